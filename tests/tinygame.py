"""The Weather Gauge: a duel of two ships, and the smallest game that uses every part of the engine.

`vezerkar new-game` writes a game to begin with; this one has all that a game can have: secret and simultaneous choices, a domain,
a reaction window, an interrupt, shared seats. Its rules are in `tests.tinyrules`, its Scene and its words in `tests.tinytexts`.

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

import re
from collections.abc import Mapping
from typing import Final

from tests import tinytexts
from tests.tinyrules import (
    ATTRIBUTES,
    BID,
    CARDS,
    HOLD,
    PASS,
    PLAY,
    SEATS,
    STRIKE,
    Bid,
    Coins,
    Fire,
    GaugeState,
    Refill,
    Reveal,
    Round,
    Shot,
    Window,
)
from vezerkar.engine import BadNotation, BadPosition, Decision, Dice, Event, Option, Outcome, Refusal, Together, declare
from vezerkar.engine.ending import Measure
from vezerkar.engine.game import Game, Json, Number, Translator, laid
from vezerkar.engine.position_reader import Field
from vezerkar.engine.scene import Scene
from vezerkar.engine.state import step_of

__all__ = ["BID", "GAME", "PASS", "Bid", "Coins", "Fire", "GaugeState", "Refill", "Shot", "WeatherGauge", "Window"]

WORDS: Final = {"hold": HOLD, "pass": PASS, "strike": STRIKE}
NUMBERED: Final = re.compile("(play|bid) ([0-9]{1,4})")
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
    draws = True
    options = (Option("length", ("normal", "short"), "normal"),)
    verbs = ("hold", "pass", "strike", "play", "bid")
    event_roles = EVENT_ROLES
    event_draws = {"drew": ""}  # noqa: RUF012
    event_reveals = ("bids", "fog")
    steps = STEPS
    takes = TAKES
    frame = "Round"
    measures = (Measure("hull", SEATS, endings=("end-sunk", "end-rounds"), told=("hit", "struck")),)

    def seats(self, options: Mapping[str, str] | None = None) -> tuple[str, ...]:
        return SEATS

    def seatings(self) -> dict[int, tuple[tuple[str, ...], ...]]:
        return {1: (SEATS,), 2: (("gull",), ("heron",))}

    def setup(self, dice: Dice, options: Mapping[str, str]) -> GaugeState:
        s = GaugeState()
        s.begin_gauge(dice, 2 if options["length"] == "short" else 3)
        s.call(Round())
        return s

    def notation(self, action: int) -> str:
        if action >= BID:
            return f"bid {action - BID}"
        return f"play {action - PLAY}" if action >= PLAY else self.verbs[action]

    def parse(self, text: str) -> int:
        found = NUMBERED.fullmatch(text)
        if text in WORDS:
            return WORDS[text]
        if found and (found[1] == "bid" or int(found[2]) < CARDS):
            return (BID if found[1] == "bid" else PLAY) + int(found[2])
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

    def measured(self, s: GaugeState) -> tuple[tuple[int, ...], ...]:
        return (tuple(s.hull),)

    def dump_state(self, s: GaugeState) -> dict[str, Json]:
        return declare.dump(s, ATTRIBUTES)

    def load_state(self, data: Mapping[str, Json], dice: Dice, options: Mapping[str, str]) -> GaugeState:
        s = GaugeState()
        s.begin_gauge(dice, 3)
        state = Field(dict(data), "state").only(declare.keys(ATTRIBUTES))
        for one in ATTRIBUTES:  # none may be left out
            setattr(s, one.name, one.kind.update(getattr(s, one.name), state.at(one.key)))
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
        return tinytexts.scene(view, decision, tr)

    def text_view(self, view: Mapping[str, Json], tr: Translator) -> list[str]:
        return tinytexts.text_view(view, tr)

    def event_text(self, event: Event, tr: Translator) -> str:
        return tinytexts.event_text(event, tr)


GAME: Final = WeatherGauge()
