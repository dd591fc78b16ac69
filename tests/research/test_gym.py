"""Gymnasium: one learner, the others played by bots and policies."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray

import vezerkar
from tests.cost import first, only
from tests.tensors import LIGHT
from vezerkar import IllegalAction, UnknownBot
from vezerkar.arena.simulate import simulate
from vezerkar.engine import Observation
from vezerkar.research.actions import BadSetting
from vezerkar.research.gym import IDS, OneLearner

SEATS = {"hunt": "german", "quartermaster": "uk", "triumph": "west", "wg35": "b"}


class Mapped(OneLearner):
    """Takes a legal action in place of one that is not, for those who try any."""

    def step(self, action: Any) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        legal = np.flatnonzero(self.action_masks())
        return super().step(action if action in legal else int(legal[int(action) % len(legal)]))


def first_legal(seen: NDArray[np.uint8], mask: NDArray[np.int8], options: NDArray[np.int16] | None = None) -> int:
    """A policy."""
    assert seen.ndim == 1 and mask.any()
    return int(np.flatnonzero(mask)[0])


def played(env: Any, seed: int | None, choose: Callable[[Any], int]) -> float:
    """Play a game and return what the learner had of it."""
    _, told = env.reset(seed=seed)
    total, over = 0.0, False
    while not over:
        assert told["action_mask"].any()
        _, worth, over, cut, told = env.step(choose(told))
        assert not cut
        total += worth
    return total


@pytest.mark.parametrize("name", only(IDS, LIGHT))
def test_gymnasium_has_nothing_against_it(name: str) -> None:
    for encoding in ("auto", "slots"):
        check_env(Mapped(name, SEATS[name], encoding=encoding), skip_render_check=True)


@pytest.mark.parametrize("opponent", first(["random", "greedy"], 2))
@pytest.mark.parametrize("seat", ["german", "british"])
def test_a_learner_who_plays_as_a_bot_gets_the_result_of_the_simulation(seat: str, opponent: str) -> None:
    other = "british" if seat == "german" else "german"
    results = list(simulate("hunt", 2, {seat: "greedy", other: opponent}, seed=3, record=True))
    env = OneLearner("hunt", seat, opponent, forced="show")
    for i, result in enumerate(results):
        player = vezerkar.bot("greedy", "hunt", f"{result.seed} {seat}")

        def choose(told: Any, player: Any = player) -> int:
            table = env.table
            action = player.choose(Observation.of(table.match(), seat))
            return table.encoding.index(table.legal, action.code)

        worth = played(env, 3 if i == 0 else None, choose)
        assert worth == (1.0 if seat in result.winners else -1.0)
        assert env.table.seed == result.seed and env.table.record().actions == vezerkar.Record.parse(result.record).actions


def test_the_same_seed_is_the_same_game_and_opponents_are_drawn_by_it() -> None:
    records = []
    for _ in range(2):
        env = OneLearner("hunt", "british", ["random", first_legal])
        rng = Random(1)
        drawn = []
        for episode in range(6):
            played(env, 9 if episode == 0 else None, lambda told: int(rng.choice(np.flatnonzero(told["action_mask"]))))  # noqa: B023
            drawn.append(callable(env.players[0]))
            records.append(env.table.record().text())
        assert len(set(drawn)) == 2
    assert records[:6] == records[6:] and len(set(records)) == 6


def test_one_learner_may_have_several_seats_and_others_be_named_by_side() -> None:
    env = OneLearner("quartermaster", ("germany", "italy"), {"japan": first_legal, "allies": "random"})
    _, told = env.reset(seed=1)
    seats = set()
    for _ in range(200):
        seats.add(told["seat"])
        _, _, over, _, told = env.step(first_legal(np.zeros(1, np.uint8), told["action_mask"]))
        if over:
            break
    assert seats == {"germany", "italy"}


def test_the_mask_is_told_and_at_the_end_one_action_is_open() -> None:
    env = gymnasium.make("vezerkar/Hunt-v1", seat="german", opponent=first_legal)
    seen, told = env.reset(seed=1)
    assert env.observation_space.contains(seen) and (told["action_mask"] == env.unwrapped.action_masks()).all()  # type: ignore[attr-defined]
    over = False
    while not over:
        seen, _, over, _, told = env.step(int(np.flatnonzero(told["action_mask"])[-1]))
    assert list(np.flatnonzero(told["action_mask"])) == [0]
    with pytest.raises(ValueError, match="the game is over"):
        env.unwrapped.step(0)


def test_ready_armies_need_not_be_built() -> None:
    env = gymnasium.make("vezerkar/WG35Ready-v1", seat="b", opponent=first_legal)
    seen, told = env.reset(seed=1)
    assert env.observation_space.contains(seen) and told["action_mask"].any()
    table = env.unwrapped.table  # type: ignore[attr-defined]
    assert {name: table.options[name] for name in ("army_a", "army_b")} == dict(vezerkar.game("wg35").recommended)
    own = gymnasium.make("vezerkar/WG35Ready-v1", seat="b", options={"points": "200", "army_a": "choose"})
    assert own.unwrapped.table.options["army_a"] == "choose"  # type: ignore[attr-defined]
    assert own.unwrapped.table.options["army_b"] == "assault_group_1944"  # type: ignore[attr-defined]


def test_vectors_of_gymnasium_run() -> None:
    env = gymnasium.make_vec("vezerkar/Hunt-v1", num_envs=3, vectorization_mode="sync", seat="british")
    _, told = env.reset(seed=1)
    rng = Random(1)
    ends = 0
    for _ in range(300):
        choices = [int(rng.choice(np.flatnonzero(mask))) for mask in told["action_mask"]]
        _, _, over, _, told = env.step(np.array(choices))
        ends += int(over.sum())
    assert ends


def test_a_game_that_is_cut_off_says_nothing_of_the_opponents_hand() -> None:
    for limit in range(1, 40):
        env = OneLearner("hunt", "british", "random", limit=limit)
        _, told = env.reset(seed=1)
        cut = over = env.table.cut_off
        while not over:
            _, _, over, cut, told = env.step(int(np.flatnonzero(told["action_mask"])[-1]))
            over = over or cut
        assert cut and (env.table.seats[env.table.seat] == "british" or told["action_mask"].sum() == told["action_mask"][0] == 1)


def test_wrong_names_and_actions_are_refused() -> None:
    with pytest.raises(BadSetting, match="hunt has no seat french; it has: german, british"):
        OneLearner("hunt", "french")
    with pytest.raises(UnknownBot):
        OneLearner("hunt", "german", "deep")
    with pytest.raises(BadSetting, match="nobody plays british"):
        OneLearner("hunt", "german", {})
    env = OneLearner("hunt", "german")
    _, told = env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(int(np.flatnonzero(told["action_mask"] == 0)[0]))
    patient = OneLearner("hunt", "german", illegal="default")
    _, told = patient.reset(seed=1)
    assert patient.step(int(np.flatnonzero(told["action_mask"] == 0)[0]))[4]["refused"]
