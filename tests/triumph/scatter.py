"""Random States of Triumph & Tragedy for tests of views, imagining and positions: whatever can lie on or under the table."""

from __future__ import annotations

from random import Random

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.dice import Dice, key_of
from vezerkar.games.triumph.game_data import (
    ACTION_COUNT,
    AREA_COUNT,
    ATOMIC_1,
    BLOCK_COUNT,
    BLOCK_FACTION,
    BLOCK_MAX,
    BLOCK_TYPE,
    CARD_TECHS,
    FACTION_OF_POWER,
    FORTRESS,
    LAND_COUNT,
    MUSTER,
    NATION_AREAS,
    NATION_INDEX,
    SIX,
    SUBMARINE,
    TECH_COUNT,
    THREE,
    TYPE_COUNT,
    USA,
)
from vezerkar.games.triumph.rules.control import determine
from vezerkar.games.triumph.rules.secrecy import is_next, may_be
from vezerkar.games.triumph.rules.units import BLOCK_BIT, create, free_block, has_fortress, lay_open, recount, with_item
from vezerkar.games.triumph.state import ENGAGED, OPEN, START, TntState, Variant, new_state

POLAND = NATION_INDEX["poland"]


def scattered(seed: int, crowd: int = 60) -> TntState:
    """A State with about so many blocks, cards everywhere and secrets of every kind; nobody is asked. It can be checked."""
    rng = Random(seed)
    s = new_state(Dice(key_of(f"scatter {seed}")), Variant())
    s.year, s.season = rng.randrange(1936, 1946), rng.randrange(5)
    s.active = rng.randrange(-1, THREE)
    for a, b in ((0, 1), (0, 2), (1, 2)):
        if rng.randrange(3):
            s.war[a] |= BIT[b]
            s.war[b] |= BIT[a]
    s.armed, s.foes[POLAND], s.violated[POLAND] = BIT[POLAND], BIT[0], 0
    for area in NATION_AREAS[POLAND]:
        s.forts[area], s.owner[area] = MUSTER[area], 3
        recount(s, area)
    s.influence[NATION_INDEX["turkey"]] = 2 << 2 | 2
    determine(s)
    units(s, rng, crowd)
    deeds(s, rng)
    techs(s, rng)
    cards(s, rng)
    for faction in range(THREE):
        for _ in range(rng.randrange(4)):
            points = rng.choice([i for i in range(3) if s.chits[i]])
            s.chits[points] -= 1
            s.dividends[faction] = with_item(s.dividends[faction], points)
    return s


def units(s: TntState, rng: Random, crowd: int) -> None:
    """Blocks where they may stand; some lie open, some are known to somebody, some Subs have escaped."""
    for _ in range(crowd):
        power, kind, area = rng.randrange(SIX), rng.randrange(TYPE_COUNT), rng.randrange(AREA_COUNT)
        if rng.randrange(2):
            area = rng.choice(NATION_AREAS[power])
        if power != USA and free_block(s, power, kind) >= 0 and may_stand(s, power, kind, area):
            create(s, power, kind, area, rng.randint(1, BLOCK_MAX[free_block(s, power, kind)]))
    for block in range(BLOCK_COUNT):
        if s.place[block] < 0:
            continue
        if rng.randrange(6) == 0:
            lay_open(s, block)
        elif rng.randrange(4) == 0:
            s.seen[block] |= BIT[rng.randrange(THREE)]
        if BLOCK_TYPE[block] == SUBMARINE and s.place[block] >= LAND_COUNT and rng.randrange(2) and not s.seen[block] & OPEN:
            s.deep = with_item(s.deep, block)
            recount(s, s.place[block])
    determine(s)


def may_stand(s: TntState, power: int, kind: int, area: int) -> bool:
    """Whether a block can stand there as far as types, Fortresses and peace are concerned."""
    faction = FACTION_OF_POWER[power]
    if not may_be(s, power, kind, area, False, 0):
        return False
    if area >= LAND_COUNT:
        return True
    if kind == FORTRESS and has_fortress(s, area):
        return False
    return s.control[area] == faction or (bool(s.here[area]) and not s.here[area] & ~(s.war[faction] | BIT[faction]))


def deeds(s: TntState, rng: Random) -> None:
    """What blocks did this turn and in this Production."""
    for block in range(BLOCK_COUNT):
        if s.place[block] < 0:
            continue
        if BLOCK_FACTION[block] == s.active and BLOCK_TYPE[block] != FORTRESS and rng.randrange(3) == 0:
            flags = ENGAGED if rng.randrange(2) else 0
            s.moves[block] = rng.choice([255, s.place[block]]) | s.place[block] << START | flags
            if rng.randrange(3) == 0:
                s.joined |= BLOCK_BIT[block]
        if rng.randrange(8) == 0:
            s.done |= BLOCK_BIT[block]
        if rng.randrange(8) == 0:
            s.fresh_blocks |= BLOCK_BIT[block]
    if rng.randrange(2):
        s.done |= BLOCK_BIT[BLOCK_COUNT]


def techs(s: TntState, rng: Random) -> None:
    """Pairs in the Vaults, of two cards that bear the technology; Revealed Technologies."""
    for faction in range(THREE):
        for _ in range(rng.randrange(4)):
            tech = rng.randrange(TECH_COUNT)
            achieved = s.techs[faction]
            for pair in s.vault[faction]:
                achieved |= BIT[pair >> 16]
            if not is_next(achieved, tech):
                continue
            bearers = [card for card in s.decks[1] if tech in CARD_TECHS[card]]
            if len(bearers) < 2:
                continue
            if rng.randrange(3) and tech < ATOMIC_1:
                s.techs[faction] |= BIT[tech]
                s.kept[faction] = with_item(s.kept[faction], bearers[0])
                taken = bearers[:1]
            else:
                s.vault[faction] = (*s.vault[faction], tech << 16 | bearers[0] << 8 | bearers[1])
                taken = bearers[:2]
            s.decks[1] = tuple([card for card in s.decks[1] if card not in taken])


def cards(s: TntState, rng: Random) -> None:
    """Cards everywhere they may lie."""
    left = [list(deck) for deck in s.decks]
    for deck in left:
        rng.shuffle(deck)
    s.shown = rng.randrange(2) == 0
    rows = (s.hand, s.hand, s.hand, s.bought, s.passive, s.commits)
    for _ in range(40):
        deck = rng.choice(left)
        if deck:
            row, faction = rng.choice(rows), rng.randrange(THREE)
            row[faction] = with_item(row[faction], deck.pop())
    for kind, deck in enumerate(left):
        lying = rng.randrange(len(deck) // 2 + 1)
        s.piles[kind], s.decks[kind] = tuple(deck[:lying]), tuple(deck[lying:])


def kinds(cards: tuple[int, ...]) -> tuple[int, int]:
    """How many Action and how many Investment cards."""
    actions = sum(card < ACTION_COUNT for card in cards)
    return actions, len(cards) - actions
