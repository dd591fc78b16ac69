"""How somebody might guess passwords, or lock others out by wrong guesses."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import func, select, update

from tests.cost import slow
from tests.server.conftest import FREE, Here
from tests.server.people import PAGE, SECRET, become, me, register, sign_in
from tests.server.play import refused
from vezerkar.server.accounts import account_routes
from vezerkar.server.accounts.account_names import name_key
from vezerkar.server.accounts.device_table import DEVICE_DAYS, MAX_DEVICES, DeviceTable
from vezerkar.server.accounts.guess_table import Bucket, GuessTable, TooManyGuesses
from vezerkar.server.app import create_app
from vezerkar.server.http.limits import Limits, Rate
from vezerkar.server.keys import hash_token
from vezerkar.server.storage.moments import DAY_MICROS, SECOND_MICROS
from vezerkar.server.storage.schema import DEVICES, GUESSES
from vezerkar.server.storage.store import Store

Client = TestClient[Any]
HOME, FAR = "192.0.2.1", "198.51.100.7"
DEVICE = "vezerkar-device"
FEW = replace(FREE, guesses=Rate(3, 1 / 60))
FEW_IN_ALL = replace(FEW, guesses_in_all=Rate(5, 1 / 300))


class Places:
    """From where requests come."""

    def __init__(self) -> None:
        self.now = HOME


@pytest.fixture
def places(monkeypatch: pytest.MonkeyPatch) -> Places:
    found = Places()
    monkeypatch.setattr(account_routes, "address", lambda request: found.now)
    return found


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    with closing(Store(url)) as found:
        yield found


def table(url: str, limits: Limits) -> Client:
    return TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=limits))


def guess(client: Client, count: int, name: str = "Anna") -> None:
    """Wrong guesses of a browser that nobody knows."""
    client.cookies.clear()
    for _ in range(count):
        refused(sign_in(client, name, "a wrong password"), 401, "wrong_sign_in")


# --- who is slowed ----------------------------------------------------------------------------------------------------


def test_nobody_locks_others_out_by_wrong_guesses(url: str, places: Places) -> None:
    with table(url, FEW) as client:
        register(client)
        places.now = FAR
        guess(client, 3)
        refused(sign_in(client), 429, "slow_down")
        places.now = HOME
        assert sign_in(client).status_code == 200, "elsewhere nothing has happened"


@slow
def test_a_network_counts_as_one(url: str, places: Places) -> None:
    with table(url, FEW) as client:
        register(client)
        for mine, neighbour, other in (
            ("198.51.100.7", "198.51.100.200", "198.51.101.7"),
            ("2001:db8:1::1", "2001:db8:1:ffff::2", "2001:db8:2::1"),
        ):
            places.now = mine
            guess(client, 3)
            places.now = neighbour
            refused(sign_in(client), 429, "slow_down")
            places.now = other
            guess(client, 1)


@slow
def test_many_networks_are_slowed_together_and_a_browser_of_the_holder_is_not(url: str, places: Places) -> None:
    with table(url, FEW_IN_ALL) as client:
        register(client)
        home = client.cookies[DEVICE]
        for place, count in ((FAR, 3), ("203.0.113.9", 2)):
            places.now = place
            guess(client, count)
        places.now = "192.0.2.77"
        answer = sign_in(client)
        refused(answer, 429, "slow_down")
        assert 240 < int(answer.headers["retry-after"]) <= 300
        places.now = HOME
        client.cookies.set(DEVICE, home)
        assert sign_in(client).status_code == 200 and me(client)["name"] == "Anna"


@slow
def test_what_is_refused_is_counted_nowhere(url: str, places: Places) -> None:
    with table(url, FEW_IN_ALL) as client:
        register(client)
        places.now = FAR
        guess(client, 3)
        for _ in range(9):
            refused(sign_in(client), 429, "slow_down")
        places.now = "203.0.113.9"
        guess(client, 2)


@slow
def test_at_a_browser_of_the_holder_nobody_guesses_more_either(url: str, places: Places) -> None:
    with table(url, FEW) as client:
        register(client)
        home = client.cookies[DEVICE]
        guess(client, 0)
        client.cookies.set(DEVICE, home)
        for _ in range(3):
            refused(sign_in(client, password="a wrong password"), 401, "wrong_sign_in")
        refused(sign_in(client), 429, "slow_down")


@slow
def test_the_cookie_of_a_browser_opens_nothing_and_is_good_for_its_accounts_alone(url: str, places: Places) -> None:
    with table(url, FEW) as client:
        register(client)
        home = client.cookies[DEVICE]
        register(client, "Bela")
        client.cookies.clear()
        client.cookies.set(DEVICE, home)
        assert me(client) is None
        become(client, home)
        assert me(client) is None
        places.now = FAR
        guess(client, 3, "Bela")
        client.cookies.set(DEVICE, home)
        refused(sign_in(client, "Bela"), 429, "slow_down")
        assert sign_in(client).status_code == 200


@slow
def test_each_sign_in_gives_the_browser_another_cookie_good_for_all_its_accounts(url: str, store: Store) -> None:
    with table(url, FEW_IN_ALL) as client:
        register(client)
        register(client, "Bela")
        client.cookies.clear()
        client.cookies.set(DEVICE, "planted-by-an-attacker-00000000")
        first = sign_in(client).cookies[DEVICE]
        client.cookies.clear()
        client.cookies.set(DEVICE, first)
        second = sign_in(client, "Bela").cookies[DEVICE]
        assert len({first, second, "planted-by-an-attacker-00000000"}) == 3
        for cookie, known in ((first, False), ("planted-by-an-attacker-00000000", False), (second, True)):
            for name in ("Anna", "Bela"):
                assert DeviceTable(store.engine).knows(name_key(name), hash_token(cookie)) == known


def test_the_cookie_of_a_browser_is_hidden_from_scripts_and_from_other_sites(url: str) -> None:
    with table(url, FREE) as client:
        answer = client.post("/api/accounts", json={"name": "Anna", "password": SECRET}, headers=PAGE)
        (cookie,) = [one.lower() for one in answer.headers.get_list("set-cookie") if one.startswith(DEVICE)]
        assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie and "domain" not in cookie


@slow
def test_processes_share_the_count_and_a_restart_forgets_none(url: str, places: Places) -> None:
    with table(url, FEW) as client:
        register(client)
        guess(client, 2)
    with table(url, FEW) as client:
        client.headers.update(PAGE)
        guess(client, 1)
        refused(sign_in(client), 429, "slow_down")


@slow
def test_whoever_sits_at_an_open_browser_slows_nobody_else(url: str) -> None:
    with table(url, FEW) as client:
        left_open = register(client)
        client.cookies.clear()
        own = sign_in(client).cookies["vezerkar"]
        wrong = {"old": "a wrong password", "new": "seven wet otters"}
        become(client, left_open)
        for _ in range(3):
            refused(client.post("/api/me/password", json=wrong), 403, "wrong_password")
        refused(client.post("/api/me/password", json=wrong), 429, "slow_down")
        become(client, own)
        assert client.post("/api/me/password", json=wrong | {"old": SECRET}).status_code == 200


# --- what is kept -----------------------------------------------------------------------------------------------------


def rows(store: Store) -> int:
    with store.engine.connect() as connection:
        return int(connection.execute(select(func.count()).select_from(GUESSES)).scalar_one())


def later(store: Store, seconds: float) -> None:
    """Let so much time pass for what is counted."""
    with store.engine.begin() as connection:
        connection.execute(update(GUESSES).values(full_at=GUESSES.c.full_at - round(seconds * SECOND_MICROS)))


def allowed(guesses: GuessTable, bucket: Bucket, most: int = 20) -> int:
    """So many guesses come through at once."""
    for count in range(most):
        try:
            guesses.spend([bucket])
        except TooManyGuesses:
            return count
    return most


def test_guesses_come_back_one_by_one(store: Store) -> None:
    guesses, bucket = GuessTable(store.engine), Bucket("a", Rate(3, 1 / 60))
    assert allowed(guesses, bucket) == 3
    with pytest.raises(TooManyGuesses) as slow:
        guesses.spend([bucket])
    assert 55 < slow.value.wait <= 60
    later(store, 61)
    assert allowed(guesses, bucket) == 1
    later(store, 1e6)
    assert allowed(guesses, bucket) == 3


def test_a_clock_that_was_set_back_locks_nobody_out(store: Store) -> None:
    guesses, bucket = GuessTable(store.engine), Bucket("a", Rate(3, 1 / 60))
    assert allowed(guesses, bucket) == 3
    later(store, -1e6)
    assert allowed(guesses, bucket) == 3


def test_whoever_looked_at_the_clock_a_moment_before_others_begins_no_new_count(store: Store) -> None:
    guesses, bucket = GuessTable(store.engine), Bucket("a", Rate(3, 1 / 60))
    assert allowed(guesses, bucket) == 3
    later(store, -1)
    assert allowed(guesses, bucket) == 0


def test_what_is_full_again_is_forgotten_and_there_are_never_more_than_so_many(store: Store) -> None:
    guesses = GuessTable(store.engine, most=5)
    for number in range(9):
        guesses.spend([Bucket(str(number), Rate(10, 1 / (60 + number)))])
    assert rows(store) == 6, "the last one, and five before it"
    assert allowed(guesses, Bucket("8", Rate(1, 1 / 68))) == 0, "those that last longest stay"
    later(store, 1e6)
    guesses.tidy()
    assert rows(store) == 0


@slow
def test_an_account_knows_so_many_browsers_and_those_for_so_long(url: str, store: Store) -> None:
    with table(url, FREE) as client:
        register(client)
    devices = DeviceTable(store.engine)
    for number in range(MAX_DEVICES + 3):
        devices.note(1, None, f"{number:064}", "Firefox")
        devices.note(1, None, f"{number:064}", "Firefox")
        with store.engine.begin() as connection:
            connection.execute(update(DEVICES).values(seen=DEVICES.c.seen - 1000))

    def known(key: str = "anna") -> list[bool]:
        return [devices.knows(key, f"{number:064}") for number in range(MAX_DEVICES + 3)]

    assert known() == [False] * 3 + [True] * MAX_DEVICES and not any(known("bela"))
    with store.engine.begin() as connection:
        connection.execute(update(DEVICES).values(seen=DEVICES.c.seen - DEVICE_DAYS * DAY_MICROS))
    assert not any(known())
    devices.tidy()
    with store.engine.connect() as connection:
        assert connection.execute(select(DEVICES)).all() == []
