"""Values of cards in Victory Points: on the table, in the hand, in the deck."""

from __future__ import annotations

from typing import Final

from vezerkar.games.quartermaster.game_data import (
    CARD_INDEX,
    CARD_SPAN,
    DECK_SPAN,
    EVENT,
    GERMANY,
    ITALY,
    JAPAN,
    RESPONSE,
    SIX,
    STATUS,
    TYPE,
    UK,
    USA,
    USSR,
)
from vezerkar.games.quartermaster.heuristics.features import RATE_KEPT, STAY, scored_now, turns_left
from vezerkar.games.quartermaster.rules.scoring import SCORING
from vezerkar.games.quartermaster.state import DECK, HAND, QmgState

RATES: Final[dict[str, float]] = {
    "ger_abundant_resources": 0.6,
    "ger_atlantic_wall": 0.2,
    "ger_bias_for_action": 0.9,
    "ger_blitzkrieg": 1.2,
    "ger_conscription": 0.4,
    "ger_dive_bombers": 0.8,
    "ger_jet_fighters": 0.2,
    "ger_superior_planning": 0.3,
    "ger_swedish_iron_ore": 0.8,
    "ger_volksturm": 0.1,
    "ger_wolf_packs": 0.1,
    "uk_australia_forms_the_directorate_of_manpower": 0.5,
    "uk_free_france": 0.3,
    "uk_lord_linlithgow_declares_india_to_be_at_war": 0.6,
    "uk_mackenzie_king_drafts_the_national_resources_mobilization_act": 0.9,
    "uk_rationing": 0.1,
    "uk_resistance": 0.3,
    "uk_the_royal_navy": 0.2,
    "jpn_forward_bases": 0.4,
    "jpn_greater_east_asia_co_prosperity_sphere": 1.0,
    "jpn_imperial_designs": 0.7,
    "ussr_defense_of_the_motherland": 0.5,
    "ussr_frontal_assault": 0.4,
    "ussr_guards": 0.2,
    "ussr_scorched_earth": 0.4,
    "ussr_shverniks_evacuation_council": 0.4,
    "ussr_stavka_forms_artillery_corps": 0.2,
    "ussr_women_conscripts": 0.2,
    "ita_anti_communist_sentiment": 0.3,
    "ita_balkan_resources": 0.8,
    "ita_bravado": 0.2,
    "ita_impero_italiano": 0.8,
    "ita_mare_nostrum": 0.9,
    "usa_aircraft_carriers": 0.3,
    "usa_american_volunteer_group_expands": 0.7,
    "usa_amphibious_landings": 0.7,
    "usa_flexible_resources": 0.2,
    "usa_flying_fortresses": 0.1,
    "usa_radar": 0.1,
    "usa_rosie_the_riveter": 0.1,
    "usa_superior_shipyards": 0.7,
    "usa_wartime_production": 0.8,
}
"""Value of a Status card in every turn it lies on the table, in Victory Points."""

TRAPS: Final[dict[str, float]] = {
    "uk_defensive_posture": 2.0,
    "uk_destroyers": 1.5,
    "uk_loyal_to_the_crown": 1.5,
    "uk_raf": 1.5,
    "jpn_banzai_charge": 2.5,
    "jpn_battleship_repair": 1.5,
    "jpn_china_offensive": 3.5,
    "jpn_destroyer_transport": 4.0,
    "jpn_fall_of_singapore": 2.0,
    "jpn_kamikaze": 2.0,
    "jpn_kwantung_army": 2.0,
    "jpn_operation_ketsu_go": 1.5,
    "jpn_special_naval_landing_forces": 5.0,
    "jpn_surprise_attack": 2.5,
    "jpn_truk": 1.0,
    "ussr_leningrad": 1.5,
    "ussr_moscow": 2.5,
    "ussr_rasputitsa": 2.5,
    "ussr_stalingrad": 2.5,
    "ita_monte_cassino": 0.5,
    "ita_romanian_reinforcements": 1.5,
    "ita_skilled_pilots": 0.7,
}
"""Value of a Response once it lies on the table, in Victory Points."""

USUAL: Final[list[list[float]]] = [[0.0] * 6 for _ in range(SIX)]
"""USUAL[country][type]: what it is worth to have a card of a type below `STATUS` in the hand for later turns."""

USUAL[GERMANY] = [2.5, 0.8, 2.2, 0.5, 1.6, 1.3]
USUAL[UK] = [2.3, 2.3, 1.4, 1.4, 1.6, 1.2]
USUAL[JAPAN] = [2.5, 2.8, 1.6, 1.4, 1.5, 1.4]
USUAL[USSR] = [2.5, 0.2, 2.0, 0.3, 1.6, 1.0]
USUAL[ITALY] = [2.2, 1.6, 1.5, 0.8, 1.5, 1.4]
USUAL[USA] = [2.5, 2.3, 1.6, 1.3, 1.7, 1.0]

SPARE: Final = 0.7
"""Of several cards of the same type in a hand each is worth so much of the one before."""

FRESH: Final = 1.6
"""Value of a card that is about to be drawn, in Victory Points."""


def _by_card(values: dict[str, float]) -> list[float]:
    table = [0.0] * CARD_SPAN
    for name, worth in values.items():
        table[CARD_INDEX[name]] = worth
    return table


RATE: Final = _by_card(RATES)
TRAP: Final = _by_card(TRAPS)
SCORES: Final = [card in SCORING[card // DECK_SPAN] for card in range(CARD_SPAN)]
"""Status cards that score in the Victory step."""


def status_worth(s: QmgState, card: int) -> float:
    """Return the Victory Points that a Status card on the table will bring from now on."""
    left = STAY[0][turns_left(s, card // DECK_SPAN)]
    if SCORES[card]:
        return left * (RATE_KEPT * scored_now(s, card) + (1.0 - RATE_KEPT) * RATE[card])
    return left * RATE[card]


def trap_worth(s: QmgState, card: int) -> float:
    """Return the Victory Points that a Response on the table will bring."""
    return TRAP[card] * min(1.0, turns_left(s, card // DECK_SPAN) / 5.0)


def kept_worth(s: QmgState, card: int, same: int) -> float:
    """Return the value of this card in the hand after this turn, if the hand has ``same`` others of its type already."""
    kind = TYPE[card]
    country = card // DECK_SPAN
    left = turns_left(s, country)
    if left <= 1:
        return 0.1
    if kind == STATUS:
        return 0.7 * status_worth(s, card)
    if kind == RESPONSE:
        return 0.8 * trap_worth(s, card)
    worth = USUAL[country][kind]
    for _ in range(same):
        worth *= SPARE
    return worth * min(1.0, 0.4 + left / 10.0)


def same_kind(s: QmgState, card: int) -> int:
    """Return the number of other cards of its type in the hand of its country."""
    kind = TYPE[card]
    if kind >= EVENT:
        return 0
    total = -1
    for other in s.cards[HAND + card // DECK_SPAN]:
        if TYPE[other] == kind:
            total += 1
    return max(0, total)


def worth_in_hand(s: QmgState, card: int) -> float:
    """Return the value that a country gives up with a card of its hand."""
    return kept_worth(s, card, same_kind(s, card))


def slack(s: QmgState, country: int) -> int:
    """Return how many cards a country can lose and still play one in every turn it has left."""
    return len(s.cards[HAND + country]) + len(s.cards[DECK + country]) - turns_left(s, country)


def price(s: QmgState, country: int) -> float:
    """Return the value of a card of its deck for a country."""
    spare = slack(s, country)
    if spare > 8:
        return 0.3
    if spare > 3:
        return 0.5
    if spare > 0:
        return 1.0
    return 1.8


def hand_price(s: QmgState, country: int, n: int) -> float:
    """Return the loss of a country that discards so many cards of its choice from its hand, as it sees it."""
    values = sorted([worth_in_hand(s, card) for card in s.cards[HAND + country]])
    missing = max(0, n - len(values))
    return sum(values[:n]) + missing * (price(s, country) + (1.0 if not s.cards[DECK + country] else 0.0))
