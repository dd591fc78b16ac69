"""Parts that answers about accounts have in common: the account as its holder sees it, and the cookies of a browser."""

from __future__ import annotations

from typing import Final, TypeVar

from litestar import Response
from litestar.datastructures import Cookie

from vezerkar.server.accounts.account_changes import name_until
from vezerkar.server.accounts.account_messages import AccountInfo, Me
from vezerkar.server.accounts.account_table import SESSION_DAYS
from vezerkar.server.accounts.accounts import SignedIn, browser_of
from vezerkar.server.accounts.device_table import DEVICE_DAYS
from vezerkar.server.http.addresses import network_of
from vezerkar.server.http.dependencies import Call, address, context_of
from vezerkar.server.storage.moments import DAY_MICROS, written

T = TypeVar("T")
COOKIE_SECONDS: Final = SESSION_DAYS * DAY_MICROS // 1_000_000
DEVICE_SECONDS: Final = DEVICE_DAYS * DAY_MICROS // 1_000_000


def me(found: SignedIn) -> Me:
    """Return the account as its holder sees it."""
    until = name_until(found.account.renamed)
    return Me(AccountInfo(found.account.name, found.account.role, written(until) if until else ""))


def agent_of(request: Call) -> str:
    """Return the header in which a browser says what it is."""
    return request.headers.get("User-Agent", "")


def device_of(request: Call) -> str | None:
    """Return the cookie by which a browser is known as one in which somebody has signed in, if it has one."""
    return request.cookies.get(context_of(request).accounts.device_cookie) or None


async def others_here(request: Call, account: int | None) -> set[int]:
    """Return the accounts, but for this one, in which somebody has signed in in the browser that asks."""
    device = device_of(request)
    return set() if device is None else await context_of(request).guesses.accounts_in(device) - {account}


async def known_device(request: Call, account: int) -> Cookie:
    """Return the cookie by which a browser is known from now on as one of the holder of an account."""
    context = context_of(request)
    about = ", ".join(one for one in (browser_of(agent_of(request)), network_of(address(request))) if one)
    token = await context.guesses.know(account, device_of(request), about)
    # The holder is told of a new one.
    context.told(account)
    return _cookie(request, context.accounts.device_cookie, token, DEVICE_SECONDS)


def with_cookie(request: Call, content: T, token: str, status: int = 200, *more: Cookie) -> Response[T]:
    """Return an answer that sets the cookie of a session; an empty ``token`` takes it away."""
    cookie = _cookie(request, context_of(request).accounts.cookie, token, COOKIE_SECONDS if token else 0)
    return Response(content, status_code=status, headers={"Cache-Control": "no-store"}, cookies=[cookie, *more])


def _cookie(request: Call, name: str, token: str, seconds: int) -> Cookie:
    secure = context_of(request).accounts.secure
    return Cookie(name, value=token, max_age=seconds, path="/", secure=secure, httponly=True, samesite="lax")
