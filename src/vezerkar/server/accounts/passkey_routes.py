"""The HTTP API of passkeys, as docs/http-api.md describes it."""

from __future__ import annotations

from litestar import Response, delete, patch
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from vezerkar.server import protocol
from vezerkar.server.accounts import passkey_messages
from vezerkar.server.accounts.account_answers import agent_of, known_device, me, with_cookie
from vezerkar.server.accounts.account_messages import Me
from vezerkar.server.accounts.passkey_challenges import LASTS
from vezerkar.server.accounts.passkey_table import Passkey
from vezerkar.server.http.dependencies import (
    COMMANDS,
    READS,
    REGISTERING,
    SIGNING_IN,
    Call,
    Language,
    address,
    from_this_machine,
    required_sign_in,
    token_of,
)
from vezerkar.server.http.openapi import PROOF, READ, WRITE, answer, refusals
from vezerkar.server.http.route_kinds import AS_IT_IS, Context, command, see
from vezerkar.server.storage.moments import written

ASKED = (*WRITE, "no_passkeys")
ANSWERED = (*ASKED, "challenge_void", "wrong_passkey")


def _info(passkey: Passkey) -> passkey_messages.PasskeyInfo:
    return passkey_messages.PasskeyInfo(passkey.id, passkey.label, written(passkey.made), written(passkey.seen))


@see("/api/passkeys", before_request=READS, opt={AS_IT_IS: True}, responses=answer(passkey_messages.PasskeySite, *READ))
async def see_passkey_site(context: Context) -> passkey_messages.PasskeySite:
    """The address at whose pages passkeys of this server can be used."""
    return passkey_messages.PasskeySite(context.passkeys.address)


@command(
    "/api/passkeys/register/begin",
    status_code=200,
    before_request=REGISTERING,
    responses=refusals(*ASKED, "bad_name", "reserved_name", "taken_name"),
)
async def begin_passkey_registration(
    context: Context, data: JSONBody[passkey_messages.WishedName]
) -> passkey_messages.PasskeyChallenge:
    """Begin to make an account: the question to the browser, for a passkey of a new account."""
    return passkey_messages.PasskeyChallenge(await context.passkeys.ask_registration(data.name), LASTS)


@command(
    "/api/passkeys/register/finish",
    status_code=201,
    before_request=SIGNING_IN,
    responses=refusals(*ANSWERED, "taken_name", "known_passkey", "blank"),
)
async def register_by_passkey(
    request: Call, context: Context, language: Language, data: JSONBody[passkey_messages.PasskeyRegistration]
) -> Response[Me]:
    """Make an account that has a passkey and no password, and sign in."""
    local = not context.public and from_this_machine(request)
    found = await context.passkeys.register(data.passkey, data.label, agent_of(request), address(request), local)
    await context.mail.set_language(found, language)
    return with_cookie(request, me(found), found.token, 201, await known_device(request, found.account.id))


@command("/api/passkeys/sign-in/begin", status_code=200, responses=refusals(*ASKED))
async def begin_passkey_sign_in(context: Context) -> passkey_messages.PasskeyChallenge:
    """Begin to sign in: the question to the browser, the same for everybody, since no name is told."""
    return passkey_messages.PasskeyChallenge(await context.passkeys.ask_sign_in(), LASTS)


@command("/api/passkeys/sign-in/finish", status_code=200, before_request=SIGNING_IN, responses=refusals(*ANSWERED))
async def sign_in_by_passkey(
    request: Call, context: Context, language: Language, data: JSONBody[passkey_messages.PasskeySignIn]
) -> Response[Me]:
    """Sign in with a passkey; the browser gets a new session."""
    await context.guesses.passkey(data.passkey.id, address(request))
    found = await context.passkeys.sign_in(data.passkey, token_of(request), agent_of(request), address(request))
    await context.mail.set_language(found, language)
    return with_cookie(request, me(found), found.token, 200, await known_device(request, found.account.id))


@see(
    "/api/me/passkeys",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(passkey_messages.WaysIn, *READ, "try_again", "sign_in"),
)
async def see_ways_in(request: Call, context: Context) -> Response[passkey_messages.WaysIn]:
    """The ways into the account: whether it has a password, and its passkeys."""
    password, passkeys = await context.passkeys.ways_in(await required_sign_in(request))
    ways = passkey_messages.WaysIn(password, [_info(passkey) for passkey in passkeys])
    return Response(ways, headers={"Cache-Control": "no-store"})


@command("/api/me/passkeys/prove", status_code=200, responses=refusals(*ASKED, "sign_in"))
async def begin_proof(request: Call, context: Context) -> passkey_messages.PasskeyChallenge:
    """Begin to show with a passkey of the account that its holder is there: the question to the browser."""
    return passkey_messages.PasskeyChallenge(await context.passkeys.ask_proof(await required_sign_in(request)), LASTS)


@command(
    "/api/me/passkeys/begin",
    status_code=200,
    before_request=SIGNING_IN,
    responses=refusals(*PROOF, "sign_in"),
)
async def begin_passkey(
    request: Call, context: Context, data: JSONBody[passkey_messages.HolderProof]
) -> passkey_messages.PasskeyChallenge:
    """Begin to make one more passkey of the account: the question to the browser."""
    found = await required_sign_in(request)
    await context.holder_check.require(found, data.password, data.passkey)
    return passkey_messages.PasskeyChallenge(await context.passkeys.ask_addition(found), LASTS)


@command(
    "/api/me/passkeys",
    status_code=201,
    responses=refusals(*ANSWERED, "sign_in", "known_passkey", "too_many_passkeys", "blank"),
)
async def add_passkey(
    request: Call, context: Context, data: JSONBody[passkey_messages.PasskeyRegistration]
) -> passkey_messages.PasskeyInfo:
    """Let one more passkey open the account."""
    found = await required_sign_in(request)
    added = await context.passkeys.add(found, data.passkey, data.label, agent_of(request))
    context.told(found.account.id)
    return _info(added)


@patch(
    "/api/me/passkeys/{passkey:str}",
    status_code=200,
    before_request=COMMANDS,
    opt={AS_IT_IS: True},
    responses=refusals(*WRITE, "sign_in", "blank"),
)
async def rename_passkey(
    request: Call, context: Context, passkey: FromPath[str], data: JSONBody[passkey_messages.PasskeyRename]
) -> protocol.EmptyResult:
    """Call a passkey of the account something else."""
    await context.passkeys.rename(await required_sign_in(request), passkey, data.label)
    return protocol.EmptyResult()


@delete(
    "/api/me/passkeys/{passkey:str}",
    status_code=200,
    before_request=SIGNING_IN,
    opt={AS_IT_IS: True},
    responses=refusals(*PROOF, "sign_in", "last_way_in"),
)
async def remove_passkey(
    request: Call, context: Context, passkey: FromPath[str], data: JSONBody[passkey_messages.HolderProof]
) -> protocol.EmptyResult:
    """Let a passkey open the account no more."""
    found = await required_sign_in(request)
    await context.holder_check.require(found, data.password, data.passkey)
    await context.passkeys.remove(found, passkey)
    return protocol.EmptyResult()


PASSKEY_ROUTES: list[HTTPRouteHandler] = [
    see_passkey_site,
    begin_passkey_registration,
    register_by_passkey,
    begin_passkey_sign_in,
    sign_in_by_passkey,
    see_ways_in,
    begin_proof,
    begin_passkey,
    add_passkey,
    rename_passkey,
    remove_passkey,
]
