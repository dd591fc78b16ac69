"""People of whom one has blocked the other are kept apart where the form allows it, and nobody is told."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient

from tests.server.people import become
from tests.server.tournaments.test_pairing import field as entrants_of
from tests.server.tournaments.test_pairing import matchings, played
from tests.server.tournaments.test_tournaments import done, field, page, until
from vezerkar.server.tournaments.pair import pair
from vezerkar.server.tournaments.pairings import Entrant, Pairing, Plan


def blocked_pairs(pairings: list[Pairing], apart: set[frozenset[int]]) -> int:
    return sum(frozenset((one.first, one.second)) in apart for one in pairings)


@settings(max_examples=60, deadline=None)
@given(size=st.integers(2, 8), seed=st.integers(0, 10**6), share=st.sampled_from((0.1, 0.3, 0.6, 0.9)))
def test_in_a_swiss_no_pairing_keeps_more_of_them_apart(size: int, seed: int, share: float) -> None:
    """Whatever was played before: of all pairings in which one at most sits out, none has fewer such pairs."""
    rng, entrants = Random(seed), entrants_of(size, Random(seed))
    two = [frozenset(pair_of) for pair_of in combinations(range(1, size + 1), 2)]
    apart = {one for one in two if rng.random() < share}
    history: list[list[Pairing]] = []
    while pairings := pair(Plan("swiss", size - 1), entrants, history, "s", apart):
        assert pairings == pair(Plan("swiss", size - 1), entrants[::-1], history, "s", list(apart)), "the same from the same"
        ways = [way for way in matchings([one.number for one in entrants]) if len(way) == size // 2]
        assert blocked_pairs(pairings, apart) == min(sum(frozenset(one) in apart for one in way) for way in ways)
        assert sum(one.second is None for one in pairings) == size % 2
        history.append([played(one, rng) for one in pairings])


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
    tournament, tokens, olga = field(client, 0, ("Anna", "Béla"), form=form, rounds=0)
    become(client, tokens[2])
    block(client, "Anna")
    become(client, olga)
    done(client, tournament, "start")
    found = until(client, tournament, lambda found: found["rounds"] and found["rounds"][0][0]["match"])
    assert {found["rounds"][0][0]["first"], found["rounds"][0][0]["second"]} == {1, 2}
