"""Roles: what the fields of events are, for whoever shows events and knows no game.

| role | the field names |
|---|---|
| ``actor`` | the seat whose doing it is |
| ``seat`` | another seat |
| ``space``, ``card``, ``piece`` | a space of the map, a card, a piece |
| ``acting_piece`` | the piece whose doing it is |
| ``nation``, ``acting_nation`` | a nation, and the one whose doing it is, where seats have several |
| ``die``, ``target``, ``success`` | a roll: the faces, what is needed, whether it succeeded |
| ``points``, ``halves``, ``count``, ``flag`` | Points of some sort, half points, a number, yes or no |
| ``word`` | one of a few words that a text selects by |
| ``level`` | the level of the line in the log: 0 a headline, higher ones are details |

A field with several names, a list, has the role of each of them. Which fields an event has, and their roles, follows from the
game's ``event_kinds.py``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from vezerkar.engine.event import Event
    from vezerkar.engine.game import Game

ROLES: Final = (
    *("actor", "seat", "space", "card", "piece", "acting_piece", "nation", "acting_nation", "die", "target", "success", "points"),
    *("halves", "count", "flag", "word", "level"),
)
"""All roles."""


def roles_of(game: Game[Any], event: Event) -> Mapping[str, str]:
    """The roles of an event's fields."""
    return game.event_roles.get(event.kind, game.field_roles)


def named(game: Game[Any], event: Event, *roles: str) -> list[str]:
    """What an event names in one of these roles, in the order of the declaration."""
    found: list[str] = []
    for name, role in roles_of(game, event).items():
        value = event.data.get(name)
        if role in roles and isinstance(value, str) and value:
            found.append(value)
        elif role in roles and isinstance(value, list):
            found.extend(value)
    return found


def acting_seat(game: Game[Any], event: Event) -> str:
    """The seat whose doing an event is; empty if it is nobody's."""
    for seat in named(game, event, "actor"):
        return seat
    for name in named(game, event, "acting_piece", "acting_nation"):
        return game.owner(name)
    return ""


def spaces(game: Game[Any], event: Event) -> list[str]:
    """The spaces that an event names."""
    return named(game, event, "space")


def level_of(game: Game[Any], event: Event) -> int:
    """The level of an event's line in the log: 0 a headline, higher ones are details."""
    for name, role in roles_of(game, event).items():
        value = event.data.get(name)
        if role == "level" and isinstance(value, int):
            return value
    return game.event_levels.get(event.kind, 0)
