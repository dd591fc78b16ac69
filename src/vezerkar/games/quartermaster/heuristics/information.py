"""Information sets: the key of what a country knows, and the likelihood of an imagined State."""

from __future__ import annotations

from typing import cast

from vezerkar.engine.state import State, Step, step_of
from vezerkar.engine.together import Together
from vezerkar.games.quartermaster.game_data import SIX
from vezerkar.games.quartermaster.state import DECK, HAND, LAID, UP, QmgState


def own_step(s: QmgState, seat: int) -> Step[State]:
    """Return the Step that asks this country."""
    step = step_of(s)
    return cast("Step[State]", step.stacks[seat][-1]) if isinstance(step, Together) else step


def likelihood(s: QmgState, seat: int) -> float:
    """Return 1: all States that the seat cannot tell apart count as equally likely."""
    return 1.0


def information_set(s: QmgState, seat: int) -> tuple[object, ...]:
    """Return the key of what this country knows, as far as it matters now; equal for States it cannot tell apart."""
    step = own_step(s, seat)
    sizes: list[int] = []
    for country in range(SIX):
        sizes += [len(s.cards[DECK + country]), len(s.cards[HAND + country]), len(s.cards[LAID + country])]
    return (
        type(step).__name__,
        *step.params(),
        s.round,
        s.active,
        *s.vp,
        *s.pieces,
        *s.status,
        *s.gone,
        *s.safe,
        *s.spent,
        *sizes,
        s.movable,
        s.raid,
        s.bonus,
        s.spared,
        s.kept,
        s.truk,
        tuple(s.cards[HAND + seat]),
        tuple(s.cards[LAID + seat]),
        tuple(s.cards[UP + seat]),
    )
