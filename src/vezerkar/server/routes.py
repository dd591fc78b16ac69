"""The HTTP API, as docs/http-api.md describes it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, partial
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, post, route
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Redirect

from vezerkar.engine.calculator import Calculation, CalculatorInfo
from vezerkar.engine.editor import DraftCheck, EditorSpec
from vezerkar.engine.muster import MusterSpec, MusterView
from vezerkar.engine.scene import Card
from vezerkar.server import protocol
from vezerkar.server.accounts.account_routes import ACCOUNT_ROUTES
from vezerkar.server.bot_api.bot_routes import BOT_ROUTES
from vezerkar.server.bot_api.token_routes import TOKEN_ROUTES
from vezerkar.server.care.care_routes import CARE_ROUTES
from vezerkar.server.chat.chat_routes import CHAT_ROUTES
from vezerkar.server.clocks.clock_messages import Clocks
from vezerkar.server.clocks.clocks import PRESETS
from vezerkar.server.clocks.time_routes import TIME_ROUTES
from vezerkar.server.hints.hint_routes import HINT_ROUTES
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.dependencies import (
    ADVICE,
    DRAFTS,
    MATCHES,
    READS,
    Call,
    Language,
    address,
    bearer,
    context_of,
    key_of,
    keys_of,
    required_key,
    signed_in,
    signed_in_to_play,
)
from vezerkar.server.http.openapi import COMMAND, EVERY, MATCH, READ, WRITE, answer, openapi_document, refusals
from vezerkar.server.http.route_kinds import (
    AS_IT_IS,
    JSON,
    PROGRAMS_TOO,
    Commanding,
    Context,
    Looking,
    command,
    computed_json,
    gzipped,
    gzipped_json,
    match_json,
    see,
)
from vezerkar.server.lobby.lobby_routes import LOBBY_ROUTES, listing_for
from vezerkar.server.lobby.next_match import next_match
from vezerkar.server.matches import match_making, play_service, seat_service, settings_service
from vezerkar.server.matches.end_messages import MatchEnd
from vezerkar.server.matches.match_messages import (
    Act,
    ActionResult,
    Advice,
    AdviceWish,
    Agree,
    AgreeResult,
    Back,
    BotsChange,
    CreatedMatch,
    GoOn,
    NewMatch,
    PlyResult,
    Read,
    Resign,
    SettingsChange,
    Take,
    Undo,
    Why,
    WhyResult,
)
from vezerkar.server.notices.notice_routes import NOTICE_ROUTES
from vezerkar.server.offers.offer_routes import OFFER_ROUTES
from vezerkar.server.open_data.open_data_routes import OPEN_DATA_ROUTES
from vezerkar.server.operation.health import HEALTH, READINESS
from vezerkar.server.operation.metrics import ACT_SECONDS
from vezerkar.server.pages.calculators import calculate, calculator_list
from vezerkar.server.pages.card_faces import card_face
from vezerkar.server.pages.editor import check_draft, editor_spec, starter_board
from vezerkar.server.pages.game_list import game_list
from vezerkar.server.pages.game_messages import Draft, GameInfo, MusterDraft, Question, RulesPage
from vezerkar.server.pages.lesson_messages import CoachPage, LessonInfo
from vezerkar.server.pages.lesson_page import lesson_list
from vezerkar.server.pages.match_page import PageInputs
from vezerkar.server.pages.muster import muster_spec, muster_view
from vezerkar.server.pages.page_messages import KeptMatch, LogPage, MatchPage, MatchSummary
from vezerkar.server.pages.position_messages import PositionDraft, PositionPage, PositionSample
from vezerkar.server.pages.positions import position_page, position_samples, take_sample
from vezerkar.server.pages.rules_page import rules_page
from vezerkar.server.pages.static_files import StaticFile, board_file, client_file, site_file, static_file, texts_file
from vezerkar.server.ratings.rating_routes import RATING_ROUTES
from vezerkar.server.reports.game_report_routes import GAME_REPORT_ROUTES
from vezerkar.server.statistics.statistics_routes import STATISTICS_ROUTES
from vezerkar.server.tournaments.tournament_routes import TOURNAMENT_ROUTES
from vezerkar.server.whatif.what_if_routes import WHAT_IF_ROUTES

MAX_LOG_INDEX: Final = 999_999_999
"""No log has so many lines."""
LOG_INDEX: Final = QueryParameter(ge=0, le=MAX_LOG_INDEX, schema_extra={"minimum": 0})
# Litestar leaves a least value of 0 out of the document.


@see("/api/games", responses=refusals(*EVERY, "malformed"))
async def list_games(language: Language) -> list[GameInfo]:
    """The registered games."""
    return game_list(language)


@see("/api/clocks", before_request=READS, responses=refusals(*READ, "try_again"))
async def see_clocks(context: Context) -> Clocks:
    """The clocks that a match may have, and what time it is at the table."""
    now = await context.match_service.in_order(context.match_service.store.clock)
    return Clocks(now // 1000, list(PRESETS))


@see("/api/games/{game:str}/rules", before_request=READS, responses=refusals(*READ, "unknown_game", "not_found"))
async def read_rules(game: FromPath[str], language: Language) -> RulesPage:
    """The rules of a game."""
    return rules_page(game, language)


@see("/api/games/{game:str}/cards/{card:str}", responses=refusals(*EVERY, "malformed", "unknown_game", "not_found"))
async def read_card(game: FromPath[str], card: FromPath[str], language: Language) -> Card:
    """A card as it is printed, by the name that log lines and Scenes give it."""
    return card_face(game, card, language)


@see(
    "/api/games/{game:str}/editor",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(EditorSpec, *READ, "unknown_game", "not_found"),
)
async def see_editor(request: Call, game: FromPath[str], language: Language) -> Response[bytes]:
    """Return what boards of one's own are made of."""
    return await computed_json(request, editor_spec, game, language)


@see(
    "/api/games/{game:str}/editor/{name:str}",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(dict[str, Any], *READ, "unknown_game", "not_found"),
)
async def take_starter(request: Call, game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """A board to begin with."""
    return await computed_json(request, starter_board, game, name)


@post(
    "/api/games/{game:str}/editor",
    status_code=200,
    before_request=DRAFTS,
    opt={AS_IT_IS: True},
    responses=answer(DraftCheck, *WRITE, "unknown_game", "not_found"),
)
async def check_board(request: Call, game: FromPath[str], data: JSONBody[Draft], language: Language) -> Response[bytes]:
    """Return the picture of a draft and its errors."""
    return await computed_json(request, check_draft, game, data, language)


@see(
    "/api/games/{game:str}/muster",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(MusterSpec, *READ, "unknown_game", "not_found"),
)
async def see_muster(request: Call, game: FromPath[str], language: Language) -> Response[bytes]:
    """The parts of armies."""
    return await computed_json(request, muster_spec, game, language)


@post(
    "/api/games/{game:str}/muster",
    status_code=200,
    before_request=DRAFTS,
    opt={AS_IT_IS: True},
    responses=answer(MusterView, *WRITE, "unknown_game", "not_found", "illegal"),
)
async def change_army(request: Call, game: FromPath[str], data: JSONBody[MusterDraft], language: Language) -> Response[bytes]:
    """An army in the making, after a change."""
    return await computed_json(request, muster_view, game, data, language)


@see("/api/games/{game:str}/positions", responses=refusals(*EVERY, "malformed", "unknown_game", "not_found"))
async def see_samples(game: FromPath[str], language: Language) -> list[PositionSample]:
    """The positions with which the position editor can begin."""
    return position_samples(game, language)


@see(
    "/api/games/{game:str}/positions/{sample:str}",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(dict[str, Any], *READ, "unknown_game", "not_found"),
)
async def see_sample(request: Call, game: FromPath[str], sample: FromPath[str]) -> Response[bytes]:
    """A position to begin with."""
    return await computed_json(request, take_sample, game, sample)


@post(
    "/api/games/{game:str}/positions",
    status_code=200,
    before_request=DRAFTS,
    opt={AS_IT_IS: True},
    responses=answer(PositionPage, *WRITE, "unknown_game", "not_found"),
)
async def change_position(
    request: Call, game: FromPath[str], data: JSONBody[PositionDraft], language: Language
) -> Response[bytes]:
    """A position in the making, after a change."""
    return await computed_json(request, position_page, game, data, language)


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


@post(
    "/api/lessons/{lesson:str}",
    status_code=201,
    before_request=MATCHES,
    responses=refusals(*WRITE, "not_found", "too_many_bots", "table_full"),
)
async def begin_lesson(request: Call, context: Context, lesson: FromPath[str]) -> CreatedMatch:
    """A new match of a lesson."""
    context.new_lesson(address(request))
    return await match_making.begin_lesson(context.match_service, lesson, address(request))


@route(
    ["/api/games/{game:str}/workshop", "/api/games/{game:str}/workshop/{name:str}", "/workshop/{game:str}"],
    http_method=["GET", "HEAD", "POST"],
    include_in_schema=False,
)
async def moved_editor(request: Call) -> Redirect:
    """The old addresses of the editor; the method stays the same."""
    query = f"?{request.url.query}" if request.url.query else ""
    return Redirect(request.url.path.replace("/workshop", "/editor", 1) + query, status_code=308)


@command(
    "/api/matches",
    status_code=201,
    responses=refusals(
        *WRITE,
        "blank",
        "unknown_game",
        "illegal",
        "too_many_bots",
        "bots_alone",
        "table_full",
        "too_many_tables",
        "sign_in",
        "banned",
        "bot_account",
        "muted",
    ),
)
async def make_match(request: Call, context: Context, data: JSONBody[NewMatch], language: Language) -> CreatedMatch:
    """A new match."""
    context.matches.spend(address(request))
    context.new_match(address(request))
    await signed_in_to_play(request)
    if data.listing == "link":
        return await match_making.create(context.match_service, data, address(request))
    listing, account = await listing_for(request, data.about, data.name, language)
    if data.rated:
        listing = replace(listing, rating_from=data.rating_from, rating_to=data.rating_to)
        data = msgspec.structs.replace(data, name=listing.maker_name)
    return await match_making.create(context.match_service, data, address(request), listing, account)


@see(
    "/api/mine",
    opt={AS_IT_IS: True},
    responses=answer(list[MatchSummary], *READ, "bad_key", "try_again"),
)
async def see_mine(request: Call, context: Context, language: Language) -> Response[bytes]:
    """The matches that one holds keys of, in short."""
    return await gzipped_json(request, await context.my_matches.summaries(keys_of(request), language))


@see(
    "/api/matches/{match:str}/picture.svg",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(str, *MATCH, "not_your_seat", media_type="image/svg+xml"),
)
async def see_picture(request: Call, reader: Looking) -> Response[bytes]:
    """The board as it is now."""
    content = await reader.context.my_matches.picture(reader.session, reader.viewer, reader.language)
    return await gzipped(request, content, "image/svg+xml")


@see(
    "/api/matches/{match:str}",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(MatchPage, *MATCH, "not_your_seat"),
)
async def see_match(request: Call, reader: Looking, ply: Annotated[int | None, LOG_INDEX] = None) -> Response[bytes]:
    """The MatchPage, now or after some ply."""
    session = reader.session
    if ply is None:
        page = await reader.context.page_renderer.current_page(session, reader.viewer, reader.language)
        return await gzipped(request, page.body, JSON)
    async with session.lock:
        if ply > session.ply:
            raise ApiError("malformed", detail=f"'ply' can be 0 to {session.ply}")
        await reader.context.match_service.past(session, ply)
        inputs = PageInputs.of(session, reader.viewer, reader.language, ply)
    return await match_json(request, inputs.details.rules.archived, inputs.match_page)


@see(
    "/api/matches/{match:str}/kept",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(KeptMatch, *MATCH, "not_found"),
)
async def see_kept(request: Call, context: Context, match: FromPath[str], language: Language) -> Response[bytes]:
    """A match that other rules wrote, as it is kept."""
    program = await bearer(request)
    key = key_of(request) if program is None else None
    found = await signed_in(request) if key is None else None
    by = program or found
    page = await context.kept_matches.page(match, key, language, None if by is None else by.account.id)
    return await gzipped_json(request, page)


@see(
    "/api/matches/{match:str}/kept.svg",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(str, *MATCH, "not_found", media_type="image/svg+xml"),
)
async def see_kept_picture(request: Call, context: Context, match: FromPath[str], language: Language) -> Response[bytes]:
    """The board of such a match at its end, if that was kept."""
    return await gzipped(request, await context.kept_matches.picture(match, language), "image/svg+xml")


@see(
    "/api/matches/{match:str}/log",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(LogPage, *MATCH, "not_your_seat"),
)
async def see_log(request: Call, reader: Looking, before: Annotated[int, LOG_INDEX]) -> Response[bytes]:
    """Older lines of the log."""
    async with reader.session.lock:
        inputs = PageInputs.of(reader.session, reader.viewer, reader.language)
    return await match_json(request, reader.session.rules.archived, partial(inputs.log_page, before))


@see(
    "/api/matches/{match:str}/coach",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(CoachPage, *MATCH, "not_your_seat", "no_advice"),
)
async def see_coach(request: Call, reader: Looking) -> Response[bytes]:
    """The coach's hints for what is asked now."""
    if reader.session.in_earnest:
        raise ApiError("no_advice")
    async with reader.session.lock:
        inputs = PageInputs.of(reader.session, reader.viewer, reader.language)
    return await match_json(request, reader.session.rules.archived, inputs.coach_page)


@command(
    "/api/matches/{match:str}/take",
    status_code=201,
    responses=refusals(*COMMAND, "blank", "over", "sign_in", "rated_twice", "banned", "bot_account", "not_welcome"),
)
async def take(request: Call, context: Context, match: FromPath[str], data: JSONBody[Take]) -> CreatedMatch:
    """Take the seats of an invitation."""
    session = await context.match_service.session(match)
    found = await signed_in_to_play(request)
    person = None if found is None else found.account.id
    if session.rated and found is not None:
        data = msgspec.structs.replace(data, name=found.account.name)
    account = person if session.rated else None
    return await seat_service.take(context.match_service, session, required_key(request), data, account, person)


@command(
    "/api/matches/{match:str}/actions",
    status_code=200,
    opt=PROGRAMS_TOO,
    responses=refusals(*COMMAND, "stale", "not_your_turn", "over", "illegal", "bot_plays", "gathering"),
)
async def act(commander: Commanding, data: JSONBody[Act]) -> ActionResult:
    """Take an action, or several in one."""
    service, session = commander.context.match_service, commander.session_for(data.seat)
    actions = data.actions or ([data.action] if data.action is not None else [])
    if not actions or (data.action is not None and data.actions is not None):
        raise ApiError("malformed", detail="either an 'action' or 'actions'")
    with ACT_SECONDS.time():
        if len(actions) > 1:
            return await play_service.act_batch(service, session, data.seat, data.ply, actions)
        return await play_service.act(service, session, data.seat, data.ply, actions[0])


@command(
    "/api/matches/{match:str}/undo",
    status_code=200,
    opt=PROGRAMS_TOO,
    responses=refusals(*COMMAND, "stale", "over", "illegal"),
)
async def undo(commander: Commanding, data: JSONBody[Undo]) -> PlyResult:
    """Take an action back."""
    session = commander.session_for(data.seat)
    return PlyResult(await play_service.undo(commander.context.match_service, session, commander.viewer, data.seat, data.ply))


@command(
    "/api/matches/{match:str}/why",
    status_code=200,
    responses=refusals(*COMMAND, "over"),
)
async def why(commander: Commanding, data: JSONBody[Why]) -> WhyResult:
    """Say if an action is legal, and if not, why not."""
    session = commander.session_for(data.seat)
    refusal = await play_service.why(commander.context.match_service, session, data.seat, data.action)
    if refusal is None:
        return WhyResult(True)
    ask = commander.context.match_service.ask
    text = await ask(session.rules, session.rules.explain, refusal, commander.language)
    return WhyResult(False, text, refusal.cite)


@post(
    "/api/matches/{match:str}/advice",
    status_code=200,
    before_request=ADVICE,
    opt={AS_IT_IS: True},
    responses=refusals(*COMMAND, "stale", "not_your_turn", "over", "no_advice", "no_advice_now"),
)
async def advise(commander: Commanding, data: JSONBody[AdviceWish]) -> Advice:
    """Return what the strongest bot would choose for the rest of a question."""
    return await commander.context.advisor.advise(commander.session_for(data.seat), data.seat, data.ply)


@command(
    "/api/matches/{match:str}/resign",
    status_code=200,
    opt=PROGRAMS_TOO,
    responses=refusals(*COMMAND, "over", "gathering"),
)
async def resign(commander: Commanding, data: JSONBody[Resign]) -> PlyResult:
    """Give up."""
    return PlyResult(await play_service.resign(commander.context.match_service, commander.session_for(data.seat), data.seat))


@command(
    "/api/matches/{match:str}/back",
    status_code=200,
    opt=PROGRAMS_TOO,
    responses=refusals(*COMMAND, "over"),
)
async def come_back(commander: Commanding, data: JSONBody[Back]) -> protocol.EmptyResult:
    """Play again oneself after a bot has played."""
    await play_service.come_back(commander.context.match_service, commander.session_for(data.seat), data.seat)
    return protocol.EmptyResult()


@command(
    "/api/matches/{match:str}/settings",
    status_code=200,
    responses=refusals(*COMMAND, "blank", "muted"),
)
async def change(commander: Commanding, data: JSONBody[SettingsChange]) -> protocol.EmptyResult:
    """Change the settings of a seat."""
    if data.name is not None:
        await commander.context.moderation.require_may_speak(commander.session, commander.viewer)
    await settings_service.settings(commander.context.match_service, commander.session_for(data.seat), data)
    return protocol.EmptyResult()


@command(
    "/api/matches/{match:str}/bots",
    status_code=200,
    responses=refusals(*COMMAND, "not_alone", "over"),
)
async def change_bots(commander: Commanding, data: JSONBody[BotsChange]) -> protocol.EmptyResult:
    """Pause the bots, or say how fast they play."""
    await settings_service.set_bots(commander.context.match_service, commander.session, commander.viewer, data.speed)
    return protocol.EmptyResult()


@command(
    "/api/matches/{match:str}/go-on",
    status_code=200,
    responses=refusals(*COMMAND, "stale"),
)
async def go_on(commander: Commanding, data: JSONBody[GoOn]) -> protocol.EmptyResult:
    """Let bots go on at once that wait for an undo."""
    await settings_service.go_on(commander.context.match_service, commander.session, commander.viewer, data.ply)
    return protocol.EmptyResult()


@command(
    "/api/matches/{match:str}/read",
    status_code=200,
    responses=refusals(*COMMAND, "not_alone"),
)
async def read(commander: Commanding, data: JSONBody[Read]) -> protocol.EmptyResult:
    """Let bots wait while what has happened is looked at."""
    await settings_service.read(commander.context.match_service, commander.session, commander.viewer, data.done)
    return protocol.EmptyResult()


@command(
    "/api/matches/{match:str}/upgrade",
    status_code=200,
    responses=refusals(*COMMAND, "over", "no_upgrade", "no_upgrade_here"),
)
async def agree(commander: Commanding, data: JSONBody[Agree]) -> AgreeResult:
    """Agree to go on under the present rules, or agree no more."""
    service, viewer = commander.context.match_service, commander.viewer
    if not viewer.seats:
        raise ApiError("not_your_seat")
    return AgreeResult(await settings_service.agree(service, commander.session, viewer, data.agree))


@post(
    "/api/matches/{match:str}/rematch",
    status_code=201,
    before_request=MATCHES,
    responses=refusals(*COMMAND, "running", "too_many_bots", "bots_alone", "table_full", "banned", "bot_account"),
)
async def rematch(request: Call, commander: Commanding) -> CreatedMatch:
    """The same again, everybody one seat further."""
    await signed_in_to_play(request)
    commander.context.new_match(address(request))
    return await match_making.rematch(
        commander.context.match_service, commander.session, commander.viewer, commander.key, address(request)
    )


@see(
    "/api/matches/{match:str}/record",
    before_request=READS,
    responses=answer(str, *MATCH, "running", media_type="application/jsonl"),
)
async def record(context: Context, match: FromPath[str]) -> Response[str]:
    """The record of a match that is over."""
    session = await context.match_service.session(match)
    async with session.lock:
        if not session.over:
            raise ApiError("running")
        text = session.record().text()
    name = f"attachment; filename={session.game.id}-{session.id}.jsonl"
    return Response(text, media_type="application/jsonl", headers={"Content-Disposition": name})


@see(
    "/api/matches/{match:str}/end",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(MatchEnd, *MATCH, "running"),
)
async def see_end(request: Call, context: Context, match: FromPath[str], language: Language) -> Response[bytes]:
    """Return the end of a match that is over."""
    session = await context.match_service.session(match)
    return await gzipped(request, await context.match_ends.end(session, language), JSON)


@see("/boards/{name:str}", responses=answer(str, *EVERY, "not_found", media_type="image/svg+xml"))
async def board(request: Call, name: FromPath[str]) -> Response[bytes]:
    """A board picture; the symbols, the card pictures or the theme of a game."""
    return board_file(name).answer(request.headers.get("If-None-Match"))


@see("/texts/{name:str}", responses=answer(str, *EVERY, "not_found", media_type="text/plain"))
async def texts(request: Call, name: FromPath[str]) -> Response[bytes]:
    """The words of the page itself."""
    return texts_file(name).answer(request.headers.get("If-None-Match"))


@see("/api/openapi.json", responses=answer(dict[str, Any], *EVERY))
async def openapi(request: Call) -> Response[bytes]:
    """This document."""
    found = await context_of(request).page_renderer.in_background(openapi_file)
    return found.answer(request.headers.get("If-None-Match"))


@see(HEALTH, include_in_schema=False)
async def healthz() -> Response[dict[str, str]]:
    """Word that the event loop of this process answers."""
    return Response({"status": "ok"}, headers={"Cache-Control": "no-store"})


@see(READINESS, include_in_schema=False)
async def readyz(context: Context) -> Response[dict[str, Any]]:
    """Tell if people may be sent to this process; if not, what is missing."""
    failing = await context.health.failures()
    state = {"status": "not ready", "failing": failing} if failing else {"status": "ready"}
    return Response(state, status_code=503 if failing else 200, headers={"Cache-Control": "no-store"})


@see(
    [
        "/",
        "/play/{match:str}",
        "/play/{match:str}/end",
        "/account",
        "/account/{link:str}",
        "/u/{token:str}",
        "/admin",
        "/lobby",
        "/tournaments",
        "/tournaments/{tournament:str}",
        "/ratings",
        "/ratings/{pool:str}",
        "/open-data",
        "/statistics",
        "/statistics/{game:str}",
        "/people/{name:str}",
        "/rules/{game:str}",
        "/editor/{game:str}",
        "/muster/{game:str}",
        "/study/{game:str}/odds",
        "/study/{game:str}/lessons",
        "/study/{game:str}/editor",
    ],
    include_in_schema=False,
)
async def page(request: Call) -> Response[bytes]:
    """The page; it finds out by itself what to show."""
    return client_file("/").answer(request.headers.get("If-None-Match"))


@see("/docs", include_in_schema=False)
async def docs(request: Call) -> Redirect:
    """The address that people type; the links of the documentation are relative to its first page."""
    return Redirect("/docs/index.html")


@see("/docs/{path:path}", include_in_schema=False)
async def docs_file(request: Call, path: FromPath[str]) -> Response[bytes]:
    """A file of the documentation."""
    return site_file(f"/docs{path}").answer(request.headers.get("If-None-Match"))


@see("/{path:path}", include_in_schema=False)
async def asset(request: Call, path: FromPath[str]) -> Response[bytes]:
    """A file of the client."""
    return client_file(path).answer(request.headers.get("If-None-Match"))


ROUTES: list[HTTPRouteHandler] = [
    list_games,
    see_clocks,
    read_rules,
    read_card,
    see_editor,
    take_starter,
    check_board,
    see_muster,
    change_army,
    see_calculators,
    reckon,
    see_samples,
    see_sample,
    change_position,
    see_lessons,
    begin_lesson,
    moved_editor,
    make_match,
    see_mine,
    *ACCOUNT_ROUTES,
    *NOTICE_ROUTES,
    *LOBBY_ROUTES,
    *RATING_ROUTES,
    *STATISTICS_ROUTES,
    *OPEN_DATA_ROUTES,
    *TOURNAMENT_ROUTES,
    *CARE_ROUTES,
    *TOKEN_ROUTES,
    *BOT_ROUTES,
    next_match,
    see_picture,
    see_match,
    see_kept,
    see_kept_picture,
    see_log,
    see_coach,
    take,
    act,
    undo,
    why,
    advise,
    resign,
    come_back,
    *CHAT_ROUTES,
    change,
    change_bots,
    go_on,
    read,
    agree,
    *OFFER_ROUTES,
    *TIME_ROUTES,
    *WHAT_IF_ROUTES,
    *GAME_REPORT_ROUTES,
    *HINT_ROUTES,
    rematch,
    record,
    see_end,
    board,
    texts,
    docs,
    docs_file,
    openapi,
    healthz,
    readyz,
    page,
    asset,
]


@cache
def openapi_file() -> StaticFile:
    """The document about these routes, as it is sent."""
    return static_file("openapi.json", openapi_document(ROUTES))
