"""One match as whoever runs the table sees and mends it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, select, update

from vezerkar.engine import VezerkarError
from vezerkar.engine.game import UNREADABLE
from vezerkar.server.chat.mute_table import forget_player
from vezerkar.server.clocks.clocks import SeatClock
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.jobs.job_table import ListedJob
from vezerkar.server.keys import hash_key, new_key
from vezerkar.server.matches.match_check import archives_of, check_match, replayed, rules_of_now
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.notices.news import News, tell_within
from vezerkar.server.operation.acts import Order, record_act
from vezerkar.server.operation.admin_messages import FaultKind
from vezerkar.server.pages.last_page_job import last_page_job
from vezerkar.server.rules.rules_archives import RulesArchives
from vezerkar.server.rules.user_files import NONE, BadFiles
from vezerkar.server.storage.database_files import is_missing
from vezerkar.server.storage.log_table import fill_in_log
from vezerkar.server.storage.match_change import Change, MatchChanged
from vezerkar.server.storage.schema import ACCOUNTS, MATCHES
from vezerkar.server.storage.seat_table import keep_asked
from vezerkar.server.storage.store import Store
from vezerkar.server.storage.stored_match import SeatAssignment, SeatKey, StoredMatch
from vezerkar.server.tournaments.tournament_table import advance_job

TRIES: Final = 20
"""Times that a deed is decided anew because somebody has just done something in the match."""
NOT_MENDED: Final = ("gap", "rules", "action")
"""Faults of a log itself: nothing follows from it."""


class BadMatch(VezerkarError):
    """A match that is not there, or with which something is wrong. ``code`` is that of the API."""

    def __init__(self, words: str, code: str = "unknown_match") -> None:
        super().__init__(words)
        self.code = code


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that is wrong with what is stored of a match, and the ply at which, if it is one.

    ``what`` is that of a `Difference`, ``gap`` (lines of the log are missing), ``rules`` (those that wrote it are not there),
    ``over`` or ``running`` (it is, and is stored otherwise), or ``asked`` (who must choose is not stored). The ``words`` are for
    whoever may read the database: they may name an action.
    """

    what: FaultKind
    words: str
    ply: int | None = None


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """A seat: its ``kind``, the ``holder`` (a name or a bot), the ``account`` that keeps it, so many keys that open it, whether
    it must choose, and its clock, if it has one.
    """

    seat: str
    player: str
    kind: str
    holder: str
    account: str
    keys: int
    asked: bool
    clock: SeatClock | None


@dataclass(frozen=True, slots=True)
class MatchFacts:
    """A match without its secrets: no key, no seed, no action. Moments are in microseconds since 1970."""

    id: str
    game: str
    version: str
    options: dict[str, str]
    pace: str
    over: bool
    frozen: bool
    rated: bool
    tournament: str
    created: int
    moved: int
    read_at: int
    lines: int
    chat: int
    paused: bool
    seats: list[SeatFacts]
    jobs: list[ListedJob]
    rematch: str


@contextmanager
def read_store(url: str) -> Iterator[Store]:
    """Open a database to read it, whoever else works with it. Raises `BadMatch`."""
    if is_missing(url):
        raise BadMatch("there are no matches: the file of the database is not there")
    with closing(Store(url)) as store:
        yield store


def known_match(store: Store, match: str) -> StoredMatch:
    """Return a stored match. Raises `BadMatch`."""
    saved = store.load(match)
    if saved is None:
        raise BadMatch(f"there is no match {match!r}")
    return saved


def facts(store: Store, match: str) -> MatchFacts:
    """Return what is stored of a match, without its secrets. Raises `BadMatch`."""
    saved = known_match(store, match)
    over, asked = store.progress(match)
    holders = {one.account for one in saved.assignments if one.account is not None}
    with store.engine.connect() as connection:
        query = select(ACCOUNTS.c.id, ACCOUNTS.c.name).where(ACCOUNTS.c.id.in_(holders))
        names = {row.id: str(row.name) for row in connection.execute(query)}
        moved = connection.execute(select(MATCHES.c.moved).where(MATCHES.c.id == match)).scalar_one()
    seats = [
        SeatFacts(
            one.seat,
            one.player,
            one.kind,
            {"bot": one.bot, "open": ""}.get(one.kind, one.player_name),
            names.get(one.account or 0, ""),
            sum(one.seat in key.seats and not key.invitation for key in saved.keys),
            one.seat in asked,
            saved.clocks.get(one.seat),
        )
        for one in saved.assignments
    ]
    jobs = [job for job in store.jobs.jobs() if job.body.get("match") == match]
    return MatchFacts(
        saved.id,
        saved.game,
        saved.version,
        saved.options,
        saved.pace,
        over,
        saved.frozen,
        saved.rated,
        saved.tournament or "",
        saved.created,
        moved,
        saved.read_at,
        len(saved.log),
        len(saved.chat),
        saved.pause is not None,
        seats,
        jobs,
        saved.rematch or "",
    )


def description(store: Store, match: str) -> list[str]:
    """Return in lines what is stored of a match, without its secrets: no key, no seed, no action. Raises `BadMatch`."""
    found = facts(store, match)
    waits = ", ".join(sorted(seat.seat for seat in found.seats if seat.asked))
    state = ("over, frozen" if found.frozen else "over") if found.over else f"waits for {waits or 'nobody'}"
    return [
        f"match    {found.id}: {found.game}, rules {found.version}, pace {found.pace}",
        f"options  {', '.join(f'{name}={value}' for name, value in found.options.items()) or 'none'}",
        f"state    {state}; {found.lines} lines in the log, {found.chat} of chat",
        *(f"seat     {_seat(seat)}" for seat in found.seats),
        *([f"rematch  {found.rematch}"] if found.rematch else []),
    ]


def write_files(store: Store, match: str, folder: Path) -> int:
    """Write a user's files, with which a match goes on, into a new folder, and return their number. Raises `BadMatch`."""
    saved = known_match(store, match)
    digest = saved.files.get(saved.version, NONE)
    files = store.user_files(digest) if digest != NONE else None
    if files is None:
        raise BadMatch(f"match {match} uses no files of a user that are stored with it")
    if folder.exists():
        raise BadMatch(f"{folder} is there already: name a new folder")
    try:
        texts = files.unpack()
        folder.mkdir(parents=True)
        files.write(folder)
    except (BadFiles, OSError) as error:
        raise BadMatch(f"the files of match {match} cannot be written: {error}") from error
    return len(texts)


def faults(store: Store, match: str, archives: RulesArchives | None = None) -> list[Fault]:
    """Play the whole log of a match again, and return everything that is not as it should be. Raises `BadMatch`."""
    with archives_of(store, archives) as known:
        return _faults(store, match, known)


def _faults(store: Store, match: str, archives: RulesArchives) -> list[Fault]:
    saved = known_match(store, match)
    if [entry.ply for entry in saved.log] != list(range(1, len(saved.log) + 1)):
        return [Fault("gap", "lines of the log are missing")]
    try:
        differences = check_match(store, match, archives).differences
    except ApiError:
        return [Fault("rules", f"version {saved.version} of the rules wrote it, which is not there")]
    if differences:
        return [Fault(one.what, str(one), one.ply) for one in differences]
    session = MatchSession(saved, archives=archives)
    over, asked = store.progress(match)
    if over != session.over:
        is_now: FaultKind = "over" if session.over else "running"
        return [Fault(is_now, f"it is {is_now}, and is stored otherwise")]
    if not set(session.waiting()) <= asked:
        return [Fault("asked", "seats that must choose are not stored as asked")]
    return []


def mend(store: Store, match: str, order: Order, archives: RulesArchives | None = None) -> list[Fault]:
    """Store anew whatever follows from the log of a match and is stored otherwise; return what was wrong. Raises `BadMatch`.

    The log stays as it is: events, positions, checkpoints, who must choose and whether it is over are made from it by the rules
    of now, if these have written it.
    """
    with archives_of(store, archives) as known:
        return _mend(store, match, order, known)


def _mend(store: Store, match: str, order: Order, archives: RulesArchives) -> list[Fault]:
    found = faults(store, match, archives)
    if not found:
        raise BadMatch(f"there is nothing to mend in match {match}", "nothing_to_mend")
    beyond = [one for one in found if one.what in NOT_MENDED]
    if beyond:
        raise BadMatch(f"match {match} cannot be mended: {beyond[0].words}", "beyond_mending")
    saved = known_match(store, match)
    try:
        rules = rules_of_now(saved, archives)
        assert rules is not None, "that is no fault that is mended"
        session = replayed(saved, rules)
    except (VezerkarError, ApiError, *UNREADABLE) as error:
        raise BadMatch(f"match {match} cannot be mended: it cannot be played again", "beyond_mending") from error
    if saved.frozen and not session.over:
        raise BadMatch(f"match {match} cannot be mended: it is frozen, and is not over", "beyond_mending")
    ends = session.over and not store.progress(match)[0]

    def work(connection: Connection, at: int) -> None:
        fill_in_log(connection, match, session.events, session.log, list(session.checkpoints.values()))
        connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(over=session.over))
        keep_asked(connection, match, session.waiting())
        if ends:
            store.jobs.add_within(connection, [last_page_job(match)])
        record_act(connection, "mend", match, order.reason, order.who)

    try:
        store.keep_beside(match, work, Change(saved.rev))
    except MatchChanged as error:
        raise BadMatch(f"somebody has just done something in match {match}: try again", "try_again") from error
    return found


def cancel(store: Store, match: str, order: Order) -> None:
    """End a match without a winner; its seed is published, as that of any match that is over. Raises `BadMatch`."""
    for _ in range(TRIES):
        saved = known_match(store, match)
        if store.progress(match)[0]:
            raise BadMatch(f"match {match} is over already", "over")
        jobs = [] if saved.tournament is None else [advance_job(saved.tournament)]
        if store.cancel(match, 0, jobs, lambda connection: record_act(connection, "cancel", match, order.reason, order.who)):
            return
    raise BadMatch(f"somebody has just done something in match {match}: try again", "try_again")


def reseat(store: Store, match: str, seat: str, order: Order) -> tuple[str, tuple[str, ...]]:
    """Open the seats of a player for somebody else, or for the same person with a new key: theirs opens them no more.

    Returns the new invitation, and the seats it is for. Raises `BadMatch`.
    """
    for _ in range(TRIES):
        try:
            return _reseat(store, match, seat, order)
        except MatchChanged:
            continue
    raise BadMatch(f"somebody has just done something in match {match}: try again", "try_again")


def _reseat(store: Store, match: str, seat: str, order: Order) -> tuple[str, tuple[str, ...]]:
    """Do it once. Raises `BadMatch`, or `MatchChanged`."""
    saved = known_match(store, match)
    if store.progress(match)[0]:
        raise BadMatch(f"match {match} is over: nobody needs a seat there", "over")
    by_seat = {assignment.seat: assignment for assignment in saved.assignments}
    if seat not in by_seat:
        raise BadMatch(f"match {match} has no seat {seat!r}; there are: {', '.join(by_seat)}", "not_found")
    if by_seat[seat].kind == "bot":
        raise BadMatch(f"a bot sits on {seat}: it gives way to nobody", "bot_sits")
    theirs = [assignment for assignment in saved.assignments if assignment.player == by_seat[seat].player]
    seats = tuple(assignment.seat for assignment in theirs)
    invitation = new_key()
    keys = [SeatKey(hash_key(invitation), seats, invitation=True)]
    for key in saved.keys:
        left = tuple(name for name in key.seats if name not in seats)
        if left == key.seats:
            keys.append(key)
        elif left:
            # Whoever also has other seats keeps those, but no sight of invitations: a key that others know would show them.
            keys.append(replace(key, seats=left, creator=False))
    opened = [SeatAssignment(one.seat, one.player, "open", invitation=invitation, reserved=True) for one in theirs]

    losers = {one.account for one in theirs if one.account is not None and not one.by_bot}
    news = News("reseated", f"reseated {match} {saved.rev}", match, saved.game, reason=order.reason)

    def also(connection: Connection) -> None:
        for account in losers:
            tell_within(connection, store.jobs, account, news)
        forget_player(connection, match, by_seat[seat].player)
        record_act(connection, "reseat", match, order.about(", ".join(seats)), order.who)

    store.reseat(match, keys, opened, also, Change(saved.rev))
    return invitation, seats


def _seat(seat: SeatFacts) -> str:
    holder = {"bot": f"bot {seat.holder}", "open": "open"}.get(seat.kind, f"person {seat.holder!r}")
    return f"{seat.seat}: {holder}, {seat.keys} keys"
