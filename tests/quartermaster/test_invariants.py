"""Random games of Quartermaster General under observation: secrecy, conservation, replay, undo, notation, words."""

from __future__ import annotations

from itertools import product

import pytest

from tests.cost import first, slow
from tests.invariants import check_game
from vezerkar import game
from vezerkar.games.quartermaster.notation import CODE
from vezerkar.translation import LANGUAGES, translator

QMG = game("quartermaster")
VARIANTS = [
    dict(zip([option.id for option in QMG.options], values, strict=True))
    for values in product(*[option.values for option in QMG.options])
]


@pytest.mark.parametrize("options", first(VARIANTS, 2), ids=lambda options: "-".join(options.values()))
@pytest.mark.slow
def test_random_games_of_every_variant(options: dict[str, str]) -> None:
    check_game(QMG, range(2), options, notations=CODE, every=20)


@slow
def test_random_games_with_all_their_words() -> None:
    check_game(QMG, range(100, 103), says=[translator("quartermaster", lang) for lang in LANGUAGES])
