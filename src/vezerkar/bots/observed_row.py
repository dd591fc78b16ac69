"""The row of bytes that a bot's seat sees, as its game's layout says."""

from __future__ import annotations

from typing import Any

from vezerkar.bots.models import BadModel
from vezerkar.engine import Game, Observation
from vezerkar.engine.tensor import Tensor


def tensor_of(game: Game[Any, Any]) -> Tensor[Any]:
    """Return the tensor of a game. Raises `BadModel` if it has none."""
    tensor = game.tensor()
    if tensor is None:
        raise BadModel(f"{game.id} has no tensor, so no model plays it")
    return tensor


def row_of(observation: Observation[Any, Any]) -> bytearray:
    """Return the row of the seat that is asked. It is the same in every match that the seat cannot tell from the true one."""
    tensor = tensor_of(observation.game)
    imagined = observation.imagine(0)
    out = bytearray(tensor.layout.size)
    tensor.write(imagined.state, imagined.seat_index(observation.seat), out, 0)
    return out
