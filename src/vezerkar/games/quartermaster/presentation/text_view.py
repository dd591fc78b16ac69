"""The text table: the whole position in words, for the terminal and for everybody who cannot see the board."""

from __future__ import annotations

from collections.abc import Mapping

from vezerkar.engine.game import Json, Translator
from vezerkar.games.quartermaster.presentation.labels import card_name, country_name, listed, sentence, space_name
from vezerkar.games.quartermaster.presentation.typed_view import CountryView, TypedView, kind_in


def text_view(view: Mapping[str, Json], say: Translator) -> list[str]:
    """The position: the turn and the points, straits, then country by country its pieces with their supply, and its cards."""
    sheet = TypedView(view)
    found = [turn_line(sheet, say), say("line-points", sheet.points)]
    if sheet.winner:
        found.insert(0, say("over-text", {"winner": sheet.winner, "ending": sheet.ending}))
    for team in ("allies", "axis"):
        straits = [say(f"strait-{strait}", {}) for strait, holder in sheet.straits.items() if holder == team]
        if straits:
            found.append(say("line-straits", {"team": team, "straits": ", ".join(straits)}))
    if sheet.truk:
        found.append(say("line-truk", {}))
    if sheet.raid:
        found.append(say("line-raid", {"card": card_name(sheet.raid, say), "bonus": sheet.raid_bonus}))
    if sheet.front:
        found.append(say("line-front", {"spaces": listed([space_name(space, say) for space in sheet.front], say)}))
    for country in sheet.countries.values():
        found += ["", *country_lines(country, say)]
    return found


def turn_line(sheet: TypedView, say: Translator) -> str:
    """Where the game stands."""
    if not sheet.round:
        return say("line-set-up", {})
    return say("line-turn", {"round": sheet.round, "country": country_name(sheet.active, say)})


def country_lines(country: CountryView, say: Translator) -> list[str]:
    """One country: its pieces, its supply, its cards."""
    found = [say(f"country-{country.id}", {})]
    for kind in ("army", "navy"):
        pieces = [piece(country, space, say) for space in country.pieces if kind_in(space) == kind]
        free = country.armies if kind == "army" else country.navies
        found.append(say("line-pieces", {"kind": kind, "pieces": listed(pieces, say), "free": free}))
    sources = [space_name(space, say) for space in country.sources]
    found.append(say("line-sources", {"spaces": listed(sources, say)}))
    if country.home_lost:
        found.append(say("line-home-lost", {"space": space_name(country.home, say)}))
    return found + card_lines(country, say)


def piece(country: CountryView, space: str, say: Translator) -> str:
    """A piece by its space, with what is not as usual."""
    name = space_name(space, say)
    if space in country.safe:
        name += " " + say("line-safe", {})
    return name if space in country.supplied else name + " " + say("line-unsupplied", {})


def card_lines(country: CountryView, say: Translator) -> list[str]:
    """The cards of a country, as far as they can be seen."""
    found = [say("line-cards", {"hand": country.hand_size, "deck": country.deck_size})]
    if country.hand:
        found.append(say("line-hand", {"cards": named(country.hand, say)}))
    if country.status:
        found.append(say("line-status", {"cards": listed([status(country, card, say) for card in country.status], say)}))
    if country.responses:
        found.append(say("line-responses", {"cards": named(country.responses, say)}))
    elif country.responses_size:
        found.append(say("line-responses-hidden", {"count": country.responses_size}))
    if country.deck_top:
        found.append(say("line-deck-top", {"cards": named(country.deck_top, say)}))
    if country.deck_bottom:
        found.append(say("line-deck-bottom", {"cards": named(country.deck_bottom, say)}))
    discarded = len(country.discard) + country.discard_hidden_size
    if discarded:
        top = card_name(country.discard[-1], say) if country.discard else ""
        found.append(say("line-discard", {"count": discarded, "top": top, "open": len(country.discard)}))
    return [sentence(line) for line in found]


def status(country: CountryView, card: str, say: Translator) -> str:
    """A Status card by its name, with the word that it is used up for this turn."""
    name = card_name(card, say)
    return name + " " + say("line-spent", {}) if card in country.spent else name


def named(cards: list[str], say: Translator) -> str:
    """Cards by their names."""
    return listed([card_name(card, say) for card in cards], say)
