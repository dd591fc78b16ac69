"""Checks of every State of WG35. Each fault is told by the fields of a position that contradict each other."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, count, members, names_of
from vezerkar.engine.declare import Mask
from vezerkar.games.wg35.battle.numbering import MEN, NOBODY, RANKS, SEATS, SIDE_MEN, SIDES
from vezerkar.games.wg35.battle.point import NO_POINT
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.declarations.attributes import ATTRIBUTES
from vezerkar.games.wg35.game_data import CARDS
from vezerkar.games.wg35.notation import FIGURES
from vezerkar.games.wg35.roster.hand import deck
from vezerkar.games.wg35.rules.basics.arms import ARM_LOAD, CRATE_LOAD
from vezerkar.games.wg35.rules.geometry.sight import HIDDEN, PRONE
from vezerkar.games.wg35.rules.geometry.surfaces import surface_at
from vezerkar.games.wg35.state import SkirmishState

PLACES: Final = ("on", "out", "evacuated", "away", "reserve", "called", "arriving")
"""Places of a figure: on the table, or nowhere else than in one of the others."""
OF_THE_PRESENT: Final = ("shocked", "broken", "helpless", "concealed", "refuge")
OF_FIGURES: Final = tuple([one.name for one in ATTRIBUTES if isinstance(one.kind, Mask)])
"""All sets of figures."""


def figure_names(figures: int) -> str:
    """The figures of a set by their names."""
    return ", ".join(names_of(figures, FIGURES))


# --- what must be true ---------------------------------------------------------------------------------------------


def check(s: SkirmishState) -> None:
    """Raise AssertionError if the State breaks an invariant; it says which fields contradict each other."""
    _check_cards(s)
    _check_match(s)
    if s.shown:
        _check_places(s)
        _check_conditions(s)
        for figure in range(MEN):
            if s.field.soldiers[figure] is not None:
                _check_figure(s, figure)
        _check_apart(s)
        _check_arms(s)
        _check_things(s)
        _check_attacks(s)


def _check_cards(s: SkirmishState) -> None:
    """Each copy of a deck is in hand, in the pool or used; before the hands are shown no number is negative."""
    for side in range(SIDES):
        roster = s.rosters[side]
        dealt = deck(LIBRARY, roster) if s.shown == 2 and roster.army else None
        for card, name in enumerate(CARDS):
            copies = (s.hands[side][card], s.pools[side][card], s.used[side][card])
            where = f"hands, pools, used: of {name} side {SEATS[side]}"
            assert min(copies) >= 0, f"{where} has fewer than none"
            if dealt is not None:
                assert sum(copies) == dealt.get(name, 0), f"{where} has {sum(copies)}, and its deck {dealt.get(name, 0)}"


def _check_match(s: SkirmishState) -> None:
    """Rounds, sides, points, doors."""
    assert s.shown == 2 or not s.round, "round, shown: nobody fights before armies and hands are shown"
    assert s.over == (s.ending != 0), "ending: a battle that is over has one"
    assert s.over or s.winner == NOBODY, "winner, ending: nobody has won a battle that goes on"
    assert s.home[0] != s.home[1], "home: the sides have different edges"
    doors = BIT[len(s.field.table.doors)] - 1
    assert not s.doors & ~doors, f"doors: the table has {len(s.field.table.doors)}"
    assert not s.locks & ~doors, f"locks: the table has {len(s.field.table.doors)} doors"
    for side in range(SIDES):
        assert s.vp[side] >= 0 or s.over, f"vp: side {SEATS[side]} has fewer than none"


def _check_places(s: SkirmishState) -> None:
    """Every figure is in one place; losses and strengths are counted right."""
    real = 0
    for figure in range(MEN):
        if s.field.soldiers[figure] is not None:
            real |= BIT[figure]
    for name in OF_FIGURES:
        strangers = getattr(s, name) & ~real
        assert not strangers, f"{name}, rosters: {figure_names(strangers)} belong to no army"
    gathered = 0
    for name in PLACES:
        here = getattr(s, name)
        if name != "called":
            twice = gathered & here
            assert not twice, f"{name}, {', '.join(PLACES)}: {figure_names(twice)} are in two places"
            gathered |= here
    if s.round:
        missing = real & ~gathered
        assert not missing, f"{', '.join(PLACES)}: {figure_names(missing)} are nowhere"
    lost = s.called & ~(s.out | s.evacuated)
    assert not lost, f"called, out, evacuated: {figure_names(lost)} are called back and were not lost"
    for side in range(SIDES):
        losses = count((s.out | s.again) & SIDE_MEN[side])
        assert s.losses[side] == losses, f"losses, out, again: side {SEATS[side]} has lost {losses}, not {s.losses[side]}"
    active = s.on | s.out | s.away | s.arriving | s.evacuated
    assert s.active == NOBODY or active & BIT[s.active], f"active: {FIGURES[s.active]} is nowhere"


def _check_conditions(s: SkirmishState) -> None:
    """States that only those have who are there, or that exclude each other."""
    for name in OF_THE_PRESENT:
        absent = getattr(s, name) & ~(s.on | s.arriving)
        assert not absent, f"{name}, on: {figure_names(absent)} are not on the table"
    calm = s.refuge & ~s.broken
    assert not calm, f"refuge, broken: {figure_names(calm)} flee from nobody"


def _check_figure(s: SkirmishState, figure: int) -> None:
    """One figure: where it stands, how, and what it has in its hands."""
    bit = BIT[figure]
    name = f"figures.{FIGURES[figure]}"
    table = s.field.table
    man = s.field.man(figure)
    assert s.fx[figure] or s.fy[figure], f"{name}.fx, fy: it faces nowhere"
    held = s.in_hand[figure]
    assert held == NOBODY or held in s.field.arms_of[figure], f"{name}.in_hand: this weapon is not its own"
    posture = s.posture[figure]
    assert -1 <= s.hide[figure] < len(table.pieces), f"{name}.hide: the table has {len(table.pieces)} pieces"
    assert -1 <= s.lookout[figure] < len(table.openings), f"{name}.lookout: the table has {len(table.openings)} openings"
    if s.on & bit:
        assert 0 <= s.x[figure] <= table.east and 0 <= s.y[figure] <= table.north, f"{name}.x, y: it is off the table"
        assert _stands(s, figure), f"{name}.x, y, z: nobody can stand there"
        assert (posture == HIDDEN) == (s.hide[figure] >= 0), f"{name}.posture, hide: who hides does so behind something"
    if s.on & s.helpless & bit and not _carried(s, figure):
        assert posture == PRONE, f"{name}.posture, helpless: it is helpless and stands"
    load = s.load[figure]
    if load >= CRATE_LOAD:
        markers = s.field.mission.markers
        known = load - CRATE_LOAD < len(markers) and markers[load - CRATE_LOAD].kind == "loot_crate"
        assert known, f"{name}.load: the mission has no such crate"
    elif load >= ARM_LOAD:
        assert load - ARM_LOAD in s.field.served, f"{name}.load: there is no such support weapon"
    elif load != NOBODY:
        own = load < MEN and s.on & s.helpless & BIT[load] and load >> 4 == figure >> 4 and load != figure
        assert own, f"{name}.load, helpless: it can carry a helpless comrade, a support weapon or a crate"
    assert load == NOBODY or s.on & bit, f"{name}.load, on: who carries something is on the table"
    assert load == NOBODY or s.load.count(load) == 1, f"{name}.load: two figures carry the same"
    assert len(s.field.base[figure]) == 6 and man.points >= 0, f"{name}.base: it has six characteristics"
    for who, field in ((s.cause[figure], "cause"), (s.wounder[figure], "wounder"), (s.killer[figure], "killer")):
        real = who >= MEN or who == NOBODY or s.field.soldiers[who] is not None
        assert real, f"{name}.{field}: there is no such figure"


def _stands(s: SkirmishState, figure: int) -> bool:
    """Return True if a figure is on a surface or on a ladder; whoever is carried is where his carrier is."""
    x, y, z = s.x[figure], s.y[figure], s.z[figure]
    if z in surface_at(s.field.table, x, y):
        return True
    return any(ladder.low <= z <= ladder.high and ladder.shape.holds(x, y) for ladder in s.field.table.ladders)


def _check_apart(s: SkirmishState) -> None:
    """Nobody stands in anybody else; who carries a casualty stands where it is."""
    on = members(s.on)
    for i, figure in enumerate(on):
        for other in on[i + 1 :]:
            if not _carried(s, figure) and not _carried(s, other):
                square = (s.x[figure] - s.x[other]) ** 2 + (s.y[figure] - s.y[other]) ** 2 + (s.z[figure] - s.z[other]) ** 2
                names = f"figures.{FIGURES[figure]}.x, y, figures.{FIGURES[other]}.x, y, on"
                assert square >= 25, f"{names}: they stand in each other"


def _carried(s: SkirmishState, figure: int) -> bool:
    """Return True if a figure is carried."""
    return figure in s.load


def _check_arms(s: SkirmishState) -> None:
    """Check the places of support weapons, and whom weapons were fired at."""
    for arm in range(len(s.field.arms)):
        target = s.quarry[arm]
        real = target == NOBODY or s.field.soldiers[target] is not None
        assert real, f"arms.{arm}.quarry: there is no such figure"
        served = arm in s.field.served
        assert served or s.stance[arm] == 0, f"arms.{arm}.stance: this is no support weapon"


def _check_things(s: SkirmishState) -> None:
    """Loot, cards in force, markers."""
    for whose, place, carrier in s.loot:
        name = FIGURES[whose]
        assert s.field.soldiers[whose] is not None, f"loot: there is no figure {name}"
        assert (place == NO_POINT) != (carrier == NOBODY), f"loot: the marker of {name} lies somewhere or is carried"
        assert carrier == NOBODY or s.on & BIT[carrier], f"loot, on: {FIGURES[carrier]} carries a marker and is not there"
    for place, _ in s.smoke:
        assert place != NO_POINT, "smoke: it is somewhere"
    for name in ("surprises", "covers"):
        for one, other in getattr(s, name):
            assert s.on & BIT[one] and s.on & BIT[other], f"{name}, on: {FIGURES[one]} and {FIGURES[other]} are on the table"
            assert (one >> 4 == other >> 4) == (name == "covers"), f"{name}: {FIGURES[one]} and {FIGURES[other]}: the wrong side"
    for one, other, _ in s.barred:
        real = s.field.soldiers[one] is not None and s.field.soldiers[other] is not None
        assert real, f"barred: {FIGURES[one]} and {FIGURES[other]}: there is no such figure"
    for marker, crate, dump in zip(s.field.mission.markers, s.crates, s.dumps, strict=False):
        assert marker.kind == "loot_crate" or crate == NO_POINT, f"crates: marker {marker.id} is no crate"
        assert marker.kind == "supply_dump" or not dump, f"dumps: marker {marker.id} is no dump"
    for place in s.path:
        assert place != NO_POINT, "path: a way is made of points"


def _check_attacks(s: SkirmishState) -> None:
    """Attacks in progress, and who takes part in them."""
    for i, attack in enumerate(s.attacks):
        for who, field in ((attack.by, "by"), (attack.target, "target"), (attack.victim, "victim"), (attack.helper, "helper")):
            real = who == NOBODY or s.field.soldiers[who] is not None
            assert real, f"attacks[{i}].{field}: there is no such figure"
        assert attack.by == NOBODY or attack.by >> 4 == attack.side, f"attacks[{i}].by, side: it is of the other side"
        assert attack.arm < len(s.field.arms), f"attacks[{i}].arm: there is no such weapon"
        weapon = s.field.arms[attack.arm].weapon if attack.arm != NOBODY else None
        assert attack.arm == NOBODY or weapon is not None, f"attacks[{i}].arm: nobody can shoot with this"
        assert attack.melee == NOBODY or attack.kind == 2, f"attacks[{i}].melee, kind: this is no blow"
        assert attack.kind != 2 or attack.melee != NOBODY, f"attacks[{i}].melee, kind: a blow has a profile"


assert MEN == SIDES * RANKS
