"""The commands on matches and their answers, field by field. See docs/http-api.md."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from vezerkar.server.clocks.clock_messages import ClockWish
from vezerkar.server.protocol import Id, Lang, Name, Request

Pace: TypeAlias = Literal["live", "slow", "instant"]
BotSpeed: TypeAlias = Literal["paused", "slow", "normal", "instant"]
Listed: TypeAlias = Literal["link", "open"]
LeaveMode: TypeAlias = Literal["replace", "bot"]


class StandingOrder(Request):
    """An automatic answer to a reaction window: ``use`` the action, if it is offered, ``pass``, or ``ask`` me.

    It stands for windows of which each fact in ``when`` has one of the values named. The ``action`` of a ``pass`` or an ``ask``
    only says on which card's account it was given. With a ``turn`` it stands in that turn alone.
    """

    do: Literal["use", "pass", "ask"]
    action: Annotated[str, Meta(max_length=500)]
    when: Annotated[dict[Id, Annotated[list[Id], Meta(max_length=100)]], Meta(max_length=10)]
    turn: int | None = None


class NewMatch(Request):
    """A match to be made. ``seats``: ``me``, ``open`` or ``bot:NAME`` for each seat, the same for all seats of a player.

    ``players`` is the number of players; without it everybody has as few seats as the game and ``options`` allow. ``pace`` says
    how long it takes until an answer in a window shows. Without a ``clock`` nobody has too little time. ``listing`` is ``open``
    for a table that anybody may join, with a line ``about`` it. ``rated``: its end changes the ratings of those who take part;
    ``rating_from`` and ``rating_to`` say who may join, by the rating that is shown of them.

    ``teaching``: bots help everybody, people against people, too; it is not rated.

    A ``position`` is where it begins, with its options and with dice of the match; it is neither rated nor listed then. If a seat
    is open, what is hidden is dealt anew, unless the ``open_setup`` stays as it is.

    ``once`` is a word of the sender's own, random and secret: the same post with it again makes no second match.
    """

    game: Id
    seats: dict[Id, Id]
    players: int | None = None
    pace: Pace = "live"
    options: dict[Id, Id] = msgspec.field(default_factory=dict)
    name: Name = ""
    seed: Annotated[str, Meta(min_length=1, max_length=100)] | None = None
    clock: ClockWish | None = None
    listing: Listed = "link"
    about: Annotated[str, Meta(max_length=80)] = ""
    rated: bool = False
    teaching: bool = False
    rating_from: Annotated[int, Meta(ge=0, le=10_000)] | None = None
    rating_to: Annotated[int, Meta(ge=0, le=10_000)] | None = None
    position: dict[str, Any] | None = None
    open_setup: bool = False
    once: Annotated[str, Meta(min_length=16, max_length=100)] | None = None


class Take(Request):
    """Somebody sits down on the seats of an invitation.

    ``once`` is a word of the sender's own, random and secret: the same post with it again is answered as the first time. ``held``
    is the key that the browser has of this match already.
    """

    name: Name
    once: Annotated[str, Meta(min_length=16, max_length=100)] | None = None
    held: Annotated[str, Meta(max_length=100)] | None = None


class Act(Request):
    """An action of a seat, taken at a ply; or a batch of several ``actions``, one after another, which are taken back as one."""

    seat: Id
    ply: Annotated[int, Meta(ge=0)]
    action: Annotated[str, Meta(max_length=500)] | None = None
    actions: Annotated[list[Annotated[str, Meta(max_length=500)]], Meta(min_length=1, max_length=60)] | None = None


class Undo(Request):
    """The wish to take back one's last action."""

    seat: Id
    ply: Annotated[int, Meta(ge=0)]


class Why(Request):
    """The question whether, and why not, an action is legal."""

    seat: Id
    action: Annotated[str, Meta(max_length=500)]


class AdviceWish(Request):
    """The question what a bot would choose for all that a seat may hand over to the table now."""

    seat: Id
    ply: Annotated[int, Meta(ge=0)]


class Resign(Request):
    """The end of a match by giving up."""

    seat: Id


class Leave(Request):
    """Somebody leaves a match that goes on: the seats are free for somebody else (``replace``), or a ``bot`` has them."""

    seat: Id
    mode: LeaveMode = "replace"


class Back(Request):
    """Somebody for whose seat a bot plays is back."""

    seat: Id


class SettingsChange(Request):
    """New settings of a seat; what is not named stays as it is."""

    seat: Id
    autopass: bool | None = None
    pass_turn: bool | None = None
    orders: Annotated[list[StandingOrder], Meta(max_length=100)] | None = None
    name: Name | None = None


class BotsChange(Request):
    """The speed of the bots of a match from now on."""

    speed: BotSpeed


class Agree(Request):
    """The answer to the question if the match shall go on under the present rules."""

    agree: bool


class AgreeResult(msgspec.Struct):
    """``upgraded``: all have agreed, and the match goes on under the present rules."""

    upgraded: bool


class GoOn(Request):
    """Nobody takes back the action that led to this ply: bots need not wait."""

    ply: Annotated[int, Meta(ge=0)]


class Read(Request):
    """Somebody looks at what has happened, or is ``done`` with that: bots wait meanwhile."""

    done: bool


class Hello(Request):
    """The first message on a socket: the key, the language and the seat whose view is wanted.

    Who asks for ``deltas`` is sent what has changed, packed; ``have`` is the ``rev`` of the MatchPage that is there already.
    ``seen``: somebody can see the page at this moment; the page says it again while it is so.
    """

    key: Annotated[str, Meta(max_length=200)] | None = None
    lang: Lang = "en"
    seat: Id | None = None
    deltas: bool = False
    have: Annotated[str, Meta(max_length=40)] | None = None
    seen: bool = False


class CreatedMatch(msgspec.Struct):
    """Somebody's way into a match: the key, its seats, and for each seat that is still open the invitation to its player's
    seats.
    """

    match: str
    key: str
    seats: list[str]
    invitations: dict[str, str]


class PlyResult(msgspec.Struct):
    """The number of entries that the log has now."""

    ply: int


class ActionResult(msgspec.Struct):
    """The number of entries that the log has now. ``held``: the answer is kept, and will be given when its time has come."""

    ply: int
    held: bool


class Advice(msgspec.Struct):
    """The actions of the strongest bot at this ply, one after the other."""

    ply: int
    actions: list[str]


class WhyResult(msgspec.Struct):
    """True if an action is legal. If not, the reason and the rule."""

    legal: bool
    message: str = ""
    cite: str = ""
