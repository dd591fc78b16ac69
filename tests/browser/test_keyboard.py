"""Whole games by keyboard alone, in every title: what can be chosen can be reached, and the focus is never lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.keyboard import Keyboard
from tests.browser.whole_games import GAMES, play_to_the_end
from tests.cost import slow
from tools.browser import TableProcess

pytestmark = slow


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_alone(
    visit: Callable[..., Keyboard], here: TableProcess, game: str, record_property: Callable[[str, object], None]
) -> None:
    visitor = visit(Keyboard, painted=False)
    choices = play_to_the_end(visitor, here, game, GAMES[game], f"keys of {game}", visitor.check_focus)
    record_property("choices", choices)
    record_property("keys", visitor.keys)
    print(f"{game}: {choices} choices, {visitor.keys} keys")
    assert visitor.keys <= GAMES[game].keys * choices
