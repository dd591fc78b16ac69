"""Time that the bots of all levels take to think."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Final

from tools.opponents.gates import skirmish
from tools.opponents.ledger import Ledger, Times, write_ledger
from vezerkar.bots import bot
from vezerkar.engine import Observation
from vezerkar.registry import GAMES
from vezerkar.registry import game as game_of
from vezerkar.study.judging import compiled

LEVELS: Final = ("Easy", "Normal", "Hard", "Expert")
WANTED: Final = {"compiled": (5, 5, 150, 2000), "interpreted": (0, 0, 2000, 0)}
"""By build, the milliseconds that a decision of each level may take; 0: as many as it takes."""
LONG_ENOUGH: Final = 400
"""Decisions of a bot after which no other game is begun."""


def decision_times(game: str, name: str, number: int) -> list[float]:
    """Return the processor time of every decision with a choice, in milliseconds, when a bot plays itself."""
    found: list[float] = []
    seed = f"opponents times/{number}"
    match = game_of(game).start(seed, skirmish(seed, number) if game == "wg35" else {})
    players = {seat: bot(name, game, f"{number} {seat}") for seat in match.seats}
    while waiting := match.waiting():
        observation = Observation.of(match, waiting[0])
        begun = process_time()
        answer = players[waiting[0]].choose(observation)
        if len(observation.decision.options) > 1:
            found.append(1000.0 * (process_time() - begun))
        match.act(waiting[0], answer)
    return found


def measure_times(in_time: Callable[[], bool], ledger: Ledger) -> None:
    """Time the bots of all levels in the build that runs."""
    build = "compiled" if compiled() else "interpreted"
    for game in GAMES:
        for name in game_of(game).levels:
            if in_time():
                found: list[float] = []
                games = 0
                while len(found) < LONG_ENOUGH:
                    found += decision_times(game, name, games)
                    games += 1
                found.sort()
                p50, p95, p99 = (round(found[len(found) * part // 100], 3) for part in (50, 95, 99))
                ledger["times"][f"{game} {name} {build}"] = Times(games=games, decisions=len(found), p50=p50, p95=p95, p99=p99)
                write_ledger(ledger)
