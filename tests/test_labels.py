"""The words on the board pictures: how much each matters, and that they can be read where one looks at first."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final
from xml.etree.ElementTree import Element, fromstring

import pytest

from vezerkar import game
from vezerkar.registry import GAMES
from vezerkar.translation import translator

LEAST: Final = 12
FREE: Final = (1224, 772)
"""What a window of 1440 by 900 leaves between bar, rail and hand."""
NAMES: Final = {
    "hunt": ("number", "port-name", "city", "island", "degree", "country", "ocean", "caption"),
    "quartermaster": ("q-name", "q-edge-name"),
    "triumph": ("t-name",),
}
"""The classes of names; the legend and the numbers on signs are none."""


def picture(name: str) -> str:
    return (files(GAMES[name]) / "presentation/board.svg").read_text("utf-8")


def labels(name: str) -> list[Element]:
    """The names on a board."""
    texts = fromstring(picture(name)).iter("{http://www.w3.org/2000/svg}text")
    return [text for text in texts if set(NAMES[name]) & set(text.get("class", "").split())]


@pytest.mark.parametrize("name", NAMES)
def test_every_name_says_how_much_it_matters(name: str) -> None:
    assert {text.get("data-tier") for text in labels(name)} == {"1", "2", "3"}


@pytest.mark.parametrize(
    ("name", "key", "tier"),
    [
        ("triumph", "area-berlin", "1"),
        ("triumph", "area-munich", "2"),
        ("triumph", "area-dublin", "3"),
        ("triumph", "area-irish_sea", "3"),
        ("quartermaster", "space-germany", "1"),
        ("quartermaster", "space-western_europe", "2"),
        ("quartermaster", "space-africa", "3"),
        ("hunt", "port-gb", "2"),
        ("hunt", "ocean-north", "3"),
    ],
)
def test_capitals_matter_most_and_seas_least(name: str, key: str, tier: str) -> None:
    found = [
        text.get("data-tier") for text in labels(name) if text.get("data-text", "").removeprefix("caption-") in (key, key[6:])
    ]
    assert found and set(found) == {tier}


@pytest.mark.parametrize("name", NAMES)
def test_no_name_is_too_small_where_one_looks_at_first(name: str) -> None:
    match = game(name).start(seed=1)
    sizes = dict(re.findall(r"\.board \.([\w.-]+)\{[^}]*?font-size:([\d.]+)px", picture(name)))
    printed = {rule: float(size) for rule, size in sizes.items() if set(rule.split(".")) & {*NAMES[name], "q-short"}}
    assert printed
    for seat in (*match.seats, None):
        _, _, width, height = game(name).scene(match.view(seat), None, translator(name, "en")).frames[0].box
        scale = min(FREE[0] / width, FREE[1] / height)
        small = {rule: size * scale for rule, size in printed.items() if size * scale < LEAST - 0.2}
        assert not small, f"{seat} reads {small}"
