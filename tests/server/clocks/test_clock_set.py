"""The clock of the database is set while people play: nobody loses or gains time by it, nor at a table that is started then."""

from __future__ import annotations

import time
from contextlib import closing
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Engine, func, select, update

from tests.cost import slow
from tests.server.clocks.test_clocks import WISH, times
from tests.server.clocks.wrong_clock import WrongClock
from tests.server.conftest import FREE, Here
from tests.server.operation.test_metrics import number
from tests.server.play import Guest, pair
from tests.server.served import client_at, served
from vezerkar.server.app import create_app
from vezerkar.server.clocks import flag_watch
from vezerkar.server.clocks.clock_guard import ClockGuard
from vezerkar.server.clocks.clocks import Away, SeatClock
from vezerkar.server.clocks.stops import jumped
from vezerkar.server.storage.moments import DAY_SECONDS, SECOND_MICROS
from vezerkar.server.storage.schema import LOG, MATCHES, META, OFFERS, SEATS
from vezerkar.server.storage.store import Store

AHEAD = 1 / 24
"""An hour, as a part of a day: more than a live clock has."""
BOTH_WAYS = pytest.mark.parametrize("days", [AHEAD, -AHEAD, 400.0, -400.0])


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> WrongClock:
    monkeypatch.setattr(flag_watch, "LOOK_SECONDS", 0.05)
    return WrongClock(monkeypatch)


def has(guest: Guest, clock: WrongClock, least: int) -> bool:
    """Whether each seat whose clock runs has so many seconds left, and no more than at the start."""
    now = time.time() + clock.days * DAY_SECONDS
    running = [one for one in times(guest.table()).values() if one["since"] is not None]
    left = [one["left_ms"] / 1000 - max(0.0, now - one["since"] / 1000) for one in running]
    return bool(left) and all(least < one <= 300 for one in left)


def seconds(clock: WrongClock) -> int:
    return round(clock.days * DAY_SECONDS)


# --- plain calculations ----------------------------------------------------------------------------------------------


@given(st.integers(-(10**9), 10**9), st.integers(0, 10**9), st.integers(-(10**12), 10**12))
def test_a_clock_has_what_it_had(since: int, passed: int, by: int) -> None:
    before = 2 * 10**12 + passed
    clock = SeatClock(10**7, 2 * 10**12 + since)
    after = jumped(clock, before, before + by)
    assert after.left_at(before + by) == clock.left_at(before)
    assert (after.ends() or 0) - by == clock.ends(), "with a hold that is still to end"
    assert jumped(SeatClock(5), before, before + by) == SeatClock(5)


def test_a_holiday_counts_once_and_ends_on_its_day() -> None:
    hour = 3600 * SECOND_MICROS
    clock = SeatClock(10**9, 100 * hour, away=Away(110 * hour, 120 * hour))
    during = jumped(clock, 115 * hour, 118 * hour)
    assert (during.ran(118 * hour), during.ran(121 * hour)) == (10 * hour, 11 * hour)
    over = jumped(clock, 115 * hour, 130 * hour)
    assert (over.away, over.ran(130 * hour), over.ran(131 * hour)) == (None, 10 * hour, 11 * hour)
    back = jumped(clock, 125 * hour, 105 * hour)
    assert (back.ran(105 * hour), back.ran(110 * hour), back.ran(120 * hour)) == (15 * hour, 20 * hour, 20 * hour)


# --- a table that runs -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("days", [AHEAD, pytest.param(-AHEAD, marks=slow), pytest.param(400.0, marks=slow)])
def test_no_flag_falls_and_no_time_is_gained_while_people_play(url: str, bots: Here, clock: WrongClock, days: float) -> None:
    jumps = number("clock_jumps_total")
    with served(create_app(url, bots=bots, bot_delay=0.0, limits=FREE)) as here, client_at(here.address) as http:
        anna, bela = pair(http, clock=WISH)
        assert has(anna, clock, 290)
        clock.days = days
        anna.until(lambda table: number("clock_jumps_total") > jumps)
        anna.until(lambda table: has(anna, clock, 280))
        time.sleep(0.3)
        assert anna.table()["ply"] == 0 and has(anna, clock, 280)
        if "sqlite" in url:
            # It is played on by the clock as it is now.
            bela.act("heron", "bid 4")
            assert anna.table()["ply"] == 1 and has(anna, clock, 280)
        clock.days = 0
        anna.until(lambda table: number("clock_jumps_total") > jumps + 1)
        anna.until(lambda table: has(anna, clock, 270))
    assert number("clock_jumps_total") == jumps + 2


@slow
@BOTH_WAYS
def test_pauses_offers_and_open_seats_end_when_they_would_have(url: str, bots: Here, clock: WrongClock, days: float) -> None:
    with served(create_app(url, bots=bots, limits=FREE)) as here, client_at(here.address) as http:
        anna, _ = pair(http, clock=WISH)
        other, _ = pair(http, clock=WISH)
    with closing(Store(url)) as store:
        now = store.clock()
        minute = 60 * SECOND_MICROS
        pause = {"paused_at": now - minute, "paused_until": now + minute}
        with store.engine.begin() as connection:
            connection.execute(update(MATCHES).where(MATCHES.c.id == anna.match).values(pause))
            seat = select(func.min(SEATS.c.seat)).where(SEATS.c.match == other.match).scalar_subquery()
            waits = SEATS.c.match == other.match, SEATS.c.seat == seat
            connection.execute(update(SEATS).where(*waits).values(kind="open", vacant_until=now + minute))
            offer = {"match": anna.match, "kind": "resume", "seat": "gull", "ply": 0, "made": now, "due": now + minute}
            connection.execute(OFFERS.insert().values(**offer, state="open", votes={}))
        store.say_alive()
        clock.days = days
        moved = store.excuse_jump(seconds(clock) * SECOND_MICROS)
        assert set(moved) == {anna.match, other.match}
        assert not store.excuse_jump(seconds(clock) * SECOND_MICROS), "another process has seen to it"
        by = seconds(clock) * SECOND_MICROS
        with store.engine.connect() as connection:
            row = connection.execute(select(MATCHES).where(MATCHES.c.id == anna.match)).one()
            assert (row.paused_at - by, row.paused_until - by) == (now - minute, now + minute)
            assert connection.execute(select(OFFERS.c.due)).scalar_one() - by == now + minute
            assert connection.execute(select(SEATS.c.vacant_until).where(*waits)).scalar_one() - by == now + minute
            nexts = connection.execute(select(MATCHES.c.next_at)).scalars()
            assert all(abs(moment - by - now) < 600 * SECOND_MICROS for moment in nexts)


def test_what_is_corrected_in_small_steps_is_no_jump(url: str, clock: WrongClock) -> None:
    found: list[int] = []

    class Service:
        store = Store(url)

    guard = ClockGuard(Service())  # type: ignore[arg-type]

    def excuse(by: int) -> list[str]:
        found.append(by)
        return []

    Service.store.excuse_jump = excuse  # type: ignore[method-assign]
    guard._compare()
    rng = Random(1)
    for _ in range(100):
        clock.days += rng.uniform(0, 5) / DAY_SECONDS
        guard._compare()
    assert not found and clock.days * DAY_SECONDS > 100
    clock.days += 11 / DAY_SECONDS
    guard._compare()
    assert len(found) == 1
    Service.store.close()


# --- a table that is started -----------------------------------------------------------------------------------------


@slow
def test_a_clock_that_was_set_back_while_nobody_served_gives_nobody_time(url: str, bots: Here, clock: WrongClock) -> None:
    def alive(engine: Engine) -> int:
        with engine.connect() as connection:
            return int(connection.execute(select(META.c.value).where(META.c.name == "alive")).scalar_one())

    with served(create_app(url, bots=bots, limits=FREE)) as here, client_at(here.address) as http:
        anna, _ = pair(http, clock=WISH)
    clock.days = -AHEAD
    with served(create_app(url, bots=bots, limits=FREE)) as here, client_at(here.address) as http:
        again = Guest(http, anna.match, anna.key)
        assert has(again, clock, 270)
    with closing(Store(url)) as store, store.engine.connect() as connection:
        assert abs(alive(store.engine) - store.clock()) < 60 * SECOND_MICROS
        assert connection.execute(select(func.count()).select_from(LOG)).scalar_one() == 0
