"""Assertions on every State of Triumph & Tragedy. An AssertionError says what is wrong, and in which fields."""

from __future__ import annotations

from vezerkar.engine.bit_sets import BIT
from vezerkar.games.triumph.declarations.parts import MOST_IND
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
    NATION,
    NATION_KIND,
    NATIONS,
    NEUTRAL,
    RAISES_PER_YEAR,
    TECH_COUNT,
    TECHS,
    THREE,
    USA,
    USSR,
    WEST,
)
from vezerkar.games.triumph.rules.control import determine
from vezerkar.games.triumph.rules.secrecy import is_next, marks, may_be, stands_for
from vezerkar.games.triumph.rules.step import ALL
from vezerkar.games.triumph.rules.units import BLOCK_BIT, recount
from vezerkar.games.triumph.rules.victory import conquerors
from vezerkar.games.triumph.state import (
    BLOCKED,
    FREE,
    GONE,
    NOBODY,
    OPEN,
    POOL,
    TntState,
)


def check(s: TntState) -> None:
    """Assert what must be true of every State. The AssertionError says what is not, and of which fields."""
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
    """Assert that control has not changed since it was determined, if the State says so."""
    if s.steady:
        again = s.clone()
        again.steady = False
        determine(again)
        assert again.control == s.control, "control: it has changed without notice"
        assert again.owner == s.owner and again.marker == s.marker, "owners, markers: they have changed without notice"


def off_map(s: TntState, block: int) -> int:
    """Return the place of a block that is not on the map."""
    return GONE if s.fallen & BIT[BLOCK_POWER[block]] else POOL


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
    assert s.seen[block] & BIT[BLOCK_FACTION[block]], f"{name}.known, seen: its owner does not know it"
    assert not s.seen[block] & OPEN or s.seen[block] == ALL | OPEN, f"{name}.state, open: somebody does not see it"
    told = f"{name}.area, state, from, move, flags: it cannot be in {AREAS[area]}, or have done this"
    assert may_be(s, power, kind, area, block in s.deep, marks(s, block)), told


def check_areas(s: TntState) -> None:
    """Assert that units, owners and control of every area fit each other."""
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
            if parties & BIT[faction]:
                rivals = parties & ALL & ~BIT[faction]
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
    """Return True if two cards make a technology: both bear it, or one does and the other may stand for it (T&T 9.1)."""
    for card, other in ((first, second), (second, first)):
        if tech in CARD_TECHS[card] and (tech in CARD_TECHS[other] or stands_for(s, faction, other, tech)):
            return True
    return False


def check_factions(s: TntState) -> None:
    """War, dividends, tracks."""
    chits = s.chits.copy()
    for i, name in enumerate(FACTIONS):
        field = f"factions.{name}"
        assert not s.war[i] & BIT[i], f"{field}.war: it is at war with itself"
        assert not s.declared[i] & ~s.war[i], f"{field}.declared, war: it is not at war where it said so"
        for other in range(THREE):
            both = bool(s.war[i] & BIT[other]) == bool(s.war[other] & BIT[i])
            assert both, f"{field}.war, factions.{FACTIONS[other]}.war: a war has two sides"
        for points in s.dividends[i]:
            chits[points] += 1
        assert 0 <= s.ind[i] <= MOST_IND, f"{field}.ind: it is {s.ind[i]}"
        assert 0 <= s.raises[i] <= RAISES_PER_YEAR, f"{field}.raises: there are {s.raises[i]}"
        assert s.atomic_year[i] <= s.year, f"{field}.atomic_year, year: that year is still to come"
    told = ", ".join([f"factions.{name}.dividends" for name in FACTIONS])
    assert chits == DIVIDENDS and min(s.chits) >= 0, f"{told}: there are too many Peace Dividends, or too few"
    assert not s.variant.two or not s.war[WEST] & BIT[USSR], "factions.west.war, factions.ussr.war: two Allies are at war"
    allied = s.active_ally == NOBODY or (s.variant.two and s.active_ally != AXIS)
    assert allied, "active_ally: with two players it is the West or the USSR, else nobody"


def check_turn(s: TntState) -> None:
    """Assert what must be true of that which lasts for a turn."""
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
