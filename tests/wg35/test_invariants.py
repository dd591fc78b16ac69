"""Random battles of WG35 under observation: secrecy, conservation, replay, undo, notation, words."""

from __future__ import annotations

from itertools import cycle, islice

import pytest

from tests.cost import only, slow
from tests.invariants import check_game
from vezerkar import game
from vezerkar.games.wg35.game_data import MISSIONS, SAMPLES
from vezerkar.translation import LANGUAGES, translator

WG35 = game("wg35")
NOTATIONS = (
    "move",
    "to 600,600",
    "to 600,600,0",
    "at b1",
    "on 10,10,0",
    "shoot single kar98k",
    "play a1 aim",
    "end",
    "rally a2",
    "edge north",
)
"""Actions to be refused in an orderly way when they are not legal."""
PAIRS = list(zip(SAMPLES, islice(cycle(SAMPLES), 3, None), strict=False))


@pytest.mark.parametrize("mission", only(MISSIONS, ["raid"]))
def test_random_battles_of_every_mission(mission: str) -> None:
    one, other = PAIRS[MISSIONS.index(mission)]
    options = {"mission": mission, "army_a": one, "army_b": other}
    check_game(WG35, range(1), options, notations=NOTATIONS, every=60, secrets=False)


@slow
def test_a_battle_of_armies_built_by_hand() -> None:
    check_game(WG35, ["built"], notations=NOTATIONS, every=60)


@slow
def test_a_battle_with_all_its_words() -> None:
    options = {"army_a": SAMPLES[0], "army_b": SAMPLES[1]}
    check_game(WG35, ["words"], options, [translator("wg35", lang) for lang in LANGUAGES], every=60, secrets=False)
