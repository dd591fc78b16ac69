"""Games that are played to their end through the page: how each is made, and how somebody plays who wants it to come to one."""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import pytest

from tests.browser.visitor import Visitor
from tools.browser import TableProcess

WHOLE = pytest.mark.skipif("VEZERKAR_WHOLE_GAMES" not in os.environ, reason="a game of minutes: VEZERKAR_WHOLE_GAMES asks for it")


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


def play_to_the_end(
    visitor: Visitor, here: TableProcess, game: str, play: Play, seed: str, before_each: Callable[[], None] | None = None
) -> int:
    """Make a match and play it to its end. Answers with the number of choices; all but the first begin with ``before_each``."""
    made = here.make(game, seed=seed, name="Anna", **play.made)
    visitor.page.goto(here.link(made))
    random = Random(game)
    for card, line in play.picks:
        visitor.pick(card, line)
    choices = 0
    while not visitor.ready(mine=True)["over"]:
        assert choices < play.longest, "the game does not end"
        if choices and before_each:
            before_each()
        visitor.choose(random, play.done, play.eager, play.never, play.aim)
        choices += 1
    visitor.check_the_end()
    return choices
