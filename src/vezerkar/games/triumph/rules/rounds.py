"""A Combat Round: every unit in the battle acts once, type by type (T&T 12.3, B-49b .. B-52, B-61)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.decision import Question, Refusal
from vezerkar.games.triumph.game_data import (
    AIR_FORCE,
    AREAS,
    BLOCK_FACTION,
    BLOCK_TYPE,
    CARRIER,
    FORTRESS,
    IS_GROUND,
    LAND_COUNT,
    MINOR,
    NAVAL,
    NEUTRAL_FORT,
    TYPE_COUNT,
)
from vezerkar.games.triumph.notation import BOMB, FIRE, NOUN, PASS, PICK, REBASE, RETREAT, STRIKE
from vezerkar.games.triumph.rules.battle import (
    bombing_run,
    classes_of,
    distinct,
    fighters,
    firepower,
    may_bomb,
    round_over,
)
from vezerkar.games.triumph.rules.fire import Hits, bomb, fire, firing_order, fort_fires, strike
from vezerkar.games.triumph.rules.retreat_paths import leave, retreat_menu, unit_args, ways_out, why_not_go
from vezerkar.games.triumph.rules.step import TntStep
from vezerkar.games.triumph.rules.units import BLOCK_BIT
from vezerkar.games.triumph.state import INVADED, NOBODY, TntState

NO_TARGET: Final = Refusal("refuse-no-target", "T&T 12.41")
NO_FIREPOWER: Final = Refusal("refuse-no-firepower", "T&T 12.42")
NO_BOMBS: Final = Refusal("refuse-no-bombs", "T&T 12.62")
MUST_ACT: Final = Refusal("refuse-must-act", "T&T B-52")
CARRIERS_STRIKE: Final = Refusal("refuse-carriers-strike", "T&T 12.74")
NOT_ITS_TURN: Final = Refusal("refuse-not-its-turn", "T&T 12.3")

FOUR_CLASSES: Final = 4


# --- who acts (T&T 12.3) -------------------------------------------------------------------------------------------


def acts(s: TntState, area: int, block: int) -> bool:
    """Return True if a unit has a Combat Action at all: no Convoy, no unit that landed this turn (T&T 12.61, 12.72)."""
    if IS_GROUND[BLOCK_TYPE[block]]:
        return area < LAND_COUNT and (BLOCK_FACTION[block] != s.active or not s.moves.get(block, 0) & INVADED)
    return not bombing_run(s) or BLOCK_TYPE[block] == AIR_FORCE


def next_up(s: TntState, area: int) -> list[int]:
    """The units of the type and side whose turn it is that have not acted yet; [`NEUTRAL_FORT`] for that of an Armed Minor."""
    pending: list[list[int]] = []
    for _ in range(TYPE_COUNT):
        pending.append([])
    for block in s.at[area]:
        if not s.done & BLOCK_BIT[block]:
            pending[BLOCK_TYPE[block]].append(block)
    for unit in range(TYPE_COUNT):
        fort = unit == FORTRESS and s.targets[MINOR] != 0 and not s.done & BLOCK_BIT[NEUTRAL_FORT] and s.forts[area] > 0
        if not pending[unit] and not fort:
            continue
        for party in firing_order(s, unit):
            if party == MINOR:
                if fort:
                    return [NEUTRAL_FORT]
                continue
            found = [block for block in fighters(s, area, party) if block in pending[unit] and acts(s, area, block)]
            if found:
                return found
    return []


# --- what it may do (T&T 12.3, B-52) -------------------------------------------------------------------------------


def shots_of(s: TntState, area: int, block: int) -> list[int]:
    """Return the actions by which a unit can fire or bomb, sorted."""
    found = [BOMB] if may_bomb(s, area, block) != NOBODY else []
    classes = classes_of(s, area, BLOCK_FACTION[block])
    for kind in range(FOUR_CLASSES):
        if classes & BIT[kind] and firepower(s, block, kind):
            found.append(FIRE + kind)
    return found


def actions_of(s: TntState, area: int, block: int) -> list[int]:
    """The Combat Actions of a unit, sorted; empty if it can do nothing.

    At sea it must fire if it can hit anything, or retreat (B-52). On land, where a battle is one round, a unit that can hit
    nobody need not leave: to fire in vain is to `PASS` (T&T 12.41).
    """
    found = shots_of(s, area, block)
    ways = ways_out(s, block)
    if ways and not found and area < LAND_COUNT:
        found.append(PASS)
    found += ways
    if BLOCK_TYPE[block] == CARRIER and classes_of(s, area, BLOCK_FACTION[block]) & BIT[NAVAL]:
        found += [STRIKE + (way & NOUN) for way in ways]
    return sorted(found)


def is_idle(s: TntState, area: int, block: int) -> bool:
    """Return True if a unit can neither fire nor leave."""
    return not shots_of(s, area, block) and not ways_out(s, block)


def act(s: TntState, area: int, block: int, action: int) -> None:
    """Carry out the Combat Action of a unit."""
    s.done |= BLOCK_BIT[block]
    if action == BOMB:
        bomb(s, area, block)
    elif FIRE <= action < FIRE + FOUR_CLASSES:
        fire(s, area, block, action - FIRE)
    elif action & ~NOUN == STRIKE:
        hits = strike(s, area, block)
        leave(s, block, (RETREAT if RETREAT + (action & NOUN) in ways_out(s, block) else REBASE) + (action & NOUN))
        if hits:
            s.stack.append(Hits(area, BLOCK_FACTION[block], NAVAL, hits))
    elif action != PASS:
        leave(s, block, action)


def default_of(actions: list[int]) -> int:
    """Return the action of a unit whose player has left: it fires, else what comes first."""
    for action in actions:
        if FIRE <= action < FIRE + FOUR_CLASSES:
            return action
    return actions[0]


def action_menu(s: TntState, block: int) -> list[int]:
    """The Combat Actions one would look for."""
    return [FIRE, FIRE + 1, FIRE + 2, FIRE + 3, *retreat_menu(s, block)]


def why_not_act(s: TntState, area: int, block: int, action: int) -> Refusal | None:
    """The rule that forbids a Combat Action to a unit; None if it is no such action."""
    verb = action & ~NOUN
    if FIRE <= action < FIRE + FOUR_CLASSES:
        found = classes_of(s, area, BLOCK_FACTION[block]) & BIT[action - FIRE]
        return NO_FIREPOWER if found else NO_TARGET
    if action == BOMB:
        return NO_BOMBS
    if action == PASS:
        return MUST_ACT
    if verb == STRIKE:
        if BLOCK_TYPE[block] != CARRIER:
            return CARRIERS_STRIKE
        if not classes_of(s, area, BLOCK_FACTION[block]) & BIT[NAVAL]:
            return NO_TARGET
        return why_not_go(s, block, RETREAT + (action & NOUN))
    if verb in (RETREAT, REBASE):
        return why_not_go(s, block, action)
    return None


class Round(TntStep):
    """T&T 12.3: one Combat Round in an area. Of several unlike units of a type their owner picks the next to act."""

    __slots__ = ("area",)

    def __init__(self, area: int) -> None:
        self.area = area

    def advance(self, s: TntState) -> bool:
        while not round_over(s, self.area):
            ready = next_up(s, self.area)
            if not ready:
                break
            if ready[0] == NEUTRAL_FORT:
                s.done |= BLOCK_BIT[NEUTRAL_FORT]
                fort_fires(s, self.area)
                return False
            if self.skip_idle(s, ready):
                continue
            kinds = distinct(s, ready)
            # Looking for ways out takes longest: not while there is a choice anyway.
            if len(kinds) == 1 and len(shots_of(s, self.area, kinds[0])) < 2:
                actions = actions_of(s, self.area, kinds[0])
                if len(actions) == 1:
                    act(s, self.area, kinds[0], actions[0])
                    return False
            s.asked = BIT[BLOCK_FACTION[ready[0]]]
            return True
        s.done = 0
        s.stack.pop()
        return False

    def skip_idle(self, s: TntState, ready: list[int]) -> bool:
        """Units that can do nothing have acted; whether there were any."""
        idle = False
        for block in ready:
            if is_idle(s, self.area, block):
                s.done |= BLOCK_BIT[block]
                idle = True
        return idle

    def options(self, s: TntState, seat: int) -> list[int]:
        kinds = distinct(s, next_up(s, self.area))
        if len(kinds) > 1:
            return [PICK + block for block in kinds]
        return actions_of(s, self.area, kinds[0])

    def choose(self, s: TntState, seat: int, action: int) -> None:
        kinds = distinct(s, next_up(s, self.area))
        if len(kinds) > 1:
            s.stack.append(Act(self.area, action - PICK))
        else:
            act(s, self.area, kinds[0], action)

    def question(self, s: TntState, seat: int) -> Question:
        kinds = distinct(s, next_up(s, self.area))
        if len(kinds) > 1:
            return Question("ask-next-to-act", "T&T 12.3", PICK + kinds[0], {"area": AREAS[self.area]}, ask="pick {}")
        return ask_action(s, self.area, kinds[0])

    def menu(self, s: TntState, seat: int) -> list[int]:
        kinds = distinct(s, next_up(s, self.area))
        if len(kinds) > 1:
            return [PICK + block for block in s.at[self.area] if BLOCK_FACTION[block] == seat]
        return action_menu(s, kinds[0])

    def refuse(self, s: TntState, seat: int, action: int) -> Refusal:
        kinds = distinct(s, next_up(s, self.area))
        if action < PASS:
            return NOT_ITS_TURN
        if len(kinds) == 1:
            found = why_not_act(s, self.area, kinds[0], action)
            if found is not None:
                return found
        return super().refuse(s, seat, action)


class Act(TntStep):
    """The Combat Action of a unit that its owner has picked."""

    __slots__ = ("area", "block")

    def __init__(self, area: int, block: int) -> None:
        self.area = area
        self.block = block

    def secret_of(self, s: TntState) -> int:
        return BLOCK_FACTION[self.block]

    def advance(self, s: TntState) -> bool:
        # It, or all its enemies, may have been disbanded meanwhile.
        gone = s.place[self.block] != self.area or round_over(s, self.area)
        actions = [] if gone else actions_of(s, self.area, self.block)
        if len(actions) > 1:
            s.asked = BIT[BLOCK_FACTION[self.block]]
            return True
        s.stack.pop()
        if actions:
            act(s, self.area, self.block, actions[0])
        return False

    def options(self, s: TntState, seat: int) -> list[int]:
        return actions_of(s, self.area, self.block)

    def choose(self, s: TntState, seat: int, action: int) -> None:
        s.stack.pop()
        act(s, self.area, self.block, action)

    def question(self, s: TntState, seat: int) -> Question:
        return ask_action(s, self.area, self.block)

    def menu(self, s: TntState, seat: int) -> list[int]:
        return action_menu(s, self.block)

    def refuse(self, s: TntState, seat: int, action: int) -> Refusal:
        found = why_not_act(s, self.area, self.block, action)
        return found if found is not None else super().refuse(s, seat, action)


def ask_action(s: TntState, area: int, block: int) -> Question:
    """Return the question for the action of a unit in a round."""
    return Question("ask-combat-action", "T&T 12.3", default_of(actions_of(s, area, block)), unit_args(s, block))
