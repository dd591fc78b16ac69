"""The table of WG35 in words: enough to play without seeing it."""

from __future__ import annotations

import pytest

from tests.rules.wg35.skirmish import do, figure
from tests.wg35.scenery import EN, SAYS, seen, village
from vezerkar.engine.game import Translator
from vezerkar.games.wg35.presentation.text_view import hour, text_view
from vezerkar.games.wg35.rules.turns.activation import Activation


@pytest.mark.parametrize(
    ("way", "at"),
    [((0, 1), 12), ((10, 17), 1), ((17, 10), 2), ((1, 0), 3), ((0, -7), 6), ((-1, 0), 9), ((-1, 20), 12), ((1, 20), 12)],
)
def test_directions_are_hours(way: tuple[int, int], at: int) -> None:
    assert hour(way) == at


def test_figures_are_told_with_place_facing_states_and_weapons() -> None:
    s = village(active="a2", at=[Activation(figure("a2"))])
    s.posture[figure("b2")] = 1
    found = text_view(seen(s, 0), EN)
    assert (
        "B2 Red Army rifleman: 52 cm east, 76 cm north, faces 6 o'clock; prone; 2 actions; "
        "M 10 T 5 C 4 E 6 R 4 Mo 7; Mosin-Nagant 91/30 (in hand)." in found
    )


def test_the_active_figure_is_told_whom_it_sees_where_and_with_which_cover() -> None:
    s = village(active="a2", at=[Activation(figure("a2"))])
    found = text_view(seen(s, 0), EN)
    at = next(i for i, line in enumerate(found) if line.startswith("A2 Schütze:"))
    assert "B2 Red Army rifleman 12 o'clock, 43.1 cm, cover +0" in found[at + 1]
    assert "A2 Schütze is activated: 2 actions left." in found


def test_enemies_behind_its_back_are_said_to_be_there() -> None:
    s = village(active="a2", at=[Activation(figure("a2"))])
    s.fx[figure("a3")], s.fy[figure("a3")] = 0, -1
    found = text_view(seen(s, 0), EN)
    at = next(i for i, line in enumerate(found) if line.startswith("A3"))
    assert "behind its back" in found[at + 1]


def test_the_way_so_far_is_told() -> None:
    s = village(active="a2", at=[Activation(figure("a2"))])
    do(s, "move", "via 500,300")
    assert "Path so far, 3 cm: 50 cm east, 30 cm north." in text_view(seen(s, 0), EN)


@pytest.mark.parametrize("tr", SAYS)
def test_every_piece_and_every_opening_of_the_table_is_told(tr: Translator) -> None:
    s = village(active="a2", at=[Activation(figure("a2"))])
    table = s.field.table
    assert len(text_view(seen(s, -1), tr)) > len(table.pieces) + len(table.openings) + 8


def test_doors_are_numbered_as_actions_name_them() -> None:
    s = village(active="a2", at=[Activation(figure("a2"))])
    s.doors = 2
    found = [line for line in text_view(seen(s, 0), EN) if line.startswith("Door ")]
    assert found[0].startswith("Door 0:") and found[0].endswith("closed.")
    assert found[1].startswith("Door 1:") and found[1].endswith("open.")
