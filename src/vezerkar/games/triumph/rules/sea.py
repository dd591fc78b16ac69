"""Sea battles (T&T 12.23, 12.7; A-30, A-30b, B-53, B-59)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.decision import Question, Refusal
from vezerkar.games.triumph import events
from vezerkar.games.triumph.game_data import AREA_COUNT, AREAS, BLOCK_FACTION, BLOCK_TYPE, SUBMARINE
from vezerkar.games.triumph.notation import ESCAPE, JOIN, PASS, STAY
from vezerkar.games.triumph.rules.battle import (
    battle_over,
    close,
    decided,
    escaped_in,
    group_of,
    stalemate,
    takes_part,
    tell_end,
    waiting_groups,
)
from vezerkar.games.triumph.rules.entries import note_open
from vezerkar.games.triumph.rules.retreat import ActiveRebase, AirHome
from vezerkar.games.triumph.rules.retreat_paths import unit_args
from vezerkar.games.triumph.rules.rounds import Round
from vezerkar.games.triumph.rules.step import TntStep
from vezerkar.games.triumph.rules.units import BLOCK_BIT, lay_open, recount, stand_up, with_item, without
from vezerkar.games.triumph.state import NOBODY, TntState

NO_GROUP: Final = Refusal("refuse-no-group", "T&T 12.71")


def surface(s: TntState, area: int, factions: int) -> None:
    """Escaped Subs are in battle again (T&T 12.73)."""
    for block in escaped_in(s, area, factions):
        s.deep = without(s.deep, block)
    recount(s, area)


class Surfacing(TntStep):
    """Escaped Subs before a sea battle: those of the enemy are engaged; the Active Player may engage with his own."""

    __slots__ = ("area",)

    def __init__(self, area: int) -> None:
        self.area = area

    def advance(self, s: TntState) -> bool:
        if escaped_in(s, self.area, BIT[s.active]):
            if s.here[self.area] & BIT[s.active]:
                s.asked = BIT[s.active]
                return True
            surface(s, self.area, BIT[s.active])
        self.finish(s)
        return False

    def finish(self, s: TntState) -> None:
        """The enemy's come up as well."""
        s.stack.pop()
        surface(s, self.area, s.war[s.active])

    def options(self, s: TntState, seat: int) -> list[int]:
        return [PASS, JOIN + self.area]

    def choose(self, s: TntState, seat: int, action: int) -> None:
        if action != PASS:
            surface(s, self.area, BIT[s.active])
        self.finish(s)

    def question(self, s: TntState, seat: int) -> Question:
        return Question("ask-surface", "T&T 12.73", PASS, {"area": AREAS[self.area]})


class SeaBattle(TntStep):
    """T&T 12.23: rounds until one side is gone, or nobody can fire any more (B-53)."""

    __slots__ = ("area", "number")

    def __init__(self, area: int, number: int) -> None:
        self.area = area
        self.number = number

    def advance(self, s: TntState) -> bool:
        area = self.area
        s.stack.pop()
        if battle_over(s, area) or stalemate(s, area):
            s.call(ActiveRebase(area), SeaEnd(area, decided(s, area)))
            return False
        events.round(s, area, self.number)
        s.call(Joining(area), Round(area), SeaRoundEnd(area, self.number))
        return False


class SeaRoundEnd(TntStep):
    """T&T 12.23: a round has been fought. Air Forces go home, Subs escape; it may be decided before (T&T 12.24)."""

    __slots__ = ("area", "number")

    def __init__(self, area: int, number: int) -> None:
        self.area = area
        self.number = number

    def advance(self, s: TntState) -> bool:
        area = self.area
        s.stack.pop()
        winner = decided(s, area)
        if winner != NOBODY:
            s.call(AirHome(area), ActiveRebase(area), SeaEnd(area, winner))
        else:
            s.call(AirHome(area), Escape(area), SeaBattle(area, self.number + 1))
        return False


class Joining(TntStep):
    """T&T 12.71, A-30: one BattleGroup of the Attacker that waits joins as a round begins."""

    __slots__ = ("area",)

    def __init__(self, area: int) -> None:
        self.area = area

    def advance(self, s: TntState) -> bool:
        groups = waiting_groups(s, self.area)
        if len(groups) > 1:
            s.asked = BIT[s.active]
            return True
        s.stack.pop()
        if groups:
            self.join(s, groups[0])
        return False

    def join(self, s: TntState, start: int) -> None:
        """The group that came from an area is in the battle from now on."""
        events.group_joined(s, self.area, start)
        for block in s.at[self.area]:
            if BLOCK_FACTION[block] == s.active and group_of(s, block) == start and block not in s.deep:
                s.joined |= BLOCK_BIT[block]
                lay_open(s, block)
        note_open(s, self.area)

    def options(self, s: TntState, seat: int) -> list[int]:
        return [JOIN + start for start in waiting_groups(s, self.area)]

    def choose(self, s: TntState, seat: int, action: int) -> None:
        s.stack.pop()
        self.join(s, action - JOIN)

    def question(self, s: TntState, seat: int) -> Question:
        return Question("ask-join", "T&T 12.71", self.options(s, seat)[0], {"area": AREAS[self.area]}, ask="join {}")

    def refuse(self, s: TntState, seat: int, action: int) -> Refusal:
        return NO_GROUP if JOIN <= action < JOIN + AREA_COUNT else super().refuse(s, seat, action)


class Escape(TntStep):
    """T&T 12.73, B-59: as a round ends each Sub may escape, the Defender's first. Who was asked lies in ``s.done``."""

    __slots__ = ("area",)

    def __init__(self, area: int) -> None:
        self.area = area

    def next_one(self, s: TntState) -> int:
        """The next Sub to decide for, -1 if none is left or the battle is over."""
        found = -1
        if battle_over(s, self.area):
            return found
        for block in s.at[self.area]:
            if BLOCK_TYPE[block] == SUBMARINE and not s.done & BLOCK_BIT[block] and takes_part(s, self.area, block):
                if BLOCK_FACTION[block] != s.active:
                    return block
                if found < 0:
                    found = block
        return found

    def advance(self, s: TntState) -> bool:
        block = self.next_one(s)
        if block >= 0:
            s.asked = BIT[BLOCK_FACTION[block]]
            return True
        s.done = 0
        s.stack.pop()
        return False

    def options(self, s: TntState, seat: int) -> list[int]:
        return [ESCAPE, STAY]

    def choose(self, s: TntState, seat: int, action: int) -> None:
        block = self.next_one(s)
        s.done |= BLOCK_BIT[block]
        if action == ESCAPE:
            events.escaped(s, block)
            stand_up(s, block)
            s.deep = with_item(s.deep, block)
            recount(s, self.area)

    def question(self, s: TntState, seat: int) -> Question:
        return Question("ask-escape", "T&T 12.73", ESCAPE, unit_args(s, self.next_one(s)))


class SeaEnd(TntStep):
    """T&T 12.24: whoever is left stands up. ``winner``: who was left alone before anybody went home."""

    __slots__ = ("area", "winner")

    def __init__(self, area: int, winner: int = NOBODY) -> None:
        self.area = area
        self.winner = winner

    def advance(self, s: TntState) -> bool:
        s.stack.pop()
        tell_end(s, self.area, self.winner)
        for block in s.at[self.area]:
            stand_up(s, block)
        close(s)
        return False
