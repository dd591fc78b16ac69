"""The board of a battle besides the figures: doors, openings, things that lie about, and what concerns all players."""

from __future__ import annotations

from collections import Counter
from typing import Final

from vezerkar.engine.game import Translator
from vezerkar.engine.scene import Area, Choice, Ground, Mark, Token
from vezerkar.engine.words import sentence
from vezerkar.games.wg35.battle.numbering import SEATS
from vezerkar.games.wg35.library.records import SIDES
from vezerkar.games.wg35.presentation.choices import ChoiceIndex
from vezerkar.games.wg35.presentation.labels import (
    centimetres,
    figure_name,
    marker_name,
    side_name,
    terrain_name,
    thing_name,
)
from vezerkar.games.wg35.presentation.scene.figures import Figures
from vezerkar.games.wg35.presentation.typed_view import Thing, TypedView
from vezerkar.games.wg35.presentation.view_state import ViewState
from vezerkar.games.wg35.rules.geometry.table import OPENING_KINDS
from vezerkar.games.wg35.rules.victory import objectives

SMALL: Final = 26
"""The diameter of tokens that are no figures, in millimetres."""
DOOR: Final = 24
STEP: Final = 10
MEASURE: Final = 10
"""A centimetre, in millimetres."""
OBJECTIVE: Final = "objective"
DUMP: Final = "supply_dump"
CRATE: Final = "loot_crate"


def ground_of(sketch: ViewState) -> Ground:
    """The table as the ground of the Scene: its unit is the millimetre."""
    table = sketch.s.field.table
    return Ground(table.east, table.north, "cm", MEASURE, STEP)


class Board:
    """The board of a view."""

    def __init__(self, sheet: TypedView, sketch: ViewState, figures: Figures, choices: ChoiceIndex, tr: Translator) -> None:
        self.sheet = sheet
        self.s = sketch.s
        self.table = sketch.s.field.table
        self.figures = figures
        self.choices = choices
        self.tr = tr

    # --- places ---

    def areas(self) -> list[Area]:
        """Doors, windows and pieces that can be clicked now; doors always say whether they are open."""
        found: list[Area] = []
        for i in range(len(self.table.doors)):
            offered = self.choices.of("door", i)
            found.append(Area(f"door-{i}", self.door_title(i), _legal(offered), choices=offered))
        for opening in self.table.openings:
            offered = self.choices.of("opening", opening.index)
            if offered:
                title = self.tr("opening-title", {"kind": OPENING_KINDS[opening.kind], "cm": self.cm(opening.low)})
                found.append(Area(f"opening-{opening.index}", title, _legal(offered), choices=offered))
        for piece in self.table.pieces:
            offered = self.choices.of("piece", piece.id)
            title = self.tr("piece-title", {"terrain": terrain_name(piece.type, self.tr), "mm": piece.top - piece.z})
            # Pieces that the mission puts on the table are no places of its picture.
            if piece.type != DUMP:
                found.append(Area(piece.id, title, _legal(offered), choices=offered))
        return found

    def cm(self, mm: int) -> str:
        """A length in words."""
        return centimetres(mm, self.tr)

    def door_title(self, door: int) -> str:
        """A door with its state."""
        return self.tr("door-title", {"number": door, "state": self.door_state(door)})

    def door_state(self, door: int) -> str:
        """Return the state of a door: open, closed or locked."""
        is_open, is_locked = self.sheet.doors[door]
        return "open" if is_open else "locked" if is_locked else "closed"

    # --- tokens ---

    def tokens(self) -> list[Token]:
        """Doors, markers of the mission, support weapons and loot."""
        return [*self._doors(), *self._markers(), *self._arms(), *self._loot(), *self._smoke()]

    def _doors(self) -> list[Token]:
        found: list[Token] = []
        for i, door in enumerate(self.table.doors):
            symbol = f"door-{self.door_state(i)}"
            at = (door.mid_x, door.mid_y)
            found.append(Token(f"door-{i}", symbol, "", self.door_title(i), stack=-30, at=at, size=DOOR))
        return found

    def _markers(self) -> list[Token]:
        found: list[Token] = []
        for thing in self.sheet.markers:
            if thing.at is None or (thing.kind == DUMP and thing.fuse < 0):
                continue
            holder = self.holder(thing)
            symbol = {OBJECTIVE: "marker-objective", DUMP: "marker-dump", CRATE: "marker-crate"}[thing.kind]
            if thing.fuse > 0:
                symbol = "marker-charge"
            token = Token(f"marker-{thing.number}", symbol, "", self.marker_title(thing), holder or "neutral", stack=-20)
            token.at, token.size = (thing.at[0], thing.at[1]), SMALL + 6
            token.badge = str(thing.fuse) if thing.fuse > 0 else holder.upper()
            token.choices = self.choices.of("marker", thing.number)
            token.event_id = thing.id
            found.append(token)
        return found

    def holder(self, thing: Thing) -> str:
        """The side that holds an objective now; empty if none does (WG35 23.2)."""
        if thing.kind != OBJECTIVE:
            return ""
        for side, seat in enumerate(SEATS):
            if objectives.holders(self.s, side, thing.number):
                return seat
        return ""

    def marker_title(self, thing: Thing) -> str:
        """A marker of the mission with what has become of it."""
        name = sentence(marker_name(thing.kind, thing.id, self.tr))
        if thing.kind == OBJECTIVE:
            holder = self.holder(thing)
            seats = [seat for side, seat in enumerate(SEATS) if objectives.near(self.s, side, thing.number)]
            if holder:
                return self.tr("objective-held", {"name": name, "side": side_name(holder, self.tr)})
            return self.tr("objective-free", {"name": name, "contested": int(len(seats) > 1)})
        if thing.kind == DUMP and thing.fuse:
            state = "destroyed" if thing.fuse < 0 else "charged"
            return self.tr(f"dump-{state}", {"name": name, "round": thing.fuse})
        if thing.carrier:
            carrier = figure_name(thing.carrier, self.tr, self.figures.units)
            return self.tr("crate-carried", {"name": name, "figure": carrier})
        return name

    def _arms(self) -> list[Token]:
        found: list[Token] = []
        for arm in self.sheet.arms:
            if arm.at is None or arm.gone:
                continue
            offered = self.choices.of("arm", arm.number)
            symbol = "marker-support-set-up" if arm.stance == "set_up" else "marker-support-ready"
            title = self.tr("arm-title", {"arm": self.figures.arm(arm), "side": side_name(arm.owner[0], self.tr)})
            token = Token(f"arm-{arm.number}", symbol, "", title, arm.owner[0], stack=-10, choices=offered)
            token.at, token.size = (arm.at[0], arm.at[1]), SMALL
            found.append(token)
        return found

    def _loot(self) -> list[Token]:
        found: list[Token] = []
        count: Counter[str] = Counter()
        for loot in self.sheet.loot:
            if loot.at is None:
                continue
            title = self.tr("loot-title", {"figure": figure_name(loot.of, self.tr, self.figures.units)})
            count[loot.of] += 1
            # Who came back and was lost again has left two.
            name = f"loot-{loot.of}" if count[loot.of] == 1 else f"loot-{loot.of}-{count[loot.of]}"
            token = Token(name, f"marker-loot-{loot.of[0]}", "", title, loot.of[0], stack=-15)
            token.at, token.size, token.choices = (loot.at[0], loot.at[1]), SMALL, self.choices.of("loot", loot.of)
            found.append(token)
        return found

    def _smoke(self) -> list[Token]:
        found: list[Token] = []
        for i, (spot, diameter) in enumerate(self.sheet.smoke):
            title = self.tr("smoke-title", {"cm": self.cm(diameter)})
            found.append(Token(f"smoke-{i}", "marker-smoke", "", title, stack=-25, at=(spot[0], spot[1]), size=SMALL))
        return found

    # --- marks that everybody sees ---

    def marks(self) -> list[Mark]:
        """Deployment zones before the first round, objectives, smoke, the way and the blast in progress."""
        return [*self.zones(), *self._radii(), *self._clouds(), *self._way(), *self._aim()]

    def zones(self) -> list[Mark]:
        """The deployment zones, until the battle begins."""
        if self.sheet.round:
            return []
        found: list[Mark] = []
        for seat, army in self.sheet.sides.items():
            polygons = self.sheet.mission.zones[SIDES[0 if army.edge == "south" else 1]]
            lines = [[c for corner in polygon for c in corner] for polygon in polygons]
            title = self.tr("zone-title", {"side": side_name(seat, self.tr)})
            # Several parts are marks of their own: where two touch, none is a hole of the other.
            for i, line in enumerate(lines):
                found.append(Mark(f"zone-{seat}-{i}", "zone", "polygon", [line], title, badge=seat.upper(), spot=_middle(line)))
        return found

    def _radii(self) -> list[Mark]:
        """Return the circles in which one holds an objective (WG35 23.2)."""
        found: list[Mark] = []
        for thing in self.sheet.markers:
            if thing.kind == OBJECTIVE and thing.at is not None:
                line = [thing.at[0], thing.at[1]]
                mark = Mark(f"objective-{thing.number}", "objective", "circle", [line], self.marker_title(thing))
                mark.radius = objectives.REACH
                found.append(mark)
        return found

    def _clouds(self) -> list[Mark]:
        return [
            Mark(
                f"cloud-{i}",
                "blocked",
                "circle",
                [[spot[0], spot[1]]],
                self.tr("smoke-title", {"cm": self.cm(d)}),
                radius=d // 2,
            )
            for i, (spot, d) in enumerate(self.sheet.smoke)
        ]

    def _way(self) -> list[Mark]:
        """The way in progress."""
        if len(self.sheet.path) < 2:
            return []
        line = [c for spot in self.sheet.path for c in spot[:2]]
        title = self.tr("way-title", {"cm": self.cm(self.sheet.spent // 100)})
        return [Mark("way", "path", "line", [line], title, badge=self.cm(self.sheet.spent // 100))]

    def _aim(self) -> list[Mark]:
        """The attack in progress: the line of fire, and the template on its point (WG35 11, 13)."""
        attack = self.sheet.attack
        if attack is None:
            return []
        found: list[Mark] = []
        shooter = self.sheet.men.get(attack["by"] or "")
        victim = self.sheet.men.get(attack["target"] or "")
        end = attack["at"] if victim is None or victim.at is None else victim.at
        if shooter is not None and shooter.at is not None and end is not None:
            line = [*shooter.at[:2], *end[:2]]
            found.append(Mark("fire", "danger", "line", [line], self.tr("fire-title", {"figure": self.figures.name(shooter.id)})))
        arm = self.sheet.arms[attack["arm"]] if attack["arm"] >= 0 else None
        diameter = arm.weapon.projectile.diameter_mm if arm is not None and arm.weapon is not None else 0
        if attack["at"] is not None and diameter:
            name = self.tr("blast-title", {"thing": thing_name(arm.id, self.tr) if arm else "", "cm": self.cm(diameter)})
            found.append(Mark("blast", "blast", "circle", [attack["at"][:2]], name, radius=diameter // 2))
        return found


def _legal(offered: list[Choice]) -> str:
    return "legal" if any(not choice.why for choice in offered) else ""


def _middle(line: list[int]) -> tuple[int, int]:
    xs, ys = line[::2], line[1::2]
    return (min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2
