"""Measurements of WG35 that `vezerkar bench` makes besides those of every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vezerkar.engine.bit_sets import members
from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.rules.basics.figures import post
from vezerkar.games.wg35.rules.geometry.sight import sees, sees_anew
from vezerkar.games.wg35.rules.shooting.aiming import shots
from vezerkar.games.wg35.rules.step import enemies
from vezerkar.games.wg35.state import SkirmishState

OPTIONS: Final = {"table": "village_crossroads", "army_a": "rifle_section_1941", "army_b": "rifle_section_1942"}
"""The battle that is measured: on the table with the most to look past, between armies that stand ready."""

SIMULATIONS: Final = 4
"""One plays a good part of a battle: a hundred would take very long."""


def benchmarks(s: SkirmishState) -> dict[str, tuple[Callable[[], object], int]]:
    """By the name of a figure: what is done, and how often it is done by that.

    ``sight_us`` is whether one figure sees another, all lines drawn; ``sight_known_us`` is the same for figures that stand where
    they stood when it was asked before; ``shots_us`` are the shots that a figure is offered.
    """
    table, doors = s.field.table, s.doors
    pairs = [(post(s, one), post(s, other)) for one in members(s.on) for other in members(enemies(s, one))]
    soldiers = members(s.on)

    def look() -> None:
        for viewer, target in pairs:
            sees_anew(table, doors, viewer, target)

    def look_again() -> None:
        for viewer, target in pairs:
            sees(table, doors, viewer, target)

    def list_shots() -> None:
        for figure in soldiers:
            shots(s, figure, NOBODY)

    return {
        "sight_us": (look, len(pairs)),
        "sight_known_us": (look_again, len(pairs)),
        "shots_us": (list_shots, len(soldiers)),
    }
