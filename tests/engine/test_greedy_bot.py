"""The greedy bot: the best action by its values and a little noise, and no thought where there is no choice."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.tinygame import GAME, GaugeState
from vezerkar.engine import Observation, Options, UnknownBot
from vezerkar.engine.greedy_bot import GreedyBot, without_budget


class Bidder(GreedyBot[GaugeState]):
    """Bids as few coins as it can."""

    SCORE_NOISE = 0.5

    def action_values(self, s: GaugeState, seat: int, actions: list[int]) -> list[float]:
        return [-float(action) for action in actions]


class Inventive(Bidder):
    """Thinks of an action that is not listed, and likes it best."""

    def candidate_actions(self, s: GaugeState, seat: int, legal: list[int]) -> list[int]:
        return [*legal, min(legal) - 1]


def test_takes_the_action_with_the_highest_value() -> None:
    match = GAME.start(seed=1)
    observation = Observation.of(match, "gull")
    assert [Bidder(seed).choose(observation) for seed in range(9)] == [observation.decision.options[0]] * 9


def test_noise_decides_between_equal_values_and_comes_from_the_seed() -> None:
    class Even(Bidder):
        def action_values(self, s: GaugeState, seat: int, actions: list[int]) -> list[float]:
            return [0.0] * len(actions)

    observation = Observation.of(GAME.start(seed=1), "gull")
    chosen = [Even(seed).choose(observation).code for seed in range(30)]
    assert len(set(chosen)) > 1 and chosen == [Even(seed).choose(observation).code for seed in range(30)]
    assert all(0 <= Even(seed).noise() < 0.5 for seed in range(30))


def test_may_choose_what_is_not_listed() -> None:
    s = GAME.start(seed=1).state
    assert Inventive().pick(s, 0, [100, 107]) == 99


def test_the_only_option_is_taken_unseen() -> None:
    class Thoughtless(Bidder):
        def pick(self, s: GaugeState, seat: int, legal: list[int]) -> int:
            raise AssertionError("there is nothing to think about")

    observation = Observation.of(GAME.start(seed=1), "gull")
    (*_, last) = observation.decision.options
    observation.decision = replace(observation.decision, options=Options((last,)))
    assert Thoughtless().choose(observation) is last


def test_a_budget_is_refused() -> None:
    make = without_budget("bidder", Bidder)
    assert isinstance(make(3, ""), Bidder)
    with pytest.raises(UnknownBot, match=r"^bidder takes no budget, not '12'$"):
        make(3, "12")
