"""The battle, as a player with some sense fights it: which card to lay down in which duel."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import with_each
from vezerkar.games.hunt.game_data import AP, BONUS, BRITISH, CARD_KEYS, DECK, DUELS, GERMAN, deck_mask
from vezerkar.games.hunt.notation import DUEL
from vezerkar.games.hunt.rules.battle import battle_of, duel_value
from vezerkar.games.hunt.rules.events import CARD_EFFECTS as EFFECTS
from vezerkar.games.hunt.state import HAND, PILE, HuntState

LAST: Final = [key in ("montevideo", "scuttling") for key in CARD_KEYS]
"""Cards that do something in the last duel only."""

SCUTTLING: Final[int] = deck_mask(BRITISH, [key == "scuttling" for key in CARD_KEYS])
MONTEVIDEO: Final[int] = deck_mask(GERMAN, [key == "montevideo" for key in CARD_KEYS])

LOOKS: Final = [key == "concentrated_fire" for key in CARD_KEYS]
"""Cards that show the opponent's hand: of use while there are duels to come."""

AHEAD: Final[list[float]] = [sum(effect.duel_bonus(1) + effect.duel_bonus(2) for effect in effects) * 2.0 for effects in EFFECTS]
"""AHEAD[card]: what laying it early is worth, for what it adds to later duels."""


def duel_worth(s: HuntState, seat: int, action: int) -> float:
    """Return the score of laying down this card now, in percent of a game."""
    fight = battle_of(s)
    card = action - DUEL
    left = DUELS - 1 - fight.duel
    other = 1 - seat
    if LAST[card] and worth_keeping(s, seat):
        return 30.0 if left == 0 else -30.0
    own = duel_value(s, seat, card)
    theirs = fight.soon[other]
    if seat == BRITISH:
        own += BONUS[int(s.variant.historical)][fight.force]
    else:
        theirs += BONUS[int(s.variant.historical)][fight.force]
    seen = s.cards[HAND + other] & s.seen[seat]
    unknown = seen if seen else s.cards[HAND + other] | s.cards[PILE + other]
    won = 0
    cards = with_each(unknown, other * DECK)
    for opposing in cards:
        value = theirs + 2 * AP[opposing]
        won += 1 if own > value else -1 if own < value else 0
    share = won / max(1, len(cards))
    # A card that wins by a hair is spent better than one that wins by far, so its strength is its price.
    worth = 20.0 * share - 4.0 * AP[card]
    if left:
        worth += AHEAD[card] * min(left, 2) / 2.0
        if LOOKS[card]:
            worth += 2.0 * left
    return worth


def worth_keeping(s: HuntState, seat: int) -> bool:
    """Return True if a seat does best to keep its card that has a special effect only in the last duel.

    Scuttling waits for Montevideo while it may come. Montevideo is kept only when Scuttling cannot answer it.
    """
    other = 1 - seat
    seen = s.cards[HAND + other] & s.seen[seat]
    unknown = seen if seen else s.cards[HAND + other] | s.cards[PILE + other]
    return bool(unknown & MONTEVIDEO) if seat == BRITISH else not unknown & SCUTTLING
