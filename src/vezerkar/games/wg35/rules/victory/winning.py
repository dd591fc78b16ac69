"""The winner of a battle (WG35 20.2-20.6, 24.5, 26.4.3, 28)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import members
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.endings import ENDINGS
from vezerkar.games.wg35.battle.numbering import NOBODY, SIDE_MEN, SIDES
from vezerkar.games.wg35.battle.point import NO_POINT
from vezerkar.games.wg35.rules.basics.arms import CRATE_LOAD
from vezerkar.games.wg35.rules.setup.field import DUMP
from vezerkar.games.wg35.rules.step import SkirmishStep, own
from vezerkar.games.wg35.rules.victory import missions, points
from vezerkar.games.wg35.rules.victory.charges import DESTROYED
from vezerkar.games.wg35.rules.wounding import loot
from vezerkar.games.wg35.state import SkirmishState

CRATE: Final = "loot_crate"
FLAG_VP: Final = 1
"""Victory points that the enemy's flag brings when the battle ends (WG35 24.5)."""


class Victory(SkirmishStep):
    """WG35 6.8: the check at the end of a round."""

    __slots__ = ()

    def advance(self, s: SkirmishState) -> bool:
        s.stack.pop()
        check(s)
        return False


def check(s: SkirmishState) -> None:
    """End the battle if something ends it; what is said first comes first (WG35 20.3, 20.5, 28)."""
    mission = s.field.mission
    if missions.is_gone(s, 0) or missions.is_gone(s, 1) or ("crates_delivered" in mission.ends and delivered(s)):
        count(s, "gone")
        return
    here = [missions.present(s, side) for side in range(SIDES)]
    if not here[0] and not here[1]:
        count(s, "nobody_left")
        return
    if not here[0] or not here[1]:
        end(s, "no_figures", 0 if here[0] else 1)
        return
    if s.vp[0] >= target(s, 0) or s.vp[1] >= target(s, 1):
        totals = [final(s, side) for side in range(SIDES)]
        kept = [totals[side] >= target(s, side) for side in range(SIDES)]
        if kept[0] != kept[1]:
            settle_up(s)
            end(s, "points", 0 if kept[0] else 1)
        elif totals[0] != totals[1]:
            count(s, "points")
        elif s.variant.draw:
            count(s, "points_draw")
    if not s.over and s.round >= limit(s):
        count(s, "rounds")


def target(s: SkirmishState, side: int) -> int:
    """The victory points a side needs (WG35 20.3)."""
    return s.field.mission.vp_target[points.LETTERS[side]]


def limit(s: SkirmishState) -> int:
    """The round after which the totals decide: that agreed on, else that of the mission, at last that of safety (WG35 20.3)."""
    mission = s.field.mission
    found = s.variant.rounds or mission.rounds
    return min(found, mission.safety_rounds) if found else mission.safety_rounds


def delivered(s: SkirmishState) -> bool:
    """Return True if no crate is left on the table, carried ones included (WG35 28.5)."""
    markers = s.field.mission.markers
    for i in range(len(markers)):
        if markers[i].kind == CRATE and s.crates[i] != NO_POINT:
            return False
    for load in s.load:
        if load >= CRATE_LOAD:
            return False
    return True


# --- the final count (WG35 20.6) -----------------------------------------------------------------------------------


def final_events(s: SkirmishState, side: int) -> list[int]:
    """The rules of the mission (by number) that bring a side points when the battle ends, each as often as it does so."""
    mission = s.field.mission
    found: list[int] = []
    for number in range(len(mission.scores)):
        score = mission.scores[number]
        if not points.concerns(score.side, side):
            continue
        if score.event == "dump_intact":
            for i in range(len(mission.markers)):
                if mission.markers[i].kind == DUMP and s.dumps[i] != DESTROYED:
                    found.append(number)
        elif score.event == "column_stopped":
            left = len(members(s.away & SIDE_MEN[1 - side]))
            if 2 * left < s.strength[1 - side]:
                found.append(number)
    return found


def forlorn(s: SkirmishState, side: int) -> int:
    """Return the number of helpless figures that a side has outside its deployment zone (WG35 26.4.3)."""
    found = 0
    for figure in members(own(s, side) & s.helpless):
        if not missions.in_zone(s, side, s.x[figure], s.y[figure]):
            found += 1
    return found


def lamed(s: SkirmishState, side: int) -> int:
    """Return what the enemy's Pyrrhic victory cards take off a side's total: a different figure for every card."""
    return min(s.pyrrhic[1 - side], forlorn(s, side))


def final(s: SkirmishState, side: int) -> int:
    """The total of a side at the final count."""
    total = s.vp[side]
    for number in final_events(s, side):
        total += points.worth(s, number, side)
    if loot.enemy_has_flag(s, 1 - side):
        total += FLAG_VP
    return total - lamed(s, side)


def settle_up(s: SkirmishState) -> None:
    """Score what the end of the battle brings, then Pyrrhic victories, which may go below 0 (WG35 20.6)."""
    for side in range(SIDES):
        for number in final_events(s, side):
            points.book(s, number, side)
        if loot.enemy_has_flag(s, 1 - side):
            points.award(s, side, FLAG_VP, "flag_taken")
    for side in range(SIDES):
        less = lamed(s, side)
        if less:
            s.vp[side] -= less
            events.scored(s, side, -less, "pyrrhic", NOBODY, 0, 0)


def count(s: SkirmishState, ending: str) -> None:
    """The battle ends, and the totals decide it."""
    settle_up(s)
    if s.vp[0] == s.vp[1]:
        draw = ending + "_draw"
        end(s, draw if draw in ENDINGS else ending, NOBODY)
    else:
        end(s, ending, 0 if s.vp[0] > s.vp[1] else 1)


def end(s: SkirmishState, ending: str, winner: int) -> None:
    """The battle is over."""
    s.over = True
    s.winner = winner
    s.ending = ENDINGS.index(ending)
    events.ended(s)
