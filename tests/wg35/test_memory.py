"""What is remembered of a table, on which several threads may work: one draws it while another plays on."""

from __future__ import annotations

import pytest

from vezerkar.games.wg35.rules.geometry import memory
from vezerkar.games.wg35.rules.geometry.memory import Memory, Outlooks


def test_whoever_comes_between_never_finds_old_answers_under_new_doors(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Memory()
    closed = table.with_doors(0)
    between: list[Outlooks] = []

    class Slow(Outlooks):
        """While it is made, somebody else asks."""

        def __init__(self) -> None:
            if not between:
                between.append(closed)
                between[0] = table.with_doors(1)
            super().__init__()

    monkeypatch.setattr(memory, "Outlooks", Slow)
    opened = table.with_doors(1)
    assert opened is not closed and table.with_doors(1) is opened
    assert all(found is not closed for found in between)
