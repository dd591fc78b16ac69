"""Names of bots, and budgets that make sense or do not."""

from __future__ import annotations

import pytest

from vezerkar.bots import bot, bot_names
from vezerkar.engine import UnknownBot, UnknownGame
from vezerkar.registry import GAMES


def test_names_weakest_first() -> None:
    for game in GAMES:
        assert bot_names(game) == ["random", "greedy", "search"]


@pytest.mark.parametrize("name", ["random", "greedy", "search", "search:1", "search:400", "search:0.5s", "search:2s"])
def test_good_names(name: str) -> None:
    assert hasattr(bot(name, "hunt", 7), "choose")


@pytest.mark.parametrize(
    "name",
    [
        "",
        "gredy",
        "random:3",
        "greedy:3",
        "search:0",
        "search:-5",
        "search:s",
        "search:0s",
        "search:nans",
        "search:infs",
        "search:x",
    ],
)
def test_bad_names(name: str) -> None:
    with pytest.raises(UnknownBot):
        bot(name, "hunt")


def test_unknown_game() -> None:
    with pytest.raises(UnknownGame):
        bot("random", "chess")
