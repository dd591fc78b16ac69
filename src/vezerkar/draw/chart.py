"""Bar charts: groups of level bars with their numbers beside them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final
from xml.etree.ElementTree import Element, tostring

from vezerkar.draw.scene_picture import FONT
from vezerkar.draw.svg import INK, LINE, NAMESPACE, SOFT, add, fit, tone, write

WIDTH: Final = 760.0
MARGIN: Final = 24.0
LABELS: Final = 170.0
"""Room for the names of the bars."""
NOTES: Final = 190.0
"""Room for their numbers."""
BAR: Final = 20.0
STEP: Final = 30.0
DETAIL: Final = 18.0


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar: its name, its parts (whose colour, how much, what), its numbers in words, beside it and in ``detail`` below it, and
    the ends of an interval if there is one."""

    label: str
    parts: Sequence[tuple[str, float, str]]
    note: str = ""
    detail: str = ""
    interval: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True)
class Group:
    """Bars on a common scale, whose end is ``most``."""

    heading: str
    bars: Sequence[Bar]
    most: float


def chart(title: str, groups: Sequence[Group]) -> str:
    """The chart as SVG."""
    root = Element(f"{{{NAMESPACE}}}svg", {"font-family": FONT, "role": "img"})
    add(root, "title", title)
    page = add(root, "rect", fill=SOFT)
    y = MARGIN + 20
    write(root, fit(title, WIDTH - 2 * MARGIN, 20), MARGIN, y, 20, font_weight=600)
    for group in groups:
        y += 36
        write(root, group.heading, MARGIN, y, 16, font_weight=600)
        y += 12
        for bar in group.bars:
            _draw(root, bar, group.most, y)
            y += STEP
            if bar.detail:
                write(root, fit(bar.detail, WIDTH - 2 * MARGIN, 13), MARGIN, y + 5, 13)
                y += DETAIL
    height = y + MARGIN / 2
    root.set("viewBox", f"0 0 {WIDTH:g} {height:g}")
    page.set("width", f"{WIDTH:g}")
    page.set("height", f"{height:g}")
    return tostring(root, encoding="unicode")


def _draw(root: Element, bar: Bar, most: float, y: float) -> None:
    left, room = MARGIN + LABELS, WIDTH - 2 * MARGIN - LABELS - NOTES
    scale = room / most if most > 0 else 0.0
    line = y + BAR - 5
    write(root, fit(bar.label, LABELS - 10, 15), MARGIN, line)
    add(root, "line", x1=left, y1=y - 2, x2=left, y2=y + BAR + 2, stroke=LINE)
    x = left
    for whose, amount, what in bar.parts:
        if amount > 0:
            piece = add(root, "rect", x=x, y=y, width=amount * scale, height=BAR, fill=tone(whose))
            add(piece, "title", what)
            x += amount * scale
    if bar.interval is not None:
        _whisker(root, left + bar.interval[0] * scale, left + bar.interval[1] * scale, y + BAR / 2)
    write(root, fit(bar.note, NOTES - 10, 15), left + room + 12, line)


def _whisker(root: Element, low: float, high: float, y: float) -> None:
    """An interval: a line with ends, in a light rim so that it is seen on any colour."""
    for colour, thick in ((SOFT, 5), (INK, 2)):
        add(root, "path", d=f"M{low:.1f} {y - 5:.1f}v10M{low:.1f} {y:.1f}H{high:.1f}M{high:.1f} {y - 5:.1f}v10", stroke=colour,
            stroke_width=thick, fill="none")  # fmt: skip
