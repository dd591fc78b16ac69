"""The messages for whoever runs the table, field by field. See docs/http-api.md.

None of them holds a key, a seed, an action or a hand of a match, nor an address of a person.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from vezerkar.server.accounts.passkey_messages import HolderProof
from vezerkar.server.care.care_messages import Reason
from vezerkar.server.protocol import Request

GivenRole: TypeAlias = Literal["player", "moderator", "admin"]
Grade: TypeAlias = Literal["good", "note", "wrong"]
FaultKind: TypeAlias = Literal["gap", "rules", "action", "events", "position", "checkpoint", "over", "running", "asked"]


Standing: TypeAlias = Literal["present", "archived", "replayed", "missing", "no_game"]
"""The way in which matches of a version can be opened: by the rules of now or by those of an archive; ``replayed``: they are
played again under those of now, and go on if nothing differs. With ``missing`` rules, or of ``no_game``, they cannot be opened.
"""


class AdminReason(Request, kw_only=True):
    """The reason for a deed that does no harm when it is done once more."""

    reason: Reason


class AdminOrder(HolderProof, kw_only=True):
    """The reason for a deed, and the proof that the holder of the account is there who has it done."""

    reason: Reason


class RoleOrder(AdminOrder, kw_only=True):
    """Another role for an account."""

    role: GivenRole


class AdminPerson(msgspec.Struct):
    """An account. ``leaves`` is when it is erased, as its holder has asked for; ``muted_until`` and ``banned_until`` are empty
    when that is over, and ``for_good`` says that a ban does not end. ``mail``: it has a confirmed address; ``refused``: which
    takes no mails. ``seen`` is the day on which a browser was last used that is signed in; empty: none is.
    """

    id: int
    name: str
    role: str
    made: str
    seen: str
    leaves: str
    muted_until: str
    banned_until: str
    for_good: bool
    mail: bool
    refused: bool


class AdminPeople(msgspec.Struct):
    """Some accounts, and whether there are ``more`` after the last one."""

    people: list[AdminPerson]
    more: bool


class AdminSeat(msgspec.Struct):
    """A seat of a match. ``kind`` is ``human``, ``bot`` or ``open``; ``holder`` is a name, or that of a bot.

    The ``account`` keeps it, and so many ``keys`` open it. ``left_ms`` is what its clock has left, null where it has none;
    ``flags`` is how often time was over.
    """

    seat: str
    name: str
    player: str
    kind: str
    holder: str
    account: str
    keys: int
    asked: bool
    left_ms: int | None
    runs: bool
    flags: int


class AdminJob(msgspec.Struct):
    """Work for later. ``due`` is empty if it is ``dead``: it has failed too often. Until ``taken`` somebody works on it."""

    id: int
    kind: str
    key: str
    dead: bool
    due: str
    taken: str
    attempts: int
    error: str


class AdminMatch(msgspec.Struct):
    """A match as it is stored, without its secrets. ``lines`` and ``chat`` are the numbers of lines."""

    id: str
    game: str
    title: str
    version: str
    pace: str
    over: bool
    frozen: bool
    paused: bool
    rated: bool
    tournament: str
    rematch: str
    made: str
    moved: str
    lines: int
    chat: int
    own: bool
    seats: list[AdminSeat]
    jobs: list[AdminJob]


class AdminFault(msgspec.Struct):
    """Something that is wrong with what is stored of a match, and the ply at which, if it is one."""

    what: FaultKind
    ply: int | None


class AdminFaults(msgspec.Struct):
    """Everything that is wrong with what is stored of a match; ``mendable``: all of it follows from the log."""

    faults: list[AdminFault]
    mendable: bool


class ReopenedSeats(msgspec.Struct):
    """The seats that are open again, and the key of the invitation that leads to them. It is told this once."""

    seats: list[str]
    key: str


class AdminJobs(msgspec.Struct):
    """The work for later: the numbers of all jobs and of those that are dead, and some of them, the dead ones first."""

    all: int
    dead: int
    jobs: list[AdminJob]


class AdminRebuild(msgspec.Struct):
    """Ratings that are being made anew: ``done`` of so many ``pools``, with so many ``games``, until it has ``ended``."""

    asked: str
    pools: int
    done: int
    games: int
    ended: str
    failed: bool


class AdminRatings(msgspec.Struct):
    """The rated games that are over, those that wait to be taken in, and the last time that all were made anew."""

    games: int
    waiting: int
    rebuild: AdminRebuild | None


class AdminRulesVersion(msgspec.Struct):
    """So many matches of a game that a version of its rules wrote, all ``over`` or all running."""

    game: str
    version: str
    over: bool
    matches: int
    standing: Standing


class AdminArchive(msgspec.Struct):
    """An archive of former rules: its file, why it cannot be used (``fault``, empty if it can), whether a match needs it."""

    file: str
    game: str
    version: str
    fault: str
    needed: bool


class AdminRules(msgspec.Struct):
    """The versions of rules that stored matches need, and the archives there are."""

    versions: list[AdminRulesVersion]
    archives: list[AdminArchive]


class AdminFinding(msgspec.Struct):
    """Something that the doctor has found, in words of the language asked for."""

    grade: Grade
    text: str


class AdminHealth(msgspec.Struct):
    """Whatever keeps this process from being ready, and what the doctor has found; ``looked``: it could look."""

    failing: list[str]
    looked: bool
    findings: list[AdminFinding]


class AdminAct(msgspec.Struct):
    """A deed of whoever runs the table, or of a moderator. Accounts that are not gone have their names."""

    at: str
    who: str
    deed: str
    match: str
    about: str
