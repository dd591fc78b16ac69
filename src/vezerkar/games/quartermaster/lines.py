"""The view in words."""

from __future__ import annotations

from collections.abc import Mapping

from vezerkar.engine.game import Json, Say


def lines(view: Mapping[str, Json], say: Say) -> list[str]:
    """The table as text, for a terminal and for people who do not see the board."""
    raise NotImplementedError
