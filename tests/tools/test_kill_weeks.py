"""What `tools.kill_weeks` tries at length: rated games, mails and a tournament while processes are killed."""

from __future__ import annotations

import pytest

from tests.server import postgresql
from tools.kill_weeks import trial


@pytest.mark.slow
def test_mails_clocks_and_ratings_are_right_when_processes_are_killed() -> None:
    """Two people play for their ratings, bots play a Swiss, and a process is killed three times meanwhile."""
    if postgresql.programs() is None:
        pytest.skip("there is no PostgreSQL server: Debian's package is postgresql")
    told = trial(kills=3, pairs=1, seconds=120, seed=1)
    kills, mails, clocks, ratings, tournament = told.splitlines()
    assert kills.startswith("3 kills, ")
    assert "each once" in mails and "counted once each" in ratings and "has its table" in tournament, told
    assert " 0 moments" not in clocks and " 0 matches" not in kills, "something was played"
