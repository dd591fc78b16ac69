"""`--better-than` of ladders and tournaments: sequential tests of bots against one, played until they are decided."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from vezerkar.arena.header import Header
from vezerkar.arena.ladder import Field, until_decided
from vezerkar.arena.ranking import BETTER, BOUND, REPETITIONS, Cell, evidence, ratings
from vezerkar.arena.statistics import rate
from vezerkar.cli.campaigns import Execution, campaign, play
from vezerkar.cli.progress import progress
from vezerkar.cli.simulation import share
from vezerkar.engine import VezerkarError
from vezerkar.registry import game as game_of


def ladder(
    game: str, bots: list[str], than: str, n: int, options: dict[str, str], seed: str, execution: Execution, as_json: bool
) -> None:
    """Play until it is decided whether a bot is better than another one, and print what was decided."""
    if len(bots) != 1 or bots == [than]:
        raise VezerkarError(f"--better-than asks whether one bot is better than another: name one, not {', '.join(bots)}")
    (told,) = decided(game, bots, than, n, options, seed, execution)
    del told["sides"]
    told = {"game": game, **told}
    print(json.dumps(told) if as_json else "\n".join([f"{told['games']} games", *verdict(told, "seeds")]))


def tournament(
    game: str, bots: list[str], than: str, n: int, options: dict[str, str], seed: str, execution: Execution, as_json: bool
) -> None:
    """Play every bot against one until it is decided which of them are better, and print wins and verdicts."""
    if than in bots:
        raise VezerkarError(f"--better-than {than} is whom the others meet: do not enter it as well")
    if len({*bots}) < len(bots):
        raise VezerkarError("a tournament with --better-than has every bot once")
    tests = decided(game, bots, than, n, options, seed, execution)
    if as_json:
        print(json.dumps({"game": game, "than": than, "games": sum(told["games"] for told in tests), "tests": tests}))
        return
    for told in tests:
        for side in told["sides"]:
            print(f"{told['bot']} as {side['side']} against {than}: {share(side)}")
        print("\n".join(verdict(told, "games")))


def decided(
    game: str, bots: list[str], than: str, n: int, options: dict[str, str], seed: str, execution: Execution
) -> list[dict[str, Any]]:
    """Play every bot against one until it is decided which is better, and return what was decided of each, as plain data."""
    sides = game_of(game).sides(options)
    field = Field([than, *bots], sides, pairs=[(0, 1 + i) for i in range(len(bots))])
    header = Header.of(game, n, field.matchups, seed, options)
    with campaign(header, execution, until_decided(header, field)) as played:
        play(played, f"up to {header.games} games of {game}")
        results = field.by_pair(n, played.results())
    tests = []
    for bot, seeds in zip(bots, results, strict=True):
        total: Counter[Cell] = Counter()
        for found in seeds:
            total.update(found)
        proof = evidence(total, len(sides))
        with progress("intervals", REPETITIONS) as reach:
            difference = ratings(2, len(sides), seeds, seed, 0, reach).bots[1]
        tests.append(
            {
                "bot": bot,
                "than": than,
                "games": sum(total.values()),
                "verdict": "better" if proof >= BOUND else "not better" if proof <= -BOUND else "undecided",
                "evidence": round(proof, 3),
                "elo": difference.points,
                "low": difference.low,
                "high": difference.high,
                "sides": [{"side": side, **by_side(total, place)} for place, side in enumerate(sides)],
            }
        )
    return tests


def by_side(total: Counter[Cell], side: int) -> dict[str, Any]:
    """Return how many games bot 1 has won on a side, of those in which it had it; a draw is no win."""
    games = won = 0
    for (assignment, winners), number in total.items():
        if assignment[side] == 1:
            games += number
            won += number * (side in winners and len(winners) < len(assignment))
    return dict(rate(won, games))


def verdict(told: dict[str, Any], more: str) -> list[str]:
    """The outcome of a sequential test in words; ``more`` is what there should be more of if it is undecided."""
    said = {
        "better": f"{told['bot']} is better than {told['than']}",
        "not better": f"{told['bot']} is not better than {told['than']}",
        "undecided": f"it is not decided whether {told['bot']} is better than {told['than']}: more {more} with -n",
    }[told["verdict"]]
    return [
        said,
        f"  difference: {told['elo']:+} (95 %: {told['low']:+} to {told['high']:+})",
        f"  evidence for {BETTER:g} points against 0: {told['evidence']}; {BOUND:.2f} decides it either way",
    ]
