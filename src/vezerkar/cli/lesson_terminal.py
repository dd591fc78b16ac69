"""Playing a lesson in the terminal: the task, then questions and answers, with the goals beside each question."""

from __future__ import annotations

from typing import Final

from vezerkar.cli.terminal import Terminal
from vezerkar.engine import Decision
from vezerkar.lessons.lesson import Lesson
from vezerkar.lessons.progress import ENDED, LATE
from vezerkar.lessons.run import LessonRun

FAILED: Final = {LATE: "lessons-late", ENDED: "lessons-ended"}


def play_lesson(lesson: Lesson, lang: str) -> None:
    """Play a lesson until it is done or failed, or the learner quits."""
    LessonTerminal(LessonRun(lesson), lang).run()


class LessonTerminal(Terminal):
    """A lesson at one terminal. The opponents answer by themselves."""

    def __init__(self, run: LessonRun, lang: str) -> None:
        # All seats but the learner's are played by the run.
        super().__init__(run.match, {run.lesson.seat: None}, lang)
        self.lesson_run = run
        self.lesson = run.lesson

    def run(self) -> None:
        """Ask and answer until the lesson is finished or the learner quits."""
        run = self.lesson_run
        print(f"{self.lesson.number}. {self._words()}\n{self._words('brief')}\n")
        self.show(self.lesson.seat)
        while not run.progress.finished:
            if not self.ask(self.match.decision(self.lesson.seat)):
                return
            run.catch_up()
            run.go_on()
        self.news(self.lesson.seat)
        print()
        if run.progress.failed:
            failed = run.progress.failed
            print(self.tr(FAILED[failed], {}) if failed in FAILED else self._words(failed))
        else:
            print(f"{'★' * run.progress.stars}{'☆' * (1 + len(self.lesson.stars) - run.progress.stars)}  {self._words('end')}")

    def ask(self, decision: Decision) -> bool:
        """Tell the goals and what fits the moment, then ask; false if the learner quits."""
        print()
        for goal in self.lesson.goals:
            print(f"[{'x' if goal.id in self.lesson_run.progress.reached else ' '}] {self._words(goal.id)}")
        slip = self.lesson_run.slip()
        if slip is not None:
            print(f"» {self._words(slip.id)}" + (f" [{slip.cite}]" if slip.cite else ""))
        return super().ask(decision)

    def _words(self, part: str = "") -> str:
        return self.tr(self.lesson.message(part), {})
