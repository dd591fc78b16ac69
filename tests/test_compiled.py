"""The compiled rules are the interpreted ones: the same seeds give the same States, options and events, moment by moment.

``VEZERKAR_TRACES=3`` compares three times as many games.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cost import slow
from tools import compile as compiled
from vezerkar.registry import GAMES

GAMES_PLAYED = {"triumph": 8, "wg35": 6}
"""How many games are compared; 40 of any other, of which one takes a tenth of the time."""
TIMES = int(os.environ.get("VEZERKAR_TRACES", "1"))
"""So many times as many games as usual are compared."""


def traces(game: str, tree: Path, count: int) -> list[str]:
    command = [sys.executable, str(Path(__file__).with_name("trace.py")), game, "0", str(count)]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(tree)}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@slow
@pytest.mark.skipif(not compiled.up_to_date(), reason="build/compiled is not made from these sources: make.py compile")
@pytest.mark.parametrize("game", GAMES)
def test_both_builds_play_the_same_games(game: str) -> None:
    count = GAMES_PLAYED.get(game, 40) * TIMES
    interpreted, fast = (traces(game, tree, count) for tree in (compiled.ROOT / "src", compiled.TREE))
    assert (interpreted[0], fast[0]) == ("interpreted", "compiled")
    assert len(interpreted) == len(fast) == count + 1
    for seed, (slow_game, fast_game) in enumerate(zip(interpreted[1:], fast[1:], strict=True)):
        moments = list(zip(slow_game.split(), fast_game.split(), strict=False))
        first = next((ply for ply, (a, b) in enumerate(moments) if a != b), len(moments))
        assert slow_game == fast_game, f"{game}, seed {seed}: the builds part at ply {first}"
