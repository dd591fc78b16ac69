"""Whole games that must stay as they are: every state, every event, every word."""

from __future__ import annotations

import pytest

from tests.triumph.golden import FOLDER, GAMES, ends, read, told


@pytest.mark.parametrize("ending", GAMES)
def test_a_kept_game_replays_and_is_told_as_it_was(ending: str) -> None:
    match = read(ending)
    assert ends(match, ending)
    for lang in ("en", "hu"):
        assert told(match, lang) == (FOLDER / f"{ending}.{lang}.txt").read_text(encoding="utf-8")
