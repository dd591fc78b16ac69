"""Bursts: how a shell scatters, and whom its template hits (WG35 13.1, 13.6-13.8, 13.10)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.attack import Attack
from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.battle.point import NO_POINT, point, point_x, point_y, point_z
from vezerkar.games.wg35.notation import SINGLE
from vezerkar.games.wg35.rules.basics import checks, figures
from vezerkar.games.wg35.rules.geometry.exact import half_away
from vezerkar.games.wg35.rules.geometry.lines import wells
from vezerkar.games.wg35.rules.geometry.sight import look_from_burst
from vezerkar.games.wg35.rules.geometry.surfaces import surface_at
from vezerkar.games.wg35.rules.geometry.table import Table
from vezerkar.games.wg35.rules.shooting.aftermath import Aftermath
from vezerkar.games.wg35.rules.shooting.attack import BLAST, attack_of
from vezerkar.games.wg35.rules.step import SkirmishStep
from vezerkar.games.wg35.rules.wounding import hits
from vezerkar.games.wg35.state import SkirmishState

DIRECTIONS: Final[tuple[tuple[int, int], ...]] = (
    (588, 809),
    (951, 309),
    (951, -309),
    (588, -809),
    (0, -1000),
    (-588, -809),
    (-951, -309),
    (-951, 309),
    (-588, 809),
    (0, 1000),
)
"""Direction in which each number of the die sends a shell, in thousandths: clockwise, 10 is north (WG35 13.1)."""

ASTRAY: Final = 50
"""Millimetres that a shell scatters for each point by which its roll has failed, and at least (WG35 13.1)."""

CONCEALED: Final = 4
"""The d6 from which a concealed figure ignores a burst (WG35 13.7)."""


# --- where it comes down (WG35 13.1) -------------------------------------------------------------------------------


def scattered(s: SkirmishState, place: int, direction: int, distance: int, high: bool = True) -> int:
    """Return where a shell comes down that is off by this much in the direction of a d10; `NO_POINT` off the table (WG35 13.1).

    What flies ``high`` meets a roof first; anything else stays as near as may be to the height it was aimed at.
    """
    dx, dy = DIRECTIONS[direction - 1]
    x = point_x(place) + half_away(dx * distance, 1000)
    y = point_y(place) + half_away(dy * distance, 1000)
    table = s.field.table
    if not (0 <= x <= table.east and 0 <= y <= table.north):
        return NO_POINT
    z = under_the_sky(table, x, y) if high else _nearest(table, x, y, point_z(place))
    return on_top(table, point(x, y, z))


def under_the_sky(table: Table, x: int, y: int) -> int:
    """The height of what is hit from above: the highest surface, or a roof over it."""
    highest = max(surface_at(table, x, y), default=0)
    for sheet in table.sheets:
        if sheet.z > highest and sheet.shape.strictly(x, y) and not wells(sheet.holes, x, y, 1):
            highest = sheet.z
    return highest


def _nearest(table: Table, x: int, y: int, z: int) -> int:
    """The surface nearest in height, of equals the lower; the ground where there is none."""
    found = 0
    least = -1
    for height in surface_at(table, x, y):
        if least < 0 or abs(height - z) < least:
            found, least = height, abs(height - z)
    return found


def on_top(table: Table, place: int) -> int:
    """A point, or the top of what stands there and would swallow the burst: a wall, a rock, a dump that blows up."""
    x, y, z = point_x(place), point_y(place), point_z(place)
    top = z
    for solid in table.solids:
        if solid.bottom <= z < solid.top and solid.shape.strictly(x, y):
            top = max(top, solid.top)
    return point(x, y, top)


# --- whom the template hits (WG35 13.1, 13.6, 13.10) ---------------------------------------------------------------


def under(s: SkirmishState, place: int, diameter: int) -> int:
    """The figures whose base points lie under a template, as a mask."""
    found = 0
    for figure in members(s.on):
        if 4 * figures.squared_to(s, figure, place) <= diameter * diameter:
            found |= BIT[figure]
    return found


def cover_from(s: SkirmishState, place: int, figure: int) -> int:
    """The cover of a figure against a burst; -1 if walls protect it (WG35 13.1)."""
    centre = (point_x(place), point_y(place), point_z(place))
    seen, _, cover, _ = look_from_burst(s.field.table, s.doors, centre, figures.post(s, figure))
    return cover if seen else -1


def reached(s: SkirmishState, place: int, lying: int) -> int:
    """Those of the figures under a template whom the burst sees, as a mask."""
    found = 0
    for figure in members(lying):
        if cover_from(s, place, figure) >= 0:
            found |= BIT[figure]
    return found


def burst(s: SkirmishState, place: int, diameter: int, strength: int, ap: int) -> None:
    """The round of the attack in progress bursts at a point: call what it does to those under the template."""
    attack = attack_of(s)
    attack.kind = BLAST
    attack.spot = on_top(s.field.table, place)
    lying = under(s, attack.spot, diameter)
    hit = reached(s, attack.spot, lying)
    events.burst(s, attack, diameter, strength, ap, hit, lying)
    if hit:
        s.call(Fragments(hit, strength, ap))


def burst_at(s: SkirmishState, place: int, diameter: int, strength: int, ap: int, side: int) -> None:
    """A shell of a side that comes from off the table bursts at a point; comrades of the fallen test when it is over."""
    s.attacks.append(Attack(BLAST, NOBODY, side, NOBODY, SINGLE))
    s.call(Aftermath())
    burst(s, place, diameter, strength, ap)


class Fragments(SkirmishStep):
    """The figures in ``left`` are hit by a burst, in the order of figures (WG35 13.8)."""

    __slots__ = ("ap", "left", "strength")

    def __init__(self, left: int, strength: int, ap: int) -> None:
        self.left = left
        self.strength = strength
        self.ap = ap

    def advance(self, s: SkirmishState) -> bool:
        attack = attack_of(s)
        s.stack.pop()
        for figure in members(self.left & s.on):
            if s.concealed & BIT[figure] and checks.reaches(s, CONCEALED, "concealed_deployment", figure):
                continue
            attack.victim, attack.cover, attack.margin = figure, max(0, cover_from(s, attack.spot, figure)), NOBODY
            attack.strength, attack.ap = self.strength, self.ap
            events.burst_hit(s, figure, attack.cover, self.strength, self.ap)
            s.call(hits.Hit(), Fragments(self.left & ~(2 * BIT[figure] - 1), self.strength, self.ap))
            return False
        return False
