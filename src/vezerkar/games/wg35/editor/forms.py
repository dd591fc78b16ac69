"""The forms: fields of a table and of pieces of each kind, as the library reads them (WG35 29)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.editor import FormField, FormValue
from vezerkar.engine.game import Translator
from vezerkar.games.wg35.library.corners import SIDE_MM
from vezerkar.games.wg35.library.ground import HOUSE, OPENINGS

MM: Final = "mm"
HIGHEST: Final = 1000
ROUND: Final = ("south", "east", "north", "west")
"""The directions, each a quarter turn to the left of the one before; edges of a building are numbered so."""

LABELS: Final = (
    *("id", "type", "name", "text", "civilian", "polygon", "z_mm", "from_z", "to_z", "direction", "objective_sites"),
    *("wall_height_mm", "wall_thickness_mm", "roof", "roof_access", "storeys", "openings", "stairs", "ladders"),
    *("index", "floor_mm", "ceiling_mm", "kind", "edge", "offset_mm", "width_mm", "storey", "sill_mm", "head_mm"),
    *("state", "lock", "cover"),
)
"""The names of fields that there are words for."""


class Forms:
    """Makes fields in one language."""

    def __init__(self, tr: Translator) -> None:
        self.tr = tr

    def label(self, name: str) -> str:
        """Return the name of a field."""
        return self.tr(f"field-{name}", {})

    def note(self, name: str) -> str:
        """Return the note on a field."""
        return self.tr(f"field-{name}-note", {})

    def number(self, name: str, low: int, high: int, default: int | None = None, unit: str = MM, note: str = "") -> FormField:
        """A whole number."""
        return FormField([name], self.label(name), "number", low, high, unit, note, default)

    def flag(self, name: str, default: bool = False) -> FormField:
        """Yes or no."""
        return FormField([name], self.label(name), "flag", default=default)

    def words(self, name: str, lang: str, most: int) -> FormField:
        """Words in a language."""
        return FormField([name, lang], self.tr(f"field-{name}-{lang}", {}), "text", high=most, optional=True)

    def choice(self, name: str, values: list[FormValue], default: int | str | None = None, turn: bool = False) -> FormField:
        """One of a few."""
        return FormField([name], self.label(name), "choice", default=default, values=values, turn=turn)

    def box(self) -> FormField:
        """A rectangle inside of a building."""
        return FormField(["polygon"], self.label("polygon"), "box")

    def directions(self) -> FormField:
        """The way up."""
        return self.choice("direction", [FormValue(name, self.tr(f"way-{name}", {})) for name in ROUND], turn=True)

    def heights(self) -> list[FormField]:
        """From where to where something rises."""
        return [self.number("from_z", 0, HIGHEST), self.number("to_z", 0, HIGHEST)]

    def table(self) -> list[FormField]:
        """The fields of a table."""
        ident = FormField(["id"], self.label("id"), "text", high=40, note=self.note("id"))
        words = [self.words(name, lang, most) for name, most in (("name", 60), ("text", 300)) for lang in ("en", "hu")]
        return [*words, ident, self.flag("civilian")]

    def forms(self) -> dict[str, list[FormField]]:
        """The fields of pieces, by the form that a kind names."""
        stands = self.number("z_mm", 0, HIGHEST, 0, note=self.note("z_mm"))
        return {
            "piece": [stands],
            "ramp": [stands, *self.heights(), self.directions()],
            "ladder": [stands, *self.heights()],
            "building": [stands, *self.building()],
        }

    def building(self) -> list[FormField]:
        """The fields that only buildings have."""
        return [
            self.number("wall_height_mm", 1, HIGHEST),
            self.number("wall_thickness_mm", 1, 50, int(str(HOUSE["wall_thickness_mm"]))),
            self.flag("roof", True),
            self.flag("roof_access"),
            self.openings(),
            FormField(
                ["storeys"],
                self.label("storeys"),
                "list",
                1,
                20,
                note=self.note("storeys"),
                fields=[self.number("floor_mm", 0, HIGHEST), self.number("ceiling_mm", 0, HIGHEST)],
                fresh={"index": 0, "floor_mm": 0, "ceiling_mm": 78},
                onward={"floor_mm": 80, "ceiling_mm": 80},
                count="index",
            ),
            FormField(
                ["stairs"],
                self.label("stairs"),
                "list",
                0,
                20,
                note=self.note("stairs"),
                fields=[self.box(), *self.heights(), self.directions()],
                fresh={"polygon": [[-15, -45], [15, -45], [15, 45], [-15, 45]], "from_z": 0, "to_z": 80, "direction": "north"},
                onward={"from_z": 80, "to_z": 80},
            ),
            FormField(
                ["ladders"],
                self.label("ladders"),
                "list",
                0,
                20,
                fields=[self.box(), *self.heights()],
                fresh={"polygon": [[-6, -6], [6, -6], [6, 6], [-6, 6]], "from_z": 0, "to_z": 80},
                onward={"from_z": 80, "to_z": 80},
            ),
        ]

    def openings(self) -> FormField:
        """Doors, windows and loopholes."""
        tr = self.tr
        return FormField(
            ["openings"],
            self.label("openings"),
            "list",
            0,
            100,
            fields=[
                self.choice("kind", [FormValue(kind, tr(f"terrain-{kind}", {})) for kind in OPENINGS]),
                self.choice("edge", [FormValue(edge, tr(f"side-{name}", {})) for edge, name in enumerate(ROUND)], turn=True),
                self.number("offset_mm", 1, SIDE_MM, note=self.note("offset_mm")),
                self.number("width_mm", 1, SIDE_MM),
                self.number("storey", 0, 20, 0, unit=""),
                self.number("sill_mm", 0, HIGHEST),
                self.number("head_mm", 0, HIGHEST),
                self.choice(
                    "state",
                    [FormValue(None, tr("state-usual", {})), *(FormValue(s, tr(f"state-{s}", {})) for s in ("closed", "open"))],
                ),
                self.flag("lock"),
                self.choice(
                    "cover",
                    [FormValue(None, tr("cover-usual", {})), *(FormValue(cover, str(cover)) for cover in range(6))],
                ),
            ],
            fresh={
                "id": "o1",
                "kind": "door",
                "edge": 0,
                "offset_mm": 20,
                "width_mm": 25,
                "storey": 0,
                "sill_mm": 0,
                "head_mm": 58,
            },
            onward={"offset_mm": 40},
            mark="id",
        )
