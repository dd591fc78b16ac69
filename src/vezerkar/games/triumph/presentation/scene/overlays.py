"""What a viewer may switch on over the board: control, supply, trade routes, what the borders still let through."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.game import Translator
from vezerkar.engine.scene import Area, Overlay
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
from vezerkar.games.triumph.presentation.labels import area_name, listed, party_name
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


def overlays(sheet: TypedView, sketch: ViewState, say: Translator) -> list[Overlay]:
    """All that can be switched on, the viewer's own side first."""
    found = [control_overlay(sheet, say)]
    for faction in sheet.ordered:
        found.append(supply_overlay(sheet, sketch, faction.id, say))
    for faction in sheet.ordered:
        found.append(trade_overlay(sketch, faction.id, say))
    if sheet.crossed:
        found.append(borders_overlay(sheet, say))
    return found


def control_overlay(sheet: TypedView, say: Translator) -> Overlay:
    """T&T 1.14: who controls what, and which Neutrals are under whose influence."""
    marked: list[Area] = []
    for area, party in sheet.control.items():
        if party == "neutral":
            continue
        title = f"{area_name(area, say)}, {party_name(party, say)}"
        badge = say(f"sign-{party}", {}) if party in FACTIONS else ""
        marked.append(Area(area, title, "danger" if area in sheet.disputed else "", badge, tone=party if badge else "neutral"))
    for area, parties in sheet.seas.items():
        names = [party_name(party, say) for party in parties]
        badge = "/".join(say(f"sign-{party}", {}) for party in parties)
        marked.append(
            Area(
                area,
                f"{area_name(area, say)}, {listed(names, say)}",
                "",
                badge,
                tone=parties[0] if len(parties) == 1 else "neutral",
            )
        )
    disputed = listed([area_name(area, say) for area in sheet.disputed], say)
    return Overlay("control", say("overlay-control", {}), marked, say("overlay-control-note", {"areas": disputed}), "neutral")


def supply_overlay(sheet: TypedView, sketch: ViewState, faction: str, say: Translator) -> Overlay:
    """T&T 14.1: where the Supply Lines of a faction lead, and which of its units have none."""
    index = FACTION_INDEX[faction]
    lines = supplied(sketch.s, index)
    sources = [AREAS[area] for area in SOURCES[index] if lines[area] and sketch.s.control[area] == index]
    stands = {piece.area for piece in sheet.pieces if piece.faction == faction}
    lacking = [area for area in AREAS if area in stands and not lines[AREA_INDEX[area]]]
    marked: list[Area] = []
    for number, area in enumerate(AREAS):
        name = area_name(area, say)
        if area in sources:
            marked.append(Area(area, f"{name}, {say('overlay-source', {})}", "reach", SOURCE_SIGN))
        elif area in lacking:
            marked.append(Area(area, f"{name}, {say('overlay-unsupplied', {})}", "danger", LACKING_SIGN))
        elif lines[number]:
            state = say("overlay-supplied", {})
            marked.append(Area(area, f"{name}, {state}", "reach", LINKED_SIGN if area in stands else ""))
    said = {
        "sources": listed([area_name(area, say) for area in sources], say),
        "lacking": listed([area_name(area, say) for area in lacking], say),
    }
    title = say("overlay-supply", {"faction": party_name(faction, say)})
    return Overlay(f"supply-{faction}", title, marked, say("overlay-supply-note", said), faction)


def trade_overlay(sketch: ViewState, faction: str, say: Translator) -> Overlay:
    """T&T 14.2: the sources of POP and RES of a faction, which have a Trade Route and which would be blockaded."""
    index = FACTION_INDEX[faction]
    s = sketch.s
    degrees = cut_off(s, index)
    ways = routes(s, index, True)
    marked: list[Area] = []
    lost: list[str] = []
    for number, area in enumerate(AREAS):
        name = area_name(area, say)
        if number == MAIN_CAPITAL[index]:
            marked.append(Area(area, f"{name}, {say('overlay-home', {})}", "reach", SOURCE_SIGN))
        elif number in RICH and trades_with(s, number) == index:
            worth = say("overlay-worth", {"pop": POP[number], "res": RES_BLACK[number] + RES_RED[number]})
            if degrees[number] == FREE:
                marked.append(Area(area, f"{name}, {worth}", "reach", LINKED_SIGN))
                continue
            lost.append(name)
            full = degrees[number] == BLOCKED
            state = say("overlay-cut", {"full": int(full)})
            marked.append(
                Area(area, f"{name}, {worth}, {state}", "danger" if full else "maybe", LACKING_SIGN if full else MED_SIGN)
            )
        elif ways[number]:
            marked.append(Area(area, f"{name}, {say('overlay-way', {})}", "reach"))
    title = say("overlay-trade", {"faction": party_name(faction, say)})
    return Overlay(f"trade-{faction}", title, marked, say("overlay-trade-note", {"lost": listed(lost, say)}), faction)


def borders_overlay(sheet: TypedView, say: Translator) -> Overlay:
    """T&T 11.52: across which borders Ground units engaged or disengaged in this phase, and how many more may."""
    badges: dict[str, list[str]] = {}
    told: list[str] = []
    for (a, b, faction), units in sheet.crossed.items():
        border = BORDER[AREA_INDEX[a] * SPAN + AREA_INDEX[b]]
        limit = LIMIT[border]
        words = say(
            "overlay-border",
            {
                "a": area_name(a, say),
                "b": area_name(b, say),
                "units": units,
                "limit": limit,
                "border": say(f"border-{BORDER_TYPE[border]}", {}),
                "faction": party_name(faction, say),
            },
        )
        told.append(words)
        for area in (a, b):
            badges.setdefault(area, []).append(f"{units}/{limit}")
    marked = [Area(area, area_name(area, say), "maybe", " ".join(found)) for area, found in badges.items()]
    return Overlay("borders", say("overlay-borders", {}), marked, " ".join(told), "neutral")
