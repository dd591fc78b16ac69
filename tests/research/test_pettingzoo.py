"""PettingZoo's own tests, and what they do not look at."""

from __future__ import annotations

import warnings
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from gymnasium import spaces

from tests.cost import first, only, slow
from vezerkar import IllegalAction, game, replay
from vezerkar.research import hunt_v1, quartermaster_v1, triumph_v1, wg35_v1

with warnings.catch_warnings():
    # They import PettingZoo's own games, if those have their packages here, in a way that PettingZoo warns of.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test.api_test import api_test
    from pettingzoo.test.parallel_test import parallel_api_test
    from pettingzoo.test.render_test import render_test
    from pettingzoo.test.seed_test import seed_test

pytestmark = [
    pytest.mark.filterwarnings("ignore:We recommend agents to be named"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]
"""Matters of taste: names without a number, and a mask beside the observation."""

MODULES = only((hunt_v1, quartermaster_v1, triumph_v1, wg35_v1), (hunt_v1, quartermaster_v1))
SETTINGS = [
    {"encoding": "auto"},
    {"encoding": "slots", "interrupts": True},
    {"encoding": "slots"},
    {"encoding": "auto", "interrupts": True, "reward": "score", "forced": "show"},
]
games = pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__.rpartition(".")[2])


@games
@pytest.mark.parametrize("settings", first(SETTINGS))
def test_pettingzoo_has_nothing_against_seats_in_turn(module: ModuleType, settings: dict[str, Any]) -> None:
    api_test(module.env(**settings), 1000)
    seed_test(lambda: module.env(**settings))


@slow
@games
@pytest.mark.parametrize("settings", first(SETTINGS))
def test_pettingzoo_has_nothing_against_seats_at_once(module: ModuleType, settings: dict[str, Any]) -> None:
    parallel_api_test(module.parallel_env(**settings), 300)


@slow
@pytest.mark.filterwarnings("ignore:Action space for each agent probably should be")
def test_pettingzoo_has_nothing_against_points() -> None:
    """But that an action has two parts."""
    settings: dict[str, Any] = {"encoding": "points", "options": game("wg35").recommended}
    api_test(wg35_v1.env(**settings), 1000)
    seed_test(lambda: wg35_v1.env(**settings))
    parallel_api_test(wg35_v1.parallel_env(**settings), 300)


@slow
@games
def test_pettingzoo_has_nothing_against_the_pictures(module: ModuleType) -> None:
    def env(render_mode: str | None = None) -> Any:
        return module.env(render_mode=render_mode)

    render_test(env)


def end_of(env: Any, seed: int) -> tuple[dict[str, float], dict[str, float]]:
    """Play a random game: the sum of what `last` said to each agent, and of what `rewards` had."""
    rng = Random(seed)
    env.reset(seed=seed)
    heard = dict.fromkeys(env.possible_agents, 0.0)
    given = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(10_000):
        seen, worth, over, cut, _ = env.last()
        heard[agent] += worth
        if over or cut:
            env.step(None)
            continue
        env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        for name, value in env.rewards.items():
            given[name] += value
    return heard, given


@games
@pytest.mark.parametrize("reward", ["outcome", "score"])
def test_a_reward_comes_once(module: ModuleType, reward: str) -> None:
    env = module.env(reward=reward)
    for seed in range(3 if module in (hunt_v1, quartermaster_v1) else 1):
        heard, given = end_of(env, seed)
        worth = dict(zip(env.possible_agents, env.table.returns(), strict=True))
        assert heard == pytest.approx(worth) and given == pytest.approx(worth)


def test_an_illegal_action_leaves_the_same_agent_to_act() -> None:
    env = hunt_v1.env()
    env.reset(seed=1)
    agent = env.agent_selection
    wrong = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        env.step(wrong)
    assert env.agent_selection == agent and not env.table.played
    with pytest.raises(ValueError, match="german is to act"):
        env.step(None)


def test_a_forfeit_ends_the_game_and_the_next_one_is_clean() -> None:
    env = hunt_v1.env(illegal="forfeit")
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.observe("german")["action_mask"] == 0)[0]))
    assert env.rewards == {"german": -1.0, "british": 1.0} and all(env.terminations.values())
    heard, _ = end_of(env, 2)
    assert sorted(heard.values()) == [-1.0, 1.0]


def test_a_game_that_is_cut_off_is_truncated_without_a_reward() -> None:
    env = hunt_v1.env(limit=3)
    env.reset(seed=1)
    for _ in range(3):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert all(env.truncations.values()) and not any(env.terminations.values()) and not any(env.rewards.values())


def test_who_is_not_asked_has_no_action_and_sees_no_secret() -> None:
    env = quartermaster_v1.env()
    env.reset(seed=1)
    assert env.agent_selection == "germany"
    before = env.observe("uk")
    assert not before["action_mask"].any()
    env.step(int(np.flatnonzero(env.observe("germany")["action_mask"])[-1]))
    chosen_last = env.observe("uk")["observation"]
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.observe("germany")["action_mask"])[0]))
    assert (env.observe("uk")["observation"] == chosen_last).all()


def test_information_tells_the_seed_and_on_demand_the_actions() -> None:
    env = hunt_v1.env(info=True)
    env.reset(seed=4)
    assert env.infos["german"] == {"seed": "4/0", "ply": 0, "forced": [], "notation": ""}
    env.step(env.table.encoding.index(env.table.legal, env.table.game.parse("to 24")))
    assert env.infos[env.agent_selection]["notation"] == "to 24"
    env.reset()
    assert env.infos["german"]["seed"] == "4/1"
    assert env.metadata["layout"] == env.table.layout.hash and env.metadata["name"] == "vezerkar_hunt_v1"


def test_those_who_are_not_asked_wait() -> None:
    env = hunt_v1.parallel_env()
    seen, _ = env.reset(seed=1)
    wait = env.wait
    assert env.action_space("british") == spaces.Discrete(wait + 1)
    assert list(np.flatnonzero(seen["british"]["action_mask"])) == [wait] and not seen["german"]["action_mask"][wait]
    first_legal = int(np.flatnonzero(seen["german"]["action_mask"])[0])
    with pytest.raises(ValueError, match="british is not asked"):
        env.step({"german": first_legal, "british": 0})
    with pytest.raises(ValueError, match="british has no action"):
        env.step({"german": first_legal})
    assert not env.table.played


@slow
@games
def test_seats_at_once_play_a_match_that_replays(module: ModuleType) -> None:
    env = module.parallel_env()
    rng = Random(1)
    together = 0
    for seed in range(4 if module in (hunt_v1, quartermaster_v1) else 1):
        seen, _ = env.reset(seed=seed)
        worth: dict[str, float] = {}
        while env.agents:
            chosen = {agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in env.agents}
            together += sum(index != env.wait for index in chosen.values()) > 1
            seen, worth, ends, cuts, _ = env.step(chosen)
        assert all(ends.values()) and not any(cuts.values())
        match = replay(env.table.record().text())
        assert match.outcome is not None and {agent for agent, value in worth.items() if value > 0} == {*match.outcome.winners}
    assert together or module is hunt_v1  # there only in a battle


@pytest.mark.slow
def test_pictures() -> None:
    env = hunt_v1.env(render_mode="ansi")
    env.reset(seed=1)
    assert "Graf Spee: not yet placed." in env.render()
    env = hunt_v1.env(render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.shape[1:] == (600, 3) and picture.dtype == np.uint8
    env = hunt_v1.env()
    env.reset(seed=1)
    assert env.render() is None
