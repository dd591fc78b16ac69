"""The end of invitations by name when seats are taken: it stands in the transaction that takes them."""

from __future__ import annotations

from sqlalchemy import Connection, and_, case, exists, literal, update

from vezerkar.server.storage.schema import INVITATIONS, SEATS


def settle_invitations(connection: Connection, match: str) -> None:
    """Note which invitations of a match have led to their seats, and that those to other seats that are taken are void.

    They do not stand again if the seat is left later.
    """
    here = SEATS.c.match == match, SEATS.c.seat == INVITATIONS.c.party
    open_still = exists().where(*here, SEATS.c.kind == "open").correlate(INVITATIONS)
    own = exists().where(*here, SEATS.c.kind == "human", SEATS.c.account == INVITATIONS.c.account).correlate(INVITATIONS)
    standing = and_(INVITATIONS.c.match == match, INVITATIONS.c.state == "sent", ~open_still)
    connection.execute(update(INVITATIONS).where(standing).values(state=case((own, literal("taken")), else_=literal("gone"))))
