"""The board of Quartermaster General proves its borders: what touches on the picture is what borders in the data, both ways.

Everything is read off the finished picture. Straits and what lies across the edge are drawn by signs of their own.
"""

from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element, fromstring

import pytest

from tests.cost import slow
from tools import drawn, make_qmg_board
from tools.quartermaster_symbols import COUNTRIES, piece, sheet
from vezerkar.draw import svg
from vezerkar.games.quartermaster.presentation.captions import ACROSS, TWO_LINES, board_captions

ROOT = Path(__file__).parents[2]
GAME = ROOT / "src" / "vezerkar" / "games" / "quartermaster"
MAP: dict[str, Any] = json.loads((GAME / "data" / "map.json").read_text(encoding="utf-8"))
PICTURE = (GAME / "presentation" / "board.svg").read_text(encoding="utf-8")
SPACES: list[str] = [*MAP["land"], *MAP["sea"]]
HOMES = {country["home"]: country["id"] for country in MAP["countries"]}
ACROSS_THE_EDGE = {frozenset(pair) for pair in MAP["across_the_edge"]}
BORDERS = {frozenset(pair) for pair in MAP["borders"]} - ACROSS_THE_EDGE
VISIBLE = 16.0  # units of the picture: shorter borders could be overlooked
GAP = 8.0  # what does not border keeps at least this distance

Point = tuple[float, float]
Ring = list[Point]


@cache
def elements() -> tuple[Element, ...]:
    return tuple(fromstring(PICTURE).iter())


@cache
def areas() -> dict[str, Element]:
    return {shape.attrib["data-area"]: shape for shape in elements() if "data-area" in shape.attrib}


def numbers(text: str) -> list[float]:
    return [float(part) for part in re.findall(r"-?[\d.]+", text)]


def rings(data: str) -> list[Ring]:
    """The closed outlines of path data that is made of straight lines."""
    assert set(re.findall("[A-Za-z]", data)) <= set("MLZ")
    return [list(zip(found[::2], found[1::2], strict=True)) for part in data.split("M")[1:] if (found := numbers(part))]


def sides(ring: Ring) -> Iterator[tuple[Point, Point]]:
    return pairwise([*ring, ring[0]])


@cache
def outlines() -> dict[str, list[Ring]]:
    return {name: rings(shape.attrib["d"]) for name, shape in areas().items()}


@cache
def barriers() -> list[Ring]:
    kinds = ("q-gate", "q-wall")
    return [ring for shape in elements() if shape.get("class") in kinds for ring in rings(shape.attrib["d"])]


def surface(ring: Ring) -> float:
    """The area of a ring, positive or negative by its direction."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in sides(ring)) / 2


def inside(point: Point, shape: list[Ring]) -> bool:
    """Whether a ray from the point crosses the outlines an odd number of times."""
    x, y = point
    edges = (side for ring in shape for side in sides(ring))
    return sum((y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1 for (x1, y1), (x2, y2) in edges) % 2 == 1


def space_at(point: Point) -> str:
    found = [name for name, shape in outlines().items() if inside(point, shape)]
    assert len(found) == 1, (point, found)
    return found[0]


@cache
def touching() -> dict[frozenset[str], float]:
    """The pairs of areas that share a stretch of outline, and its length."""
    owners: dict[frozenset[Point], list[str]] = defaultdict(list)
    for name, shape in outlines().items():
        for a, b in (side for ring in shape for side in sides(ring)):
            owners[frozenset((a, b))].append(name)
    found: dict[frozenset[str], float] = defaultdict(float)
    for ends, names in owners.items():
        assert len(names) <= 2, (ends, names)
        if len(names) == 2:
            (ax, ay), (bx, by) = ends
            found[frozenset(names)] += ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    return found


def frame() -> tuple[float, float, float, float]:
    """Left, top, right and bottom of the map inside the picture."""
    points = [point for shape in outlines().values() for ring in shape for point in ring]
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def test_every_space_is_on_the_picture_exactly_once() -> None:
    found = Counter(re.findall(r'data-area="([^"]+)"', PICTURE))
    assert set(found) == set(SPACES)
    assert set(found.values()) == {1}
    assert len(SPACES) == 53
    assert len(BORDERS) + len(ACROSS_THE_EDGE) == 129


def test_areas_that_touch_border_and_no_others() -> None:
    assert set(touching()) == BORDERS


def test_every_border_is_long_enough_to_be_seen() -> None:
    assert {pair for pair, length in touching().items() if length < VISIBLE} == set()


def test_areas_that_share_a_point_border() -> None:
    """No corners where four meet: which of them border would be a matter of taste."""
    at: dict[Point, set[str]] = defaultdict(set)
    for name, shape in outlines().items():
        for ring in shape:
            for point in ring:
                at[point].add(name)
    pairs = {frozenset(pair) for names in at.values() for pair in combinations(sorted(names), 2)}
    assert pairs == BORDERS


def test_areas_and_barriers_cover_the_map_without_overlap() -> None:
    left, top, right, bottom = frame()
    covered = sum(abs(sum(map(surface, shape))) for shape in outlines().values()) + sum(abs(surface(ring)) for ring in barriers())
    assert covered == pytest.approx((right - left) * (bottom - top), rel=1e-9)
    assert crossings() == []


def crossings() -> list[tuple[Point, Point, Point, Point]]:
    """Sides of outlines that cross one another, or lie upon one another without being the same."""
    found = []
    cells: dict[tuple[int, int], set[tuple[Point, Point]]] = defaultdict(set)
    shapes = [*outlines().values(), barriers()]
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
    """So the pairs that rulebook and FAQ name as not bordering are seen to be apart, with a barrier between them."""
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
    assert {pair for pair in narrow if len(pair) == 2} - BORDERS == set()
    assert {frozenset(pair) for pair in MAP["not_adjacent"]} & narrow == set()


def test_west_and_east_meet_across_the_edge_just_where_the_data_says() -> None:
    """Rolled to a cylinder, the picture has the five borders across the edge and no other."""
    left, _, right, _ = frame()
    spans: dict[float, list[tuple[float, float, str]]] = {left: [], right: []}
    for name, shape in outlines().items():
        for (ax, ay), (bx, by) in (side for ring in shape for side in sides(ring)):
            if ax == bx and ax in spans:
                spans[ax].append((min(ay, by), max(ay, by), name))
    meeting: dict[frozenset[str], float] = defaultdict(float)
    for a, b, west in spans[left]:
        for c, d, east in spans[right]:
            meeting[frozenset((west, east))] += max(0.0, min(b, d) - max(a, c))
    assert {pair for pair, length in meeting.items() if length > 0} == ACROSS_THE_EDGE
    assert min(length for length in meeting.values() if length > 0) > 90


def test_edge_boxes_on_both_sides_name_the_space_across() -> None:
    left, _, right, _ = frame()
    boxes = [box for box in elements() if "data-edge" in box.attrib]
    found: dict[str, set[frozenset[str]]] = {"left": set(), "right": set()}
    for box in boxes:
        here, across, side = (box.attrib[f"data-{key}"] for key in ("here", "across", "edge"))
        found[side].add(frozenset((here, across)))
        rect = box[0].attrib
        y, height = float(rect["y"]), float(rect["height"])
        x = left + 1 if side == "left" else right - 1
        assert {space_at((x, y + 1)), space_at((x, y + height - 1))} == {here}
        assert [text.attrib["data-text"] for text in box if text.tag.endswith("}text")] == [f"edge-{across}"]
    assert found == {"left": ACROSS_THE_EDGE, "right": ACROSS_THE_EDGE}
    assert len(boxes) == 2 * len(ACROSS_THE_EDGE)


def test_straits_link_their_seas_and_hang_on_their_anchor() -> None:
    drawn = {shape.attrib["data-strait"]: shape for shape in elements() if "data-strait" in shape.attrib}
    assert set(drawn) == {strait["id"] for strait in MAP["straits"]}
    for strait in MAP["straits"]:
        group = drawn[strait["id"]]
        parts = {part.attrib["class"]: part for part in group}
        points = numbers(parts["q-link"].attrib["d"])
        ends = {space_at((points[0], points[1])), space_at((points[-2], points[-1]))}
        assert ends == set(strait["seas"]) == set(group.attrib["data-seas"].split())
        lock = (float(parts["q-lock"].attrib["cx"]), float(parts["q-lock"].attrib["cy"]))
        assert space_at(lock) == strait["anchor"] == group.attrib["data-anchor"]
        assert frozenset(strait["seas"]) not in BORDERS


def test_stars_and_flags_stand_in_their_spaces() -> None:
    stars = [numbers(shape.attrib["transform"])[:2] for shape in elements() if shape.get("class") == "q-star"]
    assert sorted(space_at((x, y)) for x, y in stars) == sorted(MAP["stars"])
    flags = {shape.attrib["data-home"]: numbers(shape.attrib["transform"]) for shape in elements() if "data-home" in shape.attrib}
    assert {space_at((x, y)): country for country, (x, y) in flags.items()} == HOMES


def test_places_for_pieces_lie_in_their_space_and_apart_from_each_other() -> None:
    left, top, right, bottom = frame()
    places = {name: tuple(float(shape.attrib[f"data-{key}"]) for key in ("x", "y", "size")) for name, shape in areas().items()}
    for name, (x, y, size) in places.items():
        assert space_at((x, y)) == name
        assert size >= 64, name
        assert left <= x - size / 2 and x + size / 2 <= right and top <= y - size / 2 and y + size / 2 <= bottom, name
        rim = [(x + size * dx, y + size * dy) for dx in (-0.28, 0, 0.28) for dy in (-0.28, 0, 0.28)]
        assert sum(inside(point, outlines()[name]) for point in rim) >= 7, name
    for (name, (x, y, size)), (other, (u, v, wide)) in combinations(places.items(), 2):
        assert (x - u) ** 2 + (y - v) ** 2 >= ((size + wide) / 2) ** 2, (name, other)


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_words_on_the_board_are_there_and_fit(language: str) -> None:
    text = (GAME / "texts" / f"spaces.{language}.ftl").read_text(encoding="utf-8")
    words = dict(re.findall(r"^([\w-]+) = (.+)$", text, re.M))
    shown = [shape for shape in elements() if "data-text" in shape.attrib]
    assert sorted(shape.attrib["data-text"] for shape in shown if "q-name" in shape.attrib["class"]) == sorted(
        key for key in board_captions(SPACES) if not key.startswith("edge-")
    )
    assert {shape.attrib["data-text"] for shape in shown} == set(board_captions(SPACES))
    assert set(TWO_LINES) | set(ACROSS) <= set(SPACES)
    wanted = (
        {f"space-{space}" for space in SPACES} | {f"country-{country}" for country in COUNTRIES} | {"team-axis", "team-allies"}
    )
    assert set(words) == wanted | set(board_captions(SPACES))
    left, _, right, _ = frame()
    boxes = []
    for shape in shown:
        if "q-name" in shape.attrib["class"]:
            x, y, half = float(shape.attrib["x"]), float(shape.attrib["y"]), len(words[shape.attrib["data-text"]]) * 17 * 0.24
            assert left - 1 <= x - half and x + half <= right + 1, shape.attrib["data-text"]
            boxes.append((x - half, y - 12, x + half, y + 1, shape.attrib["data-text"]))
    for (a, b, c, d, name), (e, f, g, h, other) in combinations(boxes, 2):
        assert c <= e or g <= a or d <= f or h <= b, (name, other)


def test_the_pictures_were_drawn_from_what_is_here_now() -> None:
    pictures = {"symbols.svg": (GAME / "presentation" / "symbols.svg").read_text("utf-8"), "board.svg": PICTURE}
    now = drawn.entry("make_qmg_board", make_qmg_board.READS, pictures)
    assert drawn.noted("make_qmg_board") == now, "draw them anew: python -m tools.make_qmg_board"


@slow
def test_making_the_picture_again_gives_the_same_files() -> None:
    assert make_qmg_board.make() == PICTURE
    assert sheet() == (GAME / "presentation" / "symbols.svg").read_text(encoding="utf-8")


def test_the_maker_refuses_a_picture_with_wrong_borders() -> None:
    with pytest.raises(SystemExit, match=r"lacks \[\['africa', 'indian_ocean'\]\]"):
        make_qmg_board.check_borders(BORDERS - {frozenset(("africa", "indian_ocean"))}, MAP)


def test_the_pictures_are_small_and_stand_alone() -> None:
    assert len(PICTURE.encode()) < 260_000
    for picture in (PICTURE, sheet()):
        assert not re.search(r'(href|src)="(?!#)', picture)
        assert not re.search(r"url\((?!#)", picture)


def test_the_symbol_sheet_has_what_the_game_needs() -> None:
    symbols = [shape for shape in fromstring(sheet()).iter() if shape.tag.endswith("}symbol")]
    names = [symbol.attrib["id"] for symbol in symbols]
    assert len(names) == len(set(names))
    assert {f"{kind}-{country}" for kind in ("army", "navy", "flag", "sign") for country in COUNTRIES} <= set(names)
    assert {"marker-canada", "marker-szechuan", "star", "shield", "card-back", "victory"} <= set(names)
    assert all(symbol.get("viewBox") == "0 0 64 64" for symbol in symbols)
    assert {country["id"]: country["team"] for country in MAP["countries"]} == COUNTRIES


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_the_tones_of_board_page_and_pictures_agree_and_can_be_read() -> None:
    css = (ROOT / "web" / "src" / "style" / "base.css").read_text(encoding="utf-8")
    papers = [re.findall(r"--paper: (#\w+)", css)[theme] for theme in (0, 1)]
    for country, tones in make_qmg_board.TONES.items():
        pattern = rf'^{{}}\[data-tone="{country}"\] {{{{\s*--tone: (#\w+)'
        page = [re.search(pattern.format(theme), css, re.M) for theme in ("", r'\[data-theme="dark"\] ')]
        assert [found and found[1] for found in page] == list(tones)
        assert svg.TONES[country] == tones[0]
        for tone, paper in zip(tones, papers, strict=True):
            dark, light = sorted((luminance(tone), luminance(paper)))
            assert (light + 0.05) / (dark + 0.05) >= 4.5, country


def test_no_two_countries_have_pieces_of_one_silhouette() -> None:
    for kind in ("army", "navy"):
        shapes = {country: re.findall(r' d="([^"]+)"', piece(kind, country))[0] for country in COUNTRIES}
        assert len(set(shapes.values())) == len(COUNTRIES)
