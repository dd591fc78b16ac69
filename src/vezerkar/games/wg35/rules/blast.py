"""Bursts: how a shell scatters, and whom its template hits (WG35 13.1, 13.7, 13.8, 13.10)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.state import BIT
from vezerkar.games.wg35.notation import FIGURES
from vezerkar.games.wg35.rules import checks, figures, hits
from vezerkar.games.wg35.rules.aftermath import Aftermath
from vezerkar.games.wg35.rules.attack import BLAST, attack_of
from vezerkar.games.wg35.rules.geometry.exact import half_away
from vezerkar.games.wg35.rules.geometry.sight import look_from_burst, wells
from vezerkar.games.wg35.rules.geometry.surfaces import surface_at
from vezerkar.games.wg35.rules.geometry.table import Table
from vezerkar.games.wg35.rules.step import SkirmishStep, d6
from vezerkar.games.wg35.state import MEN, NO_POINT, NOBODY, Attack, SkirmishState, point, point_x, point_y, point_z

DIRECTIONS: Final = (
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
"""Where each number of the die sends a shell, in thousandths: clockwise, 10 is north (WG35 13.1)."""

CONCEALED: Final = 4
"""The d6 from which a concealed figure ignores a burst (WG35 13.7)."""


def scattered(s: SkirmishState, place: int, direction: int, distance: int) -> int:
    """Where a shell comes down that is off by this much in the direction of a d10; `NO_POINT` off the table (WG35 13.1)."""
    dx, dy = DIRECTIONS[direction - 1]
    x = point_x(place) + half_away(dx * distance, 1000)
    y = point_y(place) + half_away(dy * distance, 1000)
    table = s.field.table
    if not (0 <= x <= table.east and 0 <= y <= table.north):
        return NO_POINT
    return point(x, y, under_the_sky(table, x, y))


def under_the_sky(table: Table, x: int, y: int) -> int:
    """The height of what is hit from above: the highest surface, or a roof over it."""
    highest = max(surface_at(table, x, y), default=0)
    for sheet in table.sheets:
        if sheet.z > highest and sheet.shape.strictly(x, y) and not wells(sheet.holes, x, y, 1):
            highest = sheet.z
    return highest


def burst_at(s: SkirmishState, place: int, diameter: int, strength: int, ap: int, side: int) -> None:
    """A shell of a side that comes from off the table bursts at a point; comrades of the fallen test when it is over."""
    attack = Attack(BLAST, NOBODY, side, NOBODY, 0)
    attack.spot = place
    s.attacks.append(attack)
    s.call(Burst(diameter, strength, ap, 0), Aftermath())


class Burst(SkirmishStep):
    """The template of the attack in progress, centred on its spot, figure by figure from the ``next`` one on."""

    __slots__ = ("ap", "diameter", "next", "strength")

    def __init__(self, diameter: int, strength: int, ap: int, next: int) -> None:
        self.diameter = diameter
        self.strength = strength
        self.ap = ap
        self.next = next

    def params(self) -> list[int]:
        return [self.diameter, self.strength, self.ap, self.next]

    def advance(self, s: SkirmishState) -> bool:
        attack = attack_of(s)
        centre = (point_x(attack.spot), point_y(attack.spot), point_z(attack.spot))
        for figure in range(self.next, MEN):
            if not s.on & BIT[figure] or 4 * figures.squared_to(s, figure, attack.spot) > self.diameter * self.diameter:
                continue
            seen, _, cover, _ = look_from_burst(s.field.table, s.doors, centre, figures.post(s, figure))
            if not seen or (s.concealed & BIT[figure] and checks.reaches(s, CONCEALED, "concealed_deployment", figure)):
                continue
            die = d6(s)
            attack.victim, attack.cover, attack.margin = figure, cover, die - 1 if cover else die
            attack.strength, attack.ap = self.strength, self.ap
            if s.sink is not None:
                numbers = {"die": die, "cover": cover, "strength": self.strength, "AP": self.ap}
                s.emit("burst_hit", {"figure": FIGURES[figure], **numbers})
            s.stack[-1] = Burst(self.diameter, self.strength, self.ap, figure + 1)
            s.call(hits.Hit())
            return False
        s.stack.pop()
        return False
