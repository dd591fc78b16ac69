"""Whole turns, from the first declaration to the last battle, and what may be done at any time (T&T 10.2, 12.0, 14.0)."""

from __future__ import annotations

from typing import Any

from tests.rule import rule
from tests.rules.triumph.moving import begin, controls, go, turn
from tests.rules.triumph.table import asked, block, legal, mask, play, question, settle, table, told, units
from vezerkar.games.triumph.game import Triumph
from vezerkar.games.triumph.game_data import AREA_INDEX, AXIS, FACTION_INDEX, JETS, NATION_INDEX, WEST
from vezerkar.games.triumph.notation import DISBAND, REPUDIATE, REVEAL, notation
from vezerkar.games.triumph.rules.supply import SupplyPhase
from vezerkar.games.triumph.state import TntState

GAME = Triumph()


def run(s: TntState) -> list[tuple[str, str]]:
    """Everybody takes what is proposed until the turn is over. Returns who was asked what."""
    found = []
    while s.asked:
        seat = next(name for name in FACTION_INDEX if s.asked & mask(name))
        asks = question(s, seat)
        found.append((seat, asks.text))
        assert asks.default is not None
        play(s, seat, notation(asks.default))
    return found


@rule("triumph", "10.2", "12.0", "12.21", "12.4", "3.14", "C-Movement", "C-Combat")
def test_a_turn_of_movement_and_a_land_battle() -> None:
    fighters = ["germany tank munich 4", "germany infantry munich 4", "france infantry lorraine 3"]
    s = turn("axis", war=["axis west"], units=fighters)
    go(s, "germany tank munich", "lorraine")
    go(s, "germany infantry munich", "lorraine")
    play(s, "axis", "done")
    (battle,) = told(s, "battle")
    assert (battle["area"], battle["attacker"]) == ("lorraine", "axis")
    run(s)
    # One round: everybody acts once, the Defender first among equals, hits before the next acts (3.14).
    assert [event["round"] for event in told(s, "round")] == [1]
    order = [(event["nation"], event["unit"]) for event in told(s, "fired")]
    everybody = [("germany", "tank"), ("france", "infantry"), ("germany", "infantry")]
    assert order == everybody[: len(order)]
    assert order
    assert s.asked == 0
    assert s.moves == {}


@rule("triumph", "12.0", "12.7", "13.0", "13.1", "C-Combat")
def test_a_turn_with_a_sea_battle() -> None:
    group = ["britain air_force london 4", "britain fleet london 4"]
    s = turn("west", war=["axis west"], units=[*group, "germany fleet north_sea 1"])
    go(s, "britain air_force london", "north_sea")
    go(s, "britain fleet london", "north_sea")
    play(s, "west", "done")
    (battle,) = told(s, "battle")
    assert (battle["area"], battle["kind"]) == ("north_sea", "sea")
    run(s)
    # The Air Force had to go home after its round; the battle is over.
    assert "air_force" not in " ".join(text for text in units(s, "britain") if "_sea" in text)
    assert s.asked == 0


@rule("triumph", "12.0", "12.6", "11.55", "12.63")
def test_a_turn_with_a_raid() -> None:
    s = turn("west", war=["axis west"], units=["britain air_force london 1", "germany infantry ruhr 4"])
    go(s, "britain air_force london", "ruhr")
    play(s, "west", "done")
    run(s)
    assert not s.here[AREA_INDEX["ruhr"]] & mask("west")
    assert controls(s, "ruhr") == "axis"


@rule("triumph", "12.0", "15.1")
def test_no_battle_between_rivals_at_peace() -> None:
    s = turn("west", units=["britain fleet london", "germany fleet north_sea"])
    go(s, "britain fleet london", "north_sea")
    play(s, "west", "done")
    assert told(s, "battle") == []
    assert s.asked == 0


@rule("triumph", "14.0", "10.3", "A-50", "C-Supply")
def test_supply_concerns_those_at_war_alone() -> None:
    s = table(
        at=[SupplyPhase()], season="spring", war=["axis ussr"], units=["germany infantry gorky 2", "ussr infantry munich 2"]
    )
    assert units(s) == ["germany infantry gorky 1", "ussr infantry munich 1"]
    s = table(at=[SupplyPhase()], season="spring", minors={"poland": "axis"}, units=["germany infantry lvov 2"])
    assert units(s) == ["germany infantry lvov 2"]


@rule("triumph", "14.2", "14.22", "C-Supply")
def test_blockades_come_in_summer_alone() -> None:
    position: dict[str, Any] = {"war": ["axis west"], "units": ["germany fleet north_sea"], "influence": {"norway": "west 1"}}
    london = ["germany fleet irish_sea", "germany fleet english_channel"]
    for season, marked in (("spring", False), ("summer", True), ("fall", False)):
        s = table(at=[SupplyPhase()], season=season, **{**position, "units": [*position["units"], *london]})
        assert any(s.blockade) == marked


@rule("triumph", "C-Winter", "10.4")
def test_a_winter_turn_has_a_combat_phase() -> None:
    s = turn("ussr", "winter", war=["axis ussr"], units=["ussr tank moscow 3", "germany infantry bryansk 1"])
    go(s, "ussr tank moscow", "bryansk")
    play(s, "ussr", "done")
    assert [event["area"] for event in told(s, "battle")] == ["bryansk"]


@rule("triumph", "B-18", "9.3", "8.0", "3.3")
def test_what_may_be_done_at_any_time() -> None:
    s = table(
        units=["britain tank london", "germany tank munich 4", "france infantry lorraine 3"],
        war=["axis west"],
        influence={"norway": "west 2"},
    )
    s.vault[WEST] = (JETS << 16 | 60 << 8 | 61,)
    begin(s, "axis")
    go(s, "germany tank munich", "lorraine")
    play(s, "axis", "done")
    # In the middle of a battle, before a roll.
    assert asked(s)
    tank = block(s, "britain tank london")
    wanted = {DISBAND + tank, REPUDIATE + NATION_INDEX["norway"], REVEAL + JETS}
    assert wanted <= set(GAME.interrupts(s, WEST))
    assert not wanted & set(GAME.interrupts(s, AXIS))
    for action in sorted(wanted):
        GAME.interrupt(s, WEST, action)
        settle(s)
    assert s.influence[NATION_INDEX["norway"]] >> 2 == 1
    assert s.techs[WEST] >> JETS & 1
    assert s.place[tank] < 0
    assert asked(s)


@rule("triumph", "C-Combat", "12.1", "3.3")
def test_a_battle_that_an_enemy_left_by_disbanding_does_not_begin() -> None:
    s = turn("axis", war=["axis west"], units=["germany tank munich", "france infantry lorraine"])
    go(s, "germany tank munich", "lorraine")
    GAME.interrupt(s, WEST, DISBAND + block(s, "france infantry lorraine"))
    settle(s)
    assert "done" in legal(s, "axis")
    play(s, "axis", "done")
    run(s)
    assert controls(s, "lorraine") == "axis"
    assert told(s, "fired") == []
