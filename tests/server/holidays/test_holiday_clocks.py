"""Holidays, pauses, vacancies and outages on one clock, against a model that counts each moment by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import Connection, select, update

from tests.cost import slow
from tests.server.conftest import FREE, Here
from tests.server.people import register
from tests.server.play import pair
from vezerkar.server.app import create_app
from vezerkar.server.clocks.clock_table import clocks_of, due, excuse, keep_due, retime
from vezerkar.server.clocks.clocks import MS, Retiming
from vezerkar.server.clocks.pause_table import begin_pause, end_pause
from vezerkar.server.holidays.holiday_table import end_holiday, plan_holiday, tell_holidays
from vezerkar.server.holidays.holidays import MOST_DAYS
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.storage.moments import DAY_MICROS, SECOND_MICROS
from vezerkar.server.storage.schema import ACCOUNTS, SEATS
from vezerkar.server.storage.store import Store
from vezerkar.server.storage.stored_match import StoredMatch

HOUR = 3600 * SECOND_MICROS
WISH: dict[str, Any] = {"kind": "days", "bank_s": 259_200, "increment_s": 43_200, "bot": "meek"}
"""A clock by days as it is usual, with a bot of the test's own game."""
SEATS_OF_MATCH = ("gull", "heron")
PEOPLE = ("Anna", "Bela", "Cili")
START = 20_000 * DAY_MICROS
STEPS = 60


class Model:
    """A seat as one would count it by hand: from one moment to the next, and never with a look back."""

    def __init__(self, left: int) -> None:
        self.left = left
        self.asked = False
        self.held_until = 0
        self.ran = False
        self.day: int | None = None
        self.account: int | None = None

    def run(self, start: int, end: int, stopped: bool, trips: list[tuple[int, int]]) -> None:
        """Let time go by, in which nothing else happens."""
        time = 0 if stopped else sum(end - start for start, end in self.pieces(start, end, trips))
        self.left -= time
        self.ran = self.ran or time > 0

    def pieces(self, start: int, end: int, trips: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """The times in which it runs, if nothing is paused."""
        if not self.asked:
            return []
        pieces = [(max(start, self.held_until), end)]
        for begins, until in trips:
            pieces = [part for first, last in pieces for part in ((first, min(last, begins)), (max(first, until), last))]
        return [(first, last) for first, last in pieces if first < last]

    def ends(self, now: int, trips: list[tuple[int, int]]) -> int | None:
        """When time is over, if nothing happens."""
        left = self.left
        for first, last in self.pieces(now, now + 1000 * DAY_MICROS, trips):
            if last - first >= left:
                # At the end of a piece it is over as soon as the next one begins: nobody's time is over on holiday.
                end = first + left
                return end if not any(begins <= end < until for begins, until in trips) else self._after(end, trips)
            left -= last - first
        return None

    @staticmethod
    def _after(end: int, trips: list[tuple[int, int]]) -> int:
        return next(until for begins, until in trips if begins <= end < until)


class World:
    """A match of two in the database, and the model of it; moments are its own."""

    def __init__(self, url: str, saved: StoredMatch, accounts: list[int], rng: Random) -> None:
        assert saved.timing is not None
        self.url, self.match, self.rules, self.accounts, self.rng = url, saved.id, saved.timing, accounts, rng
        self.stores = [Store(url), Store(url)]
        self.now = START
        self.paused: int | None = None
        self.trips: dict[int, list[tuple[int, int]]] = {account: [] for account in accounts}
        self.seats = {seat: Model(self.rules.bank_s * SECOND_MICROS) for seat in SEATS_OF_MATCH}
        for seat, account in zip(SEATS_OF_MATCH, accounts, strict=False):
            self.seats[seat].account = account
        self.open: set[str] = set()
        self.done: set[str] = set()

    def close(self) -> None:
        for store in self.stores:
            store.close()

    # --- the database ---------------------------------------------------------------------------------------------

    def change(self, work: Any) -> Any:
        """Change the match, through one of two processes, which are begun anew now and then."""
        if self.rng.random() < 0.1:
            number = self.rng.randrange(2)
            self.stores[number].close()
            self.stores[number] = Store(self.url)
        with self.rng.choice(self.stores).engine.begin() as connection:
            found = work(connection)
            keep_due(connection, self.match)
            return found

    def seat(self, connection: Connection, seat: str, kind: str, account: int | None) -> None:
        which = update(SEATS).where(SEATS.c.match == self.match, SEATS.c.seat == seat)
        connection.execute(which.values(kind=kind, account=account))
        tell_holidays(connection, self.match, [seat], self.now)

    def compare(self) -> None:
        """What the database says is what was counted by hand, to the millisecond, and nobody's time is over on holiday."""
        shown = self.now if self.paused is None else self.paused
        with self.rng.choice(self.stores).engine.connect() as connection:
            clocks = clocks_of(connection, self.match)
            listed = due(connection, self.now)
        for seat, model in self.seats.items():
            clock = clocks[seat]
            assert clock.left_at(shown) == model.left // MS, (seat, self.now)
            if self.paused is None:
                end = model.ends(self.now, self.trips_of(model))
                assert clock.ends() == end, (seat, self.now)
                away = any(begins <= self.now < until for begins, until in self.trips_of(model))
                assert not (away and end is not None and end <= self.now)
        over = self.paused is None and any(
            (end := model.ends(self.now, self.trips_of(model))) is not None and end <= self.now for model in self.seats.values()
        )
        assert (self.match in listed) == over or self.paused is not None

    # --- what happens ---------------------------------------------------------------------------------------------

    def trips_of(self, model: Model) -> list[tuple[int, int]]:
        return [] if model.account is None else self.trips[model.account]

    def to(self, moment: int) -> None:
        """Let time go by, and flags fall."""
        while True:
            ends = {
                seat: end
                for seat, model in self.seats.items()
                if self.paused is None and (end := model.ends(self.now, self.trips_of(model))) is not None and end <= moment
            }
            first = min(ends, key=lambda seat: ends[seat], default=None)
            if first is None:
                break
            # A process looks every second.
            self.pass_by(min(moment, ends[first] + self.rng.randrange(2000) * MS))
            self.flag(first)
        self.pass_by(moment)

    def pass_by(self, moment: int) -> None:
        for model in self.seats.values():
            model.run(self.now, moment, self.paused is not None, self.trips_of(model))
        self.now = moment

    def flag(self, seat: str) -> None:
        model = self.seats[seat]
        again = self.asked(without=seat)
        self.retime(again, flagged=seat)
        model.left, model.asked, model.ran = self.rules.again_ms * MS, False, False
        self.stop_and_ask(again)

    def asked(self, without: str = "") -> dict[str, int | None]:
        """The same question as before, to the others."""
        return {seat: None for seat, model in self.seats.items() if model.asked and seat != without}

    def retime(self, asked: dict[str, int | None], **more: Any) -> None:
        retiming = Retiming(self.rules, asked, **more)
        self.change(lambda connection: retime(connection, self.match, retiming, self.now))

    def stop_and_ask(self, asked: dict[str, int | None]) -> None:
        shown = self.now if self.paused is None else self.paused
        for seat, model in self.seats.items():
            if seat in asked:
                hold = asked[seat]
                if hold:
                    model.held_until, model.ran = self.now + hold, False
                elif not model.asked or hold == 0:
                    model.held_until = min(model.held_until, shown) if model.asked else 0
                if not model.asked:
                    model.asked, model.ran = True, False
            elif model.asked:
                model.left = max(0, model.left)
                today = shown // DAY_MICROS
                if model.ran and model.day != today:
                    cap = (self.rules.cap_s or 0) * SECOND_MICROS
                    model.left = max(model.left, min(model.left + self.rules.increment_s * SECOND_MICROS, cap))
                    model.day = today
                model.asked, model.ran = False, False

    def turn(self) -> None:
        """Somebody acts, and others are asked: at once, or in a window that is held."""
        if self.open:
            return
        choices: list[int | None] = [0, 0, None, self.rng.randrange(1, 60) * SECOND_MICROS]
        asked = {seat: self.rng.choice(choices) for seat in SEATS_OF_MATCH if self.rng.random() < 0.6}
        self.retime(asked, acted=self.rng.choice(SEATS_OF_MATCH))
        self.stop_and_ask(asked)

    def pause(self) -> None:
        if self.paused is None:
            self.change(lambda connection: begin_pause(connection, self.match, self.now + 60 * DAY_MICROS, self.now))
            self.paused = self.now
        else:
            self.change(lambda connection: end_pause(connection, self.match, self.now))
            self.paused = None

    def go_away(self) -> None:
        account, days = self.rng.choice(self.accounts), self.rng.randrange(1, MOST_DAYS + 1)
        begins = None if self.rng.random() < 0.5 else self.now + self.rng.randrange(0, 20 * 24 * 3600) * SECOND_MICROS

        def work(connection: Connection) -> None:
            assert plan_holiday(connection, account, days, begins, self.now)
            tell_holidays(connection, self.match, SEATS_OF_MATCH, self.now)

        if any(until > self.now for _, until in self.trips[account]):
            return
        try:
            self.change(work)
        except ApiError:
            return
        start = self.now if begins is None else begins
        self.trips[account].append((start, start + days * DAY_MICROS))

    def come_home(self) -> None:
        account = self.rng.choice(self.accounts)

        def work(connection: Connection) -> None:
            if end_holiday(connection, account, self.now):
                tell_holidays(connection, self.match, SEATS_OF_MATCH, self.now)

        self.change(work)
        trips = [(begins, min(until, self.now)) for begins, until in self.trips[account] if begins < self.now]
        self.trips[account] = trips

    def leave(self) -> None:
        """A player leaves, and nobody's clock runs; or somebody comes, with a whole clock and perhaps a holiday."""
        if self.open:
            seat = self.open.pop()
            sits = {model.account for model in self.seats.values()}
            free = [account for account in self.accounts if account not in sits]
            account = self.rng.choice([None, *free])
            asked: dict[str, int | None] = {one: 0 for one in SEATS_OF_MATCH if self.rng.random() < 0.6}
            self.change(lambda connection: self.seat(connection, seat, "human", account))
            self.retime(asked, taken=[seat])
            model = self.seats[seat]
            model.account = account
            model.left = max(model.left, self.rules.bank_s * SECOND_MICROS)
            self.stop_and_ask(asked)
            return
        seat = self.rng.choice(SEATS_OF_MATCH)
        self.change(lambda connection: self.seat(connection, seat, "open", None))
        self.seats[seat].account = None
        self.open.add(seat)
        self.retime({})
        self.stop_and_ask({})

    def claim(self) -> None:
        """A guest who plays keeps the seat in an account, which may be on holiday."""
        guests = [seat for seat, model in self.seats.items() if model.account is None and seat not in self.open]
        sits = {model.account for model in self.seats.values()}
        free = [account for account in self.accounts if account not in sits]
        if guests and free:
            self.change(lambda connection: self.seat(connection, guests[0], "human", free[0]))
            self.seats[guests[0]].account = free[0]

    def outage(self) -> None:
        """No process lives for a while, and the first one that comes back gives that back."""
        gone, back = self.now, self.now + self.rng.randrange(3, 3000) * 60 * SECOND_MICROS
        if self.paused is not None:
            self.pass_by(back)
            return
        # The clocks of the match do not run, but holds and holidays go on.
        for model in self.seats.values():
            model.run(gone, back, True, [])
        self.now = back
        self.change(lambda connection: excuse(connection, gone, back))

    def step(self) -> None:
        acts = [self.turn, self.turn, self.turn, self.pause, self.go_away, self.go_away, self.come_home, self.leave]
        act = self.rng.choice([*acts, self.claim, self.outage])
        longest = self.rng.choice([600, 3600 * 20, 3600 * 24 * 12])
        self.to(self.now + self.rng.randrange(longest * 1000) * MS)
        self.compare()
        act()
        self.compare()
        self.done.add(act.__name__)


@pytest.fixture
def world_of(url: str, bots: Here) -> Iterator[Callable[[int], World]]:
    """Makes a world of a seed: a match of two accounts, and a third one that may come. No server looks at it."""
    worlds: list[World] = []

    def begin(seed: int) -> World:
        with TestClient(create_app(url, bots=bots, bot_delay=0.0, limits=FREE)) as client:
            for name in PEOPLE:
                register(client, name)
            client.cookies.clear()
            anna, _ = pair(client, clock=WISH)
        with closing(Store(url)) as store:
            saved = store.load(anna.match)
            with store.engine.begin() as connection:
                ordered = select(ACCOUNTS.c.id).where(ACCOUNTS.c.name.in_(PEOPLE)).order_by(ACCOUNTS.c.id)
                accounts = list(connection.execute(ordered).scalars())
                for seat, account in zip(SEATS_OF_MATCH, accounts, strict=False):
                    fresh = {"account": account, "since": None, "bank_ms": WISH["bank_s"] * 1000, "credited_day": None}
                    connection.execute(update(SEATS).where(SEATS.c.match == anna.match, SEATS.c.seat == seat).values(fresh))
                keep_due(connection, anna.match)
        assert saved is not None
        worlds.append(World(url, saved, accounts, Random(seed)))
        return worlds[-1]

    yield begin
    for one in worlds:
        one.close()


@pytest.mark.parametrize("seed", [*range(3), *(pytest.param(seed, marks=slow) for seed in range(3, 12))])
def test_each_clock_is_right_to_the_millisecond(world_of: Callable[[int], World], seed: int) -> None:
    """Whatever happens, in whatever order, and whichever process does it."""
    world = world_of(seed)
    for _ in range(STEPS):
        world.step()
    assert len(world.done) > 5
