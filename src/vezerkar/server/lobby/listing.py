"""Open tables: what the lobby says of a match that anybody may join, and how many one may open."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, Protocol

from vezerkar.server.http.addresses import is_loopback, limit_key
from vezerkar.server.http.api_errors import ApiError

TABLES_OF_ADDRESS: Final = 2
"""Open tables of one address that may wait for people at the same time."""
TABLES_OF_ACCOUNT: Final = 5
"""The same, of one account."""


@dataclass(frozen=True, slots=True)
class TableLimit:
    """The most tables of one maker that may wait for people, and the name under which they are counted."""

    counted_as: str
    most: int


def table_limit(account: int | None, address: str) -> TableLimit | None:
    """The limit of somebody with this account, if there is one, at this address; None on the machine of the server itself."""
    if account is not None:
        return TableLimit(maker_of(account), TABLES_OF_ACCOUNT)
    # A local socket has no address.
    if not address or is_loopback(address):
        return None
    return TableLimit(f"address {limit_key(address)}", TABLES_OF_ADDRESS)


def maker_of(account: int) -> str:
    """Return the name under which the tables of an account are counted."""
    return f"account {account}"


class HasKind(Protocol):
    """A seat that is ``open``, or not."""

    @property
    def kind(self) -> str:
        """Return who sits there: ``human``, ``bot`` or ``open``."""
        ...


@dataclass(frozen=True, slots=True)
class Listing:
    """An open table: the line of its maker ``about`` it, the language it was made in, the maker's name, and whether that is the
    name of an account.

    It is ``gathering`` until every seat is taken, and nobody acts before. ``limit`` is that of its maker, when it is opened.
    Who may join a rated one has a rating from ``rating_from`` to ``rating_to``, as it is shown; None: it does not matter.
    """

    about: str
    lang: str
    maker_name: str
    by_account: bool
    limit: TableLimit | None = None
    gathering: bool = True
    rating_from: int | None = None
    rating_to: int | None = None

    def with_seats(self, seats: Iterable[HasKind]) -> Listing:
        """The same with these seats, which are all of the match."""
        return self if has_room(seats) else replace(self, gathering=False)


def has_room(seats: Iterable[HasKind]) -> bool:
    """Return True if one of these seats is open."""
    return any(one.kind == "open" for one in seats)


def check_offer(seats: Iterable[HasKind]) -> None:
    """Raise `ApiError` if nobody can join a table with these seats."""
    if not has_room(seats):
        raise ApiError("malformed", detail="'listing' is 'open': then a seat must be 'open'")
