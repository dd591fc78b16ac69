"""Open the table to the network."""

from __future__ import annotations

import logging
import os
import signal
import socket
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import Final

import uvicorn
from litestar import Litestar
from sqlalchemy.exc import SQLAlchemyError

from vezerkar import registry
from vezerkar.engine import VezerkarError
from vezerkar.server.app import BODY, create_app
from vezerkar.server.gate import IN_ALL, Gate, guarded
from vezerkar.server.limits import Limits
from vezerkar.server.quiet import Quiet
from vezerkar.server.store import Store

try:
    import resource
except ImportError:  # there are systems without such limits
    resource = None  # type: ignore[assignment]


QUEUE: Final = 2048
"""How many connections may wait to be accepted."""


def default_database() -> str:
    """A database in the user's own data folder, which is made if it is not there."""
    base = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA") or Path.home() / ".local" / "share"
    folder = Path(base) / "vezerkar"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'table.db'}"


def serve(host: str, port: int, db: str, open_browser: bool = False, pace: float = 0.6, limits: Limits | None = None) -> None:
    """Serve until Ctrl-C or SIGTERM. Prints one line with the address.

    Raises `OSError` when the port cannot be had, `VezerkarError` when the database cannot or a game cannot be loaded.
    """
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    quiet = Quiet()
    for handler in logging.getLogger().handlers:
        handler.addFilter(quiet)
    # A game that cannot read its user's files says so now, not to the first who asks for it.
    registry.games()
    try:
        Store(db).close()
    except SQLAlchemyError as error:
        reason = str(error).splitlines()[0]
        raise VezerkarError(f"the database {db} cannot be opened: {reason}") from error
    config = configured(create_app(db, pace=pace, limits=limits), Gate(in_all=_room()))
    # SIGTERM ends the table like Ctrl-C. uvicorn closes it, then raises the signal once more.
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with _listen(host, port) as listener, suppress(KeyboardInterrupt):
            _Server(config, _address(host, listener), open_browser).run(sockets=[listener])
    finally:
        signal.signal(signal.SIGTERM, before)


def configured(app: Litestar, gate: Gate) -> uvicorn.Config:
    """How an application is served."""
    return uvicorn.Config(
        app,
        http=guarded(gate),
        # So many connections are accepted at a time before the gate sees them; more would use up all files at once.
        backlog=64,
        log_config=None,
        access_log=False,
        ws_max_size=BODY,
        timeout_graceful_shutdown=3,
    )


def _room() -> int:
    """How many connections can be open: half of the files this process may open, which is made as many as the system allows."""
    if resource is None:
        return IN_ALL
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = max(soft, 2 * IN_ALL if hard == resource.RLIM_INFINITY else min(hard, 2 * IN_ALL))
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return min(IN_ALL, most // 2)


class _Server(uvicorn.Server):
    """Says where it is as soon as somebody can come."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self._address = address
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start; then tell."""
        await super().startup(sockets)
        for listener in sockets or ():
            # Those who wait to be accepted are the system's, and cost no file.
            listener.listen(QUEUE)
        if self.started:
            print(f"The table is open at {self._address}", flush=True)
            if self._open_browser:
                webbrowser.open(self._address)


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
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
