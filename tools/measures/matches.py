"""The matches that are measured: one of each game, begun in the same way each time."""

from __future__ import annotations

from typing import Any

from tests.browser.visitor import Visitor
from tools.browser import TableProcess

MATCHES: dict[str, dict[str, Any]] = {
    "hunt": {"seats": {"german": "me", "british": "bot:random"}},
    "quartermaster": {
        "seats": dict.fromkeys(("germany", "italy", "japan"), "me") | dict.fromkeys(("uk", "usa", "ussr"), "bot:random"),
        "players": 2,
    },
    "triumph": {"seats": {"axis": "me", "west": "bot:random", "ussr": "bot:random"}, "players": 3},
    "wg35": {
        "seats": {"a": "me", "b": "bot:random"},
        "options": {"army_a": "budapest_1944", "army_b": "assault_group_1944"},
    },
}


def begin(here: TableProcess, game: str, seed: str = "measures") -> dict[str, Any]:
    """Begin a match of a game."""
    return here.make(game, seed=seed, name="Anna", **MATCHES[game])


def arrive(visitor: Visitor, here: TableProcess, game: str, seed: str = "measures") -> dict[str, Any]:
    """Begin a match of a game and sit down at it."""
    made = begin(here, game, seed)
    visitor.page.goto(here.link(made))
    visitor.ready(mine=True)
    settle(visitor)
    return made


def settle(visitor: Visitor) -> None:
    """Wait until the board is drawn, in its faces."""
    visitor.page.wait_for_selector(".board-svg")
    visitor.page.evaluate("document.fonts.ready.then(() => true)")
