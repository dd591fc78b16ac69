"""The calculators of the games, in words: what the routes of the API ask them."""

from __future__ import annotations

from functools import cache

from vezerkar.engine.calculator import BadQuestion, Calculation, CalculatorInfo
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.known_game import known_game
from vezerkar.server.pages.game_messages import Question
from vezerkar.translation import translator


@cache
def calculator_list(game: str, lang: str) -> list[CalculatorInfo]:
    """Return the calculators of a game. Raises `ApiError`."""
    return [one.info(translator(game, lang)) for one in known_game(game).calculators()]


def calculate(game: str, name: str, question: Question, lang: str) -> Calculation:
    """Return the form of a question and its answer. Raises `ApiError`."""
    found = next((one for one in known_game(game).calculators() if one.id == name), None)
    if found is None:
        raise ApiError("not_found")
    try:
        return found.calculate(question.ask, translator(game, lang))
    except BadQuestion as error:
        raise ApiError("bad_question", detail=str(error)) from error
