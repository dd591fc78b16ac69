"""The messages about the end of a match, field by field. See docs/http-api.md."""

from __future__ import annotations

import msgspec


class ChartMoment(msgspec.Struct):
    """A stretch of a match that is over, under one title, to its last ply."""

    ply: int
    title: str


class ChartLine(msgspec.Struct):
    """One line of a chart: of a seat, or of a team of several, with a number for each moment."""

    id: str
    name: str
    tone: str
    seats: list[str]
    values: list[int]


class ChartInfo(msgspec.Struct):
    """Something that was counted all through a match. ``goal`` is worth a line (0: none); ``decisive``: it decided the match."""

    id: str
    title: str
    goal: int
    decisive: bool
    lines: list[ChartLine]


class TurningPoint(msgspec.Struct):
    """A moment, by its number, in which a line of the first chart changed much, and what was told of it at ``ply``.

    ``text`` is empty if no event told why.
    """

    moment: int
    ply: int
    name: str
    tone: str
    before: int
    after: int
    text: str


class LuckInfo(msgspec.Struct):
    """Luck of one kind of one seat: the chances it had, the successes that were to be expected, those that came."""

    kind: str
    title: str
    seat: str
    name: str
    chances: int
    owed: float
    got: int


class DieProof(msgspec.Struct):
    """A die that the log tells of: the word at this index of the stream modulo ``sides``, plus one, is the ``face``.

    Of a ``half`` die half of that, rounded up, is the face.
    """

    index: int
    sides: int
    face: int
    half: bool = False


class PlyProof(msgspec.Struct):
    """The words that were taken from the stream at a ply, the first and the last one, and the dice among them."""

    ply: int
    first: int
    last: int
    dice: list[DieProof]


class HelpInfo(msgspec.Struct):
    """The help that a seat had while the match went on: ``hint`` or ``whatif``, and at how many moments."""

    seat: str = ""
    kind: str = ""
    moments: int = 0


class MatchEnd(msgspec.Struct):
    """The end of a match, told to everybody.

    ``cite`` is the rule by which it ended (empty: a player resigned), ``history`` what happened in truth, ``rolls`` the number of
    dice that the log tells of. What was taken back is left out; ``skipped`` numbers of the dice were taken for it.
    """

    match: str
    ply: int
    cite: str
    history: str
    moments: list[ChartMoment]
    charts: list[ChartInfo]
    turning_points: list[TurningPoint]
    luck: list[LuckInfo]
    rolls: int
    proof: list[PlyProof]
    skipped: int = 0
    helps: list[HelpInfo] = []
