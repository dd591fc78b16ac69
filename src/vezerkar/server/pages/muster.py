"""The army builders of the games, in words: what the routes of the API ask them."""

from __future__ import annotations

from functools import cache

from vezerkar.engine.muster import BadDraft, MusterDesk, MusterSpec, MusterView, RefusedChange
from vezerkar.registry import GAMES
from vezerkar.registry import game as game_of
from vezerkar.server.http.api_errors import ApiError, IllegalActionError
from vezerkar.server.pages.game_messages import MusterDraft
from vezerkar.server.rules.present_rules import PresentRules
from vezerkar.translation import translator


def desk_of(game: str) -> MusterDesk:
    """The army builder of a game. Raises `ApiError`."""
    if game not in GAMES:
        raise ApiError("unknown_game")
    found = game_of(game).muster()
    if found is None:
        raise ApiError("not_found")
    return found


@cache
def muster_spec(game: str, lang: str) -> MusterSpec:
    """Everything there is to build from. Raises `ApiError`."""
    return desk_of(game).spec(translator(game, lang))


def muster_view(game: str, wish: MusterDraft, lang: str) -> MusterView:
    """A draft after a change. Raises `ApiError`."""
    try:
        return desk_of(game).look(wish.draft, wish.change, translator(game, lang))
    except BadDraft as error:
        raise ApiError("malformed", detail=str(error)) from error
    except RefusedChange as error:
        raise IllegalActionError(error.refusal, PresentRules(game_of(game)).explain) from error
