"""Weapons in words: kinds, zones, rates, what is special about them (WG35 11.2, 12, 13)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.game import Translator
from vezerkar.games.wg35.library.records import ZONES, Weapon
from vezerkar.games.wg35.presentation.labels import ability_name, centimetres, listed
from vezerkar.games.wg35.rules.shooting import fire

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
"""Between words that stay on one line of a narrow column."""


def kinds(weapon: Weapon, say: Translator) -> list[str]:
    """What kind of weapon it is."""
    return [say(f"weapontype-{name}", {}) for name in weapon.types] or [say(f"category-{weapon.category}", {})]


def zones(weapon: Weapon, toughness: int, say: Translator) -> list[str]:
    """The zones with their target numbers, from short to long, for a figure of this E."""
    found = []
    for number in range(len(ZONES)):
        zone = fire.zone_at(weapon, number)
        found.append(say("weapon-zone", {"cm": centimetres(zone.reach(toughness), say), "tn": zone.tn or zone.tn_indirect}))
    return found


def printed_zones(weapon: Weapon, say: Translator) -> list[str]:
    """The same for any figure: what is thrown reaches so many centimetres for each point of E (WG35 13.5)."""
    found = []
    for number in range(len(ZONES)):
        zone = fire.zone_at(weapon, number)
        numbers = {
            "tn": zone.tn or zone.tn_indirect,
            "indirect": zone.tn_indirect if zone.tn else 0,
            "by_e": int(zone.mm_per_E > 0),
        }
        words = say("weapon-zone-printed", {"cm": centimetres(zone.max_mm + zone.mm_per_E, say), **numbers})
        found.append(words.replace(" ", NO_BREAK))
    return found


def rates(weapon: Weapon, say: Translator) -> list[str]:
    """The rates of fire (WG35 12); what is thrown has none."""
    if fire.is_grenade(weapon):
        return []
    return [say(f"rate-{name}", {"x": x}) for name, x in weapon.rates.items()]


def special(weapon: Weapon, say: Translator) -> list[str]:
    """Templates, indirect fire, mounts, the nearest range, abilities."""
    found = []
    if weapon.projectile.kind != fire.SOLID:
        found.append(say(f"projectile-{weapon.projectile.kind}", {}))
        found.append(say("weapon-template", {"cm": centimetres(weapon.projectile.diameter_mm, say)}))
    if "indirect" in weapon.modes:
        found.append(listed([say(f"mode-{mode}", {}) for mode in weapon.modes], say))
    if weapon.mount:
        found.append(say(f"mount-{weapon.mount}", {}))
    if weapon.min_range_mm:
        found.append(say("weapon-nearest", {"cm": centimetres(weapon.min_range_mm, say)}))
    return [*found, *(ability_name(name, say, number) for name, number in weapon.abilities.items())]
