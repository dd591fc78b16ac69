"""Beside the board: the calendar, what each faction produces, and how it stands."""

from __future__ import annotations

from vezerkar.engine.game import Translator
from vezerkar.engine.scene import Panel, Track
from vezerkar.engine.words import listed
from vezerkar.games.triumph.game_data import SEASONS
from vezerkar.games.triumph.presentation.labels import area_name, card_name, faction_name, nation_name, party_name, tech_name
from vezerkar.games.triumph.presentation.plates import phases_of
from vezerkar.games.triumph.presentation.typed_view import FactionView, TypedView


def tracks(sheet: TypedView, tr: Translator) -> list[Track]:
    """Year and season, phase, turn order; then what decides the Production Level of each faction."""
    phases = phases_of(sheet)
    seasons = [tr(f"season-{name}", {}) for name in SEASONS]
    order = [party_name(faction, tr) for faction in sheet.order]
    on_turn = [sheet.order.index(sheet.active)] if sheet.active in sheet.order else []
    return [
        Track("season", tr("track-season", {"year": str(sheet.year)}), seasons, [SEASONS.index(sheet.season)]),
        Track("phase", tr("track-phase", {}), [tr(f"phase-{name}", {}) for name in phases], [phases.index(sheet.phase)]),
        Track("order", tr("track-order", {}), order, on_turn, sheet.active or "neutral", turn_note(sheet, tr)),
        *(production_track(faction, tr) for faction in sheet.ordered),
    ]


def turn_note(sheet: TypedView, tr: Translator) -> str:
    """Return what the turn in progress allows, in words."""
    if not sheet.active or sheet.turn == "none":
        return ""
    return tr("track-turn-note", {"kind": sheet.turn, "commands": sheet.commands})


def production_track(faction: FactionView, tr: Translator) -> Track:
    """IND, POP, RES and what comes of them: marked is what sets the limit (T&T 7.21)."""
    worth = {"ind": faction.ind, "pop": faction.pop, "res": faction.res}
    boxes = [tr(f"box-{name}", {"value": value}) for name, value in worth.items()]
    counted = list(worth.values()) if faction.war else [faction.ind, faction.pop]
    marks = [i for i, value in enumerate(counted) if value == faction.production]
    note = tr(
        "track-level-note",
        {"level": faction.production, "cost": faction.factory_cost, "left": faction.raises_left, "war": int(bool(faction.war))},
    )
    return Track(
        f"production-{faction.id}", tr("track-level", {"faction": party_name(faction.id, tr)}), boxes, marks, faction.id, note
    )


def panels(sheet: TypedView, tr: Translator) -> list[Panel]:
    """Return the panels: what concerns everybody, then the factions, the viewer's own first."""
    found = [Panel("now", tr("panel-now", {}), rows_of_now(sheet, tr), "neutral")]
    return found + [faction_panel(sheet, faction, tr) for faction in sheet.ordered]


def rows_of_now(sheet: TypedView, tr: Translator) -> list[tuple[str, str]]:
    """War and peace, the decks, Armed Minors, fallen Powers."""
    rows: list[tuple[str, str]] = []
    for faction in sheet.factions.values():
        for rival in faction.war:
            # Each war once, from the side of who began it.
            if rival in faction.declared or (faction.id not in sheet.factions[rival].declared and faction.id < rival):
                words = {"faction": faction_name(faction.id, tr), "rival": faction_name(rival, tr)}
                rows.append((tr("row-war", {}), tr("row-war-value", words)))
    if not rows:
        rows.append((tr("row-war", {}), tr("row-peace", {})))
    if sheet.struck:
        rows.append((tr("row-surprise", {}), listed([party_name(faction, tr) for faction in sheet.struck], tr)))
    for nation, foes in sheet.armed.items():
        rows.append((nation_name(nation, tr), tr("row-armed", {"foes": listed([party_name(foe, tr) for foe in foes], tr)})))
    if sheet.fallen:
        rows.append((tr("row-fallen", {}), listed([nation_name(nation, tr) for nation in sheet.fallen], tr)))
    if sheet.active_ally:
        rows.append((tr("row-active-ally", {}), party_name(sheet.active_ally, tr)))
    if sheet.intel:
        rows.append((tr("row-intel", {}), card_name(sheet.intel, tr)))
    if sheet.battles:
        rows.append((tr("row-battles", {}), listed([area_name(area, tr) for area in sheet.battles], tr)))
    rows.append((tr("row-decks", {}), tr("row-cards-value", dict(sheet.decks))))
    rows.append((tr("row-chits", {}), str(sheet.chits)))
    return rows


def faction_panel(sheet: TypedView, faction: FactionView, tr: Translator) -> Panel:
    """One faction: its points, its cards in numbers, technologies, wars."""
    points = tr("row-points-value", {"points": faction.points, "all": faction.all_points, "hidden": faction.dividends_size})
    rows = [(tr("track-points", {}), points)]
    rows.append((tr("row-hand", {}), tr("row-hand-value", {**faction.hand_size, "limit": faction.hand_limit})))
    for name, cards in (("bought", faction.bought), ("passive", faction.passive)):
        if sum(cards.values()):
            rows.append((tr(f"row-{name}", {}), tr("row-cards-value", dict(cards))))
    if faction.vault_size:
        rows.append((tr("vault", {}), tr("row-vault-value", {"pairs": faction.vault_size})))
    if faction.techs:
        rows.append((tr("row-techs", {}), listed([tech_name(tech, tr) for tech in faction.techs], tr)))
    if faction.dividends_size:
        value = {"count": faction.dividends_size, "known": len(faction.dividends), "points": sum(faction.dividends)}
        rows.append((tr("marker-dividend", {}), tr("row-dividends-value", value)))
    rows.append((tr("row-wars", {}), listed([party_name(rival, tr) for rival in faction.war], tr)))
    return Panel(faction.id, party_name(faction.id, tr), rows, faction.id)
