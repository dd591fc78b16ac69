"""Headers of answers that depend on how the table is reached, and files that are for their owner alone."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from litestar.testing import TestClient

from tests.server.conftest import FREE, Here
from vezerkar.server.app import create_app
from vezerkar.server.http.host_check import HostCheck
from vezerkar.server.storage.database_files import private_files

HSTS = "strict-transport-security"


@pytest.mark.parametrize(
    ("public", "told"), [("https://table.example", "max-age=31536000"), ("http://table.example", None), ("", None)]
)
def test_browsers_are_told_to_come_by_tls_where_there_is_tls(sqlite_url: str, public: str, told: str | None) -> None:
    with TestClient(create_app(sqlite_url, bots=Here(), limits=FREE, host_check=HostCheck(public=public))) as client:
        for path in ("/", "/api/games", "/api/nothing", "/readyz"):
            answer = client.get(path)
            assert answer.headers.get(HSTS) == told, path
            assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.skipif(os.name != "posix", reason="modes of files are of POSIX")
def test_files_made_while_the_table_runs_are_for_its_owner_alone(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        with private_files():
            (tmp_path / "file").touch()
            (tmp_path / "folder").mkdir()
        (tmp_path / "after").touch()
    finally:
        os.umask(before)
    assert [(tmp_path / name).stat().st_mode & 0o777 for name in ("file", "folder", "after")] == [0o600, 0o700, 0o644]
