"""A stage in words."""

from __future__ import annotations

from vezerkar.engine.scene import Card, Die, Meter, Odds, Stage, StageSide, StageStep, StageUnit
from vezerkar.engine.stage_words import stage_lines


def test_everything_on_a_stage_is_said() -> None:
    tank = StageUnit("a", "tank", "German Tank", pips=2, most=4, note="acts now")
    ship = StageSide("b", "Royal Navy", units=[StageUnit("c", "ship", "Force G")], card=Card("x", "Prize Warfare"))
    ship.meters = [Meter("Damage", 1, 5), Meter("Bonus", 2)]
    stage = Stage("1", "line", "Battle: Milan", "Round 1", sides=[StageSide("a", "Axis", note="Attacker", units=[tank]), ship])
    stage.order = [
        StageStep("German Tank", "2 or less: 1 hit", "done", dice=[Die("1", 2, "", True), Die("2", 5, "", False)]),
        StageStep("West: Infantry"),
    ]
    stage.result = "A hit."
    stage.odds = [Odds("a", "Axis: 1 hit, 0.7 expected", "a", 1, 0.7)]
    assert list(stage_lines(stage)) == [
        "Battle: Milan · Round 1",
        "A hit.",
        "Axis · Attacker: German Tank 2/4 (acts now)",
        "Royal Navy: Force G, Prize Warfare, Damage 1/5, Bonus 2",
        "  1. German Tank · 2 5 · 2 or less: 1 hit",
        "  2. West: Infantry",
        "Axis: 1 hit, 0.7 expected",
    ]
