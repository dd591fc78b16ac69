"""`vezerkar bench`: how fast the rules are, as figures and as ratios to a fixed loop in the same run."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from vezerkar import registry
from vezerkar.bots import bot, bot_names
from vezerkar.engine import Dice, Game, Match, Observation, settle
from vezerkar.engine import state as engine_state
from vezerkar.engine.bit_sets import LOWEST
from vezerkar.engine.dice import key_of
from vezerkar.engine.playout import next_rng, random_playout
from vezerkar.engine.state import apply, options
from vezerkar.translation import translator

LOOP: Final = 100_000
SIMULATIONS: Final = 100
BENCHMARKS: Final = {"wg35": "vezerkar.games.wg35.benchmarks"}
"""The games that have more to measure: modules with ``OPTIONS``, those of the match measured, ``SIMULATIONS``,
how many a search has, and ``benchmarks``."""


def bench(game: str | None, seconds: float, as_json: bool) -> None:
    """Measure one game or all, and print it."""
    measured = [registry.game(game)] if game else registry.all_games()
    found = {rules.id: measure(rules, seconds) for rules in measured}
    if as_json:
        print(json.dumps(found))
        return
    for name, figures in found.items():
        print(f"{name} ({figures['mode']})")
        for figure, value in figures.items():
            if isinstance(value, float):
                print(f"  {figure:28}{value:14,.2f}")


def mode() -> str:
    """Return `compiled` or `interpreted`, as the engine in use is."""
    return "interpreted" if str(engine_state.__file__).endswith(".py") else "compiled"


def measure(game: Game[Any, Any], seconds: float) -> dict[str, str | float]:
    """All figures of one game. ``us`` is microseconds; ``per_calibration`` the ratio to the fixed loop."""
    match = middle(game)
    seat = match.waiting()[0]
    tr = translator(game.id, "en")
    state, number = match.state, match.seat_index(seat)
    record = finished(game).record()
    calibration = rate(calibrate, seconds) * LOOP
    decisions, games = random_play(game, seconds)
    figures: dict[str, str | float] = {
        "mode": mode(),
        "decisions_per_s": decisions,
        "games_per_s": games,
        "decisions_per_game": decisions / games,
        "branching": branching(game),
        "us_per_decision": 1e6 / decisions,
        "clone_us": micros(state.clone, seconds),
        "options_us": micros(lambda: options(state, number), seconds),
        "view_us": micros(lambda: match.view(seat), seconds),
        "scene_us": micros(lambda: game.scene(match.view(seat), match.decision(seat), tr), seconds),
        "encode_us": micros(match.encode, seconds),
        "imagine_us": micros(lambda: match.imagine(seat), seconds),
        "replay_us": micros(lambda: registry.replay(record), seconds),
        "calibration_per_s": calibration,
        "decisions_per_calibration": decisions / calibration,
    }
    if "search" in bot_names(game.id):
        observation = Observation.of(match, seat)
        simulations = import_module(BENCHMARKS[game.id]).SIMULATIONS if game.id in BENCHMARKS else SIMULATIONS
        searches = rate(lambda: bot(f"search:{simulations}", game.id).choose(observation), seconds)
        figures["search_simulations_per_s"] = searches * simulations
    if game.id in BENCHMARKS:
        for name, (work, times) in import_module(BENCHMARKS[game.id]).benchmarks(state).items():
            figures[name] = micros(work, seconds) / max(1, times)
    return figures


def chosen(game: Game[Any, Any]) -> dict[str, str]:
    """The options of the matches that are measured."""
    return game.complete_options(import_module(BENCHMARKS[game.id]).OPTIONS if game.id in BENCHMARKS else {})


def calibrate() -> None:
    """A fixed piece of integer work in plain Python."""
    x = 1
    for _ in range(LOOP):
        x = x * 48271 % 2147483647


def rate(work: Callable[[], object], seconds: float) -> float:
    """Return how often a second something can be done, measured for about that many seconds."""
    work()
    done = 0
    start = time.process_time()
    while (passed := time.process_time() - start) < seconds or not done:
        work()
        done += 1
    return done / passed


def micros(work: Callable[[], object], seconds: float) -> float:
    """Return how long something takes, in microseconds: the best of several batches, less the cost of the empty loop."""
    batch = max(1, int(rate(work, seconds / 10) * seconds / 10))
    best = min(timed(work, batch) for _ in range(5))
    empty = min(timed(nothing, batch) for _ in range(5))
    return max(0.0, best - empty) / batch * 1e6


def nothing() -> None:
    """Do nothing, so that the cost of a call can be measured."""


def timed(work: Callable[[], object], times: int) -> float:
    """Return the seconds that it takes to do something so many times."""
    start = time.process_time()
    for _ in range(times):
        work()
    return time.process_time() - start


def beginning(game: Game[Any, Any], seed: int) -> Any:
    """A State at the first decision of a game."""
    state = game.setup(Dice(key_of(str(seed))), chosen(game))
    settle(state)
    return state


def random_play(game: Game[Any, Any], seconds: float) -> tuple[float, float]:
    """Decisions and games a second of random play from the full list of legal actions, set-up included."""
    made = played = 0
    start = time.process_time()
    while (passed := time.process_time() - start) < seconds or not played:
        made += random_playout(beginning(game, played), played + 1, 1_000_000)
        played += 1
    return made / passed, played / passed


def branching(game: Game[Any, Any], games: int = 20) -> float:
    """Legal actions in the mean, over some random games."""
    offered = decisions = 0
    rng = 1
    for seed in range(games):
        state = beginning(game, seed)
        while not state.over:
            seat = LOWEST[state.asked]
            legal = options(state, seat)
            offered += len(legal)
            decisions += 1
            rng = next_rng(rng)
            apply(state, seat, legal[rng % len(legal)])
    return offered / decisions


def middle(game: Game[Any, Any]) -> Match[Any, Any]:
    """A match in the middle of a random game."""
    whole = finished(game)
    match = game.start("bench", chosen(game))
    for entry in whole.played_actions[: whole.ply // 2]:
        match.act(entry.seat, entry.notation)
    return match


def finished(game: Game[Any, Any]) -> Match[Any, Any]:
    """A random match that is over; always the same one."""
    match = game.start("bench", chosen(game))
    rng = 1
    while not match.state.over:
        decision = match.decisions()[0]
        rng = next_rng(rng)
        match.act(decision.seat, decision.options[rng % len(decision.options)])
    return match
