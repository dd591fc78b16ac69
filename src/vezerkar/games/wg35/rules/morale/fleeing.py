"""Flight of broken figures (WG35 19.2-19.4): to the nearest refuge from whoever broke them, by itself."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.decision import Refusal
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.numbering import MEN, NOBODY
from vezerkar.games.wg35.notation import FIGURES, FLEE
from vezerkar.games.wg35.rules.basics import figures
from vezerkar.games.wg35.rules.geometry.path import Point, Walker, strides
from vezerkar.games.wg35.rules.geometry.region import PITCH, Region, Spot
from vezerkar.games.wg35.rules.geometry.sight import STANDING, Post, look, look_from_burst, squared_distance
from vezerkar.games.wg35.rules.morale import testing
from vezerkar.games.wg35.rules.movement.moving import depart, go, lengthen, way_of
from vezerkar.games.wg35.rules.movement.walking import Walk, xyz
from vezerkar.games.wg35.rules.step import SkirmishStep
from vezerkar.games.wg35.rules.turns.action_kinds import NOTHING, ActionKind, pay
from vezerkar.games.wg35.state import SkirmishState

ANY_WAY: Final = 1 << 30
"""A refuge may be as far away as it will, in hundredths of a millimetre."""
STRIDE: Final = 10
"""Step at which the end of a way is sought that does not get to a refuge, in millimetres."""


class Peril:
    """The peril that a broken figure runs from: a figure, as it is now, or a point. Without either it is where the runner is."""

    __slots__ = ("figure", "place", "post")

    def __init__(self, s: SkirmishState, runner: int) -> None:
        cause = s.cause[runner]
        if cause < MEN and (cause < 0 or not s.on & BIT[cause]):
            cause = testing.nearest_enemy(s, runner)
        self.figure = cause if cause < MEN else NOBODY
        self.place: Point = figures.at(s, runner)
        self.post: Post | None = None
        if cause >= MEN:
            self.place = xyz(cause - MEN)
        elif cause >= 0:
            self.place = figures.at(s, cause)
            self.post = figures.post(s, cause)

    def away(self, p: Point) -> int:
        """The squared distance of a point."""
        return squared_distance(self.place[0], self.place[1], self.place[2], p[0], p[1], p[2])

    def is_sheltered(self, s: SkirmishState, p: Point, posture: int) -> bool:
        """Return True if a figure standing at a point is in cover or unseen from there."""
        target = Post(p[0], p[1], p[2], posture)
        if s.smoke and figures.smoked(s, self.place[0], self.place[1], p[0], p[1]):
            return True
        if self.post is None:
            seen, _, cover, _ = look_from_burst(s.field.table, s.doors, self.place, target)
        else:
            seen, _, cover, _ = look(s.field.table, s.doors, self.post, target)
        return not seen or cover > 0


class Refuge:
    """The goal of a broken figure: the way there and its cost; ``found`` says that it is a refuge, not only far away."""

    __slots__ = ("cost", "found", "way")

    def __init__(self, way: list[Point], cost: int, found: bool) -> None:
        self.way = way
        self.cost = cost
        self.found = found


def refuge_of(s: SkirmishState, figure: int) -> Refuge:
    """The nearest refuge (WG35 19.3); if there is none on the table, the point farthest from the peril that can be reached now.

    It is a point of the lattice, where a Move may end, farther from the peril than the figure is, in cover from it or unseen.
    Of several, that of the cheapest way, then the southernmost, then the westernmost.
    """
    here = figures.at(s, figure)
    peril = Peril(s, figure)
    walk = Walk(s, figure, s.left[figure], far=True)
    least = peril.away(here)
    table = walk.table
    if table.solids or table.veils or table.covers or table.sheets or s.smoke:
        w = walk.walker
        endless = Walker(ANY_WAY, w.climbs, w.prone, w.towing, w.pace, w.up)
        region = Region(table, walk.doors, here, endless, [*walk.able, *walk.marks])
        best: Spot | None = None
        spot = region.nearest()
        while spot is not None and (best is None or spot.cost == best.cost):
            p = spot.point
            fit = _lattice(p) and peril.away(p) > least and _before(spot, best) and not walk.end(p)
            if fit and peril.is_sheltered(s, p, walk.posture):
                best = spot
            spot = region.nearest()
        if best is not None:
            return Refuge(region.way(best.point), best.cost, True)
    near = walk.grown(here, 0)
    far = near.spots[here]
    for spot in near.spots.values():
        p = spot.point
        if not _lattice(p) or peril.away(p) < peril.away(far.point) or walk.end(p):
            continue
        if peril.away(p) > peril.away(far.point) or _order(spot) < _order(far):
            far = spot
    return Refuge(near.way(far.point), far.cost, False)


def _lattice(p: Point) -> bool:
    """Return True if a point is one of the lattice of refuges."""
    return p[0] % PITCH == 0 and p[1] % PITCH == 0


def _order(spot: Spot) -> tuple[int, int, int, int]:
    """Return the key that orders refuges, the best first."""
    return (spot.cost, spot.point[1], spot.point[0], spot.point[2])


def _before(spot: Spot, best: Spot | None) -> bool:
    """Return True if this is a better refuge than the best so far."""
    return best is None or _order(spot) < _order(best)


class Fleeing(ActionKind):
    """WG35 19.3: a broken figure runs for its refuge, with as many actions as the way there takes. It has no choice."""

    __slots__ = ()

    def offers(self, s: SkirmishState, figure: int) -> list[int]:
        bit = BIT[figure]
        runs = s.broken & ~(s.refuge | s.shocked) & s.on & bit
        return [FLEE] if runs and s.left[figure] else NOTHING

    def refuse(self, s: SkirmishState, figure: int, action: int) -> Refusal:
        return Refusal("refuse-flee", "WG35 19.3", {"figure": FIGURES[figure]})

    def begin(self, s: SkirmishState, figure: int, action: int) -> None:
        if not s.helpless & BIT[figure]:
            s.posture[figure] = STANDING
            s.hide[figure] = NOBODY
        refuge = refuge_of(s, figure)
        actions = 1
        while actions < s.left[figure] and (not refuge.found or Walk(s, figure, actions).walker.allowance < refuge.cost):
            actions += 1
        pay(s, figure, actions)
        s.path = [figures.place_of(s, figure)]
        lengthen(s, refuge.way[1:], refuge.cost)
        depart(s, figure, Flight(figure, actions, int(refuge.found)))


class Flight(SkirmishStep):
    """A broken figure runs along its way (`SkirmishState.path`) as far as it gets with so many actions.

    ``found`` is 0 if there is no refuge at the end of it: it then counts as arrived wherever it comes to (WG35 19.3).
    """

    __slots__ = ("actions", "figure", "found")

    def __init__(self, figure: int, actions: int, found: int) -> None:
        self.figure = figure
        self.actions = actions
        self.found = found

    def advance(self, s: SkirmishState) -> bool:
        s.stack.pop()
        figure = self.figure
        walk = Walk(s, figure, self.actions)
        whole = way_of(s)
        path, cost = _as_far_as(walk, whole)
        go(s, figure, walk, path)
        if path[-1] == whole[-1] or not self.found:
            s.refuge |= BIT[figure]
        if cost:
            events.fled(s, figure, path, cost)
        s.path = []
        s.spent = 0
        return False


def _as_far_as(walk: Walk, whole: list[Point]) -> tuple[list[Point], int]:
    """The part of a way that a figure gets through, to the last place where it may stop, and the cost of that part."""
    best, cost = [whole[0]], 0
    spent = 0
    for i in range(len(whole) - 1):
        p, q = whole[i], whole[i + 1]
        for place in strides(walk.table, walk.doors, walk.walker, p, q, STRIDE):
            more = walk.segment(p, place)
            if more >= 0 and spent + more <= walk.walker.allowance and not walk.end(place):
                best, cost = [*whole[: i + 1], place], spent + more
        cost_of_all = walk.segment(p, q)
        spent += cost_of_all
        if cost_of_all < 0 or spent > walk.walker.allowance:
            break
    return best, cost
