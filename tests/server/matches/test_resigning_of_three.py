"""A game of three sides in which somebody resigns: a bot that cannot win has the seat, and the other two play on."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import select

from tests.cost import slow
from tests.server.accounts.test_account_erasure import service
from tests.server.bots_of_others import Program, bot_account, challenge
from tests.server.people import claim, register
from tests.server.play import Body, Guest, everybody, refused, take
from tests.server.statistics.test_statistics import count
from vezerkar.registry import GAMES, game
from vezerkar.server.pages.game_page import PageWish, best, game_page
from vezerkar.server.statistics.finished_game import FinishedGame
from vezerkar.server.storage.schema import FINISHED_GAMES, FINISHED_SEATS, SEATS

SIDES = ("axis", "west", "ussr")


@pytest.fixture(autouse=True)
def triumph(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "triumph", "vezerkar.games.triumph")


def three(client: Any, **more: Any) -> dict[str, Guest]:
    """Three people at a table, by seat."""
    seats = {"axis": "me", "west": "open", "ussr": "open"}
    answer = client.post("/api/matches", json={"game": "triumph", "seats": seats, "name": "Anna", "pace": "instant", **more})
    assert answer.status_code == 201, answer.text
    return everybody(client, answer.json())


def results(client: TestClient[Any], match: str) -> dict[str, str]:
    """The result of each seat in the statistics, where the match that is over is counted at once."""
    count(client, match)
    with service(client).store.engine.connect() as connection:
        rows = connection.execute(select(FINISHED_SEATS.c.seat, FINISHED_SEATS.c.result)).all()
    return {row.seat: row.result for row in rows}


def seat(table: Body, name: str) -> Body:
    found: Body = next(one for one in table["seats"] if one["id"] == name)
    return found


def test_the_others_play_on_against_a_bot(client: TestClient[Any]) -> None:
    at = three(client)
    assert at["axis"].table()["plays_on"], "whoever resigns is told before that the others play on"
    ply = at["axis"].table()["ply"]
    assert at["axis"].post("resign", {"seat": "axis"}).status_code == 200
    table = at["west"].table()
    assert not table["over"] and table["seed"] is None and table["ply"] >= ply
    assert (seat(table, "axis")["kind"], seat(table, "axis")["gone"]) == ("bot", "resigned")
    assert [seat(table, name)["kind"] for name in ("west", "ussr")] == ["human", "human"]
    mine = at["axis"].table()
    assert mine["lost_seat"] and mine["seat"] is None and not mine["plays_on"]
    assert at["axis"].post("resign", {"seat": "axis"}).status_code == 200, "asked again, since the first answer was lost"
    refused(at["axis"].post("resign", {"seat": "west"}), 403, "not_your_seat")
    refused(at["axis"].post("actions", {"seat": "axis", "ply": table["ply"], "action": "pass"}), 403, "not_your_seat")


def test_whoever_is_left_alone_has_won(client: TestClient[Any]) -> None:
    at = three(client)
    at["west"].post("resign", {"seat": "west"})
    table = at["ussr"].table()
    assert not table["plays_on"] and not table["over"]
    assert at["axis"].post("resign", {"seat": "axis"}).status_code == 200
    table = at["ussr"].table()
    assert table["over"] and table["winners"] == ["ussr"]
    assert [seat(table, name)["gone"] for name in SIDES] == ["", "resigned", ""]
    refused(at["ussr"].post("resign", {"seat": "ussr"}), 409, "over")


def test_with_bots_alone_left_it_is_over_at_once(client: TestClient[Any]) -> None:
    seats = {"axis": "me", "west": "open", "ussr": "bot:random"}
    made = client.post("/api/matches", json={"game": "triumph", "seats": seats, "name": "Anna", "pace": "instant"}).json()
    anna = Guest(client, made["match"], made["key"])
    bela = take(client, made["match"], made["invitations"]["west"])
    assert not bela.table()["plays_on"]
    bela.post("resign", {"seat": "west"})
    assert anna.table()["over"] and "west" not in anna.table()["winners"]


def test_the_program_of_somebody_is_no_person_who_plays_on(client: TestClient[Any]) -> None:
    robi = Program(client, bot_account(client))
    seats = {"axis": "me", "west": "open", "ussr": "open"}
    made = client.post("/api/matches", json={"game": "triumph", "seats": seats, "name": "Anna", "pace": "instant"}).json()
    anna = Guest(client, made["match"], made["key"])
    bela = take(client, made["match"], made["invitations"]["west"])
    asked = challenge(anna, player="ussr").json()["id"]
    assert robi.ask("POST", f"/api/bot/challenges/{asked}", {"accept": True}).status_code == 200
    assert not bela.table()["plays_on"]
    bela.post("resign", {"seat": "west"})
    assert anna.table()["over"]


def test_whoever_keeps_another_seat_by_the_same_key_may_say_it_again(client: TestClient[Any]) -> None:
    seats = {"axis": "me", "west": "me", "ussr": "open"}
    made = client.post("/api/matches", json={"game": "triumph", "seats": seats, "name": "Anna", "pace": "instant"}).json()
    anna = Guest(client, made["match"], made["key"])
    take(client, made["match"], made["invitations"]["ussr"])
    for _ in range(2):
        assert anna.post("resign", {"seat": "axis"}).status_code == 200
    table = anna.table()
    assert not table["over"] and table["seat"] == "west"


def test_who_has_resigned_has_lost_where_nobody_has_won() -> None:
    drawn = FinishedGame(
        match="m",
        game="triumph",
        version="1.4",
        scenario="",
        players=3,
        clock="none",
        rated=False,
        bots=True,
        began=0,
        ended=1,
        plies=1,
        ending="agreed",
        winners=(),
        sides={side: side for side in SIDES},
        holders=dict.fromkeys(SIDES),
        resigned=("axis",),
    )
    assert {side: drawn.result(side) for side in SIDES} == {"axis": "lost", "west": "drawn", "ussr": "drawn"}


def test_who_has_resigned_cannot_win_whatever_the_bot_does() -> None:
    triumph = game("triumph")
    chosen = triumph.complete_options({})
    state = triumph.start("of three", chosen).state
    points = dict(zip(triumph.measures[0].lines, triumph.measured(state)[0], strict=True))
    assert set(points) == set(SIDES)
    for rest in (SIDES, SIDES[:2], SIDES[1:]):
        assert best(triumph, state, rest) == [one for one in rest if points[one] == max(points[other] for other in rest)]
    wish = PageWish(chosen, None, "en", over=True, resigned="west", out=("axis",))
    assert game_page(triumph, state, wish, []).winners == ["ussr"]


@slow
def test_a_person_who_resigns_has_lost_in_the_statistics_and_the_bot_is_named(client: TestClient[Any]) -> None:
    at = three(client, listing="open")
    for name, person in (("axis", "Anna"), ("west", "Bela"), ("ussr", "Cili")):
        register(client, person)
        if at[name].key:
            claim(client, at[name])
    client.cookies.clear()
    at["west"].post("resign", {"seat": "west"})
    at["axis"].post("resign", {"seat": "axis"})
    assert results(client, at["ussr"].match) == {"axis": "lost", "west": "lost", "ussr": "won"}
    with service(client).store.engine.connect() as connection:
        (found,) = connection.execute(select(FINISHED_GAMES)).all()
        accounts = set(connection.execute(select(FINISHED_SEATS.c.account)).scalars())
    assert found.winners == "ussr" and found.bots
    assert len(accounts) == 3, "the one who resigned first is counted as well"


def test_the_seat_is_nobody_elses_any_more(client: TestClient[Any]) -> None:
    at = three(client)
    at["west"].post("resign", {"seat": "west"})
    with service(client).store.engine.connect() as connection:
        kept = connection.execute(select(SEATS.c.seat, SEATS.c.resigned, SEATS.c.vacant_until, SEATS.c.invitation)).all()
    assert {row.seat: tuple(row[1:]) for row in kept}["west"] == (True, None, None)
    assert at["axis"].table()["may_replace"] == []


def test_a_rematch_keeps_the_seat_of_whoever_resigned_for_people(client: TestClient[Any]) -> None:
    at = three(client)
    for name in SIDES[:2]:
        assert at[name].post("resign", {"seat": name}).status_code == 200
    again = at["ussr"].post("rematch", {}).json()
    table = Guest(client, again["match"], again["key"]).table()
    assert {one["id"]: one["kind"] for one in table["seats"]} == {"axis": "human", "west": "open", "ussr": "open"}
    assert set(again["invitations"]) == {"west", "ussr"}
