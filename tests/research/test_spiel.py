"""OpenSpiel's own tests, and what they do not look at."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from tests.cost import first, only, slow
from tests.tensors import SIZE
from vezerkar import BadOption, IllegalAction
from vezerkar.engine import Dice, Event
from vezerkar.engine.dice import key_of
from vezerkar.research import spiel
from vezerkar.research.actions import BadSetting
from vezerkar.research.spiel import SpielState, heard_after

NAMES = spiel.register()
OPPOSITE = "(encoding=slots,chance=16,recall=True)"
LIGHT = ["python_vezerkar_hunt", "python_vezerkar_quartermaster"]
READY = "army_a=budapest_1944,army_b=assault_group_1944"
games = pytest.mark.parametrize("name", only(NAMES, LIGHT))


def moments(game: Any, seed: int, every: int = 10) -> list[SpielState]:
    """Some states of a random game in which somebody is to choose, and the last one."""
    rng = Random(seed)
    s = game.new_initial_state()
    found = []
    while not s.is_terminal():
        if s.is_chance_node():
            s.apply_action(rng.choice(s.chance_outcomes())[0])
            continue
        if rng.randrange(every) == 0:
            found.append(s.clone())
        s.apply_action(rng.choice(s.legal_actions()))
    return [*found, s]


SIMULATIONS = [
    *[(name, 1, True) for name in LIGHT],
    *[pytest.param(name, 4 * SIZE, saved, marks=slow) for name in LIGHT for saved in (True, False)],
]


@pytest.mark.parametrize(("name", "count", "saved"), SIMULATIONS)
@pytest.mark.slow
def test_openspiel_has_nothing_against_it(name: str, count: int, saved: bool) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=count, serialize=saved, verbose=False)
    pyspiel.random_sim_test(pyspiel.load_game(name + OPPOSITE), num_sims=max(1, count // 4), serialize=saved, verbose=False)


@slow
@pytest.mark.parametrize("name", ["python_vezerkar_triumph()", f"python_vezerkar_wg35({READY})"])
def test_openspiel_has_nothing_against_long_games(name: str) -> None:
    """It looks at every observation of every state as a list of numbers, so one game takes a minute."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", [name for name in NAMES if name not in LIGHT])
def test_a_long_game_begins_is_copied_and_is_saved(name: str) -> None:
    game = pyspiel.load_game(name + OPPOSITE)
    s = game.new_initial_state()
    rng = Random(1)
    for _ in range(30):
        s.apply_action(rng.choice([action for action, _ in s.chance_outcomes()] if s.is_chance_node() else s.legal_actions()))
    again = pickle.loads(pickle.dumps(s))
    assert again.rules.game.dump(again.state) == s.rules.game.dump(s.state)
    before = s.rules.game.dump(s.state)
    s.clone().apply_action(s.legal_actions()[0])
    assert s.rules.game.dump(s.state) == before
    seat = s.current_player()
    resampled = s.resample_from_infostate(seat, rng.random)
    assert resampled.information_state_string(seat) == s.information_state_string(seat)
    assert resampled.legal_actions() == s.legal_actions()


@games
@pytest.mark.parametrize("count", first([60, 200 * SIZE]))
def test_what_is_resampled_looks_the_same(name: str, count: int) -> None:
    game = pyspiel.load_game(name + "(recall=True)")
    observer = game.make_py_observer()
    other_states = 0
    left, seed = count, 0
    while left > 0:
        for s in moments(game, seed):
            rng = Random(left)
            seat = rng.randrange(game.num_players())
            resampled = s.resample_from_infostate(seat, rng.random)
            assert resampled.information_state_string(seat) == s.information_state_string(seat)
            assert resampled.current_player() == s.current_player()
            if s.current_player() == seat:
                assert resampled.legal_actions() == s.legal_actions()
            observer.set_from(s, seat)
            row = observer.tensor.copy()
            observer.set_from(resampled, seat)
            assert (observer.tensor == row).all() and row.any()
            other_states += str(s.state and s.rules.game.dump(s.state)["state"]) != str(
                resampled.rules.game.dump(resampled.state)["state"]
            )
            left -= 1
        seed += 1
    assert other_states


@games
def test_the_search_of_openspiel_finds_a_legal_action(name: str) -> None:
    game = pyspiel.load_game(name + "(recall=True)")
    s = moments(game, 3)[4]
    searcher = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        max_simulations=3,
        max_world_samples=-1,
        random_state=np.random.RandomState(1),
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(2)),
    )
    assert searcher.step(s) in s.legal_actions()


@games
@pytest.mark.parametrize("bot", ["greedy", "search:4"])
def test_our_bots_play(name: str, bot: str) -> None:
    game = pyspiel.load_game(name)
    ours = spiel.bot(bot, name.removeprefix("python_vezerkar_"), 1)
    for s in moments(game, 5, every=30)[:3]:
        assert ours.step(s) in s.legal_actions()


def test_the_future_is_no_part_of_a_state() -> None:
    s = pyspiel.load_game("python_vezerkar_hunt").new_initial_state()
    s.apply_action(0)
    rng = Random(1)
    while not s.is_chance_node():
        s.apply_action(rng.choice(s.legal_actions()))
    states = []
    for outcome in (0, 1, 0):
        clone = s.clone()
        clone.apply_action(outcome)
        states.append(clone.rules.game.dump(clone.state))
    assert states[0] == states[2] != states[1]
    assert len(s.chance_outcomes()) == 64 and sum(chance for _, chance in s.chance_outcomes()) == 1


def test_a_state_follows_from_its_history_and_can_be_saved() -> None:
    game = pyspiel.load_game("python_vezerkar_quartermaster" + OPPOSITE)
    s = moments(game, 2)[-2]
    again = game.new_initial_state()
    for action in s.history():
        again.apply_action(action)
    assert str(again) == str(s) and again.rules.game.dump(again.state) == s.rules.game.dump(s.state)
    loaded = pickle.loads(pickle.dumps(s))
    assert loaded.rules is s.rules and loaded.observation_string(0) == s.observation_string(0)
    assert loaded.legal_actions() == s.legal_actions()


@games
def test_the_end_is_worth_the_same_as_at_our_table_and_sums_to_zero(name: str) -> None:
    winners = set()
    for seed in range(4 if name in LIGHT else 1):
        last = moments(pyspiel.load_game(name), seed)[-1]
        outcome = last.rules.game.outcome(last.state)
        assert outcome is not None
        worth = dict(zip(last.rules.seats, last.returns(), strict=True))
        assert {seat for seat, value in worth.items() if value > 0} == {*outcome.winners} and sum(worth.values()) == 0
        winners.add(outcome.winners)
    assert winners


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("python_vezerkar_quartermaster(german_navies=3,magic=tracked)")
    assert game.new_initial_state().rules.options["german_navies"] == "3"
    with pytest.raises(BadOption, match="option 'side' cannot be 'other'"):
        pyspiel.load_game("python_vezerkar_hunt(side=other)")
    with pytest.raises(BadSetting, match="an action of OpenSpiel is a number and has no point: encoding=slots"):
        pyspiel.load_game("python_vezerkar_wg35(encoding=points)")
    with pytest.raises(BadSetting, match="chance=1 is not from 2 to 4096"):
        pyspiel.load_game("python_vezerkar_hunt(chance=1)")


def test_a_game_without_recall_has_no_information_state() -> None:
    game = pyspiel.load_game("python_vezerkar_hunt")
    s = moments(game, 1)[0]
    assert not game.get_type().provides_information_state_string
    assert '"seat":"german"' in s.observation_string(0)
    with pytest.raises(BadSetting, match="recall=True"):
        s.information_state_string(0)


def test_an_information_state_remembers_what_the_seat_did_and_learned() -> None:
    everybody, german = Event("storm", {"turns": 1}, 3), Event("placed", {"space": "24"}, 1)
    assert heard_after(b"", [german], 1) == b"" != heard_after(b"", [german], 0)
    assert heard_after(b"", [everybody, german], 1) == heard_after(b"", [everybody], 1)
    game = pyspiel.load_game("python_vezerkar_hunt(recall=True)")
    s = game.new_initial_state()
    s.apply_action(0)
    other = s.clone()
    s.apply_action(s.legal_actions()[0])
    other.apply_action(other.legal_actions()[1])
    assert s.information_state_string(0) != other.information_state_string(0)


def test_an_illegal_action_changes_nothing() -> None:
    s = pyspiel.load_game("python_vezerkar_hunt").new_initial_state()
    s.apply_action(0)
    before = s.rules.game.dump(s.state)
    wrong = next(i for i in range(386) if i not in s.legal_actions())
    with pytest.raises(IllegalAction):
        s._apply_action(wrong)
    assert s.rules.game.dump(s.state) == before and s.state.dice.key == Dice(s.key).key != key_of("")
