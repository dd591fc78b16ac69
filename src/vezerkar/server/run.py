"""Open the table to the network."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import webbrowser
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import wait
from pathlib import Path
from threading import Thread
from types import FrameType
from typing import Final

import uvicorn
from litestar import Litestar
from sqlalchemy.engine import make_url
from sqlalchemy.exc import NoSuchModuleError, SQLAlchemyError

from vezerkar import registry
from vezerkar.server.app import MAX_BODY_BYTES, create_app
from vezerkar.server.bots.bot_workers import BotWorkerPool
from vezerkar.server.context import ServerContext
from vezerkar.server.http.addresses import Proxies
from vezerkar.server.http.connection_limits import MAX_CONNECTIONS, ConnectionLimits, limited_protocol
from vezerkar.server.http.host_check import HostCheck
from vezerkar.server.http.limits import Limits
from vezerkar.server.jobs.retention import Retention
from vezerkar.server.mail.mail_settings import MailSettings
from vezerkar.server.operation.administration import Doctor
from vezerkar.server.operation.health import Health
from vezerkar.server.operation.logs import configure_logs
from vezerkar.server.operation.metrics import metrics_served
from vezerkar.server.operation.runtime_tuning import tune_runtime, without_collection
from vezerkar.server.processes.link import Link
from vezerkar.server.processes.supervisor import Supervisor
from vezerkar.server.settings import BadSetting
from vezerkar.server.storage.database_engine import pooler_fault
from vezerkar.server.storage.database_files import DatabaseInUse, held, not_writable, others_may_read, private_files
from vezerkar.server.storage.store import Store

try:
    import resource
except ImportError:  # there are systems without such limits
    resource = None  # type: ignore[assignment]


LOG: Final = logging.getLogger(__name__)
MAX_WAITING_CONNECTIONS: Final = 2048
"""Connections that may wait to be accepted."""
MAX_PORT: Final = 65_535


@dataclass(frozen=True, slots=True)
class NetworkSettings:
    """The network before the server: more names of its machine, its public address, and proxies that may speak for others."""

    names: tuple[str, ...] = ()
    public: str = ""
    proxies: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class OperationSettings:
    """Arrangements for whoever runs the table: the form of the log, the least that is written to it, the port at which programs
    of this machine read its numbers (None: at none), for how many seconds SIGTERM only makes it unready, for how many days
    matches are kept in which nobody moves, the folder of archives of former rules, that of open data, the mail server, the URL
    of the pooler that stands before the database, names of push services besides those of browsers, and what looks for faults
    when an admin asks.
    """

    log: str = "auto"
    log_level: str = "warning"
    metrics_port: int | None = None
    drain: float = 0.0
    retention: Retention | None = None
    rules: Path | None = None
    open_data: Path | None = None
    mail: MailSettings | None = None
    pooler: str = ""
    push_services: tuple[str, ...] = ()
    doctor: Doctor | None = None


def default_database() -> str:
    """A database in the user's own data folder, which is made if it is not there."""
    folder = data_folder()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'table.db'}"


def default_rules() -> Path:
    """The folder of archives of rules in the user's own data folder. It need not be there."""
    return data_folder() / "rules"


def data_folder() -> Path:
    """The user's own data folder."""
    base = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA") or Path.home() / ".local" / "share"
    return Path(base) / "vezerkar"


def serve(
    host: str,
    port: int,
    db: str,
    open_browser: bool = False,
    bot_delay: float = 0.6,
    limits: Limits | None = None,
    network: NetworkSettings | None = None,
    operation: OperationSettings | None = None,
    processes: int = 1,
) -> None:
    """Serve until Ctrl-C or SIGTERM. Prints one line with the address. Several ``processes`` share the port and the database.

    Raises `OSError` when the port cannot be had, `BadSetting` when the database cannot or a setting is none, and another
    `VezerkarError` when a game cannot be loaded.
    """
    operation = operation or OperationSettings()
    configure_logs(operation.log, operation.log_level)
    if not 0 <= port <= MAX_PORT:
        raise BadSetting(f"there is no port {port}: ports go up to {MAX_PORT}")
    network, limits = network or NetworkSettings(), limits or Limits()
    server = TableProcess(host, db, bot_delay, limits, network, operation, processes, dict(registry.GAMES))
    server.check()
    # A game that cannot read its user's files says so now, not to the first who asks for it.
    with without_collection():
        registry.all_games()
    with private_files(), opened_store(db) as store:
        # The application makes connections of its own; these have shown that it can.
        store.close()
        if processes > 1 and not store.shared:
            raise BadSetting("a file of SQLite has one process; several processes need PostgreSQL: name its database with --db")
        if operation.pooler and (fault := pooler_fault(db, operation.pooler)):
            raise BadSetting(fault)
        # SIGTERM ends the table like Ctrl-C. uvicorn closes it, then raises the signal once more.
        before = signal.signal(signal.SIGTERM, signal.default_int_handler)
        try:
            with _listen(host, port) as listener:
                if processes == 1:
                    server.run(listener, open_browser=open_browser)
                else:
                    Supervisor(processes, partial(server.run_beside, listener, open_browser)).watch()
        finally:
            signal.signal(signal.SIGTERM, before)


@dataclass(frozen=True, slots=True)
class TableProcess:
    """One process of the table, of so many, with these settings and games."""

    host: str
    db: str
    bot_delay: float
    limits: Limits
    network: NetworkSettings
    operation: OperationSettings
    processes: int
    games: dict[str, str]

    def check(self) -> tuple[HostCheck, Proxies]:
        """Return who is answered, and which proxies speak for others. Raises `BadSetting`."""
        try:
            host_check = HostCheck(self.host, self.network.names, self.network.public)
        except ValueError as error:
            raise BadSetting(f"the public address {error}") from error
        try:
            return host_check, Proxies(self.network.proxies)
        except ValueError as error:
            raise BadSetting(f"the trusted proxies: {error}") from error

    def run_beside(self, listener: socket.socket, open_browser: bool, number: int, first: bool) -> None:
        """Serve in a process of its own, beside others. It ends with the process that has started it."""
        configure_logs(self.operation.log, self.operation.log_level)
        registry.GAMES.update(self.games)
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        Thread(target=_follow_parent, daemon=True).start()
        with listener, private_files():
            self.run(listener, number, announced=first, open_browser=open_browser and first)

    def run(self, listener: socket.socket, number: int = 0, *, announced: bool = True, open_browser: bool = False) -> None:
        """Serve until Ctrl-C or SIGTERM; say where the table is if it is to be ``announced``."""
        host_check, proxies = self.check()
        health = Health()
        # The processors of this machine are shared.
        bots = _bots(self.db, max(1, ((os.cpu_count() or 2) - 1) // self.processes))
        with without_collection():
            app = create_app(
                self.db,
                bots=bots,
                bot_delay=self.bot_delay,
                limits=self.limits,
                host_check=host_check,
                health=health,
                retention=self.operation.retention,
                rules=self.operation.rules,
                open_data=self.operation.open_data,
                mail=self.operation.mail,
                pooler=self.operation.pooler,
                push_services=self.operation.push_services,
                doctor=self.operation.doctor,
            )
        config = configured(app, ConnectionLimits(in_all=_max_connections(), proxies=proxies))
        address = _address(self.host, listener) if announced else ""
        port = self.operation.metrics_port
        # Each process has numbers of its own.
        with _metrics(port + number if port else port), suppress(KeyboardInterrupt):
            _Server(config, address, open_browser, health, self.operation.drain).run(sockets=[listener])


def _bots(db: str, count: int) -> BotWorkerPool:
    url = make_url(db)
    if url.get_backend_name() == "sqlite":
        return BotWorkerPool(count)
    # The driver is there, for the database could be opened.
    from vezerkar.server.bots.far_bots import FarBots

    return FarBots(url, count)


def help_table(db: str, workers: int | None = None) -> None:
    """Let bots of a table on another machine think here, until Ctrl-C or SIGTERM. Raises `BadSetting`."""
    configure_logs("auto", "warning")
    try:
        url = make_url(db)
        if url.get_backend_name() != "postgresql":
            raise BadSetting("bots think on other machines only for a table on PostgreSQL: name its database with --db")
        from vezerkar.server.bots.far_bots import help_bots
    except (SQLAlchemyError, ValueError) as error:
        raise BadSetting("this is no URL of a database") from error
    except ImportError as error:
        remedy = "pip install 'vezerkar[postgresql]' brings it"
        raise BadSetting(f"the Python package {error.name} of PostgreSQL is not there; {remedy}") from error
    registry.all_games()
    pool = BotWorkerPool(workers or max(1, (os.cpu_count() or 2)))
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    print(f"{pool.capacity} bots can think here at the same time", flush=True)
    try:
        with suppress(KeyboardInterrupt):
            asyncio.run(help_bots(url, pool))
    finally:
        pool.close()
        signal.signal(signal.SIGTERM, before)


def _follow_parent() -> None:
    """End this process when the one that has started it ends, however that ends."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)


@contextmanager
def opened_store(url: str) -> Iterator[Store]:
    """Open a database for this process alone, and make its tables if there are none. Raises `BadSetting`."""
    if "://" not in url:
        raise BadSetting(f"{url!r} is no database URL; that of a file begins with sqlite:///")
    try:
        shown = make_url(url).render_as_string()
    except (SQLAlchemyError, ValueError) as error:
        raise BadSetting("the database cannot be opened: this is no URL of one") from error
    for place in not_writable(url):
        raise BadSetting(f"the database {shown} cannot be opened: {place} cannot be written")
    with ExitStack() as stack:
        try:
            stack.enter_context(held(url))
            store = stack.enter_context(closing(Store(url)))
        except DatabaseInUse as error:
            remedy = "end that first, or name another database with --db"
            raise BadSetting(f"another process has opened the database {shown}: {remedy}") from error
        except NoSuchModuleError as error:
            raise BadSetting(f"the database {shown} cannot be opened: there is none of this kind") from error
        except ImportError as error:
            remedy = "pip install 'vezerkar[postgresql]' brings that of PostgreSQL"
            raise BadSetting(
                f"the database {shown} needs the Python package {error.name}, which is not there; {remedy}"
            ) from error
        except (SQLAlchemyError, ValueError, OSError) as error:
            reason = str(getattr(error, "orig", None) or error).splitlines()[0]
            raise BadSetting(f"the database {shown} cannot be opened: {reason}") from error
        for file in others_may_read(url):
            LOG.warning("others on this machine can read %s, which holds the secrets of matches; chmod 600 mends it", file)
        yield store


def configured(app: Litestar, connection_limits: ConnectionLimits) -> uvicorn.Config:
    """Return the settings with which uvicorn serves the application."""
    return uvicorn.Config(
        app,
        http=limited_protocol(connection_limits),
        # So many connections are accepted at a time before the gate sees them; more would use up all files at once.
        backlog=64,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=connection_limits.proxies.names,
        ws_max_size=MAX_BODY_BYTES,
        # What is sent to many is packed once for all of them; to pack it for each socket would cost a quarter of a MB each.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )


def _max_connections() -> int:
    """Return the number of connections that can be open: half of the files this process may open.

    Raises the process's own limit of files first, as far as the system allows.
    """
    if resource is None:
        return MAX_CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = max(soft, 2 * MAX_CONNECTIONS if hard == resource.RLIM_INFINITY else min(hard, 2 * MAX_CONNECTIONS))
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return min(MAX_CONNECTIONS, most // 2)


class _Server(uvicorn.Server):
    """Says where it is, if it has an ``address``, as soon as somebody can come."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool, health: Health, drain: float) -> None:
        super().__init__(config)
        self._address = address
        self._open_browser = open_browser
        self._health = health
        self._drain = drain
        self._loop: asyncio.AbstractEventLoop | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End. The first SIGTERM only says that it will be so, and everything goes on until whoever sends people has heard it."""
        if sig == signal.SIGTERM and self._drain and self._loop is not None and not self._health.draining:
            self._health.draining = True
            self._loop.call_soon_threadsafe(self._loop.call_later, self._drain, super().handle_exit, sig, None)
        else:
            super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start; then tell."""
        self._loop = asyncio.get_running_loop()
        await super().startup(sockets)
        for listener in sockets or ():
            # Those who wait to be accepted are the system's, and cost no file.
            listener.listen(MAX_WAITING_CONNECTIONS)
        if self.started:
            self._tuning = asyncio.create_task(tune_runtime())
            if self._address:
                print(f"The table is open at {self._address}", flush=True)
            if self._open_browser:
                webbrowser.open(self._address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let others go on with the matches; then close, with 1012 where a page is open, so that it comes back."""
        app = self.config.app
        assert isinstance(app, Litestar)
        link: Link = app.state.link
        await link.hand_over()
        # Streams have no end of their own.
        context: ServerContext = app.state.context
        context.streams.close()
        await super().shutdown(sockets)


@contextmanager
def _metrics(port: int | None) -> Iterator[None]:
    if port is None:
        yield
        return
    with ExitStack() as stack:
        try:
            stack.enter_context(metrics_served(port))
        except OSError as error:
            raise BadSetting(f"the numbers cannot be served on port {port}: {error.strerror}") from error
        yield


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named, so that asyncio knows what the connections are and lets small answers go at once (TCP_NODELAY): an answer in two
    # parts would wait 40 ms between them for the other side to acknowledge the first.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    return listener


def _address(host: str, listener: socket.socket) -> str:
    name = f"[{host}]" if ":" in host else host
    if host in ("0.0.0.0", "::", ""):
        name = "localhost"
    return f"http://{name}:{listener.getsockname()[1]}/"
