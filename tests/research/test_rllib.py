"""The environment for RLlib: who is asked, what is seen, and what it is worth."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from tests.cost import only, slow
from vezerkar import IllegalAction, replay
from vezerkar.research.actions import BadSetting
from vezerkar.research.table import Table

pytest.importorskip("ray.rllib", reason="RLlib is not installed: python3 make.py rllib-test", exc_type=ImportError)
rllib: Any = pytest.importorskip("vezerkar.research.rllib", exc_type=ImportError)

pytestmark = pytest.mark.filterwarnings("default")

SETTINGS: list[dict[str, Any]] = [
    {"game": "hunt"},
    {"game": "quartermaster", "encoding": "slots", "interrupts": True, "reward": "score"},
    {"game": "triumph", "limit": 200},
    {"game": "wg35", "limit": 60},
]
LIGHT = SETTINGS[:2]


def any_actions(seen: dict[str, Any], rng: Random) -> dict[str, int]:
    return {agent: rng.choice(np.flatnonzero(own["action_mask"]).tolist()) for agent, own in seen.items()}


@pytest.mark.parametrize("settings", only(SETTINGS, LIGHT), ids=lambda settings: settings["game"])
def test_those_who_are_asked_see_and_act(settings: dict[str, Any]) -> None:
    env = rllib.make(settings)
    rng = Random(1)
    sums = dict.fromkeys(env.possible_agents, 0.0)
    several = 0
    seen, told = env.reset(seed=3)
    ended = False
    while not ended:
        asked = {env.table.seats[seat] for seat in env.table.asked()}
        assert {*seen} == asked == {*told}
        several += len(asked) > 1
        for agent, own in seen.items():
            assert env.observation_spaces[agent].contains(own)
            seat = env.table.seats.index(agent)
            assert np.array_equal(own["observations"] * 255, env.table.observe(seat))
            assert own["action_mask"].sum() == len(env.table.legal_of(seat))
        seen, worth, ends, cuts, told = env.step(any_actions(seen, rng))
        assert {*seen} == {*worth} == {*told} == {*ends} - {"__all__"} == {*cuts} - {"__all__"}
        for agent, value in worth.items():
            sums[agent] += value
        ended = ends["__all__"] or cuts["__all__"]
    assert {*seen} == {*env.possible_agents} and env.agents == []
    assert ends["__all__"] == env.table.over and cuts["__all__"] == ("limit" in settings)
    assert list(sums.values()) == pytest.approx(env.table.returns())
    assert several or settings["game"] != "quartermaster"
    if env.table.over:
        assert replay(env.table.record()).encode() == env.table.match().encode()


def test_the_same_seed_is_the_same_game_as_at_a_table() -> None:
    env, table = rllib.make({"game": "hunt"}), Table("hunt")
    seen, told = env.reset(seed=5)
    table.begin(5)
    assert told["german"]["seed"] == table.seed == "5/0"
    for _ in range(30):
        (agent,) = seen
        assert agent == table.seats[table.seat]
        index = int(np.flatnonzero(table.mask(table.seat))[-1])
        seen, *_ = env.step({agent: index})
        table.step(index)
    assert env.table.played == table.played


def test_what_is_wrong_changes_nothing() -> None:
    env = rllib.make({"game": "hunt"})
    seen, _ = env.reset(seed=5)
    closed = int(np.flatnonzero(seen["german"]["action_mask"] == 0)[0])
    for actions, error in (({"german": closed}, IllegalAction), ({}, ValueError), ({"german": 0, "british": 0}, ValueError)):
        with pytest.raises(error):
            env.step(actions)
        assert env.table.played == []
    with pytest.raises(BadSetting):
        rllib.make({"game": "hunt", "encoding": "points"})


@slow
@pytest.mark.parametrize("settings", SETTINGS, ids=lambda settings: settings["game"])
def test_rllib_has_nothing_against_it(settings: dict[str, Any]) -> None:
    from ray.rllib.utils.pre_checks.env import check_multiagent_environments

    check_multiagent_environments(rllib.make({**settings, "illegal": "default"}))
