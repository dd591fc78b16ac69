"""The cards of a game as they are printed, for whoever shows what log lines name."""

from __future__ import annotations

from vezerkar.engine.scene import Card
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.known_game import known_game
from vezerkar.translation import translator


def card_face(game: str, card: str, lang: str) -> Card:
    """A card of a game as it is printed. Raises `ApiError`."""
    face = known_game(game).card_face(card, translator(game, lang))
    if face is None:
        raise ApiError("not_found")
    return face
