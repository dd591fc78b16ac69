"""The workshops of the games, in words: what the routes of the API ask them."""

from __future__ import annotations

from functools import cache

from vezerkar.engine.game import Json
from vezerkar.engine.workshop import Bench, Proof, Workshop
from vezerkar.registry import GAMES
from vezerkar.registry import game as game_of
from vezerkar.server.api_errors import ApiError
from vezerkar.server.protocol import Draft
from vezerkar.texts import LANGUAGES, speaker


def workshop_of(game: str) -> Workshop:
    """The workshop of a game. Raises `ApiError`."""
    if game not in GAMES:
        raise ApiError("unknown_game")
    found = game_of(game).workshop()
    if found is None:
        raise ApiError("not_found")
    return found


@cache
def bench(game: str, lang: str) -> Bench:
    """What there is to work with. Raises `ApiError`."""
    return workshop_of(game).bench(speaker(game, lang))


def sample(game: str, name: str) -> dict[str, Json]:
    """A board to begin with. Raises `ApiError`."""
    found = workshop_of(game).sample(name, {lang: speaker(game, lang) for lang in LANGUAGES})
    if found is None:
        raise ApiError("not_found")
    return found


def proof(game: str, draft: Draft, lang: str) -> Proof:
    """What a draft looks like and what is wrong with it. Raises `ApiError`."""
    return workshop_of(game).proof(draft.draft, draft.beside, speaker(game, lang))
