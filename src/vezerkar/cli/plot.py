"""The outcome of many games as a picture: who won how often, and how the games ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from vezerkar.arena.statistics import Tally
from vezerkar.draw import svg_to_png
from vezerkar.draw.chart import Bar, Group, chart
from vezerkar.engine import VezerkarError

PIXELS = 1520
"""Width of a PNG, in pixels."""


def kind_of(file: Path) -> str:
    """Return the format to draw, by the name of the file. Raises `VezerkarError` if it is neither SVG nor PNG."""
    kind = file.suffix.lower()
    if kind not in (".svg", ".png"):
        raise VezerkarError(f"a plot is an .svg or a .png file, not {file.name}")
    return kind


def draw(tally: Tally, counted: dict[str, Any], sides: Mapping[str, Sequence[str]], title: str) -> str:
    """The chart of these games, of which ``counted`` is the summary, as SVG. ``sides``: the seats of each."""
    games: int = counted["games"]
    won = Group("Wins (95 % interval)", wins(counted, sides), games)
    return chart(title, [won, Group("Endings, by winner", endings(tally, sides), games)])


def wins(counted: dict[str, Any], sides: Mapping[str, Sequence[str]]) -> list[Bar]:
    """A bar for every side, in the colour of its first seat."""
    games = counted["games"]
    found: list[Bar] = []
    for side, seats in sides.items():
        rate = counted["wins"][seats[0]]
        interval = (rate["low"] * games / 1000, rate["high"] * games / 1000)
        note = f"{rate['wins']} of {games}: {rate['low'] / 10:g} to {rate['high'] / 10:g} %"
        found.append(Bar(side, [(seats[0], rate["wins"], f"{side}: {rate['wins']}")], note, interval=interval))
    if counted["draws"]:
        found.append(Bar("draw", [("neutral", counted["draws"], f"draws: {counted['draws']}")], f"{counted['draws']} of {games}"))
    return found


def endings(tally: Tally, sides: Mapping[str, Sequence[str]]) -> list[Bar]:
    """A bar for every ending, its parts those who won by it; a win that several sides share has the colour of the first."""
    found: list[Bar] = []
    for ending, winners in tally.endings_by_winner().items():
        parts = []
        for seats, number in winners.items():
            who = "+".join(side for side, own in sides.items() if own[0] in seats) or "draw"
            parts.append((seats[0] if seats else "neutral", number, f"{who}: {number}"))
        detail = ", ".join(what for _, _, what in parts)
        found.append(Bar(ending.removeprefix("ending-"), parts, f"{sum(winners.values())} of {tally.games}", detail))
    return found


def save(file: Path, svg: str) -> None:
    """Write the picture as what the name of the file says."""
    if kind_of(file) == ".png":
        file.write_bytes(svg_to_png(svg, PIXELS))
    else:
        file.write_text(svg, encoding="utf-8")
