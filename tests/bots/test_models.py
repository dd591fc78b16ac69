"""Trained models: a file plays like any other bot, and says what is wrong with it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cost import slow
from tests.networks import made
from tests.tensors import fields, moments, row, tensor_of
from vezerkar import UnknownBot, simulate
from vezerkar import game as game_of
from vezerkar.arena.chunk import Job
from vezerkar.arena.header import Header, WrongVersion
from vezerkar.bots import bot, bot_names, models
from vezerkar.bots.conformance import check_bot
from vezerkar.bots.models import BadModel
from vezerkar.bots.network import OPTION_INPUTS, network_of, option_inputs
from vezerkar.engine import Observation

FIELDS = ["seat", "turn", "facts", "spee"]
"""Fields of The Hunt of every kind, one of them wide."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A model of The Hunt."""
    path = tmp_path / "chance.json"
    path.write_text(json.dumps(made("hunt", FIELDS)), encoding="utf-8")
    return path


@slow
@pytest.mark.parametrize("hidden", [0, 3])
def test_the_legal_action_with_the_greatest_output_is_taken(hidden: int) -> None:
    """Reckoned anew from the fields, as the page has it: inputs from 0 to 1, layers, nothing below 0 between them."""
    hunt = game_of("hunt")
    tensor = tensor_of(hunt)
    data = made("hunt", FIELDS, hidden)
    network = network_of(data, "hunt")
    looked = 0
    for s in moments(hunt, ["model"], every=5):
        for seat in range(2):
            written = bytearray(row(tensor, s, seat))
            written[tensor.layout.offsets["facts"]] = looked
            values = fields(tensor, bytes(written))
            x = [
                (value - field.least) / (field.most - field.least)
                for name in FIELDS
                for field in tensor.layout.fields
                if field.name == name
                for value in values[name]
            ]
            for number, layer in enumerate(data["layers"]):
                x = [
                    sum(w * one for w, one in zip(weights, x, strict=True)) + bias
                    for weights, bias in zip(layer["weights"], layer["bias"], strict=True)
                ]
                x = [max(0.0, one) for one in x] if number + 1 < len(data["layers"]) else x
            assert network.rate(tensor, written, list(tensor.codes)) == pytest.approx(x)
            looked += 1
    assert looked > 20


def test_an_option_has_an_input_for_its_verb_and_for_every_number_of_it() -> None:
    assert option_inputs((3, 2, 512, 0, 0, 0, 256, 0)) == [(3, 1.0), (128 + 2, 1.0), (160, 1.0), (192, 0.5), (195, 0.25)]
    assert OPTION_INPUTS == 128 + 32 + 32 + 5
    for name in ("hunt", "quartermaster", "triumph"):
        tensor = tensor_of(game_of(name))
        places = [place for code in tensor.codes for place, _ in option_inputs(tensor.describe(code))]
        assert min(places) >= 0 and max(places) < OPTION_INPUTS


def test_a_file_plays_as_a_bot_and_keeps_the_contract(file: Path) -> None:
    name = f"model:{file}"
    results = list(simulate("hunt", 2, {"german": name}, 3))
    assert [result.bots["german"] for result in results] == [name, name]
    assert results == list(simulate("hunt", 2, {"german": name}, 3))
    assert check_bot(name, "hunt", samples=6) == 12


def test_a_game_without_a_table_of_actions_has_its_options_rated(tmp_path: Path) -> None:
    """A model that likes one verb alone takes it whenever it may."""
    wg35 = game_of("wg35")
    tensor = tensor_of(wg35)
    match = wg35.start(1, wg35.recommended)
    decision = next(one for one in match.decisions() if len(one.options) > 1)
    data = made("wg35", ["seat"])
    for liked in {tensor.describe(action.code)[0] for action in decision.options}:
        data["layers"][0]["weights"] = [[0.0, 0.0, *[float(place == liked) for place in range(OPTION_INPUTS)]]]
        (tmp_path / f"likes{liked}.json").write_text(json.dumps(data), encoding="utf-8")
        chosen = bot(f"model:{tmp_path}/likes{liked}.json", "wg35").choose(Observation.of(match, decision.seat))
        assert tensor.describe(chosen.code)[0] == liked


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"format": "other"}, r'this is no model: it does not begin with "format": "vezerkar model 1"'),
        ({"game": "wg35"}, "this model has learned wg35, not hunt"),
        ({"layout": "00"}, r"this model has learned from the layout 00, and rows of hunt are \w{16} now: it must be trained .*"),
        ({"actions": "00"}, r"this model has learned the actions 00, and those of hunt are \w{16} now: it must be trained anew"),
        ({"encoding": "points"}, "the encoding of a model of hunt is one of: catalogue, slots, not 'points'"),
        ({"fields": ["seat", "weather"]}, "there is no field 'weather'"),
        ({"fields": ["seat", "seat"]}, '"fields" must be a list of fields, each of them once'),
        ({"fields": ["seat"]}, "layer 1 must have rows of 2 weights"),
        ({"layers": []}, '"layers" must be a list of layers'),
        ({"layers": [{"weights": [[0.0] * 48], "bias": [0.0]}]}, "the last layer must have 386 outputs, not 1"),
        ({"layers": [{"weights": [[0.0] * 48]}]}, 'layer 1 must have as many rows of "weights" as numbers of "bias"'),
        ({"layers": [{"weights": [["0"] * 48], "bias": [0.0]}]}, "layer 1 has something that is no number"),
        ({"layers": [{"weights": [[float("nan")] * 48], "bias": [0.0]}]}, "layer 1 has something that is no number"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(file: Path, change: dict[str, Any], why: str) -> None:
    file.write_text(json.dumps(made("hunt", FIELDS) | change), encoding="utf-8")
    with pytest.raises(BadModel, match=rf"^{file}: {why}$") as error:
        bot(f"model:{file}", "hunt")
    assert isinstance(error.value, UnknownBot)


def test_files_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    with pytest.raises(BadModel, match=r"^there is no file 'none.json': model:FILE takes the path of a model$"):
        bot("model:none.json", "hunt")
    with pytest.raises(BadModel, match="there is no file ''"):
        bot("model:", "hunt")
    for name, text in (("a.json", "{"), ("b.json", "[" * 100_000), ("c.json", "\udcff")):
        (tmp_path / name).write_bytes(text.encode("utf-8", "surrogateescape"))
        with pytest.raises(BadModel, match=r"this is no JSON$"):
            bot(f"model:{tmp_path / name}", "hunt")
    (tmp_path / "d.pkl").write_bytes(b"cos\nsystem\n")
    with pytest.raises(BadModel, match=r"nothing here reads models that end in '.pkl'; there are: .json"):
        bot(f"model:{tmp_path}/d.pkl", "hunt")


def test_packages_of_others_bring_formats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there = tmp_path / "theirs-1.0.dist-info"
    there.mkdir()
    (there / "METADATA").write_text("Metadata-Version: 2.1\nName: theirs\nVersion: 1.0\n", encoding="utf-8")
    points = "[vezerkar.models]\nmine = their_models:load\ngone = no_such_module:load\n"
    (there / "entry_points.txt").write_text(points, encoding="utf-8")
    code = "def load(file, game, seed):\n    from vezerkar.bots import bot\n    return bot(file.read_text(), game, seed)\n"
    (tmp_path / "their_models.py").write_text(code, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    models._others.cache_clear()
    (tmp_path / "a.mine").write_text("greedy", encoding="utf-8")
    assert type(bot(f"model:{tmp_path}/a.mine", "hunt")) is type(bot("greedy", "hunt"))
    (tmp_path / "a.gone").write_text("", encoding="utf-8")
    with pytest.raises(BadModel, match=r"what reads '.gone' cannot be loaded: No module named 'no_such_module'"):
        bot(f"model:{tmp_path}/a.gone", "hunt")
    models._others.cache_clear()


def test_a_machine_offers_models_by_their_names(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = file.parent / "offered"
    (folder / "hunt").mkdir(parents=True)
    (folder / "hunt" / "mine.json").write_bytes(file.read_bytes())
    for other in ("no name.json", "readme.md"):
        (folder / "hunt" / other).write_bytes(file.read_bytes())
    assert "model:mine" not in bot_names("hunt")
    monkeypatch.setenv("VEZERKAR_MODELS", str(folder))
    assert [one for one in bot_names("hunt") if ":" in one] == ["model:mine"] and bot_names("wg35") == [
        one for one in bot_names("wg35") if ":" not in one
    ]
    assert bot("model:mine", "hunt")
    with pytest.raises(BadModel, match=r"there is no file '../mine': .*; this machine offers: model:mine$"):
        bot("model:../mine", "hunt")


def test_a_campaign_goes_on_with_the_same_file_alone(file: Path) -> None:
    name = f"model:{file}"
    header = Header.of("hunt", 2, [{"german": name}], 5)
    assert header.data()["models"] == header.models and [*header.models] == [name]
    assert "models" not in Header.of("hunt", 2, [{}], 5).data()
    assert len(Job(header)(0).rows) == 2
    file.write_text(json.dumps(made("hunt", FIELDS, seed=2)), encoding="utf-8")
    assert "models is" in header.difference(Header.of("hunt", 2, [{"german": name}], 5).data())
    with pytest.raises(WrongVersion, match=rf"^the file of {name} has the hash \w{{16}}, and the campaign has \w{{16}}$"):
        Job(header)(0)
