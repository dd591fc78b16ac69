"""Matches whose rules are gone: what happened in them, what was said and how they ended is never lost."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.cost import slow
from tests.server.matches.test_checkpoints import finished, opened
from tests.server.play import Guest, pair, refused
from tests.server.stored import wait_for_page
from vezerkar.registry import game
from vezerkar.server.pages.last_page import unpack_pages
from vezerkar.server.pages.last_page_job import last_page_job
from vezerkar.server.storage.schema import CHECKPOINTS, JOBS, LAST_PAGES, LOG
from vezerkar.server.storage.store import Store


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    store = Store(url)
    yield store
    store.close()


@pytest.fixture
def over(url: str, store: Store) -> Guest:
    """A match that was played to its end, and whose last page is made."""
    guest = finished(url)
    with store.engine.begin() as connection:
        # Whoever was at it when the server was closed does not come back.
        connection.execute(JOBS.update().values(lease=None))
    with opened(url):
        wait_for_page(store, guest.match)
    return guest


def other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules that play everything otherwise."""
    monkeypatch.setattr(game("gauge"), "version", "2.0")
    monkeypatch.setattr("tests.tinyrules.CARDS", 11)


def kept(guest: Guest, **query: str) -> dict[str, Any]:
    answer = guest.get("/kept", **query)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@slow
def test_a_finished_match_is_told_when_its_rules_are_gone(url: str, over: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(url) as client:
        over.client = client
        pages = {lang: over.table(lang=lang) for lang in ("en", "hu")}
        words = {lang: Guest(client, over.match).table(lang=lang)["text_view"] for lang in pages}
        refused(over.get("/kept"), 404, "not_found")
    other_rules(monkeypatch)
    with opened(url) as client:
        over.client = client
        refused(over.get(), 409, "other_rules")
        for lang, page in pages.items():
            found = kept(over, lang=lang)
            for name in ("match", "game", "title", "ply", "over", "outcome", "winners", "chat"):
                assert found[name] == page[name], name
            assert found["text_view"] == words[lang], "those of a spectator"
            assert found["over"] and found["outcome"] and (found["then"], found["now"]) == ("1", "2.0")
            assert found["log"][-len(page["log"]) :] == page["log"]
            names = ("id", "name", "player_name", "mine", "kind")
            assert [[seat[name] for name in names] for seat in found["seats"]] == [
                [seat[name] for name in names] for seat in page["seats"]
            ]
            picture = over.get("/kept.svg", lang=lang)
            assert picture.status_code == 200 and picture.headers["Content-Type"] == "image/svg+xml"
            assert picture.text.startswith("<svg") and "</svg>" in picture.text
        (mine,) = client.get("/api/mine", headers=over.headers).json()
        told = mine["match"], mine["over"], mine["my_turn"], mine["outcome"]
        assert told == (over.match, True, False, pages["en"]["outcome"])


@pytest.mark.slow
def test_nobody_is_told_more_than_before(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match under way: each sees the events of their seat, others those that all may know."""
    with opened(url) as client:
        anna, bela = pair(client)
        anna.act("gull", "bid 5")
        anna.post("undo", {"seat": "gull", "ply": 1})
        anna.act("gull", "bid 6")
        bela.act("heron", "bid 2")
        bela.post("say", {"text": "well"})
        nobody = Guest(client, anna.match)
        before = [guest.table()["log"] for guest in (anna, bela, nobody)]
    assert before[0] != before[1] != before[2]
    other_rules(monkeypatch)
    with opened(url) as client:
        for guest in (anna, bela, nobody):
            guest.client = client
        assert [kept(guest)["log"] for guest in (anna, bela, nobody)] == before
        found = kept(anna)
        assert not found["over"] and not found["picture"] and found["outcome"] == ""
        assert [line["text"] for line in found["chat"]] == ["well"]
        assert "seed" not in found
        refused(anna.get("/kept.svg"), 404, "not_found")
        refused(anna.post("actions", {"seat": "gull", "ply": 4, "action": "hold"}), 409, "other_rules")
        refused(Guest(client, anna.match, "no such key").get("/kept"), 401, "bad_key")
        refused(Guest(client, "nothing").get("/kept"), 404, "unknown_match")
        assert [one["match"] for one in client.get("/api/mine", headers=anna.headers).json()] == [anna.match]


@slow
def test_what_was_never_kept_cannot_be_told(url: str, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    over = finished(url)
    with store.engine.begin() as connection:
        connection.execute(LOG.update().values(events=None))
        connection.execute(CHECKPOINTS.delete())
    other_rules(monkeypatch)
    with opened(url) as client:
        over.client = client
        refused(over.get("/kept"), 409, "other_rules")
        assert client.get("/api/mine", headers=over.headers).json() == []


@pytest.mark.slow
def test_words_that_are_gone_do_not_hide_the_rest(url: str, over: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    other_rules(monkeypatch)
    rules = game("gauge")
    text = rules.event_text

    def forgetful(event: Any, tr: Any) -> str:
        if event.kind == "bids":
            raise KeyError(event.kind)
        return text(event, tr)

    monkeypatch.setattr(rules, "event_text", forgetful)
    with opened(url) as client:
        over.client = client
        log = kept(over)["log"]
        assert {line["text"] for line in log if line["kind"] == "bids"} == {
            "Something happened that only the rules of that time could tell."
        }
        assert len({line["text"] for line in log}) > 2


def test_a_resigned_match_has_a_last_page(url: str, store: Store) -> None:
    with opened(url) as client:
        anna, _ = pair(client)
        anna.post("resign", {"seat": "gull"})
        wait_for_page(store, anna.match)
        page = anna.table()
    packed = store.last_page(anna.match)
    assert packed is not None
    pages = unpack_pages(packed)
    assert pages["en"].outcome == page["outcome"] and pages["en"].winners == ["heron"] and "<svg" in pages["hu"].picture
    store.keep_last_page("no such match", b"")
    store.keep_last_page(anna.match, packed)
    with store.engine.connect() as connection:
        assert len(connection.execute(LAST_PAGES.select()).all()) == 1


def test_a_last_page_is_not_made_of_what_is_gone(url: str, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server was brought up to date before the page was made: the job ends, and there is none."""
    with opened(url) as client:
        anna, _ = pair(client)
    with store.engine.begin() as connection:
        connection.execute(LOG.delete())
    store.jobs.add([last_page_job(anna.match), last_page_job("deleted")])
    other_rules(monkeypatch)
    with opened(url):
        for _ in range(400):
            if store.jobs.waits().get("last_page") is None:
                break
            time.sleep(0.05)
        assert store.jobs.waits().get("last_page") is None and store.last_page(anna.match) is None
