"""Imagining: a State drawn from those a seat cannot tell from the true one.

What is hidden is gathered, sorted and dealt out anew, by dice and public facts alone:

* Cards. How many of each kind a faction holds is public (B-20), so also of which kind a card laid face down as a command is.
  Cards just bought and Passive Stacks are hidden from their owners too (A-12, T&T 18.21). Vaults get Pairs that could be there.
* Peace Dividends, out of all that are not seen.
* Blocks. Everybody sees how many of which nation stand where and what they did. Faces not known are dealt from what is left of
  the nation's blocks; how much CV a nation has on the map is public, for everybody sees what it spends and loses. Away from
  land of their own, whether a faction's units include Ground units is public as well. Rivals never see numbers of blocks, so all
  of them get new ones.

Left out, though somebody who remembers everything could know it: cards and Pairs seen by Intel cards, faces known before
blocks mixed, which units were raised, what speed and the limits of borders tell of those that moved, in which year a
technology was achieved. What other factions know of blocks that are not their own is forgotten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.engine.bit_sets import BIT, mask_of
from vezerkar.engine.dice import Dice
from vezerkar.games.triumph.game_data import (
    ACTION_COUNT,
    AIR_FORCE,
    AREA_COUNT,
    ATOMIC_1,
    ATOMIC_2,
    ATOMIC_3,
    ATOMIC_4,
    BLOCK_COUNT,
    BLOCK_FACTION,
    BLOCK_TYPE,
    CARD_TECHS,
    FACTION_OF_POWER,
    FIRST_BLOCK,
    FORTRESS,
    IS_GROUND,
    LAND_COUNT,
    MOST_CV,
    POOLS,
    SIX,
    TECH_COUNT,
    THREE,
    TYPE_COUNT,
)
from vezerkar.games.triumph.rules.secrecy import is_next, marks, may_be, shows_bombers, shows_support, stands_for
from vezerkar.games.triumph.rules.step import ALL, TntStep
from vezerkar.games.triumph.rules.units import BLOCK_BIT, has_ground, knows
from vezerkar.games.triumph.state import GONE, NOBODY, NOTHING, OPEN, POOL, TntState

if TYPE_CHECKING:
    from typing import Never

    from vezerkar.engine.state import Step

HIDDEN: Final = -1
ANY_TYPE: Final = BIT[TYPE_COUNT] - 1
GROUND_TYPES: Final = mask_of([kind for kind in range(TYPE_COUNT) if IS_GROUND[kind]])
ANS_TYPES: Final = ANY_TYPE & ~GROUND_TYPES
ANY_TECH: Final = BIT[TECH_COUNT] - 1
ATOMIC: Final = mask_of([ATOMIC_1, ATOMIC_2, ATOMIC_3, ATOMIC_4])


def imagine(s: TntState, seat: int, dice: Dice) -> TntState:
    """A State this seat (-1: a spectator) cannot tell from ``s``; all chance to come is new as well."""
    other = s.clone()
    other.dice = dice
    other.drawn = 0
    other.news = 0
    if s.over:
        return other
    _forget_plans(other, seat)
    _deal_cards(other, seat, peeked(other, seat))
    _deal_dividends(other, seat)
    _deal_blocks(other, seat)
    return other


def _only(seat: int) -> int:
    return BIT[seat] if seat >= 0 else 0


def _forget_plans(s: TntState, seat: int) -> None:
    """Leave out the choices that others have begun and this seat cannot know of."""
    kept: list[Step[Never]] = []
    for step in s.stack:
        if isinstance(step, TntStep) and step.secret_of(s) not in (NOBODY, seat):
            below = kept[-1]
            if isinstance(below, TntStep):
                kept[-1] = below.reopened()
        else:
            kept.append(step)
    s.stack = kept


def peeked(s: TntState, seat: int) -> int:
    """The factions into whose Vault a seat looks at this moment, as a mask."""
    found = _only(seat)
    for step in s.stack:
        if isinstance(step, TntStep):
            found |= step.peeks(seat)
    return found


def _pick(s: TntState, items: list[int]) -> int:
    return items.pop(s.randbelow(len(items)))


# --- cards ---------------------------------------------------------------------------------------------------------


def _deal_cards(s: TntState, seat: int, peeking: int) -> None:
    """All cards the seat does not see; Vaults come first, for not every two cards make a Pair."""
    unseen = [*s.decks[0], *s.decks[1]]
    for faction in range(THREE):
        unseen += s.bought[faction]
        unseen += s.passive[faction]
        if faction != seat:
            unseen += s.hand[faction]
            if not s.shown:
                unseen += s.commits[faction]
        if not peeking & BIT[faction]:
            for pair in s.vault[faction]:
                unseen += (pair >> 8 & 255, pair & 255)
    unseen.sort()
    _deal_vaults(s, peeking, unseen)
    left = [[card for card in unseen if card < ACTION_COUNT], [card for card in unseen if card >= ACTION_COUNT]]
    for faction in range(THREE):
        s.bought[faction] = _same_kinds(s, s.bought[faction], left)
        s.passive[faction] = _same_kinds(s, s.passive[faction], left)
        if faction != seat:
            s.hand[faction] = _same_kinds(s, s.hand[faction], left)
            if not s.shown:
                s.commits[faction] = _same_kinds(s, s.commits[faction], left)
    for kind in range(2):
        deck: list[int] = []
        while left[kind]:
            deck.append(_pick(s, left[kind]))
        s.decks[kind] = tuple(deck)


def _same_kinds(s: TntState, held: tuple[int, ...], left: list[list[int]]) -> tuple[int, ...]:
    """As many Action and Investment cards as these."""
    actions = 0
    for card in held:
        if card < ACTION_COUNT:
            actions += 1
    dealt: list[int] = []
    for i in range(len(held)):
        dealt.append(_pick(s, left[0] if i < actions else left[1]))
    return tuple(sorted(dealt))


def _deal_vaults(s: TntState, peeking: int, unseen: list[int]) -> None:
    """Take Pairs for the Vaults from the cards not seen, those first that everybody knows to be there."""
    places: list[int] = []
    for faction in range(THREE):
        if not peeking & BIT[faction]:
            here = [faction] * len(s.vault[faction])
            s.vault[faction] = ()
            places = here + places if _owed(s, faction) else places + here
    found = _deal_pairs(s, places, 0, unseen, True) or _deal_pairs(s, places, 0, unseen, False)
    assert found, "these cards make no Pairs for the Vaults"
    for faction in range(THREE):
        if not peeking & BIT[faction]:
            # In which year a stage came into a Vault nobody else knows; that none did this year leaves the most open.
            s.atomic_year[faction] = s.year - 1 if _achieved(s, faction) & ATOMIC else 0


def _achieved(s: TntState, faction: int) -> int:
    achieved = s.techs[faction]
    for pair in s.vault[faction]:
        achieved |= BIT[pair >> 16]
    return achieved


def _owed(s: TntState, faction: int) -> int:
    """The atomic stages that must be in a Vault, as a mask: a later one is Revealed, and they are achieved in order (T&T 9.4)."""
    achieved = _achieved(s, faction)
    found = 0
    for tech in range(ATOMIC_1, ATOMIC_4):
        if not achieved & BIT[tech] and (s.techs[faction] & ATOMIC) >> tech:
            found |= BIT[tech]
    return found


def _deal_pairs(s: TntState, places: list[int], i: int, unseen: list[int], orderly: bool) -> bool:
    """Find a Pair for every place from the i-th on, trying all there are before giving up.

    ``orderly``: what is owed comes first.
    """
    if i == len(places):
        return True
    faction = places[i]
    owed = _owed(s, faction) if orderly else 0
    for wild in (False, True):
        candidates = _pairs(s, faction, unseen, wild, owed or ANY_TECH)
        while candidates:
            pair = _pick(s, candidates)
            first, second = pair >> 8 & 255, pair & 255
            unseen.remove(first)
            unseen.remove(second)
            s.vault[faction] = (*s.vault[faction], pair)
            if _deal_pairs(s, places, i + 1, unseen, orderly):
                return True
            s.vault[faction] = s.vault[faction][:-1]
            unseen += (first, second)
            unseen.sort()
    return False


def _pairs(s: TntState, faction: int, unseen: list[int], wild: bool, wanted: int) -> list[int]:
    """The Pairs that a faction could put into its Vault next: of two cards that bear the technology, or with a wildcard.

    ``wanted``: the technologies to be looked for, as a mask.
    """
    achieved = _achieved(s, faction)
    found: list[int] = []
    for tech in range(TECH_COUNT):
        if not wanted & BIT[tech] or not is_next(achieved, tech):
            continue
        bearers = [card for card in unseen if tech in CARD_TECHS[card]]
        for card in bearers:
            if wild:
                partners = [other for other in unseen if other != card and stands_for(s, faction, other, tech)]
            else:
                partners = [other for other in bearers if other > card]
            for other in partners:
                found.append(tech << 16 | min(card, other) << 8 | max(card, other))
    return sorted(set(found))


def _deal_dividends(s: TntState, seat: int) -> None:
    """The Peace Dividends of others, from all chits the seat does not see."""
    chits: list[int] = []
    for points in range(len(s.chits)):
        chits += [points] * s.chits[points]
    for faction in range(THREE):
        if faction != seat:
            chits += s.dividends[faction]
    chits.sort()
    for faction in range(THREE):
        if faction != seat:
            dealt: list[int] = []
            for _ in s.dividends[faction]:
                dealt.append(_pick(s, chits))
            s.dividends[faction] = tuple(sorted(dealt))
    for points in range(len(s.chits)):
        s.chits[points] = chits.count(points)


# --- blocks --------------------------------------------------------------------------------------------------------


class Slot:
    """A block of a Rival as a seat sees it."""

    __slots__ = ("area", "block", "cv", "escaped", "key", "kind", "known", "marks", "open", "wanted")

    def __init__(self, s: TntState, seat: int, block: int) -> None:
        self.block = block
        self.area = s.place[block]
        self.escaped = block in s.deep
        self.marks = marks(s, block)
        self.open = bool(s.seen[block] & OPEN)
        self.known = knows(s, seat, block)
        self.kind = HIDDEN
        self.cv = HIDDEN
        if self.known:
            self.kind = BLOCK_TYPE[block]
            self.cv = s.cv[block]
        self.key = (self.area, self.escaped, self.marks, self.open, self.kind, self.cv)
        """Public, and tells apart all that is not the same to this seat."""
        self.wanted = ANY_TYPE
        """The types, as a mask, that go with what everybody can tell."""


def _deal_blocks(s: TntState, seat: int) -> None:
    """New faces for the blocks of Rivals that the seat does not know, new numbers for all of them."""
    fortified = [s.forts[area] > 0 for area in range(LAND_COUNT)]
    powers: list[list[Slot]] = [[] for _ in range(SIX)]
    for power in range(SIX):
        for block in _blocks_of(power):
            if s.place[block] >= 0:
                if FACTION_OF_POWER[power] != seat:
                    powers[power].append(Slot(s, seat, block))
                if BLOCK_TYPE[block] == FORTRESS and knows(s, seat, block):
                    fortified[s.place[block]] = True
    for power in range(SIX):
        powers[power] = sorted(powers[power], key=_key)
    for faction in range(THREE):
        if faction != seat:
            _want_types(s, faction, powers)
    number = list(range(BLOCK_COUNT + 1))
    for power in range(SIX):
        if FACTION_OF_POWER[power] != seat:
            slots = powers[power]
            if not _deal_types(s, power, slots, fortified):
                for slot in slots:
                    slot.wanted = ANY_TYPE
                found = _deal_types(s, power, slots, fortified)
                assert found, "there are not enough blocks of the types that could be there"
            _deal_cv(s, power, slots)
            _settle_in(s, seat, power, slots, number)
    _renumber(s, number)


def _key(slot: Slot) -> tuple[int, bool, int, bool, int, int]:
    return slot.key


def _blocks_of(power: int) -> range:
    return range(FIRST_BLOCK[power][0], FIRST_BLOCK[power][TYPE_COUNT - 1] + POOLS[power][TYPE_COUNT - 1])


def _want_types(s: TntState, faction: int, powers: list[list[Slot]]) -> None:
    """Note for every hidden block what follows from what a faction's units in its area have shown together."""
    areas: dict[int, list[Slot]] = {}
    for power in range(SIX):
        if FACTION_OF_POWER[power] == faction:
            for slot in powers[power]:
                if slot.area < LAND_COUNT and shows_support(s, faction, slot.area):
                    areas.setdefault(slot.area, []).append(slot)
    for area in sorted(areas):
        hidden = [slot for slot in areas[area] if not slot.known]
        known = 0
        for slot in areas[area]:
            if slot.known:
                known |= BIT[slot.kind]
        if not hidden:
            continue
        if has_ground(s, area, faction):
            if not known & GROUND_TYPES:
                hidden[s.randbelow(len(hidden))].wanted = GROUND_TYPES
            continue
        wanted = ANS_TYPES
        if faction == s.active and shows_bombers(s, area):
            if not _has_air(s, area, faction):
                wanted &= ~BIT[AIR_FORCE]
            elif not known & BIT[AIR_FORCE]:
                hidden[s.randbelow(len(hidden))].wanted = BIT[AIR_FORCE]
        for slot in hidden:
            slot.wanted &= wanted


def _has_air(s: TntState, area: int, faction: int) -> bool:
    return any(BLOCK_FACTION[block] == faction and BLOCK_TYPE[block] == AIR_FORCE for block in s.at[area])


def _deal_types(s: TntState, power: int, slots: list[Slot], fortified: list[bool]) -> bool:
    """Each hidden block becomes one of those left that may be there, all blocks left equally likely; false if that cannot be."""
    left = POOLS[power].copy()
    hidden: list[Slot] = []
    for slot in slots:
        if slot.known:
            left[slot.kind] -= 1
        else:
            hidden.append(slot)
            slot.kind = HIDDEN
    taken = -1
    allowed: list[list[int]] = []
    for slot in hidden:
        kinds: list[int] = []
        for kind in range(TYPE_COUNT):
            if slot.wanted & BIT[kind] and may_be(s, power, kind, slot.area, slot.escaped, slot.marks):
                # One block of those that could be the only Fortress of an area stands for all: nobody can tell them apart.
                if kind != FORTRESS:
                    kinds.append(kind)
                elif not fortified[slot.area] and taken != slot.area:
                    kinds.append(kind)
                    taken = slot.area
        allowed.append(kinds)
    for i in range(len(hidden)):
        sorts: list[int] = []
        for kind in allowed[i]:
            sorts += [kind] * left[kind]
        if sorts:
            hidden[i].kind = sorts[s.randbelow(len(sorts))]
            left[hidden[i].kind] -= 1
        elif not _squeeze(hidden, allowed, left, i, [False] * TYPE_COUNT):
            return False
    for slot in hidden:
        if slot.kind == FORTRESS:
            fortified[slot.area] = True
    return True


def _squeeze(hidden: list[Slot], allowed: list[list[int]], left: list[int], i: int, tried: list[bool]) -> bool:
    """Find a type for a block although those allowed are used up: others take another type in turn."""
    for kind in allowed[i]:
        if tried[kind]:
            continue
        tried[kind] = True
        if left[kind] > 0:
            left[kind] -= 1
            hidden[i].kind = kind
            return True
        for j in range(len(hidden)):
            if j != i and hidden[j].kind == kind and _squeeze(hidden, allowed, left, j, tried):
                hidden[i].kind = kind
                return True
    return False


def _deal_cv(s: TntState, power: int, slots: list[Slot]) -> None:
    """The CV of all hidden blocks of a nation together stays what it is; every step falls on any of them alike."""
    hidden: list[Slot] = []
    rest = 0
    for slot in slots:
        if slot.cv == HIDDEN:
            hidden.append(slot)
            rest += s.cv[slot.block] - 1
            slot.cv = 1
    while rest > 0:
        i = s.randbelow(len(hidden))
        hidden[i].cv += 1
        rest -= 1
        if hidden[i].cv == MOST_CV[power]:
            hidden.pop(i)


def _settle_in(s: TntState, seat: int, power: int, slots: list[Slot], number: list[int]) -> None:
    """Put the blocks of a Power where they are imagined; ``number[block]`` becomes the number the block has now."""
    off = GONE if s.fallen & BIT[power] else POOL
    for block in _blocks_of(power):
        s.place[block] = off
        s.cv[block] = 0
        s.seen[block] = 0
    next_one = FIRST_BLOCK[power].copy()
    owner = FACTION_OF_POWER[power]
    for slot in slots:
        block = next_one[slot.kind]
        next_one[slot.kind] += 1
        number[slot.block] = block
        s.place[block] = slot.area
        s.cv[block] = slot.cv
        if slot.open:
            s.seen[block] = ALL | OPEN
        elif slot.known:
            s.seen[block] = BIT[owner] | _only(seat)
        else:
            s.seen[block] = BIT[owner]


def _renumber(s: TntState, number: list[int]) -> None:
    """Give the blocks their new numbers everywhere."""
    at: list[list[int]] = [[] for _ in range(AREA_COUNT)]
    for block in range(BLOCK_COUNT):
        if s.place[block] >= 0:
            at[s.place[block]].append(block)
    for area in range(AREA_COUNT):
        s.at[area] = tuple(at[area])
    s.steady = False
    s.offered = NOTHING
    s.deep = tuple(sorted([number[block] for block in s.deep]))
    moves = {number[block]: s.moves[block] for block in s.moves}
    s.moves = {block: moves[block] for block in sorted(moves)}
    s.fresh_blocks = _renumbered(s.fresh_blocks, number)
    s.done = _renumbered(s.done, number)
    s.joined = _renumbered(s.joined, number)


def _renumbered(blocks: int, number: list[int]) -> int:
    """The same set of blocks by their new numbers; the neutral Fortress keeps its own."""
    found = 0
    for block in range(BLOCK_COUNT + 1):
        if blocks & BLOCK_BIT[block]:
            found |= BLOCK_BIT[number[block]]
    return found
