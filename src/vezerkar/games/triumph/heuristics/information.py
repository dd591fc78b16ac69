"""Information sets: the key of what a faction knows, and the likelihood of an imagined State."""

from __future__ import annotations

from typing import cast

from vezerkar.engine.state import State, Step, step_of
from vezerkar.engine.together import Together
from vezerkar.games.triumph.game_data import ACTION_COUNT, AREA_COUNT, BLOCK_FACTION, BLOCK_POWER, LOOK, SIX, THREE
from vezerkar.games.triumph.rules.units import knows
from vezerkar.games.triumph.state import TntState


def own_step(s: TntState, seat: int) -> Step[State]:
    """Return the Step that asks this faction."""
    step = step_of(s)
    return cast("Step[State]", step.stacks[seat][-1]) if isinstance(step, Together) else step


def likelihood(s: TntState, seat: int) -> float:
    """Return 1: all States that the seat cannot tell apart count as equally likely."""
    return 1.0


def information_set(s: TntState, seat: int) -> tuple[object, ...]:
    """Return the key of what this faction knows, as far as it matters now; equal for States it cannot tell apart."""
    step = own_step(s, seat)
    board: list[int] = []
    for area in range(AREA_COUNT):
        if s.at[area]:
            board.append(area)
            faces: list[int] = []
            hidden = [0] * SIX
            for block in s.at[area]:
                if BLOCK_FACTION[block] == seat or knows(s, seat, block):
                    faces.append((LOOK[block] << 3 | s.cv[block]) << 1 | (1 if block in s.deep else 0))
                else:
                    hidden[BLOCK_POWER[block]] += 1
            faces.sort()
            board += faces
            board += hidden
    hands: list[int] = []
    for faction in range(THREE):
        actions = 0
        for card in s.hand[faction]:
            if card < ACTION_COUNT:
                actions += 1
        hands += [len(s.hand[faction]), actions, len(s.commits[faction]), len(s.vault[faction]), len(s.dividends[faction])]
    return (
        type(step).__name__,
        *step.params(),
        s.year,
        s.season,
        s.active,
        s.commands,
        s.passes,
        tuple(board),
        tuple(s.forts),
        tuple(s.control),
        tuple(s.influence),
        tuple(s.war),
        tuple(s.techs),
        tuple(s.ind),
        tuple(hands),
        tuple(s.laid),
        s.hand[seat],
        s.commits[seat],
        s.battles,
        s.shown,
    )
