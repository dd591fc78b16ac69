"""Positions: a State of Triumph & Tragedy as plain data and back, secrets included; and what must be true of every State."""

from __future__ import annotations

from collections.abc import Mapping

from vezerkar.engine.dice import Dice
from vezerkar.engine.errors import BadPosition
from vezerkar.engine.game import Json
from vezerkar.engine.reading import Data, flag, index, listed, mask, members, number, numbers
from vezerkar.engine.state import BIT
from vezerkar.games.triumph.facts import (
    ACTION_COUNT,
    AREA_COUNT,
    AREAS,
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
    DIVIDENDS,
    FACTION_INDEX,
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
    NATION,
    NATION_COUNT,
    NATION_KIND,
    NATIONS,
    NEUTRAL,
    PARTIES,
    RAISES_PER_YEAR,
    SEASONS,
    SPAN,
    TECH_COUNT,
    TECHS,
    THREE,
    USA,
)
from vezerkar.games.triumph.rules.control import determine
from vezerkar.games.triumph.rules.secrecy import is_next, marks, may_be, stands_for
from vezerkar.games.triumph.rules.step import ALL, WHO
from vezerkar.games.triumph.rules.units import BLOCK_BIT, recount, with_item
from vezerkar.games.triumph.rules.victory import conquerors
from vezerkar.games.triumph.state import (
    BLOCKED,
    ENDINGS,
    FREE,
    GONE,
    NOBODY,
    OPEN,
    POOL,
    TURN_KINDS,
    TntState,
    Variant,
    new_state,
)
from vezerkar.games.triumph.view import (
    BLOCKADES,
    area_names,
    card_names,
    faction_names,
    party_names,
    tech_names,
)

TECH_INDEX = {name: i for i, name in enumerate(TECHS)}
PARTY_INDEX = {name: i for i, name in enumerate(PARTIES)}
BLOCK_INDEX = {name: i for i, name in enumerate(BLOCKS)}
DECKS = ("action", "investment")
FACTION_KEYS = (
    "war", "declared", "hand", "bought", "commits", "passive", "vault", "techs", "kept", "dividends", "atomic_year", "ind",
    "raises",
)  # fmt: skip
BLOCK_KEYS = ("area", "cv", "seen", "open", "move", "fresh", "acted", "joined")
NATION_KEYS = ("marker", "influence", "armed", "foes", "violated", "breached", "partner", "fallen", "laid", "laid_by")
MOST_IND = 40


# --- writing -------------------------------------------------------------------------------------------------------


def describe(s: TntState) -> dict[str, Json]:
    """Everything but the stack and the dice."""
    nations = {NATIONS[i]: describe_nation(s, i) for i in range(NATION_COUNT)}
    return {
        "year": s.year,
        "season": SEASONS[s.season],
        "order": [FACTIONS[faction] for faction in s.order],
        "active": faction_name(s.active),
        "active_ally": faction_name(s.active_ally),
        "passes": s.passes,
        "turn": TURN_KINDS[s.turn_kind],
        "commands": s.commands,
        "under_way": s.under_way,
        "blocks": {BLOCKS[block]: describe_block(s, block) for block in range(BLOCK_COUNT) if s.place[block] >= 0},
        "escaped": [BLOCKS[block] for block in s.deep],
        "forts": {AREAS[area]: s.forts[area] for area in range(LAND_COUNT) if s.forts[area]},
        "control": {AREAS[area]: PARTIES[s.control[area]] for area in range(LAND_COUNT)},
        "seas": {AREAS[area]: faction_names(s.control[area]) for area in range(LAND_COUNT, AREA_COUNT) if s.control[area]},
        "owners": {AREAS[area]: PARTIES[s.owner[area]] for area in range(LAND_COUNT) if s.owner[area] != NOBODY},
        "nations": {name: told for name, told in nations.items() if told},
        "factions": {FACTIONS[i]: describe_faction(s, i) for i in range(THREE)},
        "struck": faction_names(s.struck),
        "peace_broken": faction_names(s.peace_broken),
        "ahead": s.ahead,
        "shown": s.shown,
        "decks": {name: card_names(s.decks[i]) for i, name in enumerate(DECKS)},
        "piles": {name: card_names(s.piles[i]) for i, name in enumerate(DECKS)},
        "blockade": {
            AREAS[area]: [BLOCKADES[s.blockade[area]], faction_name(s.blockaded[area])]
            for area in range(LAND_COUNT)
            if s.blockade[area] != FREE or s.blockaded[area] != NOBODY
        },
        "usa_forces": s.usa_forces,
        "intel": CARDS[s.agents] if s.agents >= 0 else None,
        "crossed": [
            [AREAS[BORDER_A[key // 4]], AREAS[BORDER_B[key // 4]], FACTIONS[key % 4], s.crossed[key]] for key in sorted(s.crossed)
        ],
        "aggressed": area_names(s.aggressed),
        "battles": area_names(s.battles),
        "fought": area_names(s.fought),
        "came": [[AREAS[way // SPAN], AREAS[way % SPAN]] for way in s.came],
        "targets": [party_names(targets) for targets in s.targets],
        "fort_acted": bool(s.done & BLOCK_BIT[BLOCK_COUNT]),
        "over": s.over,
        "winners": faction_names(s.winner),
        "ending": ENDINGS[s.ending],
    }


def faction_name(faction: int) -> Json:
    """The name of a faction, or nothing."""
    return FACTIONS[faction] if faction != NOBODY else None


def describe_block(s: TntState, block: int) -> dict[str, Json]:
    """A block on the map; what is as it mostly is, is left out."""
    found: dict[str, Json] = {"area": AREAS[s.place[block]], "cv": s.cv[block]}
    if s.seen[block] != WHO[BLOCK_FACTION[block]]:
        found["seen"] = faction_names(s.seen[block])
    if s.seen[block] & OPEN:
        found["open"] = True
    if block in s.moves:
        found["move"] = s.moves[block]
    for name, held in (("fresh", s.fresh_blocks), ("acted", s.done), ("joined", s.joined)):
        if held & BLOCK_BIT[block]:
            found[name] = True
    return found


def describe_nation(s: TntState, i: int) -> dict[str, Json]:
    """What lies on a nation; mostly nothing."""
    found: dict[str, Json] = {}
    if s.marker[i] != NOBODY:
        found["marker"] = FACTIONS[s.marker[i]]
    if s.influence[i]:
        found["influence"] = [FACTIONS[s.influence[i] & 3], s.influence[i] >> 2]
    if s.armed & BIT[i]:
        found["armed"] = True
    if s.foes[i]:
        found["foes"] = faction_names(s.foes[i])
    if s.violated[i] != NOBODY:
        found["violated"] = FACTIONS[s.violated[i]]
    if s.breached & BIT[i]:
        found["breached"] = True
    if s.partners[i] != NOBODY:
        found["partner"] = FACTIONS[s.partners[i]]
    if s.fallen & BIT[i]:
        found["fallen"] = True
    if s.laid[i]:
        found["laid"] = card_names(s.laid[i])
    if s.laid_by[i] != NOBODY:
        found["laid_by"] = FACTIONS[s.laid_by[i]]
    return found


def describe_faction(s: TntState, i: int) -> dict[str, Json]:
    """What a faction has."""
    return {
        "war": faction_names(s.war[i]),
        "declared": faction_names(s.declared[i]),
        "hand": card_names(s.hand[i]),
        "bought": card_names(s.bought[i]),
        "commits": card_names(s.commits[i]),
        "passive": card_names(s.passive[i]),
        "vault": [[TECHS[pair >> 16], CARDS[pair >> 8 & 255], CARDS[pair & 255]] for pair in s.vault[i]],
        "techs": tech_names(s.techs[i]),
        "kept": card_names(s.kept[i]),
        "dividends": list[Json](s.dividends[i]),
        "atomic_year": s.atomic_year[i],
        "ind": s.ind[i],
        "raises": s.raises[i],
    }


# --- reading -------------------------------------------------------------------------------------------------------


def build(data: Data, dice: Dice, variant: Variant) -> TntState:
    """The State of a description; what is left out is as on an empty map at peace. Raises `BadPosition`.

    Cards that are named nowhere lie on their decks. Control that is left out is determined as when a phase begins.
    """
    s = new_state(dice, variant)
    known(data, describe(s), "a position of Triumph & Tragedy")
    s.year = number(data, "year", s.year)
    s.season = index(SEASONS, data.get("season", SEASONS[s.season]))
    if "order" in data:
        s.order = [index(FACTIONS, name) for name in listed(data["order"])]
    s.active = faction_of(data.get("active"))
    s.active_ally = faction_of(data.get("active_ally"))
    s.passes = number(data, "passes", 0)
    s.turn_kind = index(TURN_KINDS, data.get("turn", TURN_KINDS[s.turn_kind]))
    s.commands = number(data, "commands", 0)
    for name in members(data, "nations"):
        build_nation(s, index(NATIONS, name), members(members(data, "nations"), name))
    for block in range(BLOCK_COUNT):
        s.place[block] = off_map(s, block)
    for name in members(data, "blocks"):
        build_block(s, index(BLOCKS, name), members(members(data, "blocks"), name))
    s.deep = tuple([index(BLOCKS, name) for name in listed(data.get("escaped", []))])
    s.moves = {block: s.moves[block] for block in sorted(s.moves)}
    for name in members(data, "forts"):
        s.forts[land(name)] = number(members(data, "forts"), name, 0)
    for area in range(AREA_COUNT):
        recount(s, area)
    for name in members(data, "factions"):
        build_faction(s, index(FACTIONS, name), members(members(data, "factions"), name))
    s.under_way = flag(data, "under_way")
    s.struck = mask(data.get("struck", []), FACTION_INDEX)
    s.peace_broken = mask(data.get("peace_broken", []), FACTION_INDEX)
    s.ahead = number(data, "ahead", 0)
    s.shown = flag(data, "shown")
    blockade = members(data, "blockade")
    for name, marker in blockade.items():
        how, whose = listed(marker)
        s.blockade[land(name)], s.blockaded[land(name)] = index(BLOCKADES, how), faction_of(whose)
    s.usa_forces = number(data, "usa_forces", 0)
    intel = data.get("intel")
    s.agents = -1 if intel is None else index(CARDS, intel)
    build_decks(s, data)
    for crossing in listed(data.get("crossed", [])):
        a, b, whose, count = listed(crossing)
        border = BORDER[index(AREAS, a) * SPAN + index(AREAS, b)]
        s.crossed[border * 4 + index(FACTIONS, whose)] = numbers([count], 1)[0]
    s.aggressed = areas(data.get("aggressed", []))
    s.battles = areas(data.get("battles", []))
    s.fought = areas(data.get("fought", []))
    ways = [areas(way) for way in listed(data.get("came", []))]
    s.came = tuple([battle * SPAN + whence for battle, whence in ways])
    if "targets" in data:
        s.targets = [mask(targets, PARTY_INDEX) for targets in listed(data["targets"])]
    if flag(data, "fort_acted"):
        s.done |= BLOCK_BIT[BLOCK_COUNT]
    build_control(s, data)
    s.over = flag(data, "over")
    s.winner = mask(data.get("winners", []), FACTION_INDEX)
    s.ending = index(ENDINGS, data.get("ending", ""))
    try:
        check(s)
    except AssertionError as error:
        raise BadPosition(f"this position cannot be: {error}") from error
    return s


def known(data: Data, keys: Mapping[str, object] | tuple[str, ...], what: str) -> None:
    """Refuse what is spelled wrong."""
    unknown = set(data) - set(keys)
    if unknown:
        raise BadPosition(f"{what} has no {', '.join(sorted(unknown))}")


def faction_of(name: Json) -> int:
    """The number of a faction, or `NOBODY`."""
    return NOBODY if name is None else index(FACTIONS, name)


def land(name: Json) -> int:
    """The number of a land area or Strait."""
    return index(AREAS[:LAND_COUNT], name)


def areas(value: Json) -> tuple[int, ...]:
    """A row of areas."""
    return tuple([index(AREAS, name) for name in listed(value)])


def cards(value: Json) -> tuple[int, ...]:
    """A row of cards."""
    return tuple([index(CARDS, name) for name in listed(value)])


def off_map(s: TntState, block: int) -> int:
    """Where a block is that is not on the map."""
    return GONE if s.fallen & BIT[BLOCK_POWER[block]] else POOL


def build_block(s: TntState, block: int, data: Data) -> None:
    """A block on the map."""
    known(data, BLOCK_KEYS, "a block")
    area = index(AREAS, data.get("area"))
    s.place[block] = area
    s.at[area] = with_item(s.at[area], block)
    s.cv[block] = number(data, "cv", 1)
    s.seen[block] = mask(data["seen"], FACTION_INDEX) if "seen" in data else WHO[BLOCK_FACTION[block]]
    if flag(data, "open"):
        s.seen[block] = ALL | OPEN
    if "move" in data:
        s.moves[block] = number(data, "move", 0)
    if flag(data, "fresh"):
        s.fresh_blocks |= BLOCK_BIT[block]
    if flag(data, "acted"):
        s.done |= BLOCK_BIT[block]
    if flag(data, "joined"):
        s.joined |= BLOCK_BIT[block]


def build_nation(s: TntState, i: int, data: Data) -> None:
    """What lies on a nation."""
    known(data, NATION_KEYS, "a nation")
    s.marker[i] = faction_of(data.get("marker"))
    if "influence" in data:
        faction, count = listed(data["influence"])
        s.influence[i] = numbers([count], 1)[0] << 2 | index(FACTIONS, faction)
    if flag(data, "armed"):
        s.armed |= BIT[i]
    s.foes[i] = mask(data.get("foes", []), FACTION_INDEX)
    s.violated[i] = faction_of(data.get("violated"))
    if flag(data, "breached"):
        s.breached |= BIT[i]
    s.partners[i] = faction_of(data.get("partner"))
    if flag(data, "fallen"):
        s.fallen |= BIT[i]
    s.laid[i] = cards(data.get("laid", []))
    s.laid_by[i] = faction_of(data.get("laid_by"))


def build_faction(s: TntState, i: int, data: Data) -> None:
    """What a faction has. The chits that nobody has are left."""
    known(data, FACTION_KEYS, "a faction")
    s.war[i] = mask(data.get("war", []), FACTION_INDEX)
    s.declared[i] = mask(data.get("declared", []), FACTION_INDEX)
    s.hand[i] = tuple(sorted(cards(data.get("hand", []))))
    s.bought[i] = cards(data.get("bought", []))
    s.commits[i] = cards(data.get("commits", []))
    s.passive[i] = cards(data.get("passive", []))
    vault: list[int] = []
    for entry in listed(data.get("vault", [])):
        tech, first, second = listed(entry)
        vault.append(index(TECHS, tech) << 16 | index(CARDS, first) << 8 | index(CARDS, second))
    s.vault[i] = tuple(vault)
    s.techs[i] = mask(data.get("techs", []), TECH_INDEX)
    s.kept[i] = cards(data.get("kept", []))
    dividends = listed(data.get("dividends", []))
    s.dividends[i] = tuple(numbers(data.get("dividends", []), len(dividends)))
    for points in s.dividends[i]:
        if not 0 <= points < len(DIVIDENDS):
            raise BadPosition(f"there is no Peace Dividend of {points} points")
        s.chits[points] -= 1
    s.atomic_year[i] = number(data, "atomic_year", 0)
    s.ind[i] = number(data, "ind", s.ind[i])
    s.raises[i] = number(data, "raises", 0)


def build_decks(s: TntState, data: Data) -> None:
    """The decks and the discards; what lies nowhere else lies on top of the decks."""
    decks, piles = members(data, "decks"), members(data, "piles")
    for found in (decks, piles):
        known(found, DECKS, "a table")
    s.decks = [cards(decks.get(name, [])) for name in DECKS]
    s.piles = [cards(piles.get(name, [])) for name in DECKS]
    lying = set(lying_cards(s))
    s.decks[0] += tuple([card for card in range(ACTION_COUNT) if card not in lying])
    s.decks[1] += tuple([card for card in range(ACTION_COUNT, CARD_COUNT) if card not in lying])


def build_control(s: TntState, data: Data) -> None:
    """The snapshot and the Owners: as described, or as they would be at the beginning of a phase."""
    for name, owner in members(data, "owners").items():
        s.owner[land(name)] = index(PARTIES, owner)
    if "control" not in data:
        determine(s)
    for name, held in members(data, "control").items():
        s.control[land(name)] = index(PARTIES, held)
    if "control" in data or "seas" in data:
        seas = members(data, "seas")
        for area in range(LAND_COUNT, AREA_COUNT):
            s.control[area] = mask(seas.get(AREAS[area], []), FACTION_INDEX)


# --- what must be true ---------------------------------------------------------------------------------------------


def check(s: TntState) -> None:
    """What must be true of every State; AssertionError says what is not."""
    assert FIRST_YEAR <= s.year <= LAST_YEAR, "this is no year of the game"
    assert sorted(s.order) == list(range(THREE)), "the order of turns names every faction once"
    check_blocks(s)
    check_areas(s)
    check_nations(s)
    check_cards(s)
    check_factions(s)
    check_turn(s)
    check_control(s)
    assert s.over or not conquerors(s), "somebody controls two capitals of Rivals, and the game goes on"
    assert s.over == (s.winner != 0) == (s.ending != 0), "a game that is over has a winner and an ending"


def check_control(s: TntState) -> None:
    """What says that nothing has changed since control was determined tells the truth."""
    if s.steady:
        again = s.clone()
        again.steady = False
        determine(again)
        assert again.control == s.control, "control has changed without notice"
        assert again.owner == s.owner and again.marker == s.marker, "an Owner or a marker has changed without notice"


def check_blocks(s: TntState) -> None:
    """Every block is in one place, and in one where it can be."""
    counted = 0
    for area in range(AREA_COUNT):
        assert list(s.at[area]) == sorted(set(s.at[area])), f"the blocks in {AREAS[area]} are not in order"
        counted += len(s.at[area])
        assert all(s.place[block] == area for block in s.at[area]), f"a block in {AREAS[area]} is elsewhere"
    assert counted == sum(place >= 0 for place in s.place), "a block on the map is in no area"
    assert set(s.deep) <= {block for block in range(BLOCK_COUNT) if s.place[block] >= LAND_COUNT}, "Subs escape at sea"
    assert len(set(s.deep)) == len(s.deep), "a Sub has escaped twice"
    for block in range(BLOCK_COUNT):
        check_block(s, block)


def check_block(s: TntState, block: int) -> None:
    """One block."""
    name, area, power, kind = BLOCKS[block], s.place[block], BLOCK_POWER[block], BLOCK_TYPE[block]
    if area < 0:
        assert area == off_map(s, block), f"{name} has left the game, or should have"
        assert s.cv[block] == 0 and s.seen[block] == 0, f"{name} is not on the map but has CV, or is seen"
        assert block not in s.moves, f"{name} has moved but is not on the map"
        return
    assert not s.fallen & BIT[power], f"{name} is on the map though its nation was defeated"
    assert 1 <= s.cv[block] <= BLOCK_MAX[block], f"{name} has a CV of {s.cv[block]}"
    assert s.seen[block] & WHO[BLOCK_FACTION[block]], f"its owner does not know {name}"
    assert not s.seen[block] & OPEN or s.seen[block] == ALL | OPEN, f"{name} lies open but somebody does not see it"
    assert may_be(s, power, kind, area, block in s.deep, marks(s, block)), f"{name} cannot be in {AREAS[area]}"


def check_areas(s: TntState) -> None:
    """Who is where, and who controls what."""
    for area in range(AREA_COUNT):
        name = AREAS[area]
        parties = s.here[area]
        recount(s, area)
        assert parties == s.here[area], f"the parties in {name} were not counted anew"
        if area >= LAND_COUNT:
            assert 0 <= s.control[area] <= ALL, f"{name} is controlled by nobody there is"
            continue
        fortresses = [block for block in s.at[area] if BLOCK_TYPE[block] == FORTRESS]
        assert len(fortresses) + (s.forts[area] > 0) <= 1, f"there are two Fortresses in {name}"
        assert 0 <= s.control[area] <= NEUTRAL, f"{name} is controlled by nobody there is"
        assert NOBODY <= s.owner[area] <= MINOR, f"{name} is owned by nobody there is"
        # Until an intervenor has turned them into units of his own, the Fortresses of a Minor that has joined him still stand.
        fortified = s.armed & BIT[NATION[area]] or s.marker[NATION[area]] != NOBODY
        assert s.forts[area] >= 0 and (not s.forts[area] or fortified), f"{name} belongs to no Armed Minor"
        assert FREE <= s.blockade[area] <= BLOCKED, f"{name} is not blockaded by half"
        assert (s.blockade[area] != FREE) == (s.blockaded[area] != NOBODY), f"nobody is blockaded in {name}"
        for faction in range(THREE):
            if parties & WHO[faction]:
                rivals = parties & ALL & ~WHO[faction]
                assert not rivals & ~s.war[faction], f"Rivals at peace share {name}"


def check_nations(s: TntState) -> None:
    """Influence, markers, Armed Minors, defeats."""
    for i, name in enumerate(NATIONS):
        if s.influence[i]:
            free = HOLDER[i] == NEUTRAL and s.marker[i] == NOBODY and not s.armed & BIT[i]
            assert free and not s.fallen & BIT[i], f"there is Influence on {name}, which is no Neutral"
            assert s.influence[i] & 3 < THREE and s.influence[i] >> 2 > 0, f"the Influence on {name} is nobody's"
        if not s.armed & BIT[i]:
            assert not s.foes[i] and s.violated[i] == NOBODY and s.partners[i] == NOBODY, f"{name} is no Armed Minor but has foes"
        else:
            assert s.marker[i] == NOBODY, f"{name} is an Armed Minor but controlled"
        assert not s.fallen & BIT[i] or NATION_KIND[i] == MAJOR, f"{name} cannot be defeated for good"
        assert bool(s.laid[i]) == (s.laid_by[i] != NOBODY), f"the cards laid for {name} are nobody's"
    assert s.marker[USA] != NOBODY or not s.fallen & BIT[USA], "the USA fell but nobody has them"


def lying_cards(s: TntState) -> list[int]:
    """All cards, wherever they lie."""
    found: list[int] = []
    for rows in (s.decks, s.piles, s.hand, s.bought, s.commits, s.passive, s.kept, s.laid):
        for row in rows:
            found += row
    for vault in s.vault:
        for pair in vault:
            found += (pair >> 8 & 255, pair & 255)
    if s.agents >= 0:
        found.append(s.agents)
    return found


def check_cards(s: TntState) -> None:
    """Every card lies in one place, and in one where it can lie."""
    assert sorted(lying_cards(s)) == list(range(CARD_COUNT)), "a card lies in two places or in none"
    for rows in (s.decks, s.piles):
        assert all(card < ACTION_COUNT for card in rows[0]), "an Investment card lies among the Action cards"
        assert all(card >= ACTION_COUNT for card in rows[1]), "an Action card lies among the Investment cards"
    for i, name in enumerate(FACTIONS):
        assert list(s.hand[i]) == sorted(s.hand[i]), f"the hand of {name} is not in order"
        achieved = s.techs[i]
        for pair in s.vault[i]:
            tech = pair >> 16
            assert tech < TECH_COUNT and is_next(achieved, tech), f"{name} cannot have {TECHS[tech]} in its Vault now"
            achieved |= BIT[tech]
            assert is_pair(s, i, tech, pair >> 8 & 255, pair & 255), f"{name} has no Pair for {TECHS[tech]}"


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
        assert not s.war[i] & WHO[i] and not s.declared[i] & ~s.war[i], f"{name} is at war with itself, or not where it said so"
        for other in range(THREE):
            assert bool(s.war[i] & WHO[other]) == bool(s.war[other] & WHO[i]), "a war has two sides"
        for points in s.dividends[i]:
            chits[points] += 1
        assert 0 <= s.ind[i] <= MOST_IND, f"the IND of {name} is {s.ind[i]}"
        assert 0 <= s.raises[i] <= RAISES_PER_YEAR, f"{name} has raised its IND {s.raises[i]} times"
    assert chits == DIVIDENDS and min(s.chits) >= 0, "there are too many Peace Dividends, or too few"


def check_turn(s: TntState) -> None:
    """What lasts for a turn."""
    assert s.commands >= 0 and s.passes >= 0, "there are fewer Commands than none"
    for key, count in s.crossed.items():
        border, faction = key // 4, key % 4
        most = max(LIMIT[border], 2 if s.techs[faction] & BIT[LSTS] else 1)
        where = f"{AREAS[BORDER_A[border]]} - {AREAS[BORDER_B[border]]}"
        assert 0 <= count <= most, f"too many units of {FACTIONS[faction]} crossed {where}"
    on_map = 0
    for block in range(BLOCK_COUNT):
        if s.place[block] >= 0:
            on_map |= BLOCK_BIT[block]
    assert not (s.done | s.joined) & ~on_map & ~BLOCK_BIT[BLOCK_COUNT], "a block that acted is not on the map"
    assert not s.fresh_blocks & ~on_map, "a block that was built is not on the map"
