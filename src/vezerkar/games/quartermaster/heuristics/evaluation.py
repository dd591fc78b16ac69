"""The evaluation of a State in which everything is known, such as an imagined one: the chance of a seat to win."""

from __future__ import annotations

from math import exp
from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.games.quartermaster.game_data import AXIS, DECK_SPAN, ROUNDS, SIX
from vezerkar.games.quartermaster.heuristics.cards import RATE, SCORES, price, trap_worth, worth_in_hand
from vezerkar.games.quartermaster.heuristics.features import RATE_KEPT, STAY, outlook, turns_left
from vezerkar.games.quartermaster.state import DECK, HAND, LAID, QmgState

FINAL_DOUBT: Final = 4.0
"""Lead in Victory Points that means odds of e to 1 at the end of the game.

It is smaller than games between good players suggest, so that the search notices small differences.
"""

DOUBT: Final = 0.5
"""Amount added to FINAL_DOUBT for each round that is left, in Victory Points."""

IN_DECK: Final = 0.5
"""Value of a card in the deck that can still be played, as a fraction of its price."""


def evaluate(s: QmgState, seat: int) -> float:
    """Return the estimated chance of a country's team to win, 0 to 1."""
    if s.over:
        return 1.0 if s.winner == seat & 1 else 0.0
    lead = outlook(s)
    for country in range(SIX):
        lead += assets(s, country) if country & 1 == AXIS else -assets(s, country)
    axis = 1.0 / (1.0 + exp(-lead / (FINAL_DOUBT + DOUBT * (ROUNDS - s.round))))
    return axis if seat & 1 == AXIS else 1.0 - axis


def assets(s: QmgState, country: int) -> float:
    """Return the value of a country's cards in Victory Points, without what its Status cards score already."""
    left = turns_left(s, country)
    worth = price(s, country) * IN_DECK * min(len(s.cards[DECK + country]), left)
    shown = s.status[country]
    if shown:
        for i in range(DECK_SPAN):
            if shown & BIT[i]:
                card = country * DECK_SPAN + i
                worth += STAY[0][left] * RATE[card] * (1.0 - RATE_KEPT if SCORES[card] else 1.0)
    for card in s.cards[LAID + country]:
        worth += trap_worth(s, card)
    for card in s.cards[HAND + country]:
        worth += worth_in_hand(s, card)
    return worth
