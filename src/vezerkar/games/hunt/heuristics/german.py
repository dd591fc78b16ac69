"""Scores for the German player: meet freighters, sink them with the plane, leave before a Force comes."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, count, with_each
from vezerkar.games.hunt.game_data import (
    AP,
    CARD_KEYS,
    DESTINATION,
    DISTANCE,
    FORCE_COUNT,
    GERMAN,
    GERMAN_HAND,
    GERMAN_SEARCH_COST,
    MOVE_COST,
    NEAR,
    REACH,
    REMOVE,
    REPAIR_COST,
    RESERVE_LIMIT,
    ROUTE,
    SPACE_COUNT,
    WITHIN,
    spread,
)
from vezerkar.games.hunt.heuristics.belief import chances_after, chances_now
from vezerkar.games.hunt.heuristics.features import LATE, SPARE, battle_odds, first_place, odds, sinking
from vezerkar.games.hunt.heuristics.information import Whereabouts, hunting_ground, weight
from vezerkar.games.hunt.heuristics.numbers import CAPTAIN_GERMAN, GREEDY_GERMAN, GermanNumbers
from vezerkar.games.hunt.notation import (
    ALTMARK,
    BANK,
    BEGIN,
    CLUE,
    DONE,
    EVENT_PLAY,
    HOLD,
    REPAIR,
    RESPOND,
    SAIL,
    SEARCH,
    SHIFT,
    SINK,
    STORE,
    TAKE,
    TO,
)
from vezerkar.games.hunt.rules.german import ANNOUNCED, AltmarkMove, Evade, SailAltmark, SailSpee, SpeeMove
from vezerkar.games.hunt.rules.setup import PlaceAltmark, PlaceSpee
from vezerkar.games.hunt.state import (
    DESTROYED,
    MAY_MOVE,
    MOVED,
    PLAYED,
    READY,
    REMOVED,
    UNDER_REPAIR,
    HuntState,
)

STOPS: Final[dict[str, float]] = {
    "mile_by_mile": 3.0,
    "prize_warfare": 3.0,
    "forces_k_and_h": 3.0,
    "sir_henry_harwood": 2.0,
    "new_convoy_routes": 2.0,
    "unreliable_technology": 2.0,
}
STOP_WORTH: Final[list[float]] = [STOPS.get(key, 0.0) for key in CARD_KEYS]
"""STOP_WORTH[card]: what it is worth to stop its Event."""

EVENTS: Final[dict[str, float]] = {"kriegsmarine": 1.0, "repainting": 0.5, "mysterious_graf_scheer": 0.0}
EVENT_WORTH: Final[list[float]] = [EVENTS.get(key, 0.0) for key in CARD_KEYS]
FREE_MOVE: Final[list[int]] = [2 if key in ("order_115_39", "fair_weather") else 0 for key in CARD_KEYS]
FREE_SEARCH: Final[list[int]] = [1 if key == "order_115_39" else 2 if key == "prize_warfare" else 0 for key in CARD_KEYS]
"""FREE_SEARCH[card]: 0 for none, 1 for a plain one, 2 for one with a bonus."""

STORMS: Final = [key == "storm_at_sea" for key in CARD_KEYS]
BETRAYS: Final = [key == "marconi" for key in CARD_KEYS]


UNKNOWN: Final = -1e6
"""Less than anything is worth: what was not reckoned yet is less still."""


class GermanHeuristics:
    """Heuristics of the German player in one State. Make a new one for every decision."""

    __slots__ = (
        "caught",
        "eager",
        "gain",
        "ground",
        "informed",
        "moves",
        "numbers",
        "open",
        "plans",
        "present",
        "prey",
        "rests",
        "s",
        "storm",
    )

    def __init__(self, s: HuntState, numbers: GermanNumbers, informed: bool) -> None:
        self.s = s
        self.numbers = numbers
        self.informed = informed
        """True if the British player may reckon with the belief."""
        self.present: Whereabouts | None = None
        """The knowledge of her place now, if that was reckoned already."""
        self.moves: list[Whereabouts | None] = [None] * (REACH + 1)
        """By steps: the knowledge of her place after a Move of at most so many, if that was reckoned already."""
        self.storm = s.storm > 0
        self.ground = hunting_ground(s)
        self.gain = sinking(s)
        """Score of a sinking, in percent of a game."""
        self.eager = max(numbers.least_eager, min(numbers.most_eager, self.gain / numbers.usual_gain))
        """Factor of what freighters are worth to the Graf Spee."""
        now = odds(s)
        self.open = max(0.15, 4.0 * now * (1.0 - now))
        """Factor of small advantages, 0.15 to 1: smallest when the game is nearly decided."""
        self.caught: list[float] = [100.0 * (now - battle_odds(s, f)) for f in range(FORCE_COUNT)]
        """Loss if the Graf Spee is caught by each Force, in percent of a game."""
        self.plans: dict[int, float] = {}
        """Scores of the best use of Action Points that were reckoned already, by ``2 * points + storm``."""
        self.rests = [2.0 * UNKNOWN] * (2 * REACH + 2)
        self.prey = 0
        for space in s.freighters:
            if space >= 0:
                self.prey |= BIT[space]

    def meet(self, y: int) -> float:
        """Return the score of ending the turn in a space, for the freighters that will come by."""
        s = self.s
        worth = SPARE[y] * self.numbers.spare
        meet = self.numbers.meet
        steps = DISTANCE[y]
        for i, space in enumerate(s.freighters):
            if space >= 0:
                ways = ROUTE[i][space]
                there = ways[0]
                if there == DESTINATION[i]:
                    continue
                near = steps[there]
                if len(ways) > 1 and steps[ways[1]] > near:
                    near = steps[ways[1]]
                if near < 7:
                    worth += meet[near] * (0.8 + 0.4 * LATE[i][space])
        return worth * self.eager

    def now(self) -> Whereabouts:
        """Return where she may be thought to be now."""
        found = self.present
        if found is None:
            found = Whereabouts(self.s.belief, chances_now(self.s) if self.informed else [])
            self.present = found
        return found

    def after_move(self, far: int) -> Whereabouts:
        """Return where she may be thought to be after a Move of at most so many steps."""
        found = self.moves[far]
        if found is None:
            found = Whereabouts(spread(self.s.belief, far), chances_after(self.s, far) if self.informed else [])
            self.moves[far] = found
        return found

    def danger(self, y: int, where: Whereabouts) -> float:
        """Return the risk of ending the turn in a space if she may be thought to be in some spaces."""
        s = self.s
        numbers = self.numbers
        steps = DISTANCE[y]
        share = -1.0
        cost = 0.0
        for f in range(FORCE_COUNT):
            place = s.forces[f]
            if place >= SPACE_COUNT:
                # It may come in and act at once when it is in the last box.
                continue
            far = steps[place]
            if far > REACH or (self.storm and far > 1):
                continue
            if share < 0.0:
                own = numbers.hot if self.ground & BIT[y] else 1.0
                share = min(1.0, numbers.share * own / max(own, weight(where.maybe, self.ground, numbers.hot)))
                if where.likely:
                    known = numbers.likely * where.likely[y]
                    share = min(1.0, numbers.trust * known + (1.0 - numbers.trust) * share)
            cost += numbers.force_reach[far] * share * numbers.find * self.caught[f]
        return cost

    def rest(self, y: int, where: Whereabouts, points: int) -> float:
        """Return the score of ending the turn in a space with some points left."""
        return self.meet(y) - self.danger(y, where) + self.spare(points)

    def spare(self, points: int) -> float:
        """Return the score of points left at the end of the turn: for the plane and for the Reserve."""
        s = self.s
        worth = 0.0
        if points and s.plane == UNDER_REPAIR:
            worth = self.mending()
            points -= REPAIR_COST
        return worth + self.stored(min(points, RESERVE_LIMIT - s.reserve))

    def resting(self, far: int) -> float:
        """Return the score of ending the turn in the best space within so many steps, points apart."""
        key = 2 * far + int(self.storm)
        if self.rests[key] < UNKNOWN:
            where = self.after_move(far)
            best = UNKNOWN
            for y in with_each(WITHIN[far][self.s.spee], 0):
                worth = self.meet(y) - self.danger(y, where)
                if worth > best:
                    best = worth
            self.rests[key] = best
        return self.rests[key]

    def mending(self) -> float:
        """Return the score of a repair."""
        s = self.s
        sure = max(0, 6 - count(s.cards[REMOVED + GERMAN])) / 6.0
        return self.numbers.sure_repair * (2.0 * sure - 1.0) * self.open

    def stored(self, points: int) -> float:
        """Return the score of points in the Reserve."""
        return self.numbers.stored * points * self.open

    def slip_away(self, y: int, points: int, may_sail: bool) -> float:
        """Return the score of having attacked in a space, with some points left."""
        best = self.rest(y, Whereabouts(BIT[y], []), points)
        if not may_sail:
            return best
        for far in range(1, REACH + 1):
            if MOVE_COST[far] > points or (self.storm and far > 1):
                break
            # She goes to a fair place, not to the best one: that is where they look.
            left = self.meet(y) * self.numbers.slip - self.danger(y, Whereabouts(WITHIN[far][y], []))
            rest = points - MOVE_COST[far]
            if rest and self.s.plane != DESTROYED:
                left += self.mending() * self.numbers.slip_mending
                rest -= REPAIR_COST
            left += self.stored(min(rest, RESERVE_LIMIT - self.s.reserve))
            if left > best:
                best = left
        return best

    def attack(self, y: int, plane: bool, bonus: int, points: int, may_sail: bool) -> float:
        """Return the score of an attack in a space, with the points left after it."""
        chance = (2.0 + bonus + (2.0 if plane else 0.0)) / 6.0
        if chance > 1.0:
            chance = 1.0
        if points and not plane and self.s.plane == READY:
            chance -= 0.05
        return self.gain * chance + self.slip_away(y, points, may_sail)

    def at(self, y: int, points: int, where: Whereabouts) -> float:
        """Return the score of having come to a space with some points left."""
        s = self.s
        best = self.rest(y, where, points)
        if self.prey & BIT[y] and points >= GERMAN_SEARCH_COST and not s.searched & BIT[3]:
            again = s.leg == MAY_MOVE or s.leg == MOVED
            worth = self.attack(y, s.plane == READY, 0, points - GERMAN_SEARCH_COST, again)
            if worth > best:
                best = worth
        return best

    def sail(self, far: int, points: int) -> float:
        """Return the score of the best Move of so many spaces, with the points left after it."""
        s = self.s
        best = self.resting(far) + self.spare(points)
        if points >= GERMAN_SEARCH_COST and not s.searched & BIT[3]:
            for y in with_each(self.prey & WITHIN[far][s.spee], 0):
                worth = self.attack(y, s.plane == READY, 0, points - GERMAN_SEARCH_COST, s.leg == MAY_MOVE or s.leg == MOVED)
                if worth > best:
                    best = worth
        return best

    def plan(self, points: int) -> float:
        """Return the score of the best use of Action Points."""
        key = 2 * points + int(self.storm)
        if key in self.plans:
            return self.plans[key]
        s = self.s
        best = self.at(s.spee, points, self.now())
        for far in range(1, REACH + 1):
            if MOVE_COST[far] > points or (self.storm and far > 1):
                break
            worth = self.sail(far, points - MOVE_COST[far])
            if worth > best:
                best = worth
        self.plans[key] = best
        return best


def german_scores(s: HuntState, legal: list[int]) -> list[float]:
    """Return the score of each legal action of the German player, in percent of a game."""
    step = s.stack[-1]
    if isinstance(step, PlaceAltmark):
        return [SPARE[action - TO] * 4.0 for action in legal]
    if isinstance(step, PlaceSpee):
        return [first_place(s.freighters, s.forces, action - TO) for action in legal]
    informed = s.filter is not None
    heuristics = GermanHeuristics(s, CAPTAIN_GERMAN if informed else GREEDY_GERMAN, informed)
    if isinstance(step, SailSpee):
        where = heuristics.after_move(ANNOUNCED[step.points])
        return [heuristics.at(action - TO, s.ap - step.points, where) for action in legal]
    if isinstance(step, SpeeMove):
        where = heuristics.after_move(1 if s.storm else step.spaces)
        free = 2 if s.cards[PLAYED] and FREE_SEARCH[with_each(s.cards[PLAYED], 0)[0]] else 0
        return [heuristics.at(action - TO, free, where) for action in legal]
    if isinstance(step, Evade):
        where = Whereabouts(NEAR[s.spee] & ~BIT[s.spee], [])
        return [heuristics.rest(action - TO, where, 0) for action in legal]
    if isinstance(step, SailAltmark | AltmarkMove):
        return [altmark_worth(s, action - TO) for action in legal]
    return [worth(s, heuristics, action) for action in legal]


def worth(s: HuntState, heuristics: GermanHeuristics, action: int) -> float:
    """Return the score of an action other than a space to sail to."""
    noun = action & 63
    verb = action - noun
    if verb < EVENT_PLAY:
        return points_worth(heuristics, noun)
    if verb == EVENT_PLAY:
        return event_worth(heuristics, noun)
    if verb == SAIL:
        if noun == ALTMARK:
            gap = DISTANCE[s.spee][s.altmark]
            wanted = gap > 2 and not heuristics.prey & BIT[s.spee]
            return heuristics.rest(s.spee, heuristics.now(), max(0, s.ap - 1)) + (
                heuristics.numbers.altmark * heuristics.open if wanted else -1.0
            )
        return heuristics.sail(ANNOUNCED[noun], s.ap - noun)
    if verb == SEARCH:
        cost = GERMAN_SEARCH_COST if s.ap else 0
        return heuristics.attack(s.spee, noun == 1, 0, s.ap - cost, s.leg == MAY_MOVE or s.leg == MOVED)
    if action == DONE:
        return heuristics.at(s.spee, 0, heuristics.now()) + heuristics.stored(min(s.ap, RESERVE_LIMIT - s.reserve))
    if action == REPAIR:
        return repair_worth(heuristics)
    if verb == TAKE:
        return heuristics.plan(s.ap + noun) - heuristics.stored(noun)
    if verb == BANK:
        return heuristics.plan(s.ap + AP[noun]) - heuristics.numbers.bank
    if action == BEGIN:
        return heuristics.plan(s.ap)
    if verb == STORE:
        return heuristics.numbers.stored * noun
    if verb == HOLD:
        return hold_worth(heuristics, noun)
    if verb == CLUE:
        return clue_worth(s, noun)
    if verb == SINK:
        return 10.0 * LATE[noun][s.spee]
    if verb == RESPOND:
        return respond_worth(heuristics, noun)
    # What is left: to pass, and to pick up a Clue that lies already.
    return -1.0 if verb == SHIFT else 0.0


def points_worth(heuristics: GermanHeuristics, card: int) -> float:
    """Return the score of playing a card for its points."""
    s = heuristics.s
    reserve = min(s.reserve, 2)
    storm = heuristics.storm
    if STORMS[card]:
        heuristics.storm = True
    worth = heuristics.plan(AP[card])
    if reserve:
        better = heuristics.plan(AP[card] + reserve) - heuristics.stored(reserve)
        if better > worth:
            worth = better
    heuristics.storm = storm
    if BETRAYS[card]:
        worth -= heuristics.numbers.betrays
    return worth - heuristics.numbers.keep * AP[card] * heuristics.open


def event_worth(heuristics: GermanHeuristics, card: int) -> float:
    """Return the score of playing a card for its Event."""
    s = heuristics.s
    best = heuristics.rest(s.spee, heuristics.now(), 0) + EVENT_WORTH[card]
    far = FREE_MOVE[card]
    if heuristics.storm and far > 1:
        far = 1
    search = FREE_SEARCH[card]
    if far:
        where = heuristics.after_move(far)
        for y in with_each(WITHIN[far][s.spee], 0):
            worth = heuristics.rest(y, where, 0)
            if search and heuristics.prey & BIT[y]:
                worth = heuristics.attack(y, s.plane == READY, 0, 0, False)
            if worth > best:
                best = worth
    elif search and heuristics.prey & BIT[s.spee]:
        worth = heuristics.attack(s.spee, s.plane == READY, 1, 0, False)
        if worth > best:
            best = worth
    if REMOVE[card]:
        best -= 1.0
    return best - heuristics.numbers.keep * AP[card] * heuristics.open


def repair_worth(heuristics: GermanHeuristics) -> float:
    """Return the score of repairing the plane now."""
    s = heuristics.s
    left = s.ap - REPAIR_COST
    gain = heuristics.mending() - heuristics.stored(1)
    if heuristics.prey & BIT[s.spee] and left >= GERMAN_SEARCH_COST and not s.searched & BIT[3]:
        gain += 1.0
    elif s.leg == MAY_MOVE or s.searched & BIT[3]:
        # First away, then the plane.
        return heuristics.rest(s.spee, heuristics.now(), s.ap) - 0.1
    return heuristics.at(s.spee, s.ap, heuristics.now()) + gain


def hold_worth(heuristics: GermanHeuristics, cards: int) -> float:
    """Return the score of drawing up to so many cards: more than three tell that the Altmark is near."""
    if cards <= GERMAN_HAND:
        return 0.0
    s = heuristics.s
    told = s.belief & NEAR[s.altmark]
    cost = 0.0
    for place in s.forces:
        if place < SPACE_COUNT and DISTANCE[place][s.spee] <= REACH:
            cost += heuristics.numbers.hold_cost * (1.0 / max(1, count(told)) - 1.0 / max(1, count(s.belief)))
    return heuristics.numbers.hold * (cards - GERMAN_HAND) - cost


def clue_worth(s: HuntState, space: int) -> float:
    """Return the score of a Clue in a space. The more spaces it leaves her, and the farther from the Forces, the better."""
    told = s.belief & NEAR[space]
    worth = 1.0 * count(told)
    for place in s.forces:
        if place < SPACE_COUNT:
            worth += 0.3 * min(4, DISTANCE[place][space])
    return worth


def respond_worth(heuristics: GermanHeuristics, card: int) -> float:
    """Return the score of answering with a card."""
    s = heuristics.s
    if CARD_KEYS[card] == "second_funnel":
        return max(heuristics.caught) if s.active != GERMAN else 0.0
    declared = s.cards[PLAYED + 1 - GERMAN]
    return STOP_WORTH[with_each(declared, len(CARD_KEYS) // 2)[0]] - 1.0 if declared else -1.0


def altmark_worth(s: HuntState, y: int) -> float:
    """Return the score of a space for the Altmark: within reach of the Graf Spee and of the places where freighters come by."""
    return SPARE[y] - 0.4 * abs(DISTANCE[y][s.spee] - 1)
