"""The views of a game are what their type says: no key is missing, none is unknown, every value has its type."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import vezerkar
from tests.cost import first, slow
from vezerkar.games.hunt.declarations.view_types import HuntView
from vezerkar.games.quartermaster.declarations.view_types import QuartermasterView
from vezerkar.games.triumph.declarations.view_types import TriumphView
from vezerkar.games.wg35.declarations.view_types import Wg35View

ARMIES = {"army_a": "budapest_1944", "army_b": "assault_group_1944"}
VIEWS: tuple[tuple[str, Any, dict[str, str]], ...] = (
    ("hunt", HuntView, {}),
    ("quartermaster", QuartermasterView, {}),
    ("triumph", TriumphView, {}),
    ("triumph", TriumphView, {"scenario": "1939"}),
    ("wg35", Wg35View, {}),
    ("wg35", Wg35View, ARMIES),
)


def check(view: Any, kind: Any) -> None:
    """Assert that plain data is exactly of a type. (`msgspec` leaves out unknown keys, so the two are compared.)"""
    assert msgspec.convert(view, kind, strict=True) == view


@slow
@pytest.mark.parametrize(("name", "kind", "options"), VIEWS)
@pytest.mark.parametrize("seed", first(range(2)))
def test_every_view_of_a_random_game_is_of_its_type(name: str, kind: Any, options: dict[str, str], seed: int) -> None:
    match = vezerkar.game(name).start(seed, options)
    choice = random.Random(seed)
    plies = 0
    while match.outcome is None and plies < 1500:
        if plies % 10 == 0:
            for seat in (*match.seats, None):
                check(match.view(seat), kind)
        decision = match.decisions()[0]
        match.act(decision.seat, choice.choice(decision.options))
        plies += 1
    for seat in (*match.seats, None):
        check(match.view(seat), kind)


def test_a_missing_an_unknown_and_a_wrong_value_are_found() -> None:
    view: dict[str, Any] = dict(vezerkar.game("hunt").start(seed=1).view("german"))
    check(view, HuntView)
    for wrong in (
        {**view, "turn": "1"},
        {**view, "shown": 0},
        {**view, "news": 1},
        {k: v for k, v in view.items() if k != "turn"},
    ):
        with pytest.raises((AssertionError, msgspec.ValidationError)):
            check(wrong, HuntView)
