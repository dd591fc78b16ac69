"""The messages about statistics, field by field. See docs/http-api.md."""

from __future__ import annotations

import msgspec

from vezerkar.server.lobby.lobby_messages import TableOption
from vezerkar.server.ratings.rating_messages import PoolInfo
from vezerkar.server.statistics.finished_game import Pace


class TitleCount(msgspec.Struct):
    """A title, and how many of its public games are over: of people alone, and those in which bots have played."""

    game: str
    title: str
    games: int
    with_bots: int


class Results(msgspec.Struct):
    """The results of a side, or of somebody. ``share`` is that of wins in all games.

    With 95 % certainty the true share is from ``low`` to ``high`` (Wilson's interval).
    """

    games: int
    won: int
    drawn: int
    share: float
    low: float
    high: float


class PlyCounts(msgspec.Struct):
    """The lengths of games: how much was done there and not taken back."""

    least: int
    median: int
    mean: int
    most: int


class PaceCount(msgspec.Struct):
    """The games with a clock of a kind; ``hours`` is how long one takes on average."""

    clock: Pace
    games: int
    hours: float


class RulesCount(msgspec.Struct):
    """The games by versions of the rules that begin with this number."""

    rules: str
    games: int


class SideResults(msgspec.Struct):
    """A side, by the names of its seats, and its results."""

    name: str
    results: Results


class ScenarioResults(msgspec.Struct):
    """The games of a scenario for so many players. ``options`` are those that make sides stronger or weaker."""

    options: list[TableOption]
    players: int
    games: int
    drawn: int
    sides: list[SideResults]
    plies: PlyCounts


class GameStatistics(msgspec.Struct):
    """The statistics of a title: those of people alone, or those in which ``bots`` have played.

    ``paces`` and ``rules`` count all of these games; ``games`` and ``scenarios`` only those that were asked for.
    """

    game: str
    title: str
    bots: bool
    games: int
    paces: list[PaceCount]
    rules: list[RulesCount]
    scenarios: list[ScenarioResults]


class PersonSide(msgspec.Struct):
    """Somebody's results with a side of a game in a scenario."""

    game: str
    title: str
    options: list[TableOption]
    players: int
    side: str
    results: Results


class PersonPace(msgspec.Struct):
    """Somebody's results in games with a clock of a kind."""

    clock: Pace
    results: Results


class PersonOpponent(msgspec.Struct):
    """Somebody's results against another with an account. ``bot``: it is that of a bot."""

    name: str
    bot: bool
    results: Results


class RatingMoment(msgspec.Struct):
    """A rating after a match that ended then."""

    at: str
    rating: int


class RatingHistory(msgspec.Struct):
    """The ratings of somebody in a pool, in the order in which the matches ended."""

    pool: PoolInfo
    ratings: list[RatingMoment]


class PersonStatistics(msgspec.Struct):
    """The public games of somebody that are over.

    ``results`` counts all, with bots or without; ``sides``, ``paces`` and ``opponents`` count the same games in other ways.
    """

    name: str
    results: Results
    sides: list[PersonSide]
    paces: list[PersonPace]
    opponents: list[PersonOpponent]
    histories: list[RatingHistory]
