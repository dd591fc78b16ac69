"""The luck of game reports, added up over many games, is to come to nothing: ``python -m tools.report_luck hunt --games 500``.

Plays games of a bot against itself, books the luck of each by its kind as a report does, and prints for every side and kind the
mean of a game in points, its standard error, and how many of these it lies from nothing. More than three is a fault of the
bookkeeping. The last line says how much of the variance of the results is left when luck is taken off them.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterable, Iterator
from math import sqrt
from statistics import fmean, stdev, variance
from typing import get_args

from vezerkar.arena.play import play_match
from vezerkar.cli.progress import progress
from vezerkar.registry import GAMES, game
from vezerkar.study.chance_luck import LuckKind, chances, total
from vezerkar.study.game_report import all_luck
from vezerkar.study.judging import report_heuristics
from vezerkar.study.story import Story

ALL, RESULT = "all", "result"
Sums = dict[tuple[str, str], list[float]]
"""Points of each game, by side and kind; of no kind are the luck as a whole and the result."""


def luck_of_games(title: str, name: str, seeds: Iterable[str], rolls: int) -> Sums:
    """Return the luck of games."""
    heuristics, rules = report_heuristics(title), game(title)
    bots = dict.fromkeys(rules.seats(), name)
    sums: Sums = defaultdict(list)
    for seed in seeds:
        match, _ = play_match(rules, bots, seed)
        story = Story(match, seed)
        true = [chances(story, heuristics, s) for s in story.states]
        events = all_luck(story, heuristics, true, rolls)
        for side in story.sides:
            for kind in get_args(LuckKind):
                sums[side, kind].append(100 * total(events, side, kind).mean)
            sums[side, ALL].append(100 * total(events, side, *get_args(LuckKind)).mean)
            sums[side, RESULT].append(100 * true[-1][side])
    return sums


def table(sums: Sums) -> Iterator[str]:
    """Yield the means as lines of Markdown."""
    yield "| side | kind | games | points a game | error | errors from 0 |"
    yield "|---|---|---|---|---|---|"
    for (side, kind), values in sums.items():
        if kind != RESULT and len({*values}) > 1:
            error = stdev(values) / sqrt(len(values))
            mean = fmean(values)
            yield f"| {side} | {kind} | {len(values)} | {mean:+.2f} | {error:.2f} | {mean / error:+.1f} |"
    side = next(iter(sums))[0]
    adjusted = [result - luck for result, luck in zip(sums[side, RESULT], sums[side, ALL], strict=True)]
    yield f"variance of the results of {side} that is left without luck: {variance(adjusted) / variance(sums[side, RESULT]):.2f}"


def main() -> None:
    """Print the table of one game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--rolls", type=int, default=32, help="so often each chance event is rolled again")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", default="luck")
    args = parser.parse_args()
    with progress(args.game, args.games) as reach:
        seeds = (f"{args.seed} {reach(number) or number}" for number in range(args.games))
        sums = luck_of_games(args.game, args.bot, seeds, args.rolls)
    print("\n".join(table(sums)))


if __name__ == "__main__":
    main()
