"""The processes of the tables that other tests sit down at: none is left over."""

from __future__ import annotations

from multiprocessing import active_children
from pathlib import Path

import pytest

from tests.cost import slow
from tools import browser
from tools.browser import TableProcess


@slow
def test_a_table_that_does_not_open_in_time_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = set(active_children())
    monkeypatch.setattr(browser, "START_SECONDS", 0.0)
    with pytest.raises(RuntimeError, match="did not open"):
        TableProcess(tmp_path)
    assert set(active_children()) <= before


@slow
def test_a_table_that_does_not_close_is_ended_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = set(active_children())
    table = TableProcess(tmp_path)
    monkeypatch.setattr(browser, "STOP_SECONDS", 0.0)
    with pytest.raises(RuntimeError, match="did not close"):
        table.stop()
    assert set(active_children()) <= before
