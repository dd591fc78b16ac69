"""Moments of The Hunt in which there is one right thing to do: greedy, captain and search all do it."""

from __future__ import annotations

import pytest

from tests.rules.hunt.table import hands, spending, table
from vezerkar.bots import bot
from vezerkar.engine import Match, Observation
from vezerkar.games.hunt.state import HuntState

SUNK = {f"F{i}": "sunk" for i in range(2, 6)}


def answer(name: str, match: Match[HuntState], seat: str) -> str:
    return bot(name, "hunt", 1).choose(Observation.of(match, seat)).notation


all_of_them = pytest.mark.parametrize("name", ["greedy", "captain", "search:120"])


@all_of_them
def test_she_attacks_with_the_plane(name: str) -> None:
    match = spending(2, freighters={"F1": "24"}, cards=hands("G03 G04", "B07 B09"))
    assert answer(name, match, "german") == "search spee plane"


@all_of_them
def test_she_stops_the_freighter_that_would_end_the_game(name: str) -> None:
    arrived = {f"F{i}": "arrived" for i in range(6, 10)}
    match = spending(2, freighters={"F1": "11", "F2": "17", **arrived}, spee="11", forces={"G": "06", "H": "track-2"})
    assert answer(name, match, "german") == "search spee plane"


@all_of_them
def test_she_goes_to_the_freighter_to_attack_it(name: str) -> None:
    match = spending(3, freighters={"F1": "28"}, cards=hands("G03 G04", "B07 B09"))
    assert answer(name, match, "german") == "sail spee 1"
    match.act("german", "sail spee 1")
    assert answer(name, match, "german") == "to 28"


@all_of_them
def test_the_plane_is_repaired_when_nothing_else_is_to_be_done(name: str) -> None:
    match = spending(1, plane="repair", freighters={"F7": "06"}, spee="31", reserve=2, cards=hands("G03 G04", "B07 B09"))
    assert answer(name, match, "german") == "repair"


@all_of_them
def test_a_force_searches_where_she_is_known_to_be(name: str) -> None:
    match = spending(
        1,
        "british",
        forces={"G": "24"},
        shown=True,
        belief=["24"],
        freighters={"F1": "28", **SUNK},
        cards=hands("G03", "B07 B09"),
    )
    assert answer(name, match, "british") == "search G"


@all_of_them
def test_the_strong_force_comes_to_her(name: str) -> None:
    match = spending(
        2,
        "british",
        forces={"G": "06", "H": "06", "K": "28"},
        shown=True,
        belief=["24"],
        freighters={"F1": "28", **SUNK},
        cards=hands("G03", "B07 B09"),
    )
    assert answer(name, match, "british") == "sail K"
    match.act("british", "sail K")
    assert answer(name, match, "british") == "to 24"


@all_of_them
def test_forces_are_brought_in(name: str) -> None:
    """She is far away and nobody knows where: the points go into the strategy track."""
    match = spending(2, "british", freighters={"F1": "34"}, spee="41", cards=hands("G03 G04 G05", "B18 B17 B12"))
    assert answer(name, match, "british").startswith("advance")


@all_of_them
def test_the_second_funnel_saves_her_from_force_k(name: str) -> None:
    match = table(
        ["FoundWindow", 2],
        turn="british",
        forces={"G": "06", "H": "06", "K": "24"},
        belief=["24"],
        freighters={"F1": "34", "F2": "sunk", "F3": "sunk"},
        cards=hands("G08 G03", "B07 B09"),
    )
    assert answer(name, match, "german") == "respond G08"


@all_of_them
def test_harwood_feels_where_she_is(name: str) -> None:
    match = table(
        ["AttackWindow"],
        forces={"G": "06", "H": "06", "K": "28"},
        shown=True,
        belief=["24"],
        freighters={"F1": "34", "F2": "sunk", "F3": "sunk"},
        cards=hands("G08 G03", "B04 B09"),
    )
    assert answer(name, match, "british") == "respond B04"
