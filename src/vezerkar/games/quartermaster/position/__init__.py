"""Positions: a State of Quartermaster General as plain data and back, secrets included; and what must be true of every State.

How each attribute is written is declared in ``declarations``, the cards of a country here; what a view shows as well is spelled
as there. Positions of former versions spelled some things otherwise, and are still read.
"""

from __future__ import annotations

from typing import Final

from vezerkar.engine import declare
from vezerkar.engine.bit_sets import count, names_of, with_each
from vezerkar.engine.dice import Dice
from vezerkar.engine.game import Json
from vezerkar.engine.position_reader import Field, JsonObject
from vezerkar.games.quartermaster.declarations.attributes import ATTRIBUTES
from vezerkar.games.quartermaster.declarations.parts import OLD_ZONES, ZONES
from vezerkar.games.quartermaster.game_data import (
    ARMIES,
    CARD_ID,
    COUNTRIES,
    DECK_SPAN,
    DECKS,
    GERMANY,
    LAND,
    RESPONSE,
    ROUNDS,
    SEA,
    SIX,
    SPACES,
    STATUS,
    TYPE,
    USA,
)
from vezerkar.games.quartermaster.rules.pieces import end_if_won
from vezerkar.games.quartermaster.rules.supply import team
from vezerkar.games.quartermaster.state import DECK, DOWN, HAND, KNOWN, LAID, QmgState, Variant, new_state
from vezerkar.games.quartermaster.view import card_names, cards

REST: Final = "*"
"""In a deck: all cards that are named nowhere."""

OWN_CARDS: Final = [tuple(CARD_ID[i * DECK_SPAN : (i + 1) * DECK_SPAN]) for i in range(SIX)]


# --- writing ---------------------------------------------------------------------------------------------------------


def dump_state(s: QmgState) -> dict[str, Json]:
    """Everything but the stack and the dice."""
    found = declare.dump(s, ATTRIBUTES)
    countries = found["countries"]
    assert isinstance(countries, dict)
    for i, name in enumerate(COUNTRIES):
        own = countries[name]
        assert isinstance(own, dict)
        own |= cards_of(s, i)
    return found


def cards_of(s: QmgState, i: int) -> dict[str, Json]:
    """The cards of a country."""
    found: dict[str, Json] = {
        "status": card_names(s.status[i], i),
        "spent": card_names(s.spent[i], i),
        "gone": card_names(s.gone[i], i),
        "known": [s.known[what * SIX + i] for what in range(len(KNOWN))],
    }
    return found | {zone: cards(s.cards[what * SIX + i]) for what, zone in enumerate(ZONES)}


# --- reading ---------------------------------------------------------------------------------------------------------


def load_state(state: JsonObject, dice: Dice, variant: Variant) -> QmgState:
    """The State of a description; what is left out is as on an empty board. Raises `BadPosition`."""
    s = new_state(dice, variant)
    data = Field(dict(state), "state").only(declare.keys(ATTRIBUTES))
    declare.load(s, data, ATTRIBUTES)
    for i, own in data.at("countries", {}).members(COUNTRIES):
        load_cards(s, i, own)
    s.lasting = s.truk or any(s.safe) or any(s.spent)
    if not s.over:
        end_if_won(s)
    return s


def load_cards(s: QmgState, i: int, data: Field) -> None:
    """The cards of a country. A deck that is not given holds those that are named nowhere; one that is given is as it says."""
    data = renamed(data)
    s.status[i] = card_mask(data.at("status", []), i)
    s.spent[i] = card_mask(data.at("spent", []), i)
    s.gone[i] = card_mask(data.at("gone", []), i)
    left = [card for card in DECKS[i] if not s.status[i] >> card % DECK_SPAN & 1]
    for what, zone in enumerate(ZONES):
        if what * SIX != DECK:
            s.cards[what * SIX + i] = [taken(left, card, i) for card in data.at(zone, []).items()]
    s.cards[HAND + i].sort()
    deck = data.at("deck", [REST]).items()
    rest = sum(card.value == REST for card in deck)
    named = [-1 if card.value == REST else taken(left, card, i) for card in deck]
    if rest > 1:
        raise data.at("deck").wrong(f"the cards that are named nowhere ({REST!r}) lie there once")
    if rest:
        place = named.index(-1)
        s.cards[DECK + i] = named[:place] + left + named[place + 1 :]
    else:
        s.cards[DECK + i] = named
        if left and data.has("discard_hidden"):
            raise data.at("deck").wrong(f"cards lie nowhere ({', '.join(sorted({CARD_ID[card] for card in left}))})")
        s.cards[DOWN + i] += left
    if data.has("known"):
        for what, count in enumerate(data.at("known").numbers(len(KNOWN), 0, len(DECKS[i]))):
            s.known[what * SIX + i] = count


def renamed(data: Field) -> Field:
    """A country with the names of zones as they are now."""
    if not any(old in data.table() for old in OLD_ZONES):
        return data
    return Field({OLD_ZONES.get(name, name): value for name, value in data.table().items()}, data.path)


def taken(left: list[int], data: Field, owner: int) -> int:
    """A card of this country that lies nowhere else; it is taken from those that are left."""
    card = owner * DECK_SPAN + data.index(OWN_CARDS[owner])
    if card not in left:
        raise data.wrong(f"there are not so many copies of {CARD_ID[card]!r}, or they lie elsewhere")
    left.remove(card)
    return card


def card_mask(data: Field, owner: int) -> int:
    """A set of cards of one country."""
    return data.mask(OWN_CARDS[owner])


# --- what must be true -----------------------------------------------------------------------------------------------


def check(s: QmgState) -> None:
    """Assert what must be true of every State. The AssertionError says what is not, and of which fields."""
    both = team(s, 0) & team(s, 1)
    assert not both, f"countries, pieces: enemies share {', '.join(names_of(both, SPACES))}"
    for i in range(SIX):
        check_country(s, i)
        check_cards(s, i)
    assert 0 <= s.round <= ROUNDS, f"round: there are {ROUNDS}"
    assert s.round or s.active == USA, "active, round: before the first round it is the turn of the last country"
    assert not s.front or s.active == GERMANY, "front, active: it is noted in the German turn"
    assert not s.front & ~LAND, "front: it is Armies"
    assert s.raid >= 0 or not (s.bonus or s.spared), "raid_bonus, spared, raid: only in a raid anything is added or spared"
    assert s.over == (s.winner >= 0) == (s.ending != 0), "over, winner, ending: a game that is over has a winner and an ending"


def check_country(s: QmgState, i: int) -> None:
    """The pieces of a country."""
    name = COUNTRIES[i]
    assert count(s.pieces[i] & LAND) <= ARMIES[i], f"countries.{name}.pieces: it has {ARMIES[i]} Armies"
    navies = s.variant.navies[i]
    assert count(s.pieces[i] & SEA) <= navies, f"countries.{name}.pieces: it has {navies} Navies"
    assert not s.safe[i] & ~s.pieces[i], f"countries.{name}.safe, pieces: a piece that is safe is not there"


def check_cards(s: QmgState, i: int) -> None:
    """Every card of a country lies in one place, and in one where it can lie."""
    where = f"countries.{COUNTRIES[i]}"
    lying = with_each(s.status[i], i * DECK_SPAN)
    assert all(TYPE[card] == STATUS for card in lying), f"{where}.status: there is a card that is no Status card"
    for what in range(len(ZONES)):
        lying += s.cards[what * SIX + i]
    assert sorted(lying) == DECKS[i], f"{where}.status, {', '.join(ZONES)}: a card lies in two places or in none"
    assert all(TYPE[card] == RESPONSE for card in s.cards[LAID + i]), f"{where}.responses: there is a card that is no Response"
    for field, kind, held in (("spent", STATUS, s.spent[i]), ("gone", RESPONSE, s.gone[i])):
        odd = [card for card in with_each(held, i * DECK_SPAN) if TYPE[card] != kind]
        assert not odd, f"{where}.{field}: there is a card of another type"
    assert s.cards[HAND + i] == sorted(s.cards[HAND + i]), f"{where}.hand: it is not in order"
    size = len(s.cards[DECK + i])
    top_open, bottom_open, top_seen, bottom_seen = [s.known[what * SIX + i] for what in range(len(KNOWN))]
    less = 0 <= top_open <= top_seen and 0 <= bottom_open <= bottom_seen
    assert less, f"{where}.known: the owner knows less of the deck than all"
    assert max(top_seen, bottom_seen) <= size, f"{where}.known, deck: the deck is smaller than what is known of it"
