"""Lessons over HTTP: the list, a match of one, and its goals after each ply."""

from __future__ import annotations

import json
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import select, update

from tests.cost import slow
from tests.server.conftest import FREE, Here
from tests.server.people import become, register
from tests.server.play import Body, Guest, make, refused
from vezerkar.engine import Record
from vezerkar.registry import GAMES, replay
from vezerkar.server.accounts.account_erasure import AccountErasure
from vezerkar.server.app import create_app
from vezerkar.server.http.limits import Rate
from vezerkar.server.matches.match_check import check_match
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.storage.schema import ACCOUNTS, LESSON_STARS, MATCHES
from vezerkar.server.storage.store import Store


@pytest.fixture(autouse=True)
def hunt(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game with lessons, beside the tiny one."""
    monkeypatch.setitem(GAMES, "hunt", "vezerkar.games.hunt")


def begin(client: TestClient[Any], lesson: str) -> Guest:
    made = client.post(f"/api/lessons/{lesson}", json={})
    assert made.status_code == 201, made.text
    guest = Guest(client, made.json()["match"], made.json()["key"])
    guest.post("bots", {"speed": "instant"})
    return guest


def goals(table: Body) -> list[bool]:
    return [goal["done"] for goal in table["lesson"]["goals"]]


def take(guest: Guest, seat: str, *actions: str) -> Body:
    for action in actions:
        guest.until(lambda table: table["scene"]["prompt"]["mine"])
        guest.act(seat, action)
    return guest.table()


def test_the_shelf_says_which_games_have_lessons_and_which_they_are(client: TestClient[Any]) -> None:
    assert {game["id"]: game["lessons"] for game in client.get("/api/games").json()} == {"gauge": "", "hunt": "Lessons"}
    assert client.get("/api/games/gauge/lessons").json() == []
    first, *others = client.get("/api/games/hunt/lessons", params={"lang": "hu"}).json()
    assert (first["id"], first["number"], first["title"], first["most_stars"]) == ("hunt-sailing", 1, "Láthatatlan út", 2)
    assert len(others) == 8
    refused(client.get("/api/games/chess/lessons"), 404, "unknown_game")
    refused(client.post("/api/lessons/hunt-nothing", json={}), 404, "not_found")
    assert client.get("/study/hunt/lessons").text == client.get("/lobby").text


def test_a_lesson_is_played_to_its_end(client: TestClient[Any]) -> None:
    guest = begin(client, "hunt-sailing")
    table = guest.table()
    lesson = table["lesson"]
    assert table["view"]["spee"] == "20" and table["ply"] == 0
    assert lesson["title"] == "Sailing unseen" and lesson["next"] == "hunt-freighter" and lesson["stars"] == 0
    assert goals(table) == [False, False] and lesson["end"] == lesson["failed"] == ""
    assert lesson["slip"] == {"text": lesson["slip"]["text"], "cite": "HUNT 36", "at": ["hand"]}
    table = take(guest, "german", "play G03 ap", "sail spee 1", "to 27")
    assert goals(table) == [False, True] and table["lesson"]["slip"]["text"].startswith("This works, but")
    guest.post("undo", {"seat": "german", "ply": 3})
    guest.post("undo", {"seat": "german", "ply": 4})
    assert goals(guest.table()) == [False, False]
    table = take(guest, "german", "sail spee 2", "to 27")
    lesson = table["lesson"]
    assert goals(table) == [True, True] and lesson["stars"] == lesson["most_stars"] == 2 and lesson["slip"] is None
    assert "16" in lesson["end"] and not table["over"]
    assert "16 mező" in guest.table(lang="hu")["lesson"]["end"]


def test_what_was_undone_does_not_count_even_if_nobody_looked_meanwhile(client: TestClient[Any]) -> None:
    guest = begin(client, "hunt-sailing")
    table = take(guest, "german", "play G03 ap", "sail spee 2", "to 24")
    assert goals(table) == [True, True]
    assert guest.post("undo", {"seat": "german", "ply": 3}).json() == {"ply": 4}
    assert guest.post("actions", {"seat": "german", "ply": 4, "action": "to 10"}).status_code == 200
    assert goals(guest.table()) == [True, False]


def test_a_wrong_action_is_refused_with_its_rule_and_costs_nothing(client: TestClient[Any]) -> None:
    guest = begin(client, "hunt-freighter")
    guest.act("german", "play G04 ap")
    before = guest.table()
    body = refused(guest.post("actions", {"seat": "german", "ply": 1, "action": "search spee"}), 422, "illegal")
    assert body["cite"] == "HUNT 43" and guest.table() == before


@slow
def test_the_script_answers_and_acts_no_more_when_the_lesson_is_finished(client: TestClient[Any]) -> None:
    guest = begin(client, "hunt-deduce")
    table = take(guest, "british", "play B06 ap", "intelligence B08", "intelligence B10", "search G")
    assert table["view"]["clues"] == ["18", "27"] and goals(table) == [True, True] and table["lesson"]["stars"] == 2
    assert table["seats"][0]["waiting"] and table["seats"][0]["player_name"] == "Instructor"
    failing = begin(client, "hunt-sailing")
    take(failing, "german", "play G03 ap", "done", "store 0")
    lesson = failing.until(lambda table: bool(table["lesson"]["failed"]))["lesson"]
    assert lesson["failed"] == "The time for this is over." and lesson["stars"] == 0


@slow
def test_the_exam_is_played_against_the_script_to_the_end_of_the_game(client: TestClient[Any]) -> None:
    guest = begin(client, "hunt-exam")
    take(guest, "german", "play G13 ap", "repair", "sail spee 2", "to 24", "hold 4")
    guest.until(lambda table: table["turn"] == 23)
    table = take(guest, "german", "play G10 ap", "sail spee 2", "to 15", "search spee plane")
    assert table["over"] and table["winners"] == ["german"] and table["lesson"]["stars"] == 2 and table["lesson"]["next"] == ""
    record = Record.parse(guest.get("/record").text)
    assert record.seed == "" and replay(record).outcome is not None
    assert guest.get("/end").status_code == 200
    again = guest.post("rematch", {})
    assert again.status_code == 201
    assert goals(Guest(client, again.json()["match"], again.json()["key"]).table()) == [False]


def test_nobody_but_the_learner_sees_the_goals(client: TestClient[Any]) -> None:
    guest = begin(client, "hunt-sailing")
    take(guest, "german", "play G03 ap", "sail spee 2", "to 10")
    shown = Guest(client, guest.match).table()
    assert shown["lesson"] is None and "next to the Altmark" not in json.dumps(shown)


@slow
def test_a_lesson_outlives_the_process(url: str, bots: Here, tmp_path: Path) -> None:
    with TestClient(create_app(url, bots=bots, bot_delay=0.0)) as client:
        guest = begin(client, "hunt-freighter")
        take(guest, "german", "play G04 ap", "sail spee 1", "to 20")
    with TestClient(create_app(url, bots=bots, bot_delay=0.0)) as client:
        again = Guest(client, guest.match, guest.key)
        assert goals(again.table()) == [True, False]
        take(again, "german", "search spee plane")
        assert again.table()["lesson"]["stars"] == 2
    store = Store(url)
    checked = check_match(store, guest.match)
    store.close()
    assert checked.plies == 4 and checked.differences == []


def test_dice_that_a_lesson_has_chosen_are_not_spoiled_by_a_takeback(client: TestClient[Any]) -> None:
    guest = begin(client, "hunt-freighter")
    table = take(guest, "german", "play G04 ap", "sail spee 1", "to 20")
    assert table["may_take_back"] == []
    offer = {"kind": "takeback", "seat": "german", "ply": table["ply"], "to": 1}
    refused(guest.post("offers", offer), 409, "too_far_back")


def test_under_other_rules_a_match_is_no_lesson_any_more(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    guest = begin(client, "hunt-sailing")
    terms = MatchSession.parts
    monkeypatch.setattr(MatchSession, "parts", lambda session: 2 * terms(session))
    assert take(guest, "german", "play G03 ap", "sail spee 2", "to 27")["lesson"] is None


def test_a_lesson_whose_page_is_gone_is_swept_away(client: TestClient[Any], url: str) -> None:
    lesson, match = begin(client, "hunt-sailing"), make(client)[0]
    with closing(Store(url)) as store:
        assert store.lists.idle_bot_matches(3_600_000_000, 10) == []
        with store.engine.begin() as connection:
            connection.execute(update(MATCHES).values(moved=0))
        assert store.lists.idle_bot_matches(3_600_000_000, 10) == [lesson.match] != [match.match]


def test_lessons_are_counted_by_the_day_and_not_among_the_matches(url: str, bots: Here) -> None:
    limits = replace(FREE, matches_a_day=Rate(1, 1 / 86_400), lessons_a_day=Rate(2, 2 / 86_400))
    with TestClient(create_app(url, bots=bots, bot_delay=0.0, limits=limits)) as client:
        begin(client, "hunt-sailing")
        begin(client, "hunt-sailing")
        refused(client.post("/api/lessons/hunt-sailing", json={}), 429, "slow_down")
        make(client)


def test_scripts_do_not_count_as_bots(client: TestClient[Any], url: str) -> None:
    begin(client, "hunt-sailing")
    store = Store(url)
    assert store.lists.bot_matches(0) == []
    store.close()


def kept(client: TestClient[Any]) -> Body:
    found: Body = client.get("/api/me/lessons").json()["stars"]
    return found


def test_an_account_keeps_the_most_stars_of_all_its_browsers(client: TestClient[Any], url: str) -> None:
    anna = register(client)
    assert kept(client) == {}
    told = client.post("/api/me/lessons", json={"stars": {"hunt-sailing": 1, "hunt-deduce": 2}})
    assert told.json() == {"stars": {"hunt-deduce": 2, "hunt-sailing": 1}} == {"stars": kept(client)}
    # Another browser, which knows more of one and less of the other; nobody gets more stars than there are.
    client.post("/api/me/lessons", json={"stars": {"hunt-sailing": 9, "hunt-deduce": 1, "hunt-gone": 1, "hunt-clues": 0}})
    assert kept(client) == {"hunt-deduce": 2, "hunt-sailing": 2}
    register(client, "Bela")
    assert client.post("/api/me/lessons", json={"stars": {}}).json() == {"stars": {}}
    become(client, anna)
    found = client.get("/api/me/export").json()["lessons"]
    assert [(one["lesson"], one["stars"]) for one in found] == [("hunt-deduce", 2), ("hunt-sailing", 2)]
    with closing(Store(url)) as store:
        erasure = AccountErasure(store.engine, store.jobs)
        erasure.leave(1)
        with store.engine.begin() as connection:
            connection.execute(update(ACCOUNTS).values(leaves=0))
        erasure.forget(1)
        with store.engine.connect() as connection:
            assert connection.execute(select(LESSON_STARS)).all() == []


def test_a_guest_has_no_stars_at_the_table(client: TestClient[Any]) -> None:
    client.headers["X-Vezerkar"] = "1"
    refused(client.get("/api/me/lessons"), 401, "sign_in")
    refused(client.post("/api/me/lessons", json={"stars": {"hunt-sailing": 1}}), 401, "sign_in")


def test_a_chapter_says_which_puzzles_ask_for_the_same(client: TestClient[Any]) -> None:
    themes = {one["id"]: one["practice"] for one in client.get("/api/games/hunt/lessons").json()}
    assert themes["hunt-deduce"] == "places" and themes["hunt-sailing"] == ""
    assert begin(client, "hunt-deduce").table()["lesson"]["practice"] == "places"
