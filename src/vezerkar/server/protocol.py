"""The messages of the HTTP API and the sockets, field by field. See docs/http-api.md."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from vezerkar.engine.scene import Effect, Scene

Lang: TypeAlias = Literal["en", "hu"]
Pace: TypeAlias = Literal["live", "slow", "instant"]
BotSpeed: TypeAlias = Literal["paused", "slow", "normal", "instant"]
ClockKind: TypeAlias = Literal["live", "days"]
OfferKind: TypeAlias = Literal["draw", "abandon", "pause", "resume", "takeback"]
OfferState: TypeAlias = Literal["open", "accepted", "declined", "withdrawn", "stale", "expired"]
Listed: TypeAlias = Literal["link", "open"]
TimeOut: TypeAlias = Literal["default", "bot", "forfeit", "wait"]
ClaimKind: TypeAlias = Literal["bot", "forfeit"]
Name: TypeAlias = Annotated[str, Meta(max_length=40)]
Password: TypeAlias = Annotated[str, Meta(max_length=1000)]
Id: TypeAlias = Annotated[str, Meta(max_length=80)]


class Request(msgspec.Struct, forbid_unknown_fields=True):
    """A message of a client. A field that the server does not know is an error."""


class StandingOrder(Request):
    """An automatic answer to a reaction window: ``use`` the action, if it is offered, ``pass``, or ``ask`` me.

    It stands for windows of which each fact in ``when`` has one of the values named. The ``action`` of a ``pass`` or an ``ask``
    only says on which card's account it was given. With a ``turn`` it stands in that turn alone.
    """

    do: Literal["use", "pass", "ask"]
    action: Annotated[str, Meta(max_length=500)]
    when: Annotated[dict[Id, Annotated[list[Id], Meta(max_length=100)]], Meta(max_length=10)]
    turn: int | None = None


class ClockWish(Request):
    """A clock: the seconds that each seat has, those that are added, the most that may be gathered (``days`` alone).

    ``time_out`` says what happens when time is over: the ``default`` is taken (usual for ``live``), a ``bot`` takes over (usual
    for ``days``), ``forfeit``, for two sides, or the others ``wait`` and may claim one of these. ``bot`` names the one that takes
    over.
    """

    kind: ClockKind
    bank_s: Annotated[int, Meta(ge=0)]
    increment_s: Annotated[int, Meta(ge=0)]
    cap_s: Annotated[int, Meta(ge=0)] | None = None
    time_out: TimeOut | None = None
    bot: Id | None = None


class NewMatch(Request):
    """A match to be made. ``seats``: ``me``, ``open`` or ``bot:NAME`` for each seat, the same for all seats of a player.

    ``players`` is the number of players; without it everybody has as few seats as the game and ``options`` allow. ``pace`` says
    how long it takes until an answer in a window shows. Without a ``clock`` nobody has too little time. ``listing`` is ``open``
    for a table that anybody may join, with a line ``about`` it. ``rated``: its end changes the ratings of those who take part;
    ``rating_from`` and ``rating_to`` say who may join, by the rating that is shown of them.
    """

    game: Id
    seats: dict[Id, Id]
    players: int | None = None
    pace: Pace = "live"
    options: dict[Id, Id] = {}
    name: Name = ""
    seed: Annotated[str, Meta(min_length=1, max_length=100)] | None = None
    clock: ClockWish | None = None
    listing: Listed = "link"
    about: Annotated[str, Meta(max_length=80)] = ""
    rated: bool = False
    rating_from: Annotated[int, Meta(ge=0, le=10_000)] | None = None
    rating_to: Annotated[int, Meta(ge=0, le=10_000)] | None = None


class Registration(Request):
    """An account to be made: a name that others see, and a password."""

    name: Id
    password: Password


class SignIn(Request):
    """Somebody who has an account, and says so."""

    name: Id
    password: Password


class PasswordChange(Request):
    """The password of one's account, and the one that takes its place."""

    old: Password
    new: Password


class OwnPassword(Request):
    """The password of one's account, without which nothing happens that whoever finds its browser open must not do."""

    password: Password


class Rename(Request):
    """Another name for one's account."""

    name: Id


class Claim(Request):
    """Seats that an account is to keep: those of a key."""

    match: Id
    key: Id


class Take(Request):
    """Somebody sits down on the seats of an invitation.

    ``once`` is a word of the sender's own, random and secret: the same post with it again is answered as the first time.
    """

    name: Name
    once: Annotated[str, Meta(min_length=16, max_length=100)] | None = None


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
    """The question what to do. ``rest``: with everything that a seat may hand over to the table now."""

    seat: Id
    ply: Annotated[int, Meta(ge=0)]
    rest: bool = False


class Resign(Request):
    """The end of a match by giving up."""

    seat: Id


class Back(Request):
    """Somebody for whose seat a bot plays is back."""

    seat: Id


class GiveTime(Request):
    """Some time for an opponent."""

    seat: Id


class TimeClaim(Request):
    """A claim, since the time of a seat is over: that a ``bot`` plays for it, or that it loses (``forfeit``)."""

    seat: Id
    claim: ClaimKind


class ClaimInfo(msgspec.Struct):
    """The claims that the viewer may make, since the time of a seat is over."""

    seat: str
    claims: list[ClaimKind]


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


class BotsChange(Request):
    """The speed of the bots of a match from now on."""

    speed: BotSpeed


class Agree(Request):
    """The answer to the question if the match shall go on under the present rules."""

    agree: bool


class AgreeResult(msgspec.Struct):
    """``upgraded``: all have agreed, and the match goes on under the present rules."""

    upgraded: bool


class NewOffer(Request):
    """An offer to all others, made at a ply: a ``draw``, the end without a result (``abandon``), to let the clocks stand
    (``pause``) ``until`` a moment in milliseconds since 1970, to let them go on (``resume``), or to take back (``takeback``) what
    was done after the ply ``to``.
    """

    seat: Id
    kind: OfferKind
    ply: Annotated[int, Meta(ge=0)]
    until: Annotated[int, Meta(ge=0, le=10**14)] | None = None
    to: Annotated[int, Meta(ge=0)] | None = None


class OfferAnswer(Request):
    """The answer to an offer, which names the ply of the offer. Whoever made it can only ``withdraw`` it."""

    answer: Literal["accept", "decline", "withdraw"]
    ply: Annotated[int, Meta(ge=0)]


class OfferResult(msgspec.Struct):
    """The number of an offer, and what has become of it."""

    id: str
    state: OfferState


class SeatCount(msgspec.Struct):
    """A number of things of a seat; no seat: they are nobody's."""

    seat: str
    count: int


class Learned(msgspec.Struct):
    """All that was learned since a ply, as far as the reader may know: it does not become unknown if that is taken back.

    How many ``actions`` each seat took, how many dice it rolled (``rolls``) and how many cards it drew (``draws``).
    ``reveals`` are the lines of the log that tell what was hidden.
    """

    actions: list[SeatCount]
    rolls: list[SeatCount]
    draws: list[SeatCount]
    reveals: list[str]


class TakenBack(msgspec.Struct):
    """At this ``ply`` all was taken back that was done after the ply ``to``."""

    ply: int
    to: int


class OfferInfo(msgspec.Struct):
    """An offer, to everybody at the table: who made it at which ply, who agrees, whose no has ended it.

    Moments are in milliseconds since 1970: until when it stands, and until when the pause lasts that it is about. Of a takeback
    ``to`` is the ply to which it would lead; while it is open, ``learned`` is what the reader knows that was learned since.
    """

    id: str
    kind: OfferKind
    seat: str
    ply: int
    state: OfferState
    accepted: list[str]
    declined: list[str]
    due: int
    until: int | None
    to: int | None = None
    learned: Learned | None = None


class GoOn(Request):
    """Nobody takes back the action that led to this ply: bots need not wait."""

    ply: Annotated[int, Meta(ge=0)]


class Read(Request):
    """Somebody looks at what has happened, or is ``done`` with that: bots wait meanwhile."""

    done: bool


class Draft(Request):
    """A board of somebody's own, to be looked over: its record, and the lists of its file that belong to it."""

    draft: dict[str, Any]
    extra_lists: dict[Id, list[Any]] = {}


class MusterDraft(Request):
    """An army in the making, as the text of its game, and a change of it; without one it is only looked over."""

    draft: Annotated[str, Meta(max_length=10_000)] = ""
    change: Annotated[str, Meta(max_length=200)] = ""


class Question(Request):
    """A question to a calculator: the values of its fields by their ids. What is left out has its default."""

    ask: Annotated[dict[Id, Annotated[str, Meta(max_length=4_000)]], Meta(max_length=60)] = {}


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
    is the same for armies, ``calculators`` for calculators, ``lessons`` for lessons. ``learn`` is the match in which its coach
    teaches it; None if it has no coach.
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
    lessons: str
    learn: PreparedMatch | None


class RulesPage(msgspec.Struct):
    """The rules of a game in our own words."""

    title: str
    html: str


class ClockPreset(msgspec.Struct, frozen=True):
    """A clock that is offered when a match is made, as a `ClockWish` describes it."""

    id: str
    kind: ClockKind
    bank_s: int
    increment_s: int
    cap_s: int | None


class Clocks(msgspec.Struct):
    """This moment by the clock of the table, in milliseconds since 1970, and the clocks that are offered."""

    now: int
    presets: list[ClockPreset]


class MatchClock(msgspec.Struct):
    """The clock of a match, as its `ClockWish`. ``outage_ms`` is how long the table was out of reach, which cost nobody time.

    ``paused_until`` is when a pause ends, in milliseconds since 1970, or None: there is none.
    """

    kind: ClockKind
    bank_s: int
    increment_s: int
    cap_s: int | None
    time_out: TimeOut
    outage_ms: int
    paused_until: int | None


class ListingInfo(msgspec.Struct):
    """An open table, to its viewer.

    While it is ``gathering`` nobody can act. ``mine`` tells whether the viewer has made it.
    """

    about: str
    gathering: bool
    mine: bool


class SeatTime(msgspec.Struct):
    """The clock of a seat: the milliseconds that were left when it last stood, and since when it runs (None: it stands).

    ``since`` is in milliseconds since 1970 by the clock of the table and may be to come. ``flags`` is how often time was over.
    """

    left_ms: int
    since: int | None
    flags: int


class SeatInfo(msgspec.Struct):
    """A seat and who has it. Seats with the same ``player`` are one player's.

    ``time`` is its clock, if the match has clocks. ``stand_in`` is the bot that plays until its player is back, or empty.
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
    """Something that was said; ``line`` counts the lines of the match from 0."""

    name: str
    text: str
    at: str
    line: int


class Settings(msgspec.Struct):
    """The settings of the viewer's seat. ``held_answer`` is what was answered in the present window and does not show yet."""

    autopass: bool = False
    pass_turn: bool = False
    orders: list[StandingOrder] = []
    held_answer: str | None = None


class CoachHint(msgspec.Struct):
    """A hint of the coach: its words, its rule, the legal action it would take (empty: it only tells).

    ``at`` names what it is about, besides what offers that action: ``area:ID``, ``token:ID``, ``card:ID``, ``button:ACTION``,
    ``plate:SEAT``, ``clock``, ``prompt`` or ``hand``.
    """

    id: str
    text: str
    cite: str
    action: str
    at: list[str]


class CoachPage(msgspec.Struct):
    """The hints that fit what the viewer's seat must choose at this ply, in their order, out of ``total``.

    ``action`` is a legal action for somebody who wants none of them; empty if nothing is asked.
    """

    ply: int
    total: int
    hints: list[CoachHint]
    action: str


class LessonInfo(msgspec.Struct):
    """A lesson of a game: its chapter, what is to be done in it, the name of the learner's seat, and how many stars there are."""

    id: str
    number: int
    title: str
    brief: str
    seat: str
    most_stars: int


class LessonGoal(msgspec.Struct):
    """Something to be reached in a lesson, or to be avoided: that is done when the lesson is."""

    text: str
    done: bool
    failed: bool


class LessonSlip(msgspec.Struct):
    """A sentence about what the learner is asked now, its rule (empty: none), and what of the Scene it is about, as in a
    `CoachHint`.
    """

    text: str
    cite: str
    at: list[str]


class LessonState(msgspec.Struct):
    """The state of a lesson, to its learner alone. ``failed`` says why it cannot be done any more, ``end`` what was learned once
    it is done; empty before. ``stars`` are 0 until then. ``next`` is the id of the next chapter; empty if there is none.
    """

    id: str
    number: int
    title: str
    brief: str
    goals: list[LessonGoal]
    slip: LessonSlip | None
    failed: str
    end: str
    stars: int
    most_stars: int
    next: str


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

    It holds nothing the viewer may not see. ``log_from`` lines of the log are older than those in it.

    ``advice`` tells whether the viewer may ask what to do. ``bots`` is how fast the bots play, empty if there are none;
    ``bots_mine`` tells whether the viewer may change that, ``bots_slowed`` whether they play more slowly for a while, because
    they have thought for long. ``acted`` is the ply of the viewer's last action before others acted. ``rules`` is the former
    version of the rules under which the match goes on, empty if it is the present one; ``upgrade`` then tells of the way to the
    present one, if there is one. ``offers`` are the latest ones, the oldest first; ``may_offer`` are those the viewer may make.
    ``listing`` is set for a table that is, or was, open to anybody.
    ``rated``: its end changes the ratings of those who take part, so nobody is advised. ``tournament`` is the one in which it is
    played, and then nobody is either.
    ``may_give`` are the seats to which the viewer may give time, ``may_claim`` those whose time is over.
    ``lesson`` is set for the learner of a match that is a lesson.
    ``analysis`` tells whether the viewer may try something else, unseen by the others.
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
    settings: Settings
    invitations: dict[str, str]
    rematch: str | None
    invited: list[str]
    advice: bool
    clock: MatchClock | None = None
    offers: list[OfferInfo] = []
    may_offer: list[OfferKind] = []
    listing: ListingInfo | None = None
    rated: bool = False
    tournament: str | None = None
    may_give: list[str] = []
    may_claim: list[ClaimInfo] = []
    taken_back: list[TakenBack] = []
    may_take_back: list[int] = []
    lesson: LessonState | None = None
    analysis: bool = False


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


class AccountInfo(msgspec.Struct):
    """An account, to its holder. ``role`` is ``player``, ``moderator`` or ``admin``.

    The name stays until ``name_until`` ("": it need not).
    """

    name: str
    role: str
    name_until: str


class Me(msgspec.Struct):
    """The account that is signed in at this browser; null: a guest."""

    account: AccountInfo | None


class Leaving(msgspec.Struct):
    """An account that was deleted: signing in undoes it ``until`` it is erased."""

    until: str


class SessionInfo(msgspec.Struct):
    """A browser that is signed in: its family ("": not known), the network it came from, and whether it is the one that asks."""

    id: str
    browser: str
    place: str
    made: str
    seen: str
    current: bool


class ClaimResult(msgspec.Struct):
    """The seats that an account keeps now."""

    seats: list[str]


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


class Frame(msgspec.Struct, tag="table", tag_field="type"):
    """A MatchPage on a socket. ``rev`` names just this MatchPage: another one has another."""

    rev: str
    table: MatchPage


class Delta(msgspec.Struct, tag="delta", tag_field="type"):
    """A patch that makes a MatchPage on a socket out of the one before, as `vezerkar.server.pages.delta` says."""

    before: str = msgspec.field(name="from")
    after: str = msgspec.field(name="to")
    patch: dict[str, Any]
