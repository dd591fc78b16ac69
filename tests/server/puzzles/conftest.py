"""A game with puzzles, beside the tiny one; nobody looks for fresh ones unless a test does."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from vezerkar.registry import GAMES
from vezerkar.server.puzzles import puzzle_job
from vezerkar.study.puzzles import Puzzle


@pytest.fixture(autouse=True)
def hunt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "hunt", "vezerkar.games.hunt")


@pytest.fixture(autouse=True)
def idle(monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(name: str, theme: str, seed: str, known: Sequence[str]) -> list[tuple[Puzzle, float]]:
        return []

    monkeypatch.setattr(puzzle_job, "quiet_search", nothing)
