"""Who plays with whom at tables of three: what holds of every round, and the points, places and tie-breaks."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vezerkar.server.tournaments.pair import pair
from vezerkar.server.tournaments.pairings import OF_THREE, Entrant, Pairing, Plan, bye, pairings_of, points_of, seated_at
from vezerkar.server.tournaments.standings import standings
from vezerkar.server.tournaments.tables_of_three import DESIGNS, EXACT, all_rounds, placed

SWISS = Plan("swiss", 3, 3)
ALL = Plan("round_robin", players=3)


def field(size: int, rng: Random) -> list[Entrant]:
    return [Entrant(number, rng.choice((900, 1000, 1200, 1500))) for number in range(1, size + 1)]


def played(one: Pairing, rng: Random) -> Pairing:
    if one.result is not None:
        return one
    return Pairing(one.first, one.second, rng.choice(OF_THREE), rng.random() < 0.1, one.third)


def whole(plan: Plan, entrants: list[Entrant], rng: Random, seed: str = "seed") -> list[list[Pairing]]:
    """A tournament to its end; each round holds nobody twice."""
    history: list[list[Pairing]] = []
    while tables := pair(plan, entrants, history, seed):
        numbers = [number for one in tables for number in one.players]
        assert len(numbers) == len(set(numbers)), "nobody plays twice in a round"
        assert all(len(one.players) in (1, 3) for one in tables)
        assert tables == pair(plan, list(reversed(entrants)), history, seed), "the same from the same"
        history.append([played(one, rng) for one in tables])
        assert len(history) < 20
    return history


def uneven(number: int, history: list[list[Pairing]]) -> int:
    counts = [seated_at(number, history).count(seat) for seat in range(3)]
    return max(counts) - min(counts)


def met(history: list[list[Pairing]]) -> Counter[frozenset[int]]:
    return Counter(frozenset(two) for tables in history for one in tables for two in combinations(one.players, 2))


# --- Swiss ------------------------------------------------------------------------------------------------------------


@settings(max_examples=12, deadline=None)
@given(size=st.integers(7, 11), rounds=st.integers(1, 3), seed=st.integers(0, 10**6))
def test_in_a_swiss_all_play_with_each_side_in_turn_and_one_bye_at_most(size: int, rounds: int, seed: int) -> None:
    history = whole(Plan("swiss", rounds, 3), field(size, Random(seed)), Random(seed), str(seed))
    assert len(history) == rounds
    for number in range(1, size + 1):
        games = pairings_of(number, history)
        assert len(games) == rounds, "everybody is in each round"
        assert sum(one.second is None for one in games) <= 1
        assert all(uneven(number, history[:end]) <= 1 for end in range(rounds + 1))
    assert all(sum(one.second is None for one in tables) == size % 3 for tables in history)


def divisions(numbers: list[int]) -> list[list[tuple[int, ...]]]:
    """Every way in which these can sit at tables of three."""
    if not numbers:
        return [[]]
    first, rest = numbers[0], numbers[1:]
    return [
        [(first, *two), *more]
        for two in combinations(rest, 2)
        for more in divisions([number for number in rest if number not in two])
    ]


@settings(max_examples=10, deadline=None)
@given(size=st.integers(6, 9), seed=st.integers(0, 10**6))
def test_in_a_swiss_nobody_meets_again_whom_all_could_avoid(size: int, seed: int) -> None:
    rng = Random(seed)
    entrants = field(size, rng)
    history: list[list[Pairing]] = []
    while tables := pair(SWISS, entrants, history, "s"):
        before = met(history)
        had = {one.number: seated_at(one.number, history) for one in entrants}
        again = sum(before[frozenset(two)] ** 2 for one in tables for two in combinations(one.players, 2))

        def fair(table: tuple[int, ...], had: dict[int, list[int]] = had) -> bool:
            def seat_is_due(number: int, seat: int) -> bool:
                counts = [had[number].count(one) for one in range(3)]
                return counts[seat] == min(counts)

            return any(all(seat_is_due(number, seat) for seat, number in enumerate(way)) for way in permutations(table))

        fresh = [one.number for one in entrants if all(game.second is not None for game in pairings_of(one.number, history))]
        best = min(
            (
                sum(before[frozenset(two)] ** 2 for table in way for two in combinations(table, 2))
                for idle in combinations(fresh, size % 3)
                for way in divisions([one.number for one in entrants if one.number not in idle])
                if all(fair(table) for table in way)
            ),
            default=None,
        )
        if best is not None:
            assert again == best
        history.append([played(one, rng) for one in tables])


@pytest.mark.parametrize("size", [EXACT + 1, 20, 30])
def test_in_a_large_swiss_too_nobody_meets_again_and_sides_are_even(size: int) -> None:
    rng = Random(size)
    history = whole(Plan("swiss", 3, 3), field(size, rng), rng)
    assert max(met(history).values()) == 1
    assert all(uneven(number, history) <= 1 for number in range(1, size + 1))
    assert all(sum(one.second is None for one in pairings_of(number, history)) <= 1 for number in range(1, size + 1))


def test_in_a_swiss_the_leaders_meet_and_the_last_sit_out() -> None:
    entrants = [Entrant(number) for number in range(1, 9)]
    history = [[Pairing(1, 2, "123", third=3), Pairing(4, 5, "123", third=6), bye(7), bye(8)]]
    tables = pair(SWISS, entrants, history, "s")
    idle = {one.first for one in tables if one.second is None}
    assert idle <= {3, 6} and len(idle) == 2, "those without a point, and nobody again"
    assert sorted(points_of(number, history, 3) for number in tables[0].players) == [4, 4, 4]


def test_those_who_have_blocked_each_other_sit_apart() -> None:
    entrants = [Entrant(number) for number in range(1, 7)]
    together = pair(SWISS, entrants, [], "s")[0].players
    apart = {frozenset(together[:2])}
    assert not any(set(together[:2]) <= set(one.players) for one in pair(SWISS, entrants, [], "s", apart))


def test_whoever_has_withdrawn_is_not_paired_in_a_swiss() -> None:
    entrants = [Entrant(number, withdrawn=number == 4) for number in range(1, 8)]
    assert not any(one.has(4) for one in pair(SWISS, entrants, [], "s"))
    assert pair(SWISS, [Entrant(1), Entrant(2)], [], "s") == [], "two are no table"


# --- round robin ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", DESIGNS)
def test_in_a_round_robin_all_meet_as_often_and_have_each_side_as_often(size: int) -> None:
    history = whole(ALL, field(size, Random(size)), Random(size))
    assert len(history) == all_rounds(size)
    times = [met(history)[frozenset(two)] for two in combinations(range(1, size + 1), 2)]
    # Six cannot meet twice each in tables of three.
    assert min(times) >= 1 and max(times) - min(times) <= (2 if size == 6 else 1)
    games = [len(pairings_of(number, history)) for number in range(1, size + 1)]
    assert max(games) == min(games) or size == 5
    assert all(uneven(number, history) <= 1 for number in range(1, size + 1))


def test_a_round_robin_of_too_few_is_over_at_once() -> None:
    assert pair(ALL, [Entrant(1), Entrant(2)], [], "s") == []


def test_at_a_table_that_is_left_by_one_the_others_play_and_who_alone_is_left_wins() -> None:
    def there(*gone: int) -> Pairing:
        return pair(ALL, [Entrant(number, withdrawn=number in gone) for number in (1, 2, 3)], [], "s")[0]

    assert there().result is None and there(2).result is None
    alone = there(1, 3)
    assert (alone.points(2), alone.points(1), alone.points(3), alone.unplayed) == (4, 0, 0, True)
    assert [there(1, 2, 3).points(number) for number in (1, 2, 3)] == [0, 0, 0]


# --- points, places and tie-breaks ------------------------------------------------------------------------------------


@pytest.mark.parametrize("result", OF_THREE)
def test_all_points_of_a_table_are_given_or_those_who_left_have_none(result: str) -> None:
    table = Pairing(7, 8, result, third=9)  # type: ignore[arg-type]
    points = [table.points(number) for number in (7, 8, 9)]
    alone = result.count("3") == 2
    assert sum(points) == (0 if result == "333" else 4 if alone else 6)
    assert all(points[i] == 0 for i in range(3) if result[i] == "3")
    for one, other in permutations(range(3), 2):
        assert (result[one] < result[other]) == (points[one] > points[other])


def test_places_go_by_victory_then_by_points_of_the_game_and_who_left_is_last() -> None:
    here = (True, True, True)
    assert placed(here, (False, True, False), (10, 5, 12)) == "312"
    assert placed(here, (True, True, False), (10, 5, 12)) == "113", "several may win"
    assert placed(here, (False, False, True), (8, 8, 20)) == "221"
    assert placed(here, (False, False, False), (5, 5, 5)) == "111"
    assert placed((True, True, False), (False, False, True), (3, 9, 30)) == "213", "who left cannot win"
    assert placed((False, True, False), (True, False, False), (3, 9, 30)) == "313"


def test_the_table_counts_points_and_then_the_games_against_each_other() -> None:
    entrants = [Entrant(number, 1000) for number in range(1, 4)]
    history = [[Pairing(1, 2, "123", third=3)], [Pairing(2, 3, "123", third=1)], [Pairing(3, 1, "213", third=2)]]
    table = standings(ALL, entrants, history, "s")
    by_number = {one.number: one for one in table}
    assert [(by_number[n].points, by_number[n].won, by_number[n].drawn, by_number[n].lost) for n in (1, 2, 3)] == [
        (8, 2, 0, 1),
        (6, 1, 1, 1),
        (4, 0, 2, 1),
    ]
    assert [one.number for one in table] == [1, 2, 3]
    # First before second before third: two wins of two and none, each against both.
    assert by_number[1].performance == 1000 + 400 * 2 // 6 and by_number[1].wins == 0


def test_of_equals_the_one_is_first_who_was_before_the_other() -> None:
    entrants = [Entrant(number) for number in range(1, 5)]
    history = [[Pairing(1, 2, "213", third=3)], [Pairing(1, 3, "123", third=4)], [Pairing(2, 4, "321", third=3)]]
    table = standings(ALL, entrants, history, "s")
    equal = [one for one in table if one.points == 6]
    assert not equal or equal[0].direct >= equal[-1].direct


def test_a_forfeit_counts_for_points_alone_and_those_who_were_left_have_played_each_other() -> None:
    entrants = [Entrant(number, 1000) for number in range(1, 4)]
    table = standings(SWISS, entrants, [[Pairing(1, 2, "123", unplayed=True, third=3)]], "s")
    told = [(one.number, one.points, one.won, one.drawn, one.lost, one.sonneborn, one.performance) for one in table]
    # The first has beaten the second, whose two half points count twice; nobody has played against the third.
    assert told == [(1, 4, 1, 0, 0, 4, 1400), (2, 2, 0, 1, 0, 0, 600), (3, 0, 0, 0, 0, 0, 0)]


def test_opponents_count_at_a_table_that_one_has_left_but_for_that_one() -> None:
    entrants = [Entrant(number) for number in range(1, 6)]
    history = [[Pairing(1, 2, "132", unplayed=True, third=3)], [Pairing(4, 1, "123", third=5)]]
    # In the first round the second player has left: three half points of the other one are the least of the first player's.
    first = next(one for one in standings(Plan("swiss", 2, 3), entrants, history, "s") if one.number == 1)
    assert first.points == 6 and first.buchholz == 4


@pytest.mark.parametrize("settled", [Pairing(1, 2, "123", True, 3, settled=True), Pairing(1, 2, "133", True, 3)])
def test_what_an_organiser_decides_and_a_table_with_one_alone_count_for_points_alone(settled: Pairing) -> None:
    entrants = [Entrant(number) for number in range(1, 4)]
    (first, *_) = standings(SWISS, entrants, [[settled]], "s")
    assert (first.number, first.points, first.won, first.sonneborn, first.buchholz, first.performance) == (1, 4, 0, 0, 0, 0)


def test_where_all_have_left_nobody_is_first() -> None:
    assert placed((False, False, False), (True, False, False), (3, 9, 30)) == "333"


def test_a_bye_is_worth_a_first_place() -> None:
    assert points_of(4, [[bye(4)]], 3) == Pairing(1, 2, "123", third=3).points(1)
