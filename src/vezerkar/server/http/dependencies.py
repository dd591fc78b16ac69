"""Objects that Litestar passes to the handlers that name them: context, language, the reader of a match, its commander.

No provider calls for another: each step through Litestar costs more than the providers do themselves, and two at once would be
started as tasks. Limits come before the request: they count it before its body is read, and unlike guards cost no copy of the
handler.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Any, Final, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.params import FromPath, FromQuery, HeaderParameter, SkipValidation

from vezerkar.server import protocol
from vezerkar.server.accounts.account_table import Account
from vezerkar.server.accounts.accounts import SignedIn
from vezerkar.server.bot_api.bot_messages import Scope
from vezerkar.server.bot_api.token_table import Bearer
from vezerkar.server.bot_api.tokens import hash_api_token, sent_token
from vezerkar.server.care.moderation import require_may_play
from vezerkar.server.context import ServerContext
from vezerkar.server.http.addresses import is_loopback
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.language import preferred
from vezerkar.server.http.limits import Limiter
from vezerkar.server.http.viewer_header import note_viewer
from vezerkar.server.lobby.my_matches import MAX_KEYS
from vezerkar.server.matches import seat_service
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.viewer import Viewer

Call: TypeAlias = Request[Any, Any, Any]
Language: TypeAlias = SkipValidation[str]
Lang: TypeAlias = FromQuery[protocol.Lang | None]
Accepted: TypeAlias = Annotated[str, HeaderParameter(name="Accept-Language")]
Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]


OF_PROXIES: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via")
"""Headers of requests that a proxy sends on."""
BY_PROGRAMS: Final = "by_programs"
"""Marks routes of commands in a match that the program of a bot may give; of others it may give none."""


@dataclass(frozen=True, slots=True)
class Reader:
    """A viewer of a match: the session, the seat that looks, and the language."""

    context: ServerContext
    language: str
    session: MatchSession
    viewer: Viewer

    @property
    def account(self) -> int | None:
        """The account that keeps the seats of whoever looks, also if they come with a key."""
        return self.session.assignments[self.viewer.seats[0]].account if self.viewer.seats else None


@dataclass(frozen=True, slots=True)
class Commander(Reader):
    """A reader who may also command in the match, and the key or the token of a session that allows it."""

    key: str

    def session_for(self, seat: str) -> MatchSession:
        """The match, for a command of this seat. Raises `ApiError` if the key does not hold it."""
        if seat not in self.viewer.seats:
            raise ApiError("not_your_seat")
        return self.session


def address(connection: Connection) -> str:
    """Return the address that a request comes from, or "" if it is not known."""
    return connection.client.host if connection.client else ""


def from_this_machine(connection: Connection) -> bool:
    """Return True if a request comes from the machine of the table itself, and no proxy has sent it on for somebody else."""
    return is_loopback(address(connection)) and not any(header in connection.headers for header in OF_PROXIES)


def context_of(connection: Connection) -> ServerContext:
    """Return the context that the handlers work with."""
    found = connection.app.state.context
    assert isinstance(found, ServerContext)
    return found


def limited(limiter: Callable[[ServerContext], Limiter]) -> Callable[[Call], Awaitable[None]]:
    """Return a hook that counts the requests of an address before they are read."""

    async def spend(request: Call) -> None:
        limiter(context_of(request)).spend(address(request))

    return spend


def key_of(request: Call) -> str | None:
    """The key a request carries. Raises `ApiError`."""
    header = request.headers.get("Authorization")
    if header is None:
        return None
    scheme, _, key = header.partition(" ")
    if scheme.lower() != "bearer" or not key:
        raise ApiError("malformed", detail="Authorization: Bearer KEY")
    return key.strip()


def keys_of(request: Call) -> list[str]:
    """The keys a request about one's matches carries, each counted as a read. Raises `ApiError`."""
    keys = list(dict.fromkeys(key.strip() for key in required_key(request).split(",")))
    if not all(keys) or len(keys) > MAX_KEYS:
        raise ApiError("malformed", detail=f"Authorization: Bearer KEY,KEY,... with at most {MAX_KEYS} keys")
    for _ in keys:
        context_of(request).reads.spend(address(request))
    return keys


def required_key(request: Call) -> str:
    """The key a command carries. Raises `ApiError`."""
    key = key_of(request)
    if key is None:
        raise ApiError("bad_key")
    return key


def token_of(connection: Connection) -> str | None:
    """The token of the session of a browser, if it has one. Where a program speaks with a token of its own, cookies count for
    nothing.
    """
    if sent_token(connection.headers) is not None:
        return None
    return connection.cookies.get(context_of(connection).accounts.cookie) or None


async def signed_in(connection: Connection) -> SignedIn | None:
    """Return whose browser this is, or None for a guest's. Raises `ApiError`."""
    return await context_of(connection).accounts.signed_in(token_of(connection))


async def account_of(connection: Connection) -> int | None:
    """Return the account of the browser that asks; None: a guest, or a program. Raises `ApiError`."""
    found = await signed_in(connection)
    return None if found is None else found.account.id


async def refuse_twin(request: Call, reader: Reader) -> None:
    """Raise `ApiError` if a match was set up like one that counts, in which the holder of the seat or of the browser sits now."""
    if reader.session.placed:
        accounts = {account for account in (reader.account, await account_of(request)) if account is not None}
        await reader.context.twins.refuse(reader.session, accounts)


async def required_sign_in(connection: Connection) -> SignedIn:
    """Return whose browser this is. Raises `ApiError`."""
    found = await signed_in(connection)
    if found is None:
        raise ApiError("sign_in")
    return found


async def bearer(connection: Connection) -> Bearer | None:
    """Return whose program this is, and count what it asks for; None: the request carries no token. Raises `ApiError`."""
    token = sent_token(connection.headers)
    if token is None:
        return None
    context = context_of(connection)
    found: Bearer | None = await context.match_service.in_order(context.tokens.bearer, hash_api_token(token))
    if found is None:
        raise ApiError("bad_token")
    context.token_calls.spend(f"token {found.token}")
    return found


async def required_bearer(connection: Connection, scope: Scope = "bot:play") -> Bearer:
    """Return whose program this is, and require that its token is for this. Raises `ApiError`."""
    found = await bearer(connection)
    if found is None:
        raise ApiError("bad_token")
    if found.scope not in (scope, "bot:play"):
        raise ApiError("token_scope", scope=found.scope)
    return found


def require_person(connection: Connection) -> None:
    """Raise `ApiError` if a program asks: its token does not let it do what people do to one another."""
    if sent_token(connection.headers) is not None:
        raise ApiError("sign_in")


async def reading_account(connection: Connection) -> Account:
    """Return the account of who reads, by a session or the token of a program. Raises `ApiError`."""
    found = await bearer(connection)
    return (await required_sign_in(connection)).account if found is None else found.account


async def signed_in_to_play(connection: Connection) -> SignedIn | None:
    """Return who wants to begin or join a match, or None for a guest. Raises `ApiError`."""
    if sent_token(connection.headers) is not None:
        # No guest comes of a program by mistake: bots are challenged, and programs of people only read.
        raise ApiError("sign_in")
    found = await signed_in(connection)
    if found is not None:
        require_may_play(found.account)
    return found


def provide_context(request: Call) -> ServerContext:
    """Return the context that the handlers work with."""
    return context_of(request)


def provide_language(lang: Lang = None, accepted: Accepted = "") -> str:
    """The language to answer in: that asked for, else the best of those accepted, else English."""
    return lang or preferred(accepted)


async def provide_reader(
    request: Call, match: FromPath[str], seat: FromQuery[str | None] = None, lang: Lang = None, accepted: Accepted = ""
) -> Reader:
    """Return the viewer of a match, who sees it as the requested seat does. Raises `ApiError`."""
    language = provide_language(lang, accepted)
    context = context_of(request)
    session = await context.match_service.session(match)
    program = await bearer(request)
    key = key_of(request) if program is None else None
    # A key says more exactly who looks than the browser it comes from.
    found = await signed_in(request) if key is None else None
    async with session.lock:
        held = session.key(key) if key is not None else None
        if found is not None:
            held = session.account_key(found.account.id)
        if program is not None:
            held = session.account_key(program.account.id)
        if held is not None:
            note_viewer(request, "token" if program is not None else "session" if key is None else "key")
        account = None if found is None else found.account.id
        return Reader(context, language, session, session.viewer(held, seat, account=account))


async def provide_commander(request: Call, match: FromPath[str], lang: Lang = None, accepted: Accepted = "") -> Commander:
    """Return the commander of a match, to whom the key belongs. Raises `ApiError`."""
    language = provide_language(lang, accepted)
    context = context_of(request)
    session = await context.match_service.session(match)
    program = await bearer(request)
    if program is not None:
        if not program.plays or not request.route_handler.opt.get(BY_PROGRAMS):
            raise ApiError("token_scope", scope=program.scope)
        viewer = await seat_service.authorize_account(context.match_service, session, program.account.id)
        note_viewer(request, "token")
        return Commander(context, language, session, viewer, program.hash)
    key = key_of(request)
    if key is not None:
        note_viewer(request, "key")
        return Commander(context, language, session, await seat_service.authorize(context.match_service, session, key), key)
    found = await signed_in(request)
    if found is None:
        raise ApiError("bad_key")
    viewer = await seat_service.authorize_account(context.match_service, session, found.account.id)
    note_viewer(request, "session")
    return Commander(context, language, session, viewer, found.token)


COMMANDS: Final = limited(lambda context: context.commands)
READS: Final = limited(lambda context: context.reads)
DRAFTS: Final = limited(lambda context: context.drafts)
WHAT_IFS: Final = limited(lambda context: context.what_ifs)
ADVICE: Final = limited(lambda context: context.advice)
SIGNING_IN: Final = limited(lambda context: context.sign_ins)
MAILS: Final = limited(lambda context: context.mails)
REGISTERING: Final = limited(lambda context: context.registrations)
REPORTS: Final = limited(lambda context: context.reports)
JOINS: Final = limited(lambda context: context.joins)
MATCHES: Final = limited(lambda context: context.matches)

DEPENDENCIES: Final = {
    "context": Provide(provide_context, sync_to_thread=False),
    "language": Provide(provide_language, sync_to_thread=False),
    "reader": Provide(provide_reader),
    "commander": Provide(provide_commander),
}
"""By the names under which handlers ask for them."""
