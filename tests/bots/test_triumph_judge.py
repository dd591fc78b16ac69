"""The judge of Triumph & Tragedy: what it weighs, and how well it foretells games it was not fitted to."""

from __future__ import annotations

from typing import Any

import pytest

import vezerkar
from tests.cost import slow
from vezerkar.engine.playout import greedy_playout
from vezerkar.games.triumph.game_data import AXIS, FACTIONS, THREE, USSR, WEST
from vezerkar.games.triumph.heuristics import action_values, evaluate
from vezerkar.games.triumph.heuristics.judge import judge_data, side_chances, win_chance
from vezerkar.games.triumph.heuristics.judge_features import FEATURES, judge_features
from vezerkar.games.triumph.state import TntState

TWO = {"players": "two"}


def begun(**options: str) -> TntState:
    """A game in which nothing was done yet."""
    s: Any = vezerkar.game("triumph").start("judge", options).state
    return s  # type: ignore[no-any-return]


def features(s: TntState) -> dict[str, float]:
    return dict(zip(FEATURES, judge_features(s), strict=True))


def test_the_judge_has_a_weight_for_every_feature() -> None:
    assert len(FEATURES) == len(set(FEATURES)) == len(judge_features(begun()))
    data = judge_data()
    assert len(data["three"]) == THREE and len(data["two"]) == 2
    for side in (*data["three"], *data["two"]):
        assert len(side["constant"]) == 2 and len(side["weights"]) == len(side["drift"]) == len(FEATURES)


def test_points_are_counted_as_the_rules_count_them() -> None:
    s = begun()
    found = features(s)
    # at the beginning Production alone. T&T 4: IND of Axis, West and USSR is 11, 7 and 9.
    assert [found[f"{faction}: industry"] for faction in FACTIONS[:THREE]] == [float(ind) for ind in s.ind]
    points = [found[f"{faction}: points"] for faction in FACTIONS[:THREE]]
    first, second, _ = sorted(points, reverse=True)
    for faction, own in zip(FACTIONS, points, strict=False):
        behind = own - (second if own == first else first)
        assert found[f"{faction}: points ahead of the second"] - -found[f"{faction}: points behind the first"] == behind
    s.dividends[WEST] = (2, 1)
    more = features(s)
    assert more["west: peace dividends"] == 3.0 and more["west: points"] == found["west: points"] + 3.0


def test_influence_units_and_wars_are_counted() -> None:
    s = begun()
    before = features(s)
    s.influence[0] = 2 << 2 | USSR
    s.marker[1] = WEST
    s.war[AXIS] = 1 << USSR
    s.war[USSR] = 1 << AXIS
    after = features(s)
    assert after["ussr: markers"] == before["ussr: markers"] + 2.0
    assert after["ussr: protectorates"] == before["ussr: protectorates"] + 1.0
    assert after["west: satellites"] == before["west: satellites"] + 1.0
    assert [after[f"war: {pair}"] for pair in ("axis west", "axis ussr", "west ussr")] == [0.0, 1.0, 0.0]
    assert [after[f"{faction}: at war"] for faction in FACTIONS[:THREE]] == [1.0, 0.0, 1.0]


@pytest.mark.parametrize("options", [{}, TWO, {"scenario": "1939"}, {"scenario": "1939"} | TWO])
def test_the_chances_of_all_sides_make_one(options: dict[str, str]) -> None:
    s = begun(**options)
    assert sum(side_chances(s)) == pytest.approx(1.0) and all(0.0 < chance < 1.0 for chance in side_chances(s))
    if options.get("players") == "two":
        assert win_chance(s, WEST) == win_chance(s, USSR) == pytest.approx(1.0 - win_chance(s, AXIS))
    else:
        assert [win_chance(s, seat) for seat in range(THREE)] == pytest.approx(side_chances(s))


def test_the_rulebook_decides_a_game_that_is_over() -> None:
    s = begun()
    s.over, s.winner = True, 1 << AXIS | 1 << USSR
    assert [win_chance(s, seat) for seat in range(THREE)] == [0.5, 0.0, 0.5] == [evaluate(s, seat) for seat in range(THREE)]


def test_more_points_late_in_the_game_are_a_better_chance() -> None:
    s = begun()
    s.year = 1944
    found: list[float] = []
    for value in range(4):
        s.dividends[WEST] = (value,)
        found.append(win_chance(s, WEST))
    assert found == sorted(set(found))


@slow
@pytest.mark.parametrize("options", [{}, TWO])
def test_the_judge_foretells_games_it_has_never_seen(options: dict[str, str]) -> None:
    """From 1942 on better than somebody who knows only how often each side wins, and than `evaluate`."""
    judged: list[float] = []
    evaluated: list[float] = []
    constant: list[float] = []
    seats = (AXIS, WEST) if options else (AXIS, WEST, USSR)
    for number in range(24):
        s: Any = vezerkar.game("triumph").start(f"unseen/{number}", options).state
        seen: list[TntState] = []
        rng = number + 1
        while not s.over:
            year = s.year
            rng = greedy_playout(s, rng, lambda s, year=year: s.year == year, action_values, 0.02)  # type: ignore[misc]
            if s.year >= 1942 and not s.over:
                seen.append(s.clone())
        for one in seen:
            for seat in seats:
                won = evaluate(s, seat)
                judged.append((win_chance(one, seat) - won) ** 2)
                evaluated.append((evaluate(one, seat) - won) ** 2)
                constant.append((1.0 / len(seats) - won) ** 2)
    assert len(judged) > 40
    assert sum(judged) < sum(evaluated) and sum(judged) < 0.75 * sum(constant)
