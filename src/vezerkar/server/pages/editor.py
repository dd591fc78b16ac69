"""The editors of the games, in words: what the routes of the API ask them."""

from __future__ import annotations

from functools import cache

from vezerkar.engine.editor import BoardEditor, DraftCheck, EditorSpec
from vezerkar.engine.game import Json
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.known_game import known_game
from vezerkar.server.pages.game_messages import Draft
from vezerkar.translation import LANGUAGES, translator


def editor_of(game: str) -> BoardEditor:
    """The editor of a game. Raises `ApiError`."""
    found = known_game(game).editor()
    if found is None:
        raise ApiError("not_found")
    return found


@cache
def editor_spec(game: str, lang: str) -> EditorSpec:
    """Return the pieces, lists and fields that the editor of a game offers. Raises `ApiError`."""
    return editor_of(game).spec(translator(game, lang))


def starter_board(game: str, name: str) -> dict[str, Json]:
    """A board to begin with. Raises `ApiError`."""
    found = editor_of(game).starter(name, {lang: translator(game, lang) for lang in LANGUAGES})
    if found is None:
        raise ApiError("not_found")
    return found


def check_draft(game: str, draft: Draft, lang: str) -> DraftCheck:
    """Return a picture of a draft and its errors. Raises `ApiError`."""
    return editor_of(game).check(draft.draft, draft.extra_lists, translator(game, lang))
