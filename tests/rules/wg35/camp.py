"""Setting up a match of WG35 before the battle, for the tests of chapters 3 to 5. See `skirmish` for what is done with it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from tests.rules.overheard import overhear
from tests.rules.wg35.skirmish import load, settle
from vezerkar.engine.dice import Dice, key_of
from vezerkar.games.wg35.battle.field import Field
from vezerkar.games.wg35.battle.numbering import SEATS, SIDES
from vezerkar.games.wg35.battle.point import point
from vezerkar.games.wg35.battle.variant import Variant
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.game_data import CARD_INDEX
from vezerkar.games.wg35.roster import Roster, deck, parse
from vezerkar.games.wg35.rules.geometry.table import Table
from vezerkar.games.wg35.rules.setup.field import field_of, take_the_field
from vezerkar.games.wg35.state import SkirmishState, new_state

GERMANS = "roster germany_1939_45 1941 400\nde_leutnant\n4 de_schutze\n"
RUSSIANS = "roster soviet_1941_45 1942 400\nsu_lieutenant\n4 su_rifleman\n"
PARTISANS = "roster yugoslav_partisans_1941_45 1943 400\n3 yu_partizan\n"


def camp(
    *at: Any,
    a: str = "",
    b: str = "",
    mission: str = "battle_13",
    table: Table | None = None,
    markers: Iterable[tuple[int, int]] = (),
    hands: Mapping[str, str] | None = None,
    points: int = 0,
    shown: int = 2,
    dice: Iterable[int] = (),
    changed: Mapping[str, Any] | None = None,
) -> SkirmishState:
    """A State run on to the first question of the Steps ``at``. Armies are rosters as text; with ``shown`` they are on the field,
    all cards of their decks in the pools but those of ``hands``. ``table`` is one of the test, with ``markers`` on it.
    """
    variant = Variant(mission, "", points, 0, False, True, False)
    field = field_of(variant)
    if table is not None or changed:
        the_mission = replace(LIBRARY.missions[mission], **(changed or {}))
        places = [point(x, y, 0) for x, y in markers] if table is not None else field.markers
        field = Field(the_mission, table or field.table, places)
    s = new_state(Dice(key_of("camp")), variant, field)
    for side, text in enumerate((a, b)):
        s.rosters[side] = parse(text) if text else Roster("", 0, 0)
    s.shown = shown
    if shown:
        take_the_field(s)
        for side in range(SIDES):
            for name, copies in deck(LIBRARY, s.rosters[side]).items():
                s.pools[side][CARD_INDEX[name]] = copies
    for seat, titles in (hands or {}).items():
        for title in titles.split():
            s.pick_up(SEATS.index(seat), CARD_INDEX[title])
    load(s, *dice)
    s.sink = []
    overhear("wg35", s.sink)
    s.stack = [*at][::-1]
    settle(s)
    return s
