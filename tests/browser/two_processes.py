"""Two processes of a table on one PostgreSQL, each at an address of its own, and all that is around them.

The clock of the database is a test's to set, so days go by at once, for both processes alike. Mails go to a real mail server of
the test, push messages to its push service. Notices are due at once: whoever looks is told nothing, whoever does not is.
"""

from __future__ import annotations

import re
import ssl
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, fields
from datetime import UTC, datetime, timedelta
from email.headerregistry import Address
from email.message import EmailMessage
from functools import partial
from multiprocessing.process import BaseProcess
from pathlib import Path
from time import monotonic, sleep
from typing import TypeVar

from sqlalchemy import create_engine, text

from tests.server import postgresql
from tests.server.endpoint import SERVICE, SOMEWHERE, Endpoint, Inner, Names
from tests.server.mailbox import Mailbox, html_of, mailbox
from tools.browser import CONTEXT, TableProcess, write_to
from tools.ports import free_port
from vezerkar.server.bots.bot_limits import BotLimits
from vezerkar.server.http.limits import Limits, Rate
from vezerkar.server.mail.mail_settings import MailSettings
from vezerkar.server.notices.notices import Delays
from vezerkar.server.notices.public_network import PublicNetwork
from vezerkar.server.notices.public_post import PublicPost

T = TypeVar("T")

GAME = "hunt"
"""The one title of the table."""
PATIENCE_SECONDS = 60.0
"""How long something may take of which a page shows nothing."""
SIMULATED = """
CREATE SCHEMA simulated;
CREATE TABLE simulated.ahead (by interval NOT NULL);
INSERT INTO simulated.ahead VALUES ('0');
CREATE FUNCTION simulated.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE
AS 'SELECT pg_catalog.clock_timestamp() + (SELECT by FROM simulated.ahead)'
"""
"""A clock that stands before PostgreSQL's own one wherever the table asks for it."""


class SimulatedClock:
    """The clock of a database. It goes on as the true one does, and is put forward."""

    def __init__(self, url: str) -> None:
        self._engine = create_engine(url, isolation_level="AUTOCOMMIT")
        with self._engine.connect() as connection:
            connection.exec_driver_sql(SIMULATED)
            name = connection.exec_driver_sql("SELECT current_database()").scalar_one()
            # For all who come from now on.
            connection.exec_driver_sql(f"ALTER DATABASE {name} SET search_path = public, simulated, pg_catalog")
        self.ahead = timedelta()

    def now(self) -> datetime:
        """This moment, by the clock."""
        return datetime.now(UTC) + self.ahead

    def put_forward(self, **by: float) -> None:
        """Let time go by, as `timedelta` names it."""
        self.ahead += timedelta(**by)
        with self._engine.connect() as connection:
            connection.execute(text("UPDATE simulated.ahead SET by = :by"), {"by": self.ahead})

    def wait_until(self, hour: int) -> None:
        """Let time go by until an hour of a day (UTC)."""
        now = self.now()
        then = now.replace(hour=hour, minute=0, second=0, microsecond=0)
        self.put_forward(seconds=((then if then > now else then + timedelta(days=1)) - now).total_seconds())

    def close(self) -> None:
        self._engine.dispose()


@dataclass(frozen=True)
class Wiring:
    """What a process is told when it starts."""

    db: str
    port: int
    mail: MailSettings
    hooks: int
    certificate: str


def serve_wired(wiring: Wiring, said: Path, errors: Path) -> None:
    """In a process of its own: a table whose push messages lead to this machine, and whose notices are due at once."""
    write_to(said, errors)
    from vezerkar.registry import GAMES
    from vezerkar.server import run
    from vezerkar.server.app import create_app
    from vezerkar.server.clocks import clock_guard

    trust = ssl.create_default_context(cafile=wiring.certificate)
    post = PublicPost(PublicNetwork(Names([SOMEWHERE]), Inner(wiring.hooks)), trust)
    # The other titles would only make every start later.
    for name in {*GAMES} - {GAME}:
        del GAMES[name]
    # Days that go by at once are no fault of the clock here.
    vars(clock_guard)["JUMP_MICROS"] = 10**18
    # What serves a table from the command line knows neither.
    vars(run)["create_app"] = partial(create_app, delays=Delays(0.0, 0.0), public_post=post)
    ever = Rate(1e9, 1e9)
    rates = {field.name: ever for field in fields(Limits) if isinstance(field.default, Rate)}
    run.serve(
        "127.0.0.1",
        wiring.port,
        wiring.db,
        bot_delay=0.0,
        limits=Limits(**rates, bots=BotLimits(10**9, 10**9, 10**9)),  # type: ignore[arg-type]
        network=run.NetworkSettings(public=wiring.mail.public),
        operation=run.OperationSettings(log_level="error", mail=wiring.mail, push_services=(SERVICE.partition("://")[2],)),
    )


class WiredTable(TableProcess):
    """One of the processes. Its address is the public one, for which browsers grant passkeys without TLS."""

    def __init__(self, folder: Path, wiring: Wiring) -> None:
        self._wiring = wiring
        super().__init__(folder, port=wiring.port)
        self.db = wiring.db
        self.address = wiring.mail.public

    def kill(self) -> None:
        """End the process without warning (SIGKILL)."""
        self._kill()

    def start_again(self) -> None:
        """Open it again, if it was killed."""
        if not self._process.is_alive():
            self.start()
            self.address = self._wiring.mail.public

    def _begin(self, said: Path, errors: Path) -> BaseProcess:
        return CONTEXT.Process(target=serve_wired, args=(self._wiring, said, errors))


@dataclass(frozen=True)
class TwoProcesses:
    """The processes and what is around them."""

    one: WiredTable
    other: WiredTable
    clock: SimulatedClock
    box: Mailbox
    service: Endpoint

    def mail_to(self, address: str, words: str) -> EmailMessage:
        """The newest mail to an address with some words in its subject, as soon as there is one."""

        def found() -> EmailMessage | None:
            mails = [mail for mail in self.box.mails if mail["To"] == address and words in str(mail["Subject"])]
            return mails[-1] if mails else None

        return until(found, f"no mail to {address}: {words}")


def link_in(mail: EmailMessage, path: str) -> str:
    """Where the link of a mail leads that leads to such a path."""
    (link,) = {one for one in re.findall(r'href="([^"]+)"', html_of(mail)) if re.match(r"http://localhost:\d+" + path, one)}
    return str(link)


def until(look: Callable[[], T | None], complaint: str) -> T:
    """What is found, as soon as there is something."""
    end = monotonic() + PATIENCE_SECONDS
    while (found := look()) is None:
        assert monotonic() < end, complaint
        sleep(0.05)
    return found


@contextmanager
def two_processes(programs: Path, folder: Path, killed: bool = False) -> Iterator[TwoProcesses]:
    """Start all of it; nothing may have gone wrong by the end, unless processes are ``killed``, of which others complain."""
    with ExitStack() as stack:
        db = stack.enter_context(postgresql.server(programs)).database()
        clock = SimulatedClock(db)
        stack.callback(clock.close)
        box = stack.enter_context(mailbox())
        service = Endpoint(folder)
        service.status = 201
        stack.callback(service.server.server_close)
        stack.callback(service.server.shutdown)
        tables = []
        for name in ("one", "other"):
            port = free_port()
            (folder / name).mkdir()
            sender = Address("Vezérkar", addr_spec="table@table.example")
            mail = MailSettings("smtp+plain", "127.0.0.1", box.port, sender, f"http://localhost:{port}")
            table = WiredTable(folder / name, Wiring(db, port, mail, service.inner.port, service.certificate))
            stack.callback(table.stop)
            tables.append(table)
        one, other = tables
        yield TwoProcesses(one, other, clock, box, service)
        lines = [line for table in tables for line in table.complaints().splitlines()]
        # It was, by the test.
        complaints = "\n".join(line for line in lines if "the clock was set by" not in line)
        assert killed or not complaints, complaints
