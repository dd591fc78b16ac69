"""The messages about ratings, field by field. See docs/http-api.md."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from vezerkar.server.clocks.clock_messages import ClockKind
from vezerkar.server.lobby.lobby_messages import TableOption

RatedResult: TypeAlias = Literal["won", "drawn", "lost"]


class PoolInfo(msgspec.Struct):
    """The matches that are rated together: of a game, for so many players, with such a clock. ``people`` have a rating there.

    In a pool with ``bots`` are the matches in which bot accounts took part.
    """

    pool: str
    game: str
    title: str
    players: int
    clock: ClockKind
    people: int
    bots: bool


class RankedPerson(msgspec.Struct):
    """Somebody in a list of ratings. ``last`` is when the last of the games ended, ``bot``: it is a bot account."""

    name: str
    rating: int
    provisional: bool
    games: int
    last: str
    bot: bool


class SideStrength(msgspec.Struct):
    """A side in a scenario: how many points of a rating it is worth more than no side (less: negative), after so many games.

    ``options`` are those of the scenario, ``sure`` tells whether enough is known.
    """

    name: str
    options: list[TableOption]
    edge: int
    sure: bool
    games: int


class RatingList(msgspec.Struct):
    """The ratings of a pool, the best first: the people who have played enough, and lately; the others; and the sides."""

    pool: PoolInfo
    ranked: list[RankedPerson]
    others: list[RankedPerson]
    sides: list[SideStrength]


class PersonRating(msgspec.Struct):
    """Somebody's rating in a pool."""

    pool: PoolInfo
    rating: int
    provisional: bool
    games: int
    last: str


class PersonMatch(msgspec.Struct):
    """A rated match of somebody that is over: the seats in words, the opponents by name, and the rating before and after.

    ``before`` and ``after`` are null while the match waits to be taken in. ``left``: that person has left it before its end.
    """

    match: str
    pool: PoolInfo
    ended: str
    seats: str
    opponents: list[str]
    result: RatedResult
    left: bool
    before: int | None
    after: int | None


class PersonPage(msgspec.Struct):
    """Somebody with an account, to everybody: since when, the ratings, the last rated matches.

    ``me``: it is who asks, ``bot``: a bot account.
    """

    name: str
    since: str
    me: bool
    bot: bool
    ratings: list[PersonRating]
    matches: list[PersonMatch]


class MovedRating(msgspec.Struct):
    """The effect of a match on the rating of somebody.

    ``former``: the account is gone, and has no page; ``bot``: it is that of a bot.
    """

    name: str
    former: bool
    bot: bool
    seats: list[str]
    left: bool
    before: int
    after: int
    provisional: bool


class MatchRatings(msgspec.Struct):
    """The effect of a rated match on ratings.

    ``state`` is ``running``, ``waits`` (it is over, and is taken in soon), ``rated``, or ``unrated``: its end does not count.
    """

    state: Literal["running", "waits", "rated", "unrated"]
    pool: PoolInfo | None
    people: list[MovedRating]
