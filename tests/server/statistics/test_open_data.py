"""Open data: which games are in an archive, that their records can be played again, and that nobody is named there."""

from __future__ import annotations

import gzip
import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import select, update

from tests.cost import slow
from tests.server.accounts.test_account_erasure import service
from tests.server.conftest import FREE, Here
from tests.server.play import Guest, make, pair, refused
from tests.server.ratings.test_rated_matches import join, moved, play, seated
from tests.server.statistics.test_statistics import count, counted
from vezerkar.engine import Record
from vezerkar.registry import replay
from vezerkar.server.app import create_app
from vezerkar.server.http.limits import Rate
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.open_data.archive_table import ArchivedGame, ArchiveTable
from vezerkar.server.open_data.archivist import Archivist
from vezerkar.server.open_data.public_record import pseudonyms
from vezerkar.server.rules.rules_process import RulesFailed
from vezerkar.server.storage.moments import DAY_MICROS
from vezerkar.server.storage.schema import ARCHIVES, FINISHED_GAMES, JOBS


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "open"


@pytest.fixture
def client(url: str, folder: Path) -> Iterator[TestClient[Any]]:
    """A table that makes archives."""
    with TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=FREE, open_data=folder)) as opened:
        yield opened


def days_ago(client: TestClient[Any], days: int) -> None:
    """Let all games have ended so many days before.

    Two are always archived: in the first hour of a day the day before is not.
    """
    earlier = update(FINISHED_GAMES).values(ended=FINISHED_GAMES.c.ended - days * DAY_MICROS, began=0)

    def write() -> None:
        with service(client).store.engine.begin() as connection:
            connection.execute(earlier)

    with client.portal() as portal:
        portal.call(service(client).in_order, write)


def archive(client: TestClient[Any], folder: Path) -> float | None:
    """Do the job, as the table does it once a day; return the seconds until it is due again."""
    with client.portal() as portal:
        again: float | None = portal.call(Archivist(service(client), folder).make, {})
        return again


def rated_game(client: TestClient[Any]) -> Guest:
    """A game of Anna and Béla that is over, rated and counted."""
    anna, bela, _ = seated(client)
    play(anna, bela, 2)
    bela.post("resign", {"seat": "heron"})
    moved(anna)
    counted(client, 1)
    return anna


def lines(client: TestClient[Any], name: str) -> list[dict[str, Any]]:
    answer = client.get(f"/data/{name}")
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in gzip.decompress(answer.content).decode().splitlines()]


def test_a_day_is_archived_when_it_is_over(client: TestClient[Any], folder: Path) -> None:
    rated_game(client)
    again = archive(client, folder)
    assert again is not None and 0 < again <= 86_400
    assert client.get("/api/open-data").json() == {"on": True, "license": "CC0-1.0", "days": [], "more": False}
    days_ago(client, 2)
    archive(client, folder)
    (day,) = client.get("/api/open-data").json()["days"]
    assert day["games"] == 1 and [one["form"] for one in day["files"]] == ["ndjson", "parquet"]
    for one in day["files"]:
        answer = client.get(f"/data/{one['name']}")
        assert len(answer.content) == one["bytes"] and hashlib.sha256(answer.content).hexdigest() == one["sha256"]
        assert client.head(f"/data/{one['name']}").status_code == 200
    assert client.get("/api/open-data", params={"before": day["day"]}).json()["days"] == []
    assert sorted(path.name for path in folder.iterdir()) == sorted(one["name"] for one in day["files"]), "no draft is left"


@slow
def test_a_line_has_the_record_and_names_nobody(client: TestClient[Any], folder: Path) -> None:
    anna = rated_game(client)
    private, other = pair(client)
    other.post("resign", {"seat": "heron"})
    count(client, private.match)
    days_ago(client, 2)
    archive(client, folder)
    (day,) = client.get("/api/open-data").json()["days"]
    (game,) = lines(client, day["files"][0]["name"])
    assert (game["game"], game["clock"], game["rated"], game["ending"], game["winners"]) == (
        "gauge",
        "live",
        True,
        "resigned",
        ["gull"],
    )
    record = Record.parse(game["record"])
    assert record.text() == anna.get("/record").text
    assert replay(record).ply == len(record.actions) >= 4
    gull, heron = game["seats"]
    assert (gull["result"], heron["result"], gull["rating"], gull["bot"]) == ("won", "lost", 1000, None)
    assert gull["player"] != heron["player"] and all(one["player"].startswith("p") for one in (gull, heron))
    text = json.dumps(game, ensure_ascii=False)
    assert not any(word in text for word in ("Anna", "Béla", anna.match))


def test_guests_and_bots_have_no_pseudonym(client: TestClient[Any], folder: Path) -> None:
    anna, _ = make(client, listing="open")
    anna.post("begin", {"bot": "random"})
    anna.post("resign", {"seat": "gull"})
    anna.until(lambda table: table["over"])
    count(client, anna.match)
    days_ago(client, 2)
    archive(client, folder)
    (day,) = client.get("/api/open-data").json()["days"]
    (game,) = lines(client, day["files"][0]["name"])
    assert [(one["player"], one["bot"], one["rating"]) for one in game["seats"]] == [(None, None, None), (None, "random", None)]


def test_a_pseudonym_is_that_of_one_account_in_one_archive() -> None:
    first, second = pseudonyms(b"first"), pseudonyms(b"second")
    assert first(1) == first(1) != first(2)
    assert {first(1), first(2)}.isdisjoint({second(1), second(2)})


@slow
def test_a_second_run_makes_nothing_anew_unless_more_was_counted(client: TestClient[Any], folder: Path) -> None:
    rated_game(client)
    days_ago(client, 2)
    archive(client, folder)
    (file,) = folder.glob("*.gz")
    before = file.read_bytes()
    archive(client, folder)
    assert file.read_bytes() == before
    anna, _ = make(client, listing="open")
    Guest(client, anna.match, join(client, anna.match).json()["key"]).post("resign", {"seat": "heron"})
    counted(client, 2)
    for _ in range(2):
        count(client, anna.match)
    found = service(client).store.engine
    with found.connect() as connection:
        ended = connection.execute(select(FINISHED_GAMES.c.ended).order_by(FINISHED_GAMES.c.ended)).scalars().first()
    late = update(FINISHED_GAMES).where(FINISHED_GAMES.c.match == anna.match).values(ended=ended, began=0)

    def write() -> None:
        with found.begin() as connection:
            connection.execute(late)

    with client.portal() as portal:
        portal.call(service(client).in_order, write)
    archive(client, folder)
    assert len(lines(client, file.name)) == 2


@slow
def test_a_folder_that_cannot_be_written_to_is_tried_again(client: TestClient[Any], tmp_path: Path) -> None:
    rated_game(client)
    days_ago(client, 2)
    (tmp_path / "file").write_text("no folder")
    assert archive(client, tmp_path / "file") == 3600
    with service(client).store.engine.connect() as connection:
        assert connection.execute(select(ARCHIVES.c.name)).first() is None


@slow
def test_a_game_that_cannot_be_read_is_left_out(
    client: TestClient[Any], folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    rated_game(client)
    days_ago(client, 2)

    def fail(session: MatchSession) -> Record:
        raise RulesFailed("KeyError")

    monkeypatch.setattr(MatchSession, "record", fail)
    again = archive(client, folder)
    assert again is not None and again != 3600
    (day,) = client.get("/api/open-data").json()["days"]
    assert day["games"] == 0 and "is left out of the archive" in caplog.text and "RulesFailed" in caplog.text


@slow
def test_a_day_that_cannot_be_archived_holds_up_no_other(
    client: TestClient[Any], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rated_game(client)
    days_ago(client, 2)
    whole = ArchiveTable.games

    def fail(table: ArchiveTable, day: str) -> list[ArchivedGame]:
        if day == "2026-01-01":
            raise ValueError
        return whole(table, day)

    monkeypatch.setattr(ArchiveTable, "games", fail)
    known = ArchiveTable.days_to_make
    monkeypatch.setattr(ArchiveTable, "days_to_make", lambda table: ["2026-01-01", *known(table)])
    assert archive(client, folder) == 3600, "it is tried again"
    assert len(client.get("/api/open-data").json()["days"]) == 1


@slow
def test_without_pyarrow_there_are_lines_alone(client: TestClient[Any], folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rated_game(client)
    days_ago(client, 2)
    monkeypatch.setattr("vezerkar.extras.find_spec", lambda module: None)
    for module in [name for name in sys.modules if name.startswith("vezerkar.dataset")]:
        monkeypatch.delitem(sys.modules, module)
    archive(client, folder)
    (day,) = client.get("/api/open-data").json()["days"]
    assert [one["form"] for one in day["files"]] == ["ndjson"]


@slow
def test_what_is_no_archive_is_not_found(client: TestClient[Any], folder: Path) -> None:
    rated_game(client)
    days_ago(client, 2)
    archive(client, folder)
    (folder.parent / "secret.txt").write_text("secret")
    (folder / "other.txt").write_text("no archive")
    for name in ("other.txt", "..%2fsecret.txt", "%2e%2e/secret.txt", "games-2026-01-01.ndjson.gz"):
        assert client.get(f"/data/{name}").status_code in (404, 405), name
    (file,) = folder.glob("*.gz")
    file.unlink()
    refused(client.get(f"/data/{file.name}"), 404, "not_found")


def test_an_address_may_download_so_many_files(url: str, folder: Path) -> None:
    limits = type(FREE)(**{**{name: getattr(FREE, name) for name in FREE.__slots__}, "downloads": Rate(2, 0.0001)})
    with TestClient(create_app(url, bots=Here(), limits=limits, open_data=folder)) as client:
        for _ in range(2):
            assert client.get("/data/none").status_code == 404
        refused(client.get("/data/none"), 429, "slow_down")


def test_without_a_folder_there_is_no_job(url: str) -> None:
    with TestClient(create_app(url, bots=Here(), limits=FREE)) as client:
        assert client.get("/api/open-data").json()["on"] is False
        with service(client).store.engine.connect() as connection:
            assert "archive" not in connection.execute(select(JOBS.c.kind)).scalars().all()
