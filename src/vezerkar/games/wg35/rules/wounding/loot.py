"""Loot markers and the flag (WG35 18, 22.6, 24.5). A marker is (the figure whose it is, its point, its carrier)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.decision import Refusal
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.numbering import MEN, NOBODY, RANKS
from vezerkar.games.wg35.battle.point import NO_POINT
from vezerkar.games.wg35.notation import FIGURES, LOOT, last_of
from vezerkar.games.wg35.rules.basics.figures import AT_HAND, within_of
from vezerkar.games.wg35.rules.setup import field
from vezerkar.games.wg35.rules.turns.action_kinds import NOTHING, ActionKind, pay
from vezerkar.games.wg35.rules.victory import missions, points
from vezerkar.games.wg35.state import SkirmishState

FLAG: Final = "flag"


def marker_near(s: SkirmishState, figure: int, whose: int) -> int:
    """The place in `s.loot` of the marker that a figure left, if it lies within 15 mm of another; -1 if not."""
    for i in range(len(s.loot)):
        if s.loot[i][0] == whose and within_of(s, figure, s.loot[i][1], AT_HAND):
            return i
    return -1


class Looting(ActionKind):
    """WG35 8.8, 18.2, 18.3: it picks up a marker: an own one for the ammunition, an enemy's to carry it away."""

    __slots__ = ()

    def offers(self, s: SkirmishState, figure: int) -> list[int]:
        if not s.left[figure]:
            return NOTHING
        found: list[int] = []
        for whose, place, _ in s.loot:
            if within_of(s, figure, place, AT_HAND) and LOOT + whose not in found:
                found.append(LOOT + whose)
        return found

    def refuse(self, s: SkirmishState, figure: int, action: int) -> Refusal:
        other = FIGURES[last_of(action) % MEN]
        return Refusal("refuse-loot-far", "WG35 18.2", {"figure": FIGURES[figure], "other": other})

    def begin(self, s: SkirmishState, figure: int, action: int) -> None:
        pay(s, figure, 1)
        whose = last_of(action)
        marker = marker_near(s, figure, whose)
        mine = whose >> 4 == figure >> 4
        flag = s.field.wears(whose, FLAG)
        # The marker of a flag stays: where another has let it fall its ammunition has been taken.
        dropped = flag and s.fell[whose] != NO_POINT and s.fell[whose] != s.loot[marker][1]
        if mine and not dropped:
            s.ammo[figure] += 1
        if mine and not flag:
            del s.loot[marker]
        else:
            s.loot[marker] = (whose, NO_POINT, figure)
        events.looted(s, figure, whose, mine, flag)


def bring_home(s: SkirmishState, figure: int) -> None:
    """A guerrilla ends an action in his own zone: the enemy markers he carries bring a point each (WG35 22.6).

    A flag stays with his side: its marker is then neither on the table nor carried.
    """
    side = figure >> 4
    if field.army_type(s, side) != "guerrilla" or not missions.in_zone(s, side, s.x[figure], s.y[figure]):
        return
    kept: list[tuple[int, int, int]] = []
    for marker in s.loot:
        whose, _, carrier = marker
        if carrier != figure or whose >> 4 == side:
            kept.append(marker)
            continue
        if s.field.wears(whose, FLAG):
            kept.append((whose, NO_POINT, NOBODY))
        points.award(s, side, 1, "loot", whose)
    s.loot = kept


# --- the flag (WG35 24.5) ------------------------------------------------------------------------------------------


def brought_by(s: SkirmishState, side: int) -> int:
    """The figure that brought the flag of a side to the battle; `NOBODY` if the army has none."""
    for figure in range(side * RANKS, (side + 1) * RANKS):
        man = s.field.soldiers[figure]
        if man is not None and FLAG in man.items:
            return figure
    return NOBODY


def _fallen_flag(s: SkirmishState, side: int) -> int:
    """The place in `s.loot` of the marker with the flag of a side; -1 if there is none."""
    flag = brought_by(s, side)
    for i in range(len(s.loot)):
        if s.loot[i][0] == flag:
            return i
    return -1


def bearer(s: SkirmishState, side: int) -> int:
    """The figure on the table that bears the flag of its own side; `NOBODY` if none does."""
    marker = _fallen_flag(s, side)
    found = s.loot[marker][2] if marker >= 0 else brought_by(s, side)
    return found if found != NOBODY and found >> 4 == side and s.on & BIT[found] else NOBODY


def enemy_has_flag(s: SkirmishState, side: int) -> bool:
    """Return True if the enemy holds the flag of a side."""
    marker = _fallen_flag(s, side)
    if marker < 0:
        return False
    _, place, carrier = s.loot[marker]
    return carrier >> 4 != side if carrier != NOBODY else place == NO_POINT
