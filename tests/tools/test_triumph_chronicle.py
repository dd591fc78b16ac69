"""The tool that tells of games of Triumph & Tragedy between bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.cost import slow
from tests.rules.triumph.table import table
from tools import triumph_chronicle
from tools.triumph_chronicle import Chronicle, account, match, player, standing
from vezerkar.engine.bit_sets import BIT
from vezerkar.games.triumph.game_data import AREA_INDEX, FACTION_INDEX
from vezerkar.games.triumph.rules.victory import points
from vezerkar.games.triumph.rules.war import declare_war
from vezerkar.games.triumph.state import HEGEMONY, TntState

AXIS, WEST, USSR = (FACTION_INDEX[faction] for faction in ("axis", "west", "ussr"))


def test_what_is_new_is_told_once() -> None:
    s = table(year=1941, season="spring")
    chronicle = Chronicle()
    chronicle(s)
    assert chronicle.lines == [f"1941 {standing(s, faction)}" for faction in (AXIS, WEST, USSR)]
    declare_war(s, WEST, AXIS)
    s.control[AREA_INDEX["tripoli"]] = WEST
    chronicle(s)
    chronicle(s)
    assert chronicle.lines[3:] == ["  spring: W declares war on A", "  spring: tripoli A>W"]


def test_the_standing_of_a_faction_is_what_the_rules_say() -> None:
    s = table(year=1941, units=["germany infantry berlin 3", "germany tank ruhr 2"], hands={"axis": "a1 a8 i1"})
    told = standing(s, AXIS)
    assert told.startswith(f"A {points(s, AXIS)} points: level 11 of IND 12 POP 11 RES 6,")
    assert told.endswith("cards 2+1, CV 5")


def test_a_bot_that_searches_cannot_take_part() -> None:
    with pytest.raises(SystemExit, match="search"):
        player("search", "any")


def finished(winner: int) -> TntState:
    """A game that somebody has won."""
    s = table()
    s.finish(winner, HEGEMONY)
    return s


def test_a_match_gives_every_seat_to_the_bot_by_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, tuple[str, ...]]] = []

    def quick_game(seed: str, names: list[str], look: Callable[[TntState], None] | None = None) -> Any:
        asked.append((seed, tuple(names)))
        return finished(BIT[AXIS] | BIT[WEST] if seed == "word/0" else BIT[USSR])

    monkeypatch.setattr(triumph_chronicle, "quick_game", quick_game)
    told = list(match("one", "two", 6, "word"))
    assert asked[:3] == [("word/0", ("one", "two", "two")), ("word/0", ("two", "one", "two")), ("word/0", ("two", "two", "one"))]
    assert {seed for seed, _ in asked[3:]} == {"word/1"}
    assert [line.partition(",")[0] for line in told[:3]] == ["axis: 0.5 of 2", "west: 0.5 of 2", "ussr: 1.0 of 2"]
    assert told[3].startswith("all: 2.0 of 6 (33.3 %, ")


@slow
def test_the_account_of_a_game_is_always_the_same() -> None:
    told = account("any/0", ["greedy"] * 3)
    assert told == account("any/0", ["greedy"] * 3)
    assert sum(line.startswith("1940 A ") for line in told) == 1 and any("wins (" in line for line in told)
