"""All matches of this process, and how their changes are written: each is on disk before any client sees it."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial, wraps
from time import monotonic
from typing import Any, Concatenate, Final, ParamSpec, TypeVar
from weakref import WeakValueDictionary
from zlib import crc32

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from vezerkar.server.bots.bot_limits import BOT_LIMITS, BotLimits
from vezerkar.server.clocks.clocks import Retiming
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.jobs.job_table import NewJob
from vezerkar.server.matches.match_check import version_now
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.viewer import Elsewhere
from vezerkar.server.notices.notices import DELAYS, Delays, notice_jobs
from vezerkar.server.offers.offers import TAKEBACK
from vezerkar.server.operation.error_summary import error_summary
from vezerkar.server.operation.metrics import ACTIONS, REV_BEHIND, timed_call
from vezerkar.server.pages.last_page_job import last_page_job
from vezerkar.server.plans.following import changed_plans, follow_plans, has_plans
from vezerkar.server.plans.plan_table import keep_plans
from vezerkar.server.ratings.rated_match import rated_end
from vezerkar.server.ratings.rating_job import rate_job
from vezerkar.server.ratings.rating_table import beginners, keep_rated_game
from vezerkar.server.rules.rules import Rules
from vezerkar.server.rules.rules_archives import RulesArchives
from vezerkar.server.rules.rules_version import same_rules
from vezerkar.server.rules.upgrade import Upgrade, move_up
from vezerkar.server.statistics.finished_job import count_job
from vezerkar.server.storage.files_table import keep_files
from vezerkar.server.storage.match_change import Change, MatchChanged, passing
from vezerkar.server.storage.match_lists import HeldMatch, UnfinishedMatch
from vezerkar.server.storage.store import Store
from vezerkar.server.storage.stored_match import LogEntry, SeatAssignment, StoredMatch
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

    Any process may change any match: see `decided_anew`. The commands on matches are functions of `play_service`, `seat_service`,
    `settings_service`, `match_making` and others, to which this is handed.
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
        self.on_change = on_change
        self.bot_limits = bot_limits
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
        # Called when there are news for an account, in its bell.
        self.on_news: Callable[[int], None] = lambda account: None
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
        try:
            await self.refresh(session)
        except ApiError as error:
            if error.code != "other_rules":
                raise
            session = await self.unwatched_session(match)
        session.last_read = self.clock()
        if not session.people():
            # Bots alone go on when somebody looks.
            self.on_change(session)
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
        self.on_change(session)
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

    async def take_in(self, session: MatchSession) -> None:
        """Know a match that was made just now, and let it begin."""
        if session.timing is not None:
            await self.read_clocks(session)
        self._sessions[session.id] = session
        self.on_change(await self.unwatched_session(session.id))

    async def set_slowed(self, session: MatchSession, slowed: bool) -> None:
        """Note that the bots of a match play more slowly, because they have thought for long, or that they do no more."""
        if session.slowed != slowed:
            async with session.lock:
                session.slowed = slowed
                self.change(session)
            self.on_presence(session, False)

    def set_elsewhere(self, session: MatchSession, process: int, there: Elsewhere) -> None:
        """Note what another process has said of a match."""
        if session.elsewhere.get(process, Elsewhere()) != there:
            session.elsewhere[process] = there
            self.change(session)
        if there == Elsewhere():
            session.elsewhere.pop(process, None)

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

    async def beside(self, match: str, call: Callable[[], T], anew: bool = False) -> T:
        """Do what whoever runs the table wants of a match, and let the session in memory, if there is one, learn of it.

        With ``anew`` the call plays the match again and may change anything of it: the session begins anew as well. Raises
        `ApiError`.
        """
        session = self._sessions.get(match)
        if session is None:
            return await self._patiently(self._side if anew else self._disk(match), partial(call))
        async with session.lock:
            done = await self._patiently(self._side if anew else self._disk(match), partial(call))
            if anew:
                saved = await self._on_disk(self.store.load, match)
                if saved is not None:
                    await self.in_thread(session.restore, saved, rules=session.rules)
                    session.lines.clear()
                    self.on_change(session)
            else:
                await self.catch_up(session)
        return done

    async def delete(self, match: str, idle: int) -> None:
        """Delete a match that was cancelled, or one of bots alone in which nothing has happened for so many microseconds."""
        if await self._on_disk(self.store.delete, match, idle):
            self._forget(match)

    # --- writing -------------------------------------------------------------------------------------------------

    @decided_anew
    async def change_beside(self, session: MatchSession, work: Callable[[Connection, int], object]) -> None:
        """Keep something beside the log, as ``work`` does in the transaction, and show it. Raises `ApiError`."""
        await self.keep(session, self.store.keep_beside, work)
        await self.catch_up(session)

    async def write_change(
        self, session: MatchSession, learn: Callable[[], None], call: Callable[..., int], *args: object
    ) -> None:
        """Write a change that was decided with the lock held, and let the session ``learn`` it. Raises `MatchChanged`."""
        await self.keep(session, call, *args)
        learn()
        self.change(session)

    async def keep_seats(self, session: MatchSession, *assignments: SeatAssignment, retiming: Retiming | None = None) -> None:
        """Write who sits on these seats, and show it. The lock must be held. Raises `MatchChanged`."""
        await self.keep(session, self.store.seat, assignments, retiming)
        session.assignments |= {assignment.seat: assignment for assignment in assignments}
        self.change(session)

    async def write(
        self, session: MatchSession, seat: str, kind: str, action: str = "", by: str = "person", flagged: str = ""
    ) -> int:
        """Carry out an entry and write it down."""
        return await self.write_all(session, lambda: [session.take(seat, kind, action, by=by)], by, flagged)

    async def write_agreed(
        self, session: MatchSession, take: Callable[[], LogEntry], also: Callable[[Connection, int], object]
    ) -> None:
        """Write an entry on which all have agreed, and in one with it what ``also`` keeps. The lock must be held."""
        await self.write_all(session, lambda: [take()], "vote", also=also)
        await self.read_clocks(session)

    async def keep_beside(self, session: MatchSession, work: Callable[[Connection, int], object]) -> None:
        """Keep something beside the log, as ``work`` does, and show it. The lock must be held."""
        await self.keep(session, self.store.keep_beside, work)
        await self.read_clocks(session)
        self.change(session)

    async def write_all(
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
        # A takeback takes orders and answers from the seats, too; and plans go on with what is done.
        bookmark, assignments = session.bookmark(), session.assignments
        # The database knows both as the session does, or refuses what was decided at another rev.
        asked_before, offered = session.waiting(), any(offer.state == "open" for offer in session.offers)
        planned = has_plans(session)
        try:
            in_window = planned and await self.ask(session.rules, session.rules.in_window, session.match.state)
            entries = await self.ask(session.rules, take)
            if planned:
                await self.ask(session.rules, follow_plans, session, entries, by, in_window)
            plans = changed_plans(assignments, session.assignments)
            checkpoints = session.new_checkpoints(entries)
            # Matches of bots alone are deleted soon, unless the table of a tournament leads to them.
            kept = session.people() or session.tournament is not None
            pages = [last_page_job(session.id)] if session.over and kept else []
            end = await self.in_thread(rated_end, session, rules=session.rules) if session.over and session.rated else None
            if end is not None:
                pages.append(rate_job(session.id))
            if session.over and session.counted:
                pages.append(count_job(session.id))
            if session.over and session.tournament is not None:
                pages.append(advance_job(session.tournament))
            notices = notice_jobs(session, self.delays)
            person = entries[0].seat if by == "person" else ""
            acted, undone = ("", person) if entries[0].kind == "undo" else (person, "")
            agreed = entries[0].kind == TAKEBACK
            retiming = await self.ask(session.rules, session.retiming, acted=acted, undone=undone, flagged=flagged, agreed=agreed)
            asked_now = session.waiting()
            asked = None if asked_now == asked_before else asked_now
            jobs = pages + notices

            def kept_with_it(connection: Connection, at: int) -> None:
                also(connection, at)
                keep_plans(connection, session.id, plans)
                if files is not None and entries[-1].version is not None:
                    keep_files(connection, session.id, entries[-1].version, files)
                places = None if end is None else end.places(beginners(connection, session.id))
                if end is not None and places is not None:
                    keep_rated_game(connection, session.id, str(end.pool), places, at)

            files = session.new_files
            lines = entries, session.over, asked, jobs, checkpoints, retiming
            await self.keep(session, self.store.append, *lines, offered, kept_with_it)
            session.know_files(files)
        except BaseException as error:
            session.go_back(bookmark)
            session.assignments = assignments
            if not isinstance(error, MatchChanged):
                await self._look_again(session)
            raise
        ACTIONS.labels(session.game.id, by).inc(len(entries))
        for kind in {job.kind for job in jobs}:
            self.on_jobs(kind)
        self.change(session)
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
        except ApiError as error:
            if error.code == "other_rules":
                # Other rules go on with it, or the same with other files: whoever comes next opens it anew, with those.
                self._forget(session.id)
            raise
        except Exception as error:
            # Half of it is of no use: whoever comes next opens it anew, and is told the same.
            LOG.error("a match cannot be read again: %s", error_summary(error), extra={"match": session.id, "ply": session.ply})
            self._forget(session.id)
            raise ApiError("damaged") from error
        self.on_change(session)

    # --- inside --------------------------------------------------------------------------------------------------

    def change(self, session: MatchSession) -> None:
        """Let everybody who looks at a match see that it is no longer as it was."""
        session.changed()
        self.on_change(session)

    async def keep(self, session: MatchSession, call: Callable[..., int], *args: object) -> None:
        """Write a change that was decided at what the session knows. Raises `MatchChanged` if the match is not like that."""
        write = partial(call, session.id, *args, change=Change(session.stored_rev))
        session.stored_rev = await self._patiently(self._disk(session.id), write)
        if session.timing is not None or any(offer.state == "open" for offer in session.offers):
            await self.read_clocks(session)

    async def read_clocks(self, session: MatchSession) -> None:
        """Let a session learn what goes by the clock of the database. The lock must be held. Raises `ApiError`."""
        session.clocks, session.pause, session.offers, vacancies = await self._on_disk(self.store.clocks, session.id)
        # A pause, and what costs nobody anything, have moved them.
        session.assignments |= {seat: replace(session.assignments[seat], vacant_until=until) for seat, until in vacancies.items()}

    def _open(self, match: str) -> MatchSession:
        saved = self.store.load(match)
        if saved is None:
            raise ApiError("unknown_match")
        moved = Upgrade.MOVED, Upgrade.CURRENT
        if not same_rules(saved.version, version_now(saved)) and move_up(self.store, match, archives=self.archives) in moved:
            # Moved up now, or by the job since it was read.
            saved = self.store.load(match)
            if saved is None:
                raise ApiError("unknown_match")
        session = MatchSession(saved, self.clock, self.archives)
        files = session.new_files
        if files is not None:
            # It was made before such files were stored, and they still are what it needs.
            self.store.keep_files(session.id, session.version, files)
            session.know_files(files)
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
