"""All matches of this process and the commands on them. Every action is written to disk before any client sees it."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial, wraps
from time import monotonic
from typing import Any, Concatenate, Final, ParamSpec, TypeVar
from weakref import WeakValueDictionary
from zlib import compress, crc32

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from vezerkar.bots import bot_names
from vezerkar.engine import BadCombination, BadNotation, BadOption, Game, Refusal
from vezerkar.lessons.lesson import BOT, SCRIPT, Lesson
from vezerkar.lessons.lesson import lesson as lesson_of
from vezerkar.registry import game
from vezerkar.server.accounts.erased_words import erase_words
from vezerkar.server.accounts.seat_keys import keys_without, vacated
from vezerkar.server.bots.bot_limits import BOT_LIMITS, BotLimits
from vezerkar.server.clocks.clock_table import keep_clocks, retime
from vezerkar.server.clocks.clocks import DEFAULTS_IN_A_ROW, DEFAULTS_IN_ALL, ClockRules, Retiming, SeatClock, clock_rules, lapsed
from vezerkar.server.http.api_errors import ApiError, IllegalActionError
from vezerkar.server.http.clean_text import clean_text
from vezerkar.server.http.known_game import known_game
from vezerkar.server.jobs.job_table import NewJob, database_clock
from vezerkar.server.keys import hash_key, new_key, new_match, new_seed, next_key
from vezerkar.server.lobby.listing import Listing, check_offer
from vezerkar.server.matches.match_check import version_now
from vezerkar.server.matches.match_messages import ActionResult, CreatedMatch, NewMatch, SettingsChange, StandingOrder, Take
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.viewer import Elsewhere, Viewer
from vezerkar.server.notices.notices import DELAYS, NOTICE, Delays, began_jobs, notice_jobs
from vezerkar.server.offers.offer_table import end_offers
from vezerkar.server.offers.offers import TAKEBACK
from vezerkar.server.operation.error_summary import error_summary
from vezerkar.server.operation.metrics import ACTIONS, FLAGS, REV_BEHIND, timed_call
from vezerkar.server.pages.last_page_job import last_page_job
from vezerkar.server.ratings.rated_match import all_known, check_rated, rated_end, require_new_person
from vezerkar.server.ratings.rating_job import rate_job
from vezerkar.server.ratings.rating_table import beginners, keep_rated_game
from vezerkar.server.rules.present_rules import PresentRules
from vezerkar.server.rules.rules import Rules
from vezerkar.server.rules.rules_archives import RulesArchives
from vezerkar.server.rules.rules_version import same_rules
from vezerkar.server.rules.upgrade import Upgrade, move_up
from vezerkar.server.storage.match_change import Change, MatchChanged, passing
from vezerkar.server.storage.match_lists import HeldMatch, UnfinishedMatch
from vezerkar.server.storage.moments import micros, now
from vezerkar.server.storage.store import Store
from vezerkar.server.storage.stored_match import (
    ChatMessage,
    Checkpoint,
    HeldAnswer,
    LogEntry,
    SeatAssignment,
    SeatKey,
    StoredMatch,
)
from vezerkar.server.tournaments.tournament_table import advance_job

LOG: Final = logging.getLogger(__name__)

MAX_SESSIONS_BYTES: Final = 256 * 2**20
"""Memory for the matches that were used last, by an estimate, in bytes. What is in use beyond it stays, too."""

MAX_DATABASE_SECONDS: Final = 20.0
"""For how many seconds what the database refuses is tried again, if the reason may pass."""

FIRST_RETRY_SECONDS: Final = 0.1
"""Seconds before it is tried again. They double after each further failure, up to `MAX_RETRY_SECONDS`."""

MAX_RETRY_SECONDS: Final = 2.0

MAX_DECISIONS: Final = 50
"""Most times that a command is decided while other processes change the match again and again."""

P = ParamSpec("P")
T = TypeVar("T")
NOBODY: Final[Mapping[str, int | None]] = {}
"""No account of any seat."""


def decided_anew(
    command: Callable[Concatenate[MatchService, MatchSession, P], Awaitable[T]],
) -> Callable[Concatenate[MatchService, MatchSession, P], Awaitable[T]]:
    """Carry out a command under the lock of its session. If another process has changed the match, the session learns of it, and
    the command is decided anew, so it must read everything from the session. Raises `ApiError`.
    """

    @wraps(command)
    async def decide(service: MatchService, session: MatchSession, /, *args: P.args, **kwargs: P.kwargs) -> T:
        async with session.lock:
            for _ in range(MAX_DECISIONS):
                try:
                    return await command(service, session, *args, **kwargs)
                except MatchChanged:
                    REV_BEHIND.inc()
                    await service.catch_up(session)
        raise ApiError("try_again")

    return decide


class MatchService:
    """The matches. ``on_change`` is called with each MatchSession that has changed.

    Any process may change any match: see `decided_anew`.
    """

    def __init__(
        self,
        store: Store,
        on_change: Callable[[MatchSession], None],
        clock: Callable[[], float] = monotonic,
        bot_limits: BotLimits = BOT_LIMITS,
        archives: RulesArchives | None = None,
        delays: Delays = DELAYS,
    ) -> None:
        self.store = store
        self.delays = delays
        self.clock = clock
        self._on_change = on_change
        self._bot_limits = bot_limits
        self.archives = archives or RulesArchives()
        # The event loop must not wait for the disk. All calls for one match are made by one thread, hence in order.
        self._disks = tuple(ThreadPoolExecutor(1, thread_name_prefix="disk") for _ in range(store.threads))
        # What takes long to compute, such as playing a log again, keeps neither the event loop nor the disk waiting.
        self._side = ThreadPoolExecutor(2, thread_name_prefix="side")
        # What waits for the processes of archived rules keeps nothing else waiting.
        self._archived = ThreadPoolExecutor(4, thread_name_prefix="archived")
        self._sessions: WeakValueDictionary[str, MatchSession] = WeakValueDictionary()
        self._recent: OrderedDict[str, MatchSession] = OrderedDict()
        self._opening: dict[str, asyncio.Task[MatchSession]] = {}
        # Called when jobs were added, of these kinds or of any.
        self.on_jobs: Callable[..., None] = lambda *kinds: None
        # Called when other processes shall know who is at a match here; with True when they are asked, too.
        self.on_presence: Callable[[MatchSession, bool], None] = lambda session, ask: None
        self._lost = 0

    def close(self) -> None:
        """Finish what is being written and let go of the database."""
        # Whoever waits for the rules of an archive is told that they are gone.
        self.archives.close()
        self._archived.shutdown()
        self._side.shutdown()
        for thread in self._disks:
            thread.shutdown()
        self.store.close()

    # --- finding -------------------------------------------------------------------------------------------------

    async def session(self, match: str) -> MatchSession:
        """The session of a match at which somebody looks. Raises `ApiError`."""
        session = await self.unwatched_session(match)
        await self.refresh(session)
        session.last_read = self.clock()
        if not session.people():
            # Bots alone go on when somebody looks.
            self._on_change(session)
        return session

    async def refresh(self, session: MatchSession, rev: int | None = None) -> None:
        """Let a session learn what other processes have written, if it is not at this ``rev`` (that of the database, unless it is
        known). Raises `ApiError`.
        """
        if not self.store.shared:
            return
        if rev is None:
            rev = await self._on_disk(self.store.rev, session.id)
        # What this process writes at this moment, it will know. A match that was deleted is not found.
        if rev is None or rev > session.stored_rev:
            async with session.lock:
                if rev is None or rev > session.stored_rev:
                    await self.catch_up(session)

    async def catch_up(self, session: MatchSession) -> None:
        """Let a session learn what other processes have written. The lock must be held. Raises `ApiError`."""
        await self._learn(session, await self._on_disk(self.store.load, session.id, session.ply))

    async def unwatched_session(self, match: str) -> MatchSession:
        """The session of a match at which nobody looks, as it was when it was seen last. Raises `ApiError`."""
        session = self._sessions.get(match)
        if session is None:
            if match not in self._opening:
                self._opening[match] = asyncio.create_task(self._opened(match))
                self._opening[match].add_done_callback(partial(self._now_open, match))
            # Others may wait for the same session, so it is opened even if this caller gives up.
            session = await asyncio.shield(self._opening[match])
        if match not in self._recent:
            self._make_space(session)
        self._recent[match] = session
        self._recent.move_to_end(match)
        return session

    def known(self, match: str) -> MatchSession | None:
        """The session of a match, if there is one in memory."""
        return self._sessions.get(match)

    def sessions(self) -> list[MatchSession]:
        """All sessions in memory."""
        return list(self._sessions.values())

    async def compare(self) -> None:
        """Let all sessions in memory learn what other processes have written. Raises `ApiError`."""
        for match, rev in (await self.in_order(self.store.lists.revs, list(self._sessions))).items():
            session = self._sessions.get(match)
            if session is not None:
                try:
                    await self.refresh(session, rev)
                except Exception as error:
                    LOG.error("a match cannot be read: %s", error_summary(error), extra={"match": match})

    async def take_up(self, match: str) -> MatchSession:
        """Open a match in which something may have to be done unasked, and note who must choose. Raises `ApiError`."""
        session = await self.unwatched_session(match)
        await self.refresh(session)
        async with session.lock:
            await self._on_disk(self.store.ask, match, session.waiting(), session.stored_rev)
        return session

    async def running(self, match: str | None = None) -> list[UnfinishedMatch]:
        """The matches (or this one) in which something has to be done unasked, those that went on last first."""
        found = await self.in_order(self.store.lists.running, match)
        known = [one for one in found if self.archives.has(one.game, one.version)]
        lost = len(found) - len(known)
        if match is None and lost != self._lost:
            self._lost = lost
            LOG.warning("%d matches cannot go on: other rules wrote them", lost)
        return known

    async def matches_of_account(self, account: int, most: int) -> list[HeldMatch]:
        """The matches in which an account keeps seats. Raises `ApiError`."""
        return await self.in_order(self.store.lists.matches_of_account, account, most)

    async def matches_of(self, hashes: Collection[str]) -> list[HeldMatch]:
        """The matches that keys open, those that went on last first. Raises `ApiError`."""
        return await self.in_order(self.store.lists.matches_of, hashes)

    async def past(self, session: MatchSession, ply: int) -> None:
        """Have the State after a ply at hand. The lock must be held."""
        await self.in_thread(session.recall, ply, rules=session.rules)

    async def _opened(self, match: str) -> MatchSession:
        try:
            session = await self._patiently(self._side, partial(self._open, match))
        except (ApiError, SQLAlchemyError):
            raise
        except Exception as error:
            # What is stored of it makes no sense, or the rules fail at it. That is the end of this match alone.
            LOG.error("a match cannot be opened: %s", error_summary(error), extra={"match": match})
            raise ApiError("damaged") from error
        self._sessions[match] = session
        self.on_presence(session, True)
        self._on_change(session)
        return session

    def _now_open(self, match: str, task: asyncio.Task[MatchSession]) -> None:
        del self._opening[match]
        if not task.cancelled():
            task.exception()

    def _forget(self, match: str) -> None:
        self._sessions.pop(match, None)
        self._recent.pop(match, None)

    def _make_space(self, session: MatchSession) -> None:
        size = session.size + sum(kept.size for kept in self._recent.values())
        while size > MAX_SESSIONS_BYTES and self._recent:
            _, gone = self._recent.popitem(last=False)
            size -= gone.size

    async def answers(self) -> bool:
        """Return True when the database answers, after whatever is still being written. Raises errors of the database."""
        return await asyncio.get_running_loop().run_in_executor(self._disks[0], self.store.ping)

    @property
    def held(self) -> list[MatchSession]:
        """The matches used last, which stay in memory."""
        return list(self._recent.values())

    # --- making --------------------------------------------------------------------------------------------------

    async def create(
        self, wish: NewMatch, address: str = "", listing: Listing | None = None, account: int | None = None
    ) -> CreatedMatch:
        """Make a match; ``address`` is where the wish comes from. Raises `ApiError`.

        ``listing`` is what the lobby says of it, if it is offered there; then an ``account`` keeps the seats of its maker.
        """
        chosen = known_game(wish.game)
        options = complete_options(chosen, wish.options)
        seats = chosen.seats(options)
        if set(wish.seats) != set(seats):
            raise ApiError("malformed", detail=f"'seats' must name each of: {', '.join(seats)}")
        if wish.seed is not None and "open" in wish.seats.values():
            raise ApiError("malformed", detail="a 'seed' of one's own would show the dice to one side: no seat may be 'open'")
        players = _players(chosen, wish)
        options |= chosen.implied_options(players)
        groups = chosen.seatings()[players]
        if any(len({wish.seats[seat] for seat in group}) > 1 for group in groups):
            raise ApiError("malformed", detail="the seats of one player are in one hand: each must be the same in 'seats'")
        player = {seat: group[0] for group in groups for seat in group}
        assignments = [self._assignment(wish.game, seat, player[seat], wish.seats[seat], wish.name) for seat in seats]
        timing = None if wish.clock is None else clock_rules(wish.clock, wish.game, len(chosen.sides(options)))
        check_rated(wish, listing, account)
        if listing is not None:
            check_offer(assignments)
            assignments = [replace(one, account=account) if one.kind == "human" else one for one in assignments]
        return await self._make(
            new_key(), wish.game, options, assignments, wish.seed, wish.pace, address, timing, listing=listing, rated=wish.rated
        )

    async def rematch(self, session: MatchSession, viewer: Viewer, key: str, address: str = "") -> CreatedMatch:
        """The same again, everybody one player further; one rematch for all at the table. Raises `ApiError`.

        A lesson begins again, with its learner where they were.
        """
        if session.lesson_id:
            return await self.begin_lesson(session.lesson_id, address)
        key = next_key(key, f"rematch of {session.id}")
        made = await self._new_rematch(session, viewer, key, address)
        if made is not None:
            return made
        assert session.rematch is not None
        again = await self.unwatched_session(session.rematch)
        await self.refresh(again)
        before = _seats_before(session)
        mine = tuple(seat for seat in session.match.seats if before[seat] in viewer.seats)
        await self.sit(
            again,
            SeatKey(hash_key(key), mine),
            {seat: session.assignments[before[seat]].player_name for seat in mine},
            {seat: session.assignments[before[seat]].account for seat in mine},
        )
        return CreatedMatch(again.id, key, list(mine), {})

    async def begin_lesson(self, wanted: str, address: str = "") -> CreatedMatch:
        """Make a match of a lesson; ``address`` is where the wish comes from. Raises `ApiError`."""
        chosen = lesson_of(wanted)
        if chosen is None:
            raise ApiError("not_found")
        match = chosen.match()
        bot = chosen.opponent.removeprefix(BOT)
        assignments = [
            SeatAssignment(seat, seat, "human") if seat == chosen.seat else SeatAssignment(seat, seat, "bot", bot)
            for seat in match.seats
        ]
        return await self._make(new_key(), chosen.game, match.options, assignments, None, "live", address, None, lesson=chosen)

    @decided_anew
    async def _new_rematch(self, session: MatchSession, viewer: Viewer, key: str, address: str) -> CreatedMatch | None:
        """The rematch of a match that is over, or None if somebody has made it already. Raises `ApiError`."""
        if not session.over:
            raise ApiError("running")
        if session.rematch is not None:
            return None
        before = _seats_before(session)
        assignments = []
        for seat in session.match.seats:
            old = session.assignments[before[seat]]
            kind = "open" if old.kind == "human" and before[seat] not in viewer.seats else old.kind
            player_name = old.player_name if kind == "human" else ""
            assignments.append(
                SeatAssignment(
                    seat,
                    session.assignments[seat].player,
                    kind,
                    old.bot,
                    player_name,
                    old.autopass,
                    account=old.account if kind == "human" else None,
                )
            )
        rated = session.rated and all_known(session.assignments.values())
        terms = session.pace, address, session.timing
        made = await self._make(
            key, session.game.id, session.match.options, assignments, None, *terms, first=session, rated=rated
        )
        session.rematch = made.match
        self._change(session)
        return made

    def _assignment(self, game_id: str, seat: str, player: str, plan: str, name: str) -> SeatAssignment:
        if plan == "me":
            return SeatAssignment(seat, player, "human", player_name=clean_text(name) if name else "")
        if plan == "open":
            return SeatAssignment(seat, player, "open")
        kind, _, bot = plan.partition(":")
        if kind != "bot" or bot not in bot_names(game_id):
            choices = ", ".join(["me", "open", *(f"bot:{known}" for known in bot_names(game_id))])
            raise ApiError("malformed", detail=f"a seat cannot be {plan!r}; it can be: {choices}")
        return SeatAssignment(seat, player, "bot", bot=bot)

    async def _make(
        self,
        key: str,
        game_id: str,
        options: dict[str, str],
        assignments: list[SeatAssignment],
        seed: str | None,
        pace: str,
        address: str,
        timing: ClockRules | None,
        first: MatchSession | None = None,
        listing: Listing | None = None,
        rated: bool = False,
        lesson: Lesson | None = None,
    ) -> CreatedMatch:
        """Make a match, as the rematch of the ``first`` if there is one; of a ``lesson`` it begins at its position."""
        mine = [assignment.seat for assignment in assignments if assignment.kind == "human"]
        keys = [SeatKey(hash_key(key), tuple(mine), creator=True)]
        for player in sorted({assignment.player for assignment in assignments if assignment.kind == "open"}):
            invitation = new_key()
            theirs = [assignment for assignment in assignments if assignment.player == player]
            for assignment in theirs:
                assignment.invitation = invitation
            keys.append(SeatKey(hash_key(invitation), tuple(assignment.seat for assignment in theirs), invitation=True))
        seed = seed or new_seed()
        version = _first_version(game_id, options)
        saved = StoredMatch(new_match(), game_id, version, options, seed, assignments, keys, [], [], pace=pace, address=address)
        if timing is not None:
            full = SeatClock(timing.bank_s * 1000)
            saved.timing = timing
            saved.clocks = {assignment.seat: full for assignment in assignments if assignment.kind != "bot"}
        saved.listing, saved.rated = listing, rated
        if lesson is not None:
            bare = PresentRules(game(game_id)).bare(lesson.match())
            saved.lesson, saved.checkpoints = lesson.id, [Checkpoint(0, version, compress(bare))]
        session = await self.in_thread(MatchSession, saved, self.clock, self.archives)
        saved = session.saved(0)
        if first is None:
            await self.in_order(self._create, saved, session.waiting(), session.retiming())
        else:
            change = Change(first.stored_rev)
            asked = session.waiting(), session.retiming()
            first.stored_rev = await self.in_order(self._create_rematch, first.id, saved, *asked, change)
        await self._take_in(session)
        return CreatedMatch(
            saved.id,
            key,
            mine,
            {assignment.seat: assignment.invitation for assignment in assignments if assignment.invitation is not None},
        )

    async def make_paired(
        self,
        tournament: str,
        match: str,
        game_id: str,
        options: dict[str, str],
        assignments: list[SeatAssignment],
        timing: ClockRules,
    ) -> None:
        """Make the match of a tournament that has this name, unless there is one. Accounts alone open its seats, no key does.

        Its bots do not count for anybody: it was decided when the tournament began that they play.
        """
        if await self.in_order(self.store.rev, match) is not None:
            return
        version = _first_version(game_id, options)
        saved = StoredMatch(match, game_id, version, options, new_seed(), assignments, [], [], [])
        saved.tournament, saved.timing = tournament, timing
        full = SeatClock(timing.bank_s * 1000)
        saved.clocks = {assignment.seat: full for assignment in assignments if assignment.kind != "bot"}
        session = await self.in_thread(MatchSession, saved, self.clock, self.archives)
        jobs = began_jobs(session, session.assignments, self.delays)
        if not await self.in_order(self.store.create, session.saved(0), session.waiting(), session.retiming(), jobs):
            # Another run of the job has made it meanwhile, with a seed of its own: that match is the one to open.
            return
        await self._take_in(session)
        if jobs:
            self.on_jobs(NOTICE)

    async def _take_in(self, session: MatchSession) -> None:
        """Know a match that was made just now, and let it begin."""
        if session.timing is not None:
            await self.read_clocks(session)
        self._sessions[session.id] = session
        self._on_change(await self.unwatched_session(session.id))

    def _create(self, saved: StoredMatch, asked: Collection[str], retiming: Retiming | None) -> None:
        self.admit(saved.assignments, saved.address)
        self.store.create(saved, asked, retiming)

    def _create_rematch(
        self, match: str, saved: StoredMatch, asked: Collection[str], retiming: Retiming | None, change: Change
    ) -> int:
        self.admit(saved.assignments, saved.address)
        return self.store.create_rematch(match, saved, asked, retiming, change)

    def admit(self, assignments: Collection[SeatAssignment], address: str | None) -> None:
        """Raise `ApiError` if a match with these seats would have bots, and too many have them."""
        # In one call of the one thread that makes matches: nobody makes another between the count and the writing.
        if any(assignment.kind == "bot" and assignment.bot != SCRIPT for assignment in assignments):
            alone = all(assignment.kind == "bot" for assignment in assignments)
            at = micros()
            self._bot_limits.admit(self.store.lists.bot_matches(at - self._bot_limits.active_for), address or "", alone, at)

    # --- who is who ----------------------------------------------------------------------------------------------

    async def authorize(self, session: MatchSession, key: str) -> Viewer:
        """Whoever commands with this key. Raises `ApiError`. Call it without the lock."""
        async with session.lock:
            found = session.key(key)
            if found.invitation:
                raise ApiError("taken" if session.taken(found) else "invitation")
            return session.viewer(found)

    async def authorize_account(self, session: MatchSession, account: int) -> Viewer:
        """Whoever commands by an account. Raises `ApiError`. Call it without the lock."""
        async with session.lock:
            found = session.account_key(account)
            if found is None:
                raise ApiError("bad_key")
            return session.viewer(found)

    @decided_anew
    async def claim(self, session: MatchSession, key: str, account: int) -> list[str]:
        """Let an account keep the seats of a key. The key goes on opening them. Raises `ApiError`."""
        found = session.key(key)
        if found.invitation:
            raise ApiError("taken" if session.taken(found) else "invitation")
        seats = [session.assignments[seat] for seat in found.seats if session.assignments[seat].kind == "human"]
        if any(seat.account not in (None, account) for seat in seats):
            raise ApiError("claimed")
        new = [replace(seat, account=account) for seat in seats if seat.account is None]
        if new:
            await self._seat(session, *new)
        return [seat.seat for seat in seats]

    @decided_anew
    async def only_account(self, session: MatchSession, account: int) -> list[str]:
        """Let the seats that an account keeps open with it alone: no key opens them any more. Raises `ApiError`."""
        held = session.account_key(account)
        if held is None:
            raise ApiError("not_your_seat")
        keys = keys_without(session.keys.values(), held)
        await self._keep(session, self.store.reseat, keys, (), lambda connection: None)
        session.keys = {key.hash: key for key in keys}
        self._change(session)
        return [*held.seats]

    @decided_anew
    async def change_beside(self, session: MatchSession, work: Callable[[Connection, int], object]) -> None:
        """Keep something beside the log, as ``work`` does in the transaction, and show it. Raises `ApiError`."""
        await self._keep(session, self.store.keep_beside, work)
        await self.catch_up(session)

    @decided_anew
    async def vacate(self, session: MatchSession, account: int) -> None:
        """Take an account that is gone from its seats, and what it has said from the chat. Raises `ApiError`."""
        held = session.account_key(account)
        if held is None:
            await self._keep(session, self.store.keep_beside, lambda connection, at: erase_words(connection, session.id, account))
            await self.catch_up(session)
            return
        left = vacated(session.assignments.values(), session.keys.values(), held, session.over)
        retiming = session.retiming(session.assignments | {seat.seat: seat for seat in left.seats})

        def also(connection: Connection) -> None:
            at = database_clock(connection)
            erase_words(connection, session.id, account, left.names, held.creator)
            # Whoever comes next must be asked anew: the answers of before are of somebody else.
            end_offers(connection, session.id, at, over=True)
            retime(connection, session.id, retiming, at)

        await self._keep(session, self.store.reseat, left.keys, left.seats, also)
        await self.catch_up(session)

    async def take(self, session: MatchSession, invitation: str, wish: Take, account: int | None = None) -> CreatedMatch:
        """Sit down on the seats of an invitation: their key is born, and the invitation is void. Raises `ApiError`.

        An ``account`` keeps the seats of a rated match.
        """
        name, key = clean_text(wish.name), next_key(invitation, wish.once or new_key())
        async with session.lock:
            found = session.key(invitation)
            if not found.invitation:
                raise ApiError("malformed", detail="this key is no invitation")
        accounts = dict.fromkeys(found.seats, account) if session.rated else NOBODY
        await self.sit(session, SeatKey(hash_key(key), found.seats), dict.fromkeys(found.seats, name), accounts)
        return CreatedMatch(session.id, key, list(found.seats), {})

    @decided_anew
    async def sit(
        self,
        session: MatchSession,
        key: SeatKey,
        names: dict[str, str],
        accounts: Mapping[str, int | None] = NOBODY,
        listed: bool = False,
    ) -> None:
        """Give open seats to the owner of a new key, all or none; whoever has them already may ask again. Raises `ApiError`.

        ``listed``: whoever comes has no invitation, and may do so as long as anybody may.
        """
        if key.hash in session.keys:
            return
        if session.taken(key) or (listed and not session.gathering):
            raise ApiError("taken")
        if session.over:
            raise ApiError("over")
        if session.rated:
            for seat in names:
                require_new_person(session.assignments, names, accounts.get(seat))
        assignments = [
            replace(session.assignments[seat], kind="human", player_name=name, invitation=None, account=accounts.get(seat))
            for seat, name in names.items()
        ]
        seated = session.assignments | {assignment.seat: assignment for assignment in assignments}
        jobs = began_jobs(session, seated, self.delays)
        await self._keep(session, self.store.sit, key, assignments, session.retiming(seated), jobs)
        session.keys[key.hash] = key
        session.seated(assignments)
        if jobs:
            self.on_jobs(NOTICE)
        self._change(session)

    async def write_change(
        self, session: MatchSession, learn: Callable[[], None], call: Callable[..., int], *args: object
    ) -> None:
        """Write a change that was decided with the lock held, and let the session ``learn`` it. Raises `MatchChanged`."""
        await self._keep(session, call, *args)
        learn()
        self._change(session)

    async def _seat(self, session: MatchSession, *assignments: SeatAssignment, retiming: Retiming | None = None) -> None:
        await self._keep(session, self.store.seat, assignments, retiming)
        session.assignments |= {assignment.seat: assignment for assignment in assignments}
        self._change(session)

    # --- playing -------------------------------------------------------------------------------------------------

    @decided_anew
    async def act(self, session: MatchSession, seat: str, ply: int, action: str) -> ActionResult:
        """Take an action of a person. In a window the answer is kept until its time has come. Raises `ApiError`."""
        first = session.first_since(ply, seat)
        if await self.ask(session.rules, session.repeats, first, seat, "act", action):
            return ActionResult(first + 1, held=False)
        held = await self.ask(session.rules, self._judged, session, seat, ply, action)
        if held is not None:
            await self._seat(session, replace(session.assignments[seat], held_answer=held))
            return ActionResult(ply, held=True)
        return ActionResult(await self._write(session, seat, "act", action), held=False)

    def _judged(self, session: MatchSession, seat: str, ply: int, action: str) -> HeldAnswer | None:
        """Return the answer that is to be held back, or None if the action is to be taken now. Raises `ApiError`."""
        _require_chosen_now(session, seat, ply)
        session.check(seat, action)
        text = session.canonical(action, seat, session.ply)
        if session.answers(seat, text) and self.clock() < session.due(seat):
            return HeldAnswer(session.opened(seat), text)
        return None

    @decided_anew
    async def act_batch(self, session: MatchSession, seat: str, ply: int, actions: Sequence[str]) -> ActionResult:
        """Take several actions of a person in one, see `MatchSession.rehearse`. Raises `ApiError`."""
        first = session.first_since(ply, seat)
        if end := await self.ask(session.rules, session.repeats_batch, first, seat, actions):
            return ActionResult(end, held=False)
        _require_chosen_now(session, seat, ply)
        able = await self.ask(session.rules, session.rehearse, seat, actions)
        return ActionResult(await self._write_all(session, lambda: session.take_batch(seat, able)), held=False)

    @decided_anew
    async def act_unasked(self, session: MatchSession, seat: str, ply: int, action: str) -> None:
        """Take an action that nobody clicked now: of a bot, or one that stands. Raises `ApiError`."""
        if session.over:
            raise ApiError("over")
        paused = session.bots == "paused" and session.assignments[seat].kind == "bot"
        if ply != session.ply or paused or session.gathering:
            raise ApiError("stale")
        await self.ask(session.rules, session.check, seat, action)
        await self._write(session, seat, "act", action, by="bot" if session.assignments[seat].played_by else "order")

    @decided_anew
    async def time_out(self, session: MatchSession) -> None:
        """Do what happens when the time of a seat is over, as it was chosen when the match was made. Raises `ApiError`."""
        if session.timing is not None:
            await self.read_clocks(session)
        seat = session.timed_out(await self.in_order(self.store.clock))
        if session.timing is None or not seat:
            return
        FLAGS.labels(session.timing.time_out).inc()
        clock = session.clocks[seat]
        tired = clock.row + 1 >= DEFAULTS_IN_A_ROW or clock.flags + 1 >= DEFAULTS_IN_ALL
        if session.timing.time_out == "forfeit":
            await self.forfeit(session, seat, flagged=seat)
        elif session.timing.time_out == "wait":
            await self.keep_beside(
                session, lambda connection, at: keep_clocks(connection, session.id, session.clocks | {seat: lapsed(clock)})
            )
        elif session.timing.time_out == "bot" or tired:
            await self.let_bot_play(session, seat, flagged=seat)
        else:
            action = await self.ask(session.rules, lambda: session.match.decision(seat).default.notation)
            await self._write(session, seat, "act", action, by="clock", flagged=seat)

    async def forfeit(self, session: MatchSession, seat: str, flagged: str = "") -> None:
        """End the match, for the time of a seat is over. The lock must be held."""
        await self._write(session, seat, "resign", by="clock", flagged=flagged)

    async def let_bot_play(self, session: MatchSession, seat: str, flagged: str = "") -> None:
        """Let a bot play for a person whose time is over, until that person is back. The lock must be held."""
        assert session.timing is not None
        away = replace(session.assignments[seat], stand_in=session.timing.bot, held_answer=None)
        await self._seat(session, away, retiming=session.retiming(session.assignments | {seat: away}, flagged=flagged))

    @decided_anew
    async def come_back(self, session: MatchSession, seat: str) -> None:
        """Let a person play again for whom a bot plays; whoever plays may say so, too. Raises `ApiError`."""
        if session.over:
            raise ApiError("over")
        if session.assignments[seat].stand_in:
            back = replace(session.assignments[seat], stand_in="")
            await self._seat(session, back, retiming=session.retiming(session.assignments | {seat: back}, back=seat))

    @decided_anew
    async def undo(self, session: MatchSession, viewer: Viewer, seat: str, ply: int) -> int:
        """Take back the last action, if it is of one of the viewer's seats. Raises `ApiError`."""
        if await self.ask(session.rules, lambda: any(session.repeats(ply, own, "undo") for own in viewer.seats)):
            return session.undone_until(ply)
        if not session.over and ply != session.ply:
            raise ApiError("stale")
        able = [own for own in viewer.seats if session.can_undo(own)]
        session.check_undo(able[0] if able else seat)
        return await self._write_all(session, lambda: session.take_back(able[0]))

    @decided_anew
    async def resign(self, session: MatchSession, seat: str) -> int:
        """End the match by giving up; whoever has done so may say it again. Raises `ApiError`."""
        if session.resigned == seat:
            return session.ply
        if session.over:
            raise ApiError("over")
        if session.gathering:
            raise ApiError("gathering")
        return await self._write(session, seat, "resign")

    # --- what nobody needs any more ------------------------------------------------------------------------------

    async def add_jobs(self, jobs: Collection[NewJob]) -> None:
        """Add jobs, which must have keys. Raises `ApiError`."""
        if jobs:
            await self.in_order(self.store.jobs.add, jobs)
            self.on_jobs()

    async def cancel(self, match: str, idle: int, jobs: Collection[NewJob]) -> None:
        """End a match in which nothing has happened for so many microseconds, and add ``jobs`` with that. Raises `ApiError`."""
        session = self._sessions.get(match)
        if session is None:
            await self._on_disk(self.store.cancel, match, idle, jobs)
        else:
            async with session.lock:
                await self._on_disk(self.store.cancel, match, idle, jobs)
                await self.catch_up(session)
        self.on_jobs()

    async def delete(self, match: str, idle: int) -> None:
        """Delete a match that was cancelled, or one of bots alone in which nothing has happened for so many microseconds."""
        if await self._on_disk(self.store.delete, match, idle):
            self._forget(match)

    async def why(self, session: MatchSession, seat: str, action: str) -> Refusal | None:
        """Return the reason why an action is not legal now, or None if it is legal. Raises `ApiError` if the match is over."""
        async with session.lock:
            if session.over:
                raise ApiError("over")
            return await self.ask(session.rules, session.why_not, seat, action)

    @decided_anew
    async def post_chat(self, session: MatchSession, viewer: Viewer, text: str) -> None:
        """Say something at the table."""
        if not viewer.seats:
            raise ApiError("not_your_seat")
        own = session.assignments[viewer.seats[0]]
        line = ChatMessage(own.player_name or own.seat, clean_text(text), now(), own.account)
        await self._keep(session, self.store.add_chat, line)
        session.chat.append(line)
        self._change(session)

    @decided_anew
    async def settings(self, session: MatchSession, wish: SettingsChange) -> None:
        """Change the settings of a seat; the name is that of all seats of its player. Raises `ApiError`."""
        own = replace(session.assignments[wish.seat])
        if wish.autopass is not None:
            own.autopass = wish.autopass
        if wish.pass_turn is not None:
            own.pass_turn = session.turn() if wish.pass_turn else None
        if wish.pass_turn is not None or wish.orders is not None:
            own.ordered = session.ply
        if wish.orders is not None:
            own.orders = [await self.ask(session.rules, self._order, session, order) for order in wish.orders]
        assignments = session.assignments | {own.seat: own}
        changed = [own]
        if wish.name is not None and session.in_earnest:
            raise ApiError("malformed", detail="in such a match everybody plays under the 'name' of their account")
        if wish.name is not None:
            player_name = clean_text(wish.name)
            changed = [
                replace(assignment, player_name=player_name)
                for assignment in assignments.values()
                if assignment.player == own.player
            ]
        await self._seat(session, *changed)

    @decided_anew
    async def set_bots(self, session: MatchSession, viewer: Viewer, speed: str) -> None:
        """Let the bots of a match wait, or play at a speed. Raises `ApiError`."""
        if not session.commands_bots(viewer):
            raise ApiError("not_alone")
        if session.over:
            raise ApiError("over")
        await self._keep(session, self.store.set_bots, speed)
        session.bots = speed
        self._change(session)

    async def set_slowed(self, session: MatchSession, slowed: bool) -> None:
        """Note that the bots of a match play more slowly, because they have thought for long, or that they do no more."""
        if session.slowed != slowed:
            async with session.lock:
                session.slowed = slowed
                self._change(session)
            self.on_presence(session, False)

    def set_elsewhere(self, session: MatchSession, process: int, there: Elsewhere) -> None:
        """Note what another process has said of a match."""
        if session.elsewhere.get(process, Elsewhere()) != there:
            session.elsewhere[process] = there
            self._change(session)
        if there == Elsewhere():
            session.elsewhere.pop(process, None)

    @decided_anew
    async def agree(self, session: MatchSession, viewer: Viewer, agrees: bool) -> bool:
        """Say for one's seats if the match shall go on under the rules of this program; when all people agree, it does.

        Returns True if it did. Raises `ApiError`.
        """
        if session.over:
            raise ApiError("over")
        version = session.next_version()
        if not version:
            raise ApiError("no_upgrade")
        present = self.archives.present(session.game.id)
        if agrees:
            # Nobody agrees to what cannot be.
            await self.ask(session.rules, session.rehearse_upgrade, present)
        people = [one for one in session.assignments.values() if one.kind == "human"]
        if agrees and all(one.seat in viewer.seats or one.agrees == version for one in people):
            await self._write_all(session, lambda: [session.upgrade(present)])
            return True
        wish = version if agrees else ""
        await self._seat(session, *[replace(session.assignments[seat], agrees=wish) for seat in viewer.seats])
        return False

    @decided_anew
    async def go_on(self, session: MatchSession, viewer: Viewer, ply: int) -> None:
        """Let the bots go on, for whoever acted last takes nothing back. Raises `ApiError`."""
        if ply != session.ply:
            raise ApiError("stale")
        if not session.log or session.log[-1].seat not in viewer.seats:
            raise ApiError("not_your_seat")
        await self._keep(session, self.store.release, ply)
        session.released = ply
        self._on_change(session)

    @decided_anew
    async def read(self, session: MatchSession, viewer: Viewer, done: bool) -> None:
        """Let bots wait for a person who has nobody else about to look at what has happened, or go on. Raises `ApiError`.

        Bots may have acted since: then they wait from now on.
        """
        if not session.commands_bots(viewer):
            raise ApiError("not_alone")
        await self._keep(session, self.store.read, session.ply, done)
        session.read(done)
        self._on_change(session)

    def _order(self, session: MatchSession, order: StandingOrder) -> StandingOrder:
        try:
            action = session.rules.written(order.action) if order.action or order.do == "use" else ""
        except BadNotation as error:
            raise ApiError("malformed", detail=str(error)) from error
        return StandingOrder(order.do, action, order.when, order.turn)

    async def _write(
        self, session: MatchSession, seat: str, kind: str, action: str = "", by: str = "person", flagged: str = ""
    ) -> int:
        """Carry out an entry and write it down."""
        return await self._write_all(session, lambda: [session.take(seat, kind, action, by=by)], by, flagged)

    async def write_agreed(
        self, session: MatchSession, take: Callable[[], LogEntry], also: Callable[[Connection, int], object]
    ) -> None:
        """Write an entry on which all have agreed, and in one with it what ``also`` keeps. The lock must be held."""
        await self._write_all(session, lambda: [take()], "vote", also=also)
        await self.read_clocks(session)

    async def keep_beside(self, session: MatchSession, work: Callable[[Connection, int], object]) -> None:
        """Keep something beside the log, as ``work`` does, and show it. The lock must be held."""
        await self._keep(session, self.store.keep_beside, work)
        await self.read_clocks(session)
        self._change(session)

    async def _write_all(
        self,
        session: MatchSession,
        take: Callable[[], list[LogEntry]],
        by: str = "person",
        flagged: str = "",
        also: Callable[[Connection, int], object] = lambda connection, at: None,
    ) -> int:
        """Carry something out and write it down. The lock is held until it is on disk, so nobody sees it before.

        ``flagged`` is the seat whose time was over; what ``also`` keeps is kept in one with it.
        """
        # A takeback takes orders and answers from the seats, too.
        bookmark, assignments = session.bookmark(), session.assignments
        try:
            entries = await self.ask(session.rules, take)
            checkpoints = session.new_checkpoints(entries)
            # Matches of bots alone are deleted soon, unless the table of a tournament leads to them.
            kept = session.people() or session.tournament is not None
            pages = [last_page_job(session.id)] if session.over and kept else []
            end = await self.in_thread(rated_end, session, rules=session.rules) if session.over and session.rated else None
            if end is not None:
                pages.append(rate_job(session.id))
            if session.over and session.tournament is not None:
                pages.append(advance_job(session.tournament))
            notices = notice_jobs(session, self.delays)
            person = entries[0].seat if by == "person" else ""
            acted, undone = ("", person) if entries[0].kind == "undo" else (person, "")
            agreed = entries[0].kind == TAKEBACK
            retiming = await self.ask(session.rules, session.retiming, acted=acted, undone=undone, flagged=flagged, agreed=agreed)
            asked = session.waiting()
            jobs = pages + notices

            def kept_with_it(connection: Connection, at: int) -> None:
                also(connection, at)
                places = None if end is None else end.places(beginners(connection, session.id))
                if end is not None and places is not None:
                    keep_rated_game(connection, session.id, str(end.pool), places, at)

            await self._keep(session, self.store.append, entries, session.over, asked, jobs, checkpoints, retiming, kept_with_it)
        except BaseException as error:
            session.go_back(bookmark)
            session.assignments = assignments
            if not isinstance(error, MatchChanged):
                await self._look_again(session)
            raise
        ACTIONS.labels(session.game.id, by).inc(len(entries))
        for kind in {job.kind for job in jobs}:
            self.on_jobs(kind)
        self._change(session)
        return entries[-1].ply

    async def _look_again(self, session: MatchSession) -> None:
        """Let a session learn whether what could not be written has come through all the same.

        If the database does not answer, it learns that when it writes next.
        """
        try:
            # On the thread that writes, hence after what is still being written.
            thread = self._disk(session.id)
            saved = await asyncio.get_running_loop().run_in_executor(thread, self.store.load, session.id, session.ply)
        except SQLAlchemyError as error:
            LOG.error("a match cannot be read again: %s", error_summary(error), extra={"match": session.id, "ply": session.ply})
        else:
            await self._learn(session, saved)

    async def _learn(self, session: MatchSession, saved: StoredMatch | None) -> None:
        if saved is None:
            # It was deleted. Whoever still looks sees what there was; nobody else finds it.
            self._forget(session.id)
            raise ApiError("unknown_match")
        try:
            await self.in_thread(session.catch_up, saved, rules=session.rules)
        except ApiError:
            raise
        except Exception as error:
            # Half of it is of no use: whoever comes next opens it anew, and is told the same.
            LOG.error("a match cannot be read again: %s", error_summary(error), extra={"match": session.id, "ply": session.ply})
            self._forget(session.id)
            raise ApiError("damaged") from error
        self._on_change(session)

    # --- inside --------------------------------------------------------------------------------------------------

    def _change(self, session: MatchSession) -> None:
        session.changed()
        self._on_change(session)

    async def _keep(self, session: MatchSession, call: Callable[..., int], *args: object) -> None:
        """Write a change that was decided at what the session knows. Raises `MatchChanged` if the match is not like that."""
        write = partial(call, session.id, *args, change=Change(session.stored_rev))
        session.stored_rev = await self._patiently(self._disk(session.id), write)
        if session.timing is not None or any(offer.state == "open" for offer in session.offers):
            await self.read_clocks(session)

    async def read_clocks(self, session: MatchSession) -> None:
        """Let a session learn what goes by the clock of the database. The lock must be held. Raises `ApiError`."""
        session.clocks, session.pause, session.offers = await self._on_disk(self.store.clocks, session.id)

    def _open(self, match: str) -> MatchSession:
        saved = self.store.load(match)
        if saved is None:
            raise ApiError("unknown_match")
        if not same_rules(saved.version, version_now(saved)) and move_up(self.store, match) in (Upgrade.MOVED, Upgrade.CURRENT):
            # Moved up now, or by the job since it was read.
            saved = self.store.load(match)
            if saved is None:
                raise ApiError("unknown_match")
        session = MatchSession(saved, self.clock, self.archives)
        if session.replayed:
            self.store.fill_in(session.id, session.events, session.log, list(session.checkpoints.values()))
        return session

    async def in_thread(self, call: Callable[..., T], *args: Any, rules: Rules | None = None) -> T:
        """Compute something that takes long, on a thread of its own; ``rules`` are those that are asked."""
        thread = self._archived if rules is not None and rules.archived else self._side
        return await asyncio.get_running_loop().run_in_executor(thread, call, *args)

    async def ask(self, rules: Rules, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of a call that asks rules: at once, or on a thread where they answer by pipe."""
        if not rules.archived:
            return call(*args, **kwargs)
        return await asyncio.get_running_loop().run_in_executor(self._archived, partial(call, *args, **kwargs))

    async def _on_disk(self, call: Callable[Concatenate[str, P], T], match: str, *args: P.args, **kwargs: P.kwargs) -> T:
        """Write or read something of a match, after whatever is still being written of it.

        Raises `ApiError` when the database fails for long.
        """
        assert not kwargs
        return await self._patiently(self._disk(match), partial(call, match, *args))

    async def in_order(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Write or read something that is not of one match, one call after the other. Raises `ApiError` as `_on_disk` does."""
        assert not kwargs
        return await self._patiently(self._disks[0], partial(call, *args))

    def _disk(self, match: str) -> ThreadPoolExecutor:
        return self._disks[crc32(match.encode()) % len(self._disks)]

    async def _patiently(self, thread: ThreadPoolExecutor, call: partial[T]) -> T:
        until, wait = self.clock() + MAX_DATABASE_SECONDS, FIRST_RETRY_SECONDS
        while True:
            try:
                return await asyncio.get_running_loop().run_in_executor(thread, timed_call, call)
            except SQLAlchemyError as error:
                if not passing(error):
                    raise
                if self.clock() + wait > until:
                    LOG.error("the database still fails: %s", error_summary(error))
                    raise ApiError("try_again") from error
                if wait == FIRST_RETRY_SECONDS:
                    LOG.warning("the database fails, and is tried again: %s", error_summary(error))
            await asyncio.sleep(wait)
            wait = min(2 * wait, MAX_RETRY_SECONDS)


def complete_options(chosen: Game[Any, Any], wish: Mapping[str, str]) -> dict[str, str]:
    """Return the options of a match with their defaults. Raises `ApiError`."""
    try:
        return chosen.complete_options(wish)
    except BadCombination as error:
        refusal = Refusal(error.reason, error.cite, error.message_args)
        raise IllegalActionError(refusal, PresentRules(chosen).explain) from error
    except BadOption as error:
        raise ApiError("malformed", detail=str(error)) from error


def _require_chosen_now(session: MatchSession, seat: str, ply: int) -> None:
    """Raise `ApiError` if a person may not choose for this seat what was offered at this ply."""
    if session.over:
        raise ApiError("over")
    if session.gathering:
        raise ApiError("gathering")
    if session.assignments[seat].stand_in:
        raise ApiError("bot_plays")
    if ply != session.ply and not session.still_asked(ply, seat):
        raise ApiError("stale")


def _first_version(game_id: str, options: Mapping[str, str]) -> str:
    chosen = game(game_id)
    return chosen.version_with(chosen.all_needs(options.values()))


def _seats_before(session: MatchSession) -> dict[str, str]:
    """For each seat of the rematch, a seat of those who will sit there."""
    groups = session.players()
    return {seat: groups[number - 1][0] for number, group in enumerate(groups) for seat in group}


def _players(game: Game[Any, Any], wish: NewMatch) -> int:
    """For how many players a match is: as many as it says, or else the most for which its options are. Raises `ApiError`."""
    meant = [
        players
        for players in game.seatings()
        if all(wish.options.get(option, value) == value for option, value in game.implied_options(players).items())
    ]
    players = max(meant) if wish.players is None else wish.players
    if players not in meant:
        raise ApiError("malformed", detail=f"with these 'options', 'players' can be: {', '.join(map(str, sorted(meant)))}")
    return players
