"""The board of Triumph & Tragedy proves its borders: what touches on the picture is what borders in the data, type by type.

Everything is read off the finished picture. The way around Africa, which leaves the map, is drawn by arrows.
"""

from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise
from math import hypot
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element, fromstring

import pytest

from tests.cost import slow
from tools import drawn, make_tnt_board, triumph_world
from tools.triumph_symbols import sheet
from vezerkar.games.triumph.presentation.captions import BORDERS as TYPES
from vezerkar.games.triumph.presentation.captions import LEGEND, TWO_LINES, board_captions

ROOT = Path(__file__).parents[2]
GAME = ROOT / "src" / "vezerkar" / "games" / "triumph"
MAP: dict[str, Any] = json.loads((GAME / "data" / "map.json").read_text(encoding="utf-8"))
NATIONS = {n["id"]: n for n in json.loads((GAME / "data" / "nations.json").read_text(encoding="utf-8"))["nations"]}
PICTURE = (GAME / "presentation" / "board.svg").read_text(encoding="utf-8")
AREAS: dict[str, dict[str, Any]] = {a["id"]: a for a in MAP["areas"]}
WATER = {name for name, a in AREAS.items() if a["kind"] in ("sea", "ocean")}
ON_THE_MAP = {frozenset((b["a"], b["b"])): b for b in MAP["borders"] if not b.get("around_africa")}
AROUND_AFRICA = frozenset(("south_atlantic_ocean", "west_indian_ocean"))
VISIBLE = 16.0  # units of the picture: shorter borders could be overlooked
GAP = 6.0  # what does not border keeps at least this distance

Point = tuple[float, float]
Ring = list[Point]
Side = frozenset[Point]


@cache
def elements() -> tuple[Element, ...]:
    return tuple(fromstring(PICTURE).iter())


@cache
def areas() -> dict[str, Element]:
    return {shape.attrib["data-area"]: shape for shape in elements() if "data-area" in shape.attrib}


def numbers(text: str) -> list[float]:
    return [float(part) for part in re.findall(r"-?[\d.]+", text)]


def lines(data: str) -> list[Ring]:
    """The lines of path data; closed ones do not repeat their first point."""
    assert set(re.findall("[A-Za-z]", data)) <= set("MLZ")
    return [list(zip(found[::2], found[1::2], strict=True)) for part in data.split("M")[1:] if (found := numbers(part))]


def sides(ring: Ring) -> Iterator[tuple[Point, Point]]:
    return pairwise([*ring, ring[0]])


@cache
def outlines() -> dict[str, list[Ring]]:
    return {name: lines(shape.attrib["d"]) for name, shape in areas().items()}


@cache
def out_of_play() -> list[Ring]:
    return [
        ring for shape in elements() if shape.get("class") == "t-out" and "d" in shape.attrib for ring in lines(shape.attrib["d"])
    ]


def surface(ring: Ring) -> float:
    """The area of a ring, positive or negative by its direction."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in sides(ring)) / 2


def inside(point: Point, shape: list[Ring]) -> bool:
    """Whether a ray from the point crosses the outlines an odd number of times."""
    x, y = point
    edges = (side for ring in shape for side in sides(ring))
    return sum((y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1 for (x1, y1), (x2, y2) in edges) % 2 == 1


def area_at(point: Point) -> str:
    found = [name for name, shape in outlines().items() if inside(point, shape)]
    assert len(found) == 1, (point, found)
    return found[0]


@cache
def shared() -> dict[frozenset[str], set[Side]]:
    """The pairs of areas that share a stretch of outline, and its sides."""
    owners: dict[Side, list[str]] = defaultdict(list)
    for name, shape in outlines().items():
        for a, b in (side for ring in shape for side in sides(ring)):
            owners[frozenset((a, b))].append(name)
    found: dict[frozenset[str], set[Side]] = defaultdict(set)
    for side, names in owners.items():
        assert len(names) <= 2, (side, names)
        if len(names) == 2:
            found[frozenset(names)].add(side)
    return found


@cache
def meeting() -> dict[Point, frozenset[str]]:
    """The areas at each point of the outlines."""
    found: dict[Point, set[str]] = defaultdict(set)
    for name, shape in outlines().items():
        for ring in shape:
            for point in ring:
                found[point].add(name)
    return {point: frozenset(names) for point, names in found.items()}


def frame() -> tuple[float, float, float, float]:
    """Left, top, right and bottom of the map inside the picture."""
    xs, ys = zip(*meeting(), strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def test_every_area_is_on_the_picture_exactly_once() -> None:
    found = Counter(re.findall(r'data-area="([^"]+)"', PICTURE))
    assert set(found) == set(AREAS)
    assert set(found.values()) == {1}
    assert len(AREAS) == 136
    assert len(ON_THE_MAP) + 1 == len(MAP["borders"]) == 353


def test_areas_that_touch_border_and_no_others() -> None:
    assert set(shared()) == set(ON_THE_MAP)


def test_every_border_is_drawn_as_its_type_all_along() -> None:
    layers = list(elements()[0][1])
    drawn = {
        shape.attrib["data-type"]: n
        for n, shape in enumerate(layers)
        if shape.get("class", "").startswith("t-line ") and "data-type" in shape.attrib
    }
    assert set(drawn) == set(TYPES) == {border["type"] for border in ON_THE_MAP.values()}
    classes = {"sea": "t-water", "ocean": "t-deep"}
    signs = {"mountain": "t-peaks", "forest": "t-trees"}
    for kind, n in drawn.items():
        borders = layers[n]
        assert borders.attrib["class"] == f"t-line {classes.get(kind, f't-{kind}')}"
        steps = [frozenset(step) for line in lines(borders.attrib["d"]) for step in pairwise(line)]
        wanted = {side: pair for pair, found in shared().items() if ON_THE_MAP[pair]["type"] == kind for side in found}
        assert {wanted.get(step) for step in set(steps) ^ set(wanted)} == set(), "all of each border, and nothing else"
        assert len(steps) == len(wanted), "once"
        above = layers[n + 1].attrib
        if kind in signs:
            assert above["class"] == signs[kind]
            assert above["d"].count("M") >= len({*wanted.values()}), "a sign for each border at least"
        else:
            assert above["class"] not in signs.values()


def test_types_look_different_from_each_other() -> None:
    looks = [re.search(rf"\.t-{name}\{{([^}}]*)}}", PICTURE) for name in (*TYPES[:6], "water", "deep")]
    assert len({look[1] for look in looks if look}) == len(TYPES)


def test_every_border_is_long_enough_to_be_seen() -> None:
    lengths = {pair: sum(hypot(a[0] - b[0], a[1] - b[1]) for a, b in map(tuple, found)) for pair, found in shared().items()}
    assert {tuple(sorted(pair)): length for pair, length in lengths.items() if length < VISIBLE} == {}


def test_areas_that_share_a_point_border() -> None:
    """No corners where four meet: which of them border would be a matter of taste."""
    assert {frozenset(pair) for names in meeting().values() for pair in combinations(sorted(names), 2)} == set(ON_THE_MAP)


def test_borders_end_on_a_shore_just_where_ships_may_follow_the_coast() -> None:
    """A land border with a shared coastline ends where a sea is; T&T 11.1."""
    ends: dict[frozenset[str], set[str]] = defaultdict(set)
    for names in meeting().values():
        for pair in combinations(sorted(names), 2):
            ends[frozenset(pair)] |= names & WATER
    land = {pair: b for pair, b in ON_THE_MAP.items() if b["crossing"] == "land"}
    found = {pair for pair in land if ends[pair]}
    # between Oslo and Stockholm the water belongs to the Strait
    assert {pair for pair, b in land.items() if b.get("shared_coastline")} - found == {frozenset(("oslo", "stockholm"))}
    assert found <= {pair for pair, b in land.items() if b.get("shared_coastline")}


def test_areas_and_lands_out_of_play_cover_the_map_without_overlap() -> None:
    left, top, right, bottom = frame()
    covered = sum(abs(sum(map(surface, shape))) for shape in outlines().values()) + abs(sum(map(surface, out_of_play())))
    assert covered == pytest.approx((right - left) * (bottom - top), rel=1e-9)
    assert crossings() == []


def crossings() -> list[tuple[Point, Point, Point, Point]]:
    """Sides of outlines that cross one another, or lie upon one another without being the same."""
    found = []
    cells: dict[tuple[int, int], set[tuple[Point, Point]]] = defaultdict(set)
    shapes = [*outlines().values(), out_of_play()]
    for a, b in {(min(side), max(side)) for shape in shapes for ring in shape for side in sides(ring)}:
        for x in range(int(min(a[0], b[0]) // 20), int(max(a[0], b[0]) // 20) + 1):
            for y in range(int(min(a[1], b[1]) // 20), int(max(a[1], b[1]) // 20) + 1):
                cells[x, y].add((a, b))
    for bucket in cells.values():
        for (a, b), (c, d) in combinations(bucket, 2):
            turns = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)]
            strangers = len({a, b, c, d}) == 4
            if strangers and turns[0] * turns[1] <= 0 and turns[2] * turns[3] <= 0 and (any(turns) or overlap(a, b, c, d)):
                found.append((a, b, c, d))
    return found


def turn(a: Point, b: Point, c: Point) -> int:
    """On which side of a line a point lies."""
    value = round((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]), 6)
    return (value > 0) - (value < 0)


def overlap(a: Point, b: Point, c: Point, d: Point) -> bool:
    return max(min(a, b), min(c, d)) < min(max(a, b), max(c, d))


@slow
def test_what_does_not_border_keeps_its_distance() -> None:
    close: dict[tuple[int, int], set[tuple[str, Point]]] = defaultdict(set)
    for name, shape in outlines().items():
        for a, b in (side for ring in shape for side in sides(ring)):
            steps = int(max(abs(b[0] - a[0]), abs(b[1] - a[1])) / 2) + 1
            for k in range(steps):
                point = (a[0] + (b[0] - a[0]) * k / steps, a[1] + (b[1] - a[1]) * k / steps)
                close[int(point[0] // GAP), int(point[1] // GAP)].add((name, point))
    narrow: set[frozenset[str]] = set()
    for (cx, cy), here in close.items():
        near = [entry for dx in (-1, 0, 1) for dy in (-1, 0, 1) for entry in close.get((cx + dx, cy + dy), ())]
        for name, (x, y) in here:
            narrow |= {frozenset((name, other)) for other, (u, v) in near if (x - u) ** 2 + (y - v) ** 2 < GAP * GAP}
    assert {tuple(sorted(pair)) for pair in narrow if len(pair) == 2} - {tuple(sorted(pair)) for pair in ON_THE_MAP} == set()


def test_the_way_around_africa_leaves_by_arrows_on_both_sides() -> None:
    arrows = [shape for shape in elements() if "data-here" in shape.attrib]
    assert {arrow.attrib["data-here"] for arrow in arrows} == AROUND_AFRICA
    assert len(arrows) == 2
    for arrow in arrows:
        assert frozenset(arrow.attrib["data-border"].split()) == AROUND_AFRICA
        assert arrow.attrib["data-type"] == "ocean"
        points = numbers(arrow[0].attrib["d"])
        for k in (0, 4):
            assert area_at((points[k], points[k + 1])) == arrow.attrib["data-here"]
        assert [text.attrib["data-text"] for text in arrow if text.tag.endswith("}text")] == ["around-africa"]
    assert [b["type"] for b in MAP["borders"] if b.get("around_africa")] == ["ocean"]


def test_straits_are_circles() -> None:
    assert set(triumph_world.CIRCLES) == {name for name, a in AREAS.items() if a["kind"] == "strait"}
    for name, (x, y, radius) in triumph_world.CIRCLES.items():
        points = [point for ring in outlines()[name] for point in ring]
        away = [hypot(u - x - make_tnt_board.EDGE, v - y - make_tnt_board.EDGE) for u, v in points]
        round_ = [distance for distance in away if abs(distance - radius) < 5]
        assert len(round_) > 0.85 * len(away), name
        assert max(away) < radius + 6, name


def test_cities_musters_and_resources_are_those_of_the_data() -> None:
    found: dict[str, dict[str, Any]] = defaultdict(dict)
    rings = {"main_capital": 3, "subcapital": 2, "capital_city": 1, "city": 1, "town": 0}
    for row in (shape for shape in elements() if "data-signs" in shape.attrib):
        args = found[row.attrib["data-signs"]]
        for sign in row.iter():
            if "data-city" in sign.attrib:
                args["city"] = sign.attrib["data-city"]
                circles = [part.attrib["class"] for part in sign if part.attrib["class"] in ("t-ring", "t-disc")]
                args["pop"] = len(circles)
                assert len(circles) == rings[args["city"]]
                assert sign[-1].attrib["class"] == ("t-dot" if args["city"] in ("city", "town") else "t-star")
            elif "data-muster" in sign.attrib:
                args["muster"] = int(sign.attrib["data-muster"])
                assert sign[-1].text == sign.attrib["data-muster"]
            elif "data-res" in sign.attrib:
                args[f"res_{sign.attrib['data-res']}"] = int(sign.attrib["data-count"])
                assert sign[-1].text == sign.attrib["data-count"]
                assert sign[0].attrib["class"] == f"t-{sign.attrib['data-res']}"
    args = {
        name: {key: a[key] for key in ("city", "pop", "muster", "res_black", "res_red") if a.get(key)}
        for name, a in AREAS.items()
    }
    assert {name: {key: value for key, value in signs.items() if value} for name, signs in found.items()} == {
        name: signs for name, signs in args.items() if signs
    }


def test_lands_have_the_tint_of_their_nation() -> None:
    """Colonies have the lighter tint of their power; of two Minors that border each other, each has its own."""
    lands = [shape.attrib["class"].split()[1:] for shape in elements() if shape.get("class", "").startswith("t-land ")]
    names = [name for name in AREAS if name not in WATER]
    tints = dict(zip(names, lands, strict=True))
    for name, tint in tints.items():
        nation = NATIONS[AREAS[name]["nation"]]
        if nation["kind"] == "colony":
            assert tint == [f"t-{nation['power']}", "t-colony"], name
        elif nation["kind"] == "minor":
            assert re.fullmatch(r"t-minor-\d", tint[0]), name
        else:
            assert tint == [f"t-{nation['id']}"], name
    for a, b in map(sorted, ON_THE_MAP):
        if a in tints and b in tints and AREAS[a]["nation"] != AREAS[b]["nation"]:
            assert tints[a] != tints[b], (a, b)


def places() -> dict[str, tuple[float, float, float]]:
    return {name: tuple(float(shape.attrib[f"data-{key}"]) for key in ("x", "y", "size")) for name, shape in areas().items()}  # type: ignore[misc]


@slow
def test_places_for_pieces_lie_in_their_area_and_apart_from_each_other() -> None:
    left, top, right, bottom = frame()
    for name, (x, y, size) in places().items():
        assert area_at((x, y)) == name
        assert size >= 64, name
        assert left <= x - size / 2 and x + size / 2 <= right and top <= y - size / 2 and y + size / 2 <= bottom, name
    for (name, (x, y, size)), (other, (u, v, wide)) in combinations(places().items(), 2):
        assert hypot(x - u, y - v) >= 0.9 * (size + wide) / 2, (name, other)


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_words_on_the_board_are_there_and_fit(language: str) -> None:
    texts = "".join((GAME / "texts" / f"{name}.{language}.ftl").read_text(encoding="utf-8") for name in ("areas", "board"))
    words = dict(re.findall(r"^([\w-]+) = (.+)$", texts, re.M))
    shown = [shape for shape in elements() if "data-text" in shape.attrib]
    assert {shape.attrib["data-text"] for shape in shown} == set(board_captions(list(AREAS)))
    assert set(board_captions(list(AREAS))) <= set(words)
    assert set(TWO_LINES) <= set(AREAS)
    left, _, right, _ = frame()
    boxes = []
    for shape in shown:
        key = shape.attrib["data-text"]
        if "t-name" in shape.attrib["class"]:
            x, y, half = float(shape.attrib["x"]), float(shape.attrib["y"]), len(words[key]) * 18 * 0.24
            assert left - 1 <= x - half and x + half <= right + 1, key
            boxes.append((x - half, y - 12, x + half, y + 1, key))
    for (a, b, c, d, name), (e, f, g, h, other) in combinations(boxes, 2):
        assert c <= e or g <= a or d <= f or h <= b, (name, other)


def test_the_legend_explains_every_sign() -> None:
    legend = next(shape for shape in elements() if shape.get("class") == "t-legend")
    assert {text.attrib["data-text"] for text in legend if "data-text" in text.attrib} == {f"legend-{sign}" for sign in LEGEND}


def test_the_pictures_were_drawn_from_what_is_here_now() -> None:
    pictures = {"symbols.svg": (GAME / "presentation" / "symbols.svg").read_text("utf-8"), "board.svg": PICTURE}
    now = drawn.entry("make_tnt_board", make_tnt_board.READS, pictures)
    assert drawn.noted("make_tnt_board") == now, "draw them anew: python -m tools.make_tnt_board"


@slow
def test_making_the_picture_again_gives_the_same_files() -> None:
    assert make_tnt_board.make() == PICTURE
    assert sheet() == (GAME / "presentation" / "symbols.svg").read_text(encoding="utf-8")


def test_the_maker_refuses_a_picture_with_wrong_borders() -> None:
    with pytest.raises(SystemExit, match=r"lacks \[\['dublin', 'irish_sea'\]\]"):
        make_tnt_board.check_borders(set(ON_THE_MAP) - {frozenset(("dublin", "irish_sea"))}, set(ON_THE_MAP))


def test_the_pictures_are_small_and_stand_alone() -> None:
    assert len(PICTURE.encode()) < 520_000
    for picture in (PICTURE, sheet()):
        assert not re.search(r'(href|src)="(?!#)', picture)
        assert not re.search(r"url\((?!#)", picture)


def test_the_symbol_sheet_has_what_the_game_needs() -> None:
    symbols = [shape for shape in fromstring(sheet()).iter() if shape.tag.endswith("}symbol")]
    names = [symbol.attrib["id"] for symbol in symbols]
    assert len(names) == len(set(names))
    types = ("fortress", "air_force", "carrier", "submarine", "fleet", "tank", "infantry", "convoy")
    assert {f"{kind}-{name}" for kind in ("block", "sign") for name in types} <= set(names)
    assert {"block-back", "marker-influence", "marker-control", "marker-blockade"} <= set(names)
    assert all(symbol.get("viewBox") == "0 0 64 64" for symbol in symbols)
