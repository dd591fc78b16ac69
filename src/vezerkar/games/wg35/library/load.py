"""The library: all that can be put on a table, ours and what lies in a folder of the user's."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from vezerkar.games.wg35.library.check import NOTHING, BadData, Fault, JsonPath, Notes, Said, Text, parse
from vezerkar.games.wg35.library.consistency import agree
from vezerkar.games.wg35.library.layout import lies_well
from vezerkar.games.wg35.library.library import Library
from vezerkar.games.wg35.library.schema import THINGS
from vezerkar.games.wg35.library.sections import CLOSED, SECTIONS

OURS: Final = "WG35"
"""Stands for the files that come with the game where their names say nothing."""

MOST_FILES: Final = 200
"""Largest number of files of the user's that are read."""
MOST_BYTES: Final = 2 << 20
"""Largest size of each of them, in bytes."""
MOST_BYTES_IN_ALL: Final = 16 << 20
"""Largest size of all of them together, in bytes: a server keeps them with the matches that use them."""
MOST_RECORDS: Final = 2_000
"""Largest number of records they may hold in all: seven times as many as come with the game."""
HINTS: Final = 100
"""So many references that lead nowhere are told what they may have meant: to look for that takes long."""

KIND: Final = {
    "weapons": "weapon",
    "melee": "profile",
    "items": "item",
    "abilities": "ability",
    "card_types": "card type",
    "cards": "card",
    "army_rules": "army rule",
    "armies": "army",
    "mission_rules": "mission rule",
    "missions": "mission",
    "tables": "table",
    "piece_types": "piece type",
}


@cache
def built_in() -> Library:
    """Return the records that come with the game."""
    return load()


def load(folder: Path | None = None) -> Library:
    """Return the records of the game and of the ``.json`` files of a folder. Raises `BadData` if some of it cannot be used."""
    reading = _Reading()
    for file in sorted(files("vezerkar.games.wg35").joinpath("data").iterdir(), key=lambda file: file.name):
        if file.name.endswith(".json"):
            reading.file(file, file.name, own=True)
    reading.whole = {kind for kind, names in reading.ids.items() if names}
    if folder is not None:
        if not folder.is_dir():
            raise BadData([_fault(str(folder), "no folder", "a folder with .json files")])
        paths = sorted(folder.glob("*.json"))
        if len(paths) > MOST_FILES:
            raise BadData([_fault(str(folder), f"{len(paths)} files", f"at most {MOST_FILES}")])
        for path in paths:
            reading.file(path, path.name, own=False)
    return reading.library()


def _fault(file: str, found: str, allowed: str) -> Fault:
    notes = Notes()
    JsonPath(notes, file).wrong(Said(found), allowed)
    return notes.faults[0]


def _content(path: Path) -> bytes:
    """Return the content of a file of the user's. Raises OSError if it is none, or too long: a pipe would never end."""
    if not path.is_file():
        raise OSError("no file of its own")
    with path.open("rb") as file:
        content = file.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise OSError(f"longer than {MOST_BYTES >> 20} MiB")
    return content


def terrain_faults(content: Mapping[str, list[Any]], file: str, library: Library) -> list[Fault]:
    """Return the faults of the ``piece_types`` and ``tables`` of a file that would lie beside what a library holds.

    They may take the place of what the library has from a file of the user's: this may be that file, changed.
    """
    reading = _Reading()
    reading.beside(library, built_in())
    new: list[Any] = []
    for section in ("piece_types", "tables"):
        for number, entry in enumerate(content.get(section, [])):
            reading.record(section, number, entry, file, own=False)
            if section == "tables" and isinstance(entry, dict):
                new.append(entry.get("id"))
    resolve(reading.notes, {kind: reading.ids[kind] for kind in reading.whole})
    if not reading.notes.faults:
        for name in new:
            lies_well(reading.records["tables"][name], reading.records["piece_types"], reading.places["tables", name])
    return reading.notes.faults


def resolve(notes: Notes, ids: Mapping[str, Collection[str]]) -> None:
    """Notes the references that lead nowhere, of those to kinds of which the ids are given."""
    known = {kind: set(names) for kind, names in ids.items()}
    for reference in notes.references:
        kinds = [kind for kind in reference.kinds if kind in ids]
        if kinds and not any(reference.name in known[kind] for kind in kinds):
            names = [name for kind in kinds for name in ids[kind]] if len(notes.faults) < HINTS else []
            near = get_close_matches(reference.name, names, n=1)
            hint = f" (perhaps {near[0]})" if near else ""
            reference.place.wrong(reference.name, "the id of a record of " + " or ".join(kinds) + hint, "fault-unknown-id")


class _Reading:
    """One pass over the files; faults are gathered, so that one look shows them all."""

    def __init__(self) -> None:
        self.notes = Notes()
        self.records: dict[str, dict[str, Any]] = {name: {} for name in SECTIONS}
        self.ids: dict[str, list[str]] = {name: [] for name in SECTIONS}
        self.whole: set[str] = set()
        self.places: dict[tuple[str, str], JsonPath] = {}
        self.words: dict[str, dict[str, str]] = {}
        self.files: dict[str, bytes] = {}
        self.count = 0

    def beside(self, library: Library, ours: Library) -> None:
        """Begins with the tables and types of pieces of a library: nothing new may have an id of one that comes with the game."""
        for section, held, taken in (
            ("piece_types", library.piece_types, ours.piece_types),
            ("tables", library.tables, ours.tables),
        ):
            self.records[section].update(held)
            self.ids[section] += held
            self.whole.add(section)
            self.places.update({(section, name): JsonPath(self.notes, OURS, f"{KIND[section]} {name}") for name in taken})

    def file(self, source: Path | Traversable, name: str, own: bool) -> None:
        """Reads one file; ``own`` for those that come with the game."""
        place = JsonPath(self.notes, name)
        try:
            content_bytes = _content(source) if isinstance(source, Path) and not own else source.read_bytes()
            text = content_bytes.decode("utf-8-sig")
        except (OSError, UnicodeDecodeError) as error:
            place.wrong(Said(f"a file that cannot be read ({error})"), "a text in UTF-8")
            return
        content = parse(text, name, self.notes)
        if not own:
            self.files[name] = content_bytes
            size = sum(map(len, self.files.values()))
            if size > MOST_BYTES_IN_ALL:
                place.wrong(Said(f"{size >> 20} MiB, with the files before it"), f"at most {MOST_BYTES_IN_ALL >> 20} MiB")
                return
            self.count += sum(len(entries) for entries in content.values() if isinstance(entries, list))
            if self.count > MOST_RECORDS:
                place.wrong(Said(f"{self.count} records, with those of the files before it"), f"at most {MOST_RECORDS}")
                return
        known = [name for name in SECTIONS if own or name not in CLOSED]
        for section, entries in content.items():
            if section == "about":
                Text().read(entries, place.at("about"))
            elif section not in known:
                place.at(section).wrong(Said("an unknown list"), "the lists about, " + ", ".join(known))
            elif not isinstance(entries, list):
                place.at(section).wrong(entries, "a list of records")
            else:
                for number, entry in enumerate(entries):
                    self.record(section, number, entry, name, own)

    def record(self, section: str, number: int, entry: Any, file: str, own: bool) -> None:
        """Reads one record of a list."""
        kind = KIND[section]
        known = isinstance(entry, dict) and isinstance(entry.get("id"), str)
        place = JsonPath(self.notes, file, f"{kind} {entry['id']}" if known else f"{kind} number {number + 1}")
        told = len(self.notes.words)
        record = SECTIONS[section].read(entry, place)
        for words in self.notes.words[told:]:
            if not own and not words.name:
                wanted = 'what it is called: {"en": "...", "hu": "..."}, at least one of them'
                words.place.at("name").wrong(NOTHING, wanted, "fault-name")
            for message, said in ((words.message, words.name), (f"{words.message}-text", words.text)):
                if said:
                    self.words[message] = said
        if known and self.fresh(section, entry["id"], place) and record is not None:
            self.records[section][entry["id"]] = record

    def fresh(self, section: str, name: str, place: JsonPath) -> bool:
        """Return True if nothing else has this id; weapons, items and abilities share one set of ids."""
        space = "things" if section in THINGS else section
        if (space, name) in self.places:
            other = self.places[space, name]
            place.at("id").wrong(name, f"an id of its own: {other.file} has it, as the {other.record}", "fault-taken", id=name)
            return False
        self.places[space, name] = place
        self.ids[section].append(name)
        return True

    def library(self) -> Library:
        """All that was read, if it is whole."""
        # Where a kind has none of our own yet, nothing is said of references to it.
        resolve(self.notes, {kind: names for kind, names in self.ids.items() if kind in self.whole})
        if self.notes.faults:
            raise BadData(self.notes.faults)
        library = Library(self.records, self.words, self.files)
        agree(library, self.places, self.notes)
        if self.notes.faults:
            raise BadData(self.notes.faults)
        return library
