"""What is always in sight of Triumph & Tragedy: clock, plates, frames; and what buttons and choices give up."""

from __future__ import annotations

from typing import Any

import pytest

from tests.triumph.test_scene import TNT, moving, placed, scene
from vezerkar.engine import Match
from vezerkar.engine.scene import Plate, Scene
from vezerkar.translation import translator


def plate(shown: Scene, seat: str) -> Plate:
    return next(one for one in shown.plates if one.seat == seat)


def stakes(shown: Scene) -> dict[str, str]:
    return {button.action: button.stake for button in shown.buttons if button.stake}


def asked(match: Match[Any, Any], lang: str = "en") -> Scene:
    """What the first who is asked is shown."""
    seat = match.waiting()[0]
    shown = TNT.scene(match.view(seat), match.decision(seat), translator("triumph", lang))
    assert isinstance(shown, Scene)
    return shown


@pytest.mark.parametrize(
    ("lang", "title", "phases"),
    [
        ("en", "Spring 1936", ["Command", "Movement", "Combat", "Supply"]),
        ("hu", "1936, Tavasz", ["Csapatmozgás", "Mozgás", "Harc", "Utánpótlás"]),
    ],
)
def test_the_clock_shows_the_season_and_its_phases(lang: str, title: str, phases: list[str]) -> None:
    clock = asked(moving(), lang).clock
    assert clock is not None and (clock.title, clock.phases, clock.at) == (title, phases, 1)


def test_the_new_year_has_phases_of_its_own() -> None:
    clock = asked(placed()).clock
    assert clock is not None and (clock.phases, clock.at) == (["Year Start", "Production", "Government"], 1)
    clock = asked(TNT.start(seed="1")).clock
    assert clock is not None and clock.phases == ["Setup"]


@pytest.mark.parametrize(
    ("lang", "meters", "chips"),
    [
        ("en", ["Moves left", "IND", "POP", "RES"], ["War: West"]),
        ("hu", ["Hátralévő mozgás", "IND", "POP", "RES"], ["Háború: Nyugat"]),
    ],
)
def test_a_plate_counts_what_decides_production_and_names_wars(lang: str, meters: list[str], chips: list[str]) -> None:
    match = moving(commands=3)
    shown = TNT.scene(match.view("ussr"), None, translator("triumph", lang))
    assert [one.seat for one in shown.plates] == list(match.view(None)["order"])
    found = plate(shown, "axis")
    assert [meter.label for meter in found.meters] == meters and found.meters[0].value == 3
    assert [chip.text for chip in found.chips if chip.tone == "danger"] == chips
    assert found.score == str(match.view(None)["factions"]["axis"]["points"]) and found.note == "VP"


def test_a_war_has_a_sign_that_names_the_rival() -> None:
    shown = TNT.scene(moving(commands=3).view("ussr"), None, translator("triumph", "en"))
    [war] = [chip for chip in plate(shown, "axis").chips if chip.tone == "danger"]
    assert (war.icon, war.about, war.count) == ("swords", "west", -1)


def test_what_dividends_are_worth_only_their_owner_sees() -> None:
    position: dict[str, Any] = dict(moving(war="").position())
    position["state"]["factions"]["axis"]["dividends"] = [2, 1]
    chits = position["state"].get("chits")
    if isinstance(chits, list):
        chits.remove(2)
        chits.remove(1)
    match = TNT.position(position)
    own, other = plate(scene(match, "axis"), "axis"), plate(scene(match, "west"), "axis")
    assert "Peace 3" in [chip.text for chip in own.chips] and "Peace ×2" in [chip.text for chip in other.chips]
    assert int(own.score) == int(other.score) + 3 and own.note.endswith("VP + 3") and other.note == "VP"
    assert other == plate(scene(match, None), "axis")


def test_everybody_looks_at_his_own_theatre_first() -> None:
    match = placed()
    assert [frame.id for frame in scene(match, "ussr").frames][:2] == ["east", "europe"]
    assert {scene(match, seat).frames[0].id for seat in ("axis", "west", None)} == {"europe"}


@pytest.mark.parametrize(("commands", "lang", "stake"), [(3, "en", "3 moves are lost"), (1, "hu", "1 mozgás elvész")])
def test_moves_left_are_a_stake(commands: int, lang: str, stake: str) -> None:
    shown = asked(moving(commands=commands), lang)
    assert stakes(shown)["done"] == stake
    assert [button.role for button in shown.buttons if button.action == "done"] == ["done"]


def test_no_stake_where_nothing_can_move() -> None:
    assert "done" not in stakes(asked(moving(commands=0)))


def test_points_left_in_production_are_a_stake() -> None:
    match = placed()
    assert match.decision(match.waiting()[0]).prompt == "ask-production"
    left = match.decision(match.waiting()[0]).args["left"]
    assert stakes(asked(match))["done"] == f"{left} points are lost"


def test_a_declaration_is_a_stake_and_never_the_likeliest() -> None:
    shown = asked(moving(war="", under_way=False))
    assert stakes(shown)["war west"] == "War, and no way back"
    match = moving()
    match.act("axis", next(one.notation for one in match.decision("axis").options if one.notation.startswith("pick ")))
    offered = [choice for area in asked(match).areas for choice in area.choices if choice.action.startswith("violate")]
    assert "An enemy from now on: Poland" in {choice.stake for choice in offered} and not any(choice.main for choice in offered)


def test_to_disband_loses_the_unit() -> None:
    lost = [choice.stake for token in asked(moving()).tokens for choice in token.choices if choice.action.startswith("disband")]
    assert lost and set(lost) == {"The unit is lost"}


def test_infantry_is_the_likeliest_unit_to_build() -> None:
    shown = asked(placed())
    built = [choice for area in shown.areas for choice in area.choices if choice.main and choice.action.startswith("build ")]
    assert built and {choice.action.split()[-1] for choice in built} <= {"infantry", "tank"}
