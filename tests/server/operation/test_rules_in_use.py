"""`vezerkar admin rules`: which versions of rules stored matches need, and which archives none needs."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path
from zipfile import ZipFile

import pytest
from sqlalchemy import update

from tests.cli.test_commands import run
from tests.server.people import Client
from tests.server.play import pair
from vezerkar.server.storage.schema import MATCHES
from vezerkar.server.storage.store import Store


@pytest.fixture
def url(sqlite_url: str) -> str:
    """It is one query."""
    return sqlite_url


def archive(folder: Path, version: str) -> None:
    """An archive that says of which version it is, with nothing in it."""
    with ZipFile(folder / f"gauge-{version}.pyz", "w") as file:
        file.writestr("archive.json", json.dumps({"game": "gauge", "version": version}))


def test_the_operator_sees_which_rules_are_needed(
    client: Client, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def told() -> list[str]:
        code, out, _ = run("admin", "rules", "--db", url, "--rules", str(folder), monkeypatch=monkeypatch, capsys=capsys)
        assert code == 0
        return out.splitlines()

    folder = tmp_path / "rules"
    folder.mkdir()
    assert told() == ["there are no matches"]
    pair(client)
    assert [line.partition(": ")[2] for line in told()] == ["1 running; the rules of now"]
    with closing(Store(url)) as store, store.engine.begin() as connection:
        connection.execute(update(MATCHES).values(version="0.1", differs="1.0"))
    assert told() == ["gauge 0.1: 1 running; their archive is missing"]
    archive(folder, "0.1")
    archive(folder, "0.2")
    assert told() == ["gauge 0.1: 1 running; the archive of theirs", "gauge-0.2.pyz: no match needs it"]
