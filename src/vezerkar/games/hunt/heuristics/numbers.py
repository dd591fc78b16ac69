"""The numbers that players judge by: those of `greedy`, set by hand, and those of `captain`, tuned by ``tools/train_hunt.py``.

Where nothing else is said they are scores, in percent of a game.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from vezerkar.games.hunt.game_data import REACH, read
from vezerkar.games.hunt.heuristics.features import MEET


class GermanNumbers:
    """The numbers of a German player."""

    def __init__(self, told: Mapping[str, float]) -> None:
        self.set(told)

    def set(self, told: Mapping[str, float]) -> None:
        """Take numbers by name, as training does while it plays."""
        self.meet: list[float] = [told[f"meet_{steps}"] for steps in range(len(MEET))]
        """By steps: what it is worth to be so far from where a freighter will be next turn, if a sinking gains `usual_gain`."""
        self.force_reach: list[float] = [told[f"force_reach_{steps}"] for steps in range(REACH + 1)]
        """By steps: how likely a Force so far away can come and search."""
        self.find: float = told["find"]
        """Chance that the Search of a Force that came succeeds, intelligence included."""
        self.stored: float = told["stored"]
        """A point in the Reserve."""
        self.sure_repair: float = told["sure_repair"]
        """A repair of the plane that cannot fail."""
        self.keep: float = told["keep"]
        """A point on a card that stays in the hand."""
        self.hot: float = told["hot"]
        """By the rule of thumb she is this many times as likely to be next to the route of a freighter as elsewhere."""
        self.share: float = told["share"]
        """Factor of the chance that the British player guesses her space, by the rule of thumb."""
        self.spare: float = told["spare"]
        """Factor of what is worth being near freighters that are yet to come."""
        self.usual_gain: float = told["usual_gain"]
        """The worth of a sinking that goes with `meet`."""
        self.slip: float = told["slip"]
        """Factor of what freighters are worth where she slips away to: a fair space, not the best one."""
        self.slip_mending: float = told["slip_mending"]
        """Factor of a repair after she has slipped away."""
        self.bank: float = told["bank"]
        """Price of a card that is banked."""
        self.betrays: float = told["betrays"]
        """Price of a card that tells of her."""
        self.least_eager: float = told["least_eager"]
        self.most_eager: float = told["most_eager"]
        """Bounds of the factor of what freighters are worth."""
        self.altmark: float = told["altmark"]
        """A Move of the Altmark when she is far."""
        self.hold: float = told["hold"]
        """A card above three."""
        self.hold_cost: float = told["hold_cost"]
        """Price of telling that the Altmark is near."""
        self.trust: float = told["trust"]
        """Share of the belief in what she thinks the British player reckons with, 0 to 1; the rest is the rule of thumb."""
        self.likely: float = told["likely"]
        """Factor of the chance that the British player guesses her space, by the belief."""


class BritishNumbers:
    """The numbers of a British player."""

    def __init__(self, told: Mapping[str, float]) -> None:
        self.set(told)

    def set(self, told: Mapping[str, float]) -> None:
        """Take numbers by name, as training does while it plays."""
        self.event_advance: float = told["event_advance"]
        """An advance on the strategy track by an Event."""
        self.watch: float = told["watch"]
        """A Force that is near to all places where the Graf Spee may attack next."""
        self.near: float = told["near"]
        self.mid: float = told["mid"]
        self.far: float = told["far"]
        """Shares of `watch` for places within one, two and three steps."""
        self.clue_gain: float = told["clue_gain"]
        """A Clue when nothing is known of the Graf Spee. The more is known, the less it is."""
        self.clue_width: float = told["clue_width"]
        """Number of spaces at which a Clue is worth all of that."""
        self.card_price: float = told["card_price"]
        """A card that is paid in for its intelligence."""
        self.keep: float = told["keep"]
        """A point on a card that stays in the hand."""
        self.hot: float = told["hot"]
        """By the rule of thumb she is this many times as likely to be next to the route of a freighter as elsewhere."""
        self.hot_next: float = told["hot_next"]
        """The same for where she may go."""
        self.crowd: float = told["crowd"]
        """Another Force in the same space or next to it."""
        self.move_cost: float = told["move_cost"]
        """A point spent on a Move."""
        self.left: float = told["left"]
        """A point left over."""
        self.search_anyway: float = told["search_anyway"]
        """A Search of a space where she may be, even if she is not."""
        self.intelligence: float = told["intelligence"]
        """Factor of what intelligence adds to a Search."""
        self.bank: float = told["bank"]
        """Price of a card that is banked."""
        self.advancing: float = told["advancing"]
        """Factor of an advance on the strategy track."""


def read_numbers(name: str) -> Mapping[str, Any]:
    """Return what a file has: ``made_of`` in words, and the numbers ``german`` and ``british`` by name."""
    told: Mapping[str, Any] = json.loads(read(name))
    return told


GREEDY_GERMAN: Final = GermanNumbers(read_numbers("greedy.json")["german"])
GREEDY_BRITISH: Final = BritishNumbers(read_numbers("greedy.json")["british"])
CAPTAIN_GERMAN: Final = GermanNumbers(read_numbers("captain.json")["german"])
CAPTAIN_BRITISH: Final = BritishNumbers(read_numbers("captain.json")["british"])
