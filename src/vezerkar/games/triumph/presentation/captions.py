"""The words on the board picture: ids of messages that the Scene has to say for it."""

from __future__ import annotations

from collections.abc import Sequence

TWO_LINES = (
    "english_channel",
    "gulf_of_bothnia",
    "western_mediterranean",
    "central_mediterranean",
    "eastern_mediterranean",
    "western_black_sea",
    "eastern_black_sea",
    "northern_caspian_sea",
    "southern_caspian_sea",
    "north_atlantic_ocean",
    "mid_atlantic_ocean",
    "south_atlantic_ocean",
    "west_indian_ocean",
    "east_indian_ocean",
)
"""The areas whose names are too long for one line of the board: their captions are in two lines."""

BORDERS = ("plains", "river", "forest", "mountain", "strait", "coast", "sea", "ocean")
CITIES = ("main_capital", "subcapital", "capital_city", "city", "town")
LEGEND = (*BORDERS, *CITIES, "muster", "res_black", "res_red", "out_of_play")
"""Entries of the legend: borders, cities, and signs."""


def caption_ids(area: str) -> tuple[str, ...]:
    """The messages that are the lines of an area's name on the board."""
    return (f"caption-{area}", f"caption-{area}-2") if area in TWO_LINES else (f"area-{area}",)


def board_captions(areas: Sequence[str]) -> tuple[str, ...]:
    """All messages the board shows, by the attribute ``data-text``."""
    return (*(line for area in areas for line in caption_ids(area)), *(f"legend-{sign}" for sign in LEGEND), "around-africa")
