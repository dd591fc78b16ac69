"""Events (WG35 26.4, 26.5)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.attack import Attack
from vezerkar.games.wg35.battle.numbering import NOBODY, SIDE_MEN
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.library.records import Army, Weapon
from vezerkar.games.wg35.notation import NAME, last_of
from vezerkar.games.wg35.rules.actions import loads
from vezerkar.games.wg35.rules.basics import checks
from vezerkar.games.wg35.rules.cards import offtable
from vezerkar.games.wg35.rules.cards.played import CANCELLED, Played, Title, army_of, tell_named
from vezerkar.games.wg35.rules.shooting import effects
from vezerkar.games.wg35.rules.shooting.aftermath import Aftermath
from vezerkar.games.wg35.rules.shooting.attack import LOST, SHOT, attack_of, is_used
from vezerkar.games.wg35.rules.shooting.effects import use, use_once
from vezerkar.games.wg35.rules.shooting.fire import roll_to_hit
from vezerkar.games.wg35.rules.step import d6, own
from vezerkar.games.wg35.rules.victory import points
from vezerkar.games.wg35.rules.windows import Occasion, Window
from vezerkar.games.wg35.rules.wounding import losses
from vezerkar.games.wg35.state import SkirmishState

LOOTING: Final = 1
DISTRACTION: Final = 2
AMMUNITION: Final = 4
EVACUATION: Final = 5
SHOT_FROM_NOWHERE: Final = 6
"""Meanings of the die of Helpful civilians (WG35 26.4.4); 3 means nothing."""


class Civilians(Title):
    """26.4.1: somebody comes into the line of fire."""

    def fits(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        attack = attack_of(s)
        return NOBODY if attack.side != side and not is_used(attack.used, effects.CIVILIANS) else 0

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        attack = attack_of(s)
        use(attack, effects.CIVILIANS)
        attack.hit_c += self.effect["C"]


class No(Title):
    """26.4.2: the card just played may have no effect."""

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        if checks.reaches(s, self.effect["d6"], self.id):
            # Below lies the window it was played in, and below that the card it answers.
            window = s.stack.pop()
            assert isinstance(window, Window)
            card = s.stack[-1]
            assert isinstance(card, Played)
            s.stack[-1] = card.at(CANCELLED)
            events.cancelled(s, card.side, card.card)


class Pyrrhic(Title):
    """26.4.3: at the final count an enemy who lies helpless abroad costs his side a point (WG35 20.6)."""

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        s.pyrrhic[side] += 1


class Misfire(Title):
    """26.5: the weapon jams, unless it is Reliable."""

    def fits(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        attack = attack_of(s)
        if attack.side == side or attack.by == NOBODY or is_used(attack.once, effects.MISFIRE) or is_reliable(s, attack):
            return 0
        return NOBODY

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        attack = attack_of(s)
        use_once(attack, effects.MISFIRE)
        if not checks.r_test(s, attack.by, 0, self.id):
            attack.state = LOST


class HelpfulCivilians(Title):
    """26.4.4: the people help, as a die says; ``detail`` is the die when its owner has something to choose."""

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        die = d6(s)
        events.people_helped(s, side, die)
        if die == DISTRACTION:
            s.distracted |= BIT[1 - side]
        elif die == SHOT_FROM_NOWHERE:
            shoot_from_nowhere(s, side, self.effect["C"])
        elif die in (LOOTING, AMMUNITION, EVACUATION):
            self.ask(s, side, user, die)

    def choices(self, s: SkirmishState, side: int, user: int, detail: int) -> list[int]:
        if detail == LOOTING:
            theirs = markers_of(s, 1 - side)
            return [NAME + figure for figure in members(theirs if theirs else markers_of(s, side))]
        return [NAME + figure for figure in members(own(s, side) & s.helpless if detail == EVACUATION else own(s, side))]

    def chosen(self, s: SkirmishState, side: int, user: int, detail: int, action: int) -> None:
        figure = last_of(action)
        tell_named(s, self, user, figure)
        if detail == LOOTING:
            s.loot = [marker for marker in s.loot if marker[0] != figure]
            if figure >> 4 != side:
                points.award(s, side, 1, "loot", figure)
        elif detail == AMMUNITION:
            s.ammo[figure] += 1
        else:
            evacuate(s, figure)


def evacuate(s: SkirmishState, figure: int) -> None:
    """A helpless figure is taken to safety: it is no loss, but supply can send another in its place."""
    loads.drop(s, figure)
    losses.drop_markers(s, figure)
    for carrier in members(own(s, figure >> 4)):
        if s.load[carrier] == figure:
            s.load[carrier] = NOBODY
    bit = BIT[figure]
    s.on &= ~bit
    s.helpless &= ~bit
    s.shocked &= ~bit
    s.broken &= ~bit
    s.refuge &= ~bit
    s.concealed &= ~bit
    s.evacuated |= bit
    s.bleeding[figure] = s.left[figure] = 0
    s.surprises = [pair for pair in s.surprises if figure not in pair]
    s.covers = [pair for pair in s.covers if figure not in pair]


def markers_of(s: SkirmishState, side: int) -> int:
    """The figures of a side whose loot markers are on the table, carried ones too."""
    found = 0
    for whose, _, _ in s.loot:
        if whose >> 4 == side:
            found |= BIT[whose]
    return found


def shoot_from_nowhere(s: SkirmishState, side: int, c: int) -> None:
    """One shot at a random enemy: the medium zone of the list's first private's first weapon, no cover (WG35 26.4.4)."""
    targets = members(s.on & SIDE_MEN[1 - side])
    if not targets:
        return
    weapon = basic_weapon(army_of(s, side))
    target = targets[s.randbelow(len(targets))]
    roll = roll_to_hit(s, c)
    needed = weapon.zones.medium.tn
    events.shot_from_nowhere(s, target, roll, c, needed)
    if roll.hits(needed):
        offtable.begin(s, side, SHOT)
        s.call(Aftermath())
        offtable.hit(s, target, weapon.strength, weapon.ap, roll.total - needed)


def basic_weapon(army: Army) -> Weapon:
    """The first weapon of the first private in an army list."""
    for unit in army.units:
        for thing in unit.equipment:
            if unit.cls == "private" and thing in LIBRARY.weapons:
                return LIBRARY.weapons[thing]
    raise AssertionError("every army list has privates with weapons")


def is_reliable(s: SkirmishState, attack: Attack) -> bool:
    """Return True if a weapon is Reliable; those for single shots and revolvers always are (WG35 12.2, 12.8, 25.10)."""
    weapon = s.field.arms[attack.arm].weapon
    assert weapon is not None
    return "reliable" in weapon.abilities or "single_shot" in weapon.rates or "revolver" in weapon.types
