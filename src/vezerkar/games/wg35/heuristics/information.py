"""What a side knows of a State: the key under which a search remembers it, and how likely an imagined State is."""

from __future__ import annotations

from typing import cast

from vezerkar.engine.state import State, Step, step_of
from vezerkar.engine.together import Together
from vezerkar.games.wg35.state import SkirmishState


def own_step(s: SkirmishState, seat: int) -> Step[State]:
    """The procedure that asks this side."""
    step = step_of(s)
    return cast("Step[State]", step.stacks[seat][-1]) if isinstance(step, Together) else step


def likelihood(s: SkirmishState, seat: int) -> float:
    """How likely this State is among those the seat cannot tell apart: nothing is read into what others have done."""
    return 1.0


def information_set(s: SkirmishState, seat: int) -> tuple[object, ...]:
    """All that this side knows and that matters for what it does now; equal for States it cannot tell apart."""
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
