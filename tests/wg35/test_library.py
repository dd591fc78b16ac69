"""The data of WG35: all of it is there and holds together, and a user's files are read beside it or refused with a reason."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.cost import slow
from tests.rule import rule
from vezerkar.games.wg35.library import BadData, Fault, built_in, load
from vezerkar.games.wg35.library.records import CHARACTERISTICS, Profile
from vezerkar.games.wg35.library.sections import CLOSED, SECTIONS

DATA = files("vezerkar.games.wg35") / "data"
LINES = {line.strip().rstrip(",") for file in DATA.iterdir() for line in file.read_text(encoding="utf-8").splitlines()}
NAME = {"en": "Something", "hu": "Valami"}
CARBINE: dict[str, Any] = {
    "id": "test_carbine",
    "name": NAME,
    "category": "carbine",
    "years": [1935, 1945],
    "zones": {"short": {"max_mm": 250, "tn": 11}, "medium": {"max_mm": 500, "tn": 13}, "long": {"max_mm": 900, "tn": 15}},
    "strength": 1,
    "ap": 1,
    "rates": {"repeater": True},
    "melee": "rifle_butt",
    "points": 5,
}
ARMY: dict[str, Any] = {
    "id": "test_army",
    "name": NAME,
    "type": "mass",
    "people": "test",
    "years": [1940, 1943],
    "deck": {"aim": 1, "dressings": 1},
    "units": [
        {
            "id": "test_man",
            "name": NAME,
            "class": "private",
            "profile": {"M": 10, "T": 5, "C": 5, "E": 5, "R": 5, "Mo": 7},
            "points": 18,
            "equipment": ["test_carbine"],
            "options": [{"add": "steel_helmet"}, {"add": "mp40", "replace": "test_carbine"}],
        }
    ],
    "samples": [
        {"id": "test_six", "name": NAME, "year": 1941, "limit": 400, "figures": ["6 test_man steel_helmet"], "points": 156}
    ],
}
MISSION: dict[str, Any] = {
    "id": "test_mission",
    "name": NAME,
    "points": {"A": 400, "B": 400},
    "tables": ["forest_road"],
    "zones": {"A": [[[0, 0], [1200, 0], [1200, 200]]], "B": [[[0, 1000], [1200, 1000], [1200, 1200]]]},
    "markers": [{"kind": "objective", "id": "hill", "at": [600, 600]}],
    "scores": [{"event": "objective_held", "side": "both", "vp": 1, "objective": "hill"}],
    "rules": [{"id": "waves", "side": "A", "numbers": {"from_round": 2}}],
}


def rows(section: str) -> list[dict[str, Any]]:
    """The records of a list as they stand in our files."""
    found = []
    for file in DATA.iterdir():
        found += json.loads(file.read_text(encoding="utf-8")).get(section, [])
    return found


def own() -> dict[str, Any]:
    """A file of the user's with a weapon, an army and a mission."""
    return {"weapons": [copy.deepcopy(CARBINE)], "armies": [copy.deepcopy(ARMY)], "missions": [copy.deepcopy(MISSION)]}


def faults(folder: Path, content: object) -> list[Fault]:
    """What is wrong with a folder that holds this file."""
    (folder / "mine.json").write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    with pytest.raises(BadData) as caught:
        load(folder)
    return list(caught.value.faults)


def test_everything_is_there() -> None:
    library = built_in()
    assert {section: len(rows(section)) for section in SECTIONS} == {
        "weapons": 73,
        "melee": 12,
        "items": 23,
        "abilities": 27,
        "card_types": 6,
        "cards": 34,
        "army_rules": 6,
        "armies": 7,
        "mission_rules": 13,
        "missions": 6,
        "piece_types": 60,
        "tables": 6,
    }
    assert len(library.units) == 71 and sum(len(army.samples) for army in library.armies.values()) == 10
    assert sum(sum(army.deck.values()) for army in library.armies.values()) == 37 * 3 + 59 + 58 + 65 + 63


def test_every_record_says_where_it_is_from() -> None:
    for section in SECTIONS:
        for row in rows(section):
            for part in [row, *row.get("units", ())]:
                assert part["source"] in ("seed", "designed"), part["id"]


def test_one_record_a_line() -> None:
    """A change of one weapon, card, option or piece of a table is a change of one line."""
    for section in SECTIONS:
        for row in rows(section):
            parts = [row]
            if section == "armies":
                parts = [option for unit in row["units"] for option in unit.get("options", ())]
            elif section == "tables":
                parts = row["pieces"]
            for part in parts:
                assert json.dumps(part, ensure_ascii=False) in LINES, part


def test_prices_of_profiles_follow_the_formula() -> None:
    """The points of a profile: 18 for an average man, more or less for each characteristic, ability and army type."""
    library = built_in()
    steps = Profile(M=1, T=2, C=5, E=4, R=3, Mo=4)
    average = Profile(M=10, T=5, C=5, E=5, R=5, Mo=7)
    for army in library.armies.values():
        extra = {"mass": 0, "elite": 2, "guerrilla": 3}[army.type]
        for unit in army.units:
            profile = unit.profile.changed({"C": -1}) if "sniper" in unit.abilities else unit.profile
            points = 18 + extra
            for name in CHARACTERISTICS:
                points += getattr(steps, name) * (getattr(profile, name) - getattr(average, name))
            for name, number in unit.abilities.items():
                per = {"command_zone": number * 4 // 100, "command_points": number * 10}
                points += per[name] if name in per else library.price(name)
            assert unit.points == max(8, points), unit.id


def test_zones_reach_farther_and_get_harder() -> None:
    """WG35 11.2: a target farther away is not easier to hit."""
    for weapon in built_in().weapons.values():
        zones = (weapon.zones.short, weapon.zones.medium, weapon.zones.long)
        for near, far in pairwise(zones):
            assert near.reach(5) < far.reach(5) and near.tn <= far.tn and near.tn_indirect <= far.tn_indirect, weapon.id


def test_a_grenade_is_thrown_five_centimetres_for_each_point_of_toughness() -> None:
    """WG35 13.5."""
    grenades = [weapon for weapon in built_in().weapons.values() if weapon.category == "grenade"]
    assert grenades and all(weapon.zones.long.reach(5) == 250 and weapon.zones.long.reach(6) == 300 for weapon in grenades)


def test_single_shot_weapons_and_revolvers_are_reliable() -> None:
    """WG35 12.2, 12.8."""
    for weapon in built_in().weapons.values():
        if ("single_shot" in weapon.rates and weapon.category != "at_weapon") or "revolver" in weapon.types:
            assert "reliable" in weapon.abilities, weapon.id


@rule("wg35", "4.2", "22.1")
def test_decks_keep_to_the_limits_of_their_army_type() -> None:
    """WG35 4.2, 22.1: three copies of actions, but one in a mass army; supplies the other way round."""
    library = built_in()
    assert [library.copies("aim", kind) for kind in ("mass", "elite", "guerrilla")] == [1, 3, 3]
    assert [library.copies("dressings", kind) for kind in ("mass", "elite", "guerrilla")] == [3, 1, 1]
    assert [library.copies("hurrah", kind) for kind in ("mass", "elite", "guerrilla")] == [1, 1, 1]
    assert library.copies("no", "mass") == 3


def test_a_users_files_are_read_beside_ours(tmp_path: Path) -> None:
    content = own()
    (tmp_path / "weapons.json").write_text(json.dumps({"about": "A carbine.", "weapons": content["weapons"]}), encoding="utf-8")
    (tmp_path / "army.json").write_text(
        json.dumps({"armies": content["armies"], "missions": content["missions"]}), encoding="utf-8"
    )
    library = load(tmp_path)
    assert library.weapons["test_carbine"].points == 5 and library.weapons["test_carbine"].source == "user"
    assert library.armies["test_army"].units[0].equipment == ("test_carbine",)
    assert library.missions["test_mission"].withdrawal == ("A", "B")
    assert library.words["unit-test_man"] == NAME and library.words["sample-test_six"] == NAME
    assert library.user_text("unit-test_man", "hu") == "Valami" and library.user_text("unit-nobody", "hu") is None
    assert "test_army" not in built_in().armies


def at(content: dict[str, Any], *path: str | int) -> Any:
    """A part of a file."""
    part: Any = content
    for step in path:
        part = part[step]
    return part


def put(*path: str | int, value: object) -> Callable[[dict[str, Any]], None]:
    """A change of a file."""

    def change(content: dict[str, Any]) -> None:
        at(content, *path[:-1])[path[-1]] = value

    return change


GUN = ("weapons", 0)
MAN = ("armies", 0, "units", 0)
FIELD = ("missions", 0)
WRONG: list[tuple[Callable[[dict[str, Any]], None], str, str, str, str]] = [
    (put(*GUN, "calibre", value=8), "weapon test_carbine", "calibre", "an unknown field", "the fields id, category"),
    (put(*GUN, "points", value="5"), "weapon test_carbine", "points", '"5"', "a whole number from -100 to 500"),
    (put(*GUN, "points", value=5.5), "weapon test_carbine", "points", "5.5", "a whole number"),
    (put(*GUN, "points", value=True), "weapon test_carbine", "points", "true", "a whole number"),
    (put(*GUN, "ap", value=0), "weapon test_carbine", "ap", "0", "a whole number from 1 to 5"),
    (put(*GUN, "category", value="cannon"), "weapon test_carbine", "category", '"cannon"', "one of rifle, "),
    (put(*GUN, "zones", "long", "max_mm", value=400), "weapon test_carbine", "zones", "[250, 500, 400]", "reach farther"),
    (put(*GUN, "zones", "long", value={"max_mm": 900}), "weapon test_carbine", "zones.long", "neither tn", "a target number"),
    (put(*GUN, "zones", "long", value={"tn": 9}), "weapon test_carbine", "zones.long", "neither max_mm", "one of max_mm and"),
    (put(*GUN, "years", value=[1945, 1935]), "weapon test_carbine", "years", "[1945, 1935]", "the first not above the second"),
    (put(*GUN, "rates", value={"automatic": True}), "weapon test_carbine", "rates.automatic", "true", "the number x"),
    (put(*GUN, "rates", value={"repeater": 2}), "weapon test_carbine", "rates.repeater", "2", "true"),
    (put(*GUN, "melee", value="rifle_but"), "weapon test_carbine", "melee", '"rifle_but"', "of melee (perhaps rifle_butt)"),
    (put(*GUN, "melee", value="bayonet_long"), "weapon test_carbine", "melee", '"bayonet_long"', "the category melee"),
    (put(*GUN, "bayonet", value="sabre"), "weapon test_carbine", "bayonet", '"sabre"', "the category bayonet"),
    (put(*GUN, "abilities", value={"untrained": True}), "weapon test_carbine", "abilities.untrained", "true", "from 2 to 6"),
    (put(*GUN, "abilities", value={"reliable": 2}), "weapon test_carbine", "abilities.reliable", "2", "true"),
    (put(*GUN, "name", value={}), "weapon test_carbine", "name", "nothing", "what it is called"),
    (put(*GUN, "name", value={"de": "Karabiner"}), "weapon test_carbine", "name.de", '"de"', "one of en, hu"),
    (put(*GUN, "id", value="kar98k"), "weapon kar98k", "id", '"kar98k"', "weapons.json has it, as the weapon kar98k"),
    (put(*GUN, "id", value="Test"), "weapon Test", "id", '"Test"', "an id: small letters"),
    (put(*MAN, "class", value="general"), "army test_army", "units[test_man].class", '"general"', "one of officer"),
    (put(*MAN, "profile", "E", value=0), "army test_army", "units[test_man].profile.E", "0", "from 1 to 20"),
    (put(*MAN, "profile", value={"M": 10}), "army test_army", "units[test_man].profile.T", "nothing", "a whole number"),
    (put(*MAN, "equipment", value=["bren2"]), "army test_army", "units[test_man].equipment[0]", '"bren2"', "(perhaps bren)"),
    (put(*MAN, "id", value="de_schutze"), "army test_army", "units[de_schutze].id", '"de_schutze"', "armies.json has it"),
    (put(*MAN, "years", value=[1940, 1945]), "army test_army", "units[test_man].years", "[1940, 1945]", "[1940, 1943]"),
    (
        put(*MAN, "options", 1, "replace", value="bren"),
        "army test_army",
        "units[test_man].options[mp40].replace",
        '"bren"',
        "test_c",
    ),
    (
        put(*MAN, "options", 0, "add", value="kevlar_vest"),
        "army test_army",
        "units[test_man].options[kevlar_vest].add",
        '"k',
        "ww2",
    ),
    (
        put(*MAN, "options", 1, "add", value="steel_helmet"),
        "army test_army",
        "units[test_man].options",
        "steel_helmet in 2",
        "one",
    ),
    (
        put(*MAN, "options", 0, "add", value="recoil"),
        "army test_army",
        "units[test_man].options[recoil].points",
        "nothing",
        "price",
    ),
    (put("armies", 0, "deck", "aim", value=2), "army test_army", "deck.aim", "2", "at most 1 in the deck of a mass army"),
    (put("armies", 0, "deck", "known_paths", value=1), "army test_army", "deck.known_paths", '"known', "trait home_ground"),
    (put("armies", 0, "deck", "mobile_video", value=1), "army test_army", "deck.mobile_video", '"mobile', "the era ww2"),
    (put("armies", 0, "type", value="guerrilla"), "army test_army", "deck.dressings", '"dressings"', "permits names"),
    (put("armies", 0, "years", value=[1914, 1918]), "army test_army", "years", "[1914, 1918]", "from 1935 to 1945"),
    (
        put("armies", 0, "samples", 0, "figures", 0, value="6 boy"),
        "army test_army",
        "samples[test_six].figures[0]",
        '"6 boy"',
        "UNIT",
    ),
    (
        put("armies", 0, "samples", 0, "figures", 0, value="test_man bren"),
        "army test_army",
        "samples[test_six].figures[0]",
        "",
        "st",
    ),
    (put(*FIELD, "zones", "A", value=[[[0, 0], [0, 200], [200, 0]]]), "mission test_mission", "zones.A[0]", "[[0, 0]", "convex"),
    (
        put(*FIELD, "zones", "A", value=[[[0, 0], [1300, 0], [0, 9]]]),
        "mission test_mission",
        "zones.A[0][1][0]",
        "1300",
        "to 1200",
    ),
    (put(*FIELD, "points", value={"A": 400}), "mission test_mission", "points", '["A"]', "both sides"),
    (put(*FIELD, "scores", 0, "objective", value="vale"), "mission test_mission", "scores[0].objective", '"vale"', "a marker"),
    (
        put(*FIELD, "scores", 0, "event", value="rain"),
        "mission test_mission",
        "scores[0].event",
        '"rain"',
        "one of enemy_private",
    ),
    (put(*FIELD, "markers", 0, "site", value=1), "mission test_mission", "markers[hill]", "at and site", "one of at and site"),
    (put(*FIELD, "rules", 0, "id", value="wave"), "mission test_mission", "rules[wave].id", '"wave"', "(perhaps waves)"),
    (put(*FIELD, "rules", 0, "numbers", value={}), "mission test_mission", "rules[waves].numbers", "[]", "from_round"),
    (
        put(*FIELD, "rules", 0, value={"id": "waves", "numbers": {"from_round": 1}}),
        "mission test_mission",
        "rules[waves].side",
        "",
        "A",
    ),
    (put(*FIELD, "ends", value=["crates_delivered"]), "mission test_mission", "ends", '"crates', "no marker loot_crate"),
    (put("weapons", value={}), "", "weapons", "{}", "a list of records"),
    (put("tanks", value=[]), "", "tanks", "an unknown list", "the lists about, weapons"),
]


@slow
@pytest.mark.parametrize(("change", "record", "field", "found", "allowed"), WRONG)
def test_a_fault_says_where_what_and_why(
    tmp_path: Path, change: Callable[[dict[str, Any]], None], record: str, field: str, found: str, allowed: str
) -> None:
    content = own()
    change(content)
    named = [fault for fault in faults(tmp_path, content) if fault.field == field]
    assert named, faults(tmp_path, content)
    assert (named[0].file, named[0].record) == ("mine.json", record)
    assert named[0].found.startswith(found) and allowed in named[0].allowed, named[0]
    assert (
        str(named[0])
        == ": ".join(x for x in ("mine.json", record, field) if x) + f": found {named[0].found}; allowed: " + named[0].allowed
    )


@pytest.mark.parametrize("section", CLOSED)
def test_what_is_a_procedure_of_the_rules_cannot_be_added(tmp_path: Path, section: str) -> None:
    assert [fault.found for fault in faults(tmp_path, {section: []})] == ["an unknown list"]


def test_all_faults_of_all_files_are_told_at_once(tmp_path: Path) -> None:
    content = own()
    content["weapons"][0]["ap"] = 9
    content["armies"][0]["people"] = ""
    content["missions"][0]["tables"] = []
    (tmp_path / "other.json").write_text("[]", encoding="utf-8")
    found = faults(tmp_path, content)
    assert [(fault.file, fault.field) for fault in found] == [
        ("mine.json", "ap"),
        ("mine.json", "people"),
        ("mine.json", "tables"),
        ("other.json", ""),
    ]


def test_what_is_no_json_is_refused_by_line(tmp_path: Path) -> None:
    (fault,) = faults(tmp_path, '{"weapons": [\n {"id": }\n]}')
    assert fault.found.startswith("no JSON in line 2, column 9")
    (twice,) = [fault for fault in faults(tmp_path, '{"weapons": [], "weapons": []}') if fault.field]
    assert (twice.field, twice.found) == ("weapons", "weapons 2 times in one object")


def test_a_folder_that_is_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="found no folder"):
        load(tmp_path / "nowhere")


def test_missions_are_played_on_tables_that_there_are(tmp_path: Path) -> None:
    content = own()
    content["missions"][0]["tables"] = ["forest_raod"]
    (fault,) = faults(tmp_path, content)
    assert (fault.field, fault.allowed) == ("tables[0]", "the id of a record of tables (perhaps forest_road)")


def test_missions_are_those_of_the_book() -> None:
    """WG35 28.2-28.7."""
    missions = built_in().missions
    assert [(m.id, m.rounds) for m in missions.values()] == [
        ("battle_13", 0),
        ("objective_capture", 10),
        ("raid", 8),
        ("loot", 10),
        ("last_stand", 8),
        ("ambush", 10),
    ]
    assert {m.id for m in missions.values() if not m.roles} == {"battle_13", "objective_capture", "loot"}
    assert missions["last_stand"].withdrawal == ("A",) and all(m.vp_target == {"A": 13, "B": 13} for m in missions.values())
    for side, (low, high) in {"A": (0, 200), "B": (1000, 1200)}.items():
        (strip,) = missions["battle_13"].zones[side]
        assert sorted({y for _, y in strip}) == [low, high]
