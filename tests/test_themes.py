"""The theme files: every game has one, its pairs of colours can be read, and it has every tone that the game's Scenes name."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from typing import Final

import pytest

from vezerkar.registry import GAMES, presentation_file

FACES: Final = ("deco", "poster", "engraved", "stencil")
ROLES: Final = (
    *("felt", "felt-2", "on-felt", "on-felt-soft", "rule", "paper", "ink", "ink-soft", "stamp", "on-stamp", "go", "on-go"),
    *("gold", "on-gold", "table", "legal", "halo"),
)
SCENERY: Final = ("duel-sky", "duel-glow", "duel-ground", "duel-floor")
"""What stands behind a duel on the stage, in games that have any."""
WORDS: Final = 4.5
OUTLINES: Final = 3.0


def tokens(game: str) -> dict[str, str]:
    """The theme of a game, read."""
    text = presentation_file(game, "theme.json")
    assert text is not None
    found: dict[str, str] = json.loads(text)
    return found


def luminance(colour: str) -> float:
    """How light a colour ``#rrggbb`` is, as WCAG 2 reckons."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast of two colours."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def pairs(found: dict[str, str]) -> list[tuple[str, str, float]]:
    """What is printed or drawn on what, and the contrast it needs."""
    words = [("ink", "paper"), ("ink-soft", "paper"), ("on-stamp", "stamp"), ("on-go", "go"), ("on-gold", "gold")]
    words.append(("stamp", "paper"))
    words += [(text, felt) for text in ("on-felt", "on-felt-soft", "gold") for felt in ("felt", "felt-2")]
    lines = [("rule", "felt"), ("rule", "felt-2"), ("legal", "halo"), ("legal", "paper")]
    for name in tones(found):
        words += [(f"tone-{name}", "paper"), ("halo", f"tone-{name}")]
        words += [(f"tone-{name}-on-felt", felt) for felt in ("felt", "felt-2")]
    return [(*pair, WORDS) for pair in words] + [(*pair, OUTLINES) for pair in lines]


def tones(found: dict[str, str]) -> list[str]:
    """The tones of a theme."""
    return [name.removeprefix("tone-") for name in found if name.startswith("tone-") and not name.endswith("-on-felt")]


@pytest.mark.parametrize("game", GAMES)
def test_a_theme_is_a_flat_list_of_colours_and_a_face(game: str) -> None:
    found = tokens(game)
    assert found.pop("face") in FACES
    assert set(ROLES) <= set(found)
    assert all(re.fullmatch("#[0-9a-f]{6}", colour) for colour in found.values()), "colours are written #rrggbb"


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_printed_in_a_theme_can_be_read(game: str) -> None:
    found = tokens(game)
    reached = {(on, under): contrast(found[on], found[under]) for on, under, _ in pairs(found)}
    poor = {(on, under): reached[on, under] for on, under, least in pairs(found) if reached[on, under] < least}
    assert not poor


@pytest.mark.parametrize("game", [game for game in GAMES if game != "wg35"])
def test_a_theme_paints_the_board_of_its_game(game: str) -> None:
    picture = (files(GAMES[game]) / "presentation/board.svg").read_text("utf-8")
    own = [name for name in tokens(game) if name not in (*ROLES, *SCENERY, "face") and not name.startswith("tone-")]
    assert own and all(f"var(--{name}," in picture for name in own)


def test_no_theme_is_served_for_a_game_that_is_not_there() -> None:
    assert presentation_file("chess", "theme.json") is None
