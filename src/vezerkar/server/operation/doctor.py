"""A look at what can be wrong around a table without anybody noticing: settings, database, clocks, proxy, files, rules."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator, Mapping
from contextlib import closing
from email.utils import parsedate_to_datetime
from pathlib import Path
from time import time
from typing import Final
from urllib.error import HTTPError
from urllib.request import urlopen

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin

from vezerkar.server.jobs.job_table import database_clock
from vezerkar.server.mail.mail_sender import MailNotSent, MailSender
from vezerkar.server.mail.mail_settings import mail_settings
from vezerkar.server.notices.push_job import KEY
from vezerkar.server.notices.push_sender import public_part
from vezerkar.server.operation.finding import Finding
from vezerkar.server.operation.health import READINESS
from vezerkar.server.operation.rules_in_use import rules_in_use
from vezerkar.server.rules.rules_archives import RulesArchives
from vezerkar.server.run import default_rules
from vezerkar.server.settings import IN_A_FILE, SECRETS, BadSetting, Settings, unknown_variables, variable_of
from vezerkar.server.storage.database_engine import is_sqlite, pooler_fault
from vezerkar.server.storage.database_files import disk_free, file_of, others_may_read
from vezerkar.server.storage.frozen_table import late_to_freeze
from vezerkar.server.storage.migration import alembic_config
from vezerkar.server.storage.moments import DAY_MICROS
from vezerkar.server.storage.schema import META

MAX_CLOCK_SECONDS: Final = 2.0
"""Seconds by which the clocks of two machines may differ."""
MIN_DISK_FREE: Final = 0.15
"""The part of a disk that should be free."""
MAX_DAYS_TO_FREEZE: Final = 8
"""Days after the end of a match within which it should be frozen."""
MIN_POSTGRESQL: Final = 14
"""The oldest version of PostgreSQL that a table works with."""
MAX_ANSWER_SECONDS: Final = 5.0
"""Seconds in which the table must answer at its public address."""
HOST_NAME: Final = re.compile(r"[a-zA-Z0-9-]+(\.[a-zA-Z0-9-]+)+")
NO_MATCH: Final = 4404
"""The close code of a socket to a match that is not there."""


def findings(settings: Settings, url: str, config: Path | None, environment: Mapping[str, str]) -> Iterator[Finding]:
    """Look at everything, one after the other, for a table on the database of this URL, which is only read."""
    for name in unknown_variables(environment):
        yield Finding("note", f"{name} is in the environment, but names no setting")
    yield from _files(url, config, environment)
    yield from _database(url, RulesArchives(Path(settings.rules) if settings.rules else default_rules()))
    yield from _mail(settings)
    yield from _push(settings, url)
    if settings.db_pooler:
        fault = pooler_fault(url, settings.db_pooler)
        yield Finding("wrong", fault) if fault else Finding("good", "the pooler leads to the database")
    yield from _proxy(settings)


def _files(url: str, config: Path | None, environment: Mapping[str, str]) -> Iterator[Finding]:
    secret = [Path(file) for name in SECRETS if (file := environment.get(variable_of(name) + IN_A_FILE))]
    if config is not None and make_url(url).password is not None:
        secret.append(config)
    open_to_all = [file for file in secret if file.stat().st_mode & 0o077] + others_may_read(url)
    for each in open_to_all:
        yield Finding("wrong", f"others on this machine can read {each}, which holds secrets: chmod 600 mends it")
    if not open_to_all:
        yield Finding("good", "files with secrets are for their owner alone")
    if (database := file_of(url)) is not None and database.exists():
        if database.parent.stat().st_mode & 0o022:
            yield Finding("note", f"others can write in {database.parent}, the folder of the database: chmod 700 mends it")
        free = disk_free(url)
        yield Finding("good" if free >= MIN_DISK_FREE else "wrong", f"{free:.0%} of the disk with the database is free")


def _database(url: str, archives: RulesArchives) -> Iterator[Finding]:
    file = file_of(url)
    if file is not None and not file.exists():
        yield Finding("note", f"the database {file} is not there yet: the table makes it when it is opened")
        return
    engine = create_engine(url, hide_parameters=True)
    try:
        with closing(engine.connect()) as connection:
            if is_sqlite(engine):
                found = connection.execute(text("PRAGMA quick_check(1)")).scalar_one()
                yield Finding("good" if found == "ok" else "wrong", f"the file of the database: {found}")
            else:
                yield from _postgresql(connection)
            yield from _tables(connection, archives)
    except SQLAlchemyError as error:
        yield Finding("wrong", f"the database does not answer: {str(getattr(error, 'orig', None) or error).splitlines()[0]}")
    finally:
        engine.dispose()


def _postgresql(connection: Connection) -> Iterator[Finding]:
    version = int(connection.execute(text("SHOW server_version_num")).scalar_one()) // 10_000
    yield Finding(
        "good" if version >= MIN_POSTGRESQL else "wrong", f"PostgreSQL {version}; {MIN_POSTGRESQL} is the oldest that will do"
    )
    for setting in ("fsync", "synchronous_commit", "full_page_writes"):
        if connection.execute(text(f"SHOW {setting}")).scalar_one() == "off":
            yield Finding("wrong", f"{setting} is off in PostgreSQL: what was acknowledged may be lost when it dies")
    apart = float(connection.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one()) - time()
    yield _clock("the database", apart)


def _clock(whose: str, apart: float) -> Finding:
    return Finding(
        "good" if abs(apart) <= MAX_CLOCK_SECONDS else "wrong", f"the clock of {whose} is {apart:+.1f} s from this one"
    )


def _tables(connection: Connection, archives: RulesArchives) -> Iterator[Finding]:
    now = MigrationContext.configure(connection).get_current_revision()
    script = ScriptDirectory.from_config(alembic_config())
    if now is None:
        yield Finding("note", "the database has no tables yet: the table makes them when it is opened")
        return
    if now not in {one.revision for one in script.walk_revisions()}:
        yield Finding("wrong", "a newer version of the program has made the tables: run that one")
        return
    if now != script.get_current_head():
        yield Finding("note", "the tables are of an older version: they are brought up to date when the table is opened")
    elif late := late_to_freeze(connection, database_clock(connection) - MAX_DAYS_TO_FREEZE * DAY_MICROS):
        matches = f"{late} matches that ended more than {MAX_DAYS_TO_FREEZE} days ago"
        yield Finding("note", f"{matches} are not frozen yet: `vezerkar admin jobs list` shows what failed")
    for one in rules_in_use(connection, archives):
        matches = (
            f"{one.matches} {'finished' if one.over else 'running'} matches of {one.game},"
            f" written by version {one.version} of its rules,"
        )
        if one.standing == "archived":
            yield Finding("good", f"{matches} can go on under the archive of theirs")
        elif one.standing == "no_game":
            yield Finding("note" if one.over else "wrong", f"{matches} cannot be opened: there is no such game")
        elif one.standing == "missing":
            yield Finding("note" if one.over else "wrong", f"{matches} go otherwise under those of now, and need theirs")
        elif one.standing == "replayed":
            yield Finding("note", f"{matches} are played again when they are opened, and go on if nothing differs")


def _mail(settings: Settings) -> Iterator[Finding]:
    try:
        found = mail_settings(settings.mail, settings.mail_from, settings.public_url)
    except BadSetting as error:
        yield Finding("wrong", str(error))
        return
    if found is None:
        return
    try:
        asyncio.run(MailSender(found).check())
    except MailNotSent as error:
        yield Finding("wrong", f"the mail server {found.host}:{found.port} does not let the table in: {error}")
    else:
        yield Finding("good", f"the mail server {found.host}:{found.port} lets the table in")


def _push(settings: Settings, url: str) -> Iterator[Finding]:
    public = settings.public_url
    if not public:
        return
    for name in settings.push_services:
        if not HOST_NAME.fullmatch(name):
            yield Finding("wrong", f"{name!r} of push_services is no host name: write updates.example, without https://")
    if not public.startswith("https:"):
        yield Finding("note", "browsers take push messages, and passkeys, only from a public URL that begins with https:")
    engine = create_engine(url, hide_parameters=True)
    try:
        with engine.connect() as connection:
            key = connection.execute(select(META.c.value).where(META.c.name == KEY)).scalar_one_or_none()
        if key is not None:
            public_part(key)
            yield Finding("good", "the key by which push services know the table can be read")
    except SQLAlchemyError:
        # The look at the database has said so, or there is none yet.
        return
    except ValueError:
        yield Finding(
            "wrong",
            "the key by which push services know the table cannot be read: take it (push_key in the table meta) from a backup,"
            " or delete it, and all must turn push messages on anew",
        )
    finally:
        engine.dispose()


def _proxy(settings: Settings) -> Iterator[Finding]:
    public = settings.public_url.rstrip("/")
    if not public:
        return
    if not settings.trusted_proxies:
        yield Finding("note", "no proxy is trusted: if one stands in front, all visitors share its limits (--trusted-proxies)")
    try:
        with urlopen(f"{public}{READINESS}", timeout=MAX_ANSWER_SECONDS) as answer:
            headers, body, sent = answer.headers, answer.read(), time()
    except HTTPError as error:
        yield Finding("wrong", f"{public}{READINESS} answers {error.code}")
        return
    except OSError as error:
        yield Finding("wrong", f"{public}{READINESS} does not answer: {getattr(error, 'reason', None) or error}")
        return
    if not _is_ready(body):
        yield Finding("wrong", f"{public}{READINESS} is answered by something else than the table")
        return
    yield Finding("good", f"the table answers at {public}")
    if public.startswith("https:") and "strict-transport-security" not in headers:
        yield Finding(
            "wrong",
            "the header Strict-Transport-Security is missing: the table does not know its public URL, or the proxy drops it",
        )
    if date := headers.get("date"):
        yield _clock(public, parsedate_to_datetime(date).timestamp() + 0.5 - sent)
    yield _socket(public)


def _is_ready(body: bytes) -> bool:
    try:
        return bool(json.loads(body) == {"status": "ready"})
    except ValueError:
        return False


def _socket(public: str) -> Finding:
    address = f"ws{public.removeprefix('http')}/api/matches/doctor/live"
    try:
        with connect(address, origin=Origin(public), open_timeout=MAX_ANSWER_SECONDS, proxy=None) as socket:
            socket.recv(timeout=MAX_ANSWER_SECONDS)
            socket.recv(timeout=MAX_ANSWER_SECONDS)
    except WebSocketException as error:
        if _close_code(error) == NO_MATCH:
            return Finding("good", "sockets come through")
        return Finding("wrong", f"sockets do not come through: {error}")
    except (OSError, TimeoutError) as error:
        return Finding("wrong", f"sockets do not come through: {error or type(error).__name__}")
    return Finding("wrong", "sockets are answered by something else than the table")


def _close_code(error: WebSocketException) -> int | None:
    """Return the code with which the other side has closed a socket, if it has."""
    received = getattr(error, "rcvd", None)
    return None if received is None else int(received.code)
