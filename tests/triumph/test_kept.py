"""What a State keeps lest it be found anew: control that is steady, and what is offered in a Production."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from vezerkar.engine.dice import Dice, key_of
from vezerkar.engine.state import apply, options, settle, step_of
from vezerkar.games.triumph.game_data import BLOCK_COUNT, THREE
from vezerkar.games.triumph.notation import DONE
from vezerkar.games.triumph.rules.control import determine
from vezerkar.games.triumph.rules.production import Spend, unit_options
from vezerkar.games.triumph.rules.setup import SetUp
from vezerkar.games.triumph.rules.units import disband
from vezerkar.games.triumph.state import TntState, Variant, new_state


def moments(seed: int) -> Iterator[TntState]:
    """A random game of 1939 in which all are at war, at every decision; now and then somebody disbands a unit."""
    rng = random.Random(seed)
    s = new_state(Dice(key_of(str(seed))), Variant(short=True))
    s.call(SetUp())
    settle(s)
    s.war = [6, 5, 3]
    while not s.over:
        if rng.random() < 0.02:
            disband(s, rng.choice([block for block in range(BLOCK_COUNT) if s.place[block] >= 0]))
            settle(s)
        yield s
        seat = rng.choice([faction for faction in range(THREE) if s.asked >> faction & 1])
        legal = options(s, seat)
        apply(s, seat, rng.choice([action for action in legal if action != DONE] or legal))


@pytest.mark.parametrize("seed", range(3))
def test_what_is_kept_is_what_would_be_found(seed: int) -> None:
    kept = steady = 0
    for s in moments(seed):
        step = step_of(s)
        if isinstance(step, Spend) and s.offered:
            assert s.offered == unit_options(s, step.faction)
            kept += 1
        if s.steady:
            anew = s.clone()
            anew.steady = False
            determine(anew)
            assert (anew.control, anew.owner, anew.marker) == (s.control, s.owner, s.marker)
            assert (anew.blockade, anew.blockaded) == (s.blockade, s.blockaded)
            steady += 1
    assert kept > 100 and steady > 50


def test_states_do_not_share_what_changes() -> None:
    for n, s in enumerate(moments(9)):
        if isinstance(step_of(s), Spend) and n % 5 == 0:
            copy = s.clone()
            before = s.offered.copy()
            seat = copy.active
            apply(copy, seat, options(copy, seat)[-1])
            assert s.offered == before
