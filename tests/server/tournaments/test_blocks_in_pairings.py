"""People of whom one has blocked the other are kept apart where the form allows it, and nobody is told."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient

from tests.cost import slow
from tests.server.people import become
from tests.server.tournaments.test_pairing import field as entrants_of
from tests.server.tournaments.test_pairing import matchings, played
from tests.server.tournaments.test_tournaments import done, field, page, until
from vezerkar.server.tournaments.pair import pair
from vezerkar.server.tournaments.pairings import Entrant, Pairing, Plan, bye, pairings_of, sides_of


def blocked_pairs(pairings: list[Pairing], apart: set[frozenset[int]]) -> int:
    return sum(frozenset((one.first, one.second)) in apart for one in pairings)


def fairness(pairings: list[Pairing], history: list[list[Pairing]]) -> tuple[int, int]:
    """The costs that weigh more than a block: second byes and sides that somebody has too often, and pairs that meet again."""
    byes, again = 0, 0
    for one in pairings:
        if one.second is None:
            byes += sum(before.second is None for before in pairings_of(one.first, history))
            continue
        sums = [sum(sides_of(number, history)) for number in (one.first, one.second)]
        byes += int(sums[0] == sums[1] != 0)
        again += any(before.opponent(one.first) == one.second for before in pairings_of(one.first, history))
    return byes, again


def way_of(size: int, two: list[tuple[int, int]]) -> list[Pairing]:
    """A pairing of all, of whom one may sit out."""
    left = set(range(1, size + 1)) - {number for pair_of in two for number in pair_of}
    return [*(Pairing(*pair_of) for pair_of in two), *map(bye, left)]


@slow
@settings(max_examples=60, deadline=None)
@given(size=st.integers(2, 8), seed=st.integers(0, 10**6), share=st.sampled_from((0.1, 0.3, 0.6, 0.9)))
def test_in_a_swiss_no_fair_pairing_keeps_more_of_them_apart(size: int, seed: int, share: float) -> None:
    """Whatever was played before: of all pairings in which byes, sides and opponents are as fair, none costs fewer blocks.

    A bye that one of them would not have without any blocks counts as a pair that meets.
    """
    rng, entrants = Random(seed), entrants_of(size, Random(seed))
    two = [frozenset(pair_of) for pair_of in combinations(range(1, size + 1), 2)]
    apart = {one for one in two if rng.random() < share}
    history: list[list[Pairing]] = []
    while pairings := pair(Plan("swiss", size - 1), entrants, history, "s", apart):
        assert pairings == pair(Plan("swiss", size - 1), entrants[::-1], history, "s", list(apart)), "the same from the same"
        without = pair(Plan("swiss", size - 1), entrants, history, "s")
        own = next((one.first for one in without if one.second is None), None)

        def cost(way: list[Pairing], own: int | None = own) -> int:
            bought = (one.first for one in way if one.second is None and one.first != own)
            return blocked_pairs(way, apart) + sum(any(number in one for one in apart) for number in bought)

        ways = [way_of(size, way) for way in matchings(list(range(1, size + 1))) if len(way) == size // 2]
        best = min(fairness(way, history) for way in ways)
        assert fairness(pairings, history) == best == fairness(without, history), "blocks buy nothing"
        assert cost(pairings) == min(cost(way) for way in ways if fairness(way, history) == best)
        history.append([played(one, rng) for one in pairings])


@pytest.mark.parametrize("size", [5, 9, 10, 15])
@pytest.mark.parametrize("friends", [0, 1])
def test_whoever_blocks_everybody_has_one_bye_at_most_and_meets_nobody_twice(size: int, friends: int) -> None:
    """The weakest blocks all others, or all but the next, and loses each game."""
    rng = Random(size)
    entrants = [Entrant(number, 2000 - number) for number in range(1, size + 1)]
    apart = {frozenset((size, other)) for other in range(1, size - friends)}
    history: list[list[Pairing]] = []
    while pairings := pair(Plan("swiss", size // 2), entrants, history, "s", apart):
        history.append([played(one, rng) for one in pairings])
        own = history[-1].pop(next(place for place, one in enumerate(history[-1]) if one.has(size)))
        history[-1].append(own if own.second is None else replace(own, result="second" if own.first == size else "first"))
    met = [one.opponent(size) for one in pairings_of(size, history)]
    assert len(met) == len(set(met)) == size // 2


def test_nobody_gets_a_bye_by_blocks_who_had_none_before() -> None:
    """The best blocks all others. The weakest sits out as before."""
    entrants = [Entrant(number, 2000 - number) for number in range(1, 6)]
    apart = {frozenset((1, other)) for other in range(2, 6)}
    assert pair(Plan("swiss", 2), entrants, [], "s", apart)[-1] == bye(5)


@settings(max_examples=30, deadline=None)
@given(size=st.integers(2, 9), seed=st.integers(0, 10**6))
def test_without_any_block_all_is_as_it_was(size: int, seed: int) -> None:
    """Nor does it change anything who has blocked somebody that does not take part."""
    entrants = entrants_of(size, Random(seed))
    assert pair(Plan("swiss", 1), entrants, [], str(seed)) == pair(
        Plan("swiss", 1), entrants, [], str(seed), {frozenset((98, 99)), frozenset((1, 99))}
    )


def test_two_alone_meet_though_one_has_blocked_the_other() -> None:
    (only,) = pair(Plan("swiss", 1), [Entrant(1), Entrant(2)], [], "s", {frozenset((1, 2))})
    assert {only.first, only.second} == {1, 2}


def block(client: TestClient[Any], name: str) -> None:
    assert client.post("/api/me/mutes", json={"name": name, "block": True}).status_code == 200


@slow
def test_a_tournament_keeps_them_apart_whoever_of_the_two_has_blocked(client: TestClient[Any]) -> None:
    names = "Anna", "Béla", "Cili", "Dani"
    tournament, tokens, olga = field(client, 0, names, rounds=1)
    # Only one pairing is left: Anna and Dani, Béla and Cili.
    become(client, tokens[1])
    block(client, "Béla")
    become(client, tokens[3])
    block(client, "Anna")
    become(client, olga)
    done(client, tournament, "start")
    found = until(client, tournament, lambda found: found["rounds"])
    assert {frozenset((one["first"], one["second"])) for one in found["rounds"][0]} == {frozenset((1, 4)), frozenset((2, 3))}
    seen = [page(client, tournament)]
    for token in tokens.values():
        become(client, token)
        seen.append(page(client, tournament))
        events = {one["event"] for one in client.get("/api/me/bell").json()["notices"]}
        assert events <= {"paired", "turn", "live_turn"}, "nobody is told anything about it"
    for one in seen:
        del one["may"]
        for entrant in one["entrants"]:
            del entrant["me"], entrant["may_take_out"]
        for pairing in one["rounds"][0]:
            del pairing["may_settle"], pairing["match"]
    assert all(one == seen[0] for one in seen), "all see the same"


@pytest.mark.slow
@pytest.mark.parametrize("form", ["round_robin", "knockout"])
def test_in_the_other_forms_they_meet(client: TestClient[Any], form: str) -> None:
    """Anna, Béla, Cili and Dani have all blocked each other."""
    names = "Anna", "Béla", "Cili", "Dani"
    tournament, tokens, olga = field(client, 0, names, form=form, rounds=0)
    for token, own in zip(tokens.values(), names, strict=True):
        become(client, token)
        for name in names:
            if name > own:
                block(client, name)
    become(client, olga)
    done(client, tournament, "start")
    found = until(client, tournament, lambda found: found["rounds"] and all(one["match"] for one in found["rounds"][0]))
    assert {number for one in found["rounds"][0] for number in (one["first"], one["second"])} == {1, 2, 3, 4}
