"""The Weather Gauge: a duel of two ships, and the smallest game that uses every part of the engine.

1. Two ships have three hull points each (two in the short game), a thousand coins and three cards from a deck of nine shots
   (strength 1, 2 or 3) and three fogs.
2. In each round both captains bid secretly and at the same time, any number of coins they have. Both pay; the higher bid has
   the weather gauge. A die decides a tie.
3. The ship with the gauge fires a shot or holds its fire.
4. The other ship may hide in a fog, and the shot is wasted.
5. Otherwise a die is rolled: with the strength of the shot it hits at 6 or more and takes a hull point.
6. Both draw to three cards again. A used-up deck is made anew of the discarded cards.
7. A ship without hull points has lost. After twelve rounds the ship with more of them wins.
8. A ship that was hit may strike its colours at any time.
9. A player alone commands both ships, each for itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vezerkar.engine import (
    BIT,
    BadNotation,
    BadPosition,
    Decision,
    Dice,
    Domain,
    Event,
    Game,
    Option,
    Outcome,
    Question,
    Refusal,
    State,
    Step,
    Together,
)
from vezerkar.engine.game import Json, Number, Translator, laid
from vezerkar.engine.position_reader import Field
from vezerkar.engine.scene import Button, Card, CardGroup, Case, Choice, Prompt, Reaction, Scene, Track
from vezerkar.engine.state import step_of

SEATS: Final = ("gull", "heron")
CARDS: Final = 12
ROUNDS: Final = 12
HOLD, PASS, STRIKE, PLAY, BID = 0, 1, 2, 10, 100
"""Actions: three of them, then from 10 on one for each card, from 100 on one for each number of coins."""
WORDS: Final = {"hold": HOLD, "pass": PASS, "strike": STRIKE}


def strength(card: int) -> int:
    """Of a shot 1 to 3, of a fog 0."""
    return 1 + card % 3 if card < 9 else 0


class GaugeState(State):
    """Cards 0 to 8 are shots, 9 to 11 fogs; a bid of -1 is not made yet. A ship that strikes has no hull points any more."""

    __slots__ = ("bids", "coins", "deck", "discard", "hands", "hull", "round")

    hull: list[int]
    coins: list[int]
    bids: list[int]
    hands: list[list[int]]
    deck: list[int]
    discard: list[int]
    round: int

    def clone(self) -> GaugeState:
        copy = GaugeState()
        self.copy_base(copy)
        copy.hull, copy.coins, copy.bids = self.hull.copy(), self.coins.copy(), self.bids.copy()
        copy.hands, copy.deck, copy.discard = [hand.copy() for hand in self.hands], self.deck.copy(), self.discard.copy()
        copy.round = self.round
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
    """A procedure that asks one seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: GaugeState) -> int:
        return self.seat


class AskForCard(Ask):
    """Asks for a card of the hand. Those that cannot be played are shown with the reason."""

    def menu(self, s: GaugeState, seat: int) -> list[int]:
        return [PLAY + card for card in s.hands[seat]]


class Coins(Domain):
    """Any number of coins up to a limit."""

    __slots__ = ("limit",)

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

    def options(self, s: GaugeState, seat: int) -> list[int]:
        coins = s.coins[seat]
        return sorted({BID, BID + min(1, coins), BID + coins // 10, BID + coins // 3, BID + coins})

    def choose(self, s: GaugeState, seat: int, action: int) -> None:
        s.stack.pop()
        s.bids[seat] = action - BID


class Fire(AskForCard):
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


class Window(AskForCard):
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

    __slots__ = ("card", "target")

    def __init__(self, target: int, card: int) -> None:
        self.target = target
        self.card = card

    def advance(self, s: GaugeState) -> bool:
        s.stack.pop()
        roll = 1 + s.randbelow(6)
        hit = roll + strength(self.card) >= 6
        s.hull[self.target] -= hit
        s.emit("hit" if hit else "missed", {"seat": SEATS[self.target], "roll": roll})
        return False


EVENT_ROLES: Final = {
    **{kind: {"seat": "actor"} for kind in ("held", "fog", "struck")},
    "drew": {"seat": "actor", "card": "count"},
    "fired": {"seat": "actor", "strength": "count"},
    **{kind: {"seat": "actor", "roll": "die"} for kind in ("hit", "missed")},
}
SEAT: Final = Number("seat", 0, 1)
TAKES: Final = {
    "Round": (),
    "Refill": (),
    "Reveal": (),
    "Bid": (SEAT,),
    "Fire": (SEAT,),
    "Window": (SEAT,),
    "Shot": (Number("target", 0, 1), Number("card", 0, 8)),
}
"""The numbers of the Steps, for positions."""
STEPS: Final = {step.__name__: step for step in (Round, Refill, Reveal, Bid, Fire, Window, Shot)}


class WeatherGauge(Game[GaugeState, dict[str, Json]]):
    """The rules as one object."""

    id = "gauge"
    title = "The Weather Gauge"
    version = "1"
    options = (Option("length", ("normal", "short"), "normal"),)
    verbs = ("hold", "pass", "strike", "play", "bid")
    event_roles = EVENT_ROLES
    steps = STEPS
    takes = TAKES
    frame = "Round"

    def seats(self, options: Mapping[str, str] | None = None) -> tuple[str, ...]:
        return SEATS

    def seatings(self) -> dict[int, tuple[tuple[str, ...], ...]]:
        return {1: (SEATS,), 2: (("gull",), ("heron",))}

    def setup(self, dice: Dice, options: Mapping[str, str]) -> GaugeState:
        s = GaugeState()
        s.begin(dice)
        s.hull = [2, 2] if options["length"] == "short" else [3, 3]
        s.coins, s.bids, s.round = [1000, 1000], [-1, -1], 0
        s.hands, s.deck, s.discard = [[], []], [], list(range(CARDS))
        s.call(Round())
        return s

    def notation(self, action: int) -> str:
        if action >= BID:
            return f"bid {action - BID}"
        return f"play {action - PLAY}" if action >= PLAY else self.verbs[action]

    def parse(self, text: str) -> int:
        verb, _, number = text.partition(" ")
        if text in WORDS:
            return WORDS[text]
        if number.isascii() and number.isdecimal() and len(number) <= 4:
            if verb == "play" and int(number) < CARDS:
                return PLAY + int(number)
            if verb == "bid":
                return BID + int(number)
        raise BadNotation(f"{text!r} is none of: hold, pass, strike, play CARD, bid COINS")

    def refusal(self, s: GaugeState, seat: int, action: int) -> Refusal:
        if action == STRIKE:
            return Refusal("refuse-strike", "GAUGE 8")
        if action >= BID and isinstance(step_of(s), Together):
            return Refusal("refuse-coins", "GAUGE 2", {"coins": s.coins[seat]})
        if PLAY <= action < BID and action - PLAY not in s.hands[seat]:
            return Refusal("refuse-card", "GAUGE 1", {"card": action - PLAY})
        return Refusal("refuse-now", step_of(s).question(s, seat).cite)

    def interrupts(self, s: GaugeState, seat: int) -> list[int]:
        return [STRIKE] if seat >= 0 and s.hull[seat] < max(s.hull) else []

    def interrupt(self, s: GaugeState, seat: int, action: int) -> None:
        s.hull[seat] = 0
        s.over = True
        s.emit("struck", {"seat": SEATS[seat]})

    def outcome(self, s: GaugeState) -> Outcome | None:
        if not s.over:
            return None
        winners = tuple(SEATS[i] for i in (0, 1) if s.hull[i] > s.hull[1 - i])
        return Outcome(winners, "end-sunk" if 0 in s.hull else "end-rounds", "GAUGE 7")

    def view(self, s: GaugeState, seat: int) -> dict[str, Json]:
        return {
            "seat": SEATS[seat] if seat >= 0 else None,
            "round": s.round,
            "hull": list[Json](s.hull),
            "coins": list[Json](s.coins),
            "hand": list[Json](s.hands[seat]) if seat >= 0 else [],
            "bid": s.bids[seat] if seat >= 0 else -1,
            "deck": len(s.deck),
            "discard": list[Json](s.discard),
        }

    def imagine(self, s: GaugeState, seat: int, dice: Dice) -> GaugeState:
        t = s.clone()
        t.dice, t.drawn, t.news = dice, 0, 0
        others = [i for i in (0, 1) if i != seat]
        unseen = t.shuffled(s.deck + [card for i in others for card in s.hands[i]])
        for i in others:
            t.hands[i] = sorted(unseen.pop() for _ in s.hands[i])
            if s.bids[i] >= 0:
                t.bids[i] = t.randbelow(s.coins[i] + 1)
        t.deck = unseen
        return t

    def turn(self, s: GaugeState) -> int:
        return s.round

    def dump_state(self, s: GaugeState) -> dict[str, Json]:
        return {
            "hull": list[Json](s.hull),
            "coins": list[Json](s.coins),
            "bids": list[Json](s.bids),
            "hands": [list[Json](hand) for hand in s.hands],
            "deck": list[Json](s.deck),
            "discard": list[Json](s.discard),
            "round": s.round,
        }

    def load_state(self, data: Mapping[str, Json], dice: Dice, options: Mapping[str, str]) -> GaugeState:
        s = GaugeState()
        s.begin(dice)
        state = Field(dict(data), "state").only(("hull", "coins", "bids", "hands", "deck", "discard", "round"))
        s.hull = state.at("hull").numbers(2, 0, 3)
        s.coins = state.at("coins").numbers(2, 0, 1000)
        s.bids = state.at("bids").numbers(2, -1, 1000)
        s.hands = [[card.number(0, CARDS - 1) for card in hand.items()] for hand in state.at("hands").row(2)]
        s.deck = [card.number(0, CARDS - 1) for card in state.at("deck").items()]
        s.discard = [card.number(0, CARDS - 1) for card in state.at("discard").items()]
        s.round = state.at("round").number(0, ROUNDS)
        s.over = 0 in s.hull
        return s

    def fit(self, s: GaugeState) -> None:
        bids = s.bids.copy()
        for path, step, on, seat in reversed(laid(s)):
            if isinstance(step, Bid):
                if seat < 0:
                    raise BadPosition(f"{path}: Bid is a part of a simultaneous choice")
                if step.seat != seat or s.bids[seat] >= 0:
                    raise BadPosition(f"{path}: Bid of seat {step.seat} is not for seat {seat}, or state.bids holds it already")
                bids[seat] = 0
            elif seat >= 0:
                raise BadPosition(f"{path}: {type(step).__name__} asks nobody for a secret bid")
            if isinstance(step, Window) and on != "Shot":
                raise BadPosition(f"{path}: Window lies on the Shot that it answers")
            if isinstance(step, Reveal) and min(bids) < 0:
                raise BadPosition(f"{path}: Reveal waits for state.bids that nobody is asked for")

    def check(self, s: GaugeState) -> None:
        cards = sorted(s.deck + s.discard + s.hands[0] + s.hands[1])
        assert cards == list(range(CARDS)), "deck, hands, discard: each card is in one place"
        assert all(hand == sorted(hand) for hand in s.hands), "hands: they are in order"
        assert all(-1 <= bid <= coins for bid, coins in zip(s.bids, s.coins, strict=True)), (
            "bids, coins: no bid is above the coins"
        )

    def scene(self, view: Mapping[str, Json], decision: Decision | None, tr: Translator) -> Scene:
        scene = Scene("gauge", Prompt(tr("ask-wait", {}), mine=False))
        hull = [tr("hull", {"points": points}) for points in range(4)]
        scene.tracks = [Track(f"hull-{i}", SEATS[i], hull, [points]) for i, points in enumerate(numbers(view["hull"]))]
        cards = [Card(str(card), tr("card", {"strength": strength(card)})) for card in numbers(view["hand"])]
        for card in cards:
            if not strength(int(card.id)):
                cases = [Case("strength", str(shot), tr("card", {"strength": shot})) for shot in (1, 2, 3)]
                card.reaction = Reaction(f"play {card.id}", cases)
        scene.cards = [CardGroup("hand", tr("hand", {}), len(cards), cards, "hand")]
        if decision:
            scene.prompt = Prompt(tr(decision.prompt, decision.args), True, decision.seat, decision.cite, decision.ask)
            for action in decision.options:
                owner = [card for card in cards if action.notation == f"play {card.id}"]
                if owner:
                    owner[0].choices.append(Choice(action.notation, owner[0].title))
                else:
                    scene.buttons.append(Button(tr("act", {"action": action.notation}), action.notation))
            for action, refusal in decision.refused:
                why = tr(refusal.reason, refusal.args)
                scene.buttons.append(Button(tr("act", {"action": action.notation}), action.notation, False, why, refusal.cite))
        return scene

    def text_view(self, view: Mapping[str, Json], tr: Translator) -> list[str]:
        ships = zip(SEATS, numbers(view["hull"]), numbers(view["coins"]), strict=True)
        lines = [tr("ship", {"seat": seat, "hull": hull, "coins": coins}) for seat, hull, coins in ships]
        return lines + [tr("card", {"strength": strength(card)}) for card in numbers(view["hand"])]

    def event_text(self, event: Event, tr: Translator) -> str:
        return tr(f"told-{event.kind}", {name: value for name, value in event.data.items() if not isinstance(value, list)})


def numbers(data: Json) -> list[int]:
    """A list of numbers out of plain data."""
    if not isinstance(data, list) or not all(type(value) is int for value in data):
        raise TypeError(f"{data!r} is no list of numbers")
    return [value for value in data if isinstance(value, int)]


GAME: Final = WeatherGauge()
