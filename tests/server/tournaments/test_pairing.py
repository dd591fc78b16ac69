"""Who plays whom: what holds of every round of every tournament, and the examples of the books."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cost import slow
from vezerkar.server.tournaments.knockout import bracket
from vezerkar.server.tournaments.pair import pair
from vezerkar.server.tournaments.pairings import Entrant, Pairing, Plan, Result, bye, pairings_of, points_of, sides_of
from vezerkar.server.tournaments.round_robin import berger
from vezerkar.server.tournaments.standings import standings

RESULTS: tuple[Result, ...] = ("first", "second", "draw", "neither")


def played(pairing: Pairing, rng: Random) -> Pairing:
    """A pairing with a result, any that there can be."""
    if pairing.result is not None:
        return pairing
    return Pairing(pairing.first, pairing.second, rng.choice(RESULTS), unplayed=rng.random() < 0.1)


def field(size: int, rng: Random) -> list[Entrant]:
    return [Entrant(number, rng.choice((900, 1000, 1200, 1500))) for number in range(1, size + 1)]


def whole(plan: Plan, entrants: list[Entrant], rng: Random, seed: str = "seed") -> list[list[Pairing]]:
    """A tournament to its end; each round holds nobody twice."""
    history: list[list[Pairing]] = []
    while pairings := pair(plan, entrants, history, seed):
        numbers = [number for one in pairings for number in (one.first, one.second) if number is not None]
        assert len(numbers) == len(set(numbers)), "nobody plays twice in a round"
        assert pairings == pair(plan, list(reversed(entrants)), history, seed), "the same from the same"
        history.append([played(one, rng) for one in pairings])
        assert len(history) < 200
    return history


@pytest.mark.slow
@settings(max_examples=25, deadline=None)
@given(size=st.integers(2, 17), rounds=st.integers(1, 7), seed=st.integers(0, 10**6))
def test_in_a_swiss_all_play_with_sides_in_turn_and_one_bye_at_most(size: int, rounds: int, seed: int) -> None:
    rounds = min(rounds, size - 1)
    history = whole(Plan("swiss", rounds), field(size, Random(seed)), Random(seed), str(seed))
    assert len(history) == rounds
    for number in range(1, size + 1):
        assert len(pairings_of(number, history)) == rounds, "everybody is in each round"
        assert sum(one.second is None for one in pairings_of(number, history)) <= 1
        sides = sides_of(number, history)
        assert all(abs(sum(sides[:end])) <= 1 for end in range(len(sides) + 1))


def matchings(numbers: list[int]) -> list[list[tuple[int, int]]]:
    """Every way in which these can meet, two by two; one may be left over."""
    if len(numbers) < 2:
        return [[]]
    first, rest = numbers[0], numbers[1:]
    found = [[(first, other), *more] for other in rest for more in matchings([one for one in rest if one != other])]
    return found + (matchings(rest) if len(numbers) % 2 else [])


@settings(max_examples=40, deadline=None)
@given(size=st.integers(4, 8), seed=st.integers(0, 10**6))
def test_in_a_swiss_nobody_meets_again_whom_all_others_could_avoid(size: int, seed: int) -> None:
    rng = Random(seed)
    history: list[list[Pairing]] = []
    entrants = field(size, rng)
    plan = Plan("swiss", size - 1)
    while pairings := pair(plan, entrants, history, "s"):
        met = {frozenset((one.first, one.second)) for round_ in history for one in round_}
        sums = {one.number: sum(sides_of(one.number, history)) for one in entrants}
        had = {one.number: any(game.second is None for game in pairings_of(one.number, history)) for one in entrants}
        avoidable = False
        for way in matchings([one.number for one in entrants]):
            over = set(sums) - {number for two in way for number in two}
            fair = all(not (sums[one] == sums[other] != 0) for one, other in way) and not any(had[one] for one in over)
            avoidable |= fair and not any(frozenset(two) in met for two in way)
        if avoidable:
            assert not any(frozenset((one.first, one.second)) in met for one in pairings)
        history.append([played(one, rng) for one in pairings])


def test_in_a_swiss_the_bye_goes_to_the_lowest_who_has_had_none() -> None:
    entrants = [Entrant(number) for number in range(1, 6)]
    history = [[Pairing(1, 2, "first"), Pairing(3, 4, "first"), bye(5)]]
    history.append(pair(Plan("swiss", 4), entrants, history, "s"))
    assert history[1][-1].second is None and history[1][-1].first in (2, 4)


@pytest.mark.parametrize("seed", "abcdef")
def test_in_a_swiss_the_best_meet_the_middle_and_then_their_equals(seed: str) -> None:
    entrants = [Entrant(number, 2000 - number) for number in range(1, 9)]
    first = pair(Plan("swiss", 3), entrants, [], seed)
    assert sorted(sorted((one.first, one.second or 0)) for one in first) == [[1, 5], [2, 6], [3, 7], [4, 8]]
    won = [Pairing(one.first, one.second, "first" if one.first < (one.second or 0) else "second") for one in first]
    second = pair(Plan("swiss", 3), entrants, [won], seed)
    assert all(points_of(one.first, [won]) == points_of(one.second or 0, [won]) for one in second), "all have equals to meet"
    assert [one.first in (1, 2, 3, 4) for one in second] == [True, True, False, False], "the leaders sit at the first tables"


def test_who_has_withdrawn_is_not_paired_in_a_swiss_and_loses_elsewhere() -> None:
    entrants = [Entrant(1), Entrant(2), Entrant(3), Entrant(4, withdrawn=True)]
    swiss = pair(Plan("swiss", 3), entrants, [], "s")
    assert not any(one.has(4) for one in swiss) and sum(one.second is None for one in swiss) == 1
    for form in ("round_robin", "knockout"):
        theirs = next(one for one in pair(Plan(form), entrants, [], "s") if one.has(4))
        assert (theirs.points(4), theirs.unplayed) == (0, True) and theirs.result in ("first", "second")


@pytest.mark.parametrize("size", range(2, 12))
def test_in_a_round_robin_everybody_meets_everybody_with_both_sides_if_they_are_few(size: int) -> None:
    history = whole(Plan("round_robin"), field(size, Random(size)), Random(size))
    met = Counter((one.first, one.second) for pairings in history for one in pairings)
    twice = size <= 6
    for pair_of in combinations(range(1, size + 1), 2):
        there, back = met[pair_of], met[pair_of[::-1]]
        assert (there, back) == (1, 1) if twice else there + back == 1
    for number in range(1, size + 1):
        assert abs(sum(sides_of(number, history))) <= 1
    assert len(history) == (size - 1 + size % 2) * (1 + twice)


def test_the_table_of_berger_is_that_of_the_book() -> None:
    """FIDE Handbook C.05 Annex 1, for six, with players counted from 0 and the first side as White."""
    book = ["05 14 23", "53 42 01", "15 20 34", "54 03 12", "25 31 40"]
    rounds = [sorted(tuple(sorted(two)) for two in berger(6, number)) for number in range(5)]
    assert sorted(rounds) == sorted(sorted(tuple(sorted(map(int, two))) for two in line.split()) for line in book)


@settings(max_examples=30, deadline=None)
@given(size=st.integers(2, 20), seed=st.integers(0, 10**6))
def test_in_a_knock_out_one_is_left_and_all_others_have_lost_once(size: int, seed: int) -> None:
    entrants, plan = field(size, Random(seed)), Plan("knockout")
    history = whole(plan, entrants, Random(seed), str(seed))
    table = standings(plan, entrants, history, str(seed))
    won = sum(one.points for one in table) // 2
    byes = sum(one.second is None for pairings in history for one in pairings)
    assert won == size - 1 + byes, "each pair has put one out"
    assert [one.points for one in table[:2]] == [2 * len(bin(size - 1)[2:]), 2 * len(bin(size - 1)[2:]) - 2]


def test_in_a_knock_out_the_best_two_meet_last_and_the_best_sit_out_first() -> None:
    assert bracket(8) == [0, 7, 3, 4, 1, 6, 2, 5]
    entrants = [Entrant(number, 2000 - number) for number in range(1, 7)]
    first = pair(Plan("knockout"), entrants, [], "s")
    assert sorted(one.first for one in first if one.second is None) == [1, 2]
    assert sorted(sorted((one.first, one.second)) for one in first if one.second is not None) == [[3, 6], [4, 5]]


def test_a_drawn_pair_of_a_knock_out_plays_again_with_the_sides_changed_and_not_for_ever() -> None:
    entrants, plan = [Entrant(1, 1500), Entrant(2, 1400)], Plan("knockout")
    history: list[list[Pairing]] = []
    for _ in range(3):
        (game,) = pair(plan, entrants, history, "s")
        if history:
            assert (game.first, game.second) == (history[-1][0].second, history[-1][0].first)
        history.append([Pairing(game.first, game.second, "draw")])
    assert pair(plan, entrants, history, "s") == []
    assert standings(plan, entrants, history, "s")[0].number == 1


def test_ties_are_broken_in_the_order_of_the_rules() -> None:
    """Four have met all; 1, 2 and 3 have beaten each other in a circle, but 1 has drawn with 4, and 2 has lost to 4."""
    entrants, plan = [Entrant(number, 1000) for number in range(1, 5)], Plan("round_robin")
    history = [
        [Pairing(1, 2, "first"), Pairing(3, 4, "second")],
        [Pairing(2, 3, "first"), Pairing(4, 1, "draw")],
        [Pairing(3, 1, "first"), Pairing(4, 2, "second")],
    ]
    table = standings(plan, entrants, history, "s")
    assert {one.number: one.points for one in table} == {1: 3, 2: 4, 3: 2, 4: 3}
    by_number = {one.number: one for one in table}
    assert (by_number[1].direct, by_number[4].direct) == (1, 1), "1 and 4 have drawn"
    assert by_number[1].sonneborn == 2 * 4 + 1 * 3
    assert by_number[4].sonneborn == 2 * 2 + 1 * 3
    assert [one.number for one in table] == [2, 1, 4, 3], "Sonneborn-Berger tells them apart"


def test_byes_and_forfeits_count_for_nothing_but_points() -> None:
    entrants, plan = [Entrant(number, 1000) for number in range(1, 4)], Plan("swiss", 2)
    history = [[Pairing(1, 2, "first", unplayed=True), bye(3)], [Pairing(3, 1, "second"), bye(2)]]
    by_number = {one.number: one for one in standings(plan, entrants, history, "s")}
    assert (by_number[1].points, by_number[1].sonneborn, by_number[1].won) == (4, 2 * 2, 1)
    assert (by_number[2].points, by_number[2].sonneborn, by_number[2].performance) == (2, 0, 0)


@slow
def test_a_swiss_of_two_hundred_is_paired() -> None:
    rng = Random(1)
    history = whole(Plan("swiss", 2), field(200, rng), rng)
    assert all(len(pairings) == 100 for pairings in history)
