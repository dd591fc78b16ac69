"""Morale tests, and who takes them when a comrade falls (WG35 0.4, 7.8, 19.1, 19.2, 19.4, 24.5, 25.15, 25.19).

A procedure that needs a test calls `Test`, and below it one of its own that reads `SkirmishState.tested`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.engine.decision import Question, Refusal
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.numbering import MEN, NOBODY
from vezerkar.games.wg35.battle.point import NO_POINT
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.game_data import ABILITY_INDEX
from vezerkar.games.wg35.notation import FIGURES, FIRST, PASS, USE, first_of
from vezerkar.games.wg35.rules.basics import figures
from vezerkar.games.wg35.rules.geometry.sight import squared_distance
from vezerkar.games.wg35.rules.movement.walking import army_rule
from vezerkar.games.wg35.rules.step import SkirmishStep, d6, enemies, own, side_of
from vezerkar.games.wg35.rules.windows import MORALE_FAILED, Window
from vezerkar.games.wg35.rules.wounding import loot
from vezerkar.games.wg35.state import SkirmishState

if TYPE_CHECKING:
    from mypy_extensions import i64

CASUALTY: Final = 0
RALLY: Final = 1
TACTIC: Final = 2
"""Purposes of a test."""

FAILED: Final = 0
PASSED: Final = 1
AGAIN: Final = 2
"""Results of the last test (`SkirmishState.tested`): failed, passed, or failed and about to be rolled again."""

OWN: Final = NOBODY
BEST: Final = -2
LED: Final = -3
"""On whose morale a figure tests: its own; the best it may use (WG35 7.8); the best of leaders (WG35 22.1); else a figure's."""

SHAKEN: Final = 100
"""Distance within which a comrade's fall asks for a test, in millimetres (WG35 19.1)."""
HARDENED: Final = LIBRARY.abilities["battle_hardened"].effect["casualty_morale"]
FLAG_NUMBERS: Final = LIBRARY.items[loot.FLAG].effect
POLITICAL_OFFICER: Final = "political_officer"


# --- what must be rolled (WG35 7.8, 19.1, 24.5, 25.15) -------------------------------------------------------------


def flag_near(s: SkirmishState, figure: int) -> bool:
    """Return True if a flag of the figure's people is near: with who brought it, or who picked it up (WG35 24.5)."""
    side = figure >> 4
    bearer = loot.bearer(s, side)
    if bearer == NOBODY or s.field.man(loot.brought_by(s, side)).people != s.field.man(figure).people:
        return False
    return figures.within(s, figure, bearer, FLAG_NUMBERS["morale_zone_mm"])


def sheltered(s: SkirmishState, figure: int) -> bool:
    """Return True if a figure is inside a building or a trench."""
    x, y, z = figures.at(s, figure)
    for building in s.field.table.buildings:
        if building.inner.holds(x, y) and building.z <= z < building.top:
            return True
    for area in s.field.table.areas:
        if area.depth and area.carries(x, y, z):
            return True
    return False


def own_morale(s: SkirmishState, figure: int, kind: int) -> int:
    """Mo when a figure tests on its own: more near a flag, and for casualties what makes it firm (WG35 19.1)."""
    mo = figures.morale(s, figure) + (FLAG_NUMBERS["morale_bonus"] if flag_near(s, figure) else 0)
    return mo + firmness(s, figure) if kind == CASUALTY else mo


def firmness(s: SkirmishState, figure: int) -> int:
    """Return the bonus of a figure to its own Mo when a comrade falls (WG35 25.15), by a rule of its army, too."""
    more = HARDENED if s.field.has(figure, "battle_hardened") else 0
    stubborn = army_rule(s, figure >> 4, "stubborn_defence")
    if stubborn is not None:
        native = s.field.man(figure).people == LIBRARY.armies[s.field.armies[figure >> 4]].people
        if native and sheltered(s, figure):
            more += stubborn["Mo"]
    return more


def on_whose(s: SkirmishState, figure: int, kind: int, leader: int, spurred: bool = False) -> int:
    """The figure on whose morale another one tests, if that is not said; of equals its own, then the lowest number.

    ``spurred`` is of `leads_tactics`.
    """
    if leader not in (BEST, LED):
        return figure if leader == OWN else leader
    best, found = -1, figure
    if leader == BEST or (figures.zone_of(s, figure) and leads_tactics(s, figure, figure, spurred)):
        best = own_morale(s, figure, kind)
    for other in members(figures.leaders_of(s, figure)):
        if leader == LED and not leads_tactics(s, figure, other, spurred):
            continue
        if figures.morale(s, other) > best:
            best, found = figures.morale(s, other), other
    return found


def leads_tactics(s: SkirmishState, figure: int, leader: int, spurred: bool) -> bool:
    """Return True if a leader, perhaps the figure itself, leads it in tactic cards of a mass army (WG35 22.1).

    Officers and sergeants do. Political officers do not, but for privates by a card that ``spurred`` them (the army rule urra).
    """
    if not s.field.has(leader, POLITICAL_OFFICER):
        return True
    return spurred and s.field.man(figure).cls == "private" and army_rule(s, figure >> 4, "urra") is not None


def needed(s: SkirmishState, figure: int, kind: int, whose: int) -> int:
    """Return the most that two dice may show (WG35 0.4), on this figure's morale.

    Nothing is added to that of a leader (WG35 25.15).
    """
    return own_morale(s, figure, kind) if whose == figure else figures.morale(s, whose)


# --- the test (WG35 0.3, 0.4) --------------------------------------------------------------------------------------


def may_reroll(s: SkirmishState) -> bool:
    """Return True if the test that has just failed can still be rolled again; asked in its window."""
    return s.tested == FAILED


def reroll(s: SkirmishState) -> None:
    """The test that has just failed will be rolled again."""
    s.tested = AGAIN


def test_tactic(s: SkirmishState, figure: int, spurred: bool = False) -> None:
    """Call the test of whoever uses a tactic card (WG35 4.5); in mass armies on a leader's morale (WG35 22.1)."""
    mass = LIBRARY.armies[s.field.armies[figure >> 4]].type == "mass"
    s.call(Test(figure, TACTIC, on_whose(s, figure, TACTIC, LED if mass else BEST, spurred)))


class Test(SkirmishStep):
    """A Morale test: two dice, not more than Mo. ``leader`` says on whose; ``again`` is 1 when it is rolled once more."""

    __slots__ = ("again", "figure", "kind", "leader")

    def __init__(self, figure: int, kind: int, leader: int, again: int = 0) -> None:
        self.figure = figure
        self.kind = kind
        self.leader = leader
        self.again = again

    def advance(self, s: SkirmishState) -> bool:
        s.stack.pop()
        figure = self.figure
        whose = on_whose(s, figure, self.kind, self.leader)
        most = needed(s, figure, self.kind, whose)
        one, two = d6(s), d6(s)
        s.tested = PASSED if one + two <= most else FAILED
        events.morale(s, figure, whose, self.kind, most, one, two, s.tested == PASSED, self.again)
        if s.tested == FAILED and not self.again:
            side = side_of(figure)
            s.call(Window(MORALE_FAILED, side, figure, self.kind, side), Failed(figure, self.kind, self.leader))
        return False


class Failed(SkirmishStep):
    """A failed test after its window: Hurrah! lets it be rolled again, or a political officer does (decisions 6.1)."""

    __slots__ = ("figure", "kind", "leader")

    def __init__(self, figure: int, kind: int, leader: int) -> None:
        self.figure = figure
        self.kind = kind
        self.leader = leader

    def advance(self, s: SkirmishState) -> bool:
        if s.tested == FAILED:
            side = side_of(self.figure)
            if s.hurrah & BIT[side]:
                s.tested = AGAIN
            elif self._officers(s):
                s.asked = BIT[side]
                return True
        s.stack.pop()
        if s.tested == AGAIN:
            s.call(Test(self.figure, self.kind, self.leader, 1))
        return False

    def _officers(self, s: SkirmishState) -> int:
        """The political officers in whose zone the figure is, who have not helped in this round (WG35 25.19)."""
        found = 0
        if self.kind == CASUALTY:
            for leader in members(figures.leaders_of(s, self.figure) & ~s.rallied):
                if s.field.has(leader, POLITICAL_OFFICER):
                    found |= BIT[leader]
        return found

    def options(self, s: SkirmishState, seat: int) -> list[int]:
        ability = ABILITY_INDEX[POLITICAL_OFFICER]
        return [PASS, *[USE + officer * FIRST + ability for officer in members(self._officers(s))]]

    def choose(self, s: SkirmishState, seat: int, action: int) -> None:
        s.stack.pop()
        if action == PASS:
            return
        officer = first_of(action)
        s.rallied |= BIT[officer]
        events.helped(s, self.figure, officer)
        s.call(Test(self.figure, self.kind, self.leader, 1))

    def question(self, s: SkirmishState, seat: int) -> Question:
        return Question("ask-political_officer", "WG35 25.19", default=PASS, args={"figure": FIGURES[self.figure]})

    def refuse(self, s: SkirmishState, seat: int, action: int) -> Refusal:
        return Refusal("refuse-political_officer", "WG35 25.19", {"figure": FIGURES[self.figure]})


# --- a comrade falls (WG35 19.1, 19.2, 19.4) -----------------------------------------------------------------------


def tests(s: SkirmishState, down: int) -> None:
    """Call the tests of those near whom a comrade fell: each takes one, however many fell by the action (WG35 19.1)."""
    shaken = 0
    for casualty in members(down & s.out):
        for comrade in members(own(s, casualty >> 4)):
            if figures.within_of(s, comrade, s.fell[casualty], SHAKEN):
                shaken |= BIT[comrade]
    if shaken:
        s.call(MoraleTests(down, shaken))


class MoraleTests(SkirmishStep):
    """The tests of those in ``left``, by their numbers, because of those who are ``down``."""

    __slots__ = ("down", "left")

    def __init__(self, down: int, left: int) -> None:
        self.down = down
        self.left = left

    def advance(self, s: SkirmishState) -> bool:
        left = self.left & s.on & ~(s.helpless | s.broken)
        s.stack.pop()
        for figure in members(left):
            if left != BIT[figure]:
                s.call(MoraleTests(self.down, left & ~BIT[figure]))
            s.call(Test(figure, CASUALTY, BEST), Break(figure, cause_of(s, figure, self.down)))
            return False
        return False


def cause_of(s: SkirmishState, figure: int, down: int) -> int:
    """From whom a figure would flee: who incapacitated the nearest of its comrades (WG35 19.2, 19.4).

    If that is nobody on the table, it is the point where a shell from elsewhere hit, else the nearest enemy. A point is given
    after `MEN`.
    """
    nearest, least = NOBODY, -1
    for casualty in members(down & s.out):
        if casualty >> 4 == figure >> 4 and s.fell[casualty] != NO_POINT:
            square = figures.squared_to(s, figure, s.fell[casualty])
            if least < 0 or square < least:
                nearest, least = casualty, square
    killer = s.killer[nearest] if nearest != NOBODY else NOBODY
    if killer >= MEN or (killer != NOBODY and s.on & BIT[killer]):
        return killer
    enemy = nearest_enemy(s, figure)
    if enemy != NOBODY or nearest == NOBODY:
        return enemy
    return MEN + s.fell[nearest]


def nearest_enemy(s: SkirmishState, figure: int) -> int:
    """The nearest enemy on the table, of equals the first; `NOBODY` if there is none."""
    x: i64 = s.x[figure]
    y: i64 = s.y[figure]
    z: i64 = s.z[figure]
    found = NOBODY
    least: i64 = -1
    for enemy in members(enemies(s, figure)):
        far = squared_distance(x, y, z, s.x[enemy], s.y[enemy], s.z[enemy])
        if far < least or least < 0:
            found, least = enemy, far
    return found


class Break(SkirmishStep):
    """After the test of a figure: if it failed, it is broken and flees from its cause (WG35 19.2)."""

    __slots__ = ("cause", "figure")

    def __init__(self, figure: int, cause: int) -> None:
        self.figure = figure
        self.cause = cause

    def advance(self, s: SkirmishState) -> bool:
        s.stack.pop()
        if s.tested != PASSED:
            break_down(s, self.figure, self.cause)
        return False


def break_down(s: SkirmishState, figure: int, cause: int) -> None:
    """A figure is broken; who runs is not concealed any more."""
    bit = BIT[figure]
    s.broken |= bit
    s.refuge &= ~bit
    s.concealed &= ~bit
    s.cause[figure] = cause
    events.broke(s, figure, cause)
