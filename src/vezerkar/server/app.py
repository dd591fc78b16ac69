"""The web table as an ASGI application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin
from prometheus_client import Gauge

from vezerkar.server.accounts.account_services import AccountServices
from vezerkar.server.bot_api.streams import Streams
from vezerkar.server.bots.bot_workers import BotExecutor, BotWorkerPool, Thinkers
from vezerkar.server.bots.thinking_time import ThinkingTime
from vezerkar.server.clocks.flag_watch import FlagWatch
from vezerkar.server.context import ServerContext
from vezerkar.server.hints.assistance import Assistance
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.dependencies import DEPENDENCIES
from vezerkar.server.http.error_handlers import on_any, on_api_error, on_http
from vezerkar.server.http.headers import secure_headers
from vezerkar.server.http.host_check import HostCheck, host_check_middleware
from vezerkar.server.http.limits import Limits
from vezerkar.server.http.route_kinds import AS_IT_IS
from vezerkar.server.http.typed_request import TypedRequest
from vezerkar.server.http.viewer_header import tell_viewer
from vezerkar.server.jobs.job_kinds import job_kinds
from vezerkar.server.jobs.job_runner import JobRunner
from vezerkar.server.jobs.retention import Retention, first_sweep
from vezerkar.server.mail.mail_settings import MailSettings
from vezerkar.server.matches.auto_player import AutoPlayer
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.match_socket import live
from vezerkar.server.matches.subscribers import Subscribers
from vezerkar.server.notices.bell_socket import live_bell
from vezerkar.server.notices.notice_services import Deliveries, NoticeServices
from vezerkar.server.notices.notices import DELAYS, Delays
from vezerkar.server.notices.public_post import PublicPost
from vezerkar.server.open_data.archivist import archive_job
from vezerkar.server.operation.administration import Doctor
from vezerkar.server.operation.health import Health
from vezerkar.server.operation.log_context import log_context_middleware
from vezerkar.server.operation.metrics import (
    BOT_QUEUE,
    DISK_FREE,
    LINK_UP,
    MATCH_SESSION_BYTES,
    MATCH_SESSIONS,
    SHARDS_DRIVEN,
    gauged,
    measure_loop_lag,
)
from vezerkar.server.processes.link import Link
from vezerkar.server.routes import ROUTES
from vezerkar.server.rules.rules_archives import RulesArchives
from vezerkar.server.rules.upgrade_job import upgrade_job
from vezerkar.server.storage.database_files import disk_free
from vezerkar.server.storage.store import Store

Lifespan: TypeAlias = Callable[[Litestar], AbstractAsyncContextManager[None]]

MAX_BODY_BYTES: Final = 64 * 1024
"""The largest body that is read."""


def create_app(
    db_url: str,
    *,
    bots: Thinkers | None = None,
    bot_delay: float = 0.6,
    limits: Limits | None = None,
    host_check: HostCheck | None = None,
    health: Health | None = None,
    retention: Retention | None = None,
    processes: Callable[[], int] | None = None,
    rules: Path | None = None,
    open_data: Path | None = None,
    mail: MailSettings | None = None,
    pooler: str = "",
    delays: Delays = DELAYS,
    public_post: PublicPost | None = None,
    push_services: Sequence[str] = (),
    doctor: Doctor | None = None,
) -> Litestar:
    """The web table on this database.

    ``bots`` finds the moves of bots (worker processes, unless said otherwise), ``bot_delay`` is the least number of seconds a
    bot's action takes, so that people can follow. ``host_check`` says what the table is called; without it, it is for this
    machine alone. Whoever ends the process may say so beforehand in ``health``. ``retention`` says for how long matches are kept
    in which nobody moves, ``processes`` how many living processes of this table share the limits (by default those on its
    database). ``rules`` is the folder of archives for matches that former versions of the rules wrote, ``open_data`` that of the
    archives of public games, without which none are made.
    ``mail`` is the mail server, without which no mail is sent. ``pooler`` is the URL of one through which matches are written;
    whatever needs a connection of its own goes to the database itself. ``delays`` says how long people have to come by themselves
    before they are sent notices. ``public_post`` posts to addresses of users: to the public network alone, unless said otherwise.
    ``push_services`` are names of push services besides those of browsers. ``doctor`` looks for what is wrong, for admins.
    """
    ready = health or Health()
    host_check = host_check or HostCheck()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        def on_change(session: MatchSession) -> None:
            subscribers.notify(session)
            streams.changed(session)
            auto_player.wake(session)

        allowed, streams = limits or Limits(), Streams()
        store = Store(db_url, pooler)
        archives = RulesArchives(rules, files=store.user_files)
        match_service = MatchService(store, on_change, bot_limits=allowed.bots, archives=archives, delays=delays)
        subscribers = Subscribers(
            lambda session: auto_player.wake(session), lambda session: match_service.on_presence(session, False)
        )
        executor = bots or BotWorkerPool()
        warming = asyncio.create_task(_warm(executor))
        measuring = asyncio.create_task(measure_loop_lag())
        shared_by = processes or (lambda: link.processes)
        thinking = ThinkingTime(allowed.thinking, match_service.clock, shared_by)
        auto_player = AutoPlayer(match_service, executor, bot_delay, subscribers.is_watched, thinking)
        app.state.link = link = link_of(match_service, auto_player)
        accounts = AccountServices.of(match_service, allowed, host_check, mails=mail is not None)
        notices = NoticeServices.of(match_service)
        link.on_ended_session, link.on_bell = accounts.session_sockets.ended, notices.bells.ring
        app.state.context = context = ServerContext(
            match_service,
            subscribers,
            Assistance.of(match_service, executor, auto_player.queue),
            streams,
            allowed,
            ready,
            accounts,
            notices,
            host_check.public,
            open_data,
            shared_by,
        )
        app.state.deliveries = deliveries = Deliveries.of(
            match_service,
            notices,
            accounts.addresses,
            context.my_matches,
            mail,
            host_check.public,
            public_post,
            push_services,
        )
        context.administration.doctor = doctor
        context.webhooks, context.push = deliveries.webhooks, deliveries.push

        async def warmed() -> bool:
            return warming.done()

        async def linked() -> bool:
            return link.up

        ready.require("database", match_service.answers)
        ready.require("bots", warmed)
        ready.require("link", linked)
        readings: dict[Gauge, Callable[[], float]] = {
            MATCH_SESSIONS: lambda: len(match_service.held),
            MATCH_SESSION_BYTES: lambda: sum(session.size for session in match_service.held),
            BOT_QUEUE: lambda: len(auto_player.queue),
            DISK_FREE: lambda: disk_free(db_url),
            LINK_UP: lambda: float(link.up),
            SHARDS_DRIVEN: lambda: len(auto_player.shards),
        }
        # Whoever gives up waiting for the bots does not end their start.
        link.start(asyncio.shield(warming))
        job_runner = JobRunner(
            match_service.store.jobs,
            match_service.in_order,
            job_kinds(match_service, retention or Retention(), deliveries, open_data),
        )
        await match_service.add_jobs([first_sweep(), upgrade_job(), *([archive_job()] if open_data else [])])
        await job_runner.start()
        match_service.on_jobs = accounts.mail.on_jobs = job_runner.wake
        match_service.on_news = notices.bells.ring
        flag_watch = FlagWatch(match_service, lambda: auto_player.shards)
        await flag_watch.start()
        accounts.session_sockets.start()
        try:
            with gauged(readings):
                yield
        finally:
            streams.close()
            measuring.cancel()
            await accounts.session_sockets.stop()
            await flag_watch.stop()
            await job_runner.stop()
            await link.hand_over()
            await auto_player.stop()
            await warming
            context.page_renderer.close()
            accounts.accounts.close()
            match_service.close()

    return application(lifespan, host_check)


class Application(Litestar):
    """Litestar with the plugin of msgspec alone, which all routes speak.

    Typer brings pydantic along, and Litestar loads a plugin for each such library that it finds: a twentieth of a start.
    """

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


def application(lifespan: Lifespan, host_check: HostCheck) -> Litestar:
    """The routes of every table, with what one of them works with while it runs."""
    return Application(
        route_handlers=[*ROUTES, live, live_bell],
        request_class=TypedRequest,
        dependencies=DEPENDENCIES,
        lifespan=[lifespan],
        before_send=[secure_headers(https=host_check.https), tell_viewer],
        middleware=[log_context_middleware, partial(host_check_middleware, host_check)],
        exception_handlers={ApiError: on_api_error, HTTPException: on_http, Exception: on_any},
        request_max_body_size=MAX_BODY_BYTES,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1024, exclude_opt_key=AS_IT_IS),
        openapi_config=None,
        logging_config=None,
    )


def link_of(match_service: MatchService, auto_player: AutoPlayer) -> Link:
    """The link of this process to its database, and through it to others."""
    store = match_service.store
    if not store.shared:
        return Link(match_service, auto_player)
    # The driver is there, for the store has it, too; it is not where there is no PostgreSQL.
    from vezerkar.server.processes.postgres_link import PostgresLink

    return PostgresLink(match_service, auto_player, store.url, store.process)


async def _warm(executor: BotExecutor) -> None:
    if isinstance(executor, BotWorkerPool):
        await executor.warm()
