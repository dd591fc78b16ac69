"""Make the board picture and the symbol sheet of Triumph & Tragedy from its map data and a public-domain world.

    python -m tools.make_tnt_board [FOLDER]

The outlines come from ``triumph_map``; here they are checked against the borders of the data and drawn, together with what a
player must see: names, cities, resources, and of each border its type.

Every area is a path with ``data-area``, its anchor ``data-x data-y`` and ``data-size``, the diameter of the place for pieces.
All borders of a type are one path with ``data-type``: a page is soonest done with few elements. Captions
carry ``data-text`` with the id of a message. Colours are custom properties with fallbacks; the file brings a dark palette for
pages that ask for one.
"""

from __future__ import annotations

import json
import re
import sys
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from math import hypot
from pathlib import Path
from typing import Any

from tools import drawn
from tools import triumph_layout as layout
from tools import triumph_world as world
from tools.drawing import CLEAR_AREAS, HIGHLIGHT_DEFS, HIGHLIGHTS, Point, area, caption, element, number, path
from tools.quartermaster_map import ATLAS
from tools.quartermaster_symbols import STAR
from tools.raster import Line
from tools.raster import rings as coloured_rings
from tools.triumph_map import WATER, Theatre
from tools.triumph_symbols import sheet
from vezerkar.games.triumph.presentation.captions import BORDERS, CITIES, caption_ids

ROOT = Path(__file__).resolve().parent.parent
GAME = ROOT / "src" / "vezerkar" / "games" / "triumph"

READS = (
    *(GAME / "data" / name for name in ("map.json", "nations.json")),
    *(GAME / "texts" / f"{name}.{lang}.ftl" for name in ("areas", "board") for lang in ("en", "hu")),
    GAME / "presentation" / "captions.py",
    ATLAS,
)
"""Everything that is drawn from, besides the tools."""

EDGE = 14.0  # the frame around the map
WIDTH, HEIGHT = world.WIDTH + 2 * EDGE, world.HEIGHT + 2 * EDGE
RINGS = {"main_capital": 3, "subcapital": 2, "capital_city": 1, "city": 1, "town": 0}
STARRED = ("main_capital", "subcapital", "capital_city")

POWERS = {  # light and dark: the land of a power, and that of its colonies
    "germany": ("#b4b7b8", "#d9dbda", "#51565a", "#44484b"),
    "italy": ("#c3bd8c", "#dedab9", "#5b5730", "#4a4729"),
    "britain": ("#b3b6e2", "#d5d7f0", "#40447a", "#373a60"),
    "france": ("#98d0c3", "#c8e6dd", "#245c50", "#24493f"),
    "ussr": ("#e8aea1", "#f3d3cb", "#6b3229", "#552c26"),
    "usa": ("#abd18c", "#d3e7c2", "#3d5f25", "#34491f"),
}
MINORS = (  # colour families of the Minors: the large ones, then four for the others
    ("#f2dd80", "#655414"),
    ("#ecc9a0", "#5f4426"),
    ("#dcc7b4", "#574a3e"),
    ("#ebe3cd", "#4f4b3c"),
    ("#dcdcae", "#484a2c"),
)
LARGE = ("poland", "spain", "turkey")

STYLE = """
.board{font-family:"Source Sans 3","Source Sans Pro","Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
.board text,.board .t-sign,.board .t-legend{pointer-events:none}
.board .t-paper{fill:var(--t-paper,#f4eee0)}
.board .t-sea{fill:var(--t-sea-0,#bdd7e4)}
.board .t-sea.t-1{fill:var(--t-sea-1,#b0cfde)}
.board .t-sea.t-2{fill:var(--t-sea-2,#c9dfe9)}
.board .t-sea.t-3{fill:var(--t-sea-3,#a5c7d9)}
.board .t-narrows{fill:var(--t-narrows,#dbe7ea)}
.board .t-surf{fill:none;stroke:var(--t-surf,#e6f2f5);stroke-width:9;stroke-linejoin:round;stroke-opacity:.55}
.board .t-out{fill:var(--t-out,#c9c1cf)}
.board .t-hatch{fill:none;stroke:var(--t-out-hatch,#a397ad);stroke-width:2}
.board .t-shore{fill:none;stroke:var(--t-coast,#6f6149);stroke-width:1.5;stroke-linejoin:round}
.board .t-rim{fill:none;stroke:var(--t-out-line,#84788f);stroke-width:1.6;stroke-linejoin:round}
.board .t-line{fill:none;stroke-linejoin:round;stroke-linecap:round}
.board .t-plains{stroke:var(--t-plains,#5a4b32);stroke-width:1.8}
.board .t-river{stroke:var(--t-river,#1f74b8);stroke-width:3.4}
.board .t-river-bed{stroke:var(--t-river-bed,#e8f3fb);stroke-width:8}
.board .t-forest{stroke:var(--t-forest,#2f7d32);stroke-width:2.6}
.board .t-trees{fill:var(--t-forest,#2f7d32);stroke:var(--t-paper,#f4eee0);stroke-width:.8}
.board .t-mountain{stroke:var(--t-mountain,#7a4a21);stroke-width:2.6}
.board .t-peaks{fill:var(--t-peak,#b98a5a);stroke:var(--t-mountain,#7a4a21);stroke-width:1.6;stroke-linejoin:round}
.board .t-strait{stroke:var(--t-strait,#c8102e);stroke-width:4.6;stroke-dasharray:9 7;stroke-linecap:butt}
.board .t-strait-bed{stroke:var(--t-strait-bed,#fffdf6);stroke-width:6.4}
.board .t-coast{stroke:var(--t-coast,#6f6149);stroke-width:1.8}
.board .t-water{stroke:var(--t-water,#3d7ba0);stroke-width:1.8}
.board .t-deep{stroke:var(--t-deep,#1f5f93);stroke-width:6}
.board .t-name{fill:var(--t-ink,#2b2418);font-size:18px;font-weight:700;text-anchor:middle;
paint-order:stroke;stroke:var(--t-halo,#f8f3e6);stroke-width:3.2;stroke-linejoin:round;stroke-opacity:.85}
.board .t-name.t-wet{fill:var(--t-ink-water,#14465f);font-weight:600;font-style:italic;stroke:var(--t-halo-sea,#d6e6ee)}
.board .t-disc{fill:var(--t-disc,#fffaf0);stroke:var(--t-ink,#2b2418);stroke-width:1.3}
.board .t-ring{fill:none;stroke:var(--t-ink,#2b2418);stroke-width:1.3}
.board .t-star{fill:var(--t-star,#c8102e)}
.board .t-dot{fill:var(--t-ink,#2b2418)}
.board .t-shield{fill:var(--t-disc,#fffaf0);stroke:var(--t-ink,#2b2418);stroke-width:1.3;stroke-linejoin:round}
.board .t-muster{fill:var(--t-ink,#2b2418);font-size:12px;font-weight:700;text-anchor:middle}
.board .t-black{fill:var(--t-res,#1c1c1c);stroke:var(--t-halo,#f8f3e6);stroke-width:1.2;stroke-linejoin:round}
.board .t-red{fill:var(--t-res-red,#c8102e);stroke:var(--t-halo,#f8f3e6);stroke-width:1.2;stroke-linejoin:round}
.board .t-count{fill:var(--t-count,#fff);font-size:13px;font-weight:700;text-anchor:middle}
.board .t-box{fill:var(--t-box,#f4eee0);fill-opacity:.92;stroke:var(--t-plains,#5a4b32);stroke-width:1.2}
.board .t-key{fill:var(--t-ink,#2b2418);font-size:16px}
.board .t-arrow{fill:var(--t-deep,#1f5f93);stroke:var(--t-paper,#f4eee0);stroke-width:1.6;stroke-linejoin:round}
.board .t-way{fill:none;stroke:var(--t-deep,#1f5f93);stroke-width:6;stroke-linecap:round}
.board .t-frame{fill:none;stroke:var(--t-plains,#5a4b32);stroke-width:2}
.board .area{fill:transparent;stroke:transparent;stroke-width:4;stroke-linejoin:round;pointer-events:all}
"""

DARK = """\
[data-theme=dark] .board{--t-paper:#14191d;--t-sea-0:#17303d;--t-sea-1:#1b3745;--t-sea-2:#142a36;--t-sea-3:#203f4f;
--t-narrows:#26404c;--t-surf:#2f5668;--t-out:#352f3b;--t-out-hatch:#4d4556;--t-out-line:#766a83;--t-coast:#b3a382;--t-plains:#c9b98f;
--t-river:#6bb6f2;--t-river-bed:#123047;--t-forest:#7ac96f;--t-mountain:#d9a066;--t-peak:#6d4a28;--t-strait:#ff6f69;
--t-strait-bed:#2a1414;--t-water:#6fa3bc;--t-deep:#5ea3dc;--t-ink:#f3ead6;--t-halo:#191712;--t-ink-water:#cfe6f1;--t-halo-sea:#0f2029;
--t-disc:#2a2720;--t-star:#ff8d86;--t-res:#0a0a0a;--t-res-red:#c92a38;--t-box:#211f1a;"""


def palette() -> str:
    """The colours of the lands, by day."""
    rules = [f".board .t-{power}{{fill:var(--t-{power},{own})}}" for power, (own, *_) in POWERS.items()]
    rules += [f".board .t-{power}.t-colony{{fill:var(--t-{power}-colony,{colony})}}" for power, (_, colony, *_) in POWERS.items()]
    rules += [f".board .t-minor-{k}{{fill:var(--t-minor-{k},{tone})}}" for k, (tone, _) in enumerate(MINORS)]
    return "\n".join(rules) + "\n"


def dark() -> str:
    """The dark palette."""
    lands = "".join(f"--t-{power}:{own};--t-{power}-colony:{colony};" for power, (_, _, own, colony) in POWERS.items())
    lands += "".join(f"--t-minor-{k}:{night};" for k, (_, night) in enumerate(MINORS))
    states = "--legal:#4fd6a0;--legal-fill:rgba(79,214,160,.26);--reach:#86b9ff;--maybe:#f0bf6a;--danger:#ff8278;--focus:#fff"
    return f"{DARK}{lands}{states}}}\n"


def on_page(x: float, y: float) -> Point:
    """A point of the map in the picture."""
    return round(x + EDGE, 1), round(y + EDGE, 1)


def words(language: str) -> dict[str, str]:
    """The messages of the areas and of the board."""
    texts = "".join((GAME / "texts" / f"{name}.{language}.ftl").read_text(encoding="utf-8") for name in ("areas", "board"))
    return dict(re.findall(r"^([\w-]+) = (.+)$", texts, re.M))


def check_borders(drawn: set[frozenset[str]], wanted: set[frozenset[str]]) -> None:
    """Touching on the picture must mean the same as bordering in the data, but for the way around Africa."""
    if drawn != wanted:
        extra, missing = (sorted(map(sorted, pairs)) for pairs in (drawn - wanted, wanted - drawn))
        raise SystemExit(f"the picture has the borders {extra} too many and lacks {missing}")


def along(points: list[Point], step: float) -> list[Point]:
    """Points on a line, evenly spaced, half a step from its ends."""
    total = sum(hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(points))
    count = max(1, round(total / step))
    step, found, gone = total / count, [], 0.0
    marks = [step * (k + 0.5) for k in range(count)]
    for (ax, ay), (bx, by) in pairwise(points):
        piece = hypot(bx - ax, by - ay)
        while marks and marks[0] <= gone + piece:
            t = (marks.pop(0) - gone) / piece
            found.append((ax + t * (bx - ax), ay + t * (by - ay)))
        gone += piece
    return found


def peaks(points: list[Point]) -> str:
    """Path data of little mountains along a line."""
    return "".join(f"M{number(x - 5.5)} {number(y + 4)}l5.5 -9l5.5 9Z" for x, y in along(points, 17))


def trees(points: list[Point]) -> str:
    """Path data of little trees along a line."""
    return "".join(f"M{number(x)} {number(y - 6.5)}l4.6 6.5h-2.4l2.8 4.5h-10l2.8 -4.5h-2.4Z" for x, y in along(points, 15))


def border(kind: str, lines: list[list[Point]]) -> str:
    """Return the drawing of borders of a type; the first path is the borders themselves."""
    data = "".join(path(line, close=False) for line in lines)
    line_class = {"sea": "t-water", "ocean": "t-deep"}.get(kind, f"t-{kind}")
    drawn = element("path", class_=f"t-line {line_class}", data_type=kind, d=data)
    if kind == "mountain":
        return drawn + element("path", class_="t-peaks", d="".join(map(peaks, lines)))
    if kind == "forest":
        return drawn + element("path", class_="t-trees", d="".join(map(trees, lines)))
    return drawn


def beds(kind: str, lines: list[list[Point]]) -> str:
    """Return the drawing of what lies beneath borders of a type."""
    return element("path", class_=f"t-line t-{kind}-bed", d="".join(path(line, close=False) for line in lines))


@dataclass(frozen=True, slots=True)
class Sign:
    """A sign beside a name: what it says, as it is told in ``data-`` attributes, and its drawing around (0, 0)."""

    says: Mapping[str, object]
    drawn: str

    def at(self, x: float, y: float, scale: float = 1) -> str:
        """Return the sign where it stands."""
        says = "".join(f' data-{name}="{value}"' for name, value in self.says.items())
        larger = "" if scale == 1 else f" scale({scale})"
        return f'<g{says} transform="translate({number(x)} {number(y)}){larger}">{self.drawn}</g>'


class Drawing:
    """All that is drawn, layer by layer."""

    def __init__(self) -> None:
        data = json.loads((GAME / "data" / "map.json").read_text(encoding="utf-8"))
        self.nations = {n["id"]: n for n in json.loads((GAME / "data" / "nations.json").read_text(encoding="utf-8"))["nations"]}
        self.areas: dict[str, dict[str, Any]] = {a["id"]: a for a in data["areas"]}
        self.types = {frozenset((b["a"], b["b"])): b["type"] for b in data["borders"] if not b.get("around_africa")}
        self.words, self.others = words("en"), words("hu")
        self.map = Theatre(list(self.areas), list(world.OUT_OF_PLAY))
        self.lines = self.map.lines()
        self.borders: dict[frozenset[str], list[list[Point]]] = defaultdict(list)
        for line in self.lines:
            pair = frozenset((self.map.owner(line.left), self.map.owner(line.right)))
            if len(pair) == 2 and pair <= set(self.areas):
                self.borders[pair].append([on_page(*p) for p in line.points])
        check_borders(set(self.borders), set(self.types))
        self.spots = layout.Finder(self.map).spots({name: self._block(name) for name in self.areas})

    def wet(self, name: str) -> bool:
        """Return True if an area is water; straits are not."""
        return self.areas[name]["kind"] in ("sea", "ocean")

    def _block(self, name: str) -> tuple[float, float]:
        """Return the width and height of the words and signs of an area, in the language that needs more room."""
        keys = caption_ids(name)
        longest = max(len(texts[key]) for texts in (self.words, self.others) for key in keys)
        signs = self.signs(name)
        across = sum(width for width, _ in signs)
        return max(across, longest * 8.7), layout.LINE * len(keys) + (layout.ROW if signs else 4)

    def shape(self, owner: str) -> str:
        """Path data of an area or a land out of play, the narrows of a strait included."""
        code = self.map.code[owner]
        merged = [
            Line(line.points, *(code if self.map.owner(side) == owner else 255 for side in (line.left, line.right)))
            for line in self.lines
            if (self.map.owner(line.left) == owner) != (self.map.owner(line.right) == owner)
        ]
        return "".join(path([on_page(*p) for p in ring]) for ring in coloured_rings(merged, code))

    def colour(self, name: str) -> str:
        """The data of one colour of the raster."""
        return "".join(path([on_page(*p) for p in ring]) for ring in coloured_rings(self.lines, self.map.code[name]))

    def land_class(self, name: str) -> str:
        """The tint of a land."""
        nation = self.nations[self.areas[name]["nation"]]
        if nation["kind"] == "colony":
            return f"t-{nation['power']} t-colony"
        return f"t-minor-{self.families()[nation['id']]}" if nation["kind"] == "minor" else f"t-{nation['id']}"

    def families(self) -> dict[str, int]:
        """The colour families of the Minors, so that neighbours differ."""
        found = dict.fromkeys(LARGE, 0)
        minors = [n for n in self.nations.values() if n["kind"] == "minor"]
        pairs = [{str(self.areas[name].get("nation", "")) for name in pair} for pair in self.types]
        for nation in sorted(minors, key=lambda n: (-sum(n["id"] in pair for pair in pairs), n["id"])):
            name = nation["id"]
            taken = {found.get(other) for pair in pairs if name in pair for other in pair - {name}}
            found.setdefault(name, min({1, 2, 3, 4} - taken, key=lambda k: (list(found.values()).count(k), k)))
        return found

    def ground(self) -> list[str]:
        """Water and land, and the coasts that are no borders."""
        sea = [name for name in self.areas if self.wet(name)]
        tint = self.tints(sea)
        out = [element("path", class_=f"t-sea t-{tint[name]}", d=self.shape(name)) for name in sea]
        out += [element("path", class_="t-narrows", d=self.colour(name + WATER)) for name in world.CIRCLES]
        shore, rim, surf = "", "", ""
        for line in self.lines:
            sides = (line.left, line.right)
            if 255 in sides:
                continue
            owners = [self.map.owner(side) for side in sides]
            wet = [
                self.map.names[side].endswith(WATER) or (owner in self.areas and self.wet(owner))
                for side, owner in zip(sides, owners, strict=True)
            ]
            data = path([on_page(*p) for p in line.points], close=False)
            if wet[0] != wet[1]:
                surf += data
            if owners[0] == owners[1]:
                shore += data
            elif set(owners) & set(world.OUT_OF_PLAY):
                rim += data
        out.append(element("path", class_="t-surf", d=surf))
        for name in self.areas:
            if not self.wet(name):
                out.append(element("path", class_=f"t-land {self.land_class(name)}", d=self.colour(name)))
        lost = "".join(self.colour(name) for name in world.OUT_OF_PLAY)
        out += [element("path", class_="t-out", d=lost), element("path", fill="url(#board-out)", d=lost)]
        out += [element("path", class_="t-shore", d=shore), element("path", class_="t-rim", d=rim)]
        return out

    def tints(self, names: list[str]) -> dict[str, int]:
        """One of four tints for each sea, so that neighbours differ."""
        found: dict[str, int] = {}
        for name in sorted(names, key=lambda name: (-sum(name in pair for pair in self.types), name)):
            taken = {found[other] for pair in self.types if name in pair for other in pair if other in found}
            found[name] = min(set(range(4)) - taken, key=lambda tint: list(found.values()).count(tint))
        return found

    def border_lines(self) -> list[str]:
        """All borders by type, those first that others may cover."""
        out: list[str] = []
        for kind in ("coast", "sea", "ocean", "plains", "river", "forest", "mountain", "strait"):
            pairs = sorted(sorted(pair) for pair, found in self.types.items() if found == kind)
            lines = [line for pair in pairs for line in self.borders[frozenset(pair)]]
            if kind in ("river", "strait"):
                out.append(beds(kind, lines))
            out.append(border(kind, lines))
        return out

    def around_africa(self) -> list[str]:
        """The way between two oceans that leaves the map: an arrow on both edges."""
        out: list[str] = []
        for here, (start, bend, end), label in world.AROUND_AFRICA:
            (ax, ay), (bx, by), (cx, cy) = on_page(*start), on_page(*bend), on_page(*end)
            way = element(
                "path", class_="t-way", d=f"M{number(ax)} {number(ay)}Q{number(bx)} {number(by)} {number(cx)} {number(cy)}"
            )
            ux, uy = (cx - bx) / hypot(cx - bx, cy - by), (cy - by) / hypot(cx - bx, cy - by)
            corners = ((16.0, 0.0), (-4.0, -12.0), (-4.0, 12.0))
            tip = element("path", class_="t-arrow", d=path([(cx + ux * a - uy * b, cy + uy * a + ux * b) for a, b in corners]))
            text = caption("around-africa", self.words["around-africa"], *on_page(*label), "t-name t-wet", data_tier=3)
            pair = "south_atlantic_ocean west_indian_ocean"
            out.append(f'<g class="t-sign" data-border="{pair}" data-type="ocean" data-here="{here}">{way}{tip}{text}</g>')
        return out

    def tier(self, name: str) -> int:
        """Return the rank of the name of an area: capitals, cities, the rest and the seas."""
        city = self.areas[name].get("city", "town")
        return {"town": 3, "city": 2}.get(city, 1)

    def signs(self, name: str) -> list[tuple[float, Sign]]:
        """The city and the resources of an area: the width of each sign, and the sign."""
        args, out = self.areas[name], []
        if "city" in args:
            out.append((self._city_width(args["city"]), self._city(args["city"])))
            if "muster" in args:
                out.append((19.0, self._shield(args["muster"])))
        for key, kind in (("res_black", "black"), ("res_red", "red")):
            if args.get(key):
                out.append((25.0, self._triangle(kind, args[key])))
        return out

    @staticmethod
    def _city_width(kind: str) -> float:
        return 14.0 if kind == "town" else 15.0 + 7.6 * RINGS[kind]

    @staticmethod
    def _city(kind: str) -> Sign:
        count = RINGS[kind]
        rings = [element("circle", class_="t-disc" if k == count else "t-ring", r=3.2 + 3.2 * k) for k in range(count, 0, -1)]
        if kind in STARRED:
            core = element("path", class_="t-star", transform=f"scale({0.52 if count > 1 else 0.62})", d=STAR)
        else:
            core = element("circle", class_="t-dot", r=3.2 if count else 3.8)
        return Sign({"city": kind}, "".join(rings) + core)

    @staticmethod
    def _shield(muster: int) -> Sign:
        shield = element("path", class_="t-shield", d="M-6 -7H6V1Q6 6 0 8.5Q-6 6 -6 1Z")
        return Sign({"muster": muster}, shield + element("text", str(muster), class_="t-muster", y=3.6))

    @staticmethod
    def _triangle(kind: str, count: int) -> Sign:
        triangle = element("path", class_=f"t-{kind}", d="M0 -11L11 8H-11Z")
        return Sign({"res": kind, "count": count}, triangle + element("text", str(count), class_="t-count", y=6))

    def names(self) -> list[str]:
        """Names of the areas and the signs beside them."""
        out: list[str] = []
        for name, spot in self.spots.items():
            keys, signs = caption_ids(name), self.signs(name)
            px, py = on_page(*spot.words)
            top = py - (layout.LINE * len(keys) + (layout.ROW if signs else 4)) / 2
            classes = "t-name t-wet" if self.wet(name) else "t-name"
            for i, key in enumerate(keys):
                out.append(caption(key, self.words[key], px, top + layout.LINE * i + 15, classes, data_tier=self.tier(name)))
            if signs:
                x, y = px - sum(width for width, _ in signs) / 2, top + layout.LINE * len(keys) + 13
                row = ""
                for width, sign in signs:
                    row += sign.at(x + width / 2, y, layout.SCALE)
                    x += width
                out.append(f'<g class="t-sign" data-signs="{name}">{row}</g>')
        return out

    def legend(self) -> list[str]:
        """Return the legend of the borders and signs."""
        left, top = on_page(*world.LEGEND)
        parts = [element("rect", class_="t-box", x=left, y=top, width=world.LEGEND_SIZE[0], height=world.LEGEND_SIZE[1], rx=10)]
        for i, kind in enumerate(BORDERS):
            x, y = left + 18 + 168 * (i // 4), top + 26 + 27 * (i % 4)
            line = [(x, y), (x + 16, y - 3), (x + 32, y + 2), (x + 48, y)]
            parts += [beds(kind, [line])] if kind in ("river", "strait") else []
            parts += [border(kind, [line]), self._key(f"legend-{kind}", x + 58, y + 5)]
        for i, kind in enumerate(CITIES):
            x, y = left + 376 + 232 * (i // 3), top + 34 + 36 * (i % 3)
            parts += [
                self._city(kind).at(x, y),
                self._key(f"legend-{kind}", x + 20, y + 5),
            ]
        x, y = left + 376 + 232, top + 34 + 72
        parts += [
            self._shield(2).at(x, y),
            self._key("legend-muster", x + 20, y + 5),
        ]
        x = left + 376 + 2 * 232
        for i, kind in enumerate(("black", "red")):
            y = top + 34 + 36 * i
            parts += [
                self._triangle(kind, 2).at(x, y),
                self._key(f"legend-res_{kind}", x + 20, y + 5),
            ]
        y = top + 34 + 72
        parts += [
            element("rect", class_=kind, x=x - 12, y=y - 9, width=24, height=18, **more)
            for kind, more in (("t-out", {}), ("t-rim", {"style": "fill:url(#board-out)"}))
        ]
        parts.append(self._key("legend-out_of_play", x + 20, y + 5))
        return [f'<g class="t-legend">{"".join(parts)}</g>']

    def _key(self, key: str, x: float, y: float) -> str:
        return caption(key, self.words[key], x, y, "t-key")

    def places(self) -> list[str]:
        """The shapes to be clicked."""
        return [area(name, *on_page(s.x, s.y), s.size, self.shape(name), "area") for name, s in self.spots.items()]


def make() -> str:
    """The whole board."""
    drawing = Drawing()
    hatching = (
        '<pattern id="board-out" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
        '<path class="t-hatch" d="M4.5 0V9"/></pattern>'
    )
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:g} {HEIGHT:g}" {CLEAR_AREAS}>',
        f"<style>{STYLE}{palette()}{HIGHLIGHTS}{dark()}</style>",
        '<g class="board">',
        f"<defs>{HIGHLIGHT_DEFS}{hatching}</defs>",
        element("rect", class_="t-paper", width=WIDTH, height=HEIGHT),
        *drawing.ground(),
        *drawing.border_lines(),
        element("rect", class_="t-frame", x=EDGE, y=EDGE, width=world.WIDTH, height=world.HEIGHT),
        *drawing.around_africa(),
        *drawing.legend(),
        *drawing.names(),
        *drawing.places(),
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
        drawn.note("make_tnt_board", READS, pictures)


if __name__ == "__main__":
    main(sys.argv[1:])
