"""The words on the board picture: ids of messages that the Scene has to say for it."""

from __future__ import annotations

from collections.abc import Sequence

TWO_LINES = (
    "eastern_united_states",
    "western_united_states",
    "pacific_northwest",
    "western_europe",
    "eastern_europe",
    "southeast_asia",
    "black_sea",
    "caspian_sea",
    "south_china_sea",
    "north_atlantic",
    "south_atlantic",
    "north_pacific",
    "central_pacific",
    "east_pacific",
    "south_pacific",
    "southeast_pacific",
)
"""The spaces whose names are too long for one line of the board: their captions are shorter, and in two lines."""

ACROSS = (
    "canada",
    "eastern_united_states",
    "western_united_states",
    "pacific_northwest",
    "latin_america",
    "southeast_pacific",
    "east_pacific",
)
"""The spaces named at the sides of the board, where east and west meet."""


def caption_ids(space: str) -> tuple[str, ...]:
    """The messages that are the lines of a space's name on the board."""
    return (f"caption-{space}", f"caption-{space}-2") if space in TWO_LINES else (f"space-{space}",)


def board_captions(spaces: Sequence[str]) -> tuple[str, ...]:
    """All messages the board shows, by the attribute ``data-text``."""
    return (*(line for space in spaces for line in caption_ids(space)), *(f"edge-{space}" for space in ACROSS))
