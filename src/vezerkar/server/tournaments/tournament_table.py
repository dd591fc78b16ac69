"""Tournaments in the database. Each call is one transaction and may be made again.

A tournament goes on from one round to the next by `begin_round`, which does nothing unless the tournament is in the round before:
whoever pairs the same round twice has done it once.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

import msgspec
from sqlalchemy import Connection, Engine, Row, and_, delete, exists, func, insert, or_, select, update

from vezerkar.server.accounts.account_table import lock_account
from vezerkar.server.clocks.clocks import ClockRules
from vezerkar.server.jobs.job_table import JobTable, NewJob, database_clock
from vezerkar.server.notices.news import News, tell_within
from vezerkar.server.notices.notice_messages import NewsEvent
from vezerkar.server.notices.notices import look_job
from vezerkar.server.ratings.ratings import SHOWN_START
from vezerkar.server.storage.moments import DAY_MICROS, SECOND_MICROS
from vezerkar.server.storage.schema import ACCOUNTS, ENTRANTS, MATCHES, PAIRINGS, SEATS, TOURNAMENTS
from vezerkar.server.tournaments.pairings import OF_THREE, Entrant, Pairing, Plan, Result, met_at_board
from vezerkar.server.tournaments.round_dates import (
    Extension,
    MatchRound,
    PutOff,
    RoundDate,
    dates_of,
    due_of,
    keep_date,
    put_off,
    round_of,
)
from vezerkar.server.tournaments.tables_of_three import SEATS as SEATS_OF_THREE
from vezerkar.server.tournaments.tables_of_three import met_at_table
from vezerkar.server.tournaments.tournament_messages import State

ADVANCE: Final = "advance"
"""The kind of job that takes a tournament on."""
LATE: Final = "late"
"""The kind of job that tells of a round that is past its date."""
BEGIN: Final = "begin"
"""The kind of job that lets a tournament begin by its own rule."""
SIDES: Final = "first", "second", "third"
"""The columns of a pairing in which its entrants are."""
CANCELLED_FOR: Final = DAY_MICROS
"""For so long a tournament that was cancelled counts among those of its organiser that are not over, in microseconds."""

Making: TypeAlias = Literal["made", "too_many", "left"]
"""The outcome of making a tournament: its organiser may have as many as are allowed, or leave."""
Opening: TypeAlias = Literal["open", "passed", "begun"]
"""The outcome of opening a draft: the moment at which it was to begin may have passed, or it has begun or is over."""
Entering: TypeAlias = Literal["entered", "full", "begun"]
"""The outcome of entering: all places may be taken, or the tournament has begun or is over."""


def advance_job(tournament: str) -> NewJob:
    """Return the job that takes a tournament on: to the results of its matches, and to the next round."""
    return NewJob(ADVANCE, {"tournament": tournament}, key=f"{ADVANCE} {tournament}")


def late_job(tournament: str, number: int, after: float) -> NewJob:
    """Return the job that looks in so many seconds if a round is past its date."""
    return NewJob(LATE, {"tournament": tournament, "round": number}, after, f"{LATE} {tournament} {number}")


def begin_job(tournament: str, after: float | None = None) -> NewJob:
    """Return the job that lets a tournament begin if all places are taken, or in so many seconds, when its moment has come."""
    by = "places" if after is None else "moment"
    return NewJob(BEGIN, {"tournament": tournament, "by": by}, after or 0.0, f"{BEGIN} {tournament} {by}")


@dataclass(frozen=True, slots=True)
class StoredEntrant:
    """Somebody who has entered: an account with its name (None: it is gone), or a bot."""

    number: int
    account: int | None
    name: str | None
    bot: str
    rating: int
    withdrawn: bool


@dataclass(frozen=True, slots=True)
class StoredPairing:
    """A pairing at a table of a round, and the name of its match, if one is played.

    ``made``: the match is there; ``on``: and it goes on. ``reason`` is why the organiser has decided it.
    """

    round: int
    table: int
    pairing: Pairing
    match: str | None
    made: bool
    on: bool
    reason: str


@dataclass(frozen=True, slots=True)
class NewTournament:
    """A tournament that is to be made, see `TOURNAMENTS`."""

    id: str
    game: str
    name: str
    about: str
    organiser: int
    plan: Plan
    places: int
    options: dict[str, str]
    clock: ClockRules
    seed: str
    rated: bool
    round_days: int
    start_full: bool = False
    start_at: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentHead(NewTournament):
    """A tournament in short. ``organiser_name`` is None for an account that is gone.

    ``entered`` are those who take part, ``began_with`` those and whoever has withdrawn since it began.
    """

    organiser_name: str | None
    state: State
    round: int
    made: int
    began: int | None
    ended: int | None
    entered: int
    began_with: int


@dataclass(frozen=True, slots=True)
class StoredTournament:
    """A tournament with all that belongs to it."""

    head: TournamentHead
    entrants: list[StoredEntrant]
    pairings: list[StoredPairing]
    dates: list[RoundDate]

    @property
    def field(self) -> list[Entrant]:
        """The entrants, as they are paired."""
        return [Entrant(one.number, one.rating, one.withdrawn) for one in self.entrants]

    @property
    def history(self) -> list[list[Pairing]]:
        """The pairings, by round."""
        rounds: list[list[Pairing]] = [[] for _ in range(self.head.round)]
        for one in self.pairings:
            rounds[one.round - 1].append(one.pairing)
        return rounds

    def entrant_of(self, account: int) -> StoredEntrant | None:
        """The entrant who has this account; None: there is none."""
        return next((one for one in self.entrants if one.account == account), None)

    def undecided(self) -> list[StoredPairing]:
        """The pairings without a result."""
        return [one for one in self.pairings if one.pairing.result is None]

    @property
    def date(self) -> RoundDate | None:
        """The date of the round that is played; None: it has none."""
        return next((one for one in self.dates if one.round == self.head.round), None)

    def meets(self, one: StoredEntrant, other: StoredEntrant) -> bool:
        """Return True if two entrants are paired in the round that is played."""
        here = [at.pairing for at in self.pairings if at.round == self.head.round]
        return any(pairing.has(one.number) and pairing.has(other.number) for pairing in here)

    def apart(self, blocked: Collection[frozenset[int]]) -> frozenset[frozenset[int]]:
        """Return which entrants, two by two by their numbers, have such accounts of whom one blocks the other."""
        numbers = {one.account: one.number for one in self.entrants if one.account is not None}
        return frozenset(frozenset(numbers[account] for account in two) for two in blocked if two <= numbers.keys())

    def walkover(self, at: StoredPairing) -> Result | None:
        """The result of a pairing that is not played on, for somebody has withdrawn, of three two have; None: it is."""
        by_number = {one.number: one for one in self.field}
        here = [by_number[number] for number in at.pairing.players]
        assert len(here) > 1, "a bye has its result from the beginning"
        return (met_at_table(here) if len(here) == SEATS_OF_THREE else met_at_board(*here)).result

    def idle_bots(self) -> list[StoredPairing]:
        """The pairings of bots alone whose match goes on, though it decides nothing any more."""
        bots = {one.number for one in self.entrants if one.account is None}
        over = self.head.state == "cancelled"
        return [
            one
            for one in self.pairings
            if one.on and bots.issuperset(one.pairing.players) and (over or one.pairing.result is not None)
        ]


@dataclass(frozen=True, slots=True)
class LateRound:
    """A round with open matches: its date, in microseconds since 1970, and the seconds until then, none if it has passed.

    ``name`` is that of the tournament, ``accounts`` are those that are told.
    """

    due: int
    wait: float
    name: str
    accounts: tuple[int, ...]


class TournamentTable:
    """The tournaments of a database."""

    def __init__(self, engine: Engine, jobs: JobTable) -> None:
        self._engine = engine
        self._jobs = jobs

    # --- looking --------------------------------------------------------------------------------------------------

    def tournament(self, tournament: str) -> StoredTournament | None:
        """A tournament, or None if there is none of this name."""
        with self._engine.begin() as connection:
            heads = _heads(connection, (TOURNAMENTS.c.id == tournament,), 1)
            if not heads:
                return None
            entrants = connection.execute(
                select(ENTRANTS, ACCOUNTS.c.name, ACCOUNTS.c.state)
                .outerjoin(ACCOUNTS, ACCOUNTS.c.id == ENTRANTS.c.account)
                .where(ENTRANTS.c.tournament == tournament)
                .order_by(ENTRANTS.c.number)
            )
            pairings = connection.execute(
                select(PAIRINGS, MATCHES.c.id.label("made"), MATCHES.c.over)
                .outerjoin(MATCHES, MATCHES.c.id == PAIRINGS.c.match)
                .where(PAIRINGS.c.tournament == tournament)
                .order_by(PAIRINGS.c.round, PAIRINGS.c.table)
            )
            dates = dates_of(connection, tournament)
            return StoredTournament(heads[0], [_entrant(row) for row in entrants], [_pairing(row) for row in pairings], dates)

    def tournaments(self, account: int | None, all_drafts: bool, most: int) -> list[TournamentHead]:
        """The tournaments, the newest first, at ``most`` so many; drafts are for their organiser's ``account`` or for all."""
        seen = or_(TOURNAMENTS.c.state != "draft", TOURNAMENTS.c.organiser == account)
        with self._engine.connect() as connection:
            return _heads(connection, () if all_drafts else (seen,), most)

    def entered(self, account: int) -> list[str]:
        """The tournaments that are not over and that an account has entered."""
        theirs = ENTRANTS.c.account == account, TOURNAMENTS.c.state.in_(("open", "draft", "running"))
        query = select(TOURNAMENTS.c.id).join(ENTRANTS, ENTRANTS.c.tournament == TOURNAMENTS.c.id).where(*theirs)
        with self._engine.connect() as connection:
            return list(connection.execute(query.order_by(TOURNAMENTS.c.id)).scalars())

    def forfeits(self, account: int, since: int) -> int:
        """The number of matches that an account has lost by time-out in tournaments that began since a moment."""
        lost = or_(
            and_(PAIRINGS.c.first == ENTRANTS.c.number, PAIRINGS.c.result == "second"),
            and_(PAIRINGS.c.second == ENTRANTS.c.number, PAIRINGS.c.result == "first"),
            *(
                and_(PAIRINGS.c[side] == ENTRANTS.c.number, PAIRINGS.c.result.in_([one for one in OF_THREE if one[i] == "3"]))
                for i, side in enumerate(SIDES)
            ),
        )
        # Whoever has withdrawn has lost unplayed as well, but not by time-out.
        late = exists().where(SEATS.c.match == PAIRINGS.c.match, SEATS.c.account == account, SEATS.c.flagged > 0)
        played = PAIRINGS.c.unplayed, PAIRINGS.c.reason == "", late
        query = (
            select(func.count())
            .select_from(PAIRINGS)
            .join(ENTRANTS, ENTRANTS.c.tournament == PAIRINGS.c.tournament)
            .join(TOURNAMENTS, TOURNAMENTS.c.id == PAIRINGS.c.tournament)
            .where(ENTRANTS.c.account == account, TOURNAMENTS.c.began >= since, lost, *played)
        )
        with self._engine.connect() as connection:
            return connection.execute(query).scalar_one()

    # --- before it begins -----------------------------------------------------------------------------------------

    def make(self, new: NewTournament, most: int) -> Making:
        """Keep a new tournament, as a draft, unless its organiser has ``most`` that are not over, or leaves.

        Those that were cancelled a short while ago count as well: else somebody could begin any number of them. Those that
        others have left to the organiser do not.
        """
        with self._engine.begin() as connection:
            if connection.execute(select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.id == new.id)).first() is not None:
                return "made"
            # Nobody makes another for this account between the count and the writing, and nobody erases it.
            lock_account(connection, new.organiser)
            state = connection.execute(select(ACCOUNTS.c.state).where(ACCOUNTS.c.id == new.organiser)).scalar_one()
            if state in ("leaving", "gone"):
                return "left"
            going = TOURNAMENTS.c.state.in_(("draft", "open", "running"))
            lately = and_(TOURNAMENTS.c.state == "cancelled", TOURNAMENTS.c.ended > database_clock(connection) - CANCELLED_FOR)
            theirs = TOURNAMENTS.c.organiser == new.organiser, ~TOURNAMENTS.c.handed_over, or_(going, lately)
            if connection.execute(select(func.count()).select_from(TOURNAMENTS).where(*theirs)).scalar_one() >= most:
                return "too_many"
            connection.execute(
                insert(TOURNAMENTS).values(
                    id=new.id,
                    game=new.game,
                    name=new.name,
                    about=new.about,
                    organiser=new.organiser,
                    form=new.plan.form,
                    players=new.plan.players,
                    rounds=new.plan.rounds,
                    group_size=new.plan.group_size,
                    go_on=new.plan.go_on,
                    at_once=new.plan.at_once,
                    places=new.places,
                    options=new.options,
                    clock=msgspec.to_builtins(new.clock),
                    seed=new.seed,
                    rated=new.rated,
                    round_days=new.round_days,
                    start_full=new.start_full,
                    start_at=new.start_at,
                    state="draft",
                    round=0,
                    made=database_clock(connection),
                )
            )
            return "made"

    def open(self, tournament: str) -> Opening:
        """Open a draft for entries, if the moment at which it is to begin has not passed. A job lets it begin then."""
        with self._engine.begin() as connection:
            head = self._still(connection, tournament, "draft", "open")
            if head is None:
                return "begun"
            if head.state == "open":
                return "open"
            if head.start_at is not None:
                wait = head.start_at - database_clock(connection)
                if wait <= 0:
                    return "passed"
                self._jobs.add_within(connection, [begin_job(tournament, wait / SECOND_MICROS)])
            if head.start_full and _entered(connection, tournament) >= head.places:
                self._jobs.add_within(connection, [begin_job(tournament)])
            _move(connection, tournament, "draft", state="open")
            return "open"

    def cancel(self, tournament: str) -> bool:
        """Cancel a tournament, and delete a draft, of which nobody else knows. Return False if it is finished.

        A job ends what its bots play among themselves.
        """
        with self._engine.begin() as connection:
            head = self._still(connection, tournament, "draft", "open", "running")
            if head is None:
                left = connection.execute(select(TOURNAMENTS.c.state).where(TOURNAMENTS.c.id == tournament)).scalar()
                return left in (None, "cancelled")
            if head.state == "draft":
                connection.execute(delete(ENTRANTS).where(ENTRANTS.c.tournament == tournament))
                connection.execute(delete(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament))
                return True
            self._jobs.add_within(connection, [advance_job(tournament)])
            self._tell(connection, head, "called_off", f"tournament {tournament} end")
            return _move(connection, tournament, "open", "running", state="cancelled", ended=database_clock(connection))

    def enter(self, tournament: str, account: int | None, bot: str) -> Entering:
        """Let somebody enter before it begins.

        An account that has entered changes nothing by doing so again.
        """
        with self._engine.begin() as connection:
            head = self._still(connection, tournament, "draft", "open")
            if head is None:
                return "begun"
            here = connection.execute(select(ENTRANTS).where(ENTRANTS.c.tournament == tournament)).all()
            if account is not None and any(one.account == account for one in here):
                return "entered"
            if len(here) >= head.places:
                return "full"
            number = max((one.number for one in here), default=0) + 1
            row = {"tournament": tournament, "number": number, "account": account, "bot": bot, "rating": SHOWN_START}
            connection.execute(insert(ENTRANTS).values(row))
            if head.state == "open" and head.start_full and len(here) + 1 >= head.places:
                self._jobs.add_within(connection, [begin_job(tournament)])
            return "entered"

    def withdraw(self, tournament: str, number: int, reason: str = "") -> bool:
        """Let an entrant withdraw: before it begins without a trace, later without further rounds. Return False if it is over.

        A job gives up the match that is on; ``reason`` is why the organiser has taken the entrant out of it.
        """
        with self._engine.begin() as connection:
            head = self._still(connection, tournament, "draft", "open", "running")
            if head is None:
                return False
            which = ENTRANTS.c.tournament == tournament, ENTRANTS.c.number == number
            if head.state != "running":
                connection.execute(delete(ENTRANTS).where(*which))
                return True
            connection.execute(update(ENTRANTS).where(*which).values(withdrawn=True))
            if reason:
                here = PAIRINGS.c.tournament == tournament, or_(*(PAIRINGS.c[side] == number for side in SIDES))
                connection.execute(update(PAIRINGS).where(*here, PAIRINGS.c.result.is_(None)).values(reason=reason))
            self._jobs.add_within(connection, [advance_job(tournament)])
            return True

    def start(self, tournament: str, ratings: Mapping[int, int], least: int) -> bool:
        """Let an open tournament begin, with the ratings of the accounts, if so many at least have entered.

        A job pairs its first round. If it has begun already, that job is added once more: it may have failed too often. Return
        True if it goes on now.
        """
        with self._engine.begin() as connection:
            # Nobody withdraws between the count and the beginning.
            if self._still(connection, tournament, "open") is not None and _entered(connection, tournament) < least:
                return False
            begins = _move(connection, tournament, "open", state="running", began=database_clock(connection))
            if not begins and self._still(connection, tournament, "running") is None:
                return False
            for account, rating in ratings.items() if begins else ():
                theirs = ENTRANTS.c.tournament == tournament, ENTRANTS.c.account == account
                connection.execute(update(ENTRANTS).where(*theirs).values(rating=rating))
            self._jobs.add_within(connection, [advance_job(tournament)])
            return True

    def call_off(self, tournament: str, least: int) -> bool:
        """Call an open tournament off whose moment has come, if fewer than so many have entered, and tell all that it is.

        Return False if there are as many by now. What is not open any more is left as it is.
        """
        with self._engine.begin() as connection:
            head = self._still(connection, tournament, "open")
            if head is None:
                return True
            if _entered(connection, tournament) >= least:
                return False
            about = f"tournament {tournament} end"
            self._tell(connection, head, "too_few", about)
            # Whoever has entered as well is told once.
            news = News("too_few", about, about=head.name, page=f"/tournaments/{tournament}")
            tell_within(connection, self._jobs, head.organiser, news)
            return _move(connection, tournament, "open", state="cancelled", ended=database_clock(connection))

    # --- its rounds -----------------------------------------------------------------------------------------------

    def keep_result(self, tournament: str, place: tuple[int, int], result: Result, unplayed: bool, reason: str = "") -> bool:
        """Keep the result at a round and a table. Return False if there is one already, or the tournament does not go on.

        With the ``reason`` of an organiser the tournament is taken on by a job.
        """
        at = PAIRINGS.c.tournament == tournament, PAIRINGS.c.round == place[0], PAIRINGS.c.table == place[1]
        with self._engine.begin() as connection:
            if self._still(connection, tournament, "running") is None:
                return False
            row = {"result": result, "unplayed": unplayed, "reason": reason}
            kept = connection.execute(update(PAIRINGS).where(*at, PAIRINGS.c.result.is_(None)).values(row)).rowcount
            if kept and reason:
                self._jobs.add_within(connection, [advance_job(tournament)])
            return bool(kept)

    def begin_round(self, tournament: str, after: int, pairings: Sequence[Pairing], new_match: Callable[[], str]) -> bool:
        """Keep the pairings of the round ``after`` this one, or the end if there are none. Return False if that has been done.

        Each pairing that is to be played has the name of its match from now on.
        """
        with self._engine.begin() as connection:
            head = self._still(connection, tournament, "running")
            if head is None or head.round != after:
                return False
            if not pairings:
                self._tell(connection, head, "finished", f"tournament {tournament} end")
                return _move(connection, tournament, "running", state="finished", ended=database_clock(connection))
            connection.execute(
                insert(PAIRINGS),
                [
                    {
                        "tournament": tournament,
                        "round": after + 1,
                        "table": table,
                        "first": one.first,
                        "second": one.second,
                        "third": one.third,
                        "match": None if one.result is not None else new_match(),
                        "result": one.result,
                        "unplayed": one.unplayed,
                        "reason": "",
                    }
                    for table, one in enumerate(pairings, 1)
                ],
            )
            if head.round_days:
                keep_date(connection, tournament, after + 1, database_clock(connection) + head.round_days * DAY_MICROS)
                self._watch(connection, tournament, after + 1)
            together = head.at_once and after == 0
            # Whoever has a game to play is told of that one, but of many that begin together once.
            play = {number for one in pairings if one.result is None and not together for number in one.players}
            self._tell(connection, head, "round", f"tournament {tournament} {after + 1}", mail=together, without=play)
            return _move(connection, tournament, "running", round=after + 1)

    def extend(self, tournament: str, number: int, extension: Extension) -> PutOff:
        """Put the date of the running round off, if it is still the one before."""
        with self._engine.begin() as connection:
            head = self._still(connection, tournament, "running")
            if head is None or head.round != number:
                return "other_date"
            went = put_off(connection, tournament, number, extension)
            if went == "done":
                self._watch(connection, tournament, number)
                self._look_again(connection, tournament, number)
            return went

    def round_of(self, match: str) -> MatchRound | None:
        """The round to which a match belongs; None: it is of no tournament."""
        with self._engine.connect() as connection:
            return round_of(connection, match)

    def late(self, tournament: str, number: int) -> LateRound | None:
        """The round that is played, with who is told when its date passes; None: it has none, or is over.

        That is the organiser. Where that is a player of an open match, or gone, the admins are told as well.
        """
        with self._engine.begin() as connection:
            due = due_of(connection, tournament, number)
            head = connection.execute(select(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament)).one_or_none()
            if due is None or head is None or head.state != "running" or head.round != number:
                return None
            here = PAIRINGS.c.tournament == tournament, PAIRINGS.c.round == number, PAIRINGS.c.result.is_(None)
            playing = {n for row in connection.execute(select(PAIRINGS).where(*here)) for n in (row.first, row.second, row.third)}
            if not playing:
                return None
            theirs = ENTRANTS.c.tournament == tournament, ENTRANTS.c.account == head.organiser
            own = connection.execute(select(ENTRANTS.c.number).where(*theirs)).scalar()
            there = ACCOUNTS.c.state.not_in(("leaving", "gone"))
            helped = own in playing or not connection.execute(select(there).where(ACCOUNTS.c.id == head.organiser)).scalar()
            who = ACCOUNTS.c.id == head.organiser
            told = select(ACCOUNTS.c.id).where(there, or_(who, ACCOUNTS.c.role == "admin") if helped else who)
            accounts = tuple(connection.execute(told.order_by(ACCOUNTS.c.id)).scalars())
            return LateRound(due, (due - database_clock(connection)) / SECOND_MICROS, head.name, accounts)

    def tell_late(self, tournament: str, number: int, late: LateRound, after: Mapping[int, float]) -> None:
        """Tell accounts of a round that is past its date; the mail to each is sent ``after`` so many seconds."""
        told = News("round_late", f"late {tournament} {number} {late.due}", about=late.name, page=f"/tournaments/{tournament}")
        with self._engine.begin() as connection:
            for account in late.accounts:
                tell_within(connection, self._jobs, account, told, after=after[account])

    # --- when its organiser is gone -------------------------------------------------------------------------------

    def hand_over(self, account: int) -> set[int]:
        """Give the tournaments of an organiser who is gone to admins; return the accounts that get any.

        Drafts, of which nobody else knows, are deleted. Where there is no admin the others stay as they are. An admin who is
        banned or muted gets none, and one who has entered a tournament gets that one if all others have as well.
        """
        with self._engine.begin() as connection:
            # A draft that is opened meanwhile is one or the other, and whoever commands waits.
            theirs = TOURNAMENTS.c.organiser == account, TOURNAMENTS.c.state.in_(("draft", "open", "running"))
            found = connection.execute(select(TOURNAMENTS).where(*theirs).order_by(TOURNAMENTS.c.id).with_for_update()).all()
            drafts = [head.id for head in found if head.state == "draft"]
            connection.execute(delete(ENTRANTS).where(ENTRANTS.c.tournament.in_(drafts)))
            connection.execute(delete(TOURNAMENTS).where(TOURNAMENTS.c.id.in_(drafts)))
            admins = set[int]()
            for head in found:
                admin = None if head.state == "draft" else _next_organiser(connection, head.id, account)
                if admin is None:
                    continue
                row = {"organiser": admin, "handed_over": True}
                connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id == head.id).values(row))
                news = News("organiser", f"organiser {head.id}", about=head.name, page=f"/tournaments/{head.id}")
                tell_within(connection, self._jobs, admin, news)
                self._watch(connection, head.id, head.round)
                admins.add(admin)
            return admins

    def _watch(self, connection: Connection, tournament: str, number: int) -> None:
        """Have a job look when the date of a round has passed, if it has one."""
        due = due_of(connection, tournament, number)
        if due is not None:
            wait = max(0.0, (due - database_clock(connection)) / SECOND_MICROS)
            self._jobs.add_within(connection, [late_job(tournament, number, wait)])

    def _look_again(self, connection: Connection, tournament: str, number: int) -> None:
        """Have jobs look what those are to be told whose matches of a round are open."""
        here = PAIRINGS.c.tournament == tournament, PAIRINGS.c.round == number, PAIRINGS.c.result.is_(None)
        for row in connection.execute(select(PAIRINGS).where(*here).order_by(PAIRINGS.c.table)).all():
            theirs = ENTRANTS.c.tournament == tournament, ENTRANTS.c.number.in_((row.first, row.second, row.third))
            people = connection.execute(select(ENTRANTS.c.account).where(*theirs).order_by(ENTRANTS.c.number)).scalars()
            self._jobs.add_within(connection, [look_job(row.match, account) for account in people if account is not None])

    def _tell(
        self,
        connection: Connection,
        head: Row[Any],
        event: NewsEvent,
        number: str,
        mail: bool = True,
        without: Collection[int | None] = (),
    ) -> None:
        """Tell the people who have entered a tournament something, but for the entrants of some numbers."""
        query = select(ENTRANTS).where(ENTRANTS.c.tournament == head.id, ~ENTRANTS.c.withdrawn).order_by(ENTRANTS.c.number)
        for account in [one.account for one in connection.execute(query) if one.number not in without]:
            if account is not None:
                news = News(event, number, about=head.name, page=f"/tournaments/{head.id}")
                tell_within(connection, self._jobs, account, news, mail)

    def _still(self, connection: Connection, tournament: str, *states: State) -> Row[Any] | None:
        """The row of a tournament in one of these states, for whoever changes it: others wait until that is done."""
        query = select(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament, TOURNAMENTS.c.state.in_(states))
        return connection.execute(query.with_for_update()).one_or_none()


def _move(connection: Connection, tournament: str, *states: State, **values: object) -> bool:
    which = TOURNAMENTS.c.id == tournament, TOURNAMENTS.c.state.in_(states)
    return bool(connection.execute(update(TOURNAMENTS).where(*which).values(values)).rowcount)


def _entered(connection: Connection, tournament: str) -> int:
    """The number of those who have entered."""
    query = select(func.count()).select_from(ENTRANTS).where(ENTRANTS.c.tournament == tournament)
    return connection.execute(query).scalar_one()


def _next_organiser(connection: Connection, tournament: str, gone: int) -> int | None:
    """The admin who gets a tournament of an organiser who is gone: the oldest account, before all one that has not entered."""
    now = database_clock(connection)
    here = ACCOUNTS.c.role == "admin", ACCOUNTS.c.id != gone, ACCOUNTS.c.state.not_in(("leaving", "gone"))
    free = ACCOUNTS.c.banned_until <= now, ACCOUNTS.c.muted_until <= now
    plays = exists().where(ENTRANTS.c.tournament == tournament, ENTRANTS.c.account == ACCOUNTS.c.id)
    query = select(ACCOUNTS.c.id).where(*here, *free).order_by(plays, ACCOUNTS.c.id).limit(1)
    found: int | None = connection.execute(query).scalar()
    return found


def _heads(connection: Connection, which: Sequence[Any], most: int) -> list[TournamentHead]:
    query = select(TOURNAMENTS, ACCOUNTS.c.name.label("organiser_name"), ACCOUNTS.c.state.label("organiser_state"))
    query = query.join(ACCOUNTS, ACCOUNTS.c.id == TOURNAMENTS.c.organiser).where(*which)
    rows = connection.execute(query.order_by(TOURNAMENTS.c.made.desc(), TOURNAMENTS.c.id).limit(most)).all()
    counts: dict[tuple[str, bool], int] = defaultdict(int)
    which_entrants = ENTRANTS.c.tournament, ENTRANTS.c.withdrawn
    here = ENTRANTS.c.tournament.in_([row.id for row in rows])
    for row in connection.execute(select(*which_entrants, func.count().label("many")).where(here).group_by(*which_entrants)):
        counts[row.tournament, row.withdrawn] = row.many
    return [
        TournamentHead(
            id=row.id,
            game=row.game,
            name=row.name,
            about=row.about,
            organiser=row.organiser,
            plan=Plan(row.form, row.rounds, row.players, row.group_size, row.go_on, row.at_once),
            places=row.places,
            options=row.options,
            clock=msgspec.convert(row.clock, ClockRules),
            seed=row.seed,
            rated=row.rated,
            round_days=row.round_days,
            start_full=row.start_full,
            start_at=row.start_at,
            organiser_name=None if row.organiser_state == "gone" else row.organiser_name,
            state=row.state,
            round=row.round,
            made=row.made,
            began=row.began,
            ended=row.ended,
            entered=counts[row.id, False],
            began_with=counts[row.id, False] + counts[row.id, True],
        )
        for row in rows
    ]


def _entrant(row: Row[Any]) -> StoredEntrant:
    name = None if row.state == "gone" else row.name
    return StoredEntrant(row.number, row.account, name, row.bot, row.rating, row.withdrawn)


def _pairing(row: Row[Any]) -> StoredPairing:
    pairing = Pairing(row.first, row.second, row.result, row.unplayed, row.third, settled=bool(row.reason))
    return StoredPairing(row.round, row.table, pairing, row.match, row.made is not None, row.over is False, row.reason)
