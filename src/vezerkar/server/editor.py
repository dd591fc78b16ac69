"""The editors of the games, in words: what the routes of the API ask them."""

from __future__ import annotations

from functools import cache

from vezerkar.engine.editor import BoardEditor, DraftCheck, EditorSpec
from vezerkar.engine.game import Json
from vezerkar.registry import GAMES
from vezerkar.registry import game as game_of
from vezerkar.server.api_errors import ApiError
from vezerkar.server.protocol import Draft
from vezerkar.translation import LANGUAGES, translator


def editor_of(game: str) -> BoardEditor:
    """The editor of a game. Raises `ApiError`."""
    if game not in GAMES:
        raise ApiError("unknown_game")
    found = game_of(game).editor()
    if found is None:
        raise ApiError("not_found")
    return found


@cache
def editor_spec(game: str, lang: str) -> EditorSpec:
    """What there is to work with. Raises `ApiError`."""
    return editor_of(game).spec(translator(game, lang))


def starter_board(game: str, name: str) -> dict[str, Json]:
    """A board to begin with. Raises `ApiError`."""
    found = editor_of(game).starter(name, {lang: translator(game, lang) for lang in LANGUAGES})
    if found is None:
        raise ApiError("not_found")
    return found


def check_draft(game: str, draft: Draft, lang: str) -> DraftCheck:
    """What a draft looks like and what is wrong with it. Raises `ApiError`."""
    return editor_of(game).check(draft.draft, draft.extra_lists, translator(game, lang))
