"""The last attack on the stage: who shoots or strikes at whom, every roll of the chain with its number, and when it is over."""

from __future__ import annotations

import pytest

from tests.rules.wg35.shots import begin
from tests.rules.wg35.skirmish import skirmish
from vezerkar import game
from vezerkar.engine.event import Event
from vezerkar.engine.scene import Stage
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.notation import FIGURE_INDEX
from vezerkar.games.wg35.rules.geometry.sight import PRONE
from vezerkar.games.wg35.state import SkirmishState
from vezerkar.translation import translator

WG35 = game("wg35")
HIT, FIVE = 9, 5


def shooting(*dice: int) -> SkirmishState:
    """A1 shoots at b1."""
    s = skirmish([("de_schutze", (600, 300))], [("hu_honved", (600, 500))], active="a1", dice=dice)
    return begin(s, "a1", "shoot single kar98k", "at b1")


def striking(*dice: int) -> SkirmishState:
    """A1 strikes at b1."""
    s = skirmish([("de_schutze", (600, 300))], [("hu_honved", (600, 320))], active="a1", dice=dice)
    return begin(s, "a1", "strike b1")


def staged(s: SkirmishState, lang: str = "en") -> Stage | None:
    return WG35.stage(WG35.view(s, -1), s.sink or [], None, translator("wg35", lang))


def stage(s: SkirmishState) -> Stage:
    found = staged(s)
    assert found is not None
    return found


def test_there_is_no_stage_before_anybody_shoots() -> None:
    assert staged(skirmish([("de_schutze", (600, 300))], [("hu_honved", (600, 500))])) is None


def test_a_shot_that_misses_is_one_roll_against_its_number() -> None:
    shown = stage(shooting(1))
    assert (shown.form, shown.title, shown.over) == ("shot", "A1 shoots at B1", True)
    assert [(side.seat, [unit.id for unit in side.units]) for side in shown.sides] == [("a", ["a1"]), ("b", ["b1"])]
    [step] = [step for step in shown.order if step.by]
    assert (step.title, step.by, step.hits) == ("To hit", "a1", [])
    [die] = step.dice
    assert (die.value, die.sides, die.over, die.good) == (1, 10, True, False)
    needed, c = next((event.data["target_number"], event.data["C"]) for event in events_of(shooting(1), "shot"))
    assert isinstance(needed, int) and isinstance(c, int)
    assert die.need == min(10, max(2, needed - c))
    assert shown.note.startswith("Kar98k rifle · ") and shown.note.endswith("% before the roll")


def test_a_hit_leads_on_to_where_and_the_wound() -> None:
    s = shooting(HIT, FIVE, FIVE)
    shown = stage(s)
    parts = [step.title for step in shown.order]
    assert parts[0] == "To hit" and {"Where", "Wound"} <= {*parts}
    assert shown.order[0].hits == ["b1"]
    assert [event.kind for event in events_of(s, "wounding")] == ["wounding"]


def test_close_combat_is_a_duel_with_all_that_makes_up_both_numbers() -> None:
    s = striking(2)
    shown = stage(s)
    assert (shown.form, shown.brief, shown.title) == ("duel", True, "Close combat: A1 and B1")
    assert shown.order[0].title == "To strike"
    [said] = [event.data for event in events_of(s, "blow")]
    for side, needed in zip(shown.sides, ("T", "needed"), strict=True):
        assert sum(meter.value for meter in side.meters) == said[needed]
        assert side.meters[0].label == "T" and all(meter.label for meter in side.meters)
    assert shown.sides[0].note == f"2 + {said['T']} = {2 + int(str(said['T']))}"
    assert shown.sides[1].note == f"{said['needed']} needed"


def test_whoever_lies_in_close_combat_sees_what_it_costs() -> None:
    s = skirmish([("de_schutze", (600, 300))], [("hu_honved", (600, 320))], active="a1", dice=[2])
    s.posture[FIGURE_INDEX["b1"]] = PRONE
    shown = stage(begin(s, "a1", "strike b1"))
    assert [(meter.label, meter.value) for meter in shown.sides[1].meters][1:] == [("lying", -3), ("base number", 5)]


def test_the_result_of_a_blow_is_on_the_figure() -> None:
    shown = stage(striking(10, 10, 1))
    struck = shown.sides[1].units[0]
    assert (struck.state, struck.note) == ("lost", "out of action"), "these dice do not kill: load others"
    assert next((effect.style, effect.places) for step in shown.order for effect in step.effects) == (
        "clash",
        ["600,300,0", "600,320,0"],
    )
    assert shown.order[-1].effects[0].style in ("fall", "sign")
    assert "fall" in [effect.style for step in shown.order for effect in step.effects]


def test_it_leaves_as_soon_as_something_else_is_done() -> None:
    s = shooting(1)
    s.sink = list(s.sink or [])
    events.activated(s, 0)
    assert staged(s) is None


def events_of(s: SkirmishState, kind: str) -> list[Event]:
    return [event for event in s.sink or [] if event.kind == kind]


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_every_stage_has_words(lang: str, recwarn: pytest.WarningsRecorder) -> None:
    for s in (shooting(HIT, FIVE, FIVE), striking(HIT)):
        shown = staged(s, lang)
        assert shown is not None and shown.title and all(step.title and step.note for step in shown.order)
    assert not recwarn.list
