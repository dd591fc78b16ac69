"""Addresses of accounts, confirmed by mail, and passwords that are reset by mail; sent to a real mail server."""

from __future__ import annotations

import json
import logging
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import select, update

from tests.cost import slow
from tests.server.conftest import FREE, Here
from tests.server.mailbox import PUBLIC, Mailbox, html_of, mailbox, text_of, token_in
from tests.server.people import SECRET, Client, become, me, register, sign_in
from tests.server.play import refused
from vezerkar.server.app import create_app
from vezerkar.server.http.host_check import HostCheck
from vezerkar.server.http.limits import Rate
from vezerkar.server.keys import hash_token
from vezerkar.server.mail.letter_job import letter_job
from vezerkar.server.mail.mail_address import mail_address
from vezerkar.server.mail.mail_settings import MailSettings, mail_settings
from vezerkar.server.mail.mail_table import LASTS
from vezerkar.server.mail.sent_table import SentTable
from vezerkar.server.operation.doctor import findings
from vezerkar.server.settings import BadSetting, Settings
from vezerkar.server.storage.moments import DAY_MICROS
from vezerkar.server.storage.schema import ACCOUNTS, JOBS, METADATA, SENT, TOKENS
from vezerkar.server.storage.store import Store
from vezerkar.translation import translator

OTHER = "seven wet otters"
ANNA = "anna@mail.example"


@pytest.fixture
def post() -> Iterator[Mailbox]:
    with mailbox() as found:
        yield found


@pytest.fixture
def client(url: str, post: Mailbox) -> Iterator[TestClient[Any]]:
    with table(url, post.settings()) as client:
        yield client


def table(url: str, mail: MailSettings | None, mails: Rate = FREE.mails) -> TestClient[Any]:
    return TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=replace(FREE, mails=mails), mail=mail))


def name_mail(client: Client, mail: str = ANNA, password: str = SECRET, lang: str = "en") -> Any:
    return client.post("/api/me/mail", json={"mail": mail, "password": password}, params={"lang": lang})


def mail_info(client: Client) -> Any:
    return client.get("/api/me/mail").json()


def follow(client: Client, kind: str, token: str, **more: str) -> Any:
    return client.post(f"/api/mail/{kind}", json={"token": token, **more})


def confirmed(client: Client, post: Mailbox, name: str = "Anna", mail: str = ANNA) -> str:
    """Somebody with a confirmed address; returns the token of the session."""
    session = register(client, name)
    before = len(post.mails)
    assert name_mail(client, mail).status_code == 200
    assert follow(client, "confirm", token_in(post.wait(before + 1))).json() == {"name": name}
    return session


def forgot(client: Client, mail: str) -> Any:
    return client.post("/api/mail/forgot", json={"mail": mail})


def time_passes(url: str, micros: int) -> None:
    with closing(Store(url)) as store, store.engine.begin() as connection:
        connection.execute(update(TOKENS).values(expires=TOKENS.c.expires - micros))


def everything(url: str) -> str:
    """All that stands in the database, as a text to search."""
    with closing(Store(url)) as store, store.engine.connect() as connection:
        return repr([connection.execute(select(one)).all() for one in METADATA.sorted_tables])


# --- an address -------------------------------------------------------------------------------------------------------


@slow
def test_an_address_is_the_accounts_when_its_link_is_followed(client: Client, post: Mailbox) -> None:
    register(client)
    assert mail_info(client) == {"on": True, "mail": "", "waiting": "", "broken": False}
    assert name_mail(client, f" {ANNA} ").json() == {}
    assert mail_info(client) == {"on": True, "mail": "", "waiting": ANNA, "broken": False}
    token = token_in(post.wait())
    client.cookies.clear()
    assert follow(client, "confirm", token).json() == {"name": "Anna"}, "the link is opened where the mails are read"
    refused(follow(client, "confirm", token), 410, "link_void")
    sign_in(client)
    assert mail_info(client) == {"on": True, "mail": ANNA, "waiting": "", "broken": False}


def test_a_mail_is_what_mail_programs_expect(client: Client, post: Mailbox) -> None:
    register(client)
    name_mail(client)
    mail = post.wait()
    assert post.envelopes == [("table@table.example", [ANNA])]
    assert mail["To"] == ANNA and mail["From"].addresses[0].addr_spec == "table@table.example"
    assert mail["From"].addresses[0].display_name == "Vezérkar"
    assert mail["Auto-Submitted"] == "auto-generated" and mail["Date"] and mail["Message-ID"].endswith("@table.example>")
    assert mail["Subject"] == "Confirm your e-mail address" and "Hello Anna," in text_of(mail)
    assert f"{PUBLIC}/account/confirm#t=" in text_of(mail) and f'href="{PUBLIC}/account/confirm#t=' in html_of(mail)
    assert html_of(mail).startswith("<!doctype html>") and "<script" not in html_of(mail)


def test_a_mail_is_in_the_language_of_the_account(client: Client, post: Mailbox) -> None:
    register(client)
    name_mail(client, lang="hu")
    mail = post.wait()
    assert (
        "Szia Anna!" in text_of(mail) and mail["Subject"] == "Erősítsd meg az e-mail-címedet" and mail["Content-Language"] == "hu"
    )


def test_links_lead_to_the_public_address_whatever_the_request_says(url: str, post: Mailbox) -> None:
    check = HostCheck("0.0.0.0", ["evil.example", "testserver.local"], PUBLIC)
    with TestClient(create_app(url, bots=Here(), limits=FREE, mail=post.settings(), host_check=check)) as client:
        headers = {"Host": "evil.example", "X-Forwarded-Host": "evil.example", "Content-Type": "application/json"}
        assert client.post("/api/mail/forgot", content=json.dumps({"mail": ANNA}), headers=headers).status_code == 200
        client.post("/api/accounts", json={"name": "Anna", "password": SECRET}, headers={"X-Vezerkar": "1"})
        store: Store = client.app.state.context.match_service.store
        with store.engine.begin() as connection:
            connection.execute(update(ACCOUNTS).values(mail=ANNA, mail_key=ANNA))
        client.cookies.clear()
        client.post("/api/mail/forgot", content=json.dumps({"mail": ANNA}), headers=headers)
        mail = post.wait()
        assert f"{PUBLIC}/account/reset#t=" in text_of(mail) and "evil" not in mail.as_string()


def test_whoever_sits_at_an_open_browser_names_no_address(client: Client, post: Mailbox) -> None:
    register(client)
    refused(name_mail(client, password="a guess, or two"), 403, "wrong_password")
    client.cookies.clear()
    refused(name_mail(client), 401, "sign_in")
    refused(client.get("/api/me/mail"), 401, "sign_in")
    assert post.mails == []


@pytest.mark.slow
def test_what_is_no_address_is_refused(client: Client) -> None:
    register(client)
    for text in (
        "",
        "anna",
        "anna@",
        "@b.example",
        "a b@c.example",
        "a@b",
        "a@b.example\nBcc: x@y.example",
        "a@-b.example",
        "a" * 65 + "@b.example",
    ):
        refused(name_mail(client, text), 422, "bad_mail")
        refused(forgot(client, text), 422, "bad_mail")
    assert mail_address("anna+x@bücher.example") == "anna+x@xn--bcher-kva.example"


@slow
def test_a_newer_link_voids_the_older_one_and_a_day_voids_both(client: Client, post: Mailbox, url: str) -> None:
    register(client)
    name_mail(client)
    first = token_in(post.wait(1))
    name_mail(client, "other@mail.example")
    second = token_in(post.wait(2))
    refused(follow(client, "confirm", first), 410, "link_void")
    time_passes(url, LASTS["confirm"])
    refused(follow(client, "confirm", second), 410, "link_void")


@pytest.mark.slow
def test_an_address_is_of_one_account_and_only_who_reads_its_mails_learns_so(client: Client, post: Mailbox) -> None:
    confirmed(client, post)
    register(client, "Bela")
    assert name_mail(client, ANNA.upper()).json() == {}
    refused(follow(client, "confirm", token_in(post.wait(2))), 409, "taken_mail")
    assert mail_info(client)["mail"] == ""


@pytest.mark.slow
def test_the_former_address_is_told_and_can_undo_it(client: Client, post: Mailbox) -> None:
    session = confirmed(client, post)
    name_mail(client, "thief@mail.example")
    assert follow(client, "confirm", token_in(post.wait(2))).status_code == 200
    told = post.wait(3)
    assert told["To"] == ANNA and "undo" in text_of(told)
    assert mail_info(client)["mail"] == "thief@mail.example"
    client.cookies.clear()
    assert follow(client, "undo", token_in(told)).json() == {"name": "Anna"}
    become(client, session)
    assert me(client) is None, "all browsers are signed out"
    client.cookies.clear()
    sign_in(client)
    assert mail_info(client)["mail"] == ANNA
    refused(follow(client, "undo", token_in(told)), 410, "link_void")


@slow
def test_an_address_that_is_taken_away_is_told_so(client: Client, post: Mailbox) -> None:
    confirmed(client, post)
    assert client.request("DELETE", "/api/me/mail", json={"password": SECRET}).json() == {}
    assert mail_info(client)["mail"] == "" and post.wait(2)["To"] == ANNA
    assert follow(client, "undo", token_in(post.mails[1])).status_code == 200


def test_without_a_mail_server_no_address_is_taken(url: str) -> None:
    with table(url, None) as client:
        register(client)
        assert mail_info(client) == {"on": False, "mail": "", "waiting": "", "broken": False}
        refused(name_mail(client), 409, "no_mail")
        refused(forgot(client, ANNA), 409, "no_mail")


@pytest.mark.slow
def test_nothing_of_an_address_outlives_its_account(client: TestClient[Any], post: Mailbox, url: str) -> None:
    confirmed(client, post)
    name_mail(client, "anna.two@mail.example")
    post.wait(2)
    client.request("DELETE", "/api/me", json={"password": SECRET})
    with closing(Store(url)) as store:
        erasure = client.app.state.context.accounts._erasure
        with store.engine.begin() as connection:
            connection.execute(update(ACCOUNTS).values(leaves=1))
        assert erasure.forget(1) is None
    found = everything(url)
    assert "mail.example" not in found and "Anna" not in found


# --- the password -----------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_lost_password_is_reset_by_mail_and_everybody_is_signed_out(client: Client, post: Mailbox) -> None:
    session = confirmed(client, post)
    client.cookies.clear()
    assert forgot(client, "ANNA@mail.example").json() == {}
    token = token_in(post.wait(2))
    refused(follow(client, "reset", token, password="short"), 422, "weak_password")
    refused(follow(client, "reset", token, password="Anna"), 422, "weak_password")
    assert follow(client, "reset", token, password=OTHER).json() == {}
    refused(follow(client, "reset", token, password=SECRET), 410, "link_void")
    become(client, session)
    assert me(client) is None
    client.cookies.clear()
    refused(sign_in(client), 401, "wrong_sign_in")
    assert sign_in(client, password=OTHER).status_code == 200
    told = post.wait(3)
    assert told["To"] == ANNA and "was reset" in told["Subject"] and "#t=" not in text_of(told)


@slow
def test_the_answer_is_the_same_whether_an_account_has_the_address(client: Client, post: Mailbox, url: str) -> None:
    confirmed(client, post)
    client.cookies.clear()
    known, unknown = forgot(client, ANNA), forgot(client, "nobody@mail.example")
    assert (known.status_code, known.content, known.headers.keys()) == (
        unknown.status_code,
        unknown.content,
        unknown.headers.keys(),
    )
    post.wait(2)
    with closing(Store(url)) as store, store.engine.connect() as connection:
        for _ in range(200):
            if not connection.execute(select(JOBS).where(JOBS.c.kind == "mail")).all():
                break
            connection.rollback()
    assert len(post.mails) == 2, "nobody else was written to"


def test_an_address_that_waits_to_be_confirmed_resets_nothing(client: Client, post: Mailbox) -> None:
    register(client)
    name_mail(client)
    confirm = token_in(post.wait())
    forgot(client, ANNA)
    refused(follow(client, "reset", confirm, password=OTHER), 410, "link_void")
    refused(follow(client, "undo", confirm), 410, "link_void")
    assert len(post.mails) == 1


@slow
def test_a_reset_is_void_after_an_hour_and_when_the_address_is_taken_away(client: Client, post: Mailbox, url: str) -> None:
    confirmed(client, post)
    forgot(client, ANNA)
    first = token_in(post.wait(2))
    time_passes(url, LASTS["reset"])
    refused(follow(client, "reset", first, password=OTHER), 410, "link_void")
    forgot(client, ANNA)
    second = token_in(post.wait(3))
    client.request("DELETE", "/api/me/mail", json={"password": SECRET})
    refused(follow(client, "reset", second, password=OTHER), 410, "link_void")
    assert LASTS["reset"] * 24 == DAY_MICROS


def test_mails_are_throttled_by_whoever_asks_and_by_the_address_asked_for(url: str, post: Mailbox) -> None:
    with table(url, post.settings(), mails=Rate(3, 1e-6)) as client:
        for number in range(3):
            assert forgot(client, f"nobody{number}@mail.example").status_code == 200
        refused(forgot(client, "nobody3@mail.example"), 429, "slow_down")
        context = client.app.state.context
        for _ in range(3):
            context.mails.spend(f"mail {hash_token(ANNA)}")
        with pytest.raises(Exception, match="slow_down"):
            context.mails.spend(f"mail {hash_token(ANNA)}")


@pytest.mark.slow
def test_only_hashes_of_tokens_are_in_the_database(client: Client, post: Mailbox, url: str) -> None:
    confirmed(client, post)
    forgot(client, ANNA)
    token = token_in(post.wait(2))
    found = everything(url)
    assert token not in found and hash_token(token) in found


# --- sent once --------------------------------------------------------------------------------------------------------


def work(client: Any, once: str, letter: str = "reset") -> Any:
    """Do the job of a letter in the running server, as a second process would."""
    with client.portal() as portal:
        return portal.call(client.app.state.deliveries.mails.work, letter_job(letter, once, mail=ANNA).body)


def test_a_job_that_is_done_twice_sends_once(client: Client, post: Mailbox) -> None:
    confirmed(client, post)
    for _ in range(3):
        work(client, "the-same")
    assert len(post.mails) == 2
    work(client, "another")
    assert len(post.mails) == 3


def test_a_mail_that_was_not_taken_is_tried_again(client: Client, post: Mailbox) -> None:
    confirmed(client, post)
    post.refuse = "451 later"
    with pytest.raises(Exception, match="451"):
        work(client, "once")
    post.refuse, post.after_data = "", "451 later"
    with pytest.raises(Exception, match="451"):
        work(client, "once")
    post.after_data = "250 taken"
    work(client, "once")
    assert len(post.mails) == 3, "one the server has thrown away, and one"


def test_a_mail_of_which_nobody_knows_is_not_sent_again(client: Client, post: Mailbox) -> None:
    confirmed(client, post)
    post.after_data = ""
    work(client, "once")
    post.after_data = "250 taken"
    work(client, "once")
    assert len(post.mails) == 2


@pytest.mark.parametrize(("handed", "mails"), [(False, 2), (True, 1)])
def test_a_mail_whose_process_has_died_is_sent_unless_it_may_have_gone_out(
    client: TestClient[Any], post: Mailbox, handed: bool, mails: int
) -> None:
    confirmed(client, post)
    dead = {"id": "reset once mail", "account": 1, "at": 2**60, "mark": "another process", "handed": handed}
    with client.app.state.context.match_service.store.engine.begin() as connection:
        connection.execute(SENT.insert().values(dead))
    work(client, "once")
    work(client, "once")
    assert len(post.mails) == mails


def test_of_two_who_send_the_same_mail_one_does(client: TestClient[Any], post: Mailbox) -> None:
    """One stood still, for so long that another has taken the job over; then both go on."""
    confirmed(client, post)
    mails = client.app.state.deliveries.mails
    send = mails._sender.send
    body = letter_job("reset", "once", mail=ANNA).body

    async def slowly(*args: Any) -> None:
        mails._sender.send = send
        await mails.work(body)
        await send(*args)

    mails._sender.send = slowly
    with client.portal() as portal:
        portal.call(mails.work, body)
    assert len(post.mails) == 2


@slow
def test_an_address_that_refuses_three_times_is_shown_as_broken_until_it_takes_one(client: Client, post: Mailbox) -> None:
    confirmed(client, post)
    post.refuse = "550 nobody here"
    for number in range(3):
        assert mail_info(client)["broken"] is False
        work(client, f"{number}")
    assert mail_info(client)["broken"] is True
    post.refuse = ""
    work(client, "3")
    assert mail_info(client)["broken"] is False


def test_what_is_being_sent_is_claimed_by_one(url: str) -> None:
    with closing(Store(url)) as store:
        with store.engine.begin() as connection:
            row = {"name": "Anna", "name_key": "anna", "state": "new", "role": "player", "made": 0}
            connection.execute(ACCOUNTS.insert().values(row))
        sent = SentTable(store.engine)
        assert sent.claim("a", 1, "mine") and sent.claim("a", 1, "mine"), "the same call once more: it has come through"
        assert sent.claim("a", 1, "theirs"), "whoever had it may have died"
        assert not sent.hand_over("a", "mine"), "and is too late, if not"
        sent.release("a", "mine")
        assert sent.hand_over("a", "theirs") and sent.hand_over("a", "theirs"), "once more, likewise"
        assert not sent.claim("a", 1, "mine") and not sent.claim("a", 1, "theirs") and sent.count(1, 60) == 1
        sent.release("a", "theirs")
        assert sent.claim("a", 1, "mine")


@pytest.mark.slow
def test_no_address_and_no_token_reaches_the_log(client: Client, post: Mailbox, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    confirmed(client, post)
    post.refuse = "550 <anna@mail.example> unknown here"
    work(client, "1")
    post.refuse = "451 <anna@mail.example> later"
    forgot(client, ANNA)
    with pytest.raises(Exception, match=r"^451$"):
        work(client, "2")
    # What the table itself says; the mail server of the test has a log of its own.
    said = "\n".join(record.getMessage() for record in caplog.records if record.name.startswith("vezerkar"))
    assert "refuses" in said and "mail.example" not in said and token_in(post.mails[0]) not in said


# --- the mail server --------------------------------------------------------------------------------------------------


def test_settings_name_a_mail_server() -> None:
    assert mail_settings("", "", "") is None
    found = mail_settings("smtp://anna:a%40b@mail.example", "Our Table <table@example.org>", "https://t.example/")
    assert found is not None and (found.host, found.port, found.user, found.password) == ("mail.example", 587, "anna", "a@b")
    assert str(found.sender) == "Our Table <table@example.org>" and found.public == "https://t.example"
    assert "a@b" not in repr(found)
    secure = mail_settings("smtps://mail.example", "table@example.org", "https://t.example")
    assert secure is not None and (secure.port, str(secure.sender)) == (465, "Vezérkar <table@example.org>")


@pytest.mark.parametrize(
    ("url", "sender", "public", "words"),
    [
        ("mail.example", "t@e.example", "https://t.example", "begins with smtps://"),
        ("http://u:hush@mail.example", "t@e.example", "https://t.example", "begins with smtps://"),
        ("smtp://u:hush@[", "t@e.example", "https://t.example", "must be a URL"),
        ("smtp+plain://u:hush@mail.example", "t@e.example", "https://t.example", "would show the password"),
        ("smtp://mail.example", "t@e.example", "", "needs public-url"),
        ("smtp://mail.example", "", "https://t.example", "needs mail-from"),
    ],
)
def test_settings_that_cannot_be_are_refused_without_the_password(url: str, sender: str, public: str, words: str) -> None:
    with pytest.raises(BadSetting, match=words) as error:
        mail_settings(url, sender, public)
    assert "hush" not in str(error.value)


@pytest.mark.slow
def test_starttls_and_a_sign_in(sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    key, cert = tmp_path / "key.pem", tmp_path / "cert.pem"
    make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", str(key), "-out", str(cert), "-days", "2"]
    subprocess.run([*make, "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"], check=True, capture_output=True)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(cert, key)
    with mailbox(context) as post:
        settings = post.settings(way="smtp", host="localhost", user="table", password="hush, hush")
        with table(sqlite_url, settings) as client:
            register(client)
            # A certificate that nobody vouches for is not believed.
            with pytest.raises(Exception, match=r"SMTP|SSL|Connect"):
                send_by_hand(client, "1")
            monkeypatch.setenv("SSL_CERT_FILE", str(cert))
            send_by_hand(client, "2")
            assert post.wait()["To"] == ANNA and post.logins == [(b"table", b"hush, hush")]


def test_the_doctor_tries_the_mail_server(sqlite_url: str, post: Mailbox) -> None:
    def found(**more: Any) -> list[str]:
        settings = Settings(mail_from="t@table.example", **more)
        told = [(one.grade, one.words(translator("", "en"))) for one in findings(settings, sqlite_url, None, {})]
        return [f"{grade}: {words}" for grade, words in told if "mail" in words]

    server = f"127.0.0.1:{post.port}"
    assert found() == []
    public = {"public_url": "http://127.0.0.1:9"}
    assert f"good: the mail server {server} lets the table in" in found(mail=f"smtp+plain://{server}", **public)
    (wrong,) = found(mail="smtp+plain://anna:hush@127.0.0.1:9", **public)
    assert wrong.startswith("wrong: the mail server 127.0.0.1:9 does not let") and "hush" not in wrong
    assert found(mail=f"smtp://{server}") == ["wrong: mail needs public-url: links in mails lead there"]


def send_by_hand(client: Any, once: str) -> None:
    store: Store = client.app.state.context.match_service.store
    with store.engine.begin() as connection:
        connection.execute(update(ACCOUNTS).values(new_mail=ANNA))
    with client.portal() as portal:
        portal.call(client.app.state.deliveries.mails.work, letter_job("confirm", once, account=1).body)
