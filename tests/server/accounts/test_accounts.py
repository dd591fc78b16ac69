"""Accounts, as a stranger and as an attacker see them."""

from __future__ import annotations

import asyncio
from contextlib import closing
from dataclasses import replace

import pytest
from litestar.testing import TestClient
from sqlalchemy import select, update

from tests.cost import slow
from tests.server.conftest import FREE, HASHER, Here
from tests.server.people import SECRET, Client, become, claim, end, me, register, sessions, sign_in, sign_out
from tests.server.play import Guest, make, pair, refused
from vezerkar.server.accounts import passwords
from vezerkar.server.accounts.account_names import account_name, name_key
from vezerkar.server.accounts.account_table import MAX_SESSIONS, SESSION_DAYS, AccountTable, NameTaken, SessionRow
from vezerkar.server.accounts.accounts import browser_of
from vezerkar.server.accounts.passwords import PasswordPool, check_password
from vezerkar.server.app import create_app
from vezerkar.server.http.addresses import network_of
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.host_check import HostCheck
from vezerkar.server.http.limits import Rate
from vezerkar.server.operation.acts import Order
from vezerkar.server.operation.match_admin import reseat
from vezerkar.server.storage.moments import DAY_MICROS
from vezerkar.server.storage.schema import ACCOUNTS, PASSWORDS, SESSIONS
from vezerkar.server.storage.store import Store

# --- registering and signing in ---------------------------------------------------------------------------------------


def test_somebody_registers_signs_out_and_in_again(client: Client) -> None:
    assert me(client) is None, "a guest is nobody, and that is no error"
    first = register(client)
    assert me(client) == {"name": "Anna", "role": "player", "name_until": ""}
    sign_out(client)
    assert me(client) is None
    become(client, first)
    assert me(client) is None, "the token is of no use any more"
    assert sign_in(client, " ANNA ").status_code == 200
    assert me(client)["name"] == "Anna"


@pytest.mark.parametrize("name", ["A", "A" * 25, "An na", "An/na", "<b>Anna", "12345", "An\u202ena", "An\u200bna", ""])
def test_a_name_is_made_of_letters_digits_and_two_signs(client: Client, name: str) -> None:
    refused(client.post("/api/accounts", json={"name": name, "password": SECRET}), 422, "bad_name")


@pytest.mark.parametrize("other", ["anna", "ANNA", "Аnna", "Ａnna", "ａｎｎａ", "ɑnna"])
def test_a_name_that_looks_like_another_is_taken(client: Client, other: str) -> None:
    register(client)
    client.cookies.clear()
    refused(client.post("/api/accounts", json={"name": other, "password": SECRET}), 409, "taken_name")


@pytest.mark.parametrize(
    "name",
    [
        "Admin",
        "ADMIN",
        "adm1n",
        "Аdmin",
        "_admin_",
        "admin-2",
        "Moderator",
        "Moderátor",
        "Vezérkar",
        "Former-Player",
        "Üzemeltető1",
    ],
)
def test_nobody_is_called_as_whoever_runs_the_server(client: Client, name: str) -> None:
    refused(client.post("/api/accounts", json={"name": name, "password": SECRET}), 422, "reserved_name")
    register(client)
    refused(client.patch("/api/me", json={"name": name}), 422, "reserved_name")


def test_names_that_only_begin_or_end_like_a_reserved_word_are_free() -> None:
    for name in ("Modesty", "Botond", "Rooty", "Admiral", "Tableau", "Stafford", "Owen", "Systema", "Robot", "Modo", "Bot_Tom"):
        assert account_name(name) == name


def test_names_of_many_scripts_are_kept_apart() -> None:
    names = ["Anna", "Avva", "Őze", "Oze", "Öze", "Анна", "Ελένη", "さくら", "Łukasz", "anna-2", "anna_2", "bob", "rob"]
    assert all(account_name(name) == name for name in names)
    assert len({name_key(name) for name in names}) == len(names)
    assert name_key("Ilona") == name_key("llona") == name_key("1lona") and name_key("Bob") == name_key("B0b")


@pytest.mark.parametrize("password", ["short", "x" * 201, "1234567890", "qwertyuiop", "QWERTYUIOP", "Anna-Maria-1"])
def test_a_password_that_is_easy_to_guess_is_refused(client: Client, password: str) -> None:
    refused(client.post("/api/accounts", json={"name": "Anna-Maria-1", "password": password}), 422, "weak_password")


def test_a_long_sentence_is_a_password() -> None:
    check_password("ő" * 200, "Anna")
    with pytest.raises(ApiError):
        check_password("ő" * 201, "Anna")


def test_of_two_who_want_a_name_at_once_one_gets_it(url: str) -> None:
    with closing(Store(url)) as store:
        table = AccountTable(store.engine)
        row = SessionRow("a" * 64, "a", "", "")
        made = table.register("Anna", "anna", "hash", row)
        assert table.register("Anna", "anna", "hash", row) == made, "the same once more is no second account"
        with pytest.raises(NameTaken):
            table.register("Anna", "anna", "hash", replace(row, hash="b" * 64, id="b"))
        assert table.session("b" * 64) is None


# --- what an attacker tries -------------------------------------------------------------------------------------------


def test_nobody_learns_who_has_an_account(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    register(client)
    client.cookies.clear()
    hashed = []
    fits = PasswordPool.fits

    async def counted(self: PasswordPool, kept: str | None, password: str) -> bool:
        hashed.append(kept is None)
        return await fits(self, kept, password)

    monkeypatch.setattr(PasswordPool, "fits", counted)
    wrong = refused(sign_in(client, password="something else"), 401, "wrong_sign_in")
    assert refused(sign_in(client, "Nobody"), 401, "wrong_sign_in") == wrong
    assert hashed == [False, True], "for an unknown name as much is computed as for a known one"


@slow
def test_guesses_are_slowed_under_a_name_whether_it_is_there_or_not(url: str) -> None:
    limits = replace(FREE, guesses=Rate(3, 1 / 60))
    with TestClient(create_app(url, bots=Here(), limits=limits)) as client:
        register(client)
        for name in ("Anna", "Nobody"):
            for _ in range(3):
                refused(sign_in(client, name, "a wrong password"), 401, "wrong_sign_in")
            answer = sign_in(client, name.upper())
            refused(answer, 429, "slow_down")
            assert 0 < int(answer.headers["retry-after"]) <= 60


def test_an_address_is_slowed_whatever_names_it_tries(url: str) -> None:
    with TestClient(create_app(url, bots=Here(), limits=replace(FREE, sign_ins=Rate(3, 0.01)))) as client:
        for name in ("Anna", "Bela", "Cili"):
            refused(sign_in(client, name), 401, "wrong_sign_in")
        refused(sign_in(client, "Dora"), 429, "slow_down")


def test_an_address_makes_few_accounts(url: str) -> None:
    with TestClient(create_app(url, bots=Here(), limits=replace(FREE, registrations=Rate(2, 0.001)))) as client:
        for name in ("Anna", "Bela"):
            register(client, name)
        refused(client.post("/api/accounts", json={"name": "Cili", "password": SECRET}), 429, "slow_down")


@pytest.mark.slow
def test_a_flood_of_passwords_is_refused_and_not_queued(client: Client) -> None:
    async def flood() -> list[object]:
        pool = PasswordPool()
        try:
            return await asyncio.gather(*(pool.fits(None, "x") for _ in range(30)), return_exceptions=True)
        finally:
            pool.close()

    found = asyncio.run(flood())
    refusals = [one for one in found if isinstance(one, ApiError)]
    assert len(refusals) == 8 and {one.code for one in refusals} == {"slow_down"}
    assert found.count(False) == 22


def test_a_session_that_somebody_planted_is_not_taken_over(client: Client) -> None:
    register(client)
    client.cookies.clear()
    client.cookies.set("vezerkar", "planted-by-an-attacker-00000000")
    answer = sign_in(client)
    token = answer.cookies["vezerkar"]
    assert token != "planted-by-an-attacker-00000000"
    become(client, "planted-by-an-attacker-00000000")
    assert me(client) is None


def test_signing_in_again_ends_the_session_before(client: Client) -> None:
    first = register(client)
    second = sign_in(client).cookies["vezerkar"]
    assert first != second
    become(client, first)
    assert me(client) is None


def test_the_cookie_is_hidden_from_scripts_and_from_other_sites(client: Client, url: str) -> None:
    answer = client.post("/api/accounts", json={"name": "Anna", "password": SECRET})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie and "domain" not in cookie
    assert answer.headers["cache-control"] == "no-store"
    assert SECRET not in answer.text


@slow
def test_with_tls_the_cookie_comes_from_this_site_alone(sqlite_url: str) -> None:
    check = HostCheck("localhost", (), "https://table.example")
    with TestClient(
        create_app(sqlite_url, bots=Here(), limits=FREE, host_check=check), base_url="https://table.example"
    ) as client:
        answer = client.post("/api/accounts", json={"name": "Anna", "password": SECRET})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-vezerkar=") and "secure" in cookie.lower()
        assert me(client)["name"] == "Anna"


def test_the_database_holds_neither_passwords_nor_tokens(client: Client, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "HASHER", HASHER)
    token = register(client)
    with closing(Store(url)) as store, store.engine.connect() as connection:
        kept = " ".join(str(row) for table in (ACCOUNTS, PASSWORDS, SESSIONS) for row in connection.execute(select(table)))
    assert SECRET not in kept and token not in kept
    assert "argon2id" in kept and "m=19456,t=2,p=1" in kept


# --- sessions ---------------------------------------------------------------------------------------------------------


def test_another_browser_can_be_signed_out(client: Client) -> None:
    first = register(client)
    client.cookies.clear()
    second = sign_in(client).cookies["vezerkar"]
    (other,) = [one for one in sessions(client) if not one["current"]]
    assert len(sessions(client)) == 2 and not {first, second} & set(other.values())
    end(client, other["id"])
    assert [one["current"] for one in sessions(client)] == [True]
    become(client, first)
    assert me(client) is None
    refused(client.get("/api/me/sessions"), 401, "sign_in")


def test_nobody_ends_the_session_of_another_account(client: Client) -> None:
    anna = register(client)
    (own,) = sessions(client)
    register(client, "Bela")
    end(client, own["id"])
    become(client, anna)
    assert me(client)["name"] == "Anna"


def test_a_session_lasts_while_it_is_used_and_no_longer(client: Client, url: str) -> None:
    token = register(client)

    def age(days: float) -> None:
        with closing(Store(url)) as store, store.engine.begin() as connection:
            connection.execute(update(SESSIONS).values(seen=SESSIONS.c.seen - int(days * DAY_MICROS)))

    for _ in range(3):
        age(SESSION_DAYS - 1)
        become(client, token)
        assert me(client) is not None, "it is as long as new after each use"
    age(SESSION_DAYS + 0.01)
    become(client, token)
    assert me(client) is None


def test_an_account_has_so_many_sessions_and_no_more(url: str) -> None:
    with closing(Store(url)) as store:
        table = AccountTable(store.engine)
        account = table.register("Anna", "anna", "hash", SessionRow("0" * 64, "0", "", ""))
        for number in range(1, MAX_SESSIONS + 5):
            assert table.begin(account.id, SessionRow(f"{number:064}", str(number), "", ""), None, "hash")
        assert len(table.sessions(account.id)) == MAX_SESSIONS
        assert table.session("0" * 64) is None


def test_a_session_tells_little_of_where_it_is() -> None:
    assert network_of("192.0.2.77") == "192.0.2.0/24" and network_of("2001:db8:1:2::3") == "2001:db8:1::/48"
    assert network_of("testclient") == ""
    assert browser_of("Mozilla/5.0 (X11; Linux) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36") == "Chrome"
    assert browser_of("Mozilla/5.0 Chrome/140.0 Safari/537.36 Edg/140.0") == "Edge"
    assert browser_of("Mozilla/5.0 (Macintosh) Version/18.0 Safari/605.1") == "Safari" and browser_of("curl") == ""


# --- seats ------------------------------------------------------------------------------------------------------------


@slow
def test_a_claimed_match_opens_on_another_browser(client: Client) -> None:
    anna, bela = pair(client)
    register(client)
    assert claim(client, anna).json() == {"seats": ["gull"]}
    assert claim(client, anna).json() == {"seats": ["gull"]}, "once more is the same"
    client.cookies.clear()
    elsewhere = Guest(client, anna.match)
    assert [seat["mine"] for seat in elsewhere.table()["seats"]] == [False, False], "without the account: a spectator"
    sign_in(client)
    (summary,) = client.get("/api/me/matches").json()
    assert (summary["match"], summary["mine"], summary["my_turn"]) == (anna.match, ["gull"], True)
    assert [seat["mine"] for seat in elsewhere.table()["seats"]] == [True, False]
    elsewhere.act("gull", "bid 7")
    refused(elsewhere.post("actions", {"seat": "heron", "ply": 1, "action": "bid 1"}), 403, "not_your_seat")
    refused(elsewhere.get(seat="heron"), 403, "not_your_seat")
    assert elsewhere.get("/picture.svg").status_code == 200
    assert anna.table()["seats"][0]["mine"], "the key goes on opening it"
    assert [seat["mine"] for seat in bela.table()["seats"]] == [False, True], "a key counts for more than the session"


@slow
def test_nobody_takes_a_seat_over_by_claiming_it(client: Client) -> None:
    anna, body = make(client)
    register(client)
    claim(client, anna)
    register(client, "Bela")
    refused(claim(client, anna), 409, "claimed")
    refused(claim(client, Guest(client, anna.match, "no such key")), 401, "bad_key")
    refused(claim(client, Guest(client, anna.match, body["invitations"]["heron"])), 403, "invitation")
    other, _ = make(client)
    refused(claim(client, Guest(client, other.match, anna.key)), 401, "bad_key")
    assert client.get("/api/me/matches").json() == []
    stranger = Guest(client, anna.match)
    assert not any(seat["mine"] for seat in stranger.table()["seats"])
    refused(stranger.post("actions", {"seat": "gull", "ply": 0, "action": "bid 7"}), 401, "bad_key")
    refused(stranger.post("resign", {"seat": "gull"}), 401, "bad_key")
    client.cookies.clear()
    refused(claim(client, anna), 401, "sign_in")
    refused(client.get("/api/me/matches"), 401, "sign_in")


def test_the_maker_of_a_match_is_its_maker_with_the_account_too(client: Client) -> None:
    anna, _ = make(client)
    register(client)
    claim(client, anna)
    table = Guest(client, anna.match).table()
    assert table["seats"] == anna.table()["seats"], "with the invitation of the open seat"


@slow
def test_a_seat_that_is_opened_for_others_is_no_longer_of_the_account(url: str) -> None:
    with TestClient(create_app(url, bots=Here(), limits=FREE)) as client:
        anna, _ = pair(client)
        token = register(client)
        claim(client, anna)
    with closing(Store(url)) as store:
        reseat(store, anna.match, "gull", Order("asked for it"))
    with TestClient(create_app(url, bots=Here(), limits=FREE)) as client:
        become(client, token)
        assert client.get("/api/me/matches").json() == []
        assert not any(seat["mine"] for seat in Guest(client, anna.match).table()["seats"])


@slow
def test_a_rematch_is_of_the_same_account(client: Client) -> None:
    anna, bela = pair(client)
    token = register(client)
    claim(client, anna)
    assert bela.post("resign", {"seat": "heron"}).status_code == 200
    made = bela.post("rematch", {}).json()
    answer = Guest(client, anna.match).post("rematch", {})
    assert answer.status_code == 201, answer.text
    again = answer.json()
    assert again["match"] == made["match"] and again["key"] != token and token not in answer.text
    assert {one["match"] for one in client.get("/api/me/matches").json()} == {anna.match, made["match"]}
    assert Guest(client, anna.match).post("rematch", {}).json() == again
