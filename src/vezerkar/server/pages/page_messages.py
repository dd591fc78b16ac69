"""The messages that show a match, field by field. See docs/http-api.md."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from vezerkar.engine.scene import Effect, Scene
from vezerkar.server.chat.chat_lines import Room
from vezerkar.server.chat.chat_messages import MutedPerson
from vezerkar.server.clocks.clock_messages import ClaimInfo, MatchClock, SeatTime
from vezerkar.server.matches.match_messages import StandingOrder
from vezerkar.server.offers.offer_messages import OfferInfo, OfferKind, TakenBack
from vezerkar.server.pages.lesson_messages import LessonState
from vezerkar.server.plans.plan_messages import Plan, PlanReport


class ListingInfo(msgspec.Struct):
    """An open table, to its viewer.

    While it is ``gathering`` nobody can act. ``mine`` tells whether the viewer has made it. ``wanted``: it goes on, and anybody
    may take over an open seat.
    """

    about: str
    gathering: bool
    mine: bool
    wanted: bool = False


Gone: TypeAlias = Literal["", "left", "resigned", "late"]


class SeatInfo(msgspec.Struct):
    """A seat and who has it. Seats with the same ``player`` are one player's.

    ``time`` is its clock, if the match has clocks. ``stand_in`` is the bot that plays until its player is back, or empty.
    ``by_bot``: it is kept by the account of a bot, for which a program plays. An open seat that somebody has left waits until
    ``vacant_until``, in milliseconds since 1970, for somebody with an account; then the stand-in plays until one comes.
    It is ``listed`` in the lobby although its table is not, if the others have agreed on that.
    ``gone``: its player has ``left`` the match, or has ``resigned`` or lost by time (``late``) while the others play on, and
    nobody else has come.
    """

    id: str
    player: str
    name: str
    tone: str
    player_name: str
    kind: str
    mine: bool
    online: bool
    waiting: bool
    time: SeatTime | None = None
    stand_in: str = ""
    by_bot: bool = False
    vacant_until: int | None = None
    gone: Gone = ""
    listed: bool = False


class DecisionInfo(msgspec.Struct):
    """The decision of the viewer's seat, for programs: the legal actions (or a sample, if ``sampled``) and the default."""

    options: list[str]
    default: str
    cite: str
    args: dict[str, int | str]
    window: bool
    sampled: bool


class Span(msgspec.Struct):
    """A part of a text that names a card, space, piece, seat, nation or rule (``role``): from ``start`` to before ``end``.

    The ``id`` of a rule is its citation.
    """

    start: int
    end: int
    role: str
    id: str


class RollLuck(msgspec.Struct):
    """The luck of a roll: the successes that were ``owed`` on average, and those that it ``got``."""

    owed: float
    got: int


class LogLine(msgspec.Struct):
    """Something that happened, in words, and what of it a board can show.

    ``path`` is the way of a piece that moved; ``cards`` were played, drawn or shown; ``dice`` are the faces rolled. ``level`` is
    -2 or -1 for a heading (a turn, a phase), 0 for a headline, more for a detail. ``many`` tells several such lines in a row at
    once, ``#`` in the place of their number; empty if the game has no words for that. ``effects`` are shown on the board for a
    moment. ``luck`` is set for a roll that could succeed or fail and is counted. ``by`` is ``clock`` where time was over and the
    default was taken, ``bot`` where a bot played for a person, otherwise empty.
    """

    ply: int
    text: str
    kind: str
    seat: str
    places: list[str]
    level: int
    spans: list[Span]
    path: list[str]
    cards: list[str]
    dice: list[int]
    many: str
    effects: list[Effect]
    luck: RollLuck | None = None
    by: str = ""


class ChatLine(msgspec.Struct):
    """Something that was said in a ``room``: at the ``table``, or among the ``watchers``. ``line`` counts the lines of the room
    from 0.
    """

    name: str
    text: str
    at: str
    line: int
    room: Room = "table"


class Settings(msgspec.Struct):
    """The settings of the viewer's seat. ``held_answer`` is what was answered in the present window and does not show yet.

    ``may_plan``: the seat may have a plan, which is ``plan``. ``plan_report`` tells what has become of the last one.
    """

    autopass: bool = False
    pass_turn: bool = False
    orders: list[StandingOrder] = []
    held_answer: str | None = None
    may_plan: bool = False
    plan: Plan | None = None
    plan_report: PlanReport | None = None


class LogPage(msgspec.Struct):
    """Some lines of the log, and how many there are before them."""

    log_from: int
    log: list[LogLine]


class Upgrade(msgspec.Struct):
    """The present version of the rules, and the seats whose players want the match to go on under it."""

    version: str
    agreed: list[str]


class MatchPage(msgspec.Struct):
    """The content of a page.

    It holds nothing the viewer may not see. ``log_from`` lines of the log are older than those in it. ``prompt_spans`` are the
    names in the question of the Scene.

    ``hints`` tells whether the viewer may have hints. ``bots`` is how fast the bots play, empty if there are none;
    ``bots_mine`` tells whether the viewer may change that, ``bots_slowed`` whether they play more slowly for a while, because
    they have thought for long. ``acted`` is the ply of the viewer's last action before others acted. ``rules`` is the former
    version of the rules under which the match goes on, empty if it is the present one; ``upgrade`` then tells of the way to the
    present one, if there is one. ``offers`` are the latest ones, the oldest first; ``may_offer`` are those the viewer may make.
    ``listing`` is set for a table that is, or was, open to anybody.
    ``rated``: its end changes the ratings of those who take part, so nobody is advised. ``teaching``: bots help everybody, people
    against people, too. ``tournament`` is the one in which it is played, and then nobody is advised either.
    ``may_give`` are the seats to which the viewer may give time, ``may_claim`` those whose time is over, ``may_replace``
    the players who have vanished, by the first of their seats, ``may_free`` those whose seats its maker may free.
    ``lesson`` is set for the learner of a match that is a lesson. ``placed``: it was begun from a position that somebody had set
    up.
    ``analysis`` tells whether the viewer may try something else, unseen by the others. ``plays_on``: if the viewer resigns the
    others play on, and a bot that cannot win has the seat.
    ``muted`` are the people of whom the viewer is sent nothing here. Until ``muted_until`` a moderator lets the viewer, a guest,
    write nothing. ``lost_seat``: the viewer had a seat, which the others have given to somebody else.
    """

    match: str
    game: str
    title: str
    rules: str
    upgrade: Upgrade | None
    ply: int
    latest_ply: int
    turn: int | None
    pace: str
    bots: str
    bots_mine: bool
    bots_slowed: bool
    acted: int
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
    muted: list[MutedPerson]
    settings: Settings
    invitations: dict[str, str]
    rematch: str | None
    invited: list[str]
    hints: bool
    clock: MatchClock | None = None
    offers: list[OfferInfo] = []
    may_offer: list[OfferKind] = []
    listing: ListingInfo | None = None
    rated: bool = False
    teaching: bool = False
    tournament: str | None = None
    may_give: list[str] = []
    may_claim: list[ClaimInfo] = []
    may_replace: list[str] = []
    may_free: list[str] = []
    taken_back: list[TakenBack] = []
    may_take_back: list[int] = []
    lesson: LessonState | None = None
    placed: bool = False
    analysis: bool = False
    plays_on: bool = False
    muted_until: str = ""
    lost_seat: bool = False
    prompt_spans: list[Span] = []


class Score(msgspec.Struct):
    """The score of a seat, or of a side of several: its name and the number in words."""

    name: str
    score: str


class MatchSummary(msgspec.Struct):
    """A match in short, to whoever holds a key of it. It holds nothing that the MatchPage of that key does not.

    ``mine`` are the seats of the key, ``my_turn`` tells whether one of them must choose, ``gathering`` whether it is an open
    table that waits for players. ``moment`` says in words where in the game one is, if the game does. ``last`` is the last line
    of the log, ``at`` when something was done last.
    """

    match: str
    game: str
    title: str
    ply: int
    seats: list[SeatInfo]
    mine: list[str]
    my_turn: bool
    gathering: bool
    moment: str
    turn: int | None
    scores: list[Score]
    last: str
    at: str
    over: bool
    outcome: str
    winners: list[str]


class KeptMatch(msgspec.Struct):
    """A match that other rules wrote, as far as it can be told without them: all that happened, who played, what was said.

    ``then`` is the version of its rules, ``now`` that of this table. ``outcome``, ``winners`` and ``text_view`` are those of its
    last page; empty while it is not over, or if it ended before last pages were kept. ``picture`` tells if there is one.
    """

    match: str
    game: str
    title: str
    then: str
    now: str
    ply: int
    over: bool
    outcome: str
    winners: list[str]
    seats: list[SeatInfo]
    log: list[LogLine]
    text_view: list[str]
    chat: list[ChatLine]
    picture: bool
    taken_back: list[TakenBack]


class Frame(msgspec.Struct, tag="table", tag_field="type"):
    """A MatchPage on a socket. ``rev`` names just this MatchPage: another one has another."""

    rev: str
    table: MatchPage


class Delta(msgspec.Struct, tag="delta", tag_field="type"):
    """A patch that makes a MatchPage on a socket out of the one before, as `vezerkar.server.pages.delta` says."""

    before: str = msgspec.field(name="from")
    after: str = msgspec.field(name="to")
    patch: dict[str, Any]
