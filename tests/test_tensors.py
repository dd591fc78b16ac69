"""What every tensor must do: keep secrets, have a place for everything, and mean the same as yesterday."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.cost import first, slow
from tests.tensors import LIGHT, LISTED, SIZE, WITH_TENSOR, fields, moments, row, tensor_of
from tests.test_docs import DATA, DOCS
from tools.rules_corpus import read
from vezerkar import game as game_of
from vezerkar.arena.simulate import simulate
from vezerkar.engine import Dice, Game, State
from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.dice import key_of
from vezerkar.engine.record import Record
from vezerkar.engine.state import options
from vezerkar.engine.tensor import FACTS, PROMPTS, QUESTION, Field, Layout

PINNED: dict[str, dict[str, Any]] = json.loads(Path(__file__).with_name("tensors.json").read_text("utf-8"))
"""The hash of each layout and the number of actions: a change of either makes what others have learned useless."""

TEXTS = Path(__file__).resolve().parent.parent / "src" / "vezerkar" / "games"


@pytest.fixture(params=WITH_TENSOR, ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Game[Any, Any]:
    found: Game[Any, Any] = request.param
    return found


@cache
def some_states(name: str) -> list[State]:
    """States of random games: many of the short games, few of the long ones, for it takes long to read their rows."""
    seeds, every = (range(6), 12) if name in LIGHT else (range(1), 25)
    return [s.clone() for s in moments(game_of(name), seeds, every)]


@pytest.mark.parametrize("pairs", first((400, 2000 * SIZE)))
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
    seen = [[row(tensor, s, seat) for seat in range(2)] for s in some_states(game.id)]
    assert len({rows[0] for rows in seen}) > len(seen) / 2
    assert all(rows[0] != rows[1] for rows in seen)


GAMES = {"hunt": 400 * SIZE, "quartermaster": 200 * SIZE, "triumph": 60 * SIZE, "wg35": 6 * SIZE}
"""The number of random games of which every action is looked at."""
FEW_GAMES = {"hunt": 12, "quartermaster": 12, "triumph": 6, "wg35": 1}


@pytest.mark.parametrize("counts", first((FEW_GAMES, GAMES)), ids=["few", "many"])
def test_every_action_of_random_games_is_in_the_table_and_no_list_too_long(game: Game[Any, Any], counts: dict[str, int]) -> None:
    tensor = tensor_of(game)
    codes = set(tensor.codes)
    seats = range(len(game.seats()))
    for s in moments(game, [f"cover {i}" for i in range(counts[game.id])]):
        if s.over:
            continue
        for seat in seats:
            legal = options(s, seat) if s.asked & BIT[seat] else []
            unasked = game.interrupts(s, seat)
            assert not codes or (codes.issuperset(legal) and codes.issuperset(unasked))
            assert len(legal) <= tensor.slots and len(legal) + len(unasked) <= tensor.more_slots


listed_games = pytest.mark.parametrize("listed", LISTED, ids=lambda value: value.id)


@listed_games
def test_every_action_of_finished_matches_is_in_the_table(listed: Game[Any, Any]) -> None:
    """Half of these were played by `greedy`, which gets to where random players do not."""
    codes = set(tensor_of(listed).codes)
    played = {action for one in read(listed.id).matches for _, action in one.actions}
    assert len(played) > 200 and codes.issuperset(map(listed.parse, played))


@slow
@pytest.mark.skipif(SIZE == 1, reason="VEZERKAR_TENSORS=5 plays new games of greedy, which take minutes")
@listed_games
def test_every_action_of_greedy_games_is_in_the_table(listed: Game[Any, Any]) -> None:
    codes = set(tensor_of(listed).codes)
    bots = dict.fromkeys(listed.seats(), "greedy")
    for result in simulate(listed.id, SIZE * (20 if listed.id in LIGHT else 1), bots, seed="cover", record=True):
        assert codes.issuperset(listed.parse(action) for _, action in Record.parse(result.record).actions)


def test_the_table_is_sorted_and_every_action_has_a_text_and_a_row_of_its_own(game: Game[Any, Any]) -> None:
    tensor = tensor_of(game)
    assert list(tensor.codes) == sorted(set(tensor.codes))
    codes = tensor.codes or {code for s in some_states(game.id) for seat in seats_of(s) for code in options(s, seat)}
    for code in codes:
        assert game.parse(game.notation(code)) == code
    described = [tensor.describe(code) for code in codes]
    assert len(set(described)) == len(described)
    assert all(0 <= number < 1 << 15 for found in described for number in found)


def seats_of(s: State) -> list[int]:
    """The seats that are asked."""
    return [seat for seat in range(8) if s.asked & BIT[seat] and not s.over]


def test_numbers_keep_to_their_range(game: Game[Any, Any]) -> None:
    tensor = tensor_of(game)
    for s in some_states(game.id):
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
    for s in some_states(game.id):
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
    said = "".join([file.read_text("utf-8") for file in (TEXTS / game.id / "texts").glob("*.en.ftl")])
    asked = {text for text in re.findall(r"^(ask-[a-z_-]+)", said, re.MULTILINE) if not text.endswith("-in-vain")}
    tensor = tensor_of(game)
    assert asked == set(tensor.prompts)
    assert sorted(tensor.prompts.values()) == list(range(len(asked))) and len(asked) <= PROMPTS
    assert set(tensor.facts.values()) <= set(range(FACTS))


@pytest.mark.parametrize(("name", "page"), DATA)
def test_the_page_of_data_has_every_field_of_the_row(name: str, page: str) -> None:
    """Name, shape, kind and range of each, in order; a line may tell of several."""
    layout = tensor_of(game_of(name)).layout
    text = (DOCS / page).read_text("utf-8")
    section = text[text.index("\n## Tensor\n") :].partition("\n## ")[2].partition("\n## ")[0]
    assert f"It has {layout.size:,} bytes." in section
    told: list[tuple[str, str, str]] = []
    for line in re.findall(r"^\| (`.*) \|$", section, re.MULTILINE):
        names, shapes, kinds, meaning = line.split(" | ")
        found = re.findall(r"`(\w+)`", names)
        parts = [said.split("; ") for said in (shapes, kinds)]
        assert meaning and all(len(said) in (1, len(found)) for said in parts)
        told += zip(found, *[said * len(found) if len(said) == 1 else said for said in parts], strict=True)
    ranges = {"set": "set", "one": "one", "number": "number, {} to {}", "wide": "wide, {} to {}"}
    assert told == [
        (field.name, " × ".join(map(str, field.shape)), ranges[field.kind].format(field.least, field.most))
        for field in layout.fields
        if field not in QUESTION
    ]


def test_the_layout_is_that_of_yesterday(game: Game[Any, Any]) -> None:
    tensor = tensor_of(game)
    found = {"layout": tensor.layout.hash, "size": tensor.layout.size, "actions": len(tensor.codes)}
    assert found == {key: PINNED[game.id][key] for key in found}


@pytest.mark.parametrize(
    ("scored", "chosen"),
    [*[(scored, dict(scored.recommended)) for scored in WITH_TENSOR], (game_of("triumph"), {"players": "two"})],
    ids=lambda value: value.id if isinstance(value, Game) else "-".join(value.values()),
)
def test_the_score_has_a_number_for_each_side(scored: Game[Any, Any], chosen: dict[str, str]) -> None:
    tensor = tensor_of(scored)
    scores = [tensor.score(s) for s in moments(scored, ["score"], options_of=chosen)]
    assert all(len(score) == len(scored.sides(chosen)) for score in scores)
    assert any(map(any, scores))


def test_the_hash_follows_fields_and_rules() -> None:
    a, b = Field("a", (2, 3), "set"), Field("b", (4,), "wide", 1000, -1000)
    layout = Layout((a, b), "2.0")
    assert layout.offsets == {"a": 0, "b": 6, "prompt": 14, "facts": 78} and layout.size == 86
    assert Layout((a, b), "2.7").hash == layout.hash
    others = [Layout((b, a), "2.0"), Layout((a, b), "3.0"), Layout((a, b._replace(most=999)), "2.0"), Layout((a,), "2.0")]
    assert len({layout.hash, *(other.hash for other in others)}) == 5
