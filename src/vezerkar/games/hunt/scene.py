from __future__ import annotations

from collections.abc import Mapping

from vezerkar.engine.decision import Decision
from vezerkar.engine.game import Json, Say
from vezerkar.engine.scene import Prompt, Scene


def scene(view: Mapping[str, Json], decision: Decision | None, say: Say) -> Scene:
    return Scene("hunt", Prompt("", False))


def lines(view: Mapping[str, Json], say: Say) -> list[str]:
    return []
