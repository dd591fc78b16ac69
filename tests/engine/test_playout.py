"""Random play without a Match: fast, repeatable and fair."""

from __future__ import annotations

from collections import Counter

from tests.tinygame import GAME, GaugeState
from vezerkar.engine.playout import greedy_playout, next_rng, random_playout


def test_it_plays_to_the_end_and_counts_the_decisions() -> None:
    match = GAME.start(1)
    made = random_playout(match.state, 7, 10_000)
    assert match.state.over and match.outcome is not None and made > 10
    assert random_playout(match.state, 7, 10) == 0, "there is nothing to decide any more"


def test_it_stops_at_the_limit() -> None:
    match = GAME.start(1)
    assert random_playout(match.state, 7, 5) == 5 and not match.state.over
    assert random_playout(match.state, 7, 0) == 0


def test_the_same_rng_gives_the_same_game() -> None:
    first, second, third = (GAME.start(1) for _ in range(3))
    random_playout(first.state, 7, 30)
    random_playout(second.state, 7, 30)
    random_playout(third.state, 8, 30)
    assert first.encode() == second.encode() != third.encode()


def test_it_takes_every_option() -> None:
    bids: Counter[int] = Counter()
    for rng in range(1, 400):
        state = GAME.start(1).state
        random_playout(state, rng * 7919, 1)
        bids[state.bids[0]] += 1
    assert set(bids) == {0, 1, 100, 333, 1000} and min(bids.values()) > 40


def test_rng_stays_in_its_range_and_does_not_repeat_soon() -> None:
    rng, seen = 1, set()
    for _ in range(10_000):
        rng = next_rng(rng)
        assert 1 <= rng < 2**31 - 1
        seen.add(rng)
    assert len(seen) == 10_000
    for _ in range(3):
        assert next_rng(2**31 - 2) > 0


def test_liked_play_takes_the_best_and_stops_when_it_is_told_to() -> None:
    state = GAME.start(1).state
    seen: list[int] = []

    def dearest(s: GaugeState, seat: int, legal: list[int]) -> list[float]:
        seen.append(seat)
        return [float(action) for action in legal]

    left = greedy_playout(state, 7, lambda s: len(seen) < 1, dearest, 0.5)
    assert seen == [0] and state.bids[0] == 1000 and left != 7
    assert greedy_playout(state, 7, lambda s: False, dearest, 0.5) == 7 and seen == [0]


def test_chance_moves_what_is_liked_by_the_spread() -> None:
    def alike(s: GaugeState, seat: int, legal: list[int]) -> list[float]:
        return [0.0] * len(legal)

    bids: set[int] = set()
    for rng in range(1, 100):
        state = GAME.start(1).state
        greedy_playout(state, rng * 7919, lambda s: s.asked & 1 != 0, alike, 1.0)
        bids.add(state.bids[0])
    assert bids == {0, 1, 100, 333, 1000}


def test_play_may_think_of_what_is_not_listed() -> None:
    state = GAME.start(1).state

    def cheapest(s: GaugeState, seat: int, legal: list[int]) -> list[float]:
        return [-float(action) for action in legal]

    def some_bid(s: GaugeState, seat: int, legal: list[int]) -> list[int]:
        return [legal[0] + 7, legal[0] + 9]

    greedy_playout(state, 7, lambda s: s.asked & 1 != 0, cheapest, 0.0, some_bid)
    assert state.bids[0] == 7
