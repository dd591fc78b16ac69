"""Offers: nothing happens that not all people at the table want, nothing happens twice, and nobody gets time out of it."""

from __future__ import annotations

import time
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

from tests.cost import slow
from tests.server.clocks.test_clocks import WISH, Later, later, times
from tests.server.conftest import FREE, Here
from tests.server.people import register
from tests.server.play import Body, Guest, everybody, make, pair, refused, take
from tests.server.served import client_at, served
from vezerkar.registry import GAMES
from vezerkar.server.app import create_app
from vezerkar.server.offers.offers import AGAIN_SECONDS, AWAY_SECONDS, NOTICE_SECONDS
from vezerkar.server.storage.moments import DAY_SECONDS, SECOND_MICROS
from vezerkar.server.storage.schema import LOG, MATCHES, OFFERS

__all__ = ["later"]
HOUR = 3600 * SECOND_MICROS
BY_DAYS = {"kind": "days", "bank_s": DAY_SECONDS, "increment_s": 4 * 3600, "bot": "meek"}


def in_days(days: float) -> int:
    return round((time.time() + days * DAY_SECONDS) * 1000)


def offer(guest: Guest, kind: str, seat: str = "gull", **more: Any) -> Body:
    answer = guest.post("offers", {"seat": seat, "kind": kind, "ply": guest.table()["ply"], **more})
    assert answer.status_code == 200, answer.text
    found: Body = answer.json()
    return found


def answered(guest: Guest, made: Body, answer: str = "accept", ply: int = 0) -> httpx.Response:
    return guest.post(f"offers/{made['id']}", {"answer": answer, "ply": ply})


def shift(later: Later, micros: int) -> None:
    """Let time go by, for offers and pauses too."""
    later(micros)
    with later.engine.begin() as connection:
        moments = ("made", "due", "until", "ended")
        connection.execute(update(OFFERS).values({name: OFFERS.c[name] - micros for name in moments}))
        names = ("paused_at", "paused_until")
        connection.execute(update(MATCHES).values({name: MATCHES.c[name] - micros for name in names}))


def kinds(later: Later, match: str) -> list[tuple[str, str, str]]:
    with later.engine.connect() as connection:
        rows = connection.execute(select(LOG).where(LOG.c.match == match).order_by(LOG.c.ply))
        return [(row.seat, row.kind, row.by) for row in rows]


def test_a_table_that_waits_for_players_can_be_given_up_and_nothing_else(client: Any) -> None:
    anna, _ = make(client, listing="open", clock=BY_DAYS)
    for kind, more in (("draw", {}), ("pause", {"until": in_days(3)}), ("resume", {})):
        refused(anna.post("offers", {"seat": "gull", "kind": kind, "ply": 0, **more}), 409, "gathering")
    assert not anna.table()["over"]
    assert offer(anna, "abandon")["state"] == "accepted" and anna.table()["over"]


# --- somebody who has vanished ---------------------------------------------------------------------------------------

THREE = {"kind": "days", "bank_s": DAY_SECONDS, "increment_s": 4 * 3600, "time_out": "wait"}


def gone(later: Later, guest: Guest, seat: str) -> None:
    """Let the time of a seat be over, in a match in which the others wait for it all the same."""
    later.run_out(guest.match, seat)
    guest.until(lambda table: table["may_replace"] == [seat])


def test_a_bot_plays_on_for_somebody_whose_time_is_over(http: httpx.Client, later: Later) -> None:
    anna, bela = pair(http, clock=THREE)
    anna.act("gull", "bid 3")
    assert anna.table()["may_replace"] == []
    refused(anna.post("offers", {"seat": "gull", "kind": "replace", "ply": 1, "player": "heron"}), 409, "not_vanished")
    gone(later, anna, "heron")
    assert bela.table()["may_replace"] == []
    for wrong in ({}, {"player": "heron", "bot": "deep thought"}, {"player": "heron", "to": 0}):
        refused(anna.post("offers", {"seat": "gull", "kind": "replace", "ply": 1, **wrong}), 400, "malformed")
    refused(anna.post("offers", {"seat": "gull", "kind": "draw", "ply": 1, "player": "heron"}), 400, "malformed")
    made = offer(anna, "replace", player="heron", bot="meek")
    assert made["state"] == "accepted", "there is nobody else to agree"
    table = anna.until(lambda table: table["ply"] > 1 or table["seats"][1]["kind"] == "bot")
    assert (table["seats"][1]["kind"], table["offers"][-1]["player"]) == ("bot", "heron")
    assert bela.table()["lost_seat"]
    refused(bela.post("back", {"seat": "heron"}), 403, "not_your_seat")
    anna.until(lambda table: table["ply"] >= 2)


@slow
def test_somebody_else_takes_the_seat_of_whoever_has_vanished(http: httpx.Client, later: Later) -> None:
    anna, bela = pair(http, clock=THREE)
    anna.act("gull", "bid 3")
    old = offer(bela, "abandon", "heron")
    gone(later, anna, "heron")
    assert offer(anna, "replace", player="heron")["state"] == "accepted"
    page = anna.table()
    refused(answered(anna, old, ply=1), 409, "offer_gone")
    assert page["seats"][1]["kind"] == "open" and page["may_replace"] == ["heron"], "a bot may still come instead"
    register(http, "Cili")
    cili = take(http, anna.match, page["invitations"]["heron"], "Cili")
    assert [seat["player_name"] for seat in cili.table()["seats"]] == ["Anna", "Cili"]
    assert times(anna.table())["heron"]["left_ms"] > 23 * 3600 * 1000 and anna.table()["may_replace"] == []
    cili.act("heron", "bid 5")
    assert bela.table()["lost_seat"] and not cili.table()["lost_seat"]


@slow
def test_all_others_must_agree_and_whoever_comes_back_ends_the_vote(
    http: httpx.Client, later: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "triumph", "vezerkar.games.triumph")
    wish = {"game": "triumph", "seats": dict.fromkeys(("west", "ussr"), "open") | {"axis": "me"}, "clock": THREE, "name": "Anna"}
    body = http.post("/api/matches", json=wish).json()
    guests = everybody(http, body)
    anna = guests["axis"]
    asked = [seat["id"] for seat in anna.table()["seats"] if seat["waiting"]]
    away, (one, other) = asked[0], [seat for seat in guests if seat != asked[0]]
    gone(later, guests[one], away)
    made = offer(guests[one], "replace", one, player=away, bot="greedy")
    assert made["state"] == "open", "one of two"
    assert answered(guests[away], made, "decline").json()["state"] == "declined", "who is there has a say"
    shift(later, (AGAIN_SECONDS + 1) * SECOND_MICROS)
    made = offer(guests[one], "replace", one, player=away, bot="greedy")
    guests[away].act(away, guests[away].table()["decision"]["default"])
    assert answered(guests[other], made, ply=0).json()["state"] == "stale"
    assert [seat["kind"] for seat in anna.table()["seats"]] == ["human"] * 3


@slow
def test_without_a_clock_somebody_has_vanished_after_a_week(http: httpx.Client, url: str) -> None:
    anna, _ = pair(http)
    anna.act("gull", "bid 3")
    match = Later(url)
    assert anna.table()["may_replace"] == []
    match(AWAY_SECONDS * SECOND_MICROS + SECOND_MICROS)
    with served(create_app(url, bots=Here(), bot_delay=0.0, limits=FREE)) as found, client_at(found.address) as client:
        assert Guest(client, anna.match, anna.key).table()["may_replace"] == ["heron"], "another process opens it"
    match.engine.dispose()


# --- the end by consent ----------------------------------------------------------------------------------------------


@slow
@pytest.mark.parametrize("kind", ["draw", "abandon"])
def test_a_match_ends_when_all_want_it_and_not_before(http: httpx.Client, later: Later, kind: str) -> None:
    anna, bela = pair(http)
    made = offer(anna, kind)
    for table in (anna.table(), bela.table(), Guest(http, anna.match).table()):
        shown = table["offers"][-1]
        assert (shown["kind"], shown["seat"], shown["state"]) == (kind, "gull", "open")
        assert shown["accepted"] == ["gull"] and not table["over"]
    assert kind in Guest(http, anna.match, bela.key).table()["may_offer"] + [kind]
    done = answered(bela, made).json()
    assert done == {"id": made["id"], "state": "accepted"}
    table = bela.table()
    assert table["over"] and table["winners"] == [] and table["seed"] and table["outcome"]
    assert table["offers"][-1]["accepted"] == ["gull", "heron"] and table["may_offer"] == []
    assert kinds(later, anna.match) == [("", kind, "vote")]
    assert answered(bela, made).json() == done, "sent again, it is answered again"
    assert offer_again(anna, kind) == 200 and len(bela.table()["offers"]) == 1
    refused(anna.post("actions", {"seat": "gull", "ply": 1, "action": "bid 3"}), 409, "over")
    end = http.get(f"/api/matches/{anna.match}/end").json()
    assert end["history"] == table["outcome"]


def offer_again(guest: Guest, kind: str) -> int:
    return guest.post("offers", {"seat": "gull", "kind": kind, "ply": 0}).status_code


@slow
def test_one_no_is_enough_and_an_offer_is_not_repeated_at_once(http: httpx.Client, later: Later) -> None:
    anna, bela = pair(http)
    made = offer(anna, "abandon")
    refused(bela.post("offers", {"seat": "heron", "kind": "abandon", "ply": 0}), 409, "offer_open")
    assert answered(bela, made, "decline").json()["state"] == "declined"
    assert answered(bela, made, "decline").json()["state"] == "declined"
    problem = answered(bela, made)
    assert "declined" in refused(problem, 409, "offer_gone")["message"]
    assert anna.table()["offers"][-1]["declined"] == ["heron"] and not anna.table()["over"]
    again = anna.post("offers", {"seat": "gull", "kind": "abandon", "ply": 0})
    refused(again, 429, "slow_down")
    assert 0 < int(again.headers["Retry-After"]) <= AGAIN_SECONDS
    shift(later, (AGAIN_SECONDS + 1) * SECOND_MICROS)
    assert offer(anna, "abandon")["state"] == "open"


def test_whoever_made_an_offer_may_withdraw_it_and_not_answer_it(http: httpx.Client) -> None:
    anna, bela = pair(http)
    made = offer(anna, "abandon")
    refused(answered(anna, made), 400, "malformed")
    refused(answered(bela, made, "withdraw"), 400, "malformed")
    assert answered(anna, made, "withdraw").json()["state"] == "withdrawn"
    assert answered(anna, made, "withdraw").json()["state"] == "withdrawn"
    refused(answered(bela, made), 409, "offer_gone")
    assert not bela.table()["over"]


@slow
def test_nobody_answers_for_others_nor_from_another_table(http: httpx.Client) -> None:
    anna, body = make(http)
    invitation = body["invitations"]["heron"]
    bela = take(http, anna.match, invitation)
    made = offer(anna, "abandon")
    stranger, other = pair(http)
    refused(answered(Guest(http, anna.match), made), 401, "bad_key")
    refused(answered(Guest(http, anna.match, stranger.key), made), 401, "bad_key")
    refused(answered(other, made), 404, "unknown_offer")
    refused(bela.post("offers", {"seat": "gull", "kind": "abandon", "ply": 0}), 403, "not_your_seat")
    refused(bela.post(f"offers/{10**30}", {"answer": "accept", "ply": 0}), 404, "unknown_offer")
    refused(bela.post(f"offers/{made['id']}", {"answer": "perhaps", "ply": 0}), 400, "malformed")
    assert not anna.table()["over"] and not stranger.table()["over"]


@slow
def test_a_draw_is_stale_when_somebody_has_acted_and_an_end_without_result_is_not(http: httpx.Client) -> None:
    anna, bela = pair(http)
    draw, end = offer(anna, "draw"), offer(anna, "abandon")
    refused(answered(bela, draw, ply=1), 409, "stale")
    bela.act("heron", "bid 4")
    assert "gone on" in refused(answered(bela, draw), 409, "offer_gone")["message"]
    assert [one["state"] for one in anna.table()["offers"]] == ["stale", "open"]
    refused(anna.post("offers", {"seat": "gull", "kind": "draw", "ply": 0}), 409, "stale")
    assert answered(bela, end).json()["state"] == "accepted" and bela.table()["over"]


def test_bots_agree_and_who_sits_alone_agrees_with_nobody(http: httpx.Client) -> None:
    anna, _ = make(http, heron="bot:meek")
    assert offer(anna, "abandon")["state"] == "accepted" and anna.table()["over"]


@slow
def test_somebody_for_whom_a_bot_plays_must_be_asked_all_the_same(http: httpx.Client, later: Later) -> None:
    """Otherwise an opponent who is away could be cheated of a won match."""
    _, bela = pair(http, clock=BY_DAYS)
    bela.act("heron", "bid 4")
    later(25 * HOUR)
    bela.until(lambda table: table["seats"][0]["stand_in"] != "")
    table = bela.until(lambda table: table["over"] or table["seats"][1]["waiting"])
    if not table["over"]:
        assert offer(bela, "abandon", "heron")["state"] == "open" and not bela.table()["over"]


@pytest.mark.slow
def test_an_offer_expires_by_itself_and_outlives_a_restart(url: str, bots: Here) -> None:
    with (
        served(create_app(url, bots=bots, limits=FREE)) as here,
        client_at(here.address) as http,
    ):
        anna, bela = pair(http)
        made = offer(anna, "abandon")
        match, keys = anna.match, (anna.key, bela.key)
    with (
        served(create_app(url, bots=bots, limits=FREE)) as here,
        client_at(here.address) as http,
    ):
        anna, bela = (Guest(http, match, key) for key in keys)
        assert bela.table()["offers"][-1]["state"] == "open"
        shift(found := Later(url), 8 * 24 * HOUR)
        found.engine.dispose()
        anna.until(lambda table: table["offers"][-1]["state"] == "expired")
        assert "in time" in refused(answered(bela, made), 409, "offer_gone")["message"]
        assert not bela.table()["over"]


@pytest.mark.slow
def test_offers_do_not_pile_up(http: httpx.Client, later: Later, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, _ = make(http, heron="bot:meek", clock=BY_DAYS)
    monkeypatch.setattr("vezerkar.server.offers.offer_table.MAX_KEPT", 4)
    for _ in range(4):
        offer(anna, "pause", until=in_days(1))
        offer(anna, "resume")
    with later.engine.connect() as connection:
        assert len(connection.execute(select(OFFERS.c.id)).all()) == 4


# --- pauses ----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_pause_stops_all_clocks_and_gives_nobody_time(http: httpx.Client, later: Later) -> None:
    anna, bela = pair(http, clock=BY_DAYS)
    made = offer(anna, "pause", until=in_days(10))
    shift(later, HOUR)
    assert answered(bela, made).json()["state"] == "accepted"
    before = times(anna.table())
    assert all(one["since"] is None for one in before.values())
    assert abs(anna.table()["clock"]["paused_until"] - in_days(10) + 3600_000) < 60_000
    assert abs(before["gull"]["left_ms"] - (DAY_SECONDS - 3600) * 1000) < 60_000
    shift(later, 5 * 24 * HOUR)
    assert times(anna.table()) == before, "five days later nobody has less"
    anna.act("gull", "bid 3")
    bela.act("heron", "bid 4")
    during = times(anna.table())
    assert during["gull"]["left_ms"] - before["gull"]["left_ms"] == 4 * 3600 * 1000, "the increment of the day, for it had run"
    resume = offer(bela, "resume", "heron")
    assert answered(anna, resume, ply=anna.table()["ply"]).json()["state"] == "accepted"
    table = anna.table()
    assert table["clock"]["paused_until"] is None
    for seat, one in times(table).items():
        assert (one["since"] is not None) == next(each["waiting"] for each in table["seats"] if each["id"] == seat)
        ran = 0 if one["since"] is None else time.time() * 1000 - one["since"]
        assert abs(one["left_ms"] - ran - during[seat]["left_ms"]) < 60_000


@pytest.mark.slow
def test_no_flag_falls_in_a_pause_and_it_ends_at_its_date(http: httpx.Client, later: Later) -> None:
    anna, bela = pair(http, clock=BY_DAYS)
    answered(bela, offer(anna, "pause", until=in_days(10)))
    shift(later, 9 * 24 * HOUR)
    time.sleep(1.5)
    assert anna.table()["ply"] == 0 and not any(seat["stand_in"] for seat in anna.table()["seats"])
    shift(later, 25 * HOUR)
    table = anna.until(lambda table: table["clock"]["paused_until"] is None)
    assert all(one["left_ms"] <= DAY_SECONDS * 1000 and one["since"] is not None for one in times(table).values())
    assert table["ply"] == 0


@pytest.mark.slow
def test_whoever_wants_to_go_on_waits_a_day_at_most(http: httpx.Client, later: Later) -> None:
    anna, bela = pair(http, clock=BY_DAYS)
    answered(bela, offer(anna, "pause", until=in_days(50)))
    whole = anna.table()["clock"]["paused_until"]
    wish = offer(anna, "resume")
    assert abs(bela.table()["clock"]["paused_until"] - in_days(NOTICE_SECONDS / DAY_SECONDS)) < 60_000
    answered(anna, wish, "withdraw")
    assert bela.table()["clock"]["paused_until"] == whole
    shift(later, (AGAIN_SECONDS + 1) * SECOND_MICROS)
    wish = offer(bela, "resume", "heron")
    assert answered(anna, wish, "decline").json()["state"] == "declined"
    shift(later, 23 * HOUR)
    assert anna.table()["clock"]["paused_until"] is not None
    shift(later, HOUR)
    anna.until(lambda table: table["clock"]["paused_until"] is None)


def test_a_pause_has_an_end_within_sixty_days(http: httpx.Client) -> None:
    anna, _ = pair(http, clock=BY_DAYS)
    for until in (None, 0, 1000, "soon", in_days(60.01), 10**15):
        body = {"seat": "gull", "kind": "pause", "ply": 0, "until": until}
        refused(anna.post("offers", body), 400, "malformed")
    assert offer(anna, "pause", until=in_days(59.99))["state"] == "open"


def test_what_makes_no_sense_is_refused(http: httpx.Client) -> None:
    anna, bela = pair(http)
    refused(anna.post("offers", {"seat": "gull", "kind": "pause", "ply": 0, "until": in_days(1)}), 409, "no_clock")
    refused(anna.post("offers", {"seat": "gull", "kind": "resume", "ply": 0}), 409, "not_paused")
    refused(anna.post("offers", {"seat": "gull", "kind": "draw", "ply": 0, "until": in_days(1)}), 400, "malformed")
    refused(anna.post("offers", {"seat": "gull", "kind": "win", "ply": 0}), 400, "malformed")
    assert bela.table()["may_offer"] == ["draw", "abandon"] and Guest(http, anna.match).table()["may_offer"] == []
    clocked, other = pair(http, clock=WISH)
    assert clocked.table()["may_offer"] == ["draw", "abandon", "pause"]
    answered(other, offer(clocked, "pause", until=in_days(1)))
    refused(clocked.post("offers", {"seat": "gull", "kind": "pause", "ply": 0, "until": in_days(2)}), 409, "paused")
