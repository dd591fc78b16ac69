"""Statistics in words: of a title, and of somebody."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from typing import Final

from vezerkar.arena.statistics import lengths, wilson
from vezerkar.registry import GAMES, game
from vezerkar.server.accounts.account_names import name_key
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.lobby.lobby_messages import TableOption
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.ratings.rated_match import PoolName
from vezerkar.server.ratings.rating_pages import pool_info
from vezerkar.server.ratings.ratings import Rating
from vezerkar.server.ratings.scenarios import chosen_of, in_words, offered
from vezerkar.server.statistics.finished_game import GameResult, Pace
from vezerkar.server.statistics.finished_table import CountedGames, RatedMoment, Wanted
from vezerkar.server.statistics.statistics_messages import (
    GameStatistics,
    PaceCount,
    PersonOpponent,
    PersonPace,
    PersonSide,
    PersonStatistics,
    PlyCounts,
    RatingHistory,
    RatingMoment,
    Results,
    RulesCount,
    ScenarioResults,
    SideResults,
    TitleCount,
)
from vezerkar.server.storage.moments import written
from vezerkar.translation import translator

MOST_OPPONENTS: Final = 20
"""Opponents on somebody's page, those who were met most often."""
MOST_MOMENTS: Final = 500
"""Rated matches in somebody's histories, the last."""
PACES: Final[tuple[Pace, ...]] = ("live", "days", "none")


async def titles(service: MatchService, lang: str) -> list[TitleCount]:
    """Return the titles of which games are over, in the order in which they are offered."""
    found = await service.in_order(service.store.finished.titles)
    counts = [(one, found.get((one, False), 0), found.get((one, True), 0)) for one in GAMES]
    return [TitleCount(one, _title(one, lang), *games) for one, *games in counts if any(games)]


async def game_statistics(service: MatchService, wanted: Wanted, lang: str) -> GameStatistics:
    """Return the statistics of a title. Raises `ApiError`."""
    if wanted.game not in GAMES:
        raise ApiError("unknown_game", detail=wanted.game)
    counted = await service.in_order(service.store.finished.counted, wanted)
    plies = await service.in_order(service.store.finished.lengths, wanted)
    chosen = [one for one in counted if wanted.clock in (None, one.clock) and wanted.rules in (None, one.rules)]
    by_scenario: dict[tuple[str, int], list[CountedGames]] = defaultdict(list)
    for one in chosen:
        by_scenario[one.scenario, one.players].append(one)
    scenarios = [_scenario(wanted.game, *key, games, plies.get(key, Counter()), lang) for key, games in by_scenario.items()]
    by_rules = Counter[str]()
    for one in counted:
        by_rules[one.rules] += one.games
    return GameStatistics(
        game=wanted.game,
        title=_title(wanted.game, lang),
        bots=wanted.bots,
        games=sum(one.games for one in chosen),
        paces=[_pace(clock, [one for one in counted if one.clock == clock]) for clock in PACES],
        rules=[RulesCount(rules, games) for rules, games in sorted(by_rules.items(), reverse=True)],
        scenarios=sorted(scenarios, key=lambda one: -one.games),
    )


async def person_statistics(service: MatchService, name: str, lang: str) -> PersonStatistics:
    """Return the statistics of somebody. Raises `ApiError`."""
    known = await service.in_order(service.store.ratings.account, name_key(name))
    if known is None:
        raise ApiError("unknown_person")
    account, written_name, *_ = known
    table = service.store.finished
    played = [one for one in await service.in_order(table.played, account) if one.game in GAMES]
    opponents = await service.in_order(table.opponents, account, MOST_OPPONENTS)
    moments = await service.in_order(table.rated_moments, account, MOST_MOMENTS)
    people = await service.in_order(service.store.ratings.pools)
    sides: dict[tuple[str, str, int, str], Counter[GameResult]] = defaultdict(Counter)
    paces: dict[Pace, Counter[GameResult]] = defaultdict(Counter)
    for one in played:
        sides[one.game, one.scenario, one.players, one.side][one.result] += one.games
        paces[one.clock][one.result] += one.games
    return PersonStatistics(
        name=written_name,
        results=_results(sum(paces.values(), Counter())),
        sides=sorted(
            (
                PersonSide(title, _title(title, lang), _options(title, scenario, lang), players, names[side], _results(results))
                for (title, scenario, players, side), results in sides.items()
                if side in (names := _sides(title, scenario, players, lang))
            ),
            key=lambda one: -one.results.games,
        ),
        paces=[PersonPace(clock, _results(paces[clock])) for clock in PACES if clock in paces],
        opponents=[PersonOpponent(one.name, one.bot, _results(one.results)) for one in opponents],
        histories=_histories(moments, people, lang),
    )


def _title(title: str, lang: str) -> str:
    return translator(title, lang)("game-title", {})


def _pace(clock: Pace, games: Iterable[CountedGames]) -> PaceCount:
    found = list(games)
    number = sum(one.games for one in found)
    hours = sum(one.seconds for one in found) / 3600 / number if number else 0.0
    return PaceCount(clock, number, round(hours, 1))


def _scenario(
    title: str, scenario: str, players: int, games: Iterable[CountedGames], plies: Counter[int], lang: str
) -> ScenarioResults:
    number, drawn, won = 0, 0, Counter[str]()
    for one in games:
        number += one.games
        drawn += 0 if one.winners else one.games
        for side in one.winners:
            won[side] += one.games
    found = lengths(plies)
    return ScenarioResults(
        options=_options(title, scenario, lang),
        players=players,
        games=number,
        drawn=drawn,
        sides=[
            SideResults(name, _shares(number, won[side], drawn)) for side, name in _sides(title, scenario, players, lang).items()
        ],
        plies=PlyCounts(*(int(str(found[part])) for part in ("min", "median", "mean", "max"))),
    )


def _options(title: str, scenario: str, lang: str) -> list[TableOption]:
    return in_words(game(title), chosen_of(scenario), lang)


def _sides(title: str, scenario: str, players: int, lang: str) -> dict[str, str]:
    """The names of the sides: those of their seats."""
    rules, tr = game(title), translator(title, lang)
    sides = rules.sides(rules.complete_options(rules.implied_options(players) | offered(rules, chosen_of(scenario))))
    return {side: ", ".join(tr(f"seat-{seat}", {}) for seat in seats) for side, seats in sides.items()}


def _results(results: Mapping[GameResult, int]) -> Results:
    return _shares(sum(results.values()), results.get("won", 0), results.get("drawn", 0))


def _shares(games: int, won: int, drawn: int) -> Results:
    low, high = wilson(won, games)
    return Results(games, won, drawn, round(won / games, 4) if games else 0.0, round(low, 4), round(high, 4))


def _histories(moments: Iterable[RatedMoment], people: Mapping[str, int], lang: str) -> list[RatingHistory]:
    by_pool: dict[str, list[RatingMoment]] = defaultdict(list)
    for one in moments:
        by_pool[one.pool].append(RatingMoment(written(one.at), Rating(one.mu, one.sigma).shown))
    return [
        RatingHistory(pool_info(pool, people.get(pool, 0), lang), ratings)
        for pool, ratings in sorted(by_pool.items())
        if PoolName.of(pool).game in GAMES
    ]
