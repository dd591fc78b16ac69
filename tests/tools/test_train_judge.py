"""The tool that fits judges: series of games that can be gone on with, and what says how good chances are."""

from __future__ import annotations

from math import log
from pathlib import Path
from types import SimpleNamespace

import pytest

pytest.importorskip("numpy")

import numpy as np

from tools.judges import fitting
from tools.judges.wg35 import Look
from tools.train_judge import series


def looks_of(seed: str, number: int) -> list[Look]:
    """Two States of a game that nobody plays."""
    return [Look(number, round, [float(len(seed)), 0.0, 0.5], float(number % 2)) for round in (1, 2)]


def refuses(seed: str, number: int) -> list[Look]:
    """Every game but the one that is missing was played before."""
    assert number == 3
    return looks_of(seed, number)


def test_a_series_that_was_broken_off_is_gone_on_with(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    first = series(SimpleNamespace(Look=Look, looks_of=looks_of), "word", 3, 1, kept)
    assert [look.game for look in first] == [0, 0, 1, 1, 2, 2]
    more = series(SimpleNamespace(Look=Look, looks_of=refuses), "word", 4, 1, kept)
    assert more == [*first, *looks_of("word", 3)]
    assert series(SimpleNamespace(Look=Look, looks_of=refuses), "word", 2, 1, kept) == first[:4]


def test_a_file_of_another_series_is_refused(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    series(SimpleNamespace(Look=Look, looks_of=looks_of), "word", 1, 1, kept)
    with pytest.raises(SystemExit, match="holds games of the seed 'word', not 'other'; name another file"):
        series(SimpleNamespace(Look=Look, looks_of=looks_of), "other", 2, 1, kept)


def test_a_regression_finds_the_odds() -> None:
    """Of four States with 1 three are won, of two with 0 one."""
    columns = np.array([[1.0, x] for x in (1, 1, 1, 1, 0, 0)])
    found = fitting.logistic(columns, np.array([1.0, 1.0, 1.0, 0.0, 1.0, 0.0]), 1e-9)
    assert found == pytest.approx([0.0, log(3.0)], abs=1e-6)


def test_loss_and_calibration_are_those_of_the_chances() -> None:
    chances, won = np.array([0.25, 0.25, 0.82, 1.0]), np.array([0.0, 1.0, 1.0, 1.0])
    assert fitting.log_loss(chances, won) == pytest.approx(-(log(0.75) + log(0.25) + log(0.82)) / 4, abs=1e-5)
    table = fitting.calibration(chances, won)
    assert table == [[0.25, 0.5, 2.0], [pytest.approx(0.82), 1.0, 1.0], [1.0, 1.0, 1.0]]
    assert fitting.calibration_error(table) == pytest.approx((2 * 0.25 + 0.18) / 4)


def test_a_softmax_regression_finds_the_odds() -> None:
    """Of four States with 1 the first side won two, the second and the third one each; with 0 it was the other way about."""
    columns = np.array([[1.0, x] for x in (1, 1, 1, 1, 0, 0, 0, 0)])
    won = np.eye(3)[[0, 0, 1, 2, 2, 2, 1, 0]]
    found = fitting.softmax(columns, won, 1e-6)
    powers = np.exp(found @ np.array([[1.0, 1.0], [1.0, 0.0]]).T)
    expected = [pytest.approx([0.5, 0.25, 0.25], abs=1e-3), pytest.approx([0.25, 0.25, 0.5], abs=1e-3)]
    assert (powers / powers.sum(0)).T.tolist() == expected


def test_a_win_that_two_share_counts_half_for_each() -> None:
    found = fitting.softmax(np.ones((2, 1)), np.array([[0.5, 0.5, 0.0], [0.0, 0.5, 0.5]]), 1e-9)
    assert (np.exp(found) / np.exp(found).sum()).ravel().tolist() == pytest.approx([0.25, 0.5, 0.25], abs=1e-3)
