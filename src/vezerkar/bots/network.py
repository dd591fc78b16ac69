"""Networks in a file: our own format of trained models, and the bot that plays by one.

A file is JSON. ``layout`` and ``actions`` are the hashes of the layout and of the catalogue that it has learned from, ``fields``
the fields of the row that it looks at, in the order of its inputs, each number from 0 to 1 as far as its range goes. ``layers``
follow one another, each with a row of ``weights`` for every output and a ``bias``; between them what is below 0 becomes 0. With
the encoding ``catalogue`` there is an output for each action of the game, with ``slots`` one alone, and the inputs of an option
(see `option_inputs`) follow those of the fields. The legal action with the greatest output is taken.

Everything is added up in one order by Python itself, so a model plays the same on every machine, and needs no other package. Rows
are mostly 0, and only legal actions have to be rated, so this is quick enough: a decision of The Hunt takes less than its rules.
"""

from __future__ import annotations

import json
from functools import lru_cache
from math import isfinite
from pathlib import Path
from typing import Any, Final, NamedTuple

from vezerkar.bots.models import BadModel
from vezerkar.bots.observed_row import row_of, tensor_of
from vezerkar.engine import Action, Observation
from vezerkar.engine.tensor import Layout, Tensor, catalogue_hash, size_of
from vezerkar.registry import game as game_of

FORMAT: Final = "vezerkar model 1"
"""The first words of a file, and its version."""

ENCODINGS: Final = ("catalogue", "slots")

VERBS: Final = 128
NOUNS: Final = 32
SCALE: Final = 1024
"""A value or a coordinate of an option is divided by this."""

OPTION_INPUTS: Final = VERBS + 2 * NOUNS + 5
"""The number of inputs of an option: its verb, the kinds of both nouns, their values, and x, y and z."""

Sparse = list[tuple[int, float]]
"""Inputs that are not 0: their places and values."""


class Layer(NamedTuple):
    """A layer: a row of weights for each output, and what is added to it."""

    weights: list[list[float]]
    bias: list[float]

    def output(self, place: int, inputs: Sparse) -> float:
        """Return one output."""
        weights = self.weights[place]
        total = self.bias[place]
        for i, value in inputs:
            total += weights[i] * value
        return total


class Network(NamedTuple):
    """A model as its file has it. ``places`` are the bytes of the row that it looks at, with their input and factor;
    ``outputs`` has the output of each action."""

    encoding: str
    places: list[tuple[int, int, float]]
    field_inputs: int
    layers: list[Layer]
    outputs: dict[int, int]

    def inputs(self, row: bytearray) -> Sparse:
        """Return the inputs of a row."""
        found: dict[int, float] = {}
        for byte, place, factor in self.places:
            if row[byte]:
                found[place] = found.get(place, 0.0) + row[byte] * factor
        return list(found.items())

    def rate(self, tensor: Tensor[Any], row: bytearray, legal: list[int]) -> list[float]:
        """Return how good each of the legal actions is."""
        seen = self.inputs(row)
        if self.encoding == "catalogue":
            hidden = self.hidden(seen)
            return [self.layers[-1].output(self.outputs[code], hidden) for code in legal]
        return [self.layers[-1].output(0, self.hidden(seen + self.option(tensor.describe(code)))) for code in legal]

    def hidden(self, inputs: Sparse) -> Sparse:
        """Return the inputs of the last layer."""
        for layer in self.layers[:-1]:
            outputs = [layer.output(place, inputs) for place in range(len(layer.bias))]
            inputs = [(place, value) for place, value in enumerate(outputs) if value > 0]
        return inputs

    def option(self, numbers: tuple[int, ...]) -> Sparse:
        """Return the inputs of an option."""
        return [(self.field_inputs + place, value) for place, value in option_inputs(numbers)]


def option_inputs(numbers: tuple[int, ...]) -> Sparse:
    """Return the inputs that are not 0 of an option, from its eight numbers (`Tensor.describe`).

    Verb and both kinds have a place for each of their numbers, of which one is 1; values and coordinates follow.
    """
    verb, kind, value, other, second, x, y, z = numbers
    found = [(verb, 1.0), (VERBS + kind, 1.0), (VERBS + NOUNS + other, 1.0)]
    rest = VERBS + 2 * NOUNS
    return found + [(rest + i, number / SCALE) for i, number in enumerate((value, second, x, y, z)) if number]


class NetworkBot:
    """The bot of a network. It has no chance of its own: in the same place it always does the same."""

    def __init__(self, network: Network) -> None:
        self.network = network

    def choose(self, observation: Observation[Any, Any]) -> Action:
        options = observation.decision.options
        if len(options) == 1:
            return options[0]
        tensor = tensor_of(observation.game)
        values = self.network.rate(tensor, row_of(observation), [action.code for action in options])
        return options[values.index(max(values))]


def load(file: Path, game: str, seed: int | str) -> NetworkBot:
    """Return the bot of a file. Raises `BadModel`."""
    return NetworkBot(_read(str(file), file.stat().st_mtime_ns, game))


@lru_cache(maxsize=8)
def _read(file: str, changed: int, game: str) -> Network:
    """Read a file. It is kept while it does not change, because a bot is made anew for every game."""
    try:
        data = json.loads(Path(file).read_text("utf-8"))
    except (ValueError, RecursionError) as error:
        raise BadModel(f"{file}: this is no JSON") from error
    try:
        return network_of(data, game)
    except BadModel as error:
        raise BadModel(f"{file}: {error}") from None


def network_of(data: object, game: str) -> Network:
    """Return the network that the data of a file describes, for a game. Raises `BadModel`."""
    rules = game_of(game)
    tensor = tensor_of(rules)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadModel(f'this is no model: it does not begin with "format": "{FORMAT}"')
    if data.get("game") != game:
        raise BadModel(f"this model has learned {data.get('game')}, not {game}")
    if data.get("layout") != tensor.layout.hash:
        raise BadModel(
            f"this model has learned from the layout {data.get('layout')}, and rows of {game} are {tensor.layout.hash} now:"
            " it must be trained anew"
        )
    encoding = data.get("encoding")
    if encoding not in ENCODINGS or (encoding == "catalogue" and not tensor.codes):
        known = ENCODINGS if tensor.codes else ENCODINGS[1:]
        raise BadModel(f"the encoding of a model of {game} is one of: {', '.join(known)}, not {encoding!r}")
    if encoding == "catalogue":
        actions = catalogue_hash(map(rules.notation, tensor.codes))
        if data.get("actions") != actions:
            raise BadModel(
                f"this model has learned the actions {data.get('actions')}, and those of {game} are {actions} now:"
                " it must be trained anew"
            )
    places, count = _places(tensor.layout, data.get("fields"))
    inputs = count + (OPTION_INPUTS if encoding == "slots" else 0)
    outputs = len(tensor.codes) if encoding == "catalogue" else 1
    layers = _layers(data.get("layers"), inputs, outputs)
    return Network(encoding, places, count, layers, {code: i for i, code in enumerate(tensor.codes)})


def _places(layout: Layout, names: object) -> tuple[list[tuple[int, int, float]], int]:
    """Return the bytes of some fields with their input and factor, and the number of inputs."""
    fields = {field.name: field for field in layout.fields}
    if not isinstance(names, list) or not names or len({*map(str, names)}) < len(names):
        raise BadModel('"fields" must be a list of fields, each of them once')
    found: list[tuple[int, int, float]] = []
    count = 0
    for name in names:
        if name not in fields:
            raise BadModel(f"there is no field {name!r}")
        field = fields[name]
        at, span = layout.offsets[field.name], field.most - field.least
        wide = field.kind == "wide"
        length = size_of(field) // (2 if wide else 1)
        for i in range(length):
            if wide:
                found += [(at + 2 * i, count + i, 256 / span), (at + 2 * i + 1, count + i, 1 / span)]
            else:
                found.append((at + i, count + i, 1 / span))
        count += length
    return found, count


def _layers(data: object, inputs: int, outputs: int) -> list[Layer]:
    """Return the layers of a network with so many inputs and outputs."""
    if not isinstance(data, list) or not data:
        raise BadModel('"layers" must be a list of layers')
    layers: list[Layer] = []
    for number, one in enumerate(data, 1):
        weights, bias = (one.get("weights"), one.get("bias")) if isinstance(one, dict) else (None, None)
        if not isinstance(bias, list) or not isinstance(weights, list) or len(weights) != len(bias) or not bias:
            raise BadModel(f'layer {number} must have as many rows of "weights" as numbers of "bias"')
        for row in weights:
            if not isinstance(row, list) or len(row) != inputs:
                raise BadModel(f"layer {number} must have rows of {inputs} weights")
        if not all(isinstance(value, int | float) and isfinite(value) for row in (bias, *weights) for value in row):
            raise BadModel(f"layer {number} has something that is no number")
        layers.append(Layer(weights, bias))
        inputs = len(bias)
    if inputs != outputs:
        raise BadModel(f"the last layer must have {outputs} outputs, not {inputs}")
    return layers
