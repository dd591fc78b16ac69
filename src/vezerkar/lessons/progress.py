"""The progress in a lesson: which goals are reached, from one ply to the next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from vezerkar.engine import Event, Game, State
from vezerkar.lessons.conditions import Moment
from vezerkar.lessons.lesson import Lesson

LATE: Final = "late"
"""In the place of a goal: a limit was passed."""
ENDED: Final = "ended"
"""In the place of a goal: the game ended before all goals were reached."""


@dataclass(frozen=True, slots=True)
class Progress:
    """The goals that are ``reached``, what has ``failed`` (a goal of ``never``, `LATE`, `ENDED`; empty: nothing), and the
    ``stars``: 0 until the lesson is done.
    """

    reached: frozenset[str] = frozenset()
    failed: str = ""
    stars: int = 0

    @property
    def finished(self) -> bool:
        """True once the lesson is done or failed. Nothing changes any more then."""
        return bool(self.failed) or self.stars > 0

    def after(self, lesson: Lesson, moment: Moment) -> Progress:
        """Return the progress when this moment has come."""
        if self.finished:
            return self
        broken = next((goal.id for goal in lesson.never if goal.condition.holds(moment)), "")
        if broken:
            return replace(self, failed=broken)
        reached = self.reached | {goal.id for goal in lesson.goals if goal.condition.holds(moment)}
        if len(reached) == len(lesson.goals):
            return Progress(reached, stars=1 + sum(star.holds(moment) for star in lesson.stars))
        if not all(limit.holds(moment) for limit in lesson.within):
            return Progress(reached, failed=LATE)
        return Progress(reached, failed=ENDED if moment.winners is not None else "")


def moment_of(game: Game[Any, Any], lesson: Lesson, begun: State, state: State, events: Sequence[Event], actions: int) -> Moment:
    """Return the moment at a State. ``begun`` is the State in which the lesson began, ``events`` all that was told since, whoever
    knows of it, and ``actions`` how many the learner has taken.
    """
    seat = game.seats().index(lesson.seat)
    told = [event for event in events if event.visible(seat)]
    outcome = game.outcome(state)
    counts = {
        "plies": actions,
        "turns": (game.turn(state) or 0) - (game.turn(begun) or 0),
        "rolls": sum(1 for event in told if game.luck(event) is not None),
    }
    return Moment(game.view(state, seat), told, None if outcome is None else outcome.winners, counts)
