"""Matches that nobody needs any more go; all others stay, whatever the sweeper does."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from dataclasses import replace

import pytest
from litestar.testing import TestClient
from sqlalchemy import select, update

from tests.cost import slow
from tests.server.conftest import FREE, Here
from tests.server.jobs.taking import taken
from tests.server.jobs.test_jobs import stubbornly
from tests.server.play import Guest, make, pair, refused
from tests.server.stored import kinds_without_mail, stored_match
from vezerkar.server.app import create_app
from vezerkar.server.chat.chat_lines import ChatMessage
from vezerkar.server.jobs.job_table import MAX_ATTEMPTS, JobTable, ListedJob, NewJob, database_clock
from vezerkar.server.jobs.retention import (
    BATCH,
    DELETE,
    FIRST_SWEEP,
    MORE_AFTER,
    SWEEP,
    SWEEP_EVERY,
    UNSENT_DAYS,
    Retention,
    first_sweep,
)
from vezerkar.server.lobby.listing import Listing
from vezerkar.server.mail.letter_job import MAIL, letter_job
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.storage.moments import DAY_MICROS, DAY_SECONDS, SECOND_MICROS
from vezerkar.server.storage.schema import CHAT, JOBS, KEYS, LISTINGS, LOG, MATCHES, METADATA, SEATS
from vezerkar.server.storage.store import Store
from vezerkar.server.storage.stored_match import LogEntry, SeatAssignment, SeatKey


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    with closing(Store(url)) as found:
        yield found


def keep(store: Store, match: str, days: float, over: bool = False, gull: str = "human", heron: str = "human") -> None:
    """A match in which something was done so many days ago."""
    store.create(stored_match(match, gull, heron))
    store.append(match, [LogEntry(1, "gull", "act", "bid 5")], over)
    store.add_chat(match, ChatMessage("Anna", "hm", "2026-01-01T00:00:00Z"))
    with store.engine.begin() as connection:
        moved = database_clock(connection) - round(days * DAY_MICROS)
        connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(moved=moved))


def matches(store: Store) -> set[str]:
    with store.engine.connect() as connection:
        return set(connection.execute(select(MATCHES.c.id)).scalars())


def served(store: Store, work: Callable[[MatchService], Awaitable[None]]) -> None:
    """Run something with a MatchService on a second connection to the same database."""

    async def run() -> None:
        service = MatchService(Store(store.engine.url.render_as_string(hide_password=False)), lambda session: None)
        try:
            await work(service)
        finally:
            service.close()

    asyncio.run(run())


async def sweep(service: MatchService, retention: Retention = Retention()) -> float | None:  # noqa: B008
    """Sweep once, and do the jobs that are due then."""
    kinds = kinds_without_mail(service, retention)
    wait = await kinds[SWEEP]({})
    while (job := taken(service.store.jobs, DELETE)) is not None:
        service.store.jobs.done(job, await kinds[DELETE](job.body))
    return wait


def test_only_what_nobody_needs_goes(store: Store) -> None:
    keep(store, "bots, fresh", 6.9, gull="bot", heron="bot")
    keep(store, "bots, old", 7.1, gull="bot", heron="bot")
    keep(store, "bots, ended long ago", 7.1, over=True, gull="bot", heron="bot")
    keep(store, "people, fresh", 179)
    keep(store, "people, old", 181)
    keep(store, "open, old", 181, heron="open")
    keep(store, "with a bot, old", 181, heron="bot")
    keep(store, "people, ended long ago", 10_000, over=True)

    async def work(service: MatchService) -> None:
        assert await sweep(service) == SWEEP_EVERY
        assert await sweep(service) == SWEEP_EVERY, "a second run finds nothing more"

    served(store, work)
    assert matches(store) == {
        "bots, fresh",
        "people, fresh",
        "people, old",
        "open, old",
        "with a bot, old",
        "people, ended long ago",
    }
    cancelled = {job.body["match"] for job in store.jobs.jobs() if job.kind == DELETE}
    assert cancelled == {"people, old", "open, old", "with a bot, old"}
    for match in cancelled:
        saved = store.load(str(match))
        assert saved is not None and [(entry.ply, entry.kind) for entry in saved.log] == [(1, "act"), (2, "cancel")]


def test_tables_for_which_nobody_comes_go(store: Store) -> None:
    listing = Listing("", "en", "Anna", False)
    for match, days, listed in (
        ("listed, fresh", 13.9, True),
        ("listed, old", 14.1, True),
        ("listed of late", 30, True),
        ("by link, fresh", 59.9, False),
        ("by link, old", 60.1, False),
    ):
        saved = stored_match(match, heron="open")
        saved.listing = listing if listed else None
        store.create(saved)
        with store.engine.begin() as connection:
            at = database_clock(connection) - round(days * DAY_MICROS)
            connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(moved=at))
            if match != "listed of late":
                connection.execute(update(LISTINGS).where(LISTINGS.c.match == match).values(at=at))
    store.create(replace(stored_match("full"), listing=replace(listing, gathering=False)))
    with store.engine.begin() as connection:
        connection.execute(
            update(MATCHES).where(MATCHES.c.id == "full").values(moved=database_clock(connection) - 90 * DAY_MICROS)
        )
    served(store, lambda service: done(sweep(service)))
    assert {match for match in matches(store) if store.progress(match)[0]} == {"listed, old", "by link, old"}


def test_somebody_who_comes_at_the_last_moment_is_not_sent_away(store: Store) -> None:
    store.create(replace(stored_match("late", heron="open"), listing=Listing("", "en", "Anna", False)))
    with store.engine.begin() as connection:
        at = database_clock(connection) - 15 * DAY_MICROS
        connection.execute(update(MATCHES).values(moved=at))
        connection.execute(update(LISTINGS).values(at=at))
    fortnight = 14 * DAY_MICROS
    assert store.lists.deserted_matches(fortnight, fortnight, 9) == ["late"]
    store.sit("late", SeatKey("hash", ("heron",)), [SeatAssignment("heron", "heron", "human")])
    store.cancel("late", fortnight)
    assert not store.progress("late")[0]


def test_nothing_of_a_deleted_match_is_left(store: Store) -> None:
    keep(store, "gone", 8, gull="bot", heron="bot")
    keep(store, "stays", 1, gull="bot", heron="bot")
    served(store, lambda service: done(sweep(service)))
    with store.engine.connect() as connection:
        for table in METADATA.sorted_tables:
            rows = [str(tuple(row)) for row in connection.execute(select(table))]
            assert not any("gone" in row for row in rows), table.name
        for table in (MATCHES, SEATS, KEYS, LOG, CHAT):
            assert connection.execute(select(table)).first() is not None, "the other one is whole"


async def done(work: Awaitable[object]) -> None:
    await work


def test_the_cancelled_are_deleted_a_month_later_and_never_at_once(store: Store) -> None:
    keep(store, "old", 181)

    async def work(service: MatchService) -> None:
        await sweep(service)
        assert matches(store) == {"old"}
        wait = service.store.jobs.waits().get(DELETE)
        assert wait is not None and 29.9 * DAY_SECONDS < wait <= 30 * DAY_SECONDS
        later = JobTable(store.engine, lambda connection: database_clock(connection) + 31 * DAY_MICROS)
        job = taken(later, DELETE)
        assert job is not None
        for _ in range(2):
            # The process died after the work: it is done a second time.
            assert await kinds_without_mail(service, Retention())[DELETE](job.body) is None
        later.done(job)
        assert matches(store) == set() and service.store.jobs.jobs() == []

    served(store, work)


def test_what_has_gone_on_since_is_left_alone(store: Store) -> None:
    keep(store, "bots", 8, gull="bot", heron="bot")
    keep(store, "people", 200)

    async def work(service: MatchService) -> None:
        kinds = kinds_without_mail(service, Retention())
        await kinds[SWEEP]({})
        store.append("bots", [LogEntry(2, "heron", "act", "bid 2")], over=False)
        await kinds[DELETE]({"match": "bots"})
        await kinds[DELETE]({"match": "never heard of"})
        store.append("people", [LogEntry(3, "gull", "act", "bid 2")], over=False)
        await service.cancel("people", round(180 * DAY_MICROS), [NewJob(DELETE, {"match": "people"}, 0, "again")])

    served(store, work)
    assert matches(store) == {"bots", "people"}
    assert [job.key for job in store.jobs.jobs() if job.key == "again"] == [], "the job is added only with the cancelling"


def test_the_figures_are_the_operators(store: Store) -> None:
    keep(store, "bots", 2, gull="bot", heron="bot")
    keep(store, "people", 4)
    served(store, lambda service: done(sweep(service, Retention(bots=1, idle=3, cancelled=0))))
    assert matches(store) == set()


def test_where_a_match_came_from_is_forgotten_while_it_goes_on(store: Store) -> None:
    for match, days in (("a" * 12, 29), ("b" * 12, 31)):
        keep(store, match, 0)
        with store.engine.begin() as connection:
            made = {"created": database_clock(connection) - days * DAY_MICROS, "address": "192.0.2.7"}
            connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(made))

    async def work(service: MatchService) -> None:
        await sweep(service)

    served(store, work)
    with store.engine.connect() as connection:
        found = connection.execute(select(MATCHES.c.id, MATCHES.c.address).order_by(MATCHES.c.id)).all()
    assert [tuple(row) for row in found] == [("a" * 12, "192.0.2.7"), ("b" * 12, None)]


def test_many_are_seen_to_in_several_sweeps(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vezerkar.server.jobs.retention.BATCH", 2)
    assert BATCH > 2
    for n in range(5):
        keep(store, f"m{n}", 8 + n, gull="bot", heron="bot")

    async def work(service: MatchService) -> None:
        assert await sweep(service) == MORE_AFTER
        assert matches(store) == {"m0", "m1", "m2"}, "the oldest first"
        assert await sweep(service) == MORE_AFTER
        assert await sweep(service) == SWEEP_EVERY

    served(store, work)
    assert matches(store) == set()


@slow
def test_people_are_told_that_their_match_was_cancelled(url: str) -> None:
    """At once if they have it open, and whenever they come later."""
    app = create_app(url, bots=Here(), bot_delay=0.0, limits=FREE)
    with TestClient(app) as client:
        anna, bela = pair(client)
        anna.act("gull", "bid 5")
        service: MatchService = app.state.context.match_service
        with client.portal() as portal:
            portal.call(service.cancel, anna.match, -SECOND_MICROS, [])
        refused(bela.post("actions", {"seat": "heron", "ply": 1, "action": "bid 2"}), 409, "over")
        table = bela.table()
        assert table["over"] and table["decision"] is None and table["winners"] == [] and table["ply"] == 2
        assert table["outcome"] == "The game was cancelled."
        assert "érvénytelen" in bela.table(lang="hu")["outcome"]
        assert not anna.table(ply=1)["outcome"]
        end = anna.get("/end").json()
        assert end["history"] == table["outcome"]
        assert anna.get("/record").status_code == 200
        with client.portal() as portal:
            portal.call(service.delete, anna.match, -SECOND_MICROS)
        refused(anna.get(), 404, "unknown_match")
    with TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=FREE)) as client:
        refused(Guest(client, anna.match, anna.key).get(), 404, "unknown_match")


def test_a_match_that_was_deleted_elsewhere_takes_no_action(url: str) -> None:
    app = create_app(url, bots=Here(), bot_delay=0.0, limits=FREE)
    with TestClient(app) as client:
        anna, _ = make(client, "me", "me")
        with closing(Store(url)) as other:
            stubbornly(lambda: other.cancel(anna.match, -SECOND_MICROS))
            assert stubbornly(lambda: other.delete(anna.match, -SECOND_MICROS))
        refused(anna.post("actions", {"seat": "gull", "ply": 0, "action": "bid 5"}), 404, "unknown_match")
        refused(anna.get(), 404, "unknown_match")


@slow
def test_a_server_sweeps_by_itself(url: str) -> None:
    with TestClient(create_app(url, bots=Here(), limits=FREE)):
        pass
    with closing(Store(url)) as store:
        (job,) = (job for job in store.jobs.jobs() if job.kind == SWEEP)
        assert (job.kind, job.key) == (SWEEP, SWEEP) and FIRST_SWEEP - 60 < (store.jobs.waits().get(SWEEP) or 0) <= FIRST_SWEEP
        keep(store, "bots", 8, gull="bot", heron="bot")
        with store.engine.begin() as connection:
            connection.execute(update(JOBS).where(JOBS.c.kind == SWEEP).values(due=0))
    with TestClient(create_app(url, bots=Here(), limits=FREE)) as client, closing(Store(url)) as store:
        guest = Guest(client, "bots")
        for _ in range(200):
            if guest.get().status_code == 404:
                break
            time.sleep(0.05)
        assert matches(store) == set()
        for _ in range(200):
            jobs: list[ListedJob] = [job for job in store.jobs.jobs() if job.lease is None]
            if len(jobs) == 1:
                break
            time.sleep(0.05)
        assert [job.kind for job in jobs] == [SWEEP] and jobs[0].key == first_sweep().key
        assert 0 < (store.jobs.waits().get(SWEEP) or 0) <= SWEEP_EVERY


def test_a_mail_that_could_not_be_sent_is_forgotten_with_the_address_that_it_holds(store: Store) -> None:
    letters = [letter_job("reset", once, mail="anna@mail.example") for once in ("long ago", "of late", "tried")]
    other = NewJob("other", {"mail": "anna@mail.example"})
    store.jobs.add([*letters, other])
    with store.engine.begin() as connection:
        tried = JOBS.c.key.like("%tried"), JOBS.c.key.is_not(None)
        connection.execute(update(JOBS).values(attempts=MAX_ATTEMPTS - 1))
        connection.execute(update(JOBS).where(*tried).values(attempts=0))
    for kind in (MAIL, MAIL, MAIL, "other"):
        job = taken(store.jobs, kind)
        assert job is not None
        assert store.jobs.failed(job, "nobody answers") == (job.attempts == MAX_ATTEMPTS)

    def age(days: float, key: str | None = None) -> None:
        with store.engine.begin() as connection:
            which = JOBS.c.kind == "other" if key is None else JOBS.c.key.like(f"%{key}")
            connection.execute(update(JOBS).where(which).values(died=JOBS.c.died - round(days * DAY_MICROS)))

    age(UNSENT_DAYS + 1)
    age(UNSENT_DAYS + 1, "long ago")
    age(UNSENT_DAYS - 1, "of late")
    served(store, lambda service: done(sweep(service)))
    assert {job.key for job in store.jobs.jobs() if job.kind in (MAIL, "other")} == {
        None,
        "mail reset of late",
        "mail reset tried",
    }


@pytest.mark.parametrize("again", ["retry", "ask"])
def test_a_dead_job_that_is_asked_for_again_lives(store: Store, again: str) -> None:
    letter = letter_job("reset", "once", mail="anna@mail.example")
    store.jobs.add([letter])
    with store.engine.begin() as connection:
        connection.execute(update(JOBS).values(attempts=MAX_ATTEMPTS))
    assert taken(store.jobs, MAIL) is None
    (dead,) = store.jobs.jobs()
    assert dead.due is None
    with store.engine.begin() as connection:
        connection.execute(update(JOBS).values(died=JOBS.c.died - 100 * DAY_MICROS))
    if again == "retry":
        assert store.jobs.retry(dead.id, lambda connection: None)
    else:
        store.jobs.add([letter])
    store.jobs.forget_dead(MAIL, 0)
    (job,) = store.jobs.jobs()
    assert job.due is not None
