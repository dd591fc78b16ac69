"""The HTTP API of invitations by name, as docs/http-api.md describes it."""

from __future__ import annotations

from litestar import Response, delete
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromQuery, JSONBody

from vezerkar.server import protocol
from vezerkar.server.accounts.account_answers import others_here
from vezerkar.server.bot_api.bot_messages import TakenSeats
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.dependencies import COMMANDS, READS, Call, Language, address, required_sign_in, signed_in_to_play
from vezerkar.server.http.openapi import COMMAND, MATCH, READ, SUBSTITUTES, WRITE, answer, refusals
from vezerkar.server.http.route_kinds import AS_IT_IS, Commanding, Context, RowNumber, command, gzipped_json, see
from vezerkar.server.invitations.invitation_messages import InvitationAnswer, Invited, NewInvitation, SentInvitation


@command(
    "/api/matches/{match:str}/invite",
    status_code=201,
    responses=refusals(
        *(*COMMAND, "sign_in", "banned", "bot_account", "not_maker", "over", "unknown_person", "challenge_instead"),
        *("invitation_declined", "too_many_invitations"),
    ),
)
async def invite(request: Call, commander: Commanding, data: JSONBody[NewInvitation]) -> SentInvitation:
    """Invite an account by its name to open seats of the match."""
    found = await signed_in_to_play(request)
    if found is None:
        raise ApiError("sign_in")
    invitations = commander.context.invitations
    return await invitations.invite(commander.session, commander.viewer, found.account, data.player, data.name)


@see(
    "/api/matches/{match:str}/invited",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(list[SentInvitation], *MATCH, "try_again", "invitation", "taken", "token_scope"),
)
async def see_sent_invitations(commander: Commanding) -> Response[list[SentInvitation]]:
    """The invitations by name to seats of a match, the newest first, to those who may invite there."""
    found = await commander.context.invitations.sent(commander.session, commander.viewer)
    return Response(found, headers={"Cache-Control": "no-store"})


@delete(
    "/api/matches/{match:str}/invited/{invitation:int}",
    status_code=200,
    before_request=COMMANDS,
    opt={AS_IT_IS: True},
    responses=refusals(*COMMAND, "not_found"),
)
async def withdraw_invitation(commander: Commanding, invitation: RowNumber) -> protocol.EmptyResult:
    """Take an invitation by name back."""
    await commander.context.invitations.withdraw(commander.session, commander.viewer, invitation)
    return protocol.EmptyResult()


@see(
    "/api/me/invitations",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(list[Invited], *READ, "try_again", "sign_in"),
)
async def see_invitations(
    request: Call, context: Context, language: Language, match: FromQuery[str | None] = None
) -> Response[bytes]:
    """The invitations that wait for the account; of a match the newest, whatever has become of it."""
    found = await required_sign_in(request)
    return await gzipped_json(request, await context.invitations.waiting(found.account.id, match, language))


@command(
    "/api/me/invitations/{invitation:int}",
    status_code=200,
    responses=refusals(
        *(*WRITE, "sign_in", "banned", "bot_account", "invitation_gone", "not_welcome"),
        *("rated_twice", "rated_same_browser", "rating_range"),
        *("unknown_match", "other_rules", "rules_lost", "damaged", *SUBSTITUTES),
    ),
)
async def answer_invitation(
    request: Call, context: Context, invitation: RowNumber, data: JSONBody[InvitationAnswer]
) -> TakenSeats:
    """Take the seats of an invitation, or decline it."""
    found = await signed_in_to_play(request) if data.accept else await required_sign_in(request)
    if found is None:
        raise ApiError("sign_in")
    if data.accept:
        context.joins.spend(address(request))
    others = await others_here(request, found.account.id)
    match, seats = await context.invitations.answer(found.account, invitation, data.accept, others, data.held)
    return TakenSeats(match, seats)


INVITATION_ROUTES: list[HTTPRouteHandler] = [
    invite,
    see_sent_invitations,
    withdraw_invitation,
    see_invitations,
    answer_invitation,
]
"""The routes of invitations by name."""
