"""The job that takes a tournament on: it learns the results of the matches, pairs the next round, and makes its matches.

Each step leaves the database in a state from which a second run goes on: a result is kept once, a round is paired only after the
one before, and a match is made under the name that its pairing has.
"""

from __future__ import annotations

from collections.abc import Sequence

from vezerkar.engine.game import Json
from vezerkar.registry import game
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.keys import new_match
from vezerkar.server.matches import match_making, seat_service
from vezerkar.server.matches.match_log import ORGANISER
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.winners import winners_of
from vezerkar.server.storage.stored_match import SeatAssignment
from vezerkar.server.tournaments.pair import pair
from vezerkar.server.tournaments.pairings import OF_THREE, Result
from vezerkar.server.tournaments.tables_of_three import SEATS, placed
from vezerkar.server.tournaments.tournament_table import StoredEntrant, StoredPairing, StoredTournament
from vezerkar.server.tournaments.tournaments import UNREADABLE, groups_of


class Advancer:
    """The work of the job."""

    def __init__(self, match_service: MatchService) -> None:
        self._service = match_service
        self._table = match_service.store.tournaments

    async def advance(self, body: dict[str, Json]) -> None:
        """Take a tournament as far as it goes until somebody has to play."""
        tournament = str(body["tournament"])
        while (found := await self._service.in_order(self._table.tournament, tournament)) is not None:
            for at in found.idle_bots():
                await self._end(at)
            if found.head.state != "running":
                return
            undecided = found.undecided()
            if undecided:
                learned = [await self._learn(found, one) for one in undecided]
                if not all(learned):
                    return
                continue
            accounts = {one.account for one in found.entrants if one.account is not None and not one.withdrawn}
            apart = found.apart(await self._service.in_order(self._service.store.mutes.apart, accounts))
            plan, seed = found.head.plan, found.head.seed
            pairings = await self._service.in_thread(pair, plan, found.field, found.history, seed, apart)
            await self._service.in_order(self._table.begin_round, tournament, found.head.round, pairings, new_match)

    async def _learn(self, found: StoredTournament, at: StoredPairing) -> bool:
        """Keep the result of a pairing, or see to it that its match is there. Return True if there is a result."""
        assert at.match is not None, "what is not played has a result from the beginning"
        gone = {one.number for one in found.entrants if one.withdrawn}
        if at.on and gone.isdisjoint(at.pairing.players):
            # There may be hundreds that have begun together: those that go on are not opened.
            return False
        walkover = found.walkover(at)
        result = None if walkover is None else (walkover, True)
        if result is None and not at.made:
            await self._make(found, at, at.match)
        if result is None or at.made:
            try:
                result = await self._played(found, at, at.match, walkover)
            except ApiError as error:
                if error.code not in UNREADABLE:
                    raise
                # Nobody can play on. Unless somebody has withdrawn, the organiser has to settle it.
        if result is None:
            return False
        # Why the organiser has taken somebody out is told of the match that was given up for it alone.
        reason = at.reason if result == (walkover, True) else ""
        await self._service.in_order(self._table.keep_result, found.head.id, (at.round, at.table), *result, reason)
        return True

    async def _played(
        self, found: StoredTournament, at: StoredPairing, match: str, walkover: Result | None
    ) -> tuple[Result, bool] | None:
        """The result of the match of a pairing as `result_of` has it. Whoever has withdrawn resigns. Raises `ApiError`."""
        groups = groups_of(game(found.head.game), found.head.plan.players)
        session = await self._service.unwatched_session(match)
        await self._service.refresh(session)
        if walkover is not None:
            # Nobody's rating may depend on whom the organiser takes out.
            await self._resign(session, losers(groups, walkover)[0], by=ORGANISER if at.reason else "person")
        by_number = {one.number: one for one in found.entrants}
        players = [by_number[number] for number in at.pairing.players]
        for (first, *_), player in zip(groups, players, strict=True):
            # Of three the others play on.
            if walkover is None and player.withdrawn and player.account is not None:
                await seat_service.hand_to_bot(self._service, session, first, taken_out=bool(at.reason))
        people = [player.account is not None for player in players]
        async with session.lock:
            return await self._service.in_thread(result_of, session, groups, people, walkover, rules=session.rules)

    async def _end(self, at: StoredPairing) -> None:
        """End the match of a pairing of bots alone."""
        assert at.match is not None
        try:
            session = await self._service.unwatched_session(at.match)
            await self._service.refresh(session)
            await self._resign(session, session.match.seats[0])
        except ApiError as error:
            # What cannot be read costs nobody anything.
            if error.code not in UNREADABLE:
                raise

    async def _resign(self, session: MatchSession, seat: str, by: str = "person") -> None:
        try:
            await seat_service.resign(self._service, session, seat, by)
        except ApiError as error:
            if error.code != "over":
                raise

    async def _make(self, found: StoredTournament, at: StoredPairing, match: str) -> None:
        """Make the match of a pairing."""
        rules, by_number = game(found.head.game), {one.number: one for one in found.entrants}
        players = [by_number[number] for number in at.pairing.players]
        assignments = {
            seat: _assignment(seat, seats[0], player, found.head.clock.bot)
            for seats, player in zip(groups_of(rules, found.head.plan.players), players, strict=True)
            for seat in seats
        }
        seated = [assignments[seat] for seat in rules.seats(found.head.options)]
        terms = found.head.game, found.head.options, seated, found.head.clock, found.head.rated
        await match_making.make_paired(self._service, found.head.id, match, *terms)


def _assignment(seat: str, first: str, player: StoredEntrant, bot: str) -> SeatAssignment:
    if player.account is None or player.withdrawn:
        return SeatAssignment(seat, first, "bot", bot=player.bot or bot)
    return SeatAssignment(seat, first, "human", player_name=player.name or "", account=player.account)


def losers(groups: Sequence[Sequence[str]], walkover: Result) -> list[str]:
    """Return the seats of those who have lost by a walkover."""
    if walkover in OF_THREE:
        return [seat for place, seats in zip(walkover, groups, strict=True) if place != "1" for seat in seats]
    lost = {"second": groups[:1], "first": groups[1:]}.get(walkover, groups)
    return [seat for seats in lost for seat in seats]


def result_of(
    session: MatchSession, groups: Sequence[Sequence[str]], people: Sequence[bool], walkover: Result | None = None
) -> tuple[Result, bool] | None:
    """Return the result of a match of a tournament, and whether it is a forfeit; None while it goes on.

    ``groups`` are the seats of the entrants, and ``people`` says which of these are. It is the ``walkover`` if whoever has
    withdrawn has given it up. The rules are asked, so it may take a while. The lock of the session must be held.
    """
    if not session.over:
        return None
    if walkover is not None and session.resigned in losers(groups, walkover):
        return walkover, True
    three = len(groups) == SEATS
    if session.cancelled or session.agreed == "abandon":
        return ("333" if three else "neither"), True
    winners = set(winners_of(session))
    late = bool(session.resigned) and session.log[-1].by == "clock"
    if three:
        there = [not (person and _has_left(session, seats)) for person, seats in zip(people, groups, strict=True)]
        won = [not winners.isdisjoint(seats) for seats in groups]
        return placed(there, won, _scores(session, groups)), not all(there)
    if not winners:
        return "draw", late
    return ("first" if set(groups[0]) & winners else "second"), late


def _has_left(session: MatchSession, seats: Sequence[str]) -> bool:
    """Return True if a person at a table of three has lost the own game: resigned, gone, or out of time at some moment."""
    gone = any(session.assignments[seat].kind != "human" or session.assignments[seat].stand_in for seat in seats)
    return gone or session.resigned in seats or any(session.clocks[seat].flags for seat in seats if seat in session.clocks)


def _scores(session: MatchSession, groups: Sequence[Sequence[str]]) -> list[int]:
    """The points of the game by which those who have not won are placed; all the same where it counts none."""
    rules = session.game
    if session.rules.archived or not rules.measures:
        return [0 for _ in groups]
    counted = dict(zip(rules.measures[0].lines, rules.measured(session.match.state)[0], strict=True))
    return [sum(counted.get(seat, 0) for seat in seats) for seats in groups]
