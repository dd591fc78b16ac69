"""Losses of a figure that is hit: shock, wounds, helplessness, and its end (WG35 2.4, 11.6, 15.4-15.8, 18.1, 20.1)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.attack import Attack
from vezerkar.games.wg35.battle.numbering import MEN, NOBODY
from vezerkar.games.wg35.battle.point import NO_POINT
from vezerkar.games.wg35.rules.actions import loads
from vezerkar.games.wg35.rules.basics.figures import place_of
from vezerkar.games.wg35.rules.geometry.sight import PRONE, STANDING
from vezerkar.games.wg35.rules.setup.field import army_type
from vezerkar.games.wg35.rules.step import d3, d6, side_of
from vezerkar.games.wg35.rules.victory import points
from vezerkar.games.wg35.rules.wounding import loot
from vezerkar.games.wg35.state import SkirmishState

GUERRILLA_KILL: Final = 4
"""The d6 from which a kill earns guerrillas a point (WG35 22.4)."""


# --- who did it (WG35 15.8) ----------------------------------------------------------------------------------------


def wounder_of(attack: Attack) -> int:
    """Return who attacks, as `SkirmishState.wounder` has it: a figure, or `MEN` + the side if it comes from off the table."""
    return attack.by if attack.by != NOBODY else MEN + attack.side


def wounding_side(s: SkirmishState, figure: int) -> int:
    """The side that wounded a figure last, `NOBODY` if none did."""
    wounder = s.wounder[figure]
    if wounder >= MEN:
        return wounder - MEN
    return side_of(wounder) if wounder >= 0 else NOBODY


def killer_of(s: SkirmishState, wounder: int) -> int:
    """Return who incapacitated a figure, as `SkirmishState.killer` has it: a figure, or `MEN` + the point of a shell's burst."""
    if wounder < MEN:
        return wounder
    if not s.attacks or s.attacks[-1].by != NOBODY or s.attacks[-1].spot == NO_POINT:
        return NOBODY
    return MEN + s.attacks[-1].spot


# --- shock (WG35 11.6) ---------------------------------------------------------------------------------------------


def shock(s: SkirmishState, figure: int) -> None:
    """A figure is shocked; twice is the same as once."""
    if s.shocked & BIT[figure]:
        return
    s.shocked |= BIT[figure]
    events.shocked(s, figure)
    loads.let_go(s, figure)


# --- wounds (WG35 15.4, 15.5) --------------------------------------------------------------------------------------


def apply_wound_dice(s: SkirmishState, figure: int, dice: list[int], critical: bool, told: bool) -> None:
    """Apply wound dice: the lowest decides, and what is milder comes with it.

    Those that bleed are added to the bleeding dice, one more after a critical torso hit. The wounded check (WG35 15.6) takes
    the dice it rolls away from the figure first, and has ``told`` them.
    """
    lowest = min(dice, default=6)
    events.wounds(s, figure, dice, told)
    if lowest == 1:
        incapacitate(s, figure)
        return
    set_aside = 0
    for die in dice:
        if die in (2, 3):
            set_aside += 1
    if set_aside:
        s.bleeding[figure] += set_aside + (1 if critical else 0)
        events.bleeds(s, figure)
    if lowest <= 4:
        weaken(s, figure)
        if not s.on & BIT[figure]:
            return
    if lowest == 2:
        make_helpless(s, figure)


def weaken(s: SkirmishState, figure: int) -> None:
    """Every characteristic is one lower; at 0 the figure is incapacitated (WG35 15.4)."""
    s.weak[figure] += 1
    events.weakened(s, figure)
    for base in s.field.base[figure]:
        if base <= s.weak[figure]:
            incapacitate(s, figure)
            return


def make_helpless(s: SkirmishState, figure: int) -> None:
    """A figure lies where it is and drops what it carries (WG35 15.7)."""
    if s.helpless & BIT[figure]:
        return
    s.helpless |= BIT[figure]
    s.posture[figure] = PRONE
    s.hide[figure] = s.lookout[figure] = NOBODY
    loads.drop(s, figure)
    events.helpless(s, figure)


# --- the end (WG35 2.4, 18.1, 20.1) --------------------------------------------------------------------------------


def incapacitate(s: SkirmishState, figure: int) -> None:
    """A figure leaves the table; a marker stays. Losses and victory points are counted; its comrades test later (WG35 19.1)."""
    bit, here = BIT[figure], place_of(s, figure)
    wounder = s.wounder[figure]
    bears_flag = loot.bearer(s, side_of(figure)) == figure
    for carrier in members(s.on):
        if s.load[carrier] == figure:
            s.load[carrier] = NOBODY
    s.on &= ~bit
    loads.drop(s, figure)
    s.out |= bit
    s.shocked &= ~bit
    s.broken &= ~bit
    s.refuge &= ~bit
    s.helpless &= ~bit
    s.concealed &= ~bit
    s.spotted &= ~bit
    s.seen &= ~bit
    s.aimed &= ~bit
    s.guarded &= ~bit
    s.posture[figure] = STANDING
    s.hide[figure] = s.lookout[figure] = NOBODY
    s.bleeding[figure] = s.left[figure] = 0
    s.killer[figure] = killer_of(s, wounder)
    s.fell[figure] = here
    s.covers = [(one, other) for one, other in s.covers if figure not in (one, other)]
    s.surprises = [(one, other) for one, other in s.surprises if figure not in (one, other)]
    drop_markers(s, figure)
    s.loot.append((figure, here, NOBODY))
    if s.attacks:
        s.attacks[-1].down |= bit
    side = side_of(figure)
    if s.again & bit:
        # Whoever was brought back has been counted when he was lost first.
        s.again &= ~bit
    else:
        s.losses[side] += 1
    if bears_flag:
        s.bereft |= BIT[side]
    events.incapacitated(s, figure, wounder)
    _score(s, figure)


def _score(s: SkirmishState, figure: int) -> None:
    """The victory points for a casualty: those of the mission and of what it was, the commander's, the guerrillas'."""
    side = 1 - side_of(figure)
    points.casualty_points(s, figure, side)
    kind = army_type(s, side)
    if s.field.has(figure, "senior_commander"):
        # The mass army rolls half a die (WG35 25.3).
        half, die = (d3(s), 0) if kind == "mass" else (0, d6(s))
        points.award(s, side, half + die, "senior_commander", figure, die, half)
    if kind == "guerrilla" and wounding_side(s, figure) == side:
        die = d6(s)
        events.guerrilla_kill(s, figure, die, GUERRILLA_KILL)
        if die >= GUERRILLA_KILL:
            points.award(s, side, 1, "guerrilla_kill", figure)


def drop_markers(s: SkirmishState, figure: int) -> None:
    """The loot markers a figure carries come to lie where it is (WG35 18.1)."""
    here = place_of(s, figure)
    s.loot = [(whose, here, NOBODY) if carrier == figure else (whose, place, carrier) for whose, place, carrier in s.loot]


def fallen_at(s: SkirmishState, figure: int) -> int:
    """Return where a figure stands, or where it fell."""
    if s.on & BIT[figure] or s.fell[figure] == NO_POINT:
        return place_of(s, figure)
    return s.fell[figure]
