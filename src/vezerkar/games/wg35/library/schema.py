"""The tables of all kinds of records: which fields a record has, what they may hold, and what holds if one is left out."""

from __future__ import annotations

from typing import Any, Final

from vezerkar.games.wg35.battle import names as battle_names
from vezerkar.games.wg35.library.check import (
    Choice,
    Field,
    Flag,
    Ident,
    JsonPath,
    Many,
    MappingSpec,
    Mark,
    Name,
    Number,
    Ref,
    Said,
    Shape,
    Span,
    Spec,
    Text,
)
from vezerkar.games.wg35.library.corners import POINT, SIDE_MM, Corners
from vezerkar.games.wg35.library.records import (
    CHARACTERISTICS,
    SIDES,
    ZONES,
    Ability,
    Armour,
    Army,
    ArmyRule,
    Camouflage,
    Card,
    CardType,
    Composition,
    Item,
    Limit,
    Marker,
    Melee,
    Mission,
    MissionRule,
    Option,
    Profile,
    Projectile,
    Role,
    Sample,
    Score,
    Special,
    Trait,
    Unit,
    Weapon,
    Zone,
    Zones,
)

CATEGORIES: Final = (
    "rifle",
    "sniper_rifle",
    "carbine",
    "shotgun",
    "smg",
    "assault_rifle",
    "lmg",
    "hmg",
    "mortar",
    "at_weapon",
    "rifle_grenade",
    "pistol",
    "grenade",
)
WEAPON_TYPES: Final = ("pistol", "revolver", "support", "grenade", "burst_fire", "self_loading", "single_use", "attachment")
RATES: Final = ("single_shot", "repeater", "semi_auto", "automatic")
PROJECTILES: Final = ("solid", "proximity", "impact")
MODES: Final = ("direct", "indirect")
MOUNTS: Final = ("bipod", "bipod_heavy", "tripod", "wheeled", "baseplate")
ITEM_CATEGORIES: Final = ("clothing", "helmet", "body_armour", "camouflage", "item", "mission_item")
LOCATIONS: Final = ("torso", "leg", "arm", "critical_torso", "head")
ITEM_EFFECTS: Final = (
    "aim_bonus",
    "aim_extra_C",
    "bearer_lost_vp_to_enemy",
    "capture_vp_bonus",
    "crawl_bonus_mm",
    "crawl_cap_divisor",
    "held_by_enemy_at_end_vp",
    "ignore_failed_ammo_rolls",
    "locks",
    "morale_bonus",
    "morale_zone_mm",
    "shoot_C",
    "spotting_R",
    "treat_removes_die",
)
ERAS: Final = ("ww1", "ww2", "modern", "modern_2005")
ERA: Final = "ww2"
YEARS: Final = (1935, 1945)
ARMY_TYPES: Final = ("mass", "elite", "guerrilla")
CLASSES: Final = ("officer", "private", "specialist", "ally")
CARD_TYPES: Final = ("action", "supply", "strategy", "support", "trick", "event")
SUBTYPES: Final = ("tactic", "dirty_trick", "home_ground", "civilian", "pre_battle", "air_force", "artillery")
WINDOWS: Final = (*battle_names.WINDOWS, "round_guard")
MOMENTS: Final = (*WINDOWS, "casualty", "deployment", "morale_test", "treat", "move", "card")
USERS: Final = (
    "hit",
    "charged",
    "target",
    "failed",
    "struck",
    "activated",
    "waiting",
    "able",
    "concealed",
    "missed",
    "failed_to_wound",
    "spotter",
    "supplied",
    "own",
)
ROLES: Final = ("raider", "garrison", "attacker", "defender", "ambusher", "column")
EDGES: Final = ("north", "east", "south", "west")
MARKERS: Final = ("objective", "supply_dump", "loot_crate")
EVENTS: Final = (
    "enemy_private_down",
    "enemy_ally_down",
    "enemy_specialist_down",
    "enemy_officer_down",
    "objective_held",
    "centre_defended",
    "centre_abandoned",
    "crate_delivered",
    "dump_destroyed",
    "dump_intact",
    "own_figure_left",
    "column_stopped",
)
ENDS: Final = ("A_gone", "B_gone", "crates_delivered")
OWN_RATE: Final = ("repeater", "semi_auto")
THINGS: Final = ("weapons", "melee", "items", "abilities")
"""Sections of the things that a figure may have: these share one set of ids."""

POINTS: Final = Number(-100, 500)
MM: Final = Number(0, 3000)
SOURCE: Final = Field(Choice("seed", "designed", "user"), "user")
ANY_YEARS: Final = Field(Span(1800, 2100), None)
NUMBERS: Final = MappingSpec(Name(), Number(-1000, 3000))
MARKS: Final = MappingSpec(Ref("abilities"), Mark(-1, 1000))


def optional(spec: Spec, default: Any) -> Field:
    """A field that may be left out."""
    return Field(spec, default)


def _zone(zone: Zone, place: JsonPath) -> None:
    if (zone.max_mm > 0) == (zone.mm_per_E > 0):
        place.wrong(Said("max_mm and mm_per_E" if zone.max_mm else "neither max_mm nor mm_per_E"), "one of max_mm and mm_per_E")
    if not zone.tn and not zone.tn_indirect:
        place.wrong(Said("neither tn nor tn_indirect"), "a target number")


def _zones(zones: Zones, place: JsonPath) -> None:
    reaches = [zone.max_mm + zone.mm_per_E for zone in (zones.short, zones.medium, zones.long)]
    if reaches != sorted(set(reaches)):
        place.wrong(reaches, "zones that reach farther one after the other")
    if len({zone.mm_per_E > 0 for zone in (zones.short, zones.medium, zones.long)}) > 1:
        place.wrong(Said("max_mm and mm_per_E"), "the same of max_mm and mm_per_E in all zones")


def _projectile(projectile: Projectile, place: JsonPath) -> None:
    if (projectile.kind != "solid") != (projectile.diameter_mm > 0):
        place.wrong(projectile.diameter_mm, "diameter_mm for templates, and none for solid shot")


def _weapon(weapon: Weapon, place: JsonPath) -> None:
    for rate, x in weapon.rates.items():
        if (x > 0) != (rate not in OWN_RATE):
            place.at(f"rates.{rate}").wrong(x or True, "true" if rate in OWN_RATE else "the number x of " + rate)
    if not weapon.rates:
        place.at("rates").wrong({}, "at least one of " + ", ".join(RATES))
    zones = (weapon.zones.short, weapon.zones.medium, weapon.zones.long)
    if "direct" in weapon.modes and not all(zone.tn for zone in zones):
        place.at("zones").wrong(Said("a zone without tn"), "tn in every zone of a weapon that fires directly")
    if any(zone.mm_per_E for zone in zones) != (weapon.category == "grenade"):
        place.at("zones").wrong(Said(f"the zones of a {weapon.category}"), "mm_per_E for hand grenades, max_mm for all else")
    if weapon.min_range_mm and weapon.min_range_mm >= weapon.zones.short.max_mm:
        place.at("min_range_mm").wrong(weapon.min_range_mm, f"less than the short zone, {weapon.zones.short.max_mm}")
    if weapon.bayonet == "" and weapon.fixed_bayonet:
        place.at("fixed_bayonet").wrong(True, "false without a bayonet")
    if ("attachment" in weapon.types) != bool(weapon.attach_to):
        place.at("attach_to").wrong(list(weapon.attach_to), "categories of weapons, for the type attachment and for no other")
    if ("support" in weapon.types) != (weapon.category in ("hmg", "mortar") or weapon.mount == "bipod_heavy"):
        place.at("types").wrong(list(weapon.types), "support for hmg, mortar and the mount bipod_heavy, and for no other")


def _ability(ability: Ability, place: JsonPath) -> None:
    if ability.default and not ability.number:
        place.at("default").wrong(ability.default, "no default without a number")


def _item(item: Item, place: JsonPath) -> None:
    if (item.category in ("helmet", "body_armour")) != (item.armour is not None):
        place.at("armour").wrong(Said(f"armour of a {item.category}"), "armour for helmet and body_armour, and for no other")
    if (item.category == "camouflage") != (item.camouflage is not None):
        place.at("camouflage").wrong(Said(f"levels of a {item.category}"), "levels for camouflage, and for no other")


def _limit(limit: Limit, place: JsonPath) -> None:
    if (limit.one_per > 0) == (limit.most > 0):
        place.wrong(Said("one_per and most" if limit.most else "neither one_per nor most"), "one of one_per and most")


def _unit(unit: Unit, place: JsonPath) -> None:
    if unit.most and unit.least > unit.most:
        place.at("least").wrong(unit.least, f"not above most, {unit.most}")
    if unit.female and unit.may_be_female:
        place.at("may_be_female").wrong(True, "false for a unit that is female")
    names = [option.add for option in unit.options]
    for name in sorted({name for name in names if names.count(name) > 1}):
        place.at("options").wrong(Said(f"{name} in {names.count(name)} options"), "each thing in one option")
    for option in unit.options:
        if option.replace and option.replace not in unit.equipment:
            own = ", ".join(unit.equipment) or "nothing"
            place.at(f"options[{option.add}].replace").wrong(option.replace, f"a piece of the unit's equipment: {own}")


def _army(army: Army, place: JsonPath) -> None:
    low, high = YEARS
    if not low <= army.years[0] <= army.years[1] <= high:
        place.at("years").wrong(list(army.years), f"years from {low} to {high}")
    for unit in army.units:
        years = unit.years or army.years
        if not army.years[0] <= years[0] <= years[1] <= army.years[1]:
            place.at(f"units[{unit.id}].years").wrong(list(years), f"years within those of the army, {list(army.years)}")


def _marker(marker: Marker, place: JsonPath) -> None:
    if (marker.at is None) == (marker.site < 0):
        place.wrong(Said("at and site" if marker.at else "neither at nor site"), "one of at and site")


def _mission(mission: Mission, place: JsonPath) -> None:
    names = {marker.id for marker in mission.markers}
    if len(names) < len(mission.markers):
        place.at("markers").wrong([marker.id for marker in mission.markers], "a different id for each marker")
    for number, score in enumerate(mission.scores):
        if score.objective not in ("", "each", *names):
            place.at(f"scores[{number}].objective").wrong(score.objective, "each, or the id of a marker")
        if (score.event.startswith("centre_")) != (score.within_mm > 0):
            place.at(f"scores[{number}].within_mm").wrong(score.within_mm, "a distance, for centre_ events and for no other")
    kinds = {"crates_delivered": "loot_crate"}
    for end in mission.ends:
        if end in kinds and not any(marker.kind == kinds[end] for marker in mission.markers):
            place.at("ends").wrong(end, f"an end that can come: there is no marker {kinds[end]}")
    for name in ("roles", "zones", "points", "vp_target"):
        sides = getattr(mission, name)
        if sides and set(sides) != set(SIDES):
            place.at(name).wrong(sorted(sides), "both sides, A and B")


ZONE: Final = Shape(
    Zone,
    {
        "max_mm": optional(Number(1, 3000), 0),
        "mm_per_E": optional(Number(1, 200), 0),
        "tn": optional(Number(2, 30), 0),
        "tn_indirect": optional(Number(2, 30), 0),
    },
    _zone,
)
WEAPON: Final = Shape(
    Weapon,
    {
        "id": Field(Ident()),
        "category": Field(Choice(*CATEGORIES)),
        "types": optional(Many(Choice(*WEAPON_TYPES)), ()),
        "nations": optional(Many(Ident()), ()),
        "years": Field(Span(1800, 2100)),
        "zones": Field(Shape(Zones, {zone: Field(ZONE) for zone in ZONES}, _zones)),
        "min_range_mm": optional(MM, 0),
        "strength": Field(Number(-10, 10)),
        "ap": Field(Number(1, 5)),
        "rates": Field(MappingSpec(Choice(*RATES), Mark(1, 10))),
        "projectile": optional(
            Shape(
                Projectile,
                {
                    "kind": Field(Choice(*PROJECTILES)),
                    "diameter_mm": optional(Number(10, 600), 0),
                    "template_strength": optional(Number(-10, 10), None),
                    "template_ap": optional(Number(1, 5), None),
                },
                _projectile,
            ),
            Projectile("solid", 0, None, None),
        ),
        "modes": optional(Many(Choice(*MODES), 1), ("direct",)),
        "abilities": optional(MARKS, {}),
        "bayonet": optional(Ref("melee"), ""),
        "fixed_bayonet": optional(Flag(), False),
        "melee": optional(Ref("melee"), ""),
        "items": optional(Many(Ref("items")), ()),
        "heavy": optional(Flag(), False),
        "mount": optional(Choice(*MOUNTS), ""),
        "shots": optional(Number(1, 100), 0),
        "single_use": optional(Flag(), False),
        "attach_to": optional(Many(Choice(*CATEGORIES)), ()),
        "points": Field(POINTS),
        "source": SOURCE,
    },
    _weapon,
    "weapon",
)
MELEE: Final = Shape(
    Melee,
    {
        "id": Field(Ident()),
        "category": Field(Choice("melee", "bayonet")),
        "t_bonus": Field(Number(-5, 5)),
        "strength": Field(Number(-10, 10)),
        "ap": Field(Number(1, 5)),
        "points": Field(POINTS),
        "dagger": optional(Ref("melee"), ""),
        "source": SOURCE,
    },
    None,
    "weapon",
)
ITEM: Final = Shape(
    Item,
    {
        "id": Field(Ident()),
        "category": Field(Choice(*ITEM_CATEGORIES)),
        "points": Field(POINTS),
        "eras": optional(Many(Choice(*ERAS), 1), (ERA,)),
        "identifies": optional(Many(Number(1, 6)), ()),
        "counts_as": optional(Ref("items"), ""),
        "armour": optional(
            Shape(
                Armour,
                {
                    "locations": Field(Many(Choice(*LOCATIONS), 1)),
                    "save_d6": Field(Number(1, 6)),
                    "reduction": Field(Number(1, 10)),
                    "front_only": optional(Flag(), False),
                },
            ),
            None,
        ),
        "modifiers": optional(MappingSpec(Choice(*CHARACTERISTICS), Number(-10, 10)), {}),
        "camouflage": optional(Shape(Camouflage, {"open": Field(Number(-1, 2)), "cover": Field(Number(-1, 2))}), None),
        "zones": optional(Many(Choice(*ZONES)), ()),
        "effect": optional(MappingSpec(Choice(*ITEM_EFFECTS), Number(-10, 1000)), {}),
        "attach_to": optional(Many(Choice(*CATEGORIES)), ()),
        "most_per_army": optional(Number(1, 20), 0),
        "source": SOURCE,
    },
    _item,
    "item",
)
ABILITY: Final = Shape(
    Ability,
    {
        "id": Field(Ident()),
        "kind": Field(Choice("passive", "advantage", "disadvantage", "either", "army")),
        "window": optional(Choice(*MOMENTS), ""),
        "number": optional(Choice("level", "die", "mm", "count"), ""),
        "default": optional(Number(1, 6), 0),
        "points": optional(POINTS, None),
        "points_source": optional(Choice("seed", "designed"), ""),
        "effect": optional(NUMBERS, {}),
        "source": SOURCE,
    },
    _ability,
    "ability",
)
CARD_TYPE: Final = Shape(
    CardType,
    {
        "id": Field(Choice(*CARD_TYPES)),
        "most": Field(Number(1, 9)),
        "most_mass": Field(Number(1, 9)),
        "guerrilla": Field(Flag()),
        "source": SOURCE,
    },
)
CARD: Final = Shape(
    Card,
    {
        "id": Field(Ident()),
        "type": Field(Choice(*CARD_TYPES)),
        "subtypes": optional(Many(Choice(*SUBTYPES)), ()),
        "most": optional(Number(1, 9), 0),
        "single_use": optional(Flag(), False),
        "army_types": optional(Many(Choice(*ARMY_TYPES), 1), ARMY_TYPES),
        "eras": optional(Many(Choice(*ERAS), 1), ("ww1", "ww2", "modern")),
        "windows": Field(Many(Choice(*WINDOWS), 1)),
        "user": optional(Choice(*USERS), ""),
        "effect": optional(NUMBERS, {}),
        "source": SOURCE,
    },
    None,
    "card",
)
LIMIT: Final = Shape(
    Limit,
    {
        "of": Field(Choice("class", "unit", "figures", "army")),
        "one_per": optional(Number(1, 20), 0),
        "most": optional(Number(1, 20), 0),
        "years": ANY_YEARS,
    },
    _limit,
)
OPTION: Final = Shape(
    Option,
    {
        "add": Field(Ref(*THINGS)),
        "replace": optional(Ref(*THINGS), ""),
        "most": optional(Number(1, 10), 1),
        "years": ANY_YEARS,
        "limits": optional(Many(LIMIT), ()),
        "points": optional(POINTS, None),
    },
)
UNIT: Final = Shape(
    Unit,
    {
        "id": Field(Ident()),
        "class": Field(Choice(*CLASSES)),
        "people": optional(Ident(), ""),
        "profile": Field(Shape(Profile, {name: Field(Number(1, 20)) for name in CHARACTERISTICS})),
        "abilities": optional(MARKS, {}),
        "points": Field(Number(0, 500)),
        "equipment": Field(Many(Ref(*THINGS), distinct=False)),
        "uniform": optional(Many(Ref("items")), ()),
        "least": optional(Number(1, 20), 0),
        "most": optional(Number(1, 20), 0),
        "years": ANY_YEARS,
        "may_be_female": optional(Flag(), False),
        "female": optional(Flag(), False),
        "options": optional(Many(OPTION), ()),
        "source": SOURCE,
    },
    _unit,
    "unit",
)
COUNT: Final = Span(0, 20)
COMPOSITION: Final = Shape(
    Composition,
    {
        "officer": optional(COUNT, (0, 1)),
        "private": optional(COUNT, (2, 12)),
        "specialist": optional(COUNT, (0, 2)),
        "privates_per_ally": optional(Number(1, 20), 2),
        "total": optional(Number(1, 20), 14),
    },
)
ARMY: Final = Shape(
    Army,
    {
        "id": Field(Ident()),
        "type": Field(Choice(*ARMY_TYPES)),
        "people": Field(Ident()),
        "years": Field(Span(1800, 2100)),
        "composition": optional(COMPOSITION, Composition((0, 1), (2, 12), (0, 2), 2, 14)),
        "traits": optional(Many(Shape(Trait, {"ability": Field(Ref("abilities")), "years": ANY_YEARS})), ()),
        "permits": optional(Many(Ref("cards")), ()),
        "rules": optional(Many(Ref("army_rules")), ()),
        "deck": Field(MappingSpec(Ref("cards"), Number(1, 9))),
        "units": Field(Many(UNIT, 1)),
        "samples": optional(
            Many(
                Shape(
                    Sample,
                    {
                        "id": Field(Ident()),
                        "year": Field(Number(*YEARS)),
                        "limit": Field(Number(1, 5000)),
                        "figures": Field(Many(Text(), 1, distinct=False)),
                        "points": Field(Number(1, 5000)),
                    },
                    None,
                    "sample",
                )
            ),
            (),
        ),
        "source": SOURCE,
    },
    _army,
    "army",
)
ARMY_RULE: Final = Shape(ArmyRule, {"id": Field(Ident()), "numbers": optional(NUMBERS, {}), "source": SOURCE})
MISSION_RULE: Final = Shape(
    MissionRule,
    {
        "id": Field(Ident()),
        "side": optional(Flag(), False),
        "edge": optional(Flag(), False),
        "numbers": optional(Many(Name()), ()),
        "source": SOURCE,
    },
)
SIDE: Final = Choice(*SIDES)
MISSION: Final = Shape(
    Mission,
    {
        "id": Field(Ident()),
        "roles": optional(
            MappingSpec(
                SIDE,
                Shape(Role, {"role": Field(Choice(*ROLES)), "recommended": optional(Many(Choice(*ARMY_TYPES)), ())}),
            ),
            {},
        ),
        "points": Field(MappingSpec(SIDE, Number(1, 5000))),
        "tables": Field(Many(Ref("tables"), 1)),
        "zones": Field(MappingSpec(SIDE, Many(Corners(12), 1))),
        "deploys_first": optional(Choice("roll", *SIDES), "roll"),
        "apart_mm": optional(Number(0, SIDE_MM), 0),
        "initiative": optional(Choice("roll", *SIDES), "roll"),
        "rounds": optional(Number(1, 99), 0),
        "safety_rounds": optional(Number(1, 99), 20),
        "vp_target": optional(MappingSpec(SIDE, Number(1, 99)), {"A": 13, "B": 13}),
        "withdrawal": optional(Many(SIDE), SIDES),
        "ends": optional(Many(Choice(*ENDS)), ()),
        "markers": optional(
            Many(
                Shape(
                    Marker,
                    {
                        "kind": Field(Choice(*MARKERS)),
                        "id": Field(Ident()),
                        "at": optional(POINT, None),
                        "site": optional(Number(0, 20), -1),
                        "shift": optional(Choice(*EDGES), ""),
                        "size_mm": optional(Number(1, 200), 0),
                    },
                    _marker,
                )
            ),
            (),
        ),
        "scores": Field(
            Many(
                Shape(
                    Score,
                    {
                        "event": Field(Choice(*EVENTS)),
                        "side": Field(Choice("both", *SIDES)),
                        "vp": Field(Number(1, 50)),
                        "objective": optional(Ident(), ""),
                        "from_round": optional(Number(1, 99), 1),
                        "within_mm": optional(MM, 0),
                        "most": optional(Number(1, 99), 0),
                        "once": optional(Flag(), False),
                    },
                ),
                1,
            )
        ),
        "rules": optional(
            Many(
                Shape(
                    Special,
                    {
                        "id": Field(Ref("mission_rules")),
                        "side": optional(SIDE, ""),
                        "edge": optional(Choice(*EDGES), ""),
                        "numbers": optional(NUMBERS, {}),
                    },
                )
            ),
            (),
        ),
        "source": SOURCE,
    },
    _mission,
    "mission",
)
