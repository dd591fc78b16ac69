"""The board picture of The Hunt shows the map data: every place once, neighbours touching, nothing else touching."""

from __future__ import annotations

import importlib.util
import json
import re
from collections import Counter, deque
from functools import cache
from itertools import combinations
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree.ElementTree import Element, fromstring

import pytest

ROOT = Path(__file__).resolve().parent.parent
HUNT = ROOT / "src" / "vezerkar" / "games" / "hunt"
MAP: dict[str, Any] = json.loads((HUNT / "data" / "map.json").read_text(encoding="utf-8"))
PICTURE = (HUNT / "presentation" / "board.svg").read_text(encoding="utf-8")
SPACES = {s["id"]: s for s in MAP["spaces"]}
PORTS = MAP["ports"]
CONSTRAINTS = {c["id"]: c for c in MAP["constraints"]}
BOXES = {
    *(f"track-{k}" for k in range(1, 5)),
    *(f"plane-{name}" for name in ("ready", "repair", "destroyed")),
    *(f"reserve-{k}" for k in range(3)),
    *(f"{row}-{k}" for row in ("sunk", "arrived", "damage-british", "damage-german") for k in range(1, 6)),
    "bag",
    "clues",
}

Point = tuple[float, float]


@cache
def areas() -> dict[str, Element]:
    """The shapes of the picture by the place they stand for."""
    return {shape.attrib["data-area"]: shape for shape in fromstring(PICTURE).iter() if "data-area" in shape.attrib}


def anchor(shape: Element) -> Point:
    return float(shape.attrib["data-x"]), float(shape.attrib["data-y"])


def outline(shape: Element) -> list[Point]:
    """The corners of a path of straight lines, or of a box with rounded corners."""
    data = shape.attrib["d"]
    if "h" not in data:
        return [(float(x), float(y)) for x, y in re.findall(r"[ML](-?[\d.]+) (-?[\d.]+)", data)]
    found = re.match(r"M([\d.]+) ([\d.]+)h([\d.]+)a(\d+) .*?v([\d.]+)", data)
    assert found
    x, y, across, radius, down = map(float, found.groups())
    left, right, bottom = x - radius, x + across + radius, y + down + 2 * radius
    return [(left, y), (right, y), (right, bottom), (left, bottom)]


def inside(point: Point, polygon: list[Point]) -> bool:
    """Whether a ray from the point crosses the polygon an odd number of times."""
    x, y = point
    edges = zip(polygon, polygon[1:] + polygon[:1], strict=True)
    return sum((y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1 for (x1, y1), (x2, y2) in edges) % 2 == 1


def distance(start: str, end: str) -> int:
    """Steps from space to space over the neighbours of the data."""
    steps, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        for there in SPACES[here]["neighbours"]:
            if there not in steps:
                steps[there] = steps[here] + 1
                queue.append(there)
    return steps[end]


def test_every_place_is_on_the_picture_exactly_once() -> None:
    found = Counter(re.findall(r'data-area="([^"]+)"', PICTURE))
    assert set(found) == set(SPACES) | BOXES
    assert set(found.values()) == {1}
    assert len(SPACES) == 41


def test_neighbours_are_mutual() -> None:
    assert all(s["id"] in SPACES[other]["neighbours"] for s in MAP["spaces"] for other in s["neighbours"])


def test_spaces_that_touch_are_neighbours_and_no_others() -> None:
    corners = {name: outline(areas()[name]) for name in SPACES}
    assert all(len(points) == 6 for points in corners.values())
    touching: set[frozenset[str]] = set()
    for a, b in combinations(SPACES, 2):
        near = sum(abs(ax - bx) < 6 and abs(ay - by) < 6 for ax, ay in corners[a] for bx, by in corners[b])
        if near == 2:
            touching.add(frozenset((a, b)))
    assert touching == {frozenset((s["id"], other)) for s in MAP["spaces"] for other in s["neighbours"]}


def test_anchors_lie_in_the_middle_of_their_shapes_and_size_fits() -> None:
    for name, shape in areas().items():
        x, y = anchor(shape)
        half = float(shape.attrib["data-size"]) / 2
        points = [(x, y), (x - half, y), (x + half, y), (x, y - half + 0.1), (x, y + half - 0.1)]
        assert all(inside(point, outline(shape)) for point in points), name


def test_boxes_cover_no_space_and_no_other_box() -> None:
    def bounds(name: str) -> tuple[float, float, float, float]:
        xs, ys = zip(*outline(areas()[name]), strict=True)
        return min(xs), min(ys), max(xs), max(ys)

    for name in BOXES:
        left, top, right, bottom = bounds(name)
        for other in BOXES - {name}:
            l2, t2, r2, b2 = bounds(other)
            assert right <= l2 or r2 <= left or bottom <= t2 or b2 <= top, (name, other)
        for space in SPACES:
            hexagon = outline(areas()[space])
            edge = [(left + (right - left) * i / 8, y) for i in range(9) for y in (top, bottom)]
            assert not any(inside(point, hexagon) for point in edge), (name, space)


def test_spaces_lie_where_the_data_puts_them() -> None:
    x0, y0 = anchor(areas()["01"])
    for name, s in SPACES.items():
        x, y = anchor(areas()[name])
        assert (x - x0, y - y0) == pytest.approx((105 * s["col"], 35 * 3**0.5 * s["half_row"]), abs=0.2)


def test_numbers_ports_and_entry_arrows_are_drawn() -> None:
    words = [(t.get("class"), t.get("data-text"), t.text) for t in fromstring(PICTURE).iter() if t.tag.endswith("}text")]
    assert sorted(text or "" for kind, _, text in words if kind == "number") == sorted(SPACES)
    assert {key for kind, key, _ in words if kind == "port-name"} == {f"port-{port.lower()}" for port in PORTS}
    arrows = [outline(shape) for shape in fromstring(PICTURE).iter() if shape.get("class") == "entry"]
    for port in PORTS.values():
        entry = outline(areas()[port["entry"]])
        tails = [arrow for arrow in arrows if inside(arrow[0], entry)]
        assert len(tails) == 1, port["name_en"]
        rise = tails[0][3][1] - tails[0][0][1]
        assert (rise < 0) == (anchor(areas()[port["space"]])[1] < anchor(areas()[port["entry"]])[1])


@pytest.mark.parametrize("name", [c["id"] for c in MAP["constraints"] if "distance" in c])
def test_distances_of_the_rulebook_examples_hold(name: str) -> None:
    wanted = CONSTRAINTS[name]["distance"]
    assert distance(wanted["from"], wanted["to"]) == wanted["is"]


def test_the_other_constraints_hold() -> None:
    assert set(CONSTRAINTS) == {f"M{k}" for k in range(1, 12)}
    assert {port: p["space"] for port, p in PORTS.items()} == CONSTRAINTS["M6"]["starts"]
    lines: dict[int, list[str]] = {}
    for s in sorted(MAP["spaces"], key=lambda s: (s["half_row"], s["col"])):
        lines.setdefault(s["half_row"], []).append(s["id"])
    assert all(lines[SPACES[name]["half_row"]][0] == name for name in CONSTRAINTS["M7"]["first_of_line"])
    assert all(lines[SPACES[name]["half_row"]][-1] == name for name in CONSTRAINTS["M7"]["last_of_line"])
    assert all(SPACES[name]["half_row"] <= limit for name, limit in CONSTRAINTS["M8"]["half_row_at_most"].items())
    assert set(CONSTRAINTS["M9"]["present"]) <= set(SPACES)
    assert CONSTRAINTS["M10"]["two_digit_ids"]
    assert [name for line in lines.values() for name in line] == [f"{k:02d}" for k in range(1, 42)]
    assert CONSTRAINTS["M11"]["entry_straight_north_or_south"]
    for port in PORTS.values():
        start, entry = SPACES[port["space"]], SPACES[port["entry"]]
        assert (abs(start["half_row"] - entry["half_row"]), start["col"]) == (2, entry["col"])
        assert port["entry"] in start["neighbours"]


def maker() -> ModuleType:
    """The tool that makes the picture."""
    spec = importlib.util.spec_from_file_location("make_hunt_board", ROOT / "tools" / "make_hunt_board.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_making_the_picture_again_gives_the_same_file() -> None:
    assert maker().make() == PICTURE


def test_the_maker_refuses_a_map_it_cannot_draw() -> None:
    spaces = [dict(s) for s in MAP["spaces"]]
    spaces[0]["neighbours"] = []
    with pytest.raises(SystemExit, match="space 01 touches"):
        maker().check_neighbours(spaces)


def test_the_picture_is_small_and_stands_alone() -> None:
    assert len(PICTURE.encode()) < 250_000
    assert not re.search(r'(href|src)="(?!#)', PICTURE)
    assert not re.search(r"url\((?!#)", PICTURE)


def test_the_symbol_sheet_has_what_the_game_needs() -> None:
    sheet = fromstring((HUNT / "presentation" / "symbols.svg").read_text(encoding="utf-8"))
    names = [s.attrib["id"] for s in sheet.iter() if s.tag.endswith("}symbol")]
    assert len(names) == len(set(names))
    assert {"cruiser", "supply-ship", "force", "freighter", "clue", "plane", "marker", "damage", "anchor"} <= set(names)
    assert {"magnifier", "target", "card-back-german", "card-back-british", "flag-german", "flag-british"} <= set(names)
    assert {f"die-{k}" for k in range(1, 7)} <= set(names)
    assert all(s.get("viewBox") == "0 0 64 64" for s in sheet.iter() if s.tag.endswith("}symbol"))
