"""Buildings from above: floor, stairs, ladders, a roof one sees through, walls, and the openings in them."""

from __future__ import annotations

from math import pi

from vezerkar.games.wg35.library.terrain import OpeningData, PieceData
from vezerkar.games.wg35.presentation.drawing.ground import ladder, rise
from vezerkar.games.wg35.presentation.drawing.pen import Pen
from vezerkar.games.wg35.presentation.drawing.svg import Point, box, chords, circle, element, line, middle, path

OUTWARD, STOREY = 7.0, 12.0
"""Distance outside its wall at which an opening of the first upper storey is drawn, and the step to each further one.

So it covers none below.
"""


class Wall:
    """One wall: `at(s, t)` is the point `s` along it in the order of the polygon and `t` outwards from its outer face."""

    def __init__(self, points: list[Point], edge: int) -> None:
        self.ax, self.ay = points[edge]
        bx, by = points[(edge + 1) % len(points)]
        long = max(abs(bx - self.ax), abs(by - self.ay))
        self.ux, self.uy = (bx - self.ax) / long, (by - self.ay) / long

    def at(self, s: float, t: float) -> Point:
        """A point in the picture."""
        return self.ax + s * self.ux - t * self.uy, self.ay + s * self.uy + t * self.ux

    def plate(self, s0: float, t0: float, s1: float, t1: float) -> list[Point]:
        """The corners of a rectangle along the wall, counter-clockwise as one sees them."""
        return [self.at(s0, t1), self.at(s1, t1), self.at(s1, t0), self.at(s0, t0)]


def building(pen: Pen, data: PieceData, north: int) -> None:
    """Draw a building with all that is in it."""
    ruined = not data["roof"]
    # What lies in a ruin is a piece of its own, so its floor is the ground.
    pen.outline("w-clear" if ruined else "w-floor")
    left, top, right, bottom = box(pen.points)
    thick = float(data["wall_thickness_mm"])
    room = [
        (left + thick, bottom - thick),
        (right - thick, bottom - thick),
        (right - thick, top + thick),
        (left + thick, top + thick),
    ]
    if not ruined:
        boards = chords(room, 16.0, 0.0 if right - left >= bottom - top else pi / 2)
        pen.add("w-floor-line", *(line(a, b) for a, b in boards))
    for index, stairs in enumerate(data["stairs"]):
        part = Pen(f"{data['id']}/stairs-{index}", stairs["polygon"], north)
        rise(part, stairs["direction"], steps=True)
        pen.parts += [f'<g data-part="stairs-{index}">', *part.parts, "</g>"]
    for index, way in enumerate(data["ladders"]):
        part = Pen(f"{data['id']}/ladder-{index}", way["polygon"], north)
        ladder(part)
        pen.parts += [f'<g data-part="ladder-{index}">', *part.parts, "</g>"]
    if not ruined:
        roof(pen, data["type"], room, data["roof_access"])
    walls = path(pen.points) + path(room)
    pen.parts.append(element("path", class_="w-ruin" if ruined else "w-wall", fill_rule="evenodd", d=walls))
    if ruined:
        pen.add("w-floor-crack", *_cracks(pen, thick))
    for opening in data["openings"]:
        pen.parts.append(_opening(pen, data, opening, thick))


def _cracks(pen: Pen, thick: float) -> list[str]:
    """Bites out of the top of a ruin's walls."""
    found = []
    for edge in range(4):
        wall = Wall(pen.points, edge)
        (ax, ay), (bx, by) = pen.points[edge], pen.points[(edge + 1) % 4]
        s, length = pen.rng(6, 20), max(abs(bx - ax), abs(by - ay))
        while s < length - 10.0:
            found.append(path([wall.at(s, 0.0), wall.at(s + pen.rng(2, 5), -thick), wall.at(s + pen.rng(5, 7), 0.0)]))
            s += pen.rng(14, 34)
    return found


def roof(pen: Pen, kind: str, room: list[Point], access: bool) -> None:
    """A roof, so thin that one sees what is under it. Its lines tell the kinds of houses apart."""
    pen.add("w-roof", path(room))
    left, top, right, bottom = box(room)
    x, y = middle(room)
    wide = right - left >= bottom - top
    across = pi / 2 if wide else 0.0
    if access:
        # A flat roof to stand on: a parapet, no ridge.
        pen.add("w-roof-line", path([(left + 5, top + 5), (right - 5, top + 5), (right - 5, bottom - 5), (left + 5, bottom - 5)]))
        return
    if kind == "church_tower":
        pen.add("w-roof-ridge", *(line((x, y), corner) for corner in room))
        pen.add("w-roof-ridge", line((x, y - 9), (x, y + 9)), line((x - 6, y - 3), (x + 6, y - 3)), circle(x, y, 13.0))
        return
    if kind == "bunker":
        pen.add("w-roof-ridge", *(line(a, b) for a, b in chords(room, 10.0, 0.0 if wide else pi / 2)))
        return
    hip = min(right - left, bottom - top) / 2
    if kind == "barn":
        hip /= 2
        rims = [(0.25, 0.25), (0.75, 0.75)]
        for share, _ in rims:
            a = (left, top + (bottom - top) * share) if wide else (left + (right - left) * share, top)
            b = (right, top + (bottom - top) * share) if wide else (left + (right - left) * share, bottom)
            pen.add("w-roof-line", line(a, b))
    ends = ((left + hip, y), (right - hip, y)) if wide else ((x, top + hip), (x, bottom - hip))
    pen.add("w-roof-tiles", *(line(a, b) for a, b in chords(room, 12.0, across)))
    nearest = [min(ends, key=lambda end: abs(end[0] - cx) + abs(end[1] - cy)) for cx, cy in room]
    ridge = [line(*ends)]
    if kind != "barn":
        ridge += [line(corner, end) for corner, end in zip(room, nearest, strict=True)]
    else:
        ridge = [line((left, y), (right, y)) if wide else line((x, top), (x, bottom))]
    pen.add("w-roof-ridge", *ridge)


def spot(pen: Pen, opening: OpeningData, thick: float) -> list[Point]:
    """The place of an opening: the part of the wall it takes up, on upper storeys as much outside of it, and room to click."""
    wall = Wall(pen.points, opening["edge"])
    begin, end = float(opening["offset_mm"]), float(opening["offset_mm"] + opening["width_mm"])
    if opening["storey"]:
        base = OUTWARD + STOREY * (opening["storey"] - 1)
        return wall.plate(begin, base - 2.0, end, base + 8.0)
    return wall.plate(begin, -thick - 5.0, end, 3.0 if opening["kind"] != "door" else 8.0)


def _opening(pen: Pen, data: PieceData, opening: OpeningData, thick: float) -> str:
    wall = Wall(pen.points, opening["edge"])
    begin, end = float(opening["offset_mm"]), float(opening["offset_mm"] + opening["width_mm"])
    half = (begin + end) / 2
    parts = []
    if opening["storey"]:
        base = OUTWARD + STOREY * (opening["storey"] - 1)
        parts.append(element("path", class_="w-pane", d=path(wall.plate(begin, base, end, base + 6.0))))
        parts.append(element("path", class_="w-ink-line w-fine", d=line(wall.at(begin, base + 3.0), wall.at(end, base + 3.0))))
        parts.append(element("path", class_="w-tie", d=line(wall.at(half, 0.0), wall.at(half, base))))
        x, y = wall.at(end + 12.0, base + 3.0)
        floor = data["storeys"][opening["storey"]]["floor_mm"]
        parts.append(element("text", f"+{floor}", class_="w-storey", x=x, y=y + 3.5))
        inward, low = 0.0, base
    else:
        parts.append(element("path", class_="w-gap", d=path(wall.plate(begin, -thick, end, 0.0))))
        inward, low = -thick, -thick
    high = low + (6.0 if opening["storey"] else thick)
    if opening["kind"] == "door":
        # The leaf in the middle of the gap, jambs to both sides, and a step outside. Whether it is open is for a Scene to say.
        parts.append(element("path", class_="w-door", d=path(wall.plate(begin, low + 1.0, end, high - 1.0))))
        parts.append(element("path", class_="w-step", d=path(wall.plate(begin - 1.5, high, end + 1.5, high + 4.0))))
        parts.append(
            element(
                "path",
                class_="w-ink-line",
                d=line(wall.at(begin, low - 2.0), wall.at(begin, high + 2.0))
                + line(wall.at(end, low - 2.0), wall.at(end, high + 2.0)),
            )
        )
        if opening["lock"]:
            x, y = wall.at(half, high + 8.0)
            shackle = f"M{x - 2:.1f} {y:.1f}v-2.5a2 2 0 0 1 4 0v2.5"
            parts.append(element("path", class_="w-ink-line", d=shackle))
            parts.append(element("path", class_="w-dark", d=f"M{x - 3:.1f} {y:.1f}h6v5h-6Z"))
    elif opening["kind"] == "window":
        if not opening["storey"]:
            parts.append(element("path", class_="w-pane", d=path(wall.plate(begin, low, end, high))))
            parts.append(
                element(
                    "path", class_="w-ink-line w-fine", d=line(wall.at(begin, (low + high) / 2), wall.at(end, (low + high) / 2))
                )
            )
        parts.append(element("path", class_="w-ink-line", d=line(wall.at(half, low), wall.at(half, high))))
    else:
        funnel = [wall.at(half - 2.0, high), wall.at(half + 2.0, high), wall.at(end, low), wall.at(begin, low)]
        parts.append(
            element("path", class_="w-loop", d=path(wall.plate(begin, inward if not opening["storey"] else low, end, high)))
        )
        parts.append(element("path", class_="w-pane", d=path(funnel)))
    args = {"data_opening": f"{data['id']}/{opening['id']}", "data_kind": opening["kind"], "data_storey": opening["storey"]}
    names = "".join(f' {key.replace("_", "-")}="{value}"' for key, value in args.items())
    return f"<g{names}>{''.join(parts)}</g>"
