"""The tasks of the worker processes: the choice of a bot, a hint for somebody, the thought of a bot."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from vezerkar.engine import Observation
from vezerkar.engine.game import Json
from vezerkar.registry import game
from vezerkar.server.bots.bot_choice import choose_action
from vezerkar.study.hints import Hint, hint, thought


def think_of_hint(game_id: str, seed: str, observation: Mapping[str, Json]) -> Hint:
    """Return what looks best to a seat, and why."""
    return hint(Observation.unpack(game(game_id), observation), seed)


def think_again(game_id: str, name: str, seed: str, observation: Mapping[str, Json]) -> Hint | None:
    """Return what looks best to a bot at a seat; None if nobody can tell."""
    return thought(Observation.unpack(game(game_id), observation), name, seed)


TASKS: Final[Mapping[str, Callable[..., Any]]] = {"choose": choose_action, "hint": think_of_hint, "thought": think_again}
"""All that a worker can be asked, by name."""
