"""Decks, hands and discards (T&T 4, 7.24, 15.41)."""

from __future__ import annotations

from typing import Final

from vezerkar.games.triumph import events
from vezerkar.games.triumph.game_data import ACTION_COUNT, CARD_SEASON
from vezerkar.games.triumph.rules.units import with_item, without
from vezerkar.games.triumph.state import TntState

ACTION: Final = 0
INVESTMENT: Final = 1


def kind_of(card: int) -> int:
    """The deck a card belongs to."""
    return ACTION if card < ACTION_COUNT else INVESTMENT


def cards_of_season(s: TntState, faction: int) -> list[int]:
    """The Action cards of the Season in progress in a hand."""
    return [card for card in s.hand[faction] if card < ACTION_COUNT and CARD_SEASON[card] == s.season]


def discard(s: TntState, card: int) -> None:
    """A card goes to its discard pile, for everybody to see."""
    s.piles[kind_of(card)] += (card,)


def from_hand(s: TntState, faction: int, card: int) -> None:
    """A card leaves a hand."""
    s.hand[faction] = without(s.hand[faction], card)


def draw(s: TntState, deck: int) -> int:
    """The top card of a deck that is not empty."""
    cards = s.decks[deck]
    s.decks[deck] = cards[:-1]
    s.news += 1
    return cards[-1]


def reshuffle(s: TntState, deck: int) -> None:
    """A deck and its discards are shuffled together (T&T 7.12)."""
    cards = sorted(s.decks[deck] + s.piles[deck])
    s.piles[deck] = ()
    i = len(cards)
    while i > 1:
        other = s.randbelow(i)
        i -= 1
        cards[i], cards[other] = cards[other], cards[i]
    s.decks[deck] = tuple(cards)


def deal(s: TntState, faction: int, deck: int, n: int) -> None:
    """A faction draws cards into its hand, as far as there are any."""
    drawn: tuple[int, ...] = ()
    while n > 0 and s.decks[deck]:
        card = draw(s, deck)
        s.hand[faction] = with_item(s.hand[faction], card)
        drawn = with_item(drawn, card)
        n -= 1
    if drawn:
        events.drew(s, faction, drawn, deck)
        events.drew_hidden(s, faction, deck, len(drawn))
