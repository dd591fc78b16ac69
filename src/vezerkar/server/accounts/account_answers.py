"""Parts that answers about accounts have in common: the account as its holder sees it, and the cookie of the session."""

from __future__ import annotations

from typing import Final, TypeVar

from litestar import Response
from litestar.datastructures import Cookie

from vezerkar.server import protocol
from vezerkar.server.accounts.account_changes import name_until
from vezerkar.server.accounts.account_table import DAY, SESSION_DAYS
from vezerkar.server.accounts.accounts import SignedIn
from vezerkar.server.http.dependencies import Call, context_of
from vezerkar.server.storage.store import written

T = TypeVar("T")
COOKIE_SECONDS: Final = SESSION_DAYS * DAY // 1_000_000


def me(found: SignedIn) -> protocol.Me:
    """Return the account as its holder sees it."""
    until = name_until(found.account.renamed)
    return protocol.Me(protocol.AccountInfo(found.account.name, found.account.role, written(until) if until else ""))


def agent_of(request: Call) -> str:
    """Return the header in which a browser says what it is."""
    return request.headers.get("User-Agent", "")


def with_cookie(request: Call, content: T, token: str, status: int = 200) -> Response[T]:
    """Return an answer that sets the cookie of a session; an empty ``token`` takes it away."""
    accounts = context_of(request).accounts
    cookie = Cookie(
        accounts.cookie,
        value=token,
        max_age=COOKIE_SECONDS if token else 0,
        path="/",
        secure=accounts.secure,
        httponly=True,
        samesite="lax",
    )
    return Response(content, status_code=status, headers={"Cache-Control": "no-store"}, cookies=[cookie])
