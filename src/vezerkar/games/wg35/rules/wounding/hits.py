"""A hit, whatever made it: shock, location, armour, wounding, wound dice (WG35 11.5-11.7, 13.1, 14.4, 15, 16).

Who calls `Hit` has written into the attack the figure that is hit (`victim`), the margin that says where (`margin`; `NOBODY` of a
burst, whose die says it), the cover (`cover`), strength and AP. All of this holds for the hit in progress only.
"""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.attack import Attack
from vezerkar.games.wg35.battle.names import LOCATIONS
from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.battle.point import point_x, point_y
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.library.records import Armour
from vezerkar.games.wg35.rules import windows
from vezerkar.games.wg35.rules.basics.figures import strength
from vezerkar.games.wg35.rules.geometry.sight import in_front
from vezerkar.games.wg35.rules.shooting import effects
from vezerkar.games.wg35.rules.shooting.attack import BLAST, BLOW, attack_of, is_used
from vezerkar.games.wg35.rules.step import SkirmishStep, d6, d10, side_of
from vezerkar.games.wg35.rules.wounding import losses
from vezerkar.games.wg35.state import SkirmishState

TORSO: Final = 0
LEG: Final = 1
ARM: Final = 2
CRITICAL_TORSO: Final = 3
HEAD: Final = 4
CRITICAL: Final = 5

LEG_DIE: Final = 5
"""The d6 from which a hit in the leg is one stronger (WG35 11.5)."""
ARM_DIE: Final = 3
HURRAH_DIE: Final = LIBRARY.cards["hurrah"].effect["d6"]
"""The d6 from which Hurrah! spares the shock (WG35 26.1.9)."""
NO_WOUND: Final = 0
OF_ONE_HIT: Final = BIT[effects.NO_SHOCK] | BIT[effects.ADRENALINE] | BIT[effects.NEW_WOUND] | BIT[effects.HYDRODYNAMIC]
"""The effects that end with the hit: a burst hits many."""


def location(margin: int, covered: bool) -> int:
    """Return the location of a hit with this margin (WG35 11.5); who is in cover shows no legs."""
    if margin <= 0:
        return TORSO
    if margin == 1:
        return TORSO if covered else LEG
    if margin == 2:
        return ARM
    if margin <= 4:
        return CRITICAL_TORSO
    return HEAD if margin <= 6 else CRITICAL


def wound_count(dice: list[int], force: int, toughness: int) -> int:
    """Return the number of wounds that some wounding dice make against an E (WG35 15.1-15.3); 0 if none."""
    ones, tens = dice.count(1), dice.count(10)
    if ones > tens:
        return NO_WOUND
    total = sum(dice) + force
    if total < toughness:
        return 1 if tens > ones else NO_WOUND
    return max(1, total - toughness)


class Hit(SkirmishStep):
    """A hit: Hurrah!, the window for whoever is hit, then the rest (WG35 11.7 d-i)."""

    __slots__ = ()

    def advance(self, s: SkirmishState) -> bool:
        attack = attack_of(s)
        victim = attack.victim
        attack.dice_bonus = attack.critical = 0
        attack.used &= ~OF_ONE_HIT
        side = side_of(victim)
        if s.hurrah & BIT[side] and shocks(s, attack):
            die = d6(s)
            events.escape(s, victim, die, HURRAH_DIE)
            if die >= HURRAH_DIE:
                effects.use(attack, effects.NO_SHOCK)
        s.stack[-1] = Struck()
        s.call(windows.Window(windows.HIT_SCORED, side, attack.by, victim, side))
        return False


def shocks(s: SkirmishState, attack: Attack) -> bool:
    """Return True if the hit in progress shocks its victim, unless something spares it (WG35 11.6, 14.4)."""
    if s.shocked & BIT[attack.victim] or is_used(attack.used, effects.NO_SHOCK):
        return False
    return attack.kind != BLOW or s.variant.melee_shock


class Struck(SkirmishStep):
    """The hit takes effect: shock, location and armour (WG35 11.6, 11.5, 16)."""

    __slots__ = ()

    def advance(self, s: SkirmishState) -> bool:
        attack = attack_of(s)
        if shocks(s, attack):
            losses.shock(s, attack.victim)
        if attack.kind != BLOW:
            self.locate(s, attack)
        s.stack[-1] = Wounding(0)
        return False

    def locate(self, s: SkirmishState, attack: Attack) -> None:
        """Find where the hit lands, and what armour is there."""
        if attack.kind == BLAST and attack.margin == NOBODY:
            attack.margin = burst_die(s, attack)
        where = location(attack.margin, attack.cover >= 1)
        bonus, die = 0, 0
        if where in (LEG, ARM):
            die = d6(s)
            bonus = 1 if die >= (LEG_DIE if where == LEG else ARM_DIE) else 0
        elif where == CRITICAL_TORSO:
            bonus, attack.critical = 1, 1
        elif where in (HEAD, CRITICAL):
            bonus = 2
        attack.strength += bonus
        events.location(s, attack.victim, where, die, bonus)
        for armour in s.field.man(attack.victim).armour:
            if LOCATIONS[where] in armour.locations and (not armour.front_only or from_front(s, attack)):
                protect(s, attack, armour)


def burst_die(s: SkirmishState, attack: Attack) -> int:
    """The die that says where a burst hits, as a margin: one less in cover (WG35 13.1)."""
    die = d6(s)
    events.burst_die(s, attack.victim, die, attack.cover)
    return die - 1 if attack.cover >= 1 else die


def from_front(s: SkirmishState, attack: Attack) -> bool:
    """Return True if the attacker, or the burst, is in front of whoever is hit (WG35 16.4)."""
    victim = attack.victim
    if attack.kind == BLAST or attack.by == NOBODY:
        x, y = point_x(attack.spot), point_y(attack.spot)
    else:
        x, y = s.x[attack.by], s.y[attack.by]
    return in_front(s.x[victim], s.y[victim], s.fx[victim], s.fy[victim], x, y)


def protect(s: SkirmishState, attack: Attack, armour: Armour) -> None:
    """Armour weakens a hit: by a die, or for certain against fragments (WG35 16.1, 16.2)."""
    die = 0 if attack.kind == BLAST else d6(s)
    held = not die or die >= armour.save_d6
    if held:
        attack.strength -= armour.reduction
    events.armour(s, attack.victim, armour, die, held)


class Wounding(SkirmishStep):
    """The wounding roll (WG35 15.1-15.3). ``again`` is 1 once it has failed and been answered."""

    __slots__ = ("again",)

    def __init__(self, again: int) -> None:
        self.again = again

    def advance(self, s: SkirmishState) -> bool:
        attack = attack_of(s)
        if self.again and not is_used(attack.used, effects.NEW_WOUND):
            s.stack.pop()
            return False
        victim = attack.victim
        dice = [d10(s) for _ in range(attack.ap)]
        toughness = strength(s, victim)
        wounds = wound_count(dice, attack.strength, toughness)
        events.wounding(s, victim, dice, attack.strength, toughness, wounds)
        if wounds:
            s.stack[-1] = Wounds(wounds)
            s.call(windows.Window(windows.WOUND_SUCCEEDED, attack.side, attack.by, victim, attack.side))
        elif self.again:
            s.stack.pop()
        else:
            s.stack[-1] = Wounding(1)
            s.call(windows.Window(windows.WOUND_FAILED, attack.side, attack.by, victim, attack.side))
        return False


class Wounds(SkirmishStep):
    """The wound dice and what they do (WG35 15.4, 15.5); ``count`` wounds, and those added since."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def advance(self, s: SkirmishState) -> bool:
        attack = attack_of(s)
        s.wounder[attack.victim] = losses.wounder_of(attack)
        dice = [d6(s) for _ in range(self.count + attack.dice_bonus)]
        s.stack.pop()
        losses.apply_wound_dice(s, attack.victim, dice, attack.critical == 1, False)
        return False
