"""Diplomacy: influence over Neutrals, the cards that bring it, and what it makes of them (T&T 8)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, mask_of_names
from vezerkar.engine.decision import Refusal
from vezerkar.games.triumph import events
from vezerkar.games.triumph.game_data import (
    ACTION_COUNT,
    AREA_INDEX,
    CARD_NATIONS,
    CARD_WILDCARD,
    CARDS_FILE,
    FACTIONS,
    FORTRESS,
    HOLDER,
    NATION_AREAS,
    NATION_COUNT,
    NATION_INDEX,
    NEAR_LAND,
    NEUTRAL,
    RIVALS,
    SETUP,
    USA,
    WEST,
    WILDCARDS,
)
from vezerkar.games.triumph.notation import DIPLOMACY
from vezerkar.games.triumph.rules.cards import discard, from_hand
from vezerkar.games.triumph.rules.control import influence_of, mark
from vezerkar.games.triumph.rules.muster import fortified, mustering, start_muster
from vezerkar.games.triumph.rules.units import create, free_block, with_item, without
from vezerkar.games.triumph.state import NOBODY, TntState

NOT_NEUTRAL: Final = Refusal("refuse-not-neutral", "T&T B-10")
NOT_ON_CARD: Final = Refusal("refuse-not-on-card", "T&T 8.3")
NO_MARKER: Final = Refusal("refuse-no-marker", "T&T 8.3")
USA_FULL: Final = Refusal("refuse-usa-full", "T&T 8.41")
NO_IND: Final = Refusal("refuse-no-ind", "T&T 8.3")
NO_BORDER: Final = Refusal("refuse-no-border", "T&T B-14")

COURTED: Final[list[int]] = [nation for nation in range(NATION_COUNT) if HOLDER[nation] == NEUTRAL]
"""The nations that begin as Neutrals: the USA and the Minors."""

# What a wildcard does (T&T 8.3): RULE[wildcard].
LISTED: Final = 0
"""Add, or remove, in a nation of the player's own list."""
BY_OWNER: Final = 1
"""Remove only, from a nation of the list of the Rival whose marker it is."""
REMOVE: Final = 2
"""Remove only, from a nation of the one list."""
INTIMIDATION: Final = 3
GUARANTEE: Final = 4
FOREIGN_AID: Final = 5


def _rule(name: str) -> int:
    by_kind = {"add_or_remove_listed": LISTED, "remove_listed_by_rival": BY_OWNER, "remove_listed": REMOVE}
    by_name = {"intimidation": INTIMIDATION, "guarantee": GUARANTEE, "foreign_aid": FOREIGN_AID}
    return by_name[name] if name in by_name else by_kind[CARDS_FILE["wildcards"][name]["kind"]]


def _lists(name: str) -> list[int]:
    data = CARDS_FILE["wildcards"][name]
    by_faction = data.get("by_player", data.get("by_marker_owner"))
    return [
        mask_of_names(data.get("nations", []) if by_faction is None else by_faction[faction], NATION_INDEX)
        for faction in FACTIONS
    ]


RULE: Final[list[int]] = [_rule(name) for name in WILDCARDS]
LISTS: Final[list[list[int]]] = [_lists(name) for name in WILDCARDS]
"""LISTS[wildcard][faction]: the nations listed for it, as a mask; for `BY_OWNER` those where its own markers may be removed."""

USA_FORTS: Final[list[tuple[int, int]]] = [(AREA_INDEX[name], cv) for name, cv in SETUP["usa"]["satellite_forts"].items()]
"""The Fortresses of the USA once they join the West: area and CV (T&T 8.43)."""
SATELLITE: Final = 3
"""So many markers make a Satellite (T&T 8.2)."""
USA_MOST: Final = 3
"""The most markers that the Axis or the USSR may have on the USA (T&T 8.41)."""


# --- influence -----------------------------------------------------------------------------------------------------


def neutral(s: TntState, nation: int) -> bool:
    """Return True if diplomacy can reach a nation: it is neither controlled nor an Armed Minor (B-10)."""
    return HOLDER[nation] == NEUTRAL and s.marker[nation] == NOBODY and not s.armed & BIT[nation]


def markers(s: TntState, nation: int) -> int:
    """Return the number of influence markers on a nation."""
    return s.influence[nation] >> 2


def can_add(s: TntState, faction: int, nation: int) -> bool:
    """Return True if a marker of a faction would change anything on a Neutral."""
    return not (nation == USA and faction != WEST and influence_of(s, nation) == faction and markers(s, nation) >= USA_MOST)


def _set(s: TntState, nation: int, faction: int, count: int) -> None:
    s.influence[nation] = count << 2 | faction if count else 0
    s.steady = False
    events.influence(s, faction, nation, count)


def add_influence(s: TntState, faction: int, nation: int) -> None:
    """A marker goes on a Neutral; if there are markers of a Rival, one of those comes off instead (T&T 8.0)."""
    owner = influence_of(s, nation)
    if owner not in (NOBODY, faction):
        remove_influence(s, nation, 1)
    elif can_add(s, faction, nation):
        _set(s, nation, faction, markers(s, nation) + 1)


def remove_influence(s: TntState, nation: int, count: int) -> None:
    """So many markers come off a Neutral, whosever they are; there must be that many."""
    _set(s, nation, s.influence[nation] & 3, markers(s, nation) - count)


def can_repudiate(s: TntState, faction: int) -> list[int]:
    """The Neutrals from which a faction may take a marker of its own at any time (T&T 8.0)."""
    return [nation for nation in COURTED if influence_of(s, nation) == faction]


def repudiate(s: TntState, faction: int, nation: int) -> None:
    """A faction takes one of its own markers off a Neutral (T&T 8.0)."""
    events.repudiated(s, faction, nation)
    remove_influence(s, nation, 1)


# --- cards (T&T 7.31, 8.3) -----------------------------------------------------------------------------------------


def borders_land_of(s: TntState, nation: int, faction: int) -> bool:
    """Return True if a land or straits border joins a nation to land a faction controls (B-14)."""
    for area in NATION_AREAS[nation]:
        for near in NEAR_LAND[area]:
            if s.control[near] == faction:
                return True
    return False


def reaches(s: TntState, faction: int, wildcard: int, nation: int) -> bool:
    """Return True if a wildcard may be played on a Neutral: its own condition is met and it changes something."""
    owner = influence_of(s, nation)
    rule = RULE[wildcard]
    hostile = owner not in (NOBODY, faction)
    if rule == BY_OWNER:
        return hostile and bool(LISTS[wildcard][owner] & BIT[nation])
    if rule == REMOVE:
        return hostile and bool(LISTS[wildcard][faction] & BIT[nation])
    if not hostile and not can_add(s, faction, nation):
        return False
    if rule == LISTED:
        return bool(LISTS[wildcard][faction] & BIT[nation])
    if rule == FOREIGN_AID:
        return s.ind[faction] > 0
    if nation == USA:
        return False
    if rule == INTIMIDATION:
        return borders_land_of(s, nation, faction)
    return borders_land_of(s, nation, RIVALS[faction][0]) or borders_land_of(s, nation, RIVALS[faction][1])


def targets(s: TntState, faction: int, card: int) -> list[int]:
    """The Neutrals for which a faction may play an Action card as Diplomacy, sorted."""
    found: list[int] = []
    wildcard = CARD_WILDCARD[card]
    if wildcard < 0:
        for nation in CARD_NATIONS[card]:
            if neutral(s, nation):
                found.append(nation)
        found.sort()
        return found
    for nation in COURTED:
        if neutral(s, nation) and reaches(s, faction, wildcard, nation):
            found.append(nation)
    return found


def printed(faction: int, card: int) -> list[int]:
    """The nations a player may look for on an Action card, sorted: those on its ends or lists, or all if a rule decides."""
    wildcard = CARD_WILDCARD[card]
    if wildcard < 0:
        return sorted(CARD_NATIONS[card])
    if RULE[wildcard] > REMOVE:
        return COURTED
    listed = LISTS[wildcard][faction]
    if RULE[wildcard] == BY_OWNER:
        listed = LISTS[wildcard][RIVALS[faction][0]] | LISTS[wildcard][RIVALS[faction][1]]
    return [nation for nation in COURTED if listed & BIT[nation]]


def refuse_card(s: TntState, faction: int, card: int, nation: int) -> Refusal:
    """Return why a faction cannot play an Action card of its hand for a nation."""
    why = NOT_ON_CARD
    if not neutral(s, nation):
        why = NOT_NEUTRAL
    elif nation in printed(faction, card):
        rule = RULE[CARD_WILDCARD[card]]
        if rule in (BY_OWNER, REMOVE):
            why = NO_MARKER
        elif not can_add(s, faction, nation):
            why = USA_FULL
        elif rule == FOREIGN_AID:
            why = NO_IND
        else:
            why = NO_BORDER
    return why


def diplomacy_options(s: TntState, faction: int) -> list[int]:
    """Return the actions by which a faction may play cards of its hand as Diplomacy, sorted (T&T 7.31)."""
    found: list[int] = []
    for card in s.hand[faction]:
        if card < ACTION_COUNT:
            for nation in targets(s, faction, card):
                found.append(DIPLOMACY + (card << 8 | nation))
    return found


def play_diplomacy(s: TntState, faction: int, card: int, nation: int) -> None:
    """A faction plays an Action card of its hand for a Neutral (T&T 7.31)."""
    from_hand(s, faction, card)
    if CARD_WILDCARD[card] >= 0:
        play_wildcard(s, faction, card, nation)
    elif s.laid[nation] and s.laid_by[nation] != faction:
        cancel(s, faction, card, nation)
    else:
        s.laid[nation] = with_item(s.laid[nation], card)
        s.laid_by[nation] = faction
        events.laid(s, faction, card, nation)


def play_wildcard(s: TntState, faction: int, card: int, nation: int) -> None:
    """A wildcard works at once and is discarded; Foreign Aid costs a point of IND (T&T 8.3)."""
    events.wildcard(s, faction, card, nation)
    discard(s, card)
    if RULE[CARD_WILDCARD[card]] == FOREIGN_AID:
        s.ind[faction] -= 1
        events.ind(s, faction)
    add_influence(s, faction, nation)


def cancel(s: TntState, faction: int, card: int, nation: int) -> None:
    """A card and one that a Rival has laid for the same Neutral cancel each other: both are discarded (T&T 7.31, B-10)."""
    other = s.laid[nation][0]
    events.cancelled(s, faction, card, nation, other)
    s.laid[nation] = without(s.laid[nation], other)
    if not s.laid[nation]:
        s.laid_by[nation] = NOBODY
    discard(s, card)
    discard(s, other)


def resolve(s: TntState) -> None:
    """Diplomacy Resolution (T&T 7.4): in turn order every card still laid adds a marker or removes one of a Rival."""
    for faction in s.order:
        for nation in COURTED:
            if s.laid[nation] and s.laid_by[nation] == faction:
                for card in s.laid[nation]:
                    add_influence(s, faction, nation)
                    discard(s, card)
                s.laid[nation] = ()
                s.laid_by[nation] = NOBODY


# --- Satellites (T&T 8.2, 8.43) ------------------------------------------------------------------------------------


def ripe(s: TntState, faction: int, nation: int) -> bool:
    """Return True if a Neutral becomes a faction's Satellite after Resolution.

    It takes three markers; the USA join only the West.
    """
    if influence_of(s, nation) != faction or markers(s, nation) < SATELLITE:
        return False
    return nation != USA or faction == WEST


def make_satellite(s: TntState, faction: int, nation: int) -> None:
    """A Neutral becomes a faction's Satellite, or an Armed Minor by Intervention (T&T 8.2, 15.423).

    The Control marker goes on its capital at once; its units are chosen by a `Muster` that is called.
    """
    was_armed = bool(s.armed & BIT[nation])
    places = fortified(s, nation) if was_armed else mustering(nation)
    s.armed &= ~BIT[nation]
    s.foes[nation] = 0
    s.violated[nation] = NOBODY
    s.partners[nation] = NOBODY
    mark(s, nation, faction)
    events.satellite(s, faction, nation)
    if nation == USA:
        arm_usa(s)
    else:
        start_muster(s, faction, nation, places)


def arm_usa(s: TntState) -> None:
    """The Fortresses of the USA stand up when they join the West (T&T 8.43)."""
    for area, cv in USA_FORTS:
        if free_block(s, USA, FORTRESS) >= 0:
            create(s, USA, FORTRESS, area, cv)
            s.owner[area] = WEST
