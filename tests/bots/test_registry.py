"""Names of bots, and budgets that make sense or do not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from vezerkar.bots import bot, bot_names
from vezerkar.engine import UnknownBot, UnknownGame
from vezerkar.registry import GAMES, game


def test_names_weakest_first() -> None:
    assert bot_names("wg35") == ["random", "novice", "greedy", "captain", "search"]
    assert bot_names("hunt") == ["random", "novice", "greedy", "captain", "search"]
    assert bot_names("triumph") == ["random", "novice", "greedy", "search", "planner"]
    assert bot_names("quartermaster") == ["random", "novice", "greedy", "search", "planner", "far_planner"]
    assert all(bot_names(id)[0] == "random" for id in GAMES)


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


@pytest.mark.parametrize("asked", [bot_names, lambda name: bot("random", name), game])
def test_unknown_game_is_refused_in_one_wording(asked: Callable[[str], object]) -> None:
    with pytest.raises(UnknownGame, match=rf"^there is no game named 'chess'; there are: {', '.join(GAMES)}$"):
        asked("chess")


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_that_takes_no_budget_says_so(name: str) -> None:
    for id in GAMES:
        with pytest.raises(UnknownBot, match=rf"^{name} takes no budget, not '3'$"):
            bot(f"{name}:3", id)
