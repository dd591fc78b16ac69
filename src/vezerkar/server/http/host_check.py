"""The names the server is reached by, and which pages may write to it. A browser sends requests for any page it shows."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final
from urllib.parse import unquote_to_bytes, urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from vezerkar.server.accounts.session_cookie import check_cookie, cookie_name
from vezerkar.server.http.addresses import is_loopback
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.operation.health import HEALTH, READINESS

LOG: Final = logging.getLogger(__name__)
NAMES: Final = ("localhost",)
"""Names that every machine has for itself."""
EVERYWHERE: Final = ("0.0.0.0", "::", "")
"""Hosts that stand for all addresses of this machine."""
HARMLESS: Final = ("GET", "HEAD", "OPTIONS")
FROM_MAILS: Final = "/u/"
"""Mail programs themselves post to links that begin like this, as a form (RFC 8058). No cookie counts there, only the link."""
FOREIGN: Final = 4403
"""The close code of a socket that is opened by a page of somebody else."""


class HostCheck:
    """The names of the server: this machine's own names, the ``host`` it listens on, more ``names``, and its ``public`` address.

    Where it listens on all addresses, every address is a name, and so is that of the machine. Another name that leads here is
    none: whoever owns that could read and write by pages of theirs. Raises ValueError if ``public`` is no address of a site.
    """

    def __init__(self, host: str = NAMES[0], names: Iterable[str] = (), public: str = "") -> None:
        self.public = _origin(public) if public else ""
        self.https = self.public.startswith("https:")
        self._names = {*NAMES, host.lower(), *(name.lower() for name in names)}
        self._everywhere = host in EVERYWHERE
        if self._everywhere:
            machine = socket.gethostname().lower()
            short = machine.partition(".")[0]
            self._names |= {machine, short, f"{short}.local"}
        if public:
            self._names.add(urlsplit(self.public).hostname or "")

    def knows(self, host: str) -> bool:
        """Return True if a request for this host is for this server."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        name = name.rstrip(".")
        return bool(name) and (name in self._names or is_loopback(name) or (self._everywhere and _is_address(name)))

    def trusts(self, origin: str, host: str) -> bool:
        """Return True if pages of this origin are this server's own. ``host`` is the host that the request asked for."""
        if origin == self.public != "":
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        return parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower()

    def check(self, scope: Scope) -> None:
        """Raise the refusal that fits a request which is not for this table, or which the page of somebody else has sent."""
        # No name of anything has this character, and PostgreSQL cannot even be asked for one.
        if "\0" in scope["path"]:
            raise ApiError("not_found")
        if b"\0" in unquote_to_bytes(scope["query_string"]):
            raise ApiError("malformed", detail="a query has no character U+0000")
        headers = Headers.from_scope(scope)
        # RFC 9112, 3.2: more than one is no request. Not everything that reads requests looks at that.
        hosts, origin = headers.getall("host", []), headers.get("origin")
        host = ", ".join(hosts)
        if len(hosts) != 1 or not self.knows(host):
            raise ApiError("wrong_host", host=host[:80])
        # A socket has no method, and is what commands may come by.
        method = str(dict(scope).get("method", ""))
        if method in HARMLESS:
            return
        if origin is not None and not self.trusts(origin, host):
            raise ApiError("origin")
        if method and _kind(headers) != "application/json" and not scope["path"].startswith(FROM_MAILS):
            raise ApiError("not_json")
        # Who listens on the way to a plain page could change it: with TLS only the page that came by TLS counts.
        check_cookie(scope, cookie_name(self.https), self.public if self.https else "")


def host_check_middleware(host_check: HostCheck, app: ASGIApp) -> ASGIApp:
    """An application behind the check of a site."""

    async def check(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] in (HEALTH, READINESS):
            # Whoever watches over machines asks them by whatever address they have, and learns nothing of a match.
            await app(scope, receive, send)
            return
        _forwarded(scope)
        try:
            host_check.check(scope)
        except ApiError as api_error:
            if scope["type"] != ScopeType.WEBSOCKET:
                raise
            LOG.info("a socket is refused: %s", api_error.code)
            await receive()
            await send({"type": "websocket.close", "code": FOREIGN, "reason": api_error.code})
            return
        await app(scope, receive, send)

    return check


def _forwarded(scope: Scope) -> None:
    told = Headers.from_scope(scope).get("x-forwarded-for", "")
    client = scope.get("client")
    # What a trusted proxy tells has become the address of the client already.
    if told and client is not None and client[0] not in told:
        LOG.warning("%s forwards requests, but is no trusted proxy: see --trusted-proxies", client[0])


def _kind(headers: Headers) -> str:
    return headers.get("content-type", "").partition(";")[0].strip().lower()


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _origin(address: str) -> str:
    parts = urlsplit(address)
    if (
        parts.scheme not in ("http", "https")
        or not parts.hostname
        or parts.path not in ("", "/")
        or parts.query
        or parts.username
    ):
        raise ValueError(f"{address!r} is no address of a site, as https://table.example is")
    return f"{parts.scheme}://{parts.netloc}".lower()
