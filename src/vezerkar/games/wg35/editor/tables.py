"""The editor for tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from vezerkar.engine.editor import BoardEditor, Diagnostic, DraftCheck, EditorSpec, PieceKind, PointList, StarterBoard
from vezerkar.engine.game import Json, Translator
from vezerkar.engine.scene import Ground
from vezerkar.games.wg35.content import LIBRARY, PIECE_TYPES, TABLES, VARIABLE
from vezerkar.games.wg35.editor.diagnostics import diagnostic, diagnostic_of_extra
from vezerkar.games.wg35.editor.forms import Forms
from vezerkar.games.wg35.editor.kinds import groups, kinds, named
from vezerkar.games.wg35.editor.picture import drawn
from vezerkar.games.wg35.library import built_in
from vezerkar.games.wg35.library.check import JsonPath, Notes
from vezerkar.games.wg35.library.corners import SIDE_MM
from vezerkar.games.wg35.library.ground import PIECE_TYPE
from vezerkar.games.wg35.library.load import terrain_faults
from vezerkar.games.wg35.library.terrain import TypeData

EMPTY: Final = "empty"
"""The sample with nothing on it."""

SITES: Final = ((600, 600), (250, 600), (950, 600), (600, 300), (600, 900))
"""Places of the objectives on an empty table; missions name up to five (WG35 28)."""

PIECES: Final = 300
"""Largest number of pieces in a draft: several times that of any table of ours, as with the limits below."""
CORNERS: Final = 2400
"""Largest number of corners that its pieces have in all."""
TYPES: Final = 100
"""Largest number of types of pieces in a draft."""
DEEPEST: Final = 12
"""Greatest depth of lists and objects in one another in a draft."""

STEP: Final = 10
FINE: Final = 1


class TableEditor(BoardEditor):
    """Makes tables like those of ``terrain.json``."""

    def spec(self, tr: Translator) -> EditorSpec:
        forms = Forms(tr)
        return EditorSpec(
            title=tr("editor-title", {}),
            board_name=tr("editor-whole", {}),
            intro=tr("editor-intro", {"cm": SIDE_MM // 10}),
            saved=tr("editor-saved", {"variable": VARIABLE}),
            ground=Ground(SIDE_MM, SIDE_MM, "cm", 10, STEP),
            fine=FINE,
            records="tables",
            extra_lists=["piece_types"],
            pieces="pieces",
            id="id",
            kind="type",
            corners="polygon",
            max_pieces=PIECES,
            max_corners=CORNERS,
            groups=groups(tr),
            kinds=kinds(PIECE_TYPES.values(), tr),
            forms=forms.forms(),
            board_fields=forms.table(),
            spots=PointList("objective_sites", tr("spot", {}), tr("spot-note", {"count": len(SITES)}), 20),
            samples=[
                StarterBoard(EMPTY, tr("editor-empty", {}), ""),
                *(StarterBoard(name, tr(f"table-{name}", {}), tr(f"table-{name}-text", {})) for name in TABLES),
            ],
            captions={"compass-north": tr("compass-north", {})},
        )

    def starter(self, name: str, speak: Mapping[str, Translator]) -> dict[str, Json] | None:
        if name == EMPTY:
            return {
                "id": _free("my_table"),
                "name": {lang: tr("editor-new", {}) for lang, tr in speak.items()},
                "civilian": False,
                "objective_sites": [list(site) for site in SITES],
                "pieces": [],
            }
        if name not in TABLES:
            return None
        table = TABLES[name]
        titles: dict[str, Json] = {lang: tr("editor-copy", {"name": tr(f"table-{name}", {})}) for lang, tr in speak.items()}
        texts: dict[str, Json] = {lang: words for lang, tr in speak.items() if (words := tr(f"table-{name}-text", {}))}
        return {
            "id": _free(name),
            "name": titles,
            **({"text": texts} if texts else {}),
            "civilian": table["civilian"],
            "size_mm": _plain(table["size_mm"]),
            "objective_sites": _plain(table["objective_sites"]),
            "pieces": _plain(table["pieces"]),
        }

    def check(self, draft: Mapping[str, Json], extra_lists: Mapping[str, Sequence[Json]], tr: Translator) -> DraftCheck:
        pieces, extra = draft.get("pieces"), extra_lists.get("piece_types", ())
        entries = pieces if isinstance(pieces, list) else []
        if len(entries) > PIECES or _corners(entries) > CORNERS or len(extra) > TYPES or _deep([dict(draft), list(extra)]):
            args = {"pieces": PIECES, "corners": CORNERS, "types": TYPES}
            return DraftCheck(drawn([], PIECE_TYPES), [Diagnostic(-1, [], tr("diagnostic-too-much", args))], [])
        types = {**PIECE_TYPES, **_types(extra)}
        faults = terrain_faults({"piece_types": list(extra), "tables": [dict(draft)]}, "", LIBRARY)
        diagnostics = [
            (diagnostic(fault, draft, tr) if fault.record.startswith("table ") else diagnostic_of_extra(fault, tr))
            for fault in faults
        ]
        return DraftCheck(
            drawn(entries, types), diagnostics, [_kind(entry, types, tr) for entry in extra if _named(entry) in types]
        )


def _kind(entry: Json, types: Mapping[str, TypeData], tr: Translator) -> PieceKind:
    """The kind that a type of the draft's own file is."""
    name = entry.get("name") if isinstance(entry, dict) else None
    said = name.get(tr("language", {})) or next(iter(name.values()), "") if isinstance(name, dict) else ""
    return named(types[_named(entry)], str(said or _named(entry)), tr)


def _named(entry: Json) -> str:
    found = entry.get("id") if isinstance(entry, dict) else None
    return found if isinstance(found, str) else ""


def _types(entries: Sequence[Json]) -> dict[str, TypeData]:
    """The types of a draft's own file that can be read, save those that have the ids of ours."""
    found: dict[str, TypeData] = {}
    for entry in entries:
        notes = Notes()
        record: Any = PIECE_TYPE.read(entry, JsonPath(notes, ""))
        if not notes.faults and record["id"] not in built_in().piece_types:
            found[record["id"]] = record
    return found


def _corners(pieces: Sequence[Json]) -> int:
    """Return the number of corners that pieces have in all, those of stairs and ladders in them included."""
    total = 0
    for piece in pieces:
        parts = [piece] if isinstance(piece, dict) else []
        for name in ("stairs", "ladders"):
            inner = parts[0].get(name) if parts else None
            parts += [part for part in inner if isinstance(part, dict)] if isinstance(inner, list) else []
        total += sum(len(corners) for part in parts if isinstance(corners := part.get("polygon"), list))
    return total


def _deep(value: Json) -> bool:
    """Return True if lists and objects lie deeper in one another than in any table."""
    level: list[Json] = [value]
    for _ in range(DEEPEST):
        inner = [list(entry.values()) if isinstance(entry, dict) else entry for entry in level]
        level = [one for entry in inner if isinstance(entry, list) for one in entry]
    return bool(level)


def _plain(value: Any) -> Json:
    """A record of the library as JSON has it."""
    if isinstance(value, dict):
        return {name: _plain(entry) for name, entry in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(entry) for entry in value]
    plain: Json = value
    return plain


def _free(name: str) -> str:
    """An id like this that no table has."""
    number, found = 2, name
    while found in TABLES:
        number, found = number + 1, f"{name}_{number}"
    return found
