"""What a country knows of a State: the key under which a search remembers it, and how likely an imagined State is."""

from __future__ import annotations

from vezerkar.engine.state import step_of
from vezerkar.engine.together import Together
from vezerkar.games.quartermaster.facts import SIX
from vezerkar.games.quartermaster.state import DECK, HAND, LAID, UP, QmgState


def plausibility(s: QmgState, seat: int) -> float:
    """How likely this State is among those the seat cannot tell apart: nothing is read into what others have done."""
    return 1.0


def knowledge(s: QmgState, seat: int) -> tuple[object, ...]:
    """All that this country knows and that matters for what it does now; equal for States it cannot tell apart."""
    step = step_of(s)
    if isinstance(step, Together):
        step = step.stacks[seat][-1]
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
        s.cards[HAND + seat],
        s.cards[LAID + seat],
        s.cards[UP + seat],
    )
