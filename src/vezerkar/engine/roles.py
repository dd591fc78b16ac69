"""Roles: what the fields of events are, for whoever shows events and knows no game.

| role | the field names |
|---|---|
| ``actor`` | the seat whose doing it is |
| ``seat`` | another seat |
| ``space``, ``card``, ``piece`` | a space of the map, a card, a piece |
| ``acting_piece`` | the piece whose doing it is |
| ``point`` | a point of an open table, as a list of its coordinates; a space is written ``x,y,z`` there |
| ``nation``, ``acting_nation`` | a nation, and the one whose doing it is, where seats have several |
| ``die``, ``target``, ``success`` | a roll: the faces, what is needed, whether it succeeded |
| ``half_die`` | a die of which half the face counts, rounded up: that half |
| ``points``, ``halves``, ``count``, ``flag`` | Points of some sort, half points, a number, yes or no |
| ``rule`` | the rule that an event follows from, as a citation: ``HUNT 106`` |
| ``word`` | one of a few words that a text selects by |
| ``level`` | the level of the line in the log: 0 a headline, higher ones are details, lower ones headings |

A move tells where from and where to in its fields ``from`` and ``to``, or all its points in ``path``.
A field with several names, a list, has the role of each of them. Which fields an event has, and their roles, follows from the
game's ``declarations/event_kinds.py``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from vezerkar.engine.event import Datum, Event
    from vezerkar.engine.game import Game

ROLES: Final = (
    *("actor", "seat", "space", "card", "piece", "acting_piece", "nation", "acting_nation", "point", "die", "half_die"),
    *("target", "success"),
    *("points", "halves", "count", "flag", "rule", "word", "level"),
)
"""All roles."""


def roles_of(game: Game[Any, Any], event: Event) -> Mapping[str, str]:
    """The roles of an event's fields."""
    return game.event_roles.get(event.kind, {})


def named(game: Game[Any, Any], event: Event, *roles: str) -> list[str]:
    """Return the names that an event has in one of these roles, in the order of the declaration."""
    found: list[str] = []
    for name, role in roles_of(game, event).items():
        if role in roles:
            found.extend(names_in(role, event.data.get(name)))
    return found


def names_in(role: str, value: Datum | None) -> list[str]:
    """Return the names in a field of this role."""
    if isinstance(value, str):
        return [value] if value else []
    if not isinstance(value, list):
        return []
    return [",".join(value)] if role == "point" and value else value


def acting_seat(game: Game[Any, Any], event: Event) -> str:
    """The seat whose doing an event is; empty if it is nobody's, or that of pieces of several seats."""
    for seat in named(game, event, "actor"):
        return seat
    owners = {game.owner(piece) for piece in named(game, event, "acting_piece", "acting_nation")}
    return owners.pop() if len(owners) == 1 else ""


def spaces(game: Game[Any, Any], event: Event) -> list[str]:
    """The spaces that an event names, and the points of an open table."""
    return named(game, event, "space", "point")


def path(game: Game[Any, Any], event: Event) -> list[str]:
    """The way of what moves in an event: its ``path``, or its ``from`` and ``to``; empty if it does not tell both ends."""
    known = {name: event.data.get(name) for name, role in roles_of(game, event).items() if role == "space"}
    way = names_in("space", known.get("path"))
    ends = [end for end in (known.get("from"), known.get("to")) if isinstance(end, str)]
    return way or (ends if len(ends) == 2 else [])


def dice(game: Game[Any, Any], event: Event) -> list[int]:
    """The faces of the dice that an event tells, in the order in which they were rolled."""
    return [face for face, _ in rolled(game, event)]


def rolled(game: Game[Any, Any], event: Event) -> list[tuple[int, bool]]:
    """The same, each with whether it is half a die."""
    found: list[tuple[int, bool]] = []
    for name, role in roles_of(game, event).items():
        value = event.data.get(name)
        if role in ("die", "half_die"):
            # Lists in events hold texts, the faces of several dice too.
            faces = value if isinstance(value, list) else [value]
            found += [(int(face), role == "half_die") for face in faces if face is not None]
    return found


def level_of(game: Game[Any, Any], event: Event) -> int:
    """The level of an event's line in the log: 0 a headline, higher ones are details, -1 heads a phase, -2 a turn."""
    for name, role in roles_of(game, event).items():
        value = event.data.get(name)
        if role == "level" and isinstance(value, int):
            return value
    return game.event_levels.get(event.kind, 0)


def drawn(game: Game[Any, Any], event: Event) -> int:
    """The number of cards that somebody draws with an event."""
    if event.kind not in game.event_draws:
        return 0
    value = event.data.get(game.event_draws[event.kind], 1)
    return value if isinstance(value, int) else len(value) if isinstance(value, list) else 1
