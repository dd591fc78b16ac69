"""Whether the zones of a mission can hold its forces on a table (WG35 28.8)."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.rule import rule
from tests.wg35.test_library import faults, own
from tests.wg35.yard import box
from vezerkar.engine import BadCombination
from vezerkar.games.wg35.content import LIBRARY, PIECE_TYPES, TABLES
from vezerkar.games.wg35.game import Skirmish
from vezerkar.games.wg35.game_data import MISSIONS, TABLE_IDS
from vezerkar.games.wg35.library.room import ENOUGH, STEP, can_stand, cramped
from vezerkar.games.wg35.rules.geometry.surfaces import surface_at
from vezerkar.games.wg35.rules.geometry.table import table

GAME = Skirmish()
AMBUSH = LIBRARY.missions["ambush"]


@rule("wg35", "28.8", "28.7")
def test_the_ambush_is_not_played_on_the_river() -> None:
    """The column would stand in deep water."""
    with pytest.raises(BadCombination, match="no room for an army") as refused:
        GAME.start(1, {"mission": "ambush", "table": "river_crossing"})
    assert (refused.value.reason, refused.value.cite) == ("refuse-room", "WG35 28.8")
    assert refused.value.message_args == {"mission": "ambush", "table": "river_crossing", "side": "b"}


@rule("wg35", "28.8")
@pytest.mark.parametrize("mission", MISSIONS)
def test_every_other_mission_has_room_everywhere(mission: str) -> None:
    crowded = [name for name in TABLE_IDS if cramped(LIBRARY.missions[mission], TABLES[name], PIECE_TYPES)]
    assert crowded == (["river_crossing"] if mission == "ambush" else [])


def test_a_mission_of_the_users_has_room_on_its_tables(tmp_path: Path) -> None:
    content = own()
    mission = content["missions"][0]
    mission.update(tables=["river_crossing"], zones={"A": [box(0, 0, 1200, 150)], "B": [box(320, 560, 880, 650)]})
    (fault,) = faults(tmp_path, content)
    assert (fault.record, fault.field, fault.found) == (f"mission {mission['id']}", "tables", '"river_crossing"')
    assert "zone B has room for 14 figures" in fault.allowed


@pytest.mark.parametrize(
    ("zone", "apart", "first", "side"),
    [
        (box(0, 500, 350, 600), 0, "B", ""),
        (box(0, 500, 340, 600), 0, "B", "B"),
        (box(0, 500, 350, 600), 300, "B", ""),
        (box(0, 500, 350, 600), 400, "A", "B"),
        (box(0, 500, 1200, 620), 400, "A", "B"),
        (box(900, 1150, 1300, 1250), 0, "A", "B"),
    ],
)
def test_how_much_ground_is_enough(zone: Any, apart: int, first: str, side: str) -> None:
    """35,000 square millimetres, on the table and as far from the other zone as the mission says."""
    strip: Any = box(0, 0, 1200, 200)
    mission = replace(AMBUSH, zones={"A": (strip,), "B": (zone,)}, apart_mm=apart, deploys_first=first)
    assert ENOUGH * STEP * STEP >= 14 * 50 * 50
    assert cramped(mission, TABLES["forest_road"], PIECE_TYPES) == side


@pytest.mark.parametrize("name", TABLE_IDS)
def test_where_it_says_so_one_can_stand(name: str) -> None:
    pieces = TABLES[name]["pieces"]
    missed = 0
    for x in range(0, 1201, 24):
        for y in range(0, 1201, 24):
            stands = bool(surface_at(table(name), x, y))
            assert stands or not can_stand(pieces, PIECE_TYPES, x, y), (x, y)
            missed += stands and not can_stand(pieces, PIECE_TYPES, x, y)
    assert missed < 60, "ramps, stairs and edges"


def test_faults_of_tables_are_told_before_those_of_room(tmp_path: Path) -> None:
    content = own()
    bare = {"id": "shed", "type": "house_1f", "polygon": box(0, 0, 1200, 1200)}
    content["tables"] = [{"id": "shut", "name": {"en": "Shut"}, "objective_sites": [[600, 600]], "pieces": [bare]}]
    content["missions"][0]["tables"] = ["shut"]
    assert {fault.record for fault in faults(tmp_path, json.loads(json.dumps(content)))} == {"table shut"}
