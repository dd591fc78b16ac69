"""The table in words, for the terminal and for everybody who cannot see the board: complete enough to play by it.

Places are centimetres from the south-west corner, to the east and to the north. Directions are those of a clock that lies on the
table with its twelve to the north.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vezerkar.engine.bit_sets import members
from vezerkar.engine.game import Json, Translator
from vezerkar.engine.words import listed, sentence
from vezerkar.games.wg35.battle.numbering import SEATS
from vezerkar.games.wg35.notation import FIGURES
from vezerkar.games.wg35.presentation.choices import ChoiceIndex
from vezerkar.games.wg35.presentation.labels import centimetres, copies, figure_name, quoted_card, side_name
from vezerkar.games.wg35.presentation.scene.board import OBJECTIVE, Board
from vezerkar.games.wg35.presentation.scene.figures import Figures
from vezerkar.games.wg35.presentation.scene.panels import Panels
from vezerkar.games.wg35.presentation.scene.sight import look_at
from vezerkar.games.wg35.presentation.typed_view import FigureView, Spot, TypedView
from vezerkar.games.wg35.presentation.view_state import ViewState
from vezerkar.games.wg35.presentation.visibility import heading
from vezerkar.games.wg35.rules.basics.figures import apart, faces, leaders_of
from vezerkar.games.wg35.rules.geometry.exact import root_up
from vezerkar.games.wg35.rules.geometry.table import DOOR, OPENING_KINDS, Building, Opening, TerrainPiece

HOURS: Final = 12
DEGREES: Final = 30
"""Between two hours of a clock."""


def text_view(view: Mapping[str, Json], tr: Translator) -> list[str]:
    """The position: mission and round, the sides, who stands where and sees whom, what lies about, the table."""
    sheet = TypedView(view)
    return [sentence(line) for line in Telling(sheet, ViewState(sheet), tr).all()]


def hour(way: tuple[int, int]) -> int:
    """A direction as the hour of a clock with its twelve to the north."""
    return (heading(way) + DEGREES // 2) // DEGREES % HOURS or HOURS


class Telling:
    """A view in words."""

    def __init__(self, sheet: TypedView, sketch: ViewState, tr: Translator) -> None:
        self.sheet = sheet
        self.s = sketch.s
        self.table = sketch.s.field.table
        self.tr = tr
        self.figures = Figures(sheet, sketch, tr)
        self.panels = Panels(sheet, sketch, self.figures, tr)
        self.board = Board(sheet, sketch, self.figures, ChoiceIndex(sheet, None, self.table, tr), tr)

    def all(self) -> list[str]:
        """Everything, in paragraphs."""
        found = [*self._time()]
        for seat in sorted(SEATS, key=lambda seat: (seat != self.sheet.seat, seat)):
            found += ["", *self._side(seat)]
        found += ["", *self._things(), "", *self._ground()]
        return found

    # --- the battle ---

    def _time(self) -> list[str]:
        tr, sheet = self.tr, self.sheet
        found: list[str] = []
        if sheet.over:
            won = side_name(sheet.winner, tr) if sheet.winner else ""
            told: dict[str, int | str] = {"winner": won, "won": int(bool(won)), "ending": tr(f"ending-{sheet.ending}", {})}
            found.append(tr("over-text", told))
        table = tr(f"table-{sheet.table}", {})
        found.append(tr("line-mission", {"mission": tr(f"mission-{sheet.mission.id}", {}), "table": table}))
        if sheet.round:
            first = side_name(sheet.first, tr)
            found.append(tr("line-round", {"round": sheet.round, "side": first, "most": sheet.options["rounds"]}))
            found.append(tr("line-phase", {"phase": tr(f"clock-{sheet.phase}", {})}))
        if sheet.active:
            man = sheet.men[sheet.active]
            found.append(tr("line-active", {"figure": self.figures.name(man.id), "actions": man.actions}))
            if len(sheet.path) > 1:
                way = ", ".join(self.spot(spot) for spot in sheet.path[1:])
                found.append(tr("line-way", {"way": way, "cm": centimetres(sheet.spent // 100, tr)}))
        return found

    def spot(self, spot: Spot) -> str:
        """A point in words, with its height if it is not on the ground."""
        told: dict[str, int | str] = {"x": centimetres(spot[0], self.tr), "y": centimetres(spot[1], self.tr)}
        return self.tr("place-high", {**told, "mm": spot[2]}) if spot[2] else self.tr("place", told)

    # --- a side ---

    def _side(self, seat: str) -> list[str]:
        army, tr = self.sheet.sides[seat], self.tr
        panel = self.panels.side(army)
        found = [tr("line-side", {"side": panel.title, "facts": "; ".join(f"{name}: {value}" for name, value in panel.rows)})]
        if army.roster is not None and not self.sheet.shown:
            found += army.roster.splitlines()
        for kind, counts in (("hand", army.hand), ("used", army.used)):
            if counts:
                found.append(tr(f"line-{kind}", {"cards": self.cards(counts)}))
        if army.pool is not None:
            found.append(tr("line-pool", {"count": sum(army.pool.values())}))
        for man in self.sheet.men.values():
            if man.side == seat:
                found.append(self.figure(man))
                if man.at is not None and (seat == self.sheet.seat or man.id == self.sheet.active):
                    found += self._seen(man)
        return found

    def cards(self, counts: Mapping[str, int]) -> str:
        """Cards with their numbers."""
        names = [(quoted_card(card, self.tr), count) for card, count in counts.items()]
        return listed([copies(n, name, self.tr) for name, n in names], self.tr)

    def figure(self, man: FigureView) -> str:
        """A figure: where it is and how it is."""
        tr = self.tr
        told: dict[str, int | str] = {"figure": self.figures.name(man.id)}
        if man.at is None:
            return tr("line-absent", {**told, "where": tr(f"where-{man.where}", {})})
        rest = [*self.figures.states(man), self.figures.profile(man), self.figures.armament(man)]
        told |= {"place": self.spot(man.at), "hour": hour(man.facing), "rest": "; ".join(part for part in rest if part)}
        return tr("line-figure", told)

    def bearing(self, man: FigureView, to: Spot, far: int) -> str:
        """Return the hour and the distance of something, seen from a figure."""
        assert man.at is not None
        way = (to[0] - man.at[0], to[1] - man.at[1])
        return self.tr("bearing", {"hour": hour(way), "cm": centimetres(far, self.tr)})

    def _seen(self, man: FigureView) -> list[str]:
        """The enemies a figure sees, and those it does not, with their bearings (WG35 10); the leaders that lead it."""
        tr, s = self.tr, self.s
        seen: list[str] = []
        unseen: list[str] = []
        wide = s.variant.wide_sight or man.id == self.sheet.active
        for enemy in self.sheet.enemies(man.side):
            assert enemy.at is not None
            sees, _, cover, _ = look_at(s, man.index, enemy.index)
            ahead = wide or faces(s, man.index, s.x[enemy.index], s.y[enemy.index])
            bearing = self.bearing(man, enemy.at, root_up(apart(s, man.index, enemy.index)))
            name = self.figures.name(enemy.id)
            if sees:
                seen.append(tr("line-target", {"figure": name, "bearing": bearing, "cover": cover, "behind": int(not ahead)}))
            else:
                unseen.append(tr("line-target-unseen", {"figure": name, "bearing": bearing}))
        found = [tr("line-sees", {"targets": "; ".join(seen)})] if seen else []
        if man.id == self.sheet.active:
            found += [tr("line-sees-not", {"targets": "; ".join(unseen)})] if unseen else []
            leaders = [self.figures.name(FIGURES[leader]) for leader in members(leaders_of(s, man.index))]
            found += [tr("line-led", {"leaders": listed(leaders, tr)})] if leaders else []
        return found

    # --- things ---

    def _things(self) -> list[str]:
        """Return the lines on what lies on the table: markers, loot, weapons that were put down, smoke."""
        found: list[str] = []
        for thing in self.sheet.markers:
            title = self.board.marker_title(thing)
            if thing.kind == OBJECTIVE or thing.at is not None or thing.carrier:
                found.append(self._lies(title, thing.at))
        for loot in self.sheet.loot:
            owner = figure_name(loot.of, self.tr, self.figures.units)
            title = self.tr("loot-title", {"figure": owner})
            if loot.carrier:
                title = self.tr("loot-carried", {"title": title, "figure": self.figures.name(loot.carrier)})
            found.append(self._lies(title, loot.at))
        for arm in self.sheet.arms:
            if arm.at is not None and not arm.gone:
                told = {"arm": self.figures.arm(arm), "side": side_name(arm.owner[0], self.tr)}
                found.append(self._lies(self.tr("arm-title", told), arm.at))
        for spot, diameter in self.sheet.smoke:
            found.append(self._lies(self.tr("smoke-title", {"cm": centimetres(diameter, self.tr)}), spot))
        return found

    def _lies(self, title: str, at: Spot | None) -> str:
        """A thing with its place, and its bearing from the active figure."""
        if at is None:
            return title
        told = {"title": title, "place": self.spot(at)}
        man = self.sheet.men.get(self.sheet.active)
        if man is None or man.at is None:
            return self.tr("line-lies", told)
        far = root_up((at[0] - man.at[0]) ** 2 + (at[1] - man.at[1]) ** 2 + (at[2] - man.at[2]) ** 2)
        return self.tr("line-lies-off", {**told, "bearing": self.bearing(man, at, far)})

    # --- the table ---

    def _ground(self) -> list[str]:
        """Every piece of the table with its extent, the openings of houses with their places and states (WG35 1.7)."""
        found = [self.tr("line-table", {"x": self.cm(self.table.east), "y": self.cm(self.table.north)})]
        for piece in self.table.pieces:
            found.append(self.piece(piece))
            if isinstance(piece, Building):
                found += [self.opening(opening) for opening in piece.openings]
        return found

    def cm(self, mm: int) -> str:
        """A length in words."""
        return centimetres(mm, self.tr)

    def piece(self, piece: TerrainPiece) -> str:
        """A piece: what it is, how high, from where to where."""
        shape = piece.shape
        told: dict[str, int | str] = {
            "terrain": self.tr(f"terrain-{piece.type}", {}),
            "mm": piece.top - piece.z,
            "west": self.cm(shape.west),
            "east": self.cm(shape.east),
            "south": self.cm(shape.south),
            "north": self.cm(shape.north),
        }
        return self.tr("line-piece", told)

    def opening(self, opening: Opening) -> str:
        """A door with its state, or another opening; doors are counted by themselves, as actions name them."""
        place = self.spot((opening.mid_x, opening.mid_y, opening.low))
        if opening.kind == DOOR:
            number = self.table.doors.index(opening)
            told: dict[str, int | str] = {"number": number, "place": place, "state": self.board.door_state(number)}
            return self.tr("line-door", told)
        return self.tr("line-opening", {"number": opening.index, "place": place, "kind": OPENING_KINDS[opening.kind]})
