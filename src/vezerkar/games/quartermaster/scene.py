"""How a view is laid out for drawing."""

from __future__ import annotations

from collections.abc import Mapping

from vezerkar.engine.decision import Decision
from vezerkar.engine.game import Json, Say
from vezerkar.engine.scene import Scene


def scene(view: Mapping[str, Json], decision: Decision | None, say: Say) -> Scene:
    """The table as this view shows it."""
    raise NotImplementedError
