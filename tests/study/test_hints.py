"""Hints: what they name, how they are judged, why, and that they depend on what the seat knows alone."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.cost import slow
from tests.study.test_game_report import made_up
from tests.study.test_secrecy import moment
from vezerkar import Observation, bot
from vezerkar.engine import Match
from vezerkar.registry import GAMES, game
from vezerkar.study import hints
from vezerkar.study.comparison import Comparison
from vezerkar.study.hints import Hint, HintBudget, by_rule_of_thumb, greedy, hint, searched, thought

FEW = HintBudget(40)


@pytest.mark.parametrize("name", GAMES)
def test_matches_that_look_alike_have_the_same_hints(name: str) -> None:
    rng = Random(f"hint {name}")
    match = moment(name, rng)
    seat = rng.choice(match.waiting())
    alike = match.imagine(seat, "another")
    assert match.view(seat) == alike.view(seat)
    found = [hint(Observation.of(one, seat), "key", FEW) for one in (match, alike)]
    assert found[0] == found[1]
    assert 1 <= len(found[0].options) <= 3
    for option in found[0].options:
        assert match.why_not(seat, option.action) is None


def followed_as(monkeypatch: pytest.MonkeyPatch, chances: list[float], noise: float = 0.0, budget: HintBudget = FEW) -> Hint:
    """The hint for a decision whose actions have these chances in every world, as far as chance does not blur them."""
    codes = tuple(range(len(chances)))
    rng = Random("worlds")

    def ends(heuristics: object, asked: Comparison, codes: list[int], key: str, count: int) -> Any:
        for _ in range(count):
            same = rng.uniform(-noise, noise)
            yield [SimpleNamespace(chance=chances[code] + same, code=code) for code in codes]

    monkeypatch.setattr(hints, "followed", ends)
    known = SimpleNamespace(game=SimpleNamespace(notation=lambda code: f"act {code}"))
    parts = made_up(
        win_chance=lambda s, seat: s.chance,
        log_odds=lambda s, seat: {"first": s.chance * 2.0, "second": s.chance, "third": -s.chance / 4, "fourth": s.chance / 2},
    )
    return searched(parts, Comparison(0, cast("Match[Any, Any]", known), codes, 0, "key"), budget)


def test_the_three_best_are_named_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    found = followed_as(monkeypatch, [0.2, 0.5, 0.1, 0.62, 0.4, 0.3, 0.25], noise=0.1)
    assert (found.judged, [option.action for option in found.options]) == ("search", ["act 3", "act 1", "act 4"])
    behind = [option.behind.mean for option in found.options if option.behind]
    assert behind == pytest.approx([0.0, 0.12, 0.22])


def test_what_is_behind_by_less_than_five_points_is_about_as_good(monkeypatch: pytest.MonkeyPatch) -> None:
    found = followed_as(monkeypatch, [0.451, 0.5, 0.449])
    assert [(option.action, option.equal) for option in found.options] == [("act 1", True), ("act 0", True), ("act 2", False)]
    assert found.against == 2, "the reasons are about the first that is clearly worse"


def test_two_reasons_are_named_at_most_and_none_that_hardly_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    found = followed_as(monkeypatch, [0.5, 0.4])
    # 3.25 parts make ten points: the first 2 of them, the second 1; the fourth would make 1.5 points.
    assert [group for group, _ in found.reasons] == ["first", "second"]
    assert [part for _, part in found.reasons] == pytest.approx([0.1 * 2 / 3.25, 0.1 / 3.25])
    assert followed_as(monkeypatch, [0.5, 0.495]).reasons == ()


def test_without_a_judge_of_choices_the_rule_of_thumb_ranks() -> None:
    match = game("triumph").start(seed="a")
    seat = match.waiting()[0]
    observation = Observation.of(match, seat)
    found = hint(observation, "key", FEW)
    assert found == by_rule_of_thumb(observation, greedy("triumph", "key")) and found.judged == "rule"
    assert found.options[0].action == bot("greedy", "triumph", "key").choose(observation).notation
    assert all(option.chance is None for option in found.options) and found.reasons == ()


@slow
def test_the_government_of_triumph_is_judged_by_looking_ahead() -> None:
    match = game("triumph").start(seed="a")
    bots = {seat: bot("greedy", "triumph", seat) for seat in match.seats}
    while True:
        seat = match.waiting()[0]
        observation = Observation.of(match, seat)
        if observation.decision.prompt == "ask-government" and len(observation.decision.options) > 2:
            break
        match.act(seat, bots[seat].choose(observation))
    found = hint(observation, "key", FEW)
    assert found.judged == "search" and all(option.chance is not None for option in found.options)
    thoughts = thought(observation, "planner", "key", FEW)
    assert thoughts is not None and thoughts.judged == "search"


def test_a_search_ends_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    hours = iter(range(10_000))
    monkeypatch.setattr(hints, "monotonic", lambda: 3600.0 * next(hours))
    found = followed_as(monkeypatch, [0.5, 0.4], budget=HintBudget(10**9, 0.3))
    assert found.options[0].behind is not None and found.options[0].behind.count == hints.LEAST_WORLDS


def test_a_bot_has_thought_in_the_way_of_its_level() -> None:
    match = game("hunt").start(seed="a")
    observation = Observation.of(match, "german")
    for name in ("greedy", "captain"):
        found = thought(observation, name, "key", FEW)
        assert found is not None and found.judged == "rule"
        # Whatever it takes by chance is about as good to it.
        taken = bot(name, "hunt", "key").choose(observation).notation
        assert taken in [option.action for option in found.options if option.equal] or all(one.equal for one in found.options)
    searched_for = thought(observation, "search:40", "key", FEW)
    assert searched_for is not None and searched_for.judged == "search"
    assert thought(observation, "random", "key", FEW) is None
