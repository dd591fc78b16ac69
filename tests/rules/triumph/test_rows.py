"""What the row of Triumph & Tragedy is put together from quickly is what the rules say slowly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.tensors import moments
from vezerkar.games.triumph.game_data import BLOCK_COUNT, THREE
from vezerkar.games.triumph.rules.control import production_level
from vezerkar.games.triumph.rules.secrecy import marks
from vezerkar.games.triumph.tensor import doers
from vezerkar.registry import game


def triumph(seed: str, every: int) -> Iterator[Any]:
    """States of a random game."""
    return moments(game("triumph"), [seed], every)


def test_those_who_did_something_are_those_with_marks() -> None:
    some = 0
    for s in triumph("doers", 5):
        found = [block for block in doers(s) if block < BLOCK_COUNT]
        assert len(found) == len({*found})
        assert sorted(found) == [block for block in range(BLOCK_COUNT) if marks(s, block)]
        some += len(found)
    assert some


def test_sets_of_blocks_are_taken_apart_whatever_their_size() -> None:
    s: Any = next(moments(game("triumph"), ["parts"]))
    s.fresh_blocks = s.done = s.joined = 0
    wanted = [0, 8, 9, 53, 54, 61, 62, 107, 108, 162, BLOCK_COUNT - 1]
    s.done = sum(1 << block for block in wanted[::2])
    s.joined = sum(1 << block for block in wanted)
    s.moves = {54: 0}
    assert sorted(doers(s)) == wanted


def test_where_no_blockade_marker_lies_the_level_of_production_is_the_same_with_and_without_them() -> None:
    looked_at = 0
    for s in triumph("level", 20):
        if not any(s.blockade):
            looked_at += 1
            for faction in range(THREE):
                assert production_level(s, faction, False) == production_level(s, faction, True)
    assert looked_at
