"""Shared parts of the makers of boards: a bent projection, and the few SVG pieces they write."""

from __future__ import annotations

import math
from functools import cached_property
from xml.sax.saxutils import escape, quoteattr

Point = tuple[float, float]
Anchor = tuple[float, float, float, float]
"""A place that is known: longitude, latitude, x, y."""


CLEAR_AREAS = 'data-areas="clear"'
"""Of a picture whose areas draw nothing: whoever shows places of its own over it need not keep these."""
HIGHLIGHTS = """\
.board .area.legal{fill:var(--legal-fill,rgba(18,122,84,.22));stroke:var(--legal,#0b6b48);stroke-width:4.5;stroke-dasharray:13 6}
.board .area.reach{fill:url(#board-reach);stroke:var(--reach,#1f5fae);stroke-width:4;stroke-dasharray:1 8;stroke-linecap:round}
.board .area.maybe{fill:url(#board-maybe);stroke:var(--maybe,#7a4a00);stroke-width:3;stroke-dasharray:5 4}
.board .area.danger{fill:url(#board-danger);stroke:var(--danger,#a8201a);stroke-width:4.5;stroke-dasharray:20 4 4 4}
.board .area.focus{stroke:var(--focus,#111);stroke-width:6;stroke-dasharray:none}
.board .hatch-reach{fill:var(--reach,#1f5fae);opacity:.5}
.board .hatch-maybe{fill:none;stroke:var(--maybe,#7a4a00);stroke-width:2.2;opacity:.42}
.board .hatch-danger{fill:none;stroke:var(--danger,#a8201a);stroke-width:1.8;opacity:.5}
"""
"""Style of the states of an area (see ``vezerkar.engine.scene.Area``).

They differ in fill, dash and hatching, not only in colour.
"""

HIGHLIGHT_DEFS = (
    '<pattern id="board-reach" width="12" height="12" patternUnits="userSpaceOnUse">'
    '<circle class="hatch-reach" cx="3" cy="3" r="1.8"/><circle class="hatch-reach" cx="9" cy="9" r="1.8"/></pattern>'
    '<pattern id="board-maybe" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<path class="hatch-maybe" d="M5.5 0V11"/></pattern>'
    '<pattern id="board-danger" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<path class="hatch-danger" d="M6 0V12M0 6H12"/></pattern>'
)
"""The hatchings they need."""


class Spline:
    """Longitude and latitude to the map: a thin-plate spline through the anchors, slightly smoothed."""

    SMOOTHING = 0.002

    def __init__(self, anchors: tuple[Anchor, ...], centre: Point, span: float) -> None:
        """``centre`` and ``span``: roughly the middle and the extent of the anchors in degrees, to keep the numbers small."""
        self.centre, self.span = centre, span
        self.knots = [self._scaled(lon, lat) for lon, lat, _, _ in anchors]
        size = len(anchors) + 3
        rows = [[0.0] * (size + 2) for _ in range(size)]
        for i, (u, v) in enumerate(self.knots):
            for j, (s, t) in enumerate(self.knots):
                rows[i][j] = self._kernel(u - s, v - t)
            rows[i][i] += self.SMOOTHING
            for k, value in enumerate((1.0, u, v), len(anchors)):
                rows[i][k] = rows[k][i] = value
            rows[i][size:] = anchors[i][2:]
        self._rows = rows

    @cached_property
    def weights(self) -> list[list[float]]:
        """Weight of each anchor at a place; worked out when the first place is asked for."""
        return self._solve(self._rows)

    def _scaled(self, lon: float, lat: float) -> Point:
        return (lon - self.centre[0]) / self.span, (lat - self.centre[1]) / self.span

    @staticmethod
    def _kernel(du: float, dv: float) -> float:
        square = du * du + dv * dv
        return square * math.log(square) if square else 0.0

    @staticmethod
    def _solve(rows: list[list[float]]) -> list[list[float]]:
        """Gauss and Jordan with pivoting; the last two columns are the right-hand sides."""
        size = len(rows)
        for i in range(size):
            pivot = max(range(i, size), key=lambda r: abs(rows[r][i]))
            rows[i], rows[pivot] = rows[pivot], rows[i]
            head = rows[i][i]
            rows[i] = [value / head for value in rows[i]]
            for r in range(size):
                if r != i and rows[r][i]:
                    factor = rows[r][i]
                    rows[r] = [a - factor * b for a, b in zip(rows[r], rows[i], strict=True)]
        return [row[size:] for row in rows]

    def __call__(self, lon: float, lat: float) -> Point:
        """Return where a place of the globe lies on the map."""
        u, v = self._scaled(lon, lat)
        terms = [self._kernel(u - s, v - t) for s, t in self.knots] + [1.0, u, v]
        x, y = (sum(term * weight[axis] for term, weight in zip(terms, self.weights, strict=True)) for axis in (0, 1))
        return x, y


def number(value: float) -> str:
    """A coordinate with one decimal, as short as can be."""
    return f"{value:.1f}".removesuffix(".0").replace("-0", "0") if abs(value) < 0.05 else f"{value:.1f}".removesuffix(".0")


def path(points: list[Point], close: bool = True) -> str:
    """Path data of a polygon or polyline."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + ("Z" if close else "")


def element(tag: str, text: str | None = None, **attributes: object) -> str:
    """An SVG element; ``_`` in attribute names stands for ``-`` and a trailing one is dropped."""
    parts = "".join(
        f" {name.rstrip('_').replace('_', '-')}={quoteattr(number(value) if isinstance(value, float) else str(value))}"
        for name, value in attributes.items()
    )
    return f"<{tag}{parts}/>" if text is None else f"<{tag}{parts}>{escape(text)}</{tag}>"


def area(name: str, cx: float, cy: float, size: float, shape: str, classes: str) -> str:
    """A place pieces can lie on."""
    return element("path", class_=classes, data_area=name, data_x=cx, data_y=cy, data_size=size, d=shape)


def caption(key: str, text: str, cx: float, cy: float, classes: str = "caption", **more: object) -> str:
    """Words on the board, replaceable by language."""
    return element("text", text, class_=classes, data_text=key, x=cx, y=cy, **more)
