"""Decks, hands and discard piles (R-32 .. R-37, R-68)."""

from __future__ import annotations

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.decision import Question
from vezerkar.games.quartermaster import events
from vezerkar.games.quartermaster.notation import DISCARD, with_each_card
from vezerkar.games.quartermaster.rules.pieces import gain
from vezerkar.games.quartermaster.rules.step import QmgStep
from vezerkar.games.quartermaster.state import (
    BOTTOM_OPEN,
    BOTTOM_SEEN,
    DECK,
    DOWN,
    HAND,
    SHORTAGE,
    TOP_OPEN,
    TOP_SEEN,
    UP,
    QmgState,
)


def in_deck(s: QmgState, country: int) -> int:
    """Return the number of cards left to draw."""
    return len(s.cards[DECK + country])


def _took_from_top(s: QmgState, country: int, n: int) -> None:
    if s.known[TOP_SEEN + country]:
        for what in (TOP_OPEN, TOP_SEEN):
            s.known[what + country] = max(0, s.known[what + country] - n)
    if s.known[BOTTOM_SEEN + country]:
        left = len(s.cards[DECK + country])
        for what in (BOTTOM_OPEN, BOTTOM_SEEN):
            s.known[what + country] = min(left, s.known[what + country])


def take_top(s: QmgState, country: int, n: int) -> list[int]:
    """Up to ``n`` cards off the top of a deck."""
    deck = s.cards[DECK + country]
    left = max(0, len(deck) - n)
    cards = deck[left:]
    del deck[left:]
    _took_from_top(s, country, n)
    return cards


def put_on_top(s: QmgState, country: int, card: int) -> None:
    """Lay a card that everybody sees on top of a deck."""
    s.cards[DECK + country].append(card)
    s.known[TOP_OPEN + country] += 1
    s.known[TOP_SEEN + country] += 1


def put_beneath(s: QmgState, country: int, card: int, openly: bool) -> None:
    """Lay a card underneath a deck, seen by everybody or by its owner alone."""
    s.cards[DECK + country].insert(0, card)
    s.known[BOTTOM_SEEN + country] += 1
    s.known[BOTTOM_OPEN + country] = s.known[BOTTOM_OPEN + country] + 1 if openly else 0


def shuffle(s: QmgState, country: int) -> None:
    """Shuffle a deck. It begins by sorting, so that the result depends on which cards it has and the dice alone."""
    rest = sorted(s.cards[DECK + country])
    mixed: list[int] = []
    while rest:
        mixed.append(rest.pop(s.randbelow(len(rest))))
    s.cards[DECK + country] = mixed
    for what in (TOP_OPEN, BOTTOM_OPEN, TOP_SEEN, BOTTOM_SEEN):
        s.known[what + country] = 0


def draw(s: QmgState, country: int, n: int) -> None:
    """R-16: draw up to ``n`` cards; with an empty deck drawing stops."""
    cards = take_top(s, country, n)
    if cards:
        hand = s.cards[HAND + country]
        hand += cards
        hand.sort()
        s.news += 1
        events.drew(s, country, cards)
        events.drew_cards(s, country, cards)


def discard_from_deck(s: QmgState, country: int, n: int) -> int:
    """R-68: up to ``n`` cards off the top of a deck go under the discard pile, seen by nobody but their owner. How many did."""
    cards = take_top(s, country, n)
    if cards:
        s.cards[DOWN + country] += cards
        s.news += 1
        events.milled(s, country, cards)
        events.milled_cards(s, country, cards)
    return len(cards)


def mill(s: QmgState, country: int, n: int) -> None:
    """R-35: discard cards from the top of a deck; what is missing comes from the hand, then costs Victory Points."""
    short = n - discard_from_deck(s, country, n)
    if short:
        held = len(s.cards[HAND + country])
        if short > held:
            gain(s, country & 1, held - short, SHORTAGE)
        if held and not s.over:
            s.stack.append(DiscardFromHand(country, min(short, held)))


def pay(s: QmgState, country: int, n: int) -> None:
    """R-35: discard cards from a hand; what is missing comes off the top of the deck, then costs Victory Points."""
    held = len(s.cards[HAND + country])
    short = n - held
    if short > 0:
        gain(s, country & 1, discard_from_deck(s, country, short) - short, SHORTAGE)
    if held and not s.over:
        s.stack.append(DiscardFromHand(country, min(n, held)))


class DiscardFromHand(QmgStep):
    """A country discards so many cards of its choice from its hand (R-35)."""

    __slots__ = ("count", "country")

    def __init__(self, country: int, count: int) -> None:
        self.country = country
        self.count = count

    def advance(self, s: QmgState) -> bool:
        hand = s.cards[HAND + self.country]
        if self.count < len(hand):
            s.asked = BIT[self.country]
            return True
        s.stack.pop()
        if hand:
            s.cards[HAND + self.country] = []
            s.cards[DOWN + self.country] += hand
            events.discarded(s, self.country, len(hand))
            events.discarded_cards(s, self.country, hand)
        return False

    def options(self, s: QmgState, seat: int) -> list[int]:
        return with_each_card(s.cards[HAND + self.country], DISCARD)

    def choose(self, s: QmgState, seat: int, action: int) -> None:
        s.stack.pop()
        throw_away(s, self.country, action - DISCARD)
        if self.count > 1:
            s.stack.append(DiscardFromHand(self.country, self.count - 1))

    def question(self, s: QmgState, seat: int) -> Question:
        cite = "QMG R-35" if s.round else "QMG R-04"
        return Question("ask-discard", cite, self.options(s, seat)[0], {"count": self.count})


def throw_away(s: QmgState, country: int, card: int) -> None:
    """A card of the hand is discarded unplayed (R-68)."""
    s.cards[HAND + country].remove(card)
    s.cards[DOWN + country].append(card)
    # The most frequent action of random games: the list of one card is made for listeners alone.
    if s.sink is not None:
        events.discarded(s, country, 1)
        events.discarded_cards(s, country, [card])


def discard_openly(s: QmgState, country: int, card: int) -> None:
    """R-34, R-67: a card that was used goes face up on top of the discard pile."""
    s.cards[UP + country].append(card)


def discard_pile(s: QmgState, country: int) -> list[int]:
    """R-32, Q-10: all discarded cards of a country, as its owner may look through them."""
    return s.cards[UP + country] + s.cards[DOWN + country]


def from_discard_pile(s: QmgState, country: int, card: int) -> None:
    """Take a card out of the discard pile: a copy that lies face up if there is one, so that nobody learns of the others."""
    up = s.cards[UP + country]
    if card in up:
        up.remove(card)
    else:
        s.cards[DOWN + country].remove(card)
