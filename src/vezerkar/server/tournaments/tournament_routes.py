"""The HTTP API of tournaments, as docs/http-api.md describes it."""

from __future__ import annotations

from typing import Final

from litestar import Response
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from vezerkar.server import protocol
from vezerkar.server.accounts.account_table import Account
from vezerkar.server.care.moderation import require_may_play
from vezerkar.server.http.dependencies import MATCHES, READS, Call, Language, required_sign_in, signed_in
from vezerkar.server.http.openapi import READ, WRITE, answer, refusals
from vezerkar.server.http.route_kinds import AS_IT_IS, Context, command, gzipped_json, see
from vezerkar.server.tournaments.tournament_messages import (
    Entry,
    Extension,
    MadeTournament,
    Settlement,
    TournamentInfo,
    TournamentPage,
    TournamentWish,
    Withdrawal,
)
from vezerkar.server.tournaments.tournament_pages import tournament_list, tournament_page

COMMAND: Final = (*WRITE, "sign_in", "unknown_tournament", "tournament_state", "not_organiser")
"""Errors of a command on a tournament."""
MAKING: Final = ("banned", "bot_account", "muted")
"""Refusals to those who may make none."""


async def account_of(request: Call) -> Account | None:
    """Return the account of whoever asks, or None for a guest. Raises `ApiError`."""
    found = await signed_in(request)
    return None if found is None else found.account


async def required_account(request: Call) -> Account:
    """Return the account of whoever asks. Raises `ApiError`."""
    return (await required_sign_in(request)).account


@see("/api/tournaments", before_request=READS, opt={AS_IT_IS: True}, responses=answer(list[TournamentInfo], *READ, "try_again"))
async def see_tournaments(request: Call, context: Context, language: Language) -> Response[bytes]:
    """The tournaments, the newest first."""
    found = await tournament_list(context.match_service, await account_of(request), language)
    return await gzipped_json(request, found)


@see(
    "/api/tournaments/{tournament:str}",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(TournamentPage, *READ, "try_again", "unknown_tournament"),
)
async def see_tournament(request: Call, context: Context, tournament: FromPath[str], language: Language) -> Response[bytes]:
    """A tournament: its table, its rounds, and what may be done there."""
    account = await account_of(request)
    found = await context.tournaments.stored(tournament, account)
    at = await context.match_service.in_order(context.match_service.store.clock)
    page = await context.match_service.in_thread(tournament_page, found, account, language, at)
    return await gzipped_json(request, page)


@command(
    "/api/tournaments",
    status_code=201,
    before_request=MATCHES,
    responses=refusals(
        *WRITE, "sign_in", "unknown_game", "illegal", "blank", "too_many_tournaments", "banned", "bot_account", "muted"
    ),
)
async def make_tournament(request: Call, context: Context, data: JSONBody[TournamentWish]) -> MadeTournament:
    """Make a tournament, which only its organiser sees until it is opened."""
    account = await required_account(request)
    require_may_play(account)
    await context.moderation.require_may_write(account.id)
    return MadeTournament(await context.tournaments.make(data, account))


@command(
    "/api/tournaments/{tournament:str}/open",
    status_code=200,
    responses=refusals(*COMMAND, "banned", "bot_account", "muted", "start_passed"),
)
async def open_tournament(request: Call, context: Context, tournament: FromPath[str]) -> protocol.EmptyResult:
    """Open a tournament for entries."""
    account = await required_account(request)
    require_may_play(account)
    await context.moderation.require_may_write(account.id)
    await context.tournaments.open(tournament, account)
    return protocol.EmptyResult()


@command(
    "/api/tournaments/{tournament:str}/enter",
    status_code=200,
    responses=refusals(*COMMAND, "barred", "rated_no_bots", "tournament_full", "banned", "bot_account"),
)
async def enter_tournament(
    request: Call, context: Context, tournament: FromPath[str], data: JSONBody[Entry]
) -> protocol.EmptyResult:
    """Enter a tournament, or let a bot enter one of one's own."""
    account = await required_account(request)
    require_may_play(account)
    if data.bot is None:
        await context.tournaments.enter(tournament, account)
    else:
        await context.tournaments.enter_bot(tournament, account, data.bot)
    return protocol.EmptyResult()


@command(
    "/api/tournaments/{tournament:str}/withdraw", status_code=200, responses=refusals(*COMMAND, "blank", "muted", "own_game")
)
async def withdraw_from_tournament(
    request: Call, context: Context, tournament: FromPath[str], data: JSONBody[Withdrawal]
) -> protocol.EmptyResult:
    """Withdraw from a tournament, or take somebody out of one of one's own. A match that is on is given up."""
    account = await required_account(request)
    if data.reason:
        await context.moderation.require_may_write(account.id)
    await context.tournaments.withdraw(tournament, account, data)
    return protocol.EmptyResult()


@command("/api/tournaments/{tournament:str}/start", status_code=200, responses=refusals(*COMMAND, "too_few_entrants"))
async def start_tournament(request: Call, context: Context, tournament: FromPath[str]) -> protocol.EmptyResult:
    """Let a tournament begin."""
    await context.tournaments.start(tournament, await required_account(request))
    return protocol.EmptyResult()


@command(
    "/api/tournaments/{tournament:str}/settle",
    status_code=200,
    responses=refusals(*COMMAND, "blank", "settled", "muted", "own_game"),
)
async def settle_pairing(
    request: Call, context: Context, tournament: FromPath[str], data: JSONBody[Settlement]
) -> protocol.EmptyResult:
    """Give a result to a table that does not come to one by itself."""
    account = await required_account(request)
    await context.moderation.require_may_write(account.id)
    await context.tournaments.settle(tournament, account, data)
    return protocol.EmptyResult()


@command(
    "/api/tournaments/{tournament:str}/extend",
    status_code=200,
    responses=refusals(*COMMAND, "blank", "muted", "round_date", "put_off_enough"),
)
async def extend_round(
    request: Call, context: Context, tournament: FromPath[str], data: JSONBody[Extension]
) -> protocol.EmptyResult:
    """Put the date of the round that is played off."""
    account = await required_account(request)
    await context.moderation.require_may_write(account.id)
    await context.tournaments.extend(tournament, account, data)
    return protocol.EmptyResult()


@command("/api/tournaments/{tournament:str}/cancel", status_code=200, responses=refusals(*COMMAND))
async def cancel_tournament(request: Call, context: Context, tournament: FromPath[str]) -> protocol.EmptyResult:
    """Cancel a tournament, or delete a draft. The matches that are on go on as any others, but for those of bots alone."""
    await context.tournaments.cancel(tournament, await required_account(request))
    return protocol.EmptyResult()


TOURNAMENT_ROUTES: list[HTTPRouteHandler] = [
    see_tournaments,
    see_tournament,
    make_tournament,
    open_tournament,
    enter_tournament,
    withdraw_from_tournament,
    start_tournament,
    settle_pairing,
    extend_round,
    cancel_tournament,
]
