"""The list of games: what it says of sides is so whatever options are chosen."""

from __future__ import annotations

import pytest

from vezerkar.bots import bot_names
from vezerkar.engine import BadCombination
from vezerkar.registry import GAMES, all_games
from vezerkar.server.pages.game_list import game_list

SIDES = {"hunt": [2], "quartermaster": [2, 2, 2, 2, 2], "triumph": [3, 2], "wg35": [2]}


@pytest.fixture(autouse=True)
def whole_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in SIDES:
        monkeypatch.setitem(GAMES, name, f"vezerkar.games.{name}")
    game_list.cache_clear()


def test_every_game_says_how_many_sides_can_win_at_its_seatings() -> None:
    found = {one.id: one for one in game_list("en")}
    assert {name: found[name].sides for name in SIDES} == SIDES
    for one in found.values():
        assert len(one.sides) == len(one.seatings)
        assert one.stand_in in bot_names(one.id)
    assert {found[name].stand_in for name in SIDES} == {"greedy"}


def test_no_option_but_the_number_of_players_changes_the_number_of_sides() -> None:
    told = {one.id: one.sides for one in game_list("en")}
    for game in all_games():
        for players, sides in zip(game.seatings(), told[game.id], strict=True):
            implied = game.implied_options(players)
            for option in game.options:
                for value in option.values:
                    try:
                        chosen = game.complete_options({option.id: value} | implied)
                    except BadCombination:
                        continue
                    assert len(game.sides(chosen)) == sides, (game.id, players, option.id, value)
