"""The pictures of the tables show their data: every piece where it is, every opening. And the symbol sheet has what is needed."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from xml.etree.ElementTree import Element, fromstring

import pytest

from tests.wg35.sampler import sampler
from tools import wg35_symbols
from vezerkar.draw.png import svg_to_png
from vezerkar.games.wg35.content import PIECE_TYPES, TABLES
from vezerkar.games.wg35.library import schema
from vezerkar.games.wg35.library.terrain import TableData
from vezerkar.games.wg35.presentation.drawing import draw, legend, picture
from vezerkar.games.wg35.presentation.drawing.blocks import BLOCKS
from vezerkar.games.wg35.presentation.drawing.frame import letter
from vezerkar.games.wg35.presentation.drawing.ground import GROUND
from vezerkar.games.wg35.presentation.drawing.style import style
from vezerkar.games.wg35.presentation.drawing.walls import WALLS
from vezerkar.games.wg35.rules.geometry.table import table

GAME = Path(wg35_symbols.GAME)
DRAWN = [*TABLES.values(), sampler()]
PICTURES = {data["id"]: draw(data, PIECE_TYPES) for data in DRAWN}
every_table = pytest.mark.parametrize("data", DRAWN, ids=[data["id"] for data in DRAWN])


def elements(name: str) -> list[Element]:
    return list(fromstring(PICTURES[name]).iter())


def corners(data: str) -> list[tuple[float, float]]:
    """The corners of a path made of straight lines."""
    assert re.fullmatch(r"M[\d. L-]+Z", data), data
    return [(float(x), float(y)) for x, y in (pair.split() for pair in data[1:-1].split("L"))]


def areas(name: str) -> dict[str, Element]:
    found = [shape for shape in elements(name) if "data-area" in shape.attrib]
    assert len(found) == len({shape.attrib["data-area"] for shape in found})
    return {shape.attrib["data-area"]: shape for shape in found}


def test_the_picture_of_a_table_is_drawn_from_its_data() -> None:
    for name in TABLES:
        assert picture(name) == PICTURES[name] == draw(TABLES[name], PIECE_TYPES)


@every_table
def test_every_piece_is_in_the_picture_with_its_polygon(data: TableData) -> None:
    groups = {shape.attrib["data-piece"]: shape for shape in elements(data["id"]) if "data-piece" in shape.attrib}
    places = areas(data["id"])
    north = data["size_mm"][1]
    assert len(groups) == len(data["pieces"])
    for piece in data["pieces"]:
        group = groups[piece["id"]]
        assert group.attrib["data-type"] == piece["type"]
        wanted = [(x, north - y) for x, y in piece["polygon"]]
        assert corners(group[0].attrib["d"]) == wanted
        assert corners(places[piece["id"]].attrib["d"]) == wanted


@every_table
def test_the_picture_is_to_scale_with_a_frame_around(data: TableData) -> None:
    east, north = data["size_mm"]
    root = fromstring(PICTURES[data["id"]])
    assert root.attrib["viewBox"] == f"-30 -30 {east + 60} {north + 60}"
    names = [shape.text for shape in root.iter() if shape.get("class") == "w-coordinate"]
    columns, rows = -(-east // 100), -(-north // 100)
    assert names == [letter(k) for k in range(columns) for _ in "ns"] + [str(k + 1) for k in range(rows) for _ in "we"]
    assert [shape.text for shape in root.iter() if shape.get("data-text") == "compass-north"] == ["N"]


@pytest.mark.parametrize("name", TABLES)
def test_doors_and_openings_are_numbered_as_in_the_rules(name: str) -> None:
    rules, places = table(name), areas(name)
    doors = [place for place in places if place.startswith("door-")]
    assert doors == [f"door-{k}" for k in range(len(rules.doors))]
    for opening in rules.openings:
        place = f"door-{rules.doors.index(opening)}" if opening.mask else f"opening-{opening.index}"
        shape = corners(places[place].attrib["d"])
        xs, ys = [x for x, _ in shape], [rules.north - y for _, y in shape]
        along = (min(ys), max(ys)) if opening.out_x else (min(xs), max(xs))
        assert along == (float(opening.least), float(opening.most))
        outside = opening.mid_x + 7 * opening.out_x, opening.mid_y + 7 * opening.out_y
        east, north = outside if opening.storey else (opening.mid_x, opening.mid_y)
        assert min(xs) <= float(east) <= max(xs)
        assert min(ys) <= float(north) <= max(ys)
    drawn = [shape.attrib["data-opening"] for shape in elements(name) if "data-opening" in shape.attrib]
    assert sorted(drawn) == sorted(opening.id for opening in rules.openings)


@pytest.mark.parametrize("name", TABLES)
def test_sites_of_objectives_are_places(name: str) -> None:
    rules, places = table(name), areas(name)
    for k, (x, y) in enumerate(rules.objective_sites):
        spot = places[f"site-{k}"].attrib
        assert (float(spot["data-x"]), float(spot["data-y"])) == (x, rules.north - y)


@every_table
def test_pictures_are_small_stand_alone_and_can_be_painted(data: TableData) -> None:
    text = PICTURES[data["id"]]
    assert len(text.encode()) < 300_000
    root = fromstring(text)
    ids = {shape.attrib["id"] for shape in root.iter() if "id" in shape.attrib}
    used = {shape.attrib["href"].removeprefix("#") for shape in root.iter() if "href" in shape.attrib}
    used |= set(re.findall(r"url\(#([\w-]+)\)", text))
    assert used <= ids
    assert "nan" not in text
    assert svg_to_png(text, 200).startswith(b"\x89PNG")


@every_table
def test_everything_drawn_has_a_rule_of_style(data: TableData) -> None:
    classes = {name for shape in elements(data["id"]) for name in shape.get("class", "").split() if name.startswith("w-")}
    known = set(re.findall(r"\.(w-[\w-]+)", style()))
    assert classes <= known


def test_every_colour_has_one_for_the_night() -> None:
    rules = style()
    night = rules[rules.index("[data-theme=dark]") :]
    for name in set(re.findall(r"var\((--w-[\w-]+)", rules)):
        assert f"{name}:#" in night, name


def test_every_type_has_a_picture_of_its_own() -> None:
    drawn = set(GROUND) | set(WALLS) | set(BLOCKS)
    for name, of in PIECE_TYPES.items():
        assert (name in drawn) == (of["kind"] in ("area", "wall", "block", "floor", "marker")), name
    looks: dict[str, str] = {}
    for piece in sampler()["pieces"]:
        group = next(shape for shape in elements("sampler") if shape.get("data-piece") == piece["id"])
        # Without colours: what is told by a fill alone would look alike.
        left, bottom = piece["polygon"][0]
        ink = [
            re.sub(r"-?[\d.]+", "", shape.get("d", "")) + shape.get("href", "") + str(len(shape.get("d", "")))
            for shape in group.iter()
        ]
        assert looks.setdefault("|".join(ink), piece["id"]) == piece["id"], (left, bottom)


def test_types_without_a_picture_are_drawn_like_their_kind() -> None:
    for name, like in (("woods", "difficult_generic"), ("hedge", "low_wall"), ("boulder", "concrete_step")):
        piece = next(piece for piece in sampler()["pieces"] if piece["type"] == name)
        own = {**PIECE_TYPES[name], "id": "mine"}
        data: TableData = {**sampler(), "pieces": [{**piece, "type": "mine"}]}
        other: TableData = {**sampler(), "pieces": [{**piece, "type": like}]}
        parts = [fromstring(draw(*pair)) for pair in ((data, {"mine": own}), (other, PIECE_TYPES))]
        mine, same = (next(shape for shape in root.iter() if "data-piece" in shape.attrib) for root in parts)
        assert [part.attrib for part in mine] == [part.attrib for part in same]


def test_stairs_and_ramps_point_up() -> None:
    for piece in sampler()["pieces"]:
        if "direction" not in piece:
            continue
        group = next(shape for shape in elements("sampler") if shape.get("data-piece") == piece["id"])
        shaft = next(part.attrib["d"] for part in group if part.get("class") == "w-arrow").split("M")[1]
        (ax, ay), (bx, by) = ([float(value) for value in point.split()] for point in shaft.split("L"))
        way = {"east": (1, 0), "west": (-1, 0), "north": (0, -1), "south": (0, 1)}[piece["direction"]]
        assert ((bx > ax) - (bx < ax), (by > ay) - (by < ay)) == way


def test_columns_after_the_26th_have_two_letters() -> None:
    assert [letter(k) for k in (0, 11, 25, 26, 27, 52)] == ["A", "L", "Z", "AA", "AB", "BA"]


def test_the_legend_lists_what_is_on_a_table() -> None:
    rows = {row["type"]: row for row in legend("village_crossroads")}
    assert rows["low_wall"] == {
        "type": "low_wall",
        "kind": "wall",
        "count": 4,
        "height": 30,
        "depth": 0,
        "difficulty": "1",
        "cover": 0,
        "cover_when": "",
        "vision": 0,
        "climbable": True,
        "walkable_top": False,
        "hide_behind": True,
    }
    assert (rows["woods"]["difficulty"], rows["woods"]["cover"], rows["woods"]["cover_when"]) == ("1/2", 1, "crossed")
    assert (rows["door"]["count"], rows["stairs"]["count"]) == (4, 1)
    assert legend("hill_trenches")[[row["type"] for row in legend("hill_trenches")].index("trench")]["depth"] == 30
    catalogue = list(PIECE_TYPES)
    for name, data in TABLES.items():
        types = [row["type"] for row in legend(name)]
        assert {piece["type"] for piece in data["pieces"]} <= set(types)
        assert all(catalogue.index(a) < catalogue.index(b) for a, b in pairwise(types))


def test_making_the_symbol_sheet_again_gives_the_same_file(tmp_path: Path) -> None:
    wg35_symbols.main([str(tmp_path)])
    assert (tmp_path / "symbols.svg").read_bytes() == (GAME / "presentation" / "symbols.svg").read_bytes()


def test_the_symbol_sheet_has_what_the_game_needs() -> None:
    symbols = [shape for shape in fromstring(wg35_symbols.sheet()).iter() if shape.tag.endswith("}symbol")]
    names = [symbol.attrib["id"] for symbol in symbols]
    assert len(names) == len(set(names))
    assert {f"figure-{kind}" for kind in schema.CLASSES} <= set(names)
    assert {f"weapon-{kind}" for kind in (*schema.CATEGORIES, "melee", "bayonet")} <= set(names)
    assert {f"die-{value}" for value in range(1, 11)} <= set(names)
    signs = (
        "prone",
        "hidden",
        "concealed",
        "shocked",
        "broken",
        "helpless",
        "bleeding",
        "carrying",
        "lookout",
        "out-of-ammo",
        "activated",
    )
    assert {f"sign-{name}" for name in signs} <= set(names)
    things = ("loot-a", "loot-b", "crate", "dump", "charge", "objective", "smoke", "flag", "support-ready", "support-set-up")
    assert {f"marker-{name}" for name in things} <= set(names)
    assert {"door-open", "door-closed", "door-locked"} <= set(names)
    assert all(symbol.get("viewBox") == "0 0 64 64" for symbol in symbols)
    assert not any(shape.tag.endswith("}text") for shape in fromstring(wg35_symbols.sheet()).iter())
