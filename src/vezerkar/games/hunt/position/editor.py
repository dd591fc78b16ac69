"""The position editor of The Hunt: ships, Clues, cards and counters."""

from __future__ import annotations

from typing import Any, Final

from vezerkar.engine.errors import BadPosition
from vezerkar.engine.game import Translator
from vezerkar.engine.position_editor import Draft, Moment, PositionEditor
from vezerkar.engine.position_sheet import NOWHERE, EditorItem, EditorValue, PositionSheet, aside, flags
from vezerkar.games.hunt.game_data import (
    CARDS,
    CLUES,
    DECK,
    FORCES,
    FREIGHTERS,
    RESERVE_LIMIT,
    SEATS,
    SPACES,
    TRACK_LENGTH,
)
from vezerkar.games.hunt.presentation.labels import card_name
from vezerkar.games.hunt.state import PLANE, ZONES

LATEST_TURN: Final = 99
MOST_POINTS: Final = 20
TURN: Final = [["Turns"], ["EndTurn"]]
GERMAN: Final = [*TURN, ["DueClue"], ["GermanRedraw"]]
BRITISH: Final = [*TURN, ["BritishRedraw"]]
STACKS: Final[dict[str, tuple[list[Any], str, str]]] = {
    "german-turn": ([["Turns"]], "british", "redraw"),
    "german-card": ([*GERMAN, ["CardPlay", 0]], "german", "cards"),
    "german-points": ([*GERMAN, ["StoreReserve"], ["GermanActions"]], "german", "cards"),
    "british-turn": ([["Turns"]], "german", "redraw"),
    "british-card": ([*BRITISH, ["CardPlay", 1]], "british", "cards"),
    "british-points": ([*BRITISH, ["BritishActions"]], "british", "cards"),
}
"""For each moment the procedures in progress, the seat whose turn it is, and the phase."""


class HuntPositionEditor(PositionEditor):
    """Sets up positions of The Hunt."""

    scenario = "side"
    stages = (12, 24, 36)

    def fill(self, sheet: PositionSheet, draft: Draft, tr: Translator) -> None:
        state = draft["state"]
        self._values(sheet, state, tr)
        sheet.group("ships", tr("position-ships", {}))
        sheet.choice("ships", "state.spee", tr("position-spee", {}), state["spee"], "spaces", piece="spee")
        sheet.choice("ships", "state.altmark", tr("position-altmark", {}), state["altmark"], "spaces", piece="altmark")
        for force in FORCES:
            path, name = f"state.forces.{force}", tr("position-force", {"force": force})
            sheet.choice("ships", path, name, state["forces"][force], "forces", piece=f"force-{force}")
        for one in FREIGHTERS:
            path = f"state.freighters.{one}"
            name = tr("position-freighter", {"freighter": one})
            sheet.choice("ships", path, name, state["freighters"][one], "freighters", piece=one)
        for number in range(CLUES):
            where = state["clues"][number] if number < len(state["clues"]) else NOWHERE
            name = tr("position-clue", {"number": number + 1})
            sheet.choice("ships", f"state.clues.{number}", name, where, "spaces", piece=where and f"clue-{where}")
        sheet.counters(tr)
        sheet.choice("counters", "state.shown", tr("position-shown", {}), "yes" if state["shown"] else "no", "flags")
        sheet.choice("counters", "state.plane", tr("position-plane", {}), state["plane"], "plane", piece="plane")
        sheet.number("counters", "state.turn", tr("row-turn", {}), state["turn"], 0, LATEST_TURN)
        sheet.number("counters", "state.points", tr("row-points", {}), state["points"], 0, MOST_POINTS)
        sheet.number("counters", "state.reserve", tr("position-reserve", {}), state["reserve"], 0, RESERVE_LIMIT)
        for seat, name in enumerate(SEATS):
            group = sheet.cards_of(name, tr(f"seat-{name}", {}), tr)
            for card in CARDS[seat * DECK : (seat + 1) * DECK]:
                zone = next((zone for zone in ZONES if card in state["cards"][name][zone]), None)
                if zone is None:
                    raise BadPosition(f"state.cards.{name}: {card} is missing")
                said = tr("position-card", {"card": card, "name": card_name(card, tr)})
                sheet.choice(group, f"state.cards.{name}.{card}", said, zone, "zones")

    def _values(self, sheet: PositionSheet, state: dict[str, Any], tr: Translator) -> None:
        # A card is being played only while its Event is resolved, and no other one can be put there.
        playing = any(state["cards"][seat]["played"] for seat in SEATS)
        zones = [zone for zone in ZONES if zone != "played" or playing]
        spaces = [EditorValue(space, tr("position-space", {"space": space}), space) for space in SPACES]
        track = [f"track-{n + 1}" for n in range(TRACK_LENGTH)]
        sheet.values |= {
            "spaces": [aside(tr), *spaces],
            "forces": [*[EditorValue(box, tr("position-track", {"box": box[6:]}), box) for box in track], *spaces],
            "freighters": [*[EditorValue(one, tr(f"position-in-{one}", {})) for one in ("bag", "sunk", "arrived")], *spaces],
            "flags": flags(tr),
            "plane": [EditorValue(one, tr(f"position-plane-{one}", {})) for one in PLANE],
            "zones": [EditorValue(zone, tr(f"position-zone-{zone}", {})) for zone in zones],
        }

    def put(self, draft: Draft, item: EditorItem, value: str) -> None:
        state, path = draft["state"], item.id.split(".")
        if path[1] == "clues":
            left = [where for number, where in enumerate(state["clues"]) if number != int(path[2])]
            state["clues"] = sorted({*left, value} - {NOWHERE})
        elif path[1] == "cards":
            zones = state["cards"][path[2]]
            for zone in zones.values():
                if path[3] in zone:
                    zone.remove(path[3])
            zones[value] = sorted([*zones[value], path[3]])
        elif path[1] == "shown":
            state["shown"] = value == "yes"
            loosen(state)
        else:
            super().put(draft, item, value)
            if path[1] == "spee":
                loosen(state)

    def moments(self, draft: Draft, tr: Translator) -> list[Moment]:
        return [
            Moment(one, tr(f"position-{one}", {}), stack, {"active": active, "phase": phase})
            for one, (stack, active, phase) in STACKS.items()
        ]

    def ended(self, draft: Draft) -> None:
        state = draft["state"]
        for seat in SEATS:
            zones = state["cards"][seat]
            zones["discard"] = sorted(zones["discard"] + zones["played"])
            zones["played"] = []
            state["seen"][seat] = []
        state |= {
            "battle": None,
            "moved": [],
            "searched": [],
            "entered": [],
            "leg": 0,
            "over": False,
            "winner": None,
            "ending": "",
        }
        state |= {"turn": max(1, state["turn"]), "clue_due": False}


def loosen(state: dict[str, Any]) -> None:
    """Let everybody know no more of the Graf Spee than what the map shows: she may be anywhere, and came from anywhere."""
    state["trail"] = []
    if state["spee"] is None:
        state["shown"] = False
    state["maybe"] = [state["spee"]] if state["shown"] else list(SPACES)
