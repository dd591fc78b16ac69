"""Measure how far the mistakes of game reports can be trusted.

python -m tools.report_check repeat hunt --games 20
python -m tools.report_check rates quartermaster --bots planner,greedy --games 40 --seconds 600
python -m tools.report_check signs hunt --games 20

`repeat` makes two reports of each game with different seeds: whether the losses of one lie within the error of the other, and
whether both confirm the same words. `rates` lets two bots play each other, and tells what each lost by a decision in which it
made a difference what was chosen, and how often that was a mistake. `signs` plays the mistakes of a report out in fresh whole
games: whether those see one too.
All games are of bots, and none is begun when the time is up.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import takewhile
from math import sqrt
from statistics import fmean, variance
from time import monotonic
from typing import Any, Final, NamedTuple, cast

from vezerkar.arena.play import play_match
from vezerkar.cli.progress import progress
from vezerkar.engine import Match
from vezerkar.registry import game
from vezerkar.study.choices import Choice, error_of_loss, question, whole_games
from vezerkar.study.game_report import Progress, all_choices
from vezerkar.study.judging import BUDGETS, ChoiceHeuristics, Estimate, ReportBudget, report_heuristics
from vezerkar.study.story import Story

TITLES: Final = ("hunt", "quartermaster", "triumph")
"""The games whose choices are judged."""


def heuristics_of(title: str) -> ChoiceHeuristics[Any]:
    """Return what a game knows of its choices."""
    return cast("ChoiceHeuristics[Any]", report_heuristics(title))


def played(title: str, bots: dict[str, str], seed: str) -> Match[Any, Any]:
    """Return a game of bots that is over."""
    return play_match(game(title), bots, seed)[0]


def choices_of(match: Match[Any, Any], key: str, budget: ReportBudget) -> dict[int, Choice]:
    """Return the choices of a report with this key, by their ply."""
    found = all_choices(Story(match, key), heuristics_of(match.game.id), budget, Progress(None, 1))
    return {choice.ply: choice for choice in found}


def share(hits: list[bool]) -> str:
    """Return how many of so many, in words."""
    return f"{sum(hits)} of {len(hits)}" + (f" ({100 * sum(hits) / len(hits):.0f} %)" if hits else "")


# --- two reports of the same game -------------------------------------------------------------------------------------


class Repeated(NamedTuple):
    """A choice as two reports of the same game have it."""

    one: Choice
    other: Choice


def repeat(title: str, seeds: Iterable[str], budget: ReportBudget) -> list[Repeated]:
    """Return the choices that both of two reports have looked at again."""
    found = []
    for seed in seeds:
        match = played(title, dict.fromkeys(game(title).seats(), "greedy"), seed)
        ours, theirs = (choices_of(match, f"{seed} {which}", budget) for which in ("one", "other"))
        both = [Repeated(ours[ply], theirs[ply]) for ply in sorted(ours.keys() & theirs.keys())]
        found += [pair for pair in both if pair.one.looked and pair.other.looked]
    return found


def told_repeat(title: str, found: list[Repeated]) -> Iterator[str]:
    """Yield what was found as lines."""
    heuristics = heuristics_of(title)
    apart = [(pair, abs(pair.one.loss.mean - pair.other.loss.mean)) for pair in found]
    within = [gap <= 2 * error_of_loss(heuristics, pair.other) for pair, gap in apart]
    sampling = [gap <= 2 * sqrt(pair.one.loss.error**2 + pair.other.loss.error**2) for pair, gap in apart]
    yield f"losses within the error that the other report tells: {share(within)}"
    yield f"losses as far apart as their samples alone let expect: {share(sampling)}"
    both = [pair for pair in found if pair.one.games and pair.other.games]
    confirmed = [pair for pair in both if "confirmed" in (pair.one.strength, pair.other.strength)]
    yield f"of the words that one confirms, the other confirms: {share([p.one.strength == p.other.strength for p in confirmed])}"
    surely = [pair for pair in confirmed if pair.one.strength == pair.other.strength]
    yield f"and with a loss of the same size: {share([pair.one.size == pair.other.size for pair in surely])}"


# --- what bots lose ---------------------------------------------------------------------------------------------------


Decided = dict[str, list[Choice]]
"""All decisions in which there was a difference, by the bot."""


def rates(title: str, pair: tuple[str, str], seeds: Iterable[str], budget: ReportBudget) -> Decided:
    """Return what the two bots of a pair decided. They change sides with each game."""
    all_of_them = replace(budget, doubtful=10_000, confirmed=0)
    decided: Decided = defaultdict(list)
    for number, seed in enumerate(seeds):
        order = pair if number % 2 == 0 else pair[::-1]
        sides = zip(game(title).sides({}).values(), order, strict=True)
        bots = {seat: name for seats, name in sides for seat in seats}
        for choice in choices_of(played(title, bots, seed), seed, all_of_them).values():
            decided[bots[choice.seat]].append(choice)
    return decided


def told_rates(pair: tuple[str, str], decided: Decided) -> Iterator[str]:
    """Yield the rates as lines of Markdown: what was lost by a decision, and the shares that are a mistake and a blunder."""
    lost = {name: Estimate.of([choice.loss.mean for choice in decided[name]]) for name in pair}
    wrong = {name: Estimate.of([float(choice.size in ("mistake", "blunder")) for choice in decided[name]]) for name in pair}
    gross = {name: Estimate.of([float(choice.size == "blunder") for choice in decided[name]]) for name in pair}
    yield f"| {pair[0]} v {pair[1]} | decisions | points a decision | mistakes | blunders |"
    yield "|---|---|---|---|---|"
    for name in pair:
        rates = " | ".join(f"{100 * rate[name].mean:.2f} ± {100 * rate[name].error:.2f}" for rate in (lost, wrong, gross))
        yield f"| {name} | {lost[name].count} | {rates} |"
    for what, rate in (("points", lost), ("mistakes", wrong), ("blunders", gross)):
        if rate[pair[0]].mean > 0.0:
            yield f"{what}: the rate of {pair[1]} is {rate[pair[1]].mean / rate[pair[0]].mean:.1f} times that of {pair[0]}"


# --- mistakes in fresh whole games ------------------------------------------------------------------------------------


class Borne(NamedTuple):
    """A mistake of a report, and the loss in whole games that the report has not seen."""

    choice: Choice
    fresh: Estimate


def signs(title: str, seeds: Iterable[str], budget: ReportBudget, games: int) -> list[Borne]:
    """Return the choices that a report has a word for or has played out, with their loss in fresh whole games."""
    heuristics, found = heuristics_of(title), []
    for seed in seeds:
        match = played(title, dict.fromkeys(game(title).seats(), "greedy"), seed)
        fresh = Story(match, f"{seed} fresh")
        for choice in choices_of(match, seed, budget).values():
            asked = question(fresh, heuristics, fresh.plies[choice.ply], budget.candidates) if choice.looked else None
            if asked is not None and (choice.size or choice.games):
                # A report plays on while it is in doubt. Here that would choose among the games that are to check it.
                found.append(Borne(choice, Estimate.of_games(list(whole_games(heuristics, asked, choice, games)))))
    return found


def told_signs(found: list[Borne]) -> Iterator[str]:
    """Yield what was found as lines."""
    probable = [one for one in found if one.choice.loss.low > 0.0]
    confirmed = [one for one in found if one.choice.strength == "confirmed"]
    yield f"probable by the judge, and fresh whole games see a loss: {share([one.fresh.mean > 0.0 for one in probable])}"
    yield f"confirmed, and fresh whole games see a loss: {share([one.fresh.mean > 0.0 for one in confirmed])}"
    if len(probable) > 1:
        judge = fmean([one.choice.loss.mean for one in probable])
        whole = Estimate.of([one.fresh.mean for one in probable])
        in_games = f"{100 * whole.mean:.1f} ± {100 * whole.error:.1f} in whole games"
        yield f"loss of the probable: {100 * judge:.1f} points by the judge, {in_games}"
        apart = variance([one.fresh.mean - one.choice.loss.mean for one in probable])
        sampled = fmean([one.fresh.error**2 + one.choice.loss.error**2 for one in probable])
        yield f"the judge's own error of a position: {100 * sqrt(max(0.0, apart - sampled)):.1f} points"


def main() -> None:
    """Print what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("repeat", "rates", "signs"))
    parser.add_argument("game", choices=TITLES)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=600.0, help="no game is begun after that time")
    parser.add_argument("--budget", choices=BUDGETS, default="normal")
    parser.add_argument("--bots", default="greedy,random", help="of `rates`: a stronger one and a weaker one")
    parser.add_argument("--fresh", type=int, default=400, help="of `signs`: whole games for each mistake")
    parser.add_argument("--seed", default="check")
    args = parser.parse_args()
    stronger, _, weaker = args.bots.partition(",")
    budget, began = BUDGETS[args.budget], monotonic()
    with progress(args.game, args.games) as reach:
        numbers = takewhile(lambda _: monotonic() - began < args.seconds, range(args.games))
        seeds = (f"{args.seed} {reach(number) or number}" for number in numbers)
        match args.what:
            case "repeat":
                lines = told_repeat(args.game, repeat(args.game, seeds, budget))
            case "rates":
                lines = told_rates((stronger, weaker), rates(args.game, (stronger, weaker), seeds, budget))
            case _:
                lines = told_signs(signs(args.game, seeds, budget, args.fresh))
        print("\n".join(lines))


if __name__ == "__main__":
    main()
