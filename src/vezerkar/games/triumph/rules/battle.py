"""Sides of a battle, and the conditions on which it goes on (T&T 12.1, 12.24, 12.71, B-53, B-60).

While a battle is fought, ``s.targets`` tells who takes part in it: a party without targets is no side of it. Only an undefended
MainCapital that is bombed has an attacker without targets (B-61).
"""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.games.triumph import events
from vezerkar.games.triumph.game_data import (
    AIR_FORCE,
    BLOCK_FACTION,
    BLOCK_POWER,
    BLOCK_TYPE,
    CLASS,
    FIREPOWER,
    FLEET,
    FORTRESS,
    GROUND,
    IS_GROUND,
    IS_SHIP,
    LAND_COUNT,
    MAIN_CAPITAL,
    MINOR,
    NATION,
    NAVAL,
    NEAR,
    NEAR_COAST,
    NEAR_SAIL,
    PRECISION_BOMBSIGHT,
    RIVALS,
    SONAR,
    SPAN,
    SUB,
)
from vezerkar.games.triumph.notation import NO_VIA
from vezerkar.games.triumph.rules.control import enemies_in
from vezerkar.games.triumph.rules.units import BLOCK_BIT, FORTS_HERE
from vezerkar.games.triumph.state import ENGAGED, INVADED, NOBODY, START, TntState

PARTY: Final[list[int]] = [BIT[0], BIT[1], BIT[2], FORTS_HERE]
"""PARTY[party]: the set of this one party."""
ALL_PARTIES: Final = MINOR + 1

FORT_NEED: Final[list[int]] = FIREPOWER[FORTRESS]


def is_convoy(s: TntState, block: int) -> bool:
    """Return True if a block is a Ground unit at sea (T&T 12.72)."""
    return s.place[block] >= LAND_COUNT and IS_GROUND[BLOCK_TYPE[block]]


def class_of(s: TntState, block: int) -> int:
    """The class of a block as a target (T&T 12.41, A-44)."""
    return NAVAL if is_convoy(s, block) else CLASS[BLOCK_TYPE[block]]


def foes_of(s: TntState, party: int, area: int) -> int:
    """The parties in an area, as a mask, that are enemies of a party, the one of an Armed Minor included."""
    if party == MINOR:
        return s.foes[NATION[area]] & s.here[area]
    return enemies_in(s, party, area)


def takes_part(s: TntState, area: int, block: int) -> bool:
    """Return True if a block fights in the battle in progress. Escaped Subs and groups that still wait do not (T&T 12.71)."""
    faction = BLOCK_FACTION[block]
    if faction != s.active:
        return s.targets[faction] != 0 and block not in s.deep
    return (area < LAND_COUNT or s.joined & BLOCK_BIT[block] != 0) and block not in s.deep


def fighters(s: TntState, area: int, party: int) -> list[int]:
    """The blocks of a party that fight in the battle in progress."""
    return [block for block in s.at[area] if BLOCK_FACTION[block] == party and takes_part(s, area, block)]


def standing(s: TntState, area: int) -> int:
    """The parties, as a mask, that have units fighting."""
    parties = s.here[area] & FORTS_HERE if s.targets[MINOR] else 0
    for block in s.at[area]:
        if takes_part(s, area, block):
            parties |= BIT[BLOCK_FACTION[block]]
    return parties


def hostile(s: TntState, there: int) -> bool:
    """Return True if among these parties are the Attacker and a party that he fights or that fights him."""
    if not there & BIT[s.active]:
        return False
    for party in range(ALL_PARTIES):
        fights = s.targets[s.active] & PARTY[party] or s.targets[party] & BIT[s.active]
        if party != s.active and there & PARTY[party] and fights:
            return True
    return False


def bombing_run(s: TntState) -> bool:
    """Return True if the battle in progress is the bombing of an undefended MainCapital (B-61)."""
    return s.targets[s.active] == 0


def round_over(s: TntState, area: int) -> bool:
    """T&T 12.24: no enemies face each other any more; groups that wait do not count."""
    return not bombing_run(s) and not hostile(s, standing(s, area))


def battle_over(s: TntState, area: int) -> bool:
    """T&T 12.24, B-53: one side has no units left, Escaped Subs ignored."""
    return not hostile(s, s.here[area])


def winner_of(s: TntState, area: int) -> int:
    """Return the winner of a battle: the Attacker, or the first of his enemies, if they are left alone; `NOBODY` otherwise."""
    if s.here[area] & BIT[s.active]:
        return s.active if battle_over(s, area) else NOBODY
    for party in range(ALL_PARTIES):
        if s.here[area] & PARTY[party] and s.targets[party]:
            return party
    return NOBODY


def group_of(s: TntState, block: int) -> int:
    """Return the area that a block's BattleGroup came from (T&T 11.53, A-26); its own area if it has been there."""
    if block in s.moves:
        return s.moves[block] // (1 << START) % (1 << START)
    return s.place[block]


def waiting_groups(s: TntState, area: int) -> list[int]:
    """The areas from which BattleGroups of the Attacker came that have not joined yet, sorted."""
    groups: list[int] = []
    for block in s.at[area]:
        if BLOCK_FACTION[block] == s.active and not s.joined & BLOCK_BIT[block] and block not in s.deep:
            start = group_of(s, block)
            if start not in groups:
                groups.append(start)
    return sorted(groups)


def whence(s: TntState, block: int) -> int:
    """The last area before the battle in which a unit engaged this turn, `NO_VIA` if it did not or came from afar unnoted.

    A ship comes straight from where it began only if it can sail, or follow the shore, from there.
    """
    move = s.moves.get(block, 0)
    if not move & ENGAGED:
        return NO_VIA
    via = move % SPAN
    if via == NO_VIA:
        start, area = group_of(s, block), s.place[block]
        if start in (NEAR[area] if not IS_SHIP[BLOCK_TYPE[block]] else [*NEAR_SAIL[area], *NEAR_COAST[area]]):
            return start
    return via


def kind_of_block(s: TntState, block: int) -> int:
    """Equal for blocks in one area between which nobody need choose: alike, and come the same way."""
    landed = 1 if s.moves.get(block, 0) & INVADED else 0
    via = whence(s, block)
    if via == NO_VIA and s.moves.get(block, 0) & ENGAGED:
        # From afar: where it may retreat to follows from where it began.
        via = SPAN + group_of(s, block)
    way = via * 2 + landed
    return (way * 16 + s.cv[block]) * 256 + BLOCK_TYPE[block] * 16 + BLOCK_POWER[block]


def distinct(s: TntState, blocks: list[int]) -> list[int]:
    """One block, the lowest, of each kind."""
    if len(blocks) == 1:
        return blocks
    kinds: list[int] = []
    found: list[int] = []
    for block in blocks:
        kind = kind_of_block(s, block)
        if kind not in kinds:
            kinds.append(kind)
            found.append(block)
    return found


def escaped_in(s: TntState, area: int, factions: int) -> list[int]:
    """The Escaped Subs of these factions in an area."""
    return [block for block in s.deep if s.place[block] == area and factions & BIT[BLOCK_FACTION[block]]]


def close(s: TntState) -> None:
    """No battle is in progress any more."""
    for party in range(ALL_PARTIES):
        s.targets[party] = 0
    s.done = 0
    s.joined = 0


def decided(s: TntState, area: int) -> int:
    """T&T 12.24: who has won when a round is over and nobody has left yet; `NOBODY` while both sides are there."""
    return winner_of(s, area) if battle_over(s, area) and not bombing_run(s) else NOBODY


def tell_end(s: TntState, area: int, winner: int) -> None:
    """Tell the winner of a battle, or that there is none. ``winner`` was left alone before the end; `NOBODY` if none was."""
    events.battle_over(s, area, winner if winner != NOBODY else winner_of(s, area))


# --- what a unit can do to whom (T&T 12.41, 12.42) -----------------------------------------------------------------


def firepower(s: TntState, block: int, kind: int) -> int:
    """A roll of at most this hits a target of a class; Convoys have none, Sonar gives Fleets S3 (A-5)."""
    if is_convoy(s, block):
        return 0
    unit = BLOCK_TYPE[block]
    if unit == FLEET and kind == SUB and s.techs[BLOCK_FACTION[block]] & BIT[SONAR]:
        return 3
    return FIREPOWER[unit][kind]


def is_target(s: TntState, area: int, block: int, targets: int) -> bool:
    """Return True if a block in the battle may be hit by a unit that fires at these parties."""
    return targets & BIT[BLOCK_FACTION[block]] != 0 and takes_part(s, area, block)


def classes_of(s: TntState, area: int, party: int) -> int:
    """The classes of targets, as a mask, that a party finds in the battle."""
    targets = s.targets[party]
    found = 0
    if targets & FORTS_HERE and s.here[area] & FORTS_HERE:
        found = BIT[GROUND]
    for block in s.at[area]:
        if is_target(s, area, block, targets):
            found |= BIT[class_of(s, block)]
    return found


def stalemate(s: TntState, area: int) -> bool:
    """B-53: nobody in a sea battle, waiting groups included, can fire at anybody."""
    held = s.joined
    # For this question all groups have joined.
    for block in s.at[area]:
        if BLOCK_FACTION[block] == s.active:
            s.joined |= BLOCK_BIT[block]
    stuck = True
    for party in range(MINOR):
        if s.targets[party]:
            classes = classes_of(s, area, party)
            for block in fighters(s, area, party):
                for kind in range(4):
                    if classes & BIT[kind] and firepower(s, block, kind):
                        stuck = False
    s.joined = held
    return stuck


def may_bomb(s: TntState, area: int, block: int) -> int:
    """T&T 12.62, A-30c: the enemy whose industry an Air Force can bomb here, `NOBODY` if it cannot."""
    faction = BLOCK_FACTION[block]
    if BLOCK_TYPE[block] != AIR_FORCE or not s.techs[faction] & BIT[PRECISION_BOMBSIGHT]:
        return NOBODY
    return bombed_enemy(s, faction, area)


def bombed_enemy(s: TntState, faction: int, area: int) -> int:
    """The enemy whose MainCapital an area is, unless a faction holds it itself; `NOBODY` otherwise."""
    for rival in RIVALS[faction]:
        if MAIN_CAPITAL[rival] == area and s.war[faction] & BIT[rival] and s.control[area] != faction:
            return rival
    return NOBODY
