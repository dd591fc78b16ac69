"""The British turn: freighters, and what Action Points buy (HUNT 68-91)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, with_each
from vezerkar.engine.decision import NOT_NOW, Question, Refusal
from vezerkar.games.hunt import events
from vezerkar.games.hunt.game_data import (
    ADVANCE_COST,
    BRITISH,
    BRITISH_ENTRY,
    BRITISH_SEARCH_COST,
    DECK,
    DESTINATION,
    DISTANCE,
    FORCE_COUNT,
    FORCES,
    FREIGHTER_COUNT,
    FREIGHTERS,
    INTELLIGENCE_COST,
    MOVE_COST,
    NEAR,
    ROUTE,
    SEARCH_TARGET,
    SPACE_COUNT,
    SPACES,
    SPIES,
    TRACK,
    TRACK_CLUE,
    TRACK_LENGTH,
)
from vezerkar.games.hunt.game_data import INTELLIGENCE as INTELLIGENCE_BONUS
from vezerkar.games.hunt.notation import (
    ADVANCE,
    DONE,
    FORCE,
    INTELLIGENCE,
    PASS,
    ROLL,
    SAIL,
    SEARCH,
    TO,
    TO_WITHIN,
    TO_WITHIN_OR_STAY,
)
from vezerkar.games.hunt.rules import reasons as no
from vezerkar.games.hunt.rules.battle import start_battle
from vezerkar.games.hunt.rules.clues import PLACE_CLUE
from vezerkar.games.hunt.rules.effect import Effect, SpacesEffect
from vezerkar.games.hunt.rules.german import affordable, reach, refuse_distance, refuse_reach
from vezerkar.games.hunt.rules.responses import FOUND_WINDOW, force_near
from vezerkar.games.hunt.rules.setup import draw_token, tell_placed
from vezerkar.games.hunt.rules.step import HuntStep, roll_die
from vezerkar.games.hunt.rules.victory import count_arrivals
from vezerkar.games.hunt.state import ARRIVED, DISCARD, FREIGHT, HAND, IN_BAG, HuntState

# --- Freight Ship phase (HUNT 68-77) -----------------------------------------------------------------------------------------


class SailFreighters(HuntStep):
    """HUNT 68, 69: every freighter, from this one on, sails one space along a shortest legal route."""

    __slots__ = ("freighter",)

    def __init__(self, freighter: int) -> None:
        self.freighter = freighter

    def advance(self, s: HuntState) -> bool:
        for i in range(self.freighter, FREIGHTER_COUNT):
            if s.freighters[i] < 0:
                continue
            ways = ROUTE[i][s.freighters[i]]
            if len(ways) > 1:
                s.stack[-1] = SAIL_FREIGHTERS[i]
                s.asked = BIT[BRITISH]
                return True
            sail_freighter(s, i, ways[0])
            if s.over:
                return False
        s.stack.pop()
        return False

    def options(self, s: HuntState, seat: int) -> list[int]:
        return [TO + space for space in ROUTE[self.freighter][s.freighters[self.freighter]]]

    def choose(self, s: HuntState, seat: int, action: int) -> None:
        s.stack[-1] = SAIL_FREIGHTERS[self.freighter + 1]
        sail_freighter(s, self.freighter, action - TO)

    def question(self, s: HuntState, seat: int) -> Question:
        args: dict[str, int | str] = {"freighter": FREIGHTERS[self.freighter], "space": SPACES[s.freighters[self.freighter]]}
        return Question("ask-route", "HUNT 69", self.options(s, seat)[0], args, ask="to {}")

    def refuse(self, s: HuntState, seat: int, action: int) -> Refusal:
        return no.OFF_ROUTE if 0 <= action - TO < SPACE_COUNT else NOT_NOW


def sail_freighter(s: HuntState, freighter: int, space: int) -> None:
    """HUNT 72: a freighter sails on; in its destination it leaves the map and counts."""
    events.freighter_sailed(s, freighter, space)
    s.freighters[freighter] = space
    if space == DESTINATION[freighter]:
        s.freighters[freighter] = ARRIVED
        events.arrived(s, freighter, space)
        count_arrivals(s)


class FreightPhase(HuntStep):
    """HUNT 68, 73: the freighters sail; then a new one comes if fewer than two are on the map."""

    __slots__ = ()

    def advance(self, s: HuntState) -> bool:
        s.phase = FREIGHT
        s.stack.pop()
        s.stack.append(REFILL)
        s.stack.append(SAIL_FREIGHTERS[0])
        return False


class Refill(HuntStep):
    """HUNT 73, 74: one token is drawn (variant: until two freighters are on the map)."""

    __slots__ = ()

    def advance(self, s: HuntState) -> bool:
        s.stack.pop()
        at_sea = 0
        for space in s.freighters:
            if space >= 0:
                at_sea += 1
        while at_sea < 2 and IN_BAG in s.freighters:
            tell_placed(s, draw_token(s))
            at_sea += 1
            if not s.variant.refill_two:
                break
        return False


# --- Card Play for AP (HUNT 78-91) -------------------------------------------------------------------------------------------


class BritishActions(HuntStep):
    """HUNT 78, 79: spend Action Points, action after action; what is left is lost."""

    __slots__ = ()

    def advance(self, s: HuntState) -> bool:
        if s.ap == 0:
            s.stack.pop()
            return False
        s.asked = BIT[BRITISH]
        return True

    def options(self, s: HuntState, seat: int) -> list[int]:
        actions = [DONE]
        for f in range(FORCE_COUNT):
            if self.no_sail(s, f) is None:
                actions.append(SAIL + FORCE + f)
        for f in range(FORCE_COUNT):
            if self.no_search(s, f) is None:
                actions.append(SEARCH + FORCE + f)
        if s.ap >= INTELLIGENCE_COST:
            actions += spies(s)
        for f in range(FORCE_COUNT):
            if self.no_advance(s, f) is None:
                actions.append(ADVANCE + FORCE + f)
        return actions

    def no_sail(self, s: HuntState, force: int) -> Refusal | None:
        """Return why a Force cannot Move (HUNT 80), or None."""
        if s.forces[force] >= TRACK:
            return no.NOT_AT_SEA
        if s.moved & BIT[force]:
            return no.FORCE_MOVED
        if s.entered & BIT[force]:
            return no.JUST_ENTERED
        return None if s.ap >= MOVE_COST[1] else no.BRITISH_POINTS

    def no_search(self, s: HuntState, force: int) -> Refusal | None:
        """Return why a Force cannot Search (HUNT 81), or None."""
        if s.forces[force] >= TRACK:
            return no.NOT_AT_SEA
        if s.searched & BIT[force]:
            return no.FORCE_SEARCHED
        if s.entered & BIT[force]:
            return no.JUST_ENTERED
        return None if s.ap >= BRITISH_SEARCH_COST else no.BRITISH_POINTS

    def no_advance(self, s: HuntState, force: int) -> Refusal | None:
        """Return why a Force cannot advance on the strategy track (HUNT 89), or None."""
        if s.forces[force] < TRACK:
            return no.AT_SEA
        if s.advanced:
            return no.ADVANCED
        return None if s.ap >= ADVANCE_COST else no.BRITISH_POINTS

    def menu(self, s: HuntState, seat: int) -> list[int]:
        cards = with_each(s.cards[HAND + BRITISH], INTELLIGENCE + DECK)
        return [*cards, *[verb + FORCE + f for verb in (SAIL, SEARCH, ADVANCE) for f in range(FORCE_COUNT)]]

    def choose(self, s: HuntState, seat: int, action: int) -> None:
        if action == DONE:
            s.ap = 0
            s.stack.pop()
        elif action < SEARCH:
            s.stack.append(SAIL_FORCE[action - SAIL - FORCE])
        elif action < INTELLIGENCE:
            force = action - SEARCH - FORCE
            s.ap -= BRITISH_SEARCH_COST
            s.searched |= BIT[force]
            events.searching(s, force, s.forces[force])
            s.stack.append(BEFORE_ROLL[force])
        elif action < ADVANCE:
            use_intelligence(s, action - INTELLIGENCE)
        else:
            s.ap -= ADVANCE_COST
            s.advanced = True
            advance(s, action - ADVANCE - FORCE)

    def question(self, s: HuntState, seat: int) -> Question:
        return Question("ask-british-actions", "HUNT 78", DONE, {"points": s.ap, "bonus": s.bonus})

    def refuse(self, s: HuntState, seat: int, action: int) -> Refusal:
        noun = action & 63
        force = noun - FORCE
        verb = action - noun
        if verb == INTELLIGENCE:
            return refuse_intelligence(s, noun)
        if not 0 <= force < FORCE_COUNT:
            return NOT_NOW
        if verb == SAIL:
            return self.no_sail(s, force) or NOT_NOW
        if verb == SEARCH:
            return self.no_search(s, force) or NOT_NOW
        return (self.no_advance(s, force) or NOT_NOW) if verb == ADVANCE else NOT_NOW


class SailForce(HuntStep):
    """HUNT 80: a Force's Move; it costs what the distance costs."""

    __slots__ = ("force",)

    def __init__(self, force: int) -> None:
        self.force = force

    def asks(self, s: HuntState) -> int:
        return BRITISH

    def options(self, s: HuntState, seat: int) -> list[int]:
        return TO_WITHIN[affordable(s)][s.forces[self.force]]

    def choose(self, s: HuntState, seat: int, action: int) -> None:
        s.stack.pop()
        space = action - TO
        points = MOVE_COST[DISTANCE[s.forces[self.force]][space]]
        s.ap -= points
        sail_force(s, self.force, space, points)

    def question(self, s: HuntState, seat: int) -> Question:
        args: dict[str, int | str] = {"ship": FORCES[self.force], "points": s.ap}
        return Question("ask-sail", "HUNT 80", self.options(s, seat)[0], args, ask="to {}")

    def refuse(self, s: HuntState, seat: int, action: int) -> Refusal:
        return refuse_distance(s, s.forces[self.force], action, no.BRITISH_POINTS)


def sail_force(s: HuntState, force: int, space: int, points: int) -> None:
    """A Force goes to a space."""
    events.force_sailed(s, force, space, points)
    s.forces[force] = space
    s.moved |= BIT[force]


# --- Search and Attack, British Intelligence (HUNT 81-88) --------------------------------------------------------------------


class BeforeRoll(HuntStep):
    """HUNT 87: a Search is paid for; intelligence may still be bought before the roll.

    It is asked for whenever points and cards are left, so that the question does not show what is in the hand.
    """

    __slots__ = ("force",)

    def __init__(self, force: int) -> None:
        self.force = force

    def advance(self, s: HuntState) -> bool:
        if s.ap >= INTELLIGENCE_COST and s.cards[HAND + BRITISH]:
            s.asked = BIT[BRITISH]
            return True
        s.stack.pop()
        roll_search(s, self.force, s.forces[self.force], 0)
        return False

    def options(self, s: HuntState, seat: int) -> list[int]:
        return [*spies(s), ROLL]

    def choose(self, s: HuntState, seat: int, action: int) -> None:
        if action == ROLL:
            s.stack.pop()
            roll_search(s, self.force, s.forces[self.force], 0)
        else:
            use_intelligence(s, action - INTELLIGENCE)

    def question(self, s: HuntState, seat: int) -> Question:
        return Question("ask-before-roll", "HUNT 87", ROLL, {"points": s.ap, "bonus": s.bonus})

    def refuse(self, s: HuntState, seat: int, action: int) -> Refusal:
        return refuse_intelligence(s, action - INTELLIGENCE)


def spies(s: HuntState) -> list[int]:
    """The cards in the British hand that can be paid in for their intelligence track."""
    return with_each(s.cards[HAND + BRITISH] & SPIES, INTELLIGENCE + DECK)


def refuse_intelligence(s: HuntState, card: int) -> Refusal:
    """Return why a card cannot be paid in (HUNT 85)."""
    if not DECK <= card < 2 * DECK:
        return NOT_NOW
    if not s.lies(card, HAND):
        return no.NOT_IN_HAND
    return no.NO_INTELLIGENCE if INTELLIGENCE_BONUS[card] < 0 else no.BRITISH_POINTS


def use_intelligence(s: HuntState, card: int) -> None:
    """HUNT 85, 86: pay 1 AP, discard the card, take what its track gives: a bonus, a Clue or both."""
    s.ap -= INTELLIGENCE_COST
    s.shift(card, HAND, DISCARD)
    s.bonus += INTELLIGENCE_BONUS[card]
    events.intelligence(s, card, INTELLIGENCE_BONUS[card])
    if TRACK_CLUE[card]:
        s.stack.append(PLACE_CLUE)


def roll_search(s: HuntState, force: int, space: int, bonus: int, answer: bool = True) -> None:
    """HUNT 81-83: five or more succeeds; then the truth about the space is told, else nothing.

    ``answer`` says whether the German player may answer a success (only in the British Card Play phase).
    """
    if not roll_die(s, BRITISH, s.bonus + bonus, SEARCH_TARGET):
        return
    s.news += 1
    if s.spee == space:
        s.belief = BIT[space]
        events.found(s, space)
        if answer:
            s.stack.append(FOUND_WINDOW[force])
        else:
            start_battle(s, force)
    else:
        s.belief &= ~BIT[space]
        events.not_here(s, space)


def at_sea(s: HuntState) -> list[int]:
    """The Forces that are on the map."""
    return [f for f in range(FORCE_COUNT) if s.on_map(f)]


class ForceSearch(Effect):
    """Prize Warfare: one Force makes a free Search (HUNT 88). Which one is asked if there are several at sea."""

    __slots__ = ("bonus",)

    def __init__(self, bonus: int) -> None:
        self.bonus = bonus

    def advance(self, s: HuntState) -> bool:
        forces = at_sea(s)
        if len(forces) == 1:
            self.choose(s, BRITISH, SEARCH + FORCE + forces[0])
            return False
        s.asked = BIT[BRITISH]
        return True

    def changes(self, s: HuntState) -> bool:
        return bool(at_sea(s))

    def options(self, s: HuntState, seat: int) -> list[int]:
        return [SEARCH + FORCE + f for f in at_sea(s)]

    def choose(self, s: HuntState, seat: int, action: int) -> None:
        s.stack.pop()
        force = action - SEARCH - FORCE
        self.begin(s, force)

    def begin(self, s: HuntState, force: int) -> None:
        """This Force searches its own space."""
        s.searched |= BIT[force]
        events.searching(s, force, s.forces[force])
        roll_search(s, force, s.forces[force], self.bonus)

    def question(self, s: HuntState, seat: int) -> Question:
        return Question("ask-force-search", "HUNT 88", self.options(s, seat)[0], {"bonus": self.bonus})

    def refuse(self, s: HuntState, seat: int, action: int) -> Refusal:
        return no.NOT_AT_SEA if 0 <= action - SEARCH - FORCE < FORCE_COUNT else NOT_NOW


class WideSearch(ForceSearch):
    """Mile by Mile: one Force searches its own space, then up to so many neighbouring ones."""

    __slots__ = ("spaces",)

    def __init__(self, spaces: int) -> None:
        super().__init__(0)
        self.spaces = spaces

    def begin(self, s: HuntState, force: int) -> None:
        s.stack.append(WideSearchNext(force, self.spaces, BIT[s.forces[force]]))
        super().begin(s, force)


class WideSearchNext(HuntStep):
    """Mile by Mile, its next space: any neighbour not yet searched."""

    __slots__ = ("done", "force", "left")

    def __init__(self, force: int, left: int, done: int) -> None:
        self.force = force
        self.left = left
        self.done = done

    def advance(self, s: HuntState) -> bool:
        if self.left == 0 or not self.open(s):
            s.stack.pop()
            return False
        s.asked = BIT[BRITISH]
        return True

    def open(self, s: HuntState) -> int:
        """The spaces that may still be searched."""
        return NEAR[s.forces[self.force]] & ~self.done

    def options(self, s: HuntState, seat: int) -> list[int]:
        return [PASS, *with_each(self.open(s), TO)]

    def choose(self, s: HuntState, seat: int, action: int) -> None:
        if action == PASS:
            s.stack.pop()
            return
        space = action - TO
        s.stack[-1] = WideSearchNext(self.force, self.left - 1, self.done | BIT[space])
        events.searching(s, self.force, space)
        roll_search(s, self.force, space, 0)

    def question(self, s: HuntState, seat: int) -> Question:
        args: dict[str, int | str] = {"force": FORCES[self.force], "left": self.left}
        return Question("ask-wide-search", "HUNT B07", PASS, args, ask="to {}")

    def refuse(self, s: HuntState, seat: int, action: int) -> Refusal:
        space = action - TO
        if not 0 <= space < SPACE_COUNT:
            return NOT_NOW
        return no.SEARCHED_HERE if self.done & BIT[space] else no.TOO_FAR


class Intuition(Effect):
    """Harwood's Intuition: a Force within one space of the Graf Spee comes to her and searches at once."""

    __slots__ = ()

    def advance(self, s: HuntState) -> bool:
        near = [f for f in range(FORCE_COUNT) if force_near(s, f)]
        if len(near) > 1:
            s.asked = BIT[BRITISH]
            return True
        s.stack.pop()
        if near:
            self.strike(s, near[0])
        return False

    def options(self, s: HuntState, seat: int) -> list[int]:
        return [SEARCH + FORCE + f for f in range(FORCE_COUNT) if force_near(s, f)]

    def choose(self, s: HuntState, seat: int, action: int) -> None:
        s.stack.pop()
        self.strike(s, action - SEARCH - FORCE)

    def strike(self, s: HuntState, force: int) -> None:
        """This Force comes and searches."""
        if s.forces[force] != s.spee:
            sail_force(s, force, s.spee, 0)
        events.searching(s, force, s.spee)
        roll_search(s, force, s.spee, 0, answer=False)

    def question(self, s: HuntState, seat: int) -> Question:
        return Question("ask-intuition", "HUNT B04", self.options(s, seat)[0])

    def refuse(self, s: HuntState, seat: int, action: int) -> Refusal:
        return no.TOO_FAR if 0 <= action - SEARCH - FORCE < FORCE_COUNT else NOT_NOW


# --- British Strategy Track (HUNT 89-91) -------------------------------------------------------------------------------------


def advance(s: HuntState, force: int) -> None:
    """HUNT 89: one space on along the strategy track; past its end onto the map."""
    box = s.forces[force] - TRACK + 2
    if box <= TRACK_LENGTH:
        s.forces[force] += 1
        events.advanced(s, force, box)
        return
    s.forces[force] = BRITISH_ENTRY
    if s.variant.wait_at_entry:
        s.entered |= BIT[force]
    events.entered(s, force)


class Advance(Effect):
    """New Convoy Routes: one Force of the player's choice advances, outside the limit of one a turn (HUNT 91)."""

    __slots__ = ()

    def waiting(self, s: HuntState) -> list[int]:
        """The Forces on the track."""
        return [f for f in range(FORCE_COUNT) if not s.on_map(f)]

    def changes(self, s: HuntState) -> bool:
        return bool(self.waiting(s))

    def advance(self, s: HuntState) -> bool:
        waiting = self.waiting(s)
        if len(waiting) > 1:
            s.asked = BIT[BRITISH]
            return True
        s.stack.pop()
        if waiting:
            advance(s, waiting[0])
        return False

    def options(self, s: HuntState, seat: int) -> list[int]:
        return [ADVANCE + FORCE + f for f in self.waiting(s)]

    def choose(self, s: HuntState, seat: int, action: int) -> None:
        s.stack.pop()
        advance(s, action - ADVANCE - FORCE)

    def question(self, s: HuntState, seat: int) -> Question:
        return Question("ask-advance", "HUNT 91", self.options(s, seat)[0])

    def refuse(self, s: HuntState, seat: int, action: int) -> Refusal:
        return no.AT_SEA if 0 <= action - ADVANCE - FORCE < FORCE_COUNT else NOT_NOW


class Reinforce(Effect):
    """Forces K and H: this Force advances on the track; one already at sea may move one space instead."""

    __slots__ = ("force",)

    def __init__(self, force: int) -> None:
        self.force = force

    def advance(self, s: HuntState) -> bool:
        s.stack.pop()
        if s.on_map(self.force):
            s.stack.append(FreeSail(self.force, 1))
        else:
            advance(s, self.force)
        return False


# --- free Moves of Events ----------------------------------------------------------------------------------------------------


class FreeSail(HuntStep):
    """A Force may move up to so many spaces without cost."""

    __slots__ = ("force", "spaces")

    def __init__(self, force: int, spaces: int) -> None:
        self.force = force
        self.spaces = spaces

    def asks(self, s: HuntState) -> int:
        return BRITISH

    def options(self, s: HuntState, seat: int) -> list[int]:
        return TO_WITHIN_OR_STAY[reach(s, self.spaces)][s.forces[self.force]]

    def choose(self, s: HuntState, seat: int, action: int) -> None:
        s.stack.pop()
        if action - TO != s.forces[self.force]:
            sail_force(s, self.force, action - TO, 0)

    def question(self, s: HuntState, seat: int) -> Question:
        args: dict[str, int | str] = {"ship": FORCES[self.force], "spaces": reach(s, self.spaces)}
        return Question("ask-sail-free", "HUNT 20", TO + s.forces[self.force], args, ask="to {}")

    def refuse(self, s: HuntState, seat: int, action: int) -> Refusal:
        return refuse_reach(action)


class OrderedSail(FreeSail):
    """A Force has to move, up to so many spaces, without cost."""

    __slots__ = ()

    def options(self, s: HuntState, seat: int) -> list[int]:
        return TO_WITHIN[reach(s, self.spaces)][s.forces[self.force]]

    def question(self, s: HuntState, seat: int) -> Question:
        args: dict[str, int | str] = {"ship": FORCES[self.force], "spaces": reach(s, self.spaces)}
        return Question("ask-sail-ordered", "HUNT B02", self.options(s, seat)[0], args, ask="to {}")

    def refuse(self, s: HuntState, seat: int, action: int) -> Refusal:
        return no.MUST_MOVE if action - TO == s.forces[self.force] else refuse_reach(action)


class ForceMove(SpacesEffect):
    """Sir Henry Harwood: one Force moves so many spaces; nobody may forgo it (HUNT 20)."""

    __slots__ = ()

    def advance(self, s: HuntState) -> bool:
        forces = at_sea(s)
        if len(forces) > 1:
            s.asked = BIT[BRITISH]
            return True
        if forces:
            self.choose(s, BRITISH, SAIL + FORCE + forces[0])
        else:
            s.stack.pop()
        return False

    def changes(self, s: HuntState) -> bool:
        return bool(at_sea(s))

    def options(self, s: HuntState, seat: int) -> list[int]:
        return [SAIL + FORCE + f for f in at_sea(s)]

    def choose(self, s: HuntState, seat: int, action: int) -> None:
        s.stack.pop()
        s.stack.append(OrderedSail(action - SAIL - FORCE, self.spaces))

    def question(self, s: HuntState, seat: int) -> Question:
        return Question("ask-force-move", "HUNT B02", self.options(s, seat)[0], {"spaces": self.spaces})

    def refuse(self, s: HuntState, seat: int, action: int) -> Refusal:
        return no.NOT_AT_SEA if 0 <= action - SAIL - FORCE < FORCE_COUNT else NOT_NOW


class AllForcesMove(SpacesEffect):
    """Fair Weather: every Force at sea may move so many spaces."""

    __slots__ = ()

    def changes(self, s: HuntState) -> bool:
        return bool(at_sea(s))

    def happen(self, s: HuntState) -> None:
        s.call(*[FreeSail(f, self.spaces) for f in at_sea(s)])


class FreightersSail(Effect):
    """Sir Henry Harwood: all freighters sail one space; no token is drawn."""

    __slots__ = ()

    def changes(self, s: HuntState) -> bool:
        return any(space >= 0 for space in s.freighters)

    def happen(self, s: HuntState) -> None:
        s.stack.append(SAIL_FREIGHTERS[0])


BRITISH_ACTIONS: Final = BritishActions()
SAIL_FREIGHTERS: Final = [SailFreighters(i) for i in range(FREIGHTER_COUNT + 1)]
SAIL_FORCE: Final = [SailForce(f) for f in range(FORCE_COUNT)]
BEFORE_ROLL: Final = [BeforeRoll(f) for f in range(FORCE_COUNT)]
FREIGHT_PHASE: Final = FreightPhase()
REFILL: Final = Refill()
