"""Views: what a faction, or a spectator, may see of a game of Triumph & Tragedy, built out of nothing (T&T 3, 4; B-20).

What positions write in the same way is `Any` here: plain data there, part of a typed view here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from vezerkar.engine.bit_sets import BIT, names_of
from vezerkar.games.triumph.declarations.view_types import (
    TriumphBlock,
    TriumphBlockade,
    TriumphCardCounts,
    TriumphCrossing,
    TriumphDeeds,
    TriumphFaction,
    TriumphGroup,
    TriumphView,
)
from vezerkar.games.triumph.game_data import (
    ACTION_COUNT,
    AREA_COUNT,
    AREAS,
    BLOCK_COUNT,
    BLOCK_FACTION,
    BLOCK_POWER,
    BLOCK_TYPE,
    BLOCKS,
    BORDER_A,
    BORDER_B,
    CARDS,
    DECKS,
    FACTION_OF_POWER,
    FACTIONS,
    FIRST_YEAR,
    HAND_LIMIT,
    LAND_COUNT,
    NATION_COUNT,
    NATIONS,
    PARTIES,
    RAISES_PER_YEAR,
    SEASONS,
    SIX,
    SPAN,
    TECHS,
    THREE,
    TYPES,
)
from vezerkar.games.triumph.imagine import peeked
from vezerkar.games.triumph.rules.control import disputed, production_level, resources
from vezerkar.games.triumph.rules.government import factory_cost
from vezerkar.games.triumph.rules.phases import PHASES, battle_area, phase_of
from vezerkar.games.triumph.rules.secrecy import ACTED, DEED, FRESH, JOINED, MOVED, marks, shows_support, start_of
from vezerkar.games.triumph.rules.step import ALL
from vezerkar.games.triumph.rules.units import has_ground, knows
from vezerkar.games.triumph.rules.victory import blockade_counts, points
from vezerkar.games.triumph.state import (
    AGGRESSED,
    BLOCKED,
    ENDING_CITE,
    ENDINGS,
    ENGAGED,
    INVADED,
    LEFT_BATTLE,
    NOBODY,
    OPEN,
    TURN_KINDS,
    TntState,
)

UPRIGHT_GROUP = "upright"
OPEN_GROUP = "open"
ESCAPED_GROUP = "escaped"
GROUPS = (UPRIGHT_GROUP, OPEN_GROUP, ESCAPED_GROUP)
BLOCKADES = ("free", "med", "blocked")
DEEDS = {ENGAGED: "engaged", INVADED: "invaded", AGGRESSED: "aggressed", LEFT_BATTLE: "left_battle"}
FLAGS = {ACTED: "acted", JOINED: "joined", FRESH: "fresh"}
VIA = 255
BLOCKS_OF = [[block for block in range(BLOCK_COUNT) if BLOCK_POWER[block] == power] for power in range(SIX)]
"""BLOCKS_OF[power]: all that it has, on the map or not."""


def view(s: TntState, seat: int) -> TriumphView:
    """Everything this seat may see (-1: a spectator). When the game is over nothing is secret any more."""
    vaults = ALL if s.over else peeked(s, seat)
    battle = battle_area(s)
    return {
        "seat": FACTIONS[seat] if seat >= 0 else None,
        "round": s.year - FIRST_YEAR + 1,
        "year": s.year,
        "season": SEASONS[s.season],
        "phase": PHASES[phase_of(s)],
        "order": [FACTIONS[faction] for faction in s.order],
        "active": FACTIONS[s.active] if s.active != NOBODY else None,
        "active_ally": FACTIONS[s.active_ally] if s.active_ally != NOBODY else None,
        "turn": TURN_KINDS[s.turn_kind],
        "commands": s.commands,
        "passes": s.passes,
        "waiting": names_of(s.asked, FACTIONS),
        "control": {AREAS[area]: PARTIES[s.control[area]] for area in range(LAND_COUNT)},
        "seas": {AREAS[area]: names_of(s.control[area], FACTIONS) for area in range(LAND_COUNT, AREA_COUNT) if s.control[area]},
        "disputed": {
            AREAS[area]: PARTIES[s.owner[area]] if s.owner[area] != NOBODY else None
            for area in range(LAND_COUNT)
            if disputed(s, area)
        },
        "groups": groups(s, seat),
        "forts": {AREAS[area]: s.forts[area] for area in range(LAND_COUNT) if s.forts[area]},
        "markers": {NATIONS[i]: FACTIONS[s.marker[i]] for i in range(NATION_COUNT) if s.marker[i] != NOBODY},
        "influence": {NATIONS[i]: influence(s.influence[i]) for i in range(NATION_COUNT) if s.influence[i]},
        "armed": {NATIONS[i]: armed(s, i) for i in range(NATION_COUNT) if s.armed & BIT[i]},
        "fallen": names_of(s.fallen, NATIONS),
        "blockade": blockade(s),
        "struck": names_of(s.struck, FACTIONS),
        "peace_broken": names_of(s.peace_broken, FACTIONS),
        "usa_forces": s.usa_forces,
        "factions": {FACTIONS[i]: faction_view(s, i, s.over or i == seat, bool(vaults & BIT[i])) for i in range(THREE)},
        "support": support(s),
        "strength": {NATIONS[power]: strength(s, power) for power in range(SIX)},
        "decks": {name: len(s.decks[i]) for i, name in enumerate(DECKS)},
        "piles": {name: card_names(s.piles[i]) for i, name in enumerate(DECKS)},
        "laid": laid(s),
        "intel": CARDS[s.agents] if s.agents >= 0 else None,
        "chits": sum(s.chits),
        "shown": s.shown,
        "crossed": crossings(s),
        "aggressed": area_names(s.aggressed),
        "battle": AREAS[battle] if battle != NOBODY else None,
        "battles": area_names(s.battles),
        "fought": area_names(s.fought),
        "came": [[AREAS[way // SPAN], AREAS[way % SPAN]] for way in s.came],
        "targets": targets(s),
        "winners": names_of(s.winner, FACTIONS),
        "ending": ENDINGS[s.ending],
        "ending_cite": ENDING_CITE[s.ending],
    }


# --- names ---------------------------------------------------------------------------------------------------------


def area_names(areas: Iterable[int]) -> list[Any]:
    """The names of areas, in order."""
    return [AREAS[area] for area in areas]


def card_names(cards: Iterable[int]) -> list[Any]:
    """The names of cards, in order."""
    return [CARDS[card] for card in cards]


# --- the map -------------------------------------------------------------------------------------------------------


def groups(s: TntState, seat: int) -> list[TriumphGroup]:
    """The blocks on the map: a group for all of one nation that stand in one area in the same way."""
    found: list[TriumphGroup] = []
    for area in range(AREA_COUNT):
        held: dict[tuple[int, int], list[int]] = {}
        for block in s.at[area]:
            held.setdefault((BLOCK_POWER[block], state_of(s, block)), []).append(block)
        found += [group(s, seat, area, power, state, held[power, state]) for power, state in sorted(held)]
    return found


def state_of(s: TntState, block: int) -> int:
    """Return the index of a block's position: upright, open or escaped."""
    if block in s.deep:
        return GROUPS.index(ESCAPED_GROUP)
    return GROUPS.index(OPEN_GROUP if s.seen[block] & OPEN else UPRIGHT_GROUP)


def group(s: TntState, seat: int, area: int, power: int, state: int, blocks: list[int]) -> TriumphGroup:
    """One group: to its owner every block by its name, to others the faces they know and how many they do not know."""
    faction = FACTION_OF_POWER[power]
    found: TriumphGroup = {
        "id": f"{NATIONS[power]}-{AREAS[area]}-{GROUPS[state]}",
        "area": AREAS[area],
        "nation": NATIONS[power],
        "faction": FACTIONS[faction],
        "state": GROUPS[state],
        "size": len(blocks),
        "blocks": None,
    }
    if faction == seat:
        found["blocks"] = [own_block(s, block) for block in blocks]
    else:
        faces = sorted((BLOCK_TYPE[block], s.cv[block], marks(s, block)) for block in blocks if s.over or knows(s, seat, block))
        found["faces"] = [{"unit": TYPES[kind], "cv": cv, **deeds(seen)} for kind, cv, seen in faces]
        unknown = sorted(marks(s, block) for block in blocks if not s.over and not knows(s, seat, block))
        found["hidden"] = [{"size": unknown.count(seen), **deeds(seen)} for seen in sorted(set(unknown))]
    return found


def own_block(s: TntState, block: int) -> TriumphBlock:
    """A block as its owner sees it; ``known``: the Rivals that know its face."""
    return {
        "block": BLOCKS[block],
        "unit": TYPES[BLOCK_TYPE[block]],
        "cv": s.cv[block],
        "known": names_of(s.seen[block] & ALL & ~BIT[BLOCK_FACTION[block]], FACTIONS),
        **deeds(marks(s, block)),
    }


def deeds(seen: int) -> TriumphDeeds:
    """Return the deeds of a block this turn that everybody saw.

    They are the area it came from, the area over which it went into or out of a battle, and flags.
    """
    flags = [name for flag, name in FLAGS.items() if seen & flag]
    if not seen & MOVED:
        return {"from": None, "via": None, "flags": flags}
    move = seen >> DEED
    via = move & VIA
    flags += [name for flag, name in DEEDS.items() if move & flag]
    return {"from": AREAS[start_of(move)], "via": AREAS[via] if via < AREA_COUNT else None, "flags": flags}


def strength(s: TntState, power: int) -> int:
    """The CV that a nation has on the map. Public: everybody sees each step being gained and lost."""
    return sum([s.cv[block] for block in BLOCKS_OF[power]])


def support(s: TntState) -> dict[str, list[str]]:
    """Return the factions with Ground units in land areas that they do not control; everybody can tell."""
    found: dict[str, list[str]] = {}
    for area in range(LAND_COUNT):
        there = [i for i in range(THREE) if shows_support(s, i, area) and has_ground(s, area, i)]
        if there:
            found[AREAS[area]] = [FACTIONS[i] for i in there]
    return found


def laid(s: TntState) -> Any:
    """The Diplomacy cards that wait for resolution."""
    return {
        NATIONS[i]: {"faction": FACTIONS[s.laid_by[i]], "cards": card_names(s.laid[i])} for i in range(NATION_COUNT) if s.laid[i]
    }


def targets(s: TntState) -> Any:
    """At whom each party may fire in the battle in progress."""
    return {PARTIES[party]: names_of(s.targets[party], PARTIES) for party in range(len(s.targets)) if s.targets[party]}


def influence(markers: int) -> Any:
    """The Influence markers on a nation."""
    return {"faction": FACTIONS[markers & 3], "count": markers >> 2}


def armed(s: TntState, nation: int) -> Any:
    """An Armed Minor: its foes, who violated it and who intervenes for it."""
    violated, partner = s.violated[nation], s.partners[nation]
    return {
        "foes": names_of(s.foes[nation], FACTIONS),
        "violated": FACTIONS[violated] if violated != NOBODY else None,
        "partner": FACTIONS[partner] if partner != NOBODY else None,
    }


def blockade(s: TntState) -> Any:
    """The Blockade markers: where, on whose POP and RES, and whether they block everything (T&T 14.22)."""
    found: dict[str, TriumphBlockade] = {}
    for area in range(LAND_COUNT):
        if s.blockade[area]:
            whose = s.blockaded[area]
            faction = FACTIONS[whose] if whose != NOBODY else None
            found[AREAS[area]] = {"faction": faction, "full": s.blockade[area] == BLOCKED}
    return found


def crossings(s: TntState) -> Any:
    """The Ground units that engaged or disengaged across borders in this phase (T&T 11.52)."""
    found: list[TriumphCrossing] = []
    for key in sorted(s.crossed):
        border = key // 4
        between = [AREAS[BORDER_A[border]], AREAS[BORDER_B[border]]]
        found.append({"border": between, "faction": FACTIONS[key % 4], "units": s.crossed[key]})
    return found


# --- factions ------------------------------------------------------------------------------------------------------


def faction_view(s: TntState, i: int, own: bool, vault: bool) -> TriumphFaction:
    """One faction: what everybody sees of it, what its own player sees, and ``vault`` what lies in its Vault."""
    pop, res = resources(s, i, True)
    blockaded = blockade_counts(s, s.ending)
    mine = s.commits[i] if own or s.shown else ()
    return {
        "war": names_of(s.war[i], FACTIONS),
        "declared": names_of(s.declared[i], FACTIONS),
        "ind": s.ind[i],
        "pop": pop,
        "res": res,
        "production": production_level(s, i),
        "factory_cost": factory_cost(s, i),
        "raises_left": RAISES_PER_YEAR - s.raises[i],
        "hand_limit": HAND_LIMIT[i],
        "hand_size": kinds(s.hand[i]),
        "hand": card_names(s.hand[i]) if own else None,
        "bought": kinds(s.bought[i]),
        "passive": kinds(s.passive[i]),
        "passive_cards": card_names(s.passive[i]) if s.over else None,
        "committed": kinds(s.commits[i]),
        "commits": card_names(mine) if own or s.shown else None,
        "vault_size": len(s.vault[i]),
        "vault": [pair(entry) for entry in s.vault[i]] if vault else None,
        "techs": names_of(s.techs[i], TECHS),
        "kept": card_names(s.kept[i]),
        "dividends_size": len(s.dividends[i]),
        "dividends": list(s.dividends[i]) if own else None,
        "points": points(s, i, False, blockaded),
        "all_points": points(s, i, True, blockaded) if own else None,
    }


def kinds(cards: tuple[int, ...]) -> TriumphCardCounts:
    """Return the numbers of Action and of Investment cards (B-20)."""
    actions = sum(card < ACTION_COUNT for card in cards)
    return {"action": actions, "investment": len(cards) - actions}


def pair(entry: int) -> Any:
    """A Pair in a Vault."""
    return {"tech": TECHS[entry >> 16], "cards": card_names((entry >> 8 & 255, entry & 255))}
