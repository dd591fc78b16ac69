"""Charges (WG35 8.7, 26.1.2; decisions 6.2): the target, the way to it, an answer half way, and the blow."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.engine.decision import Domain, Question, Refusal
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.numbering import MEN, NOBODY
from vezerkar.games.wg35.notation import BACK, CHARGE, FIGURES, NO_HEIGHT, TO, VIA, last_of, verb_of
from vezerkar.games.wg35.rules.basics import checks, figures
from vezerkar.games.wg35.rules.close_combat import blows
from vezerkar.games.wg35.rules.geometry.exact import root_up
from vezerkar.games.wg35.rules.geometry.path import TOO_FAR, Point, Walker, is_contact, strides
from vezerkar.games.wg35.rules.geometry.sight import HIDDEN, STANDING, Post, sees
from vezerkar.games.wg35.rules.movement.moving import can_go, depart, go, lengthen, refusal, stay, way_of
from vezerkar.games.wg35.rules.movement.walking import Course, Walk, as_place, walker_of, xyz
from vezerkar.games.wg35.rules.shooting import volley
from vezerkar.games.wg35.rules.step import SkirmishStep, enemies, side_of
from vezerkar.games.wg35.rules.turns.action_kinds import NOTHING, ActionKind, pay
from vezerkar.games.wg35.rules.windows import CHARGE_DECLARED, Window
from vezerkar.games.wg35.state import SkirmishState

CONTACT: Final = 20
"""Distance from its target within which a charge ends, in millimetres (WG35 8.7)."""
RING: Final[tuple[tuple[int, int], ...]] = (
    *((20, 0), (18, 7), (14, 14), (7, 18), (0, 20), (-7, 18), (-14, 14), (-18, 7)),
    *((-20, 0), (-18, -7), (-14, -14), (-7, -18), (0, -20), (7, -18), (14, -14), (18, -7)),
)
"""Points about that far from a target, in millimetres."""
ENDS: Final = 6
"""Number of ends of a charge that are proposed."""
STRIDE: Final = 10
"""Step at which the way is looked at for its middle, in millimetres."""

MOVED: Final = 0
HALVED: Final = 1
ARRIVED: Final = 2
"""Stages of an `Assault`: run, go on after the answer half way, strike."""


class Rush:
    """All that the ways of a charge at a figure depend on at a moment; a hidden target stands up (WG35 8.4).

    ``walk`` is `charge_walk`.
    """

    __slots__ = ("foe", "target", "walk")

    def __init__(self, s: SkirmishState, figure: int, target: int, walk: Walk) -> None:
        self.walk = walk
        self.target = figures.at(s, target)
        self.foe = figures.post(s, target)
        if self.foe.posture == HIDDEN:
            self.foe = Post(self.foe.x, self.foe.y, self.foe.z)

    def touches(self, q: Point) -> bool:
        """Return True if a charge that ends here reaches its target: near enough, with a clear line of sight."""
        if not is_contact(q, self.target):
            return False
        walk = self.walk
        if walk.smoke and figures.in_smoke(walk.smoke, q[0], q[1], self.target[0], self.target[1]):
            return False
        return sees(walk.table, walk.doors, Post(q[0], q[1], q[2]), self.foe)

    def far(self, here: Point, spent: int) -> bool:
        """Return True if the target is out of reach as the crow flies."""
        x, y = self.target[0] - here[0], self.target[1] - here[1]
        reach = (self.walk.walker.allowance - spent) // 100 + CONTACT
        return x * x + y * y > reach * reach

    def course(self, here: Point, spent: int, goal: Point) -> Course:
        """The way to an end of the charge."""
        for z in self.walk.heights(here, goal):
            q = (goal[0], goal[1], z)
            if self.touches(q):
                if q == here:
                    return Course([q], spent)
                found = self.walk.course(here, spent, q)
                if found.points:
                    return found
        return Course([], spent, False, TOO_FAR)

    def ends(self, here: Point, spent: int, most: int) -> list[Point]:
        """Some ends that can be got to: those straight ahead first, then those that lie nearest."""
        found: list[Point] = []
        if self.far(here, spent):
            return found
        places: list[Point] = []
        for place in self._ring(here):
            for z in self.walk.heights(self.target, place)[:2]:
                q = (place[0], place[1], z)
                if self.touches(q) and not self.walk.end(q):
                    places.append(q)
        for q in places:
            if len(found) < most and q not in found and self.walk.straight(here, spent, q).points:
                found.append(q)
        if not found:
            for q in places:
                if len(found) < most and q not in found and self.walk.course(here, spent, q).points:
                    found.append(q)
        return found

    def _ring(self, here: Point) -> list[Point]:
        """Points round the target, those on the near side first."""
        x, y = here[0] - self.target[0], here[1] - self.target[1]
        ordered: list[tuple[int, Point]] = []
        long = root_up(x * x + y * y)
        if long > CONTACT:
            ordered.append((-1, (self.target[0] + _part(x, long), self.target[1] + _part(y, long), NO_HEIGHT)))
        for dx, dy in RING:
            away = (x - dx) ** 2 + (y - dy) ** 2
            ordered.append((away, (self.target[0] + dx, self.target[1] + dy, NO_HEIGHT)))
        ordered.sort()
        return [place for _, place in ordered]


def charger(s: SkirmishState, figure: int) -> Walker:
    """Return the walker that runs at another figure, with all actions it has."""
    return walker_of(s, figure, 1, s.left[figure] > 1)


def charge_walk(s: SkirmishState, figure: int) -> Walk:
    """Return the walk of a charge: as far as the figure's actions take it, up to any enemy."""
    walk = Walk(s, figure, 1, s.left[figure] > 1)
    walk.near = []
    return walk


def _part(offset: int, long: int) -> int:
    """The offset of the point at the distance of contact, rounded towards the target."""
    return CONTACT * offset // long if offset >= 0 else -(CONTACT * -offset // long)


# --- the declaration (WG35 8.7) ------------------------------------------------------------------------------------


class Charging(ActionKind):
    """WG35 8.7: a standing figure runs at an enemy and strikes it."""

    __slots__ = ()

    def offers(self, s: SkirmishState, figure: int) -> list[int]:
        if not s.left[figure] or s.posture[figure] != STANDING or s.load[figure] != NOBODY or not s.on & BIT[figure]:
            return NOTHING
        reach = charger(s, figure).allowance // 100 + CONTACT
        near: list[int] = []
        for enemy in members(figures.around(s, figure, enemies(s, figure), reach)):
            if figures.within(s, figure, enemy, reach) and not unfit(s, figure, enemy):
                near.append(enemy)
        if not near:
            return NOTHING
        walk, here = charge_walk(s, figure), figures.at(s, figure)
        return [CHARGE + enemy for enemy in near if Rush(s, figure, enemy, walk).ends(here, 0, 1)]

    def menu(self, s: SkirmishState, figure: int) -> list[int]:
        return [CHARGE + enemy for enemy in members(enemies(s, figure))]

    def refuse(self, s: SkirmishState, figure: int, action: int) -> Refusal:
        args: dict[str, int | str] = {"figure": FIGURES[figure]}
        enemy = last_of(action)
        if enemy >= MEN or not enemies(s, figure) & BIT[enemy]:
            return Refusal("refuse-charge-enemy", "WG35 8.7", args)
        args["target"] = FIGURES[enemy]
        if not s.left[figure]:
            return Refusal("refuse-no-actions", "WG35 7.2", args)
        if s.posture[figure] != STANDING or s.load[figure] != NOBODY:
            return Refusal("refuse-charge-standing", "WG35 8.7", args)
        return Refusal(unfit(s, figure, enemy) or "refuse-charge-far", "WG35 8.7", args)

    def begin(self, s: SkirmishState, figure: int, action: int) -> None:
        s.path = [figures.place_of(s, figure)]
        s.spent = 0
        s.call(Onset(figure, last_of(action)))


def unfit(s: SkirmishState, figure: int, enemy: int) -> str:
    """Return why an enemy may not be charged, however near it is; empty if it may."""
    if s.concealed & BIT[enemy]:
        return "refuse-charge-concealed"
    if figures.engaged_with(s, figure) & BIT[enemy]:
        return "refuse-charge-engaged"
    if s.posture[enemy] != HIDDEN and not figures.sees_figure(s, figure, enemy):
        return "refuse-charge-unseen"
    return ""


class Inroads(Domain):
    """The places where a charge may end or bend."""

    __slots__ = ("here", "rush", "spent")

    def __init__(self, rush: Rush, here: Point, spent: int) -> None:
        self.rush = rush
        self.here = here
        self.spent = spent

    def accepts(self, action: int) -> bool:
        goal = xyz(last_of(action))
        if verb_of(action) == TO:
            return bool(self.rush.course(self.here, self.spent, goal).points)
        return verb_of(action) == VIA and bool(self.rush.walk.straight(self.here, self.spent, goal).points)

    def region(self) -> list[list[int]]:
        return self.rush.walk.outline(self.here, self.spent, False)


class Onset(SkirmishStep):
    """The owner chooses the way of a charge; then it is declared and paid: one action if it is no farther than M (WG35 8.7)."""

    __slots__ = ("figure", "target")

    def __init__(self, figure: int, target: int) -> None:
        self.figure = figure
        self.target = target

    def rush(self, s: SkirmishState) -> Rush:
        """Return all that the ways of the charge depend on."""
        return Rush(s, self.figure, self.target, charge_walk(s, self.figure))

    def asks(self, s: SkirmishState) -> int:
        return side_of(self.figure)

    def options(self, s: SkirmishState, seat: int) -> list[int]:
        found = {TO + as_place(place) for place in self.rush(s).ends(xyz(s.path[-1]), s.spent, ENDS)}
        if len(s.path) > 1:
            found.add(BACK)
        return sorted(found)

    def domain(self, s: SkirmishState, seat: int) -> Domain | None:
        return Inroads(self.rush(s), xyz(s.path[-1]), s.spent)

    def choose(self, s: SkirmishState, seat: int, action: int) -> None:
        if action == BACK:
            s.path = s.path[:1]
            s.spent = 0
            return
        rush, here, goal = self.rush(s), xyz(s.path[-1]), xyz(last_of(action))
        if verb_of(action) == VIA:
            course = rush.walk.straight(here, s.spent, goal)
            lengthen(s, course.points, course.cost)
            return
        course = rush.course(here, s.spent, goal)
        lengthen(s, course.points if course.points[0] != here else [], course.cost)
        self._declare(s)

    def _declare(self, s: SkirmishState) -> None:
        figure, target = self.figure, self.target
        actions = 1 if s.spent <= walker_of(s, figure, 1).allowance else 2
        pay(s, figure, actions)
        stood = s.posture[target] == HIDDEN
        if stood:
            s.posture[target] = STANDING
            s.hide[target] = NOBODY
        events.charged(s, figure, target, actions, stood)
        s.answer = 0
        s.stack.pop()
        side = side_of(target)
        s.call(Window(CHARGE_DECLARED, side, figure, target, side), Leave(figure, target))

    def question(self, s: SkirmishState, seat: int) -> Question:
        args: dict[str, int | str] = {"figure": FIGURES[self.figure], "target": FIGURES[self.target]}
        return Question("ask-charge", "WG35 8.7", self.options(s, seat)[-1], args, ask="to {}")

    def refuse(self, s: SkirmishState, seat: int, action: int) -> Refusal:
        rush, here = self.rush(s), xyz(s.path[-1])
        verb, goal = verb_of(action), xyz(last_of(action))
        if verb == VIA:
            return refusal(rush.walk.straight(here, s.spent, goal).reason, self.figure)
        args: dict[str, int | str] = {"figure": FIGURES[self.figure], "target": FIGURES[self.target]}
        if verb != TO:
            return Refusal("refuse-charge-now", "WG35 8.7", args)
        for z in rush.walk.heights(here, goal):
            q = (goal[0], goal[1], z)
            if rush.touches(q):
                return refusal(rush.walk.course(here, s.spent, q).reason, self.figure)
        return Refusal("refuse-charge-contact", "WG35 8.7", args)


# --- what follows (decisions 6.2) ----------------------------------------------------------------------------------


class Leave(SkirmishStep):
    """The charger leaves the fight it may be in, then runs."""

    __slots__ = ("figure", "target")

    def __init__(self, figure: int, target: int) -> None:
        self.figure = figure
        self.target = target

    def advance(self, s: SkirmishState) -> bool:
        s.stack.pop()
        depart(s, self.figure, Assault(self.figure, self.target, MOVED))
        return False


class Assault(SkirmishStep):
    """The charger runs along `SkirmishState.path`, half way only if it is answered there, and strikes (WG35 8.7, 26.1.2)."""

    __slots__ = ("figure", "stage", "target")

    def __init__(self, figure: int, target: int, stage: int) -> None:
        self.figure = figure
        self.target = target
        self.stage = stage

    def advance(self, s: SkirmishState) -> bool:
        figure = self.figure
        if self.stage != ARRIVED and not can_go(s, figure, False):
            s.stack.pop()
            stay(s, figure)
            return False
        if self.stage == MOVED and s.answer:
            bonus = s.answer - 1
            s.answer = 0
            s.stack[-1] = Assault(figure, self.target, HALVED)
            self._run(s, True)
            s.call(Reply(self.target, figure, bonus))
            return False
        if self.stage != ARRIVED:
            s.stack[-1] = Assault(figure, self.target, ARRIVED)
            self._run(s, False)
            return False
        s.stack.pop()
        s.path = []
        s.spent = 0
        if s.on & BIT[figure] and s.on & BIT[self.target]:
            s.call(blows.Blow(figure, self.target, 1))
        return False

    def _run(self, s: SkirmishState, half: bool) -> None:
        """Go along the way, half of it or all that is left."""
        walk = Walk(s, self.figure, 1, True)
        path, rest = way_of(s), [way_of(s)[-1]]
        if half:
            path, rest = _halves(walk, path, s.spent)
        if len(path) > 1:
            go(s, self.figure, walk, path)
            cost = _cost(walk, path)
            if cost:
                events.moved(s, self.figure, path, cost)
        s.path = [as_place(place) for place in rest]


def _cost(walk: Walk, path: list[Point]) -> int:
    """Return the cost of a way that was found before."""
    total = 0
    for i in range(len(path) - 1):
        total += max(0, walk.segment(path[i], path[i + 1]))
    return total


def _halves(walk: Walk, path: list[Point], cost: int) -> tuple[list[Point], list[Point]]:
    """A way in two parts: to the last place not behind its middle where a figure can stop, and from there on."""
    done, rest = [path[0]], path
    spent = 0
    for i in range(len(path) - 1):
        for place in strides(walk.table, walk.doors, walk.walker, path[i], path[i + 1], STRIDE):
            more = walk.segment(path[i], place)
            if more < 0 or 2 * (spent + more) > cost or walk.end(place):
                continue
            done = [*path[: i + 1], place]
            rest = path[i + 1 :] if place == path[i + 1] else [place, *path[i + 1 :]]
        spent += max(0, walk.segment(path[i], path[i + 1]))
    return done, rest


class Reply(SkirmishStep):
    """Tit for tat: whoever is charged passes an R-test, and shoots once (WG35 26.1.2)."""

    __slots__ = ("bonus", "charger", "figure")

    def __init__(self, figure: int, charger: int, bonus: int) -> None:
        self.figure = figure
        self.charger = charger
        self.bonus = bonus

    def advance(self, s: SkirmishState) -> bool:
        s.stack.pop()
        figure, charger = self.figure, self.charger
        if not figures.responsive(s) & BIT[figure] or not checks.r_test(s, figure, self.bonus, "tit_for_tat"):
            return False
        if volley.can_snap(s, figure, charger):
            volley.snap(s, figure, charger)
        return False
