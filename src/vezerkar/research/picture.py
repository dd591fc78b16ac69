"""Pictures of a Table: the board as a spectator sees it, in words or as an array of pixels."""

from __future__ import annotations

import zlib
from struct import unpack
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from vezerkar.draw import scene_to_svg, svg_to_png
from vezerkar.engine.event import SPECTATOR
from vezerkar.registry import board_picture, presentation_file
from vezerkar.research.actions import BadSetting
from vezerkar.translation import translator

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from vezerkar.research.table import Table

RENDER_MODES: Final = ("ansi", "human", "rgb_array")
METADATA: Final[dict[str, Any]] = {"render_modes": [*RENDER_MODES], "render_fps": 2}
"""The things that PettingZoo and Gymnasium want to know of every environment."""

WIDTH: Final = 600
"""The width of a picture in pixels."""

SIGNATURE: Final = 8
CHANNELS: Final = 4
LEFT: Final = 1
UP: Final = 2
MEAN: Final = 3
"""Guesses of a PNG: the pixel to the left, the one above, their mean; the next filter chooses one of three."""


def render(table: Table, mode: str | None) -> Any:
    """Return the text of the board (``ansi``) or its pixels (``rgb_array``); print the text (``human``). None without a mode.

    Raises `BadSetting` for any other mode.
    """
    if mode is None:
        return None
    if mode not in RENDER_MODES:
        raise BadSetting(f"there is no render_mode {mode!r}; there are: {', '.join(RENDER_MODES)}")
    view = table.game.view(table.state, SPECTATOR)
    tr = translator(table.game.id, "en")
    if mode == "rgb_array":
        return pixels(picture(table, view))
    text = "\n".join(table.game.text_view(view, tr))
    if mode == "ansi":
        return text
    print(text)
    return None


def picture(table: Table, view: Any) -> bytes:
    """Return a view as a PNG."""
    name = table.game.id
    scene = table.game.scene(view, None, translator(name, "en"))
    return svg_to_png(scene_to_svg(scene, board_picture(scene.board) or "", presentation_file(name, "symbols.svg") or ""), WIDTH)


def pixels(png: bytes) -> NDArray[np.uint8]:
    """Return the pixels of a PNG as `svg_to_png` writes it (8 bits, four channels, not interlaced): height, width, colour."""
    width, height = unpack(">II", png[16:24])
    packed, at = b"", SIGNATURE
    while at < len(png):
        (length,) = unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            packed += png[at + 8 : at + 8 + length]
        at += 12 + length
    rows = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(height, 1 + CHANNELS * width)
    found = np.zeros((height, width, CHANNELS), np.uint8)
    above = np.zeros((width, CHANNELS), np.uint8)
    for y, row in enumerate(rows):
        above = found[y] = unfiltered(int(row[0]), row[1:].reshape(width, CHANNELS), above)
    return np.ascontiguousarray(found[:, :, :3])


def unfiltered(kind: int, row: NDArray[np.uint8], above: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return a row of pixels, of which the file has the differences to a guess of this kind."""
    if kind == 0:
        return row
    if kind == LEFT:
        return np.cumsum(row, axis=0, dtype=np.uint8)
    if kind == UP:
        return row + above
    found: list[list[int]] = []
    left, corner = [0] * CHANNELS, [0] * CHANNELS
    for given, upper in zip(row.tolist(), above.tolist(), strict=True):
        if kind == MEAN:
            left = [(g + (a + b) // 2) & 255 for g, a, b in zip(given, left, upper, strict=True)]
        else:
            left = [(g + nearest(a, b, c)) & 255 for g, a, b, c in zip(given, left, upper, corner, strict=True)]
        corner = upper
        found.append(left)
    return np.array(found, np.uint8)


def nearest(left: int, above: int, corner: int) -> int:
    """Return that of three neighbours which is nearest to left + above - corner (Paeth)."""
    guess = left + above - corner
    if abs(guess - left) <= abs(guess - above) and abs(guess - left) <= abs(guess - corner):
        return left
    return above if abs(guess - above) <= abs(guess - corner) else corner
