"""Policies of arrays as bots, and networks that are saved for others."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.cost import slow
from vezerkar import bot, game, register_bot, simulate
from vezerkar.bots import registry
from vezerkar.bots.conformance import check_bot
from vezerkar.bots.models import BadModel
from vezerkar.engine import Match, Observation
from vezerkar.research import model
from vezerkar.research.gym import OneLearner
from vezerkar.research.spaces import scaled
from vezerkar.research.table import Table

READY = {"army_a": "budapest_1944", "army_b": "assault_group_1944"}


@pytest.fixture(autouse=True)
def nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "REGISTERED", {})


def last(row: Any, mask: Any) -> int:
    """The legal action of the greatest index."""
    return int(np.flatnonzero(mask)[-1])


@pytest.mark.parametrize("encoding", ["catalogue", "slots"])
def test_a_policy_plays_keeps_the_contract_and_sees_what_a_learner_sees(encoding: str) -> None:
    seen: list[tuple[Any, ...]] = []

    def policy(*arrays: Any) -> int:
        seen.append(arrays)
        return last(*arrays[:2])

    register_bot("mine", "hunt", lambda seed, budget: model.bot(policy, encoding))
    assert check_bot("mine", "hunt", samples=3) == 6
    seen.clear()
    assert len(list(simulate("hunt", 1, {"german": "mine"}, seed="7"))) == 1

    table = Table("hunt", encoding=encoding)
    table.reset("7/0")
    learner = OneLearner("hunt", "german", encoding=encoding)
    row, told = learner.reset(seed=7)
    assert table.seat == 0 and learner.table.seed == "7/0"
    wanted: list[Any] = [table.observe(0), table.mask(0), *([table.rows(0)] if encoding == "slots" else [])]
    assert all(np.array_equal(one, other) for one, other in zip(seen[0], wanted, strict=True))
    found: list[Any] = [row, told["action_mask"], *([told["options"]] if encoding == "slots" else [])]
    assert all(np.array_equal(one, other) for one, other in zip(found, wanted, strict=True))


def test_a_policy_of_slots_is_told_what_the_options_are() -> None:
    """As a bot and as an opponent, where there is no table of actions."""
    verbs: list[set[int]] = []

    def policy(row: Any, mask: Any, options: Any) -> int:
        count = int(mask.sum())
        assert options[:count, 0].all() and not options[count:].any()
        verbs.append({*options[:count, 0].tolist()})
        return count - 1

    wg35 = game("wg35")
    match: Match[Any, Any] = wg35.start(1, READY)
    while len(match.decisions()[0].options) == 1:
        match.act(match.decisions()[0].seat, match.decisions()[0].options[0])
    decision = match.decisions()[0]
    assert model.bot(policy).choose(Observation.of(match, decision.seat)) == max(decision.options, key=lambda one: one.code)
    learner = OneLearner("wg35", "a", policy, options=READY)
    learner.reset(seed=1)
    for _ in range(12):
        learner.step(0)
    assert len(verbs) > 1


def test_an_index_that_is_not_legal_is_refused() -> None:
    match = game("hunt").start(7)
    for index in (-1, 385, 386):
        with pytest.raises(BadModel, match=rf"^the policy has chosen the index {index}, at which its mask is 0$"):
            model.bot(lambda row, mask, index=index: index).choose(Observation.of(match, "german"))


@slow
@pytest.mark.parametrize("hidden", [0, 5])
def test_a_saved_network_plays_what_its_arrays_say(tmp_path: Path, hidden: int) -> None:
    table = Table("hunt")
    fields = ["seat", "prompt", "facts", "freighters"]
    table.reset("7")
    rng = np.random.default_rng(3)
    sizes = [scaled(table.layout, table.observe(0), fields).size, *([hidden] if hidden else []), table.encoding.n]
    layers = [(rng.normal(size=(after, before)), rng.normal(size=after)) for before, after in itertools.pairwise(sizes)]
    file = tmp_path / "net.json"
    model.save(file, "hunt", layers, fields)
    saved = bot(f"model:{file}", "hunt")
    compared = set()
    while not table.over:
        x: Any = scaled(table.layout, table.observe(table.seat), fields)
        for i, (weights, bias) in enumerate(layers):
            x = weights @ (np.maximum(x, 0) if i else x) + bias
        best = int(np.where(table.mask(table.seat), x, -np.inf).argmax())
        chosen = saved.choose(Observation.of(table.match(), table.seats[table.seat]))
        assert table.encoding.index(table.legal, chosen.code) == best
        compared.add(best)
        table.step(best)
    assert len(compared) > 10


def test_a_network_of_slots_rates_the_options(tmp_path: Path) -> None:
    table = Table("hunt", encoding="slots")
    table.reset("7")
    weights = np.random.default_rng(3).normal(size=(1, 2 + model.OPTION_INPUTS))
    model.save(tmp_path / "net.json", "hunt", [(weights, np.zeros(1))], ["seat"], "slots")
    chosen = bot(f"model:{tmp_path}/net.json", "hunt").choose(Observation.of(table.match(), "german"))
    inputs = model.option_inputs(table.rows(0)[: len(table.legal)])
    assert table.legal.index(chosen.code) == int((inputs @ weights[0, 2:]).argmax())


def test_what_could_not_be_played_is_not_saved(tmp_path: Path) -> None:
    for layers, fields, why in (
        ([(np.zeros((386, 3)), np.zeros(386))], ["seat"], "layer 1 must have rows of 2 weights"),
        ([(np.zeros((386, 2)), np.full(386, np.inf))], ["seat"], "layer 1 has something that is no number"),
        ([(np.zeros((1, 2)), np.zeros(1))], ["sea"], "there is no field 'sea'"),
    ):
        with pytest.raises(BadModel, match=f"^{why}$"):
            model.save(tmp_path / "net.json", "hunt", layers, fields)
    assert not [*tmp_path.iterdir()]
