"""The HTTP API of accounts, as docs/http-api.md describes it."""

from __future__ import annotations

from functools import partial

from litestar import Response, delete
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from vezerkar.server import protocol
from vezerkar.server.accounts.account_answers import agent_of, device_of, known_device, me, with_cookie
from vezerkar.server.accounts.account_change_routes import ACCOUNT_CHANGE_ROUTES
from vezerkar.server.accounts.account_messages import Claim, ClaimResult, Me, Registration, SessionInfo, SignIn
from vezerkar.server.accounts.passkey_routes import PASSKEY_ROUTES
from vezerkar.server.care.moderation import require_may_play
from vezerkar.server.http.dependencies import (
    COMMANDS,
    READS,
    REGISTERING,
    SIGNING_IN,
    Call,
    Language,
    address,
    from_this_machine,
    reading_account,
    required_sign_in,
    signed_in,
    token_of,
)
from vezerkar.server.http.openapi import COMMAND, READ, WRITE, answer, refusals
from vezerkar.server.http.route_kinds import AS_IT_IS, Context, command, gzipped_json, see
from vezerkar.server.mail.mail_routes import MAIL_ROUTES
from vezerkar.server.matches import seat_service
from vezerkar.server.pages.page_messages import MatchSummary
from vezerkar.server.storage.moments import written

forget = partial(delete, status_code=200, before_request=COMMANDS, opt={AS_IT_IS: True})


@command(
    "/api/accounts",
    status_code=201,
    before_request=REGISTERING,
    responses=refusals(*WRITE, "bad_name", "reserved_name", "weak_password", "taken_name"),
)
async def register(request: Call, context: Context, language: Language, data: JSONBody[Registration]) -> Response[Me]:
    """Make an account and sign in."""
    local = not context.public and from_this_machine(request)
    found = await context.accounts.register(data.name, data.password, agent_of(request), address(request), local)
    await context.mail.set_language(found, language)
    return with_cookie(request, me(found), found.token, 201, await known_device(request, found.account.id))


@command("/api/session", status_code=200, before_request=SIGNING_IN, responses=refusals(*WRITE, "wrong_sign_in"))
async def sign_in(request: Call, context: Context, language: Language, data: JSONBody[SignIn]) -> Response[Me]:
    """Sign in; the browser gets a new session."""
    await context.guesses.sign_in(data.name, address(request), device_of(request))
    found = await context.accounts.sign_in(data.name, data.password, token_of(request), agent_of(request), address(request))
    await context.mail.set_language(found, language)
    return with_cookie(request, me(found), found.token, 200, await known_device(request, found.account.id))


@forget("/api/session", responses=refusals(*WRITE))
async def sign_out(request: Call, context: Context) -> Response[protocol.EmptyResult]:
    """Sign out: the session of this browser ends."""
    token = token_of(request)
    if token:
        await context.accounts.sign_out(token)
    return with_cookie(request, protocol.EmptyResult(), "")


@see("/api/me", before_request=READS, responses=answer(Me, *READ, "try_again"), opt={AS_IT_IS: True})
async def see_me(request: Call) -> Response[Me]:
    """Return who is signed in; a guest is nobody."""
    found = await signed_in(request)
    if found is None:
        return Response(Me(None), headers={"Cache-Control": "no-store"})
    # The cookie lasts as long as the session, which has just become longer.
    return with_cookie(request, me(found), found.token)


@see(
    "/api/me/sessions",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(list[SessionInfo], *READ, "try_again", "sign_in"),
)
async def see_sessions(request: Call, context: Context) -> Response[bytes]:
    """The browsers that are signed in to this account."""
    rows = await context.accounts.sessions(await required_sign_in(request))
    infos = [SessionInfo(row.id, row.browser, row.place, written(row.made), written(row.seen), current) for row, current in rows]
    return await gzipped_json(request, infos)


@forget("/api/me/sessions/{session:str}", responses=refusals(*WRITE, "sign_in"))
async def end_session(request: Call, context: Context, session: FromPath[str]) -> protocol.EmptyResult:
    """Sign another browser out."""
    await context.accounts.end(await required_sign_in(request), session)
    return protocol.EmptyResult()


@command(
    "/api/me/claims", status_code=200, responses=refusals(*COMMAND, "sign_in", "claimed", "banned", "bot_account", "not_welcome")
)
async def claim(request: Call, context: Context, data: JSONBody[Claim]) -> ClaimResult:
    """Keep the seats of a key in one's account."""
    found = await required_sign_in(request)
    require_may_play(found.account)
    session = await context.match_service.session(data.match)
    if session.account_key(found.account.id) is None:
        await seat_service.require_welcome(context.match_service, session, found.account.id)
    return ClaimResult(await seat_service.claim(context.match_service, session, data.key, found.account.id))


@see(
    "/api/me/matches",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(list[MatchSummary], *READ, "sign_in", "bad_token", "try_again"),
)
async def see_my_matches(request: Call, context: Context, language: Language) -> Response[bytes]:
    """The matches in which the account has seats, in short."""
    account = await reading_account(request)
    summaries = await context.my_matches.summaries_of(account.id, language)
    return await gzipped_json(request, summaries)


ACCOUNT_ROUTES: list[HTTPRouteHandler] = [
    register,
    sign_in,
    sign_out,
    see_me,
    see_sessions,
    end_session,
    claim,
    see_my_matches,
    *ACCOUNT_CHANGE_ROUTES,
    *PASSKEY_ROUTES,
    *MAIL_ROUTES,
]
