"""Weapons in words: kinds, zones, rates, what is special about them (WG35 11.2, 12, 13)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.game import Translator
from vezerkar.engine.words import listed
from vezerkar.games.wg35.library.records import ZONES, Weapon
from vezerkar.games.wg35.presentation.labels import ability_name, centimetres
from vezerkar.games.wg35.rules.shooting import fire

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
"""Between words that stay on one line of a narrow column."""


def kinds(weapon: Weapon, tr: Translator) -> list[str]:
    """Return the kinds of a weapon in words."""
    return [tr(f"weapontype-{name}", {}) for name in weapon.types] or [tr(f"category-{weapon.category}", {})]


def zones(weapon: Weapon, toughness: int, tr: Translator) -> list[str]:
    """The zones with their target numbers, from short to long, for a figure of this E."""
    found = []
    for number in range(len(ZONES)):
        zone = fire.zone_at(weapon, number)
        found.append(tr("weapon-zone", {"cm": centimetres(zone.reach(toughness), tr), "tn": zone.tn or zone.tn_indirect}))
    return found


def printed_zones(weapon: Weapon, tr: Translator) -> list[str]:
    """The same for any figure: what is thrown reaches so many centimetres for each point of E (WG35 13.5)."""
    found = []
    for number in range(len(ZONES)):
        zone = fire.zone_at(weapon, number)
        numbers = {
            "tn": zone.tn or zone.tn_indirect,
            "indirect": zone.tn_indirect if zone.tn else 0,
            "by_e": int(zone.mm_per_E > 0),
        }
        words = tr("weapon-zone-printed", {"cm": centimetres(zone.max_mm + zone.mm_per_E, tr), **numbers})
        found.append(words.replace(" ", NO_BREAK))
    return found


def rates(weapon: Weapon, tr: Translator) -> list[str]:
    """The rates of fire (WG35 12); what is thrown has none."""
    if fire.is_grenade(weapon):
        return []
    return [tr(f"rate-{name}", {"x": x}) for name, x in weapon.rates.items()]


def special(weapon: Weapon, tr: Translator) -> list[str]:
    """Templates, indirect fire, mounts, the nearest range, abilities."""
    found = []
    if weapon.projectile.kind != fire.SOLID:
        found.append(tr(f"projectile-{weapon.projectile.kind}", {}))
        found.append(tr("weapon-template", {"cm": centimetres(weapon.projectile.diameter_mm, tr)}))
    if "indirect" in weapon.modes:
        found.append(listed([tr(f"mode-{mode}", {}) for mode in weapon.modes], tr))
    if weapon.mount:
        found.append(tr(f"mount-{weapon.mount}", {}))
    if weapon.min_range_mm:
        found.append(tr("weapon-nearest", {"cm": centimetres(weapon.min_range_mm, tr)}))
    return [*found, *(ability_name(name, tr, number) for name, number in weapon.abilities.items())]
