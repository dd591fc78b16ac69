"""Beside the board: the calendar, what each faction produces, and how it stands."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.game import Translator
from vezerkar.engine.scene import Panel, Track
from vezerkar.games.triumph.game_data import SEASONS
from vezerkar.games.triumph.presentation.labels import (
    area_name,
    card_name,
    faction_name,
    listed,
    nation_name,
    party_name,
    tech_name,
)
from vezerkar.games.triumph.presentation.typed_view import FactionView, TypedView

NEW_YEAR_PHASES: Final = ("year_start", "production", "government")
SEASON_PHASES: Final = ("command", "movement", "combat", "supply")


def tracks(sheet: TypedView, say: Translator) -> list[Track]:
    """Year and season, phase, turn order; then what decides the Production Level of each faction."""
    phases = phases_of(sheet)
    seasons = [say(f"season-{name}", {}) for name in SEASONS]
    order = [party_name(faction, say) for faction in sheet.order]
    on_turn = [sheet.order.index(sheet.active)] if sheet.active in sheet.order else []
    return [
        Track("season", say("track-season", {"year": str(sheet.year)}), seasons, [SEASONS.index(sheet.season)]),
        Track("phase", say("track-phase", {}), [say(f"phase-{name}", {}) for name in phases], [phases.index(sheet.phase)]),
        Track("order", say("track-order", {}), order, on_turn, sheet.active or "neutral", turn_note(sheet, say)),
        *(production_track(faction, say) for faction in sheet.ordered),
    ]


def phases_of(sheet: TypedView) -> tuple[str, ...]:
    """The phases of the part of the year in progress."""
    if sheet.phase == "setup":
        return ("setup",)
    return NEW_YEAR_PHASES if sheet.phase in NEW_YEAR_PHASES else SEASON_PHASES


def turn_note(sheet: TypedView, say: Translator) -> str:
    """What the turn in progress allows."""
    if not sheet.active or sheet.turn == "none":
        return ""
    return say("track-turn-note", {"kind": sheet.turn, "commands": sheet.commands})


def production_track(faction: FactionView, say: Translator) -> Track:
    """IND, POP, RES and what comes of them: marked is what sets the limit (T&T 7.21)."""
    worth = {"ind": faction.ind, "pop": faction.pop, "res": faction.res}
    boxes = [say(f"box-{name}", {"value": value}) for name, value in worth.items()]
    counted = list(worth.values()) if faction.war else [faction.ind, faction.pop]
    marks = [i for i, value in enumerate(counted) if value == faction.production]
    note = say(
        "track-level-note",
        {"level": faction.production, "cost": faction.factory_cost, "left": faction.raises_left, "war": int(bool(faction.war))},
    )
    return Track(
        f"production-{faction.id}", say("track-level", {"faction": party_name(faction.id, say)}), boxes, marks, faction.id, note
    )


def panels(sheet: TypedView, say: Translator) -> list[Panel]:
    """What concerns everybody; then the factions, the viewer's own first."""
    found = [Panel("now", say("panel-now", {}), rows_of_now(sheet, say), "neutral")]
    return found + [faction_panel(sheet, faction, say) for faction in sheet.ordered]


def rows_of_now(sheet: TypedView, say: Translator) -> list[tuple[str, str]]:
    """War and peace, the decks, Armed Minors, fallen Powers."""
    rows: list[tuple[str, str]] = []
    for faction in sheet.factions.values():
        for rival in faction.war:
            # Each war once, from the side of who began it.
            if rival in faction.declared or (faction.id not in sheet.factions[rival].declared and faction.id < rival):
                words = {"faction": faction_name(faction.id, say), "rival": faction_name(rival, say)}
                rows.append((say("row-war", {}), say("row-war-value", words)))
    if not rows:
        rows.append((say("row-war", {}), say("row-peace", {})))
    if sheet.struck:
        rows.append((say("row-surprise", {}), listed([party_name(faction, say) for faction in sheet.struck], say)))
    for nation, foes in sheet.armed.items():
        rows.append((nation_name(nation, say), say("row-armed", {"foes": listed([party_name(foe, say) for foe in foes], say)})))
    if sheet.fallen:
        rows.append((say("row-fallen", {}), listed([nation_name(nation, say) for nation in sheet.fallen], say)))
    if sheet.active_ally:
        rows.append((say("row-active-ally", {}), party_name(sheet.active_ally, say)))
    if sheet.intel:
        rows.append((say("row-intel", {}), card_name(sheet.intel, say)))
    if sheet.battles:
        rows.append((say("row-battles", {}), listed([area_name(area, say) for area in sheet.battles], say)))
    rows.append((say("row-decks", {}), say("row-cards-value", dict(sheet.decks))))
    rows.append((say("row-chits", {}), str(sheet.chits)))
    return rows


def faction_panel(sheet: TypedView, faction: FactionView, say: Translator) -> Panel:
    """One faction: its points, its cards in numbers, technologies, wars."""
    points = say("row-points-value", {"points": faction.points, "all": faction.all_points, "hidden": faction.dividends_size})
    rows = [(say("track-points", {}), points)]
    rows.append((say("row-hand", {}), say("row-hand-value", {**faction.hand_size, "limit": faction.hand_limit})))
    for name, cards in (("bought", faction.bought), ("passive", faction.passive)):
        if sum(cards.values()):
            rows.append((say(f"row-{name}", {}), say("row-cards-value", dict(cards))))
    if faction.vault_size:
        rows.append((say("vault", {}), say("row-vault-value", {"pairs": faction.vault_size})))
    if faction.techs:
        rows.append((say("row-techs", {}), listed([tech_name(tech, say) for tech in faction.techs], say)))
    if faction.dividends_size:
        value = {"count": faction.dividends_size, "known": len(faction.dividends), "points": sum(faction.dividends)}
        rows.append((say("marker-dividend", {}), say("row-dividends-value", value)))
    rows.append((say("row-wars", {}), listed([party_name(rival, say) for rival in faction.war], say)))
    return Panel(faction.id, party_name(faction.id, say), rows, faction.id)
