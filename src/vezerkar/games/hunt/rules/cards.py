"""The Card Play phase: a card for its Event or for its Action Points (HUNT 15-31, 33-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.engine.decision import Question, Refusal
from vezerkar.games.hunt.facts import (
    AP,
    BATTLE,
    BRITISH,
    CARD_TYPE,
    CARDS,
    COMPULSORY,
    DECK,
    GERMAN,
    HUNT,
    IS_RESPONSE,
    SEATS,
)
from vezerkar.games.hunt.notation import AP_PLAY, BANK, BEGIN, EVENT_PLAY, TAKE, with_each
from vezerkar.games.hunt.rules import reasons as no
from vezerkar.games.hunt.rules.british import BRITISH_ACTIONS
from vezerkar.games.hunt.rules.events import CARD_EFFECTS as EFFECTS
from vezerkar.games.hunt.rules.german import GERMAN_ACTIONS, STORE_RESERVE
from vezerkar.games.hunt.rules.reasons import REASONS
from vezerkar.games.hunt.rules.responses import EVENT_WINDOW, RESOLVE
from vezerkar.games.hunt.rules.step import WHO, HuntStep
from vezerkar.games.hunt.state import BANKED, CARD_PLAY, DISCARD, HAND, PLAYED, REMOVED, HuntState

if TYPE_CHECKING:
    from typing import Never

    from vezerkar.engine.state import Step


class CardPlay(HuntStep):
    """HUNT 15, 16: the active player plays exactly one card."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def params(self) -> list[int]:
        return [self.seat]

    def advance(self, s: HuntState) -> bool:
        s.phase = CARD_PLAY
        if not s.cards[HAND + self.seat]:
            s.stack.pop()
            return False
        s.asked = WHO[self.seat]
        return True

    def options(self, s: HuntState, seat: int) -> list[int]:
        hand = with_each(s.cards[HAND + seat], seat * DECK)
        actions = hand.copy()
        for card in hand:
            if CARD_TYPE[card] == HUNT and not no_event(s, card):
                actions.append(EVENT_PLAY + card)
        return actions

    def menu(self, s: HuntState, seat: int) -> list[int]:
        return with_each(s.cards[HAND + seat], EVENT_PLAY + seat * DECK)

    def choose(self, s: HuntState, seat: int, action: int) -> None:
        s.stack.pop()
        if action < EVENT_PLAY:
            self.play_for_points(s, action - AP_PLAY)
        else:
            self.play_event(s, action - EVENT_PLAY)

    def play_for_points(self, s: HuntState, card: int) -> None:
        """HUNT 25, 33: spend the points; a compulsory Event happens as well."""
        compulsory = CARD_TYPE[card] == COMPULSORY
        s.shift(card, HAND, PLAYED if compulsory else DISCARD)
        s.ap = AP[card]
        if s.sink is not None:
            s.emit("played_points", {"seat": SEATS[self.seat], "card": CARDS[card], "points": AP[card]})
        s.perform(COMPULSORY_PLAY[card] if compulsory else PLAY[self.seat])

    def play_event(self, s: HuntState, card: int) -> None:
        """HUNT 20: declare the Event; the opponent may stop it."""
        s.shift(card, HAND, PLAYED)
        if s.sink is not None:
            s.emit("played_event", {"seat": SEATS[self.seat], "card": CARDS[card]})
        if len(EFFECTS[card]) == 1:
            EFFECTS[card][0].declared(s)
        s.stack.append(EVENT_WINDOW[card])

    def question(self, s: HuntState, seat: int) -> Question:
        return Question("ask-play", "HUNT 15", self.options(s, seat)[0])

    def refuse(self, s: HuntState, seat: int, action: int) -> Refusal:
        card = action & 63
        if action >= EVENT_PLAY + 64 or not seat * DECK <= card < (seat + 1) * DECK:
            return REASONS[0]
        if not s.lies(card, HAND):
            return REASONS[no.NOT_IN_HAND]
        return REASONS[no_event(s, card)]


def no_event(s: HuntState, card: int) -> int:
    """Why a card in hand cannot be played for its Event now (HUNT 17, 20, 21, 25)."""
    if CARD_TYPE[card] == BATTLE:
        return no.BATTLE_EVENT
    if CARD_TYPE[card] == COMPULSORY:
        return no.COMPULSORY_EVENT
    if IS_RESPONSE[card]:
        return no.RESPONSE_EVENT
    for effect in EFFECTS[card]:
        if effect.changes(s):
            return no.LEGAL
    return no.NO_EFFECT


class TakeMore(HuntStep):
    """HUNT 30, 34, 54: Reserve points and banked cards are added when a card is played for its points."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def params(self) -> list[int]:
        return [self.seat]

    def advance(self, s: HuntState) -> bool:
        if s.cards[BANKED + self.seat] or self.reserve(s):
            s.asked = WHO[self.seat]
            return True
        s.stack.pop()
        return False

    def reserve(self, s: HuntState) -> int:
        """The Reserve points this seat may take."""
        return s.reserve if self.seat == GERMAN else 0

    def options(self, s: HuntState, seat: int) -> list[int]:
        points = [TAKE + n for n in range(1, self.reserve(s) + 1)]
        return [*points, *with_each(s.cards[BANKED + seat], BANK + seat * DECK), BEGIN]

    def choose(self, s: HuntState, seat: int, action: int) -> None:
        if action == BEGIN:
            s.stack.pop()
        elif action >= BANK:
            card = action - BANK
            s.ap += AP[card]
            s.shift(card, BANKED, REMOVED)
            if s.sink is not None:
                s.emit("bank_used", {"card": CARDS[card], "points": s.ap})
        else:
            taken = action - TAKE
            s.ap += taken
            s.reserve -= taken
            if s.sink is not None:
                s.emit("reserve_taken", {"taken": taken, "points": s.ap, "reserve": s.reserve})

    def question(self, s: HuntState, seat: int) -> Question:
        return Question("ask-take-more", "HUNT 34", BEGIN, {"points": s.ap, "reserve": self.reserve(s)})

    def refuse(self, s: HuntState, seat: int, action: int) -> Refusal:
        if TAKE <= action < BANK:
            return REASONS[no.RESERVE_EMPTY]
        return REASONS[no.NOT_BANKED] if BANK <= action < BEGIN else REASONS[0]


CARD_PLAY_OF: Final = [CardPlay(seat) for seat in range(2)]
TAKE_MORE: Final = [TakeMore(seat) for seat in range(2)]

PLAY: Final[list[tuple[Step[Never], ...]]] = [
    (TAKE_MORE[GERMAN], GERMAN_ACTIONS, STORE_RESERVE),
    (TAKE_MORE[BRITISH], BRITISH_ACTIONS),
]
"""PLAY[seat]: what follows when a card is played for its points."""


def _compulsory(card: int) -> tuple[Step[Never], ...]:
    """HUNT 26: the Event at once, or after the points where the card says so."""
    at_once = [effect for effect in EFFECTS[card] if not effect.waits()]
    later = [effect for effect in EFFECTS[card] if effect.waits()]
    return (*at_once, *PLAY[GERMAN if card < DECK else BRITISH], *later, RESOLVE[card])


COMPULSORY_PLAY: Final = [_compulsory(card) for card in range(2 * DECK)]
"""COMPULSORY_PLAY[card]: the same for a card whose Event is compulsory."""
