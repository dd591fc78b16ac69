"""Thousands of stored matches: the measurement works, here with few of them and without looking at its times."""

from __future__ import annotations

import asyncio
import os
import re
from pathlib import Path

import pytest

from tests.cost import slow
from tests.server import postgresql
from tools import stored_matches


@slow
def test_stored_matches_of_all_stages_are_shown_by_a_table_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    if postgresql.programs() is None and "CI" not in os.environ:
        pytest.skip("there is no PostgreSQL server: Debian's package is postgresql")
    wish = ["--matches", "200", "--played", "1", "--games", "hunt", "--shown", "60", "--more", "30", "--postgresql"]
    stored_matches.main(wish)
    told = capsys.readouterr().out
    assert re.findall(r"^(\S+): 200 matches \((.*)\)$", told, re.MULTILINE) == [
        (name, "21 begun, 20 early, 20 middle, 20 late, 40 over, 79 frozen") for name in ("SQLite", "PostgreSQL")
    ]
    for stage in ("all", *stored_matches.PARTS):
        assert len(re.findall(rf"shown, {stage} +\d+: p50 +\d+ ms, p99 +\d+ ms, max +\d+ ms", told)) == 2, "each is among them"
    assert len(re.findall(r"ready after \d+\.\d\d s, with \d+\.\d\d s of", told)) == 2
    assert len(re.findall(r"memory: \d+ MB when ready, \d+ MB after 60, \d+ MB after all", told)) == 2


@slow
def test_a_match_that_is_not_shown_is_no_figure(tmp_path: Path) -> None:
    filled = stored_matches.Filled({"nosuchmatch": "over"}, {"nosuchmatch": "german"})
    with pytest.raises(RuntimeError, match=r"^nosuchmatch: 404 "):
        url = f"sqlite:///{tmp_path / 'table.db'}"
        asyncio.run(stored_matches.measured(url, filled, 1, 0, stored_matches.ROOT / "src", tmp_path))
