"""The faults of a draft in words, each with the piece and the field that it is about."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from vezerkar.engine.editor import Diagnostic
from vezerkar.engine.game import Json, Translator
from vezerkar.games.wg35.editor.forms import LABELS
from vezerkar.games.wg35.library import Fault

STEP: Final = re.compile(r"\[([^\]]*)\]|([^.\[\]]+)")
"""A step of the path to a field: an entry of a list in brackets, by its id or its number, or a name."""


def diagnostic(fault: Fault, draft: Mapping[str, Json], tr: Translator) -> Diagnostic:
    """One fault of the table that a draft is."""
    steps = [(entry, name) for entry, name in STEP.findall(fault.field)]
    path: list[str] = []
    at: Json = dict(draft)
    for entry, name in steps:
        if name:
            at = at.get(name) if isinstance(at, dict) else None
            path.append(name)
        else:
            number = _entry(at, entry)
            at = at[number] if isinstance(at, list) and 0 <= number < len(at) else None
            path.append(str(number))
    named = next((name for _, name in reversed(steps) if name in LABELS), "")
    where = tr(f"field-{named}", {}) if named else fault.field or tr("the-table", {})
    text = tr("diagnostic", {"where": where, "words": words(fault, tr)})
    if path[:1] == ["pieces"] and len(path) > 1 and path[1] != "-1":
        return Diagnostic(int(path[1]), path[2:], text)
    return Diagnostic(-1, path, text)


def diagnostic_of_extra(fault: Fault, tr: Translator) -> Diagnostic:
    """A fault of what lies in the file beside the table: nothing on the table is to blame."""
    where = ": ".join(part for part in (fault.record, fault.field) if part)
    return Diagnostic(-1, [], tr("diagnostic", {"where": where, "words": words(fault, tr)}))


def words(fault: Fault, tr: Translator) -> str:
    """Return a fault in words."""
    return tr(fault.reason or "fault-other", fault.args if fault.reason else {**fault.args, "allowed": fault.allowed})


def _entry(entries: Json, name: str) -> int:
    """The number of an entry that a fault names by its id, else by its number; -1 if there is none."""
    if not isinstance(entries, list):
        return -1
    by_id = _ids(entries)
    if name in by_id:
        return by_id.index(name)
    return int(name) if name.isdecimal() and int(name) < len(entries) else -1


def _ids(entries: Sequence[Json]) -> list[str]:
    return [str(entry["id"]) if isinstance(entry, dict) and "id" in entry else "" for entry in entries]
