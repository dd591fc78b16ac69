"""Whole games by finger alone on a phone: what can be chosen can be tapped."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.visitor import PHONE, Visitor
from tests.browser.whole_games import GAMES, WHOLE, play_to_the_end
from tests.cost import slow
from tools.browser import TableProcess

pytestmark = slow

LONG = ("triumph", "wg35")
"""The games that take minutes of a core; the others take twenty seconds."""
SELDOM = 50
"""One tap in so many may miss, for the page moves while others choose."""


@pytest.mark.parametrize("game", [pytest.param(game, marks=WHOLE) if game in LONG else game for game in GAMES])
def test_a_whole_game_by_finger_alone(visit: Callable[..., Visitor], here: TableProcess, game: str) -> None:
    visitor = visit(painted=False, **PHONE)
    choices = play_to_the_end(visitor, here, game, GAMES[game], f"fingers of {game}")
    print(f"{game}: {choices} choices, missed {visitor.missed}")
    assert len(visitor.missed) <= choices // SELDOM + 1, visitor.missed
