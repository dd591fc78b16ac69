"""The items of a position that can be set up by hand, as a client lists them. Every text is already translated."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from vezerkar.engine.game import Json, Translator

NOWHERE: Final = ""
"""The value of a piece that is beside the board."""


@dataclass(slots=True)
class EditorValue:
    """A value that an item can have. ``area`` is the place of the board that it stands for, empty if it is none."""

    id: str
    name: str
    area: str = ""


@dataclass(slots=True)
class EditorItem:
    """Something of a position that can be set: its id is its path in the position, so that a flaw leads to it.

    ``kind`` is ``choice`` (one of the list ``values`` of the sheet), ``number`` (from ``low`` to ``high``) or ``point`` (a point
    of an open table, ``x,y``, or one of ``values``). ``at`` is the place of the board to which it belongs, ``piece`` the id of
    its piece on the board, if it has one of its own.
    """

    id: str
    name: str
    group: str
    kind: str
    value: str
    values: str = ""
    low: int = 0
    high: int = 0
    at: str = ""
    piece: str = ""


@dataclass(slots=True)
class EditorGroup:
    """Items that are listed together."""

    id: str
    name: str


@dataclass(slots=True)
class PositionSheet:
    """All items of a draft. ``values`` are lists of values, for items name them."""

    groups: list[EditorGroup] = field(default_factory=list)
    values: dict[str, list[EditorValue]] = field(default_factory=dict)
    items: list[EditorItem] = field(default_factory=list)

    def group(self, group: str, name: str) -> None:
        """Add a group."""
        self.groups.append(EditorGroup(group, name))

    def counters(self, tr: Translator) -> None:
        """Add the group of counters."""
        self.group("counters", tr("position-counters", {}))

    def cards_of(self, owner: str, who: str, tr: Translator) -> str:
        """Add the group of somebody's cards, and return its id."""
        self.group(f"cards-{owner}", tr("position-cards-of", {"who": who}))
        return f"cards-{owner}"

    def pieces_of(self, owner: str, who: str, tr: Translator) -> str:
        """Add the group of somebody's pieces, and return its id."""
        self.group(f"pieces-{owner}", tr("position-pieces-of", {"who": who}))
        return f"pieces-{owner}"

    def choice(self, group: str, path: str, name: str, value: Json, values: str, piece: str = "") -> None:
        """Add something that has one of a few values; null is nowhere. ``piece`` is what stands for it on the board."""
        found = NOWHERE if value is None else str(value)
        self.items.append(EditorItem(path, name, group, "choice", found, values, piece=piece))

    def number(self, group: str, path: str, name: str, value: Json, low: int, high: int, at: str = "") -> None:
        """Add a number."""
        self.items.append(EditorItem(path, name, group, "number", str(value), low=low, high=high, at=at))


def aside(tr: Translator) -> EditorValue:
    """Return the value of a piece that is beside the board."""
    return EditorValue(NOWHERE, tr("position-nowhere", {}))


def flags(tr: Translator) -> list[EditorValue]:
    """Return the values of something that is so or not."""
    return [EditorValue("no", tr("position-no", {})), EditorValue("yes", tr("position-yes", {}))]
