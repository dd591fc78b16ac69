"""Responses: the moments at which the opponent may answer (HUNT 21-22).

A window opens whenever somebody who knows only what is public must think an answer possible, whether or not it is; so neither the
question nor its absence tells what is in a hand.
"""

from __future__ import annotations

from typing import Final

from vezerkar.engine.decision import Question, Refusal
from vezerkar.engine.state import BIT
from vezerkar.games.hunt.facts import (
    ATTACK,
    BRITISH,
    CARDS,
    DECK,
    EVENT,
    FORCE_COUNT,
    FOUND,
    GERMAN,
    NEAR,
    RESPONSES,
    SEATS,
)
from vezerkar.games.hunt.notation import PASS, RESPOND, with_each
from vezerkar.games.hunt.rules.battle import start_battle
from vezerkar.games.hunt.rules.effect import EFFECTS, Effect, resolve
from vezerkar.games.hunt.rules.reasons import NO_ANSWER, NOT_IN_HAND, REASONS
from vezerkar.games.hunt.rules.step import WHO, HuntStep
from vezerkar.games.hunt.state import DISCARD, HAND, PILE, PLAYED, HuntState


class Resolve(HuntStep):
    """HUNT 27-29: a card whose Event is done goes to the discard pile or out of the game."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def params(self) -> list[int]:
        return [self.card]

    def advance(self, s: HuntState) -> bool:
        s.stack.pop()
        if s.lies(self.card, PLAYED):
            resolve(s, self.card)
        return False


class Window(HuntStep):
    """An answer may come from a seat; ``go_on`` happens when none does."""

    __slots__ = ()

    def trigger(self) -> int:
        """The trigger of the cards that may answer."""
        raise NotImplementedError

    def seat(self) -> int:
        """Who may answer."""
        raise NotImplementedError

    def happens(self, s: HuntState) -> bool:
        """Whether there is anything to answer."""
        return True

    def go_on(self, s: HuntState) -> None:
        """What happens when nobody answers."""

    def advance(self, s: HuntState) -> bool:
        seat = self.seat()
        unseen = s.cards[HAND + seat] | s.cards[PILE + seat]
        if self.happens(s) and s.cards[HAND + seat] and unseen & RESPONSES[self.trigger()][seat]:
            s.asked = WHO[seat]
            return True
        s.stack.pop()
        self.go_on(s)
        return False

    def options(self, s: HuntState, seat: int) -> list[int]:
        answers = with_each(s.cards[HAND + seat] & RESPONSES[self.trigger()][seat], RESPOND + seat * DECK)
        answers.append(PASS)
        return answers

    def choose(self, s: HuntState, seat: int, action: int) -> None:
        s.stack.pop()
        if action == PASS:
            self.go_on(s)
            return
        card = action - RESPOND
        s.shift(card, HAND, PLAYED)
        if s.sink is not None:
            s.emit("responded", {"seat": SEATS[seat], "card": CARDS[card]})
        s.stack.append(RESOLVE[card])
        s.perform(EFFECTS[card])

    def question(self, s: HuntState, seat: int) -> Question:
        return Question("ask-response", "HUNT 21", PASS, {"trigger": ("event", "attack", "found")[self.trigger()]}, window=True)

    def refuse(self, s: HuntState, seat: int, action: int) -> Refusal:
        card = action - RESPOND
        if not seat * DECK <= card < (seat + 1) * DECK:
            return REASONS[0]
        return REASONS[NO_ANSWER] if s.lies(card, HAND) else REASONS[NOT_IN_HAND]


class EventWindow(Window):
    """A hunt Event was declared; the opponent may stop it (HUNT 20, 29)."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def params(self) -> list[int]:
        return [self.card]

    def trigger(self) -> int:
        return EVENT

    def seat(self) -> int:
        return BRITISH if self.card < DECK else GERMAN

    def go_on(self, s: HuntState) -> None:
        s.stack.append(RESOLVE[self.card])
        s.perform(EFFECTS[self.card])


class AttackWindow(Window):
    """The Graf Spee has attacked a freighter within one space of a Force; the British player may answer."""

    __slots__ = ()

    def trigger(self) -> int:
        return ATTACK

    def seat(self) -> int:
        return BRITISH

    def happens(self, s: HuntState) -> bool:
        return any(force_near(s, f) for f in range(FORCE_COUNT))


def force_near(s: HuntState, force: int) -> bool:
    """Whether a Force is in the space of the Graf Spee or next to it."""
    return s.on_map(force) and bool(NEAR[s.spee] & BIT[s.forces[force]])


class FoundWindow(Window):
    """A British Search has succeeded in the space of the Graf Spee; the German player may answer, else it is battle."""

    __slots__ = ("force",)

    def __init__(self, force: int) -> None:
        self.force = force

    def params(self) -> list[int]:
        return [self.force]

    def trigger(self) -> int:
        return FOUND

    def seat(self) -> int:
        return GERMAN

    def go_on(self, s: HuntState) -> None:
        start_battle(s, self.force)


class StopEvent(Effect):
    """Cat and Mouse Game: the Event just declared has no effect; its card is discarded (HUNT 29)."""

    __slots__ = ()

    def happen(self, s: HuntState) -> None:
        stopped = s.active
        for card in with_each(s.cards[PLAYED + stopped], stopped * DECK):
            s.shift(card, PLAYED, DISCARD)
            if s.sink is not None:
                s.emit("event_stopped", {"seat": SEATS[stopped], "card": CARDS[card]})


RESOLVE: Final = [Resolve(card) for card in range(2 * DECK)]
EVENT_WINDOW: Final = [EventWindow(card) for card in range(2 * DECK)]
ATTACK_WINDOW: Final = AttackWindow()
FOUND_WINDOW: Final = [FoundWindow(force) for force in range(FORCE_COUNT)]
