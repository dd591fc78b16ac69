"""The HTTP API of offers, as docs/http-api.md describes it."""

from __future__ import annotations

from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from vezerkar.server.http.openapi import COMMAND, refusals
from vezerkar.server.http.route_kinds import PROGRAMS_TOO, Commanding, command
from vezerkar.server.offers.offer_messages import NewOffer, OfferAnswer, OfferResult
from vezerkar.server.offers.offer_service import answer, propose


@command(
    "/api/matches/{match:str}/offers",
    status_code=200,
    responses=refusals(
        *(*COMMAND, "stale", "over", "gathering", "no_draw", "no_clock", "paused", "not_paused", "offer_open", "in_tournament"),
        *("former_rules", "too_far_back", "nothing_to_take_back", "not_vanished", "rated_no_bots"),
    ),
)
async def make_offer(commander: Commanding, data: JSONBody[NewOffer]) -> OfferResult:
    """Offer the others something that all must agree to."""
    session = commander.session_for(data.seat)
    offer = await propose(commander.context.match_service, session, commander.viewer, data)
    return OfferResult(str(offer.id), offer.state)


@command(
    "/api/matches/{match:str}/offers/{offer:int}",
    status_code=200,
    opt=PROGRAMS_TOO,
    responses=refusals(*COMMAND, "unknown_offer", "stale", "offer_gone", "former_rules"),
)
async def answer_offer(commander: Commanding, offer: FromPath[int], data: JSONBody[OfferAnswer]) -> OfferResult:
    """Answer an offer, or withdraw one's own."""
    found = await answer(commander.context.match_service, commander.session, commander.viewer, offer, data)
    return OfferResult(str(found.id), found.state)


OFFER_ROUTES: list[HTTPRouteHandler] = [make_offer, answer_offer]
