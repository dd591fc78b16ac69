"""One match, seen and mended by whoever runs the table."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import delete, select, text, update
from sqlalchemy.exc import DBAPIError

from tests.cost import slow
from tests.server.clocks.test_clocks import Later
from tests.server.conftest import FREE, Here
from tests.server.people import register
from tests.server.play import Guest, make, pair, refused, take
from vezerkar.cli.app import main
from vezerkar.server.app import create_app
from vezerkar.server.operation import acts
from vezerkar.server.operation.acts import Order
from vezerkar.server.operation.match_admin import cancel, faults, reseat
from vezerkar.server.storage.schema import ACTS, LOG, MATCHES, SEATS
from vezerkar.server.storage.store import Store

Admin = Callable[..., tuple[int, str, str]]


@contextmanager
def opened(url: str) -> Iterator[TestClient[Any]]:
    with TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=FREE)) as client:
        yield client


@pytest.fixture
def admin(url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Admin:
    """Run `vezerkar admin match`; its status, and what it writes."""

    def run(*arguments: str) -> tuple[int, str, str]:
        monkeypatch.setenv("VEZERKAR_DB", url)
        monkeypatch.setattr(sys, "argv", ["vezerkar", "admin", "match", *arguments])
        code = 0
        try:
            main()
        except SystemExit as ended:
            code = int(ended.code or 0)
        return code, *capsys.readouterr()

    return run


def kept_acts(url: str) -> list[tuple[str, str | None, str]]:
    with closing(Store(url)) as store, store.engine.connect() as connection:
        return [(row.deed, row.match, row.about) for row in connection.execute(select(ACTS).order_by(ACTS.c.id))]


@pytest.mark.slow
def test_a_cancelled_match_is_over_without_a_winner(url: str, admin: Admin) -> None:
    with opened(url) as client:
        anna, _ = pair(client)
        anna.act("gull", "bid 1", 0)
    assert admin("cancel", anna.match, "--reason", "nobody came")[:2] == (0, f"match {anna.match} is cancelled\n")
    with opened(url) as client:
        anna = Guest(client, anna.match, anna.key)
        table = anna.table()
        assert (table["over"], table["winners"], table["decision"]) == (True, [], None)
        assert table["outcome"] == "The game was cancelled."
        assert anna.table(lang="hu")["outcome"] == "A játszma érvénytelen."
        assert table["seed"] and (table["ply"], anna.table(ply=1)["over"]) == (2, False)
        refused(anna.post("actions", {"seat": "gull", "ply": 2, "action": "bid 1"}), 409, "over")
        end = client.get(f"/api/matches/{anna.match}/end").json()
        assert (end["ply"], end["cite"], end["history"]) == (2, "", "The game was cancelled.")
        assert anna.post("rematch", {}).status_code == 201
    assert kept_acts(url) == [("cancel", anna.match, "nobody came")]
    assert admin("check", anna.match)[0] == 0
    assert admin("cancel", anna.match, "--reason", "again")[2] == f"vezerkar: match {anna.match} is over already\n"


@pytest.mark.slow
def test_a_seat_gets_another_player_and_the_old_key_opens_nothing(
    url: str, admin: Admin, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(url) as client:
        anna, bela = pair(client)
    monkeypatch.setenv("VEZERKAR_PUBLIC_URL", "https://table.example/")
    code, out, _ = admin("reseat", anna.match, "heron", "--reason", "the key was shown to others")
    assert code == 0 and out.startswith("open now: heron.")
    assert f"\nhttps://table.example/play/{anna.match}#k=" in out
    invitation = out.strip().rpartition("#k=")[2]
    assert str(bela.key) not in out
    with opened(url) as client:
        anna, bela = Guest(client, anna.match, anna.key), Guest(client, bela.match, bela.key)
        refused(bela.get(), 401, "bad_key")
        assert [seat["kind"] for seat in anna.table()["seats"]] == ["human", "open"]
        cili = take(client, anna.match, invitation, "Cili")
        assert cili.act("heron", "bid 1", 0) >= 0
        assert anna.table()["seats"][1]["player_name"] == "Cili"
    assert kept_acts(url) == [("reseat", anna.match, "heron: the key was shown to others")]


@slow
def test_a_seat_that_was_opened_for_somebody_is_not_for_strangers(url: str) -> None:
    clock = {"kind": "days", "bank_s": 86_400, "increment_s": 14_400, "time_out": "wait"}
    stranger = {"player": "heron", "name": "Dora"}
    with opened(url) as client:
        anna, _ = make(client, listing="open", clock=clock)
        assert client.post(f"/api/lobby/{anna.match}/join", json={"player": "heron", "name": "Bela"}).status_code == 201
        anna.act("gull", "bid 3")
    with closing(Store(url)) as store:
        invitation, _ = reseat(store, anna.match, "heron", Order("the key was lost"))
    with opened(url) as client:
        anna = Guest(client, anna.match, anna.key)
        table = anna.table()
        assert table["seats"][1]["kind"] == "open" and not table["listing"]["wanted"]
        assert client.get("/api/lobby/substitutes").json() == []
        refused(client.post(f"/api/lobby/{anna.match}/join", json=stranger), 409, "taken")
        take(client, anna.match, invitation)
        later = Later(url)
        later.run_out(anna.match, "heron")
        later.engine.dispose()
        anna.until(lambda table: table["may_replace"] == ["heron"])
        wish = {"seat": "gull", "kind": "replace", "ply": 1, "player": "heron"}
        assert anna.post("offers", wish).json()["state"] == "accepted"
        assert [one["match"] for one in client.get("/api/lobby/substitutes").json()] == [anna.match]
        register(client, "Dora")
        assert client.post(f"/api/lobby/{anna.match}/join", json=stranger).status_code == 201


@slow
def test_a_maker_whose_key_is_known_to_others_loses_sight_of_the_new_invitation(url: str, admin: Admin) -> None:
    with opened(url) as client:
        both, _ = make(client, "me", "me")
    out = admin("reseat", both.match, "gull", "--reason", "lost")[1]
    with opened(url) as client:
        both = Guest(client, both.match, both.key)
        table = both.table()
        assert [seat["mine"] for seat in table["seats"]] == [False, True] and table["invitations"] == {}
        take(client, both.match, out.strip().rpartition("#k=")[2])


@slow
def test_a_running_table_on_postgresql_hears_of_it(postgresql_url: str) -> None:
    with opened(postgresql_url) as client, closing(Store(postgresql_url)) as store:
        anna, bela = pair(client)
        invitation, _ = reseat(store, anna.match, "heron", Order("lost"))
        refused(bela.post("actions", {"seat": "heron", "ply": 0, "action": "bid 1"}), 401, "bad_key")
        cili = take(client, anna.match, invitation, "Cili")
        cancel(store, anna.match, Order("nobody came"))
        assert anna.table()["outcome"] == "The game was cancelled."
        refused(cili.post("actions", {"seat": "heron", "ply": 0, "action": "bid 1"}), 409, "over")


@slow
def test_what_is_not_there_is_said(url: str, admin: Admin) -> None:
    with opened(url) as client:
        anna, _ = make(client)
    for arguments, words in (
        (("show", "nomatch"), "there is no match 'nomatch'"),
        (("cancel", "nomatch", "--reason", "x"), "there is no match 'nomatch'"),
        (("reseat", anna.match, "owl", "--reason", "x"), f"match {anna.match} has no seat 'owl'; there are: gull, heron"),
    ):
        assert admin(*arguments) == (1, "", f"vezerkar: {words}\n")


def test_a_running_table_keeps_others_from_its_file(sqlite_url: str, admin: Admin, monkeypatch: pytest.MonkeyPatch) -> None:
    from vezerkar.server.storage.database_files import held

    Store(sqlite_url).close()
    with held(sqlite_url):
        code, _, err = admin("cancel", "nomatch", "--reason", "x", "--db", sqlite_url)
    assert code == 1 and "another process has opened the database" in err


@slow
@pytest.mark.parametrize(
    ("harm", "fault"),
    [
        (delete(LOG).where(LOG.c.ply == 1), "lines of the log are missing"),
        (update(LOG).where(LOG.c.ply == 1).values(action="nonsense"), "ply 1: the rules do not allow what the log says"),
        (update(MATCHES).values(over=True), "it is running, and is stored otherwise"),
        (update(MATCHES).values(version="0"), "version 0 of the rules wrote it, which is not there"),
        (update(SEATS).values(asked=False), "seats that must choose are not stored as asked"),
    ],
)
def test_a_check_finds_what_is_wrong(url: str, harm: Any, fault: str) -> None:
    with opened(url) as client:
        anna, bela = pair(client)
        anna.act("gull", "bid 1", 0)
        bela.act("heron", "bid 2", 1)
    with closing(Store(url)) as store:
        assert faults(store, anna.match) == []
        with store.engine.begin() as connection:
            connection.execute(harm)
        (found,) = faults(store, anna.match)
    assert found.words.startswith(fault)


@slow
def test_a_match_is_mended_by_a_command(url: str, admin: Admin) -> None:
    with opened(url) as client:
        anna, _ = pair(client)
        anna.act("gull", "bid 1", 0)
    assert admin("mend", anna.match, "--reason", "x")[2] == f"vezerkar: there is nothing to mend in match {anna.match}\n"
    with closing(Store(url)) as store, store.engine.begin() as connection:
        connection.execute(update(SEATS).values(asked=False))
    code, out, _ = admin("mend", anna.match, "--reason", "the disk was full")
    assert code == 0 and out.endswith("This was wrong:\nseats that must choose are not stored as asked\n")
    assert admin("check", anna.match)[0] == 0
    assert kept_acts(url) == [("mend", anna.match, "the disk was full")]
    with opened(url) as client:
        bela, _ = pair(client)
        bela.act("gull", "bid 1", 0)
    with closing(Store(url)) as store, store.engine.begin() as connection:
        connection.execute(update(LOG).where(LOG.c.match == bela.match).values(action="nonsense"))
    assert "cannot be mended: ply 1: the rules do not allow" in admin("mend", bela.match, "--reason", "x")[2]


def test_acts_are_only_added(url: str) -> None:
    with closing(Store(url)) as store:
        with store.engine.begin() as connection:
            acts.record_act(connection, "cancel", "abc", "a reason")
        for change in ("UPDATE acts SET about = 'another'", "DELETE FROM acts"):
            with pytest.raises(DBAPIError, match="acts are only added"), store.engine.begin() as connection:
                connection.execute(text(change))
    assert kept_acts(url) == [("cancel", "abc", "a reason")]


def test_whoever_has_no_name_is_told_by_number(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody() -> str:
        raise KeyError

    monkeypatch.setattr("getpass.getuser", nobody)
    monkeypatch.setattr("os.getuid", lambda: 10001)
    assert acts._user() == "user 10001"
