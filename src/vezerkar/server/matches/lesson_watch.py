"""The progress of a match in its lesson: noted for each moment that stands, and evaluated once for each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.engine import State
from vezerkar.lessons.conditions import Moment
from vezerkar.lessons.lesson import Lesson, Slip
from vezerkar.lessons.progress import Progress, moment_of

if TYPE_CHECKING:
    from vezerkar.engine import Event
    from vezerkar.server.matches.match_session import MatchSession
    from vezerkar.server.matches.snapshot import Snapshot


class LessonWatch:
    """The progress in a lesson as far as it is known: the moments that were looked at, and how far one was at each."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._known: list[tuple[Snapshot, Progress]] = []

    def progress(self, session: MatchSession) -> Progress:
        """Return the progress at the moment of now. What was undone does not count."""
        trail = session.trail()
        same = 0
        while same < min(len(trail), len(self._known)) and self._known[same][0] is trail[same]:
            same += 1
        del self._known[same:]
        for at in range(same, len(trail)):
            before = self._known[-1][1] if self._known else Progress()
            progress = before if before.finished else before.after(self.lesson, self._moment(session, trail[: at + 1]))
            self._known.append((trail[at], progress))
        return self._known[-1][1]

    def slip(self, session: MatchSession) -> Slip | None:
        """Return the slip for what the learner is asked now."""
        seat = self.lesson.seat
        if self.progress(session).finished or seat not in session.waiting():
            return None
        return self.lesson.slip(session.match.decision(seat).prompt, self._moment(session, session.trail()))

    def _moment(self, session: MatchSession, trail: list[Snapshot]) -> Moment:
        """The moment to which a trail leads."""
        begun, state = trail[0].state, trail[-1].state
        # Whoever asks has the rules of this program.
        assert isinstance(begun, State) and isinstance(state, State)
        events: list[Event] = [event for snapshot in trail[1:] for event in snapshot.events]
        actions = sum(1 for snapshot in trail if snapshot.seat == self.lesson.seat)
        return moment_of(session.game, self.lesson, begun, state, events, actions)
