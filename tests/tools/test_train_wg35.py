"""The tool that tunes the numbers of the captain of WG35."""

from __future__ import annotations

from functools import partial
from math import exp
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("numpy")

import numpy as np

from tests.cost import slow
from tests.tools.test_train_hunt import Noted
from tools.kept_games import series
from tools.train_wg35 import SPREAD, Fought, drawn_numbers, fought, shrunk, slopes, tuned
from vezerkar.games.wg35.heuristics.numbers import Numbers, read_numbers

BEGIN = {"fear": 0.3, "held": 0.5, "aiming": 0.06}
"""In the order of their names: aiming, fear, held."""


def played(count: int, gain: float) -> list[Fought]:
    """Games in which who fears more wins more often: ``gain`` for one standard deviation."""
    rng = Random(7)
    games = []
    for number in range(count):
        drawn = tuple([[rng.gauss(0.0, 1.0) for _ in BEGIN] for _ in range(2)])
        chance = 0.5 + gain * (drawn[0][1] - drawn[1][1])
        games.append(Fought(number, (drawn[0], drawn[1]), float(rng.random() < chance)))
    return games


@pytest.mark.parametrize("name", ["greedy.json", "captain.json"])
def test_both_files_have_all_numbers_that_are_read(name: str) -> None:
    told = Noted(read_numbers(name)["numbers"])
    Numbers(told)
    assert told.read == set(told)


def test_a_number_is_drawn_as_a_factor() -> None:
    told = drawn_numbers(BEGIN, [0.0, 1.0, -1.0])
    assert told == pytest.approx({"aiming": 0.06, "fear": 0.3 * exp(SPREAD), "held": 0.5 / exp(SPREAD)})


def test_the_slope_of_what_wins_is_found_among_noise() -> None:
    found, errors = slopes(played(8000, 0.05))
    assert found[1] == pytest.approx(0.05, abs=3 * errors[1])
    assert abs(found[0]) < 3 * errors[0] and abs(found[2]) < 3 * errors[2]
    assert errors == pytest.approx([0.004] * 3, abs=0.001)
    told = tuned(BEGIN, shrunk(found, errors), 3.0)
    assert told["fear"] > 0.3 * exp(2.8 * SPREAD) and told["held"] == pytest.approx(0.5, rel=0.25)


def test_slopes_that_chance_alone_may_make_change_nothing() -> None:
    expected = shrunk(np.array([0.01, -0.01, 0.005]), np.array([0.012, 0.012, 0.012]))
    assert not expected.any() and tuned(BEGIN, expected, 3.0) == BEGIN


@slow
def test_games_that_are_kept_are_not_played_again(tmp_path: Path) -> None:
    begin = read_numbers("greedy.json")["numbers"]
    kept = tmp_path / "games.jsonl"
    first = [Fought(*game) for game in series(partial(fought, begin), "any", 1, 1, kept)]
    assert first == [fought(begin, "any", 0)]
    again = [Fought(*game) for game in series(partial(fought, begin), "any", 2, 1, kept)]
    assert [list(one) for one in again[0].drawn] == [list(one) for one in first[0].drawn] and len(again) == 2
    assert len(kept.read_text("utf-8").splitlines()) == 2
    with pytest.raises(SystemExit, match="of the seed 'any', not 'other'; name another file"):
        series(partial(fought, begin), "other", 2, 1, kept)
