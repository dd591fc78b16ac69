"""Clocks: how time runs, what happens when it is over, and that neither holds, bots nor an outage cost anybody anything."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import create_engine, select, update

from tests.cost import slow
from tests.server.conftest import FREE, Here
from tests.server.play import Body, Guest, make, pair, refused, take
from tests.server.served import client_at, served
from vezerkar.server.app import create_app
from vezerkar.server.clocks.clocks import LEAST_AGAIN_SECONDS, PRESETS, ClockRules, Retiming, SeatClock, next_end
from vezerkar.server.clocks.stops import stood
from vezerkar.server.storage.moments import DAY_MICROS, DAY_SECONDS
from vezerkar.server.storage.schema import HOLIDAYS, LOG, MATCHES, META, SEATS

MINUTE = 60_000_000
LIVE = ClockRules("live", 300, 10, None, "default", "meek")
DAYS = ClockRules("days", DAY_SECONDS, 4 * 3600, 2 * DAY_SECONDS, "bot", "meek")
WISH = {"kind": "live", "bank_s": 300, "increment_s": 10}


class Later:
    """Lets time go by in a database, by moving all its moments into the past."""

    def __init__(self, url: str) -> None:
        self.engine = create_engine(url)

    def __call__(self, micros: int) -> None:
        moments: tuple[tuple[Any, tuple[str, ...]], ...] = (
            (MATCHES, ("created", "moved", "reading_since", "next_at")),
            (SEATS, ("since", "vacant_until", "away_from", "away_until")),
            (HOLIDAYS, ("begins", "until")),
            (LOG, ("at",)),
        )
        with self.engine.begin() as connection:
            for table, columns in moments:
                connection.execute(update(table).values({name: table.c[name] - micros for name in columns}))

    def by(self, match: str) -> list[str]:
        with self.engine.connect() as connection:
            return [row.by for row in connection.execute(select(LOG.c.by).where(LOG.c.match == match).order_by(LOG.c.ply))]

    def run_out(self, match: str, seat: str) -> float:
        """Let the time of a seat be over at this moment; return the moment."""
        with self.engine.begin() as connection:
            # The table locks a match before its seats; whoever does it the other way round waits for it, and it for them.
            connection.execute(select(MATCHES.c.id).where(MATCHES.c.id == match).with_for_update())
            row = connection.execute(select(SEATS).where(SEATS.c.match == match, SEATS.c.seat == seat)).one()
            now = time.time_ns() // 1000
            end = row.since + row.bank_ms * 1000
            connection.execute(update(SEATS).where(SEATS.c.match == match).values(since=SEATS.c.since - (end - now)))
            connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(next_at=now))
        return time.monotonic()


@pytest.fixture
def later(url: str, http: httpx.Client) -> Iterator[Later]:
    found = Later(url)
    yield found
    found.engine.dispose()


def times(table: Body) -> dict[str, Body]:
    return {seat["id"]: seat["time"] for seat in table["seats"]}


# --- plain calculations ----------------------------------------------------------------------------------------------


def test_a_live_clock_runs_while_its_seat_is_asked_and_gets_its_increment_when_it_stops() -> None:
    clocks = Retiming(LIVE, {"gull": 0}).apply({"gull": SeatClock(300_000), "heron": SeatClock(300_000)}, 0)
    assert (clocks["gull"].since, clocks["heron"].since, next_end(clocks)) == (0, None, 300 * 1_000_000)
    clocks = Retiming(LIVE, {"heron": 0}, acted="gull").apply(clocks, 60 * 1_000_000)
    assert clocks["gull"].left == 250_000 and clocks["gull"].since is None
    assert clocks["heron"].left_at(70 * 1_000_000) == 290_000


def test_a_clock_by_days_gets_its_increment_once_a_day_and_no_more_than_its_cap() -> None:
    clock = SeatClock(DAY_SECONDS * 1000)
    for _ in range(3):
        clock = Retiming(DAYS, {"gull": 0}).apply({"gull": clock}, 5 * MINUTE)["gull"]
        clock = Retiming(DAYS, {}, acted="gull").apply({"gull": clock}, 6 * MINUTE)["gull"]
    assert clock.left == (DAY_SECONDS + 4 * 3600) * 1000 - 3 * 60_000
    for day in range(1, 20):
        clock = Retiming(DAYS, {"gull": 0}).apply({"gull": clock}, day * DAY_MICROS)["gull"]
        clock = Retiming(DAYS, {}, acted="gull").apply({"gull": clock}, day * DAY_MICROS + MINUTE)["gull"]
    assert clock.left == 2 * DAY_SECONDS * 1000


def test_a_hold_costs_nothing_and_adds_nothing() -> None:
    clock = Retiming(LIVE, {"gull": 20 * 1_000_000}).apply({"gull": SeatClock(300_000)}, 0)["gull"]
    assert clock.left_at(20 * 1_000_000) == 300_000 and clock.left_at(21 * 1_000_000) == 299_000
    others = Retiming(LIVE, {"gull": None}, acted="heron").apply({"gull": clock}, 10 * 1_000_000)["gull"]
    assert others == clock, "what others do in the window changes nothing"
    done = Retiming(LIVE, {}, acted="gull").apply({"gull": clock}, 15 * 1_000_000)["gull"]
    assert (done.left, done.since) == (300_000, None)


def test_taking_back_gathers_no_time() -> None:
    clock = SeatClock(300_000, 0)
    for step in range(1, 10):
        clock = Retiming(LIVE, {}, acted="gull").apply({"gull": clock}, step * 2_000_000 - 1_000_000)["gull"]
        clock = Retiming(LIVE, {"gull": 0}, undone="gull").apply({"gull": clock}, step * 2_000_000)["gull"]
    assert clock.left <= 300_000 - 9 * 1000


@slow
@given(st.integers(0, 2**32), st.sampled_from([LIVE, DAYS]))
def test_time_is_conserved(seed: int, rules: ClockRules) -> None:
    """What a seat had and got is what it has and has used; nobody has less than nothing, and a stop later costs no more."""
    rng, at, used, got = Random(seed), 0, 0, 0
    clock, start = SeatClock(rules.bank_s * 1000), rules.bank_s * 1000
    for _ in range(60):
        at += rng.randrange(1, 20) * 1_000_000
        asked = {} if rng.random() < 0.5 else {"gull": rng.choice([0, None, 5_000_000])}
        before, at_before = clock, clock.left_at(at)
        if at_before <= 0:
            break
        clock = Retiming(rules, asked, acted="gull").apply({"gull": clock}, at)["gull"]
        assert clock.left >= 0 and clock.left_at(at) >= min(at_before, before.left)
        more = clock.left_at(at) - at_before
        assert more in (0, rules.increment_s * 1000) or (rules.cap_s is not None and 0 <= more <= rules.increment_s * 1000)
        used += before.left - at_before
        if clock.left_at(at) == clock.left:
            got += clock.left - before.left + (before.left - at_before)
        else:
            used -= before.left - at_before
    assert clock.left == start + got - used


@given(st.integers(0, 10**9), st.integers(0, 10**9), st.integers(1, 10**9))
def test_an_outage_costs_nothing(since: int, ran: int, lost: int) -> None:
    clock, gone = SeatClock(10**9, since), since + ran
    assert stood(clock, gone, gone + lost).left_at(gone + lost) == clock.left_at(gone)
    assert stood(SeatClock(5), gone, gone + lost) == SeatClock(5)
    during = SeatClock(10**9, gone + lost // 2)
    assert stood(during, gone, gone + lost).left_at(gone + lost) == 10**9


# --- a table with clocks ---------------------------------------------------------------------------------------------


def test_clocks_run_when_all_seats_are_taken_and_the_log_moves_them(http: httpx.Client, later: Later) -> None:
    anna, body = make(http, clock=WISH)
    assert [one["since"] for one in times(anna.table()).values()] == [None, None]
    bela = take(http, anna.match, body["invitations"]["heron"])
    asked = {seat["id"] for seat in anna.table()["seats"] if seat["waiting"]}
    assert {seat for seat, one in times(anna.table()).items() if one["since"] is not None} == asked
    assert anna.table()["clock"] == {
        **WISH,
        "cap_s": None,
        "time_out": "default",
        "outage_ms": 0,
        "paused_until": None,
        "holidays": False,
    }
    assert bela.table()["seats"][0]["time"] == anna.table()["seats"][0]["time"], "clocks are public"
    later(100 * 1_000_000)
    anna.act("gull", "bid 3")
    now = http.get("/api/clocks").json()["now"]
    gull = times(anna.table())["gull"]
    assert gull["since"] is None and 208_000 <= gull["left_ms"] <= 210_000, gull
    assert abs(now - time.time() * 1000) < 5000
    told = http.get("/api/clocks").json()
    assert [one["id"] for one in told["presets"]] == [one.id for one in PRESETS]
    days = {"kind": "days", "bank_s": [DAY_SECONDS, 21 * DAY_SECONDS], "increment_s": [4 * 3600, 7 * DAY_SECONDS]}
    assert told["limits"] == [
        {"kind": "live", "bank_s": [300, 5400], "increment_s": [0, 120], "cap_s": None},
        {**days, "cap_s": 42 * DAY_SECONDS},
    ]


def test_a_match_without_clocks_is_as_before(http: httpx.Client) -> None:
    anna, _ = pair(http)
    table = anna.table()
    assert table["clock"] is None and [one["time"] for one in table["seats"]] == [None, None]


@slow
def test_a_flag_falls_by_itself_within_two_seconds_and_the_default_is_taken(http: httpx.Client, later: Later) -> None:
    anna, bela = pair(http, clock=WISH)
    bela.act("heron", "bid 4")
    began = later.run_out(anna.match, "gull")
    table = anna.until(lambda table: table["ply"] >= 2)
    assert time.monotonic() - began < 2 + 1, "2 seconds, and one for this machine"
    assert later.by(anna.match)[:2] == ["person", "clock"]
    assert times(table)["gull"]["flags"] == 1 and times(table)["gull"]["left_ms"] <= (LEAST_AGAIN_SECONDS + 10) * 1000
    assert {line["by"] for line in table["log"] if line["ply"] == 2} <= {"clock"}
    refused(anna.post("undo", {"seat": "gull", "ply": table["ply"]}), 422, "illegal")


@slow
def test_a_bot_takes_over_until_its_player_is_back(http: httpx.Client, later: Later) -> None:
    anna, bela = pair(http, clock={"kind": "days", "bank_s": DAY_SECONDS, "increment_s": 4 * 3600, "bot": "meek"})
    bela.act("heron", "bid 4")
    later(25 * 3600 * 1_000_000)
    table = anna.until(lambda table: table["ply"] >= 2)
    seat = table["seats"][0]
    assert seat["stand_in"] and seat["kind"] == "human" and seat["time"]["since"] is None
    assert later.by(anna.match)[1] == "bot"
    refused(anna.post("actions", {"seat": "gull", "ply": table["ply"], "action": "bid 3"}), 409, "bot_plays")
    refused(bela.post("back", {"seat": "gull"}), 403, "not_your_seat")
    for _ in range(2):
        assert anna.post("back", {"seat": "gull"}).status_code == 200
    seat = anna.table()["seats"][0]
    assert seat["stand_in"] == "" and seat["time"]["left_ms"] >= 4 * 3600 * 1000


@pytest.mark.slow
def test_three_defaults_in_a_row_end_with_a_bot(http: httpx.Client, later: Later) -> None:
    anna, _ = make(http, heron="bot:meek", clock={**WISH, "bot": "meek"})
    for _ in range(3):
        if (
            anna.table()["over"]
            or not anna.until(lambda table: table["over"] or table["seats"][0]["waiting"])["seats"][0]["waiting"]
        ):
            pytest.fail("the tiny game asks the gull three times")
        flags = times(anna.table())["gull"]["flags"]
        later(301 * 1_000_000)

        def fell(table: Body, flags: int = flags) -> bool:
            return bool(times(table)["gull"]["flags"] > flags)

        anna.until(fell)
    assert anna.table()["seats"][0]["stand_in"]


@slow
def test_whoever_has_no_time_may_lose(http: httpx.Client, later: Later) -> None:
    anna, bela = pair(http, clock={**WISH, "time_out": "forfeit"})
    bela.act("heron", "bid 4")
    later(301 * 1_000_000)
    table = anna.until(lambda table: table["over"])
    assert table["winners"] == ["heron"] and "time" in table["outcome"]
    assert later.by(anna.match)[-1] == "clock" and times(table)["gull"]["since"] is None


@pytest.mark.slow
def test_in_a_window_the_clock_begins_after_the_longest_hold_whatever_is_answered(http: httpx.Client) -> None:
    """What shows may not tell whether an answer is kept, nor how long the hold is."""
    shots: list[str] = []
    while not shots:
        anna, bela = pair(http, pace="slow", clock=WISH)
        anna.act("gull", "bid 5")
        bela.act("heron", "bid 0")
        shots = [option for option in anna.table()["decision"]["options"] if option != "hold"]
    ply = anna.act("gull", shots[0])
    began, before = http.get("/api/clocks").json()["now"], anna.table()
    assert bela.table()["decision"]["window"]
    heron = times(before)["heron"]
    assert 58_000 <= heron["since"] - began <= 60_000, "slow windows are held for up to 60 seconds"
    assert bela.post("actions", {"seat": "heron", "ply": ply, "action": "pass"}).json()["held"]
    assert anna.table() == before


@pytest.mark.parametrize(
    "wrong",
    [
        {**WISH, "bank_s": 1},
        {**WISH, "increment_s": 121},
        {**WISH, "cap_s": 1000},
        {**WISH, "bot": "nobody"},
        {"kind": "days", "bank_s": 300, "increment_s": 4 * 3600},
        {"kind": "days", "bank_s": DAY_SECONDS, "increment_s": 4 * 3600, "cap_s": 5},
        {**WISH, "time_out": "never"},
    ],
)
def test_what_is_no_clock_is_refused(http: httpx.Client, wrong: Body) -> None:
    wish = {"game": "gauge", "seats": {"gull": "me", "heron": "me"}, "clock": wrong}
    refused(http.post("/api/matches", json=wish), 400, "malformed")


@pytest.mark.parametrize("part", ["bank_s", "increment_s", "cap_s"])
def test_the_limits_that_are_told_are_those_that_count(http: httpx.Client, part: str) -> None:
    for limits in http.get("/api/clocks").json()["limits"]:
        least = {"kind": limits["kind"], "bank_s": limits["bank_s"][0], "increment_s": limits["increment_s"][0]}
        if part == "cap_s" and limits["cap_s"] is None:
            continue
        first, last = (least["bank_s"], limits["cap_s"]) if part == "cap_s" else limits[part]
        for value, known in ((first - 1, False), (first, True), (last, True), (last + 1, False)):
            wish = {"game": "gauge", "seats": {"gull": "me", "heron": "me"}, "clock": {**least, part: value}}
            assert http.post("/api/matches", json=wish).status_code == (201 if known else 400), (limits, value)


@pytest.mark.slow
def test_a_restart_costs_nothing_and_neither_does_an_outage(url: str, bots: Here) -> None:
    moved = Later(url) if "postgresql" in url else None
    with (
        served(create_app(url, bots=bots, limits=FREE)) as here,
        client_at(here.address) as http,
    ):
        anna, _ = pair(http, clock=WISH)
        before = times(anna.table())
        match, key = anna.match, anna.key
    with (
        served(create_app(url, bots=bots, limits=FREE)) as here,
        client_at(here.address) as http,
    ):
        assert times(Guest(http, match, key).table()) == before
    moved = moved or Later(url)
    moved(600 * 1_000_000)
    with moved.engine.begin() as connection:
        connection.execute(update(META).values(value=str(time.time_ns() // 1000 - 600 * 1_000_000)))
    moved.engine.dispose()
    with (
        served(create_app(url, bots=bots, limits=FREE)) as here,
        client_at(here.address) as http,
    ):
        table = Guest(http, match, key).table()
        assert 599_000 <= table["clock"]["outage_ms"] <= 620_000 and table["ply"] == 0
        assert all(abs(one["since"] - before[seat]["since"]) < 10_000 for seat, one in times(table).items() if one["since"])
