"""The rules of the tiny game, The Weather Gauge: its State and its procedures. What they are in words, `tests.tinygame` says."""

from __future__ import annotations

from copy import deepcopy
from typing import Annotated, Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.decision import Domain, Question
from vezerkar.engine.declare import Each, Fixed, Number, attributes
from vezerkar.engine.dice import Dice
from vezerkar.engine.state import State, Step
from vezerkar.engine.together import Together

SEATS: Final = ("gull", "heron")
CARDS: Final = 12
ROUNDS: Final = 12
HOLD, PASS, STRIKE, PLAY, BID = 0, 1, 2, 10, 100
"""Actions: three of them, then from 10 on one for each card, from 100 on one for each number of coins."""
PILE: Final = Each("card", Number("card", 0, CARDS - 1))


def strength(card: int) -> int:
    """Of a shot 1 to 3, of a fog 0."""
    return 1 + card % 3 if card < 9 else 0


class Attributes:
    """What a State of the game holds. Cards 0 to 8 are shots, 9 to 11 fogs; a bid of -1 is not made yet."""

    hull: Annotated[list[int], Fixed("", Number("", 0, 3))]
    coins: Annotated[list[int], Fixed("", Number("", 0, 1000))]
    bids: Annotated[list[int], Fixed("", Number("", -1, 1000))]
    hands: Annotated[list[list[int]], Fixed("", PILE)]
    deck: Annotated[list[int], PILE]
    discard: Annotated[list[int], PILE]
    round: Annotated[int, Number("", 0, ROUNDS)]


ATTRIBUTES: Final = attributes(Attributes)


class GaugeState(Attributes, State):
    """A game. A ship that strikes has no hull points any more."""

    def begin_gauge(self, dice: Dice, hull: int) -> None:
        self.begin(dice)
        self.hull, self.coins, self.bids, self.round = [hull, hull], [1000, 1000], [-1, -1], 0
        self.hands, self.deck, self.discard = [[], []], [], list(range(CARDS))

    def clone(self) -> GaugeState:
        copy = GaugeState()
        self.copy_base(copy)
        vars(copy).update(deepcopy(vars(self)))
        return copy

    def shuffled(self, cards: list[int]) -> list[int]:
        """These cards in an order nobody knows, and that does not depend on the order they are in."""
        rest = sorted(cards)
        return [rest.pop(self.randbelow(len(rest))) for _ in cards]

    def play(self, seat: int, card: int) -> None:
        """Lay a card of this hand on the discard pile."""
        self.hands[seat].remove(card)
        self.discard.append(card)


class Round(Step[GaugeState]):
    """Stays at the bottom of the stack and calls the procedures of a round one after the other; rule 7 ends it."""

    def advance(self, s: GaugeState) -> bool:
        s.over = 0 in s.hull or s.round == ROUNDS
        if not s.over:
            s.round += 1
            s.call(Refill(), Together(((Bid(0),), (Bid(1),))), Reveal())
        return False


class Refill(Step[GaugeState]):
    """Rule 6. Which cards were drawn is told to their owner alone."""

    def advance(self, s: GaugeState) -> bool:
        s.stack.pop()
        s.news += 1
        for seat, hand in enumerate(s.hands):
            while len(hand) < 3:
                if not s.deck:
                    s.deck, s.discard = s.shuffled(s.discard), []
                hand.append(s.deck.pop())
                s.emit("drew", {"seat": SEATS[seat], "card": hand[-1]}, seats=BIT[seat])
            hand.sort()
        s.emit("refilled", {"deck": len(s.deck)})
        return False


class Reveal(Step[GaugeState]):
    """Rule 2: both bids are shown and paid, and the winner is called to fire."""

    def advance(self, s: GaugeState) -> bool:
        s.stack.pop()
        s.news += 1
        gull, heron = s.bids
        gauge = int(heron > gull) if gull != heron else s.randbelow(2)
        s.coins = [s.coins[0] - gull, s.coins[1] - heron]
        s.bids = [-1, -1]
        s.emit("bids", {"gull": gull, "heron": heron, "gauge": SEATS[gauge]})
        s.call(Fire(gauge))
        return False


class Ask(Step[GaugeState]):
    """A procedure that asks one seat, mostly for a card of its hand. Those that cannot be played are shown with the reason."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: GaugeState) -> int:
        return self.seat

    def menu(self, s: GaugeState, seat: int) -> list[int]:
        return [PLAY + card for card in s.hands[seat]]


class Coins(Domain):
    """Any number of coins up to a limit."""

    def __init__(self, limit: int) -> None:
        self.limit = limit

    def accepts(self, action: int) -> bool:
        return BID <= action <= BID + self.limit


class Bid(Ask):
    """Rule 2: the secret bid of one captain. The options are a sample of the domain."""

    def question(self, s: GaugeState, seat: int) -> Question:
        return Question("ask-bid", "GAUGE 2", default=BID, args={"coins": s.coins[seat]})

    def domain(self, s: GaugeState, seat: int) -> Domain:
        return Coins(s.coins[seat])

    def menu(self, s: GaugeState, seat: int) -> list[int]:
        return []

    def options(self, s: GaugeState, seat: int) -> list[int]:
        coins = s.coins[seat]
        return sorted({BID, BID + min(1, coins), BID + coins // 10, BID + coins // 3, BID + coins})

    def choose(self, s: GaugeState, seat: int, action: int) -> None:
        s.stack.pop()
        s.bids[seat] = action - BID


class Fire(Ask):
    """Rule 3: the ship with the gauge fires or holds its fire."""

    def question(self, s: GaugeState, seat: int) -> Question:
        return Question("ask-fire", "GAUGE 3", default=HOLD)

    def options(self, s: GaugeState, seat: int) -> list[int]:
        return [HOLD] + [PLAY + card for card in s.hands[seat] if strength(card)]

    def choose(self, s: GaugeState, seat: int, action: int) -> None:
        s.stack.pop()
        if action == HOLD:
            s.emit("held", {"seat": SEATS[seat]})
            return
        card = action - PLAY
        s.play(seat, card)
        s.emit("fired", {"seat": SEATS[seat], "strength": strength(card)})
        s.call(Window(1 - seat), Shot(1 - seat, card))


class Window(Ask):
    """Rule 4: the other captain is asked, whether or not there is a fog in that hand."""

    def question(self, s: GaugeState, seat: int) -> Question:
        shot = s.stack[-2]
        assert isinstance(shot, Shot)
        return Question("ask-fog", "GAUGE 4", default=PASS, args={"strength": strength(shot.card)}, window=True)

    def options(self, s: GaugeState, seat: int) -> list[int]:
        return [PASS] + [PLAY + card for card in s.hands[seat] if not strength(card)]

    def choose(self, s: GaugeState, seat: int, action: int) -> None:
        s.stack.pop()
        if action != PASS:
            s.stack.pop()  # the shot is wasted
            s.play(seat, action - PLAY)
            s.emit("fog", {"seat": SEATS[seat]})


class Shot(Step[GaugeState]):
    """Rule 5: the die is rolled and the target perhaps hit."""

    def __init__(self, target: int, card: int) -> None:
        self.target, self.card = target, card

    def advance(self, s: GaugeState) -> bool:
        s.stack.pop()
        roll = 1 + s.randbelow(6)
        hit = roll + strength(self.card) >= 6
        s.hull[self.target] -= hit
        s.emit("hit" if hit else "missed", {"seat": SEATS[self.target], "roll": roll})
        return False
