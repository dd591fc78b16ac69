"""The few SVG pieces every drawing is made of."""

from __future__ import annotations

from xml.etree.ElementTree import Element, SubElement, register_namespace

NAMESPACE = "http://www.w3.org/2000/svg"
INK, PAPER, SOFT, LINE = "#1f3a49", "#fdfaf1", "#f6f0e2", "#9a8c6c"
HELD = "#b3530a"
"""Colour under the piece in hand."""
TONES = {
    "german": "#7c2d28",
    "british": "#1d4a73",
    "neutral": "#3f474d",
    "germany": "#515b65",
    "uk": "#1c57b0",
    "japan": "#a84600",
    "ussr": "#6e0b1c",
    "italy": "#451560",
    "usa": "#187f49",
    "minor": "#7d5326",
    "italian": "#6a5f14",
    "french": "#0c6c7e",
    "britain": "#3b3f99",
    "axis": "#3f474d",
    "west": "#27489b",
    "a": "#1f4fa0",
    "b": "#96301f",
    "investment": "#5d4a2c",
    "season-spring": "#2d6b34",
    "season-summer": "#8a5a00",
    "season-fall": "#9a4a1f",
}

register_namespace("", NAMESPACE)


def tone(name: str) -> str:
    """The colour of an owner's role; roles without a colour of their own look neutral."""
    return TONES.get(name, TONES["neutral"])


def add(parent: Element, tag: str, text: str = "", **attributes: object) -> Element:
    """Append an element; ``_`` in attribute names stands for ``-`` and a trailing one is dropped."""
    names = {name.rstrip("_").replace("_", "-"): _value(value) for name, value in attributes.items()}
    child = SubElement(parent, f"{{{NAMESPACE}}}{tag}", names)
    if text:
        child.text = text
    return child


def _value(value: object) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def plate(parent: Element, spot: tuple[float, float, float, float], radius: float, fill: str, stroke: str, thick: float) -> None:
    """Append a rounded rectangle; ``spot`` is x, y, width, height."""
    x, y, width, height = spot
    add(parent, "rect", x=x, y=y, width=width, height=height, rx=radius, fill=fill, stroke=stroke, stroke_width=thick)


def write(parent: Element, text: str, x: float, y: float, size: float = 15, **attributes: object) -> Element:
    """Append a line of text; ``y`` is its baseline."""
    return add(parent, "text", text, x=x, y=y, font_size=size, **{"fill": INK, **attributes})


def fit(text: str, width: float, size: float) -> str:
    """The text, cut with an ellipsis if it is wider than there is room for."""
    room = int(width / (size * 0.5))
    return text if len(text) <= room else text[: max(room - 1, 0)].rstrip() + "…"


def wrap(text: str, width: float, size: float) -> list[str]:
    """The text broken into lines of about the given width."""
    room = max(int(width / (size * 0.5)), 1)
    lines: list[str] = []
    for word in text.split():
        if lines and len(lines[-1]) + 1 + len(word) <= room:
            lines[-1] += " " + word
        else:
            lines.append(word)
    return lines
