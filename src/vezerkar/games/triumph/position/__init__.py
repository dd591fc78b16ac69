"""Positions: a State of Triumph & Tragedy as plain data and back, secrets included.

How most attributes are written is declared in ``declarations``; here stands what is told of several at once. What a view shows
as well is spelled as there.
"""

from __future__ import annotations

from typing import Final

from vezerkar.engine import declare
from vezerkar.engine.bit_sets import BIT, names_of
from vezerkar.engine.dice import Dice
from vezerkar.engine.errors import BadPosition
from vezerkar.engine.game import Json
from vezerkar.engine.position_reader import Field, JsonObject, shown
from vezerkar.games.triumph.declarations.attributes import ATTRIBUTES
from vezerkar.games.triumph.declarations.parts import MOST_INFLUENCE
from vezerkar.games.triumph.game_data import (
    ACTION_COUNT,
    AREA_COUNT,
    AREAS,
    BLOCK_COUNT,
    BLOCK_FACTION,
    BLOCK_MAX,
    BLOCKS,
    BORDER,
    CARD_COUNT,
    CARDS,
    DECKS,
    FACTIONS,
    LAND_COUNT,
    LIMIT,
    MUSTER,
    NATION_COUNT,
    NATIONS,
    PARTIES,
    SPAN,
)
from vezerkar.games.triumph.notation import NO_VIA
from vezerkar.games.triumph.position.check import check, lying_cards, off_map
from vezerkar.games.triumph.rules.control import determine
from vezerkar.games.triumph.rules.secrecy import ACTED, FRESH, JOINED, marks, start_of
from vezerkar.games.triumph.rules.step import ALL
from vezerkar.games.triumph.rules.units import BLOCK_BIT, recount, with_item
from vezerkar.games.triumph.state import (
    BLOCKED,
    LEFT_BATTLE,
    MED,
    NOBODY,
    OPEN,
    START,
    TntState,
    Variant,
    new_state,
)
from vezerkar.games.triumph.view import (
    BLOCKADES,
    DEEDS,
    ESCAPED_GROUP,
    FLAGS,
    GROUPS,
    OPEN_GROUP,
    UPRIGHT_GROUP,
    armed,
    blockade,
    card_names,
    crossings,
    deeds,
    laid,
    state_of,
    targets,
)

__all__ = ["check", "dump_state", "load_state"]

BLOCK_NAMES: Final = tuple(BLOCKS)
CARD_NAMES: Final = tuple(CARDS)
AREA_NAMES: Final = tuple(AREAS)
LAND_NAMES: Final = tuple(AREAS[:LAND_COUNT])
SEA_NAMES: Final = tuple(AREAS[LAND_COUNT:])
FACTION_NAMES: Final = tuple(FACTIONS)
PARTY_NAMES: Final = tuple(PARTIES)
NATION_NAMES: Final = tuple(NATIONS)
NAMED_FLAGS: Final = (*FLAGS.values(), *DEEDS.values())

FIELDS: Final = (
    *("blocks", "forts", "control", "seas", "armed", "laid", "decks", "blockade", "crossed", "targets", "fort_acted"),
)
"""The fields that are written here."""
BLOCK_FIELDS: Final = ("area", "cv", "state", "known", "from", "via", "flags")
OLD_FIELDS: Final = ("nations", "escaped")
OLD_BLOCK_FIELDS: Final = ("area", "cv", "seen", "open", "move", "fresh", "acted", "joined")
OLD_NATION_FIELDS: Final = (
    *("marker", "influence", "armed", "foes", "violated", "breached", "partner", "fallen", "laid", "laid_by"),
)
MOST_CROSSINGS: Final = max(LIMIT)


# --- writing -------------------------------------------------------------------------------------------------------


def dump_state(s: TntState) -> dict[str, Json]:
    """Everything but the stack and the dice, spelled as in a view as far as a view tells it."""
    return {
        **declare.dump(s, ATTRIBUTES),
        "blocks": {BLOCKS[block]: describe_block(s, block) for block in range(BLOCK_COUNT) if s.place[block] >= 0},
        "forts": {AREAS[area]: s.forts[area] for area in range(LAND_COUNT) if s.forts[area]},
        "control": {AREAS[area]: PARTIES[s.control[area]] for area in range(LAND_COUNT)},
        "seas": {AREAS[area]: names_of(s.control[area], FACTIONS) for area in range(LAND_COUNT, AREA_COUNT) if s.control[area]},
        "armed": {NATIONS[i]: armed(s, i) for i in range(NATION_COUNT) if s.armed & BIT[i]},
        "laid": laid(s),
        "decks": {name: card_names(s.decks[i]) for i, name in enumerate(DECKS)},
        "blockade": blockade(s),
        "crossed": crossings(s),
        "targets": targets(s),
        "fort_acted": bool(s.done & BLOCK_BIT[BLOCK_COUNT]),
    }


def describe_block(s: TntState, block: int) -> dict[str, Json]:
    """A block on the map; what is as it mostly is, is left out."""
    found: dict[str, Json] = {"area": AREAS[s.place[block]], "cv": s.cv[block]}
    state = state_of(s, block)
    if state:
        found["state"] = GROUPS[state]
    rivals = s.seen[block] & ALL & ~BIT[BLOCK_FACTION[block]]
    if rivals and not s.seen[block] & OPEN:
        found["known"] = names_of(rivals, FACTIONS)
    told = deeds(marks(s, block))
    if told["from"] is not None:
        found["from"] = told["from"]
    if told["via"] is not None:
        found["via"] = told["via"]
    if told["flags"]:
        found["flags"] = [*told["flags"]]
    return found


# --- reading -------------------------------------------------------------------------------------------------------


def load_state(state: JsonObject, dice: Dice, variant: Variant) -> TntState:
    """The State of a description; what is left out is as on an empty map at peace. Raises `BadPosition`.

    Cards that are named nowhere lie on their decks. Control that is left out is determined as when a phase begins. Positions of
    former versions spelled some things otherwise, and are still read.
    """
    s = new_state(dice, variant)
    data = Field(dict(state), "state").only((*declare.keys(ATTRIBUTES), *FIELDS, *OLD_FIELDS))
    declare.load(s, data, ATTRIBUTES)
    for held in s.dividends:
        for points in held:
            s.chits[points] -= 1
    build_nations(s, data)
    build_blocks(s, data)
    for area, given in data.at("blockade", {}).members(LAND_NAMES):
        build_blockade(s, area, given)
    build_decks(s, data)
    for given in data.at("crossed", []).items():
        build_crossing(s, given)
    build_targets(s, data.at("targets", {}))
    if data.at("fort_acted", False).flag():
        s.done |= BLOCK_BIT[BLOCK_COUNT]
    build_control(s, data)
    try:
        check(s)
    except AssertionError as error:
        raise BadPosition(f"state.{error}") from error
    return s


def cards(value: Field) -> tuple[int, ...]:
    """A row of cards."""
    return tuple(value.indexes(CARD_NAMES))


def build_blocks(s: TntState, data: Field) -> None:
    """The blocks and the Fortresses of Armed Minors."""
    for block in range(BLOCK_COUNT):
        s.place[block] = off_map(s, block)
    deep: list[int] = data.at("escaped", []).indexes(BLOCK_NAMES)
    for block, given in data.at("blocks", {}).members(BLOCK_NAMES):
        area = given.at("area").index(AREA_NAMES)
        s.place[block] = area
        s.at[area] = with_item(s.at[area], block)
        s.cv[block] = given.at("cv", 1).number(1, BLOCK_MAX[block])
        s.seen[block] = BIT[BLOCK_FACTION[block]]
        if any(given.has(name) for name in OLD_BLOCK_FIELDS[2:]):
            build_old_block(s, block, given.only(OLD_BLOCK_FIELDS))
            continue
        given.only(BLOCK_FIELDS)
        state = given.at("state", UPRIGHT_GROUP).index(GROUPS)
        s.seen[block] |= given.at("known", []).mask(FACTION_NAMES)
        if GROUPS[state] == OPEN_GROUP:
            s.seen[block] = ALL | OPEN
        elif GROUPS[state] == ESCAPED_GROUP and block not in deep:
            deep.append(block)
        build_deeds(s, block, given)
    s.deep = tuple(sorted(deep))
    s.moves = {block: s.moves[block] for block in sorted(s.moves)}
    for area, given in data.at("forts", {}).members(LAND_NAMES):
        s.forts[area] = given.number(1, MUSTER[area])
    for area in range(AREA_COUNT):
        recount(s, area)


def build_deeds(s: TntState, block: int, data: Field) -> None:
    """Read the deeds of a block in this turn, in this round and in this Production."""
    flags = data.at("flags", [])
    bit = BLOCK_BIT[block]
    deed = 0
    for number in flags.indexes(NAMED_FLAGS):
        name = NAMED_FLAGS[number]
        if name == FLAGS[ACTED]:
            s.done |= bit
        elif name == FLAGS[JOINED]:
            s.joined |= bit
        elif name == FLAGS[FRESH]:
            s.fresh_blocks |= bit
        for move, told in DEEDS.items():
            if told == name:
                deed |= move
    start = data.at("from").index_or(AREA_NAMES, NOBODY)
    via = data.at("via").index_or(AREA_NAMES, NO_VIA)
    if start != NOBODY:
        s.moves[block] = via | start << START | deed
    elif deed:
        raise flags.wrong("only a block that has moved, with a 'from', did this")
    elif via != NO_VIA:
        raise data.at("via").wrong("only a block that has moved, with a 'from', came by an area")


def build_old_block(s: TntState, block: int, data: Field) -> None:
    """A block as it was described of old."""
    if data.has("seen"):
        s.seen[block] = data.at("seen").mask(FACTION_NAMES)
    if data.at("open", False).flag():
        s.seen[block] = ALL | OPEN
    if data.has("move"):
        move = data.at("move").number(0, 2 * LEFT_BATTLE - 1)
        if start_of(move) >= AREA_COUNT or (move % SPAN >= AREA_COUNT and move % SPAN != NO_VIA):
            raise data.at("move").wrong("it begins nowhere, or leads over no area")
        s.moves[block] = move
    for name, deed in (("acted", ACTED), ("joined", JOINED), ("fresh", FRESH)):
        if data.at(name, False).flag():
            if deed == ACTED:
                s.done |= BLOCK_BIT[block]
            elif deed == JOINED:
                s.joined |= BLOCK_BIT[block]
            else:
                s.fresh_blocks |= BLOCK_BIT[block]


def build_nations(s: TntState, data: Field) -> None:
    """Read the standing of Armed Minors to others, and the cards that lie on nations."""
    for i, given in data.at("armed", {}).members(NATION_NAMES):
        s.armed |= BIT[i]
        build_armed(s, i, given.only(("foes", "violated", "partner")))
    for i, given in data.at("laid", {}).members(NATION_NAMES):
        given.only(("faction", "cards"))
        s.laid[i] = cards(given.at("cards"))
        s.laid_by[i] = given.at("faction").index(FACTION_NAMES)
    for i, given in data.at("nations", {}).members(NATION_NAMES):
        build_old_nation(s, i, given.only(OLD_NATION_FIELDS))


def build_armed(s: TntState, i: int, data: Field) -> None:
    """Read the standing of an Armed Minor to others."""
    s.foes[i] = data.at("foes", []).mask(FACTION_NAMES)
    s.violated[i] = data.at("violated").index_or(FACTION_NAMES, NOBODY)
    s.partners[i] = data.at("partner").index_or(FACTION_NAMES, NOBODY)


def build_old_nation(s: TntState, i: int, data: Field) -> None:
    """Read the description of a nation in former versions."""
    s.marker[i] = data.at("marker").index_or(FACTION_NAMES, NOBODY)
    if data.has("influence"):
        faction, count = data.at("influence").row(2)
        s.influence[i] = count.number(1, MOST_INFLUENCE) << 2 | faction.index(FACTION_NAMES)
    if data.at("armed", False).flag():
        s.armed |= BIT[i]
    build_armed(s, i, data)
    if data.at("breached", False).flag():
        s.breached |= BIT[i]
    if data.at("fallen", False).flag():
        s.fallen |= BIT[i]
    s.laid[i] = cards(data.at("laid", []))
    s.laid_by[i] = data.at("laid_by").index_or(FACTION_NAMES, NOBODY)


def build_blockade(s: TntState, area: int, data: Field) -> None:
    """A Blockade marker; of old a list of its kind and whose sources it lies on."""
    if isinstance(data.value, list):
        how, whose = data.row(2)
        s.blockade[area] = how.index(BLOCKADES)
        s.blockaded[area] = whose.index_or(FACTION_NAMES, NOBODY)
    else:
        data.only(("faction", "full"))
        s.blockade[area] = BLOCKED if data.at("full").flag() else MED
        s.blockaded[area] = data.at("faction").index(FACTION_NAMES)


def build_crossing(s: TntState, data: Field) -> None:
    """Read the number of Ground units of a faction that have crossed a border. In former versions it is a list."""
    if isinstance(data.value, list):
        a, b, whose, units = data.row(4)
    else:
        data.only(("border", "faction", "units"))
        a, b = data.at("border").row(2)
        whose, units = data.at("faction"), data.at("units")
    border = BORDER.get(a.index(AREA_NAMES) * SPAN + b.index(AREA_NAMES))
    if border is None:
        raise data.wrong(f"there is no border between {shown(a.value)} and {shown(b.value)}")
    key = border * 4 + whose.index(FACTION_NAMES)
    if key in s.crossed:
        raise data.wrong("this border and faction are there twice")
    s.crossed[key] = units.number(0, MOST_CROSSINGS)


def build_targets(s: TntState, data: Field) -> None:
    """At whom each party may fire; of old a list for all parties."""
    if isinstance(data.value, list):
        s.targets = [given.mask(PARTY_NAMES) for given in data.row(len(s.targets))]
    else:
        for party, given in data.members(PARTY_NAMES[: len(s.targets)]):
            s.targets[party] = given.mask(PARTY_NAMES[: len(s.targets)])


def build_decks(s: TntState, data: Field) -> None:
    """The decks; what lies nowhere else lies on top of them."""
    decks = data.at("decks", {}).only(DECKS)
    s.decks = [cards(decks.at(name, [])) for name in DECKS]
    lying = set(lying_cards(s))
    s.decks[0] += tuple([card for card in range(ACTION_COUNT) if card not in lying])
    s.decks[1] += tuple([card for card in range(ACTION_COUNT, CARD_COUNT) if card not in lying])


def build_control(s: TntState, data: Field) -> None:
    """The snapshot: as described, or as it would be at the beginning of a phase."""
    if not data.has("control"):
        determine(s)
    for area, held in data.at("control", {}).members(LAND_NAMES):
        s.control[area] = held.index(PARTY_NAMES)
    if data.has("control") or data.has("seas"):
        for area in range(LAND_COUNT, AREA_COUNT):
            s.control[area] = 0
        for area, there in data.at("seas", {}).members(SEA_NAMES):
            s.control[LAND_COUNT + area] = there.mask(FACTION_NAMES)
