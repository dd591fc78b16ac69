"""Ratings in words: the list of a pool, somebody's page, and what a match has changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vezerkar.registry import GAMES, game
from vezerkar.server.accounts.account_names import name_key
from vezerkar.server.clocks.clock_messages import ClockKind
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.ratings.rated_match import PoolName
from vezerkar.server.ratings.rating_messages import (
    MatchRatings,
    MovedRating,
    PersonMatch,
    PersonPage,
    PersonRating,
    PoolInfo,
    RankedPerson,
    RatedResult,
    RatingList,
    SideStrength,
)
from vezerkar.server.ratings.rating_table import RatedMatch, RatedPerson
from vezerkar.server.ratings.ratings import SHOWN_SCALE, START_MU, RatedSide, Rating
from vezerkar.server.ratings.scenarios import chosen_of, in_words, offered
from vezerkar.server.storage.moments import DAY_MICROS, written
from vezerkar.translation import translator

LEAST_GAMES: Final = 10
"""Games that somebody must have in a pool to be ranked there."""
LATELY: Final = 90 * DAY_MICROS
"""Whoever is ranked has played there within this time, in microseconds."""
MOST_PEOPLE: Final = 100
"""People in each part of a list."""
MOST_MATCHES: Final = 50
"""Matches on somebody's page."""


async def pools(service: MatchService, lang: str) -> list[PoolInfo]:
    """Return the pools in which somebody has a rating."""
    found = await service.in_order(service.store.ratings.pools)
    return [pool_info(pool, people, lang) for pool, people in found.items() if PoolName.of(pool).game in GAMES]


async def rating_list(service: MatchService, pool: str, lang: str) -> RatingList:
    """Return the ratings of a pool. Raises `ApiError`."""
    table, name = service.store.ratings, PoolName.of(pool)
    if name.game not in GAMES or name.players not in game(name.game).seatings():
        raise ApiError("not_found")
    since = await service.in_order(service.store.clock) - LATELY
    ranked, others = [
        await service.in_order(table.people, pool, since, LEAST_GAMES, listed, MOST_PEOPLE) for listed in (True, False)
    ]
    sides = await service.in_order(table.sides, pool)
    people = (await service.in_order(table.pools)).get(pool, 0)
    return RatingList(
        pool_info(pool, people, lang),
        [_ranked(one) for one in ranked],
        [_ranked(one) for one in others],
        [_strength(name, side, rating, lang) for side, rating in sides.items()],
    )


async def person_page(service: MatchService, name: str, me: int | None, lang: str) -> PersonPage:
    """Return the page of somebody; ``me`` is the account of who asks. Raises `ApiError`."""
    table = service.store.ratings
    known = await service.in_order(table.account, name_key(name))
    if known is None:
        raise ApiError("unknown_person")
    account, written_name, made, bot = known
    ratings = await service.in_order(table.of_account, account)
    matches = await service.in_order(table.matches_of, account, MOST_MATCHES)
    counts = await service.in_order(table.pools)
    return PersonPage(
        written_name,
        written(made),
        account == me,
        bot,
        [
            _person_rating(pool_info(pool, counts.get(pool, 0), lang), one)
            for pool, one in ratings.items()
            if PoolName.of(pool).game in GAMES
        ],
        [_person_match(one, account, counts.get(one.pool, 0), lang) for one in matches if one.game in GAMES],
    )


async def match_ratings(service: MatchService, session: MatchSession, lang: str) -> MatchRatings:
    """Return the effect of a match on ratings. Raises `ApiError` if it is not rated."""
    if not session.rated:
        raise ApiError("not_found")
    if not session.over:
        return MatchRatings("running", None, [])
    found = await service.in_order(service.store.ratings.match, session.id)
    if found is None:
        return MatchRatings("unrated", None, [])
    counts = await service.in_order(service.store.ratings.pools)
    pool = pool_info(found.pool, counts.get(found.pool, 0), lang)
    if found.changes is None:
        return MatchRatings("waits", pool, [])
    people = []
    for side in found.sides:
        for account in side.accounts:
            change, name = found.changes[account], found.names[account]
            people.append(
                MovedRating(
                    name=_shown_name(name, lang),
                    former=name is None,
                    bot=account in found.bots,
                    seats=[seat for seat, holder in found.seats.items() if holder == account],
                    left=account in side.left,
                    before=change.before.shown,
                    after=change.after.shown,
                    provisional=change.after.provisional,
                )
            )
    return MatchRatings("rated", pool, people)


def pool_info(pool: str, people: int, lang: str) -> PoolInfo:
    """Return a pool in words; so many ``people`` have a rating there."""
    name = PoolName.of(pool)
    clock: ClockKind = "live" if name.clock == "live" else "days"
    return PoolInfo(pool, name.game, translator(name.game, lang)("game-title", {}), name.players, clock, people, name.bots)


def _ranked(one: RatedPerson) -> RankedPerson:
    return RankedPerson(one.name, one.rating.shown, one.rating.provisional, one.rating.games, written(one.last), one.bot)


def _person_rating(pool: PoolInfo, one: RatedPerson) -> PersonRating:
    return PersonRating(pool, one.rating.shown, one.rating.provisional, one.rating.games, written(one.last))


def _strength(pool: PoolName, side: str, rating: Rating, lang: str) -> SideStrength:
    """A side in words. It begins with the strength of the people that it has fewer than another: that is not its own."""
    rules, tr = game(pool.game), translator(pool.game, lang)
    name, _, scenario = side.partition(" ")
    chosen = chosen_of(scenario)
    sides = rules.sides(rules.implied_options(pool.players) | offered(rules, chosen))
    groups = rules.seatings()[pool.players]
    sizes = {one: sum(bool(set(group) & set(seats)) for group in groups) for one, seats in sides.items()}
    first = START_MU * (1 + max(sizes.values()) - sizes.get(name, 1))
    return SideStrength(
        ", ".join(tr(f"seat-{seat}", {}) for seat in sides.get(name, (name,))),
        in_words(rules, chosen, lang),
        round(SHOWN_SCALE * (rating.mu - first)),
        not rating.provisional,
        rating.games,
    )


def _person_match(one: RatedMatch, account: int, people: int, lang: str) -> PersonMatch:
    tr = translator(one.game, lang)
    own = next(side for side in one.sides if account in side.accounts)
    change = None if one.changes is None else one.changes[account]
    return PersonMatch(
        match=one.match,
        pool=pool_info(one.pool, people, lang),
        ended=written(one.ended),
        seats=", ".join(tr(f"seat-{seat}", {}) for seat, holder in one.seats.items() if holder == account),
        opponents=[_shown_name(one.names[other], lang) for side in one.sides if side is not own for other in side.accounts],
        result=_result(own, one.sides, account),
        left=account in own.left,
        before=None if change is None else change.before.shown,
        after=None if change is None else change.after.shown,
    )


def _result(own: RatedSide, sides: Sequence[RatedSide], account: int) -> RatedResult:
    if account in own.left or own.place > 1:
        return "lost"
    return "drawn" if all(side.place == 1 for side in sides) else "won"


def _shown_name(name: str | None, lang: str) -> str:
    return translator("", lang)("former-player", {}) if name is None else name
