"""Information sets: the key of what a side knows, and the likelihood of an imagined State."""

from __future__ import annotations

from typing import cast

from vezerkar.engine.state import State, Step, step_of
from vezerkar.engine.together import Together
from vezerkar.games.wg35.state import SkirmishState


def own_step(s: SkirmishState, seat: int) -> Step[State]:
    """Return the Step that asks this side."""
    step = step_of(s)
    return cast("Step[State]", step.stacks[seat][-1]) if isinstance(step, Together) else step


def likelihood(s: SkirmishState, seat: int) -> float:
    """Return 1: all States that the seat cannot tell apart count as equally likely."""
    return 1.0


def information_set(s: SkirmishState, seat: int) -> tuple[object, ...]:
    """Return the key of what this side knows, as far as it matters now. It is equal for States the side cannot tell apart."""
    step = own_step(s, seat)
    return (
        type(step).__name__,
        *step.params(),
        s.round,
        s.active,
        s.on,
        s.out,
        s.shocked,
        s.broken,
        s.helpless,
        s.concealed,
        s.activated,
        s.aimed,
        s.spent,
        *s.vp,
        *s.left,
        *s.x,
        *s.y,
        *s.z,
        *s.posture,
        *s.weak,
        *s.bleeding,
        *s.shots,
        *s.dry,
        *s.path,
        tuple(s.hands[seat]),
    )
