"""Moves (WG35 8.2, 9): the ways of a figure with one action or two, the blows it takes when it leaves a fight, its arrival."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.engine.decision import Domain, Question, Refusal
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.numbering import MEN, NOBODY
from vezerkar.games.wg35.battle.point import point
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.game_data import CARD_INDEX
from vezerkar.games.wg35.notation import (
    BACK,
    ENTER,
    FIGURES,
    HALT,
    MOVE,
    NAME,
    NO_HEIGHT,
    PLAY,
    RUN,
    TO,
    VIA,
    last_of,
    verb_of,
)
from vezerkar.games.wg35.rules.basics import figures
from vezerkar.games.wg35.rules.close_combat import blows
from vezerkar.games.wg35.rules.geometry.path import (
    CITES,
    CLEAR,
    NEAR_ENEMY,
    NO_FOOTING,
    REASONS,
    Point,
    can_stop,
    comes_near,
    standing,
    strides,
)
from vezerkar.games.wg35.rules.geometry.sight import HIDDEN
from vezerkar.games.wg35.rules.geometry.surfaces import surface_at
from vezerkar.games.wg35.rules.movement import spotting
from vezerkar.games.wg35.rules.movement.walking import DIRECTIONS, STRAIGHT, Walk, as_place, xyz
from vezerkar.games.wg35.rules.step import SkirmishStep, d6, side_of
from vezerkar.games.wg35.rules.turns.action_kinds import ActionKind, pay
from vezerkar.games.wg35.rules.victory import missions
from vezerkar.games.wg35.state import SkirmishState

LEAST: Final = 20
"""Below this, in millimetres, no more ends are proposed."""
ROUND: Final = PLAY + CARD_INDEX["pincer"]
"""Roll for the side edge of a pincer movement, whose card was played before (WG35 26.2.2)."""
RIGHT_DIE: Final = LIBRARY.cards["pincer"].effect["right_d6"]
"""The d6 from which that is the right one."""
STRIP: Final = 20
"""Distance from an edge within which a point is taken for one on it, in millimetres; so broad it is drawn."""
GATES: Final = 12
"""Number of parts into which an edge of the table is cut for the proposed points of entry."""
GRAIN: Final = 10
"""Distance of the points of an edge that are looked at for its drawing, in millimetres. What blocks less may be drawn as free."""


def refusal(reason: int, figure: int) -> Refusal:
    """A reason of `geometry.path` as a refusal, with the rule that says so."""
    return Refusal(REASONS[reason], CITES[reason], {"figure": FIGURES[figure]})


# --- leaving a fight (WG35 8.2, 8.7, 19.3) -------------------------------------------------------------------------


def strikers(s: SkirmishState, figure: int) -> int:
    """The enemies who strike a figure that leaves the fight with them, as a mask."""
    found = 0
    for enemy in members(figures.engaged_with(s, figure) & figures.able(s)):
        if s.posture[enemy] != HIDDEN:
            found |= BIT[enemy]
    return found


def depart(s: SkirmishState, figure: int, onward: SkirmishStep) -> None:
    """A figure goes away, unless the blows of those it is in a fight with keep it: call them, then what follows."""
    foes = strikers(s, figure)
    if foes:
        s.call(FreeStrikes(figure, foes, int(s.helpless & BIT[figure] != 0)), onward)
    else:
        s.call(onward)


class FreeStrikes(SkirmishStep):
    """The enemies in ``left`` strike a figure that leaves, in an order their side chooses; it then goes on if it still can.

    What it would do next lies below on the stack and is dropped if it cannot. ``crawls`` is 1 for who was helpless before.
    """

    __slots__ = ("crawls", "figure", "left")

    def __init__(self, figure: int, left: int, crawls: int) -> None:
        self.figure = figure
        self.left = left
        self.crawls = crawls

    def _left(self, s: SkirmishState) -> int:
        return self.left & figures.able(s) if s.on & BIT[self.figure] else 0

    def advance(self, s: SkirmishState) -> bool:
        left = members(self._left(s))
        if len(left) > 1:
            s.asked = BIT[1 - side_of(self.figure)]
            return True
        s.stack.pop()
        if left:
            self._strike(s, left[0])
        elif not can_go(s, self.figure, self.crawls != 0):
            s.stack.pop()
            stay(s, self.figure)
        return False

    def _strike(self, s: SkirmishState, striker: int) -> None:
        s.call(
            blows.Blow(striker, self.figure, 1),
            FreeStrikes(self.figure, self.left & ~BIT[striker], self.crawls),
        )

    def options(self, s: SkirmishState, seat: int) -> list[int]:
        return [NAME + enemy for enemy in members(self._left(s))]

    def choose(self, s: SkirmishState, seat: int, action: int) -> None:
        s.stack.pop()
        self._strike(s, last_of(action))

    def question(self, s: SkirmishState, seat: int) -> Question:
        return Question("ask-free-strike", "WG35 8.2", self.options(s, seat)[0], {"figure": FIGURES[self.figure]})

    def refuse(self, s: SkirmishState, seat: int, action: int) -> Refusal:
        return Refusal("refuse-free-strike", "WG35 8.2", {"figure": FIGURES[self.figure]})


def can_go(s: SkirmishState, figure: int, crawls: bool) -> bool:
    """Return True if a figure can go on after blows or a shot.

    It must be on the table, not shocked, and not helpless unless it was before.
    """
    bit = BIT[figure]
    return s.on & bit != 0 and not s.shocked & bit and (crawls or not s.helpless & bit)


def stay(s: SkirmishState, figure: int) -> None:
    """A figure does not get away; what it paid is lost, and so is the passage it might have taken."""
    s.passage &= ~BIT[figure]
    s.path = []
    s.spent = 0
    s.answer = 0
    events.stopped(s, figure)


# --- going (WG35 9, 25.13) -----------------------------------------------------------------------------------------


def go(s: SkirmishState, figure: int, walk: Walk, path: list[Point]) -> None:
    """A figure goes along these points, which begin where it is, and whom it carries with it; it looks where it went.

    Concealed enemies are looked for every 10 mm. ``walk`` is how it goes.
    """
    if spotting.hides_from(s, figure):
        for i in range(len(path) - 1):
            for place in strides(walk.table, walk.doors, walk.walker, path[i], path[i + 1], spotting.STEP):
                figures.put(s, figure, place)
                spotting.watch(s, figure)
    end = path[-1]
    figures.put(s, figure, end)
    if 0 <= s.load[figure] < MEN:
        figures.put(s, s.load[figure], end)
    for i in range(len(path) - 1, 0, -1):
        dx, dy = end[0] - path[i - 1][0], end[1] - path[i - 1][1]
        if dx or dy:
            s.fx[figure], s.fy[figure] = dx, dy
            break


def way_of(s: SkirmishState) -> list[Point]:
    """The points of the way in progress."""
    return [xyz(place) for place in s.path]


def lengthen(s: SkirmishState, points: list[Point], cost: int) -> None:
    """The way in progress goes on by these points and costs so much in all."""
    for x, y, z in points:
        s.path.append(point(x, y, z))
    s.spent = cost


# --- a Move (WG35 8.2, 7.5) ----------------------------------------------------------------------------------------


class Moving(ActionKind):
    """WG35 8.2, 7.5: a Move, or a Run, which is a Move of two actions."""

    __slots__ = ()

    def offers(self, s: SkirmishState, figure: int) -> list[int]:
        left = s.left[figure]
        if left and gets_away(s, figure, 1):
            return [MOVE, RUN] if left > 1 else [MOVE]
        return [RUN] if left > 1 and gets_away(s, figure, 2) else []

    def menu(self, s: SkirmishState, figure: int) -> list[int]:
        return [MOVE, RUN]

    def refuse(self, s: SkirmishState, figure: int, action: int) -> Refusal:
        args: dict[str, int | str] = {"figure": FIGURES[figure]}
        if s.left[figure] < (2 if action == RUN else 1):
            return Refusal("refuse-no-actions", "WG35 7.2", args)
        return Refusal("refuse-no-way", "WG35 8.2", args)

    def begin(self, s: SkirmishState, figure: int, action: int) -> None:
        actions = 2 if action == RUN else 1
        pay(s, figure, actions)
        s.spent = 0
        if s.arriving & BIT[figure]:
            s.path = []
            s.call(Entry(figure, actions))
        else:
            s.path = [figures.place_of(s, figure)]
            depart(s, figure, Way(figure, actions))


def gets_away(s: SkirmishState, figure: int, actions: int) -> bool:
    """Return True if there is a place where a Move may end."""
    if s.arriving & BIT[figure]:
        return bool(Gates(s, figure, actions).sample())
    return may_stay(s, figure) or has_end(Walk(s, figure, actions), figures.at(s, figure))


def may_stay(s: SkirmishState, figure: int) -> bool:
    """Return True if it is quick to see that a Move may end where it begins: nobody is near, whoever it is (see `Walk.end`)."""
    if figures.around(s, figure, s.on & ~BIT[figure], CLEAR - 1):
        return False
    return can_stop(standing(s.field.table, s.doors, figures.at(s, figure)))


def has_end(walk: Walk, here: Point) -> bool:
    """Return True if a way that has come here at no cost may end here or farther on."""
    if not walk.end(here):
        return True
    for part in (1, 2):
        for place in walk.ahead(here, 0, part, DIRECTIONS):
            if not walk.end(place):
                return True
    return bool(walk.somewhere(here, 0, 1))


class Ways(Domain):
    """The places where a way may end or bend (WG35 9.1); ``begun`` says that it can be begun anew."""

    __slots__ = ("begun", "here", "spent", "walk")

    def __init__(self, walk: Walk, here: Point, spent: int, begun: bool) -> None:
        self.walk = walk
        self.here = here
        self.spent = spent
        self.begun = begun

    def accepts(self, action: int) -> bool:
        verb = verb_of(action)
        if verb == TO:
            return bool(self.walk.course(self.here, self.spent, xyz(last_of(action))).points)
        if verb == VIA:
            return bool(self.walk.straight(self.here, self.spent, xyz(last_of(action))).points)
        return self.begun if action == BACK else action == HALT and not self.walk.end(self.here)

    def region(self) -> list[list[int]]:
        return self.walk.outline(self.here, self.spent, True)


class Way(SkirmishStep):
    """The owner chooses the way of a Move: where it bends and where it ends. `SkirmishState.path` is how far it has come.

    ``passed`` is 1 if it has passed a wall by a secret passage, which it may do once; ``edge`` is that of `Entry`.
    """

    __slots__ = ("actions", "edge", "figure", "passed")

    def __init__(self, figure: int, actions: int, passed: int = 0, edge: int = NOBODY) -> None:
        self.figure = figure
        self.actions = actions
        self.passed = passed
        self.edge = edge

    def walk(self, s: SkirmishState) -> Walk:
        """Return the walk of the figure from where the way has come to."""
        walk = Walk(s, self.figure, self.actions)
        if self.passed:
            walk.passage = False
        return walk

    def advance(self, s: SkirmishState) -> bool:
        # Blows may have weakened it so that it cannot get away any more.
        begun = len(s.path) > 1 or s.arriving & BIT[self.figure]
        if not begun and not may_stay(s, self.figure) and not has_end(self.walk(s), xyz(s.path[0])):
            s.stack.pop()
            stay(s, self.figure)
            return False
        s.asked = BIT[side_of(self.figure)]
        return True

    def begun(self, s: SkirmishState) -> bool:
        """Return True if it can begin the way anew: it has gone somewhere, or could enter somewhere else."""
        return len(s.path) > 1 or s.arriving & BIT[self.figure] != 0

    def options(self, s: SkirmishState, seat: int) -> list[int]:
        walk, here = self.walk(s), xyz(s.path[-1])
        ends: list[int] = []
        bends: list[int] = []
        begun, halts = self.begun(s), not walk.end(here)
        if walk.walker.allowance - s.spent >= 100 * LEAST:
            for place in walk.ahead(here, s.spent, 1, DIRECTIONS):
                if not walk.end(place):
                    ends.append(TO + as_place(place))
            for place in walk.ahead(here, s.spent, 2, STRAIGHT):
                bends.append(VIA + as_place(place))
                if not walk.end(place):
                    ends.append(TO + as_place(place))
        if not ends and not halts and (len(s.path) == 1 or not (begun or bends)):
            for place in walk.somewhere(here, s.spent, 4):
                ends.append(TO + as_place(place))
            # Who can hardly crawl comes to no point of the region; what `has_end` found is still there.
            for part in (1, 2):
                for place in walk.ahead(here, s.spent, part, DIRECTIONS):
                    if not walk.end(place):
                        ends.append(TO + as_place(place))
        return [*in_order(ends), *in_order(bends), *([BACK] if begun else []), *([HALT] if halts else [])]

    def domain(self, s: SkirmishState, seat: int) -> Domain | None:
        return Ways(self.walk(s), xyz(s.path[-1]), s.spent, self.begun(s))

    def choose(self, s: SkirmishState, seat: int, action: int) -> None:
        verb = verb_of(action)
        if verb == BACK:
            s.spent = 0
            if len(s.path) > 1:
                s.path = s.path[:1]
                s.stack[-1] = Way(self.figure, self.actions, 0, self.edge)
            else:
                s.path = []
                s.stack[-1] = Entry(self.figure, self.actions, self.edge)
            return
        walk, here = self.walk(s), xyz(s.path[-1])
        if verb == HALT:
            self._arrive(s, walk)
            return
        goal = xyz(last_of(action))
        course = walk.straight(here, s.spent, goal) if verb == VIA else walk.course(here, s.spent, goal)
        lengthen(s, course.points, course.cost)
        if verb == TO:
            self._arrive(s, walk)
        elif course.passes:
            s.stack[-1] = Way(self.figure, self.actions, 1, self.edge)

    def _arrive(self, s: SkirmishState, walk: Walk) -> None:
        figure = self.figure
        s.stack.pop()
        path = way_of(s)
        if s.arriving & BIT[figure]:
            s.arriving &= ~BIT[figure]
            s.on |= BIT[figure]
            events.entered(s, figure)
        go(s, figure, walk, path)
        if s.spent:
            events.moved(s, figure, path, s.spent)
        s.passage &= ~BIT[figure]
        s.path = []
        s.spent = 0

    def question(self, s: SkirmishState, seat: int) -> Question:
        walk = self.walk(s)
        default = self.options(s, seat)[0] if walk.end(xyz(s.path[-1])) else HALT
        left = (walk.walker.allowance - s.spent) // 100
        args: dict[str, int | str] = {"figure": FIGURES[self.figure], "mm": left}
        return Question("ask-way", "WG35 8.2", default, args, ask="to {}")

    def menu(self, s: SkirmishState, seat: int) -> list[int]:
        return [HALT]

    def refuse(self, s: SkirmishState, seat: int, action: int) -> Refusal:
        verb = verb_of(action)
        walk, here = self.walk(s), xyz(s.path[-1])
        if verb == TO:
            return refusal(walk.course(here, s.spent, xyz(last_of(action))).reason, self.figure)
        if verb == VIA:
            return refusal(walk.straight(here, s.spent, xyz(last_of(action))).reason, self.figure)
        if verb == HALT:
            return refusal(walk.end(here), self.figure)
        return Refusal("refuse-way-now", "WG35 8.2", {"figure": FIGURES[self.figure]})


def in_order(actions: list[int]) -> list[int]:
    """These actions sorted, each once. There are few, and hardly ever two the same: a set of them would take longer."""
    actions.sort()
    found: list[int] = []
    last = -1
    for action in actions:
        if action != last:
            found.append(action)
            last = action
    return found


# --- arriving (WG35 9.13) ------------------------------------------------------------------------------------------


class Gates(Domain):
    """The points where an arriving figure may begin its way: on these edges of the table.

    ``flank`` is the edge that it comes round by, if it does.
    """

    __slots__ = ("edges", "figure", "flank", "s", "walk")

    def __init__(self, s: SkirmishState, figure: int, actions: int, flank: int = NOBODY) -> None:
        self.s = s
        self.figure = figure
        self.walk = Walk(s, figure, actions)
        self.flank = flank
        self.edges = missions.entry_edges(s, figure >> 4)
        if flank != NOBODY and flank not in self.edges:
            self.edges = [*self.edges, flank]

    def foot(self, x: int, y: int) -> list[tuple[int, int]]:
        """The point of an edge that is meant by one beside it, own edges first: nobody hits a line.

        Nothing if it is too far from all of them, or in the enemy's zone on the flank.
        """
        table = self.walk.table
        for edge in self.edges:
            if edge in (missions.SOUTH, missions.NORTH):
                east, north = x, 0 if edge == missions.SOUTH else table.north
            else:
                east, north = 0 if edge == missions.WEST else table.east, y
            near = abs(east - x) + abs(north - y) <= STRIP
            if near and (edge != self.flank or not missions.in_zone(self.s, 1 - (self.figure >> 4), east, north)):
                return [(east, north)]
        return []

    def reason(self, place: Point) -> int:
        """0 if a way may begin here, else the reason why not."""
        if place[2] not in surface_at(self.walk.table, place[0], place[1]):
            return NO_FOOTING
        if comes_near(place, place, self.walk.able):
            return NEAR_ENEMY
        return self.walk.end(place)

    def places(self, goal: Point) -> list[Point]:
        """Return the places that a named point can mean."""
        found: list[Point] = []
        for x, y in self.foot(goal[0], goal[1]):
            for z in surface_at(self.walk.table, x, y):
                place = (x, y, z)
                if goal[2] in (NO_HEIGHT, z) and not self.reason(place):
                    found.append(place)
        return found

    def at_edge(self, edge: int, along: int) -> list[Point]:
        """Return the places so many millimetres along an edge."""
        table = self.walk.table
        if edge in (missions.SOUTH, missions.NORTH):
            return self.places((along, 0 if edge == missions.SOUTH else table.north, NO_HEIGHT))
        return self.places((0 if edge == missions.WEST else table.east, along, NO_HEIGHT))

    def length(self, edge: int) -> int:
        """The millimetres of an edge."""
        return self.walk.table.east if edge in (missions.SOUTH, missions.NORTH) else self.walk.table.north

    def sample(self) -> list[Point]:
        """Some of them."""
        found: list[Point] = []
        for edge in self.edges:
            for i in range(1, GATES):
                found.extend(self.at_edge(edge, self.length(edge) * i // GATES)[:1])
        return found

    def accepts(self, action: int) -> bool:
        if action == ROUND:
            return self.flank == NOBODY and self.s.pincer & BIT[self.figure >> 4] != 0
        return verb_of(action) == ENTER and bool(self.places(xyz(last_of(action))))

    def region(self) -> list[list[int]]:
        """A strip along each stretch of the edges where a way may begin."""
        east, north = self.walk.table.east, self.walk.table.north
        found: list[list[int]] = []
        for edge in self.edges:
            for first, last in self.stretches(edge):
                if edge in (missions.SOUTH, missions.NORTH):
                    y = 0 if edge == missions.SOUTH else north - STRIP
                    found.append([first, y, last, y, last, y + STRIP, first, y + STRIP])
                else:
                    x = 0 if edge == missions.WEST else east - STRIP
                    found.append([x, first, x + STRIP, first, x + STRIP, last, x, last])
        return found

    def stretches(self, edge: int) -> list[tuple[int, int]]:
        """The parts of an edge where a way may begin, from millimetre to millimetre."""
        length = self.length(edge)
        found: list[tuple[int, int]] = []
        first, last = NOBODY, 0
        for along in [*range(0, length, GRAIN), length]:
            free = bool(self.at_edge(edge, along))
            if free and first == NOBODY:
                first = self.limit(edge, along, last)
            elif not free and first != NOBODY:
                found.append((first, self.limit(edge, last, along)))
                first = NOBODY
            last = along
        if first != NOBODY:
            found.append((first, length))
        return found

    def limit(self, edge: int, free: int, blocked: int) -> int:
        """The last free millimetre of an edge on the way to one that is not."""
        while abs(free - blocked) > 1:
            middle = (free + blocked) // 2
            if self.at_edge(edge, middle):
                free = middle
            else:
                blocked = middle
        return free


class Entry(SkirmishStep):
    """An arriving figure begins its first Move anywhere on its own edge of the table (WG35 9.13).

    ``edge`` is the side edge from which it may come by a pincer movement (WG35 26.2.2), `NOBODY` before the die is rolled.
    """

    __slots__ = ("actions", "edge", "figure")

    def __init__(self, figure: int, actions: int, edge: int = NOBODY) -> None:
        self.figure = figure
        self.actions = actions
        self.edge = edge

    def gates(self, s: SkirmishState) -> Gates:
        """Return the points where it may begin."""
        return Gates(s, self.figure, self.actions, self.edge)

    def asks(self, s: SkirmishState) -> int:
        return side_of(self.figure)

    def options(self, s: SkirmishState, seat: int) -> list[int]:
        found = {ENTER + as_place(place) for place in self.gates(s).sample()}
        if self.edge == NOBODY and s.pincer & BIT[seat]:
            found.add(ROUND)
        return sorted(found)

    def domain(self, s: SkirmishState, seat: int) -> Domain | None:
        return self.gates(s)

    def choose(self, s: SkirmishState, seat: int, action: int) -> None:
        if action == ROUND:
            die = d6(s)
            right = die >= RIGHT_DIE
            edge = flank(missions.entry_edges(s, seat)[0], right)
            events.came_round(s, self.figure, edge, die, RIGHT_DIE)
            s.stack[-1] = Entry(self.figure, self.actions, edge)
            return
        place = self.gates(s).places(xyz(last_of(action)))[0]
        s.path = [as_place(place)]
        s.stack[-1] = Way(self.figure, self.actions, 0, self.edge)

    def question(self, s: SkirmishState, seat: int) -> Question:
        args: dict[str, int | str] = {"figure": FIGURES[self.figure]}
        return Question("ask-enter", "WG35 9.13", self.options(s, seat)[-1], args, ask="enter {}")

    def refuse(self, s: SkirmishState, seat: int, action: int) -> Refusal:
        if verb_of(action) == ENTER:
            gates = self.gates(s)
            x, y, z = xyz(last_of(action))
            for east, north in gates.foot(x, y):
                heights = surface_at(gates.walk.table, east, north) if z == NO_HEIGHT else [z]
                return refusal(gates.reason((east, north, heights[0])) if heights else NO_FOOTING, self.figure)
        return Refusal("refuse-enter", "WG35 9.13", {"figure": FIGURES[self.figure]})


def flank(edge: int, right: bool) -> int:
    """The side edge to the right or to the left of who looks at the table from an edge (WG35 26.2.2)."""
    # The edges are numbered counter-clockwise from the south.
    return (edge + (1 if right else 3)) % 4
