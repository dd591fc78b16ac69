"""Editors of positions: what of a position can be set up by hand.

A game lists the items of a draft: its pieces, cards, counters and choices. Each of them has a value, and the editor of a client
sets values; it knows no game. A draft is a position as `Game.dump` writes it. Whether it is a possible one, loading it tells. The
moment of the game is an item as well: its values are the procedures that are put on the stack.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from vezerkar.engine.errors import BadOption, BadPosition
from vezerkar.engine.game import UNREADABLE, Game, Json, Translator
from vezerkar.engine.match import Match
from vezerkar.engine.position_sheet import NOWHERE, EditorItem, EditorValue, PositionSheet

Draft: TypeAlias = dict[str, Any]
"""A position in the making."""

MOMENT: Final = "moment"
"""The id of the item that is the moment of the game."""

MOST_ITEMS: Final = 4000
"""Items of a sheet. No real position has as many; a faulty draft is not to make a longer one."""

POINT: Final = re.compile(r"(\d{1,6}),(\d{1,6})")
"""The value of a piece that stands at a point of an open table."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a game: the procedures in progress then, and what else has to be as it is then."""

    id: str
    name: str
    stack: list[Any]
    state: dict[str, Any]


@dataclass(slots=True)
class DraftFlaw:
    """The reason why a draft is no position: the path of what is wrong, empty if it is the whole, and the text."""

    path: str
    text: str


@dataclass(slots=True)
class DraftPosition:
    """A draft that was looked over: written out in full if it is a position, and as it was given if it has flaws.

    ``match`` begins at the position; None if there are flaws.
    """

    draft: Draft
    flaws: list[DraftFlaw]
    match: Match[Any, Any] | None = None


class PositionEditor:
    """The editor of a game in which positions are set up. A game says what its items are and what setting one changes.

    Its samples are the beginnings with each value of the option ``scenario`` (empty: there is one beginning), and a game of bots
    after so many actions as ``stages`` say. They have the ``sample_options``.
    """

    scenario = ""
    stages: tuple[int, ...] = ()
    sample_options: Mapping[str, str] = MappingProxyType({})

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game

    def fill(self, sheet: PositionSheet, draft: Draft, tr: Translator) -> None:
        """Add the groups, values and items of a draft that can be read."""
        raise NotImplementedError

    def put(self, draft: Draft, item: EditorItem, value: str) -> None:
        """Set an item that is not the moment; the value is one that it can have."""
        put_at(draft, item.id.split("."), int(value) if item.kind == "number" else value or None)

    def moments(self, draft: Draft, tr: Translator) -> list[Moment]:
        """Return the moments that a draft can be put to."""
        raise NotImplementedError

    def ended(self, draft: Draft) -> None:
        """Clear what only the moment before another one had: something half done."""

    # What follows is the same for every game.

    def look_over(self, draft: Mapping[str, Any]) -> DraftPosition:
        """Return a draft with its flaws. Whatever it holds, nothing is raised."""
        try:
            match = self.game.position(draft)
            assert match.begun is not None
            begun = {"game": self.game.id, "version": self.game.version, "options": match.options, **self.game.dump(match.begun)}
        except BadPosition as error:
            return DraftPosition(dict(draft), [flaw_of(str(error))])
        return DraftPosition(json.loads(json.dumps(begun)), [], match)

    def sheet(self, draft: Draft, tr: Translator) -> PositionSheet:
        """Return the items of a draft. Raises `BadPosition` if they cannot be read from it."""
        check_options(self.game, draft)
        sheet = PositionSheet()
        try:
            moments = self.moments(draft, tr)
            sheet.group("moment", tr("position-moments", {}))
            other = EditorValue(NOWHERE, tr("position-moment-other", {}))
            sheet.values["moments"] = [other, *[EditorValue(one.id, one.name) for one in moments]]
            now = next((one.id for one in moments if is_at(draft, one)), NOWHERE)
            sheet.choice("moment", MOMENT, tr("position-moment", {}), now, "moments")
            self.fill(sheet, draft, tr)
        except UNREADABLE as error:
            raise BadPosition("state: its pieces cannot be read") from error
        if len(sheet.items) > MOST_ITEMS:
            raise BadPosition(f"state: it has more than {MOST_ITEMS} things to set")
        return sheet

    def changed(self, draft: Draft, item: str, value: str) -> Draft:
        """Return a draft in which an item has another value. Raises `BadPosition` if there is no such item or value."""
        sheet = self.sheet(draft, untold)
        found = next((one for one in sheet.items if one.id == item), None)
        if found is None:
            raise BadPosition(f"{item}: there is no such thing to set")
        check_value(found, value, sheet)
        copy = deepcopy(draft)
        try:
            if item == MOMENT:
                moment = next((one for one in self.moments(copy, untold) if one.id == value), None)
                if moment is not None:
                    self.ended(copy)
                    copy["stack"] = deepcopy(moment.stack)
                    copy["state"] |= deepcopy(moment.state)
            else:
                self.put(copy, found, value)
        except UNREADABLE as error:
            raise BadPosition(f"{item}: this cannot be set here") from error
        return copy


def check_options(game: Game[Any, Any], draft: Draft) -> None:
    """Raise `BadPosition` if a draft, which may have any flaw, has options that the game has not."""
    try:
        game.complete_options(draft.get("options", {}))
    except (BadOption, *UNREADABLE) as error:
        raise BadPosition("options: the game has no such options") from error


def untold(message: str, _: Mapping[str, int | str]) -> str:
    """Say nothing: for where a sheet is not read by people."""
    return message


def check_value(item: EditorItem, value: str, sheet: PositionSheet) -> None:
    """Raise `BadPosition` if an item cannot have a value."""
    if item.kind == "number":
        if not re.fullmatch(r"-?\d{1,6}", value) or not item.low <= int(value) <= item.high:
            raise BadPosition(f"{item.id}: a number from {item.low} to {item.high} is wanted, not {value!r}")
    elif value not in [one.id for one in sheet.values[item.values]] and not (item.kind == "point" and POINT.fullmatch(value)):
        raise BadPosition(f"{item.id}: it cannot be {value!r}")


def is_at(draft: Draft, moment: Moment) -> bool:
    """Return True if a draft is at a moment."""
    return draft["stack"] == moment.stack and all(draft["state"].get(name) == value for name, value in moment.state.items())


def flaw_of(text: str) -> DraftFlaw:
    """Return what a refusal says of the first field that it names."""
    path, colon, reason = text.partition(": ")
    first = path.split(", ")[0]
    return DraftFlaw(first, text) if colon and reason and " " not in first else DraftFlaw("", text)


def value_at(draft: Draft, path: Iterable[str]) -> Any:
    """Return the value at a path of a draft; null where nothing is."""
    found: Any = draft
    for name in path:
        found = found.get(name) if isinstance(found, dict) else None
    return found


def put_at(draft: Draft, path: list[str], value: Json) -> None:
    """Write a value at a path of a draft; objects on the way are made."""
    inner = draft
    for name in path[:-1]:
        inner = inner.setdefault(name, {})
    inner[path[-1]] = value
