"""The planner of Triumph & Tragedy: what it plans, and how far ahead."""

from __future__ import annotations

from typing import Any

import pytest

import vezerkar
from tests.cost import slow
from vezerkar.bots import bot
from vezerkar.engine import Match, Observation
from vezerkar.engine.bit_sets import LOWEST
from vezerkar.engine.state import apply, options
from vezerkar.games.triumph.game_data import NEW_YEAR, SPRING
from vezerkar.games.triumph.heuristics import action_values, planning
from vezerkar.games.triumph.heuristics.information import own_step
from vezerkar.games.triumph.rules.government import Government


def governing(seed: str = "plan") -> Match[Any, Any]:
    """A match in which a faction is asked what its Government does for the first time."""
    match = vezerkar.game("triumph").start(seed)
    bots = {seat: bot("greedy", "triumph", seat) for seat in match.game.seats()}
    while not isinstance(own_step(match.state, LOWEST[match.state.asked]), Government):
        seat = match.waiting()[0]
        match.act(seat, bots[seat].choose(Observation.of(match, seat)))
    return match


def test_the_government_is_planned_and_nothing_else_up_to_then() -> None:
    s: Any = vezerkar.game("triumph").start("plan").state
    asked: set[str] = set()
    while not isinstance(own_step(s, LOWEST[s.asked]), Government):
        seat = LOWEST[s.asked]
        asked.add(type(own_step(s, seat)).__name__)
        assert not planning.worth_planning(s, seat)
        legal = options(s, seat)
        values = action_values(s, seat, legal)
        apply(s, seat, legal[values.index(max(values))])
    assert "Spend" in asked and planning.worth_planning(s, LOWEST[s.asked])


@slow
def test_an_action_is_followed_to_the_first_season_of_the_year() -> None:
    s = governing().state.clone()
    year = s.year
    planning.play_on(s, 1, planning.horizon(s))
    assert (s.year, s.season) == (year, SPRING) and s.season != NEW_YEAR


@slow
def test_the_answer_depends_on_seed_and_observation_alone() -> None:
    match = governing()
    seat = match.waiting()[0]
    observation = Observation.of(match, seat)
    first = bot("planner:16", "triumph", 5).choose(observation)
    assert first == bot("planner:16", "triumph", 5).choose(Observation.unpack(match.game, observation.pack()))
    assert first == bot("planner:16", "triumph", 5).choose(Observation.of(match.imagine(seat, "other"), seat))


@slow
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_game_without_any_chance_in_the_choices_comes_to_an_end(seat: int) -> None:
    """The planner takes the best value where it does not plan. No question may come again because of that."""
    s: Any = vezerkar.game("triumph").start(f"still/{seat}").state
    plies = 0
    while not s.over:
        one = LOWEST[s.asked]
        legal = options(s, one)
        values = action_values(s, one, legal)
        apply(s, one, legal[values.index(max(values))])
        plies += 1
        assert plies < 6000
