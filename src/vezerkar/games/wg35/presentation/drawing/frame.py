"""The frame around a table: a letter for every ten centimetres from west to east, a number from south to north."""

from __future__ import annotations

from vezerkar.games.wg35.presentation.drawing.svg import element, line, path

EDGE = 30
"""Width of the frame."""

CELL = 100
"""Width of a named square: ten centimetres."""


TICK = 10.0
"""Length of the ticks that part them."""


def letter(index: int) -> str:
    """The letter of a column."""
    return chr(ord("A") + index) if index < 26 else letter(index // 26 - 1) + letter(index % 26)


def grid(east: int, north: int) -> str:
    """Faint lines every ten centimetres."""
    lines = [line((float(x), 0.0), (float(x), float(north))) for x in range(CELL, east, CELL)]
    lines += [line((0.0, float(north - y)), (float(east), float(north - y))) for y in range(CELL, north, CELL)]
    return element("path", class_="w-grid", d="".join(lines))


def frame(east: int, north: int) -> str:
    """The frame with its ticks, letters and numbers, and the way north."""
    inner = path([(0.0, 0.0), (float(east), 0.0), (float(east), float(north)), (0.0, float(north))])
    outer = path([(-28.5, -28.5), (east + 28.5, -28.5), (east + 28.5, north + 28.5), (-28.5, north + 28.5)])
    ticks, names = [], []
    for step in range(0, east + 1, CELL):
        x = float(step)
        ticks += [line((x, 0.0), (x, -TICK)), line((x, float(north)), (x, north + TICK))]
    for step in range(0, north + 1, CELL):
        y = float(north - step)
        ticks += [line((0.0, y), (-TICK, y)), line((float(east), y), (east + TICK, y))]
    for k in range((east + CELL - 1) // CELL):
        x = (k * CELL + min((k + 1) * CELL, east)) / 2
        names += [element("text", letter(k), class_="w-coordinate", x=x, y=y) for y in (-9.0, north + 22.0)]
    for k in range((north + CELL - 1) // CELL):
        y = north - (k * CELL + min((k + 1) * CELL, north)) / 2 + 6.5
        names += [element("text", str(k + 1), class_="w-coordinate", x=x, y=y) for x in (-15.0, east + 15.0)]
    return (
        '<g class="w-frame">'
        + element("path", class_="w-edge", d=outer + inner)
        + element("path", class_="w-tick", d="".join(ticks))
        + "".join(names)
        + element("path", class_="w-compass", d=f"M{east + 9} -13L{east + 14} -26L{east + 19} -13L{east + 14} -16Z")
        + element("text", "N", class_="w-compass-name", data_text="compass-north", x=east + 14, y=-2)
        + "</g>"
    )
