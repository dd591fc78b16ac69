"""Reasons why an army may not take the field (WG35 3), each with the rule that says so."""

from __future__ import annotations

from collections import Counter
from typing import Final

from vezerkar.engine import Refusal
from vezerkar.games.wg35.library.library import Library
from vezerkar.games.wg35.library.records import CHARACTERISTICS, Army, Item, Limit, Option, Unit, Weapon, covers
from vezerkar.games.wg35.library.schema import YEARS
from vezerkar.games.wg35.roster.outfit import fighter, outfit, price
from vezerkar.games.wg35.roster.records import Figure, Roster

ONE_OF: Final = ("helmet", "body_armour", "camouflage")
"""Of these a figure wears one at most (WG35 3.4)."""


SHORTAGES: Final = ("refuse-few", "refuse-unit-few")
"""Faults of an army that has too few figures."""


def problems(library: Library, roster: Roster) -> list[Refusal]:
    """Return the faults of a roster: first the army as a whole, then figure by figure. There are none if it may be played."""
    if roster.army not in library.armies:
        return [Refusal("refuse-army", "WG35 3.1", {"army": roster.army})]
    army = library.armies[roster.army]
    known = [figure for figure in roster.figures if _unit(army, figure.unit) is not None]
    found = _army(library, army, roster, known)
    for number, figure in enumerate(roster.figures):
        found += [_about(refusal, number) for refusal in _figure(library, army, roster, known, figure)]
    return found


def why_not(library: Library, roster: Roster, changed: Roster) -> list[Refusal]:
    """Return what a change would make wrong that was not wrong before: the reasons why it is not offered."""
    return newly_wrong(problems(library, roster), problems(library, changed))


def newly_wrong(before: list[Refusal], after: list[Refusal]) -> list[Refusal]:
    """Of what is wrong after a change, what was not as wrong before it."""
    return [refusal for refusal in after if not _was_wrong(before, refusal)]


def _was_wrong(before: list[Refusal], refusal: Refusal) -> bool:
    """Return True if something was as wrong before: the very same, or more figures of a kind were lacking."""
    if refusal in before:
        return True
    if refusal.reason not in SHORTAGES:
        return False
    kind = {name: fact for name, fact in refusal.args.items() if name != "count"}
    return any(
        old.reason == refusal.reason and kind.items() <= old.args.items() and int(old.args["count"]) < int(refusal.args["count"])
        for old in before
    )


def _about(refusal: Refusal, number: int) -> Refusal:
    return Refusal(refusal.reason, refusal.cite, {"figure": number + 1, **refusal.args})


def _unit(army: Army, name: str) -> Unit | None:
    for unit in army.units:
        if unit.id == name:
            return unit
    return None


def _army(library: Library, army: Army, roster: Roster, known: list[Figure]) -> list[Refusal]:
    """Year, points and composition."""
    found = []
    low, high = max(YEARS[0], army.years[0]), min(YEARS[1], army.years[1])
    if not low <= roster.year <= high:
        found.append(Refusal("refuse-army-year", "WG35 3.6", {"army": army.id, "year": roster.year, "from": low, "to": high}))
    spent = price(library, roster)
    if spent > roster.limit:
        found.append(Refusal("refuse-points", "WG35 3.1", {"points": spent, "limit": roster.limit}))
    return found + _composition(army, known, len(roster.figures)) + _units(army, known)


def _composition(army: Army, known: list[Figure], total: int) -> list[Refusal]:
    """Return faults in the number of figures of each class (WG35 3.2)."""
    found = []
    limits = army.composition
    classes = Counter(unit.cls for unit in [_unit(army, figure.unit) for figure in known] if unit is not None)
    bounds = {"officer": limits.officer, "private": limits.private, "specialist": limits.specialist}
    for name, (least, most) in bounds.items():
        if classes[name] < least:
            found.append(Refusal("refuse-few", "WG35 3.2", {"class": name, "count": classes[name], "least": least}))
        if classes[name] > most:
            found.append(Refusal("refuse-many", "WG35 3.2", {"class": name, "count": classes[name], "most": most}))
    most = classes["private"] // limits.privates_per_ally
    if classes["ally"] > most:
        found.append(Refusal("refuse-allies", "WG35 3.2", {"count": classes["ally"], "most": most}))
    if total > limits.total:
        found.append(Refusal("refuse-total", "WG35 3.2", {"count": total, "most": limits.total}))
    return found


def _units(army: Army, known: list[Figure]) -> list[Refusal]:
    """Return faults in the number of figures of each unit that the list wants and allows."""
    found = []
    counts = Counter(figure.unit for figure in known)
    for unit in army.units:
        count = counts[unit.id]
        if count < unit.least:
            found.append(Refusal("refuse-unit-few", "WG35 3.2", {"unit": unit.id, "count": count, "least": unit.least}))
        if unit.most and count > unit.most:
            found.append(Refusal("refuse-unit-many", "WG35 3.2", {"unit": unit.id, "count": count, "most": unit.most}))
    return found


def _figure(library: Library, army: Army, roster: Roster, known: list[Figure], figure: Figure) -> list[Refusal]:
    """Everything about one figure."""
    unit = _unit(army, figure.unit)
    if unit is None:
        return [Refusal("refuse-unit", "WG35 3.1", {"unit": figure.unit, "army": army.id})]
    found = []
    years = unit.years or army.years
    if not covers(years, roster.year):
        found.append(Refusal("refuse-unit-year", "WG35 3.6", {"unit": unit.id, "from": years[0], "to": years[1]}))
    if figure.woman and not unit.may_be_female:
        found.append(Refusal("refuse-woman", "WG35 3.5", {"unit": unit.id}))
    profile = fighter(library, figure, 0, army.people).profile
    for name in CHARACTERISTICS:
        if getattr(profile, name) < 1:
            found.append(Refusal("refuse-weak", "WG35 16.5", {"unit": unit.id, "characteristic": name}))
    has = outfit(library, unit, figure)
    found += has.refused + _years(library, roster.year, has.things) + _worn(library, has.things) + _attached(library, has.things)
    for thing, count in Counter(figure.takes).items():
        option = unit.option(thing)
        if option is not None:
            found += _option(army, roster, known, unit, option, count)
    for thing in dict.fromkeys(has.things):
        if thing in library.items:
            most = library.items[thing].most_per_army
            count = sum(outfit(library, library.units[other.unit], other).things.count(thing) for other in known)
            if most and count > most:
                found.append(Refusal("refuse-army-item", "WG35 3.3", {"thing": thing, "count": count, "most": most}))
    return found


def _years(library: Library, year: int, things: list[str]) -> list[Refusal]:
    """Weapons that are not made yet, or not any more."""
    return [
        Refusal("refuse-weapon-year", "WG35 3.6", {"thing": thing, "from": weapon.years[0], "to": weapon.years[1]})
        for thing, weapon in ((thing, library.weapons.get(thing)) for thing in dict.fromkeys(things))
        if weapon is not None and not covers(weapon.years, year)
    ]


def _worn(library: Library, things: list[str]) -> list[Refusal]:
    """At most one helmet, one body armour, one camouflage (WG35 3.4)."""
    counts = Counter(library.items[thing].category for thing in things if thing in library.items)
    return [Refusal("refuse-worn", "WG35 3.4", {"category": name}) for name in ONE_OF if counts[name] > 1]


def _attached(library: Library, things: list[str]) -> list[Refusal]:
    """A bayonet needs a rifle that takes it, a sight or a rifle grenade a rifle to be fixed to; each its own."""
    weapons = [library.weapons[thing] for thing in things if thing in library.weapons]
    found = []
    for thing in dict.fromkeys(things):
        count = things.count(thing)
        if thing in library.melee and library.melee[thing].category == "bayonet":
            fitting = [weapon for weapon in weapons if weapon.bayonet == thing]
            if count > len(fitting):
                found.append(Refusal("refuse-bayonet", "WG35 3.4", {"thing": thing}))
            continue
        attached: Weapon | Item | None = library.items.get(thing) or library.weapons.get(thing)
        if attached is not None and attached.attach_to:
            fitting = [weapon for weapon in weapons if weapon.category in attached.attach_to and thing not in weapon.items]
            if count > len(fitting):
                found.append(Refusal("refuse-attach", "WG35 24.3" if thing in library.items else "WG35 13.9", {"thing": thing}))
    return found


def _option(army: Army, roster: Roster, known: list[Figure], unit: Unit, option: Option, count: int) -> list[Refusal]:
    """The limits of one option that a figure takes ``count`` times."""
    found = []
    if count > option.most:
        args: dict[str, int | str] = {"thing": option.add, "count": count, "most": option.most}
        found.append(Refusal("refuse-option-many", "WG35 3.3", args))
    if option.years is not None and not covers(option.years, roster.year):
        args = {"thing": option.add, "from": option.years[0], "to": option.years[1]}
        found.append(Refusal("refuse-option-year", "WG35 3.6", args))
    for limit in option.limits:
        if covers(limit.years, roster.year):
            found += _limit(army, known, unit, option, limit)
    return found


def _limit(army: Army, known: list[Figure], unit: Unit, option: Option, limit: Limit) -> list[Refusal]:
    """One figure in so many, or so many in all: of those the limit speaks of, how many take the thing."""
    among = [figure for figure in known if _counts(army, figure, unit, limit)]
    takers = sum(_takes(army, figure, option.add) for figure in among)
    if limit.most and takers > limit.most:
        args: dict[str, int | str] = {"thing": option.add, "count": takers, "most": limit.most}
        return [Refusal("refuse-option-army", "WG35 3.3", args)]
    if limit.one_per and takers > len(among) // limit.one_per:
        args = {"thing": option.add, "count": takers, "most": len(among) // limit.one_per, "per": limit.one_per}
        args["of"], args["name"] = limit.of, {"unit": unit.id, "class": unit.cls}.get(limit.of, army.id)
        return [Refusal("refuse-option-share", "WG35 3.3", args)]
    return []


def _counts(army: Army, figure: Figure, unit: Unit, limit: Limit) -> bool:
    """Return True if a limit speaks of a figure."""
    if limit.of == "unit":
        return figure.unit == unit.id
    other = _unit(army, figure.unit)
    return limit.of != "class" or (other is not None and other.cls == unit.cls)


def _takes(army: Army, figure: Figure, thing: str) -> bool:
    """Return True if a figure takes an option that adds a thing."""
    unit = _unit(army, figure.unit)
    return thing in figure.takes and unit is not None and unit.option(thing) is not None
