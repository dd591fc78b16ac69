"""Random games of Triumph & Tragedy under observation: secrecy, conservation, replay, undo, notation, words."""

from __future__ import annotations

from itertools import product

import pytest

from tests.cost import first, slow
from tests.invariants import Checker, check_game
from tests.triumph.warlike import choose
from vezerkar import game
from vezerkar.games.triumph.game_data import FACTIONS
from vezerkar.games.triumph.notation import CODE
from vezerkar.translation import LANGUAGES, translator

TNT = game("triumph")
VARIANTS = [
    dict(zip([option.id for option in TNT.options], values, strict=True))
    for values in product(*[option.values for option in TNT.options])
]


@pytest.mark.parametrize("options", first(VARIANTS, 0), ids=lambda options: "-".join(options.values()))
def test_games_at_war_of_every_variant(options: dict[str, str]) -> None:
    check_game(TNT, range(1), options, notations=CODE, every=60, taste=choose)


@slow
@pytest.mark.parametrize("seed", first([100, 101]))
@pytest.mark.parametrize("players", first(["three", "two"]))
def test_random_games(players: str, seed: int) -> None:
    check_game(TNT, [seed], {"players": players}, notations=CODE, every=40)


@slow
def test_a_game_at_war_with_all_its_words() -> None:
    check_game(TNT, ["words"], says=[translator("triumph", lang) for lang in LANGUAGES], every=60, taste=choose)


@slow
@pytest.mark.parametrize("players", ["three", "two"])
def test_a_war_of_all_against_all(players: str) -> None:
    checker = Checker(TNT, "war", {"players": players}, (), set(), 40, choose)
    position = checker.match.position()
    state = position["state"]
    assert isinstance(state, dict) and isinstance(state["factions"], dict)
    for name in FACTIONS:
        faction = state["factions"][name]
        assert isinstance(faction, dict)
        faction["war"] = [other for other in FACTIONS if other != name and (players == "three" or "axis" in (name, other))]
        faction["techs"] = ["precision_bombsight", "lsts"]
    checker.match = TNT.position(position)
    checker.run()
    assert sum(event.kind == "battle" for event in checker.match.event_log) > 5, "this war is no war"
    assert checker.deceived >= {*FACTIONS, None}
