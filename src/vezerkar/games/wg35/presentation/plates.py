"""The strip beside the board that is always in sight: the clock, the plates of the sides, the parts of the table."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.game import Translator
from vezerkar.engine.scene import Chip, Clock, Frame, Meter, Plate
from vezerkar.games.wg35.battle.numbering import SEATS
from vezerkar.games.wg35.library.records import SIDES
from vezerkar.games.wg35.presentation.labels import army_name
from vezerkar.games.wg35.presentation.typed_view import Army, FigureView, TypedView
from vezerkar.games.wg35.presentation.view_state import ViewState
from vezerkar.games.wg35.rules.victory import objectives

SET_UP: Final = ("armies", "hands", "deployment")
"""The parts of the set-up, by what has been shown (WG35 3 to 5)."""
ROUND: Final = ("cards", "activations", "end")
"""The parts of a round (WG35 6)."""
OBJECTIVE: Final = "objective"
QUARTER: Final = 4
"""An army that has lost one figure in so many tests whether it withdraws (WG35 20.1)."""
MARGIN: Final = 120
"""Margin of a frame around the figures, in millimetres."""


class Plates:
    """Clock, plates and frames of a view."""

    def __init__(self, sheet: TypedView, sketch: ViewState, tr: Translator) -> None:
        self.sheet = sheet
        self.s = sketch.s
        self.tr = tr

    def clock(self) -> Clock:
        """The round, of how many if they are limited, and its parts; before it those of the set-up."""
        sheet = self.sheet
        if not sheet.round:
            parts = [self.tr(f"clock-{part}", {}) for part in SET_UP]
            return Clock(self.tr("clock-set-up", {}), parts, min(sheet.shown, len(SET_UP) - 1))
        title = self.tr("clock-round", {"round": sheet.round, "most": sheet.options["rounds"]})
        return Clock(title, [self.tr(f"clock-{part}", {}) for part in ROUND], ROUND.index(sheet.phase))

    # --- the sides ---

    def plates(self) -> list[Plate]:
        """Both sides."""
        return [self.plate(self.sheet.sides[seat]) for seat in SEATS]

    def plate(self, army: Army) -> Plate:
        """A side: its victory points, its cards in numbers, who is still to be activated, its losses."""
        tr, sheet = self.tr, self.sheet
        found = Plate(army.id)
        if army.hand is not None:
            found.hand = sum(army.hand.values())
        if army.pool is not None:
            found.deck = sum(army.pool.values())
        if sheet.shown:
            target = sheet.mission.vp_target[SIDES[SEATS.index(army.id)]]
            found.score, found.note = str(army.vp), tr("plate-target", {"target": target})
            found.meters = self.meters(army)
        found.chips = self.chips(army)
        return found

    def meters(self, army: Army) -> list[Meter]:
        """Return meters of the losses, and of the figures that may still be activated in this round."""
        found = [Meter(self.tr("row-losses", {}), army.losses, max(army.strength, army.losses), "losses")]
        if self.sheet.round and not self.sheet.over:
            ours = [man for man in self.sheet.fielded if man.side == army.id]
            waiting = sum("activated" not in man.conditions for man in ours)
            found.insert(0, Meter(self.tr("meter-waiting", {}), waiting, len(ours), "figures"))
        return found

    def chips(self, army: Army) -> list[Chip]:
        """The army, a withdrawal test to come, what it holds and what is in force."""
        tr, sheet = self.tr, self.sheet
        found: list[Chip] = []
        if army.army is not None:
            found.append(Chip(tr("army-year", {"army": army_name(army.army, tr), "year": army.year or 0}), army.id))
        if self.must_test(army):
            told = {"losses": army.losses, "strength": army.strength}
            found.append(Chip(tr("chip-test", {}), "danger", tr("losses-due", told), "flag"))
        side = SEATS.index(army.id)
        held = [thing for thing in sheet.markers if thing.kind == OBJECTIVE and objectives.holders(self.s, side, thing.number)]
        if held and sheet.round:
            found.append(Chip(tr("chip-holds", {"count": len(held)}), army.id))
        for name, on in (("hurrah", army.hurrah), ("pincer", army.pincer)):
            if on:
                found.append(Chip(tr(f"effect-{name}", {}), army.id))
        if army.no_supply_until >= sheet.round > 0:
            title = tr("effect-no-supply", {"round": army.no_supply_until})
            found.append(Chip(tr("chip-no-supply", {}), "danger", title, "supply"))
        return found

    def must_test(self, army: Army) -> bool:
        """Return True if the side tests at the end of the round whether it withdraws (WG35 20.1, 28.6)."""
        sheet = self.sheet
        tests = SIDES[SEATS.index(army.id)] in sheet.mission.withdrawal
        return bool(sheet.round) and not sheet.over and tests and army.losses * QUARTER >= army.strength > 0

    # --- the table ---

    def frames(self) -> list[Frame]:
        """Return the frames of the board: the figures, one's own, the whole table; before they stand the viewer's own zone."""
        sheet = self.sheet
        table = self.s.field.table
        whole = (0, 0, table.east, table.north)
        board = Frame("board", self.tr("frame-board", {}), whole)
        if sheet.round and sheet.fielded:
            own = [man for man in sheet.fielded if man.side == sheet.seat]
            mine = [Frame("own", self.tr("frame-own", {}), self.around(own))] if own else []
            box = self.around(sheet.fielded)
            return [board, *mine] if box == whole else [Frame("battle", self.tr("frame-battle", {}), box), *mine, board]
        if sheet.seat and sheet.shown:
            south = sheet.sides[sheet.seat].edge == "south"
            corners = [corner for zone in sheet.mission.zones[SIDES[0 if south else 1]] for corner in zone]
            return [Frame("zone", self.tr("frame-zone", {}), self.box(corners)), board]
        return [board]

    def around(self, men: list[FigureView]) -> tuple[int, int, int, int]:
        """A box around figures, at least as wide as it is high: in a narrow one some would be outside of a wide screen."""
        left, top, width, height = self.box([(man.at[0], man.at[1]) for man in men if man.at is not None])
        east = self.s.field.table.east
        wide = min(max(width, height), east)
        return (min(max(left - (wide - width) // 2, 0), east - wide), top, wide, height)

    def box(self, points: list[tuple[int, int]]) -> tuple[int, int, int, int]:
        """The box around points of the table, in the units of its picture, which has y downwards."""
        table = self.s.field.table
        west, east = max(min(x for x, _ in points) - MARGIN, 0), min(max(x for x, _ in points) + MARGIN, table.east)
        south, north = max(min(y for _, y in points) - MARGIN, 0), min(max(y for _, y in points) + MARGIN, table.north)
        return (west, table.north - north, east - west, north - south)
