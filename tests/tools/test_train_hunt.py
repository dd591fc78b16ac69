"""The tool that fits the sailing model of The Hunt and tunes the numbers of `captain`."""

from __future__ import annotations

from math import exp, log
from random import Random
from typing import Any

import pytest

from vezerkar.games.hunt.heuristics.belief import SAILING
from vezerkar.games.hunt.heuristics.numbers import BritishNumbers, GermanNumbers, read_numbers

pytest.importorskip("numpy")

from tests.cost import slow
from tools.quick_hunt import Player
from tools.train_hunt import AT_MOST, CANDIDATES, PARENTS, fit, moves, mutants, recombined


@slow
def test_the_sailing_numbers_are_those_of_a_fit() -> None:
    """A fit to a few fresh games is hardly better on these than the numbers in use, which are much better than none."""
    found = moves(25, Player(noise=4.0), "refit")
    _, fitted, equal = fit(found, rounds=150)
    pulls = [SAILING["meet"], SAILING["home"], SAILING["threat"], SAILING["prey"], SAILING["close"], *SAILING["steps"]]
    loss = 0.0
    for features, choice in found:
        weights = [exp(sum(pull * one for pull, one in zip(pulls, row, strict=True))) for row in features]
        loss += log(sum(weights) / weights[choice])
    loss /= len(found)
    assert fitted < loss < fitted + 0.15 < equal


class Noted(dict[str, float]):
    """Numbers that note which of them were asked for."""

    def __init__(self, told: dict[str, float]) -> None:
        super().__init__(told)
        self.read: set[str] = set()

    def __getitem__(self, name: str) -> float:
        self.read.add(name)
        return super().__getitem__(name)


@pytest.mark.parametrize(("side", "kind"), [("german", GermanNumbers), ("british", BritishNumbers)])
def test_both_sets_of_numbers_are_all_that_a_side_reads(side: str, kind: Any) -> None:
    for name in ("greedy.json", "captain.json"):
        told = Noted(read_numbers(name)[side])
        kind(told)
        assert told.read == set(told)


def test_candidates_come_in_mirrored_pairs() -> None:
    mean = {"keep": 0.5, "trust": 0.9}
    found = list(mutants(mean, 0.3, Random(1)))
    assert len(found) == CANDIDATES and len({one["keep"] for one in found}) == CANDIDATES
    for one, other in zip(found[::2], found[1::2], strict=True):
        assert one["keep"] * other["keep"] == pytest.approx(0.25)
        assert max(one["trust"], other["trust"]) <= AT_MOST["trust"]


def test_the_best_are_recombined_and_the_first_counts_most() -> None:
    best = [{"keep": float(2**i)} for i in range(len(PARENTS))]
    assert 1.0 < recombined(best)["keep"] < 2.0**2
    assert recombined([{"keep": 0.7}] * len(PARENTS))["keep"] == pytest.approx(0.7)
