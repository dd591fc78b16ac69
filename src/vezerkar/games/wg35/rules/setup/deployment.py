"""Deployment (WG35 5.5): one side puts its whole army into its zone, then the other.

While a side deploys it may place, turn and equip its figures in any order and as often as it likes; what counts is how they stand
when it says that it is done.
"""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.engine.decision import NOT_NOW, Domain, Question, Refusal
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.battle.point import point, point_x, point_y, point_z
from vezerkar.games.wg35.game_data import THINGS
from vezerkar.games.wg35.notation import (
    CONCEAL,
    DIG_IN,
    DONE,
    EMPLACE,
    FIGURES,
    FILL,
    FIRST,
    HOLD,
    NO_HEIGHT,
    PASS,
    PLACE,
    RESERVE,
    REVEAL,
    STATION,
    TURN,
    last_of,
    verb_of,
)
from vezerkar.games.wg35.rules.basics.figures import at, place_of
from vezerkar.games.wg35.rules.geometry.path import Point
from vezerkar.games.wg35.rules.geometry.sight import squared_distance
from vezerkar.games.wg35.rules.geometry.surfaces import surface_at
from vezerkar.games.wg35.rules.movement.walking import army_rule
from vezerkar.games.wg35.rules.setup.edges import roll_off
from vezerkar.games.wg35.rules.setup.lineup import best_place, line_up
from vezerkar.games.wg35.rules.setup.placing import (
    NOWHERE,
    adjust,
    adjustments,
    army_of,
    figure_of,
    in_reserve,
    kept_back,
    misplaced,
    no_place,
    set_down,
    spot_for,
    waiting,
)
from vezerkar.games.wg35.rules.step import SideStep, SkirmishStep, asks_while, enemies, own
from vezerkar.games.wg35.rules.victory.missions import zone_of
from vezerkar.games.wg35.rules.victory.points import LETTERS
from vezerkar.games.wg35.state import SkirmishState

SHOWN: Final = 4
"""Number of adjustments of the figure in question that are among the options; the domain has all."""
TURNS: Final[tuple[int, ...]] = (HOLD, CONCEAL, REVEAL, STATION, EMPLACE, DIG_IN, RESERVE, TURN)


class Deployment(SkirmishStep):
    """WG35 5.5: the higher of a roll-off, or whom the mission names, deploys first; then what the army lists allow."""

    __slots__ = ()

    def advance(self, s: SkirmishState) -> bool:
        s.stack.pop()
        named = s.field.mission.deploys_first
        first = LETTERS.index(named) if named in LETTERS else roll_off(s, "deployment")
        s.call(Deploy(first), Deploy(1 - first), Drop(first), Drop(1 - first))
        return False


class Deploy(SkirmishStep):
    """WG35 5.5: a side deploys its army. ``figure`` is the one it placed last, or `NOBODY`."""

    __slots__ = ("figure", "side")

    def __init__(self, side: int, figure: int = NOBODY) -> None:
        self.side = side
        self.figure = figure

    def asks(self, s: SkirmishState) -> int:
        return self.side

    def options(self, s: SkirmishState, seat: int) -> list[int]:
        """A few of what the domain has: the proposal, a good point for the next figure, what can be said of the last one."""
        found: list[int] = []
        left = waiting(s, self.side)
        if left:
            found.append(FILL)
            figure = members(left)[0]
            to = best_place(s, figure)
            if to != NOWHERE and self.has_room(s, figure):
                found.append(PLACE + figure * FIRST + point(to[0], to[1], to[2]))
            found += [action for action in adjustments(s, figure) if verb_of(action) == RESERVE]
        elif self.unfinished(s) is None:
            found.append(DONE)
        if self.figure != NOBODY:
            found += adjustments(s, self.figure)[:SHOWN]
            if s.on & BIT[self.figure]:
                found.append(TURN + self.figure * FIRST + ahead(s, self.figure))
        return sorted(set(found))

    def domain(self, s: SkirmishState, seat: int) -> Domain | None:
        return Deploying(s, self)

    def menu(self, s: SkirmishState, seat: int) -> list[int]:
        return [DONE]

    def has_room(self, s: SkirmishState, figure: int) -> bool:
        """Return True if one more figure may be on the table, or this one is already.

        The rest has to be in reserve (WG35 28.4).
        """
        if s.on & BIT[figure]:
            return True
        most = len(s.rosters[self.side].figures) - kept_back(s, self.side)
        return len(members(own(s, self.side))) < most

    def unfinished(self, s: SkirmishState) -> Refusal | None:
        """Return why a side is not done yet; None if it is."""
        left = len(members(waiting(s, self.side)))
        if left:
            return Refusal("refuse-not-deployed", "WG35 5.5", {"count": left})
        return None

    def wrong(self, s: SkirmishState, action: int) -> Refusal | None:
        """Return why something may not be done; None if it may."""
        verb = verb_of(action)
        if verb == DONE:
            return self.unfinished(s)
        if verb == FILL:
            return None if waiting(s, self.side) else Refusal("refuse-all-deployed", "WG35 5.5")
        if verb != PLACE and verb not in TURNS:
            return NOT_NOW
        figure = figure_of(action)
        if not army_of(s, self.side) & BIT[figure]:
            return Refusal("refuse-not-yours", "WG35 5.5", {"figure": FIGURES[figure]})
        if verb == PLACE:
            return self.wrong_place(s, figure, last_of(action))
        if verb == TURN:
            return wrong_turn(s, figure, last_of(action))
        if action in adjustments(s, figure):
            return None
        return not_so(s, action)

    def wrong_place(self, s: SkirmishState, figure: int, place: int) -> Refusal | None:
        """Return why a figure may not be placed at a point; None if it may."""
        if not self.has_room(s, figure):
            return Refusal("refuse-reserve-first", "WG35 28.4", {"count": kept_back(s, self.side)})
        if spot_for(s, figure, place) != NOWHERE:
            return None
        x, y, z = point_x(place), point_y(place), point_z(place)
        if z == NO_HEIGHT:
            heights = surface_at(s.field.table, x, y)
            z = heights[0] if heights else 0
        return misplaced(s, figure, (x, y, z))

    def refuse(self, s: SkirmishState, seat: int, action: int) -> Refusal:
        return self.wrong(s, action) or NOT_NOW

    def choose(self, s: SkirmishState, seat: int, action: int) -> None:
        verb = verb_of(action)
        if verb == FILL:
            line_up(s, self.side)
            return
        if verb == DONE:
            s.stack.pop()
            events.deployed(s, self.side)
            return
        figure = figure_of(action)
        if verb == PLACE:
            set_down(s, figure, spot_for(s, figure, last_of(action)))
        else:
            adjust(s, action)
        s.stack[-1] = Deploy(self.side, figure)

    def question(self, s: SkirmishState, seat: int) -> Question:
        left = len(members(waiting(s, self.side)))
        args: dict[str, int | str] = {"left": left, "reserve": kept_back(s, self.side) - in_reserve(s, self.side)}
        return Question("ask-deploy", "WG35 5.5", FILL if left else DONE, args)


class Deploying(Domain):
    """All ways to place, turn and equip the figures of a side."""

    __slots__ = ("s", "step")

    def __init__(self, s: SkirmishState, step: Deploy) -> None:
        self.s = s
        self.step = step

    def accepts(self, action: int) -> bool:
        return self.step.wrong(self.s, action) is None

    def region(self) -> list[list[int]]:
        """The zone."""
        return [outline(shape.xs, shape.ys) for shape in zone_of(self.s, self.step.side)]

    def offers(self) -> list[int]:
        """All that can be said of figures but where they stand and where they face, sorted."""
        found: list[int] = []
        for figure in members(army_of(self.s, self.step.side)):
            found += adjustments(self.s, figure)
        return sorted(found)


def outline(xs: list[int], ys: list[int]) -> list[int]:
    """Corners, as `Domain.region` lists them."""
    found: list[int] = []
    for i in range(len(xs)):
        found += [xs[i], ys[i]]
    return found


def ahead(s: SkirmishState, figure: int) -> int:
    """A point to be faced: what is to the right of a figure now, or to the left of it if that is not on the table."""
    x, y = s.x[figure], s.y[figure]
    dx, dy = (1 if s.fy[figure] > 0 else -1, 0) if abs(s.fy[figure]) >= abs(s.fx[figure]) else (0, -1 if s.fx[figure] > 0 else 1)
    if not (0 <= x + dx <= s.field.table.east and 0 <= y + dy <= s.field.table.north):
        dx, dy = -dx, -dy
    return point(x + dx, y + dy, NO_HEIGHT)


def wrong_turn(s: SkirmishState, figure: int, place: int) -> Refusal | None:
    """Return why a figure may not be turned to a point: it is not there, or the point is not. None if it may."""
    if not s.on & BIT[figure]:
        return Refusal("refuse-not-placed", "WG35 5.5", {"figure": FIGURES[figure]})
    x, y = point_x(place), point_y(place)
    if (x, y) == (s.x[figure], s.y[figure]) or x > s.field.table.east or y > s.field.table.north:
        return Refusal("refuse-turn", "WG35 1.5", {"figure": FIGURES[figure]})
    return None


def not_so(s: SkirmishState, action: int) -> Refusal:
    """Return why one of the adjustments of figures cannot be made to this one now."""
    verb, figure = verb_of(action), figure_of(action)
    args: dict[str, int | str] = {"figure": FIGURES[figure]}
    if verb == RESERVE:
        return Refusal("refuse-reserve", "WG35 28.4", {**args, "count": kept_back(s, figure >> 4)})
    if verb == HOLD:
        return Refusal("refuse-switch", "WG35 2.5", {**args, "thing": THINGS[last_of(action)]})
    if not s.on & BIT[figure]:
        return Refusal("refuse-not-placed", "WG35 5.5", args)
    if verb == CONCEAL:
        return Refusal("refuse-conceal", "WG35 25.13", args)
    if verb == REVEAL:
        return Refusal("refuse-stay-concealed" if s.concealed & BIT[figure] else "refuse-not-concealed", "WG35 25.13", args)
    if verb == STATION:
        return Refusal("refuse-opening", "WG35 10.7", args)
    if verb == EMPLACE:
        return Refusal("refuse-emplace", "WG35 13.4", {**args, "thing": THINGS[last_of(action)]})
    return Refusal("refuse-dig-in", "WG35 28.6", args)


# --- one more place for one private (army rule "drop zone") --------------------------------------------------------

CIRCLE: Final[tuple[tuple[int, int], ...]] = (
    *((1000, 0), (924, 383), (707, 707), (383, 924), (0, 1000), (-383, 924), (-707, 707), (-924, 383)),
    *((-1000, 0), (-924, -383), (-707, -707), (-383, -924), (0, -1000), (383, -924), (707, -707), (924, -383)),
)
"""The corners of a polygon of sixteen around a point, in thousandths of its radius."""


class Drop(SideStep):
    """After deployment a side whose army list has the rule *drop zone* may place one of its privates anew (WG35 3, 5.5)."""

    __slots__ = ()

    def advance(self, s: SkirmishState) -> bool:
        may_drop = army_rule(s, self.side, "drop_zone") is not None and len(self.privates(s)) > 0
        return asks_while(s, self.side, may_drop)

    def privates(self, s: SkirmishState) -> list[int]:
        """The privates of the side that are on the table."""
        return [figure for figure in members(own(s, self.side)) if s.field.man(figure).cls == "private"]

    def numbers(self, s: SkirmishState) -> dict[str, int]:
        """Return the distances of the rule: how far, and how far from the enemy, in millimetres."""
        found = army_rule(s, self.side, "drop_zone")
        assert found is not None
        return found

    def options(self, s: SkirmishState, seat: int) -> list[int]:
        found = [PASS]
        far = self.numbers(s)["mm"]
        for figure in self.privates(s):
            for dx, dy in ((0, far), (0, -far), (far, 0), (-far, 0)):
                if len(found) < SHOWN and s.x[figure] + dx >= 0 and s.y[figure] + dy >= 0:
                    to = self.spot(s, figure, point(s.x[figure] + dx, s.y[figure] + dy, NO_HEIGHT))
                    if to != NOWHERE:
                        found.append(PLACE + figure * FIRST + point(to[0], to[1], to[2]))
        return sorted(found)

    def spot(self, s: SkirmishState, figure: int, place: int) -> Point:
        """Return where a private would come down that is sent to a point; `NOWHERE` if it may not be."""
        x, y = point_x(place), point_y(place)
        for z in surface_at(s.field.table, x, y) if point_z(place) == NO_HEIGHT else [point_z(place)]:
            if self.wrong_place(s, figure, (x, y, z)) is None:
                return (x, y, z)
        return NOWHERE

    def wrong_place(self, s: SkirmishState, figure: int, to: Point) -> Refusal | None:
        """Return why a private may not be placed anew at a point; None if it may."""
        numbers = self.numbers(s)
        x, y, z = to
        if squared_distance(x, y, z, s.x[figure], s.y[figure], s.z[figure]) > numbers["mm"] * numbers["mm"]:
            return Refusal("refuse-drop-far", "WG35 5.5", {"figure": FIGURES[figure], "mm": numbers["mm"]})
        apart = numbers["from_enemy_mm"]
        for enemy in members(enemies(s, figure)):
            if squared_distance(x, y, z, s.x[enemy], s.y[enemy], s.z[enemy]) <= apart * apart:
                return Refusal("refuse-near-enemy", "WG35 5.5", {"enemy": FIGURES[enemy], "apart": apart})
        return no_place(s, figure, to)

    def wrong(self, s: SkirmishState, action: int) -> Refusal | None:
        """Return why something may not be done; None if it may."""
        if action == PASS:
            return None
        if verb_of(action) != PLACE:
            return NOT_NOW
        figure, place = figure_of(action), last_of(action)
        if figure not in self.privates(s):
            return Refusal("refuse-drop-private", "WG35 5.5", {"figure": FIGURES[figure]})
        if self.spot(s, figure, place) != NOWHERE:
            return None
        x, y, z = point_x(place), point_y(place), point_z(place)
        return self.wrong_place(s, figure, (x, y, s.z[figure] if z == NO_HEIGHT else z))

    def domain(self, s: SkirmishState, seat: int) -> Domain | None:
        return Dropping(s, self)

    def refuse(self, s: SkirmishState, seat: int, action: int) -> Refusal:
        return self.wrong(s, action) or NOT_NOW

    def choose(self, s: SkirmishState, seat: int, action: int) -> None:
        s.stack.pop()
        if action == PASS:
            return
        figure = figure_of(action)
        before = place_of(s, figure)
        set_down(s, figure, self.spot(s, figure, last_of(action)))
        if place_of(s, figure) != before:
            events.landed(s, figure)

    def question(self, s: SkirmishState, seat: int) -> Question:
        numbers = self.numbers(s)
        return Question("ask-drop", "WG35 5.5", PASS, {"mm": numbers["mm"], "from_enemy_mm": numbers["from_enemy_mm"]})


class Dropping(Domain):
    """All points at which a private may be placed anew."""

    __slots__ = ("s", "step")

    def __init__(self, s: SkirmishState, step: Drop) -> None:
        self.s = s
        self.step = step

    def accepts(self, action: int) -> bool:
        return self.step.wrong(self.s, action) is None

    def region(self) -> list[list[int]]:
        """Return outlines of how far each private gets."""
        far = self.step.numbers(self.s)["mm"]
        found: list[list[int]] = []
        for figure in self.step.privates(self.s):
            x, y, _ = at(self.s, figure)
            found.append(outline([x + far * dx // 1000 for dx, _ in CIRCLE], [y + far * dy // 1000 for _, dy in CIRCLE]))
        return found
