"""Ratings: who gains and who loses by a match, and that they follow from the matches that are over, whatever happens."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from math import exp
from random import Random
from types import ModuleType
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from tests.cli.test_commands import run
from tests.server.stored import stored_match
from vezerkar.engine import Game
from vezerkar.games import hunt, quartermaster, triumph, wg35
from vezerkar.server.ratings import rating_table
from vezerkar.server.ratings.rated_match import PoolName, RatedEnd, side_names
from vezerkar.server.ratings.rating_table import keep_rated_game
from vezerkar.server.ratings.ratings import LEAST_SIGMA, PROVISIONAL_SIGMA, Pool, RatedSide, Rating, first_strength
from vezerkar.server.storage.schema import ACCOUNTS, ACTS, MATCHES, RATED_GAMES, RATED_SEATS, RATINGS, SIDE_RATINGS
from vezerkar.server.storage.store import Store

POOL = PoolName("gauge", 2, "days")


def duel(winner: int, loser: int, won: str = "gull", lost: str = "heron") -> list[RatedSide]:
    return [RatedSide(won, 1, (winner,)), RatedSide(lost, 2, (loser,))]


# --- what a match changes ---------------------------------------------------------------------------------------------


def spearman(first: Sequence[float], second: Sequence[float]) -> float:
    """The correlation of two orders without ties."""
    places = [{value: place for place, value in enumerate(sorted(one))} for one in (first, second)]
    n = len(first)
    apart = sum((places[0][a] - places[1][b]) ** 2 for a, b in zip(first, second, strict=True))
    return 1 - 6 * apart / (n * (n * n - 1))


def test_a_made_up_league_finds_the_order_of_its_people_and_the_stronger_side() -> None:
    rng, pool, people = Random(7), Pool(), 30
    skill = [rng.gauss(0, 1.2) for _ in range(people)]
    for _ in range(people * 40 // 2):
        gull, heron = rng.sample(range(people), 2)
        # Whoever plays the gulls has 0.8 logits more than their skill.
        if rng.random() < 1 / (1 + exp(skill[heron] - skill[gull] - 0.8)):
            pool.take(duel(gull, heron))
        else:
            pool.take(duel(heron, gull, "heron", "gull"))
    found = [pool.people[one].mu - 3 * pool.people[one].sigma for one in range(people)]
    assert spearman(skill, found) >= 0.85
    assert pool.sides["gull"].mu > pool.sides["heron"].mu + 2
    assert sum(one.provisional for one in pool.people.values()) < people / 4, "enough is known of most"


def test_a_win_with_the_weaker_side_counts_for_more() -> None:
    gain = {}
    for side, other in (("gull", "heron"), ("heron", "gull")):
        pool = Pool(sides={"gull": Rating(29, 2), "heron": Rating(21, 2)})
        pool.take(duel(1, 2, side, other))
        gain[side] = pool.people[1].mu - 25
    assert 0 < gain["gull"] < gain["heron"]


def test_a_draw_brings_people_together() -> None:
    pool = Pool(people={1: Rating(30, 4), 2: Rating(20, 4)})
    pool.take([RatedSide("gull", 1, (1,)), RatedSide("heron", 1, (2,))])
    assert 20 < pool.people[2].mu < pool.people[1].mu < 30
    equal = Pool()
    equal.take([RatedSide("gull", 1, (1,)), RatedSide("heron", 1, (2,))])
    assert equal.people[1].mu == pytest.approx(25) and equal.people[1].sigma < Rating().sigma


def test_of_three_sides_one_wins_and_two_lose_alike() -> None:
    pool = Pool()
    pool.take([RatedSide("axis", 2, (1,)), RatedSide("west", 1, (2,)), RatedSide("ussr", 2, (3,))])
    assert pool.people[2].mu > 25 > pool.people[1].mu == pytest.approx(pool.people[3].mu)


def test_the_members_of_a_team_share_the_result_and_fewer_people_are_no_worse_off() -> None:
    sides = [RatedSide("axis", 1, (1, 2, 3)), RatedSide("allies", 2, (4,))]
    assert first_strength(sides[1], sides).mu - first_strength(sides[0], sides).mu == 2 * 25
    pool = Pool()
    pool.take(sides)
    assert pool.people[1] == pool.people[2] == pool.people[3]
    # Nobody knows anything yet, so one who is alone against three loses about as much as one against one.
    alone = Pool()
    alone.take(duel(1, 4))
    assert 0 < 25 - pool.people[4].mu <= 25 - alone.people[4].mu + 0.01


def test_whoever_left_loses_even_if_the_side_wins() -> None:
    pool = Pool()
    pool.take([RatedSide("axis", 1, (1, 2), left=(2,)), RatedSide("allies", 2, (3, 4))])
    assert pool.people[1].mu > 25 > pool.people[2].mu and pool.people[3].mu < 25
    assert [one.games for one in pool.people.values()] == [1] * 4


def test_nothing_is_ever_known_for_certain() -> None:
    pool = Pool(people={1: Rating(25, 1.0), 2: Rating(25, 0.2)}, sides={"gull": Rating(25, 1.0), "heron": Rating(25, 0.2)})
    pool.take(duel(1, 2))
    assert min(one.sigma for one in (*pool.people.values(), *pool.sides.values())) >= LEAST_SIGMA


def test_what_is_shown_begins_at_a_thousand_and_is_provisional_for_some_games() -> None:
    assert Rating().shown == 1000 and Rating().provisional
    assert Rating(25, PROVISIONAL_SIGMA).shown == 1400 and not Rating(25, PROVISIONAL_SIGMA).provisional
    assert Rating(30, 5.01).provisional


# --- what the end of a match says -------------------------------------------------------------------------------------


def ended(first: str = "gull", gave_up: str = "", **more: object) -> RatedEnd:
    plain = {
        "holders": {"gull": 1, "heron": 2},
        "decisions": {"gull": 5, "heron": 5},
        "sides": {"gull": ("gull",), "heron": ("heron",)},
    }
    return RatedEnd(pool=POOL, first=frozenset({first} - {""}), gave_up=frozenset({gave_up} - {""}), **{**plain, **more})  # type: ignore[arg-type]


BEGAN = {"gull": 1, "heron": 2}


def test_the_end_names_the_places_of_those_who_began() -> None:
    assert ended().places(BEGAN) == [RatedSide("gull", 1, (1,)), RatedSide("heron", 2, (2,))]
    draw = ended("").places(BEGAN)
    assert draw is not None and [side.place for side in draw] == [1, 1]


def test_a_match_that_never_began_is_not_rated() -> None:
    assert ended().places({}) is None


@pytest.mark.parametrize(("made", "rated"), [(0, False), (1, False), (2, True)])
def test_giving_up_counts_from_the_second_decision_on(made: int, rated: bool) -> None:
    end = ended("gull", gave_up="heron", decisions={"gull": 9, "heron": made})
    assert (end.places(BEGAN) is not None) == rated
    assert ended("gull", decisions={"gull": 9, "heron": made}).places(BEGAN) is not None, "nobody has given up here"


@pytest.mark.parametrize("now", [None, 7])
def test_whoever_has_no_seat_any_more_has_left_and_a_substitute_is_not_rated(now: int | None) -> None:
    places = ended("gull", holders={"gull": now, "heron": 2}).places(BEGAN)
    assert places == [RatedSide("gull", 1, (1,), left=(1,)), RatedSide("heron", 2, (2,))]
    assert ended("gull", holders={"gull": now, "heron": 2}, decisions={"gull": 1, "heron": 9}).places(BEGAN) is None


def test_a_player_with_several_seats_is_one_member() -> None:
    rules = triumph.GAME
    options = {"scenario": "1939", "players": "two"}
    names = side_names(rules, options)
    assert list(names.values()) == ["axis scenario=1939", "allies scenario=1939"]
    end = ended(
        "axis",
        sides={names[side]: seats for side, seats in rules.sides(options).items()},
        holders={"axis": 1, "west": 2, "ussr": 2},
        decisions={"west": 1, "ussr": 1},
        gave_up="west",
    )
    assert end.places({"axis": 1, "west": 2, "ussr": 2}) == [
        RatedSide("axis scenario=1939", 1, (1,)),
        RatedSide("allies scenario=1939", 2, (2,)),
    ], "and their decisions count together"


@pytest.mark.parametrize("package", [hunt, quartermaster, triumph, wg35])
def test_what_makes_a_side_stronger_is_an_option(package: ModuleType) -> None:
    rules: Game[Any, Any] = package.GAME
    options = rules.complete_options({})
    assert rules.scenario and set(rules.scenario) <= set(options)
    names = side_names(rules, options)
    assert set(names) == set(rules.sides(options)) and len(set(names.values())) == len(names)
    for option in rules.options:
        if option.id in rules.scenario:
            other = options | {option.id: next(value for value in option.values if value != options[option.id])}
            assert set(side_names(rules, other).values()).isdisjoint(names.values())


def test_a_team_wins_if_one_of_its_seats_does() -> None:
    options = quartermaster.GAME.complete_options({})
    names = side_names(quartermaster.GAME, options)
    seats = {seat: number for number, seat in enumerate(quartermaster.GAME.seats(options))}
    end = ended(
        "germany",
        sides={names[side]: held for side, held in quartermaster.GAME.sides(options).items()},
        holders=seats,
        decisions=dict.fromkeys(seats, 9),
    )
    places = end.places(seats)
    assert places is not None
    axis, allies = places
    assert axis.side.startswith("axis german_navies=5") and (axis.place, allies.place) == (1, 2)
    assert axis.accounts == tuple(seats[seat] for seat in ("germany", "japan", "italy")) and len(allies.accounts) == 3


# --- the fold ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    with closing(Store(url)) as found:
        with found.engine.begin() as connection:
            for number in range(1, 7):
                row = {"id": number, "name": f"P{number}", "name_key": f"p{number}", "state": "new", "role": "player", "made": 0}
                connection.execute(insert(ACCOUNTS).values(row))
        yield found


def keep(store: Store, match: str, at: int, sides: Sequence[RatedSide], pool: str = str(POOL)) -> None:
    """Keep a match that has ended, as the transaction does that ends it."""
    store.create(stored_match(match))
    with store.engine.begin() as connection:
        keep_rated_game(connection, match, pool, sides, at)


def season(games: int = 20) -> list[list[RatedSide]]:
    rng = Random(3)
    found = []
    for _ in range(games):
        (winner, loser), (won, lost) = rng.sample(range(1, 7), 2), rng.sample(("gull", "heron"), 2)
        found.append(duel(winner, loser, won, lost))
    return found


def figures(store: Store) -> list[tuple[object, ...]]:
    """All that is kept of ratings."""
    with store.engine.connect() as connection:
        people = connection.execute(select(RATINGS).order_by(RATINGS.c.pool, RATINGS.c.account)).all()
        sides = connection.execute(select(SIDE_RATINGS).order_by(SIDE_RATINGS.c.pool, SIDE_RATINGS.c.side)).all()
        games = connection.execute(select(RATED_GAMES.c.match, RATED_GAMES.c.changes).order_by(RATED_GAMES.c.match)).all()
    return [tuple(row) for row in (*people, *sides, *games)]


def numbers(found: list[tuple[object, ...]]) -> list[float]:
    flat = [one for row in found for field in row for one in (field.values() if isinstance(field, dict) else [[field]])]
    return [float(one) for part in flat for one in part if isinstance(one, int | float)]


def test_made_anew_the_ratings_are_the_same(store: Store) -> None:
    for at, sides in enumerate(season()):
        keep(store, f"m{at:03}", at, sides)
        store.ratings.take_in(f"m{at:03}")
    keep(store, "other", 5, duel(1, 2), "gauge-2-live")
    store.ratings.take_in("other")
    running = figures(store)
    assert store.ratings.rebuild() == 21
    assert numbers(figures(store)) == pytest.approx(numbers(running), abs=1e-9)
    plain = Pool()
    for sides in season():
        plain.take(sides)
    assert store.ratings.of_account(1)[str(POOL)].rating == plain.people[1]
    assert store.ratings.of_account(1)["gauge-2-live"].rating.games == 1, "each pool has ratings of its own"


def test_the_operator_makes_them_anew(
    store: Store, url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for at, sides in enumerate(season(3)):
        keep(store, f"m{at}", at, sides)
    store.ratings.take_in("m0")
    before = figures(store)
    with store.engine.begin() as connection:
        connection.execute(update(RATINGS).values(mu=99.0))
    assert run("admin", "ratings", "rebuild", "--db", url, monkeypatch=monkeypatch, capsys=capsys)[:2] == (
        0,
        "3 matches were taken in again\n",
    )
    assert figures(store) == before
    with store.engine.connect() as connection:
        assert connection.execute(select(ACTS.c.deed)).scalars().all() == ["ratings rebuild"]


def test_a_job_that_runs_twice_changes_nothing(store: Store) -> None:
    for at, sides in enumerate(season(5)):
        keep(store, f"m{at}", at, sides)
    for _ in range(2):
        store.ratings.take_in("m2")
        once = figures(store)
        assert all(row[-1] is not None for row in once), "those that wait beside it are taken in as well"
    store.ratings.take_in("m4")
    assert figures(store) == once
    store.ratings.take_in("nosuchmatch")
    assert figures(store) == once


def test_a_match_that_is_written_late_is_taken_in_where_it_ended(store: Store) -> None:
    games = season(6)
    for at in (0, 1, 3, 4, 2, 5):
        keep(store, f"m{at}", at, games[at])
        store.ratings.take_in(f"m{at}")
    late = figures(store)
    store.ratings.rebuild()
    assert figures(store) == late
    assert store.ratings.of_account(games[5][0].accounts[0])[str(POOL)].last == 5


def test_a_process_that_dies_half_way_leaves_nothing_behind(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    for at, sides in enumerate(season(4)):
        keep(store, f"m{at}", at, sides)
    before = figures(store)
    for dies_at in range(4):
        left, take = [dies_at], Pool.take

        def dying(
            pool: Pool,
            sides: Sequence[RatedSide],
            left: list[int] = left,
            take: Callable[[Pool, Sequence[RatedSide]], None] = take,
        ) -> None:
            if left[0] == 0:
                raise KeyboardInterrupt
            left[0] -= 1
            take(pool, sides)

        with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
            patch.setattr(Pool, "take", dying)
            store.ratings.take_in("m3")
        assert figures(store) == before, dies_at
    store.ratings.take_in("m3")
    after = figures(store)
    with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
        patch.setattr(rating_table, "_fold", lambda connection, pool: (_ for _ in ()).throw(KeyboardInterrupt))
        store.ratings.rebuild()
    assert figures(store) == after, "those of before stay until there are others"


def test_a_match_is_deleted_with_what_it_said(store: Store) -> None:
    """Only what was cancelled is ever deleted, and that is not rated; but nothing may stand in its way."""
    keep(store, "m", 0, duel(1, 2))
    with store.engine.begin() as connection:
        connection.execute(insert(RATED_SEATS).values(match="m", seat="gull", account=1))
    store.cancel("m", 0)
    assert store.delete("m", 0)
    with store.engine.connect() as connection:
        assert connection.execute(select(MATCHES.c.id)).first() is None


def test_lists_have_those_who_play_first(store: Store) -> None:
    for at in range(12):
        keep(store, f"m{at:02}", at, duel(1, 2))
    keep(store, "n", 20, duel(3, 2))
    store.ratings.take_in("n")
    names = [one.name for one in store.ratings.people(str(POOL), 0, 10, True, 10)]
    assert names == ["P1", "P2"], "the third has one game"
    assert [one.name for one in store.ratings.people(str(POOL), 0, 10, False, 10)] == ["P3"]
    assert [one.name for one in store.ratings.people(str(POOL), 15, 10, True, 10)] == ["P2"], "the first has not played lately"
    assert store.ratings.pools() == {str(POOL): 3}
