"""A batch is so many tables, and nothing else."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from tests.cost import only, slow
from tests.tensors import LIGHT, WITH_TENSOR
from vezerkar import IllegalAction
from vezerkar.research.actions import BadSetting
from vezerkar.research.batch import Batch
from vezerkar.research.table import Settings, Table

SETTINGS: list[Settings] = [{}, {"encoding": "slots", "interrupts": True, "reward": "score"}, {"limit": 30}]


@slow
@pytest.mark.parametrize("settings", SETTINGS)
@pytest.mark.parametrize("name", only([game.id for game in WITH_TENSOR], LIGHT))
def test_every_game_of_a_batch_is_that_of_a_table(name: str, settings: Settings) -> None:
    batch, tables = Batch(name, 3, **settings), [Table(name, **settings) for _ in range(3)]
    batch.reset(5)
    for i, one in enumerate(tables):
        one.reset(f"5/{i}")
    begun, ends, rng = 3, 0, Random(1)
    for _ in range(400):
        for i, one in enumerate(tables):
            assert batch.seat[i] == one.seat
            assert (batch.obs[i] == one.observe(one.seat)).all() and (batch.mask[i] == one.mask(one.seat)).all()
        chosen = [int(rng.choice(np.flatnonzero(mask))) for mask in batch.mask]
        batch.step(chosen if begun % 2 else np.array(chosen))
        for i, one in enumerate(tables):
            assert batch.reward[i] == pytest.approx(one.step(chosen[i]))
            assert (batch.done[i], batch.cut[i]) == (one.over, one.cut_off)
            assert (i in batch.final) == (one.over or one.cut_off)
            if i in batch.final:
                assert (batch.final[i] == [one.observe(seat) for seat in range(len(one.seats))]).all()
                one.reset(f"5/{begun}")
                begun, ends = begun + 1, ends + 1
    assert (ends or name not in LIGHT) and begun == batch.begun


def test_a_batch_says_what_the_options_are_where_an_index_does_not() -> None:
    batch = Batch("wg35", 2, encoding="slots")
    batch.reset(1)
    rows, (own, _) = batch.options, batch.tables
    assert rows.shape == (2, *own.rows(own.seat).shape) and (rows[0] == own.rows(own.seat)).all()
    assert (rows.any(axis=2).sum(axis=1) == batch.mask.sum(axis=1)).all()
    batch = Batch("hunt", 2)
    batch.reset(1)
    with pytest.raises(BadSetting, match="no rows of options with encoding='catalogue'"):
        _ = batch.options


def test_an_illegal_action_leaves_all_games_as_they_were() -> None:
    batch = Batch("hunt", 3)
    batch.reset(1)
    chosen = [int(np.flatnonzero(mask)[0]) for mask in batch.mask]
    rows = batch.obs.copy()
    with pytest.raises(IllegalAction):
        batch.step([*chosen[:2], int(np.flatnonzero(batch.mask[2] == 0)[0])])
    with pytest.raises(ValueError, match="is not from 0 to 385"):
        batch.step([*chosen[:2], 386])
    assert not any(table.played for table in batch.tables)
    batch.step(chosen)
    assert (batch.obs != rows).any()


def test_without_a_seed_one_is_drawn_and_a_batch_has_games() -> None:
    batch = Batch("hunt", 1)
    batch.reset()
    drawn = batch.base
    batch.reset()
    assert batch.base != drawn and batch.tables[0].seed == f"{batch.base}/0"
    with pytest.raises(BadSetting, match="at least one game, not 0"):
        Batch("hunt", 0)
