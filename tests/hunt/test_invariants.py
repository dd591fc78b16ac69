"""Random games of The Hunt under observation: secrecy, conservation, replay, undo, notation, words."""

from __future__ import annotations

from itertools import product

import pytest

from tests.cost import first, slow
from tests.invariants import check_game
from vezerkar import game
from vezerkar.games.hunt.notation import CODE
from vezerkar.translation import LANGUAGES, translator

HUNT = game("hunt")
VARIANTS = [
    dict(zip([option.id for option in HUNT.options], values, strict=True))
    for values in product(*[option.values for option in HUNT.options])
]


@slow
@pytest.mark.parametrize("options", first(VARIANTS, 2), ids=lambda options: "-".join(options.values()))
def test_random_games_of_every_variant(options: dict[str, str]) -> None:
    check_game(HUNT, range(6), options, notations=CODE)


def test_random_games_with_all_their_words() -> None:
    check_game(HUNT, range(100, 106), says=[translator("hunt", lang) for lang in LANGUAGES])
