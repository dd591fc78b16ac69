"""The report of a played match: how the chances went, what was luck, what was play, and where it turned.

It depends on the match, a seed and a budget, and on nothing else. So whoever makes it again gets the same.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, cast

from vezerkar.engine import Match
from vezerkar.study.accounts import Account, Loss, Verdict, account, verdict
from vezerkar.study.chance_luck import ChanceEvent, chances, is_chance, luck_of, luck_of_the_deal
from vezerkar.study.choices import Choice, Choices, error_of_loss
from vezerkar.study.curve import CurvePoint, curve_point, moments
from vezerkar.study.judging import ChoiceHeuristics, ReportBudget, ReportHeuristics
from vezerkar.study.story import Story
from vezerkar.study.turning import MOST, Turning, borne_out, candidates

Told = Callable[[int, int], None]
"""Is told how much of how much is done."""


@dataclass(frozen=True, slots=True)
class GameReport:
    """All that a report says, without words. ``fitted`` and ``choices``: what the judge of the game is worth."""

    game: str
    seed: str
    budget: ReportBudget
    compiled: bool
    fitted: bool
    judges_choices: bool
    plies: int
    points: tuple[CurvePoint, ...]
    luck: tuple[ChanceEvent, ...]
    choices: tuple[Choice, ...]
    judge_error: float
    turning: tuple[Turning, ...]
    accounts: tuple[Account, ...]
    verdict: Verdict
    verdict_side: str
    """The side that the verdict speaks of; empty if it speaks of none."""


class Progress:
    """Counts what is done of a report, in parts of a whole that is known beforehand."""

    def __init__(self, told: Told | None, whole: int) -> None:
        self._told = told
        self.whole = whole
        self._done = 0
        self.step(0)

    def step(self, count: int = 1) -> None:
        """So much more is done."""
        self._done = min(self.whole, self._done + count)
        if self._told is not None:
            self._told(self._done, self.whole)

    def end(self) -> None:
        """All is done."""
        self.step(self.whole)


WEIGHT: Final = 20
"""A decision in whole games counts for so many that are only screened."""


def game_report(
    match: Match[Any, Any],
    heuristics: ReportHeuristics[Any],
    budget: ReportBudget,
    compiled: bool,
    seed: str = "",
    told: Told | None = None,
) -> GameReport:
    """Report on a match that was played. ``told`` is called now and then while it goes on."""
    story = Story(match, seed)
    judged = cast("ChoiceHeuristics[Any]", heuristics) if heuristics.JUDGES_CHOICES else None
    heavy = budget.doubtful if judged else 0
    if judged and judged.SHORT_GAMES:
        heavy += WEIGHT * (budget.confirmed + MOST)
    progress = Progress(told, 2 * len(story.plies) + heavy + 1)
    true = [chances(story, heuristics, s) for s in story.states]
    luck = all_luck(story, heuristics, true, budget.rolls, progress.step)
    points = tuple([curve_point(story, heuristics, at, true[at], budget.worlds) for at in moments(story)])
    choices = all_choices(story, judged, budget, progress) if judged else []
    losses = losses_of(story, judged, choices) if judged else {}
    start = {side: true[0][side] - sum([one.gave[side] for one in luck if one.kind == "deal"]) for side in story.sides}
    accounts = [account(side, start[side], true[-1][side], luck, list(losses.values()), len(story.sides)) for side in story.sides]
    turning = all_turning(story, heuristics, points, true, luck, losses, budget, progress)
    found = verdict(accounts, story.outcome is not None, heuristics.FITTED)
    progress.end()
    return GameReport(
        game=match.game.id,
        seed=seed,
        budget=budget,
        compiled=compiled,
        fitted=heuristics.FITTED,
        judges_choices=heuristics.JUDGES_CHOICES,
        plies=len(story.plies),
        points=points,
        luck=tuple(luck),
        choices=tuple(choices),
        judge_error=heuristics.ERROR,
        turning=tuple(turning),
        accounts=tuple(accounts),
        verdict=found[0],
        verdict_side=found[1],
    )


def all_luck(
    story: Story,
    heuristics: ReportHeuristics[Any],
    true: list[dict[str, float]],
    rolls: int,
    step: Callable[[], None] = lambda: None,
) -> list[ChanceEvent]:
    """Return every chance event, the set-up first, each rolled again so often. ``step`` is called after each ply."""
    deal = luck_of_the_deal(story, heuristics, true[0], rolls)
    found = [] if deal is None else [deal]
    for ply in story.plies:
        if is_chance(heuristics, ply):
            found.extend(luck_of(story, heuristics, ply, true[ply.number + 1], rolls))
        step()
    return found


def all_choices(story: Story, heuristics: ChoiceHeuristics[Any], budget: ReportBudget, progress: Progress) -> list[Choice]:
    """Return the decisions in which it made a difference what was chosen."""
    choices = Choices(story, heuristics, budget)
    for ply in story.plies:
        choices.screen(ply)
        progress.step()
    for number in choices.doubtful():
        choices.look_again(number)
        progress.step()
    for number in choices.probable():
        choices.play_to_the_end(number)
        progress.step(WEIGHT)
    for number in [number for number, choice in choices.found.items() if choice.size]:
        choices.explain(number)
    return [choices.found[number] for number in sorted(choices.found)]


def losses_of(story: Story, heuristics: ChoiceHeuristics[Any], choices: list[Choice]) -> dict[int, Loss]:
    """Return what the choices lost that count, by the ply."""
    return {
        one.ply: Loss(story.side_of(one.seat), one.loss.mean, error_of_loss(heuristics, one)) for one in choices if one.counts
    }


def all_turning(
    story: Story,
    heuristics: ReportHeuristics[Any],
    points: tuple[CurvePoint, ...],
    true: list[dict[str, float]],
    luck: list[ChanceEvent],
    losses: dict[int, Loss],
    budget: ReportBudget,
    progress: Progress,
) -> list[Turning]:
    """Return the turning points, in the order of the match."""
    found: list[Turning] = []
    for at, side in candidates(points, list(story.sides)):
        turning = turning_at(story, points[at].ply, points[at + 1].ply, side, true, luck, losses)
        judged = cast("ChoiceHeuristics[Any]", heuristics) if heuristics.JUDGES_CHOICES else None
        if judged is not None and judged.SHORT_GAMES:
            borne = borne_out(story, judged, turning, budget.turning_games)
            progress.step(WEIGHT)
            if borne is None:
                continue
            turning = borne
        found.append(turning)
        if len(found) == MOST:
            break
    return sorted(found, key=lambda one: one.after)


def turning_at(
    story: Story,
    after: int,
    end: int,
    side: str,
    true: list[dict[str, float]],
    luck: list[ChanceEvent],
    losses: dict[int, Loss],
) -> Turning:
    """Return a turn as a turning point by the judge, with its causes."""
    change = true[end][side] - true[after][side]
    lucky = sum([one.gave[side] for one in luck if one.kind != "deal" and after < one.ply <= end])
    play = 0.0
    for ply, loss in losses.items():
        if after <= ply < end:
            play += -loss.loss if loss.side == side else loss.loss / max(1, len(story.sides) - 1)
    most = max(range(after + 1, end + 1), key=lambda ply: (abs(true[ply][side] - true[ply - 1][side]), -ply))
    return Turning(
        after, end, most, side, true[after][side], true[end][side], lucky, play, change - lucky - play, None, "probable"
    )
