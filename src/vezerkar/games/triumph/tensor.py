"""Triumph & Tragedy as bytes: what a faction sees, and the table of all actions.

Factions are counted from the one that looks: row 0 is its own, row 1 that of the next in the order Axis, West, USSR. Parties are
these three, then Armed Minors, then Neutrals. Blocks have rows of their own in what begins with ``own``, in the order of their
numbers, with -1 for no area; of those of others only what is known of an area is written, for nobody can tell one of them from
another.
"""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, ELEMENTS, NINE, members
from vezerkar.engine.tensor import Field, Layout, Tensor, numbered, write_number, write_set
from vezerkar.games.triumph.game_data import (
    ACTION_COUNT,
    AREA_COUNT,
    AREAS,
    BLOCK_COUNT,
    BLOCK_FACTION,
    BLOCK_POWER,
    BLOCK_TYPE,
    BORDER,
    BORDER_COUNT,
    CARD_COUNT,
    CARD_INTEL,
    CARD_NATIONS,
    CARD_WILDCARD,
    CLASSES,
    COASTAL,
    DIVIDENDS,
    FACTIONS,
    FIRST_YEAR,
    INTELS,
    IS_ESPIONAGE,
    IS_SHIP,
    LAND_COUNT,
    LAST_YEAR,
    MINOR,
    MOLE,
    MOST_CV,
    NATION_COUNT,
    NATIONS,
    NEAR,
    NEAR_LAND,
    PARTIES,
    RAISES_PER_YEAR,
    SEASONS,
    SIX,
    SPAN,
    TECH_COUNT,
    TECHS,
    THREE,
    TYPE_COUNT,
    TYPES,
    USSR,
    WEST,
)
from vezerkar.games.triumph.imagine import peeked
from vezerkar.games.triumph.notation import (
    ACTIVE_ALLY,
    AT,
    BATTLE,
    BUILD,
    COMMIT,
    CONVERT,
    DEVELOP,
    DIPLOMACY,
    DISBAND,
    DISCARD,
    FIRE,
    INDUSTRY,
    INTERVENE,
    JOIN,
    KEEP,
    LOSE,
    NO_AREA,
    NO_VIA,
    NOTATION,
    NOUN,
    ON,
    PAIR,
    PARTITION,
    PASS,
    PICK,
    RAISE,
    REBASE,
    REPUDIATE,
    RETREAT,
    REVEAL,
    SPY,
    STRIKE,
    TARGET,
    TO,
    VIOLATE,
    WAR,
    of_area,
)
from vezerkar.games.triumph.rules.control import disputed, level_of, production_level, resources
from vezerkar.games.triumph.rules.diplomacy import printed
from vezerkar.games.triumph.rules.government import factory_cost
from vezerkar.games.triumph.rules.phases import PHASES, battle_area, phase_of
from vezerkar.games.triumph.rules.production import LAST_FORCE
from vezerkar.games.triumph.rules.secrecy import DEED, MOVED, marks, shows_support, start_of
from vezerkar.games.triumph.rules.step import ALL
from vezerkar.games.triumph.rules.technology import ALL_TECHS, BEARS, OF_SCIENCE
from vezerkar.games.triumph.rules.units import has_ground
from vezerkar.games.triumph.rules.victory import beside_production, blockade_counts, points
from vezerkar.games.triumph.state import BLOCKED, NOBODY, OPEN, SPENT, TURN_KINDS, TntState

SEA_COUNT: Final = AREA_COUNT - LAND_COUNT
YEARS: Final = LAST_YEAR - FIRST_YEAR + 1
DECK: Final = CARD_COUNT
FOUR: Final = MINOR + 1
"""The parties that may have units."""
FIVE: Final = len(PARTIES)
KINDS: Final = 2
"""Action and Investment cards."""
DEEDS: Final = 8
"""Deeds of a block in a Player Turn: it has moved, acted, joined, been raised or built, engaged, invaded, aggressed, left."""
OWN_BLOCKS: Final[list[list[int]]] = [
    [block for block in range(BLOCK_COUNT) if BLOCK_FACTION[block] == faction] for faction in range(THREE)
]
OWN_MOST: Final = max([len(blocks) for blocks in OWN_BLOCKS])
OWN_ROW: Final[list[int]] = [OWN_BLOCKS[BLOCK_FACTION[block]].index(block) for block in range(BLOCK_COUNT)]
"""OWN_ROW[block]: its row among the blocks of its faction, in the order of their numbers."""
LOWEST_POINTS: Final = -2
"""A point is lost for each Rival that a faction has declared war on."""
MOST_OF_ALL: Final = 255

FIELDS: Final = (
    Field("seat", (THREE,), "one"),
    Field("active", (THREE,), "one"),
    Field("active_ally", (THREE,), "one"),
    Field("asked", (THREE,), "set"),
    Field("options", (3,), "set"),
    Field("year", (YEARS,), "one"),
    Field("season", (len(SEASONS),), "one"),
    Field("phase", (len(PHASES),), "one"),
    Field("turn", (len(TURN_KINDS),), "one"),
    Field("order", (THREE, THREE), "one"),
    Field("struck", (THREE,), "set"),
    Field("peace_broken", (THREE,), "set"),
    Field("shown", (1,), "set"),
    Field("commands", (1,), "number", 20),
    Field("passes", (1,), "number", THREE),
    Field("usa_forces", (1,), "number", LAST_FORCE, SPENT),
    Field("chits", (1,), "number", sum(DIVIDENDS)),
    Field("decks", (KINDS,), "number", ACTION_COUNT),
    Field("intel", (DECK,), "one"),
    # The map.
    Field("control", (LAND_COUNT, FIVE), "one"),
    Field("owner", (LAND_COUNT, FOUR), "one"),
    Field("forts", (LAND_COUNT,), "number", 4),
    Field("blockade", (LAND_COUNT,), "number", BLOCKED),
    Field("blockaded", (LAND_COUNT, THREE), "one"),
    Field("support", (LAND_COUNT, THREE), "set"),
    Field("seas", (SEA_COUNT, THREE), "set"),
    Field("aggressed", (AREA_COUNT,), "set"),
    Field("battles", (AREA_COUNT,), "set"),
    Field("fought", (AREA_COUNT,), "set"),
    Field("battle", (AREA_COUNT,), "one"),
    Field("targets", (FOUR, FOUR), "set"),
    Field("came", (BORDER_COUNT, 2), "set"),
    Field("crossed", (BORDER_COUNT, THREE), "number", 20),
    # Nations.
    Field("marker", (NATION_COUNT, THREE), "one"),
    Field("influence", (NATION_COUNT, THREE), "number", 20),
    Field("laid", (NATION_COUNT, THREE), "number", 20),
    Field("foes", (NATION_COUNT, THREE), "set"),
    Field("violated", (NATION_COUNT, THREE), "one"),
    Field("partner", (NATION_COUNT, THREE), "one"),
    Field("armed", (NATION_COUNT,), "set"),
    Field("fallen", (NATION_COUNT,), "set"),
    # Factions.
    Field("war", (THREE, THREE), "set"),
    Field("declared", (THREE, THREE), "set"),
    Field("techs", (THREE, TECH_COUNT), "set"),
    Field("vault", (THREE, TECH_COUNT), "set"),
    Field("vault_cards", (THREE, DECK), "set"),
    Field("kept", (THREE, DECK), "set"),
    Field("commits", (THREE, DECK), "set"),
    Field("hand_size", (THREE, KINDS), "number", DECK),
    Field("bought", (THREE, KINDS), "number", DECK),
    Field("passive", (THREE, KINDS), "number", DECK),
    Field("committed", (THREE, KINDS), "number", DECK),
    Field("vault_size", (THREE,), "number", TECH_COUNT),
    Field("dividends_size", (THREE,), "number", sum(DIVIDENDS)),
    Field("ind", (THREE,), "number", 60),
    Field("pop", (THREE,), "number", 60),
    Field("res", (THREE,), "number", 60),
    Field("production", (THREE,), "number", 60),
    Field("factory_cost", (THREE,), "number", 20),
    Field("raises_left", (THREE,), "number", RAISES_PER_YEAR),
    Field("points", (THREE,), "number", 60, LOWEST_POINTS),
    Field("all_points", (1,), "number", 120, LOWEST_POINTS),
    Field("dividends", (len(DIVIDENDS),), "number", sum(DIVIDENDS)),
    Field("hand", (DECK,), "set"),
    Field("laid_cards", (DECK,), "set"),
    Field("piles", (DECK,), "set"),
    # Blocks.
    Field("strength", (SIX,), "number", MOST_OF_ALL),
    Field("blocks", (AREA_COUNT, SIX), "number", BLOCK_COUNT),
    Field("faces", (AREA_COUNT, THREE, TYPE_COUNT), "number", MOST_OF_ALL),
    Field("escaped", (AREA_COUNT, THREE), "number", BLOCK_COUNT),
    Field("deeds", (AREA_COUNT, DEEDS), "number", BLOCK_COUNT),
    Field("own_place", (OWN_MOST,), "number", AREA_COUNT - 1, -1),
    Field("own_cv", (OWN_MOST,), "number", max(MOST_CV)),
    Field("own_from", (OWN_MOST,), "number", AREA_COUNT - 1, -1),
    Field("own_via", (OWN_MOST,), "number", AREA_COUNT - 1, -1),
    Field("own_known", (OWN_MOST, 2), "set"),
    Field("own_open", (OWN_MOST,), "set"),
    Field("own_escaped", (OWN_MOST,), "set"),
    Field("own_deeds", (OWN_MOST, DEEDS), "set"),
)

PROMPTS: Final = (
    *("ask-cadre", "ask-extra-cv", "ask-free-diplomacy", "ask-active-ally", "ask-production", "ask-passive-production"),
    *("ask-usa-forces", "ask-government", "ask-industry", "ask-pair", "ask-keep", "ask-keep-one", "ask-intel"),
    *("ask-double-agent", "ask-mole", "ask-muster", "ask-hand-limit", "ask-command", "ask-order", "ask-winter-command"),
    *("ask-move", "ask-where", "ask-pay-for-war", "ask-protect", "ask-attack", "ask-next-battle", "ask-surface", "ask-join"),
    *("ask-targets", "ask-next-to-act", "ask-combat-action", "ask-lose", "ask-leave", "ask-escape", "ask-rebase"),
    "ask-rebase-one",
)

FACTS: Final = {
    "area": 0,
    **dict.fromkeys(("nation", "faction"), 1),
    **dict.fromkeys(("unit", "class", "tech", "intel", "season", "rival", "left", "passes", "cost", "count", "commands"), 2),
    **dict.fromkeys(("cv", "hits", "factories"), 3),
}

WORDS: Final = {
    "area": numbered(AREAS),
    "nation": numbered(NATIONS),
    **dict.fromkeys(("faction", "rival"), numbered(FACTIONS)),
    "unit": numbered(TYPES),
    "class": numbered(CLASSES),
    "tech": numbered(TECHS),
    "intel": numbered(INTELS),
    "season": numbered(SEASONS),
}

# Kinds of nouns.
NONE: Final = 0
BLOCK: Final = 1
AREA: Final = 2
NATION: Final = 3
CARD: Final = 4
TECH: Final = 5
FACTION: Final = 6
TYPE: Final = 7
CLASS: Final = 8
PARTY_SET: Final = 9

NOUNS: Final[dict[int, int]] = {
    **dict.fromkeys((RAISE, DISBAND, LOSE), BLOCK),
    **dict.fromkeys((RETREAT, REBASE, STRIKE, BATTLE, JOIN), AREA),
    **dict.fromkeys((VIOLATE, PARTITION, INTERVENE, REPUDIATE, ON), NATION),
    **dict.fromkeys((KEEP, INDUSTRY, SPY, COMMIT, DISCARD), CARD),
    **dict.fromkeys((REVEAL, DEVELOP), TECH),
    **dict.fromkeys((WAR, ACTIVE_ALLY), FACTION),
    TARGET: PARTY_SET,
}
"""The kind of the noun of each verb that has one."""

PAIRS: Final[dict[int, tuple[int, int]]] = {
    TO: (AREA, AREA),
    AT: (FACTION, AREA),
    BUILD: (AREA, TYPE),
    CONVERT: (AREA, TYPE),
    DIPLOMACY: (CARD, NATION),
    PAIR: (CARD, CARD),
}
"""The kinds of the nouns of each verb that has two."""

VERB: Final = 16
"""A verb is the number of an action without its lowest so many bits; `PICK` is 0."""
FIRST_SHORT_VERB: Final = (ACTIVE_ALLY >> VERB) + 2
"""The number of the verb ``pass``, after those of all verbs with nouns; further short ones follow in the order of their codes."""

RELATIVE: Final[list[list[int]]] = [
    [(party - seat) % THREE if party < THREE else party for party in range(FIVE)] for seat in range(THREE)
]
"""RELATIVE[seat][party]: its row for the faction that looks."""


def _turned(seat: int, parties: int) -> int:
    return sum([BIT[RELATIVE[seat][party]] for party in members(parties)])


TURNED: Final[list[list[int]]] = [[_turned(seat, parties) for parties in range(BIT[FOUR])] for seat in range(THREE)]
"""TURNED[seat][mask]: the same parties in the rows that they have for the faction that looks."""

HOLDERS: Final[list[list[bytes]]] = [
    [bytes([int(place == RELATIVE[seat][party]) for place in range(FIVE)]) for party in range(FIVE)] for seat in range(THREE)
]
"""HOLDERS[seat][party]: the bytes of an area that a party controls, for the faction that looks."""

PART_BITS: Final = 54
PART: Final = (1 << PART_BITS) - 1
"""So many blocks of a set are looked at together."""

DEED_SETS: Final[list[tuple[int, ...]]] = [members(deeds) for deeds in range(BIT[DEEDS])]


# --- the table of all actions --------------------------------------------------------------------------------------


def all_codes() -> tuple[int, ...]:
    """Return the codes of all actions, sorted; those that concern two things as far as the data allow."""
    codes = {*NOTATION}
    for area in range(AREA_COUNT):
        codes.update([of_area(TO, area, via) for via in ways_to(area)])
        codes.update([of_area(AT, faction, area) for faction in range(THREE)])
    for area in range(LAND_COUNT):
        for kind in range(TYPE_COUNT):
            if COASTAL[area] or not IS_SHIP[kind]:
                codes.update((of_area(BUILD, area, kind), of_area(CONVERT, area, kind)))
    for card in range(ACTION_COUNT):
        codes.update([of_area(DIPLOMACY, card, nation) for nation in meant_by(card)])
    for one in range(ACTION_COUNT, CARD_COUNT):
        codes.update([of_area(PAIR, one, other) for other in range(one + 1, CARD_COUNT) if may_pair(one, other)])
    return tuple(sorted(codes))


def ways_to(area: int) -> set[int]:
    """Return what may be named as the way to an area.

    A neighbour, out of which a unit goes into a battle or into which it comes out of one; the area itself; or, for units that
    come out of a battle and march on, an area by land two steps away: no Ground unit marches more than three (T&T 3.2, 9.0).
    """
    found = {NO_VIA, area, *NEAR[area]}
    for near in NEAR_LAND[area]:
        found.update(NEAR_LAND[near])
    return found


def meant_by(card: int) -> set[int]:
    """Return the nations for which somebody may play an Action card."""
    if CARD_WILDCARD[card] < 0:
        return {*CARD_NATIONS[card]}
    found: set[int] = set()
    for faction in range(THREE):
        found.update(printed(faction, card))
    return found


def may_pair(one: int, other: int) -> bool:
    """Return True if two cards can achieve a technology together, by what is printed on them and whatever Rivals have."""
    return BEARS[one] & may_help(other) != 0 or BEARS[other] & may_help(one) != 0


def may_help(card: int) -> int:
    """Return the technologies for which a card can be the second of a pair, as a mask."""
    return ALL_TECHS if IS_ESPIONAGE[card] or CARD_INTEL[card] == MOLE else BEARS[card] | OF_SCIENCE[card]


# --- the row -------------------------------------------------------------------------------------------------------


class TriumphTensor(Tensor[TntState]):
    """Triumph & Tragedy for programs that learn."""

    def __init__(self, version: str) -> None:
        super().__init__(Layout(FIELDS, version), PROMPTS, FACTS, WORDS, all_codes(), slots=256, more_slots=512)

    def write(self, s: TntState, seat: int, out: bytearray, at: int) -> int:
        at = self.write_turn(s, seat, out, at)
        at = self.write_map(s, seat, out, at)
        at = self.write_nations(s, seat, out, at)
        at = self.write_factions(s, seat, out, at)
        at = self.write_blocks(s, seat, out, at)
        return self.write_question(s, seat, out, at)

    def write_turn(self, s: TntState, seat: int, out: bytearray, at: int) -> int:
        """Write where the game has come to, and return where it ends."""
        relative, turned = RELATIVE[seat], TURNED[seat]
        out[at + seat] = 1
        at += THREE
        if s.active != NOBODY:
            out[at + relative[s.active]] = 1
        at += THREE
        if s.active_ally != NOBODY:
            out[at + relative[s.active_ally]] = 1
        at += THREE
        write_set(out, at, turned[s.asked])
        at += THREE
        out[at] = int(s.variant.short)
        out[at + 1] = int(s.variant.two)
        out[at + 2] = int(s.variant.revised)
        at += 3
        out[at + s.year - FIRST_YEAR] = 1
        at += YEARS
        out[at + s.season] = 1
        at += len(SEASONS)
        out[at + phase_of(s)] = 1
        at += len(PHASES)
        out[at + s.turn_kind] = 1
        at += len(TURN_KINDS)
        for faction in s.order:
            out[at + relative[faction]] = 1
            at += THREE
        write_set(out, at, turned[s.struck])
        write_set(out, at + THREE, turned[s.peace_broken])
        out[at + 2 * THREE] = int(s.shown)
        at += 2 * THREE + 1
        write_number(out, at, s.commands)
        write_number(out, at + 1, s.passes)
        write_number(out, at + 2, s.usa_forces - SPENT)
        write_number(out, at + 3, s.chits[0] + s.chits[1] + s.chits[2])
        write_number(out, at + 4, len(s.decks[0]))
        write_number(out, at + 5, len(s.decks[1]))
        at += 6
        if s.agents >= 0:
            out[at + s.agents] = 1
        return at + DECK

    def write_map(self, s: TntState, seat: int, out: bytearray, at: int) -> int:
        """Write who controls what, and the battles; return where they end."""
        relative, turned = RELATIVE[seat], TURNED[seat]
        holders = HOLDERS[seat]
        out[at : at + FIVE * LAND_COUNT] = b"".join([holders[party] for party in s.control[:LAND_COUNT]])
        at += FIVE * LAND_COUNT
        owners = at
        supports = at + (FOUR + 1 + 1 + THREE) * LAND_COUNT
        here, control, owner = s.here, s.control, s.owner
        for area in range(LAND_COUNT):
            parties = here[area]
            if parties:
                if owner[area] != NOBODY and disputed(s, area):
                    out[owners + FOUR * area + relative[owner[area]]] = 1
                # Nearly everywhere whoever controls an area has it to itself.
                if parties & ALL & ~BIT[control[area]]:
                    for faction in range(THREE):
                        if shows_support(s, faction, area) and has_ground(s, area, faction):
                            out[supports + THREE * area + relative[faction]] = 1
        at += FOUR * LAND_COUNT
        forts, blockade, blockaded = s.forts, s.blockade, s.blockaded
        for area in range(LAND_COUNT):
            if forts[area]:
                out[at + area] = forts[area]
            if blockade[area]:
                out[at + LAND_COUNT + area] = blockade[area]
                if blockaded[area] != NOBODY:
                    out[at + 2 * LAND_COUNT + THREE * area + relative[blockaded[area]]] = 1
        at = supports + THREE * LAND_COUNT
        for area in range(LAND_COUNT, AREA_COUNT):
            if control[area]:
                write_set(out, at, turned[control[area]])
            at += THREE
        for areas in (s.aggressed, s.battles, s.fought):
            for area in areas:
                out[at + area] = 1
            at += AREA_COUNT
        battle = battle_area(s)
        if battle != NOBODY:
            out[at + battle] = 1
        at += AREA_COUNT
        for party in range(FOUR):
            write_set(out, at + FOUR * relative[party], turned[s.targets[party]])
        at += FOUR * FOUR
        for way in s.came:
            battle, start = way // SPAN, way % SPAN
            # The first of a border's two bytes stands for those who come into the area of the lower number.
            out[at + 2 * BORDER[way] + (0 if battle < start else 1)] = 1
        at += 2 * BORDER_COUNT
        for key, units in s.crossed.items():
            write_number(out, at + key // 4 * THREE + relative[key % 4], units)
        return at + THREE * BORDER_COUNT

    def write_nations(self, s: TntState, seat: int, out: bytearray, at: int) -> int:
        """Write markers, influence and Armed Minors, and return where they end."""
        relative, turned = RELATIVE[seat], TURNED[seat]
        wide = NATION_COUNT * THREE
        for nation in range(NATION_COUNT):
            if s.marker[nation] != NOBODY:
                out[at + relative[s.marker[nation]]] = 1
            influence = s.influence[nation]
            if influence:
                write_number(out, at + wide + relative[influence & 3], influence >> 2)
            if s.laid[nation]:
                write_number(out, at + 2 * wide + relative[s.laid_by[nation]], len(s.laid[nation]))
            if s.armed & BIT[nation]:
                write_set(out, at + 3 * wide, turned[s.foes[nation]])
                if s.violated[nation] != NOBODY:
                    out[at + 4 * wide + relative[s.violated[nation]]] = 1
                if s.partners[nation] != NOBODY:
                    out[at + 5 * wide + relative[s.partners[nation]]] = 1
            at += THREE
        at += 5 * wide
        write_set(out, at, s.armed)
        write_set(out, at + NATION_COUNT, s.fallen)
        return at + 2 * NATION_COUNT

    def write_factions(self, s: TntState, seat: int, out: bytearray, at: int) -> int:
        """Write what each faction has, as far as this one knows it, and return where it ends."""
        turned = TURNED[seat]
        vaults = ALL if s.over else peeked(s, seat)
        # The points of Production are those of the public level, but where Blockade markers lie and do not count for points.
        as_shown = blockade_counts(s, s.ending) or not any(mark for mark in s.blockade)
        sizes = at + THREE * (THREE + THREE + TECH_COUNT + TECH_COUNT + DECK + DECK + DECK)
        numbers = sizes + 4 * THREE * KINDS
        all_points = 0
        told = [0] * (9 * THREE)
        for i in range(THREE):
            faction = (seat + i) % THREE
            base = at
            write_set(out, base + THREE * i, turned[s.war[faction]])
            base += THREE * THREE
            write_set(out, base + THREE * i, turned[s.declared[faction]])
            base += THREE * THREE
            write_set(out, base + TECH_COUNT * i, s.techs[faction])
            base += THREE * TECH_COUNT
            if vaults & BIT[faction]:
                for pair in s.vault[faction]:
                    out[base + TECH_COUNT * i + (pair >> 16)] = 1
                    cards = base + THREE * TECH_COUNT + DECK * i
                    out[cards + (pair >> 8 & 255)] = 1
                    out[cards + (pair & 255)] = 1
            base += THREE * (TECH_COUNT + DECK)
            for card in s.kept[faction]:
                out[base + DECK * i + card] = 1
            base += THREE * DECK
            if s.shown or s.over or i == 0:
                for card in s.commits[faction]:
                    out[base + DECK * i + card] = 1
            write_kinds(out, sizes + KINDS * i, s.hand[faction])
            write_kinds(out, sizes + KINDS * (THREE + i), s.bought[faction])
            write_kinds(out, sizes + KINDS * (2 * THREE + i), s.passive[faction])
            write_kinds(out, sizes + KINDS * (3 * THREE + i), s.commits[faction])
            pop, res = resources(s, faction, True)
            level = level_of(s, faction, pop, res)
            counted = level if as_shown else production_level(s, faction, False)
            if i == 0:
                all_points = counted + beside_production(s, seat, True)
            told[i] = byte(len(s.vault[faction]))
            told[THREE + i] = byte(len(s.dividends[faction]))
            told[2 * THREE + i] = byte(s.ind[faction])
            told[3 * THREE + i] = byte(pop)
            told[4 * THREE + i] = byte(res)
            told[5 * THREE + i] = byte(level)
            told[6 * THREE + i] = byte(factory_cost(s, faction))
            told[7 * THREE + i] = byte(RAISES_PER_YEAR - s.raises[faction])
            told[8 * THREE + i] = byte(counted + beside_production(s, faction, False) - LOWEST_POINTS)
        out[numbers : numbers + 9 * THREE] = bytes(told)
        at = numbers + 9 * THREE
        write_number(out, at, all_points - LOWEST_POINTS)
        at += 1
        for value in s.dividends[seat]:
            out[at + value] += 1
        at += len(DIVIDENDS)
        for card in s.hand[seat]:
            out[at + card] = 1
        at += DECK
        for nation in range(NATION_COUNT):
            for card in s.laid[nation]:
                out[at + card] = 1
        at += DECK
        for pile in s.piles:
            for card in pile:
                out[at + card] = 1
        return at + DECK

    def write_blocks(self, s: TntState, seat: int, out: bytearray, at: int) -> int:
        """Write the blocks on the map as far as this faction knows them, and return where they end."""
        relative, turned = RELATIVE[seat], TURNED[seat]
        faces = at + SIX + AREA_COUNT * SIX
        escaped = faces + AREA_COUNT * THREE * TYPE_COUNT
        deeds = escaped + AREA_COUNT * THREE
        own = deeds + AREA_COUNT * DEEDS
        own_known = own + 4 * OWN_MOST
        own_open = own_known + 2 * OWN_MOST
        own_deeds = own_open + 2 * OWN_MOST
        known = OPEN | BIT[seat]
        over = s.over
        # What is counted is put together in lists first: they are much quicker to change than bytes.
        strength = [0] * SIX
        places = [0] * OWN_MOST
        values = [0] * OWN_MOST
        place, values_of, seen_of, there = s.place, s.cv, s.seen, s.at
        for area in range(AREA_COUNT):
            blocks = there[area]
            if not blocks:
                continue
            counts = at + SIX + SIX * area
            shown = faces + THREE * TYPE_COUNT * area
            # The blocks of a Power follow one another.
            power, count, cvs = BLOCK_POWER[blocks[0]], 0, 0
            for block in blocks:
                if BLOCK_POWER[block] != power:
                    out[counts + power] = count
                    strength[power] += cvs
                    power, count, cvs = BLOCK_POWER[block], 0, 0
                cv, seen = values_of[block], seen_of[block]
                count += 1
                cvs += cv
                if seen & known or over:
                    out[shown + relative[BLOCK_FACTION[block]] * TYPE_COUNT + BLOCK_TYPE[block]] += cv
            out[counts + power] = count
            strength[power] += cvs
        for i in range(len(OWN_BLOCKS[seat])):
            block = OWN_BLOCKS[seat][i]
            if place[block] >= 0:
                places[i] = place[block] + 1
                values[i] = values_of[block]
                seen = seen_of[block]
                if seen & ALL != BIT[seat]:
                    write_set(out, own_known + 2 * i, turned[seen & ALL] >> 1)
                    out[own_open + i] = int(seen & OPEN != 0)
        out[at : at + SIX] = bytes(strength)
        out[own : own + OWN_MOST] = bytes(places)
        out[own + OWN_MOST : own + 2 * OWN_MOST] = bytes(values)
        for block in s.deep:
            faction = BLOCK_FACTION[block]
            out[escaped + THREE * s.place[block] + relative[faction]] += 1
            if faction == seat:
                out[own_open + OWN_MOST + OWN_ROW[block]] = 1
        for block in doers(s):
            area = place[block] if block < BLOCK_COUNT else NOBODY
            if area >= 0:
                did = marks(s, block)
                for flag in deeds_of(did):
                    out[deeds + DEEDS * area + flag] += 1
                if BLOCK_FACTION[block] == seat:
                    self.write_deeds(did, OWN_ROW[block], out, own + 2 * OWN_MOST, own_deeds)
        return own_deeds + DEEDS * OWN_MOST

    def write_deeds(self, did: int, i: int, out: bytearray, ways: int, at: int) -> None:
        """Write what an own block has done: where it came from and by which area, and the flags."""
        if did & MOVED:
            move = did >> DEED
            via = move & NO_VIA
            out[ways + i] = start_of(move) + 1
            out[ways + OWN_MOST + i] = via + 1 if via < AREA_COUNT else 0
        for flag in deeds_of(did):
            out[at + DEEDS * i + flag] = 1

    def describe(self, code: int) -> tuple[int, int, int, int, int, int, int, int]:
        noun = code & NOUN
        verb = code - noun
        number = (verb >> VERB) + 1
        if verb in PAIRS:
            kinds = PAIRS[verb]
            one, other = noun >> 8, noun & 255
            if (verb == TO and other == NO_VIA) or (verb == AT and other == NO_AREA):
                return number, kinds[0], one, NONE, 0, 0, 0, 0
            return number, kinds[0], one, kinds[1], other, 0, 0, 0
        if verb != PICK:
            return number, NOUNS[verb], noun, NONE, 0, 0, 0, 0
        if noun < PASS:
            return number, BLOCK, noun, NONE, 0, 0, 0, 0
        if FIRE <= noun < FIRE + len(CLASSES):
            return FIRST_SHORT_VERB + FIRE - PASS, CLASS, noun - FIRE, NONE, 0, 0, 0, 0
        return FIRST_SHORT_VERB + noun - PASS, NONE, 0, NONE, 0, 0, 0, 0

    def score(self, s: TntState) -> list[int]:
        """Victory Points as everybody sees them; with two players those of the better Ally (T&T 18.4)."""
        blockaded = blockade_counts(s, s.ending)
        found = [points(s, faction, False, blockaded) for faction in range(THREE)]
        return [found[0], max(found[WEST], found[USSR])] if s.variant.two else found


def byte(number: int) -> int:
    """Return a number cut off at 0 and 255."""
    return 0 if number < 0 else MOST_OF_ALL if number > MOST_OF_ALL else number


def deeds_of(did: int) -> tuple[int, ...]:
    """Return what a block has done by its marks, as places of `DEEDS`."""
    return DEED_SETS[did & 15 | (did >> 20 & 15) << 4]


def doers(s: TntState) -> list[int]:
    """Return the blocks that have done anything that everybody has seen: those that have `marks`.

    The neutral Fortress of the battle in progress, which has the number after theirs, may be among them.
    """
    found = list(s.moves)
    mask = s.done | s.joined | s.fresh_blocks
    first = 0
    while mask:
        # Small numbers are much quicker to take apart than one of two hundred bits.
        part = mask & PART
        block = first
        while part:
            for element in ELEMENTS[part & NINE]:
                if block + element not in s.moves:
                    found.append(block + element)
            part >>= 9
            block += 9
        mask >>= PART_BITS
        first += PART_BITS
    return found


def write_kinds(out: bytearray, at: int, cards: tuple[int, ...]) -> None:
    """Write the numbers of Action and of Investment cards, which is all that others see of them (B-20)."""
    actions = 0
    for card in cards:
        if card < ACTION_COUNT:
            actions += 1
    out[at] = actions
    out[at + 1] = len(cards) - actions
