"""Whole games that must stay as they are: every state, every event, every word."""

from __future__ import annotations

import pytest

from tests.hunt.golden import FOLDER, GAMES, read, told
from tests.rule import rule


@rule("hunt", 106, 107, 108, 105)
@pytest.mark.parametrize("ending", GAMES)
def test_a_kept_game_replays_and_is_told_as_it_was(ending: str) -> None:
    match = read(ending)
    assert match.outcome is not None and match.outcome.ending == f"ending-{ending}"
    for lang in ("en", "hu"):
        assert told(match, lang) == (FOLDER / f"{ending}.{lang}.txt").read_text(encoding="utf-8")
