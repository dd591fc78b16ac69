"""Scores for the British player: guard the routes, search the likeliest spaces, bring in the other Forces."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, count, with_each
from vezerkar.games.hunt.game_data import (
    AP,
    BRITISH,
    CARD_KEYS,
    CLUES,
    DECK,
    DISTANCE,
    FORCE_COUNT,
    INTELLIGENCE_COST,
    MOVE_COST,
    NEAR,
    REACH,
    SPACE_COUNT,
    SPIES,
    TRACK,
    TRACK_CLUE,
    TRACK_LENGTH,
    WITHIN,
    spread,
)
from vezerkar.games.hunt.game_data import INTELLIGENCE as INTELLIGENCE_BONUS
from vezerkar.games.hunt.heuristics.belief import chances_now
from vezerkar.games.hunt.heuristics.features import arrival, battle_odds, bonus_of, here_already, odds
from vezerkar.games.hunt.heuristics.information import hunting_ground, weight
from vezerkar.games.hunt.heuristics.numbers import CAPTAIN_BRITISH, GREEDY_BRITISH, BritishNumbers
from vezerkar.games.hunt.notation import ADVANCE, BANK, BEGIN, EVENT_PLAY, FORCE, INTELLIGENCE, RESPOND, SAIL, SEARCH, TO
from vezerkar.games.hunt.rules.british import BeforeRoll, FreeSail, SailForce, SailFreighters, WideSearchNext
from vezerkar.games.hunt.state import DESTROYED, HAND, PLAYED, UNDER_REPAIR, HuntState

STEP: Final = 1.0 / 6.0
"""Chance that one more on the die decides a roll."""

LEAST: Final = 0.001
"""Spaces less likely than this are left out where she may go next: there are many, and they change little."""

STOPS: Final[dict[str, float]] = {"prize_warfare": 4.0, "order_115_39": 4.0, "fair_weather": 1.5, "repainting": 0.5}
STOP_WORTH: Final[list[float]] = [STOPS.get(key, 0.0) for key in CARD_KEYS]
"""STOP_WORTH[card]: what it is worth to stop its Event."""


def mass(chances: list[float], spaces: int) -> float:
    """Return the sum of the chances of some spaces."""
    total = 0.0
    for x in with_each(spaces, 0):
        total += chances[x]
    return total


def next_turn(likely: list[float], ground: int, hot: float) -> list[float]:
    """Return the chances after a Move of two, by the rule of thumb for where she goes."""
    result = [0.0] * SPACE_COUNT
    for x in range(SPACE_COUNT):
        if likely[x] > LEAST:
            reached = WITHIN[2][x]
            part = likely[x] / weight(reached, ground, hot)
            for y in with_each(reached, 0):
                result[y] += part * (hot if ground & BIT[y] else 1.0)
    return result


class BritishHeuristics:
    """Heuristics of the British player in one State. Make a new one for every decision."""

    __slots__ = (
        "caught",
        "ground",
        "likely",
        "maybe",
        "numbers",
        "plans",
        "s",
        "soon",
        "storm",
        "total",
        "watched",
        "watches",
        "where",
    )

    def __init__(self, s: HuntState, numbers: BritishNumbers) -> None:
        self.s = s
        self.numbers = numbers
        self.storm = s.storm > 0
        self.ground = hunting_ground(s)
        self.maybe = s.belief
        self.total = weight(s.belief, self.ground, numbers.hot)
        self.likely = chances_now(s)
        """The chance of each space by the belief; empty if this player goes by the rule of thumb."""
        self.soon: list[float] = []
        """The same for her next turn, if it was reckoned already."""
        now = odds(s)
        self.caught: list[float] = [100.0 * (now - battle_odds(s, f)) for f in range(FORCE_COUNT)]
        """Score of catching the Graf Spee with each Force, in percent of a game."""
        self.plans: dict[int, float] = {}
        """Scores of the best use of Action Points that were reckoned already, by ``2 * points + storm``."""
        self.watches = [-1.0] * SPACE_COUNT
        self.where = spread(s.belief, 2)
        self.watched = weight(self.where, self.ground, numbers.hot_next)

    def here(self, x: int) -> float:
        """Return the chance that the Graf Spee is in a space."""
        if not self.maybe & BIT[x]:
            return 0.0
        if self.likely:
            return self.likely[x]
        return (self.numbers.hot if self.ground & BIT[x] else 1.0) / self.total

    def among(self, spaces: int) -> float:
        """Return the chance that the Graf Spee is in one of some spaces."""
        if self.likely:
            return mass(self.likely, spaces & self.maybe)
        return weight(self.maybe & spaces, self.ground, self.numbers.hot) / self.total

    def chance(self, bonus: int) -> float:
        """Return the chance that a Search with this bonus succeeds."""
        return min(1.0, (2 + self.s.bonus + bonus) * STEP)

    def search(self, force: int, x: int, bonus: int) -> float:
        """Return the score of a Search: a chance to catch the Graf Spee, or at least to know."""
        here = self.here(x)
        return here * self.chance(bonus) * self.caught[force] + (self.numbers.search_anyway if here > 0.0 else 0.0)

    def soon_in(self, spaces: int) -> float:
        """Return the likelihood that the Graf Spee will be in one of some spaces next turn; `watched` is that of all spaces."""
        if self.likely:
            if not self.soon:
                self.soon = next_turn(self.likely, self.ground, self.numbers.hot_next)
                self.watched = sum(self.soon)
            return mass(self.soon, spaces)
        return weight(self.where & spaces, self.ground, self.numbers.hot_next)

    def watch(self, x: int) -> float:
        """Return the score of a Force in a space, for the places to which the Graf Spee may come."""
        if self.watches[x] < 0.0:
            numbers = self.numbers
            near = self.soon_in(NEAR[x])
            mid = self.soon_in(WITHIN[2][x])
            far = self.soon_in(WITHIN[3][x])
            self.watches[x] = numbers.watch * (numbers.near * near + numbers.mid * mid + numbers.far * far) / self.watched
        return self.watches[x]

    def crowd(self, force: int, x: int) -> float:
        """Return what is lost if other Forces are in this space or next to it."""
        lost = 0.0
        for f in range(FORCE_COUNT):
            place = self.s.forces[f]
            if f != force and place < SPACE_COUNT and DISTANCE[place][x] <= 1:
                lost += self.numbers.crowd
        return lost

    def at(self, force: int, x: int, points: int) -> float:
        """Return the score of a Force in a space with some points left."""
        worth = self.watch(x) - self.crowd(force, x)
        if points and not self.s.searched & BIT[force]:
            bonus = min(points - 1, self.spies(), 2) if self.here(x) > 0.15 else 0
            search = self.search(force, x, bonus)
            if search > 0.0:
                worth += search
        return worth

    def spies(self) -> int:
        """Return the number of cards in the British hand that have a bonus on their track."""
        hand = self.s.cards[HAND + BRITISH] & SPIES
        return sum([1 for card in with_each(hand, DECK) if INTELLIGENCE_BONUS[card] > 0]) if hand else 0

    def sail(self, force: int, points: int) -> float:
        """Return the score of the best Move of a Force, above that of staying."""
        here = self.s.forces[force]
        best = -1000.0
        for x in with_each(WITHIN[self.reach(points)][here] & ~BIT[here], 0):
            cost = MOVE_COST[DISTANCE[here][x]]
            worth = self.at(force, x, points - cost) - self.numbers.move_cost * cost
            if worth > best:
                best = worth
        return best - self.at(force, here, points)

    def reach(self, points: int) -> int:
        """Return the number of spaces that these points can buy."""
        spaces = 0
        while spaces < REACH and MOVE_COST[spaces + 1] <= points:
            spaces += 1
        return 1 if self.storm and spaces > 1 else spaces

    def plan(self, points: int) -> float:
        """Return a rough score of the best use of Action Points: the best thing, and something for the points left."""
        key = 2 * points + int(self.storm)
        if key in self.plans:
            return self.plans[key]
        s = self.s
        best = 0.0
        spent = 0
        for f in range(FORCE_COUNT):
            if s.forces[f] >= SPACE_COUNT:
                continue
            stay = max(0.0, self.search(f, s.forces[f], min(2, points - 1)))
            move = self.sail(f, points) if points else 0.0
            gain = stay + max(0.0, move)
            if gain > best:
                best = gain
                spent = 1 if move <= 0.0 else min(points, 3)
        left = points - spent
        for f in range(FORCE_COUNT):
            if s.forces[f] >= TRACK and left >= 2:
                best += self.advancing(f)
                break
        best += self.numbers.left * left
        self.plans[key] = best
        return best

    def advancing(self, force: int) -> float:
        """Return the score of advancing a Force on the strategy track."""
        s = self.s
        now = odds(s)
        place = s.forces[force]
        box = here_already(place + 1) if place + 1 < TRACK + TRACK_LENGTH else 1.0
        step = box - here_already(place)
        return -100.0 * self.numbers.advancing * now * (1.0 - now) * arrival(bonus_of(s, force)) * step

    def clue(self) -> float:
        """Return the score of a Clue."""
        s = self.s
        if s.immune or s.clue_count() >= CLUES:
            return 0.0
        known = count(self.maybe)
        near = 0.0
        for place in s.forces:
            if place < SPACE_COUNT and spread(self.maybe, 1) & WITHIN[REACH][place]:
                near += 0.5
        return self.numbers.clue_gain * min(1.0, (known - 3) / self.numbers.clue_width) * (0.5 + near) if known > 3 else 0.0


def british_scores(s: HuntState, legal: list[int]) -> list[float]:
    """Return the score of each legal action of the British player, in percent of a game."""
    numbers = GREEDY_BRITISH if s.filter is None else CAPTAIN_BRITISH
    heuristics = BritishHeuristics(s, numbers)
    step = s.stack[-1]
    if isinstance(step, SailForce):
        here = s.forces[step.force]
        return [
            heuristics.at(step.force, action - TO, s.ap - MOVE_COST[DISTANCE[here][action - TO]])
            - numbers.move_cost * MOVE_COST[DISTANCE[here][action - TO]]
            for action in legal
        ]
    if isinstance(step, FreeSail):
        return [heuristics.at(step.force, action - TO, 1) for action in legal]
    if isinstance(step, SailFreighters):
        return [safety(heuristics, action - TO) for action in legal]
    if isinstance(step, WideSearchNext):
        return [heuristics.search(step.force, action - TO, 0) if action >= TO else 0.0 for action in legal]
    if isinstance(step, BeforeRoll):
        x = s.forces[step.force]
        gain = heuristics.here(x) * STEP * max(0.0, heuristics.caught[step.force])
        return [before_roll(heuristics, action, gain) for action in legal]
    return [worth(s, heuristics, action) for action in legal]


def before_roll(heuristics: BritishHeuristics, action: int, gain: float) -> float:
    """Return the score of paying in a card before a roll, if one more on the die gains so much."""
    if action >= INTELLIGENCE + 64 or action < INTELLIGENCE:
        return 0.0
    bonus = INTELLIGENCE_BONUS[action - INTELLIGENCE]
    useful = bonus if heuristics.chance(0) < 1.0 else 0
    return gain * useful - heuristics.numbers.card_price - 0.3 * AP[action - INTELLIGENCE]


def worth(s: HuntState, heuristics: BritishHeuristics, action: int) -> float:
    """Return the score of an action other than a space to sail to."""
    noun = action & 63
    verb = action - noun
    if verb < EVENT_PLAY:
        return points_worth(heuristics, noun)
    if verb == EVENT_PLAY:
        return event_worth(heuristics, noun)
    if verb == SAIL:
        return heuristics.sail(noun - FORCE, s.ap) if s.ap else 0.5
    if verb == SEARCH:
        force = noun - FORCE
        return heuristics.search(force, s.forces[force], min(s.ap - 1, 1) if s.ap else 0)
    if verb == INTELLIGENCE:
        return intelligence_worth(heuristics, noun)
    if verb == ADVANCE:
        return heuristics.advancing(noun - FORCE)
    if verb == BANK:
        return heuristics.plan(s.ap + AP[noun]) - heuristics.numbers.bank
    if action == BEGIN:
        return heuristics.plan(s.ap)
    if verb == RESPOND:
        return respond_worth(heuristics, noun)
    # What is left: to pass, to be done, to roll.
    return 0.0


def points_worth(heuristics: BritishHeuristics, card: int) -> float:
    """Return the score of playing a card for its points."""
    storm = heuristics.storm
    if CARD_KEYS[card] == "storm_at_sea":
        heuristics.storm = True
    worth = heuristics.plan(AP[card])
    heuristics.storm = storm
    return worth - heuristics.numbers.keep * AP[card]


def event_worth(heuristics: BritishHeuristics, card: int) -> float:
    """Return the score of playing a card for its Event."""
    s = heuristics.s
    key = CARD_KEYS[card]
    gain = 0.0
    if key == "royal_navy":
        gain = 0.8
    elif key == "sir_henry_harwood":
        at_sea = sum([1 for space in s.freighters if space >= 0])
        gain = 1.6 * at_sea + 1.0
    elif key == "new_convoy_routes":
        waiting = sum([1 for place in s.forces if place >= TRACK])
        gain = 1.0 * s.reserve + (heuristics.numbers.event_advance if waiting else 0.0) + 1.5
    elif key == "forces_k_and_h":
        gain = 2.0 * heuristics.numbers.event_advance
    elif key == "mile_by_mile":
        for f in range(FORCE_COUNT):
            if s.forces[f] < SPACE_COUNT:
                gain = max(gain, wide_search(heuristics, f))
    elif key == "unreliable_technology":
        gain = 5.0 if s.plane == UNDER_REPAIR else 2.0 if s.plane != DESTROYED else 0.0
    elif key == "fair_weather":
        for f in range(FORCE_COUNT):
            here = s.forces[f]
            if here < SPACE_COUNT:
                best = max([heuristics.watch(x) for x in with_each(WITHIN[heuristics.reach(2)][here], 0)])
                gain += best - heuristics.watch(here)
    elif key == "prize_warfare":
        for f in range(FORCE_COUNT):
            if s.forces[f] < SPACE_COUNT:
                gain = max(gain, heuristics.search(f, s.forces[f], 1))
    return gain - heuristics.numbers.keep * AP[card]


def wide_search(heuristics: BritishHeuristics, force: int) -> float:
    """Return the score of searching a Force's own space and two next to it."""
    place = heuristics.s.forces[force]
    around = sorted([heuristics.search(force, x, 0) for x in with_each(NEAR[place] & ~BIT[place], 0)], reverse=True)
    return heuristics.search(force, place, 0) + sum(around[:2])


def intelligence_worth(heuristics: BritishHeuristics, card: int) -> float:
    """Return the score of paying in a card while there are points to spend."""
    s = heuristics.s
    worth = -heuristics.numbers.card_price - 0.3 * AP[card]
    if TRACK_CLUE[card]:
        worth += heuristics.clue()
    if s.ap > INTELLIGENCE_COST:
        for f in range(FORCE_COUNT):
            if s.forces[f] < SPACE_COUNT and not s.searched & BIT[f] and heuristics.chance(0) < 1.0:
                step = heuristics.numbers.intelligence * INTELLIGENCE_BONUS[card] * STEP
                worth += step * heuristics.here(s.forces[f]) * heuristics.caught[f]
    if count(s.cards[HAND + BRITISH]) <= 2:
        worth -= 0.5
    return worth


def respond_worth(heuristics: BritishHeuristics, card: int) -> float:
    """Return the score of answering with a card."""
    s = heuristics.s
    if CARD_KEYS[card] == "harwoods_intuition":
        return max(heuristics.caught) / 3.0 - 1.0
    declared = s.cards[PLAYED]
    return STOP_WORTH[with_each(declared, 0)[0]] - 1.0 if declared else -1.0


def safety(heuristics: BritishHeuristics, x: int) -> float:
    """Return how safe a space is for a freighter: far from where the Graf Spee may be, near to a Force."""
    danger = 2.0 * heuristics.here(x)
    for far in range(1, REACH + 1):
        danger += heuristics.among(WITHIN[far][x])
    worth = -2.0 * danger
    for place in heuristics.s.forces:
        if place < SPACE_COUNT:
            worth -= 0.3 * min(4, DISTANCE[place][x])
    return worth
