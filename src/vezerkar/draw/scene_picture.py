"""A whole Scene as one picture: the prompt, the board, what lies beside it, and the cards below."""

from __future__ import annotations

from xml.etree.ElementTree import Element, tostring

from vezerkar.draw.board import Board, Symbols
from vezerkar.draw.sidebar import draw_cards, draw_dice, draw_panel, draw_track
from vezerkar.draw.svg import NAMESPACE, SOFT, add, tone, wrap, write
from vezerkar.engine.scene import Scene

MARGIN, COLUMN = 24.0, 380.0
FONT = "'Source Sans 3','Source Sans Pro','Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"


def scene_to_svg(scene: Scene, board_svg: str, symbols_svg: str, overlay: str = "") -> str:
    """Draw a Scene, under one of its overlays if that is named. Raises ValueError if the Scene has no such overlay.

    ``board_svg`` and ``symbols_svg`` are the game's board picture and symbol sheet. The picture stands alone: it refers to
    nothing outside.
    """
    shown = next((one for one in scene.overlays if one.id == overlay), None)
    if overlay and shown is None:
        known = ", ".join(one.id for one in scene.overlays) or "none"
        raise ValueError(f"there is no overlay {overlay!r}; there are: {known}")
    symbols = Symbols(symbols_svg)
    board = Board(board_svg, symbols, scene.captions)
    root = Element(f"{{{NAMESPACE}}}svg", {"font-family": FONT})
    page = add(root, "rect", fill=SOFT)
    symbols.define(root)
    beside = bool(scene.tracks or scene.panels or scene.dice)
    width = board.width + 2 * MARGIN + (COLUMN + MARGIN if beside else 0)

    top = _draw_prompt(root, scene, width)
    picture = board.draw(scene, shown)
    for name, value in (("x", MARGIN), ("y", top), ("width", board.width), ("height", board.height)):
        picture.set(name, f"{value:g}")
    root.append(picture)

    x, y = board.width + 2 * MARGIN, top
    if scene.dice:
        y = draw_dice(root, scene.dice, symbols, x, y, COLUMN)
    for track in scene.tracks:
        y = draw_track(root, track, x, y, COLUMN)
    for panel in scene.panels:
        y = draw_panel(root, panel, x, y, COLUMN)
    y = max(y, top + board.height) + 16
    for group in scene.cards:
        y = draw_cards(root, group, symbols, MARGIN, y, width - 2 * MARGIN)

    height = y + MARGIN / 2
    root.set("viewBox", f"0 0 {width:g} {height:g}")
    page.set("width", f"{width:g}")
    page.set("height", f"{height:g}")
    return tostring(root, encoding="unicode")


def board_to_svg(scene: Scene, board_svg: str, symbols_svg: str) -> str:
    """Draw the board of a Scene alone; of a Scene with frames, the part that is looked at first. It stands alone, too."""
    symbols = Symbols(symbols_svg)
    root = Board(board_svg, symbols, scene.captions).draw(scene)
    symbols.define(root)
    root.set("font-family", FONT)
    if scene.frames:
        root.set("viewBox", " ".join(str(part) for part in scene.frames[0].box))
    return tostring(root, encoding="unicode")


def _draw_prompt(root: Element, scene: Scene, width: float) -> float:
    """The prompt above the board; returns where the board begins."""
    colour = tone(scene.prompt.seat or "neutral")
    lines = wrap(scene.prompt.text, width - 2 * MARGIN - 20, 21)
    height = 26.0 * max(len(lines), 1)
    add(root, "rect", x=MARGIN, y=16, width=6, height=height, rx=3, fill=colour)
    for i, line in enumerate(lines):
        write(root, line, MARGIN + 18, 16 + 20 + 26 * i, 21, font_weight=600)
    return 16 + height + 14
