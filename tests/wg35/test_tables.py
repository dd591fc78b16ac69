"""Tables of the user's: read like everything else, and refused with a reason if they cannot be built (WG35 1.7, 29)."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cost import slow
from tests.wg35.test_any_input import VALUES, paths
from tests.wg35.test_library import at, faults, own, put, rows
from tests.wg35.yard import box
from vezerkar.games.wg35.library import BadData, load
from vezerkar.games.wg35.library.corners import convex, rectangular
from vezerkar.games.wg35.rules.geometry.table import Table

NAME = {"en": "Something", "hu": "Valami"}
HOUSE: dict[str, Any] = {
    "id": "house",
    "type": "house_2f",
    "polygon": box(300, 300, 500, 500),
    "wall_height_mm": 160,
    "roof_access": True,
    "storeys": [{"index": 0, "floor_mm": 0, "ceiling_mm": 78}, {"index": 1, "floor_mm": 80, "ceiling_mm": 158}],
    "openings": [
        {"id": "front", "kind": "door", "edge": 0, "offset_mm": 80, "width_mm": 30, "sill_mm": 0, "head_mm": 58},
        {"id": "left", "kind": "window", "edge": 3, "offset_mm": 40, "width_mm": 28, "sill_mm": 26, "head_mm": 56},
        {"id": "right", "kind": "window", "edge": 3, "offset_mm": 90, "width_mm": 28, "sill_mm": 26, "head_mm": 56},
        {"id": "high", "kind": "loophole", "edge": 3, "offset_mm": 40, "width_mm": 28, "storey": 1, "sill_mm": 30, "head_mm": 40},
    ],
    "stairs": [{"polygon": box(350, 350, 380, 440), "from_z": 0, "to_z": 80, "direction": "north"}],
    "ladders": [{"polygon": box(310, 310, 320, 320), "from_z": 80, "to_z": 160}],
}


def tables() -> dict[str, Any]:
    """A file with a type of piece and a table."""
    return {
        "piece_types": [
            {"id": "test_bank", "name": NAME, "kind": "block", "height_mm": 30, "walkable_top": True, "blocks_sight": True}
        ],
        "tables": [
            {
                "id": "test_table",
                "name": NAME,
                "text": NAME,
                "objective_sites": [[600, 600]],
                "pieces": [
                    {"id": "bank", "type": "test_bank", "polygon": box(0, 0, 200, 200)},
                    {"id": "wood", "type": "woods", "polygon": [[600, 600], [800, 600], [850, 700], [700, 800]]},
                    copy.deepcopy(HOUSE),
                    {"id": "sacks", "type": "sandbags", "polygon": box(20, 20, 100, 30), "z_mm": 30},
                    {
                        "id": "way_up",
                        "type": "ramp",
                        "polygon": box(200, 50, 260, 90),
                        "from_z": 0,
                        "to_z": 30,
                        "direction": "west",
                    },
                    {"id": "rungs", "type": "ladder", "polygon": box(200, 100, 205, 110), "from_z": 0, "to_z": 30},
                    {"id": "deck", "type": "bridge", "polygon": box(900, 900, 1000, 1000), "z_mm": 40},
                ],
            }
        ],
    }


def test_a_table_of_the_users_is_read_beside_ours(tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text(json.dumps(tables()), encoding="utf-8")
    library = load(tmp_path)
    record = library.tables["test_table"]
    assert (record["civilian"], record["size_mm"], record["source"], record["pieces"][0]["z_mm"]) == (
        False,
        (1200, 1200),
        "user",
        0,
    )
    assert (
        library.words["table-test_table"] == library.words["table-test_table-text"] == library.words["terrain-test_bank"] == NAME
    )
    assert library.piece_types["test_bank"]["difficulty"] == "1" and not library.piece_types["test_bank"]["climbable"]
    house = record["pieces"][2]
    assert (house["wall_thickness_mm"], house["roof"]) == (5, True)
    assert [(one["state"], one["cover"], one["lock"], one["storey"]) for one in house["openings"]] == [
        ("closed", 0, False, 0),
        ("open", 1, False, 0),
        ("open", 1, False, 0),
        ("open", 2, False, 1),
    ]


def test_a_mission_is_played_on_a_table_of_the_users(tmp_path: Path) -> None:
    content = {**own(), **tables()}
    content["missions"][0].update(tables=["test_table", "forest_road"])
    content["missions"][0]["markers"] = [{"kind": "objective", "id": "hill", "site": 0}]
    (tmp_path / "mine.json").write_text(json.dumps(content), encoding="utf-8")
    assert load(tmp_path).missions["test_mission"].tables == ("test_table", "forest_road")
    content["missions"][0]["markers"][0]["site"] = 1
    (fault,) = faults(tmp_path, content)
    assert (fault.record, fault.field, fault.found) == ("mission test_mission", "markers[hill].site", "1")
    assert fault.allowed == "a site of every table of the mission: test_table has 1, counted from 0"


KIND = ("piece_types", 0)
FIELD = ("tables", 0)
BANK, WOOD, HOME, SACKS, RAMP, RUNGS = ((*FIELD, "pieces", number) for number in range(6))
DOOR, LEFT, RIGHT, HIGH = ((*HOME, "openings", number) for number in range(4))
STAIRS = (*HOME, "stairs", 0)
CORNERS = "a convex polygon of 3 to 24 corners"
STAR = [[600, 900], [482, 538], [790, 762], [410, 762], [718, 538]]
WRONG: list[tuple[Callable[[dict[str, Any]], None], str, str, str]] = [
    (put(*FIELD, "name", value={}), "name", "nothing", "what it is called"),
    (put(*FIELD, "size_mm", value=[900, 900]), "size_mm[0]", "900", "from 1200 to 1200"),
    (put(*FIELD, "objective_sites", value=[[600, 1201]]), "objective_sites[0][1]", "1201", "from 0 to 1200"),
    (put(*FIELD, "weather", value="rain"), "weather", "an unknown field", "the fields id"),
    (put(*WOOD, "id", value="bank"), "pieces", "bank 2 times", "a different id"),
    (put(*WOOD, "type", value="wood"), "pieces[wood].type", '"wood"', "(perhaps woods)"),
    (put(*WOOD, "type", value="window"), "pieces[wood].type", '"window"', "a type of the kinds area, "),
    (put(*WOOD, "polygon", value=[[600, 600], [700, 800], [800, 600]]), "pieces[wood].polygon", "[[600", CORNERS),
    (put(*WOOD, "polygon", value=[[0, 0], [100, 0], [200, 0], [100, 100]]), "pieces[wood].polygon", "[[0, 0]", CORNERS),
    (put(*WOOD, "polygon", value=[[0, 0], [100, 0], [50, 20], [50, 100]]), "pieces[wood].polygon", "[[0, 0]", CORNERS),
    (put(*WOOD, "polygon", value=STAR), "pieces[wood].polygon", "[[600, 900]", CORNERS),
    (put(*WOOD, "polygon", value=[[0, 0], [100, 0]]), "pieces[wood].polygon", "[[0, 0]", "a list of 3 to 24"),
    (put(*WOOD, "polygon", 1, value=[1300, 600]), "pieces[wood].polygon[1][0]", "1300", "from 0 to 1200"),
    (put(*WOOD, "roof", value=True), "pieces[wood].roof", "true", "left out: a piece of the kind area"),
    (put(*WOOD, "from_z", value=5), "pieces[wood].from_z", "5", "left out: a piece of the kind area"),
    (put(*WOOD, "storeys", value=HOUSE["storeys"]), "pieces[wood].storeys", "[{", "left out"),
    (put(*WOOD, "type", value="barn"), "pieces[wood].storeys", "nothing", "the kind building needs it"),
    (put(*SACKS, "z_mm", value=29), "pieces[sacks].z_mm", "29", "below [20, 20] nothing is 29 mm high"),
    (put(*SACKS, "polygon", value=box(150, 20, 250, 30)), "pieces[sacks].z_mm", "30", "below [250, 20] nothing"),
    (put(*RAMP, "to_z", value=0), "pieces[way_up].to_z", "0", "more than from_z, 0"),
    (put(*RAMP, "direction", value="up"), "pieces[way_up].direction", '"up"', "one of north"),
    (put(*RAMP, "polygon", value=[[200, 50], [260, 60], [200, 90]]), "pieces[way_up].polygon", "[[200", "a rectangle"),
    (put(*RUNGS, "to_z", value=0), "pieces[rungs].to_z", "0", "more than from_z, 0"),
    (put(*RUNGS, "direction", value="north"), "pieces[rungs].direction", '"north"', "left out"),
    (
        put(*HOME, "polygon", value=[[300, 300], [500, 310], [490, 500], [300, 490]]),
        "pieces[house].polygon",
        "[[300",
        "a rectangle",
    ),
    (
        put(*HOME, "polygon", value=[[500, 300], [500, 500], [300, 500], [300, 300]]),
        "pieces[house].polygon",
        "[[500",
        "south-west",
    ),
    (put(*HOME, "polygon", value=box(300, 300, 310, 500)), "pieces[house].wall_thickness_mm", "5", "less than half"),
    (put(*HOME, "roof", value=False), "pieces[house].roof_access", "true", "without a roof"),
    (put(*HOME, "roof_access", value=False), "pieces[house].ladders[0].to_z", "160", "the height of a floor: 80"),
    (put(*HOME, "wall_height_mm", value=150), "pieces[house].wall_height_mm", "150", "at least 158"),
    (put(*HOME, "storeys", 1, "index", value=2), "pieces[house].storeys[1].index", "2", "1: storeys"),
    (put(*HOME, "storeys", 0, "floor_mm", value=5), "pieces[house].storeys[0].floor_mm", "5", "0: it lies on the ground"),
    (put(*HOME, "storeys", 1, "floor_mm", value=70), "pieces[house].storeys[1].floor_mm", "70", "at least 78"),
    (put(*HOME, "storeys", 1, "ceiling_mm", value=80), "pieces[house].storeys[1].ceiling_mm", "80", "more than the floor"),
    (put(*DOOR, "sill_mm", value=3), "pieces[house].openings[front].sill_mm", "3", "one walks through a door"),
    (put(*DOOR, "edge", value=4), "pieces[house].openings[front].edge", "4", "from 0 to 3"),
    (put(*DOOR, "head_mm", value=90), "pieces[house].openings[front].head_mm", "90", "at most 78, the ceiling"),
    (put(*DOOR, "offset_mm", value=3), "pieces[house].openings[front]", "3 to 33 mm along", "from 5 to 195"),
    (put(*DOOR, "width_mm", value=116), "pieces[house].openings[front]", "80 to 196 mm along", "off the corners"),
    (put(*LEFT, "head_mm", value=26), "pieces[house].openings[left].head_mm", "26", "more than the sill"),
    (put(*LEFT, "state", value="closed"), "pieces[house].openings[left].state", '"closed"', "only doors"),
    (put(*LEFT, "lock", value=True), "pieces[house].openings[left].lock", "true", "only doors"),
    (put(*RIGHT, "offset_mm", value=68), "pieces[house].openings[right]", "68 to 96 mm along", "apart from left"),
    (put(*RIGHT, "id", value="left"), "pieces[house].openings[left].id", '"left"', "a different id"),
    (put(*HIGH, "storey", value=2), "pieces[house].openings[high].storey", "2", "0 to 1"),
    (put(*STAIRS, "to_z", value=70), "pieces[house].stairs[0].to_z", "70", "the height of a floor: 80, 160"),
    (put(*STAIRS, "from_z", value=10), "pieces[house].stairs[0].from_z", "10", "the height of a floor: 0, 80"),
    (put(*STAIRS, "from_z", value=80), "pieces[house].stairs[0].to_z", "80", "more than from_z, 80"),
    (put(*STAIRS, "polygon", value=box(302, 350, 380, 440)), "pieces[house].stairs[0].polygon", "[[302", "between the walls"),
    (
        put(*STAIRS, "polygon", value=[[350, 350], [380, 350], [370, 440]]),
        "pieces[house].stairs[0].polygon",
        "[[350",
        "a rectangle",
    ),
    (put(*KIND, "kind", value="cliff"), "kind", '"cliff"', "one of area, wall"),
    (put(*KIND, "height_mm", value=None), "height_mm", "null", "a height: it stops or hides"),
    (put(*KIND, "difficulty", value="1/2"), "difficulty", '"1/2"', "only an area slows"),
    (put(*KIND, "difficulty", value="half"), "difficulty", '"half"', "one of 0, 1/4"),
    (put(*KIND, "depth_mm", value=20), "depth_mm", "20", "left out: it is for area"),
    (put(*KIND, "kind", value="area"), "walkable_top", "true", "left out: it is for block"),
    (put(*KIND, "soft_cover_when", value="crossed"), "soft_cover_when", '"crossed"', "left out: it is for area"),
]


@slow
@pytest.mark.parametrize(("change", "field", "found", "allowed"), WRONG)
def test_a_fault_of_a_table_says_where_what_and_why(
    tmp_path: Path, change: Callable[[dict[str, Any]], None], field: str, found: str, allowed: str
) -> None:
    content = tables()
    change(content)
    named = [fault for fault in faults(tmp_path, content) if fault.field == field]
    assert named, faults(tmp_path, content)
    assert named[0].file == "mine.json" and named[0].record in ("table test_table", "piece type test_bank")
    assert named[0].found.startswith(found) and allowed in named[0].allowed, named[0]


AREAS: list[tuple[dict[str, Any], str, str]] = [
    ({"soft_cover": 1}, "soft_cover", "0 without"),
    ({"soft_cover_when": "target_inside"}, "soft_cover", "above 0"),
    ({"vision_mm": 100}, "height_mm", "a height"),
    ({"soft_cover": 1, "soft_cover_when": "crossed"}, "height_mm", "a height"),
]


@pytest.mark.parametrize(("more", "field", "allowed"), AREAS)
def test_an_area_that_hides_has_cover_and_height(tmp_path: Path, more: dict[str, Any], field: str, allowed: str) -> None:
    """WG35 29."""
    (fault,) = faults(tmp_path, {"piece_types": [{"id": "test_reeds", "name": NAME, "kind": "area", **more}]})
    assert fault.field == field and allowed in fault.allowed


def test_there_are_as_many_doors_as_fit_a_mask(tmp_path: Path) -> None:
    content = tables()
    house = at(content, *HOME)
    house.update(storeys=house["storeys"][:1], roof_access=False, stairs=[], ladders=[], openings=[])
    for number in range(63):
        door = {"id": f"d{number}", "kind": "door", "edge": number % 4, "width_mm": 5, "sill_mm": 0, "head_mm": 50}
        house["openings"].append({**door, "offset_mm": 8 + 10 * (number // 4)})
    (fault,) = faults(tmp_path, content)
    assert (fault.found, fault.allowed) == ("63 doors", "at most 62 doors")


def test_convex() -> None:
    """WG35 1.7."""
    assert convex(box(0, 0, 9, 5)) and convex([[0, 0], [9, 0], [3, 7]]) and not convex(STAR)
    assert rectangular(box(0, 0, 9, 5)) and not rectangular([[0, 0], [9, 1], [9, 5], [0, 5]])


def ours() -> list[dict[str, Any]]:
    """Our tables as records of the user's."""
    found = copy.deepcopy(rows("tables"))
    for record in found:
        record.update(id="my_" + record["id"], name=NAME)
    return found


def numbers(content: dict[str, Any]) -> list[list[str | int]]:
    """All places of numbers, of yes and of no in a file."""
    return [path for path in paths(content) if type(at(content, *path)) in (int, bool)]


@slow
def test_what_is_read_can_be_built(tmp_path: Path) -> None:
    """Whatever is changed on a table of ours or of the tests, there is a table or a fault, and no crash."""
    chance = random.Random(29)
    mine = tables()["tables"][0]
    records = [*ours(), *([mine] * 12)]
    built = refused = 0
    for _ in range(80):
        content = {**tables(), "tables": [copy.deepcopy(chance.choice(records))]}
        for _ in range(chance.choice((1, 1, 1, 2, 4))):
            *way, last = chance.choice(paths(content) if chance.random() < 0.2 else numbers(content))
            part = at(content, *way)
            old = part[last]
            if type(old) is int and chance.random() < 0.9:
                part[last] = old + chance.choice((-40, -9, -1, 1, 9, 40))
            else:
                part[last] = not old if type(old) is bool else copy.deepcopy(chance.choice(VALUES))
        (tmp_path / "mine.json").write_text(json.dumps(content), encoding="utf-8")
        try:
            library = load(tmp_path)
        except BadData as bad:
            refused += 1
            assert all(fault.file == "mine.json" and fault.found and fault.allowed for fault in bad.faults)
            continue
        for name in set(library.tables) & {"test_table", *(record["id"] for record in ours())}:
            assert Table(library.tables[name], library.piece_types).id == name
            built += 1
    assert built > 10 and refused > 30, (built, refused)
