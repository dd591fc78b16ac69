"""Make the board picture and the symbol sheet of Quartermaster General from its map data and a public-domain world.

    python -m tools.make_qmg_board [FOLDER]

The outlines come from ``quartermaster_map``; here they are checked against the borders of the data and drawn, together with
what a player must see: names, supply stars, home flags, straits, places where spaces meet without bordering, and what lies
across the edge.

Every space is a path with ``data-area``, its anchor ``data-x data-y`` and ``data-size``, the diameter of the place for pieces.
Captions carry ``data-text`` with the id of a message. Colours are custom properties with fallbacks; the file brings a dark
palette for pages that ask for one.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

from tools import drawn
from tools import quartermaster_layout as layout
from tools import quartermaster_world as world
from tools.drawing import CLEAR_AREAS, HIGHLIGHT_DEFS, HIGHLIGHTS, Point, area, caption, element, number, path
from tools.quartermaster_map import ATLAS, BARRIER, World
from tools.quartermaster_symbols import SIGNS, STAR, sheet
from tools.raster import OUTSIDE, Line, rings
from vezerkar.games.quartermaster.presentation.captions import caption_ids

ROOT = Path(__file__).resolve().parent.parent
GAME = ROOT / "src" / "vezerkar" / "games" / "quartermaster"

READS = (GAME / "data" / "map.json", GAME / "texts" / "spaces.en.ftl", GAME / "presentation" / "captions.py", ATLAS)
"""Everything that is drawn from, besides the tools."""

SIDE, TOP = 42.0, 14.0  # room around the map, for the edge boxes and the frame
WIDTH, HEIGHT = world.WIDTH + 2 * SIDE, world.HEIGHT + 2 * TOP
LARGEST_PLACE, LINE = 104.0, 17.0

STYLE = """
.board{font-family:"Source Sans 3","Source Sans Pro","Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
.board text,.board .q-sign{pointer-events:none}
.board .q-paper{fill:var(--q-paper,#f4eee0)}
.board .q-sea{fill:var(--q-sea-0,#c3d9e4)}
.board .q-sea.q-1{fill:var(--q-sea-1,#b5d0de)}
.board .q-sea.q-2{fill:var(--q-sea-2,#cde0e8)}
.board .q-sea.q-3{fill:var(--q-sea-3,#aac8d8)}
.board .q-surf{fill:none;stroke:var(--q-surf,#e4f0f3);stroke-width:9;stroke-linejoin:round;stroke-opacity:.55}
.board .q-land{fill:var(--q-land-0,#efe4c9)}
.board .q-land.q-1{fill:var(--q-land-1,#e6d9b8)}
.board .q-land.q-2{fill:var(--q-land-2,#f5edd8)}
.board .q-land.q-3{fill:var(--q-land-3,#ddd0ae)}
.board .q-home{fill-opacity:.16}
.board .q-coast{fill:none;stroke:var(--q-coast,#7d6b45);stroke-width:1.5;stroke-linejoin:round}
.board .q-border{fill:none;stroke:var(--q-border,#8a774f);stroke-width:2.2;stroke-linejoin:round}
.board .q-shore{fill:none;stroke:var(--q-shore,#3d7391);stroke-width:2;stroke-linejoin:round;stroke-linecap:round;
stroke-dasharray:9 5}
.board .q-wall{fill:var(--q-wall,#5a5348);stroke:var(--q-paper,#f4eee0);stroke-width:2;stroke-linejoin:round}
.board .q-wall-mark{fill:none;stroke:var(--q-paper,#f4eee0);stroke-width:2.2;stroke-linecap:round}
.board .q-gate{fill:var(--q-gate-fill,#f3c46a);stroke:var(--q-gate,#8a4600);stroke-width:1.6;stroke-linejoin:round}
.board .q-link-casing{fill:none;stroke:var(--q-paper,#f4eee0);stroke-width:7.5;stroke-linecap:round;stroke-linejoin:round}
.board .q-link{fill:none;stroke:var(--q-gate,#8a4600);stroke-width:3.6;stroke-linecap:round;stroke-linejoin:round}
.board .q-link-end{fill:var(--q-gate,#8a4600);stroke:var(--q-paper,#f4eee0);stroke-width:1.6;stroke-linejoin:round}
.board .q-lock{fill:var(--q-gate-fill,#f3c46a);stroke:var(--q-gate,#8a4600);stroke-width:2}
.board .q-lock-mark{fill:none;stroke:var(--q-gate,#8a4600);stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round}
.board .q-name{fill:var(--q-ink,#33291a);font-size:18px;font-weight:700;text-anchor:middle;
paint-order:stroke;stroke:var(--q-halo-land,#f6efdf);stroke-width:3.4;stroke-linejoin:round;stroke-opacity:.85}
.board .q-name.q-water{fill:var(--q-ink-water,#14465f);font-weight:600;font-style:italic;stroke:var(--q-halo-sea,#d3e4ec)}
.board .q-edge{fill:var(--q-box,#e9dfc8);stroke:var(--q-border,#8a774f);stroke-width:1.2}
.board .q-edge-water{fill:var(--q-sea-1,#b5d0de)}
.board .q-edge-name{fill:var(--q-ink,#33291a);font-size:17px;font-weight:600;text-anchor:middle}
.board .q-edge-name.q-short{font-size:15px}
.board .q-edge-mark{fill:var(--q-ink,#33291a);opacity:.75}
.board .q-star{fill:var(--q-star,#c8102e);stroke:var(--q-paper,#fdfaf1);stroke-width:2.2;stroke-linejoin:round;paint-order:stroke}
.board .q-pole{fill:none;stroke-width:2.6;stroke-linecap:round}
.board .q-cloth{stroke:var(--q-paper,#fdfaf1);stroke-width:1}
.board .q-on-cloth{fill:var(--q-paper,#fdfaf1)}
.board .q-frame{fill:none;stroke:var(--q-border,#8a774f)}
.board .area{fill:transparent;stroke:transparent;stroke-width:4;stroke-linejoin:round;pointer-events:all}
"""

TONES = {  # light and dark, the same as the page's
    "germany": ("#515b65", "#e2e3e4"),
    "uk": ("#1c57b0", "#9cc8f2"),
    "japan": ("#a84600", "#fb8c40"),
    "ussr": ("#6e0b1c", "#f07fa0"),
    "italy": ("#451560", "#bd85df"),
    "usa": ("#187f49", "#69d795"),
}

DARK = """\
[data-theme=dark] .board{--q-paper:#14191d;--q-sea-0:#17303d;--q-sea-1:#1b3745;--q-sea-2:#142a36;--q-sea-3:#203f4f;
--q-surf:#2f5668;--q-land-0:#3d382c;--q-land-1:#453f31;--q-land-2:#363227;--q-land-3:#4c4536;--q-coast:#a08f66;
--q-border:#8d7f5d;--q-shore:#6fa3bc;--q-wall:#b9ae98;--q-gate:#ffc26b;--q-gate-fill:#5a3a08;--q-ink:#f1e8d2;
--q-halo-land:#1d1a13;--q-ink-water:#cfe6f1;--q-halo-sea:#0f2029;--q-box:#2a2720;--q-star:#ff8d86;"""


def dark() -> str:
    """The dark palette."""
    tones = "".join(f"--q-{country}:{night};" for country, (_, night) in TONES.items())
    states = "--legal:#4fd6a0;--legal-fill:rgba(79,214,160,.26);--reach:#86b9ff;--maybe:#f0bf6a;--danger:#ff8278;--focus:#fff"
    return f"{DARK}{tones}{states}}}\n"


def tone(country: str) -> str:
    """The colour of a country."""
    return f"var(--q-{country},{TONES[country][0]})"


def on_page(x: float, y: float) -> Point:
    """A point of the map in the picture."""
    return round(x + SIDE, 1), round(y + TOP, 1)


def words() -> dict[str, str]:
    """The English messages of the spaces."""
    text = (GAME / "texts" / "spaces.en.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w-]+) = (.+)$", text, re.M))


def check_borders(drawn: set[frozenset[str]], data: dict[str, Any]) -> None:
    """Touching on the picture must mean the same as bordering in the data, but for what lies across the edge."""
    wanted = {frozenset(pair) for pair in data["borders"]} - {frozenset(pair) for pair in data["across_the_edge"]}
    if drawn != wanted:
        extra, missing = (sorted(map(sorted, pairs)) for pairs in (drawn - wanted, wanted - drawn))
        raise SystemExit(f"the picture has the borders {extra} too many and lacks {missing}")


def tints(names: list[str], touching: set[frozenset[str]]) -> dict[str, int]:
    """One of four tints for each space, so that neighbours differ."""
    found: dict[str, int] = {}
    for name in sorted(names, key=lambda name: (-sum(name in pair for pair in touching), name)):
        taken = {found[other] for pair in touching if name in pair for other in pair if other in found}
        found[name] = min(set(range(5)) - taken, key=lambda tint: (tint == 4, list(found.values()).count(tint)))
    return found


def outline(shape: list[list[Point]]) -> str:
    """Path data of a space."""
    return "".join(path([on_page(*p) for p in ring]) for ring in shape)


class Place:
    """Places for pieces in a space."""

    def __init__(self, name: str, shape: list[list[Point]]) -> None:
        self.name = name
        self.x, self.y = layout.ANCHORS[name]
        near = min(self._distance(a, b) for ring in shape for a, b in zip(ring, ring[1:] + ring[:1], strict=True))
        self.size = max(layout.SPILL.get(name, 0.0), min(layout.SMALLER.get(name, LARGEST_PLACE), float(int(2 * near))))

    def _distance(self, a: Point, b: Point) -> float:
        (ax, ay), (bx, by) = a, b
        square = (bx - ax) ** 2 + (by - ay) ** 2
        t = max(0.0, min(1.0, ((self.x - ax) * (bx - ax) + (self.y - ay) * (by - ay)) / square)) if square else 0.0
        return float(((ax + t * (bx - ax) - self.x) ** 2 + (ay + t * (by - ay) - self.y) ** 2) ** 0.5)


class Drawing:
    """All that is drawn, layer by layer."""

    def __init__(self) -> None:
        self.data = json.loads((GAME / "data" / "map.json").read_text(encoding="utf-8"))
        self.land: list[str] = self.data["land"]
        self.spaces: list[str] = [*self.land, *self.data["sea"]]
        self.words = words()
        self.world = World(self.spaces)
        self.lines = self.world.lines()
        self.touching = set(self.world.touching(self.lines))
        check_borders(self.touching, self.data)
        self.shapes = {name: rings(self.lines, self.world.code[name]) for name in self.spaces}
        self.places = {name: Place(name, shape) for name, shape in self.shapes.items()}

    def ground(self) -> list[str]:
        """Water and land, coasts and borders."""
        tint = tints(self.spaces, self.touching)
        homes = {country["home"]: country["id"] for country in self.data["countries"]}
        sea: list[str] = []
        land: list[str] = []
        for name, shape in self.shapes.items():
            kind = "land" if name in self.land else "sea"
            out = land if kind == "land" else sea
            out.append(element("path", class_=f"q-{kind} q-{tint[name]}", d=outline(shape), fill_rule="evenodd"))
            if name in homes:
                out.append(element("path", class_="q-home", d=outline(shape), fill=tone(homes[name])))
        kinds: dict[str, str] = {"q-coast": "", "q-border": "", "q-shore": ""}
        for line in self.lines:
            kinds[self._kind(line)] = kinds.get(self._kind(line), "") + path([on_page(*p) for p in line.points], close=False)
        surf = element("path", class_="q-surf", d=kinds["q-coast"])
        drawn = [element("path", class_=kind, d=kinds[kind]) for kind in ("q-shore", "q-border", "q-coast")]
        return [*sea, surf, *land, *drawn]

    def _kind(self, line: Line) -> str:
        if {line.left, line.right} & {OUTSIDE, BARRIER}:
            return "none"
        wet = [self.world.names[colour] not in self.land for colour in (line.left, line.right)]
        return "q-shore" if all(wet) else "q-coast" if any(wet) else "q-border"

    def barriers(self) -> list[str]:
        """Places that are no space: the narrows of straits, and walls where spaces meet without bordering."""
        out: list[str] = []
        gates = {line: name for name, line in world.GATES.items()}
        for ring in rings(self.lines, BARRIER):
            shape = path([on_page(*p) for p in ring])
            spot = min((*gates, *world.WALLS), key=lambda line: min(abs(x - line[0][0]) + abs(y - line[0][1]) for x, y in ring))
            if spot in gates:
                out.append(element("path", class_="q-gate", data_gate=gates[spot], d=shape))
                continue
            (ax, ay), (bx, by) = (on_page(*p) for p in (spot[0], spot[-1]))
            x, y = (ax + bx) / 2, (ay + by) / 2
            out.append(element("path", class_="q-wall", data_wall="", d=shape))
            out.append(element("path", class_="q-wall-mark", d=f"M{number(x - 3)} {number(y - 3)}l6 6m0 -6l-6 6"))
        return out

    def straits(self) -> list[str]:
        """The links between two seas that whoever holds the space with the lock opens or closes."""
        out: list[str] = []
        for strait in self.data["straits"]:
            way = [on_page(*p) for p in layout.STRAITS[strait["id"]].way]
            lock = on_page(*layout.STRAITS[strait["id"]].lock)
            middle = way[len(way) // 2]
            tie, line = path([middle, lock], close=False), path(way, close=False)
            ends = "".join(self._arrow(a, b) for a, b in ((way[1], way[0]), (way[-2], way[-1])))
            x, y = lock
            parts = [
                element("path", class_="q-link-casing", d=line),
                element("path", class_="q-lock-mark", d=tie, stroke_dasharray="2 4"),
                element("path", class_="q-link", d=line),
                element("path", class_="q-link-end", d=ends),
                element("circle", class_="q-lock", cx=x, cy=y, r=11),
                element("path", class_="q-lock-mark", d=layout.anchor_sign(x, y)),
            ]
            name, seas = strait["id"], " ".join(strait["seas"])
            out.append(f'<g data-strait="{name}" data-seas="{seas}" data-anchor="{strait["anchor"]}">{"".join(parts)}</g>')
        return out

    @staticmethod
    def _arrow(start: Point, end: Point) -> str:
        (ax, ay), (bx, by) = start, end
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        ux, uy = (bx - ax) / length, (by - ay) / length
        corners = ((7.0, 0.0), (-4.0, -6.5), (-4.0, 6.5))
        return path([(bx + ux * a - uy * b, by + uy * a + ux * b) for a, b in corners])

    def names(self) -> list[str]:
        """Names of the spaces; stars and flags beside them."""
        out: list[str] = []
        homes = {country["home"]: country["id"] for country in self.data["countries"]}
        for name, place in self.places.items():
            keys = caption_ids(name)
            x, y = layout.NAMES.get(name, (place.x, place.y - place.size / 2 - 6 - LINE * (len(keys) - 1)))
            px, py = on_page(x, y)
            classes = "q-name" if name in self.land else "q-name q-water"
            tier = 1 if name in homes else 2 if name in self.data["stars"] else 3
            for i, key in enumerate(keys):
                out.append(caption(key, self.words[key], px, py + LINE * i, classes, data_tier=tier))
            if name in self.data["stars"]:
                out.append(self._star(*on_page(*layout.STARS[name])))
            if name in homes:
                out.append(self._flag(homes[name], *on_page(*layout.FLAGS[name])))
        return out

    @staticmethod
    def _star(x: float, y: float) -> str:
        return element("path", class_="q-star", transform=f"translate({number(x)} {number(y)}) scale(1.5)", d=STAR)

    @staticmethod
    def _flag(country: str, x: float, y: float) -> str:
        """A flag whose pole stands on the point."""
        sign = element(
            "path", class_="q-on-cloth", transform="translate(13 -22) scale(0.62)", d=SIGNS[country], fill_rule="evenodd"
        )
        pole = element("path", class_="q-pole", stroke=tone(country), d="M0 0V-31")
        cloth = element("path", class_="q-cloth", fill=tone(country), d="M1 -31H30L26 -22L30 -13H1Z")
        return f'<g class="q-sign" data-home="{country}" transform="translate({number(x)} {number(y)})">{cloth}{pole}{sign}</g>'

    def edges(self) -> list[str]:
        """Beside the map: what lies across the edge."""
        out: list[str] = []
        for side, here, there in (("left", world.LEFT_EDGE, world.RIGHT_EDGE), ("right", world.RIGHT_EDGE, world.LEFT_EDGE)):
            top = 0.0
            for bottom in sorted({float(y) for y, _ in (*here, *there)}):
                own, other = (next(space for below, space in marks if bottom <= below) for marks in (here, there))
                out.append(self._edge(side, own, other, top, bottom))
                top = bottom
        return out

    def _edge(self, side: str, own: str, other: str, top: float, bottom: float) -> str:
        left = side == "left"
        x = 6.0 if left else WIDTH - SIDE + 4
        y0, y1 = top + TOP + 2, bottom + TOP - 2
        middle, turn = (y0 + y1) / 2, -90 if left else 90
        cx = x + (SIDE - 10) / 2
        classes = "q-edge" if other in self.land else "q-edge q-edge-water"
        tip = -1 if left else 1
        narrow = y1 - y0 < 140
        ends = (y0 + 7,) if narrow else (y0 + 12, y1 - 12)
        middle += 7 if narrow else 0
        marks = "".join(path([(cx + tip * 5, y), (cx - tip * 4, y - 5), (cx - tip * 4, y + 5)]) for y in ends)
        key, rotation = f"edge-{other}", f"rotate({turn} {number(cx)} {number(middle)})"
        parts = [
            element("rect", class_=classes, x=x, y=y0, width=SIDE - 10, height=y1 - y0, rx=5),
            element("path", class_="q-edge-mark", d=marks),
            caption(
                key,
                self.words[key],
                cx,
                middle,
                "q-edge-name q-short" if narrow else "q-edge-name",
                transform=rotation,
                dy="0.34em",
                data_tier=3,
            ),
        ]
        return f'<g data-edge="{side}" data-here="{own}" data-across="{other}">{"".join(parts)}</g>'

    def areas(self) -> list[str]:
        """The shapes to be clicked."""
        return [area(p.name, *on_page(p.x, p.y), p.size, outline(self.shapes[p.name]), "area") for p in self.places.values()]


def make() -> str:
    """The whole board."""
    drawing = Drawing()
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:g} {HEIGHT:g}" {CLEAR_AREAS}>',
        f"<style>{STYLE}{HIGHLIGHTS.lstrip()}{dark()}</style>",
        '<g class="board">',
        f"<defs>{HIGHLIGHT_DEFS}</defs>",
        element("rect", class_="q-paper", width=WIDTH, height=HEIGHT),
        *drawing.ground(),
        *drawing.barriers(),
        element("rect", class_="q-frame", x=SIDE, y=TOP, width=world.WIDTH, height=world.HEIGHT, stroke_width=2),
        *drawing.edges(),
        *drawing.straits(),
        *drawing.names(),
        *drawing.areas(),
        "</g>",
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def main(arguments: list[str]) -> None:
    """Write both files."""
    folder = Path(arguments[0]) if arguments else GAME / "presentation"
    pictures = {"symbols.svg": sheet(), "board.svg": make()}
    for name, text in pictures.items():
        out = folder / name
        out.write_text(text, encoding="utf-8")
        print(f"{out.name}: {out.stat().st_size} bytes")
    if folder == GAME / "presentation":
        drawn.note("make_qmg_board", READS, pictures)


if __name__ == "__main__":
    main(sys.argv[1:])
