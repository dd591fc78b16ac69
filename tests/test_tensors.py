"""What every tensor must do: keep secrets, have a place for everything, and mean the same as yesterday."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.cost import first
from tests.tensors import WITH_TENSOR, fields, moments, row, tensor_of
from vezerkar.arena.simulate import simulate
from vezerkar.engine import Dice, Game
from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.dice import key_of
from vezerkar.engine.record import Record
from vezerkar.engine.state import options
from vezerkar.engine.tensor import FACTS, PROMPTS, Field, Layout

PINNED: dict[str, dict[str, Any]] = json.loads(Path(__file__).with_name("tensors.json").read_text("utf-8"))
"""The hash of each layout and the number of actions: a change of either makes what others have learned useless."""

TEXTS = Path(__file__).resolve().parent.parent / "src" / "vezerkar" / "games"


@pytest.fixture(params=WITH_TENSOR, ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Game[Any, Any]:
    found: Game[Any, Any] = request.param
    return found


@pytest.mark.parametrize("pairs", first((400, 10_000)))
def test_a_seat_cannot_tell_an_imagined_state_by_its_row_or_options(game: Game[Any, Any], pairs: int) -> None:
    tensor = tensor_of(game)
    seats = range(len(game.seats()))
    left = pairs
    for seed in range(1_000_000):
        for s in moments(game, [f"secret {seed}"], every=10):
            for seat in seats:
                imagined = game.imagine(s, seat, Dice(key_of(f"{seed} {left}")))
                assert row(tensor, imagined, seat) == row(tensor, s, seat), f"seed {seed}, seat {seat}"
                if s.asked & BIT[seat]:
                    assert options(imagined, seat) == options(s, seat)
                assert game.interrupts(imagined, seat) == game.interrupts(s, seat)
                left -= 1
            if left <= 0:
                return


def test_what_is_hidden_makes_no_difference_but_what_is_seen_does(game: Game[Any, Any]) -> None:
    """Rows differ between seats, between moments, and between what is imagined for others."""
    tensor = tensor_of(game)
    seen = [[row(tensor, s, seat) for seat in range(2)] for s in moments(game, ["differ"])]
    assert len({rows[0] for rows in seen}) > len(seen) / 2
    assert all(rows[0] != rows[1] for rows in seen)


@pytest.mark.parametrize("count", first((12, {"hunt": 2000, "quartermaster": 1000})), ids=str)
def test_every_action_of_random_games_is_in_the_table(game: Game[Any, Any], count: int | dict[str, int]) -> None:
    tensor = tensor_of(game)
    codes = set(tensor.codes)
    seats = range(len(game.seats()))
    wanted = count if isinstance(count, int) else count[game.id]
    for s in moments(game, [f"cover {i}" for i in range(wanted)]):
        if s.over:
            continue
        for seat in seats:
            legal = options(s, seat) if s.asked & BIT[seat] else []
            unasked = game.interrupts(s, seat)
            assert codes.issuperset(legal) and codes.issuperset(unasked)
            assert len(legal) <= tensor.slots and len(legal) + len(unasked) <= tensor.more_slots


@pytest.mark.parametrize("count", first((1, 100)))
def test_every_action_of_greedy_games_is_in_the_table(game: Game[Any, Any], count: int) -> None:
    codes = set(tensor_of(game).codes)
    bots = dict.fromkeys(game.seats(), "greedy")
    for result in simulate(game.id, count, bots, seed="cover", record=True):
        assert codes.issuperset(game.parse(action) for _, action in Record.parse(result.record).actions)


def test_the_table_is_sorted_and_every_action_has_a_text_and_a_row_of_its_own(game: Game[Any, Any]) -> None:
    tensor = tensor_of(game)
    assert list(tensor.codes) == sorted(set(tensor.codes))
    for code in tensor.codes:
        assert game.parse(game.notation(code)) == code
    described = [tensor.describe(code) for code in tensor.codes]
    assert len(set(described)) == len(described)
    assert all(0 <= number < 1 << 15 for found in described for number in found)


def test_numbers_keep_to_their_range(game: Game[Any, Any]) -> None:
    tensor = tensor_of(game)
    for s in moments(game, range(8), every=20):
        for seat in range(len(game.seats())):
            found = fields(tensor, row(tensor, s, seat))
            for field in tensor.layout.fields:
                values = found[field.name]
                assert field.least <= min(values) and max(values) <= field.most, field.name
                if field.kind == "one":
                    length = field.shape[-1]
                    rows = [values[i : i + length] for i in range(0, len(values), length)]
                    assert all(sum(one) <= 1 for one in rows), field.name


def test_a_question_is_told_to_those_who_are_asked_alone(game: Game[Any, Any]) -> None:
    tensor = tensor_of(game)
    told = set()
    for s in moments(game, range(8), every=8):
        for seat in range(len(game.seats())):
            found = fields(tensor, row(tensor, s, seat))
            assert sum(found["prompt"]) == (s.asked >> seat & 1)
            if s.asked & BIT[seat]:
                question = s.stack[-1].question(s, seat)  # type: ignore[arg-type]
                assert found["prompt"][tensor.prompts[question.text]] == 1
                facts = [
                    value if isinstance(value, int) else tensor.words[name][value]
                    for name, value in question.args.items()
                    if name in tensor.facts
                ]
                assert sorted(facts) == sorted(number for number in found["facts"] if number) or 0 in facts
                told.add(question.text)
            else:
                assert not any(found["facts"])
    assert len(told) > 5


def test_every_question_of_the_texts_has_a_place(game: Game[Any, Any]) -> None:
    said = (TEXTS / game.id / "texts" / "game.en.ftl").read_text("utf-8")
    asked = {text for text in re.findall(r"^(ask-[a-z-]+)", said, re.MULTILINE) if not text.endswith("-in-vain")}
    tensor = tensor_of(game)
    assert asked == set(tensor.prompts)
    assert sorted(tensor.prompts.values()) == list(range(len(asked))) and len(asked) <= PROMPTS
    assert set(tensor.facts.values()) <= set(range(FACTS))


def test_the_layout_is_that_of_yesterday(game: Game[Any, Any]) -> None:
    tensor = tensor_of(game)
    found = {"layout": tensor.layout.hash, "size": tensor.layout.size, "actions": len(tensor.codes)}
    assert found == {key: PINNED[game.id][key] for key in found}


def test_the_score_has_a_number_for_each_side(game: Game[Any, Any]) -> None:
    tensor = tensor_of(game)
    for s in moments(game, ["score"]):
        assert len(tensor.score(s)) == len(game.sides())
    assert any(tensor.score(s))


def test_the_hash_follows_fields_and_rules() -> None:
    a, b = Field("a", (2, 3), "set"), Field("b", (4,), "wide", 1000, -1000)
    layout = Layout((a, b), "2.0")
    assert layout.offsets == {"a": 0, "b": 6, "prompt": 14, "facts": 78} and layout.size == 86
    assert Layout((a, b), "2.7").hash == layout.hash
    others = [Layout((b, a), "2.0"), Layout((a, b), "3.0"), Layout((a, b._replace(most=999)), "2.0"), Layout((a,), "2.0")]
    assert len({layout.hash, *(other.hash for other in others)}) == 5
