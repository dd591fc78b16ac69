"""The cards of a view, laid out: hands, the cards on the table, the piles."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.game import Translator
from vezerkar.engine.scene import Card, CardGroup, Case, Choice, Reaction
from vezerkar.games.quartermaster.game_data import CARD_INDEX, COUNTRIES, DECK_SPAN, TYPE, TYPES
from vezerkar.games.quartermaster.presentation.card_symbols import symbols
from vezerkar.games.quartermaster.presentation.choices import ChoiceIndex
from vezerkar.games.quartermaster.presentation.labels import space_name
from vezerkar.games.quartermaster.presentation.typed_view import CountryView, TypedView
from vezerkar.games.quartermaster.rules.reactions import occasions, places

ALIKE: Final = 4
"""The first types: their cards all do the same."""
ART: Final = ("army", "cruiser", "battle", "guns", "march", "dive", "treaty", "wireless")
"""By type: its picture."""
AT_SEA: Final = ("submarine", "wolf_packs", "flottiglia", "regia_marina", "royal_navy", "destroyers", "battleship", "shipyards")
"""Parts of a card's name that make it a matter of ships."""


def card_groups(sheet: TypedView, choices: ChoiceIndex, tr: Translator) -> list[CardGroup]:
    """Return the groups of cards: those to be chosen from, one's own, those of the others, the piles."""
    groups: list[CardGroup] = []
    if choices.sought:
        found = cards(choices.sought, "sought", choices, tr)
        groups.append(CardGroup("sought", tr("group-sought", {}), len(found), found, "hand", sheet.seat))
    order = sorted(sheet.countries.values(), key=lambda country: country.id != sheet.seat)
    groups += [hand(country, choices, tr) for country in order if country.id == sheet.seat or country.hand]
    for country in order:
        lying = [*statuses(country, choices, tr), *responses(country, choices, tr)]
        if country.id == sheet.seat:
            for name, own in zip([*country.status, *country.responses], lying, strict=True):
                own.reaction = reaction(name, tr)
        if lying:
            title = tr("group-table", {"country": tr(f"country-{country.id}", {})})
            groups.append(CardGroup(f"table-{country.id}", title, len(lying), lying, "row", country.id))
    groups += [pile(country, choices, tr) for country in order]
    for country in order:
        groups += known_deck(country, choices, tr)
    return groups


def hand(country: CountryView, choices: ChoiceIndex, tr: Translator) -> CardGroup:
    """A hand that can be seen: one's own, or after the end everybody's."""
    own = country.id == choices.sheet.seat
    title = tr("group-hand", {"country": tr(f"country-{country.id}", {})})
    held = cards(country.hand, "hand" if own else "", choices, tr)
    return CardGroup(f"hand-{country.id}", title, country.hand_size, held, "hand" if own else "pile", country.id)


def statuses(country: CountryView, choices: ChoiceIndex, tr: Translator) -> list[Card]:
    """The Status cards on the table."""
    found = cards(country.status, "table", choices, tr)
    for card in found:
        if card.id in country.spent:
            card.note = tr("card-spent", {})
    return found


def responses(country: CountryView, choices: ChoiceIndex, tr: Translator) -> list[Card]:
    """The Responses on the table: the backs only, unless they are one's own."""
    if country.responses:
        return cards(country.responses, "table", choices, tr)
    title = tr("card-response", {"country": tr(f"country-{country.id}", {})})
    return [
        Card(f"{country.id}-response-{number}", title, tone=country.id, face="down")
        for number in range(1, country.responses_size + 1)
    ]


def pile(country: CountryView, choices: ChoiceIndex, tr: Translator) -> CardGroup:
    """The discard pile, the top card first. What went underneath unseen only its owner sees (R-66, R-68)."""
    lying = cards(country.discard[::-1], "", choices, tr) + cards(country.discard_hidden, "", choices, tr, "hidden-")
    for card in lying[len(country.discard) :]:
        card.note = tr("card-unseen", {})
    title = tr("group-discard", {"country": tr(f"country-{country.id}", {})})
    count = len(country.discard) + country.discard_hidden_size
    return CardGroup(f"discard-{country.id}", title, count, lying, "pile", country.id)


def known_deck(country: CountryView, choices: ChoiceIndex, tr: Translator) -> list[CardGroup]:
    """Return the cards of a draw deck whose place the viewer knows."""
    known = cards(country.deck_top, "", choices, tr, "top-") + cards(country.deck_bottom, "", choices, tr, "bottom-")
    for number, card in enumerate(known):
        card.note = tr("card-top" if number < len(country.deck_top) else "card-bottom", {})
    title = tr("group-deck", {"country": tr(f"country-{country.id}", {})})
    return [CardGroup(f"deck-{country.id}", title, len(known), known, "pile", country.id)] if known else []


def reaction(name: str, tr: Translator) -> Reaction | None:
    """Return what a card on the table offers in reaction windows, for the standing orders of its owner (R-53), or None."""
    words = occasions(CARD_INDEX[name])
    if not words:
        return None
    cases = [Case("occasion", word, tr(f"occasion-{word}", {})) for word in words]
    cases += [Case("space", space, space_name(space, tr)) for space in places(CARD_INDEX[name])]
    return Reaction(f"use {name}", cases)


def cards(names: list[str], zone: str, choices: ChoiceIndex, tr: Translator, prefix: str = "") -> list[Card]:
    """Cards face up; copies are told apart by a number. ``zone`` is where they can be chosen, "" for nowhere."""
    found: list[Card] = []
    for i, name in enumerate(names):
        copy = names[:i].count(name)
        offered = choices.of(zone, name) if zone else []
        found.append(card(prefix + name + (f"-{copy + 1}" if copy else ""), name, offered, tr))
        if zone in ("hand", "table"):
            found[-1].note, found[-1].cite = choices.why_not(name)
    return found


def card_face(name: str, tr: Translator) -> Card | None:
    """A card as it is printed; None if there is none of that name."""
    return card(name, name, [], tr) if name in CARD_INDEX else None


def card(id: str, name: str, offered: list[Choice], tr: Translator) -> Card:
    """A card face up."""
    number = CARD_INDEX[name]
    title, kind = tr(f"card-{name}", {}), tr(f"card-type-{TYPES[TYPE[number]]}", {})
    signs = symbols(number)
    return Card(
        id=id,
        title=title,
        kind="" if kind == title else kind,
        text=tr(f"card-{name}-text", {}),
        tone=COUNTRIES[number // DECK_SPAN],
        choices=offered,
        effect=tr(f"effect-{TYPES[TYPE[number]] if TYPE[number] < ALIKE else name}", {}),
        art="cruiser" if any(word in name for word in AT_SEA) else ART[TYPE[number]],
        event_id=name,
        symbols=signs,
        symbol_names=[tr(f"symbol-{sign}", {}) for sign in signs],
    )
