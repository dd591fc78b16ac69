"""The board of a puzzle in words: for the terminal, and for those who do not see the picture.

It is made of the Scene that the puzzle shows, so it gives away no more than that.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from vezerkar.engine.game import Translator
from vezerkar.engine.puzzle import BoardLine, PuzzleOption
from vezerkar.engine.scene import Ground, Point, Scene, Token

HOURS: Final = 12
DEGREES: Final = 30
"""Between two hours of a clock."""
FACT: Final = ", "
"""Parts the name of an area from what its title says besides."""


def board_words(scene: Scene, options: Sequence[PuzzleOption], tr: Translator) -> list[BoardLine]:
    """Return the lines about a board; ``tr`` has the words that all games share."""
    return list(on_ground(scene, scene.ground, tr) if scene.ground else on_areas(scene, options, tr))


def on_areas(scene: Scene, options: Sequence[PuzzleOption], tr: Translator) -> Iterator[BoardLine]:
    """The places that are marked, each area of which there is something to say with its pieces, and what is on no area."""
    names = {option.area: option.name for option in options if option.area}
    titles = {area.id: area.title or names.get(area.id, area.id) for area in scene.areas}
    marked = [titles[area.id].partition(FACT)[0] for area in scene.areas if area.highlight]
    if marked:
        yield BoardLine("", tr("puzzle-words-marked", {"places": FACT.join(marked)}))
    pieces: dict[str, list[str]] = {}
    for token in scene.tokens:
        pieces.setdefault(token.place, []).append(piece(token))
    for area in scene.areas:
        name, _, facts = titles[area.id].partition(FACT)
        there = pieces.pop(area.id, [])
        told = [part for part in (facts, area.badge, *there) if part]
        if told and (there or not area.highlight):
            yield BoardLine(name, "; ".join(told))
    beside = [one for told in pieces.values() for one in told]
    if beside:
        yield BoardLine(tr("puzzle-words-beside", {}), "; ".join(beside))


def on_ground(scene: Scene, ground: Ground, tr: Translator) -> Iterator[BoardLine]:
    """The pieces of an open table, where they stand and which way they face. What lies between them the picture says alone."""
    yield BoardLine("", tr("puzzle-words-picture", {}))
    for token in scene.tokens:
        if token.at is not None:
            told = piece(token)
            if token.turn is not None:
                told += "; " + tr("puzzle-words-facing", {"hour": (token.turn + DEGREES // 2) // DEGREES % HOURS or HOURS})
            yield BoardLine(where(token.at, ground), told)


def where(at: Point, ground: Ground) -> str:
    """A point by its distances from the left edge and from the lower one."""
    return " · ".join(f"{part / ground.units:g}" for part in at) + f" {ground.measure}"


def piece(token: Token) -> str:
    """A piece and its badge."""
    return " ".join(part for part in (token.title, token.badge) if part)
