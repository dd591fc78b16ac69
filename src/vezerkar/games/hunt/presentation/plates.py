"""The strip beside the board that is always in sight: the clock, the plates of the seats, the parts of the chart."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.game import Translator
from vezerkar.engine.scene import Chip, Clock, Frame, Meter, Plate
from vezerkar.games.hunt.game_data import SEATS
from vezerkar.games.hunt.presentation.typed_view import TypedView

GOAL: Final = 5
"""So many freighters sunk or arrived decide the game (HUNT 1), and so many Damage markers there are."""
RESERVE: Final = 2
PHASES: Final = {"german": ("cards", "redraw"), "british": ("freight", "cards", "redraw")}
"""The phases of a turn of each seat (HUNT 14)."""


def clock(sheet: TypedView, tr: Translator) -> Clock:
    """The turn and its phases."""
    if not sheet.turn:
        return Clock(tr("phase-short", {"phase": "setup"}))
    title = tr("clock-title", {"turn": sheet.turn, "seat": sheet.active})
    phases = PHASES[sheet.active]
    if sheet.phase not in phases:
        return Clock(title, [tr("phase-short", {"phase": sheet.phase})])
    return Clock(title, [tr("phase-short", {"phase": phase}) for phase in phases], phases.index(sheet.phase))


def plates(sheet: TypedView, tr: Translator) -> list[Plate]:
    """Each seat: what it has reached of its goal, its cards in numbers, what it may do now."""
    return [plate(sheet, seat, tr) for seat in SEATS]


def plate(sheet: TypedView, seat: str, tr: Translator) -> Plate:
    """One seat."""
    state = "sunk" if seat == "german" else "arrived"
    reached = sum(place == state for place in sheet.freighters.values())
    note = tr("plate-goal", {"state": state, "goal": GOAL})
    found = Plate(seat, score=str(reached), note=note, hand=sheet.hand_size(seat), deck=sheet.pile_size(seat))
    found.meters.append(Meter(tr("meter-freighters", {"state": state}), reached, GOAL, "freighter"))
    if sheet.battle:
        found.meters.append(Meter(tr("meter-damage", {}), sheet.damage(seat), GOAL, "damage"))
    elif sheet.active == seat and sheet.points:
        found.meters.append(Meter(tr("meter-points", {}), sheet.points, icon="points"))
    if seat == "german":
        found.meters.append(Meter(tr("meter-reserve", {}), sheet.reserve, RESERVE, "reserve"))
        found.chips = german_chips(sheet, tr)
    else:
        found.chips = british_chips(sheet, tr)
    if sheet.cards(seat, "banked"):
        found.chips.append(Chip(tr("chip-banked", {"count": len(sheet.cards(seat, "banked"))}), seat))
    return found


def german_chips(sheet: TypedView, tr: Translator) -> list[Chip]:
    """The plane, and what holds for her."""
    found = [Chip(tr("chip-plane", {"state": sheet.plane}), "danger" if sheet.plane == "destroyed" else "german", icon="plane")]
    if sheet.storm:
        found.append(Chip(tr("chip-storm", {}), "danger", tr("row-storm-value", {}), "storm"))
    if sheet.immune:
        found.append(Chip(tr("chip-immune", {}), "german", tr("chip-immune-title", {})))
    if sheet.clue_due:
        found.append(Chip(tr("chip-clue-due", {}), "clue", tr("row-clue-due-value", {})))
    return found


def british_chips(sheet: TypedView, tr: Translator) -> list[Chip]:
    """The Forces at sea and on the strategy track, the Clues on the map, the bonus to Searches."""
    at_sea = [force for force, place in sheet.forces.items() if not place.startswith("track-")]
    found = [Chip(tr("chip-at-sea", {"forces": ", ".join(at_sea)}), "british")] if at_sea else []
    for force, place in sheet.forces.items():
        if place.startswith("track-"):
            title = tr("line-force-track", {"force": force, "box": place.removeprefix("track-")})
            found.append(Chip(tr("chip-track", {"force": force, "box": place.removeprefix("track-")}), "neutral", title))
    if sheet.clues:
        found.append(Chip(tr("chip-clues", {"count": len(sheet.clues)}), "clue"))
    if sheet.bonus:
        found.append(Chip(tr("chip-bonus", {"bonus": sheet.bonus}), "british", tr("row-bonus", {})))
    return found


def frames(tr: Translator) -> list[Frame]:
    """The chart without the tracks below it; then all of it, then its two halves."""
    return [
        Frame("chart", tr("frame-chart", {}), (0, 0, 1000, 912)),
        Frame("board", tr("frame-board", {}), (0, 0, 1000, 1014)),
        Frame("north", tr("frame-north", {}), (60, 0, 900, 520)),
        Frame("south", tr("frame-south", {}), (60, 440, 900, 480)),
    ]
