"""Positions: a State of Triumph & Tragedy as plain data and back, secrets included; and what must be true of every State.

How most attributes are written is declared in ``attributes.py``; here stands what is told of several at once. What a view shows
as well is spelled as there.
"""

from __future__ import annotations

from typing import Final

from vezerkar.engine import declare
from vezerkar.engine.dice import Dice
from vezerkar.engine.errors import BadPosition
from vezerkar.engine.game import Json
from vezerkar.engine.position_reader import Field, JsonObject, shown
from vezerkar.engine.state import BIT
from vezerkar.games.triumph.attributes import ATTRIBUTES
from vezerkar.games.triumph.game_data import (
    ACTION_COUNT,
    AREA_COUNT,
    AREAS,
    AXIS,
    BLOCK_COUNT,
    BLOCK_FACTION,
    BLOCK_MAX,
    BLOCK_POWER,
    BLOCK_TYPE,
    BLOCKS,
    BORDER,
    BORDER_A,
    BORDER_B,
    CARD_COUNT,
    CARD_TECHS,
    CARDS,
    DECKS,
    DIVIDENDS,
    FACTIONS,
    FIRST_YEAR,
    FORTRESS,
    HOLDER,
    LAND_COUNT,
    LAST_YEAR,
    LIMIT,
    LSTS,
    MAJOR,
    MINOR,
    MUSTER,
    NATION,
    NATION_COUNT,
    NATION_KIND,
    NATIONS,
    NEUTRAL,
    PARTIES,
    RAISES_PER_YEAR,
    SPAN,
    TECH_COUNT,
    TECHS,
    THREE,
    USA,
    USSR,
    WEST,
)
from vezerkar.games.triumph.notation import NO_VIA
from vezerkar.games.triumph.parts import MOST_IND, MOST_INFLUENCE
from vezerkar.games.triumph.rules.control import determine
from vezerkar.games.triumph.rules.secrecy import ACTED, FRESH, JOINED, is_next, marks, may_be, stands_for, start_of
from vezerkar.games.triumph.rules.step import ALL, WHO
from vezerkar.games.triumph.rules.units import BLOCK_BIT, recount, with_item
from vezerkar.games.triumph.rules.victory import conquerors
from vezerkar.games.triumph.state import (
    BLOCKED,
    FREE,
    GONE,
    LEFT_BATTLE,
    MED,
    NOBODY,
    OPEN,
    POOL,
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
    faction_names,
    laid,
    state_of,
    targets,
)

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
        "seas": {AREAS[area]: faction_names(s.control[area]) for area in range(LAND_COUNT, AREA_COUNT) if s.control[area]},
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
    rivals = s.seen[block] & ALL & ~WHO[BLOCK_FACTION[block]]
    if rivals and not s.seen[block] & OPEN:
        found["known"] = faction_names(rivals)
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


def off_map(s: TntState, block: int) -> int:
    """Where a block is that is not on the map."""
    return GONE if s.fallen & BIT[BLOCK_POWER[block]] else POOL


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
        s.seen[block] = WHO[BLOCK_FACTION[block]]
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
    """What a block did this turn, in this round and in this Production."""
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
    """How Armed Minors stand to others, and cards that lie on nations."""
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
    """How an Armed Minor stands to others."""
    s.foes[i] = data.at("foes", []).mask(FACTION_NAMES)
    s.violated[i] = data.at("violated").index_or(FACTION_NAMES, NOBODY)
    s.partners[i] = data.at("partner").index_or(FACTION_NAMES, NOBODY)


def build_old_nation(s: TntState, i: int, data: Field) -> None:
    """What lay on a nation as it was described of old."""
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
    """How many Ground units of a faction have crossed a border; of old a list."""
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


# --- what must be true ---------------------------------------------------------------------------------------------


def check(s: TntState) -> None:
    """What must be true of every State; AssertionError says what is not, and of which fields."""
    assert FIRST_YEAR <= s.year <= LAST_YEAR, "year: this is no year of the game"
    assert sorted(s.order) == list(range(THREE)), "order: it names every faction once"
    check_blocks(s)
    check_areas(s)
    check_nations(s)
    check_cards(s)
    check_factions(s)
    check_turn(s)
    check_control(s)
    assert s.over or not conquerors(s), "control: somebody has two capitals of Rivals, and the game goes on (over)"
    assert s.over == (s.winner != 0) == (s.ending != 0), "over, winners, ending: a game that is over has a winner and an ending"


def check_control(s: TntState) -> None:
    """What says that nothing has changed since control was determined tells the truth."""
    if s.steady:
        again = s.clone()
        again.steady = False
        determine(again)
        assert again.control == s.control, "control: it has changed without notice"
        assert again.owner == s.owner and again.marker == s.marker, "owners, markers: they have changed without notice"


def check_blocks(s: TntState) -> None:
    """Every block is in one place, and in one where it can be."""
    counted = 0
    for area in range(AREA_COUNT):
        assert list(s.at[area]) == sorted(set(s.at[area])), f"blocks: those in {AREAS[area]} are not in order"
        counted += len(s.at[area])
        assert all(s.place[block] == area for block in s.at[area]), f"blocks: one in {AREAS[area]} is elsewhere"
    assert counted == sum(place >= 0 for place in s.place), "blocks: one on the map is in no area"
    assert list(s.deep) == sorted(set(s.deep)), "escaped: they are in order"
    for block in s.deep:
        assert s.place[block] >= LAND_COUNT, f"blocks.{BLOCKS[block]}.state, area, escaped: Submarines escape at sea"
        assert not s.seen[block] & OPEN, f"blocks.{BLOCKS[block]}.open, escaped: an Escaped Submarine lies face down"
    for block in range(BLOCK_COUNT):
        check_block(s, block)


def check_block(s: TntState, block: int) -> None:
    """One block."""
    name, area, power, kind = f"blocks.{BLOCKS[block]}", s.place[block], BLOCK_POWER[block], BLOCK_TYPE[block]
    if area < 0:
        assert area == off_map(s, block), f"{name}: it has left the game, or should have"
        assert s.cv[block] == 0 and s.seen[block] == 0, f"{name}: it is not on the map but has CV, or is seen"
        assert block not in s.moves, f"{name}: it has moved but is not on the map"
        return
    assert not s.fallen & BIT[power], f"{name}, fallen: it is on the map though its nation was defeated"
    assert 1 <= s.cv[block] <= BLOCK_MAX[block], f"{name}.cv: it is {s.cv[block]}"
    assert s.seen[block] & WHO[BLOCK_FACTION[block]], f"{name}.known, seen: its owner does not know it"
    assert not s.seen[block] & OPEN or s.seen[block] == ALL | OPEN, f"{name}.state, open: somebody does not see it"
    told = f"{name}.area, state, from, move, flags: it cannot be in {AREAS[area]}, or have done this"
    assert may_be(s, power, kind, area, block in s.deep, marks(s, block)), told


def check_areas(s: TntState) -> None:
    """Who is where, and who controls what."""
    for area in range(AREA_COUNT):
        name = AREAS[area]
        parties = s.here[area]
        recount(s, area)
        assert parties == s.here[area], f"blocks: the parties in {name} were not counted anew"
        if area >= LAND_COUNT:
            assert 0 <= s.control[area] <= ALL, f"seas.{name}: nobody there is holds it"
            continue
        fortresses = [block for block in s.at[area] if BLOCK_TYPE[block] == FORTRESS]
        told = ", ".join([f"blocks.{BLOCKS[block]}.area" for block in fortresses])
        assert len(fortresses) + (s.forts[area] > 0) <= 1, f"{told}, forts.{name}: there are two Fortresses in {name}"
        assert 0 <= s.control[area] <= NEUTRAL, f"control.{name}: nobody there is controls it"
        assert NOBODY <= s.owner[area] <= MINOR, f"owners.{name}: nobody there is owns it"
        # Until an intervenor has turned them into units of his own, the Fortresses of a Minor that has joined him still stand.
        fortified = s.armed & BIT[NATION[area]] or s.marker[NATION[area]] != NOBODY
        nation = NATIONS[NATION[area]]
        assert not s.forts[area] or fortified, f"forts.{name}, armed.{nation}, markers: it belongs to no Armed Minor"
        assert FREE <= s.blockade[area] <= BLOCKED, f"blockade.{name}: it is not blockaded by half"
        assert (s.blockade[area] != FREE) == (s.blockaded[area] != NOBODY), f"blockade.{name}: nobody is blockaded there"
        for faction in range(THREE):
            if parties & WHO[faction]:
                rivals = parties & ALL & ~WHO[faction]
                units = ", ".join([f"{BLOCKS[block]}" for block in s.at[area]])
                assert not rivals & ~s.war[faction], f"blocks, area, factions, war: Rivals at peace share {name}: {units}"


def check_nations(s: TntState) -> None:
    """Influence, markers, Armed Minors, defeats."""
    for i, name in enumerate(NATIONS):
        if s.influence[i]:
            free = HOLDER[i] == NEUTRAL and s.marker[i] == NOBODY and not s.armed & BIT[i]
            told = f"influence.{name}, markers.{name}, armed.{name}, fallen: there is Influence on what is no Neutral"
            assert free and not s.fallen & BIT[i], told
            assert s.influence[i] & 3 < THREE and s.influence[i] >> 2 > 0, f"influence.{name}: it is nobody's"
        if not s.armed & BIT[i]:
            peaceful = not s.foes[i] and s.violated[i] == NOBODY and s.partners[i] == NOBODY
            assert peaceful, f"armed.{name}, foes, violated, partner: it is no Armed Minor but has foes"
        else:
            assert s.marker[i] == NOBODY, f"markers.{name}, armed.{name}: it is an Armed Minor but controlled"
        assert not s.fallen & BIT[i] or NATION_KIND[i] == MAJOR, f"fallen: {name} cannot be defeated for good"
        assert bool(s.laid[i]) == (s.laid_by[i] != NOBODY), f"laid.{name}, laid_by: these cards are nobody's"
    assert s.marker[USA] != NOBODY or not s.fallen & BIT[USA], "fallen, markers.usa: the USA fell but nobody has them"


def lying_cards(s: TntState) -> list[int]:
    """All cards, wherever they lie."""
    found: list[int] = []
    for _, row in rows_of(s):
        found += row
    return found


def rows_of(s: TntState) -> list[tuple[str, tuple[int, ...]]]:
    """Wherever cards lie, by the field."""
    found: list[tuple[str, tuple[int, ...]]] = []
    for name, rows in (("decks", s.decks), ("piles", s.piles)):
        found += [(f"{name}.{DECKS[i]}", row) for i, row in enumerate(rows)]
    for name, rows in (("hand", s.hand), ("bought", s.bought), ("commits", s.commits), ("passive", s.passive), ("kept", s.kept)):
        found += [(f"factions.{FACTIONS[i]}.{name}", row) for i, row in enumerate(rows)]
    found += [(f"laid.{NATIONS[i]}.cards", row) for i, row in enumerate(s.laid) if row]
    for i, vault in enumerate(s.vault):
        found += [(f"factions.{FACTIONS[i]}.vault", (entry >> 8 & 255, entry & 255)) for entry in vault]
    if s.agents >= 0:
        found.append(("intel", (s.agents,)))
    return found


def check_cards(s: TntState) -> None:
    """Every card lies in one place, and in one where it can lie."""
    where = [""] * CARD_COUNT
    for field, row in rows_of(s):
        for card in row:
            assert not where[card], f"{field}, {where[card]}: {CARDS[card]} lies in two places"
            where[card] = field
    lost = [CARDS[card] for card in range(CARD_COUNT) if not where[card]]
    assert not lost, f"decks: {', '.join(lost)} lies nowhere"
    for name, rows in (("decks", s.decks), ("piles", s.piles)):
        assert all(card < ACTION_COUNT for card in rows[0]), f"{name}.action: an Investment card lies among the Action cards"
        assert all(card >= ACTION_COUNT for card in rows[1]), f"{name}.investment: an Action card lies among the Investment cards"
    for i, name in enumerate(FACTIONS):
        assert list(s.hand[i]) == sorted(s.hand[i]), f"factions.{name}.hand: it is not in order"
        achieved = s.techs[i]
        for entry in s.vault[i]:
            tech = entry >> 16
            field = f"factions.{name}.vault, techs, year"
            assert tech < TECH_COUNT and is_next(achieved, tech), f"{field}: {TECHS[tech]} cannot be there now"
            achieved |= BIT[tech]
            assert is_pair(s, i, tech, entry >> 8 & 255, entry & 255), f"{field}: this is no Pair for {TECHS[tech]}"
        assert all(card >= ACTION_COUNT for card in s.kept[i]), f"factions.{name}.kept: an Action card shows no technology"


def is_pair(s: TntState, faction: int, tech: int, first: int, second: int) -> bool:
    """Whether two cards make a technology: both bear it, or one does and the other may stand for it (T&T 9.1)."""
    for card, other in ((first, second), (second, first)):
        if tech in CARD_TECHS[card] and (tech in CARD_TECHS[other] or stands_for(s, faction, other, tech)):
            return True
    return False


def check_factions(s: TntState) -> None:
    """War, dividends, tracks."""
    chits = s.chits.copy()
    for i, name in enumerate(FACTIONS):
        field = f"factions.{name}"
        assert not s.war[i] & WHO[i], f"{field}.war: it is at war with itself"
        assert not s.declared[i] & ~s.war[i], f"{field}.declared, war: it is not at war where it said so"
        for other in range(THREE):
            both = bool(s.war[i] & WHO[other]) == bool(s.war[other] & WHO[i])
            assert both, f"{field}.war, factions.{FACTIONS[other]}.war: a war has two sides"
        for points in s.dividends[i]:
            chits[points] += 1
        assert 0 <= s.ind[i] <= MOST_IND, f"{field}.ind: it is {s.ind[i]}"
        assert 0 <= s.raises[i] <= RAISES_PER_YEAR, f"{field}.raises: there are {s.raises[i]}"
        assert s.atomic_year[i] <= s.year, f"{field}.atomic_year, year: that year is still to come"
    told = ", ".join([f"factions.{name}.dividends" for name in FACTIONS])
    assert chits == DIVIDENDS and min(s.chits) >= 0, f"{told}: there are too many Peace Dividends, or too few"
    assert not s.variant.two or not s.war[WEST] & WHO[USSR], "factions.west.war, factions.ussr.war: two Allies are at war"
    allied = s.active_ally == NOBODY or (s.variant.two and s.active_ally != AXIS)
    assert allied, "active_ally: with two players it is the West or the USSR, else nobody"


def check_turn(s: TntState) -> None:
    """What lasts for a turn."""
    assert s.commands >= 0 and s.passes >= 0, "commands, passes: there are fewer than none"
    for key, count in s.crossed.items():
        border, faction = key // 4, key % 4
        most = max(LIMIT[border], 2 if s.techs[faction] & BIT[LSTS] else 1)
        where = f"{AREAS[BORDER_A[border]]} - {AREAS[BORDER_B[border]]}"
        told = f"crossed, units, factions.{FACTIONS[faction]}.techs: too many units of {FACTIONS[faction]} crossed {where}"
        assert 0 <= count <= most, told
    on_map = 0
    for block in range(BLOCK_COUNT):
        if s.place[block] >= 0:
            on_map |= BLOCK_BIT[block]
    assert not (s.done | s.joined) & ~on_map & ~BLOCK_BIT[BLOCK_COUNT], "blocks: one that acted is not on the map"
    assert not s.fresh_blocks & ~on_map, "blocks: one that was built is not on the map"
