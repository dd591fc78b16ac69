"""Models with weights by chance, for tests."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from tests.tensors import fields, tensor_of
from vezerkar import game as game_of
from vezerkar.bots.network import FORMAT, OPTION_INPUTS
from vezerkar.engine.tensor import catalogue_hash


def numbers(count: int, rng: Random) -> list[float]:
    return [round(rng.uniform(-1, 1), 3) for _ in range(count)]


def made(game: str, names: list[str], hidden: int = 0, seed: int = 1) -> dict[str, Any]:
    """A file with weights by chance."""
    rng = Random(seed)
    tensor = tensor_of(game_of(game))
    known = {field.name: field for field in tensor.layout.fields}
    size = {name: len(numbers_of) for name, numbers_of in fields(tensor, bytes(tensor.layout.size)).items() if name in known}
    inputs = sum(size[name] for name in names) + (0 if tensor.codes else OPTION_INPUTS)
    sizes = [inputs, *([hidden] if hidden else []), len(tensor.codes) or 1]
    data: dict[str, Any] = {"format": FORMAT, "game": game, "layout": tensor.layout.hash, "fields": names}
    data |= {"encoding": "catalogue" if tensor.codes else "slots"}
    if tensor.codes:
        data["actions"] = catalogue_hash(map(game_of(game).notation, tensor.codes))
    data["layers"] = [
        {"weights": [numbers(before, rng) for _ in range(after)], "bias": numbers(after, rng)}
        for before, after in pairwise(sizes)
    ]
    return data
