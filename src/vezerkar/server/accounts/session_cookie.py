"""The cookie by which a browser is signed in, and what a request with it must show.

A browser sends the cookie along whatever page has made it send the request. So that no page of somebody else commands in the name
of a person, a request that changes something says by a header that it is of this table's page, and the browser says so, too.
"""

from __future__ import annotations

from typing import Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import Scope

from vezerkar.server.bot_api.tokens import sent_token
from vezerkar.server.http.api_errors import ApiError

MARK: Final = "x-vezerkar"
"""The header with which a page marks what it sends: without leave of this table, no page of another site can set it."""
OWN_SITE: Final = "same-origin"


def cookie_name(secure: bool) -> str:
    """Return what the cookie is called; ``secure``: this table is reached by TLS."""
    # A cookie with this prefix comes from this very site, and by TLS alone.
    return "__Host-vezerkar" if secure else "vezerkar"


def device_cookie_name(secure: bool) -> str:
    """Return what the cookie is called by which a browser is known as one in which somebody has signed in."""
    return f"{cookie_name(secure)}-device"


def check_cookie(scope: Scope, cookie: str, public: str = "") -> None:
    """Raise `ApiError` if a request or a socket carries the ``cookie``, and may be of a page of somebody else.

    If there is an ``Origin``, it is known by now to be of one of the table's own names; if there is a ``public`` one, it must be
    that.
    """
    headers = Headers.from_scope(scope)
    command = scope["type"] != ScopeType.WEBSOCKET
    site = headers.get("sec-fetch-site") if command else None
    if site not in (None, OWN_SITE):
        # Browsers tell this of themselves; no page can change it.
        raise ApiError("origin")
    # As the server reads cookies elsewhere: what is no cookie here is none there.
    if not ASGIConnection(scope).cookies.get(cookie) or sent_token(headers) is not None:
        # The cookie counts for nothing beside the token of a program, which no browser sends by itself.
        return
    origin = headers.get("origin")
    if (site is None and origin is None) or (public and origin not in (None, public)):
        raise ApiError("origin")
    if command and headers.get(MARK) != "1":
        raise ApiError("unmarked")
