"""The battle on the stage, by position and choices: who faces whom, what the dice said, who acts next, what can be clicked."""

from __future__ import annotations

from typing import Any

import pytest

from tests.triumph.test_scene import TNT, moving
from vezerkar.engine import Match
from vezerkar.engine.scene import Stage, StageUnit
from vezerkar.translation import translator

BLOCKS: dict[str, Any] = {
    "germany_infantry_11": {"area": "munich", "cv": 4},
    "germany_infantry_12": {"area": "munich", "cv": 4},
    "germany_air_force_1": {"area": "munich", "cv": 2},
    "france_fortress_1": {"area": "lorraine", "cv": 3},
    "france_infantry_5": {"area": "lorraine", "cv": 2},
    "france_infantry_6": {"area": "lorraine", "cv": 3},
}


def engaged(*choices: tuple[str, str]) -> Match[Any, Any]:
    """Three German units attack Lorraine; then these choices are made."""
    match = moving(blocks=BLOCKS, commands=6)
    for block in ("germany_infantry_11", "germany_infantry_12"):
        match.act("axis", f"pick {block}")
        match.act("axis", "to lorraine via munich")
    match.act("axis", "pick germany_air_force_1")
    match.act("axis", "to lorraine")
    match.act("axis", "done")
    for seat, action in choices:
        match.act(seat, action)
    return match


def staged(match: Match[Any, Any], seat: str | None, lang: str = "en") -> Stage | None:
    decision = match.decision(seat) if seat is not None and seat in match.waiting() else None
    return TNT.shown(match.view(seat), match.events(seat), decision, translator("triumph", lang)).stage


def stage(match: Match[Any, Any], seat: str | None) -> Stage:
    found = staged(match, seat)
    assert found is not None
    return found


def units(shown: Stage, seat: str) -> list[StageUnit]:
    return next(side.units for side in shown.sides if side.seat == seat)


def offers(shown: Stage, seat: str) -> list[list[str]]:
    return [[choice.action for choice in unit.choices] for unit in units(shown, seat)]


def test_there_is_no_stage_without_a_battle() -> None:
    assert staged(moving(), "axis") is None


def test_both_lines_face_each_other_in_the_order_of_fire() -> None:
    shown = stage(engaged(), "west")
    assert (shown.form, shown.title, shown.note, shown.place) == ("line", "Battle: Lorraine", "Combat Round 1", "lorraine")
    assert [(side.title, side.note) for side in shown.sides] == [("Axis", "Attacker"), ("West", "Defender")]
    assert [(unit.title, unit.pips, unit.most) for unit in units(shown, "axis")] == [
        ("German Air Force", 2, 4),
        ("German Infantry", 4, 4),
        ("German Infantry", 4, 4),
    ]
    assert [unit.state for unit in units(shown, "west")] == ["acting", "", ""]
    assert [(step.title, step.note, step.state) for step in shown.order] == [
        ("West: Fortress", "Air 2, Ground 4", "acting"),
        ("Axis: Air Force", "Ground 1", ""),
        ("West: 2 Infantry", "Air 1, Ground 3", ""),
        ("Axis: 2 Infantry", "Ground 3", ""),
    ]
    assert [odds.label for odds in shown.odds] == [
        "Axis: 0 hits, 0.0 expected, 4.3 to come",
        "West: 0 hits, 0.0 expected, 4.5 to come",
    ]


def test_what_to_fire_at_is_chosen_on_the_units_of_the_enemy() -> None:
    match = engaged()
    assert offers(stage(match, "west"), "axis") == [["fire a"], ["fire g"], ["fire g"]]
    assert offers(stage(match, "axis"), "axis") == [[], [], []]


def test_a_shot_has_its_dice_who_fired_and_who_was_hit() -> None:
    match = engaged(("west", "fire a"))
    shown = stage(match, None)
    fired = next(event for event in match.event_log if event.kind == "fired")
    step = shown.order[0]
    assert [str(die.value) for die in step.dice] == fired.data["rolls"]
    assert [die.good for die in step.dice] == [die.value <= 2 for die in step.dice]
    assert {(die.need, die.over) for die in step.dice} == {(2, False)}
    fortress, plane = units(shown, "west")[0], units(shown, "axis")[0]
    assert (step.state, step.by, fortress.state) == ("done", fortress.id, "done")
    assert step.hits == [plane.id] * (2 - plane.pips) and len(step.hits) == fired.data["hits"]
    west = next(odds for odds in shown.odds if odds.seat == "west")
    assert (west.got, west.owed) == (fired.data["hits"], 1.0)


def test_who_takes_the_hit_is_chosen_on_ones_own_units() -> None:
    match = engaged(("west", "fire a"), ("axis", "fire g"))
    assert match.decision("west").prompt == "ask-lose", "these dice hit nobody: take another seed"
    assert offers(stage(match, "west"), "west") == [["lose france_fortress_1"], ["lose france_infantry_6"], []]


def test_the_lost_are_crossed_and_every_loss_has_its_shot() -> None:
    match = engaged(("west", "fire a"), ("axis", "fire g"), ("west", "lose france_fortress_1"))
    match.act("west", "pick france_infantry_5")
    match.act("west", "fire a")
    match.act("west", "fire g")
    shown = stage(match, "ussr")
    plane, *foot = units(shown, "axis")
    assert (plane.state, plane.pips, plane.note) == ("lost", 0, "lost"), "these dice do not destroy it: take another seed"
    for unit in (plane, *foot):
        begun = unit.pips + sum(step.hits.count(unit.id) for step in shown.order)
        assert begun == (2 if unit is plane else 4), "every point of strength was taken by a shot"


def test_a_battle_that_is_over_stays_until_something_else_is_done() -> None:
    match = engaged()
    while match.view(None)["battle"]:
        [seat, *_] = match.waiting()
        match.act(seat, match.decision(seat).default.notation)
    shown = stage(match, "axis")
    assert shown.over and shown.result == "The battle in Lorraine ends without a winner."
    assert not any(step.state != "done" for step in shown.order)
    for seat in match.waiting():
        match.act(seat, next(one.notation for one in match.decision(seat).options if one.notation.startswith("commit")))
    assert staged(match, "axis") is None


def test_who_retreats_is_there_until_then() -> None:
    retreat = [("west", "pick france_infantry_5"), ("west", "retreat paris")]
    match = engaged(("west", "fire a"), ("axis", "fire g"), ("west", "lose france_fortress_1"), *retreat)
    shown = stage(match, "ussr")
    left = next(unit for unit in units(shown, "west") if unit.state == "gone")
    told = [step for step in shown.order if step.state == "done"]
    assert [(step.leaves, step.by == left.id) for step in told] == [(False, False), (False, False), (True, True)]
    assert (told[-1].title, told[-1].note) == ("French Infantry", "The French Infantry (CV 2) retreats from Lorraine to Paris.")
    assert not told[-1].dice and left.note == "to Paris"


def test_those_who_stand_up_after_the_battle_are_seen_by_those_who_saw_them() -> None:
    match = engaged()
    shown = stage(match, None)
    assert all(unit.symbol != "block-back" for side in shown.sides for unit in side.units), "a battle lays the blocks open"


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_every_stage_has_words(lang: str, recwarn: pytest.WarningsRecorder) -> None:
    match = engaged(("west", "fire a"))
    shown = staged(match, "axis", lang)
    assert shown is not None and not recwarn.list
    assert all(step.title and step.note for step in shown.order)
