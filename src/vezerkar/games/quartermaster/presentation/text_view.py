"""The text table: the whole position in words, for the terminal and for everybody who cannot see the board."""

from __future__ import annotations

from collections.abc import Mapping

from vezerkar.engine.game import Json, Translator
from vezerkar.engine.words import listed, sentence
from vezerkar.games.quartermaster.presentation.labels import card_name, country_name, space_name
from vezerkar.games.quartermaster.presentation.plates import PHASES
from vezerkar.games.quartermaster.presentation.typed_view import CountryView, TypedView, kind_in


def text_view(view: Mapping[str, Json], tr: Translator) -> list[str]:
    """The position: the turn and the points, straits, then country by country its pieces with their supply, and its cards."""
    sheet = TypedView(view)
    found = [turn_line(sheet, tr), tr("line-points", sheet.points)]
    if sheet.step in PHASES:
        found.insert(1, tr("line-step", {"step": tr(f"step-{sheet.step}", {})}))
    if sheet.winner:
        found.insert(0, tr("over-text", {"winner": sheet.winner, "ending": sheet.ending}))
    for team in ("allies", "axis"):
        straits = [tr(f"strait-{strait}", {}) for strait, holder in sheet.straits.items() if holder == team]
        if straits:
            found.append(tr("line-straits", {"team": team, "straits": ", ".join(straits)}))
    if sheet.truk:
        found.append(tr("line-truk", {}))
    if sheet.raid:
        found.append(tr("line-raid", {"card": card_name(sheet.raid, tr), "bonus": sheet.raid_bonus}))
    if sheet.front:
        found.append(tr("line-front", {"spaces": listed([space_name(space, tr) for space in sheet.front], tr)}))
    for country in sheet.countries.values():
        found += ["", *country_lines(country, tr)]
    return found


def turn_line(sheet: TypedView, tr: Translator) -> str:
    """Return the line that says the round and the country on turn."""
    if not sheet.round:
        return tr("line-set-up", {})
    return tr("line-turn", {"round": sheet.round, "country": country_name(sheet.active, tr)})


def country_lines(country: CountryView, tr: Translator) -> list[str]:
    """One country: its pieces, its supply, its cards."""
    found = [tr(f"country-{country.id}", {})]
    for kind in ("army", "navy"):
        pieces = [piece(country, space, tr) for space in country.pieces if kind_in(space) == kind]
        free = country.armies if kind == "army" else country.navies
        found.append(tr("line-pieces", {"kind": kind, "pieces": listed(pieces, tr), "free": free}))
    sources = [space_name(space, tr) for space in country.sources]
    found.append(tr("line-sources", {"spaces": listed(sources, tr)}))
    if country.home_lost:
        found.append(tr("line-home-lost", {"space": space_name(country.home, tr)}))
    return found + card_lines(country, tr)


def piece(country: CountryView, space: str, tr: Translator) -> str:
    """A piece by its space, with what is not as usual."""
    name = space_name(space, tr)
    if space in country.safe:
        name += " " + tr("line-safe", {})
    return name if space in country.supplied else name + " " + tr("line-unsupplied", {})


def card_lines(country: CountryView, tr: Translator) -> list[str]:
    """The cards of a country, as far as they can be seen."""
    found = [tr("line-cards", {"hand": country.hand_size, "deck": country.deck_size})]
    if country.hand:
        found.append(tr("line-hand", {"cards": named(country.hand, tr)}))
    if country.status:
        found.append(tr("line-status", {"cards": listed([status(country, card, tr) for card in country.status], tr)}))
    if country.responses:
        found.append(tr("line-responses", {"cards": named(country.responses, tr)}))
    elif country.responses_size:
        found.append(tr("line-responses-hidden", {"count": country.responses_size}))
    if country.deck_top:
        found.append(tr("line-deck-top", {"cards": named(country.deck_top, tr)}))
    if country.deck_bottom:
        found.append(tr("line-deck-bottom", {"cards": named(country.deck_bottom, tr)}))
    discarded = len(country.discard) + country.discard_hidden_size
    if discarded:
        top = card_name(country.discard[-1], tr) if country.discard else ""
        found.append(tr("line-discard", {"count": discarded, "top": top, "open": len(country.discard)}))
    return [sentence(line) for line in found]


def status(country: CountryView, card: str, tr: Translator) -> str:
    """A Status card by its name, with the word that it is used up for this turn."""
    name = card_name(card, tr)
    return name + " " + tr("line-spent", {}) if card in country.spent else name


def named(cards: list[str], tr: Translator) -> str:
    """Cards by their names."""
    return listed([card_name(card, tr) for card in cards], tr)
