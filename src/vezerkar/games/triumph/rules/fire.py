"""Firing (T&T 12.4, 12.62, B-22, B-28, B-51, B-54)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.decision import Question, Refusal
from vezerkar.games.triumph import events
from vezerkar.games.triumph.game_data import (
    AIR,
    AIR_DEFENSE_RADAR,
    AIR_FORCE,
    AREAS,
    BLOCK_FACTION,
    BLOCK_TYPE,
    CARRIER,
    CLASSES,
    GROUND,
    HEAVY_TANKS,
    JETS,
    LAND_COUNT,
    MINOR,
    NAVAL,
    NAVAL_RADAR,
    NEUTRAL_FORT,
    ROCKET_ARTILLERY,
    SUB,
    THREE,
)
from vezerkar.games.triumph.notation import LOSE
from vezerkar.games.triumph.rules.battle import (
    ALL_PARTIES,
    FORT_NEED,
    PARTY,
    class_of,
    classes_of,
    distinct,
    firepower,
    is_convoy,
    is_target,
    may_bomb,
)
from vezerkar.games.triumph.rules.step import TntStep
from vezerkar.games.triumph.rules.units import recount, weaken
from vezerkar.games.triumph.state import TntState

NOT_STRONGEST: Final = Refusal("refuse-not-strongest", "T&T 12.44")

NO_TECH: Final = -1
FIRST_FIRE: Final[list[int]] = [NO_TECH, JETS, NO_TECH, NO_TECH, NAVAL_RADAR, HEAVY_TANKS, ROCKET_ARTILLERY]
"""FIRST_FIRE[type]: the Technology that lets units of a type fire first (T&T 9.0)."""

STRIKE_NEED: Final = 1
BOMB_NEED: Final = 1
FORT_CLASSES: Final[tuple[int, ...]] = (GROUND, NAVAL, SUB, AIR)
"""Classes in the order in which a neutral Fortress prefers to fire at them (B-28)."""


# --- who fires first (T&T 12.3, 15.22) -----------------------------------------------------------------------------


def knows(s: TntState, party: int, tech: int) -> bool:
    """Return True if a party has Revealed a Technology; false for `NO_TECH` and for Armed Minors."""
    return party < THREE and tech != NO_TECH and s.techs[party] & BIT[tech] != 0


def fires_before(s: TntState, defender: int, unit: int) -> bool:
    """Return True if the Attacker's units of a type act before those of a defender (B-22, B-51)."""
    tech = FIRST_FIRE[unit]
    mine, theirs = knows(s, s.active, tech), knows(s, defender, tech)
    if s.struck & PARTY[defender]:
        return mine or not theirs
    return mine and not theirs


def firing_order(s: TntState, unit: int) -> list[int]:
    """The sides of the battle in progress in the order in which their units of a type act."""
    before: list[int] = []
    after: list[int] = []
    for party in range(ALL_PARTIES):
        if party != s.active and s.targets[party]:
            if fires_before(s, party, unit):
                after.append(party)
            else:
                before.append(party)
    return [*before, s.active, *after]


# --- rolling (T&T 12.43) -------------------------------------------------------------------------------------------


def dice_of(s: TntState, area: int, block: int, kind: int) -> int:
    """Return the number of dice of a block: its CV, twice that with the AirDefense Radar over Friendly Territory (A-6)."""
    if kind == AIR and BLOCK_TYPE[block] == AIR_FORCE and area < LAND_COUNT:
        faction = BLOCK_FACTION[block]
        if s.control[area] == faction and knows(s, faction, AIR_DEFENSE_RADAR):
            return 2 * s.cv[block]
    return s.cv[block]


def roll(s: TntState, area: int, block: int, dice: int, need: int, letter: str) -> int:
    """Roll and tell; the number of hits. ``block`` may be `NEUTRAL_FORT`; ``letter`` is the class fired at, I for industry."""
    rolls: list[int] = []
    hits = 0
    for _ in range(dice):
        eyes = s.randbelow(6) + 1
        if eyes <= need:
            hits += 1
        rolls.append(eyes)
    events.fired(s, area, block, letter, need, rolls, hits)
    return hits


def fire(s: TntState, area: int, block: int, kind: int) -> None:
    """T&T 12.43: a block fires at a class; the hits are dealt next."""
    hits = roll(s, area, block, dice_of(s, area, block, kind), firepower(s, block, kind), CLASSES[kind])
    if hits:
        s.stack.append(Hits(area, BLOCK_FACTION[block], kind, hits))


def strike(s: TntState, area: int, block: int) -> int:
    """T&T 12.74, A-2: a Carrier strikes at Naval units; the hits, which the caller deals once it has left."""
    return roll(s, area, block, s.cv[block], STRIKE_NEED, CLASSES[NAVAL])


def bomb(s: TntState, area: int, block: int) -> None:
    """T&T 12.62: an Air Force bombs the industry of an enemy."""
    victim = may_bomb(s, area, block)
    hits = roll(s, area, block, s.cv[block], BOMB_NEED, "I")
    s.ind[victim] = max(0, s.ind[victim] - hits)
    events.bombed(s, victim, area, hits)


def fort_fires(s: TntState, area: int) -> None:
    """B-28: the Fortress of an Armed Minor fires at Ground units, else where its firepower is highest."""
    classes = classes_of(s, area, MINOR)
    for kind in FORT_CLASSES:
        if classes & BIT[kind]:
            hits = roll(s, area, NEUTRAL_FORT, s.forts[area], FORT_NEED[kind], CLASSES[kind])
            if hits:
                s.stack.append(Hits(area, MINOR, kind, hits))
            return


# --- hits (T&T 12.44) ----------------------------------------------------------------------------------------------


def strongest(s: TntState, area: int, by: int, kind: int) -> list[int]:
    """The targets of a class with the highest CV, all of one owner: among which that owner chooses.

    If several owners have one, the hit goes to the Axis, then the West, the USSR, an Armed Minor.
    """
    targets = s.targets[by]
    best = 0
    for block in s.at[area]:
        if s.cv[block] > best and is_target(s, area, block, targets) and class_of(s, block) == kind:
            best = s.cv[block]
    fort = s.forts[area] if area < LAND_COUNT and kind == GROUND and targets & PARTY[MINOR] else 0
    if fort > best:
        return [NEUTRAL_FORT]
    if best == 0:
        return []
    found: list[int] = []
    for party in range(THREE):
        if not found:
            for block in s.at[area]:
                if (
                    s.cv[block] == best
                    and BLOCK_FACTION[block] == party
                    and is_target(s, area, block, targets)
                    and class_of(s, block) == kind
                ):
                    found.append(block)
    return found


def take_hit(s: TntState, area: int, block: int) -> None:
    """A unit takes a hit: 1 CV, Carriers and Convoys 2 (T&T 12.44)."""
    if block == NEUTRAL_FORT:
        s.forts[area] -= 1
        recount(s, area)
        left = s.forts[area]
    else:
        weaken(s, block, 2 if BLOCK_TYPE[block] == CARRIER or is_convoy(s, block) else 1)
        left = s.cv[block]
    events.hit(s, area, block, left)
    if left == 0:
        events.destroyed(s, area, block)


class Hits(TntStep):
    """T&T 12.44, B-54: hits by a party on a class are dealt one by one, each to the strongest; its owner breaks ties."""

    __slots__ = ("area", "by", "kind", "left")

    def __init__(self, area: int, by: int, kind: int, left: int) -> None:
        self.area = area
        self.by = by
        self.kind = kind
        self.left = left

    def choices(self, s: TntState) -> list[int]:
        """The blocks that may take the next hit, one of each kind."""
        return distinct(s, strongest(s, self.area, self.by, self.kind))

    def advance(self, s: TntState) -> bool:
        choices = self.choices(s)
        if len(choices) > 1:
            s.asked = BIT[BLOCK_FACTION[choices[0]]]
            return True
        s.stack.pop()
        if choices:
            self.deal(s, choices[0])
        return False

    def deal(self, s: TntState, block: int) -> None:
        """One hit is dealt; the others come next. This Step is off the stack."""
        if self.left > 1:
            s.stack.append(Hits(self.area, self.by, self.kind, self.left - 1))
        take_hit(s, self.area, block)

    def options(self, s: TntState, seat: int) -> list[int]:
        return [LOSE + block for block in self.choices(s)]

    def choose(self, s: TntState, seat: int, action: int) -> None:
        s.stack.pop()
        self.deal(s, action - LOSE)

    def question(self, s: TntState, seat: int) -> Question:
        args: dict[str, int | str] = {"area": AREAS[self.area], "class": CLASSES[self.kind], "hits": self.left}
        return Question("ask-lose", "T&T 12.44", self.options(s, seat)[0], args, ask="lose {}")

    def menu(self, s: TntState, seat: int) -> list[int]:
        return [LOSE + block for block in s.at[self.area] if BLOCK_FACTION[block] == seat and is_target(s, self.area, block, 7)]

    def refuse(self, s: TntState, seat: int, action: int) -> Refusal:
        if action in self.menu(s, seat):
            return NOT_STRONGEST
        return super().refuse(s, seat, action)
