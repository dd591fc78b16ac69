"""Effects: what an Event does, as procedures. A card's Event is a row of them; the table of all cards is filled by `effects`."""

from __future__ import annotations

from typing import Final

from vezerkar.games.hunt.facts import CARDS, REMOVE
from vezerkar.games.hunt.rules.step import HuntStep
from vezerkar.games.hunt.state import DISCARD, PLAYED, REMOVED, HuntState


class Effect(HuntStep):
    """One thing an Event does. The methods other than `advance` have answers that fit most effects."""

    __slots__ = ()

    def advance(self, s: HuntState) -> bool:
        """Most effects ask nothing: they do something and are done."""
        s.stack.pop()
        self.happen(s)
        return False

    def happen(self, s: HuntState) -> None:
        """Do it (effects that ask override `advance` instead)."""

    def changes(self, s: HuntState) -> bool:
        """Whether the effect would change anything now (HUNT 20)."""
        return True

    def declared(self, s: HuntState) -> None:
        """Draw the public conclusions from the mere fact that an Event of this one effect could be declared."""

    def waits(self) -> bool:
        """Whether a compulsory effect waits until the Action Points are spent (HUNT 26)."""
        return False

    def duel_bonus(self, ahead: int) -> int:
        """What it adds to its owner's value so many duels after it was revealed, in half points (HUNT 100, 101)."""
        return 0

    def wins_duel(self, duel: int, opposing: int) -> bool:
        """Whether revealing it in this duel (1 to 5) against this card wins the game at once (HUNT 105)."""
        return False

    def after_duel(self, s: HuntState, seat: int, duel: int) -> None:
        """Do what happens after the damage of the duel (HUNT 100)."""


class SpacesEffect(Effect):
    """An effect that allows so many spaces."""

    __slots__ = ("spaces",)

    def __init__(self, spaces: int) -> None:
        self.spaces = spaces

    def params(self) -> list[int]:
        return [self.spaces]


class LastingEffect(Effect):
    """An effect that lasts for so many turn ends."""

    __slots__ = ("turn_ends",)

    def __init__(self, turn_ends: int) -> None:
        self.turn_ends = turn_ends

    def params(self) -> list[int]:
        return [self.turn_ends]


EFFECTS: Final[list[tuple[Effect, ...]]] = []
"""EFFECTS[card]: what its Event does, in order."""


def resolve(s: HuntState, card: int) -> None:
    """HUNT 27-29: a card that was played goes to the discard pile, or out of the game where it says so."""
    s.shift(card, PLAYED, REMOVED if REMOVE[card] else DISCARD)
    if REMOVE[card] and s.sink is not None:
        s.emit("card_removed", {"card": CARDS[card]})
