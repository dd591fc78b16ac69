"""The editor: every table comes through it unharmed, every type can be placed, every fault is told, nothing breaks it."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.cost import slow
from tests.wg35.test_content import fill, run
from vezerkar.engine.editor import DraftCheck, PieceKind
from vezerkar.engine.errors import BadCombination
from vezerkar.games.wg35 import GAME, editor, game
from vezerkar.games.wg35.content import LIBRARY, PIECE_TYPES, TABLES
from vezerkar.games.wg35.editor import TableEditor
from vezerkar.games.wg35.editor.tables import CORNERS, EMPTY, PIECES, TYPES
from vezerkar.games.wg35.library import BadData, built_in, load
from vezerkar.games.wg35.library.load import terrain_faults
from vezerkar.translation import LANGUAGES, translator

SPEAK = {lang: translator("wg35", lang) for lang in LANGUAGES}
SPEC = TableEditor().spec(SPEAK["en"])
Record = dict[str, Any]


def sample(name: str = EMPTY) -> Record:
    found = TableEditor().starter(name, SPEAK)
    assert found is not None
    copied: Record = json.loads(json.dumps(found))
    return copied


def proof(draft: Record, extra_lists: Record | None = None, lang: str = "en") -> DraftCheck:
    return TableEditor().check(draft, extra_lists or {}, SPEAK[lang])


def placed(kind: PieceKind, x: int, y: int) -> Record:
    """A new piece of a kind, as the page makes it: what is measured from its middle goes with it."""
    piece: Record = {"id": f"new_{kind.id}", "type": kind.id, "polygon": kind.corners, **copy.deepcopy(kind.fresh)}
    for part in [piece, *piece.get("stairs", []), *piece.get("ladders", [])]:
        part["polygon"] = [[x + dx, y + dy] for dx, dy in part["polygon"]]
    return piece


def kind_of(name: str) -> PieceKind:
    return next(kind for kind in SPEC.kinds if kind.id == name)


def house() -> Record:
    return placed(kind_of("house_2f"), 600, 600)


def with_pieces(*pieces: Record) -> Record:
    return {**sample(), "pieces": list(pieces)}


# --- there and back ---


@pytest.mark.parametrize("name", list(TABLES))
def test_a_table_that_is_saved_unchanged_is_the_same(name: str, tmp_path: Path) -> None:
    draft = sample(name)
    found = proof(draft)
    assert found.diagnostics == [] and found.kinds == []
    assert all(f'data-piece="{piece["id"]}"' in found.picture for piece in draft["pieces"])
    read = load(fill(tmp_path, {"tables": [draft]}))
    apart = ("id", "source")
    ours, mine = (
        {k: v for k, v in table.items() if k not in apart} for table in (built_in().tables[name], read.tables[draft["id"]])
    )
    assert mine == ours and draft["id"] not in TABLES
    assert read.user_text(f"table-{draft['id']}", "hu") == SPEAK["hu"]("editor-copy", {"name": SPEAK["hu"](f"table-{name}", {})})


@slow
def test_every_type_can_be_placed(tmp_path: Path) -> None:
    assert [kind.id for kind in SPEC.kinds] == [name for name, of in PIECE_TYPES.items() if of["kind"] != "opening"]
    pieces = [placed(kind, 600, 600) for kind in SPEC.kinds]
    for kind, piece in zip(SPEC.kinds, pieces, strict=True):
        found = proof(with_pieces(piece))
        assert found.diagnostics == [], kind.id
        assert f'data-piece="new_{kind.id}"' in found.picture
        assert kind.group in {group.id for group in SPEC.groups} and kind.form in SPEC.forms and kind.note
        # Its picture in the tray holds all of it, and names no place.
        root = ElementTree.fromstring(kind.picture)
        left, top, wide, high = map(float, root.attrib["viewBox"].split())
        assert all(left < 600 + x < left + wide and top < -600 - y < top + high for x, y in kind.corners), kind.id
        assert root.find(".//{http://www.w3.org/2000/svg}path") is not None and "data-piece" not in kind.picture
    read = load(fill(tmp_path, {"tables": [with_pieces(*pieces)]}))
    assert len(read.tables["my_table"]["pieces"]) == len(pieces) == 57


def test_an_empty_table_is_enough_for_every_mission(tmp_path: Path) -> None:
    draft = sample()
    assert proof(draft).diagnostics == [] and draft["pieces"] == []
    needed = max(marker.site for mission in built_in().missions.values() for marker in mission.markers)
    assert len(draft["objective_sites"]) > needed
    assert TableEditor().starter("atlantis", SPEAK) is None


def test_a_table_without_the_sites_of_the_mission_is_no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    wish = {"mission": "objective_capture", "table": "farm_orchard"}
    assert GAME.complete_options(wish)["table"] == "farm_orchard"
    monkeypatch.setattr(game, "TABLES", {**TABLES, "farm_orchard": {**TABLES["farm_orchard"], "objective_sites": ((600, 600),)}})
    with pytest.raises(BadCombination, match="has 1 sites") as refused:
        GAME.complete_options(wish)
    assert (refused.value.reason, refused.value.message_args["sites"]) == ("refuse-sites", 1)


def test_forms_name_the_fields_of_the_record() -> None:
    for kind in SPEC.kinds:
        paths = {field.path[0] for field in SPEC.forms[kind.form]}
        assert set(kind.fresh) <= paths, kind.id
    for lang in LANGUAGES:
        spec = TableEditor().spec(SPEAK[lang])
        assert {sample.name for sample in spec.samples} >= {SPEAK[lang](f"table-{name}", {}) for name in TABLES}


# --- faults ---

Change = Callable[[Record], object]


def opening(number: int, **changes: object) -> Change:
    return lambda piece: piece["openings"][number].update(changes)


def storey(number: int, **changes: object) -> Change:
    return lambda piece: piece["storeys"][number].update(changes)


def stairs(**changes: object) -> Change:
    return lambda piece: piece["stairs"][0].update(changes)


def put(**changes: object) -> Change:
    return lambda piece: piece.update(changes)


BENT = [[500, 500], [700, 500], [600, 550], [700, 600], [500, 600]]
FAULTS: list[tuple[Change, list[str], str]] = [
    (put(z_mm=-5), ["z_mm"], "fault-number"),
    (put(roof="yes"), ["roof"], "fault-flag"),
    (put(id="My House"), ["id"], "fault-ident"),
    (opening(0, kind="gate"), ["openings", "0", "kind"], "fault-choice"),
    (put(type="castle"), ["type"], "fault-unknown-id"),
    (put(storeys=[]), ["storeys"], "fault-list"),
    (put(polygon=[[500, 500], [500, 500], [700, 600]]), ["polygon"], "fault-twice"),
    (put(stairs=[7]), ["stairs", "0"], "fault-object"),
    (put(colour="red"), ["colour"], "fault-unknown-field"),
    (lambda piece: piece.pop("wall_height_mm"), ["wall_height_mm"], "fault-missing"),
    (put(polygon=BENT), ["polygon"], "fault-convex"),
    (opening(1, sill_mm=70), ["openings", "1", "head_mm"], "fault-above"),
    (opening(0, sill_mm=10), ["openings", "0", "sill_mm"], "fault-door-sill"),
    (opening(1, lock=True), ["openings", "1", "lock"], "fault-only-doors"),
    (opening(1, id="o1"), ["openings", "0", "id"], "fault-same-id"),
    (put(type="window"), ["type"], "fault-no-piece"),
    (put(from_z=0), ["from_z"], "fault-not-of-kind"),
    (put(z_mm=30), ["z_mm"], "fault-floats"),
    (put(polygon=[[500, 500], [700, 510], [700, 600], [500, 600]]), ["polygon"], "fault-rectangle"),
    (put(polygon=[[500, 500], [508, 500], [508, 600], [500, 600]]), ["wall_thickness_mm"], "fault-thick"),
    (put(roof=False, roof_access=True), ["roof_access"], "fault-no-roof"),
    (storey(0, index=4), ["storeys", "0", "index"], "fault-storey-number"),
    (storey(1, floor_mm=50), ["storeys", "1", "floor_mm"], "fault-floor"),
    (put(wall_height_mm=100), ["wall_height_mm"], "fault-ceiling"),
    (opening(1, storey=7), ["openings", "1", "storey"], "fault-storey"),
    (opening(1, head_mm=79), ["openings", "1", "head_mm"], "fault-head"),
    (opening(1, offset_mm=2), ["openings", "1"], "fault-off-wall"),
    (opening(1, edge=0, offset_mm=100), ["openings", "1"], "fault-touch"),
    (stairs(polygon=[[100, 100], [130, 100], [130, 190], [100, 190]]), ["stairs", "0", "polygon"], "fault-inside"),
    (stairs(to_z=70), ["stairs", "0", "to_z"], "fault-landing"),
]


@pytest.mark.parametrize(("change", "path", "reason"), FAULTS, ids=[reason for _, _, reason in FAULTS])
def test_a_fault_is_told_beside_the_piece_it_concerns(change: Change, path: list[str], reason: str) -> None:
    piece = house()
    change(piece)
    draft = with_pieces(placed(kind_of("woods"), 200, 200), piece)
    (fault,) = terrain_faults({"tables": [draft]}, "", LIBRARY)
    assert fault.reason == reason
    told = {lang: proof(draft, lang=lang).diagnostics for lang in LANGUAGES}
    for (diagnostic,) in told.values():
        assert (diagnostic.piece, diagnostic.path) == (1, path)
    assert told["en"][0].text != told["hu"][0].text


BOARD_FAULTS: list[tuple[Change, list[str], str]] = [
    (lambda draft: draft.pop("name"), ["name"], "fault-name"),
    (lambda draft: draft.update(id="farm_orchard"), ["id"], "fault-taken"),
    (lambda draft: draft.update(name={"en": "  "}), ["name", "en"], "fault-text"),
    (lambda draft: draft["pieces"].append(draft["pieces"][0]), ["pieces"], "fault-twice"),
    (lambda draft: draft["pieces"].append({**draft["pieces"][0], "type": "mud"}), ["pieces"], "fault-same-id"),
]


@pytest.mark.parametrize(("change", "path", "reason"), BOARD_FAULTS)
def test_a_fault_of_the_whole_table_is_told(change: Change, path: list[str], reason: str) -> None:
    draft = with_pieces(placed(kind_of("woods"), 200, 200))
    change(draft)
    (fault,) = terrain_faults({"tables": [draft]}, "", LIBRARY)
    assert fault.reason == reason
    for lang in LANGUAGES:
        (diagnostic,) = proof(draft, lang=lang).diagnostics
        assert (diagnostic.piece, diagnostic.path) == (-1, path)


def test_too_many_doors_are_told() -> None:
    pieces = [{**house(), "id": f"house_{n}"} for n in range(63)]
    (diagnostic,) = proof(with_pieces(*pieces), lang="hu").diagnostics
    assert (diagnostic.piece, diagnostic.path) == (-1, ["pieces"]) and "63 ajtó" in diagnostic.text


def test_there_are_words_for_every_reason_and_no_others() -> None:
    folder = Path(editor.__file__).parents[1]
    used = set(re.findall(r'"(fault-[a-z-]+)"', "".join(file.read_text("utf-8") for file in folder.rglob("*.py"))))
    told = set(re.findall(r"^(fault-[a-z-]+) =", (folder / "texts" / "editor.en.ftl").read_text("utf-8"), re.MULTILINE))
    assert used == told
    tested = {reason for _, _, reason in [*FAULTS, *BOARD_FAULTS]}
    assert told - tested == {"fault-doors", "fault-other"}


# --- types of one's own ---

PALMS = {"id": "palms", "name": {"en": "Palm grove", "hu": "Pálmaliget"}, "kind": "area", "height_mm": 120, "soft_cover": 1}
CROSSED = {**PALMS, "soft_cover_when": "crossed", "vision_mm": 200}


def test_types_of_the_same_file_are_offered_and_drawn() -> None:
    piece = {"id": "grove", "type": "palms", "polygon": [[100, 100], [300, 100], [300, 300], [100, 300]]}
    draft = with_pieces(piece)
    assert proof(draft).diagnostics[0].path == ["type"]
    found = proof(draft, {"piece_types": [CROSSED]}, "hu")
    assert found.diagnostics == [] and 'data-piece="grove"' in found.picture
    assert [(kind.id, kind.name, kind.group) for kind in found.kinds] == [("palms", "Pálmaliget", "area")]
    assert found.kinds[0].picture.startswith("<svg ")


def test_what_is_wrong_beside_the_table_is_told_as_well() -> None:
    (diagnostic,) = proof(sample(), {"piece_types": [PALMS]}).diagnostics
    assert (
        diagnostic.piece == -1 and diagnostic.path == [] and diagnostic.text.startswith("piece type palms: soft_cover: found 1")
    )


@slow
def test_a_file_that_is_in_the_folder_already_can_be_worked_on(tmp_path: Path) -> None:
    """Its table is in the library of the process; only ours are in the way of an id."""
    draft = with_pieces(placed(kind_of("woods"), 200, 200))
    script = (
        "import json, sys\n"
        "from vezerkar.registry import game\n"
        "from vezerkar.server.pages.game_list import game_list\nfrom vezerkar.translation import translator\n"
        "tr = translator('wg35', 'hu')\n"
        "draft = json.loads(sys.argv[1])\n"
        "print(game('wg35').editor().check(draft, {}, tr).diagnostics)\n"
        "print(game('wg35').editor().spec(tr).samples[-1])\n"
        "print(game('wg35').editor().starter('my_table', {'hu': tr})['id'])\n"
        "wg35 = next(found for found in game_list('hu') if found.id == 'wg35')\n"
        "print([choice.name for option in wg35.options for choice in option.choices if choice.id == 'my_table'])\n"
    )
    found = run(script, json.dumps(draft), library=fill(tmp_path, {"tables": [draft]}))
    assert found.stderr == "" and found.stdout.splitlines() == [
        "[]",
        "StarterBoard(id='my_table', name='Saját asztal', note='')",
        "my_table_2",
        "['Saját asztal']",
    ]


# --- anything at all ---


def test_too_much_is_told_and_not_worked_on() -> None:
    wall = placed(kind_of("low_wall"), 600, 600)
    many = with_pieces(*[{**wall, "id": f"w{n}"} for n in range(PIECES + 1)])
    cornered = with_pieces({**wall, "polygon": [[0, 0]] * (CORNERS + 1)})
    deep: Any = []
    for _ in range(900):
        deep = [deep]
    drafts = [(many, []), (cornered, []), (sample(), [CROSSED] * (TYPES + 1)), ({**sample(), "x": deep}, [])]
    for draft, types in drafts:
        (diagnostic,) = proof(draft, {"piece_types": types}).diagnostics
        assert str(PIECES) in diagnostic.text


@slow
def test_what_lies_in_many_layers_is_not_drawn_endlessly() -> None:
    layer = {"type": "dense_woods", "polygon": [[0, 0], [1200, 0], [1200, 1200], [0, 1200]]}
    found = proof(with_pieces(*[{**layer, "id": f"w{n}"} for n in range(40)]))
    assert found.picture.count("<g data-piece=") == 12


JUNK: list[Any] = [None, True, -1, 0, 1, 7, 12, 1201, 2.5, "", "x", "door", [], {}, [[]], [0, 0], [[0, 0]], {"id": 3}, "<b>&\"'"]


def mutated(value: Any, random: Random) -> Any:
    """A copy with something in it replaced, left out, doubled or put in."""
    if isinstance(value, dict) and value and random.random() < 0.93:
        name = random.choice(list(value))
        changed = {**value, name: mutated(value[name], random)}
        if random.random() < 0.08:
            del changed[name]
        return changed
    if isinstance(value, list) and value and random.random() < 0.93:
        number = random.randrange(len(value))
        changed_list = [*value]
        changed_list[number] = mutated(value[number], random)
        if random.random() < 0.06:
            changed_list.append(random.choice([value[number], random.choice(JUNK)]))
        if random.random() < 0.06:
            del changed_list[number]
        return changed_list
    if isinstance(value, int) and not isinstance(value, bool) and random.random() < 0.7:
        return value + random.choice([-60, -20, -5, -1, 1, 5, 20, 60])
    return random.choice(JUNK)


@slow
def test_no_draft_breaks_it() -> None:
    """Everything has a proof; its picture holds nothing but what was drawn, and no number in it is not one."""
    random = Random(29)
    starts = [
        sample("village_crossroads"),
        sample("hill_trenches"),
        with_pieces(*[placed(kind, 600, 600) for kind in SPEC.kinds]),
    ]
    for _ in range(150):
        draft = random.choice(starts)
        for _ in range(random.randint(1, 6)):
            draft = mutated(draft, random)
            if not isinstance(draft, dict):
                break
        if isinstance(draft, dict):
            found = proof(draft, {"piece_types": random.choice([[], [CROSSED], [PALMS, 7]])})
            assert found.picture.startswith("<svg") and "<b>" not in found.picture and "nan" not in found.picture
            pieces = draft.get("pieces")
            count = len(pieces) if isinstance(pieces, list) else 0
            assert all(-1 <= diagnostic.piece < count for diagnostic in found.diagnostics)


@slow
def test_a_draft_without_flaws_is_one_that_can_be_loaded(tmp_path: Path) -> None:
    random = Random(35)
    good = 0
    for _ in range(25):
        draft = mutated(sample("village_crossroads"), random)
        if not isinstance(draft, dict):
            continue
        try:
            load(fill(tmp_path, {"tables": [draft]}))
        except BadData as wrong:
            assert len(proof(draft).diagnostics) == len(wrong.faults)
        else:
            assert proof(draft).diagnostics == []
            good += 1
    assert good > 3
