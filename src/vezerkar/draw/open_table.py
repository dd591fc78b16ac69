"""Open tables: marks and the points that pieces stand at, on a board picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from xml.etree.ElementTree import Element

from vezerkar.draw.svg import PAPER, add, plate, write
from vezerkar.engine.scene import Ground, Mark, Point


@dataclass(frozen=True, slots=True)
class Style:
    """The looks of a mark: its colour, the dashes of its outline in widths of the stroke, how much is tinted, its hatching."""

    colour: str
    dashes: str = ""
    tint: float = 0.14
    hatch: str = ""


STYLES = {
    "reach": Style("#1f5fae", "4 2"),
    "sight": Style("#6b4e00", hatch="M-3 3 3-3M0 12 12 0M9 15 15 9"),
    "blocked": Style("#46525c", "1 2", hatch="M0 0 12 12M12 0 0 12"),
    "danger": Style("#a8201a", "6 2 1 2", hatch="M-3 9 3 15M0 0 12 12M9-3 15 3"),
    "blast": Style("#a33600", "2 1", hatch="M3 1.5V4.500M1.500 3H4.500M9 7.500V10.500M7.500 9H10.500"),
    "range": Style("#0b6272", "0.5 3", tint=0.04),
    "zone": Style("#5b2a86", "8 3", hatch="M0 6H12"),
    "objective": Style("#0b6b48"),
    "path": Style("#14283c", "5 2", tint=0.0),
}
"""The looks of each style, told by dashes and hatching, not by colour alone. The page's are in its style sheet."""


def on_picture(ground: Ground, point: Point) -> Point:
    """Return the place of a point on the board picture, where y goes down."""
    return point[0], ground.height - point[1]


def draw_marks(root: Element, ground: Ground, marks: Sequence[Mark]) -> None:
    """Lay marks over the board; their badges follow with `draw_badges`."""
    thick = ground.height / 300
    defs = add(root, "defs")
    for name in sorted({mark.style for mark in marks if style_of(mark).hatch}):
        scale = f"scale({thick * 0.9:.2f})"
        pattern = add(
            defs, "pattern", id=f"hatch-{name}", width=12, height=12, patternUnits="userSpaceOnUse", patternTransform=scale
        )
        add(pattern, "path", d=STYLES[name].hatch, fill="none", stroke=STYLES[name].colour, stroke_width=1.3, opacity=0.6)
    for mark in marks:
        style = style_of(mark)
        group = add(root, "g", data_mark=mark.id, fill="none", stroke_linejoin="round", stroke_linecap="round")
        if mark.title:
            add(group, "title", mark.title)
        path = outline(mark, ground)
        if mark.shape != "line":
            rule = "evenodd" if mark.shape == "polygon" else "nonzero"
            add(group, "path", d=path, fill=style.colour, fill_opacity=style.tint, fill_rule=rule)
            if style.hatch:
                add(group, "path", d=path, fill=f"url(#hatch-{mark.style})", fill_rule=rule)
        add(group, "path", d=path, stroke=PAPER, stroke_width=thick * 2, stroke_opacity=0.8)
        dashes = {"stroke_dasharray": " ".join(f"{float(d) * thick:.1f}" for d in style.dashes.split())} if style.dashes else {}
        add(group, "path", d=path, stroke=style.colour, stroke_width=thick, **dashes)


def draw_badges(root: Element, ground: Ground, marks: Sequence[Mark]) -> None:
    """The badges of marks, over the pieces."""
    high = ground.height / 40
    for mark in marks:
        spot = badge_at(mark)
        if spot is None:
            continue
        x, y = on_picture(ground, spot)
        if mark.shape == "line" and mark.spot is None:
            y -= int(high)
        colour = style_of(mark).colour
        width = max(high, high * (0.5 + len(mark.badge) * 0.36))
        group = add(root, "g", class_="badge")
        plate(group, (x - width / 2, y - high / 2, width, high), high / 2, PAPER, colour, high / 14)
        write(group, mark.badge, x, y + high * 0.22, high * 0.62, text_anchor="middle", font_weight=700, fill=colour)


def style_of(mark: Mark) -> Style:
    """Return the looks of a mark. Raises ValueError if its style is unknown."""
    if mark.style not in STYLES:
        raise ValueError(f"there is no style {mark.style!r} of marks; there are: {', '.join(STYLES)}")
    return STYLES[mark.style]


def badge_at(mark: Mark) -> Point | None:
    """Return the point at which the badge of a mark is shown, if it has one."""
    points = corners(mark.lines[0]) if mark.lines else []
    if not mark.badge or not points:
        return None
    if mark.spot is not None:
        return mark.spot
    if mark.shape == "circle":
        return points[0][0], points[0][1] + mark.radius
    return points[-1] if mark.shape == "line" else points[0]


def corners(line: Sequence[int]) -> list[Point]:
    """A list of coordinates as points."""
    return list(zip(line[::2], line[1::2], strict=False))


def outline(mark: Mark, ground: Ground) -> str:
    """The outline of a mark as the path of an SVG."""
    lines = [[on_picture(ground, point) for point in corners(line)] for line in mark.lines]
    if mark.shape == "circle":
        r = mark.radius
        return "".join(f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0Z" for line in lines for x, y in line)
    end = "Z" if mark.shape == "polygon" else ""
    return "".join("M" + "L".join(f"{x} {y}" for x, y in line) + end for line in lines)
