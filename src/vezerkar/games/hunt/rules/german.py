"""The German turn: what Action Points buy (HUNT 33-55)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, count
from vezerkar.engine.decision import NOT_NOW, Question, Refusal
from vezerkar.games.hunt import events
from vezerkar.games.hunt.game_data import (
    DISTANCE,
    FREIGHTER_COUNT,
    GERMAN,
    GERMAN_SEARCH_COST,
    MOVE_COST,
    NEAR,
    PLANE_BONUS,
    REACH,
    REPAIR_COST,
    RESERVE_LIMIT,
    SEARCH_TARGET,
    SPACE_COUNT,
    spread,
)
from vezerkar.games.hunt.notation import (
    ALTMARK,
    DONE,
    PASS,
    REPAIR,
    SAIL,
    SEARCH,
    SINK,
    SPEE_POINTS,
    STORE,
    TO,
    TO_WITHIN,
    TO_WITHIN_OR_STAY,
)
from vezerkar.games.hunt.rules import reasons as no
from vezerkar.games.hunt.rules.clues import clear_clues, hide
from vezerkar.games.hunt.rules.effect import Effect, SpacesEffect
from vezerkar.games.hunt.rules.responses import ATTACK_WINDOW
from vezerkar.games.hunt.rules.step import HuntStep, roll_die
from vezerkar.games.hunt.rules.victory import count_sinkings
from vezerkar.games.hunt.state import (
    DESTROYED,
    MAY_MOVE,
    MOVED,
    MOVED_SEARCHED,
    MOVED_TWICE,
    READY,
    REMOVED,
    SUNK,
    UNDER_REPAIR,
    HuntState,
)

SHIP_BIT: Final = BIT[3]
"""The bit of the Altmark in ``s.moved``, of the Graf Spee in ``s.searched``."""

ANNOUNCED: Final = [MOVE_COST.index(points) if points in MOVE_COST else 0 for points in range(MOVE_COST[REACH] + 1)]
"""ANNOUNCED[points]: how many spaces these points allow (HUNT 36)."""


def reach(s: HuntState, spaces: int) -> int:
    """A number of spaces, cut down by a storm."""
    return 1 if s.storm and spaces > 1 else spaces


def affordable(s: HuntState) -> int:
    """Return the number of spaces that the Action Points left can buy."""
    spaces = 0
    while spaces < REACH and MOVE_COST[spaces + 1] <= s.ap:
        spaces += 1
    return reach(s, spaces)


def freighter_here(s: HuntState) -> bool:
    """Return True if the Graf Spee is in the space of a freighter."""
    return s.spee in s.freighters


class GermanActions(HuntStep):
    """HUNT 33, 35: spend Action Points, action after action."""

    __slots__ = ()

    def advance(self, s: HuntState) -> bool:
        if s.ap == 0:
            s.stack.pop()
            return False
        s.asked = BIT[GERMAN]
        return True

    def options(self, s: HuntState, seat: int) -> list[int]:
        actions = [DONE]
        for points in SPEE_POINTS:
            if self.no_sail(s, points) is not None:
                break
            actions.append(SAIL + points)
        if self.no_sail_altmark(s) is None:
            actions.append(SAIL + ALTMARK)
        if self.no_search(s) is None:
            actions.append(SEARCH)
            if s.plane == READY:
                actions.append(SEARCH + 1)
        if self.no_repair(s) is None:
            actions.append(REPAIR)
        return actions

    def no_sail(self, s: HuntState, points: int) -> Refusal | None:
        """Return why the Graf Spee cannot make a Move of these points (HUNT 36, 38), or None."""
        if s.leg == MOVED:
            return no.SEARCHED_BEFORE if s.searched & SHIP_BIT else no.SEARCH_BETWEEN
        if s.leg == MOVED_TWICE:
            return no.SHIP_MOVED
        if points > s.ap:
            return no.GERMAN_POINTS
        return no.STORM if s.storm and points > 1 else None

    def no_sail_altmark(self, s: HuntState) -> Refusal | None:
        """Return why the Altmark cannot Move (HUNT 38, 40), or None."""
        if s.moved & SHIP_BIT:
            return no.SHIP_MOVED
        return None if s.ap >= MOVE_COST[1] else no.GERMAN_POINTS

    def no_search(self, s: HuntState) -> Refusal | None:
        """Return why the Graf Spee cannot Search (HUNT 43, 47), or None."""
        if s.searched & SHIP_BIT:
            return no.SEARCHED
        if not freighter_here(s):
            return no.NO_FREIGHTER
        return None if s.ap >= GERMAN_SEARCH_COST else no.GERMAN_POINTS

    def no_repair(self, s: HuntState) -> Refusal | None:
        """Return why the plane cannot be repaired (HUNT 50), or None."""
        if s.plane != UNDER_REPAIR:
            return no.PLANE_NOT_DAMAGED
        return None if s.ap >= REPAIR_COST else no.GERMAN_POINTS

    def menu(self, s: HuntState, seat: int) -> list[int]:
        return [*[SAIL + points for points in SPEE_POINTS], SAIL + ALTMARK, SEARCH, SEARCH + 1, REPAIR]

    def choose(self, s: HuntState, seat: int, action: int) -> None:
        if action == DONE:
            s.stack.pop()
        elif action == SAIL + ALTMARK:
            s.stack.append(SAIL_ALTMARK)
        elif action > SAIL and action < SAIL + ALTMARK:
            s.stack.append(SAIL_SPEE[action - SAIL])
        elif action == REPAIR:
            s.ap -= REPAIR_COST
            repair(s)
        else:
            s.ap -= GERMAN_SEARCH_COST
            search(s, action == SEARCH + 1, 0)

    def question(self, s: HuntState, seat: int) -> Question:
        return Question("ask-german-actions", "HUNT 35", DONE, {"points": s.ap})

    def refuse(self, s: HuntState, seat: int, action: int) -> Refusal:
        if action == SAIL + ALTMARK:
            return self.no_sail_altmark(s) or NOT_NOW
        if action > SAIL and action < SAIL + ALTMARK:
            return self.no_sail(s, action - SAIL) or NOT_NOW
        if action in (SEARCH, SEARCH + 1):
            return self.no_search(s) or no.PLANE_NOT_READY
        return (self.no_repair(s) or NOT_NOW) if action == REPAIR else NOT_NOW


# --- Movement (HUNT 36-42) -------------------------------------------------------------------------------------------------


def sail_spee(s: HuntState, space: int, far: int) -> None:
    """HUNT 39, 64, 65: she goes, or stays, in secret; what was known of her is known no more."""
    s.trail = (*s.trail, (s.spee, s.belief, far))
    s.frames = (*s.frames, s.frame())
    s.belief = spread(s.belief, far)
    s.spee = space
    s.leg = MOVED if s.leg == MAY_MOVE else MOVED_TWICE
    hide(s)
    clear_clues(s)
    events.spee_at(s, space)


class SailSpee(HuntStep):
    """HUNT 39: the Graf Spee's Move. Only the points are announced, and only after it."""

    __slots__ = ("points",)

    def __init__(self, points: int) -> None:
        self.points = points

    def asks(self, s: HuntState) -> int:
        return GERMAN

    def options(self, s: HuntState, seat: int) -> list[int]:
        return TO_WITHIN_OR_STAY[ANNOUNCED[self.points]][s.spee]

    def choose(self, s: HuntState, seat: int, action: int) -> None:
        s.stack.pop()
        s.ap -= self.points
        events.spee_sailed(s, self.points)
        sail_spee(s, action - TO, ANNOUNCED[self.points])

    def question(self, s: HuntState, seat: int) -> Question:
        args: dict[str, int | str] = {"spaces": ANNOUNCED[self.points]}
        return Question("ask-sail-spee", "HUNT 39", TO + s.spee, args, ask="to {}")

    def refuse(self, s: HuntState, seat: int, action: int) -> Refusal:
        return refuse_reach(action)


class SailAltmark(HuntStep):
    """HUNT 40: the Altmark's Move, in the open; it costs what the distance costs."""

    __slots__ = ()

    def asks(self, s: HuntState) -> int:
        return GERMAN

    def options(self, s: HuntState, seat: int) -> list[int]:
        return TO_WITHIN[affordable(s)][s.altmark]

    def choose(self, s: HuntState, seat: int, action: int) -> None:
        s.stack.pop()
        space = action - TO
        points = MOVE_COST[DISTANCE[s.altmark][space]]
        s.ap -= points
        sail_altmark(s, space, points)

    def question(self, s: HuntState, seat: int) -> Question:
        return Question("ask-sail", "HUNT 40", self.options(s, seat)[0], {"ship": "altmark", "points": s.ap}, ask="to {}")

    def refuse(self, s: HuntState, seat: int, action: int) -> Refusal:
        return refuse_distance(s, s.altmark, action, no.GERMAN_POINTS)


def refuse_reach(action: int) -> Refusal:
    """Return why a ship that may go some spaces without paying for each cannot go to another one."""
    return no.TOO_FAR if 0 <= action - TO < SPACE_COUNT else NOT_NOW


def refuse_distance(s: HuntState, start: int, action: int, poor: Refusal) -> Refusal:
    """Return why a ship cannot go so far. ``poor`` is the reason if it only lacks points."""
    space = action - TO
    if not 0 <= space < SPACE_COUNT:
        return NOT_NOW
    far = DISTANCE[start][space]
    if far == 0 or far > REACH:
        return no.TOO_FAR
    return no.STORM if far > reach(s, far) else poor


def sail_altmark(s: HuntState, space: int, points: int) -> None:
    """The Altmark goes to a space."""
    events.altmark_sailed(s, space, points)
    s.altmark = space
    s.moved |= SHIP_BIT


class SpeeMove(SpacesEffect):
    """A free Move of the Graf Spee, announced as the most the Event allows (HUNT 42)."""

    __slots__ = ()

    def advance(self, s: HuntState) -> bool:
        s.asked = BIT[GERMAN]
        return True

    def options(self, s: HuntState, seat: int) -> list[int]:
        return TO_WITHIN_OR_STAY[reach(s, self.spaces)][s.spee]

    def choose(self, s: HuntState, seat: int, action: int) -> None:
        s.stack.pop()
        far = reach(s, self.spaces)
        events.spee_sailed_free(s, far)
        sail_spee(s, action - TO, far)

    def question(self, s: HuntState, seat: int) -> Question:
        return Question("ask-sail-spee", "HUNT 42", TO + s.spee, {"spaces": reach(s, self.spaces)}, ask="to {}")

    def refuse(self, s: HuntState, seat: int, action: int) -> Refusal:
        return refuse_reach(action)


class AltmarkMove(SpacesEffect):
    """A free Move of the Altmark (HUNT 42)."""

    __slots__ = ()

    def advance(self, s: HuntState) -> bool:
        s.asked = BIT[GERMAN]
        return True

    def options(self, s: HuntState, seat: int) -> list[int]:
        return TO_WITHIN_OR_STAY[reach(s, self.spaces)][s.altmark]

    def choose(self, s: HuntState, seat: int, action: int) -> None:
        s.stack.pop()
        if action - TO != s.altmark:
            sail_altmark(s, action - TO, 0)

    def question(self, s: HuntState, seat: int) -> Question:
        args: dict[str, int | str] = {"ship": "altmark", "spaces": reach(s, self.spaces)}
        return Question("ask-sail-free", "HUNT 42", TO + s.altmark, args, ask="to {}")

    def refuse(self, s: HuntState, seat: int, action: int) -> Refusal:
        return refuse_reach(action)


class Evade(Effect):
    """The Second Funnel: the Search fails after all, and she slips away by one space."""

    __slots__ = ()

    def advance(self, s: HuntState) -> bool:
        s.asked = BIT[GERMAN]
        return True

    def options(self, s: HuntState, seat: int) -> list[int]:
        return TO_WITHIN[1][s.spee]

    def choose(self, s: HuntState, seat: int, action: int) -> None:
        s.stack.pop()
        left = s.spee
        events.evaded(s, left)
        sail_spee(s, action - TO, 1)
        s.belief = NEAR[left] & ~BIT[left]

    def question(self, s: HuntState, seat: int) -> Question:
        return Question("ask-evade", "HUNT G08", self.options(s, seat)[0], ask="to {}")

    def refuse(self, s: HuntState, seat: int, action: int) -> Refusal:
        space = action - TO
        if not 0 <= space < SPACE_COUNT:
            return NOT_NOW
        return no.MUST_LEAVE if space == s.spee else no.TOO_FAR


# --- Search and Attack (HUNT 43-49) ------------------------------------------------------------------------------------------


def search(s: HuntState, plane: bool, bonus: int) -> None:
    """HUNT 43-45: she shows herself; five or more sinks a freighter."""
    s.searched |= SHIP_BIT
    if s.leg == MOVED:
        s.leg = MOVED_SEARCHED
    s.shown = True
    s.belief = BIT[s.spee]
    s.news += 1
    events.revealed(s)
    if plane:
        s.plane = UNDER_REPAIR
        bonus += PLANE_BONUS
        events.plane(s, "used")
    s.stack.append(ATTACK_WINDOW)
    if roll_die(s, GERMAN, bonus, SEARCH_TARGET):
        s.stack.append(SINK_ONE)


class SinkOne(HuntStep):
    """HUNT 46: one freighter of the space is sunk; with several the German player picks."""

    __slots__ = ()

    def advance(self, s: HuntState) -> bool:
        if s.freighters.count(s.spee) > 1:
            s.asked = BIT[GERMAN]
            return True
        self.sink(s, s.freighters.index(s.spee))
        return False

    def options(self, s: HuntState, seat: int) -> list[int]:
        return [SINK + i for i in range(FREIGHTER_COUNT) if s.freighters[i] == s.spee]

    def choose(self, s: HuntState, seat: int, action: int) -> None:
        self.sink(s, action - SINK)

    def sink(self, s: HuntState, freighter: int) -> None:
        """HUNT 49: it leaves the game; the fifth wins it."""
        s.stack.pop()
        s.freighters[freighter] = SUNK
        events.sunk(s, freighter)
        count_sinkings(s)

    def question(self, s: HuntState, seat: int) -> Question:
        return Question("ask-sink", "HUNT 46", self.options(s, seat)[0])

    def refuse(self, s: HuntState, seat: int, action: int) -> Refusal:
        return no.NO_SUCH_SHIP if 0 <= action - SINK < FREIGHTER_COUNT else NOT_NOW


class SpeeSearch(Effect):
    """A free Search of the Graf Spee (HUNT 47).

    It is asked for whenever she might share a space with a freighter, for all anybody knows.
    """

    __slots__ = ("bonus", "optional")

    def __init__(self, bonus: int, optional: int) -> None:
        self.bonus = bonus
        self.optional = optional

    def advance(self, s: HuntState) -> bool:
        if s.belief & freighter_spaces(s):
            s.asked = BIT[GERMAN]
            return True
        s.stack.pop()
        return False

    def changes(self, s: HuntState) -> bool:
        return freighter_here(s)

    def declared(self, s: HuntState) -> None:
        s.belief &= freighter_spaces(s)
        s.news += 1

    def options(self, s: HuntState, seat: int) -> list[int]:
        if not freighter_here(s):
            return [PASS]
        searches = [SEARCH, SEARCH + 1] if s.plane == READY else [SEARCH]
        return [PASS, *searches] if self.optional else searches

    def choose(self, s: HuntState, seat: int, action: int) -> None:
        s.stack.pop()
        if action != PASS:
            search(s, action == SEARCH + 1, self.bonus)

    def question(self, s: HuntState, seat: int) -> Question:
        return Question("ask-free-search", "HUNT 47", self.options(s, seat)[0], {"bonus": self.bonus})

    def refuse(self, s: HuntState, seat: int, action: int) -> Refusal:
        if action not in (SEARCH, SEARCH + 1):
            return NOT_NOW
        return no.PLANE_NOT_READY if freighter_here(s) else no.NO_FREIGHTER


def freighter_spaces(s: HuntState) -> int:
    """The spaces with a freighter."""
    mask = 0
    for space in s.freighters:
        if space >= 0:
            mask |= BIT[space]
    return mask


# --- Repairing the Plane (HUNT 50-52) ----------------------------------------------------------------------------------------


def repair(s: HuntState) -> None:
    """HUNT 50: a roll above the number of German cards out of the game mends the plane; any other wrecks it for good."""
    mended = roll_die(s, GERMAN, 0, count(s.cards[REMOVED + GERMAN]) + 1)
    s.plane = READY if mended else DESTROYED
    events.plane(s, "repair")


class WorsenPlane(Effect):
    """Unreliable Technology: the plane marker goes one step down."""

    __slots__ = ()

    def changes(self, s: HuntState) -> bool:
        return s.plane != DESTROYED

    def happen(self, s: HuntState) -> None:
        if s.plane != DESTROYED:
            s.plane += 1
            events.plane(s, "event")


# --- Reserve (HUNT 53-55) ----------------------------------------------------------------------------------------------------


class StoreReserve(HuntStep):
    """HUNT 53: points that are left may be stored, two in all; the rest is lost."""

    __slots__ = ()

    def advance(self, s: HuntState) -> bool:
        if storable(s) > 0:
            s.asked = BIT[GERMAN]
            return True
        s.stack.pop()
        s.ap = 0
        return False

    def options(self, s: HuntState, seat: int) -> list[int]:
        return [STORE + n for n in range(storable(s) + 1)]

    def choose(self, s: HuntState, seat: int, action: int) -> None:
        s.stack.pop()
        s.ap = 0
        stored = action - STORE
        s.reserve += stored
        if stored:
            events.stored(s, stored)

    def question(self, s: HuntState, seat: int) -> Question:
        return Question("ask-store", "HUNT 53", STORE + storable(s), {"points": s.ap})

    def refuse(self, s: HuntState, seat: int, action: int) -> Refusal:
        return no.RESERVE_FULL if STORE <= action < STORE + 64 else NOT_NOW


def storable(s: HuntState) -> int:
    """Return the number of points that can be stored now."""
    return min(s.ap, RESERVE_LIMIT - s.reserve)


class SetReserve(Effect):
    """New Convoy Routes: the Reserve marker is put on a number."""

    __slots__ = ("value",)

    def __init__(self, value: int) -> None:
        self.value = value

    def changes(self, s: HuntState) -> bool:
        return s.reserve != self.value

    def happen(self, s: HuntState) -> None:
        if s.reserve != self.value:
            s.reserve = self.value
            events.reserve_set(s)


GERMAN_ACTIONS: Final = GermanActions()
SAIL_SPEE: Final = [SailSpee(points) for points in range(len(ANNOUNCED))]
SAIL_ALTMARK: Final = SailAltmark()
SINK_ONE: Final = SinkOne()
STORE_RESERVE: Final = StoreReserve()
