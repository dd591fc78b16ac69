"""Units that must leave a battle, and those that may (T&T 12.52, 13.12, 13.2; A-29, A-30b, B-57)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.decision import Question, Refusal
from vezerkar.games.triumph import events
from vezerkar.games.triumph.game_data import (
    AIR_FORCE,
    AREAS,
    BLOCK_FACTION,
    BLOCK_TYPE,
    IS_ANS,
    LAND_COUNT,
    THREE,
)
from vezerkar.games.triumph.notation import DONE, NOUN, PICK, REBASE, RETREAT
from vezerkar.games.triumph.rules.battle import ALL_PARTIES, PARTY, distinct, foes_of, kind_of_block, takes_part
from vezerkar.games.triumph.rules.control import ONE, enemy_land
from vezerkar.games.triumph.rules.reach import rebase_areas
from vezerkar.games.triumph.rules.retreat_paths import NO_REBASE, leave, retreat_menu, unit_args, ways_out, why_not_go
from vezerkar.games.triumph.rules.step import TntStep
from vezerkar.games.triumph.rules.units import has_ground, lay_open, take_off
from vezerkar.games.triumph.state import OPEN, TntState

EVERYWHERE: Final = 255
"""Instead of an area: every land area."""


# --- who must leave (T&T 12.52, 13.2) ------------------------------------------------------------------------------


def lose_stranded(s: TntState, block: int) -> None:
    """A unit that must leave and has nowhere to go is eliminated (T&T 12.51, 12.52)."""
    events.destroyed(s, s.place[block], block)
    take_off(s, block)


class MustLeave(TntStep):
    """Units that must leave go one after the other; their owner chooses where to."""

    __slots__ = ("area",)

    def __init__(self, area: int) -> None:
        self.area = area

    def next_one(self, s: TntState) -> int:
        """The next unit that must leave, -1 if none is left."""
        raise NotImplementedError

    def cite(self) -> str:
        """The rule that sends them away."""
        raise NotImplementedError

    def advance(self, s: TntState) -> bool:
        block = self.next_one(s)
        if block < 0:
            s.stack.pop()
            return False
        ways = ways_out(s, block)
        if len(ways) > 1:
            s.asked = BIT[BLOCK_FACTION[block]]
            return True
        if ways:
            leave(s, block, ways[0])
        else:
            lose_stranded(s, block)
        return False

    def options(self, s: TntState, seat: int) -> list[int]:
        return sorted(ways_out(s, self.next_one(s)))

    def choose(self, s: TntState, seat: int, action: int) -> None:
        leave(s, self.next_one(s), action)

    def question(self, s: TntState, seat: int) -> Question:
        block = self.next_one(s)
        return Question("ask-leave", self.cite(), self.options(s, seat)[0], unit_args(s, block), ask="retreat {}")

    def menu(self, s: TntState, seat: int) -> list[int]:
        return retreat_menu(s, self.next_one(s))

    def refuse(self, s: TntState, seat: int, action: int) -> Refusal:
        if action & ~NOUN in (RETREAT, REBASE):
            return why_not_go(s, self.next_one(s), action)
        return super().refuse(s, seat, action)


class ForcedRetreats(MustLeave):
    """A-29: ANS leave Enemy Territory and battles where they have no Ground Support, in an area or in all (`EVERYWHERE`).

    They are laid open first: that one must leave tells that none of its faction there gives support.
    """

    __slots__ = ()

    def next_one(self, s: TntState) -> int:
        return unsupported(s, self.area)

    def advance(self, s: TntState) -> bool:
        if self.area == EVERYWHERE:
            for area in range(LAND_COUNT):
                # Nobody is stranded alone on land of his own.
                parties = s.here[area]
                if parties and ONE[parties] != s.control[area] and unsupported(s, area) >= 0:
                    s.stack.append(ForcedRetreats(area))
                    return False
            s.stack.pop()
            return False
        first = self.next_one(s)
        if first >= 0:
            for block in s.at[self.area]:
                if BLOCK_FACTION[block] == BLOCK_FACTION[first]:
                    lay_open(s, block)
        return super().advance(s)

    def cite(self) -> str:
        return "T&T 12.52"


def forced_retreats(s: TntState) -> None:
    """All ANS without the Ground Support they need leave next (A-29): at the end of a Combat and of a Supply Phase."""
    s.stack.append(ForcedRetreats(EVERYWHERE))


def unsupported(s: TntState, area: int) -> int:
    """The next ANS that must leave a land area, the Aggressors' first; -1 for none.

    Of one faction's the order follows from their faces and moves: numbers of blocks mean nothing.
    """
    for last in (False, True):
        for faction in range(THREE):
            if s.here[area] & BIT[faction] and (faction == s.owner[area]) == last and lacks_support(s, area, faction):
                found = -1
                for block in s.at[area]:
                    if BLOCK_FACTION[block] == faction and (found < 0 or kind_of_block(s, block) < kind_of_block(s, found)):
                        found = block
                return found
    return -1


def lacks_support(s: TntState, area: int, faction: int) -> bool:
    """A-29: a faction has no Ground unit in Enemy Territory, or none where an enemy has one."""
    if has_ground(s, area, faction):
        return False
    if enemy_land(s, faction, area):
        return True
    foes = foes_of(s, faction, area)
    if foes:
        for party in range(ALL_PARTIES):
            if foes & PARTY[party] and has_ground(s, area, party):
                return True
    return False


class AirHome(MustLeave):
    """T&T 13.2, A-30b: after a sea Combat Round every Air Force that fought rebases, the Attacker's first."""

    __slots__ = ()

    def next_one(self, s: TntState) -> int:
        found = -1
        for block in s.at[self.area]:
            if BLOCK_TYPE[block] == AIR_FORCE and takes_part(s, self.area, block):
                if BLOCK_FACTION[block] == s.active:
                    return block
                if found < 0:
                    found = block
        return found

    def cite(self) -> str:
        return "T&T 13.2"


# --- who may leave (T&T 13.12, B-57) -------------------------------------------------------------------------------


class ActiveRebase(TntStep):
    """After a land round or a sea battle the Active Player's ANS there may rebase."""

    __slots__ = ("area",)

    def __init__(self, area: int) -> None:
        self.area = area

    def able(self, s: TntState) -> list[int]:
        """The ANS that can rebase, one of each kind."""
        found: list[int] = []
        for block in s.at[self.area]:
            if BLOCK_FACTION[block] == s.active and IS_ANS[BLOCK_TYPE[block]] and block not in s.deep:
                found.append(block)
        return [block for block in distinct(s, found) if rebase_areas(s, block)] if found else found

    def hidden(self, s: TntState) -> bool:
        """Return True if one of the Active Player's blocks is not open: then he is asked whatever it may be."""
        for block in s.at[self.area]:
            if BLOCK_FACTION[block] == s.active and block not in s.deep and not s.seen[block] & OPEN:
                return True
        return False

    def advance(self, s: TntState) -> bool:
        if self.hidden(s) or self.able(s):
            s.asked = BIT[s.active]
            return True
        s.stack.pop()
        return False

    def options(self, s: TntState, seat: int) -> list[int]:
        able = self.able(s)
        if len(able) == 1:
            return [DONE, *[REBASE + to for to in rebase_areas(s, able[0])]]
        return [*[PICK + block for block in able], DONE]

    def choose(self, s: TntState, seat: int, action: int) -> None:
        if action == DONE:
            s.stack.pop()
        elif action < DONE:
            s.stack.append(RebaseOne(self.area, action - PICK))
        else:
            leave(s, self.able(s)[0], action)

    def question(self, s: TntState, seat: int) -> Question:
        able = self.able(s)
        if len(able) == 1:
            return Question("ask-rebase-one", "T&T 13.12", DONE, unit_args(s, able[0]), ask="rebase {}")
        return Question("ask-rebase", "T&T 13.12", DONE, {"area": AREAS[self.area]}, ask="pick {}")

    def refuse(self, s: TntState, seat: int, action: int) -> Refusal:
        return NO_REBASE if action & ~NOUN == REBASE or action < DONE else super().refuse(s, seat, action)


class RebaseOne(TntStep):
    """The Active Player took one of his ANS in hand: where it rebases, or `DONE` to put it back."""

    __slots__ = ("area", "block")

    def __init__(self, area: int, block: int) -> None:
        self.area = area
        self.block = block

    def secret_of(self, s: TntState) -> int:
        return s.active

    def advance(self, s: TntState) -> bool:
        if s.place[self.block] == self.area and rebase_areas(s, self.block):
            s.asked = BIT[BLOCK_FACTION[self.block]]
            return True
        s.stack.pop()
        return False

    def options(self, s: TntState, seat: int) -> list[int]:
        return [DONE, *[REBASE + to for to in rebase_areas(s, self.block)]]

    def choose(self, s: TntState, seat: int, action: int) -> None:
        s.stack.pop()
        if action != DONE:
            leave(s, self.block, action)

    def question(self, s: TntState, seat: int) -> Question:
        return Question("ask-rebase-one", "T&T 13.12", DONE, unit_args(s, self.block), ask="rebase {}")

    def refuse(self, s: TntState, seat: int, action: int) -> Refusal:
        return NO_REBASE if action & ~NOUN == REBASE else super().refuse(s, seat, action)
