"""Gates: pairings of bots, each with a rate that the first one must reach.

The lower bound of the 95 % Wilson interval must lie above a bound. Game number n of a gate has the same seed always, so a run
that was broken off is gone on with. A change of the bots needs new games.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from types import SimpleNamespace
from typing import Any, Final, cast

from tools.opponents.ledger import GateCounts, Ledger, write_ledger
from tools.quick_skirmish import battle_of
from vezerkar.arena.play import assign_bots, play
from vezerkar.bots import register_bot
from vezerkar.bots.search import search
from vezerkar.games.hunt import heuristics
from vezerkar.games.hunt.bots import CaptainHuntBot
from vezerkar.games.hunt.game_data import BRITISH, GERMAN
from vezerkar.games.hunt.heuristics.numbers import CAPTAIN_BRITISH, read_numbers
from vezerkar.games.hunt.state import HuntState
from vezerkar.games.wg35.game_data import MISSIONS
from vezerkar.registry import game as game_of


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
    options: Mapping[str, str] = field(default_factory=dict)
    """Those of the game that are not the usual ones. In WG35 missions and rosters are drawn for each game."""


GATES: Final = (
    Gate("H2", "captain", BRITISH, "greedy", 1000, 68, 65),
    Gate("H3", "captain", GERMAN, "greedy", 1000, 50, 46),
    Gate("H4", "captain", GERMAN, "greedy_with_belief", 1000, 53, 50),
    Gate("H5", "search:100", BRITISH, "greedy", 200, 78, 72),
    Gate("H6", "search:100", GERMAN, "greedy_with_belief", 200, 65, 58),
    Gate("H6b", "search:100", GERMAN, "greedy", 200, 68, 61),
    Gate("H7", "search:100", -1, "search_without_belief:190", 600, 56, 52),
    Gate("H8", "captain", GERMAN, "captain", 400, 42, 42),
    Gate("L0", "novice", -1, "random", 1000, 85, 85),
    Gate("L1", "greedy", -1, "novice", 1000, 55, 55),
    Gate("L2", "captain", -1, "greedy", 1000, 50, 50),
    Gate("L3", "search:100", -1, "captain", 200, 50, 50),
    Gate("Q1", "novice", -1, "random", 200, 85, 85, "quartermaster"),
    Gate("Q2", "greedy", -1, "novice", 400, 55, 55, "quartermaster"),
    Gate("Q3", "planner", -1, "greedy", 400, 60, 60, "quartermaster"),
    Gate("Q4", "far_planner", -1, "planner", 400, 53, 53, "quartermaster"),
    Gate("Q5", "far_planner", -1, "greedy", 400, 70, 70, "quartermaster"),
    Gate("T1", "novice", -1, "random", 200, 85, 85, "triumph"),
    Gate("T2", "greedy", -1, "novice", 400, 38, 38, "triumph"),
    Gate("T3", "planner", -1, "greedy", 600, 38, 38, "triumph"),
    Gate("T4", "planner", -1, "greedy", 400, 55, 55, "triumph", {"players": "two"}),
    Gate("S1", "novice", -1, "random", 200, 85, 85, "wg35"),
    Gate("S2", "greedy", -1, "novice", 1000, 55, 55, "wg35"),
    Gate("W3", "captain", -1, "greedy", 1000, 56, 52, "wg35"),
)
"""H2 to H8: what the belief should bring in The Hunt. W3: what the tuned numbers should bring in WG35. All others: each level
beats the one below. 190 iterations without the belief take as long as 100 with it. In Triumph & Tragedy an equal bot wins a third
of its games, for it plays against two."""


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
    game = game_of(gate.game)
    seed = f"opponents {gate.id}/{number}"
    options = game.complete_options(skirmish(seed, number) if gate.game == "wg35" else gate.options)
    sides = list(game.sides(options))
    side = sides[number % len(sides) if gate.seat < 0 else gate.seat]
    bots = assign_bots(game, {one: gate.bot if one == side else gate.against for one in sides}, options)
    result = play(gate.game, bots, seed, number, options)
    return game.sides(options)[side][0] in result.winners


def skirmish(seed: str, number: int) -> dict[str, str]:
    """Return the options of a battle of WG35: the missions by turns, two battles each, the ready rosters by lot."""
    return battle_of(MISSIONS[number // 2 % len(MISSIONS)], Random(seed))


def play_gate(gate: Gate, games: int, in_time: Callable[[], bool], ledger: Ledger) -> None:
    """Play on with a gate until so many games are played or the time is over."""
    counts = ledger["gates"].setdefault(gate.id, GateCounts(games=0, won=0))
    while counts["games"] < games and in_time():
        counts["won"] += won(gate, counts["games"])
        counts["games"] += 1
        write_ledger(ledger)
