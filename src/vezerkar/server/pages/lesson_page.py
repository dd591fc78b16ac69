"""Lessons in words: the list of a game's lessons, and how far somebody is in one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from vezerkar.lessons.lesson import Lesson, Slip, lessons
from vezerkar.lessons.progress import ENDED, LATE, Progress
from vezerkar.server.http.known_game import known_game
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.viewer import Viewer
from vezerkar.server.pages.lesson_messages import LessonGoal, LessonInfo, LessonSlip, LessonState
from vezerkar.translation import translator


@dataclass(frozen=True, slots=True)
class LessonDetails:
    """The part of a MatchPage that is about its lesson, without words."""

    lesson: Lesson
    progress: Progress
    slip: Slip | None


def lesson_details(session: MatchSession, viewer: Viewer) -> LessonDetails | None:
    """Return how far the learner is; None for everybody else, for goals tell what that seat alone may know."""
    watch = session.lesson_now
    if watch is None or watch.lesson.seat not in viewer.seats:
        return None
    return LessonDetails(watch.lesson, watch.progress(session), watch.slip(session))


def lesson_state(details: LessonDetails, lang: str) -> LessonState:
    """Return the same in words."""
    lesson, progress, slip = details.lesson, details.progress, details.slip
    tr = translator(lesson.game, lang)

    def words(part: str = "") -> str:
        return tr(lesson.message(part), {})

    goals = [LessonGoal(words(goal.id), goal.id in progress.reached, False) for goal in lesson.goals]
    goals += [LessonGoal(words(goal.id), progress.stars > 0, goal.id == progress.failed) for goal in lesson.never]
    failed = {LATE: tr("lessons-late", {}), ENDED: tr("lessons-ended", {})}.get(progress.failed)
    following = next((one.id for one in lessons(lesson.game) if one.number == lesson.number + 1), "")
    return LessonState(
        id=lesson.id,
        number=lesson.number,
        title=words(),
        brief=words("brief"),
        goals=goals,
        slip=None if slip is None else LessonSlip(words(slip.id), slip.cite, list(slip.at)),
        failed=(words(progress.failed) if failed is None else failed) if progress.failed else "",
        end=words("end") if progress.stars else "",
        stars=progress.stars,
        most_stars=1 + len(lesson.stars),
        next=following,
        practice=lesson.practice,
    )


@cache
def lesson_list(game: str, lang: str) -> list[LessonInfo]:
    """Return the lessons of a game, in the order of their chapters. Raises `ApiError`."""
    tr = translator(known_game(game).id, lang)
    return [
        LessonInfo(
            id=one.id,
            number=one.number,
            title=tr(one.message(), {}),
            brief=tr(one.message("brief"), {}),
            seat=tr(f"seat-{one.seat}", {}),
            most_stars=1 + len(one.stars),
            practice=one.practice,
        )
        for one in lessons(game)
    ]
