"""The messages of coach and lessons, field by field. See docs/http-api.md."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from vezerkar.server.protocol import Id, Request


class CoachHint(msgspec.Struct):
    """A hint of the coach: its words, its rule, the legal action it would take (empty: it only tells).

    ``at`` names what it is about, besides what offers that action: ``area:ID``, ``token:ID``, ``card:ID``, ``button:ACTION``,
    ``plate:SEAT``, ``clock``, ``prompt`` or ``hand``.
    """

    id: str
    text: str
    cite: str
    action: str
    at: list[str]


class CoachPage(msgspec.Struct):
    """The hints that fit what the viewer's seat must choose at this ply, in their order, out of ``total``.

    ``action`` is a legal action for somebody who wants none of them; empty if nothing is asked.
    """

    ply: int
    total: int
    hints: list[CoachHint]
    action: str


class LessonInfo(msgspec.Struct):
    """A lesson of a game: its chapter, what is to be done in it, the name of the learner's seat, and how many stars there are.

    ``practice`` is the theme of the puzzles that ask for the same; empty if there are none.
    """

    id: str
    number: int
    title: str
    brief: str
    seat: str
    most_stars: int
    practice: str = ""


class LessonGoal(msgspec.Struct):
    """Something to be reached in a lesson, or to be avoided: that is done when the lesson is."""

    text: str
    done: bool
    failed: bool


class LessonSlip(msgspec.Struct):
    """A sentence about what the learner is asked now, its rule (empty: none), and what of the Scene it is about, as in a
    `CoachHint`.
    """

    text: str
    cite: str
    at: list[str]


class LessonState(msgspec.Struct):
    """The state of a lesson, to its learner alone. ``failed`` says why it cannot be done any more, ``end`` what was learned once
    it is done; empty before. ``stars`` are 0 until then. ``next`` is the id of the next chapter; empty if there is none.
    ``practice`` is as in a `LessonInfo`.
    """

    id: str
    number: int
    title: str
    brief: str
    goals: list[LessonGoal]
    slip: LessonSlip | None
    failed: str
    end: str
    stars: int
    most_stars: int
    next: str
    practice: str = ""


class LessonStars(msgspec.Struct):
    """The most stars that an account has got in each lesson, by their ids."""

    stars: dict[str, int]


class OwnLessons(Request):
    """The stars that a browser remembers, by the ids of the lessons."""

    stars: Annotated[dict[Id, Annotated[int, Meta(ge=0, le=9)]], Meta(max_length=200)]
