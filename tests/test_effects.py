"""What events show on the board for a moment: where, how, and never more than the event tells."""

from __future__ import annotations

import re
from random import Random
from typing import Final

import pytest

from tests.cost import slow
from tests.rules.wg35.shots import begin
from tests.rules.wg35.skirmish import skirmish
from vezerkar import game
from vezerkar.engine import Event
from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.scene import Effect
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.point import point
from vezerkar.games.wg35.notation import FIGURE_INDEX
from vezerkar.registry import GAMES, presentation_file
from vezerkar.translation import LANGUAGES, translator

STYLES: Final = ("tracer", "lob", "burst", "smoke", "strip", "clash", "fall", "sign")
POINT: Final = re.compile(r"\d+,\d+,\d+")
MOST: Final = 500


def shown(name: str, of: str, **data: int | str | list[str]) -> list[Effect]:
    return game(name).effects(Event(of, dict(data)), translator(name, "en"))


@slow
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_effects_are_of_known_styles_at_places_of_the_board(name: str, lang: str, recwarn: pytest.WarningsRecorder) -> None:
    rules, tr = game(name), translator(name, lang)
    rng = Random(name)
    match = rules.start(f"effects {name}", options=dict(rules.recommended))
    while not match.state.over and match.ply < MOST:
        seat = rng.choice(match.waiting())
        match.act(seat, rng.choice(match.decision(seat).options))
    board = "" if name == "wg35" else presentation_file(name, "board.svg") or ""
    symbols = presentation_file(name, "symbols.svg") or ""
    for event in match.event_log:
        for effect in rules.effects(event, tr):
            assert effect.style in STYLES and effect.places
            for place in effect.places:
                assert POINT.fullmatch(place) if name == "wg35" else f'data-area="{place}"' in board
            assert not effect.symbol or f'id="{effect.symbol}"' in symbols
            assert not effect.piece or not effect.tone or effect.tone == (rules.owner(effect.piece) or effect.tone)
    assert not recwarn.list


def test_a_shot_runs_from_the_muzzle_to_the_target() -> None:
    s = skirmish([("de_schutze", (600, 300))], [("hu_honved", (600, 500))], active="a1", dice=[1])
    begin(s, "a1", "shoot single kar98k", "at b1")
    [effect] = [effect for event in s.sink or [] for effect in game("wg35").effects(event, translator("wg35", "en"))]
    assert (effect.style, effect.places, effect.tone, effect.good, effect.text) == (
        "tracer",
        ["600,300,0", "600,500,0"],
        "a",
        False,
        "Miss",
    )


def test_nothing_is_shown_of_whoever_is_concealed() -> None:
    s = skirmish([("de_schutze", (600, 300))], [("hu_honved", (600, 500))], active="a1")
    s.concealed |= BIT[FIGURE_INDEX["b1"]]
    s.sink = []
    events.shocked(s, FIGURE_INDEX["b1"])
    events.shocked(s, FIGURE_INDEX["a1"])
    tr = translator("wg35", "en")
    assert [[effect.style for effect in game("wg35").effects(event, tr)] for event in s.sink] == [[], ["sign"]]
    assert "600,500" not in str(s.sink[0].data)


def test_a_strip_lies_about_its_middle_in_its_direction() -> None:
    s = skirmish([("de_schutze", (600, 300))], [("hu_honved", (600, 500))])
    s.sink = []
    events.strafed(s, 0, point(600, 400, 0), point(900, 800, 0))
    [effect] = game("wg35").effects(s.sink[0], translator("wg35", "en"))
    assert (effect.style, effect.places, effect.radius) == ("strip", ["480,240,0", "720,560,0"], 30)


def test_a_burst_is_as_wide_as_its_template() -> None:
    [effect] = shown("wg35", "burst", point=["10", "20", "0"], diameter=120)
    assert (effect.style, effect.places, effect.radius) == ("burst", ["10,20,0"], 60)


def test_a_round_that_comes_down_off_the_table_is_not_shown() -> None:
    assert shown("wg35", "lobbed", figure="a1", muzzle="1,2,0", point=[], hit=0) == []


def test_pieces_that_are_lost_fall_where_they_stood() -> None:
    [fallen] = shown("quartermaster", "removed", country="italy", space="africa", kind="army")
    assert (fallen.style, fallen.places, fallen.piece, fallen.symbol) == ("fall", ["africa"], "italy-africa", "army-italy")
    [lost] = shown("triumph", "destroyed", area="ruhr", nation="germany", unit="tank")
    assert (lost.style, lost.places, lost.symbol) == ("fall", ["ruhr"], "block-tank")
