"""Words of somebody who is gone: lines of chat, and what a table was listed with."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, delete, or_, update

from vezerkar.server.accounts.former_player import FORMER_PLAYER
from vezerkar.server.lobby.listing import maker_of
from vezerkar.server.storage.schema import CHAT, LISTINGS


def erase_words(connection: Connection, match: str, account: int, names: Collection[str] = (), maker: bool = False) -> None:
    """Delete what an account has said in a match, also under these names before it kept its seat.

    ``maker``: it has made the match, which is listed in the lobby no more. Nor is one that it has offered there otherwise.
    """
    own = or_(CHAT.c.account == account, CHAT.c.name.in_(names))
    nothing = {"name": FORMER_PLAYER, "text": FORMER_PLAYER, "account": None}
    connection.execute(update(CHAT).where(CHAT.c.match == match, own).values(nothing))
    offered = delete(LISTINGS).where(LISTINGS.c.match == match)
    connection.execute(offered if maker else offered.where(LISTINGS.c.maker == maker_of(account)))
