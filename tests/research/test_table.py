"""The table: seeds, seats, legal actions, rewards, records."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
import pytest

import vezerkar
from tests.cost import only, slow
from tests.tensors import LIGHT, LISTED, WITH_TENSOR, tensor_of
from tests.test_tensors import PINNED
from tests.tinygame import WeatherGauge
from vezerkar import Game, IllegalAction
from vezerkar.research.actions import BadSetting, Catalogue, Slots, TooManyOptions
from vezerkar.research.rewards import shares, side_values
from vezerkar.research.spaces import scaled, unflatten
from vezerkar.research.table import Settings, Table

NAMES = only([game.id for game in WITH_TENSOR], LIGHT)
ENCODINGS = [
    *[(name, encoding) for name in LIGHT for encoding in ("catalogue", "slots")],
    *[
        pytest.param(name, encoding, marks=slow)
        for name, encoding in (("triumph", "catalogue"), ("triumph", "slots"), ("wg35", "slots"))
    ],
]


def played(table: Table, seed: str, choice: int = 0) -> list[list[float]]:
    """Play a random game to the end and return the rewards of every step."""
    table.reset(seed)
    rng = Random(choice)
    worth = []
    while not table.over:
        legal = np.flatnonzero(table.mask(table.seat))
        worth.append(table.step(int(rng.choice(legal))))
    return worth


@pytest.mark.parametrize(("name", "encoding"), ENCODINGS)
def test_every_index_of_the_mask_is_legal_and_every_game_replays(name: str, encoding: str) -> None:
    table = Table(name, encoding=encoding, interrupts=True)
    for seed in range(3):
        worth = played(table, str(seed))
        assert table.over and table.seat == -1 and list(np.flatnonzero(table.mask(0))) == [0]
        match = vezerkar.replay(table.record().text())
        assert match.outcome is not None and match.state.over
        assert all(not any(step) for step in worth[:-1]) and worth[-1] == table.returns()
        won = {seat for seat, value in zip(table.seats, worth[-1], strict=True) if value > 0}
        assert won == set(match.outcome.winners)


@pytest.mark.parametrize("name", NAMES)
def test_mask_and_index_are_the_legal_actions(name: str) -> None:
    every = Table(name)
    assert every.encoding.name == ("slots" if name == "wg35" else "catalogue")
    slots = Table(name, encoding="slots")
    for table in (every, slots):
        table.reset("7")
    rng = Random(7)
    while not every.over:
        assert every.legal == slots.legal and len(every.legal) > 1
        chosen = [
            [table.encoding.code(table.legal, int(i)) for i in np.flatnonzero(table.mask(table.seat))] for table in (every, slots)
        ]
        assert chosen == [every.legal, every.legal]
        assert not any(every.mask(seat).any() for seat in range(len(every.seats)) if seat != every.seat)
        rows = slots.rows(slots.seat)
        assert [tuple(row) for row in rows[: len(slots.legal)].tolist()] == [slots.tensor.describe(code) for code in slots.legal]
        assert not rows[len(slots.legal) :].any()
        code = rng.choice(every.legal)
        assert every.encoding.code(every.legal, every.encoding.index(every.legal, code)) == code
        every.act(code)
        slots.act(code)


@pytest.mark.parametrize("game", LISTED, ids=lambda game: game.id)
def test_the_table_of_actions_is_that_of_yesterday(game: Game[Any, Any]) -> None:
    assert Catalogue(game, tensor_of(game)).hash == PINNED[game.id]["catalogue"]


@pytest.mark.parametrize("game", WITH_TENSOR, ids=lambda game: game.id)
def test_some_decisions_of_every_game(game: Game[Any, Any]) -> None:
    table = Table(game, options=game.recommended, reward="score", encoding="slots")
    table.reset("short")
    rng = Random(1)
    for _ in range(60):
        assert list(np.flatnonzero(table.mask(table.seat))) == list(range(len(table.legal)))
        assert sum(table.step(rng.randrange(len(table.legal)))) == pytest.approx(0)
        assert table.observe(table.seat).any() and (table.rows(table.seat)[: len(table.legal), 0] > 0).all()
    vezerkar.replay(table.record().text())


def test_a_game_without_a_table_of_actions_says_so() -> None:
    with pytest.raises(BadSetting, match="wg35 has no end of actions: encoding='slots'"):
        Table("wg35", encoding="catalogue")
    assert Table("wg35").encoding.n == 512


def test_actions_that_are_not_listed_can_be_taken() -> None:
    table = Table("wg35", vezerkar.game("wg35").recommended)
    table.reset("7")
    while not any(table.game.notation(code).startswith("place ") for code in table.legal):
        table.act(table.legal[0])
    placed = next(code for code in table.legal if table.game.notation(code).startswith("place "))
    verb, figure, place = table.game.notation(placed).split()
    x, y, _ = map(int, place.split(","))
    for step in range(1, 40):
        other = f"{verb} {figure} {x + step},{y}"
        if table.accepts(table.game.parse(other)):
            break
    assert table.game.parse(other) not in table.legal
    seat = table.seats[table.seat]
    table.act_text(other)
    assert table.match().view(seat)["figures"][figure]["at"][:2] == [x + step, y]
    assert vezerkar.replay(table.record().text()).view(seat) == table.match().view(seat)
    with pytest.raises(IllegalAction):
        table.act_text(f"{verb} {figure} 2046,2046")
    hunt = Table("hunt")
    hunt.reset("7")
    with pytest.raises(IllegalAction):
        hunt.act_text("play G01 ap")
    hunt.act_text("to 24")
    assert len(hunt.played) == 1


def test_a_point_stands_in_the_row_of_its_action() -> None:
    table = Table("wg35")
    describe, parse = table.tensor.describe, table.game.parse
    assert describe(parse("to 412,300,20"))[5:] == (412, 300, 20)
    assert describe(parse("place b2 412,300,20"))[1:] == (1, 17, 2, 0, 412, 300, 20)
    assert describe(parse("activate b2"))[1:] == (1, 17, 0, 0, 0, 0, 0)
    assert describe(parse("pass"))[1:] == (0,) * 7


def test_the_same_seed_is_the_same_game_and_episodes_are_numbered() -> None:
    table, other = Table("hunt"), Table("hunt")
    seeds = []
    for seed in (5, None, None, 5):
        table.begin(seed)
        seeds.append(table.seed)
    assert seeds == ["5/0", "5/1", "5/2", "5/0"]
    other.begin(5)
    assert (other.state.dice.key, other.legal) == (table.state.dice.key, table.legal)
    Table("hunt").begin()
    drawn = {Table("hunt") for _ in range(2)}
    for one in drawn:
        one.begin()
    assert len({one.seed for one in drawn}) == 2


def test_decisions_with_one_option_are_passed_on_unless_they_are_to_be_shown() -> None:
    shown, passed = Table("hunt", forced="show"), Table("hunt")
    for seed in range(5):
        shown.reset(str(seed))
        passed.reset(str(seed))
        rng = Random(seed)
        while not shown.over:
            if len(shown.legal) == 1:
                shown.act(shown.legal[0])
                continue
            assert (shown.seat, shown.legal) == (passed.seat, passed.legal)
            code = rng.choice(shown.legal)
            shown.act(code)
            passed.act(code)
        assert passed.over and shown.played == passed.played
        assert passed.decided < shown.decided == len(shown.played)


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing() -> None:
    table = Table("hunt")
    table.reset("7")
    play = table.game.parse("play G01 ap")
    index = table.encoding.index(table.legal, play)
    before = table.game.dump(table.state)
    with pytest.raises(IllegalAction):
        table.step(index)
    with pytest.raises(IllegalAction):
        table.act(play)
    assert table.game.dump(table.state) == before and table.played == []
    for beyond in (-1, table.encoding.n):
        with pytest.raises(ValueError, match="is not from 0 to 385"):
            table.step(beyond)
    slots = Table("hunt", encoding="slots", illegal="forfeit")
    slots.reset("7")
    assert slots.step(len(slots.legal)) == [-1.0, 1.0] and slots.over and slots.seat == -1
    slots.reset("7")
    assert not slots.over and not any(slots.step(0))


def test_an_illegal_action_becomes_the_default() -> None:
    table = Table("hunt", illegal="default")
    table.reset("7")
    table.step(0)
    assert table.refused and table.game.notation(table.played[0][1]) == "to 01"
    table.step(table.encoding.index(table.legal, table.legal[-1]))
    assert not table.refused


def test_seats_that_choose_at_once_do_not_see_each_other_and_a_bad_choice_changes_nothing() -> None:
    table = Table("quartermaster")
    table.reset("7")
    assert table.asked() == list(range(6))
    indices = {seat: table.encoding.index(legal, legal[0]) for seat in table.asked() if (legal := table.legal_of(seat))}
    before = table.game.dump(table.state)
    with pytest.raises(IllegalAction):
        table.step_all(indices | {3: table.encoding.n - 1})
    assert table.game.dump(table.state) == before
    table.step_all(indices)
    assert [seat for seat, _ in table.played] == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize("name", NAMES)
def test_rewards_by_score_sum_to_zero_and_telescope(name: str) -> None:
    table = Table(name, vezerkar.game(name).recommended, reward="score")
    shaped = 0
    for seed in range(3):
        worth = played(table, str(seed))
        shaped += sum(any(step) for step in worth[:-1])
        for step in worth:
            assert sum(step) == pytest.approx(0)
        total = [sum(step[seat] for step in worth) for seat in range(len(table.seats))]
        assert total == pytest.approx(table.returns())


def test_a_reward_of_ones_own_sees_both_states() -> None:
    def spent(table: Table, seat: int, before: Any, after: Any) -> float:
        assert before is not after
        return float(after.turn - before.turn) if seat == 0 else 0.0

    table = Table("hunt", reward=spent)
    worth = played(table, "1")
    assert sum(step[0] for step in worth) == table.game.turn(table.state) and not any(step[1] for step in worth)


@pytest.mark.parametrize(
    ("winners", "values", "by_seat"),
    [
        (("a",), [1, -0.5, -0.5], [1, -0.5, -0.25, -0.25]),
        (("b", "c", "d"), [-1, 0.5, 0.5], [-1, 0.5, 0.25, 0.25]),
        ((), [0, 0, 0], [0, 0, 0, 0]),
        (("a", "b", "c"), [0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_values_of_an_end(winners: tuple[str, ...], values: list[float], by_seat: list[float]) -> None:
    sides: Mapping[str, tuple[str, ...]] = {"a": ("a",), "b": ("b",), "c": ("c", "d")}
    found = side_values(sides, winners)
    assert found == values
    assert shares(found, [0, 1, 2, 2]) == by_seat
    assert shares([1.0, -1.0], [0, 1, 0, 1]) == [1, -1, 1, -1]


def test_a_long_game_is_cut_off() -> None:
    table = Table("hunt", limit=5)
    table.reset("1")
    for _ in range(5):
        assert not table.cut_off
        table.act(table.legal[0])
    assert table.cut_off and not table.over


def test_a_clone_goes_on_by_itself() -> None:
    table = Table("hunt", reward="score", events=True)
    table.reset("3")
    for _ in range(20):
        table.act(table.legal[0])
    clone = table.clone()
    before, events = table.game.dump(table.state), len(table.events or ())
    while not clone.over:
        clone.step(clone.encoding.index(clone.legal, clone.legal[-1]))
    assert table.game.dump(table.state) == before and len(table.events or ()) == events and len(table.played) >= 20
    assert len(clone.events or ()) > events
    assert vezerkar.replay(clone.record()).state.over


def test_a_match_for_bots_has_the_events_of_the_game() -> None:
    table = Table("hunt", events=True)
    table.reset("3")
    for _ in range(10):
        table.act(table.legal[0])
    match = table.match()
    whole = vezerkar.replay(table.record())
    assert match.waiting() == whole.waiting() and match.events("british") == whole.events("british")
    assert match.view("german") == whole.view("german") and match.state is not table.state


def test_rows_as_fields_and_for_a_network() -> None:
    table = Table("quartermaster")
    table.reset("3")
    rows = np.stack([table.observe(seat) for seat in range(6)])
    found = unflatten(table.layout, rows)
    assert found["seat"].tolist() == np.eye(6, dtype=int).tolist()
    assert found["points"].tolist() == [[0, 0]] * 6 and found["hand"].sum() == 60
    net = scaled(table.layout, rows)
    assert net.dtype == np.float32 and net.min() >= 0 and net.max() <= 1
    assert net.shape == (6, table.layout.size - 2 - 4)


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"encoding": "points"}, "no action of hunt holds a point: encoding='slots'"),
        ({"encoding": "pictures"}, "there are: auto, catalogue, slots, points"),
        ({"reward": "glory"}, "there are: outcome, score, or a function"),
        ({"illegal": "ignore"}, "illegal='ignore' is none of: raise, forfeit, default"),
        ({"forced": "hide"}, "forced='hide' is none of: pass, show"),
    ],
)
def test_a_setting_that_is_none_is_refused(settings: Settings, said: str) -> None:
    with pytest.raises(BadSetting, match=said):
        Table("hunt", **settings)


def test_a_game_without_a_tensor_says_so() -> None:
    with pytest.raises(BadSetting, match="gauge has no tensor yet"):
        Table(WeatherGauge())


def test_a_list_longer_than_the_game_said_leads_to_the_match() -> None:
    table = Table("hunt", encoding="slots")
    table.reset("7")
    assert isinstance(table.encoding, Slots)
    table.encoding.n = 40
    with pytest.raises(TooManyOptions, match="41 options are more than 40") as error:
        table.mask(table.seat)
    assert vezerkar.Record.parse(error.value.record).seed == "7"


def test_reading_a_row_changes_nothing() -> None:
    table = Table("quartermaster")
    table.reset("1")
    for seat in range(6):
        before = table.game.dump(table.state)
        one, other = table.observe(seat), table.observe(seat)
        assert (one == other).all() and one is not other and table.game.dump(table.state) == before
    assert all((a != b).any() for a, b in pairwise([table.observe(seat) for seat in range(6)]))
