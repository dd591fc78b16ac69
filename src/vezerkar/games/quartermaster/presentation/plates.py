"""The strip beside the board that is always in sight: the clock, the plates of the countries, the parts of the map."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.game import Translator
from vezerkar.engine.scene import Chip, Clock, Frame, Meter, Plate
from vezerkar.engine.words import listed
from vezerkar.games.quartermaster.game_data import ARMIES, COUNTRIES, MAP, NAVIES
from vezerkar.games.quartermaster.presentation.labels import card_name, space_name
from vezerkar.games.quartermaster.presentation.typed_view import CountryView, TypedView

TEAM_OF: Final = {country["id"]: country["team"] for country in MAP["countries"]}
PHASES: Final = ("play", "supply", "victory", "discard", "draw")
"""The steps of a turn (R-08)."""
BOXES: Final = {
    "west": (60, 0, 1530, 910),
    "east": (354, 60, 1530, 910),
    "europe": (280, 40, 780, 520),
    "pacific": (1180, 60, 704, 948),
    "board": (0, 0, 1884, 1008),
}
"""The parts of the picture: from America to Japan, from Europe to America, the two theatres, everything."""


def clock(sheet: TypedView, tr: Translator) -> Clock:
    """The round with the country on turn, and the steps of its turn."""
    if not sheet.round:
        return Clock(tr("clock-set-up", {}))
    title = tr("clock-title", {"round": sheet.round, "country": tr(f"country-{sheet.active}", {})})
    if sheet.step not in PHASES:
        return Clock(title)
    return Clock(title, [tr(f"step-{step}", {}) for step in PHASES], PHASES.index(sheet.step))


def plates(sheet: TypedView, tr: Translator) -> list[Plate]:
    """Each country in the order of turns."""
    return [plate(sheet, sheet.countries[country], i, tr) for i, country in enumerate(COUNTRIES)]


def plate(sheet: TypedView, country: CountryView, index: int, tr: Translator) -> Plate:
    """One country: its cards in numbers, its Supply spaces, the pieces it has left, what is wrong."""
    team = TEAM_OF[country.id]
    return Plate(
        country.id,
        team=tr(f"team-{team}", {}),
        team_score=str(sheet.points[team]),
        hand=country.hand_size,
        deck=country.deck_size,
        meters=[
            Meter(tr("meter-supply", {}), len(country.sources), icon="star"),
            Meter(tr("meter-armies", {}), country.armies, ARMIES[index], "army"),
            Meter(tr("meter-navies", {}), country.navies, NAVIES[index], "navy"),
        ],
        chips=chips(sheet, country, tr),
    )


def chips(sheet: TypedView, country: CountryView, tr: Translator) -> list[Chip]:
    """Return signs of a country's losses, of what lies face down before it, of what lasts for this turn."""
    found: list[Chip] = []
    if country.home_lost:
        found.append(Chip(tr("chip-home-lost", {}), "danger", f"{tr('row-home', {})}: {tr('row-home-value', {})}", "home"))
    if country.falling:
        falling = listed([space_name(space, tr) for space in country.falling], tr)
        title, count = f"{tr('row-falling', {})}: {falling}", len(country.falling)
        found.append(Chip(tr("chip-falling", {"count": count}), "danger", title, count=count))
    if country.responses_size:
        found.append(Chip(tr("chip-responses", {"count": country.responses_size}), country.id))
    if country.status:
        status = listed([card_name(card, tr) for card in country.status], tr)
        found.append(Chip(tr("chip-status", {"count": len(country.status)}), country.id, status))
    if sheet.truk and country.id == "japan":
        found.append(Chip(tr("row-truk", {}), "japan", f"{tr('row-truk', {})}: {tr('row-truk-value', {})}"))
    return found


def frames(sheet: TypedView, tr: Translator) -> list[Frame]:
    """The parts of the map; for Japan those begin in the east."""
    theatres = [("west", "europe"), ("east", "pacific")]
    first, second = theatres[::-1] if sheet.seat == "japan" else theatres
    order = (*first, *second, "board")
    return [Frame(name, tr(f"frame-{name}", {}), BOXES[name]) for name in order]
