"""The commands on seats and keys: who may command, sitting down, keeping seats for an account, and leaving them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from sqlalchemy import Connection

from vezerkar.server.accounts.erased_words import erase_words
from vezerkar.server.accounts.seat_keys import keys_without, vacated
from vezerkar.server.chat.mute_table import forget_player
from vezerkar.server.clocks.clock_table import retime
from vezerkar.server.clocks.vacancies import bot_for, waits_until
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.clean_text import clean_text
from vezerkar.server.jobs.job_table import database_clock
from vezerkar.server.keys import hash_key, new_key, new_match, next_key
from vezerkar.server.lobby.listing_table import count_seats
from vezerkar.server.matches.match_messages import CreatedMatch, LeaveMode, Take
from vezerkar.server.matches.match_service import MatchService, decided_anew
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.viewer import Viewer
from vezerkar.server.notices.news import News, tell_within
from vezerkar.server.notices.notice_messages import NewsEvent
from vezerkar.server.notices.notices import NOTICE, began_jobs, left_jobs
from vezerkar.server.offers.offer_table import end_offers
from vezerkar.server.ratings.rated_match import require_new_person, require_own_browser
from vezerkar.server.ratings.rating_table import forget_beginners
from vezerkar.server.storage.seat_table import keep_bots
from vezerkar.server.storage.stored_match import SeatAssignment, SeatKey

Went: TypeAlias = Literal["", "left", "resigned", "late"]
"""The way in which a player has gone: by an own wish, or ``late``, as the time was over; empty: by the wish of the others."""


@dataclass(frozen=True, slots=True)
class Browser:
    """Marks of whoever comes by a browser: the key that it holds of the match, and the other ``accounts`` that are used in it."""

    key: str | None = None
    accounts: Collection[int] = ()


STRANGER: Final = Browser()
NOBODY: Final[Mapping[str, int | None]] = {}
"""No account of any seat."""


async def authorize(service: MatchService, session: MatchSession, key: str) -> Viewer:
    """Whoever commands with this key. Raises `ApiError`. Call it without the lock."""
    async with session.lock:
        found = session.key(key)
        if found.invitation:
            raise ApiError("taken" if session.taken(found) else "invitation")
        return session.viewer(found)


async def authorize_account(service: MatchService, session: MatchSession, account: int) -> Viewer:
    """Whoever commands by an account. Raises `ApiError`. Call it without the lock."""
    async with session.lock:
        found = session.account_key(account)
        if found is None:
            raise ApiError("bad_key")
        return session.viewer(found)


@decided_anew
async def claim(service: MatchService, session: MatchSession, key: str, account: int) -> list[str]:
    """Let an account keep the seats of a key. The key goes on opening them. Raises `ApiError`."""
    found = session.key(key)
    if found.invitation:
        raise ApiError("taken" if session.taken(found) else "invitation")
    seats = [session.assignments[seat] for seat in found.seats if session.assignments[seat].kind == "human"]
    if any(seat.account not in (None, account) for seat in seats):
        raise ApiError("claimed")
    new = [replace(seat, account=account) for seat in seats if seat.account is None]
    if new:
        await service.keep_seats(session, *new)
    return [seat.seat for seat in seats]


@decided_anew
async def only_account(service: MatchService, session: MatchSession, account: int) -> list[str]:
    """Let the seats that an account keeps open with it alone: no key opens them any more. Raises `ApiError`."""
    held = session.account_key(account)
    if held is None:
        raise ApiError("not_your_seat")
    keys = keys_without(session.keys.values(), held)
    await service.keep(session, service.store.reseat, keys, (), lambda connection: None)
    session.keys = {key.hash: key for key in keys}
    service.change(session)
    return [*held.seats]


@decided_anew
async def vacate(service: MatchService, session: MatchSession, account: int) -> None:
    """Take an account that is gone from its seats, and what it has said from the chat. Raises `ApiError`."""
    held = session.account_key(account)
    if held is None:
        await service.keep(
            session, service.store.keep_beside, lambda connection, at: erase_words(connection, session.id, account)
        )
        await service.catch_up(session)
        return
    until = await _waits_until(service, session)
    left = vacated(session.assignments.values(), session.keys.values(), held, session.over, until)
    players = dict.fromkeys(seat.player for seat in left.seats)
    told = () if session.over or session.gathering else players
    seats = await _left(service, session, left.seats, "left") if told else left.seats
    retiming = session.retiming(session.assignments | {seat.seat: seat for seat in seats})

    def also(connection: Connection) -> None:
        at = database_clock(connection)
        erase_words(connection, session.id, account, left.names, held.creator)
        # Whoever comes next must be asked anew: the answers of before are of somebody else.
        end_offers(connection, session.id, at, over=True)
        for player in players:
            forget_player(connection, session.id, player)
        for player in told:
            service.store.jobs.add_within(connection, left_jobs(session, player, service.delays))
        retime(connection, session.id, retiming, at)

    await service.keep(session, service.store.reseat, left.keys, seats, also)
    await service.catch_up(session)
    if told:
        service.on_jobs(NOTICE)


async def clear_seats(
    service: MatchService,
    session: MatchSession,
    player: str,
    news: NewsEvent | None,
    bot: str = "",
    also: Callable[[Connection, int], object] = lambda connection, at: None,
    went: Went = "",
    listed: bool | None = None,
) -> None:
    """Take the seats of a player from whoever has them, who hears ``news`` of it; a ``bot`` has them then, or they are open.

    The keys of that person open nothing any more, and tell them so. The others are told if the player ``went``. ``also`` is done
    in one with it. Open seats are ``listed`` in the lobby or not (None: as their table is). The lock must be held. Raises
    `MatchChanged`.
    """
    own = tuple(one for one in session.assignments.values() if one.player == player)
    until = await _waits_until(service, session)
    left = vacated(own, session.keys.values(), SeatKey("", tuple(one.seat for one in own)), False, until)
    seats = [replace(one, kind="bot", bot=bot, invitation=None, vacant_until=None) for one in left.seats] if bot else left.seats
    if went:
        seats = await _left(service, session, seats, went)
    if listed is not None and not bot:
        seats = list_seats(session, seats, listed)
    taken = {one.seat for one in seats}
    keys = [key for key in left.keys if not (bot and key.invitation and set(key.seats) <= taken)]
    lost = [key for key in session.keys.values() if not key.invitation and key.seats and set(key.seats) <= taken]
    # What stands for those keys otherwise nobody has: it would be one more with each player who leaves.
    held = {key.hash for key in session.keys.values()}
    keys = [key for key in keys if key.hash in held or key.invitation or key.creator or not set(key.seats) <= taken]
    # A guest who is muted stays so, whatever seat is taken next.
    keys += [SeatKey(key.hash, (), muted_until=_muted_until(session, key)) for key in lost]
    retiming = session.retiming(session.assignments | {seat.seat: seat for seat in seats})
    told = {one.account for one in own if one.account is not None and not one.by_bot} if news else set()

    def work(connection: Connection) -> None:
        at = database_clock(connection)
        # Whoever comes next must be asked anew: the answers of before are of somebody else.
        end_offers(connection, session.id, at, over=True)
        forget_player(connection, session.id, player)
        keep_bots(connection, session.id, seats)
        count_seats(connection, session.id, at)
        retime(connection, session.id, retiming, at)
        also(connection, at)
        if went:
            service.store.jobs.add_within(connection, left_jobs(session, player, service.delays))
        if news is None:
            return
        for account in told:
            number = f"{news} {session.id} {session.stored_rev}"
            tell_within(connection, service.store.jobs, account, News(news, number, session.id, session.game.id))

    await service.keep(session, service.store.reseat, keys, seats, work)
    await service.catch_up(session)
    service.on_jobs()
    for account in told:
        service.on_news(account)


def list_seats(session: MatchSession, seats: Iterable[SeatAssignment], listed: bool) -> list[SeatAssignment]:
    """Return open seats as the lobby lists them from now on, or does not."""
    if session.listing is not None:
        return [replace(one, reserved=not listed) for one in seats]
    # The name of a table that is not in the lobby opens it to spectators, so it is not said there.
    name = new_match() if listed else ""
    return [replace(one, listed_as=name) for one in seats]


@decided_anew
async def leave(service: MatchService, session: MatchSession, seat: str, mode: LeaveMode) -> None:
    """Let the player of a seat go, for good: somebody else may have all their seats, or a bot has them. Raises `ApiError`.

    Where a match counts for more than itself, and where nobody else would be left, one resigns instead.
    """
    session.check_in_play()
    player = session.assignments[seat].player
    if session.assignments[seat].kind != "human":
        raise ApiError("not_your_seat")
    others = (one for one in session.assignments.values() if one.player != player)
    if session.in_earnest or all(one.kind != "human" for one in others):
        raise ApiError("resign_instead")
    bot = bot_for(session.timing, session.game.id) if mode == "bot" else ""
    await clear_seats(service, session, player, None, bot, went="left")


@decided_anew
async def hand_to_bot(service: MatchService, session: MatchSession, player: str, taken_out: bool) -> None:
    """Let a bot have the seats of a player who has withdrawn from a tournament, unless one has. Raises `ApiError`.

    If the organiser has ``taken_out`` a player, the match is not rated: nobody's rating may depend on that.
    """

    def also(connection: Connection, at: int) -> None:
        if taken_out:
            forget_beginners(connection, session.id)

    if session.over or session.assignments[player].kind == "bot":
        return
    await clear_seats(service, session, player, None, bot_for(session.timing, session.game.id), also, "left")


@decided_anew
async def resign(service: MatchService, session: MatchSession, seat: str, by: str = "person") -> int:
    """End the match by giving up; ``by`` says who does it. Raises `ApiError`."""
    return await _end_by_resigning(service, session, seat, by)


@decided_anew
async def give_up(service: MatchService, session: MatchSession, seat: str) -> int:
    """Resign for a person. With more sides than two the others play on, against a bot that cannot win. Raises `ApiError`."""
    if seat in session.resigned_before:
        return session.ply
    if session.over or session.gathering or not session.plays_on_without(seat):
        return await _end_by_resigning(service, session, seat, "person")
    await go_on_without(service, session, seat, "resigned")
    return session.ply


async def go_on_without(service: MatchService, session: MatchSession, seat: str, went: Went) -> None:
    """Let a bot that cannot win play on for somebody who has lost, whom it is told if the time was over. The lock must be held.

    Raises `MatchChanged`.
    """
    news: NewsEvent | None = "late" if went == "late" else None
    bot = bot_for(session.timing, session.game.id)
    await clear_seats(service, session, session.assignments[seat].player, news, bot, went=went)


async def _end_by_resigning(service: MatchService, session: MatchSession, seat: str, by: str) -> int:
    """Give up, which ends the match; whoever has done so may say it again.

    The lock must be held. Raises `ApiError` or `MatchChanged`.
    """
    if session.resigned == seat:
        return session.ply
    session.check_in_play()
    return await service.write(session, seat, "resign", by=by)


async def require_welcome(service: MatchService, session: MatchSession, account: int | None) -> None:
    """Raise `ApiError` if an account and one of those at the table do not want to sit together."""
    if account is None:
        return
    async with session.lock:
        others = {one.account for one in session.assignments.values() if one.account not in (None, account)}
    if await service.in_order(service.store.mutes.blocked, account, others):
        raise ApiError("not_welcome")


async def take(
    service: MatchService,
    session: MatchSession,
    invitation: str,
    wish: Take,
    account: int | None = None,
    person: int | None = None,
    others: Collection[int] = (),
) -> CreatedMatch:
    """Sit down on the seats of an invitation: their key is born, and the invitation is void. Raises `ApiError`.

    An ``account`` keeps the seats of a rated match; ``person`` is the account of whoever comes, if they are signed in. It keeps
    the seats that somebody has left. The ``others`` are accounts that are used in the same browser.
    """
    await require_welcome(service, session, person)
    name, key = clean_text(wish.name), next_key(invitation, wish.once or new_key())
    async with session.lock:
        found = session.key(invitation)
        if not found.invitation:
            raise ApiError("malformed", detail="this key is no invitation")
        # What leads to a seat that was left leads to it as long as it is free.
        left = any(session.assignments[seat].vacant_until is not None for seat in found.seats)
    accounts = dict.fromkeys(found.seats, account if session.rated else person) if session.rated or left else NOBODY
    browser = Browser(wish.held, others)
    await sit(service, session, SeatKey(hash_key(key), found.seats), dict.fromkeys(found.seats, name), accounts, browser=browser)
    return CreatedMatch(session.id, key, list(found.seats), {})


@decided_anew
async def sit(
    service: MatchService,
    session: MatchSession,
    key: SeatKey,
    names: dict[str, str],
    accounts: Mapping[str, int | None] = NOBODY,
    listed: bool = False,
    browser: Browser = STRANGER,
) -> None:
    """Give open seats to the owner of a new key, all or none; whoever has them already may ask again. Raises `ApiError`.

    ``listed``: whoever comes has no invitation, and may do so as long as anybody may. A seat that somebody has left in a match
    that goes on shows its hand to whoever comes: that takes an account, which knows of no other hand there, as does its
    ``browser``. Whoever a moderator has muted by the same browser stays muted.
    """
    if key.hash in session.keys:
        return
    if session.taken(key) or (listed and not session.may_join(names)):
        raise ApiError("taken")
    session.check_not_over()
    for seat in names:
        if session.assignments[seat].vacant_until is not None:
            _require_substitute(session, names, accounts.get(seat), browser)
    if session.rated:
        for seat in names:
            require_new_person(session.assignments, names, accounts.get(seat))
        require_own_browser(session.assignments, names, browser.accounts)
    held = _held(session, browser)
    muted_until = 0 if held is None else _muted_until(session, held)
    assignments = [
        replace(
            session.assignments[seat],
            kind="human",
            player_name=name,
            invitation=None,
            reserved=False,
            vacant_until=None,
            left_at=None,
            stand_in="",
            account=accounts.get(seat),
            muted_until=muted_until,
        )
        for seat, name in names.items()
    ]
    seated = session.assignments | {assignment.seat: assignment for assignment in assignments}
    jobs = began_jobs(session, seated, service.delays)
    retiming = session.retiming(seated)
    if retiming is not None:
        # Whoever sat there before may have used up all the time.
        retiming = replace(retiming, taken=[*names])
    await service.keep(session, service.store.sit, key, assignments, retiming, jobs)
    session.keys[key.hash] = key
    session.seated(assignments)
    if jobs:
        service.on_jobs(NOTICE)
    service.change(session)


async def _left(
    service: MatchService, session: MatchSession, seats: Iterable[SeatAssignment], went: Went
) -> list[SeatAssignment]:
    """Return seats whose player goes now, with that noted."""
    at = await service.in_order(service.store.clock)
    gave_up = went in ("resigned", "late")
    holders = {seat: one.account if gave_up and not one.by_bot else None for seat, one in session.assignments.items()}
    return [replace(one, left_at=at, resigned=gave_up, resigned_by=holders[one.seat], late=went == "late") for one in seats]


async def _waits_until(service: MatchService, session: MatchSession) -> int | None:
    """Until when seats wait that somebody leaves now; None where nobody has seen a hand, and where a bot is not to play."""
    if session.gathering or session.over or session.tournament is not None:
        return None
    at = await service.in_order(service.store.clock)
    # The end of a pause moves all that wait by its whole length.
    return waits_until(at if session.pause is None else session.pause.since)


def _held(session: MatchSession, browser: Browser) -> SeatKey | None:
    """Return the key of seats that a browser has, if it has one: an invitation is none."""
    held = None if browser.key is None else session.keys.get(hash_key(browser.key))
    return None if held is None or held.invitation else held


def _muted_until(session: MatchSession, key: SeatKey) -> int:
    """Return until when a moderator lets whoever has a key write nothing."""
    return max((key.muted_until, *(session.assignments[seat].muted_until for seat in key.seats)))


def _require_substitute(session: MatchSession, wanted: Collection[str], account: int | None, browser: Browser) -> None:
    """Raise `ApiError` unless somebody may take over seats: with an account that neither has nor had any other seat there.

    Nor may the browser open any other seat, or have opened one, nor any other account that is used in it.
    """
    held = _held(session, browser)
    if held is not None and (held.seats or not held.creator) and not set(held.seats) & set(wanted):
        raise ApiError("no_substitute")
    sits = {one.account for seat, one in session.assignments.items() if seat not in wanted and one.account is not None}
    if any(one in sits or session.has_played(one) for one in browser.accounts):
        raise ApiError("no_substitute")
    if account is None:
        raise ApiError("substitute_account")
    others = (one for seat, one in session.assignments.items() if seat not in wanted)
    if session.has_played(account) or any(one.account == account for one in others):
        raise ApiError("no_substitute")
