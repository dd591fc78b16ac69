"""Lessons as files, ``study/lessons/NN-NAME.json`` of a game, and how they are read; their words: ``texts/lessons.LANG.ftl``."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from typing import Any, Final

from vezerkar.engine import BadPosition, Decision, Match, VezerkarError
from vezerkar.engine.game import Json
from vezerkar.engine.position_reader import Field
from vezerkar.lessons.conditions import COUNTS, MOST, AtMost, Condition, Moment, read_condition
from vezerkar.registry import GAMES, game, lesson_files

FILE: Final = re.compile(r"([0-9]{2})-([a-z][a-z0-9_]*)\.json")
"""The name of a file: the number of the chapter, which orders them, and the name of the lesson, which never changes."""

SCRIPT: Final = "script"
"""The opponent that answers as the lesson's file says."""

BOT: Final = "bot:"
"""Before the name of a bot, as in what a `NewMatch` says of a seat."""

FIELDS: Final = ("position", "seat", "opponent", "script", "all", "never", "within", "stars", "slips", "answer", "practice")


class BadLesson(VezerkarError):
    """The file of a lesson is not one. The text names the file and the field."""


@dataclass(frozen=True, slots=True)
class Goal:
    """Something to be reached, or in ``never`` to be avoided; its words are ``lesson-NAME-ID``."""

    id: str
    condition: Condition


@dataclass(frozen=True, slots=True)
class Slip:
    """A sentence for the moment at which the learner is asked a question that fits a pattern, if the condition holds.

    Its words are ``lesson-NAME-ID``. ``cite`` is the rule it is about. ``at`` names what of the Scene it is about, as a hint of
    the coach does.
    """

    id: str
    asked: str
    when: Condition | None
    cite: str
    at: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer of a scripted opponent to a question that fits a pattern: the first option that some pattern fits."""

    asked: str
    take: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A chapter: a position, the seat of the learner, who plays the others, and what is to be reached.

    All ``goals`` must be reached, each at any moment, and nothing of ``never`` may happen before; ``within`` are limits. One star
    is for the end, another for each of the conditions ``stars`` that hold then. ``answer`` are actions of the learner that lead
    there. ``practice`` is the theme of the puzzles that ask for the same; empty if there are none.
    """

    game: str
    number: int
    name: str
    position: Mapping[str, Json]
    seat: str
    opponent: str
    script: tuple[Answer, ...]
    goals: tuple[Goal, ...]
    never: tuple[Goal, ...]
    within: tuple[Condition, ...]
    stars: tuple[Condition, ...]
    slips: tuple[Slip, ...]
    answer: tuple[str, ...]
    practice: str

    @property
    def id(self) -> str:
        """The id among the lessons of all games."""
        return f"{self.game}-{self.name}"

    def message(self, part: str = "") -> str:
        """Return the id of the words of a part: of a goal or a slip, ``brief``, ``end``; of the title without one."""
        return f"lesson-{self.name}-{part}" if part else f"lesson-{self.name}"

    def slip(self, asked: str, moment: Moment) -> Slip | None:
        """Return the first slip that fits a question and a moment."""
        fitting = (slip for slip in self.slips if fnmatchcase(asked, slip.asked))
        return next((slip for slip in fitting if slip.when is None or slip.when.holds(moment)), None)

    def match(self) -> Match[Any, Any]:
        """Return a match that begins at the position. Raises `BadPosition`."""
        return game(self.game).position({"game": self.game, **self.position})

    def reply(self, decision: Decision) -> str:
        """Return what a scripted opponent does."""
        options = [option.notation for option in decision.options]
        patterns = [pattern for answer in self.script if fnmatchcase(decision.prompt, answer.asked) for pattern in answer.take]
        fitting = (option for pattern in patterns for option in options if fnmatchcase(option, pattern))
        return next(fitting, decision.default.notation)


@cache
def lessons(name: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game, in the order of their chapters. Raises `BadLesson` or `UnknownGame`."""
    return tuple(sorted((read_lesson(name, *file) for file in lesson_files(name)), key=lambda lesson: lesson.number))


def lesson(wanted: str) -> Lesson | None:
    """Return the lesson of this id, or None."""
    name = wanted.partition("-")[0]
    return next((one for one in lessons(name) if one.id == wanted), None) if name in GAMES else None


def read_lesson(name: str, file: str, text: str) -> Lesson:
    """Return the lesson of a game that a file describes. Raises `BadLesson`."""
    found = FILE.fullmatch(file)
    if found is None:
        raise BadLesson(f"{name}/{file}: the name of a lesson's file is like 01-name.json")
    try:
        return _read(name, int(found[1]), found[2], Field(json.loads(text), "lesson").only(FIELDS))
    except (BadPosition, json.JSONDecodeError) as error:
        raise BadLesson(f"{name}/{file}: {error}") from error


def _read(name: str, number: int, called: str, data: Field) -> Lesson:
    known: list[str] = []
    seat = data.at("seat")
    seats = game(name).seats()
    seat.index(seats)
    opponent = data.at("opponent", SCRIPT)
    if opponent.text() != SCRIPT and not opponent.text().startswith(BOT):
        raise opponent.unlike(f"{SCRIPT} or {BOT}NAME")
    goals = tuple(_goal(one, known) for one in data.at("all").items())
    if not goals:
        raise data.at("all").wrong("at least one goal is wanted")
    practice = data.at("practice", "")
    if practice.text():
        practice.index(tuple(theme.id for theme in game(name).puzzles()))
    return Lesson(
        game=name,
        number=number,
        name=called,
        position=data.at("position").only(("options", "dice", "stack", "state")).table(),
        seat=seat.text(),
        opponent=opponent.text(),
        script=tuple(
            Answer(one.only(("asked", "take")).at("asked", "*").text(), texts(one.at("take")))
            for one in data.at("script", []).items()
        ),
        goals=goals,
        never=tuple(_goal(one, known) for one in data.at("never", []).items()),
        within=tuple(AtMost(COUNTS[at], limit.number(0, MOST)) for at, limit in data.at("within", {}).members(COUNTS)),
        stars=tuple(read_condition(one) for one in data.at("stars", []).items()),
        slips=tuple(_slip(one, known) for one in data.at("slips", []).items()),
        answer=texts(data.at("answer")),
        practice=practice.text(),
    )


def _goal(field: Field, known: list[str]) -> Goal:
    return Goal(_new_id(field, known), read_condition(field, ("id",)))


def _slip(field: Field, known: list[str]) -> Slip:
    field.only(("id", "asked", "when", "cite", "at"))
    when = read_condition(field.at("when")) if field.has("when") else None
    return Slip(
        _new_id(field, known), field.at("asked", "*").text(), when, field.at("cite", "").text(), texts(field.at("at", []))
    )


def _new_id(field: Field, known: list[str]) -> str:
    """The id of a goal or a slip, which no other of the lesson has."""
    given = field.at("id")
    if given.text() in known:
        raise given.wrong(f"{given.text()!r} is there twice")
    known.append(given.text())
    return given.text()


def texts(field: Field) -> tuple[str, ...]:
    """A list of texts."""
    return tuple(item.text() for item in field.items())
