"""The judge of WG35: what it weighs, how well it foretells games it was not fitted to, and the tool that fits it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules.wg35.skirmish import mask, skirmish
from vezerkar.games.wg35.heuristics import evaluate
from vezerkar.games.wg35.heuristics.evaluation import differences, judge_data, side_a_odds
from vezerkar.games.wg35.heuristics.expected_damage import price
from vezerkar.games.wg35.heuristics.numbers import GREEDY

pytest.importorskip("numpy")

from tools import train_judge
from tools.judges import fitting, wg35

HELD_OUT = Path(__file__).with_name("wg35_held_out.jsonl")
"""140 games of `greedy` to which the judge was not fitted, as ``tools.train_judge --keep`` writes them."""

LOG_LOSS, CALIBRATION_ERROR = 0.61, 0.06
FOES = [("su_rifleman", (600, 900)), ("su_rifleman", (700, 900))]


def test_points_men_and_prices_are_compared() -> None:
    s = skirmish([("de_schutze", (600, 300))], FOES)
    s.vp[:] = [4, 1]
    assert differences(s) == [3.0, -1.0, pytest.approx(price(s, 0, GREEDY) - 2 * price(s, 16, GREEDY))]


def test_who_is_helpless_is_not_lost_and_cannot_fight() -> None:
    s = skirmish([("de_schutze", (600, 300)), ("de_schutze", (700, 300))], FOES)
    s.helpless = mask("a2")
    assert differences(s) == [0.0, 0.0, pytest.approx(price(s, 0, GREEDY) - 2 * price(s, 16, GREEDY))]


def test_who_is_to_come_counts_and_who_is_out_does_not() -> None:
    s = skirmish([("de_schutze", (600, 300)), ("de_schutze", None)], [*FOES, ("su_rifleman", (800, 900))])
    s.on &= ~mask("b3")
    s.out = mask("b3")
    assert differences(s) == [0.0, 0.0, pytest.approx(2 * price(s, 0, GREEDY) - 2 * price(s, 16, GREEDY))]


@pytest.mark.parametrize("round", [1, 8, 20])
def test_a_lead_in_points_is_always_good_and_no_chance_is_certain(round: int) -> None:
    s = skirmish([("de_schutze", (600, 300))], FOES[:1], round=round)
    found: list[float] = []
    for lead in range(-13, 14):
        s.vp[:] = [max(0, lead), max(0, -lead)]
        found.append(evaluate(s, 0))
        assert evaluate(s, 0) + evaluate(s, 1) == pytest.approx(1.0)
    assert found == sorted(set(found))
    assert 0.0 < found[0] < 0.3 and 0.7 < found[-1] < 1.0


def test_a_long_battle_is_judged_as_the_longest_that_were_played() -> None:
    found = [3.0, -1.0, 2.0]
    assert side_a_odds(judge_data(), found, 9) != side_a_odds(judge_data(), found, 10) == side_a_odds(judge_data(), found, 20)


def held_out() -> list[wg35.Look]:
    """The States of the games that were held out."""
    return [look for looks in train_judge.read_looks(wg35, HELD_OUT, "judge") for look in looks]


def test_chances_come_true_in_games_it_was_not_fitted_to() -> None:
    looks = held_out()
    won, rounds = fitting.outcomes(looks)
    chances = wg35.chances(judge_data(), looks)
    assert fitting.log_loss(chances, won) < LOG_LOSS
    assert fitting.calibration_error(fitting.calibration(chances, won)) < CALIBRATION_ERROR
    for first, last in wg35.STAGES:
        of = (rounds >= first) & (rounds <= last)
        assert of.any() and fitting.log_loss(chances[of], won[of]) < fitting.log_loss(won[of] * 0.0 + won[of].mean(), won[of])


def test_a_fit_to_other_games_judges_alike() -> None:
    looks = held_out()
    apart = wg35.chances(judge_data(), looks) - wg35.chances(wg35.fit(looks, ""), looks)
    assert abs(apart).mean() < 0.06


def test_the_tool_and_the_game_reckon_alike() -> None:
    looks = held_out()[::50]
    for look, chance in zip(looks, wg35.chances(judge_data(), looks), strict=True):
        odds = side_a_odds(judge_data(), look.differences, look.round)
        assert fitting.odds_of(chance) == pytest.approx(odds)
