"""The strip beside the board that is always in sight: the clock, the plates of the factions, the parts of the map."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.game import Translator
from vezerkar.engine.scene import Chip, Clock, Frame, Meter, Plate
from vezerkar.engine.words import listed
from vezerkar.games.triumph.presentation.labels import party_name, tech_name
from vezerkar.games.triumph.presentation.typed_view import FactionView, TypedView

NEW_YEAR_PHASES: Final = ("year_start", "production", "government")
SEASON_PHASES: Final = ("command", "movement", "combat", "supply")
BOXES: Final = {
    "europe": (340, 340, 1420, 900),
    "east": (1240, 330, 1240, 900),
    "mediterranean": (460, 940, 1440, 800),
    "atlantic": (0, 0, 1100, 1400),
    "asia": (1560, 1020, 1028, 858),
    "board": (0, 0, 2588, 1878),
}
"""The parts of the picture."""
HOME: Final = {"ussr": "east"}
"""Part of the map that a faction sees first, if that is not Europe."""


def phases_of(sheet: TypedView) -> tuple[str, ...]:
    """The phases of the part of the year in progress."""
    if sheet.phase == "setup":
        return ("setup",)
    return NEW_YEAR_PHASES if sheet.phase in NEW_YEAR_PHASES else SEASON_PHASES


def clock(sheet: TypedView, tr: Translator) -> Clock:
    """The season of the year and its phases."""
    title = tr("clock-title", {"season": tr(f"season-{sheet.season}", {}), "year": str(sheet.year)})
    phases = phases_of(sheet)
    return Clock(title, [tr(f"phase-{name}", {}) for name in phases], phases.index(sheet.phase))


def plates(sheet: TypedView, tr: Translator) -> list[Plate]:
    """Each faction in the order of turns, which the dice decide every year."""
    order = sheet.order or list(sheet.factions)
    return [plate(sheet, sheet.factions[name], tr) for name in order]


def plate(sheet: TypedView, faction: FactionView, tr: Translator) -> Plate:
    """One faction: its points as far as the viewer knows them, its cards, its production, war and peace."""
    hidden = faction.all_points - faction.points
    note = tr("plate-points", {"points": faction.points, "hidden": hidden})
    meters = [
        Meter(tr("meter-ind", {}), faction.ind, icon="ind"),
        Meter(tr("meter-pop", {}), faction.pop, icon="pop"),
        Meter(tr("meter-res", {}), faction.res, icon="res"),
    ]
    if sheet.phase == "movement" and sheet.active == faction.id:
        meters.insert(0, Meter(tr("meter-moves", {}), sheet.commands, icon="moves"))
    score, cards = str(faction.all_points), sum(faction.hand_size.values())
    return Plate(faction.id, score=score, note=note, hand=cards, meters=meters, chips=chips(sheet, faction, tr))


def chips(sheet: TypedView, faction: FactionView, tr: Translator) -> list[Chip]:
    """War and peace of a faction, what it has in store, what it has committed."""
    found = [
        Chip(tr("chip-war", {"rival": party_name(rival, tr)}), "danger", icon="swords", about=rival) for rival in faction.war
    ]
    if not found:
        found.append(Chip(tr("chip-peace", {}), "neutral"))
    if faction.id in sheet.struck:
        found.append(Chip(tr("chip-struck", {}), "danger", tr("row-surprise", {})))
    if faction.id == sheet.active_ally:
        found.append(Chip(tr("row-active-ally", {}), faction.id))
    if faction.dividends_size:
        known = len(faction.dividends)
        told = {"count": faction.dividends_size, "known": known, "points": sum(faction.dividends)}
        found.append(Chip(tr("chip-dividends", told), "neutral", tr("marker-dividend", {})))
    if faction.vault_size:
        found.append(Chip(tr("chip-vault", {"pairs": faction.vault_size}), "neutral", tr("vault", {})))
    if faction.techs:
        names = listed([tech_name(tech, tr) for tech in faction.techs], tr)
        found.append(Chip(tr("chip-techs", {"count": len(faction.techs)}), "neutral", names))
    if faction.committed:
        found.append(Chip(tr("chip-committed", {}), faction.id))
    return found


def frames(sheet: TypedView, tr: Translator) -> list[Frame]:
    """The parts of the map, the viewer's own theatre first."""
    home = HOME.get(sheet.seat, "europe")
    return [Frame(name, tr(f"frame-{name}", {}), BOXES[name]) for name in sorted(BOXES, key=lambda name: name != home)]
