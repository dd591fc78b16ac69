"""`vezerkar study position`: a position is taken from somewhere, changed, checked and printed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from vezerkar.engine import BadPosition, Match
from vezerkar.engine.position_editor import Draft
from vezerkar.engine.position_sheet import PositionSheet
from vezerkar.study.samples import position_editor, sample_position, samples
from vezerkar.translation import translator


@dataclass(frozen=True, slots=True)
class Shown:
    """The choice of what is printed: all that can be set, the position in words as a seat sees it, or the position itself."""

    items: bool
    text: bool
    seat: str | None


def begin(game: str, sample: str, file: Path | None, match: Match[Any, Any] | None) -> Draft:
    """Return the position to begin with: of a file, of a match, of a sample; else the first sample. Raises VezerkarError."""
    if file is not None:
        try:
            found = json.loads(file.read_text(encoding="utf-8"))
        except ValueError as error:
            raise BadPosition(f"{file} holds no JSON: {error}") from error
        if not isinstance(found, dict):
            raise BadPosition(f"{file} holds no position: an object is wanted")
        return found
    if match is not None:
        taken: Draft = json.loads(json.dumps(match.position()))
        return taken
    return sample_position(game, sample or samples(game)[0].id)


def position(game: str, draft: Draft, changes: list[str], shown: Shown, lang: str) -> None:
    """Change a position and print it. Raises `BadPosition`, also for what is no possible position in the end."""
    editor, tr = position_editor(game), translator(game, lang)
    draft = editor.look_over(draft).draft
    for change in changes:
        item, equals, value = change.partition("=")
        if not equals:
            raise BadPosition(f"--set {change}: ITEM=VALUE is wanted")
        draft = editor.look_over(editor.changed(draft, item, value)).draft
    if shown.items:
        print("\n".join(item_lines(editor.sheet(draft, tr))))
        return
    found = editor.look_over(draft)
    if found.match is None:
        raise BadPosition(found.flaws[0].text)
    if shown.text:
        print("\n".join(editor.game.text_view(found.match.view(shown.seat), tr)))
    else:
        print(json.dumps(found.draft))


def item_lines(sheet: PositionSheet) -> Iterator[str]:
    """The items of a sheet, each with its value and what is possible."""
    for item in sheet.items:
        values = [value.id for value in sheet.values.get(item.values, [])]
        possible = f"{item.low} to {item.high}" if item.kind == "number" else ", ".join(values)
        yield f"{item.id}={item.value}  {item.name}: {'x,y, ' if item.kind == 'point' else ''}{possible}"
