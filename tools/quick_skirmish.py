"""Battles of WG35 on bare States, without Match and Observation: a second each when compiled."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from tools.skirmish_balance import rosters
from vezerkar.engine.bit_sets import LOWEST
from vezerkar.engine.state import apply, options
from vezerkar.games.wg35.bots import GreedySkirmishBot
from vezerkar.games.wg35.heuristics import action_values, candidate_actions
from vezerkar.games.wg35.heuristics.numbers import GREEDY, Numbers
from vezerkar.games.wg35.state import SkirmishState
from vezerkar.registry import game as game_of

BOTH_GREEDY: Final = (GREEDY, GREEDY)


def battle_of(mission: str, lot: Random) -> dict[str, str]:
    """Return the options of a battle of a mission, the ready rosters by lot."""
    return {"mission": mission, "army_a": lot.choice(rosters(mission, "A")), "army_b": lot.choice(rosters(mission, "B"))}


def quick_skirmish(
    seed: str,
    battle: Mapping[str, str],
    rng: Random,
    sides: Sequence[Numbers] = BOTH_GREEDY,
    look: Callable[[SkirmishState, int], None] | None = None,
) -> SkirmishState:
    """Play a battle and return its last State. ``look`` is told each State in which a seat has a choice."""
    s = game_of("wg35").start(seed, battle).state
    assert isinstance(s, SkirmishState)
    noise = GreedySkirmishBot.SCORE_NOISE
    while not s.over:
        seat = LOWEST[s.asked]
        legal = options(s, seat)
        action = legal[0]
        if len(legal) > 1:
            if look is not None:
                look(s, seat)
            legal = candidate_actions(s, seat, legal, sides[seat])
            values = action_values(s, seat, legal, sides[seat])
            action = max(zip(values, legal, strict=True), key=lambda pair: pair[0] + noise * rng.random())[1]
        apply(s, seat, action)
    return s
