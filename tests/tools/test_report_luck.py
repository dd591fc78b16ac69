"""The tool that adds up the luck of many games."""

from __future__ import annotations

import pytest

from tools.report_luck import ALL, RESULT, luck_of_games, table


def test_what_one_side_is_given_the_other_has_lost() -> None:
    sums = luck_of_games("hunt", "random", ["a", "b"], 4)
    assert {kind for side, kind in sums if side == "german"} == {"deal", "dice", "cards", "other", ALL, RESULT}
    for kind in ("dice", "cards", ALL):
        assert sums["german", kind] == pytest.approx([-value for value in sums["british", kind]])
        assert len(sums["german", kind]) == 2
    for number in range(2):
        parts = [sums["german", kind][number] for kind in ("deal", "dice", "cards", "other")]
        assert sum(parts) == pytest.approx(sums["german", ALL][number])


def test_the_table_says_how_far_from_nothing_a_mean_lies_and_what_is_left_without_luck() -> None:
    lucky = [8.0, 12.0, 10.0, 14.0]
    sums = {
        ("german", "dice"): lucky,
        ("german", "deal"): [0.0] * 4,
        ("german", ALL): lucky,
        ("german", RESULT): [2 * x for x in lucky],
    }
    lines = [*table(sums)]
    assert lines[2] == "| german | dice | 4 | +11.00 | 1.29 | +8.5 |"
    assert not any("deal" in line or "| result" in line for line in lines)
    assert lines[-1].endswith("without luck: 0.25")
