"""Holidays by right: how many days an account has, and what its matches show and do meanwhile."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

from tests.cost import slow
from tests.server.bots_of_others import bot_account
from tests.server.clocks.test_clocks import Later, times
from tests.server.conftest import FREE, Here
from tests.server.people import become, claim, register, sign_in
from tests.server.play import Body, Guest, make, pair, refused
from tests.server.served import client_at, served
from vezerkar.server.app import create_app
from vezerkar.server.clocks.clock_table import clocks_of, keep_due
from vezerkar.server.holidays.holidays import AHEAD_DAYS, DAYS_OF_YEAR, MOST_DAYS, Holiday, days_left, new_holiday, year_of
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.storage.moments import DAY_MICROS, SECOND_MICROS
from vezerkar.server.storage.schema import HOLIDAYS, SEATS

HOUR = 3600 * SECOND_MICROS
DAYS: dict[str, Any] = {"kind": "days", "bank_s": 86_400, "increment_s": 14_400, "bot": "meek"}
YEAR = 365 * DAY_MICROS
"""The first moment of 1971."""


@pytest.fixture
def later(url: str, http: httpx.Client) -> Iterator[Later]:
    found = Later(url)
    yield found
    found.engine.dispose()


def away(client: httpx.Client, days: int = 7, begins: int | None = None) -> Body:
    answer = client.post("/api/me/holidays", json={"days": days, "begins": begins})
    assert answer.status_code == 200, answer.text
    found: Body = answer.json()
    return found


def back(client: httpx.Client) -> Body:
    answer = client.request("DELETE", "/api/me/holidays", json={})
    assert answer.status_code == 200, answer.text
    found: Body = answer.json()
    return found


def kept(client: httpx.Client, name: str = "Anna", **more: Any) -> tuple[Guest, Guest]:
    """A match by days of somebody signed in, who keeps the seat that is asked, and a guest."""
    register(client, name)
    anna, bela = pair(client, clock=DAYS, **more)
    assert claim(client, anna).status_code == 200
    return anna, bela


def now_ms() -> int:
    return time.time_ns() // 1_000_000


# --- plain calculations -------------------------------------------------------------------------------------------------


def test_a_day_that_has_begun_is_used_and_the_others_come_back() -> None:
    assert Holiday(0, 7 * DAY_MICROS).days == 7
    assert [Holiday(0, moment).days for moment in (1, DAY_MICROS, DAY_MICROS + 1)] == [1, 1, 2]
    assert days_left([Holiday(YEAR, YEAR + 1)], 1971) == DAYS_OF_YEAR - 1


def test_each_day_counts_in_the_year_in_which_it_begins() -> None:
    over_new_year = Holiday(YEAR - 5 * DAY_MICROS, YEAR + 3 * DAY_MICROS)
    assert (over_new_year.days_in(1970), over_new_year.days_in(1971)) == (5, 3)
    assert (year_of(YEAR - 1), year_of(YEAR)) == (1970, 1971)


def test_no_more_days_than_a_year_has_and_no_more_in_one_go() -> None:
    at = 10 * DAY_MICROS
    known = [Holiday(0, 7 * DAY_MICROS)]
    assert new_holiday(known, MOST_DAYS, None, at).days == MOST_DAYS
    # Less than a day between them: one holiday in two.
    for begins, able in ((7 * DAY_MICROS + HOUR, 7), (8 * DAY_MICROS, MOST_DAYS)):
        moment = begins - HOUR
        assert new_holiday(known, able, begins, moment).days == able
        if able < MOST_DAYS:
            with pytest.raises(ApiError, match="holiday_too_long"):
                new_holiday(known, able + 1, begins, moment)
    used = [Holiday(number * 20 * DAY_MICROS, (number * 20 + 14) * DAY_MICROS) for number in range(2)]
    assert new_holiday(used, 2, 100 * DAY_MICROS, 90 * DAY_MICROS).days == 2
    with pytest.raises(ApiError, match="no_holiday_left"):
        new_holiday(used, 3, 100 * DAY_MICROS, 90 * DAY_MICROS)
    # The next year has days of its own.
    assert new_holiday(used, 14, YEAR + HOUR, 90 * DAY_MICROS).days == 14


def test_a_holiday_begins_now_or_later_and_there_is_one_at_a_time() -> None:
    at = 10 * DAY_MICROS
    for begins in (at - 1, at + AHEAD_DAYS * DAY_MICROS + 1):
        with pytest.raises(ApiError, match="malformed"):
            new_holiday([], 1, begins, at)
    with pytest.raises(ApiError, match="holiday_planned"):
        new_holiday([Holiday(at + DAY_MICROS, at + 2 * DAY_MICROS)], 1, None, at)


# --- at the table -------------------------------------------------------------------------------------------------------


def test_the_clock_of_somebody_on_holiday_stands_and_the_others_see_until_when(http: httpx.Client, later: Later) -> None:
    anna, bela = kept(http)
    later(3 * HOUR)
    before = times(bela.table())["gull"]
    assert before["since"] is not None and before["away"] is None
    told = away(http, 7)
    assert told["holiday"]["days"] == 7 and told["years"][0]["left"] == DAYS_OF_YEAR - 7
    shown = times(bela.table())["gull"]["away"]
    assert shown["until"] == told["holiday"]["until"] and abs(shown["until"] - now_ms() - 7 * 86_400_000) < 60_000
    assert [one["seats"][0]["time"]["away"] for one in http.get("/api/me/matches").json()] == [shown]
    later(6 * 24 * HOUR)
    # Its time would long be over.
    assert bela.table()["seats"][0]["stand_in"] == ""
    left = back(http)
    assert left["holiday"] is None and left["years"][0]["left"] + left["years"][1]["left"] == 2 * DAYS_OF_YEAR - 7
    clock = times(bela.table())["gull"]
    gone = now_ms() - clock["since"]
    assert abs(gone - 3 * 3_600_000) < 60_000, "three hours were used before, and nothing since"
    anna.act("gull", "bid 3")


def test_unused_days_come_back(http: httpx.Client, later: Later) -> None:
    register(http)
    away(http, 10)
    later(2 * 24 * HOUR + HOUR)
    assert sum(DAYS_OF_YEAR - year["left"] for year in back(http)["years"]) == 3
    assert back(http)["holiday"] is None, "nothing more to end"
    planned = away(http, 5, now_ms() + 3 * 86_400_000)
    assert planned["holiday"]["days"] == 5
    assert sum(DAYS_OF_YEAR - year["left"] for year in back(http)["years"]) == 3, "called off it costs nothing"


def test_a_flag_falls_within_two_seconds_after_a_holiday_and_not_before(http: httpx.Client, later: Later) -> None:
    _, bela = kept(http)
    away(http, 2)
    # Its time would have been over a day ago; now a minute of it and a second of the holiday are left.
    with later.engine.begin() as connection:
        now = time.time_ns() // 1000
        until = now + 3 * SECOND_MICROS
        mine = update(SEATS).where(SEATS.c.match == bela.match, SEATS.c.seat == "gull")
        row = connection.execute(select(SEATS).where(SEATS.c.match == bela.match, SEATS.c.seat == "gull")).one()
        connection.execute(mine.values(since=now - 3 * 24 * HOUR, away_from=now - 3 * 24 * HOUR + row.bank_ms * 1000 - 1000))
        connection.execute(mine.values(away_until=until))
        keep_due(connection, bela.match)
    while time.time_ns() // 1000 < until:
        assert bela.table()["seats"][0]["stand_in"] == ""
        time.sleep(0.1)
    table = bela.until(lambda table: bool(table["seats"][0]["stand_in"]))
    assert table["seats"][0]["stand_in"]
    assert time.time_ns() // 1000 - until < 2.5 * SECOND_MICROS


def test_a_match_that_does_not_know_holidays_goes_on(http: httpx.Client) -> None:
    register(http)
    guests = []
    for clock in ({**DAYS, "holidays": False}, {"kind": "live", "bank_s": 300, "increment_s": 10}):
        anna, _ = pair(http, clock=clock)
        claim(http, anna)
        guests.append(anna)
    away(http)
    for anna in guests:
        assert anna.table()["clock"]["holidays"] is False
        assert times(anna.table())["gull"]["away"] is None
    wish = {"game": "gauge", "seats": {"gull": "me", "heron": "open"}, "name": "Anna"}
    live = {"kind": "live", "bank_s": 300, "increment_s": 10, "holidays": True}
    refused(http.post("/api/matches", json={**wish, "clock": live}), 400, "malformed")


def test_a_match_that_is_joined_on_holiday_knows_it_and_one_that_is_left_forgets_it(http: httpx.Client) -> None:
    anna, made = make(http, listing="open", clock=DAYS)
    register(http, "Bela")
    until = away(http, 3)["holiday"]["until"]
    answer = http.post(f"/api/lobby/{anna.match}/join", json={"player": "heron", "name": "Béla"})
    assert answer.status_code == 201, made
    assert times(anna.table())["heron"]["away"]["until"] == until
    anna.act("gull", "bid 3")
    assert Guest(http, anna.match, answer.json()["key"]).post("leave", {"seat": "heron"}).status_code == 200
    assert times(anna.table())["heron"]["away"] is None


def test_a_guest_who_keeps_the_seat_later_gets_no_time_back(http: httpx.Client, later: Later) -> None:
    anna, bela = pair(http, clock=DAYS)
    register(http)
    away(http, 14)
    later(5 * HOUR)
    assert claim(http, anna).status_code == 200
    later(5 * HOUR)
    back(http)
    clock = times(bela.table())["gull"]
    assert abs(now_ms() - clock["since"] - 5 * 3_600_000) < 60_000


def test_a_planned_holiday_needs_nobody_when_it_begins_and_when_it_ends(http: httpx.Client, later: Later) -> None:
    _, bela = kept(http)
    begins = now_ms() + 3_600_000
    away(http, 1, begins)
    assert times(bela.table())["gull"]["away"]["begins"] == begins
    later(2 * HOUR)
    refused(http.post("/api/me/holidays", json={"days": 2}), 409, "holiday_planned")
    later(23 * HOUR + HOUR)
    with later.engine.connect() as connection:
        clock = clocks_of(connection, bela.match)["gull"]
    assert abs(DAYS["bank_s"] * 1000 - clock.left_at(time.time_ns() // 1000) - 2 * 3_600_000) < 60_000


def test_the_same_post_again_is_one_holiday(http: httpx.Client) -> None:
    register(http)
    first = away(http, 4)
    assert away(http, 4) == first
    begins = now_ms() + 86_400_000
    back(http)
    planned = http.post("/api/me/holidays", json={"days": 14, "begins": begins})
    refused(planned, 409, "holiday_too_long")
    planned_first = away(http, 5, begins + 86_400_000)
    assert away(http, 5, begins + 86_400_000) == planned_first


def test_only_people_with_accounts_have_holidays(http: httpx.Client) -> None:
    refused(http.get("/api/me/holidays"), 401, "sign_in")
    http.headers.update({"X-Vezerkar": "1", "Sec-Fetch-Site": "same-origin"})
    refused(http.post("/api/me/holidays", json={"days": 1}), 401, "sign_in")
    register(http)
    for days in (0, MOST_DAYS + 1):
        refused(http.post("/api/me/holidays", json={"days": days}), 400, "malformed")
    refused(http.post("/api/me/holidays", json={"days": 1, "begins": 1000}), 400, "malformed")
    bot_account(http)
    sign_in(http, "Robi")
    refused(http.post("/api/me/holidays", json={"days": 1}), 403, "bot_account")


@slow
def test_two_processes_know_of_a_holiday_that_one_of_them_was_told(postgresql_url: str, bots: Here) -> None:
    apps = [create_app(postgresql_url, bots=bots, bot_delay=0.0, limits=FREE) for _ in range(2)]
    with served(apps[0]) as one, served(apps[1]) as two, client_at(one.address) as first, client_at(two.address) as second:
        token = register(first)
        anna, _ = pair(first, clock=DAYS)
        claim(first, anna)
        there = Guest(second, anna.match, anna.key)
        assert times(there.table())["gull"]["away"] is None
        until = away(first)["holiday"]["until"]
        assert times(there.table())["gull"]["away"]["until"] == until
        become(second, token)
        back(second)
        assert times(anna.table())["gull"]["away"] is None


def test_holidays_go_with_their_account_and_are_in_its_export(http: httpx.Client, later: Later) -> None:
    register(http)
    away(http)
    assert len(http.get("/api/me/export").json()["holidays"]) == 1
    with later.engine.connect() as connection:
        assert len(connection.execute(select(HOLIDAYS)).all()) == 1
