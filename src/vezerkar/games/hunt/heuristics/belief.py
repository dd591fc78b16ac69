"""The belief over the Graf Spee's place: a Bayes filter over the spaces, driven by a model of how a raider sails.

It follows from public history alone: the frames of her Moves, the distances announced, and what became known between them. So
all States that look the same to the British player give the same chances, and the German player can reckon with it too.
``tools/train_hunt.py`` fits the numbers of the model, in ``data/sailing.json``.
"""

from __future__ import annotations

import json
from math import exp
from typing import Final, TypedDict

from vezerkar.engine.bit_sets import BIT, count, with_each
from vezerkar.games.hunt.game_data import (
    DESTINATION,
    DISTANCE,
    FORCE_COUNT,
    FREIGHTER_COUNT,
    REACH,
    ROUTE,
    SPACE_COUNT,
    WITHIN,
    read,
)
from vezerkar.games.hunt.heuristics.features import MEET, SPARE, first_place
from vezerkar.games.hunt.state import BayesFilter, HuntState


class SailingData(TypedDict):
    """``sailing.json``."""

    made_of: str
    """The source of the numbers, in words."""
    meet: float
    """Pull of the freighters that will come near a space."""
    home: float
    """Pull of the freighters that are yet to begin near it."""
    threat: float
    """Pull of the Forces that can reach it."""
    prey: float
    """Pull of a freighter in it."""
    close: float
    """Pull of a freighter that will be in it or next to it for sure."""
    steps: list[float]
    """Pull of a Move of so many steps."""
    loose: float
    """Share of Moves that go anywhere in reach, whatever pulls."""
    passed: float
    """Factor of a space in which she ended a turn beside a freighter without an attack."""
    first: float
    """Pull of one point of `first_place`."""
    first_loose: float
    """Share of games that she begins anywhere."""


SAILING: Final[SailingData] = json.loads(read("sailing.json"))

THREAT: Final = [0.95, 0.85, 0.6, 0.25]
"""THREAT[steps]: how much a Force so far away threatens a space."""

TURN: Final = 0
STORM: Final = 1
FREIGHTER: Final = 2
FORCE: Final = FREIGHTER + FREIGHTER_COUNT
"""Indices in a frame: the turn, the storm, then freighters and Forces."""

SPACES_WITHIN: Final[list[list[list[int]]]] = [
    [with_each(WITHIN[far][x], 0) for x in range(SPACE_COUNT)] for far in range(REACH + 1)
]
"""SPACES_WITHIN[far][space]: the spaces of `WITHIN` as a list."""


def farthest(freighter: int, here: int, y: int) -> int:
    """Return how far a space is from where a freighter may be next turn, at most; -1 if it has no turn at sea left."""
    ways = ROUTE[freighter][here]
    if not ways or ways[0] == DESTINATION[freighter]:
        return -1
    return max([DISTANCE[y][way] for way in ways])


def traits(frame: tuple[int, ...], y: int) -> list[float]:
    """Return the traits of a space that pull the Graf Spee or keep her away: meet, home, threat, prey, close."""
    meet = prey = close = threat = 0.0
    for i in range(FREIGHTER_COUNT):
        here = frame[FREIGHTER + i]
        if here >= 0:
            if here == y:
                prey = 1.0
            far = farthest(i, here, y)
            if far >= 0:
                meet += MEET[far] if far < len(MEET) else 0.0
                if far <= 1:
                    close = 1.0
    for f in range(FORCE_COUNT):
        place = frame[FORCE + f]
        if place < SPACE_COUNT:
            threat += threat_of(place, y, frame[STORM])
    return [meet, SPARE[y], threat, prey, close]


def threat_of(place: int, y: int, storm: int) -> float:
    """Return how much a Force threatens a space."""
    far = DISTANCE[y][place]
    return 0.0 if far > REACH or (storm and far > 1) else THREAT[far]


MEET_SHARE: Final[list[list[list[float]]]] = [
    [
        [MEET[farthest(i, here, y)] if 0 <= farthest(i, here, y) < len(MEET) else 0.0 for y in range(SPACE_COUNT)]
        for here in range(SPACE_COUNT)
    ]
    for i in range(FREIGHTER_COUNT)
]
"""MEET_SHARE[freighter][its space][space]: how near it will be next turn."""

CLOSE: Final[list[list[list[int]]]] = [
    [[y for y in range(SPACE_COUNT) if 0 <= farthest(i, here, y) <= 1] for here in range(SPACE_COUNT)]
    for i in range(FREIGHTER_COUNT)
]
"""CLOSE[freighter][its space]: the spaces it will be in or next to for sure."""


class SailingModel:
    """The model of how a raider sails, as tables that are quick to add up."""

    def __init__(self, told: SailingData) -> None:
        self.meet: list[list[list[float]]] = [
            [[told["meet"] * MEET_SHARE[i][here][y] for y in range(SPACE_COUNT)] for here in range(SPACE_COUNT)]
            for i in range(FREIGHTER_COUNT)
        ]
        """meet[freighter][its space][space]: its share of the pull."""
        self.threat: list[list[list[float]]] = [
            [[told["threat"] * threat_of(place, y, storm) for y in range(SPACE_COUNT)] for place in range(SPACE_COUNT)]
            for storm in range(2)
        ]
        """threat[storm][place of a Force][space]: its share of the pull."""
        self.home: list[float] = [told["home"] * spare for spare in SPARE]
        self.prey: float = told["prey"]
        self.close: float = told["close"]
        self.step_weight: list[float] = [exp(pull) for pull in told["steps"]]
        self.loose: float = told["loose"]
        self.passed: float = told["passed"]
        self.first: float = told["first"]
        self.first_loose: float = told["first_loose"]

    def take(self, other: SailingModel) -> None:
        """Become what another model is, as measuring does while two players reckon with different ones."""
        self.meet, self.threat, self.home, self.step_weight = other.meet, other.threat, other.home, other.step_weight
        self.prey, self.close, self.loose, self.passed = other.prey, other.close, other.loose, other.passed
        self.first, self.first_loose = other.first, other.first_loose


MODEL: Final = SailingModel(SAILING)
"""The model that players reckon with."""


def weights(frame: tuple[int, ...]) -> list[float]:
    """Return how much each space attracts the Graf Spee, steps apart."""
    pull = MODEL.home.copy()
    prey = 0
    close = 0
    for i in range(FREIGHTER_COUNT):
        here = frame[FREIGHTER + i]
        if here < 0:
            continue
        if not prey & BIT[here]:
            prey |= BIT[here]
            pull[here] += MODEL.prey
        part = MODEL.meet[i][here]
        for y in range(SPACE_COUNT):
            pull[y] += part[y]
        for y in CLOSE[i][here]:
            if not close & BIT[y]:
                close |= BIT[y]
                pull[y] += MODEL.close
    for f in range(FORCE_COUNT):
        place = frame[FORCE + f]
        if place < SPACE_COUNT:
            part = MODEL.threat[frame[STORM]][place]
            for y in range(SPACE_COUNT):
                pull[y] += part[y]
    return [exp(one) for one in pull]


def drift(frame: tuple[int, ...], chances: list[float], far: int) -> list[float]:
    """Return the chances after a Move of at most so many steps."""
    weight = weights(frame)
    step_weight = MODEL.step_weight
    loosely = MODEL.loose
    result = [0.0] * SPACE_COUNT
    for x in range(SPACE_COUNT):
        share = chances[x]
        if share <= 0.0:
            continue
        places = SPACES_WITHIN[far][x]
        away = DISTANCE[x]
        total = 0.0
        for y in places:
            total += weight[y] * step_weight[away[y]]
        drawn = share * (1.0 - loosely) / total
        # Without this part a space she can be in might be thought impossible.
        loose = share * loosely / len(places)
        for y in places:
            result[y] += drawn * weight[y] * step_weight[away[y]] + loose
    return result


def soften(chances: list[float], prey: int) -> list[float]:
    """Return the chances, not yet of sum 1, when she has ended a turn without an attack on freighters in these spaces."""
    return [chances[x] * MODEL.passed if prey & BIT[x] else chances[x] for x in range(SPACE_COUNT)]


def cut(chances: list[float], known: int) -> list[float]:
    """Return the chances when it is known that she is in one of these spaces."""
    total = 0.0
    for x in range(SPACE_COUNT):
        if known & BIT[x]:
            total += chances[x]
    if total <= 0.0:
        return uniform(known)
    return [chances[x] / total if known & BIT[x] else 0.0 for x in range(SPACE_COUNT)]


def uniform(known: int) -> list[float]:
    """Return equal chances for these spaces."""
    share = 1.0 / max(1, count(known))
    return [share if known & BIT[x] else 0.0 for x in range(SPACE_COUNT)]


def first(frame: tuple[int, ...]) -> list[float]:
    """Return the chances of the space she begins in."""
    freighters, forces = list(frame[FREIGHTER:FORCE]), list(frame[FORCE:])
    pull = [exp(MODEL.first * first_place(freighters, forces, y)) for y in range(SPACE_COUNT)]
    total = sum(pull)
    loose = MODEL.first_loose
    return [(1.0 - loose) * one / total + loose / SPACE_COUNT for one in pull]


# --- the filter of a State ----------------------------------------------------------------------------------------------


def sailings(s: HuntState) -> int:
    """Return how often she was placed or made a Move."""
    return len(s.trail) + 1 if s.spee >= 0 else 0


def start(s: HuntState) -> BayesFilter:
    """Return the filter before all whose frames are known."""
    skipped = sailings(s) - len(s.frames)
    if not skipped:
        return BayesFilter(0, [], 0, 0)
    # A position of a former version, or one that somebody set up: all that is known is where she could be.
    return BayesFilter(skipped, uniform(s.trail[skipped - 1][1] if s.frames else s.belief), 0, 0)


def since(past: BayesFilter, belief: int, turn: int) -> list[float]:
    """Return the chances now, by a filter after her last Move and what became known since."""
    passed = past.prey and past.turn < turn
    return cut(soften(past.chances, past.prey) if passed else past.chances, belief)


def after_move(past: BayesFilter, frame: tuple[int, ...], belief: int, far: int) -> BayesFilter:
    """Return the filter after she was placed, or made one more Move from one of some spaces."""
    key = (frame, belief, far)
    found = past.after.get(key)
    if found is None:
        turn = frame[TURN]
        prey = 0
        # Turns alternate and hers are odd; in a British one she only slips away and cannot attack.
        if turn & 1:
            for i in range(FREIGHTER_COUNT):
                if frame[FREIGHTER + i] >= 0:
                    prey |= BIT[frame[FREIGHTER + i]]
        after = drift(frame, since(past, belief, turn), far) if past.sailings else first(frame)
        found = BayesFilter(past.sailings + 1, after, turn, prey)
        past.after[key] = found
    return found


def after_all(s: HuntState, past: BayesFilter) -> BayesFilter:
    """Return the filter after all Moves of a State, by one after fewer of them."""
    number = sailings(s)
    skipped = number - len(s.frames)
    while past.sailings < number:
        belief = far = 0
        if past.sailings:
            _, belief, far = s.trail[past.sailings - 1]
        past = after_move(past, s.frames[past.sailings - skipped], belief, far)
    return past


def chances(s: HuntState) -> list[float]:
    """Return how likely the Graf Spee is in each space, by public history alone. She must have been placed."""
    return since(after_all(s, start(s) if s.filter is None else s.filter), s.belief, s.turn)


# --- who reckons with it ------------------------------------------------------------------------------------------------


def follow(s: HuntState) -> None:
    """Let players in this State, and in all that are made of it, reckon with the belief."""
    if s.filter is None:
        s.filter = start(s)


def forget(s: HuntState) -> None:
    """Let players in this State, and in all that are made of it, reckon by the rule of thumb."""
    s.filter = None


def chances_now(s: HuntState) -> list[float]:
    """Return the chances that players in this State reckon with; empty if they go by the rule of thumb."""
    if s.filter is None or s.spee < 0:
        return []
    s.filter = after_all(s, s.filter)
    return since(s.filter, s.belief, s.turn)


def chances_after(s: HuntState, far: int) -> list[float]:
    """Return the same if she now makes a Move of at most so many steps."""
    if s.filter is None or s.spee < 0:
        return []
    s.filter = after_all(s, s.filter)
    return after_move(s.filter, s.frame(), s.belief, far).chances
