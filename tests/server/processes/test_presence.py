"""All processes show the same people as online, and the same bots as slowed, wherever their sockets are."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, closing
from typing import Any

import pytest
from sqlalchemy import text

from tests.cost import slow
from tests.server.play import Guest, pair
from tests.server.processes.test_link import client_of, table
from tests.server.served import served
from tests.server.stored import stored_match
from tests.server.waiting import until
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.matches.viewer import Elsewhere, Viewer
from vezerkar.server.pages.match_page import MatchDetails
from vezerkar.server.processes.presence import Presence
from vezerkar.server.storage.store import Store


def online(guest: Guest) -> list[str]:
    """The seats that a page shows as online."""
    return [seat["id"] for seat in guest.table()["seats"] if seat["online"]]


@slow
def test_people_are_online_at_every_process_until_they_go(postgresql_url: str) -> None:
    with ExitStack() as stack:
        one, other = (stack.enter_context(served(table(postgresql_url))) for _ in range(2))
        client, there = stack.enter_context(client_of(one)), stack.enter_context(client_of(other))
        anna, bela = pair(client)
        afar = Guest(there, anna.match)
        with one.eye(anna.match) as eye:
            eye.hello(anna.key)
            until(lambda: online(afar) == ["gull"])
            with other.eye(anna.match) as second:
                second.hello(bela.key)
                until(lambda: online(anna) == ["gull", "heron"])
                # A process that comes later asks.
                late = stack.enter_context(served(table(postgresql_url)))
                latest = Guest(stack.enter_context(client_of(late)), anna.match)
                until(lambda: online(latest) == ["gull", "heron"])
            until(lambda: online(anna) == online(latest) == ["gull"])
            cut(postgresql_url)
            until(lambda: online(afar) == online(latest) == ["gull"])
        until(lambda: online(afar) == online(latest) == [])


@slow
def test_who_was_at_a_process_that_ends_is_not_online_any_more(postgresql_url: str) -> None:
    with served(table(postgresql_url)) as one, client_of(one) as client:
        anna, bela = pair(client)
        with served(table(postgresql_url)) as other, other.eye(anna.match) as eye:
            eye.hello(bela.key)
            until(lambda: online(anna) == ["heron"])
        until(lambda: online(anna) == [])


def cut(url: str) -> None:
    """Close the links of all processes."""
    with closing(Store(url)) as store, store.engine.connect() as connection:
        ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'vezerkar %'"
        assert connection.execute(text(ended + " AND datname = current_database()")).all()


class Processes:
    """Two processes, and notifications that reach both."""

    def __init__(self, url: str) -> None:
        self.services = [MatchService(Store(url), lambda session: None) for _ in range(2)]
        self.presences = [Presence(service, self.send) for service in self.services]
        self.sent: list[str] = []
        for link, (service, presence) in enumerate(zip(self.services, self.presences, strict=True), 1):
            service.on_presence = presence.tell
            presence.linked(link)

    async def send(self, payload: str) -> None:
        self.sent.append(payload)
        for presence in self.presences:
            presence.hear(payload)


def run(url: str, work: Callable[[Processes, list[Any]], Awaitable[None]]) -> None:
    """Run something with two processes that both have a match open."""

    async def begin() -> None:
        processes = Processes(url)
        processes.services[0].store.create(stored_match("m"))
        try:
            await work(processes, [await service.unwatched_session("m") for service in processes.services])
        finally:
            for service in processes.services:
                service.close()

    asyncio.run(begin())


async def settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_bots_are_slowed_wherever_it_is_looked_at(sqlite_url: str) -> None:
    async def work(processes: Processes, sessions: list[Any]) -> None:
        await processes.services[0].set_slowed(sessions[0], True)
        await settled()
        assert [MatchDetails.of(session, Viewer(), 0).bots_slowed for session in sessions] == [True, True]
        await processes.services[0].set_slowed(sessions[0], False)
        await settled()
        assert [MatchDetails.of(session, Viewer(), 0).bots_slowed for session in sessions] == [False, False]

    run(sqlite_url, work)


def test_what_a_process_has_said_counts_as_long_as_its_link(sqlite_url: str) -> None:
    async def work(processes: Processes, sessions: list[Any]) -> None:
        one, other = processes.presences
        sessions[0].online["gull"] = 1
        one.tell(sessions[0])
        await settled()
        assert sessions[1].elsewhere == {1: Elsewhere(frozenset({"gull"}))}
        rev = sessions[1].rev
        other.living({1, 2})
        assert sessions[1].rev == rev, "nothing is drawn anew"
        other.living({2})
        assert sessions[1].elsewhere == {} and sessions[1].rev != rev
        other.unlinked()
        processes.sent.clear()
        other.tell(sessions[1])
        await settled()
        assert processes.sent == [], "without a link nobody would believe it"
        other.linked(3)
        await settled()
        assert sessions[1].elsewhere == {1: Elsewhere(frozenset({"gull"}))}, "it has asked"
        assert sessions[0].elsewhere == {}

    run(sqlite_url, work)


def test_what_cannot_be_said_stops_nothing(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def work(processes: Processes, sessions: list[Any]) -> None:
        async def fail(payload: str) -> None:
            raise OSError("gone")

        presence = Presence(processes.services[0], fail)
        presence.linked(7)
        await settled()
        presence.tell(sessions[0])
        await settled()
        presence.hear("another 5 1 0 gull")

    run(sqlite_url, work)
