"""The position editors of the games, in words: what the routes of the API ask them."""

from __future__ import annotations

import logging
from typing import Any, Final

from vezerkar.engine import BadPosition
from vezerkar.engine.position_editor import Draft, DraftFlaw, PositionEditor
from vezerkar.engine.position_sheet import PositionSheet
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.known_game import known_game
from vezerkar.server.pages.position_messages import PositionDraft, PositionFlaw, PositionPage, PositionSample
from vezerkar.study.samples import sample_position, samples
from vezerkar.translation import translator

LOG: Final = logging.getLogger(__name__)


def editor_for(game: str) -> PositionEditor:
    """Return the position editor of a game. Raises `ApiError`."""
    found = known_game(game).position_editor()
    if found is None:
        raise ApiError("not_found")
    return found


def position_samples(game: str, lang: str) -> list[PositionSample]:
    """Return the positions to begin with. Raises `ApiError`."""
    tr, scenario = translator(game, lang), editor_for(game).scenario
    found = []
    for one in samples(game):
        if one.plies:
            name = tr("position-stage", {"plies": one.plies})
        elif one.scenario:
            name = tr("position-start-of", {"scenario": tr(f"option-{scenario}-{one.scenario}", {})})
        else:
            name = tr("position-start", {})
        found.append(PositionSample(one.id, name))
    return found


def take_sample(game: str, sample: str) -> Draft:
    """Return a position to begin with. Raises `ApiError`."""
    editor_for(game)
    try:
        return sample_position(game, sample)
    except BadPosition as error:
        raise ApiError("not_found") from error


def position_page(game: str, wish: PositionDraft, lang: str) -> PositionPage:
    """Return a draft after a change, and what there is to say of it. Raises `ApiError`."""
    editor = editor_for(game)
    try:
        return _looked_over(editor, wish, lang)
    except ApiError:
        raise
    except Exception:
        # Anybody may send any draft: what the rules cannot make out is a flaw of it.
        LOG.exception("a draft of %s cannot be shown", game)
        flaw = PositionFlaw("", translator(game, lang)("position-flaw-whole", {}), "")
        return PositionPage(wish.draft, None, None, [flaw], [])


def _looked_over(editor: PositionEditor, wish: PositionDraft, lang: str) -> PositionPage:
    game = editor.game.id
    tr = translator(game, lang)
    draft: dict[str, Any] = wish.draft
    try:
        if wish.item:
            # What a draft leaves out is filled in first, if it is a position.
            draft = editor.changed(editor.look_over(draft).draft, wish.item, wish.value)
    except BadPosition as error:
        raise ApiError("malformed", detail=str(error)) from error
    found = editor.look_over(draft)
    try:
        sheet = editor.sheet(found.draft, tr)
    except BadPosition:
        sheet = None
    flaws = [flaw_words(flaw, sheet, lang, game) for flaw in found.flaws]
    if found.match is None or found.match.begun is None:
        return PositionPage(found.draft, sheet, None, flaws, [])
    match = found.match
    if wish.eyes is not None and wish.eyes not in match.seats:
        raise ApiError("malformed", detail=f"'eyes' can be: {', '.join(match.seats)}")
    view = editor.game.view(match.begun, match.seat_index(wish.eyes or match.seats[0]))
    return PositionPage(found.draft, sheet, editor.game.scene(view, None, tr), flaws, list(match.waiting()))


def flaw_words(flaw: DraftFlaw, sheet: PositionSheet | None, lang: str, game: str) -> PositionFlaw:
    """Return a flaw in words, with the item that its path leads to."""
    tr = translator(game, lang)
    items = sheet.items if sheet else []
    found = next((one for one in items if related(one.id, flaw.path)), None) if flaw.path else None
    if found is None:
        return PositionFlaw("", tr("position-flaw-whole", {}), flaw.text)
    return PositionFlaw(found.id, tr("position-flaw", {"what": found.name}), flaw.text)


def related(item: str, path: str) -> bool:
    """Return True if a path is that of an item, or of a part of it."""
    return item == path or path.startswith((f"{item}.", f"{item}[")) or item.startswith(f"{path}.")
