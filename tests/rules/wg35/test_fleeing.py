"""How broken figures run."""

from __future__ import annotations

from typing import Any

from tests.rule import rule
from tests.rules.wg35.acts import begin, offered, refused
from tests.rules.wg35.skirmish import can, do, enlist, question, settle, skirmish, told
from tests.wg35.yard import box, piece, yard
from vezerkar.engine.bit_sets import BIT
from vezerkar.games.wg35.battle.numbering import MEN
from vezerkar.games.wg35.battle.point import point
from vezerkar.games.wg35.notation import parse
from vezerkar.games.wg35.rules.basics.figures import at
from vezerkar.games.wg35.rules.geometry.sight import HIDDEN, PRONE, STANDING
from vezerkar.games.wg35.rules.morale.fleeing import Peril
from vezerkar.games.wg35.rules.turns.activation import Activation
from vezerkar.games.wg35.state import SkirmishState

MAN = "de_schutze"


def broken(*pieces: Any, place: tuple[int, int] = (600, 600), enemy: tuple[int, int] = (600, 900), **more: Any) -> SkirmishState:
    """A broken figure and the enemy it flees from."""
    s = skirmish([(MAN, place)], [("su_rifleman", enemy)], table=yard(*pieces), **more)
    s.broken = BIT[0]
    s.cause[0] = 16
    return s


def flees(s: SkirmishState) -> SkirmishState:
    """It runs."""
    begin(s, "a1", "flee")
    return s


@rule("wg35", "19.3", "19.2")
def test_it_runs_to_the_nearest_cover_farther_away() -> None:
    wall = piece("high_wall", box(500, 520, 700, 522))
    woods = piece("woods", box(100, 700, 300, 800))
    s = flees(broken(wall, woods))
    assert s.left[0] == 0, "over the wall in two actions"
    s = flees(broken(piece("scrub", box(560, 540, 600, 580)), wall))
    assert at(s, 0) == (600, 580, 0), "the first point of the lattice in the scrub"
    assert s.refuge == BIT[0] and s.left[0] == 1
    assert told(s, "fled") == [{"figure": "a1", "path": ["600,600,0", "600,580,0"], "mm": 20}]


@rule("wg35", "19.3")
def test_of_equals_the_south_then_the_west() -> None:
    ring = [piece("scrub", box(x - 2, y - 2, x + 2, y + 2), name=f"s{x}") for x, y in ((560, 560), (640, 560))]
    assert at(flees(broken(*ring, enemy=(600, 700))), 0) == (560, 560, 0)
    ring = [piece("scrub", box(x - 2, y - 2, x + 2, y + 2), name=f"s{y}") for x, y in ((680, 580), (680, 620))]
    assert at(flees(broken(*ring, enemy=(500, 600))), 0) == (680, 580, 0)


@rule("wg35", "19.3")
def test_it_goes_on_in_its_next_activation() -> None:
    s = flees(broken(piece("scrub", box(560, 300, 640, 340))))
    assert (at(s, 0), s.refuge, s.left[0]) == ((600, 400, 0), 0, 0)
    s.left[0] = 2
    flees(s)
    assert (at(s, 0), s.refuge, s.left[0]) == ((600, 340, 0), BIT[0], 1)
    assert refused(s, "a1", "flee") == ("refuse-flee", "WG35 19.3")


@rule("wg35", "19.2")
def test_it_does_not_run_toward_the_peril() -> None:
    near, far = piece("scrub", box(590, 610, 610, 650), name="near"), piece("scrub", box(590, 500, 610, 540), name="far")
    assert at(flees(broken(near, far)), 0) == (600, 540, 0)


@rule("wg35", "19.3")
def test_a_refuge_is_in_cover_or_out_of_sight() -> None:
    s = broken(piece("tall_wall", box(400, 560, 800, 562)), piece("low_wall", box(900, 560, 1100, 562)))
    peril = Peril(s, 0)
    assert peril.is_sheltered(s, (600, 540, 0), STANDING), "unseen"
    assert peril.is_sheltered(s, (1000, 540, 0), STANDING), "half hidden"
    assert not peril.is_sheltered(s, (600, 580, 0), STANDING)
    s.smoke.append((point(600, 700, 0), 100))
    assert peril.is_sheltered(s, (600, 580, 0), STANDING)


@rule("wg35", "19.3")
def test_out_of_sight_is_as_good_as_cover() -> None:
    s = flees(broken(piece("tall_wall", box(620, 500, 640, 560))))
    assert s.refuge == BIT[0] and at(s, 0)[1] < 600


@rule("wg35", "19.3")
def test_without_any_cover_it_runs_as_far_as_it_can() -> None:
    s = flees(broken())
    assert (at(s, 0), s.refuge, s.left[0]) == ((600, 400, 0), BIT[0], 0)
    s = flees(broken(actions=1))
    assert at(s, 0) == (600, 500, 0)


@rule("wg35", "19.3", "8.5")
def test_it_stands_up_for_nothing() -> None:
    for posture in (PRONE, HIDDEN):
        s = broken(piece("scrub", box(560, 500, 640, 520)))
        s.posture[0], s.hide[0] = posture, 0
        flees(s)
        assert (s.posture[0], s.hide[0], at(s, 0), s.left[0]) == (STANDING, -1, (600, 520, 0), 1)
    s = broken(piece("scrub", box(560, 500, 640, 520)))
    s.posture[0] = PRONE
    s.helpless = BIT[0]
    assert flees(s).posture[0] == PRONE


@rule("wg35", "19.3", "7.6")
def test_a_broken_figure_can_do_nothing_but_flee() -> None:
    for posture in (STANDING, PRONE, HIDDEN):
        s = broken(hands={"a": "aim"})
        s.posture[0] = posture
        s.active, s.stack = 0, [Activation(0)]
        settle(s)
        assert can(s) == ["flee"] and question(s).default == parse("flee")
        do(s, "flee")
        assert can(s, "flee") == [] and "end" in can(s)


@rule("wg35", "19.3", "8.2")
def test_its_refuge_is_not_near_an_enemy() -> None:
    s = broken(piece("scrub", box(560, 540, 640, 580)))
    s.x[16], s.y[16] = 600, 640
    flees(s)
    assert at(s, 0) == (600, 580, 0)
    s = broken(piece("scrub", box(590, 500, 610, 582)))
    enlist(s, 17, ("su_rifleman", (640, 560)))
    assert at(flees(s), 0) == (600, 520, 0), "the nearer ones are near the other enemy"
    s = skirmish([(MAN, (600, 600))], [("su_rifleman", (600, 900)), ("su_rifleman", (600, 540))])
    s.broken, s.cause[0] = BIT[0], 16
    flees(s)
    assert abs(at(s, 0)[0] - 600) >= 40, "round the other one"


@rule("wg35", "19.3", "8.2")
def test_whoever_runs_from_a_fight_is_struck() -> None:
    s = broken(piece("scrub", box(560, 500, 640, 520)), enemy=(600, 615), dice=[1])
    flees(s)
    assert len(told(s, "blow")) == 1 and at(s, 0) == (600, 520, 0)
    s = broken(piece("scrub", box(560, 500, 640, 520)), enemy=(600, 615), dice=[10, 2])
    flees(s)
    assert at(s, 0) == (600, 600, 0) and s.shocked == BIT[0] and s.left[0] == 1 and s.refuge == 0


@rule("wg35", "19.4")
def test_from_a_point_and_from_whoever_is_left() -> None:
    s = broken(piece("scrub", box(700, 560, 760, 640)))
    s.cause[0] = MEN + point(500, 600, 0)
    assert at(flees(s), 0) == (700, 600, 0)
    s = broken()
    s.cause[0] = 17
    assert at(flees(s), 0) == (600, 400, 0), "the nearest enemy, if the one who broke it is gone"


@rule("wg35", "7.6", "19.5")
def test_who_flees_and_who_does_not() -> None:
    s = broken()
    assert offered(s, "a1", "flee") == ["flee"]
    s.shocked = BIT[0]
    assert offered(s, "a1", "flee") == []
    s.shocked, s.broken = 0, 0
    assert offered(s, "a1", "flee") == []
    assert offered(broken(actions=0), "a1", "flee") == []
