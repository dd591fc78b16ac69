"""The column beside the board of a Scene: dice, tracks, panels and cards."""

from __future__ import annotations

import math
from xml.etree.ElementTree import Element

from vezerkar.draw.board import Symbols
from vezerkar.draw.svg import LINE, PAPER, add, fit, plate, tone, wrap, write
from vezerkar.engine.scene import Card, CardGroup, Die, Panel, Track

CARD_WIDTH, CARD_HEIGHT, GAP = 150.0, 96.0, 12.0


def draw_dice(parent: Element, dice: list[Die], symbols: Symbols, x: float, y: float, width: float) -> float:
    """The last dice with their words; returns where the next thing goes."""
    for die in dice:
        symbols.use(parent, f"die-{die.value}", x, y, 44, tone("british" if die.good else "neutral"))
        for i, line in enumerate(wrap(die.text, width - 60, 15)[:2]):
            write(parent, line, x + 58, y + 20 + 19 * i)
        y += 58
    return y


def draw_track(parent: Element, track: Track, x: float, y: float, width: float) -> float:
    """A row of boxes with a marker on some; returns where the next thing goes."""
    colour = tone(track.tone)
    write(parent, fit(track.title, width, 16), x, y + 15, 16, font_weight=600, fill=colour)
    box = min((width - 4) / max(len(track.boxes), 1), 188.0)
    size = min(13.0, box * 0.55)
    for i, label in enumerate(track.boxes):
        marked = i in track.marks
        fill, stroke = (colour, colour) if marked else (PAPER, LINE)
        plate(parent, (x + i * box, y + 24, box - 4, 34), 6, fill, stroke, 2)
        middle = x + i * box + (box - 4) / 2
        extra: dict[str, object] = {"fill": PAPER, "font_weight": 700} if marked else {}
        write(parent, fit(label, box - min(8.0, box * 0.2), size), middle, y + 46, size, text_anchor="middle", **extra)
    if track.note:
        write(parent, fit(track.note, width, 13), x, y + 76, 13, font_style="italic")
    return y + (92 if track.note else 74)


def draw_panel(parent: Element, panel: Panel, x: float, y: float, width: float) -> float:
    """A titled list of facts; returns where the next thing goes."""
    write(parent, fit(panel.title, width, 16), x, y + 15, 16, font_weight=600, fill=tone(panel.tone))
    add(parent, "path", d=f"M{x:.1f} {y + 22:.1f}h{width:.1f}", stroke=LINE, stroke_width=1)
    y += 42
    for name, value in panel.rows:
        write(parent, fit(name, width * 0.6, 15), x, y)
        write(parent, fit(value, width * 0.4, 15), x + width, y, text_anchor="end", font_weight=600)
        y += 21
    return y + 10


def draw_cards(parent: Element, group: CardGroup, symbols: Symbols, x: float, y: float, width: float) -> float:
    """Cards that lie together, in as many rows as they need; returns where the next thing goes.

    Of a pile only the number is shown, for a pile is opened on demand.
    """
    write(parent, f"{group.title} ({group.count})", x, y + 16, 16, font_weight=600, fill=tone(group.tone))
    y += 26
    if group.style == "pile" or not group.cards:
        return y + 4
    in_row = max(int((width + GAP) // (CARD_WIDTH + GAP)), 1)
    for i, card in enumerate(group.cards):
        row, column = divmod(i, in_row)
        _draw_card(parent, card, symbols, x + column * (CARD_WIDTH + GAP), y + row * (CARD_HEIGHT + GAP))
    rows = math.ceil(len(group.cards) / in_row)
    return y + rows * (CARD_HEIGHT + GAP) + 4


def _draw_card(parent: Element, card: Card, symbols: Symbols, x: float, y: float) -> None:
    colour = tone(card.tone)
    group = add(parent, "g", class_="card", data_card=card.id)
    if card.face == "down":
        plate(group, (x, y, CARD_WIDTH, CARD_HEIGHT), 9, colour, PAPER, 2.5)
        plate(group, (x + 7, y + 7, CARD_WIDTH - 14, CARD_HEIGHT - 14), 5, "none", PAPER, 1.2)
        return
    plate(group, (x, y, CARD_WIDTH, CARD_HEIGHT), 9, PAPER, colour, 2.5)
    if card.value:
        add(group, "circle", cx=x + 20, cy=y + 21, r=14, fill=colour)
        write(group, card.value, x + 20, y + 27, 18, text_anchor="middle", font_weight=700, fill=PAPER)
    left = x + (42 if card.value else 10)
    for i, line in enumerate(wrap(card.title, x + CARD_WIDTH - 6 - left, 15)[:3]):
        write(group, line, left, y + 20 + 17 * i, font_weight=600)
    if card.kind:
        kind = fit(card.kind, CARD_WIDTH - 20 - 24 * len(card.symbols), 13)
        write(group, kind, x + 10, y + CARD_HEIGHT - 11, 13, font_style="italic")
    for i, name in enumerate(reversed(card.symbols)):
        symbols.use(group, name, x + CARD_WIDTH - 30 - 24 * i, y + CARD_HEIGHT - 30, 21, colour)
