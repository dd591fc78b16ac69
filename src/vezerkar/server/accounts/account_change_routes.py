"""The HTTP API of what the holder of an account changes or takes along, as docs/http-api.md describes it."""

from __future__ import annotations

from typing import Any

from litestar import Response, delete, patch
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from vezerkar.server.accounts import passkey_messages
from vezerkar.server.accounts.account_answers import agent_of, me, with_cookie
from vezerkar.server.accounts.account_messages import ClaimResult, Leaving, Me, Rename
from vezerkar.server.accounts.export import AccountExport
from vezerkar.server.accounts.passwords import check_password
from vezerkar.server.http.dependencies import COMMANDS, READS, SIGNING_IN, Call, address, required_sign_in
from vezerkar.server.http.openapi import COMMAND, PROOF, READ, WRITE, answer, refusals
from vezerkar.server.http.route_kinds import AS_IT_IS, Context, command, see
from vezerkar.server.matches import seat_service
from vezerkar.server.storage.moments import written


@command(
    "/api/me/password",
    status_code=200,
    before_request=SIGNING_IN,
    responses=refusals(*PROOF, "sign_in", "weak_password"),
)
async def change_password(request: Call, context: Context, data: JSONBody[passkey_messages.PasswordChange]) -> Response[Me]:
    """Change the password, or have one: all other browsers are signed out, and this one gets a new session."""
    found = await required_sign_in(request)
    check_password(data.new, found.account.name)
    kept = await context.holder_check.require(found, data.old, data.passkey)
    new = await context.accounts.change_password(found, kept, data.new, agent_of(request), address(request))
    context.told(found.account.id)
    return with_cookie(request, me(new), new.token)


@patch(
    "/api/me",
    status_code=200,
    before_request=COMMANDS,
    opt={AS_IT_IS: True},
    responses=refusals(*WRITE, "sign_in", "bad_name", "reserved_name", "taken_name", "renamed", "muted"),
)
async def rename(request: Call, context: Context, data: JSONBody[Rename]) -> Me:
    """Give the account another name."""
    found = await required_sign_in(request)
    await context.moderation.require_may_write(found.account.id)
    return me(await context.accounts.rename(found, data.name))


@delete(
    "/api/me",
    status_code=200,
    before_request=SIGNING_IN,
    opt={AS_IT_IS: True},
    responses=refusals(*PROOF, "sign_in"),
)
async def leave(request: Call, context: Context, data: JSONBody[passkey_messages.HolderProof]) -> Response[Leaving]:
    """Delete the account: it is signed out everywhere at once, and erased later."""
    found = await required_sign_in(request)
    await context.holder_check.require(found, data.password, data.passkey)
    leaves = await context.accounts.leave(found)
    return with_cookie(request, Leaving(written(leaves)), "")


@command("/api/me/matches/{match:str}/only", status_code=200, responses=refusals(*COMMAND, "sign_in"))
async def only_account(request: Call, context: Context, match: FromPath[str]) -> ClaimResult:
    """Let the seats that the account keeps in a match open with the account alone."""
    found = await required_sign_in(request)
    session = await context.match_service.session(match)
    return ClaimResult(await seat_service.only_account(context.match_service, session, found.account.id))


@see(
    "/api/me/export",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(dict[str, Any], *READ, "try_again", "sign_in"),
)
async def export(request: Call, context: Context) -> Stream:
    """Everything that the server holds of the person, with the records of the matches that are over."""
    found = await required_sign_in(request)
    context.exports.spend(f"account {found.account.id}")
    parts = await AccountExport(context.match_service).begin(found.account.id)
    headers = {"Cache-Control": "no-store", "Content-Disposition": "attachment; filename=vezerkar.json"}
    return Stream(parts, media_type="application/json", headers=headers)


ACCOUNT_CHANGE_ROUTES: list[HTTPRouteHandler] = [change_password, rename, leave, only_account, export]
