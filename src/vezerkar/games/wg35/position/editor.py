"""The position editor of WG35: where figures stand and how, the hands, the round and whose turn it is.

The table and the armies stay those of the draft: armies are put together in their own builder.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from vezerkar.engine.game import Translator
from vezerkar.engine.position_editor import POINT, Draft, Moment, PositionEditor
from vezerkar.engine.position_sheet import EditorItem, EditorValue, PositionSheet
from vezerkar.games.wg35.battle.numbering import SEATS
from vezerkar.games.wg35.game_data import CARDS
from vezerkar.games.wg35.notation import FIGURES
from vezerkar.games.wg35.presentation.labels import card_name, short_name, side_name
from vezerkar.games.wg35.rules.geometry.surfaces import surface_at
from vezerkar.games.wg35.rules.setup.field import field_of

OFF: Final = ("out", "evacuated", "away", "reserve")
"""The places of figures that are not on the table."""
POSTURES: Final = ("standing", "prone")
MOST_ROUNDS: Final = 99
MOST_POINTS: Final = 99
WEAKENED: Final = 9


class Wg35PositionEditor(PositionEditor):
    """Sets up positions of WG35."""

    stages = (60, 160)
    sample_options: Mapping[str, str] = MappingProxyType({"army_a": "budapest_1944", "army_b": "assault_group_1944"})

    def fill(self, sheet: PositionSheet, draft: Draft, tr: Translator) -> None:
        state = draft["state"]
        sheet.values |= {
            "off": [EditorValue(one, tr(f"position-{one}", {})) for one in OFF],
            "postures": [EditorValue(one, tr(f"posture-{one}", {})) for one in POSTURES],
        }
        sheet.counters(tr)
        sheet.number("counters", "state.round", tr("position-round", {}), state.get("round", 0), 0, MOST_ROUNDS)
        for side, seat in enumerate(SEATS):
            name = tr("position-points", {"who": side_name(seat, tr)})
            sheet.number("counters", f"state.vp.{side}", name, state.get("vp", [0, 0])[side], 0, MOST_POINTS)
        for seat in SEATS:
            group = sheet.pieces_of(seat, side_name(seat, tr), tr)
            for figure, own in state.get("figures", {}).items():
                if figure.startswith(seat):
                    self._figure(sheet, group, state, figure, own, tr)
        for side, seat in enumerate(SEATS):
            group = sheet.cards_of(seat, side_name(seat, tr), tr)
            hand, pool = state["hands"][side], state["pools"][side]
            for card in CARDS:
                most = hand.get(card, 0) + pool.get(card, 0)
                if most:
                    sheet.number(group, f"state.hands.{side}.{card}", card_name(card, tr), hand.get(card, 0), 0, most)

    def _figure(
        self, sheet: PositionSheet, group: str, state: dict[str, Any], figure: str, own: dict[str, Any], tr: Translator
    ) -> None:
        name, path = short_name(figure), f"state.figures.{figure}"
        off = next((place for place in OFF if figure in state.get(place, [])), "")
        where = off or f"{own.get('x', 0)},{own.get('y', 0)}"
        sheet.items.append(EditorItem(f"{path}.x", name, group, "point", where, "off", piece=figure))
        if not off and own.get("posture", "standing") in POSTURES:
            said = tr("position-posture", {"figure": name})
            sheet.choice(group, f"{path}.posture", said, own.get("posture", "standing"), "postures")
        if not off:
            sheet.number(group, f"{path}.weak", tr("position-weak", {"figure": name}), own.get("weak", 0), 0, WEAKENED)

    def put(self, draft: Draft, item: EditorItem, value: str) -> None:
        state, path = draft["state"], item.id.split(".")
        if path[1] == "vp":
            state["vp"] = [int(value) if str(side) == path[2] else now for side, now in enumerate(state.get("vp", [0, 0]))]
        elif path[1] == "hands":
            hand, pool, card = state["hands"][int(path[2])], state["pools"][int(path[2])], path[3]
            pool[card] = hand.get(card, 0) + pool.get(card, 0) - int(value)
            hand[card] = int(value)
        elif item.kind == "point":
            self._stand(draft, path[2], value)
        else:
            super().put(draft, item, value)

    def _stand(self, draft: Draft, figure: str, value: str) -> None:
        state = draft["state"]
        for place in ("on", "arriving", "called", *OFF):
            if figure in state.get(place, []):
                state[place].remove(figure)
        point = POINT.fullmatch(value)
        if point is None:
            state[value] = [*state.get(value, []), figure]
            for name in ("shocked", "broken", "helpless", "concealed", "refuge", "spotted", "seen", "aimed"):
                if figure in state.get(name, []):
                    state[name].remove(figure)
        else:
            x, y = int(point[1]), int(point[2])
            variant = self.game.variant(draft["options"])  # type: ignore[attr-defined]
            heights = surface_at(field_of(variant).table, x, y)
            state["on"] = sorted([*state.get("on", []), figure], key=FIGURES.index)
            state["figures"][figure] |= {"x": x, "y": y, "z": heights[0] if heights else 0}
        lost = [figure for place in ("out", "again") for figure in state.get(place, [])]
        state["losses"] = [sum(figure.startswith(seat) for figure in set(lost)) for seat in SEATS]

    def moments(self, draft: Draft, tr: Translator) -> list[Moment]:
        found = [Moment("round", tr("position-round-start", {}), [["Battle"], ["BeginRound"]], {})]
        for side, seat in enumerate(SEATS):
            stack: list[Any] = [["Battle"], ["EndOfRound"], ["Turns"], ["OwnTurn", side]]
            found.append(Moment(f"turn-{seat}", tr("position-turn-of", {"who": side_name(seat, tr)}), stack, {"turn": seat}))
        return found

    def ended(self, draft: Draft) -> None:
        state = draft["state"]
        for name in ("active", "turn", "attacks", "path", "spent", "answer", "spotted", "aimed", "moved", "winner", "ending"):
            state.pop(name, None)
        state["round"] = max(1, state.get("round", 0))
