"""The tool that fits judges: series of games that can be gone on with, and what says how good chances are."""

from __future__ import annotations

from math import log
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("numpy")

import numpy as np

from tests.cost import slow
from tools import train_judge
from tools.judges import fitting, quartermaster, triumph
from tools.judges.wg35 import Look
from tools.train_judge import other_series, series


def looks_of(seed: str, number: int) -> list[Look]:
    """Two States of a game that nobody plays."""
    return [Look(number, round, [float(len(seed)), 0.0, 0.5], float(number % 2)) for round in (1, 2)]


def refuses(seed: str, number: int) -> list[Look]:
    """Every game but the one that is missing was played before."""
    assert number == 3
    return looks_of(seed, number)


def test_a_series_that_was_broken_off_is_gone_on_with(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    first = series(SimpleNamespace(Look=Look, looks_of=looks_of), "word", 3, 0, 1, kept)
    assert [look.game for look in first] == [0, 0, 1, 1, 2, 2]
    more = series(SimpleNamespace(Look=Look, looks_of=refuses), "word", 4, 0, 1, kept)
    assert more == [*first, *looks_of("word", 3)]
    assert series(SimpleNamespace(Look=Look, looks_of=refuses), "word", 2, 0, 1, kept) == first[:4]


def test_a_file_of_another_series_is_refused(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    series(SimpleNamespace(Look=Look, looks_of=looks_of), "word", 1, 0, 1, kept)
    with pytest.raises(SystemExit, match="holds games of the seed 'word', not 'other'; name another file"):
        series(SimpleNamespace(Look=Look, looks_of=looks_of), "other", 2, 0, 1, kept)


def planned(seed: str, number: int, tries: int) -> list[Look]:
    """Games of a planner with so many tries."""
    return [Look(number, tries, [0.0], 1.0)]


def test_a_series_can_be_played_by_the_planner_and_fitted_with_others(tmp_path: Path) -> None:
    judge = SimpleNamespace(Look=Look, looks_of=planned)
    first, second = tmp_path / "first.jsonl", tmp_path / "second.jsonl"
    assert [look.round for look in series(judge, "one", 2, 16, 1, first)] == [16, 16]
    series(judge, "two", 1, 5, 1, second)
    looks, named = other_series(judge, [first, second])
    assert [(look.game, look.round) for look in looks] == [(0, 16), (1, 16), (0, 5)]
    assert named == ["2 games of seed one", "1 games of seed two"]


def test_a_file_without_a_game_is_named(tmp_path: Path) -> None:
    (tmp_path / "none.jsonl").touch()
    with pytest.raises(SystemExit, match="holds no game"):
        other_series(SimpleNamespace(Look=Look), [tmp_path / "none.jsonl"])


def test_wg35_has_no_planner_to_learn_from(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["train_judge", "wg35", "--tries", "4"])
    with pytest.raises(SystemExit):
        train_judge.main()
    assert "the planner does not play wg35 here; leave --tries out" in capsys.readouterr().err


@slow
@pytest.mark.parametrize("judge", [quartermaster, triumph])
def test_planned_games_differ_from_those_of_greedy_and_are_the_same_again(judge: Any) -> None:
    """Some States are looked at by lot, the last of them late in a game: there the two have parted."""
    quick, once, again = judge.looks_of("any", 0), judge.looks_of("any", 0, 2), judge.looks_of("any", 0, 2)
    assert once == again != quick
    assert all(0.0 <= look.left <= 1.0 for look in once)


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
