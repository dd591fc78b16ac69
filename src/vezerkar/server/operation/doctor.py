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
from vezerkar.server.operation.admin_messages import Grade, Standing
from vezerkar.server.operation.finding import Finding, finding
from vezerkar.server.operation.health import READINESS
from vezerkar.server.operation.late_work import LATE_SECONDS, late_work, lives
from vezerkar.server.operation.rules_in_use import rules_in_use
from vezerkar.server.rules.rules_archives import RulesArchives
from vezerkar.server.run import default_rules
from vezerkar.server.settings import IN_A_FILE, SECRETS, BadSetting, Settings, unknown_variables, variable_of
from vezerkar.server.storage.database_engine import is_sqlite, pooler_fault
from vezerkar.server.storage.database_files import disk_free, file_of, others_may_read
from vezerkar.server.storage.frozen_table import late_to_freeze
from vezerkar.server.storage.migration import alembic_config, revision
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
LINKED: Final = """
SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND classid = :space AND objid = :alive AND granted
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
"""The number of processes that hold their link to the database: each holds this lock on it."""
HOST_NAME: Final = re.compile(r"[a-zA-Z0-9-]+(\.[a-zA-Z0-9-]+)+")
NO_MATCH: Final = 4404
"""The close code of a socket to a match that is not there."""
GRADES: Final[Mapping[Standing, Grade]] = {"archived": "good", "replayed": "note", "missing": "wrong", "no_game": "wrong"}
"""The grade of running matches whose rules are not those of now, by the standing of these."""


def findings(settings: Settings, url: str, config: Path | None, environment: Mapping[str, str]) -> Iterator[Finding]:
    """Look at everything, one after the other, for a table on the database of this URL, which is only read."""
    for name in unknown_variables(environment):
        yield finding("note", "variable", name=name)
    yield from _files(url, config, environment)
    yield from _database(url, RulesArchives(Path(settings.rules) if settings.rules else default_rules()))
    yield from _mail(settings)
    yield from _push(settings, url)
    if settings.db_pooler:
        fault = pooler_fault(url, settings.db_pooler)
        yield finding("wrong", "pooler-fault", detail=fault) if fault else finding("good", "pooler")
    yield from _proxy(settings)


def _files(url: str, config: Path | None, environment: Mapping[str, str]) -> Iterator[Finding]:
    secret = [Path(file) for name in SECRETS if (file := environment.get(variable_of(name) + IN_A_FILE))]
    if config is not None and make_url(url).password is not None:
        secret.append(config)
    open_to_all = [file for file in secret if file.stat().st_mode & 0o077] + others_may_read(url)
    for each in open_to_all:
        yield finding("wrong", "secret-open", file=str(each))
    if not open_to_all:
        yield finding("good", "secrets-closed")
    if (database := file_of(url)) is not None and database.exists():
        if database.parent.stat().st_mode & 0o022:
            yield finding("note", "folder-open", folder=str(database.parent))
        free = disk_free(url)
        yield finding("good" if free >= MIN_DISK_FREE else "wrong", "disk", percent=round(free * 100))


def _database(url: str, archives: RulesArchives) -> Iterator[Finding]:
    file = file_of(url)
    if file is not None and not file.exists():
        yield finding("note", "no-database", file=str(file))
        return
    engine = create_engine(url, hide_parameters=True)
    try:
        with closing(engine.connect()) as connection:
            if is_sqlite(engine):
                found = connection.execute(text("PRAGMA quick_check(1)")).scalar_one()
                yield finding("good", "file") if found == "ok" else finding("wrong", "file-damaged", detail=str(found))
            else:
                yield from _postgresql(connection)
            yield from _tables(connection, archives)
    except SQLAlchemyError as error:
        yield finding("wrong", "database-silent", detail=str(getattr(error, "orig", None) or error).splitlines()[0])
    finally:
        engine.dispose()


def _postgresql(connection: Connection) -> Iterator[Finding]:
    version = int(connection.execute(text("SHOW server_version_num")).scalar_one()) // 10_000
    yield finding("good" if version >= MIN_POSTGRESQL else "wrong", "postgresql", version=version, least=MIN_POSTGRESQL)
    for setting in ("fsync", "synchronous_commit", "full_page_writes"):
        if connection.execute(text(f"SHOW {setting}")).scalar_one() == "off":
            yield finding("wrong", "undurable", setting=setting)
    apart = float(connection.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one()) - time()
    yield _clock("database", "", apart)


def _clock(whose: str, address: str, apart: float) -> Finding:
    """The clock of the ``database`` or of the table at its ``public`` address, so many seconds ahead of this one."""
    whole, tenth = divmod(round(abs(apart) * 10), 10)
    way = "level" if not whole and not tenth else "ahead" if apart > 0 else "behind"
    grade: Grade = "good" if abs(apart) <= MAX_CLOCK_SECONDS else "wrong"
    return finding(grade, "clock", whose=whose, address=address, way=way, whole=str(whole), tenth=str(tenth))


def _tables(connection: Connection, archives: RulesArchives) -> Iterator[Finding]:
    now = revision(connection)
    script = ScriptDirectory.from_config(alembic_config())
    if now is None:
        yield finding("note", "no-tables")
        return
    if now not in {one.revision for one in script.walk_revisions()}:
        yield finding("wrong", "newer-tables")
        return
    if now != script.get_current_head():
        yield finding("note", "older-tables")
        return
    if late := late_to_freeze(connection, database_clock(connection) - MAX_DAYS_TO_FREEZE * DAY_MICROS):
        yield finding("note", "unfrozen", matches=late, days=MAX_DAYS_TO_FREEZE)
    yield from _late_work(connection)
    for one in rules_in_use(connection, archives):
        if one.standing != "present":
            # Nobody is kept from playing by what is over.
            grade: Grade = "note" if one.over and GRADES[one.standing] == "wrong" else GRADES[one.standing]
            state = "over" if one.over else "running"
            yield finding(
                grade, "rules", standing=one.standing, state=state, matches=one.matches, game=one.game, version=one.version
            )


def _late_work(connection: Connection) -> Iterator[Finding]:
    at = database_clock(connection)
    found, living = late_work(connection, at), lives(connection, at)
    # Where no process lives, nobody could have done it.
    grade: Grade = "wrong" if living else "note"
    if found.jobs:
        yield finding(grade, "jobs-late", jobs=found.jobs, seconds=LATE_SECONDS)
    if found.clocks:
        yield finding(grade, "clocks-late", matches=found.clocks, seconds=LATE_SECONDS)
    if found.dead:
        yield finding("note", "jobs-dead", jobs=found.dead)
    if living and not is_sqlite(connection.engine):
        # The driver is there, for the connection has it, too; it is not where there is no PostgreSQL.
        from vezerkar.server.storage.direct_connection import ALIVE, LOCKS

        linked = connection.execute(text(LINKED), {"space": LOCKS, "alive": ALIVE}).scalar_one()
        yield finding("good", "link") if linked else finding("wrong", "link-lost")


def _mail(settings: Settings) -> Iterator[Finding]:
    try:
        found = mail_settings(settings.mail, settings.mail_from, settings.public_url)
    except BadSetting as error:
        yield finding("wrong", "setting", detail=str(error))
        return
    if found is None:
        return
    server = f"{found.host}:{found.port}"
    try:
        asyncio.run(MailSender(found).check())
    except MailNotSent as error:
        yield finding("wrong", "mail-closed", server=server, detail=str(error))
    else:
        yield finding("good", "mail", server=server)


def _push(settings: Settings, url: str) -> Iterator[Finding]:
    public = settings.public_url
    if not public:
        return
    for name in settings.push_services:
        if not HOST_NAME.fullmatch(name):
            yield finding("wrong", "push-service", name=name)
    if not public.startswith("https:"):
        yield finding("note", "no-https")
    engine = create_engine(url, hide_parameters=True)
    try:
        with engine.connect() as connection:
            key = connection.execute(select(META.c.value).where(META.c.name == KEY)).scalar_one_or_none()
        if key is not None:
            public_part(key)
            yield finding("good", "push-key")
    except SQLAlchemyError:
        # The look at the database has said so, or there is none yet.
        return
    except ValueError:
        yield finding("wrong", "push-key-spoiled")
    finally:
        engine.dispose()


def _proxy(settings: Settings) -> Iterator[Finding]:
    public = settings.public_url.rstrip("/")
    if not public:
        return
    if not settings.trusted_proxies:
        yield finding("note", "no-proxy")
    address = f"{public}{READINESS}"
    try:
        with urlopen(address, timeout=MAX_ANSWER_SECONDS) as answer:
            headers, body, sent = answer.headers, answer.read(), time()
    except HTTPError as error:
        yield finding("wrong", "address-status", address=address, status=error.code)
        return
    except OSError as error:
        yield finding("wrong", "address-silent", address=address, detail=str(getattr(error, "reason", None) or error))
        return
    if not _is_ready(body):
        yield finding("wrong", "address-other", address=address)
        return
    yield finding("good", "address", address=public)
    if public.startswith("https:") and "strict-transport-security" not in headers:
        yield finding("wrong", "no-transport-security")
    if date := headers.get("date"):
        yield _clock("public", public, parsedate_to_datetime(date).timestamp() + 0.5 - sent)
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
            return finding("good", "sockets")
        return finding("wrong", "sockets-stopped", detail=str(error))
    except (OSError, TimeoutError) as error:
        return finding("wrong", "sockets-stopped", detail=str(error) or type(error).__name__)
    return finding("wrong", "sockets-other")


def _close_code(error: WebSocketException) -> int | None:
    """Return the code with which the other side has closed a socket, if it has."""
    received = getattr(error, "rcvd", None)
    return None if received is None else int(received.code)
