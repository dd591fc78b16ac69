"""Support: artillery and aircraft (WG35 26.5)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.engine.decision import Domain
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.numbering import MEN, NOBODY
from vezerkar.games.wg35.battle.point import NO_POINT, point, point_x, point_y
from vezerkar.games.wg35.notation import FACE, NAME, ON, PICK, last_of, verb_of
from vezerkar.games.wg35.rules.basics import checks, figures
from vezerkar.games.wg35.rules.cards import offtable, places
from vezerkar.games.wg35.rules.cards.played import Title, active, title_of
from vezerkar.games.wg35.rules.geometry.sight import open_sky
from vezerkar.games.wg35.rules.geometry.surfaces import surfaces_meant
from vezerkar.games.wg35.rules.shooting import blast
from vezerkar.games.wg35.rules.shooting.aftermath import Aftermath
from vezerkar.games.wg35.rules.step import SkirmishStep, d3, d6, d10, own
from vezerkar.games.wg35.rules.turns.action_kinds import pay
from vezerkar.games.wg35.rules.windows import Occasion
from vezerkar.games.wg35.state import SkirmishState

FAR: Final = 200
"""Distance of the places that are proposed for a direction, in millimetres."""
WAYS: Final[tuple[tuple[int, int], ...]] = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))


class ArtilleryStrike(Title):
    """A spotter names a place he sees; shells fall around it."""

    def fits(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        user = active(s, side) & ~s.guarded
        if not user or not s.left[s.active] or s.field.man(s.active).cls not in ("officer", "specialist"):
            return 0
        return user

    def pay(self, s: SkirmishState, user: int, occasion: Occasion) -> None:
        pay(s, user, self.effect["actions"])
        s.acted |= BIT[user]

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        self.ask(s, side, user)

    def choices(self, s: SkirmishState, side: int, user: int, detail: int) -> list[int]:
        found: list[int] = []
        for figure in members(s.on):
            place = figures.place_of(s, figure)
            if ON + place not in found and figures.sees_spot(s, user, place):
                found.append(ON + place)
        found.sort()
        return found

    def region(self, s: SkirmishState, side: int, user: int, detail: int) -> Domain | None:
        return SeenPlaces(s, user)

    def chosen(self, s: SkirmishState, side: int, user: int, detail: int, action: int) -> None:
        place = seen_place(s, user, last_of(action))
        events.barrage(s, user, place)
        # All shells are one action: who sees comrades fall tests once, when the last one is down (WG35 19.1).
        offtable.begin(s, side)
        s.call(Shells(self.card, place, self.effect["shells"]), Aftermath())


class SeenPlaces(places.Places):
    """Every point of a surface that a figure sees."""

    __slots__ = ("s", "user")

    def __init__(self, s: SkirmishState, user: int) -> None:
        super().__init__([places.whole(s)])
        self.s = s
        self.user = user

    def accepts(self, action: int) -> bool:
        return verb_of(action) == ON and seen_place(self.s, self.user, last_of(action)) != NO_POINT


def seen_place(s: SkirmishState, user: int, named: int) -> int:
    """The highest point of a surface that a named place can mean and that a figure sees; `NO_POINT` if there is none."""
    for place in surfaces_meant(s.field.table, named):
        if figures.sees_spot(s, user, place):
            return place
    return NO_POINT


class Shells(SkirmishStep):
    """The shells of an artillery strike that are still to fall: each scatters by itself."""

    __slots__ = ("card", "left", "place")

    def __init__(self, card: int, place: int, left: int) -> None:
        self.card = card
        self.place = place
        self.left = left

    def advance(self, s: SkirmishState) -> bool:
        if not self.left:
            s.stack.pop()
            return False
        s.stack[-1] = Shells(self.card, self.place, self.left - 1)
        it = title_of(self.card).effect
        direction, die = d10(s), d6(s)
        fell = blast.scattered(s, self.place, direction, die * it["scatter_mm"])
        events.shell(s, direction, die, fell)
        if fell != NO_POINT:
            blast.burst(s, fell, it["diameter_mm"], it["strength"], it["ap"])
        return False


class SmokeScreen(Title):
    """Smoke that no line of sight crosses, until the round ends."""

    def fits(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        return NOBODY if own(s, side) else 0

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        self.ask(s, side, user)

    def choices(self, s: SkirmishState, side: int, user: int, detail: int) -> list[int]:
        """Proposed are the places of figures, and those before and behind them."""
        reach = self.effect["reach_mm"]
        found: set[int] = set()
        for figure in members(s.on):
            for dy in (-FAR, 0, FAR):
                y = s.y[figure] + dy
                if 0 <= y <= s.field.table.north and near_own(s, side, point(s.x[figure], y, 0), reach):
                    found.add(ON + point(s.x[figure], y, 0))
        return sorted(found)

    def region(self, s: SkirmishState, side: int, user: int, detail: int) -> Domain | None:
        return SmokePlaces(s, side, self.effect["reach_mm"])

    def chosen(self, s: SkirmishState, side: int, user: int, detail: int, action: int) -> None:
        place = last_of(action)
        place = point(point_x(place), point_y(place), 0)
        s.smoke = [*s.smoke, (place, self.effect["diameter_mm"])]
        events.smoke(s, side, place, self.effect["diameter_mm"])


class SmokePlaces(places.Places):
    """Every place of the table near enough to a figure of a side, in plan: smoke has no height."""

    __slots__ = ("reach", "s", "side")

    def __init__(self, s: SkirmishState, side: int, reach: int) -> None:
        super().__init__([places.circle(s.x[figure], s.y[figure], reach) for figure in members(own(s, side))])
        self.s = s
        self.side = side
        self.reach = reach

    def accepts(self, action: int) -> bool:
        place = last_of(action)
        return verb_of(action) == ON and places.on_table(self.s, place) and near_own(self.s, self.side, place, self.reach)


def near_own(s: SkirmishState, side: int, place: int, reach: int) -> bool:
    """Return True if a place is this near to a figure of a side, in plan."""
    x, y = point_x(place), point_y(place)
    for figure in members(own(s, side)):
        if (s.x[figure] - x) ** 2 + (s.y[figure] - y) ** 2 <= reach * reach:
            return True
    return False


class StrafingRun(Title):
    """A strip anywhere on the table: whoever is under it and under no roof may be hit, friends too.

    ``detail`` is `NO_POINT` while the middle of the strip is asked for, then the middle: its direction is asked for.
    """

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        self.ask(s, side, user, NO_POINT)

    def choices(self, s: SkirmishState, side: int, user: int, detail: int) -> list[int]:
        if detail == NO_POINT:
            return sorted({ON + point(s.x[figure], s.y[figure], 0) for figure in members(s.on)})
        x, y, found = point_x(detail), point_y(detail), []
        for dx, dy in WAYS:
            to_x, to_y = x + dx * FAR, y + dy * FAR
            if 0 <= to_x <= s.field.table.east and 0 <= to_y <= s.field.table.north:
                found.append(FACE + point(to_x, to_y, 0))
        return sorted(found)

    def region(self, s: SkirmishState, side: int, user: int, detail: int) -> Domain | None:
        return StripPlaces(s, detail)

    def chosen(self, s: SkirmishState, side: int, user: int, detail: int, action: int) -> None:
        place = last_of(action)
        if detail == NO_POINT:
            self.ask(s, side, user, point(point_x(place), point_y(place), 0))
            return
        events.strafed(s, side, detail, place)
        offtable.begin(s, side)
        s.call(Strip(self.card, detail, place, 0), Aftermath())


class StripPlaces(places.Places):
    """Every place of the table; for the direction, every place but the middle itself."""

    __slots__ = ("middle", "s")

    def __init__(self, s: SkirmishState, middle: int) -> None:
        super().__init__([places.whole(s)])
        self.s = s
        self.middle = middle

    def accepts(self, action: int) -> bool:
        place = last_of(action)
        if not places.on_table(self.s, place):
            return False
        if self.middle == NO_POINT:
            return verb_of(action) == ON
        apart = (point_x(place), point_y(place)) != (point_x(self.middle), point_y(self.middle))
        return verb_of(action) == FACE and apart


class Strip(SkirmishStep):
    """The strip of a strafing run, figure by figure from the ``next`` one on."""

    __slots__ = ("card", "middle", "next", "to")

    def __init__(self, card: int, middle: int, to: int, next: int) -> None:
        self.card = card
        self.middle = middle
        self.to = to
        self.next = next

    def advance(self, s: SkirmishState) -> bool:
        it = title_of(self.card).effect
        for figure in range(self.next, MEN):
            if not s.on & BIT[figure] or not self.covers(s, figure):
                continue
            if checks.reaches(s, it["d6"], "strafing_run", figure):
                s.stack[-1] = Strip(self.card, self.middle, self.to, figure + 1)
                offtable.hit(s, figure, it["strength"], it["ap"])
                return False
        s.stack.pop()
        return False

    def covers(self, s: SkirmishState, figure: int) -> bool:
        """Return True if a figure is under the strip and under no roof."""
        it = title_of(self.card).effect
        along_x, along_y = point_x(self.to) - point_x(self.middle), point_y(self.to) - point_y(self.middle)
        dx, dy = s.x[figure] - point_x(self.middle), s.y[figure] - point_y(self.middle)
        squared = along_x * along_x + along_y * along_y
        along, across = dx * along_x + dy * along_y, dx * along_y - dy * along_x
        if 4 * along * along > it["length_mm"] ** 2 * squared or 4 * across * across > it["width_mm"] ** 2 * squared:
            return False
        return open_sky(s.field.table, s.x[figure], s.y[figure], s.z[figure])


class ReconPlane(Title):
    """Some concealed enemies are seen from above, the enemy says which; if there are none, one more card is picked up.

    ``detail`` counts the figures still to be shown; 0 asks for the card.
    """

    def fits(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        return NOBODY if visible_from_above(s, 1 - side) or self.choices(s, side, NOBODY, 0) else 0

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        if not visible_from_above(s, 1 - side):
            self.ask(s, side, user)
            return
        die = d3(s)
        events.recon(s, 1 - side, die)
        self.show(s, 1 - side, user, die)

    def show(self, s: SkirmishState, side: int, user: int, count: int) -> None:
        """A side shows so many concealed figures, all without being asked if there are no more."""
        found = visible_from_above(s, side)
        if count >= found.bit_count():
            for figure in members(found):
                reveal(s, figure)
        elif count:
            self.ask(s, side, user, count)

    def choices(self, s: SkirmishState, side: int, user: int, detail: int) -> list[int]:
        if detail:
            return [NAME + figure for figure in members(visible_from_above(s, side))]
        pool = s.pools[side]
        return [PICK + card for card in range(len(pool)) if pool[card]]

    def chosen(self, s: SkirmishState, side: int, user: int, detail: int, action: int) -> None:
        if detail:
            reveal(s, last_of(action))
            self.show(s, side, user, detail - 1)
            return
        s.pick_up(side, last_of(action))
        events.picked(s, side, last_of(action))


def reveal(s: SkirmishState, figure: int) -> None:
    """A figure is concealed no longer."""
    s.concealed &= ~BIT[figure]
    s.spotted &= ~BIT[figure]
    events.revealed(s, figure)


def visible_from_above(s: SkirmishState, side: int) -> int:
    """The concealed figures of a side that are under no roof."""
    found = 0
    for figure in members(own(s, side) & s.concealed):
        if open_sky(s.field.table, s.x[figure], s.y[figure], s.z[figure]):
            found |= BIT[figure]
    return found
