"""The messages of the HTTP API and the sockets, field by field. See docs/http-api.md."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from vezerkar.engine.scene import Scene

Lang: TypeAlias = Literal["en", "hu"]
Pace: TypeAlias = Literal["live", "slow", "instant"]
Name: TypeAlias = Annotated[str, Meta(max_length=40)]
Id: TypeAlias = Annotated[str, Meta(max_length=80)]


class Request(msgspec.Struct, forbid_unknown_fields=True):
    """What clients send: a field the table does not know is an error."""


class StandingOrder(Request):
    """What to do in a window: ``use`` the action, if it is offered, ``pass``, or ``ask`` me.

    It stands for windows of which each fact in ``when`` has one of the values named. The ``action`` of a ``pass`` or an ``ask``
    only says on which card's account it was given.
    """

    do: Literal["use", "pass", "ask"]
    action: Annotated[str, Meta(max_length=500)]
    when: Annotated[dict[Id, Annotated[list[Id], Meta(max_length=100)]], Meta(max_length=10)]


class NewMatch(Request):
    """A match to be made. ``seats``: ``me``, ``open`` or ``bot:NAME`` for each seat, the same for all seats of a player.

    ``players`` is the number of players; without it everybody has as few seats as the game and ``options`` allow. ``pace`` says
    how long it takes until an answer in a window shows.
    """

    game: Id
    seats: dict[Id, Id]
    players: int | None = None
    pace: Pace = "live"
    options: dict[Id, Id] = {}
    name: Name = ""
    seed: Annotated[str, Meta(min_length=1, max_length=100)] | None = None


class Take(Request):
    """Somebody sits down on the seats of an invitation.

    ``once`` is a word of the sender's own, random and secret: the same post with it again is answered as the first time.
    """

    name: Name
    once: Annotated[str, Meta(min_length=16, max_length=100)] | None = None


class Act(Request):
    """An action of a seat, taken at a ply."""

    seat: Id
    ply: Annotated[int, Meta(ge=0)]
    action: Annotated[str, Meta(max_length=500)]


class Undo(Request):
    """The wish to take back one's last action."""

    seat: Id
    ply: Annotated[int, Meta(ge=0)]


class Why(Request):
    """The question whether, and why not, an action is legal."""

    seat: Id
    action: Annotated[str, Meta(max_length=500)]


class Resign(Request):
    """The end of a match by giving up."""

    seat: Id


class Chat(Request):
    """Something said at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class SettingsChange(Request):
    """New settings of a seat; what is not named stays as it is."""

    seat: Id
    autopass: bool | None = None
    pass_turn: bool | None = None
    orders: Annotated[list[StandingOrder], Meta(max_length=100)] | None = None
    name: Name | None = None


class Draft(Request):
    """A board of somebody's own, to be looked over: its record, and the lists of its file that belong to it."""

    draft: dict[str, Any]
    extra_lists: dict[Id, list[Any]] = {}


class Hello(Request):
    """Who looks through a socket, in which language, with the eyes of which seat.

    Who asks for ``deltas`` is sent what has changed, packed; ``have`` is the ``rev`` of the MatchPage that is there already.
    """

    key: Annotated[str, Meta(max_length=200)] | None = None
    lang: Lang = "en"
    seat: Id | None = None
    deltas: bool = False
    have: Annotated[str, Meta(max_length=40)] | None = None


class Problem(msgspec.Struct):
    """A refusal."""

    error: str
    message: str
    cite: str = ""


class SocketProblem(msgspec.Struct, tag="error", tag_field="type"):
    """A refusal on a socket."""

    error: str
    message: str


class CreatedMatch(msgspec.Struct):
    """Somebody's way into a match: the key, its seats, and for each seat that is still open the invitation to its player's
    seats.
    """

    match: str
    key: str
    seats: list[str]
    invitations: dict[str, str]


class EmptyResult(msgspec.Struct):
    """It is done; there is no more to say."""


class PlyResult(msgspec.Struct):
    """How many entries the log has now."""

    ply: int


class ActionResult(msgspec.Struct):
    """How many entries the log has now. ``held``: the answer is kept, and will be given when its time has come."""

    ply: int
    held: bool


class WhyResult(msgspec.Struct):
    """Whether an action is legal, and if not, why not."""

    legal: bool
    message: str = ""
    cite: str = ""


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


class GameInfo(msgspec.Struct):
    """A registered game. ``seatings``: for each number of players, the usual one first, the seats that each of them holds.

    ``editor`` is what can be made for it, in words; empty if nothing can.
    """

    id: str
    title: str
    blurb: str
    players: str
    seats: list[NamedId]
    seatings: list[list[list[str]]]
    options: list[OptionInfo]
    bots: list[BotInfo]
    editor: str


class RulesPage(msgspec.Struct):
    """The rules of a game in our own words."""

    title: str
    html: str


class SeatInfo(msgspec.Struct):
    """A seat and who has it. Seats with the same ``player`` are one player's."""

    id: str
    player: str
    name: str
    tone: str
    player_name: str
    kind: str
    mine: bool
    online: bool
    waiting: bool


class DecisionInfo(msgspec.Struct):
    """What the viewer's seat must choose now, for programs: the legal actions (or a sample, if ``sampled``) and the default."""

    options: list[str]
    default: str
    cite: str
    args: dict[str, int | str]
    window: bool
    sampled: bool


class Span(msgspec.Struct):
    """A part of a text that names a card, space, piece or seat (``role``): the characters from ``start`` to before ``end``."""

    start: int
    end: int
    role: str
    id: str


class LogLine(msgspec.Struct):
    """Something that happened, in words."""

    ply: int
    text: str
    kind: str
    seat: str
    places: list[str]
    level: int
    spans: list[Span]


class ChatLine(msgspec.Struct):
    """Something that was said."""

    name: str
    text: str
    at: str


class Settings(msgspec.Struct):
    """The settings of the viewer's seat. ``held_answer`` is what was answered in the present window and does not show yet."""

    autopass: bool = False
    pass_turn: bool = False
    orders: list[StandingOrder] = []
    held_answer: str | None = None


class LogPage(msgspec.Struct):
    """Some lines of the log, and how many there are before them."""

    log_from: int
    log: list[LogLine]


class MatchPage(msgspec.Struct):
    """What a page shows. It holds nothing the viewer may not see. ``log_from`` lines of the log are older than those in it."""

    match: str
    game: str
    title: str
    ply: int
    latest_ply: int
    turn: int | None
    pace: str
    lang: str
    seat: str | None
    seats: list[SeatInfo]
    view: dict[str, Any]
    scene: Scene
    decision: DecisionInfo | None
    log_from: int
    log: list[LogLine]
    text_view: list[str]
    undo: bool
    over: bool
    outcome: str
    winners: list[str]
    commitment: str
    seed: str | None
    chat: list[ChatLine]
    settings: Settings
    invitations: dict[str, str]
    rematch: str | None
    invited: list[str]


class Frame(msgspec.Struct, tag="table", tag_field="type"):
    """A MatchPage on a socket. ``rev`` names just this MatchPage: another one has another."""

    rev: str
    table: MatchPage


class Delta(msgspec.Struct, tag="delta", tag_field="type"):
    """What makes a MatchPage on a socket out of the one before: a patch, as `vezerkar.server.delta` says."""

    before: str = msgspec.field(name="from")
    after: str = msgspec.field(name="to")
    patch: dict[str, Any]
