"""Bots that think on other machines: they answer, they learn no secret, and nobody waits for one that is gone."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from typing import Any, cast

import psycopg
import pytest
from sqlalchemy.engine import URL, make_url

from tests.cost import slow
from tests.server import postgresql
from tests.server.processes.test_process import ROOT
from vezerkar.cli.app import main
from vezerkar.engine import Observation
from vezerkar.engine.game import Json
from vezerkar.registry import game
from vezerkar.server.bots import far_bots as far_bots_module
from vezerkar.server.bots.bot_workers import BotFailed, BotWorkerPool
from vezerkar.server.bots.far_bots import TAKE, FarBots, help_bots
from vezerkar.server.storage.direct_connection import HELPERS, LOCKS, direct_connection
from vezerkar.server.storage.store import Store


@pytest.fixture(autouse=True)
def importable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes of their own find the package and the tiny game."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT / "src"), str(ROOT)]))
    monkeypatch.setattr(far_bots_module, "LOOK_SECONDS", 0.1)


def seen() -> dict[str, Json]:
    return Observation.of(game("gauge").start("a secret seed"), "gull").pack()


async def until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not done():
            await asyncio.sleep(0.02)


@asynccontextmanager
async def far_bots(url: URL) -> AsyncIterator[FarBots]:
    """Bots of a table all of whose own workers think."""
    bots = FarBots(url, 1)
    await bots.warm()
    bots._near = 0
    try:
        yield bots
    finally:
        bots.close()
        assert bots._watching is not None
        await asyncio.gather(bots._watching, return_exceptions=True)


@asynccontextmanager
async def helper(url: URL) -> AsyncIterator[BotWorkerPool]:
    """Somebody who lets them think elsewhere."""
    pool = BotWorkerPool(1)
    task = asyncio.create_task(help_bots(url, pool))
    try:
        yield pool
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        pool.close()


@slow
def test_whoever_may_read_the_questions_alone_answers_them(postgresql_server: postgresql.Server, postgresql_url: str) -> None:
    """A role that may do nothing else; and a bot that fails there fails here."""
    with psycopg.connect(postgresql_url.replace("+psycopg", ""), autocommit=True) as owner:
        owner.execute("CREATE ROLE bots LOGIN")
        owner.execute("GRANT SELECT, UPDATE ON bot_questions TO bots")
        role = make_url(postgresql_url).set(username="bots")
        try:
            plain = role.render_as_string().replace("+psycopg", "")
            with psycopg.connect(plain) as stranger, pytest.raises(psycopg.errors.InsufficientPrivilege):
                stranger.execute("SELECT seed FROM matches")

            async def work() -> None:
                async with far_bots(make_url(postgresql_url)) as bots, helper(role):
                    await until(lambda: bots._helpers == 1)
                    assert bots.capacity == 1
                    bots._idle.pop().end()
                    answers = await asyncio.gather(*(bots.choose("gauge", "meek", "1", seen()) for _ in range(5)))
                    assert answers == ["bid 0"] * 5 and not bots._idle
                    with pytest.raises(BotFailed, match="WorkerLost"):
                        await bots.choose("gauge", "mortal", "1", seen())

            asyncio.run(work())
            assert owner.execute("SELECT count(*) FROM bot_questions").fetchone() == (0,)
        finally:
            owner.execute("DROP OWNED BY bots")
            owner.execute("DROP ROLE bots")


@slow
def test_a_question_holds_nothing_but_what_the_seat_may_see(postgresql_url: str) -> None:
    async def work() -> None:
        url = make_url(postgresql_url)
        async with far_bots(url) as bots, await direct_connection(url, "somebody") as somebody:
            await somebody.execute("SELECT pg_advisory_lock_shared(%s, %s)", (LOCKS, HELPERS))
            await until(lambda: bots._helpers == 1)
            asking = asyncio.create_task(bots.choose("gauge", "meek", "the seed of the bot", seen()))
            rows: list[tuple[object, ...]] = []
            while not rows:
                rows = await (await somebody.execute("SELECT * FROM bot_questions")).fetchall()
            assert "a secret seed" not in str(rows) and rows[0][1:5] == ("gauge", "1", "meek", "the seed of the bot")
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            assert await (await somebody.execute("SELECT * FROM bot_questions")).fetchall() == []
            for wait in (0.0, 0.001, 0.002, 0.004):
                asking = asyncio.create_task(bots.choose("gauge", "meek", "1", seen()))
                await asyncio.sleep(wait)
                asking.cancel()
                await asyncio.gather(asking, return_exceptions=True)
                found = await (await somebody.execute("SELECT * FROM bot_questions")).fetchall()
                assert found == [], "whoever is gone has left no question, however soon"

    asyncio.run(work())


@slow
def test_what_somebody_thinks_about_who_is_gone_is_thought_about_by_others_or_here(postgresql_url: str) -> None:
    async def work() -> None:
        url = make_url(postgresql_url)
        async with far_bots(url) as bots:
            for others in (True, False):
                async with await direct_connection(url, "a helper that dies") as dying:
                    await dying.execute("SELECT pg_advisory_lock_shared(%s, %s)", (LOCKS, HELPERS))
                    await until(lambda: bots._helpers == 1)
                    asking = asyncio.create_task(bots.choose("gauge", "meek", "1", seen()))
                    while await (await dying.execute(TAKE, (["gauge 1"],))).fetchone() is None:
                        await asyncio.sleep(0.01)
                    if others:
                        async with helper(url):
                            await until(lambda: bots._helpers == 2)
                            await dying.close()
                            assert await asking == "bid 0"
                    else:
                        await dying.close()
                        assert await asking == "bid 0", "its own worker has thought"
                await until(lambda: bots._helpers == 0)

    asyncio.run(work())


def test_what_needs_a_users_files_is_thought_over_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """A helper has other files, or none."""

    async def near(pool: BotWorkerPool, *about: object) -> str:
        return "here"

    async def far(bots: FarBots, *about: object) -> str:
        return "there"

    async def work() -> None:
        bots = FarBots(make_url("postgresql+psycopg://nobody@localhost/none"), 1)
        bots._helpers, bots._near, bots._asking = 1, 0, cast("Any", object())
        assert await bots.choose("gauge", "meek", "1", seen()) == "there"
        monkeypatch.setattr(game("gauge"), "needs", lambda text: frozenset(["mine"]), raising=False)
        assert await bots.choose("gauge", "meek", "1", seen()) == "here"
        bots.close()

    monkeypatch.setattr(BotWorkerPool, "choose", near)
    monkeypatch.setattr(FarBots, "_ask", far)
    asyncio.run(work())


@slow
def test_a_helper_with_other_rules_answers_nothing(postgresql_url: str) -> None:
    async def work() -> None:
        url = make_url(postgresql_url)
        async with await direct_connection(url, "other rules") as other:
            bots = FarBots(url, 1)
            asking = await direct_connection(url, "asking")
            question = asyncio.create_task(bots._ask(asking, "gauge", "meek", "1", json.dumps(seen())))
            await asyncio.sleep(0.3)
            assert await (await other.execute(TAKE, (["gauge 2", "hunt 1"],))).fetchone() is None
            assert await (await other.execute(TAKE, (["gauge 1"],))).fetchone() is not None
            question.cancel()
            await asyncio.gather(question, return_exceptions=True)
            await asking.close()
            bots.close()

    asyncio.run(work())


def test_a_file_has_no_helpers(sqlite_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(Store(sqlite_url)):
        monkeypatch.setattr("sys.argv", ["vezerkar", "bots", "--db", sqlite_url])
        with pytest.raises(SystemExit) as ended:
            main()
    out, err = capsys.readouterr()
    assert (ended.value.code, out, err.count("\n")) == (2, "", 1) and "only for a table on PostgreSQL" in err
