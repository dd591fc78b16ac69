"""Make ``src/vezerkar/games/hunt/presentation/board.svg`` from the map data and a public-domain coast.

    python -m tools.make_hunt_board [OUTPUT]

The hexes of the map are an abstraction of the ocean, so the coast is laid to the hexes, not the hexes to the coast: a
thin-plate spline through known places (``ANCHORS``) carries longitude and latitude to board coordinates.

Every place a piece can lie on is a path with ``data-area``, its anchor ``data-x data-y`` and ``data-size``, the diameter
of the largest circle that fits into it. Captions carry ``data-text`` with a key, so that a page can put them into another
language. Colours are custom properties with fallbacks; the file brings a dark palette for pages that ask for one.
"""

from __future__ import annotations

import json
import math
import re
import sys
from pathlib import Path
from typing import Any

from tools.drawing import CLEAR_AREAS, HIGHLIGHT_DEFS, HIGHLIGHTS, Anchor, Point, Spline, area, caption, element, number, path

ROOT = Path(__file__).resolve().parent.parent
HUNT = ROOT / "src" / "vezerkar" / "games" / "hunt"
COAST = Path(__file__).parent / "data" / "south_atlantic_coast.json"

WIDTH, HEIGHT = 1000, 1014
HEX = 70.0  # from the centre of a hex to a corner
INSET = 2.5  # the clickable shape of a hex keeps this distance from the grid lines, so that highlights do not overlap
FRAME = (14.0, 14.0, 972.0, 904.0)  # x, y, width, height of the map inside the picture

# Places that pin the coast to the grid: longitude, latitude, x, y (map coordinates: hexes of size 1).
ANCHORS: tuple[Anchor, ...] = (
    (-61.0, 10.5, -1.25, -0.15),  # Trinidad
    (-52.3, 5.0, 0.15, 1.05),  # Cayenne
    (-48.5, -1.0, 1.2, 1.95),  # mouth of the Amazon
    (-38.5, -3.7, 2.75, 2.75),  # Fortaleza
    (-35.2, -5.8, 3.38, 3.2),  # Natal
    (-34.9, -8.1, 3.42, 3.65),  # Recife
    (-38.5, -13.0, 2.75, 4.5),  # Salvador
    (-39.2, -17.8, 2.35, 5.35),  # Abrolhos
    (-41.0, -22.0, 2.1, 6.25),  # Campos
    (-43.2, -22.9, 1.85, 6.6),  # Rio de Janeiro
    (-48.6, -26.2, 1.0, 6.95),  # Paranagua
    (-52.1, -32.1, 0.42, 7.72),  # Rio Grande
    (-56.2, -34.9, -0.1, 8.35),  # Montevideo
    (-58.4, -34.6, -0.55, 8.2),  # Buenos Aires
    (-57.5, -38.0, -0.35, 9.0),  # Mar del Plata
    (-62.1, -39.0, -1.0, 9.3),  # Bahia Blanca
    (-65.0, -43.0, -1.05, 10.1),  # Chubut
    (-67.5, -46.0, -1.5, 10.75),  # Comodoro Rivadavia
    (-59.0, -51.7, 1.5, 10.98),  # Falkland Islands
    (-17.4, 14.7, 7.25, -0.45),  # Dakar
    (-13.2, 8.5, 8.05, 0.1),  # Freetown
    (-7.6, 4.4, 8.65, 0.72),  # Cape Palmas
    (0.0, 5.6, 9.4, 0.7),  # Accra
    (4.5, 6.3, 9.85, 0.75),  # Lagos
    (9.6, 4.0, 10.35, 1.25),  # Douala
    (9.0, -0.7, 10.2, 2.2),  # Cape Lopez
    (12.2, -6.0, 10.55, 3.25),  # mouth of the Congo
    (13.2, -8.9, 11.05, 3.9),  # Luanda
    (11.8, -17.2, 11.2, 5.2),  # Cunene
    (14.5, -23.0, 11.4, 6.1),  # Walvis Bay
    (16.5, -28.6, 11.45, 7.0),  # mouth of the Orange
    (18.3, -33.9, 11.45, 7.95),  # Cape Town
    (20.0, -34.8, 11.75, 8.15),  # Cape Agulhas
    (25.6, -34.0, 12.6, 8.05),  # Port Elizabeth
)

CITIES: tuple[tuple[str, float, float, str, float, float], ...] = (  # name, longitude, latitude, text-anchor, dx, dy
    ("Dakar", -17.4, 14.7, "end", -7, -3),
    ("Recife", -34.9, -8.1, "end", -7, 4),
    ("Rio de Janeiro", -43.2, -22.9, "end", -7, -3),
    ("Montevideo", -56.2, -34.9, "start", 4, 14),
    ("Buenos Aires", -58.4, -34.6, "end", 4, -9),
    ("Luanda", 13.2, -8.9, "start", 7, 4),
    ("Walvis Bay", 14.5, -23.0, "end", 52, -9),
    ("Cape Town", 18.4, -33.9, "end", 42, 26),
)

LANDS: tuple[tuple[str, str, float, float, float], ...] = (  # key, name, x, y, turn; on the page
    ("land-brazil", "BRAZIL", 178, 508, 0),
    ("land-argentina", "ARGENTINA", 34, 838, -90),
    ("land-africa", "AFRICA", 962, 452, 90),
)

ISLANDS: tuple[tuple[str, float, float], ...] = (
    ("Ascension", -14.4, -7.9),
    ("St Helena", -5.7, -15.97),
    ("Tristan da Cunha", -12.3, -37.1),
)

STYLE = """
.board{font-family:"Source Sans 3","Source Sans Pro","Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
.board text,.board .port-mark,.board .entry,.board .glyph-mark{pointer-events:none}
.board .paper{fill:var(--paper-bg,#f6f0e2)}
.board .sea{fill:var(--sea-1,#bcd4df)}
.board .shelf{fill:none;stroke:var(--sea-3,#e9f2f2);stroke-linejoin:round;stroke-opacity:.2}
.board .land{fill:var(--land,#ecdfc2);stroke:var(--coast,#8d7a52);stroke-width:1.3;stroke-linejoin:round}
.board .graticule{fill:none;stroke:var(--graticule,#2f6079);stroke-width:.7;stroke-opacity:.3}
.board .degree{fill:var(--graticule-text,#4a6675);font-size:14px}
.board .frame{fill:none;stroke:var(--line,#3d4f59)}
.board .halo{fill:none;stroke:var(--sea-3,#e9f2f2);stroke-width:7;stroke-linejoin:round;stroke-opacity:.75}
.board .sheet{fill:var(--hex,#dceaf0);fill-opacity:.62}
.board .grid{fill:none;stroke:var(--grid,#3f6d84);stroke-width:1.5;stroke-linejoin:round;stroke-opacity:.75}
.board .number{fill:var(--ink,#1f3a49);font-size:19px;font-weight:600;text-anchor:middle}
.board .ocean{fill:var(--ocean-text,#2c5d76);font-size:24px;font-style:italic;letter-spacing:10px;text-anchor:middle;opacity:.5}
.board .country{fill:var(--land-text,#6a5730);font-size:16px;font-weight:600;letter-spacing:4px;text-anchor:middle}
.board .city{fill:var(--land-text-strong,#4a3c1e);font-size:15px;font-style:italic}
.board .island{fill:var(--ocean-text,#2c5d76);font-size:14.5px;font-style:italic;text-anchor:middle}
.board .dot{fill:var(--land-text-strong,#4a3c1e)}
.board .port-name{fill:var(--ink,#1f3a49);font-size:15px;font-weight:700;text-anchor:middle;
paint-order:stroke;stroke:var(--hex,#dceaf0);stroke-width:3;stroke-linejoin:round;stroke-opacity:.85}
.board .port-mark{color:var(--ink,#1f3a49)}
.board .entry{fill:var(--entry,#b4471b);stroke:var(--sea-3,#f4f8f8);stroke-width:2;stroke-linejoin:round}
.board .way{fill:none;stroke:var(--british,#1d4a73);stroke-width:4;stroke-linecap:round}
.board .way-head{fill:var(--british,#1d4a73)}
.board .card{fill:var(--card,#fbf7ec);fill-opacity:.9;stroke:var(--coast,#8d7a52);stroke-width:1}
.board .caption{fill:var(--ink,#1f3a49);font-size:15px;font-weight:600;text-anchor:middle}
.board .caption.german{fill:var(--german,#7c2d28)}
.board .caption.british{fill:var(--british,#1d4a73)}
.board .glyph-mark{color:var(--glyph,#6a6353);opacity:.8}
.board .clues{color:var(--clue,#8a6400);opacity:.8}
.board .box-number{fill:var(--glyph,#6a6353);font-size:19px;font-weight:600;text-anchor:middle}
.board .glyph-mark.german,.board .glyph-mark.british{opacity:.5}
.board .german{color:var(--german,#7c2d28)}
.board .british{color:var(--british,#1d4a73)}
.board .rose{fill:var(--line,#3d4f59);stroke:none;opacity:.75}
.board .rose-ring{fill:none;stroke:var(--line,#3d4f59);stroke-width:1;opacity:.75}
.board .area{fill:transparent;stroke:transparent;stroke-width:4;stroke-linejoin:round;pointer-events:all}
.board .area.box{fill:var(--box,#fffdf6);stroke:var(--box-line,#9a8c6c);stroke-width:1.4}
.board .area.box.goal{stroke-width:3.2;stroke:var(--entry,#b4471b)}
"""

DARK = """\
[data-theme=dark] .board{--paper-bg:#161c20;--sea-1:#16313f;--sea-3:#2c5567;--land:#3a3426;--coast:#8f7f57;--graticule:#9cc3d6;
--graticule-text:#9db4c0;--line:#9fb2bc;--hex:#204a5d;--grid:#7fa9bd;--ink:#e6eff3;--ocean-text:#a9cfe0;--land-text:#cdbb8c;
--land-text-strong:#e6d8b0;--entry:#ff9d6b;--card:#26241d;--glyph:#b3a98f;--box:#2d2a22;--box-line:#857a5e;--german:#f09a90;
--british:#8fc1ee;--legal:#4fd6a0;--legal-fill:rgba(79,214,160,.26);--reach:#86b9ff;--maybe:#f0bf6a;--danger:#ff8278;--focus:#fff;--clue:#f5c531}
"""


def to_page(x: float, y: float) -> Point:
    """Map coordinates to the picture's units."""
    return 500.0 + HEX * (x - 5.25), 103.0 + HEX * y


class Projection(Spline):
    """Longitude and latitude to the picture."""

    def __init__(self) -> None:
        super().__init__(ANCHORS, (-20, -15), 40)

    def __call__(self, lon: float, lat: float) -> Point:
        """Return where a place of the globe lies in the picture."""
        return to_page(*super().__call__(lon, lat))


def corners(cx: float, cy: float, radius: float) -> list[Point]:
    """The corners of a flat-top hex, from the right one clockwise."""
    return [(cx + radius * math.cos(math.radians(60 * k)), cy + radius * math.sin(math.radians(60 * k))) for k in range(6)]


class Glyphs:
    """The glyphs of the symbol sheet, to be printed on the board."""

    def __init__(self, sheet: str) -> None:
        self.shapes = {
            name: re.sub(r"var\(--tone, currentColor\)|#4d3a00", "currentColor", re.sub(r"\s*\n\s*", "", body))
            for name, body in re.findall(r'<symbol id="([^"]+)".*?(<g class="glyph".*?)\s*</symbol>', sheet, re.S)
        }

    def __call__(self, name: str, cx: float, cy: float, size: float, classes: str) -> str:
        """A glyph centred on a point."""
        scale = size / 64
        move = f"translate({number(cx - size / 2)} {number(cy - size / 2)}) scale({scale:.3f})"
        return f'<g class="{classes}" transform="{move}">{self.shapes[name]}</g>'


def box(name: str, cx: float, cy: float, width: float, height: float, extra: str = "") -> str:
    """A box for pieces beside the map."""
    r = 7
    across, down = number(width - 2 * r), number(height - 2 * r)
    shape = (
        f"M{number(cx - width / 2 + r)} {number(cy - height / 2)}h{across}a{r} {r} 0 0 1 {r} {r}v{down}"
        f"a{r} {r} 0 0 1 -{r} {r}h-{across}a{r} {r} 0 0 1 -{r} -{r}v-{down}a{r} {r} 0 0 1 {r} -{r}Z"
    )
    return area(name, cx, cy, min(width, height) - 4, shape, f"area box {extra}".rstrip())


def centre(space: dict[str, Any]) -> Point:
    """The middle of a map space in the picture."""
    return to_page(1.5 * space["col"], math.sqrt(3) / 2 * space["half_row"])


def check_neighbours(spaces: list[dict[str, Any]]) -> None:
    """Touching on the picture must mean the same as being neighbours in the data, for the picture draws nothing else."""
    steps = ((0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1))
    at = {(s["col"], s["half_row"]): s["id"] for s in spaces}
    for s in spaces:
        touching = {at[there] for dc, dr in steps if (there := (s["col"] + dc, s["half_row"] + dr)) in at}
        if touching != set(s["neighbours"]):
            raise SystemExit(f"space {s['id']} touches {sorted(touching)} but has the neighbours {s['neighbours']}")


def draw_earth(project: Projection) -> list[str]:
    """Sea, shelves, land, graticule and the names on them, clipped to the frame."""
    x0, y0, width, height = FRAME
    mainland, islands = "", ""
    for ring in json.loads(COAST.read_text(encoding="utf-8"))["rings"]:
        points = [project(lon / 100, lat / 100) for lon, lat in ring]
        if not any(x0 - 40 < x < x0 + width + 40 and y0 - 40 < y < y0 + height + 40 for x, y in points):
            continue
        if len(ring) > 200:
            mainland += path(points)
        else:
            islands += path(points)
    out = ['<g clip-path="url(#board-frame)">', element("rect", class_="sea", x=x0, y=y0, width=width, height=height)]
    out.append(f'<defs><path id="board-mainland" d="{mainland}"/><path id="board-islands" d="{islands}"/></defs>')
    for part, depths in (("mainland", (150, 112, 78, 50, 26, 9)), ("islands", (30, 16, 6))):
        out += [f'<use href="#board-{part}" class="shelf" stroke-width="{w}"/>' for w in depths]
    out += [f'<use href="#board-{part}" class="land"/>' for part in ("mainland", "islands")]
    out.append(element("path", class_="graticule", d="".join(path(line, close=False) for line in graticule(project))))
    for key, text, x, y, turn in LANDS:
        out.append(caption(key, text, x, y, "country", data_tier=3, transform=f"rotate({turn} {number(x)} {number(y)})"))
    return [*out, "</g>"]


def graticule(project: Projection) -> list[list[Point]]:
    """Meridians and parallels every ten degrees."""
    lines = [[project(lon, lat) for lat in range(-55, 27, 3)] for lon in range(-70, 31, 10)]
    return lines + [[project(lon, lat) for lon in range(-82, 35, 4)] for lat in range(-50, 21, 10)]


def draw_degrees(project: Projection) -> list[str]:
    """Degrees along the frame, where the graticule meets it."""
    x0, y0, width, height = FRAME
    out: list[str] = []
    for lat in range(-50, 21, 10):
        fine = [project(lon / 4, lat) for lon in range(-84 * 4, -40 * 4)]
        edge = min(fine, key=lambda p: abs(p[0] - x0))
        if y0 + 90 < edge[1] < y0 + height - 20:
            label = f"{abs(lat)}°{'SN'[lat > 0] if lat else ''}"
            out.append(element("text", label, class_="degree", x=x0 + 5, y=edge[1] - 3, data_tier=3))
    for lon in range(-60, 31, 10):
        fine = [project(lon, lat / 4) for lat in range(-56 * 4, -20 * 4)]
        edge = min(fine, key=lambda p: abs(p[1] - y0 - height))
        if x0 + 40 < edge[0] < x0 + width - 30:
            label = f"{abs(lon)}°{'WE'[lon > 0] if lon else ''}"
            out.append(element("text", label, class_="degree", x=edge[0] + 3, y=y0 + height - 5, data_tier=3))
    return out


def draw_grid(data: dict[str, Any], project: Projection, glyph: Glyphs) -> list[str]:
    """The hexes with their numbers, the ports and the arrows of their entries."""
    places = {s["id"]: centre(s) for s in data["spaces"]}
    whole = "".join(path(corners(x, y, HEX)) for x, y in places.values())
    out = [element("path", class_=layer, d=whole) for layer in ("halo", "sheet", "grid")]
    for key, text, below in (("ocean-north", "ATLANTIC", "08"), ("ocean-south", "SOUTH ATLANTIC", "24")):
        out.append(caption(key, text, places[below][0], places[below][1] + 42, "ocean", data_tier=3))
    for name, lon, lat, anchor, dx, dy in CITIES:
        x, y = project(lon, lat)
        out.append(element("circle", class_="dot", cx=x, cy=y, r=3))
        out.append(element("text", name, class_="city", x=x + dx, y=y + dy, text_anchor=anchor, data_tier=3))
    for name, lon, lat in ISLANDS:
        x, y = project(lon, lat)
        out.append(element("circle", class_="dot", cx=x, cy=y, r=2.5))
        out.append(element("text", name, class_="island", x=x, y=y + 15, data_tier=3))
    for s in data["spaces"]:
        x, y = places[s["id"]]
        shape = path(corners(x, y, HEX - INSET))
        out.append(area(s["id"], x, y, round(HEX * math.sqrt(3) - 2 * INSET, 1), shape, f"area hex {s['confidence']}"))
    out += [element("text", name, class_="number", x=x, y=y - 40, data_tier=1) for name, (x, y) in places.items()]
    for name, port in data["ports"].items():
        x, y = places[port["space"]]
        text = port["name_en"].upper()
        out.append(caption(f"port-{name.lower()}", text, x, y + 50, "port-name", data_tier=2))
        out.append(glyph("anchor", x, y + 26, 19, "port-mark"))
        out.append(entry_arrow(places[port["entry"]], (x, y)))
    return out


def entry_arrow(start: Point, end: Point) -> str:
    """The arrow from the entry space of a destination to its port."""
    (ax, ay), (bx, by) = start, end
    length = math.hypot(bx - ax, by - ay)
    ux, uy = (bx - ax) / length, (by - ay) / length
    mx, my = (ax + bx) / 2 + 22, (ay + by) / 2  # beside the number of the space below
    outline = ((-24.0, -4.5), (-10.0, -4.5), (-10.0, -14.0), (6.0, 0.0), (-10.0, 14.0), (-10.0, 4.5), (-24.0, 4.5))
    return element("path", class_="entry", d=path([(mx + ux * a - uy * b, my + uy * a + ux * b) for a, b in outline]))


def draw_strategy_track(glyph: Glyphs) -> list[str]:
    """The British strategy track, from the right to the left, and the way from it to space 06."""
    size, gap, y = 54.0, 13.0, 76.0
    xs = [944.0 - k * (size + gap) for k in range(4)]
    out = [element("rect", class_="card", x=703, y=24, width=276, height=88, rx=10)]
    out.append(caption("track-british", "British Strategy Track", 841, 41, data_tier=2))
    for k, x in enumerate(xs, 1):
        out.append(box(f"track-{k}", x, y, size, size))
        mark = {1: "K", 2: "H"}.get(k)
        if mark:
            out.append(element("text", mark, class_="box-number", x=x, y=y + 7))
        if k < 4:
            tip = x - size / 2 - gap / 2
            out.append(element("path", class_="way-head", d=path([(tip - 4, y), (tip + 4, y - 7), (tip + 4, y + 7)])))
    out.append(element("path", class_="way", d="M716 76C696 78 690 92 684 108"))
    out.append(element("path", class_="way-head", d=path([(679, 122), (674.5, 104), (693, 109.5)])))
    return out


def draw_boxes(glyph: Glyphs) -> list[str]:
    """Plane, reserve, bag, clues, and the strip with freighters and battle damage under the map."""
    out = draw_strategy_track(glyph)
    out.append(element("rect", class_="card", x=46, y=272, width=206, height=196, rx=10))
    out.append(caption("track-plane", "Plane", 149, 293, data_tier=2))
    for k, (name, mark) in enumerate((("plane-ready", "plane"), ("plane-repair", "wrench"), ("plane-destroyed", "wreck"))):
        out += [box(name, 85 + 64 * k, 330, 56, 56), glyph(mark, 85 + 64 * k, 330, 34, "glyph-mark")]
    out.append(caption("track-reserve", "Reserve", 149, 388, data_tier=2))
    for k in range(3):
        out += [box(f"reserve-{k}", 85 + 64 * k, 426, 56, 56), element("text", str(k), class_="box-number", x=85 + 64 * k, y=433)]
    out.append(element("rect", class_="card", x=848, y=196, width=126, height=92, rx=10))
    for name, key, text, x, mark in (("bag", "box-bag", "Bag", 880, "bag"), ("clues", "box-clues", "Clues", 942, "clue")):
        out += [caption(key, text, x, 216, data_tier=2), box(name, x, 252, 56, 56), glyph(mark, x, 252, 34, f"glyph-mark {name}")]
    strips = (
        ("sunk", "track-sunk", "Freighters sunk", "german", "sinking"),
        ("damage-german", "track-damage-german", "German damage", "german", "flame"),
        ("damage-british", "track-damage-british", "British damage", "british", "flame"),
        ("arrived", "track-arrived", "Freighters arrived", "british", "anchor"),
    )
    for column, (name, key, text, side, mark) in enumerate(strips):
        left = 14 + column * 245.0
        out.append(caption(key, text, left + 118.5, 942, f"caption {side}", data_tier=2))
        for k in range(1, 6):
            spot = left + 23.5 + 47.5 * (k - 1)
            last = k == 5 and mark != "flame"
            out.append(box(f"{name}-{k}", spot, 974, 44, 44, "goal" if last else ""))
            if last or mark == "flame":
                out.append(glyph(mark, spot, 974, 28, f"{side}" if last else f"glyph-mark {side}"))
            else:
                out.append(element("text", str(k), class_="box-number", x=spot, y=981))
    return out


def draw_rose() -> list[str]:
    """A small compass rose."""
    cx, cy = 925.0, 868.0

    def at(radius: float, degrees: float) -> Point:
        return cx + radius * math.sin(math.radians(degrees)), cy - radius * math.cos(math.radians(degrees))

    halves = "".join(path([(cx, cy), at(17 if k % 2 else 32, 45 * k), at(7, 45 * k + 22)]) for k in range(8))
    return [element("circle", class_="rose-ring", cx=cx, cy=cy, r=22), element("path", class_="rose", d=halves)]


def make() -> str:
    """The whole picture."""
    data = json.loads((HUNT / "data" / "map.json").read_text(encoding="utf-8"))
    check_neighbours(data["spaces"])
    glyph = Glyphs((HUNT / "presentation" / "symbols.svg").read_text(encoding="utf-8"))
    project = Projection()
    x0, y0, width, height = FRAME
    defs = f'<clipPath id="board-frame">{element("rect", x=x0, y=y0, width=width, height=height)}</clipPath>{HIGHLIGHT_DEFS}'
    body = [
        element("rect", class_="paper", width=WIDTH, height=HEIGHT),
        *draw_earth(project),
        *draw_degrees(project),
        *draw_grid(data, project, glyph),
        *draw_rose(),
        element("rect", class_="frame", x=x0, y=y0, width=width, height=height, stroke_width=2),
        element("rect", class_="frame", x=x0 - 5, y=y0 - 5, width=width + 10, height=height + 10, stroke_width=0.8),
        *draw_boxes(glyph),
    ]
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {CLEAR_AREAS}>',
        f"<style>{STYLE}{HIGHLIGHTS}{DARK}</style>",
        '<g class="board">',
        f"<defs>{defs}</defs>",
        *body,
        "</g>",
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def main(arguments: list[str]) -> None:
    """Write the picture."""
    out = Path(arguments[0]) if arguments else HUNT / "presentation" / "board.svg"
    out.write_text(make(), encoding="utf-8")
    print(f"{out.name}: {out.stat().st_size} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
