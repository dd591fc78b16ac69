"""The HTTP API of e-mail addresses, as docs/http-api.md describes it."""

from __future__ import annotations

from litestar import Response, delete
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from vezerkar.server import protocol
from vezerkar.server.accounts import passkey_messages
from vezerkar.server.accounts.account_answers import known_device
from vezerkar.server.context import ServerContext
from vezerkar.server.http.dependencies import MAILS, READS, SIGNING_IN, Call, Language, required_sign_in
from vezerkar.server.http.openapi import PROOF, READ, WRITE, answer, refusals
from vezerkar.server.http.route_kinds import AS_IT_IS, Context, command, see
from vezerkar.server.keys import hash_token
from vezerkar.server.mail import mail_messages
from vezerkar.server.mail.mail_address import mail_key
from vezerkar.server.mail.mail_service import checked_address


@see(
    "/api/me/mail",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(mail_messages.MailInfo, *READ, "try_again", "sign_in"),
)
async def see_mail(request: Call, context: Context) -> Response[mail_messages.MailInfo]:
    """The address of the account."""
    state = await context.mail.state(await required_sign_in(request))
    info = mail_messages.MailInfo(context.mail.on, state.mail, state.waiting, state.broken)
    return Response(info, headers={"Cache-Control": "no-store"})


@command(
    "/api/me/mail",
    status_code=200,
    before_request=MAILS,
    responses=refusals(*PROOF, "sign_in", "bad_mail", "no_mail"),
)
async def set_mail(
    request: Call, context: Context, language: Language, data: JSONBody[mail_messages.MailWish]
) -> protocol.EmptyResult:
    """Have a link sent to an address that the account is to have. It has it when the link is followed."""
    found = await required_sign_in(request)
    await context.holder_check.require(found, data.password, data.passkey)
    context.mails.spend(f"account {found.account.id}")
    _spend_mail(context, data.mail)
    await context.mail.set(found, data.mail, language, data.zone)
    return protocol.EmptyResult()


@delete(
    "/api/me/mail",
    status_code=200,
    before_request=SIGNING_IN,
    opt={AS_IT_IS: True},
    responses=refusals(*PROOF, "sign_in"),
)
async def remove_mail(request: Call, context: Context, data: JSONBody[passkey_messages.HolderProof]) -> protocol.EmptyResult:
    """Take the address of the account away."""
    found = await required_sign_in(request)
    await context.holder_check.require(found, data.password, data.passkey)
    await context.mail.remove(found)
    return protocol.EmptyResult()


@command(
    "/api/mail/confirm",
    status_code=200,
    before_request=SIGNING_IN,
    responses=refusals(*WRITE, "link_void", "taken_mail"),
)
async def confirm_mail(context: Context, data: JSONBody[mail_messages.LinkToken]) -> mail_messages.MailResult:
    """Confirm an address by the link that was sent to it."""
    return mail_messages.MailResult(await context.mail.confirm(data.token))


@command(
    "/api/mail/undo",
    status_code=200,
    before_request=SIGNING_IN,
    responses=refusals(*WRITE, "link_void", "taken_mail"),
)
async def undo_mail(context: Context, data: JSONBody[mail_messages.LinkToken]) -> mail_messages.MailResult:
    """Give an account its former address back, by the link that was sent there; it is signed out everywhere."""
    return mail_messages.MailResult(await context.mail.undo(data.token))


@command("/api/mail/forgot", status_code=200, before_request=MAILS, responses=refusals(*WRITE, "bad_mail", "no_mail"))
async def forgot_password(context: Context, data: JSONBody[mail_messages.Forgotten]) -> protocol.EmptyResult:
    """Have a link that resets the password sent to an address. The answer is the same if no account has it."""
    _spend_mail(context, data.mail)
    await context.mail.forgot(data.mail)
    return protocol.EmptyResult()


@command(
    "/api/mail/reset",
    status_code=200,
    before_request=SIGNING_IN,
    responses=refusals(*WRITE, "link_void", "weak_password"),
)
async def reset_password(
    request: Call, context: Context, data: JSONBody[mail_messages.PasswordReset]
) -> Response[protocol.EmptyResult]:
    """Give an account another password by the link that was sent to its address; it is signed out everywhere."""
    account = await context.mail.reset(data.token, data.password)
    # However many strangers guess meanwhile, its holder can sign in here.
    return Response(protocol.EmptyResult(), status_code=200, cookies=[await known_device(request, account)])


def _spend_mail(context: ServerContext, mail: str) -> None:
    """Count a mail to an address: nobody's mailbox is filled by many people, nor by writing it in many ways. Raises `ApiError`.

    What is counted does not depend on whether there is an account.
    """
    context.mails.spend(f"mail {hash_token(mail_key(checked_address(mail)))}")


MAIL_ROUTES: list[HTTPRouteHandler] = [see_mail, set_mail, remove_mail, confirm_mail, undo_mail, forgot_password, reset_password]
