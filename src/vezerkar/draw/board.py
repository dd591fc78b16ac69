"""The board of a Scene: highlights, traces, tokens and badges on the board picture."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from xml.etree.ElementTree import Element, fromstring

from vezerkar.draw.open_table import draw_badges, draw_marks, on_picture
from vezerkar.draw.svg import HELD, NAMESPACE, PAPER, add, plate, tone, write
from vezerkar.engine.scene import Area, Overlay, Scene, Token, Trace

LARGEST_TOKEN = 60.0
SHRINK = (1.0, 0.72, 0.58, 0.48)  # how much smaller tokens get with one, two, three, more in a row


@dataclass(frozen=True, slots=True)
class AreaAnchor:
    """A shape of the board picture with its anchor."""

    shape: Element
    x: float
    y: float
    size: float


class Symbols:
    """The symbols of a sheet: to be defined once in a picture, then used."""

    def __init__(self, sheet: str) -> None:
        self.elements = {s.get("id", ""): s for s in fromstring(sheet).iter(f"{{{NAMESPACE}}}symbol")}

    def define(self, parent: Element) -> None:
        """Put all symbols into the picture."""
        add(parent, "defs").extend(self.elements.values())

    def use(self, parent: Element, name: str, x: float, y: float, size: float, colour: str) -> None:
        """Draw a symbol with its upper left corner at a point."""
        if name not in self.elements:
            raise ValueError(f"the symbol sheet has no symbol {name!r}")
        add(parent, "use", href=f"#{name}", x=x, y=y, width=size, height=size, color=colour)


class Board:
    """A board picture on which the contents of a Scene are drawn."""

    def __init__(self, picture: str, symbols: Symbols, texts: Mapping[str, str]) -> None:
        self.root = fromstring(picture)
        self.symbols = symbols
        self.width, self.height = (float(part) for part in self.root.get("viewBox", "0 0 0 0").split()[2:])
        self.places: dict[str, AreaAnchor] = {}
        for shape in self.root.iter():
            name, key = shape.get("data-area"), shape.get("data-text")
            if name:
                x, y, size = (float(shape.get(f"data-{part}", "0")) for part in ("x", "y", "size"))
                self.places[name] = AreaAnchor(shape, x, y, size)
            if key and key in texts:
                shape.text = texts[key]

    def place(self, name: str) -> AreaAnchor:
        """A place by its id."""
        if name not in self.places:
            raise ValueError(f"the board picture has no place {name!r}")
        return self.places[name]

    def draw(self, scene: Scene, overlay: Overlay | None = None) -> Element:
        """The board with everything on it; under an overlay the areas say what it says."""
        areas = scene.areas if overlay is None else overlay.areas
        marks = scene.marks if overlay is None else [*scene.marks, *overlay.marks]
        if scene.ground is not None:
            draw_marks(self.root, scene.ground, marks)
        for area in areas:
            self._highlight(area)
        for trace in scene.traces:
            self._trace(trace)
        heaps: dict[str, list[Token]] = {}
        for token in sorted(scene.tokens, key=lambda t: (t.stack, t.id)):
            if token.at is None:
                heaps.setdefault(token.place, []).append(token)
            elif scene.ground is not None:
                x, y = on_picture(scene.ground, token.at)
                self._token(token, x, y, token.size)
        for name, heap in heaps.items():
            self._heap(self.place(name), heap)
        for area in areas:
            if area.badge:
                place = self.place(area.id)
                self._badge(area.badge, place.x - place.size * 0.36, place.y + place.size * 0.36, 11, "neutral")
        if scene.ground is not None:
            draw_badges(self.root, scene.ground, marks)
        return self.root

    def _highlight(self, area: Area) -> None:
        shape = self.place(area.id).shape
        if area.highlight:
            shape.set("class", f"{shape.get('class', '')} {area.highlight}".strip())
        if area.tone:
            shape.set("style", f"fill:{tone(area.tone)};fill-opacity:0.34")
        if area.title:
            add(shape, "title", area.title)

    def _trace(self, trace: Trace) -> None:
        points = [self.place(name) for name in trace.places]
        line = " ".join(f"{p.x:.1f},{p.y:.1f}" for p in points)
        group = add(self.root, "g", data_trace=trace.id, fill="none", stroke_linejoin="round", stroke_linecap="round")
        add(group, "title", trace.title)
        add(group, "polyline", points=line, stroke=PAPER, stroke_width=8, stroke_opacity=0.8)
        dashes = {"stroke_dasharray": "3 9"} if trace.style == "course" else {}
        add(group, "polyline", points=line, stroke=tone(trace.tone), stroke_width=4, **dashes)
        for p in points[:1]:
            add(group, "circle", cx=p.x, cy=p.y, r=6, fill=PAPER, stroke=tone(trace.tone), stroke_width=3)

    def _heap(self, place: AreaAnchor, heap: list[Token]) -> None:
        """Tokens that share a place lie in rows, overlapping where there is no room."""
        columns = math.ceil(math.sqrt(len(heap)))
        rows = math.ceil(len(heap) / columns)
        size = min(LARGEST_TOKEN, place.size * 0.94) * SHRINK[min(columns, len(SHRINK)) - 1]
        across = min(size * 1.02, (place.size - size) / max(columns - 1, 1))
        down = min(size * 1.02, (place.size - size) / max(rows - 1, 1))
        for i, token in enumerate(heap):
            row, column = divmod(i, columns)
            in_row = min(columns, len(heap) - row * columns)
            self._token(token, place.x + (column - (in_row - 1) / 2) * across, place.y + (row - (rows - 1) / 2) * down, size)

    def _token(self, token: Token, x: float, y: float, size: float) -> None:
        group = add(self.root, "g", class_="token", data_token=token.id)
        if token.faded:
            group.set("opacity", "0.45")
        add(group, "title", token.title)
        colour = tone(token.tone)
        if token.held and token.at is not None:
            add(group, "circle", cx=x, cy=y, r=size * 0.62, fill=HELD, fill_opacity=0.4, stroke=HELD, stroke_width=size * 0.08)
        if token.turn is not None:
            wedge = f"translate({x:g} {y:g}) rotate({token.turn}) scale({size / 64:.4f})"
            add(group, "path", d="M-19-31A36 36 0 0 1 19-31L0-58Z", transform=wedge, fill=colour, stroke=PAPER, stroke_width=2.5)
        if token.face == "down":
            half = size * 0.42
            plate(group, (x - half, y - half, 2 * half, 2 * half), size * 0.12, colour, PAPER, 2)
            write(group, "?", x, y + size * 0.16, size * 0.46, fill=PAPER, text_anchor="middle", font_weight=700)
        else:
            self.symbols.use(group, token.symbol, x - size / 2, y - size / 2, size, colour)
            if token.label:
                self._label(group, token, x, y, size)
        if token.sign:
            self.symbols.use(group, token.sign, x - size * 0.58, y - size * 0.58, size * 0.44, colour)
        if token.badge:
            self._badge(token.badge, x + size * 0.36, y - size * 0.34, max(size * 0.18, 8), token.tone, group)

    def _label(self, group: Element, token: Token, x: float, y: float, size: float) -> None:
        symbol = self.symbols.elements[token.symbol]
        spot = symbol.get("data-label")
        if spot is None:
            halo = {"paint_order": "stroke", "stroke": PAPER, "stroke_width": 3, "stroke_linejoin": "round"}
            write(group, token.label, x, y + size * 0.58, max(size * 0.22, 10), text_anchor="middle", font_weight=700, **halo)
            return
        sx, sy, height = (float(part) * size / 64 for part in spot.split())
        fill = PAPER if symbol.get("data-label-fill") == "paper" else tone(token.tone)
        cx, cy = x - size / 2 + sx, y - size / 2 + sy
        write(group, token.label, cx, cy + height * 0.34, height, text_anchor="middle", font_weight=700, fill=fill)

    def _badge(self, text: str, x: float, y: float, radius: float, owner: str, parent: Element | None = None) -> None:
        group = add(self.root if parent is None else parent, "g", class_="badge")
        width = max(2 * radius, len(text) * radius * 0.95 + radius * 0.8)
        plate(group, (x - width / 2, y - radius, width, 2 * radius), radius, PAPER, tone(owner), 1.8)
        write(group, text, x, y + radius * 0.48, radius * 1.4, text_anchor="middle", font_weight=700, fill=tone(owner))
