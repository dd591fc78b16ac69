"""A table of its own and a browser to sit at it: for the tests that play on the page, and for pictures of it."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from multiprocessing import get_all_start_methods, get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from uuid import uuid4

import httpx
from playwright.sync_api import Browser, Playwright, sync_playwright

import vezerkar
from tools.bootstrap import PAGE, chromium

if TYPE_CHECKING:
    from multiprocessing.context import ForkServerContext, SpawnContext
    from multiprocessing.process import BaseProcess

QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""Chromium speaks to nobody but the page."""
FORKS: Final = "forkserver" in get_all_start_methods()
CONTEXT: Final[ForkServerContext | SpawnContext] = get_context("forkserver") if FORKS else get_context("spawn")
"""Tables are forked from a process that has the server in memory: to load it takes three quarters of the time of a start.

Where nothing can be forked, as on Windows, each loads it anew.
"""
if FORKS:
    CONTEXT.set_forkserver_preload(["vezerkar.cli", "vezerkar.server.run"])
START_SECONDS: Final = 120.0
"""Seconds that a table may take to open, on a busy machine too."""
STOP_SECONDS: Final = 20.0
"""Seconds that it may take to close."""


def serve(command: list[str], env: dict[str, str], said: Path, errors: Path) -> None:
    """In a process of its own: the command `vezerkar`, whose words go to files."""
    os.environ.clear()
    os.environ.update(env)
    write_to(said, errors)
    from vezerkar.cli import main

    sys.argv = ["vezerkar", *command]
    main()


def write_to(said: Path, errors: Path) -> None:
    """Let all words of this process go to files from now on, and all errors."""
    for path, stream in ((said, 1), (errors, 2)):
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        os.dup2(file, stream)
        os.close(file)


class TableProcess:
    """`vezerkar serve` as a process, on a free port and a database in a folder. It may be stopped and started again.

    ``variables`` of the environment are those of this one, and what else is named. Without a ``port`` it finds one.
    """

    def __init__(self, folder: Path, variables: Mapping[str, str] | None = None, port: int = 0) -> None:
        self._variables = dict(variables or {})
        self._folder = folder
        self.db = f"sqlite:///{folder / 'table.db'}"
        self._port = str(port)
        self._errors = folder / "table.log"
        self.start()

    def start(self) -> None:
        """Open the table; the second time at the same address."""
        said = self._folder / f"{uuid4().hex}.txt"
        self._process = self._begin(said, self._errors)
        self._process.start()
        try:
            self.address = self._await(said).split()[-1].rstrip("/")
        except BaseException:
            # Nobody holds a table that has not opened, and nobody else would end it.
            self._kill()
            raise
        self._port = self.address.rsplit(":", 1)[1]

    def _begin(self, said: Path, errors: Path) -> BaseProcess:
        """The process to be started, which says its words to files."""
        command = ["serve", "--port", self._port, "--db", self.db, "--bot-delay", "0"]
        # The rules that this process works with, interpreted or compiled.
        env = {**os.environ, "PYTHONPATH": str(Path(vezerkar.__file__).parents[1]), **self._variables}
        return CONTEXT.Process(target=serve, args=(command, env, said, errors))

    def _await(self, said: Path) -> str:
        """The line with which the table opens."""
        end = time.monotonic() + START_SECONDS
        while self._process.is_alive() and time.monotonic() < end:
            if said.is_file() and (line := said.read_text("utf-8")).endswith("\n"):
                return line.splitlines()[0]
            time.sleep(0.02)
        raise RuntimeError(f"the table did not open: {self.complaints()}")

    def stop(self) -> None:
        """Close the table as Ctrl-C does. Raises `RuntimeError` if that does not end it."""
        if self._process.is_alive() and self._process.pid is not None:
            os.kill(self._process.pid, signal.SIGINT)
        self._process.join(STOP_SECONDS)
        if self._process.is_alive():
            self._kill()
            raise RuntimeError(f"the table did not close: {self.complaints()}")

    def _kill(self) -> None:
        """End the process at once: one that is left over would hold up the end of this one."""
        self._process.kill()
        self._process.join()

    def begin_anew(self) -> None:
        """Open an empty table in the place of this one, at another address."""
        self.stop()
        self.db = f"sqlite:///{self._folder / f'{uuid4().hex}.db'}"
        self._port = "0"
        self.start()

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """Close the table meanwhile, for only one process at a time writes a file of SQLite."""
        self.stop()
        yield
        self.start()

    def complaints(self) -> str:
        """Return what the server wrote about faults; empty, as a rule."""
        return self._errors.read_text("utf-8") if self._errors.is_file() else ""

    def make(self, game: str, seats: Mapping[str, str], **more: Any) -> dict[str, Any]:
        """A match, made over HTTP."""
        with self._client() as client:
            answer = client.post("/api/matches", json={"game": game, "seats": dict(seats), "pace": "instant", **more})
        answer.raise_for_status()
        made: dict[str, Any] = answer.json()
        return made

    def look(self, match: str, key: str | None = None, **query: str | int) -> dict[str, Any]:
        """The Table of a match as JSON."""
        with self._client(key) as client:
            answer = client.get(f"/api/matches/{match}", params=query)
        answer.raise_for_status()
        table: dict[str, Any] = answer.json()
        return table

    def act(self, match: str, key: str, seat: str, action: str) -> None:
        """Take an action over HTTP, whatever the ply is."""
        with self._client(key) as client:
            ply = client.get(f"/api/matches/{match}").json()["ply"]
            client.post(f"/api/matches/{match}/actions", json={"seat": seat, "ply": ply, "action": action}).raise_for_status()

    def resign(self, match: str, key: str, seat: str) -> None:
        """Give a seat up over HTTP."""
        with self._client(key) as client:
            client.post(f"/api/matches/{match}/resign", json={"seat": seat}).raise_for_status()

    def link(self, made: Mapping[str, Any]) -> str:
        """The address that opens a match with the seats of whoever made it."""
        return f"{self.address}/play/{made['match']}#k={made['key']}"

    def _client(self, key: str | None = None) -> httpx.Client:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        return httpx.Client(base_url=self.address, headers=headers, trust_env=False, timeout=20)


@contextmanager
def table(folder: Path, variables: Mapping[str, str] | None = None, port: int = 0) -> Iterator[TableProcess]:
    """An open table, closed in the end."""
    process = TableProcess(folder, variables, port)
    try:
        yield process
    finally:
        process.stop()


@contextmanager
def browser(whole: bool = False) -> Iterator[Browser]:
    """A Chromium without a window; the ``whole`` one also has notifications."""
    with sync_playwright() as playwright:
        found = launch(playwright, whole)
        try:
            yield found
        finally:
            found.close()


def launch(playwright: Playwright, whole: bool = False) -> Browser:
    """Start Chromium."""
    return playwright.chromium.launch(executable_path=chromium(whole), args=list(QUIET))


def missing(whole: bool = False) -> str:
    """Return what is missing and must be there; empty if all is."""
    if chromium(whole) is None:
        return "no Chromium here; $VEZERKAR_CHROMIUM may name one"
    return "" if PAGE.is_file() else "the page is not built: python3 make.py test builds it"
