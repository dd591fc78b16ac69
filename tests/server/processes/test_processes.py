"""Several processes on one database: whatever one writes, the others know, and nothing is lost or done twice."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from itertools import count
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.cost import slow
from tests.server.conftest import FREE, Here
from tests.server.hurry import Stage, hurried, staged
from tests.server.play import Guest, make, pair, refused, take
from tests.server.served import true_session
from vezerkar.server.app import create_app
from vezerkar.server.chat.chat_lines import ChatMessage
from vezerkar.server.matches import match_making
from vezerkar.server.matches.match_messages import NewMatch
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.storage.match_change import Change, MatchChanged
from vezerkar.server.storage.store import Store
from vezerkar.server.storage.stored_match import LogEntry, StoredMatch

Client = TestClient[Any]


@pytest.fixture
def two(postgresql_url: str) -> Iterator[tuple[Client, Client]]:
    """Two tables on one database."""
    with (
        TestClient(create_app(postgresql_url, bots=Here(), bot_delay=0.0, limits=FREE)) as one,
        TestClient(create_app(postgresql_url, bots=Here(), bot_delay=0.0, limits=FREE)) as other,
    ):
        yield one, other


def service(client: Client) -> MatchService:
    found = client.app.state.context.match_service
    assert isinstance(found, MatchService)
    return found


def test_a_change_starts_from_what_its_process_knows_or_is_refused(url: str) -> None:
    with TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=FREE)) as client:
        match = make(client, "me", "me")[0].match
    with closing(Store(url)) as store:
        line = ChatMessage("Anna", "hm", "2026-01-01T00:00:00Z")
        first = Change(0)
        assert store.add_chat(match, line, change=first) == 1
        assert store.add_chat(match, line, change=first) == 1, "the same once more: it has come through"
        for late in (
            lambda: store.add_chat(match, line, change=Change(0)),
            lambda: store.append(match, [LogEntry(1, "gull", "act", "bid 5")], over=False, change=Change(0)),
            lambda: store.set_bots(match, "slow", Change(0)),
            lambda: store.release(match, 1, Change(2)),
            lambda: store.seat(match, [], change=Change(0)),
            lambda: store.set_bots("no such match", "slow", Change(0)),
        ):
            with pytest.raises(MatchChanged):
                late()
        saved = store.load(match)
        assert saved is not None
        assert (saved.rev, saved.chat, saved.log, saved.bots, saved.released) == (1, [line], [], "normal", -1)
        assert store.append(match, [LogEntry(1, "gull", "act", "bid 5")], over=False, change=Change(1)) == store.rev(match) == 2
        store.ask(match, ["gull"], rev=1)
        with store.engine.connect() as connection:
            asked = connection.exec_driver_sql("select seat from seats where asked").scalars().all()
        assert asked == [], "who must choose is kept by whoever knows the match as it is"


def test_moments_are_microseconds_of_the_databases_clock(url: str) -> None:
    with TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=FREE)) as client:
        before = time.time_ns() // 1000
        anna, _ = make(client, "me", "me")
        time.sleep(0.05)
        anna.act("gull", "bid 5", 0)
        after = time.time_ns() // 1000
    with closing(Store(url)) as store:
        saved = store.load(anna.match)
        assert saved is not None
        assert before <= saved.created < saved.created + 50_000 <= saved.log[0].at <= after < saved.read_at
        tail = store.load(anna.match, after=1)
        assert tail is not None and tail.log == [] and tail.rev == saved.rev


def test_what_was_carried_out_and_could_not_be_written_was_never_there(sqlite_url: str) -> None:
    """Actions, a batch and an undo, each byte for byte, on either side of where old States are let go of."""

    async def work(stage: Stage) -> None:
        made = await match_making.create(stage.match_service, NewMatch("gauge", {"gull": "me", "heron": "me"}))
        session = await stage.match_service.session(made.match)
        for round_ in range(60):
            for deed in ("bid 5", "undo"):
                before = session.match.encode(), session.ply, [*session.match.event_log], [*session.match.history]
                bookmark = session.bookmark()
                if deed == "undo":
                    session.take_back("gull")
                else:
                    session.take("gull", "act", deed)
                assert session.match.encode() != before[0], f"{deed} {round_}"
                session.go_back(bookmark)
                assert before == (session.match.encode(), session.ply, session.match.event_log, session.match.history)
                assert len(session.snapshots) == len(session.times) == session.ply + 1
                if deed == "undo":
                    session.take_back("gull")
                else:
                    session.take("gull", "act", deed)
        assert session.ply == 120

    hurried(lambda: staged(sqlite_url, Here(), work))


@slow
def test_what_one_process_writes_the_other_knows(two: tuple[Client, Client], monkeypatch: pytest.MonkeyPatch) -> None:
    """Every kind of change, each read in the process that has not written it. No log is replayed for that."""
    one, other = two
    anna, body = make(one)
    assert Guest(other, anna.match).table()["ply"] == 0
    bela = take(other, anna.match, body["invitations"]["heron"])
    restored: list[str] = []
    restore = MatchSession.restore

    def noted(session: MatchSession, saved: StoredMatch) -> None:
        restored.append(saved.id)
        restore(session, saved)

    monkeypatch.setattr(MatchSession, "restore", noted)
    assert anna.table()["seats"][1]["player_name"] == "Béla"
    anna.act("gull", "bid 5", 0)
    assert bela.table()["ply"] == 1
    assert Guest(other, anna.match, anna.key).post("undo", {"seat": "gull", "ply": 1}).json() == {"ply": 2}
    assert anna.table()["ply"] == 2
    anna.act("gull", "bid 6", 2)
    bela.act("heron", "bid 2", 3)
    assert anna.table()["ply"] == 4
    bela.post("say", {"text": "hm"})
    assert [line["text"] for line in anna.table()["chat"]] == ["hm"]
    anna.post("settings", {"seat": "gull", "name": "Annuska"})
    assert bela.table()["seats"][0]["player_name"] == "Annuska"
    bela.post("settings", {"seat": "heron", "autopass": True})
    assert Guest(one, anna.match, bela.key).table()["settings"]["autopass"]
    assert anna.post("resign", {"seat": "gull"}).json() == {"ply": 5}
    assert bela.table()["over"]
    assert restored == []
    first, second = (guest.post("rematch", {}).json() for guest in (anna, bela))
    assert first["match"] == second["match"] and first["key"] != second["key"]
    assert Guest(one, first["match"], second["key"]).table()["seat"] == second["seats"][0]


@slow
def test_posts_at_the_same_moment_are_all_answered_and_written_once(two: tuple[Client, Client]) -> None:
    """Two people act and talk at the same time through two processes; whatever was acknowledged is in the log, once."""
    anna, bela = pair(two[0])
    bela.client = two[1]
    talk = count()

    def chatter(guest: Guest) -> list[str]:
        said = []
        for _ in range(25):
            text = f"{guest.key} {next(talk)}"
            assert guest.post("say", {"text": text}).status_code == 200
            said.append(text)
        return said

    def dither(guest: Guest) -> int:
        ply = 0
        for _ in range(25):
            ply = guest.act("gull", "bid 5", ply)
            answer = guest.post("undo", {"seat": "gull", "ply": ply})
            assert answer.status_code == 200, answer.text
            ply = answer.json()["ply"]
        return ply

    with ThreadPoolExecutor(3) as threads:
        talks = [threads.submit(chatter, guest) for guest in (anna, bela)]
        assert threads.submit(dither, anna).result() == 50
    said = [text for talk_ in talks for text in talk_.result()]
    for guest in (anna, bela):
        table = guest.table()
        assert table["ply"] == 50 and sorted(line["text"] for line in table["chat"]) == sorted(said)
    with closing(Store(str(service(two[0]).store.engine.url))) as store:
        assert store.rev(anna.match) == 50 + 50 + 1, "and Béla sat down"


@slow
def test_of_two_who_want_the_same_one_gets_it(two: tuple[Client, Client]) -> None:
    """An invitation, a rematch: through two processes at the same time."""
    for _ in range(5):
        anna, body = make(two[0])
        with ThreadPoolExecutor(2) as threads:
            guests = [Guest(client, anna.match, body["invitations"]["heron"]) for client in two]
            answers = [*threads.map(lambda guest: guest.post("take", {"name": "B"}), guests)]
        assert sorted(answer.status_code for answer in answers) == [201, 409]
        (key,) = [answer.json()["key"] for answer in answers if answer.status_code == 201]
        bela = Guest(two[1], anna.match, key)
        assert anna.post("resign", {"seat": "gull"}).status_code == 200
        with ThreadPoolExecutor(2) as threads:
            again = [*threads.map(lambda guest: guest.post("rematch", {}).json(), (anna, bela))]
        assert len({answer["match"] for answer in again}) == 1 and again[0]["seats"] != again[1]["seats"]
        refused(guests[0].post("take", {"name": "C"}), 409, "taken")


@slow
def test_a_hold_goes_on_where_another_process_began_it(two: tuple[Client, Client], postgresql_url: str) -> None:
    anna, bela = pair(two[0], pace="slow")
    shots: list[str] = []
    while not shots:
        anna, bela = pair(two[0], pace="slow")
        anna.act("gull", "bid 5", 0)
        bela.act("heron", "bid 0", 1)
        shots = [option for option in anna.table()["decision"]["options"] if option != "hold"]
    anna.act("gull", shots[0], 2)
    time.sleep(0.5)
    bela.client = two[1]
    bela.table()
    here, there = (service(client)._sessions[anna.match] for client in two)
    dues = [session.due("heron") - session.clock() for session in (here, there, true_session(postgresql_url, anna.match))]
    # The hold takes 20 seconds at least; a busy machine may take a while between two readings of a clock.
    assert max(dues) - min(dues) < 0.5 and dues[0] < 59.6
