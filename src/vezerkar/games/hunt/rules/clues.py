"""Clue markers and visibility (HUNT 61-67)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.decision import Question, Refusal
from vezerkar.engine.state import BIT
from vezerkar.games.hunt.facts import CLUES, EVERYWHERE, GERMAN, NEAR, SPACE_COUNT, SPACES
from vezerkar.games.hunt.notation import CLUE, with_each
from vezerkar.games.hunt.rules.effect import Effect
from vezerkar.games.hunt.rules.reasons import CLUE_ALTMARK, CLUE_FAR, CLUE_THERE, REASONS
from vezerkar.games.hunt.rules.step import WHO, HuntStep
from vezerkar.games.hunt.state import HuntState


def taken(s: HuntState) -> int:
    """Where no Clue may be placed: on another Clue and on the Altmark (HUNT 61)."""
    return s.clues | BIT[s.altmark]


def with_room(s: HuntState) -> int:
    """The spaces from which a Clue could be placed: everybody sees whether one is."""
    blocked = taken(s)
    if blocked.bit_count() < FEWEST:
        return EVERYWHERE
    mask = 0
    for x in range(SPACE_COUNT):
        if NEAR[x] & ~blocked:
            mask |= BIT[x]
    return mask


FEWEST: Final = min(mask.bit_count() for mask in NEAR)
"""No fewer markers can leave the Graf Spee without room for a Clue."""


class PlaceClue(Effect):
    """HUNT 61-63: a Clue on the Graf Spee's own space or next to it, or nothing where that cannot be."""

    __slots__ = ()

    def advance(self, s: HuntState) -> bool:
        if s.immune:
            why = "immune"
        elif s.clue_count() >= CLUES:
            why = "none_left"
        elif not NEAR[s.spee] & ~taken(s):
            why = "no_space"
            s.belief &= ~with_room(s)
            s.news += 1
        else:
            s.belief &= with_room(s)
            s.asked = WHO[GERMAN]
            return True
        s.stack.pop()
        if s.sink is not None:
            s.emit("no_clue", {"why": why})
        return False

    def changes(self, s: HuntState) -> bool:
        return not s.immune and s.clue_count() < CLUES

    def options(self, s: HuntState, seat: int) -> list[int]:
        return with_each(NEAR[s.spee] & ~taken(s), CLUE)

    def choose(self, s: HuntState, seat: int, action: int) -> None:
        space = action - CLUE
        s.stack.pop()
        s.clues |= BIT[space]
        s.belief &= NEAR[space]
        if s.sink is not None:
            s.emit("clue_placed", {"space": SPACES[space]})

    def question(self, s: HuntState, seat: int) -> Question:
        return Question("ask-clue", "HUNT 61", self.options(s, seat)[0], ask="clue {}")

    def refuse(self, s: HuntState, seat: int, action: int) -> Refusal:
        return refuse_clue(s, action, NEAR[s.spee])


def refuse_clue(s: HuntState, action: int, allowed: int) -> Refusal:
    """Why a Clue cannot lie there."""
    space = action - CLUE
    if not 0 <= space < SPACE_COUNT:
        return REASONS[0]
    if s.clues & BIT[space]:
        return REASONS[CLUE_THERE]
    if space == s.altmark:
        return REASONS[CLUE_ALTMARK]
    return REASONS[0] if allowed & BIT[space] else REASONS[CLUE_FAR]


class DueClue(HuntStep):
    """New Convoy Routes: a Clue at the end of the German turn, after drawing."""

    __slots__ = ()

    def advance(self, s: HuntState) -> bool:
        s.stack.pop()
        if s.clue_due:
            s.clue_due = False
            s.stack.append(PLACE_CLUE)
        return False


PLACE_CLUE: Final = PlaceClue()
DUE_CLUE: Final = DueClue()


def clear_clues(s: HuntState) -> None:
    """HUNT 64: all Clue markers leave the map."""
    if s.clues:
        s.clues = 0
        if s.sink is not None:
            s.emit("clues_removed", {})


def hide(s: HuntState) -> None:
    """HUNT 65: the Graf Spee's piece leaves the map; she stays where she is."""
    if s.shown:
        s.shown = False
        if s.sink is not None:
            s.emit("hidden", {})
