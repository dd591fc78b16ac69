"""A page of a table whose processes are killed one after another comes back by itself, and what was clicked counts once."""

from __future__ import annotations

import asyncio
import os
import re

import pytest

from tests.cost import slow
from tests.server import postgresql
from tools.bootstrap import ROOT
from tools.browser import missing
from tools.chaos_test import trial


@slow
def test_a_page_comes_back_when_the_process_it_speaks_to_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    if lacking := missing():
        pytest.skip(lacking)
    if postgresql.programs() is None and "CI" not in os.environ:
        pytest.skip("there is no PostgreSQL server: Debian's package is postgresql")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT / "src"), str(ROOT)]))
    told = asyncio.run(trial("hunt", 3, ["kill"], processes=2, tables=2, pause=0.3, every=2.5, browser=True))
    choices, connections = (int(number) for number in re.findall(r"a browser made (\d+) choices over (\d+) connections", told)[0])
    assert "3 x kill" in told and choices > 5 and connections > 1, told
