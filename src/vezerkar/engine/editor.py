"""Editors of boards: where people make boards of their own, as plain data.

A game that can be played on boards of one's own says what there is to be put on one (an EditorSpec), and looks a draft over (a
DraftCheck). Whatever draws EditorSpecs knows no game: it moves corners, fills in forms, and sends the draft to be looked over. A
draft is the very record that the game reads from a file; the EditorSpec says under which names the parts of it lie.

Every text is already translated. Points are (x, y) in whole units as the Ground of the EditorSpec says.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from vezerkar.engine.game import Json, Translator
from vezerkar.engine.scene import Ground, Point


@dataclass(slots=True)
class FormValue:
    """One of the few values that a field can have."""

    value: Json
    name: str


@dataclass(slots=True)
class FormField:
    """A field of a form: what it is called, where its value lies in the record, and what that may be.

    ``kind`` is ``number`` (a whole one from ``low`` to ``high``), ``text`` (at most ``high`` characters), ``flag``, ``choice``
    (one of ``values``), ``box`` (a rectangle along the edges of the board, written as its corners) or ``list`` (``low`` to
    ``high`` entries with ``fields`` of their own). Without a value there, ``default`` holds; a field that is ``optional`` may be
    left empty, and is then left out. Where values ``turn``, the next one is that of the piece after a quarter turn to the left.

    A new entry of a list is like the last one, its numbers moved on as ``onward`` says; the first is ``fresh``, and the boxes in
    that are measured from the middle of the piece. ``count`` names the field of an entry that holds its number, ``mark`` the
    one that holds its id.
    """

    path: list[str]
    name: str
    kind: str
    low: int = 0
    high: int = 0
    unit: str = ""
    note: str = ""
    default: Json = None
    optional: bool = False
    values: list[FormValue] = field(default_factory=list)
    turn: bool = False
    fields: list[FormField] = field(default_factory=list)
    fresh: dict[str, Json] = field(default_factory=dict)
    onward: dict[str, int] = field(default_factory=dict)
    count: str = ""
    mark: str = ""


@dataclass(slots=True)
class PieceGroup:
    """Kinds of pieces that are offered together."""

    id: str
    name: str


@dataclass(slots=True)
class PieceKind:
    """Something that can be put on a board.

    ``shape`` is how it is reshaped: ``free`` (each corner by itself), ``strip`` (by its two ends) or ``box`` (a rectangle along
    the edges of the board). A new one has these ``corners`` around its middle and the fields ``fresh``; its form is ``form``.
    ``picture`` (SVG) shows it alone, in the style of the picture of a draft; it may be empty.
    """

    id: str
    name: str
    group: str
    note: str
    shape: str
    corners: list[Point]
    fresh: dict[str, Json]
    form: str
    picture: str


@dataclass(slots=True)
class PointList:
    """Points of a board that have a meaning of their own: the list that holds them, what one is called, how many there may be."""

    path: str
    name: str
    note: str
    most: int


@dataclass(slots=True)
class StarterBoard:
    """A board to begin with."""

    id: str
    name: str
    note: str


@dataclass(slots=True)
class EditorSpec:
    """The parts that boards are made of. ``title`` names the making of one, ``board_name`` the board as a whole.

    A file holds its boards in a list ``records``; the lists named in ``extra_lists`` belong to them. A board holds its pieces in
    ``pieces``, and each of these its id in ``id``, its kind in ``kind``, its corners in ``corners``; ``board_fields`` are the
    fields of the board as a whole. Points snap to multiples of ``ground.step``, or of ``fine`` where that is wished for. The
    limits of a draft are ``max_pieces`` pieces and ``max_corners`` corners. ``saved`` says what to do with a file to play on its
    boards.
    """

    title: str
    board_name: str
    intro: str
    saved: str
    ground: Ground
    fine: int
    records: str
    extra_lists: list[str]
    pieces: str
    id: str
    kind: str
    corners: str
    max_pieces: int
    max_corners: int
    groups: list[PieceGroup]
    kinds: list[PieceKind]
    forms: dict[str, list[FormField]]
    board_fields: list[FormField]
    spots: PointList
    samples: list[StarterBoard]
    captions: dict[str, str]


@dataclass(slots=True)
class Diagnostic:
    """One thing that is wrong with a draft, in words: the number of the piece (-1: the board itself) and the field."""

    piece: int
    path: list[str]
    text: str


@dataclass(slots=True)
class DraftCheck:
    """The check of a draft: its picture (SVG) and what is wrong with it. ``kinds`` are those that its file adds."""

    picture: str
    diagnostics: list[Diagnostic]
    kinds: list[PieceKind]


class BoardEditor:
    """The editor of a game, in which people make boards of their own."""

    def spec(self, tr: Translator) -> EditorSpec:
        """Return the parts and limits of boards."""
        raise NotImplementedError

    def starter(self, name: str, speak: Mapping[str, Translator]) -> dict[str, Json] | None:
        """Return a new board to begin with, one of the `samples` of the EditorSpec, named in every language, or None."""
        raise NotImplementedError

    def check(self, draft: Mapping[str, Json], extra_lists: Mapping[str, Sequence[Json]], tr: Translator) -> DraftCheck:
        """Look a draft over. ``extra_lists`` are the lists of its file that belong to it. Whatever it holds, nothing is
        raised.
        """
        raise NotImplementedError
