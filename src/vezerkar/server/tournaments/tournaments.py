"""The commands on tournaments: to make one, to enter and to withdraw, to let it begin, to settle what does not end by itself."""

from __future__ import annotations

import math
from typing import Any, Final

import msgspec

from vezerkar.bots import bot_names
from vezerkar.engine import Game
from vezerkar.registry import GAMES
from vezerkar.server.accounts.account_table import Account
from vezerkar.server.clocks.clock_messages import TimeOut
from vezerkar.server.clocks.clocks import clock_rules
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.clean_text import clean_text
from vezerkar.server.http.known_game import known_game
from vezerkar.server.keys import new_match, new_seed
from vezerkar.server.matches.match_making import complete_options
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.notices.notices import NOTICE
from vezerkar.server.ratings.rated_match import PoolName
from vezerkar.server.ratings.ratings import Rating
from vezerkar.server.storage.moments import DAY_MICROS, moment_of, written
from vezerkar.server.tournaments import round_dates
from vezerkar.server.tournaments.group_stage import LEAST_GROUPS, LEAST_SIZE, group_rounds, most_rounds
from vezerkar.server.tournaments.pairings import OF_THREE, Plan
from vezerkar.server.tournaments.round_robin import rounds_for
from vezerkar.server.tournaments.table_sizes import table_sizes
from vezerkar.server.tournaments.tables_of_three import MOST_ALL, all_rounds
from vezerkar.server.tournaments.tournament_messages import Extension, Settlement, TournamentWish, Withdrawal
from vezerkar.server.tournaments.tournament_table import (
    ADVANCE,
    BEGIN,
    NewTournament,
    StoredEntrant,
    StoredPairing,
    StoredTournament,
)

TWO: Final = 2
"""Players of a match of a tournament, unless it is for three: an entrant plays all seats of a side."""
MOST_UNFINISHED: Final = 3
"""Tournaments of one organiser that are not over, or were cancelled a short while ago."""
MOST_BOTS: Final = 16
"""Bots in a tournament: their matches go on whether somebody looks or not."""
FORFEITS: Final = 2
"""After so many matches lost by time-out within `BARRED_FOR` nobody enters."""
BARRED_FOR: Final = 60 * DAY_MICROS
LEAST_ROUND_DAYS: Final = 2
"""A round with a date has at least so many days: a day before it ends its players are told."""
FURTHEST_START: Final = 365 * DAY_MICROS
"""The moment at which a tournament begins by itself is at most so far away when it is made, in microseconds."""
MOST_ROUND_ROBIN: Final = 16
"""Entrants of a round robin: they all meet."""
UNREADABLE: Final = "other_rules", "rules_lost", "damaged"
"""Refusals of matches that nobody can go on with."""


def groups_of(game: Game[Any, Any], players: int) -> tuple[tuple[str, ...], ...]:
    """Return the seats of each side, the first one first. Raises `ApiError` if the game is not for so many."""
    if players not in table_sizes(game):
        raise ApiError("malformed", detail=f"this game is not for so many 'players': {players}")
    return game.seatings()[players]


class Tournaments:
    """The tournaments. An organiser may do with one what an admin may do with all."""

    def __init__(self, match_service: MatchService) -> None:
        self._service = match_service
        self._table = match_service.store.tournaments

    async def stored(self, tournament: str, account: Account | None) -> StoredTournament:
        """A tournament that this account, or anybody, may see. Raises `ApiError`."""
        found = await self._service.in_order(self._table.tournament, tournament)
        if found is None or found.head.game not in GAMES or (found.head.state == "draft" and not organises(found, account)):
            raise ApiError("unknown_tournament")
        return found

    async def make(self, wish: TournamentWish, account: Account) -> str:
        """Make a tournament, as a draft, and return its name. Raises `ApiError`."""
        game = known_game(wish.game)
        groups_of(game, wish.players)
        options = complete_options(game, wish.options) | game.implied_options(wish.players)
        if wish.clock.time_out not in (None, "forfeit"):
            raise ApiError("malformed", detail="in a tournament 'time_out' is 'forfeit'")
        # Of three the other two play on, against a bot that cannot win.
        time_out: TimeOut = "forfeit" if wish.players == TWO else "bot"
        clock = clock_rules(msgspec.structs.replace(wish.clock, time_out=time_out), game.id, holidays=False)
        if wish.players != TWO and wish.form in ("knockout", "groups"):
            raise ApiError("malformed", detail=f"'{wish.form}' is for two 'players'")
        if (wish.form == "swiss") != (wish.rounds > 0):
            raise ApiError("malformed", detail="'rounds' is for a 'swiss', which has at least one")
        if (wish.form == "groups") != (wish.group_size > 0) or 0 < wish.group_size < LEAST_SIZE:
            raise ApiError("malformed", detail=f"'group_size' is for 'groups', and at least {LEAST_SIZE}")
        if wish.at_once and (wish.form not in ("round_robin", "groups") or wish.clock.kind != "days"):
            raise ApiError("malformed", detail="'at_once' is for a 'round_robin' or 'groups', with a clock of 'days'")
        most = MOST_ROUND_ROBIN if wish.players == TWO else MOST_ALL
        if wish.form == "round_robin" and wish.places > most:
            raise ApiError("malformed", detail=f"a 'round_robin' has at most {most} 'places'")
        plan = Plan(wish.form, wish.rounds, wish.players, wish.group_size, wish.go_on, wish.at_once)
        if wish.places < (least := least_entrants(plan)):
            raise ApiError("malformed", detail=f"it begins with {least} entrants, so 'places' are at least as many")
        if 0 < wish.round_days < LEAST_ROUND_DAYS:
            raise ApiError("malformed", detail=f"'round_days' is 0 or at least {LEAST_ROUND_DAYS}")
        start_at = await self._start_at(wish.starts_at)
        about = clean_text(wish.about) if wish.about else ""
        terms = plan, wish.places, options, clock, new_seed(), wish.rated, wish.round_days, wish.starts_full, start_at
        new = NewTournament(new_match(), game.id, clean_text(wish.name), about, account.id, *terms)
        went = await self._service.in_order(self._table.make, new, MOST_UNFINISHED)
        if went == "left":
            raise ApiError("sign_in")
        if went == "too_many":
            raise ApiError("too_many_tournaments", most=str(MOST_UNFINISHED))
        return new.id

    async def open(self, tournament: str, account: Account) -> None:
        """Open a draft for entries. Raises `ApiError`."""
        await self._organised(tournament, account)
        went = await self._service.in_order(self._table.open, tournament)
        if went != "open":
            raise ApiError("start_passed" if went == "passed" else "tournament_state")
        self._service.on_jobs(BEGIN)

    async def cancel(self, tournament: str, account: Account) -> None:
        """Cancel a tournament, or delete a draft. Matches that are on go on as any others, but for those of bots alone. Raises
        `ApiError`.
        """
        await self._organised(tournament, account)
        if not await self._service.in_order(self._table.cancel, tournament):
            raise ApiError("tournament_state")
        self._service.on_jobs(ADVANCE)

    async def enter(self, tournament: str, account: Account) -> None:
        """Let an account enter; whoever has entered may ask again. Raises `ApiError`."""
        found = await self.stored(tournament, account)
        if found.head.state != "open":
            raise ApiError("tournament_state")
        since = await self._service.in_order(self._service.store.clock) - BARRED_FOR
        if await self._service.in_order(self._table.forfeits, account.id, since) >= FORFEITS:
            raise ApiError("barred")
        await self._enter(found, account.id, "")

    async def enter_bot(self, tournament: str, account: Account, bot: str) -> None:
        """Let a bot enter, as the organiser says. Raises `ApiError`."""
        found = await self._organised(tournament, account)
        known = bot_names(found.head.game)
        if bot not in known:
            raise ApiError("malformed", detail=f"'bot' can be: {', '.join(known)}")
        if found.head.state not in ("draft", "open"):
            raise ApiError("tournament_state")
        if found.head.rated:
            raise ApiError("rated_no_bots")
        if sum(one.account is None for one in found.entrants) >= MOST_BOTS:
            raise ApiError("tournament_full")
        await self._enter(found, None, bot)

    async def withdraw(self, tournament: str, account: Account, wish: Withdrawal) -> None:
        """Let an account withdraw, or an entrant whom the organiser takes out. A match that is on is given up; then the organiser
        has to say why. Raises `ApiError`.
        """
        number, reason = wish.entrant, ""
        found = await self.stored(tournament, account)
        own = found.entrant_of(account.id)
        entrant = own if number is None else next((one for one in found.entrants if one.number == number), None)
        if entrant is None:
            raise ApiError("malformed", detail="there is no such entrant")
        if entrant is not own and not organises(found, account):
            raise ApiError("not_organiser")
        if found.head.state in ("finished", "cancelled"):
            raise ApiError("tournament_state")
        if not may_take_out(found, account, entrant):
            raise ApiError("own_game")
        if entrant is not own and any(one.pairing.has(entrant.number) for one in found.undecided()):
            reason = clean_text(wish.reason)
        if not await self._service.in_order(self._table.withdraw, tournament, entrant.number, reason):
            raise ApiError("tournament_state")
        self._service.on_jobs(ADVANCE)

    async def withdraw_everywhere(self, account: int) -> None:
        """Let an account that is to be erased withdraw from all its tournaments. Raises `ApiError`."""
        for tournament in await self._service.in_order(self._table.entered, account):
            found = await self._service.in_order(self._table.tournament, tournament)
            entrant = None if found is None else found.entrant_of(account)
            if entrant is not None:
                await self._service.in_order(self._table.withdraw, tournament, entrant.number)
        self._service.on_jobs(ADVANCE)

    async def hand_over(self, account: int) -> None:
        """Give the tournaments of an organiser who is erased to admins. Raises `ApiError`."""
        for admin in await self._service.in_order(self._table.hand_over, account):
            self._service.on_news(admin)
            self._service.on_jobs()

    async def start(self, tournament: str, account: Account) -> None:
        """Let an open tournament begin. If one that runs does not go on, it does from now on. Raises `ApiError`."""
        found = await self._organised(tournament, account)
        head = found.head
        if head.state not in ("open", "running"):
            raise ApiError("tournament_state")
        if head.began_with < (least := least_entrants(head.plan)):
            raise ApiError("too_few_entrants", least=str(least))
        if not await begin(self._service, found):
            raise ApiError("tournament_state")

    async def settle(self, tournament: str, account: Account, wish: Settlement) -> None:
        """Give a result to a table that does not come to one by itself. Raises `ApiError`."""
        found = await self._organised(tournament, account)
        if found.head.state != "running":
            raise ApiError("tournament_state")
        plan = found.head.plan
        knockout = plan.form == "knockout" or (plan.form == "groups" and wish.round > group_rounds(plan, len(found.entrants)))
        if knockout and wish.result in ("draw", "neither"):
            raise ApiError("malformed", detail="in a knock-out one of the two goes on: 'result' is 'first' or 'second'")
        if (wish.result in OF_THREE) != (found.head.plan.players != TWO):
            raise ApiError("malformed", detail="'result' is a side of two, or the places of three")
        at = next((one for one in found.pairings if (one.round, one.table) == (wish.round, wish.table)), None)
        if at is None:
            raise ApiError("malformed", detail="there is no such 'table' in this 'round'")
        if not may_settle(found, account, at):
            raise ApiError("own_game")
        place = wish.round, wish.table
        reason = clean_text(wish.reason)
        if not await self._service.in_order(self._table.keep_result, tournament, place, wish.result, True, reason):
            raise ApiError("settled")
        self._service.on_jobs(ADVANCE)

    async def extend(self, tournament: str, account: Account, wish: Extension) -> None:
        """Put the date of the round that is played off. Raises `ApiError`."""
        found = await self._organised(tournament, account)
        if found.head.state != "running" or found.head.round != wish.round or not found.undecided():
            raise ApiError("tournament_state")
        if found.date is None:
            raise ApiError("malformed", detail="the rounds of this tournament have no dates")
        now, reason = await self._service.in_order(self._service.store.clock), clean_text(wish.reason)
        # That of a wish that came through before is the one before the last.
        dates = found.date.due, *(one.before for one in found.date.extensions[-1:])
        before = next((one for one in dates if written(one) == wish.until), None)
        if before is None:
            raise ApiError("round_date")
        due = max(now, before) + wish.days * DAY_MICROS
        if due > now + round_dates.FURTHEST:
            raise ApiError("put_off_enough", most=str(round_dates.MOST_EXTENSIONS))
        extension = round_dates.Extension(before, due, wish.days, reason, account.id)
        went = await self._service.in_order(self._table.extend, tournament, wish.round, extension)
        if went == "other_date":
            raise ApiError("round_date")
        if went == "too_often":
            raise ApiError("put_off_enough", most=str(round_dates.MOST_EXTENSIONS))
        self._service.on_jobs(NOTICE)

    async def _organised(self, tournament: str, account: Account) -> StoredTournament:
        found = await self.stored(tournament, account)
        if not organises(found, account):
            raise ApiError("not_organiser")
        return found

    async def _enter(self, found: StoredTournament, account: int | None, bot: str) -> None:
        went = await self._service.in_order(self._table.enter, found.head.id, account, bot)
        if went != "entered":
            raise ApiError("tournament_full" if went == "full" else "tournament_state")
        self._service.on_jobs(BEGIN)

    async def _start_at(self, wished: str) -> int | None:
        """The moment at which a tournament is to begin, in microseconds since 1970; None: at none. Raises `ApiError`."""
        if not wished:
            return None
        found, now = moment_of(wished), await self._service.in_order(self._service.store.clock)
        if found is None or not now < found <= now + FURTHEST_START:
            raise ApiError("malformed", detail="'starts_at' is a moment within a year from now, with its zone")
        return found


async def begin(service: MatchService, found: StoredTournament) -> bool:
    """Let an open tournament begin with enough entrants, with the ratings of this moment. Return True if it goes on now."""
    head = found.head
    pool = str(PoolName(head.game, head.plan.players, head.clock.kind))
    accounts = [one.account for one in found.entrants if one.account is not None]
    ratings = await service.in_order(service.store.ratings.shown, [(pool, one) for one in accounts])
    shown = {one: ratings.get((pool, one), Rating()).shown for one in accounts}
    went = await service.in_order(service.store.tournaments.start, head.id, shown, least_entrants(head.plan))
    if went:
        service.on_jobs(ADVANCE)
    return went


def organises(found: StoredTournament, account: Account | None) -> bool:
    """Return True if an account may do with a tournament what its organiser may."""
    return account is not None and (account.id == found.head.organiser or account.role == "admin")


def may_settle(found: StoredTournament, account: Account | None, at: StoredPairing) -> bool:
    """Return True if an account may settle a pairing. Whoever plays in it leaves that to an admin who does not."""
    if account is None or not organises(found, account):
        return False
    own = found.entrant_of(account.id)
    return own is None or not at.pairing.has(own.number)


def may_take_out(found: StoredTournament, account: Account | None, entrant: StoredEntrant) -> bool:
    """Return True if an account may have an entrant withdraw: its own one, or one of its tournament.

    Whoever meets the entrant in the running round leaves that to an admin who does not.
    """
    if account is None:
        return False
    own = found.entrant_of(account.id)
    if entrant is own:
        return True
    return organises(found, account) and (own is None or not found.meets(own, entrant))


def least_entrants(plan: Plan) -> int:
    """Return how many entrants a tournament needs to begin: in a Swiss nobody is to meet the same opponent again."""
    if plan.form == "groups":
        return LEAST_GROUPS * LEAST_SIZE
    if plan.form != "swiss":
        return plan.players
    if plan.players == TWO:
        # Of an odd number one sits out in each round, so they have one round more.
        return max(TWO, plan.rounds + 1 - plan.rounds % 2)
    # Each round of three brings two opponents.
    return 2 * plan.rounds + 1


def rounds_of(plan: Plan, entrants: int) -> int:
    """Return the number of rounds that are planned; 0: nobody can say, for too few have entered yet."""
    if plan.form == "swiss":
        return plan.rounds
    if entrants < least_entrants(plan):
        return 0
    if plan.form == "groups":
        return most_rounds(plan, entrants)
    if plan.form == "round_robin" and plan.at_once:
        return 1
    if plan.players != TWO:
        return all_rounds(min(entrants, MOST_ALL))
    if plan.form == "knockout":
        return math.ceil(math.log2(entrants))
    return rounds_for(entrants)
