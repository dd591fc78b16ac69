"""Groups and the knock-out after them: what holds of every such tournament."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.tournaments.test_pairing import field, played, whole
from vezerkar.server.tournaments.group_stage import (
    GroupStage,
    drawn,
    group_rounds,
    groups_for,
    most_rounds,
)
from vezerkar.server.tournaments.pair import pair
from vezerkar.server.tournaments.pairings import Entrant, Pairing, Plan, pairings_of, sides_of

SIZES = st.integers(3, 6)


def plan_of(size: int, go_on: int = 2) -> Plan:
    return Plan("groups", group_size=size, go_on=go_on)


def in_groups(plan: Plan, entrants: list[Entrant], seed: str, rng: Random) -> list[list[Pairing]]:
    """The rounds of the groups alone."""
    history: list[list[Pairing]] = []
    while len(history) < group_rounds(plan, len(entrants)):
        history.append([played(one, rng) for one in pair(plan, entrants, history, seed)])
    return history


def by_chance(groups: list[list[int]]) -> dict[int, int]:
    return {number: at for at, group in enumerate(groups) for number in group}


@pytest.mark.parametrize("size", [3, 4, 5, 6])
def test_groups_have_the_size_that_was_chosen_and_three_at_least(size: int) -> None:
    for entrants in range(6, 65):
        count = groups_for(entrants, size)
        least, most = entrants // count, -(-entrants // count)
        assert count >= 2 and least >= 3 and most <= max(size, 4)
        assert count == 2 or -(-entrants // (count - 1)) > size, "not more groups than it takes"


@settings(max_examples=60, deadline=None)
@given(entrants=st.integers(6, 64), size=SIZES, seed=st.integers(0, 10**6))
def test_groups_are_even_in_number_and_in_strength(entrants: int, size: int, seed: int) -> None:
    here = [Entrant(number, 3000 - 10 * number) for number in range(1, entrants + 1)]
    Random(seed).shuffle(here)
    groups = drawn(plan_of(size), here, str(seed))
    assert sorted(one.number for group in groups for one in group) == list(range(1, entrants + 1))
    sizes = [len(group) for group in groups]
    assert max(sizes) - min(sizes) <= 1
    full = min(sizes) - min(sizes) % 2
    sums = {sum(one.rating for one in sorted(group, key=lambda one: -one.rating)[:full]) for group in groups}
    assert len(sums) == 1, "the order of a snake: two turns give each the same"
    for turn in range(min(sizes)):
        ranks = {sorted(one.number for one in group)[turn] for group in groups}
        assert ranks == set(range(turn * len(groups) + 1, (turn + 1) * len(groups) + 1)), "one of each turn for each"


def test_among_equals_the_lot_draws_the_groups() -> None:
    here = [Entrant(number, 1200) for number in range(1, 13)]
    draws = {str([[one.number for one in group] for group in drawn(plan_of(4), here, seed)]) for seed in "abcdef"}
    assert len(draws) > 1


@settings(max_examples=25, deadline=None)
@given(entrants=st.integers(6, 26), size=SIZES, go_on=st.integers(1, 2), seed=st.integers(0, 10**6))
def test_all_of_a_group_meet_with_both_sides_and_the_first_of_each_go_on(entrants: int, size: int, go_on: int, seed: int) -> None:
    plan, rng = plan_of(size, go_on), Random(seed)
    here = field(entrants, rng)
    # It sees to it that nobody is twice in a round, and that the same comes from the same.
    history = whole(plan, here, rng, str(seed))
    stage = group_rounds(plan, entrants)
    groups = [[one.number for one in group] for group in drawn(plan, here, str(seed))]
    met = Counter((one.first, one.second) for pairings in history[:stage] for one in pairings)
    assert met == Counter({pair: 1 for group in groups for two in combinations(group, 2) for pair in (two, two[::-1])})
    for number in by_chance(groups):
        assert abs(sum(sides_of(number, history[:stage]))) <= 1
    tables = GroupStage(plan, here, history, str(seed)).tables
    assert [sorted(one.number for one in table) for table in tables] == [sorted(group) for group in groups]
    first = {number for one in history[stage] for number in one.players}
    assert first == {one.number for table in tables for one in table[:go_on]}
    assert len(pairings_of(next(iter(first)), history[stage : stage + 1])) == 1
    end = GroupStage(plan, here, history, str(seed)).knockout_table
    assert {one.number for one in end} == first
    assert end[0].points == 2 * (len(first) - 1).bit_length(), "one alone is left"
    assert len(history) >= most_rounds(plan, entrants)


@settings(max_examples=60, deadline=None)
@given(entrants=st.integers(6, 64), size=SIZES, seed=st.integers(0, 10**6))
def test_two_of_a_group_can_meet_in_the_last_match_alone(entrants: int, size: int, seed: int) -> None:
    plan, rng = plan_of(size), Random(seed)
    here = field(entrants, rng)
    history = in_groups(plan, here, str(seed), rng)
    draw = GroupStage(plan, here, history, str(seed)).draw
    half = {one.number: slot >= len(draw) // 2 for slot, one in enumerate(draw) if one is not None}
    for first, second in GroupStage(plan, here, history, str(seed)).through:
        assert half[first] != half[second]
    out = [at for at in range(0, len(draw), 2) if None in draw[at : at + 2]]
    idle = {one.number for at in out for one in draw[at : at + 2] if one is not None}
    firsts = {group[0] for group in GroupStage(plan, here, history, str(seed)).through}
    assert idle <= firsts or firsts <= idle, "the first of the groups sit out before the second ones"


@settings(max_examples=40, deadline=None)
@given(entrants=st.integers(6, 30), size=SIZES, out=st.integers(1, 12), go_on=st.integers(1, 2), seed=st.integers(0, 10**6))
def test_whoever_has_withdrawn_loses_and_the_next_goes_on(entrants: int, size: int, out: int, go_on: int, seed: int) -> None:
    plan, rng = plan_of(size, go_on), Random(seed)
    here = field(entrants, rng)
    groups = drawn(plan, here, str(seed))
    gone = set(rng.sample(range(1, entrants + 1), min(out, entrants)))
    history: list[list[Pairing]] = []
    while pairings := pair(plan, here, history, str(seed)):
        assert [[one.number for one in group] for group in drawn(plan, here, str(seed))] == [
            [one.number for one in group] for group in groups
        ], "the groups stay"
        history.append([played(one, rng) for one in pairings])
        if len(history) == 2:
            here = [replace(one, withdrawn=one.number in gone) for one in here]
        if len(history) == group_rounds(plan, entrants) + 1:
            # Whoever goes later opens the way for the opponent, and for nobody else.
            late = history[-1][0].first
            here = [replace(one, withdrawn=one.withdrawn or one.number == late) for one in here]
        assert len(history) < 100
    stage = group_rounds(plan, entrants)
    assert all(one.unplayed for pairings in history[2:stage] for one in pairings if gone & set(one.players))
    tables = GroupStage(plan, here, history, str(seed)).tables
    expected = [[one.number for one in table if one.number not in gone][:go_on] for table in tables]
    if any(expected):
        first = {number for one in (history[stage:] or [[]])[0] for number in one.players}
        assert first == {number for group in expected for number in group} or sum(map(len, expected)) == 1
        assert len(set(first)) == sum(len(one.players) for one in (history[stage:] or [[]])[0])


def test_the_first_of_the_groups_are_drawn_by_what_they_have_made_there() -> None:
    """Four groups of three: the winners of two meet the second ones of others first."""
    plan, here = plan_of(3), [Entrant(number, 2000 - number) for number in range(1, 13)]
    history: list[list[Pairing]] = []
    while len(history) < group_rounds(plan, 12):
        pairings = pair(plan, here, history, "s")
        history.append([replace(one, result="first" if one.first < (one.second or 0) else "second") for one in pairings])
    assert GroupStage(plan, here, history, "s").through == [[1, 8], [2, 7], [3, 6], [4, 5]]
    matches = pair(plan, here, history, "s")
    assert sorted(tuple(sorted(one.players)) for one in matches) == [(1, 7), (2, 8), (3, 5), (4, 6)]
