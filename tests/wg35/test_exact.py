"""Integer and rational primitives of WG35."""

from __future__ import annotations

from fractions import Fraction
from math import isqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cost import slow
from tests.wg35.yard import box
from vezerkar.games.wg35.rules.geometry.exact import (
    Shape,
    half_away,
    half_up,
    near_segment,
    near_shape,
    orientation,
    root_down,
    root_up,
    span,
)

NONE = (0, 0, 0, 0)
NUMBER = st.integers(-40, 40)
OCTAGON = [[20, 10], [10, 20], [-10, 20], [-20, 10], [-20, -10], [-10, -20], [10, -20], [20, -10]]


def test_orientation() -> None:
    assert orientation(0, 0, 10, 0, 5, 1) > 0
    assert orientation(0, 0, 10, 0, 5, -1) < 0
    assert orientation(0, 0, 10, 0, 25, 0) == 0


@pytest.mark.parametrize(
    ("n", "d", "away", "up"), [(5, 2, 3, 3), (-5, 2, -3, -2), (4, 3, 1, 1), (-4, 3, -1, -1), (5, 3, 2, 2), (0, 7, 0, 0)]
)
def test_halves(n: int, d: int, away: int, up: int) -> None:
    """WG35 0.2 and 10.2: halves up, and halves away from zero."""
    assert (half_away(n, d), half_up(n, d)) == (away, up)


@given(st.integers(0, 2**52 - 1))
def test_roots(n: int) -> None:
    """WG35 9.1: the least whole number whose square is no less, and the greatest whose square is no more."""
    root = root_up(n)
    assert root * root >= n and (root == 0 or (root - 1) ** 2 < n)
    assert root_down(n) == isqrt(n)


@slow
@given(st.integers(2, 2**26 - 1), st.sampled_from((-1, 0, 1)))
def test_roots_beside_a_square(root: int, beside: int) -> None:
    """WG35 9.1: the numbers that are nearest to a square, up to the largest."""
    n = root * root + beside
    assert (root_down(n), root_up(n)) == (root - (beside < 0), root + (beside > 0))


def test_shapes_are_convex_and_counter_clockwise() -> None:
    """WG35 1.7."""
    with pytest.raises(ValueError, match="counter-clockwise"):
        Shape([[0, 0], [0, 10], [10, 10], [10, 0]])
    with pytest.raises(ValueError, match="convex"):
        Shape([[0, 0], [20, 0], [20, 20], [10, 5], [0, 20]])


def test_inside_and_on_the_edge() -> None:
    shape = Shape(box(0, 0, 10, 20))
    assert shape.strictly(1, 1) and shape.holds(1, 1)
    assert shape.holds(0, 5) and not shape.strictly(0, 5)
    assert shape.holds(10, 20) and not shape.strictly(10, 20)
    assert not shape.holds(11, 5)
    corner = Shape(OCTAGON)
    assert corner.holds(15, 15) and not corner.strictly(15, 15)
    assert not corner.holds(16, 16)


def test_span() -> None:
    """WG35 1.8: only what is strictly inside counts."""
    shape = Shape(box(10, 10, 20, 20))
    assert span(shape, 0, 15, 40, 15) == (10, 40, 20, 40)
    assert span(shape, 15, 15, 40, 15) == (0, 1, 5, 25)
    assert span(shape, 12, 12, 18, 18) == (0, 1, 1, 1)
    assert span(shape, 0, 10, 40, 10) == NONE  # along an edge
    assert span(shape, 0, 20, 20, 0) == NONE  # past a corner
    assert span(shape, 5, 15, 15, 25) == NONE
    assert span(shape, 0, 15, 10, 15) == NONE  # up to the edge
    assert span(shape, 15, 15, 15, 15) == (0, 1, 1, 1)
    assert span(shape, 10, 15, 10, 15) == NONE


@slow
@given(NUMBER, NUMBER, NUMBER, NUMBER)
def test_span_agrees_with_points(px: int, py: int, qx: int, qy: int) -> None:
    """A point of the way is strictly inside just if it lies in the span."""
    part = span(Shape(OCTAGON), px, py, qx, qy)
    for i in range(49):
        t = Fraction(i, 48)
        x, y = px + (qx - px) * t, py + (qy - py) * t
        inside = -20 < x < 20 and -20 < y < 20 and -30 < x + y < 30 and -30 < x - y < 30
        if part == NONE:
            assert not inside
        elif t in (0, 1):
            assert inside or not Fraction(part[0], part[1]) < t < Fraction(part[2], part[3])
        else:
            assert inside == (Fraction(part[0], part[1]) < t < Fraction(part[2], part[3]))


def test_near() -> None:
    """WG35 8.4, 8.8: within a reach means no farther than that."""
    assert near_segment(5, 15, 0, 0, 10, 0, 15)
    assert not near_segment(5, 16, 0, 0, 10, 0, 15)
    assert near_segment(19, 12, 0, 0, 10, 0, 15)
    assert not near_segment(20, 12, 0, 0, 10, 0, 15)
    assert near_segment(-9, -12, 0, 0, 10, 0, 15)
    assert near_shape(Shape(box(0, 0, 10, 10)), 5, 5, 0)
    assert near_shape(Shape(box(0, 0, 10, 10)), 25, 10, 15)
    assert not near_shape(Shape(box(0, 0, 10, 10)), 25, 11, 15)
