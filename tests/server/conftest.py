"""A table on the tiny game, in this process, with bots that answer at once."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from litestar.testing import TestClient

from tests import command_line
from tests.cost import slow
from tests.server import applications, postgresql, signatures, statements
from tests.server.served import Served, client_at, served
from vezerkar.engine.game import Json
from vezerkar.registry import GAMES
from vezerkar.server.accounts import passwords
from vezerkar.server.app import create_app
from vezerkar.server.bots.bot_choice import choose_action
from vezerkar.server.bots.bot_limits import BotLimits
from vezerkar.server.bots.thinking_time import ThinkingLimit
from vezerkar.server.bots.worker_tasks import think_again, think_of_hint
from vezerkar.server.http import host_check
from vezerkar.server.http.limits import Limits, Rate
from vezerkar.server.pages.game_list import game_list
from vezerkar.server.processes import postgres_link
from vezerkar.server.storage.store import Store
from vezerkar.study.hints import Hint

signatures.read_once()
statements.compile_once()
applications.lend_again()
command_line.lay_once()

EVER = Rate(1e9, 1e9)
FREE = Limits(
    matches=EVER,
    matches_a_day=EVER,
    game_reports_a_day=EVER,
    lessons_a_day=EVER,
    commands=EVER,
    reads=EVER,
    token_calls=EVER,
    drafts=EVER,
    what_ifs=EVER,
    advice=EVER,
    sign_ins=EVER,
    guesses=EVER,
    guesses_in_all=EVER,
    registrations=EVER,
    mails=EVER,
    exports=EVER,
    downloads=EVER,
    reports=EVER,
    joins=EVER,
    chat=EVER,
    chat_a_day=EVER,
    chat_a_match=EVER,
    sockets=10_000,
    sockets_a_match=10_000,
    bots=BotLimits(per_address=10**9, per_address_alone=10**9, total=10**9),
    thinking=ThinkingLimit(1e9, 1e9),
)
HASHER = passwords.HASHER
QUICK_HASHER = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


class Here:
    """Thinks in this process; keeps what the bots were shown."""

    capacity = 4

    def __init__(self) -> None:
        self.shown: list[Mapping[str, Json]] = []

    async def choose(self, game_id: str, name: str, seed: str, observation: Mapping[str, Json]) -> str:
        self.shown.append(observation)
        return choose_action(game_id, name, seed, observation)

    async def hint(self, game_id: str, seed: str, observation: Mapping[str, Json]) -> Hint:
        self.shown.append(observation)
        return think_of_hint(game_id, seed, observation)

    async def thought(self, game_id: str, name: str, seed: str, observation: Mapping[str, Json]) -> Hint | None:
        self.shown.append(observation)
        return think_again(game_id, name, seed, observation)

    def close(self) -> None:
        pass


@pytest.fixture(autouse=True)
def lent_applications() -> Iterator[None]:
    """The applications of a test are lent for its length. What it makes before any other fixture ends after all of them."""
    yield
    applications.take_back()


@pytest.fixture(autouse=True)
def gauge(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The tiny game is the only one on the shelf."""
    game_list.cache_clear()
    # From the last to the first: what is put back stands in its old order again.
    for game in reversed(list(GAMES)):
        monkeypatch.delitem(GAMES, game)
    monkeypatch.setitem(GAMES, "gauge", "tests.server.gauge")
    # What Litestar's test client calls every table.
    monkeypatch.setattr(host_check, "NAMES", (*host_check.NAMES, "testserver.local"))
    yield
    game_list.cache_clear()


@pytest.fixture(autouse=True)
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """To hash a password costs a real table 50 ms of processor time on purpose."""
    monkeypatch.setattr(passwords, "HASHER", QUICK_HASHER)


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[postgresql.Server]:
    """A PostgreSQL server for all tests; where there is none, its tests are left out, but not where all must run."""
    programs = postgresql.programs()
    if programs is None:
        if "CI" in os.environ:
            pytest.fail("there is no PostgreSQL server, whose tests must run here")
        pytest.skip("there is no PostgreSQL server: Debian's package is postgresql")
    with postgresql.server(programs) as found:
        yield found


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of SQLite with the tables and nothing in them: to copy it is quicker than to make another."""
    path = tmp_path_factory.mktemp("empty") / "table.db"
    Store(f"sqlite:///{path}").close()
    return path


@pytest.fixture
def sqlite_url(empty_database: Path, tmp_path: Path) -> str:
    """A database of SQLite with its tables."""
    return f"sqlite:///{shutil.copy(empty_database, tmp_path)}"


@pytest.fixture
def postgresql_url(postgresql_server: postgresql.Server, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A database of PostgreSQL with its tables."""
    # A table ends when it has listened to the end.
    monkeypatch.setattr(postgres_link, "LISTEN_SECONDS", 0.02)
    url = postgresql_server.database()
    yield url
    postgresql_server.drop(url)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=slow)])
def url(request: pytest.FixtureRequest) -> str:
    """A database of either kind: what holds of one holds of the other."""
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found


@pytest.fixture
def bots() -> Here:
    return Here()


@pytest.fixture
def here(url: str, bots: Here) -> Iterator[Served]:
    """The table, served on a port of its own."""
    with served(create_app(url, bots=bots, bot_delay=0.0, limits=FREE)) as found:
        yield found


@pytest.fixture
def http(here: Served) -> Iterator[httpx.Client]:
    with client_at(here.address) as client:
        yield client


@pytest.fixture
def client(url: str, bots: Here) -> Iterator[TestClient[Any]]:
    with TestClient(create_app(url, bots=bots, bot_delay=0.0, limits=FREE)) as client:
        yield client
