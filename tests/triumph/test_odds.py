"""The chances of combat, exactly."""

from __future__ import annotations

from fractions import Fraction

import pytest

from vezerkar.games.triumph.presentation.odds import expected, hits, percent, tenths, together


def test_hits_are_binomial() -> None:
    assert hits(2, 1) == [Fraction(25, 36), Fraction(10, 36), Fraction(1, 36)]
    assert hits(0, 3) == [1]
    assert hits(3, 0) == [1, 0, 0, 0]
    assert hits(2, 6) == [0, 0, 1]


@pytest.mark.parametrize("dice", range(9))
@pytest.mark.parametrize("need", range(7))
def test_chances_sum_up_to_one_and_the_mean_is_that_of_the_dice(dice: int, need: int) -> None:
    assert sum(hits(dice, need)) == 1
    assert expected(hits(dice, need)) == Fraction(dice * need, 6)


def test_two_that_fire_are_like_one_with_the_dice_of_both() -> None:
    assert together(hits(2, 3), hits(4, 3)) == hits(6, 3)
    assert expected(together(hits(1, 2), hits(2, 4))) == Fraction(1, 3) + Fraction(4, 3)


def test_numbers_are_rounded_half_up() -> None:
    assert tenths(Fraction(1, 4)) == (0, 3)
    assert tenths(Fraction(199, 100)) == (2, 0)
    assert percent(Fraction(1, 200)) == 1
    assert percent(Fraction(1, 3)) == 33
