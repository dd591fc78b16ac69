"""The HTTP API of what there is to know of a game, as docs/http-api.md describes it."""

from __future__ import annotations

from litestar import Response, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from vezerkar.engine.calculator import Calculation, CalculatorInfo
from vezerkar.engine.scene import Card
from vezerkar.server.http.dependencies import (
    DRAFTS,
    READS,
    Call,
    Language,
)
from vezerkar.server.http.openapi import EVERY, READ, WRITE, answer, refusals
from vezerkar.server.http.route_kinds import (
    AS_IT_IS,
    computed_json,
    see,
)
from vezerkar.server.pages.calculators import calculate, calculator_list
from vezerkar.server.pages.card_faces import card_face
from vezerkar.server.pages.game_list import game_list
from vezerkar.server.pages.game_messages import GameInfo, Question, RuleExcerpt, RulesPage
from vezerkar.server.pages.lesson_messages import LessonInfo
from vezerkar.server.pages.lesson_page import lesson_list
from vezerkar.server.pages.rules_page import rule_excerpt, rules_page


@see("/api/games", responses=refusals(*EVERY, "malformed"))
async def list_games(language: Language) -> list[GameInfo]:
    """The registered games."""
    return game_list(language)


@see("/api/games/{game:str}/rules", before_request=READS, responses=refusals(*READ, "unknown_game", "not_found"))
async def read_rules(game: FromPath[str], language: Language) -> RulesPage:
    """The rules of a game."""
    return rules_page(game, language)


@see("/api/games/{game:str}/rules/{rule:str}", responses=refusals(*EVERY, "malformed", "unknown_game", "not_found"))
async def read_rule(game: FromPath[str], rule: FromPath[str], language: Language) -> RuleExcerpt:
    """The beginning of one rule, by the name that citations give it."""
    return rule_excerpt(game, rule, language)


@see("/api/games/{game:str}/cards/{card:str}", responses=refusals(*EVERY, "malformed", "unknown_game", "not_found"))
async def read_card(game: FromPath[str], card: FromPath[str], language: Language) -> Card:
    """A card as it is printed, by the name that log lines and Scenes give it."""
    return card_face(game, card, language)


@see("/api/games/{game:str}/odds", responses=refusals(*EVERY, "malformed", "unknown_game"))
async def see_calculators(game: FromPath[str], language: Language) -> list[CalculatorInfo]:
    """The calculators of a game."""
    return calculator_list(game, language)


@post(
    "/api/games/{game:str}/odds/{calculator:str}",
    status_code=200,
    before_request=DRAFTS,
    opt={AS_IT_IS: True},
    responses=answer(Calculation, *WRITE, "bad_question", "unknown_game", "not_found"),
)
async def reckon(
    request: Call, game: FromPath[str], calculator: FromPath[str], data: JSONBody[Question], language: Language
) -> Response[bytes]:
    """Answer a question of arithmetic, and describe its form."""
    return await computed_json(request, calculate, game, calculator, data, language)


@see("/api/games/{game:str}/lessons", responses=refusals(*EVERY, "malformed", "unknown_game"))
async def see_lessons(game: FromPath[str], language: Language) -> list[LessonInfo]:
    """The lessons of a game."""
    return lesson_list(game, language)


GAME_ROUTES: list[HTTPRouteHandler] = [
    list_games,
    read_rules,
    read_rule,
    read_card,
    see_calculators,
    reckon,
    see_lessons,
]
