"""What a socket is sent: the whole MatchPage, then what has changed; drawn once for all who see the same, off the event loop."""

from __future__ import annotations

import asyncio
import threading
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient

from tests.cost import slow
from tests.server.conftest import FREE, Here
from tests.server.hurry import Stage, hurried, staged
from tests.server.play import Guest, make, pair
from tests.server.served import Eye, Served, client_at, served
from tests.tinygame import GAME, WeatherGauge
from vezerkar.registry import GAMES
from vezerkar.server.app import create_app
from vezerkar.server.chat import chat_service
from vezerkar.server.matches import play_service
from vezerkar.server.matches.match_messages import Hello, NewMatch
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.subscribers import BATCH_SIZE, MatchSubscribers, Subscriber
from vezerkar.server.matches.viewer import Viewer
from vezerkar.server.pages import match_page, page_renderer
from vezerkar.server.pages.delta import apply


@pytest.fixture
def url(sqlite_url: str) -> str:
    """Nothing of this depends on the database."""
    return sqlite_url


class Page:
    """A page that asks for what has changed, and puts its MatchPage together."""

    def __init__(self, eye: Eye, key: str | None = None, have: str | None = None, table: Any = None, **hello: Any) -> None:
        self.eye = eye
        self.rev, self.table = have, table
        self.kinds: list[str] = []
        eye.hello(key, deltas=True, have=have, **hello)
        self.read()

    def read(self) -> dict[str, Any]:
        message = self.eye.message()
        self.kinds.append(message["type"])
        if message["type"] == "table":
            self.rev, self.table = message["rev"], message["table"]
        else:
            assert message["type"] == "delta" and message["from"] == self.rev
            self.rev, self.table = message["to"], apply(self.table, message["patch"])
        found: dict[str, Any] = self.table
        return found

    def until(self, ply: int) -> dict[str, Any]:
        while self.table["ply"] < ply:
            self.read()
        found: dict[str, Any] = self.table
        return found


def test_after_the_whole_table_come_patches(here: Served, http: httpx.Client) -> None:
    anna, bela = pair(http)
    with here.eye(anna.match) as eye, here.eye(anna.match) as other:
        mine, plain = Page(eye, anna.key), other
        plain.hello(bela.key)
        anna.act("gull", "bid 3")
        bela.act("heron", "bid 1")
        assert mine.until(2) == anna.table()
        assert mine.kinds[0] == "table" and set(mine.kinds[1:]) == {"delta"}
        assert plain.table(2) == bela.table(), "who does not ask for patches goes on getting whole tables"


@pytest.mark.slow
def test_whoever_comes_back_is_sent_what_has_changed_since(here: Served, http: httpx.Client) -> None:
    anna, bela = pair(http)
    with ExitStack() as stack:
        # Somebody else looks on, so that each of the changes is drawn.
        subscribed = Page(stack.enter_context(here.eye(anna.match)))
        with here.eye(anna.match) as eye:
            gone = Page(eye)
        for n, (guest, seat, action) in enumerate([(anna, "gull", "bid 3"), (bela, "heron", "bid 1")], 1):
            guest.act(seat, action)
            subscribed.until(n)
        back = Page(stack.enter_context(here.eye(anna.match)), have=gone.rev, table=gone.table)
        assert back.until(2) == subscribed.table and set(back.kinds) == {"delta"}
        again = Page(stack.enter_context(here.eye(anna.match)), have=back.rev, table=back.table)
        assert again.kinds == ["delta"] and again.table == back.table, "who has the newest is told so"
        stranger = Page(stack.enter_context(here.eye(anna.match)), have="another")
        assert stranger.kinds == ["table"] and stranger.table == back.table


def test_whoever_is_out_of_step_asks_for_the_whole(here: Served, http: httpx.Client) -> None:
    anna, _ = make(http)
    with here.eye(anna.match) as eye:
        page = Page(eye, anna.key)
        eye.hello(anna.key, deltas=True)
        assert page.read() == anna.table() and page.kinds == ["table", "table"]
        eye.hello(anna.key, "hu", deltas=True, have=page.rev)
        assert page.read()["lang"] == "hu" and page.kinds[-1] == "table"


@pytest.mark.slow
def test_the_same_table_has_the_same_name_after_a_restart(url: str) -> None:
    with served(create_app(url, bots=Here(), bot_delay=0.0, limits=FREE)) as here, here.eye(_new(here)) as eye:
        before = Page(eye)
        match = before.table["match"]
    with served(create_app(url, bots=Here(), bot_delay=0.0, limits=FREE)) as here, here.eye(match) as eye:
        assert Page(eye, have=before.rev, table=before.table).kinds == ["delta"]


def _new(here: Served) -> str:
    with client_at(here.address) as http:
        return make(http)[0].match


def test_what_a_viewer_must_not_notice_changes_no_name(here: Served, http: httpx.Client) -> None:
    """A count of all changes would tell how often a rival has changed his orders."""
    anna, bela = pair(http)
    with here.eye(anna.match) as eye:
        page = Page(eye, anna.key)
        for passes in (True, False, True):
            assert bela.post("settings", {"seat": "heron", "autopass": passes}).status_code == 200
        anna.post("say", {"text": "hello"})
        while not page.table["chat"]:
            page.read()
        assert page.kinds == ["table", "delta"]


@pytest.fixture
def short_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """A MatchPage holds few lines of the log."""
    monkeypatch.setattr(match_page, "MAX_LOG_LINES", 3)


@slow
def test_a_table_holds_the_end_of_the_log_and_the_rest_is_asked_for(short_log: None, here: Served, http: httpx.Client) -> None:
    anna, bela = pair(http)
    shown: list[dict[str, Any]] = []
    for turn in range(4):
        anna.act("gull", f"bid {turn}")
        bela.act("heron", f"bid {turn + 1}")
        for _ in range(6):
            table = anna.table()
            waiting = [seat["id"] for seat in table["seats"] if seat["waiting"]]
            if len(waiting) == 2:
                break
            (seat,) = waiting
            guest = anna if seat == "gull" else bela
            guest.act(seat, guest.table()["decision"]["default"])
    table = anna.table()
    assert len(table["log"]) == 3 and table["log_from"] > 3
    at, shown = table["log_from"], table["log"]
    while at:
        page = anna.get("/log", before=at).json()
        assert page["log_from"] == max(0, at - 3) and len(page["log"]) == at - page["log_from"]
        at, shown = page["log_from"], page["log"] + shown
    past = anna.table(ply=2)
    assert past["log"] == [line for line in shown if line["ply"] <= 2][-3:]
    rendered = [line for line in shown if line["kind"] == "drew"]
    assert {line["seat"] for line in rendered} == {"gull"}, "old lines are those the seat may know"
    assert anna.get("/log", before=0).json() == {"log_from": 0, "log": []}
    for wrong in ("", "-1", "x", "1" * 12):
        assert anna.get("/log", before=wrong).status_code == 400
    assert Guest(http, anna.match, "nonsense").get("/log", before=3).status_code == 401


class Nosy(WeatherGauge):
    """Notes on which threads it is drawn."""

    def __init__(self) -> None:
        self.threads: set[str] = set()

    def scene(self, *args: Any) -> Any:
        self.threads.add(threading.current_thread().name)
        return super().scene(*args)


def test_nothing_is_drawn_on_the_event_loop(here: Served, http: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a first table nor a changed one, nor the past, nor the table of whoever asks over HTTP."""
    nosy = Nosy()
    monkeypatch.setattr("tests.server.gauge.GAME", nosy)
    packed = set()
    for name in ("_gzip", "diff", "ENCODE"):
        real = getattr(page_renderer, name)

        def noted(*args: Any, name: str = name, real: Any = real) -> Any:
            packed.add((name, threading.current_thread().name.split("_")[0]))
            return real(*args)

        monkeypatch.setattr(page_renderer, name, noted)
    anna, _ = make(http)
    with here.eye(anna.match) as eye:
        page = Page(eye, anna.key)
        anna.act("gull", "bid 3")
        page.until(1)
    for query in ({}, {"ply": 0}):
        anna.table(**query)
    assert {name.split("_")[0] for name in nosy.threads} == {"present", "other"}
    assert packed == {(name, "present") for name in ("_gzip", "diff", "ENCODE")}


def test_a_draft_is_looked_over_off_the_event_loop(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "wg35", "vezerkar.games.wg35")
    threads = []

    def proof(*args: Any) -> dict[str, str]:
        threads.append(threading.current_thread().name)
        return {}

    monkeypatch.setattr("vezerkar.server.pages.editor_routes.check_draft", proof)
    client.post("/api/games/wg35/editor", json={"draft": {}})
    assert threads[0].startswith("other")


def test_what_many_see_is_drawn_once(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rendered: list[Viewer] = []
    real = page_renderer._render

    def noted(*args: Any) -> Any:
        rendered.append(args[1].details.viewer)
        return real(*args)

    monkeypatch.setattr(page_renderer, "_render", noted)

    async def play(stage: Stage) -> None:
        session, _ = await stage.session(NewMatch("gauge", {"gull": "me", "heron": "open"}), GAME.start(1))
        films = [stage.film(session, Viewer(), deltas=n % 2 == 0) for n in range(3 * BATCH_SIZE)]
        await asyncio.sleep(0.001)
        assert rendered == [Viewer()] and all(len(film.frames) == 1 for film in films)
        await play_service.act(stage.match_service, session, "gull", 0, "bid 3")
        await asyncio.sleep(0.001)
        assert rendered == [Viewer()] * 2 and all(len(film.frames) == 2 for film in films)
        assert len({film.frames[1][1] for film in films[::2]}) == 1

    hurried(lambda: staged(url, Here(), play))


def test_what_was_drawn_is_kept_when_a_room_is_opened_anew_and_goes_when_it_is_too_much(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(stage: Stage) -> None:
        session, _ = await stage.session(NewMatch("gauge", {"gull": "me", "heron": "open"}), GAME.start(1))
        first = await stage.page_renderer.current_page(session, Viewer(), "en")
        await play_service.act(stage.match_service, session, "gull", 0, "bid 3")
        saved = stage.match_service.store.load(session.id)
        assert saved is not None
        again = await stage.page_renderer.current_page(MatchSession(saved), Viewer(), "en")
        assert [change.before for change in again.changes] == [first.rev]
        pages = stage.page_renderer._pages
        monkeypatch.setattr(pages, "most", 2 * len(first.body))
        for lang in ("hu", "en", "hu"):
            session.changed()
            await stage.page_renderer.current_page(session, Viewer(), lang)
            await stage.page_renderer.current_page(session, Viewer("gull"), lang)
            assert len(pages) <= 2
            assert pages.size <= pages.most

    hurried(lambda: staged(url, Here(), play))


def test_one_that_does_not_read_keeps_nobody_waiting_and_misses_what_is_no_longer_new(url: str) -> None:
    async def play(stage: Stage) -> None:
        session, _ = await stage.session(NewMatch("gauge", {"gull": "me", "heron": "open"}), GAME.start(1))
        stuck, free = (stage.film(session, Viewer(), deltas=True) for _ in range(2))
        opens = asyncio.Event()
        send = stuck.send_data

        async def slowly(content: bytes, mode: str) -> None:
            await opens.wait()
            await send(content, mode)

        stuck.send_data = slowly  # type: ignore[method-assign]
        await asyncio.sleep(0.001)
        for n in range(40):
            viewer = session.viewer(next(key for key in session.keys.values() if key.creator))
            await chat_service.post_chat(stage.match_service, session, viewer, f"line {n}")
            await asyncio.sleep(0.001)
        assert len(free.frames) == 41 and not stuck.frames
        opens.set()
        await asyncio.sleep(0.001)
        assert len(stuck.frames) == 2, "the first table, and then the newest: the changes between are too many"

    hurried(lambda: staged(url, Here(), play))


def test_a_crowd_is_told_a_few_at_a_time_and_players_first() -> None:
    async def tell() -> None:
        crowd = MatchSubscribers()
        player = Subscriber(Viewer("gull", ("gull",)), Hello())
        subscribers = [Subscriber(Viewer(), Hello()) for _ in range(5 * BATCH_SIZE)]
        for subscriber in [*subscribers, player]:
            crowd.add(subscriber)
            subscriber.changed.clear()
        crowd.notify()
        told: list[int] = []
        while len(told) < 5:
            await asyncio.sleep(0)
            told.append(sum(subscriber.changed.is_set() for subscriber in [*subscribers, player]))
            assert player.changed.is_set()
        assert told == [n * BATCH_SIZE for n in range(1, 6)]
        await asyncio.sleep(0)
        assert all(subscriber.changed.is_set() for subscriber in subscribers)

    asyncio.run(tell())


def test_those_who_come_and_go_disturb_nobody(here: Served, http: httpx.Client) -> None:
    """Only when the first socket of a seat comes or the last one goes is there something new."""
    anna, _ = make(http)
    with here.eye(anna.match) as eye, ExitStack() as stack:
        page = Page(eye, anna.key)
        for n in range(6):
            Page(stack.enter_context(here.eye(anna.match)), anna.key if n % 2 else None)
        stack.close()
        anna.post("say", {"text": "hello"})
        while not page.table["chat"]:
            page.read()
        assert page.kinds == ["table", "delta"]
