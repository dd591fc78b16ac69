"""The messages of plans, field by field. See docs/http-api.md. A seat keeps its plan in this form."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from vezerkar.server.protocol import Id, Request

START: Final = -1
"""The number that a line names as the one it comes ``after`` if it comes after none: the plan begins with it."""

PlanEnd: TypeAlias = Literal["done", "no_line", "illegal", "other_move", "taken_back"]
Notation: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]


class Seen(Request):
    """Something that the seat has seen happen: an event of this ``kind`` (empty: of any) that has all these ``names``.

    Names are those of spaces, cards, pieces, nations and seats, as the log has them in its spans.
    """

    kind: Id = ""
    names: Annotated[list[Id], Meta(max_length=6)] = msgspec.field(default_factory=list)


class PlanLine(Request):
    """A line of a plan: if all of it was ``seen``, and the question is by the rule ``cite`` (empty: by any), ``play`` this.

    It comes ``after`` another line, which stands before it in the plan and is named by its number from 0; -1: after none.
    """

    play: Annotated[list[Notation], Meta(min_length=1, max_length=40)]
    seen: Annotated[list[Seen], Meta(max_length=6)] = msgspec.field(default_factory=list)
    cite: Annotated[str, Meta(max_length=40)] = ""
    after: Annotated[int, Meta(ge=START, le=60)] = START


class PlanChange(Request):
    """A new plan of a ``seat`` in place of the former one, made of what there was at a ``ply``. Without lines there is none."""

    seat: Id
    ply: Annotated[int, Meta(ge=0)]
    lines: Annotated[list[PlanLine], Meta(max_length=60)]


class Plan(msgspec.Struct, frozen=True):
    """A plan as it is now: it was written at a ``ply``, and counts what was seen ``since``.

    Line ``at`` is the one of which something was played last (-1: none yet), up to its action ``next``. While it ``waits`` the
    present turn goes on, and nothing of it is played before others have been asked. ``played`` is all that was.
    """

    lines: list[PlanLine]
    ply: int
    since: int
    at: int = START
    next: int = 0
    waits: bool = False
    played: list[str] = []


class PlanReport(msgspec.Struct, frozen=True):
    """The end of a plan. ``end`` tells why, ``played`` what was played of it.

    Its next action was no longer legal (``illegal``: ``action``, by the rule ``cite``); no line fitted what had happened
    (``no_line``); something else was played for the seat; it was taken back; or all was played (``done``). ``mark`` tells the
    plan from others.
    """

    end: PlanEnd
    mark: str
    played: list[str] = []
    action: str = ""
    cite: str = ""
