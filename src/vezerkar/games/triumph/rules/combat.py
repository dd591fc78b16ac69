"""The Combat Phase: which battles are fought, in which order, and how one runs (T&T 12.1, 12.2, 12.7; B-50, B-58 .. B-60)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, count
from vezerkar.engine.decision import Question, Refusal
from vezerkar.games.triumph import events
from vezerkar.games.triumph.game_data import (
    AIR_FORCE,
    AREA_COUNT,
    AREAS,
    BLOCK_FACTION,
    BLOCK_TYPE,
    LAND_COUNT,
    NATION,
    SOVIETS,
    THREE,
)
from vezerkar.games.triumph.notation import BATTLE, DONE, TARGET
from vezerkar.games.triumph.rules import nations
from vezerkar.games.triumph.rules.battle import (
    ALL_PARTIES,
    PARTY,
    bombed_enemy,
    bombing_run,
    close,
    decided,
    escaped_in,
    foes_of,
    group_of,
    is_convoy,
    may_bomb,
    takes_part,
    tell_end,
)
from vezerkar.games.triumph.rules.control import disputed, enemies_in
from vezerkar.games.triumph.rules.entries import note_entries, note_open
from vezerkar.games.triumph.rules.retreat import EVERYWHERE, ActiveRebase, ForcedRetreats
from vezerkar.games.triumph.rules.retreat_paths import is_raid
from vezerkar.games.triumph.rules.rounds import Round
from vezerkar.games.triumph.rules.sea import SeaBattle, Surfacing
from vezerkar.games.triumph.rules.step import ALL, TntStep
from vezerkar.games.triumph.rules.units import BLOCK_BIT, lay_open, stand_up, with_item, without
from vezerkar.games.triumph.rules.victory import snapshot
from vezerkar.games.triumph.state import NOBODY, WINTER_TURN, TntState

NO_BATTLE_THERE: Final = Refusal("refuse-no-battle-there", "T&T 12.1")
MUST_FIGHT: Final = Refusal("refuse-must-fight", "T&T 12.1")


# --- where there may be a battle (T&T 12.0, 12.1, B-50) ------------------------------------------------------------


def possible(s: TntState, area: int) -> bool:
    """Return True if the Active Player may fight in an area. Enemies, or Escaped Subs of either, must share it with him."""
    if s.turn_kind == WINTER_TURN and (area >= LAND_COUNT or NATION[area] != SOVIETS):
        return False
    own = s.here[area] & BIT[s.active] != 0
    foes = enemies_in(s, s.active, area) != 0
    if own and foes:
        return True
    if area < LAND_COUNT:
        return own and bombers_over(s, area)
    if own:
        return len(escaped_in(s, area, s.war[s.active])) > 0
    return foes and len(escaped_in(s, area, BIT[s.active])) > 0


def may_begin(s: TntState, area: int) -> bool:
    """Return True if the Active Player has a unit in an area that can begin a battle: at sea no Convoy (T&T 3.244)."""
    if area < LAND_COUNT:
        return True
    for block in s.at[area]:
        if BLOCK_FACTION[block] == s.active and not is_convoy(s, block):
            return True
    return False


def bombers_over(s: TntState, area: int) -> bool:
    """B-61: an Air Force of the Active Player is over an undefended enemy MainCapital."""
    if bombed_enemy(s, s.active, area) == NOBODY:
        return False
    for block in s.at[area]:
        if BLOCK_FACTION[block] == s.active and BLOCK_TYPE[block] == AIR_FORCE and may_bomb(s, area, block) != NOBODY:
            return True
    return False


def forced(s: TntState, area: int) -> bool:
    """Return True if the Active Player must fight. He was Aggressor there, or shares a sea with the victim of his DoW (B-23)."""
    if area in s.aggressed:
        return True
    return area >= LAND_COUNT and s.here[area] & BIT[s.active] != 0 and s.here[area] & s.struck != 0


# --- the phase (T&T 12.1, 12.2) ------------------------------------------------------------------------------------


class CombatPhase(TntStep):
    """T&T 12.0: the Combat Phase of the Active Player's full or winter turn."""

    __slots__ = ()

    def advance(self, s: TntState) -> bool:
        s.stack.pop()
        if snapshot(s):
            return False
        s.crossed = {}
        s.fought = ()
        turn_faces(s)
        note_entries(s)
        s.battles = tuple([area for area in range(AREA_COUNT) if possible(s, area) and forced(s, area)])
        s.call(Marking(), Battles(), ForcedRetreats(EVERYWHERE), AfterCombat())
        return False


class Marking(TntStep):
    """T&T 12.1: the Active Player says where he attacks besides the areas where he must."""

    __slots__ = ()

    def open_to(self, s: TntState) -> list[int]:
        """The areas where he may still say so."""
        return [area for area in range(AREA_COUNT) if possible(s, area) and area not in s.battles and may_begin(s, area)]

    def advance(self, s: TntState) -> bool:
        if self.open_to(s):
            s.asked = BIT[s.active]
            return True
        s.stack.pop()
        lay_battles_open(s)
        return False

    def options(self, s: TntState, seat: int) -> list[int]:
        return [DONE, *[BATTLE + area for area in self.open_to(s)]]

    def choose(self, s: TntState, seat: int, action: int) -> None:
        if action == DONE:
            s.stack.pop()
            lay_battles_open(s)
        else:
            s.battles = with_item(s.battles, action - BATTLE)

    def question(self, s: TntState, seat: int) -> Question:
        return Question("ask-attack", "T&T 12.1", DONE, ask="battle {}")

    def refuse(self, s: TntState, seat: int, action: int) -> Refusal:
        return NO_BATTLE_THERE if BATTLE <= action < BATTLE + AREA_COUNT else super().refuse(s, seat, action)


def lay_battles_open(s: TntState) -> None:
    """T&T 12.1: the units in all Active Battles are turned face up; at sea not those of groups that wait, nor Escaped Subs."""
    sides = s.war[s.active] | BIT[s.active]
    for area in s.battles:
        for block in s.at[area]:
            waits = area >= LAND_COUNT and BLOCK_FACTION[block] == s.active and group_of(s, block) != area
            if sides & BIT[BLOCK_FACTION[block]] and not waits and block not in s.deep:
                lay_open(s, block)


class Battles(TntStep):
    """T&T 12.2: the Active Battles are fought, in the order the Active Player chooses."""

    __slots__ = ()

    def advance(self, s: TntState) -> bool:
        for area in s.battles:
            if not possible(s, area):
                # Somebody disbanded what was there.
                s.battles = without(s.battles, area)
                turn_faces_in(s, area)
        if not s.battles:
            s.stack.pop()
            return False
        if len(s.battles) == 1:
            begin(s, s.battles[0])
            return False
        s.asked = BIT[s.active]
        return True

    def options(self, s: TntState, seat: int) -> list[int]:
        return [BATTLE + area for area in s.battles]

    def choose(self, s: TntState, seat: int, action: int) -> None:
        begin(s, action - BATTLE)

    def question(self, s: TntState, seat: int) -> Question:
        return Question("ask-next-battle", "T&T 12.2", BATTLE + s.battles[0], ask="battle {}")

    def refuse(self, s: TntState, seat: int, action: int) -> Refusal:
        if action == DONE:
            return MUST_FIGHT
        return NO_BATTLE_THERE if BATTLE <= action < BATTLE + AREA_COUNT else super().refuse(s, seat, action)


class AfterCombat(TntStep):
    """The consequences of the battles for nations, once all ANS without support have left (A-29, A-32)."""

    __slots__ = ()

    def advance(self, s: TntState) -> bool:
        s.stack.pop()
        s.came = ()
        s.fought = ()
        turn_faces(s)
        nations.after_combat(s)
        return False


def turn_faces(s: TntState) -> None:
    """T&T 12.1, 12.22: the Aggressor's blocks lie open in Disputed land, also where nobody attacks; elsewhere no block does.

    So it is public, before the first battle, which areas are but raided.
    """
    for area in range(LAND_COUNT):
        if s.at[area]:
            turn_faces_in(s, area)


def turn_faces_in(s: TntState, area: int) -> None:
    """The same in one area, where no battle is fought; at sea everybody stands up."""
    contested = area < LAND_COUNT and disputed(s, area)
    for block in s.at[area]:
        if contested and BLOCK_FACTION[block] != s.owner[area]:
            lay_open(s, block)
        else:
            stand_up(s, block)


# --- how a battle begins (T&T 12.1, 12.73, B-60) -------------------------------------------------------------------


def begin(s: TntState, area: int) -> None:
    """An Active Battle is fought now."""
    s.battles = without(s.battles, area)
    if area >= LAND_COUNT:
        s.call(Surfacing(area), Opening(area), NameTargets(area), SeaBattle(area, 1))
    else:
        s.call(Opening(area), NameTargets(area), Round(area), LandRoundEnd(area))


class Opening(TntStep):
    """T&T 12.1: who fights whom; the blocks that take part lie open, also Escaped Subs that come up."""

    __slots__ = ("area",)

    def __init__(self, area: int) -> None:
        self.area = area

    def advance(self, s: TntState) -> bool:
        area = self.area
        s.stack.pop()
        s.done = 0
        s.joined = 0
        kind = "sea"
        if area < LAND_COUNT:
            kind = "raid" if is_raid(s, area) else "land"
        if kind != "raid" and area not in s.fought:
            s.fought = with_item(s.fought, area)
        events.battle(s, area, kind)
        sides = BIT[s.active] | enemies_in(s, s.active, area)
        for party in range(ALL_PARTIES):
            s.targets[party] = 0
            if sides & PARTY[party]:
                s.targets[party] = foes_of(s, party, area) & sides
        s.peace_broken |= sides & ALL
        if bombing_run(s):
            s.peace_broken |= BIT[bombed_enemy(s, s.active, area)]
        for block in s.at[area]:
            if BLOCK_FACTION[block] == s.active and block not in s.deep and group_of(s, block) == area:
                s.joined |= BLOCK_BIT[block]
        if area < LAND_COUNT:
            events.round(s, area, 1)
        for block in s.at[area]:
            if takes_part(s, area, block):
                lay_open(s, block)
        note_open(s, area)
        return False


class NameTargets(TntStep):
    """B-60: in a three-way battle every faction names whom it fires at, the Attacker first. ``told``: who has done so."""

    __slots__ = ("area", "told")

    def __init__(self, area: int, told: int = 0) -> None:
        self.area = area
        self.told = told

    def asking(self, s: TntState) -> int:
        """The next faction that has a choice, `NOBODY` if none has."""
        for i in range(THREE):
            faction = (s.active + i) % THREE
            if count(s.targets[faction]) > 1 and not self.told & BIT[faction]:
                return faction
        return NOBODY

    def advance(self, s: TntState) -> bool:
        faction = self.asking(s)
        if faction == NOBODY:
            s.stack.pop()
            return False
        s.asked = BIT[faction]
        return True

    def options(self, s: TntState, seat: int) -> list[int]:
        wanted = s.targets[seat]
        return [TARGET + mask for mask in range(1, 16) if mask & wanted == mask]

    def choose(self, s: TntState, seat: int, action: int) -> None:
        s.targets[seat] = action - TARGET
        s.stack[-1] = NameTargets(self.area, self.told | BIT[seat])
        events.targets(s, seat, self.area)

    def question(self, s: TntState, seat: int) -> Question:
        return Question("ask-targets", "T&T B-60", TARGET + s.targets[seat], {"area": AREAS[self.area]})


# --- how a land battle ends (T&T 12.22, 12.24) ---------------------------------------------------------------------


class LandRoundEnd(TntStep):
    """T&T 12.22: the round of a land battle is over; who must leave and who may. It may be decided before (T&T 12.24)."""

    __slots__ = ("area",)

    def __init__(self, area: int) -> None:
        self.area = area

    def advance(self, s: TntState) -> bool:
        s.stack.pop()
        s.call(ForcedRetreats(self.area), ActiveRebase(self.area), LandEnd(self.area, decided(s, self.area)))
        return False


class LandEnd(TntStep):
    """B-58: the Owner's blocks stand up; the Aggressor's stay open as long as the area is Disputed.

    ``winner``: who was left alone when the round was over.
    """

    __slots__ = ("area", "winner")

    def __init__(self, area: int, winner: int = NOBODY) -> None:
        self.area = area
        self.winner = winner

    def advance(self, s: TntState) -> bool:
        s.stack.pop()
        tell_end(s, self.area, self.winner)
        contested = disputed(s, self.area)
        for block in s.at[self.area]:
            if not contested or BLOCK_FACTION[block] == s.owner[self.area]:
                stand_up(s, block)
        close(s)
        return False
