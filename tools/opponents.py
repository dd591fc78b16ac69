"""Measure whether the bots are as strong as they should be, and write the tables of ``docs/opponents.md``.

    PYTHONPATH=build/compiled python -m tools.opponents H2 --games 1000 --seconds 170    play on with one gate
    PYTHONPATH=build/compiled python -m tools.opponents                                  only write the table anew

A gate is a pairing and a rate that it must reach: the lower bound of the 95 % Wilson interval must lie above a bound. Game number
n of a gate has the same seed always, so a run that was broken off is gone on with; ``docs/opponents.json`` keeps the counts. A
change of the bots needs new games: ``--anew`` forgets those of a gate. H1 is the log-loss of the belief of The Hunt, H9 the
time of a decision.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from math import log
from pathlib import Path
from random import Random
from time import monotonic, process_time
from types import SimpleNamespace
from typing import Any, Final, TypedDict, cast

from tools.quick_hunt import Player, quick_game
from tools.skirmish_balance import rosters
from vezerkar.arena.play import play
from vezerkar.arena.statistics import wilson
from vezerkar.bots import bot, register_bot
from vezerkar.bots.search import search
from vezerkar.engine import Observation
from vezerkar.engine.bit_sets import BIT, count
from vezerkar.games.hunt import heuristics
from vezerkar.games.hunt.bots import CaptainHuntBot
from vezerkar.games.hunt.game_data import BRITISH, GERMAN, SEATS
from vezerkar.games.hunt.heuristics.belief import chances
from vezerkar.games.hunt.heuristics.information import HOT, hunting_ground, weight
from vezerkar.games.hunt.heuristics.numbers import CAPTAIN_BRITISH, read_numbers
from vezerkar.games.hunt.state import CARD_PLAY, HuntState
from vezerkar.games.wg35.game_data import MISSIONS
from vezerkar.registry import game as game_of

DOCS: Final = Path(__file__).parents[1] / "docs"
COUNTS: Final = DOCS / "opponents.json"
PAGE: Final = DOCS / "opponents.md"
BEGIN: Final = "<!-- written by tools/opponents.py -->"
END: Final = "<!-- end of what is written -->"


@dataclass(frozen=True, slots=True)
class Gate:
    """A pairing, and what the first bot must reach in it. The second one plays all other sides.

    ``seat`` is the side of the first bot by its number, -1: it plays all sides by turns.
    """

    id: str
    bot: str
    seat: int
    against: str
    games: int
    wanted: float
    """Percent of the games that it should win."""
    bound: float
    """Percent that the lower end of the interval must reach."""
    game: str = "hunt"


GATES: Final = (
    Gate("H2", "captain", BRITISH, "greedy", 1000, 68, 65),
    Gate("H3", "captain", GERMAN, "greedy", 1000, 50, 46),
    Gate("H4", "captain", GERMAN, "greedy_with_belief", 1000, 53, 50),
    Gate("H5", "search:100", BRITISH, "greedy", 200, 78, 72),
    Gate("H6", "search:100", GERMAN, "greedy_with_belief", 200, 65, 58),
    Gate("H6b", "search:100", GERMAN, "greedy", 200, 68, 61),
    Gate("H7", "search:100", -1, "search_without_belief:190", 600, 56, 52),
    Gate("H8", "captain", GERMAN, "captain", 400, 42, 42),
    Gate("L1", "greedy", -1, "novice", 1000, 50, 50),
    Gate("L2", "captain", -1, "greedy", 1000, 50, 50),
    Gate("L3", "search:100", -1, "captain", 200, 50, 50),
    Gate("Q1", "novice", -1, "random", 60, 50, 50, "quartermaster"),
    Gate("Q2", "greedy", -1, "novice", 400, 50, 50, "quartermaster"),
    Gate("Q3", "planner:48", -1, "greedy", 400, 60, 50, "quartermaster"),
    Gate("Q4", "planner:192", -1, "planner:48", 400, 53, 50, "quartermaster"),
    Gate("T1", "novice", -1, "random", 60, 34, 34, "triumph"),
    Gate("T2", "greedy", -1, "novice", 400, 34, 34, "triumph"),
    Gate("T3", "planner", -1, "greedy", 600, 38, 34, "triumph"),
    Gate("S1", "novice", -1, "random", 60, 50, 50, "wg35"),
    Gate("S2", "greedy", -1, "novice", 400, 50, 50, "wg35"),
    Gate("S3", "search", -1, "greedy", 400, 60, 50, "wg35"),
)
"""H2 to H8: what the belief should bring in The Hunt. All others: each level beats the one below. 190 iterations without the
belief take as long as 100 with it. In Triumph & Tragedy an equal bot wins a third of its games, for it plays against two."""

TITLES: Final = {"hunt": "The Hunt", "quartermaster": "Quartermaster General", "triumph": "Triumph & Tragedy", "wg35": "WG35"}


class Counts(TypedDict):
    """The games of a gate so far. Of H1 and H9 ``games`` are decisions and ``won`` is the number of games."""

    games: int
    won: int
    loss: float
    """Sum of the log-losses of the belief (H1)."""
    thumb: float
    """The same by the rule of thumb."""
    ms: list[float]
    """Milliseconds of a decision (H9): the median and the 95th percentile."""


class GreedyWithBelief(CaptainHuntBot):
    """A captain with the British numbers of `greedy`: it has the belief and nothing else."""

    def action_values(self, s: HuntState, seat: int, actions: list[int]) -> list[float]:
        CAPTAIN_BRITISH.set(read_numbers("greedy.json")["british"])
        try:
            return super().action_values(s, seat, actions)
        finally:
            CAPTAIN_BRITISH.set(read_numbers("captain.json")["british"])


def register() -> None:
    """Make the bots known that are only here to be measured against."""
    names = [name for name in heuristics.__all__ if name != "prepare"]
    plain = SimpleNamespace(**{name: getattr(heuristics, name) for name in names})
    register_bot("search_without_belief", "hunt", lambda seed, budget: search(cast("Any", plain), seed, budget))
    register_bot("greedy_with_belief", "hunt", lambda seed, budget: GreedyWithBelief(seed))


def won(gate: Gate, number: int) -> bool:
    """Play a game of a gate; return True if its bot wins."""
    sides = list(game_of(gate.game).sides())
    side = sides[number % len(sides) if gate.seat < 0 else gate.seat]
    bots = {one: gate.bot if one == side else gate.against for one in sides}
    seed = f"opponents {gate.id}/{number}"
    result = play(gate.game, bots, seed, number, skirmish(seed, number) if gate.game == "wg35" else {})
    return game_of(gate.game).sides()[side][0] in result.winners


def skirmish(seed: str, number: int) -> dict[str, str]:
    """Return the options of a battle of WG35: the missions by turns, two battles each, the ready rosters by lot."""
    lot = Random(seed)
    mission = MISSIONS[number // 2 % len(MISSIONS)]
    return {"mission": mission, "army_a": lot.choice(rosters(mission, "A")), "army_b": lot.choice(rosters(mission, "B"))}


def log_losses(german: Player, seed: str) -> list[tuple[float, float]]:
    """Play a game and return the log-loss of the belief on the true space, and of the rule of thumb, once every British turn.

    That is at the first decision about cards of each turn in which more than one space is possible. The British player is
    `greedy`.
    """
    found: list[tuple[float, float]] = []
    last = -1

    def look(s: HuntState, seat: int, action: int) -> None:
        nonlocal last
        if seat != BRITISH or s.phase != CARD_PLAY or s.turn == last or count(s.belief) < 2:
            return
        last = s.turn
        ground = hunting_ground(s)
        thumb = (HOT if ground & BIT[s.spee] else 1.0) / weight(s.belief, ground, HOT)
        found.append((-log(chances(s)[s.spee]), -log(thumb)))

    quick_game(seed, (german, Player()), look)
    return found


TIMED: Final = {"captain": (10, 5.0), "search:100": (1, 100.0)}
"""Bots of H9: games to play, and milliseconds that 95 of 100 decisions may take on a free core in a compiled build."""


def decision_times(name: str, games: int) -> list[float]:
    """Return the processor time of every decision with a choice, in milliseconds, when a bot plays itself."""
    found: list[float] = []
    for number in range(games):
        match = game_of("hunt").start(f"opponents H9/{number}")
        players = {seat: bot(name, "hunt", f"{number} {seat}") for seat in match.seats}
        while waiting := match.waiting():
            observation = Observation.of(match, waiting[0])
            begun = process_time()
            answer = players[waiting[0]].choose(observation)
            if len(observation.decision.options) > 1:
                found.append(1000.0 * (process_time() - begun))
            match.act(waiting[0], answer)
    return found


def germans() -> dict[str, Player]:
    """Return the German players of H1 by name."""
    return {"H1 greedy": Player(), "H1 captain": Player(read_numbers("captain.json")["german"])}


def measure(name: str, games: int, seconds: float, kept: dict[str, Counts]) -> None:
    """Play on with a gate until so many games are played or the time is over."""
    end = monotonic() + seconds
    if name == "H1":
        for line, player in germans().items():
            losses = [loss for number in range(games) for loss in log_losses(player, f"opponents {line}/{number}")]
            loss, thumb = (sum(column) for column in zip(*losses, strict=True))
            kept[line] = Counts(games=len(losses), won=games, loss=loss, thumb=thumb, ms=[])
        return
    if name == "H9":
        for timed, (few, _) in TIMED.items():
            times = sorted(decision_times(timed, few))
            ms = [times[len(times) // 2], times[len(times) * 95 // 100]]
            kept[f"H9 {timed}"] = Counts(games=len(times), won=few, loss=0.0, thumb=0.0, ms=ms)
        return
    gate = next(gate for gate in GATES if gate.id == name)
    counts = kept.setdefault(name, Counts(games=0, won=0, loss=0.0, thumb=0.0, ms=[]))
    while counts["games"] < games and monotonic() < end:
        counts["won"] += won(gate, counts["games"])
        counts["games"] += 1
        write_counts(kept)


def write_counts(kept: dict[str, Counts]) -> None:
    """Keep the counts of all gates: after each game, for some games take minutes."""
    COUNTS.write_text(json.dumps(dict(sorted(kept.items())), indent=2) + "\n", "utf-8")


def table(kept: dict[str, Counts]) -> list[str]:
    """Return the lines of the tables."""
    lines: list[str] = []
    for game, title in TITLES.items():
        measured = [gate for gate in GATES if gate.game == game and gate.id in kept]
        if measured:
            lines += ["", f"### {title}", "", "| gate | bot | as | against | games | wins | 95 % | wanted | reached |"]
            lines += ["|---|---|---|---|---|---|---|---|---|", *[row(gate, kept[gate.id]) for gate in measured]]
            lines += more_of_the_hunt(kept) if game == "hunt" else []
    return lines[1:]


def row(gate: Gate, counts: Counts) -> str:
    """Return the line of a gate."""
    games, wins = counts["games"], counts["won"]
    low, high = wilson(wins, games)
    side = SEATS[gate.seat] if gate.seat >= 0 else "all sides by turns"
    share = f"{wins} ({100 * wins / games:.1f} %) | {100 * low:.1f} to {100 * high:.1f} %"
    reached = "yes" if 100 * low >= gate.bound and 100 * wins / games >= gate.wanted else "not shown"
    if gate.id == "H8":
        reached = "yes" if 42 <= 100 * wins / games <= 58 else "no"
    wanted = "42 to 58 %" if gate.id == "H8" else f"{gate.wanted:g} %, low end {gate.bound:g} %"
    return f"| {gate.id} | {gate.bot} | {side} | {gate.against} | {games} | {share} | {wanted} | {reached} |"


def more_of_the_hunt(kept: dict[str, Counts]) -> list[str]:
    """Return the tables of H1 and H9."""
    lines: list[str] = []
    lines += ["", "| German player (H1) | games | decisions | rule of thumb | belief |", "|---|---|---|---|---|"]
    for line in germans():
        if line in kept:
            one = kept[line]
            loss, thumb = one["loss"] / one["games"], one["thumb"] / one["games"]
            lines.append(f"| {line.removeprefix('H1 ')} | {one['won']} | {one['games']} | {thumb:.2f} | {loss:.2f} |")
    lines += ["", "| bot (H9) | games | decisions | median | 95 % take less than | wanted |", "|---|---|---|---|---|---|"]
    for timed, (_, limit) in TIMED.items():
        if f"H9 {timed}" in kept:
            one = kept[f"H9 {timed}"]
            median, most = one["ms"]
            lines.append(f"| {timed} | {one['won']} | {one['games']} | {median:.1f} ms | {most:.1f} ms | {limit:g} ms |")
    return lines


def write_page(kept: dict[str, Counts]) -> None:
    """Put the tables between the marks of the page."""
    before, rest = PAGE.read_text("utf-8").split(BEGIN)
    _, after = rest.split(END)
    PAGE.write_text(f"{before}{BEGIN}\n\n" + "\n".join(table(kept)) + f"\n\n{END}{after}", "utf-8")


def main() -> None:
    """Measure what is asked for, keep the counts and write the page."""
    wanted = {"H1": 200, "H9": 0} | {gate.id: gate.games for gate in GATES}
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("gates", nargs="*", metavar="GATE", help="H1 to H9, L1 to L3")
    parser.add_argument("--games", type=int, help="games in all; as many as the gate wants if it is not given")
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no game after so long")
    parser.add_argument("--anew", action="store_true", help="forget the games of these gates first")
    asked = parser.parse_args()
    for name in asked.gates:
        if name not in wanted:
            parser.error(f"there is no gate {name}; there are: {', '.join(wanted)}")
    register()
    kept: dict[str, Counts] = json.loads(COUNTS.read_text("utf-8")) if COUNTS.is_file() else {}
    for name in asked.gates:
        if asked.anew:
            kept.pop(name, None)
        measure(name, asked.games or wanted[name], asked.seconds, kept)
        write_counts(kept)
        print(*[f"{line}: {counts}" for line, counts in kept.items() if line.split()[0] == name], sep="\n", flush=True)
    if PAGE.is_file():
        write_page(kept)


if __name__ == "__main__":
    main()
