"""The messages about a game, its editor, its armies and its calculators, field by field. See docs/http-api.md."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from vezerkar.server.protocol import Id, Request


class Draft(Request):
    """A board of somebody's own, to be looked over: its record, and the lists of its file that belong to it."""

    draft: dict[str, Any]
    extra_lists: dict[Id, list[Any]] = msgspec.field(default_factory=dict)


class MusterDraft(Request):
    """An army in the making, as the text of its game, and a change of it; without one it is only looked over."""

    draft: Annotated[str, Meta(max_length=10_000)] = ""
    change: Annotated[str, Meta(max_length=200)] = ""


class Question(Request):
    """A question to a calculator: the values of its fields by their ids. What is left out has its default."""

    ask: Annotated[dict[Id, Annotated[str, Meta(max_length=4_000)]], Meta(max_length=60)] = msgspec.field(default_factory=dict)


class NamedId(msgspec.Struct):
    """Something with an id and a name."""

    id: str
    name: str


class OptionInfo(msgspec.Struct):
    """A choice made when a match is set up."""

    id: str
    name: str
    default: str
    choices: list[NamedId]


class BotInfo(msgspec.Struct):
    """A bot that plays a game."""

    id: str
    name: str
    note: str


class LevelInfo(msgspec.Struct):
    """A level of play, ``easy`` to ``expert``, its name, and the bot that plays at it."""

    id: str
    name: str
    bot: str


class PreparedMatch(msgspec.Struct, forbid_unknown_fields=True):
    """The match in which a game's coach teaches it, as a `NewMatch` names its parts: the viewer's seats are ``me``."""

    seats: dict[str, str]
    seed: str
    players: int | None = None
    options: dict[str, str] = {}


class GameInfo(msgspec.Struct):
    """A registered game. ``seatings``: for each number of players, the usual one first, the seats that each of them holds.

    ``recommended`` are the values of options other than the defaults for somebody who begins at one click. ``levels`` come from
    the weakest to the strongest. ``minutes`` is about how long a match takes, from and to (zeros: not known), ``weight`` how much
    there is to learn: ``light``, ``medium``, ``heavy`` or empty. ``cover`` is the address of a picture, its upper third dark and
    free for the title; empty if there is none. ``editor`` is what can be made for it, in words; empty if nothing can. ``muster``
    is the same for armies, ``calculators`` for calculators, ``positions`` for the
    position editor, ``lessons`` for lessons, ``puzzles`` for puzzles. ``learn`` is the match in which its coach
    teaches it; None if it has no coach. ``table_sizes`` are the numbers of players at a table for which there are tournaments.
    ``sides`` is, for each of the ``seatings``, the number of sides that can win: with two, a match is over when somebody resigns.
    ``stand_in`` is the bot that takes over where no other was named.
    """

    id: str
    title: str
    blurb: str
    players: str
    seats: list[NamedId]
    seatings: list[list[list[str]]]
    options: list[OptionInfo]
    recommended: dict[str, str]
    bots: list[BotInfo]
    levels: list[LevelInfo]
    minutes: list[int]
    weight: str
    cover: str
    editor: str
    muster: str
    calculators: str
    positions: str
    lessons: str
    puzzles: str
    learn: PreparedMatch | None
    table_sizes: list[int] = msgspec.field(default_factory=list)
    sides: list[int] = msgspec.field(default_factory=list)
    stand_in: str = ""


class RulesPage(msgspec.Struct):
    """The rules of a game in our own words."""

    title: str
    html: str


class RuleExcerpt(msgspec.Struct):
    """The beginning of one rule, to be read where it is named: its name, the heading it stands under, its first sentences."""

    name: str
    heading: str
    text: str
