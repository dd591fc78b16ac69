"""Tricks: plain, dirty, and those of the home ground (WG35 26.3, 26.5)."""

from __future__ import annotations

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.rules.basics import checks, figures
from vezerkar.games.wg35.rules.cards import offtable
from vezerkar.games.wg35.rules.cards.played import Title, active, army_of, fit
from vezerkar.games.wg35.rules.geometry.reach import doors_near
from vezerkar.games.wg35.rules.shooting import effects
from vezerkar.games.wg35.rules.shooting.aftermath import Aftermath
from vezerkar.games.wg35.rules.shooting.attack import LOST, TAKEN_BACK, attack_of, is_used
from vezerkar.games.wg35.rules.shooting.effects import use
from vezerkar.games.wg35.rules.victory import missions
from vezerkar.games.wg35.rules.windows import SHOT_DECLARED, Occasion
from vezerkar.games.wg35.state import SkirmishState


class Innocent(Title):
    """26.3.1: the shooter must recognise the target by its uniform, for this shot; or, of guerrillas, for the whole round."""

    def fits(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        if occasion.window == SHOT_DECLARED:
            return targeted(s, side, effects.INNOCENT) if attack_of(s).side != side else 0
        if army_of(s, side).type != "guerrilla":
            return 0
        found = 0
        for figure in members(fit(s, side) & ~(s.acted | s.fired | s.guarded)):
            if not has_heavy_weapon(s, figure):
                found |= BIT[figure]
        return found

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        if occasion.window != SHOT_DECLARED:
            s.guarded |= BIT[user]
            return
        attack = attack_of(s)
        use(attack, effects.INNOCENT)
        if not checks.identifies(s, attack.by, user, self.id):
            attack.state = TAKEN_BACK


class WhiteFlag(Title):
    """26.5: the shooter may be taken in and lose the action; the target may then neither shoot nor charge in this round."""

    def fits(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        return targeted(s, side, effects.WHITE_FLAG)

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        attack = attack_of(s)
        use(attack, effects.WHITE_FLAG)
        s.flagged |= BIT[user]
        if not checks.r_test(s, attack.by, 0, self.id):
            attack.state = LOST


class BoobyTrap(Title):
    """26.5: an enemy who comes to a stop at a door, at loot or at an objective sets something off."""

    def fits(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        victim = occasion.figure
        if victim >> 4 == side or not s.on & BIT[victim] or s.concealed & BIT[victim]:
            return 0
        if missions.in_zone(s, 1 - side, s.x[victim], s.y[victim]):
            return 0
        return NOBODY if is_bait(s, side, victim, self.effect["reach_mm"]) else 0

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        offtable.begin(s, side)
        s.call(Aftermath())
        offtable.hit(s, occasion.figure, self.effect["strength"], self.effect["ap"])


class SecretPassage(Title):
    """26.3.2: one wall of a building is no hindrance to one move."""

    def fits(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        return active(s, side) & ~s.passage if s.left[s.active] else 0

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        s.passage |= BIT[user]


class KnownPaths(Title):
    """26.5: difficult ground is ordinary ground for this activation."""

    def fits(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        return active(s, side) & ~s.trail

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        s.trail |= BIT[user]


def targeted(s: SkirmishState, side: int, effect: int) -> int:
    """The figure that is shot at, if it is this side's, fit to act, and the effect not used yet."""
    attack = attack_of(s)
    if attack.target == NOBODY or attack.by == NOBODY or is_used(attack.used, effect):
        return 0
    return fit(s, side) & BIT[attack.target]


def has_heavy_weapon(s: SkirmishState, figure: int) -> bool:
    """Return True if a figure has a heavy weapon that is not used up."""
    for arm in s.field.arms_of[figure]:
        weapon = s.field.arms[arm].weapon
        if weapon is not None and weapon.heavy and not s.gone[arm]:
            return True
    return False


def is_bait(s: SkirmishState, side: int, victim: int, reach: int) -> bool:
    """Return True if a figure is at a door, at a loot marker of this side, or at an objective."""
    if doors_near(s.field.table, s.x[victim], s.y[victim], s.z[victim]):
        return True
    for whose, place, _ in s.loot:
        if whose >> 4 == side and figures.within_of(s, victim, place, reach):
            return True
    markers, places = s.field.mission.markers, s.field.markers
    for i in range(len(places)):
        if markers[i].kind == "objective" and figures.within_of(s, victim, places[i], reach):
            return True
    return False
