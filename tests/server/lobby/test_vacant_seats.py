"""Seats that somebody has left in a match that goes on: who may take them, how long they wait, and which bot plays then."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from sqlalchemy import select, update

from tests.server.bots_of_others import bot_account
from tests.server.clocks.test_clocks import Later
from tests.server.conftest import FREE, Here
from tests.server.people import SECRET, become, claim, register
from tests.server.play import Body, Guest, make, pair, refused, take
from vezerkar.bots import bot_names
from vezerkar.server.app import create_app
from vezerkar.server.clocks.vacancies import VACANT_SECONDS, due_vacancies
from vezerkar.server.matches import play_service
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.storage.schema import MATCHES, SEATS
from vezerkar.server.storage.store import Store

HOUR = 3600 * 1_000_000
WAITS = VACANT_SECONDS * 1_000_000
DAYS = {"kind": "days", "bank_s": 86_400, "increment_s": 14_400, "bot": "meek"}
"""A clock whose end lets this bot play."""


@pytest.fixture
def later(url: str, client: TestClient[Any]) -> Iterator[Later]:
    found = Later(url)
    yield found
    found.engine.dispose()


def left(client: httpx.Client, **more: Any) -> tuple[Guest, Guest]:
    """Two people at an open table, of whom the second has left after a move of the first."""
    anna, _ = make(client, listing="open", **more)
    body = client.post(f"/api/lobby/{anna.match}/join", json={"player": "heron", "name": "Béla"}).json()
    bela = Guest(client, anna.match, body["key"])
    anna.act("gull", "bid 3")
    assert bela.post("leave", {"seat": "heron"}).json() == {}
    return anna, bela


def join(client: httpx.Client, match: str, **query: str) -> httpx.Response:
    return client.post(f"/api/lobby/{match}/join", json={"player": "heron", "name": "Cili"}, params=query)


def heron(guest: Guest) -> Body:
    found: Body = guest.table()["seats"][1]
    return found


def soon(guest: Guest) -> Body:
    """The table as soon as a bot plays on the seat that was left."""
    return guest.until(lambda table: bool(table["seats"][1]["stand_in"]))


# --- who may take them ------------------------------------------------------------------------------------------------


def test_a_guest_does_not_see_the_hand_that_somebody_has_left(client: TestClient[Any]) -> None:
    anna, bela = left(client)
    assert bela.table()["lost_seat"] and bela.table()["seat"] is None
    invitation = anna.table()["invitations"]["heron"]
    said = refused(join(client, anna.match), 401, "substitute_account")["message"]
    assert "sign in" in said
    assert "fiók" in refused(join(client, anna.match, lang="hu"), 401, "substitute_account")["message"]
    refused(Guest(client, anna.match, invitation).post("take", {"name": "Cili"}), 401, "substitute_account")
    assert heron(anna)["kind"] == "open", "a refused request changes nothing"


def test_an_account_takes_over_from_the_lobby_and_keeps_the_seat(client: TestClient[Any]) -> None:
    anna, _ = left(client)
    register(client, "Cili")
    answer = join(client, anna.match)
    assert answer.status_code == 201
    cili = Guest(client, anna.match, answer.json()["key"])
    assert (heron(cili)["mine"], heron(cili)["vacant_until"]) == (True, None)
    assert [one["mine"] for one in client.get("/api/me/matches").json()] == [["heron"]]
    client.cookies.clear()
    cili.act("heron", "bid 5")


def test_an_account_takes_over_by_link_and_keeps_the_seat(client: TestClient[Any]) -> None:
    anna, bela = pair(client)
    anna.act("gull", "bid 3")
    assert bela.post("leave", {"seat": "heron"}).status_code == 200
    link = Guest(client, anna.match, anna.table()["invitations"]["heron"])
    assert link.table()["invited"] == ["heron"]
    register(client, "Cili")
    assert link.post("take", {"name": "Cili"}).status_code == 201
    assert [one["mine"] for one in client.get("/api/me/matches").json()] == [["heron"]]


def test_a_player_with_an_account_takes_no_second_hand(client: TestClient[Any]) -> None:
    there = register(client, "There")
    anna, made = make(client)
    claim(client, anna)
    gone = register(client, "Gone")
    answer = Guest(client, anna.match, made["invitations"]["heron"]).post("take", {"name": "Gone"})
    bela = Guest(client, anna.match, answer.json()["key"])
    claim(client, bela)
    client.cookies.clear()
    anna.act("gull", "bid 3")
    assert bela.post("leave", {"seat": "heron"}).status_code == 200
    link = Guest(client, anna.match, anna.table()["invitations"]["heron"])
    for token in (there, gone):
        become(client, token)
        refused(link.post("take", {"name": "Somebody"}), 403, "no_substitute")
    assert heron(anna)["kind"] == "open"


def test_a_seat_that_nobody_has_had_is_for_guests_though_the_match_goes_on(client: TestClient[Any]) -> None:
    anna, made = make(client)
    anna.act("gull", "bid 3")
    answer = Guest(client, anna.match, made["invitations"]["heron"]).post("take", {"name": "Béla"})
    assert answer.status_code == 201
    Guest(client, anna.match, answer.json()["key"]).act("heron", "bid 5")


def test_a_seat_that_is_freed_before_the_match_begins_is_for_guests(client: TestClient[Any], url: str) -> None:
    anna, _ = make(client, listing="open")
    with closing(Store(url)) as store, store.engine.connect() as connection:
        assert connection.execute(select(SEATS.c.vacant_until).where(SEATS.c.match == anna.match)).scalars().all() == [None, None]
    assert join(client, anna.match).status_code == 201


def test_whoever_took_the_last_seat_of_an_open_table_as_a_guest_may_send_that_again(client: TestClient[Any]) -> None:
    anna, _ = make(client, listing="open")
    wish = {"player": "heron", "name": "Cili", "once": "a-word-that-nobody-else-has"}
    first = client.post(f"/api/lobby/{anna.match}/join", json=wish)
    assert client.post(f"/api/lobby/{anna.match}/join", json=wish).json() == first.json()


def test_no_program_of_somebody_gets_the_hand(client: TestClient[Any]) -> None:
    bot_account(client)
    anna, _ = left(client)
    refused(anna.post("challenges", {"player": "heron", "name": "Robi"}), 409, "taken")


def test_a_guest_takes_no_second_hand_with_an_account_in_the_same_browser(client: TestClient[Any]) -> None:
    anna, bela = left(client)
    register(client, "Second")
    wish = {"player": "heron", "name": "Second"}
    # The page says which key it has: that of a seat, or of one that was lost.
    for held in (anna.key, bela.key):
        refused(client.post(f"/api/lobby/{anna.match}/join", json={**wish, "held": held}), 403, "no_substitute")
    link = Guest(client, anna.match, anna.table()["invitations"]["heron"])
    refused(link.post("take", {"name": "Second", "held": anna.key}), 403, "no_substitute")
    # The key of the invitation opens nothing.
    assert link.post("take", {"name": "Second", "held": link.key}).status_code == 201


def test_a_key_of_another_match_keeps_nobody_away(client: TestClient[Any]) -> None:
    anna, _ = left(client)
    register(client, "Second")
    wish = {"player": "heron", "name": "Second", "held": "a-key-of-another-match"}
    assert client.post(f"/api/lobby/{anna.match}/join", json=wish).status_code == 201


def test_the_maker_without_a_seat_may_step_in(client: TestClient[Any]) -> None:
    made = client.post(
        "/api/matches", json={"game": "gauge", "seats": {"gull": "open", "heron": "open"}, "name": "Anna", "pace": "instant"}
    ).json()
    anna = Guest(client, made["match"], made["key"])
    gull = take(client, anna.match, made["invitations"]["gull"])
    other = take(client, anna.match, made["invitations"]["heron"])
    gull.act("gull", "bid 3")
    assert other.post("leave", {"seat": "heron"}).status_code == 200
    register(client, "Anna")
    link = Guest(client, anna.match, anna.table()["invitations"]["heron"])
    assert link.post("take", {"name": "Anna", "held": anna.key}).status_code == 201


def test_a_second_account_in_the_same_browser_takes_no_second_hand(client: TestClient[Any]) -> None:
    register(client, "First")
    anna, made = make(client)
    claim(client, anna)
    assert client.request("DELETE", "/api/session", json={}).status_code == 200
    bela = take(client, anna.match, made["invitations"]["heron"])
    anna.act("gull", "bid 3")
    assert bela.post("leave", {"seat": "heron"}).status_code == 200
    link = Guest(client, anna.match, anna.table()["invitations"]["heron"])
    # The browser is still known as one of the first account.
    assert client.post("/api/accounts", json={"name": "Second", "password": SECRET}).status_code == 201
    refused(link.post("take", {"name": "Second"}), 403, "no_substitute")
    client.cookies.clear()
    register(client, "Dora")
    assert link.post("take", {"name": "Dora"}).status_code == 201


# --- how long they wait -----------------------------------------------------------------------------------------------


def test_until_when_a_seat_waits_is_told_at_the_table_and_in_the_lobby(client: TestClient[Any]) -> None:
    anna, _ = left(client, clock=DAYS)
    until = heron(anna)["vacant_until"]
    assert abs(until / 1000 - time.time() - VACANT_SECONDS) < 3600
    (table,) = client.get("/api/lobby/substitutes").json()
    assert [(seat["vacant_until"], seat["stand_in"]) for seat in table["seats"]] == [(None, ""), (until, "")]
    assert all(seat["time"]["since"] is None for seat in anna.table()["seats"]), "nobody's clock runs meanwhile"


def test_a_bot_plays_after_72_hours_and_not_before(client: TestClient[Any], later: Later) -> None:
    anna, _ = left(client, clock=DAYS)
    later(WAITS - HOUR)
    assert next_at(later, anna.match) is not None
    assert anna.table()["ply"] == 1 and heron(anna)["stand_in"] == ""
    later(HOUR)
    soon(anna)
    # It plays, the clock of the other one runs again, and the seat is free still.
    page = anna.until(lambda table: table["ply"] >= 2 and any(seat["waiting"] and seat["mine"] for seat in table["seats"]))
    assert [seat["kind"] for seat in page["seats"]] == ["human", "open"]
    assert page["seats"][0]["time"]["since"] is not None and page["seats"][1]["time"]["since"] is None
    assert page["listing"]["wanted"] and page["invitations"]
    (table,) = client.get("/api/lobby/substitutes").json()
    assert table["seats"][1]["stand_in"] == page["seats"][1]["stand_in"] != ""
    assert next_at(later, anna.match) == clock_end(later, anna.match), "nothing else is due any more"


def next_at(later: Later, match: str) -> int | None:
    with later.engine.connect() as connection:
        found: int | None = connection.execute(select(MATCHES.c.next_at).where(MATCHES.c.id == match)).scalar_one()
        return found


def clock_end(later: Later, match: str) -> int:
    with later.engine.connect() as connection:
        row = connection.execute(select(SEATS).where(SEATS.c.match == match, SEATS.c.since.is_not(None))).one()
        return int(row.since + row.bank_ms * 1000)


def test_somebody_takes_over_from_the_bot(client: TestClient[Any], later: Later) -> None:
    anna, _ = left(client, clock=DAYS)
    later(WAITS)
    soon(anna)
    refused(join(client, anna.match), 401, "substitute_account")
    register(client, "Cili")
    answer = join(client, anna.match)
    assert answer.status_code == 201, answer.text
    cili = Guest(client, anna.match, answer.json()["key"])
    page = cili.table()
    assert (heron(cili)["kind"], heron(cili)["stand_in"], heron(cili)["mine"]) == ("human", "", True)
    assert page["seats"][1]["time"]["left_ms"] > 23 * 3600 * 1000, "with a whole clock"


def test_without_a_clock_the_usual_bot_plays(client: TestClient[Any], later: Later) -> None:
    anna, _ = left(client)
    later(WAITS)
    soon(anna)
    with later.engine.connect() as connection:
        known = connection.execute(select(SEATS.c.stand_in).where(SEATS.c.match == anna.match, SEATS.c.seat == "heron"))
        assert known.scalar_one() == bot_names("gauge")[0]
    assert next_at(later, anna.match) is None
    assert anna.until(lambda table: table["ply"] >= 2)


def test_a_pause_makes_a_seat_wait_longer(client: TestClient[Any], later: Later) -> None:
    anna, _ = left(client, clock=DAYS)
    before = heron(anna)["vacant_until"]
    until = int(time.time() * 1000) + 10 * 24 * 3600 * 1000
    assert anna.post("offers", {"seat": "gull", "kind": "pause", "ply": 1, "until": until}).json()["state"] == "accepted"
    with later.engine.begin() as connection:
        # The pause began ten hours ago, so the seat has waited ten hours less than it seems.
        connection.execute(update(MATCHES).where(MATCHES.c.id == anna.match).values(paused_at=MATCHES.c.paused_at - 10 * HOUR))
    assert anna.post("offers", {"seat": "gull", "kind": "resume", "ply": 1}).json()["state"] == "accepted"
    after = heron(anna)["vacant_until"]
    assert 10 * 3600 <= (after - before) / 1000 < 10 * 3600 + 600


def test_a_seat_that_is_left_in_a_pause_waits_as_long_after_it(client: TestClient[Any], later: Later) -> None:
    anna, _ = make(client, listing="open", clock=DAYS)
    body = client.post(f"/api/lobby/{anna.match}/join", json={"player": "heron", "name": "Béla"}).json()
    bela = Guest(client, anna.match, body["key"])
    until = int(time.time() * 1000) + 10 * 24 * 3600 * 1000
    asked = anna.post("offers", {"seat": "gull", "kind": "pause", "ply": 0, "until": until}).json()
    bela.post(f"offers/{asked['id']}", {"answer": "accept", "ply": 0})
    anna.until(lambda table: "resume" in table["may_offer"])
    with later.engine.begin() as connection:
        changed = {"paused_at": MATCHES.c.paused_at - 10 * HOUR, "rev": MATCHES.c.rev + 1}
        connection.execute(update(MATCHES).where(MATCHES.c.id == anna.match).values(changed))
    assert bela.post("leave", {"seat": "heron"}).json() == {}
    now = time.time_ns() // 1_000_000
    assert anna.post("offers", {"seat": "gull", "kind": "resume", "ply": 0}).json()["state"] == "accepted"
    assert abs(heron(anna)["vacant_until"] - now - WAITS // 1000) < 600_000


def test_no_bot_comes_in_a_pause(client: TestClient[Any], later: Later, url: str) -> None:
    anna, _ = left(client, clock=DAYS)
    until = int(time.time() * 1000) + 10 * 24 * 3600 * 1000
    anna.post("offers", {"seat": "gull", "kind": "pause", "ply": 1, "until": until})
    later(WAITS)
    at = next_at(later, anna.match)
    assert at is not None and at > time.time_ns() // 1000
    assert heron(anna)["stand_in"] == ""


def test_an_outage_of_the_server_makes_a_seat_wait_longer(client: TestClient[Any], url: str) -> None:
    anna, _ = left(client)
    before = heron(anna)["vacant_until"]
    with closing(Store(url)) as store:
        store.say_alive()
        with store.engine.begin() as connection:
            connection.exec_driver_sql(f"update meta set value = '{time.time_ns() // 1000 - 5 * HOUR}' where name = 'alive'")
        assert list(store.excuse_outage()) == [anna.match]
        # A process looks when it starts, before it has opened any match.
        saved = store.load(anna.match)
    assert saved is not None
    after = next(one.vacant_until // 1000 for one in saved.assignments if one.vacant_until is not None)
    assert 5 * 3600 <= (after - before) / 1000 < 5 * 3600 + 600


def test_a_restart_changes_nothing(url: str, bots: Here) -> None:
    with TestClient(create_app(url, bots=bots, bot_delay=0.0, limits=FREE)) as client:
        anna, _ = left(client, clock=DAYS)
    later = Later(url)
    later(WAITS - HOUR)
    with later.engine.begin() as connection:
        # The table was away for a moment only, so nobody gets any time back.
        connection.exec_driver_sql(f"update meta set value = '{time.time_ns() // 1000}' where name = 'alive'")
    later.engine.dispose()
    with TestClient(create_app(url, bots=bots, bot_delay=0.0, limits=FREE)) as client:
        again = Guest(client, anna.match, anna.key)
        assert heron(again)["stand_in"] == ""
        later = Later(url)
        later(HOUR)
        later.engine.dispose()
        soon(again)
        assert again.until(lambda table: table["ply"] >= 2)


def test_no_bot_plays_where_nobody_is_left(client: TestClient[Any], later: Later, url: str) -> None:
    anna, _ = left(client)
    with closing(Store(url)) as store:
        saved = store.load(anna.match)
    assert saved is not None
    until = next(one.vacant_until for one in saved.assignments if one.vacant_until is not None)
    gone = [replace(one, kind="open", vacant_until=until) for one in saved.assignments]
    assert due_vacancies(saved.assignments, until) and not due_vacancies(saved.assignments, until - 1)
    assert due_vacancies(gone, until) == [], "for nobody"
    with closing(Store(url)) as store:
        store.reseat(anna.match, saved.keys, gone, lambda connection: None)
    assert next_at(later, anna.match) is None


def test_two_processes_let_one_bot_play(url: str, bots: Here) -> None:
    with TestClient(create_app(url, bots=bots, bot_delay=0.0, limits=FREE)) as client:
        anna, _ = left(client, clock=DAYS)
    later = Later(url)
    later(WAITS)
    later.engine.dispose()

    async def run() -> None:
        services = [MatchService(Store(url), lambda session: None) for _ in range(2)]
        try:
            sessions = [await service.session(anna.match) for service in services]
            for service, session in zip(services, sessions, strict=True):
                await play_service.let_bots_stand_in(service, session, service.store.clock())
            assert [session.assignments["heron"].stand_in for session in sessions] == ["meek", "meek"]
            rev = sessions[1].stored_rev
            await play_service.let_bots_stand_in(services[1], sessions[1], services[1].store.clock())
            assert sessions[1].stored_rev == rev, "once is enough"
        finally:
            for service in services:
                service.close()

    asyncio.run(run())


# --- leaving ----------------------------------------------------------------------------------------------------------


def test_a_bot_has_the_seat_for_good_if_whoever_leaves_wishes(client: TestClient[Any]) -> None:
    anna, bela = pair(client, clock=DAYS)
    anna.act("gull", "bid 3")
    refused(bela.post("leave", {"seat": "gull"}), 403, "not_your_seat")
    refused(bela.post("leave", {"seat": "heron", "mode": "resign"}), 400, "malformed")
    assert bela.post("leave", {"seat": "heron", "mode": "bot"}).status_code == 200
    assert (heron(anna)["kind"], heron(anna)["vacant_until"]) == ("bot", None) and bela.table()["lost_seat"]
    assert anna.until(lambda table: table["ply"] >= 2)


def test_where_nobody_may_follow_one_resigns(client: TestClient[Any], url: str) -> None:
    alone, _ = make(client, heron="bot:meek")
    refused(alone.post("leave", {"seat": "gull"}), 409, "resign_instead")
    waiting, _ = make(client, listing="open")
    refused(waiting.post("leave", {"seat": "gull"}), 409, "gathering")
    anna, bela = pair(client)
    with closing(Store(url)) as store, store.engine.begin() as connection:
        connection.execute(update(MATCHES).where(MATCHES.c.id == anna.match).values(rated=True, rev=MATCHES.c.rev + 1))
    refused(bela.post("leave", {"seat": "heron"}), 409, "resign_instead")
    over, _ = pair(client)
    assert over.post("resign", {"seat": "gull"}).status_code == 200
    refused(over.post("leave", {"seat": "gull"}), 409, "over")


def test_the_maker_may_leave_too_and_an_account_hears_nothing_of_its_own_leaving(client: TestClient[Any]) -> None:
    register(client, "Anna")
    anna, _ = make(client, listing="open")
    token = client.cookies["vezerkar"]
    client.cookies.clear()
    bela = Guest(client, anna.match, join(client, anna.match).json()["key"])
    assert anna.post("leave", {"seat": "gull"}).status_code == 200
    assert anna.table()["lost_seat"] or not any(seat["mine"] for seat in anna.table()["seats"])
    assert bela.table()["invitations"], "whoever stays can invite somebody"
    become(client, token)
    assert client.get("/api/me/bell").json()["notices"] == []
    refused(client.post(f"/api/lobby/{anna.match}/join", json={"player": "gull", "name": "Anna"}), 403, "no_substitute")
