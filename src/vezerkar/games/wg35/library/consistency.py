"""Relations that records must have to one another, once each is well on its own."""

from __future__ import annotations

from collections.abc import Mapping

from vezerkar.games.wg35.library.check import NOTHING, JsonPath, Notes, Said
from vezerkar.games.wg35.library.layout import lies_well
from vezerkar.games.wg35.library.library import Library
from vezerkar.games.wg35.library.records import Army, Item, Mission, Unit, Weapon
from vezerkar.games.wg35.library.room import FIGURES, SPACE, cramped
from vezerkar.games.wg35.library.schema import ERA

NUMBERS: dict[str, tuple[int, int]] = {"level": (-1, 2), "die": (2, 6), "mm": (10, 1000), "count": (1, 9)}
"""The bounds of the numbers that go with abilities."""

Places = Mapping[tuple[str, str], JsonPath]


def agree(library: Library, places: Places, notes: Notes) -> None:
    """Notes everything that does not fit together."""
    for weapon in library.weapons.values():
        _weapon(library, weapon, places["things", weapon.id])
    for profile in library.melee.values():
        if profile.dagger and library.melee[profile.dagger].category != "melee":
            places["things", profile.id].at("dagger").wrong(profile.dagger, "a profile of the category melee")
    for item in library.items.values():
        _item(library, item, places["things", item.id])
    units: dict[str, JsonPath] = {}
    samples: dict[str, JsonPath] = {}
    for army in library.armies.values():
        place = places["armies", army.id]
        _army(library, army, place)
        for name in [ready.id for ready in army.samples]:
            if name in samples:
                other = samples[name]
                at = place.at(f"samples[{name}].id")
                at.wrong(name, f"an id of its own: {other.file} has it, in the {other.record}")
            samples[name] = place
        for unit in army.units:
            at = place.at(f"units[{unit.id}]")
            if unit.id in units:
                at.at("id").wrong(unit.id, f"an id of its own: {units[unit.id].file} has it, in the {units[unit.id].record}")
            units[unit.id] = place
            _unit(library, unit, at)
    for mission in library.missions.values():
        _mission(library, mission, places["missions", mission.id])
    for table in library.tables.values():
        lies_well(table, library.piece_types, places["tables", table["id"]])
    # Of what comes with the game the tests have proven it, and it takes half the time of a load.
    if library.files and not notes.faults:
        for mission in library.missions.values():
            _room(library, mission, places["missions", mission.id])


def _abilities(library: Library, marks: Mapping[str, int], place: JsonPath) -> None:
    """Each ability has the number it needs, and no other."""
    for name, number in marks.items():
        ability = library.abilities[name]
        if ability.kind == "army":
            place.at(name).wrong(name, "no ability of a whole army")
        elif not ability.number and number:
            place.at(name).wrong(number, "true: this ability has no number")
        elif ability.number:
            low, high = NUMBERS[ability.number]
            if not low <= number <= high:
                place.at(name).wrong(number or True, f"a whole number from {low} to {high}")


def _weapon(library: Library, weapon: Weapon, place: JsonPath) -> None:
    _abilities(library, weapon.abilities, place.at("abilities"))
    if weapon.bayonet and library.melee[weapon.bayonet].category != "bayonet":
        place.at("bayonet").wrong(weapon.bayonet, "a profile of the category bayonet")
    if weapon.melee and library.melee[weapon.melee].category != "melee":
        place.at("melee").wrong(weapon.melee, "a profile of the category melee")
    for item in weapon.items:
        if weapon.category not in library.items[item].attach_to:
            place.at("items").wrong(item, f"items that attach to a {weapon.category}")


def _item(library: Library, item: Item, place: JsonPath) -> None:
    if item.counts_as and not library.items[item.counts_as].identifies:
        place.at("counts_as").wrong(item.counts_as, "a piece of uniform")


def _era(library: Library, thing: str, place: JsonPath) -> None:
    if thing in library.items and ERA not in library.items[thing].eras:
        place.wrong(thing, f"an item of the era {ERA}")


def _unit(library: Library, unit: Unit, place: JsonPath) -> None:
    _abilities(library, unit.abilities, place.at("abilities"))
    for thing in unit.equipment:
        at = place.at("equipment")
        if thing in library.abilities:
            at.wrong(thing, "weapons and items: abilities have a field of their own")
        _era(library, thing, at)
    for name in unit.uniform:
        if not library.items[name].identifies:
            place.at("uniform").wrong(name, "pieces of uniform")
    for option in unit.options:
        at = place.at(f"options[{option.add}]")
        _era(library, option.add, at.at("add"))
        if option.add not in library.abilities:
            continue
        ability = library.abilities[option.add]
        if option.replace:
            at.at("replace").wrong(option.replace, "nothing: an ability takes nothing's place")
        if ability.number and not ability.default:
            at.at("add").wrong(option.add, "no ability that needs a number: that belongs into the profile")
        if ability.points is None and option.points is None:
            at.at("points").wrong(NOTHING, f"a price: the ability {option.add} has none of its own")
        if option.add in unit.abilities:
            at.at("add").wrong(option.add, "an ability the unit does not have already")


def _army(library: Library, army: Army, place: JsonPath) -> None:
    _samples(library, army, place)
    if not any(unit.cls == "private" for unit in army.units) and army.composition.private[0]:
        place.at("units").wrong(Said("no unit of the class private"), "one at least")
    for trait in army.traits:
        if library.abilities[trait.ability].kind != "army":
            place.at("traits").wrong(trait.ability, "an ability of the kind army")
    for name, copies in army.deck.items():
        at = place.at(f"deck.{name}")
        card = library.cards[name]
        most = library.copies(name, army.type)
        if copies > most:
            at.wrong(copies, f"at most {most} in the deck of a {army.type} army")
        if ERA not in card.eras:
            at.wrong(name, f"cards of the era {ERA}")
        barred = army.type == "guerrilla" and not library.card_types[card.type].guerrilla
        if (army.type not in card.army_types or barred) and name not in army.permits:
            at.wrong(name, f"cards that a {army.type} army may use, or that the field permits names")
        if "home_ground" in card.subtypes and not any(trait.ability == "home_ground" for trait in army.traits):
            at.wrong(name, "no cards of the sub-type home_ground for an army without the trait home_ground")


def _samples(library: Library, army: Army, place: JsonPath) -> None:
    """The figures of a ready roster are of the list, and take what their units may take."""
    units = {unit.id: unit for unit in army.units}
    bayonets = {name for name, profile in library.melee.items() if profile.category == "bayonet"}
    for ready in army.samples:
        for number, line in enumerate(ready.figures):
            at = place.at(f"samples[{ready.id}].figures[{number}]")
            words = line.split()
            words = words[1:] if words[0].isdigit() else words
            if not words or words[0] not in units:
                at.wrong(line, "[number] UNIT [woman] THING...: a unit is one of " + ", ".join(units))
                continue
            unit = units[words[0]]
            things = {option.add for option in unit.options} | bayonets
            for word in words[2:] if words[1:2] == ["woman"] else words[1:]:
                if word not in things:
                    at.wrong(word, f"something that {unit.id} may take: " + (", ".join(o.add for o in unit.options) or "nothing"))


def _mission(library: Library, mission: Mission, place: JsonPath) -> None:
    sites, scarce = min((len(library.tables[name]["objective_sites"]), name) for name in mission.tables)
    for marker in mission.markers:
        if marker.site >= sites:
            at = place.at(f"markers[{marker.id}].site")
            at.wrong(marker.site, f"a site of every table of the mission: {scarce} has {sites}, counted from 0")
    for special in mission.rules:
        rule = library.mission_rules[special.id]
        at = place.at(f"rules[{special.id}]")
        if rule.side != bool(special.side):
            at.at("side").wrong(special.side or NOTHING, "A or B" if rule.side else "nothing: this rule is for both sides")
        if rule.edge != bool(special.edge):
            at.at("edge").wrong(special.edge or NOTHING, "an edge of the table" if rule.edge else "nothing")
        if set(special.numbers) != set(rule.numbers):
            at.at("numbers").wrong(sorted(special.numbers), "the numbers " + (", ".join(rule.numbers) or "none"))


def _room(library: Library, mission: Mission, place: JsonPath) -> None:
    """A mission has room for its armies on each of its tables (WG35 28.8)."""
    for name in mission.tables:
        side = cramped(mission, library.tables[name], library.piece_types)
        if side:
            room = f"{FIGURES} figures, {SPACE} x {SPACE} mm of ground for each"
            apart = f", {mission.apart_mm} mm from the other zone" if mission.apart_mm else ""
            place.at("tables").wrong(name, f"a table on which zone {side} has room for {room}{apart}")
