"""The deeds of `vezerkar admin` for an admin in a browser, in the process that serves.

Each deed is the function that the command calls. Whoever has it done is an admin who is not banned, has a reason, and, before
what cannot be undone, shows being there. Nothing here tells a key, a seed, an action or a hand.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import ColumnElement, Connection, Select, select

from vezerkar.engine import VezerkarError
from vezerkar.registry import GAMES
from vezerkar.server.accounts.account_names import name_key
from vezerkar.server.accounts.accounts import Accounts, SignedIn
from vezerkar.server.accounts.holder_check import HolderCheck
from vezerkar.server.care.sanction_table import FOR_GOOD
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.clean_text import clean_text
from vezerkar.server.jobs import job_admin
from vezerkar.server.jobs.job_table import ListedJob
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.operation import account_admin, match_admin
from vezerkar.server.operation.account_admin import BadAccount, Person
from vezerkar.server.operation.acts import Act, Order, latest_acts, record_act
from vezerkar.server.operation.admin_messages import (
    AdminAct,
    AdminArchive,
    AdminFault,
    AdminFaults,
    AdminFinding,
    AdminHealth,
    AdminJob,
    AdminJobs,
    AdminMatch,
    AdminOrder,
    AdminPeople,
    AdminPerson,
    AdminRatings,
    AdminReason,
    AdminRebuild,
    AdminRules,
    AdminRulesVersion,
    AdminSeat,
    ReopenedSeats,
    RoleOrder,
)
from vezerkar.server.operation.finding import Finding
from vezerkar.server.operation.health import Health
from vezerkar.server.operation.match_admin import NOT_MENDED, BadMatch, MatchFacts
from vezerkar.server.operation.rules_in_use import needless, rules_in_use
from vezerkar.server.ratings.rating_rebuild import order_rebuild, ratings_state
from vezerkar.server.storage.moments import written
from vezerkar.server.storage.schema import ACCOUNTS, SEATS
from vezerkar.server.storage.store import Store
from vezerkar.translation import translator

PEOPLE: Final = 50
"""Accounts that are shown at a time."""
JOBS: Final = 200
"""Jobs that are shown at a time."""

Doctor = Callable[[], Iterable[Finding]]
"""Looks at the table from the outside."""

P = ParamSpec("P")
T = TypeVar("T")


class Administration:
    """The deeds of admins. ``mails``: the table sends mails. ``doctor`` looks for what is wrong; None: there is none here."""

    def __init__(self, service: MatchService, accounts: Accounts, holder_check: HolderCheck, health: Health, mails: bool) -> None:
        self._service = service
        self._accounts = accounts
        self._holder_check = holder_check
        self._health = health
        self._mails = mails
        self.doctor: Doctor | None = None
        # A look at all of it takes long, and so does a match that is played again: one at a time.
        self._looking = asyncio.Lock()

    # --- people --------------------------------------------------------------------------------------------------

    async def people(self, of: SignedIn, search: str, after: int) -> AdminPeople:
        """Some accounts with a text in their names, after the one of this number. Raises `ApiError`."""
        require_admin(of)
        found = await self._service.in_order(account_admin.people, self._store, search, after, PEOPLE + 1)
        return AdminPeople([_person(one) for one in found[:PEOPLE]], len(found) > PEOPLE)

    async def set_role(self, of: SignedIn, name: str, wish: RoleOrder) -> None:
        """Give an account another role. Raises `ApiError`."""
        order = await self._order(of, wish)
        await self._done(account_admin.set_role, name, wish.role, order)
        self._accounts.on_ended()
        await self._told(ACCOUNTS.c.name_key == name_key(name))

    async def send_reset_link(self, of: SignedIn, name: str, wish: AdminOrder) -> None:
        """Have a link sent to the address of an account. Raises `ApiError`."""
        order = await self._order(of, wish)
        if not self._mails:
            raise ApiError("no_mail")
        await self._done(account_admin.send_reset_link, name, order)
        await self._told(ACCOUNTS.c.name_key == name_key(name))

    # --- matches -------------------------------------------------------------------------------------------------

    async def match(self, of: SignedIn, match: str, lang: str) -> AdminMatch:
        """Return what is stored of a match, without its secrets. Raises `ApiError`."""
        require_admin(of)
        found = await self._done(match_admin.facts, match)
        return _match(found, await self._sits(of, match), lang)

    async def check(self, of: SignedIn, match: str) -> AdminFaults:
        """Play a match again, and tell what is wrong with what is stored of it. Raises `ApiError`."""
        require_admin(of)
        async with self._looking:
            check = partial(_translated, match_admin.faults, self._store, match, self._service.archives)
            faults = await self._service.in_thread(check)
        # The words of a fault may name an action, which may name a card: they stay here.
        found = [AdminFault(one.what, one.ply) for one in faults]
        return AdminFaults(found, bool(found) and not any(one.what in NOT_MENDED for one in faults))

    async def mend(self, of: SignedIn, match: str, wish: AdminOrder) -> None:
        """Store anew what follows from the log of a match. Raises `ApiError`."""
        order = await self._match_order(of, match, wish)
        async with self._looking:
            mend = partial(_translated, match_admin.mend, self._store, match, order, self._service.archives)
            await self._service.beside(match, mend, anew=True)
        await self._told()

    async def cancel(self, of: SignedIn, match: str, wish: AdminOrder) -> None:
        """End a match without a winner. Raises `ApiError`."""
        order = await self._match_order(of, match, wish)
        await self._service.beside(match, partial(_translated, match_admin.cancel, self._store, match, order))
        await self._told()

    async def reopen(self, of: SignedIn, match: str, seat: str, wish: AdminOrder) -> ReopenedSeats:
        """Open the seats of a player for whoever gets the link. Raises `ApiError`."""
        order = await self._match_order(of, match, wish)
        theirs = select(SEATS.c.account).where(SEATS.c.match == match, SEATS.c.account.is_not(None))
        holders = await self._service.in_order(_numbers, self._store, theirs)
        call = partial(_translated, match_admin.reseat, self._store, match, seat, order)
        key, seats = await self._service.beside(match, call)
        await self._told(ACCOUNTS.c.id.in_(holders))
        return ReopenedSeats([*seats], key)

    # --- jobs ----------------------------------------------------------------------------------------------------

    async def jobs(self, of: SignedIn) -> AdminJobs:
        """The work for later. Raises `ApiError`."""
        require_admin(of)
        found = await self._service.in_order(self._store.jobs.jobs)
        return AdminJobs(len(found), sum(job.due is None for job in found), [_job(job) for job in found[:JOBS]])

    async def retry(self, of: SignedIn, number: int, wish: AdminReason) -> None:
        """Have a job done now. Raises `ApiError`."""
        require_admin(of)
        await self._done(job_admin.retry, number, _order(of, wish.reason))
        await self._told()

    async def drop(self, of: SignedIn, number: int, wish: AdminOrder) -> None:
        """Forget a job. Raises `ApiError`."""
        await self._done(job_admin.drop, number, await self._order(of, wish))

    # --- ratings, rules, health ----------------------------------------------------------------------------------

    async def ratings(self, of: SignedIn) -> AdminRatings:
        """Return how the ratings stand. Raises `ApiError`."""
        require_admin(of)
        found = await self._service.in_order(ratings_state, self._store.engine)
        last = found.rebuild
        if last is None:
            return AdminRatings(found.games, found.waiting, None)
        ended = written(last.ended) if last.ended else ""
        rebuild = AdminRebuild(written(last.asked), last.pools, last.done, last.games, ended, found.failed)
        return AdminRatings(found.games, found.waiting, rebuild)

    async def rebuild(self, of: SignedIn, wish: AdminReason) -> None:
        """Have all ratings made anew. Raises `ApiError`."""
        require_admin(of)
        order = _order(of, wish.reason)

        def record(connection: Connection) -> None:
            record_act(connection, "ratings rebuild", about=order.reason, who=order.who)

        await self._service.in_order(order_rebuild, self._store.engine, self._store.jobs, record)
        await self._told()

    async def rules(self, of: SignedIn) -> AdminRules:
        """The versions of rules that stored matches need, and the archives there are. Raises `ApiError`."""
        require_admin(of)
        return await self._service.in_thread(self._rules)

    def _rules(self) -> AdminRules:
        archives = self._service.archives
        with self._store.engine.connect() as connection:
            used = rules_in_use(connection, archives)
        found = archives.all()
        idle = needless(found, used)
        return AdminRules(
            [AdminRulesVersion(one.game, one.version, one.over, one.matches, one.standing) for one in used],
            [AdminArchive(one.path.name, one.game, one.version, one.fault, one.path.name not in idle) for one in found],
        )

    async def health(self, of: SignedIn, lang: str) -> AdminHealth:
        """Return what keeps this process from being ready, and what the doctor finds. Raises `ApiError`."""
        require_admin(of)
        failing = await self._health.failures()
        doctor = self.doctor
        if doctor is None:
            return AdminHealth(failing, False, [])
        async with self._looking:
            found = await self._service.in_thread(lambda: list(doctor()))
        tr = translator("", lang)
        return AdminHealth(failing, True, [AdminFinding(one.grade, one.words(tr)) for one in found])

    async def acts(self, of: SignedIn) -> list[AdminAct]:
        """The latest deeds of whoever runs the table and of moderators. Raises `ApiError`."""
        require_admin(of)
        return [_act(one) for one in await self._service.in_order(latest_acts, self._store.engine)]

    # --- inside --------------------------------------------------------------------------------------------------

    @property
    def _store(self) -> Store:
        return self._service.store

    async def _order(self, of: SignedIn, wish: AdminOrder) -> Order:
        """Return what an admin wants who is there. Raises `ApiError`."""
        require_admin(of)
        order = _order(of, wish.reason)
        await self._holder_check.require(of, wish.password, wish.passkey)
        return order

    async def _match_order(self, of: SignedIn, match: str, wish: AdminOrder) -> Order:
        """The same about a match, in which they do not sit. Raises `ApiError`."""
        order = await self._order(of, wish)
        if await self._sits(of, match):
            raise ApiError("own_match")
        return order

    async def _sits(self, of: SignedIn, match: str) -> bool:
        return bool(await self._service.in_order(_sits, self._store, match, of.account.id))

    async def _done(self, call: Callable[Concatenate[Store, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._service.in_order(partial(_translated, call, self._store, *args, **kwargs))

    async def _told(self, which: ColumnElement[bool] | None = None) -> None:
        """Let what was added go out at once, and show in the open pages of these accounts, some of which were told something."""
        self._service.on_jobs()
        if which is not None:
            for account in await self._service.in_order(_numbers, self._store, select(ACCOUNTS.c.id).where(which)):
                self._service.on_news(account)


def require_admin(of: SignedIn) -> None:
    """Raise `ApiError` unless this is an admin, who is not banned."""
    if of.account.role != "admin" or of.account.banned_until:
        raise ApiError("not_admin")


def _order(of: SignedIn, reason: str) -> Order:
    return Order(clean_text(reason), of.account.id)


def _translated(call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Call what a command calls, whose errors become those of the API."""
    try:
        return call(*args, **kwargs)
    except (BadAccount, BadMatch) as error:
        raise ApiError(error.code) from error
    except job_admin.BadJob as error:
        raise ApiError("unknown_job") from error
    except VezerkarError as error:
        # What is stored makes no sense, or the rules fail at it. Its words may name an action.
        raise ApiError("damaged") from error


def _numbers(store: Store, query: Select[Any]) -> list[int]:
    with store.engine.connect() as connection:
        return list(connection.execute(query).scalars())


def _sits(store: Store, match: str, account: int) -> bool:
    own = SEATS.select().where(SEATS.c.match == match, SEATS.c.account == account).limit(1)
    with store.engine.connect() as connection:
        return connection.execute(own).first() is not None


def _moment(micros: int) -> str:
    return written(micros) if micros else ""


def _person(one: Person) -> AdminPerson:
    for_good = one.banned_until >= FOR_GOOD
    return AdminPerson(
        one.id,
        one.name,
        one.role,
        written(one.made),
        _moment(one.seen)[:10],
        _moment(one.leaves),
        _moment(one.muted_until),
        "" if for_good else _moment(one.banned_until),
        for_good,
        one.mail,
        one.refused,
    )


def _job(job: ListedJob) -> AdminJob:
    taken = "" if job.lease is None else written(job.lease)
    due = "" if job.due is None else written(job.due)
    return AdminJob(job.id, job.kind, job.key or "", job.due is None, due, taken, job.attempts, job.last_error or "")


def _match(found: MatchFacts, own: bool, lang: str) -> AdminMatch:
    # A game that is not here any more has no words.
    known = found.game in GAMES
    tr = translator(found.game if known else "", lang)
    seats = [
        AdminSeat(
            one.seat,
            tr(f"seat-{one.seat}", {}) if known else one.seat,
            one.player,
            one.kind,
            one.holder,
            one.account,
            one.keys,
            one.asked,
            None if one.clock is None else one.clock.left_at(found.read_at),
            one.clock is not None and one.clock.since is not None,
            0 if one.clock is None else one.clock.flags,
        )
        for one in found.seats
    ]
    return AdminMatch(
        found.id,
        found.game,
        tr("game-title", {}) if known else found.game,
        found.version,
        found.pace,
        found.over,
        found.frozen,
        found.paused,
        found.rated,
        found.tournament,
        found.rematch,
        written(found.created),
        written(found.moved),
        found.lines,
        found.chat,
        own,
        seats,
        [_job(job) for job in found.jobs],
    )


def _act(one: Act) -> AdminAct:
    return AdminAct(written(one.at), one.who, one.deed, one.match, one.about)
