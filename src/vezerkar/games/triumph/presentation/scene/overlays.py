"""Overlays that a viewer may switch on over the board: control, supply, trade routes, what the borders still let through."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.game import Translator
from vezerkar.engine.scene import Area, Overlay
from vezerkar.engine.words import listed
from vezerkar.games.triumph.game_data import (
    AREA_INDEX,
    AREAS,
    BORDER,
    BORDER_TYPE,
    FACTION_INDEX,
    FACTIONS,
    LIMIT,
    MAIN_CAPITAL,
    POP,
    RES_BLACK,
    RES_RED,
    RICH,
    SPAN,
)
from vezerkar.games.triumph.presentation.labels import area_name, party_name
from vezerkar.games.triumph.presentation.typed_view import TypedView
from vezerkar.games.triumph.presentation.view_state import ViewState
from vezerkar.games.triumph.rules.control import trades_with
from vezerkar.games.triumph.rules.supply import SOURCES, supplied
from vezerkar.games.triumph.rules.trade import cut_off, routes
from vezerkar.games.triumph.state import BLOCKED, FREE

SOURCE_SIGN: Final = "◉"
LINKED_SIGN: Final = "✓"
LACKING_SIGN: Final = "×"
MED_SIGN: Final = "½"


def overlays(sheet: TypedView, sketch: ViewState, tr: Translator) -> list[Overlay]:
    """All that can be switched on, the viewer's own side first."""
    found = [control_overlay(sheet, tr)]
    for faction in sheet.ordered:
        found.append(supply_overlay(sheet, sketch, faction.id, tr))
    for faction in sheet.ordered:
        found.append(trade_overlay(sketch, faction.id, tr))
    if sheet.crossed:
        found.append(borders_overlay(sheet, tr))
    return found


def control_overlay(sheet: TypedView, tr: Translator) -> Overlay:
    """T&T 1.14: who controls what, and which Neutrals are under whose influence."""
    marked: list[Area] = []
    for area, party in sheet.control.items():
        if party == "neutral":
            continue
        title = f"{area_name(area, tr)}, {party_name(party, tr)}"
        badge = tr(f"sign-{party}", {}) if party in FACTIONS else ""
        marked.append(Area(area, title, "danger" if area in sheet.disputed else "", badge, tone=party if badge else "neutral"))
    for area, parties in sheet.seas.items():
        names = [party_name(party, tr) for party in parties]
        badge = "/".join(tr(f"sign-{party}", {}) for party in parties)
        marked.append(
            Area(
                area,
                f"{area_name(area, tr)}, {listed(names, tr)}",
                "",
                badge,
                tone=parties[0] if len(parties) == 1 else "neutral",
            )
        )
    disputed = listed([area_name(area, tr) for area in sheet.disputed], tr)
    return Overlay("control", tr("overlay-control", {}), marked, tr("overlay-control-note", {"areas": disputed}), "neutral")


def supply_overlay(sheet: TypedView, sketch: ViewState, faction: str, tr: Translator) -> Overlay:
    """T&T 14.1: where the Supply Lines of a faction lead, and which of its units have none."""
    index = FACTION_INDEX[faction]
    lines = supplied(sketch.s, index)
    sources = [AREAS[area] for area in SOURCES[index] if lines[area] and sketch.s.control[area] == index]
    stands = {piece.area for piece in sheet.pieces if piece.faction == faction}
    lacking = [area for area in AREAS if area in stands and not lines[AREA_INDEX[area]]]
    marked: list[Area] = []
    for number, area in enumerate(AREAS):
        name = area_name(area, tr)
        if area in sources:
            marked.append(Area(area, f"{name}, {tr('overlay-source', {})}", "reach", SOURCE_SIGN))
        elif area in lacking:
            marked.append(Area(area, f"{name}, {tr('overlay-unsupplied', {})}", "danger", LACKING_SIGN))
        elif lines[number]:
            state = tr("overlay-supplied", {})
            marked.append(Area(area, f"{name}, {state}", "reach", LINKED_SIGN if area in stands else ""))
    said = {
        "sources": listed([area_name(area, tr) for area in sources], tr),
        "lacking": listed([area_name(area, tr) for area in lacking], tr),
    }
    title = tr("overlay-supply", {"faction": party_name(faction, tr)})
    return Overlay(f"supply-{faction}", title, marked, tr("overlay-supply-note", said), faction)


def trade_overlay(sketch: ViewState, faction: str, tr: Translator) -> Overlay:
    """T&T 14.2: the sources of POP and RES of a faction, which have a Trade Route and which would be blockaded."""
    index = FACTION_INDEX[faction]
    s = sketch.s
    degrees = cut_off(s, index)
    ways = routes(s, index, True)
    marked: list[Area] = []
    lost: list[str] = []
    for number, area in enumerate(AREAS):
        name = area_name(area, tr)
        if number == MAIN_CAPITAL[index]:
            marked.append(Area(area, f"{name}, {tr('overlay-home', {})}", "reach", SOURCE_SIGN))
        elif number in RICH and trades_with(s, number) == index:
            worth = tr("overlay-worth", {"pop": POP[number], "res": RES_BLACK[number] + RES_RED[number]})
            if degrees[number] == FREE:
                marked.append(Area(area, f"{name}, {worth}", "reach", LINKED_SIGN))
                continue
            lost.append(name)
            full = degrees[number] == BLOCKED
            state = tr("overlay-cut", {"full": int(full)})
            marked.append(
                Area(area, f"{name}, {worth}, {state}", "danger" if full else "maybe", LACKING_SIGN if full else MED_SIGN)
            )
        elif ways[number]:
            marked.append(Area(area, f"{name}, {tr('overlay-way', {})}", "reach"))
    title = tr("overlay-trade", {"faction": party_name(faction, tr)})
    return Overlay(f"trade-{faction}", title, marked, tr("overlay-trade-note", {"lost": listed(lost, tr)}), faction)


def borders_overlay(sheet: TypedView, tr: Translator) -> Overlay:
    """T&T 11.52: across which borders Ground units engaged or disengaged in this phase, and how many more may."""
    badges: dict[str, list[str]] = {}
    told: list[str] = []
    for (a, b, faction), units in sheet.crossed.items():
        border = BORDER[AREA_INDEX[a] * SPAN + AREA_INDEX[b]]
        limit = LIMIT[border]
        words = tr(
            "overlay-border",
            {
                "a": area_name(a, tr),
                "b": area_name(b, tr),
                "units": units,
                "limit": limit,
                "border": tr(f"border-{BORDER_TYPE[border]}", {}),
                "faction": party_name(faction, tr),
            },
        )
        told.append(words)
        for area in (a, b):
            badges.setdefault(area, []).append(f"{units}/{limit}")
    marked = [Area(area, area_name(area, tr), "maybe", " ".join(found)) for area, found in badges.items()]
    return Overlay("borders", tr("overlay-borders", {}), marked, " ".join(told), "neutral")
