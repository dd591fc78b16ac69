"""Rated matches: what may be one, in which pool it counts, and what its end says of those who took part. Plain questions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from vezerkar.engine import Game
from vezerkar.server.clocks.clocks import ClockRules
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.lobby.listing import Listing
from vezerkar.server.matches.match_log import ORGANISER, UNASKED
from vezerkar.server.matches.match_messages import NewMatch
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.winners import winners_of
from vezerkar.server.ratings.ratings import WITH_BOTS, RatedSide
from vezerkar.server.storage.stored_match import SeatAssignment

LEAST_DECISIONS: Final = 2
"""If somebody gives up or leaves before so many decisions of their own, the match is not rated."""


class PoolName(NamedTuple):
    """The matches that are rated together: of a game, for so many players, with such a clock (``live`` or ``days``).

    Those in which ``bots`` take part are rated apart: nobody's rating among people follows from them.
    """

    game: str
    players: int
    clock: str
    bots: bool = False

    def __str__(self) -> str:
        return f"{self.game}-{self.players}-{self.clock}{WITH_BOTS if self.bots else ''}"

    @classmethod
    def of(cls, text: str) -> PoolName:
        """The pool of this name. Raises `ApiError`."""
        game, _, rest = text.partition("-")
        players, _, clock = rest.removesuffix(WITH_BOTS).partition("-")
        if not (players.isdecimal() and len(players) < 3 and clock in ("live", "days")):
            raise ApiError("not_found")
        return cls(game, int(players), clock, rest.endswith(WITH_BOTS))


def pool_of(game: str, parties: Iterable[str], timing: ClockRules | None) -> PoolName:
    """Return the pool of a rated match, given whose each of its seats is."""
    assert timing is not None, "a rated match has a clock"
    return PoolName(game, len(set(parties)), timing.kind)


def side_names(game: Game[Any, Any], options: Mapping[str, str]) -> dict[str, str]:
    """Return the names under which the sides of a match are rated: with what makes them stronger or weaker."""
    scenario = scenario_of(game, options)
    return {side: f"{side} {scenario}".rstrip() for side in game.sides(options)}


def scenario_of(game: Game[Any, Any], options: Mapping[str, str]) -> str:
    """Return the options of a match that make its sides stronger or weaker, such as ``mission=raid``."""
    return " ".join(f"{option}={options.get(option, '')}" for option in game.scenario)


def check_rated(wish: NewMatch, listing: Listing | None, account: int | None) -> None:
    """Raise `ApiError` if a match cannot be rated, and is to be."""
    if not wish.rated:
        if wish.rating_from is not None or wish.rating_to is not None:
            raise ApiError("malformed", detail="'rating_from' and 'rating_to' are for matches that are 'rated'")
        return
    if wish.teaching:
        raise ApiError("malformed", detail="a 'rated' match cannot be a 'teaching' one: there bots help everybody")
    if listing is None:
        raise ApiError("malformed", detail="a 'rated' match is open to anybody: its 'listing' must be 'open'")
    if account is None:
        raise ApiError("sign_in")
    if wish.clock is None:
        raise ApiError("malformed", detail="a 'rated' match needs a 'clock'")
    if any(plan not in ("me", "open") for plan in wish.seats.values()):
        raise ApiError("malformed", detail="a 'rated' match has no bots: each seat must be 'me' or 'open'")
    if wish.rating_from is not None and wish.rating_to is not None and wish.rating_from > wish.rating_to:
        raise ApiError("malformed", detail="'rating_from' is more than 'rating_to'")


def require_new_person(assignments: Mapping[str, SeatAssignment], seats: Iterable[str], account: int | None) -> None:
    """Raise `ApiError` unless somebody may sit down on these seats of a rated match: each player has another account."""
    if account is None:
        raise ApiError("sign_in")
    if any(one.account == account for seat, one in assignments.items() if seat not in seats):
        raise ApiError("rated_twice")


def require_own_browser(assignments: Mapping[str, SeatAssignment], seats: Iterable[str], accounts_here: Collection[int]) -> None:
    """Raise `ApiError` if somebody who sits on another seat of a rated match has signed in in the browser of whoever comes."""
    if any(one.account in accounts_here for seat, one in assignments.items() if seat not in seats):
        raise ApiError("rated_same_browser")


def all_known(assignments: Iterable[SeatAssignment]) -> bool:
    """Return True if each player is a person with an account, and no two have the same."""
    holders = {one.player: one.account if one.kind == "human" else None for one in assignments}
    return None not in holders.values() and len(set(holders.values())) == len(holders)


@dataclass(frozen=True, slots=True)
class RatedEnd:
    """The end of a rated match.

    ``sides`` are its seats by the name under which a side is rated, ``first`` the seats that won (none: a draw), ``gave_up``
    those of whoever did. ``holders`` are the accounts that have the seats at the end, None where that is nobody or a bot plays.
    ``decisions`` says how many each seat has made.
    """

    pool: PoolName
    sides: Mapping[str, Sequence[str]]
    first: frozenset[str]
    gave_up: frozenset[str]
    holders: Mapping[str, int | None]
    decisions: Mapping[str, int]

    def places(self, began: Mapping[str, int]) -> list[RatedSide] | None:
        """Return in which places the sides of those came who ``began``, by seat; None: the match is not rated.

        Who does not have a seat any more at the end has left. Who came in their place is not rated.
        """
        if set(began) != set(self.holders):
            return None
        left = {account for seat, account in began.items() if self.holders[seat] != account}
        quitters = left | {began[seat] for seat in self.gave_up}
        made = Counter[int]()
        for seat, account in began.items():
            made[account] += self.decisions.get(seat, 0)
        if any(made[account] < LEAST_DECISIONS for account in quitters):
            return None
        found = []
        for name, seats in self.sides.items():
            accounts = tuple(dict.fromkeys(began[seat] for seat in seats))
            place = 1 if not self.first or self.first & set(seats) else 2
            found.append(RatedSide(name, place, accounts, tuple(one for one in accounts if one in left)))
        return found


def rated_end(session: MatchSession) -> RatedEnd | None:
    """Return the end of a match, or None if it does not count: it is not rated, ended without a result, went over to other
    rules, or the organiser of its tournament took somebody out of it.

    The rules are asked, so it may take a while. The lock of the session must be held.
    """
    if not session.rated or not session.over or session.cancelled or session.agreed == "abandon":
        return None
    if len(session.parts()) > 1 or session.log[-1].by == ORGANISER:
        return None
    seats, options = session.assignments, session.match.options
    quitter = seats[session.resigned].player if session.resigned else ""
    names = side_names(session.game, options)
    first, out = winners_of(session), session.resigned_before
    if out and not first:
        # Where the others have drawn, whoever has resigned before has lost to both.
        first = [seat for seat in seats if seat not in out]
    return RatedEnd(
        pool=pool_of(session.game.id, (one.player for one in seats.values()), session.timing),
        sides={names[side]: held for side, held in session.game.sides(options).items()},
        first=frozenset(first),
        gave_up=frozenset(seat for seat, one in seats.items() if one.player == quitter),
        holders={seat: one.account if one.kind == "human" and not one.stand_in else None for seat, one in seats.items()},
        decisions=Counter(one.seat for one in session.trail() if one.by not in UNASKED and not one.joined),
    )
