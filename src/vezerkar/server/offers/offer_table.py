"""The offers of matches in the database."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Row, bindparam, delete, insert, select, update

from vezerkar.server.clocks.clock_table import keep_due
from vezerkar.server.offers.offers import MAX_KEPT, OF_A_POSITION, Offer
from vezerkar.server.storage.schema import OFFERS, SEATS


def offer_of(row: Row[Any]) -> Offer:
    """The offer of a row."""
    told = row.id, row.kind, row.seat, row.ply, row.made, row.due, row.until, row.votes, row.state, row.ended, row.back_to
    return Offer(*told, player=row.player or "", bot=row.bot or "", listed=row.listed)


def offers_of(connection: Connection, match: str) -> list[Offer]:
    """The offers of a match, the oldest first."""
    return [offer_of(row) for row in connection.execute(select(OFFERS).where(OFFERS.c.match == match).order_by(OFFERS.c.id))]


def keep_offer(connection: Connection, match: str, offer: Offer) -> None:
    """Keep an offer as it is now; one without a number is new, and the oldest one may go for it."""
    columns = {
        "kind": offer.kind,
        "seat": offer.seat,
        "ply": offer.ply,
        "made": offer.made,
        "due": offer.due,
        "until": offer.until,
        "votes": dict(offer.votes),
        "state": offer.state,
        "ended": offer.ended,
        "back_to": offer.to,
        "player": offer.player or None,
        "bot": offer.bot or None,
        "listed": offer.listed,
    }
    if offer.id:
        connection.execute(update(OFFERS).where(OFFERS.c.match == match, OFFERS.c.id == offer.id).values(columns))
    else:
        connection.execute(insert(OFFERS).values(match=match, **columns))
        known = [one.id for one in offers_of(connection, match) if one.state != "open"]
        connection.execute(delete(OFFERS).where(OFFERS.c.match == match, OFFERS.c.id.in_(known[:-MAX_KEPT])))
    keep_due(connection, match)


_STALE: Final = (
    update(OFFERS)
    .where(OFFERS.c.match == bindparam("which"), OFFERS.c.state == "open")
    .values(state="stale", ended=bindparam("moment"))
)
_STALE_OF_KINDS: Final = _STALE.where(OFFERS.c.kind.in_(bindparam("kinds", expanding=True)))


def end_offers(
    connection: Connection, match: str, at: int, *, over: bool = False, kinds: tuple[str, ...] = OF_A_POSITION
) -> None:
    """Note that something has happened at a moment which makes open offers of these kinds stale; all if the match is ``over``."""
    if over:
        stale = connection.execute(_STALE, {"which": match, "moment": at})
    else:
        stale = connection.execute(_STALE_OF_KINDS, {"which": match, "moment": at, "kinds": kinds})
    if stale.rowcount:
        keep_due(connection, match)


def expire_offers(connection: Connection, match: str, at: int) -> None:
    """Note which open offers nobody has answered in time."""
    late = update(OFFERS).where(OFFERS.c.match == match, OFFERS.c.state == "open", OFFERS.c.due <= at)
    connection.execute(late.values(state="expired", ended=at))
    keep_due(connection, match)


def drop_orders(connection: Connection, match: str, to: int) -> None:
    """Forget the answers that wait for windows of a match, and the orders given after a ply."""
    seats = update(SEATS).where(SEATS.c.match == match)
    connection.execute(seats.values(answer=None))
    connection.execute(seats.where(SEATS.c.ordered > to).values(orders=None, pass_turn=None))
