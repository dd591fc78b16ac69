"""The tool that measures how far the mistakes of reports can be trusted."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.cost import slow
from tools.report_check import Borne, Repeated, rates, repeat, signs, told_rates, told_repeat, told_signs
from vezerkar.study.choices import Choice
from vezerkar.study.judging import BUDGETS, Estimate

SMALL = replace(BUDGETS["quick"], tries=4, again=20, games=10)


def choice(loss: float, **more: object) -> Choice:
    return replace(Choice(1, "german", "to 4", "to 5", Estimate(loss, 0.01, 40), looked=True), **more)  # type: ignore[arg-type]


def test_two_reports_are_compared_by_the_errors_they_tell_and_by_their_words() -> None:
    sure = {"strength": "confirmed", "size": "blunder", "games": Estimate(0.2, 0.01, 200)}
    found = [
        Repeated(choice(0.20, **sure), choice(0.21, **sure)),
        Repeated(choice(0.20, **sure), choice(0.10, **(sure | {"strength": None, "size": None}))),
        Repeated(choice(0.30), choice(0.05)),
    ]
    assert [line.rpartition(": ")[2] for line in told_repeat("hunt", found)] == [
        "2 of 3 (67 %)",
        "1 of 3 (33 %)",
        "1 of 2 (50 %)",
        "1 of 1 (100 %)",
    ]


def test_the_error_of_the_judge_is_what_samples_do_not_explain() -> None:
    found = [Borne(choice(0.1, strength="probable"), Estimate(0.1 + apart, 0.0, 400)) for apart in (-0.2, 0.0, 0.2)]
    lines = [*told_signs(found)]
    assert [line.rpartition(": ")[2] for line in lines[:2]] == ["2 of 3 (67 %)", "0 of 0"]
    assert lines[2].endswith("10.0 points by the judge, 10.0 ± 11.5 in whole games")
    assert lines[3].endswith(f": {100 * (0.04 - 0.0001) ** 0.5:.1f} points")


def test_a_rate_is_what_was_lost_by_a_decision() -> None:
    slip, mistake, blunder = choice(0.04, size="slip"), choice(0.06, size="mistake"), choice(0.20, size="blunder")
    lines = [*told_rates(("greedy", "random"), {"greedy": [choice(0.0), mistake], "random": [slip, mistake, blunder]})]
    assert lines[2:4] == [
        "| greedy | 2 | 3.00 ± 3.00 | 50.00 ± 50.00 | 0.00 ± 0.00 |",
        "| random | 3 | 10.00 ± 5.03 | 66.67 ± 33.33 | 33.33 ± 33.33 |",
    ]
    # Nothing can be said of blunders beside a bot that makes none.
    assert lines[4:] == [
        "points: the rate of random is 3.3 times that of greedy",
        "mistakes: the rate of random is 1.3 times that of greedy",
    ]


@slow
def test_a_game_goes_through_all_three() -> None:
    found = repeat("hunt", ["check 0", "check 1"], SMALL)
    assert found and all(pair.one.ply == pair.other.ply and pair.one.taken == pair.other.taken for pair in found)
    assert any(pair.one.loss.mean != pytest.approx(pair.other.loss.mean) for pair in found), "they have different seeds"
    lost = rates("hunt", ("greedy", "random"), ["check 0", "check 1"], SMALL)
    assert set(lost) == {"greedy", "random"}
    borne = signs("hunt", ["check 0", "check 1"], SMALL, games=10)
    assert borne and all(one.fresh.count == 10 for one in borne)
