"""Passkeys: accounts that are made with one and entered with one, and every answer that is none.

What must hold is written in docs/http-api.md, and in Web Authentication Level 3, sections 7.1 and 7.2.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import func, select, update

from tests.cost import slow
from tests.server.authenticator import PRESENT, VERIFIED, Authenticator, raw, text
from tests.server.conftest import FREE, Here
from tests.server.mail.test_mail import ANNA, follow, forgot
from tests.server.mailbox import mailbox, token_in
from tests.server.people import PAGE, SECRET, me, register, sessions, sign_in, sign_out
from tests.server.play import refused
from vezerkar.server.accounts.account_erasure import AccountErasure
from vezerkar.server.accounts.passkey_challenges import LASTS, MOST, Challenge, PasskeyChallengeTable
from vezerkar.server.accounts.passkey_table import MAX_PASSKEYS, LastWayIn, PasskeyTable
from vezerkar.server.accounts.relying_party import RelyingParty
from vezerkar.server.app import create_app
from vezerkar.server.http.host_check import HostCheck
from vezerkar.server.http.limits import Limits, Rate
from vezerkar.server.storage.moments import SECOND_MICROS
from vezerkar.server.storage.schema import ACCOUNTS, PASSKEY_CHALLENGES, PASSKEYS, PASSWORDS
from vezerkar.server.storage.store import Store

SITE = "https://table.example"
COOKIE = "__Host-vezerkar"
Client = TestClient[Any]
OTHER = "seven wet otters"


def table(url: str, limits: Limits = FREE, public: str = SITE) -> Client:
    check = HostCheck("localhost", (), public)
    client = TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=limits, host_check=check), base_url=public or SITE)
    client.headers.update(PAGE)
    return client


@pytest.fixture
def client(url: str) -> Iterator[Client]:
    with table(url) as client:
        yield client


@pytest.fixture
def phone() -> Authenticator:
    return Authenticator(SITE)


def ask(client: Client, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    """What the browser is to be asked."""
    answer = client.post(path, json=body or {})
    assert answer.status_code == 200, answer.text
    assert answer.json()["seconds"] == LASTS
    options: dict[str, Any] = answer.json()["options"]
    return options


def wish(client: Client, name: str = "Anna") -> dict[str, Any]:
    return ask(client, "/api/passkeys/register/begin", {"name": name})


def registered(client: Client, phone: Authenticator, name: str = "Anna") -> str:
    """Somebody whose account has a passkey and nothing else; returns the token of the session."""
    client.cookies.clear()
    answer = client.post("/api/passkeys/register/finish", json={"passkey": phone.make(wish(client, name))})
    assert answer.status_code == 201, answer.text
    assert answer.json()["account"]["name"] == name
    return client.cookies[COOKIE]


def enter(client: Client, answer: dict[str, Any]) -> Any:
    return client.post("/api/passkeys/sign-in/finish", json={"passkey": answer})


def challenge(client: Client) -> dict[str, Any]:
    return ask(client, "/api/passkeys/sign-in/begin")


def proof(client: Client, phone: Authenticator, which: int = -1) -> dict[str, Any]:
    return {"passkey": phone.sign(ask(client, "/api/me/passkeys/prove"), which)}


def ways(client: Client) -> Any:
    return client.get("/api/me/passkeys").json()


def add(client: Client, phone: Authenticator, shown: dict[str, Any], label: str = "") -> Any:
    options = ask(client, "/api/me/passkeys/begin", shown)
    return client.post("/api/me/passkeys", json={"passkey": phone.make(options), "label": label})


def remove(client: Client, passkey: str, shown: dict[str, Any]) -> Any:
    return client.request("DELETE", f"/api/me/passkeys/{passkey}", json=shown)


def stored(url: str, statement: Any) -> Any:
    with closing(Store(url)) as store, store.engine.begin() as connection:
        result = connection.execute(statement)
        return result.all() if result.returns_rows else None


# --- an account with a passkey alone ----------------------------------------------------------------------------------


def test_somebody_registers_with_a_passkey_and_signs_in_with_it(client: Client, phone: Authenticator, url: str) -> None:
    options = wish(client)
    assert options["rp"]["id"] == "table.example" and options["user"]["name"] == "Anna" and options["attestation"] == "none"
    assert options["authenticatorSelection"] == {
        "residentKey": "required",
        "requireResidentKey": True,
        "userVerification": "preferred",
    }
    token = registered(client, phone)
    assert me(client)["name"] == "Anna" and ways(client)["password"] is False and len(ways(client)["passkeys"]) == 1
    assert stored(url, select(PASSWORDS)) == []
    sign_out(client)
    assert me(client) is None
    options = challenge(client)
    assert options["rpId"] == "table.example" and not options.get("allowCredentials")
    answer = enter(client, phone.sign(options))
    assert answer.status_code == 200 and answer.json()["account"]["name"] == "Anna"
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "Secure" in cookie and answer.headers["cache-control"] == "no-store"
    assert client.cookies[COOKIE] != token and me(client)["name"] == "Anna"
    assert len(sessions(client)) == 1, "it is listed as any other session"


def test_a_passkey_that_several_devices_share_does_not_count(client: Client) -> None:
    phone = Authenticator(SITE, counts=False)
    registered(client, phone)
    for _ in range(2):
        assert enter(client, phone.sign(challenge(client))).status_code == 200


def test_a_passkey_that_cannot_tell_who_is_there_is_enough(client: Client, phone: Authenticator) -> None:
    """Verification of the user is preferred, not required."""
    phone.flags = PRESENT
    registered(client, phone)
    assert enter(client, phone.sign(challenge(client))).status_code == 200


def test_a_passkey_that_cannot_tell_who_is_there_shows_no_holder(client: Client, phone: Authenticator) -> None:
    registered(client, phone)
    phone.flags = PRESENT
    refused(remove(client, ways(client)["passkeys"][0]["id"], proof(client, phone)), 403, "wrong_passkey")
    phone.flags = PRESENT | VERIFIED
    refused(remove(client, ways(client)["passkeys"][0]["id"], proof(client, phone)), 409, "last_way_in")


def test_the_first_of_all_is_no_admin_where_the_table_is_public(client: Client, phone: Authenticator) -> None:
    registered(client, phone)
    assert me(client)["role"] == "player"


def test_names_are_checked_before_a_passkey_is_made_and_again_afterwards(client: Client, phone: Authenticator) -> None:
    options = wish(client)
    registered(client, Authenticator(SITE), "Ann")
    for name, status, code in (("A", 422, "bad_name"), ("admin", 422, "reserved_name"), ("ANN", 409, "taken_name")):
        refused(client.post("/api/passkeys/register/begin", json={"name": name}), status, code)
    registered(client, Authenticator(SITE))
    refused(client.post("/api/passkeys/register/finish", json={"passkey": phone.make(options)}), 409, "taken_name")


def test_nobody_takes_the_passkey_of_another_along(client: Client, phone: Authenticator) -> None:
    registered(client, phone)
    options, known = wish(client, "Bela"), phone.credentials[0]
    made = phone.make(options)
    stolen = raw(made["attestation"]).replace(raw(made["id"]), raw(known.id))
    answer = client.post("/api/passkeys/register/finish", json={"passkey": made | {"id": known.id, "attestation": text(stolen)}})
    refused(answer, 409, "known_passkey")
    assert enter(client, phone.sign(challenge(client), 0)).json()["account"]["name"] == "Anna"


# --- answers that are none --------------------------------------------------------------------------------------------


def test_refused_wrong_origin(client: Client, phone: Authenticator) -> None:
    registered(client, phone)
    client.cookies.clear()
    for origin in ("https://table.example.evil.example", "http://table.example", "https://table.example:444", "null", ""):
        phone.origin = origin
        refused(enter(client, phone.sign(challenge(client))), 403, "wrong_passkey")
        answer = client.post("/api/passkeys/register/finish", json={"passkey": phone.make(wish(client, "Bela"))})
        refused(answer, 403, "wrong_passkey")
        phone.credentials.pop()
    assert me(client) is None


def test_refused_wrong_host(client: Client, phone: Authenticator) -> None:
    registered(client, phone)
    refused(enter(client, phone.sign(challenge(client) | {"rpId": "evil.example"})), 403, "wrong_passkey")


@slow
def test_the_host_of_a_request_changes_nothing(url: str, phone: Authenticator) -> None:
    check = HostCheck("localhost", ["other.example"], SITE)
    with TestClient(create_app(url, bots=Here(), limits=FREE, host_check=check), base_url="https://other.example") as client:
        client.headers.update(PAGE)
        assert wish(client)["rp"]["id"] == "table.example"
        assert client.get("/api/passkeys").json() == {"address": SITE}


def test_refused_used_challenge(client: Client, phone: Authenticator) -> None:
    registered(client, phone)
    options = challenge(client)
    answer = phone.sign(options)
    assert enter(client, answer).status_code == 200
    refused(enter(client, answer), 410, "challenge_void")
    refused(enter(client, phone.sign(options)), 410, "challenge_void")


@slow
def test_a_wrong_answer_uses_the_challenge_up(client: Client, phone: Authenticator) -> None:
    registered(client, phone)
    options = challenge(client)
    answer = phone.sign(options)
    refused(enter(client, answer | {"signature": phone.sign(challenge(client))["signature"]}), 403, "wrong_passkey")
    refused(enter(client, answer), 410, "challenge_void")


def test_refused_expired_challenge(client: Client, phone: Authenticator, url: str) -> None:
    registered(client, phone)
    options = challenge(client)
    late = PASSKEY_CHALLENGES.c.expires - LASTS * SECOND_MICROS
    stored(url, update(PASSKEY_CHALLENGES).values(expires=late))
    refused(enter(client, phone.sign(options)), 410, "challenge_void")


def test_refused_made_up_challenge(client: Client, phone: Authenticator) -> None:
    registered(client, phone)
    refused(enter(client, phone.sign(challenge(client) | {"challenge": text(b"x" * 32)})), 410, "challenge_void")


@slow
def test_refused_challenge_of_another_kind(client: Client, phone: Authenticator) -> None:
    """What was signed for one purpose serves no other."""
    registered(client, phone)
    shown = phone.sign(ask(client, "/api/me/passkeys/prove"))
    refused(enter(client, shown), 410, "challenge_void")
    entry = {"passkey": phone.sign(challenge(client))}
    refused(client.request("DELETE", "/api/me", json=entry), 410, "challenge_void")
    refused(client.post("/api/me/passkeys", json={"passkey": phone.make(wish(client, "Bela"))}), 410, "challenge_void")
    phone.credentials.pop()
    # Of the same guest, and of the same session.
    refused(enter(client, phone.sign(wish(client, "Bela") | {"rpId": "table.example"})), 410, "challenge_void")
    asked = ask(client, "/api/me/passkeys/begin", proof(client, phone)) | {"rpId": "table.example"}
    refused(client.request("DELETE", "/api/me", json={"passkey": phone.sign(asked)}), 410, "challenge_void")


def test_refused_kind_of_signature(client: Client, phone: Authenticator) -> None:
    registered(client, phone)
    refused(enter(client, phone.sign(challenge(client), kind="webauthn.create")), 403, "wrong_passkey")
    made = phone.make(wish(client, "Bela"), kind="webauthn.get")
    refused(client.post("/api/passkeys/register/finish", json={"passkey": made}), 403, "wrong_passkey")


def test_refused_foreign_credential(client: Client, phone: Authenticator) -> None:
    """A passkey that this table has never seen, under a name of its own and under that of a known one."""
    registered(client, phone)
    stranger = Authenticator(SITE)
    stranger.make(wish(client, "Bela"))
    refused(enter(client, stranger.sign(challenge(client))), 403, "wrong_passkey")
    stranger.credentials[0].id, stranger.credentials[0].handle = phone.credentials[0].id, phone.credentials[0].handle
    stranger.signs = 100
    refused(enter(client, stranger.sign(challenge(client))), 403, "wrong_passkey")


def test_refused_lowered_counter(client: Client, phone: Authenticator, caplog: pytest.LogCaptureFixture) -> None:
    registered(client, phone)
    phone.signs = 9
    assert enter(client, phone.sign(challenge(client))).status_code == 200
    with caplog.at_level(logging.WARNING):
        for signs in (9, 4):
            phone.signs = signs
            refused(enter(client, phone.sign(challenge(client))), 403, "wrong_passkey")
    said = [one.getMessage() for one in caplog.records if "counts backwards" in one.getMessage()]
    assert len(said) == 2, "the same count, and a lower one: whoever runs the table reads it"
    phone.counts = False
    phone.signs = 0
    refused(enter(client, phone.sign(challenge(client))), 403, "wrong_passkey")


def test_refused_other_account_in_the_answer(client: Client, phone: Authenticator) -> None:
    registered(client, phone)
    for handle in ("", text(b"b" * 32)):
        refused(enter(client, phone.sign(challenge(client)) | {"user_handle": handle}), 403, "wrong_passkey")


def test_refused_another_accounts_passkey_as_a_proof(client: Client, phone: Authenticator) -> None:
    registered(client, Authenticator(SITE), "Bela")
    registered(client, phone)
    anna = client.cookies[COOKIE]
    thief = Authenticator(SITE)
    registered(client, thief, "Cecil")
    client.cookies.clear()
    client.cookies.set(COOKIE, anna)
    refused(client.request("DELETE", "/api/me", json=proof(client, thief)), 403, "wrong_passkey")
    assert client.request("DELETE", "/api/me", json=proof(client, phone)).status_code == 200


def test_refused_proof_that_another_session_was_asked_for(client: Client, phone: Authenticator) -> None:
    registered(client, phone)
    shown = proof(client, phone)
    assert enter(client, phone.sign(challenge(client))).status_code == 200
    refused(client.request("DELETE", "/api/me", json=shown), 410, "challenge_void")


@slow
def test_refused_garbage(client: Client, phone: Authenticator) -> None:
    registered(client, phone)
    for data in (b"{}", b"[]", b"\xff" * 40, b'{"challenge": 7}', bytes(300)):
        for part in ("client_data", "authenticator_data", "signature"):
            answer = enter(client, phone.sign(challenge(client)) | {part: text(data)})
            assert answer.json()["error"] in ("wrong_passkey", "challenge_void")
        made = phone.make(wish(client, "Bela")) | {"attestation": text(data)}
        phone.credentials.pop()
        refused(client.post("/api/passkeys/register/finish", json={"passkey": made}), 403, "wrong_passkey")


def test_refused_what_is_no_base64(client: Client, phone: Authenticator) -> None:
    registered(client, phone)
    for part in ("id", "client_data", "authenticator_data", "signature"):
        refused(enter(client, phone.sign(challenge(client)) | {part: "é!"}), 403, "wrong_passkey")


# --- further passkeys -------------------------------------------------------------------------------------------------


@slow
def test_passkeys_are_added_named_and_removed(client: Client, phone: Authenticator) -> None:
    become_with_password(client)
    assert ways(client) == {"password": True, "passkeys": []}
    key = Authenticator(SITE)
    made = add(client, phone, {"password": SECRET}, " Phone ")
    assert made.status_code == 201 and made.json()["label"] == "Phone"
    options = ask(client, "/api/me/passkeys/begin", proof(client, phone))
    assert [one["id"] for one in options["excludeCredentials"]] == [phone.credentials[0].id]
    assert options["user"]["id"] == phone.credentials[0].handle, "one account to every authenticator"
    assert client.post("/api/me/passkeys", json={"passkey": key.make(options)}).status_code == 201
    first, second = ways(client)["passkeys"]
    assert (first["label"], second["label"]) == ("Phone", "")
    assert client.patch(f"/api/me/passkeys/{second['id']}", json={"label": "Key\u202e ring"}).status_code == 200
    assert [one["label"] for one in ways(client)["passkeys"]] == ["Phone", "Key ring"]
    assert remove(client, first["id"], proof(client, key)).status_code == 200
    assert [one["label"] for one in ways(client)["passkeys"]] == ["Key ring"]
    refused(enter(client, phone.sign(challenge(client))), 403, "wrong_passkey")
    assert enter(client, key.sign(challenge(client))).status_code == 200


def become_with_password(client: Client, name: str = "Anna") -> None:
    client.cookies.clear()
    assert client.post("/api/accounts", json={"name": name, "password": SECRET}).status_code == 201


@slow
def test_the_last_way_in_cannot_be_removed(client: Client, phone: Authenticator) -> None:
    registered(client, phone)
    (only,) = ways(client)["passkeys"]
    refused(remove(client, only["id"], proof(client, phone)), 409, "last_way_in")
    answer = client.post("/api/me/password", json={"new": OTHER} | proof(client, phone))
    assert answer.status_code == 200, answer.text
    assert remove(client, only["id"], {"password": OTHER}).status_code == 200
    assert ways(client) == {"password": True, "passkeys": []}
    sign_out(client)
    assert sign_in(client, password=OTHER).status_code == 200


def test_of_two_removals_at_once_one_passkey_stays(url: str) -> None:
    with closing(Store(url)) as store:
        table_, made = PasskeyTable(store.engine), passkeys_of_nobody(store, 2)
        table_.remove(1, made[0])
        table_.remove(1, made[0])
        with pytest.raises(LastWayIn):
            table_.remove(1, made[1])


def passkeys_of_nobody(store: Store, count: int) -> list[str]:
    row = {"account": 1, "public_key": "", "handle": "h", "signs": 0, "label": "", "made": 1, "seen": 1}
    with store.engine.begin() as connection:
        account = {"id": 1, "name": "Anna", "name_key": "anna", "role": "player", "state": "new", "made": 1}
        connection.execute(ACCOUNTS.insert().values(account))
        for number in range(count):
            connection.execute(PASSKEYS.insert().values(row | {"id": str(number), "credential": str(number)}))
    return [str(number) for number in range(count)]


def test_passkeys_of_others_are_neither_renamed_nor_removed(client: Client, phone: Authenticator) -> None:
    anna = registered(client, phone)
    (hers,) = ways(client)["passkeys"]
    become_with_password(client, "Bela")
    client.patch(f"/api/me/passkeys/{hers['id']}", json={"label": "mine"})
    remove(client, hers["id"], {"password": SECRET})
    client.cookies.clear()
    client.cookies.set(COOKIE, anna)
    assert ways(client)["passkeys"] == [hers]


@slow
def test_an_account_has_so_many_passkeys_and_no_more(client: Client, url: str) -> None:
    become_with_password(client)
    phone = Authenticator(SITE)
    assert add(client, phone, {"password": SECRET}).status_code == 201
    with closing(Store(url)) as store:
        with store.engine.connect() as connection:
            row = dict(connection.execute(select(PASSKEYS)).one()._mapping)
        # Whoever has read before it writes may not wait for the table to have written.
        with store.engine.begin() as connection:
            for number in range(MAX_PASSKEYS - 1):
                connection.execute(PASSKEYS.insert().values(row | {"id": f"{number}", "credential": text(bytes([number]))}))
    refused(add(client, phone, {"password": SECRET}), 409, "too_many_passkeys")


# --- who finds a browser open -----------------------------------------------------------------------------------------


@slow
def test_who_finds_a_browser_open_changes_nothing_that_matters(client: Client, phone: Authenticator) -> None:
    registered(client, phone)
    before = ways(client)
    stranger = Authenticator(SITE)
    stranger.make(wish(client, "Thief"))
    commands: tuple[tuple[str, str, dict[str, Any]], ...] = (
        ("POST", "/api/me/passkeys/begin", {}),
        ("DELETE", f"/api/me/passkeys/{before['passkeys'][0]['id']}", {}),
        ("DELETE", "/api/me", {}),
        ("DELETE", "/api/me/mail", {}),
        ("POST", "/api/me/mail", {"mail": "thief@mail.example"}),
        ("POST", "/api/me/password", {"new": OTHER}),
    )
    for method, path, body in commands:
        refused(client.request(method, path, json=body), 400, "malformed")
        shown = {"passkey": stranger.sign(ask(client, "/api/me/passkeys/prove"))}
        refused(client.request(method, path, json=body | shown), 403, "wrong_passkey")
    assert ways(client) == before and me(client)["name"] == "Anna"


@slow
def test_an_account_without_a_password_is_entered_with_none(client: Client, phone: Authenticator) -> None:
    registered(client, phone)
    for password in ("", SECRET):
        refused(sign_in(client, password=password), 401, "wrong_sign_in")
        refused(client.request("DELETE", "/api/me", json={"password": password}), 403, "wrong_password")


def test_nobody_without_a_session_sees_or_changes_passkeys(client: Client) -> None:
    refused(client.get("/api/me/passkeys"), 401, "sign_in")
    for path in ("/api/me/passkeys/prove", "/api/me/passkeys/begin"):
        refused(client.post(path, json={}), 401, "sign_in")
    refused(client.patch("/api/me/passkeys/x", json={"label": "x"}), 401, "sign_in")
    refused(remove(client, "x", {}), 401, "sign_in")


def test_what_is_asked_at_signing_in_is_the_same_for_everybody(client: Client, phone: Authenticator) -> None:
    """No name is told, so nobody learns which names there are, or whether an account has a passkey."""
    before = challenge(client)
    registered(client, phone)
    client.cookies.clear()
    after = challenge(client)
    assert {**before, "challenge": ""} == {**after, "challenge": ""} and before["challenge"] != after["challenge"]
    known, unknown = (
        enter(client, phone.sign(challenge(client)) | {"id": name, "signature": text(b"x")})
        for name in (phone.credentials[0].id, text(b"nobody's"))
    )
    assert known.json() == unknown.json() and known.status_code == unknown.status_code == 403


# --- sessions ---------------------------------------------------------------------------------------------------------


@slow
def test_a_session_that_somebody_else_has_put_there_is_not_that_of_who_signs_in(client: Client, phone: Authenticator) -> None:
    """Session fixation: the token before the sign-in is known to a thief."""
    registered(client, phone)
    sign_out(client)
    become_with_password(client, "Thief")
    planted = client.cookies[COOKIE]
    answer = enter(client, phone.sign(challenge(client)))
    assert answer.cookies[COOKIE] != planted and me(client)["name"] == "Anna"
    client.cookies.clear()
    client.cookies.set(COOKIE, planted)
    assert me(client) is None, "it has ended in this browser"
    client.cookies.set(COOKIE, "made-up")
    answer = enter(client, phone.sign(challenge(client)))
    assert answer.cookies[COOKIE] != "made-up"


def test_a_passkey_that_is_removed_while_it_signs_begins_nothing(client: Client, phone: Authenticator, url: str) -> None:
    registered(client, phone)
    with closing(Store(url)) as store:
        passkeys = PasskeyTable(store.engine)
        found = passkeys.by_credential(phone.credentials[0].id)
        assert found is not None
        assert passkeys.used(found, found.signs + 1)
        assert passkeys.used(found, found.signs + 1), "the same once more: it has come through"
        assert not passkeys.used(found, found.signs + 2), "somebody else has used it meanwhile"
        assert not passkeys.used(replace(found, id="gone"), found.signs + 1)


def test_another_page_cannot_sign_anybody_in(client: Client, phone: Authenticator) -> None:
    registered(client, phone)
    answer = phone.sign(challenge(client))
    client.headers.update({"Sec-Fetch-Site": "cross-site", "Origin": "https://evil.example"})
    refused(enter(client, answer), 403, "origin")


# --- guesses ----------------------------------------------------------------------------------------------------------


def test_tries_of_a_passkey_are_slowed_as_those_of_a_password(url: str, phone: Authenticator) -> None:
    with table(url, replace(FREE, guesses=Rate(3, 1 / 60))) as client:
        registered(client, phone)
        for _ in range(3):
            refused(enter(client, phone.sign(challenge(client)) | {"signature": text(b"x")}), 403, "wrong_passkey")
        refused(enter(client, phone.sign(challenge(client))), 429, "slow_down")


@slow
def test_proofs_by_passkey_are_slowed_as_those_by_password(url: str, phone: Authenticator) -> None:
    with table(url, replace(FREE, guesses=Rate(3, 1 / 60))) as client:
        registered(client, phone)
        for _ in range(3):
            shown = phone.sign(ask(client, "/api/me/passkeys/prove")) | {"signature": text(b"x")}
            refused(client.request("DELETE", "/api/me", json={"passkey": shown}), 403, "wrong_passkey")
        refused(client.request("DELETE", "/api/me", json=proof(client, phone)), 429, "slow_down")


@pytest.mark.parametrize(
    ("limit", "path"),
    [("registrations", "/api/passkeys/register/begin"), ("commands", "/api/passkeys/sign-in/begin")],
)
def test_nobody_asks_for_challenges_without_end(sqlite_url: str, limit: str, path: str) -> None:
    changed: dict[str, Any] = {limit: Rate(2, 1 / 600)}
    with table(sqlite_url, replace(FREE, **changed)) as client:
        for number in range(2):
            ask(client, path, {"name": f"Anna{number}"} if "register" in path else {})
        refused(client.post(path, json={"name": "Anna"}), 429, "slow_down")


def test_challenges_are_forgotten_when_they_are_late_or_too_many(url: str) -> None:
    with closing(Store(url)) as store:
        challenges = PasskeyChallengeTable(store.engine, most=3)
        assert MOST > 3
        for number in range(6):
            challenges.keep(f"{number}", Challenge("sign_in"))
        challenges.tidy()
        kept = [challenges.take(f"{number}") is not None for number in range(6)]
        assert kept == [False] * 3 + [True] * 3
        challenges.keep("late", Challenge("sign_in"))
        with store.engine.begin() as connection:
            connection.execute(update(PASSKEY_CHALLENGES).values(expires=PASSKEY_CHALLENGES.c.expires - LASTS * SECOND_MICROS))
        challenges.tidy()
        with store.engine.connect() as connection:
            assert connection.execute(select(func.count()).select_from(PASSKEY_CHALLENGES)).scalar_one() == 0


def test_only_the_hash_of_a_challenge_is_kept(client: Client, phone: Authenticator, url: str) -> None:
    options = challenge(client)
    (row,) = stored(url, select(PASSKEY_CHALLENGES))
    assert options["challenge"] not in str(row) and raw(options["challenge"]).hex() not in str(row)


def test_no_secret_reaches_the_log_whatever_is_refused(
    client: Client, phone: Authenticator, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG):
        session = registered(client, phone)
        secrets = [session, phone.credentials[0].id, phone.credentials[0].handle]
        for bent in ({"origin": "https://evil.example\nforged line"}, {"signs": 0}, {"flags": 0}):
            liar = replace(phone, **bent)
            options = challenge(client)
            answer = liar.sign(options)
            refused(enter(client, answer), 403, "wrong_passkey")
            refused(enter(client, answer), 410, "challenge_void")
            secrets += [options["challenge"], answer["signature"], answer["client_data"]]
        shown = proof(client, phone)
        client.request("DELETE", "/api/me", json=shown)
        secrets += [shown["passkey"]["signature"], client.cookies.get(COOKIE) or session]
    said = "\n".join(one.getMessage() for one in caplog.records if one.name.startswith("vezerkar"))
    assert "evil.example" in said and "\nforged" not in said, "an operator reads from where; nobody writes lines of their own"
    assert [secret for secret in secrets if secret in said] == []


# --- what becomes of passkeys -----------------------------------------------------------------------------------------


def test_the_export_has_the_passkeys_without_their_keys(client: Client, phone: Authenticator) -> None:
    registered(client, phone)
    answer = client.get("/api/me/export")
    (told,) = answer.json()["passkeys"]
    assert told.keys() == {"label", "made", "seen"} and told["made"].endswith("Z")
    assert phone.credentials[0].id not in answer.text and phone.credentials[0].handle not in answer.text


@slow
def test_an_account_is_erased_with_its_passkeys(client: Client, phone: Authenticator, url: str) -> None:
    registered(client, phone)
    ask(client, "/api/me/passkeys/prove")
    answer = client.request("DELETE", "/api/me", json=proof(client, phone))
    assert answer.status_code == 200 and me(client) is None
    with closing(Store(url)) as store:
        erasure = AccountErasure(store.engine, store.jobs)
        with store.engine.begin() as connection:
            connection.execute(update(ACCOUNTS).values(leaves=1))
        assert erasure.forget(1) is None
    assert (
        stored(url, select(PASSKEYS))
        == []
        == stored(url, select(PASSKEY_CHALLENGES).where(PASSKEY_CHALLENGES.c.account.is_not(None)))
    )
    refused(enter(client, phone.sign(challenge(client))), 403, "wrong_passkey")


def test_signing_in_with_a_passkey_undoes_the_deletion(client: Client, phone: Authenticator, url: str) -> None:
    registered(client, phone)
    client.request("DELETE", "/api/me", json=proof(client, phone))
    assert enter(client, phone.sign(challenge(client))).status_code == 200
    assert stored(url, select(ACCOUNTS.c.state, ACCOUNTS.c.leaves)) == [("new", None)]


@slow
def test_another_password_leaves_the_passkeys(client: Client, phone: Authenticator) -> None:
    become_with_password(client)
    add(client, phone, {"password": SECRET})
    assert client.post("/api/me/password", json={"old": SECRET, "new": OTHER}).status_code == 200
    assert enter(client, phone.sign(challenge(client))).status_code == 200


@pytest.mark.slow
def test_a_reset_by_mail_takes_an_account_back_from_whoever_has_added_a_passkey(url: str, phone: Authenticator) -> None:
    """And an account that had no password has one then."""
    check = HostCheck("localhost", (), SITE)
    with (
        mailbox() as post,
        TestClient(
            create_app(url, bots=Here(), bot_delay=0.0, limits=FREE, host_check=check, mail=post.settings()), base_url=SITE
        ) as client,
    ):
        client.headers.update(PAGE)
        registered(client, phone)
        thief = Authenticator(SITE)
        assert add(client, thief, proof(client, phone)).status_code == 201
        named = client.post("/api/me/mail", json={"mail": ANNA} | proof(client, phone))
        assert named.status_code == 200, named.text
        assert follow(client, "confirm", token_in(post.wait(1))).status_code == 200
        asked = ask(client, "/api/me/passkeys/begin", proof(client, thief))
        forgot(client, ANNA)
        assert follow(client, "reset", token_in(post.wait(2)), password=OTHER).status_code == 200
        assert me(client) is None
        refused(enter(client, thief.sign(challenge(client))), 403, "wrong_passkey")
        assert sign_in(client, password=OTHER).status_code == 200
        assert ways(client) == {"password": True, "passkeys": []}
        refused(client.post("/api/me/passkeys", json={"passkey": thief.make(asked)}), 410, "challenge_void")


# --- where there are none ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("public", "possible"),
    [
        ("", False),
        ("https://table.example", True),
        ("https://table.example:8443", True),
        ("http://table.example", False),
        ("http://localhost:8035", True),
        ("http://127.0.0.1:8035", False),
        ("https://192.0.2.7", False),
        ("https://[2001:db8::7]", False),
    ],
)
def test_passkeys_need_a_public_address_with_tls_and_a_name(public: str, possible: bool) -> None:
    assert RelyingParty(HostCheck(public=public).public).possible == possible


@slow
def test_a_table_without_such_an_address_says_so(sqlite_url: str) -> None:
    with table(sqlite_url, public="http://table.example") as client:
        register(client)
        assert client.get("/api/passkeys").json() == {"address": ""}
        for path in ("register/begin", "sign-in/begin"):
            problem = refused(client.post(f"/api/passkeys/{path}", json={"name": "Bela"}), 409, "no_passkeys")
            assert "https://" in problem["message"]
        refused(client.post("/api/me/passkeys/prove", json={}), 409, "no_passkeys")
        refused(client.post("/api/me/passkeys/begin", json={"password": SECRET}), 409, "no_passkeys")
