"""Whole games by keyboard alone, in every title: what can be chosen can be reached, and the focus is never lost."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import pytest

from tests.browser.keyboard import Keyboard
from tests.cost import slow
from tools.browser import TableProcess

pytestmark = slow


class Play(NamedTuple):
    """A game to be played to its end: how it is made, and how somebody plays who wants it to come to one."""

    made: dict[str, Any]
    picks: tuple[tuple[str, str], ...] = ()
    """The cards that are chosen to begin with, and the lines of their menus."""
    done: float = 0.0
    """How often one is content with what one has."""
    eager: str = ""
    """What one does whenever one can."""
    never: str = ""
    """What one does not do without need."""
    aim: float = 0.0
    """How often one chooses a point where one can."""
    longest: int = 600
    """No such game takes so many choices."""
    keys: float = 12.0
    """And none so many keys a choice, on the average."""


# With the mouse it is the Axis that is played: see test_six_countries.
WAR = dict.fromkeys(("germany", "italy", "japan"), "bot:random") | dict.fromkeys(("uk", "usa", "ussr"), "me")
GAMES = {
    "hunt": Play({"seats": {"german": "me", "british": "bot:random"}}),
    "quartermaster": Play({"seats": WAR, "players": 2}, done=0.85),
    "triumph": Play(
        {"seats": {"axis": "bot:greedy", "west": "bot:greedy", "ussr": "me"}, "players": 3, "options": {"scenario": "1939"}},
        done=0.92,
        eager=r"^(Place the rest|Fire|Fight)",
        never=r"Disband|Repudiate",
    ),
    "wg35": Play(
        {
            "seats": {"a": "me", "b": "bot:greedy"},
            "options": {"points": "200", "rounds": "6"},
        },
        picks=(
            ("German infantry", r"\b1944\b"),
            ("Leutnant", "^Recruit"),
            *[("Schütze", "^Recruit")] * 4,
            ("1. ", "Steel helmet"),
        ),
        done=0.9,
        eager=r"^(Shoot|Throw|Charge)",
        aim=0.3,
        longest=900,
        keys=20.0,
    ),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_alone(
    visit: Callable[..., Keyboard], here: TableProcess, game: str, record_property: Callable[[str, object], None]
) -> None:
    play = GAMES[game]
    visitor = visit(Keyboard, painted=False)
    made = here.make(game, seed=f"keys of {game}", name="Anna", **play.made)
    visitor.page.goto(here.link(made))
    random = Random(game)
    for card, line in play.picks:
        visitor.pick(card, line)
    chosen: list[str] = []
    while not visitor.ready(mine=True)["over"]:
        assert len(chosen) < play.longest, "the game does not end"
        if chosen:
            visitor.check_focus()
        chosen.append(visitor.choose(random, play.done, play.eager, play.never, play.aim))
    visitor.check_the_end()
    record_property("choices", len(chosen))
    record_property("keys", visitor.keys)
    print(f"{game}: {len(chosen)} choices, {visitor.keys} keys")
    assert visitor.keys <= play.keys * len(chosen)
