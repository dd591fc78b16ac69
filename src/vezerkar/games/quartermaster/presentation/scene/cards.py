"""The cards of a view, laid out: hands, the cards on the table, the piles."""

from __future__ import annotations

from vezerkar.engine.game import Translator
from vezerkar.engine.scene import Card, CardGroup, Case, Choice, Reaction
from vezerkar.games.quartermaster.game_data import CARD_INDEX, COUNTRIES, DECK_SPAN, TYPE, TYPES
from vezerkar.games.quartermaster.presentation.choices import ChoiceIndex
from vezerkar.games.quartermaster.presentation.labels import space_name
from vezerkar.games.quartermaster.presentation.typed_view import CountryView, TypedView
from vezerkar.games.quartermaster.rules.reactions import occasions, places


def card_groups(sheet: TypedView, choices: ChoiceIndex, say: Translator) -> list[CardGroup]:
    """What is to be chosen from first, then one's own cards, then those of the others, then the piles."""
    groups: list[CardGroup] = []
    if choices.sought:
        found = cards(choices.sought, "sought", choices, say)
        groups.append(CardGroup("sought", say("group-sought", {}), len(found), found, "hand", sheet.seat))
    order = sorted(sheet.countries.values(), key=lambda country: country.id != sheet.seat)
    groups += [hand(country, choices, say) for country in order if country.id == sheet.seat or country.hand]
    for country in order:
        lying = [*statuses(country, choices, say), *responses(country, choices, say)]
        if country.id == sheet.seat:
            for name, own in zip([*country.status, *country.responses], lying, strict=True):
                own.reaction = reaction(name, say)
        if lying:
            title = say("group-table", {"country": say(f"country-{country.id}", {})})
            groups.append(CardGroup(f"table-{country.id}", title, len(lying), lying, "row", country.id))
    groups += [pile(country, choices, say) for country in order]
    for country in order:
        groups += known_deck(country, choices, say)
    return groups


def hand(country: CountryView, choices: ChoiceIndex, say: Translator) -> CardGroup:
    """A hand that can be seen: one's own, or after the end everybody's."""
    own = country.id == choices.sheet.seat
    title = say("group-hand", {"country": say(f"country-{country.id}", {})})
    held = cards(country.hand, "hand" if own else "", choices, say)
    return CardGroup(f"hand-{country.id}", title, country.hand_size, held, "hand" if own else "pile", country.id)


def statuses(country: CountryView, choices: ChoiceIndex, say: Translator) -> list[Card]:
    """The Status cards on the table."""
    found = cards(country.status, "table", choices, say)
    for card in found:
        if card.id in country.spent:
            card.note = say("card-spent", {})
    return found


def responses(country: CountryView, choices: ChoiceIndex, say: Translator) -> list[Card]:
    """The Responses on the table: the backs only, unless they are one's own."""
    if country.responses:
        return cards(country.responses, "table", choices, say)
    title = say("card-response", {"country": say(f"country-{country.id}", {})})
    return [
        Card(f"{country.id}-response-{number}", title, tone=country.id, face="down")
        for number in range(1, country.responses_size + 1)
    ]


def pile(country: CountryView, choices: ChoiceIndex, say: Translator) -> CardGroup:
    """The discard pile, the top card first. What went underneath unseen only its owner sees (R-66, R-68)."""
    lying = cards(country.discard[::-1], "", choices, say) + cards(country.discard_hidden, "", choices, say, "hidden-")
    for card in lying[len(country.discard) :]:
        card.note = say("card-unseen", {})
    title = say("group-discard", {"country": say(f"country-{country.id}", {})})
    count = len(country.discard) + country.discard_hidden_size
    return CardGroup(f"discard-{country.id}", title, count, lying, "pile", country.id)


def known_deck(country: CountryView, choices: ChoiceIndex, say: Translator) -> list[CardGroup]:
    """What the viewer knows of the order of a draw deck."""
    known = cards(country.deck_top, "", choices, say, "top-") + cards(country.deck_bottom, "", choices, say, "bottom-")
    for number, card in enumerate(known):
        card.note = say("card-top" if number < len(country.deck_top) else "card-bottom", {})
    title = say("group-deck", {"country": say(f"country-{country.id}", {})})
    return [CardGroup(f"deck-{country.id}", title, len(known), known, "pile", country.id)] if known else []


def reaction(name: str, say: Translator) -> Reaction | None:
    """What a card on the table offers in windows, for the standing orders of its owner (R-53)."""
    words = occasions(CARD_INDEX[name])
    if not words:
        return None
    cases = [Case("occasion", word, say(f"occasion-{word}", {})) for word in words]
    cases += [Case("space", space, space_name(space, say)) for space in places(CARD_INDEX[name])]
    return Reaction(f"use {name}", cases)


def cards(names: list[str], zone: str, choices: ChoiceIndex, say: Translator, prefix: str = "") -> list[Card]:
    """Cards face up; copies are told apart by a number. ``zone`` is where they can be chosen, "" for nowhere."""
    found: list[Card] = []
    for i, name in enumerate(names):
        copy = names[:i].count(name)
        offered = choices.of(zone, name) if zone else []
        found.append(card(prefix + name + (f"-{copy + 1}" if copy else ""), name, offered, say))
        if zone in ("hand", "table"):
            found[-1].note = choices.why_not(name)
    return found


def card(id: str, name: str, offered: list[Choice], say: Translator) -> Card:
    """A card face up."""
    number = CARD_INDEX[name]
    title, kind = say(f"card-{name}", {}), say(f"card-type-{TYPES[TYPE[number]]}", {})
    return Card(
        id=id,
        title=title,
        kind="" if kind == title else kind,
        text=say(f"card-{name}-text", {}),
        tone=COUNTRIES[number // DECK_SPAN],
        choices=offered,
    )
