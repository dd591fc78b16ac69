"""A lesson being played in this process: for the terminal and for tests. The server keeps the match of a lesson itself."""

from __future__ import annotations

from typing import Any

from vezerkar.bots import bot
from vezerkar.engine import Action, Match, Observation, State
from vezerkar.lessons.conditions import Moment
from vezerkar.lessons.lesson import BOT, SCRIPT, Lesson, Slip
from vezerkar.lessons.progress import Progress, moment_of


class LessonRun:
    """A match from the position of a lesson, its progress, and the opponents, who act whenever they are asked.

    ``seed`` is that of the opponents that are bots.
    """

    def __init__(self, lesson: Lesson, seed: int | str = 0) -> None:
        self.lesson = lesson
        self.match: Match[Any, Any] = lesson.match()
        self.begun = self.match.state
        self.first_event = len(self.match.event_log)
        self.actions = 0
        self.progress = Progress()
        scripted = lesson.opponent == SCRIPT
        self.opponent = None if scripted else bot(lesson.opponent.removeprefix(BOT), lesson.game, seed)
        self._look()
        self.go_on()

    def act(self, action: Action | str) -> None:
        """Take an action of the learner, and let the opponents answer. Raises `IllegalAction`."""
        self.match.act(self.lesson.seat, action)
        self.actions += 1
        self._look()
        self.go_on()

    def catch_up(self) -> None:
        """Look at everything anew, after the learner has acted or undone something in the match itself."""
        self.progress, self.actions, told = Progress(), 0, self.first_event
        played = [None, *self.match.played_actions]
        for done, state in zip(played, [*self.match.history, self.match.state], strict=True):
            if done is not None:
                self.actions += done.seat == self.lesson.seat
                told += done.event_count
            self.progress = self.progress.after(self.lesson, self._moment(state, told))

    def moment(self) -> Moment:
        """Return what conditions look at now."""
        return self._moment(self.match.state, len(self.match.event_log))

    def _moment(self, state: State, told: int) -> Moment:
        """The moment at a State, when so many events had happened in the match."""
        events = self.match.event_log[self.first_event : told]
        return moment_of(self.match.game, self.lesson, self.begun, state, events, self.actions)

    def slip(self) -> Slip | None:
        """Return the slip for what the learner is asked now."""
        if self.lesson.seat not in self.match.waiting():
            return None
        return self.lesson.slip(self.match.decision(self.lesson.seat).prompt, self.moment())

    def _look(self) -> None:
        """Note what this moment has reached."""
        self.progress = self.progress.after(self.lesson, self.moment())

    def go_on(self) -> None:
        """Let the opponents act until the learner is asked alone, or the lesson is finished."""
        while not self.progress.finished:
            others = [seat for seat in self.match.waiting() if seat != self.lesson.seat]
            if not others:
                return
            seat = others[0]
            if self.opponent is None:
                action = self.lesson.reply(self.match.decision(seat))
            else:
                action = self.opponent.choose(Observation.of(self.match, seat)).notation
            self.match.act(seat, action)
            self._look()
