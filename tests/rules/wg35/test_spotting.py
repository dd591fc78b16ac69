"""How the concealed are spotted."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.wg35.acts import begin
from tests.rules.wg35.skirmish import do, figures, skirmish, told
from tests.wg35.yard import box, piece, yard
from vezerkar.engine.bit_sets import BIT
from vezerkar.games.wg35.rules.geometry.sight import PRONE
from vezerkar.games.wg35.rules.movement import spotting
from vezerkar.games.wg35.state import SkirmishState

SNIPER = "de_sniper"
FULL = ("de_sniper", ["camouflage_full"])


def watched(far: int, viewer: object = "su_rifleman", target: object = SNIPER, **more: object) -> SkirmishState:
    """A concealed figure so many millimetres south of an enemy that looks at it; an action has just ended."""
    s = skirmish([(target, (600, 100))], [(viewer, (600, 100 + far))], **more)  # type: ignore[arg-type]
    s.concealed = BIT[0]
    spotting.settle(s)
    return s


def is_spotted(s: SkirmishState) -> bool:
    """Whether the figure is concealed no longer."""
    return not s.concealed & BIT[0]


@rule("wg35", "25.13")
@pytest.mark.parametrize(
    ("viewer", "target", "reach"),
    [
        ("su_dp", SNIPER, 400),
        ("su_rifleman", SNIPER, 320),
        ("su_sergeant", SNIPER, 400),
        (("su_lieutenant", ["binoculars"]), SNIPER, 560),
        ("su_dp", FULL, 320),
    ],
)
def test_how_far_one_spots(viewer: object, target: object, reach: int) -> None:
    assert is_spotted(watched(reach, viewer, target))
    assert not is_spotted(watched(reach + 1, viewer, target))


@rule("wg35", "25.13", "17.1")
def test_full_camouflage_in_cover() -> None:
    s = skirmish([(FULL, (600, 100))], [("su_dp", (600, 340))])
    s.concealed, s.posture[0] = BIT[0], PRONE
    spotting.settle(s)
    assert is_spotted(s)
    s = skirmish([(FULL, (600, 100))], [("su_dp", (600, 341))])
    s.concealed, s.posture[0] = BIT[0], PRONE
    spotting.settle(s)
    assert not is_spotted(s)


@rule("wg35", "25.13", "1.6")
def test_only_what_is_in_front_of_whoever_is_not_active_is_spotted() -> None:
    def seen(facing: tuple[int, int], active: str = "", wide: bool = False) -> bool:
        s = skirmish([(SNIPER, (600, 100))], [("su_dp", (600, 200), facing)], active=active, wide_sight=wide)
        s.concealed = BIT[0]
        spotting.settle(s)
        return is_spotted(s)

    assert seen((0, -1)) and not seen((0, 1))
    assert seen((0, 1), active="b1") and seen((0, 1), wide=True)


@rule("wg35", "25.13")
def test_what_is_not_seen_is_not_spotted() -> None:
    s = watched(100, table=yard(piece("tall_wall", box(500, 140, 700, 142))))
    assert not is_spotted(s)


@rule("wg35", "25.13")
def test_a_mover_looks_every_10_mm_and_finds_at_the_end_of_the_action() -> None:
    """A gap between two walls shows the concealed for a part of the way only."""
    walls = yard(piece("tall_wall", box(300, 140, 590, 142)), piece("tall_wall", box(610, 140, 900, 142)))
    s = skirmish([(SNIPER, (600, 100))], [("su_dp", (560, 200))], table=walls)
    s.concealed = BIT[0]
    spotting.settle(s)
    assert not is_spotted(s)
    begin(s, "b1", "move")
    do(s, "to 660,200")
    assert s.concealed == BIT[0] and figures(s.spotted) == "a1" and figures(s.seen) == "a1"
    assert told(s, "spotted") == [{"figure": "a1", "by": "b1"}]
    spotting.settle(s)
    assert s.concealed == 0 and s.spotted == 0 and figures(s.seen) == "a1"
    assert len(told(s, "spotted")) == 1


@rule("wg35", "25.13")
def test_who_spots_out_of_turn_is_not_the_one_it_was_seen_by() -> None:
    s = watched(100, active="a1")
    assert is_spotted(s) and s.seen == 0
    assert told(s, "spotted") == [{"figure": "a1", "by": "b1"}]
