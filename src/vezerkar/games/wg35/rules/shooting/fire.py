"""Elements of a shot: weapons ready to fire, rates, zones, modifiers, chances (WG35 11.2-11.4, 12, 24.2-24.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.games.wg35.battle.arm import SET_UP
from vezerkar.games.wg35.battle.attack import Attack
from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.library.records import ZONES, Weapon, Zone
from vezerkar.games.wg35.notation import AREA_BURST, BURST, INDIRECT, SWEEP
from vezerkar.games.wg35.rules.basics.figures import (
    NEAR,
    able,
    apart,
    is_engaged,
    look_at,
    responsive,
    shooting,
    squared_to,
    strength,
    within,
    within_of,
)
from vezerkar.games.wg35.rules.geometry.sight import HIDDEN
from vezerkar.games.wg35.rules.shooting import effects
from vezerkar.games.wg35.rules.shooting.attack import SHOT, is_used
from vezerkar.games.wg35.rules.step import d10, own, side_of
from vezerkar.games.wg35.state import SkirmishState

if TYPE_CHECKING:
    from mypy_extensions import i64

REPEATER: Final = "repeater"
SINGLE_SHOT: Final = "single_shot"
SEMI: Final = "semi_auto"
AUTOMATIC: Final = "automatic"
SOLID: Final = "solid"
"""The projectiles that burst at nobody (WG35 13)."""

SHORT: Final = 0
MEDIUM: Final = 1
LONG: Final = 2
BEYOND: Final = -1
PER_X: Final = 30
"""Distance of the targets of a burst from one another, in millimetres for each point of x (WG35 12.5)."""
MOST_BURST: Final = 3
"""The most that x adds to C (WG35 12.5)."""

LOBBED: Final = 3
"""Number added to the target number of indirect fire where none is printed for it (WG35 13.3)."""

AIM_C: Final = LIBRARY.cards["aim"].effect["C"]
BELT: Final = LIBRARY.abilities["belt_fed"].effect["rof_multiplier"]
LARGE: Final = LIBRARY.abilities["large_magazine"].effect["automatic_x"]


# --- weapons -------------------------------------------------------------------------------------------------------


def weapon_of(s: SkirmishState, arm: int) -> Weapon:
    """The weapon that an arm is; it shoots."""
    weapon = s.field.arms[arm].weapon
    assert weapon is not None
    return weapon


def is_grenade(weapon: Weapon) -> bool:
    """Return True if a weapon is thrown (WG35 13.5)."""
    return "grenade" in weapon.types


def is_support(weapon: Weapon) -> bool:
    """Return True if a weapon has to be set up and is served by whoever stands by it (WG35 13.4)."""
    return "support" in weapon.types


def arms_for(s: SkirmishState, figure: int) -> list[int]:
    """The weapons a figure can fire without a switch: that in hand and what is fitted to it, grenades, support weapons it
    stands by (WG35 2.5, 11.1, 13.4, 13.9). Some may be dry, or have been fired too often."""
    found: list[int] = []
    held = s.in_hand[figure]
    arms = s.field.arms
    in_hand = arms[held].weapon if held != NOBODY else None
    if in_hand is not None and not is_support(in_hand) and not is_grenade(in_hand):
        found.append(held)
    for arm in s.field.arms_of[figure]:
        weapon = arms[arm].weapon
        if weapon is None or s.gone[arm] or arm == held:
            continue
        fitted = in_hand is not None and in_hand.category in weapon.attach_to
        if is_grenade(weapon) or fitted:
            found.append(arm)
    for arm in s.field.served:
        if s.stance[arm] != SET_UP or side_of(arms[arm].owner) != side_of(figure):
            continue
        if within_of(s, figure, s.place[arm], NEAR):
            found.append(arm)
    return found


def why_not_ready(s: SkirmishState, figure: int, arm: int) -> str:
    """The rule by which a weapon cannot be fired now, empty if it can: out of ammunition, used up, or fired too often."""
    weapon = weapon_of(s, arm)
    if s.gone[arm]:
        return "WG35 13.5"
    if s.dry[arm]:
        return "WG35 12.7"
    if weapon.shots and not s.loaded[arm]:
        return "WG35 13.9"
    if is_grenade(weapon):
        for other in s.field.arms_of[figure]:
            thrown = s.field.arms[other].weapon
            if thrown is not None and is_grenade(thrown) and s.shots[other]:
                return "WG35 13.5"
        return ""
    if SEMI in weapon.rates or AUTOMATIC in weapon.rates:
        return ""
    if SINGLE_SHOT in weapon.rates:
        return "" if s.loaded[arm] else "WG35 12.2"
    return "WG35 12.3" if s.shots[arm] else ""


def spend(s: SkirmishState, arm: int) -> None:
    """A weapon is fired: a shot of the round, and of what is loaded or carried (WG35 12.2, 12.3, 13.9)."""
    weapon = weapon_of(s, arm)
    s.shots[arm] += 1
    if weapon.shots or SINGLE_SHOT in weapon.rates:
        s.loaded[arm] -= 1


def unspend(s: SkirmishState, arm: int) -> None:
    """The shot was not fired after all (WG35 11.8)."""
    weapon = weapon_of(s, arm)
    s.shots[arm] -= 1
    if weapon.shots or SINGLE_SHOT in weapon.rates:
        s.loaded[arm] += 1


# --- who may fire --------------------------------------------------------------------------------------------------


def why_not_able(s: SkirmishState, figure: int) -> str:
    """The rule by which a figure may not fire at all as it is, empty if it may (WG35 7.6, 8.3, 8.12)."""
    return why_not_answer(s, figure) if able(s) & BIT[figure] else "WG35 7.6"


def why_not_answer(s: SkirmishState, figure: int) -> str:
    """The same for a shot in answer to a charge, which shock does not prevent (WG35 4.8, 26.1.2)."""
    bit = BIT[figure]
    if not responsive(s) & bit or s.concealed & bit or s.posture[figure] == HIDDEN:
        return "WG35 7.6"
    if s.flagged & bit:
        return "WG35 26.5"
    if s.guarded & bit:
        return "WG35 26.3.1"
    if s.load[figure] != NOBODY:
        return "WG35 8.12"
    return "WG35 8.3" if is_engaged(s, figure) else ""


def why_not_still(s: SkirmishState, attack: Attack) -> str:
    """The rule by which whoever has declared a shot may not fire it any more, empty if it may."""
    if is_used(attack.once, effects.FREE):
        return why_not_answer(s, attack.by)
    return why_not_able(s, attack.by)


def moment(s: SkirmishState, figure: int) -> int:
    """A number that is the same as long as a figure has not spent its next action."""
    return s.round * 8 + s.left[figure]


def bar(s: SkirmishState, figure: int, target: int) -> None:
    """A figure may not shoot at another with this action (WG35 26.3.1)."""
    s.barred = [entry for entry in s.barred if entry[2] == moment(s, entry[0])]
    s.barred.append((figure, target, moment(s, figure)))


def barred_from(s: SkirmishState, figure: int) -> int:
    """The figures that a figure may not shoot at with this action, as a mask (WG35 26.3.1)."""
    now, found = moment(s, figure), 0
    for by, target, when in s.barred:
        if by == figure and when == now:
            found |= BIT[target]
    return found


def unbar(s: SkirmishState, figure: int) -> None:
    """The action is over: with the next one a figure may shoot at anybody again (WG35 26.3.1)."""
    s.barred = [entry for entry in s.barred if entry[0] != figure]


def is_barred(s: SkirmishState, figure: int, target: int) -> bool:
    """Return True if a figure may not shoot at another with this action."""
    return bool(s.barred) and (figure, target, moment(s, figure)) in s.barred


def helpers(s: SkirmishState, figure: int, arm: int) -> list[int]:
    """The figures that can feed the belt of a weapon for one action of theirs (WG35 25.4)."""
    weapon = weapon_of(s, arm)
    if "belt_fed" not in weapon.abilities:
        return []
    reach = NEAR
    army = LIBRARY.armies[s.field.armies[side_of(figure)]]
    if "gun_first" in army.rules:
        reach = LIBRARY.army_rules["gun_first"].numbers["mm"]
    found: list[int] = []
    for helper in members(own(s, side_of(figure)) & able(s) & ~(s.concealed | s.guarded)):
        if helper == figure or not s.left[helper] or s.posture[helper] == HIDDEN:
            continue
        if within(s, figure, helper, reach) and not is_engaged(s, helper):
            found.append(helper)
    return found


# --- zones (WG35 11.2) ---------------------------------------------------------------------------------------------


def zone_at(weapon: Weapon, zone: int) -> Zone:
    """One of the zones of a weapon."""
    zones = weapon.zones
    return zones.short if zone == SHORT else zones.medium if zone == MEDIUM else zones.long


def zone_of(weapon: Weapon, toughness: int, squared: i64) -> int:
    """The zone at this squared distance for a figure of this E; `BEYOND` if it is too far or too near."""
    reach: i64 = weapon.min_range_mm
    if squared < reach * reach:
        return BEYOND
    zones = weapon.zones
    reach = zones.short.reach(toughness)
    if squared <= reach * reach:
        return SHORT
    reach = zones.medium.reach(toughness)
    if squared <= reach * reach:
        return MEDIUM
    reach = zones.long.reach(toughness)
    return LONG if squared <= reach * reach else BEYOND


def reach_of(s: SkirmishState, figure: int, arm: int) -> int:
    """Return how far a figure can fire a weapon, in millimetres."""
    return weapon_of(s, arm).zones.long.reach(strength(s, figure))


def is_burst(mode: int) -> bool:
    """Return True if a mode is one of automatic fire (WG35 12.5)."""
    return mode in (BURST, SWEEP, AREA_BURST)


def burst_rate(s: SkirmishState, attack: Attack) -> int:
    """The x of a burst: doubled by a helper, one more by a large magazine (WG35 12.6); 0 if it is none."""
    if not is_burst(attack.mode):
        return 0
    x = weapon_of(s, attack.arm).rates[AUTOMATIC]
    if is_used(attack.once, effects.HELPED):
        x *= BELT
    return x + LARGE if is_used(attack.once, effects.LARGE_MAGAZINE) else x


# --- modifiers (WG35 11.4) -----------------------------------------------------------------------------------------


class Modifier:
    """Something that changes a to-hit roll: its name, by how much, the rule, and whether it changes the target number or C."""

    __slots__ = ("cite", "name", "to_tn", "value")

    def __init__(self, name: str, value: int, cite: str, to_tn: bool) -> None:
        self.name = name
        self.value = value
        self.cite = cite
        self.to_tn = to_tn


class Odds:
    """A to-hit roll as it will be made: C and the target number with all modifiers, and the chance in thousandths, exactly.

    ``zone`` is the zone of the target, ``base_c`` and ``base_tn`` what the figure and the weapon bring, ``cover`` the modifier of
    cover before anything reduces it.
    """

    __slots__ = ("base_c", "base_tn", "c", "chance", "cover", "modifiers", "target_number", "zone")

    def __init__(self, base_c: int, base_tn: int, zone: int, cover: int, modifiers: list[Modifier]) -> None:
        self.base_c = base_c
        self.base_tn = base_tn
        self.zone = zone
        self.cover = cover
        self.modifiers = modifiers
        self.c = base_c
        self.target_number = base_tn
        for modifier in modifiers:
            if modifier.to_tn:
                self.target_number += modifier.value
            else:
                self.c += modifier.value
        self.chance = chance(self.target_number - self.c)


def chance(needed: int) -> int:
    """The thousandths of the rolls that reach what is needed on the dice, the second one after a 10 included (WG35 11.3)."""
    found = 0
    for die in range(2, 10):
        if die >= needed:
            found += 100
    for die in range(1, 11):
        if 10 + die % 10 >= needed:
            found += 10
    return found


def sights(s: SkirmishState, figure: int, weapon: Weapon) -> list[str]:
    """The items that help to aim a weapon: built in, or brought by the figure and fit for it (WG35 24.3, 24.4)."""
    found = list(weapon.items)
    for name in s.field.man(figure).items:
        item = LIBRARY.items[name]
        if name not in found and (not item.attach_to or weapon.category in item.attach_to):
            found.append(name)
    return found


def of_sights(names: list[str], zone: int, aimed: bool) -> list[Modifier]:
    """The modifiers of C that items fit for a weapon bring in a zone (WG35 24.3, 24.4)."""
    found: list[Modifier] = []
    for name in names:
        item = LIBRARY.items[name]
        if item.zones and ZONES[zone] not in item.zones:
            continue
        if aimed and "aim_extra_C" in item.effect:
            found.append(Modifier(name, item.effect["aim_extra_C"], "WG35 24.4", False))
        if "shoot_C" in item.effect:
            found.append(Modifier(name, item.effect["shoot_C"], "WG35 24.3", False))
    return found


def of_cover(cover: int, ap: int) -> list[Modifier]:
    """The modifiers of the target number by cover, and by the AP that goes through some of it (WG35 10.3, 11.4)."""
    found: list[Modifier] = []
    if cover:
        found.append(Modifier("cover", cover, "WG35 10.3", True))
        pierced = min(cover, ap - 1)
        if pierced > 0:
            found.append(Modifier("armour_piercing", -pierced, "WG35 11.4", True))
    return found


def bonuses(s: SkirmishState, attack: Attack, zone: int) -> list[Modifier]:
    """Return the modifiers of C in the next to-hit roll of an attack at something in this zone."""
    by, weapon = attack.by, weapon_of(s, attack.arm)
    found: list[Modifier] = []
    first = attack.roll == 0
    aimed = first and is_used(attack.once, effects.AIMED)
    if aimed:
        found.append(Modifier("aim", AIM_C, "WG35 26.1.6", False))
    for name in s.field.man(by).items:
        if aimed and "aim_bonus" in LIBRARY.items[name].effect:
            found.append(Modifier(name, LIBRARY.items[name].effect["aim_bonus"], "WG35 24.2", False))
    found += of_sights(sights(s, by, weapon), zone, aimed)
    if attack.mode == BURST and first:
        found.append(Modifier("burst", min(burst_rate(s, attack), MOST_BURST), "WG35 12.5", False))
    if attack.hit_c:
        found.append(Modifier("effects", attack.hit_c, "WG35 11.4", False))
    return found


def reckon(s: SkirmishState, attack: Attack, target: int) -> Odds:
    """The next to-hit roll of an attack at a figure, with all that is known to change it."""
    by, weapon = attack.by, weapon_of(s, attack.arm)
    zone = max(SHORT, zone_of(weapon, strength(s, by), apart(s, by, target)))
    found = bonuses(s, attack, zone)
    cover = look_at(s, by, target)[2]
    found += of_cover(cover, weapon.ap)
    if is_used(attack.used, effects.DESTROYER) and cover > min(cover, weapon.ap - 1):
        found.append(Modifier("destroyer", -1, "WG35 25.14", True))
    if attack.hit_tn:
        found.append(Modifier("effects_tn", attack.hit_tn, "WG35 11.4", True))
    return Odds(shooting(s, by), target_number(weapon, zone, attack.mode), zone, cover, found)


def reckon_spot(s: SkirmishState, attack: Attack, spot: int) -> Odds:
    """The to-hit roll of an attack at a point: neither cover nor posture nor camouflage matters (WG35 13.1)."""
    by, weapon = attack.by, weapon_of(s, attack.arm)
    zone = max(SHORT, zone_of(weapon, strength(s, by), squared_to(s, by, spot)))
    return Odds(shooting(s, by), target_number(weapon, zone, attack.mode), zone, 0, bonuses(s, attack, zone))


def target_number(weapon: Weapon, zone: int, mode: int) -> int:
    """The target number of a zone, before anything changes it: the second one for indirect fire (WG35 13.3)."""
    it = zone_at(weapon, zone)
    if mode != INDIRECT:
        return it.tn
    return it.tn_indirect or it.tn + LOBBED


def odds(s: SkirmishState, shooter: int, arm: int, mode: int, target: int) -> Odds:
    """The first to-hit roll of a shot at a figure as things are, if nobody plays anything: for previews and bots."""
    attack = Attack(SHOT, shooter, side_of(shooter), arm, mode)
    if s.aimed & BIT[shooter]:
        effects.use_once(attack, effects.AIMED)
    return reckon(s, attack, target)


# --- the roll (WG35 11.3) ------------------------------------------------------------------------------------------


class Roll:
    """A to-hit roll: the first die, the second one after a 10 (else 0), and the total."""

    __slots__ = ("chain", "die", "total")

    def __init__(self, die: int, chain: int, total: int) -> None:
        self.die = die
        self.chain = chain
        self.total = total

    def hits(self, target_number: int) -> bool:
        """Return True if it hits; a 1 never does."""
        return self.die != 1 and self.total >= target_number

    def margin(self, target_number: int) -> int:
        """By how much it hits; by how much it misses, negative: a 1 by one at least (WG35 11.5, 13.1)."""
        margin = self.total - target_number
        return margin if self.hits(target_number) else min(-1, margin)


def roll_to_hit(s: SkirmishState, c: int) -> Roll:
    """Roll to hit with this C: after a 10 the second die is added, but a second 10 counts nothing."""
    die = d10(s)
    chain = d10(s) if die == 10 else 0
    return Roll(die, chain, c + die + chain % 10)
