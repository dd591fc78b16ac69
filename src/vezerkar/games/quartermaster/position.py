"""Positions: a State of Quartermaster General as plain data and back, secrets included; and what must be true of every State."""

from __future__ import annotations

from vezerkar.engine.dice import Dice
from vezerkar.engine.errors import BadPosition
from vezerkar.engine.game import Json
from vezerkar.engine.reading import Data, flag, index, listed, mask, members, number
from vezerkar.engine.state import BIT
from vezerkar.games.quartermaster.facts import (
    ARMIES,
    CARD_ID,
    CARD_INDEX,
    COUNTRIES,
    DECK_SPAN,
    DECKS,
    LAND,
    RESPONSE,
    SEA,
    SIX,
    SPACE_INDEX,
    STATUS,
    TEAMS,
    TYPE,
)
from vezerkar.games.quartermaster.rules.pieces import end_if_won
from vezerkar.games.quartermaster.rules.supply import team
from vezerkar.games.quartermaster.state import DECK, ENDINGS, HAND, KNOWN, LAID, ZONES, QmgState, Variant, new_state
from vezerkar.games.quartermaster.view import card_names, cards, names

COUNTRY_KEYS = ("pieces", "safe", "status", "spent", "gone", "known", *ZONES)


def describe(s: QmgState) -> dict[str, Json]:
    """Everything but the stack and the dice."""
    countries: dict[str, Json] = {}
    for i, name in enumerate(COUNTRIES):
        known: list[Json] = [s.known[what * SIX + i] for what in range(len(KNOWN))]
        own: dict[str, Json] = {
            "pieces": names(s.pieces[i]),
            "safe": names(s.safe[i]),
            "status": card_names(s.status[i], i),
            "spent": card_names(s.spent[i], i),
            "gone": card_names(s.gone[i], i),
            "known": known,
        }
        own |= {zone: cards(s.cards[what * SIX + i]) for what, zone in enumerate(ZONES)}
        countries[name] = own
    return {
        "round": s.round,
        "active": COUNTRIES[s.active],
        "points": [*s.vp],
        "countries": countries,
        "truk": s.truk,
        "front": names(s.front),
        "movable": names(s.movable),
        "kept": s.kept,
        "raid": CARD_ID[s.raid] if s.raid >= 0 else None,
        "bonus": s.bonus,
        "spared": [COUNTRIES[i] for i in range(SIX) if s.spared >> i & 1],
        "over": s.over,
        "winner": TEAMS[s.winner] if s.winner >= 0 else None,
        "ending": ENDINGS[s.ending],
    }


def build(data: Data, dice: Dice, variant: Variant) -> QmgState:
    """The State of a description; what is left out is as on an empty board. Raises `BadPosition`."""
    s = new_state(dice, variant)
    unknown = set(data) - set(describe(s))
    if unknown:
        raise BadPosition(f"a position of Quartermaster General has no {', '.join(sorted(unknown))}")
    s.round = number(data, "round", s.round)
    s.active = index(COUNTRIES, data.get("active", COUNTRIES[s.active]))
    axis, allies = listed(data.get("points", [0, 0]))
    if not isinstance(axis, int) or not isinstance(allies, int):
        raise BadPosition("'points' are two numbers")
    s.vp = [axis, allies]
    for name in members(data, "countries"):
        build_country(s, index(COUNTRIES, name), members(members(data, "countries"), name))
    s.truk = flag(data, "truk")
    s.lasting = s.truk or any(s.safe) or any(s.spent)
    s.front = mask(data.get("front", []), SPACE_INDEX)
    s.movable = mask(data.get("movable", []), SPACE_INDEX)
    s.kept = number(data, "kept", 0)
    raid = data.get("raid")
    s.raid = -1 if raid is None else CARD_INDEX[str(raid)]
    s.bonus = number(data, "bonus", 0)
    for spared in listed(data.get("spared", [])):
        s.spared |= BIT[index(COUNTRIES, spared)]
    s.over = flag(data, "over")
    winner = data.get("winner")
    s.winner = -1 if winner is None else index(TEAMS, winner)
    s.ending = index(ENDINGS, data.get("ending", ""))
    try:
        check(s)
    except AssertionError as error:
        raise BadPosition(f"this position cannot be: {error}") from error
    if not s.over:
        end_if_won(s)
    return s


def build_country(s: QmgState, i: int, data: Data) -> None:
    """One country. Cards that are named nowhere lie in its deck, on top of those that are said to lie there."""
    unknown = set(data) - set(COUNTRY_KEYS)
    if unknown:
        raise BadPosition(f"a country has no {', '.join(sorted(unknown))}")
    s.pieces[i] = mask(data.get("pieces", []), SPACE_INDEX)
    s.safe[i] = mask(data.get("safe", []), SPACE_INDEX)
    s.status[i] = card_mask(data.get("status", []), i)
    s.spent[i] = card_mask(data.get("spent", []), i)
    left = [card for card in DECKS[i] if not s.status[i] >> card % DECK_SPAN & 1]
    for what, zone in enumerate(ZONES):
        lying = [card_number(name, i) for name in listed(data.get(zone, []))]
        for card in lying:
            if card not in left:
                raise BadPosition(f"there are not so many copies of {CARD_ID[card]!r}, or they lie elsewhere")
            left.remove(card)
        s.cards[what * SIX + i] = sorted(lying) if what * SIX == HAND else lying
    s.cards[DECK + i] += left
    s.gone[i] = card_mask(data.get("gone", []), i)
    if "known" in data:
        counts = [count for count in listed(data["known"]) if isinstance(count, int)]
        if len(counts) != len(KNOWN):
            raise BadPosition(f"'known' are {len(KNOWN)} numbers: {', '.join(KNOWN)}")
        for what, count in enumerate(counts):
            s.known[what * SIX + i] = count


def card_number(name: Json, owner: int) -> int:
    """The number of a card of this country."""
    card = CARD_INDEX.get(str(name), -1)
    if card // DECK_SPAN != owner:
        raise BadPosition(f"the deck of {COUNTRIES[owner]} has no card {name!r}")
    return card


def card_mask(value: Json, owner: int) -> int:
    """A set of cards of one country."""
    result = 0
    for name in listed(value):
        result |= BIT[card_number(name, owner) % DECK_SPAN]
    return result


def check(s: QmgState) -> None:
    """What must be true of every State; AssertionError says what is not."""
    assert not team(s, 0) & team(s, 1), "enemies share a space"
    for i, name in enumerate(COUNTRIES):
        check_cards(s, i)
        assert (s.pieces[i] & LAND).bit_count() <= ARMIES[i], f"{name} has too many Armies"
        assert (s.pieces[i] & SEA).bit_count() <= s.variant.navies[i], f"{name} has too many Navies"
        assert not s.safe[i] & ~s.pieces[i], f"a piece of {name} that is safe is not there"
    assert s.over == (s.winner >= 0), "a game that is over has a winner"
    assert 0 <= s.round <= 20, "there are twenty rounds"


def check_cards(s: QmgState, i: int) -> None:
    """Every card of a country lies in one place, and in one where it can lie."""
    name = COUNTRIES[i]
    lying = [i * DECK_SPAN + bit for bit in range(DECK_SPAN) if s.status[i] >> bit & 1]
    assert all(TYPE[card] == STATUS for card in lying), f"a Status card of {name} is none"
    for what in range(len(ZONES)):
        lying += s.cards[what * SIX + i]
    assert sorted(lying) == DECKS[i], f"a card of {name} lies in two places or in none"
    assert all(TYPE[card] == RESPONSE for card in s.cards[LAID + i]), f"a face-down card of {name} is no Response"
    assert s.cards[HAND + i] == sorted(s.cards[HAND + i]), f"the hand of {name} is not in order"
    size = len(s.cards[DECK + i])
    top_open, bottom_open, top_seen, bottom_seen = [s.known[what * SIX + i] for what in range(len(KNOWN))]
    assert 0 <= top_open <= top_seen and 0 <= bottom_open <= bottom_seen, f"the owner knows less of {name}'s deck than all"
    assert max(top_seen, bottom_seen) <= size, f"{name}'s deck is smaller than what is known of it"
