"""Imagining: a State drawn from those a seat cannot tell from the true one.

Of every country whose cards a seat does not see, all hidden cards are gathered, sorted and dealt out anew. What is gathered
follows from public facts: every card that is not face up. Face-down Responses are dealt first, from those that may be there.
"""

from __future__ import annotations

from vezerkar.engine.dice import Dice
from vezerkar.games.quartermaster.game_data import RESPONSE, SIX, TYPE
from vezerkar.games.quartermaster.state import (
    BOTTOM_OPEN,
    BOTTOM_SEEN,
    DECK,
    DOWN,
    HAND,
    LAID,
    TOP_OPEN,
    TOP_SEEN,
    QmgState,
)


def imagine(s: QmgState, seat: int, dice: Dice) -> QmgState:
    """A State this seat (-1: a spectator) cannot tell from ``s``; all chance to come is new as well."""
    other = s.clone()
    other.dice = dice
    other.drawn = 0
    other.news = 0
    if s.over:
        return other
    for country in range(SIX):
        if country == seat:
            deal_deck(other, country, TOP_SEEN, BOTTOM_SEEN)
        else:
            _deal(other, country)
    return other


def _ends(s: QmgState, country: int, top_known: int, bottom_known: int) -> tuple[int, int]:
    """Return how many cards are known from the top and from the bottom, no card counted twice."""
    top = s.known[top_known + country]
    return top, min(s.known[bottom_known + country], len(s.cards[DECK + country]) - top)


def _unknown_of_deck(s: QmgState, country: int, top: int, bottom: int) -> list[int]:
    deck = s.cards[DECK + country]
    return deck[bottom : len(deck) - top]


def _pick(s: QmgState, cards: list[int]) -> int:
    return cards.pop(s.randbelow(len(cards)))


def deal_deck(s: QmgState, country: int, top_known: int, bottom_known: int) -> None:
    """The order of a deck, as far as it is unknown."""
    top, bottom = _ends(s, country, top_known, bottom_known)
    _replace_deck(s, country, top, bottom, sorted(_unknown_of_deck(s, country, top, bottom)))


def _replace_deck(s: QmgState, country: int, top: int, bottom: int, cards: list[int]) -> None:
    deck = s.cards[DECK + country]
    middle: list[int] = []
    while cards:
        middle.append(_pick(s, cards))
    s.cards[DECK + country] = deck[:bottom] + middle + deck[len(deck) - top :]


def _deal(s: QmgState, country: int) -> None:
    """All hidden cards of a country. What only its owner knows of the deck's order is forgotten with them."""
    top, bottom = _ends(s, country, TOP_OPEN, BOTTOM_OPEN)
    hand, down, laid = s.cards[HAND + country], s.cards[DOWN + country], s.cards[LAID + country]
    hidden = sorted(_unknown_of_deck(s, country, top, bottom) + hand + down + laid)
    responses = [card for card in hidden if TYPE[card] == RESPONSE]
    dealt_laid: list[int] = []
    for _ in laid:
        card = _pick(s, responses)
        hidden.remove(card)
        dealt_laid.append(card)
    dealt_hand = sorted([_pick(s, hidden) for _ in hand])
    dealt_down = sorted([_pick(s, hidden) for _ in down])
    s.cards[LAID + country] = dealt_laid
    s.cards[HAND + country] = dealt_hand
    s.cards[DOWN + country] = dealt_down
    _replace_deck(s, country, top, bottom, hidden)
    s.known[TOP_SEEN + country] = s.known[TOP_OPEN + country]
    s.known[BOTTOM_SEEN + country] = s.known[BOTTOM_OPEN + country]
