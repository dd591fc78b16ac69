"""Sets of small numbers as the bits of a number."""

from __future__ import annotations

import random

import pytest

from vezerkar.engine.bit_sets import BIT, count, mask_of, mask_of_names, members, names_of, pick, with_each

rng = random.Random("bit sets")
SETS = [
    [],
    [0],
    [61],
    [15, 16],
    [31, 32],
    [*range(62)],
    *[sorted(rng.sample(range(size), rng.randint(0, size))) for size in (7, 16, 18, 32, 33, 41, 53, 62) for _ in range(40)],
]
each = pytest.mark.parametrize("elements", SETS, ids=str)


@each
def test_the_elements_come_in_order(elements: list[int]) -> None:
    mask = sum(1 << element for element in elements)
    assert mask_of(elements) == mask
    assert members(mask) == tuple(elements)
    assert with_each(mask, 500) == [500 + element for element in elements]


@each
def test_counting_and_picking_agree_with_the_elements(elements: list[int]) -> None:
    mask = mask_of(elements)
    assert count(mask) == len(elements)
    assert [pick(mask, k) for k in range(len(elements))] == elements


def test_elements_may_be_given_twice_and_in_any_order() -> None:
    assert mask_of([5, 2, 5]) == BIT[2] | BIT[5]


def test_names_and_sets_of_them() -> None:
    names = ("red", "green", "blue")
    index = {name: i for i, name in enumerate(names)}
    assert names_of(0b101, names) == ["red", "blue"]
    assert mask_of_names(["blue", "red"], index) == 0b101
    assert all(mask_of_names(names_of(mask, names), index) == mask for mask in range(8))
