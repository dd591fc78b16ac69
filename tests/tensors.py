"""What tests of tensors share: random games under the eyes of a tensor, and rows read back without numpy."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any, Final

from vezerkar.engine import BadCombination, Dice, Game, State, apply, settle
from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.dice import key_of
from vezerkar.engine.state import options
from vezerkar.engine.tensor import Field, Tensor
from vezerkar.registry import all_games

SIZE: Final = int(os.environ.get("VEZERKAR_TENSORS", "1"))
"""So many times as much is looked at as usual: 5 is what a release wants (docs/research.md)."""


def tensor_of(game: Game[Any, Any]) -> Tensor[Any]:
    """The tensor of a game that has one."""
    found = game.tensor()
    assert found is not None
    return found


WITH_TENSOR: Final = [game for game in all_games() if game.tensor() is not None]
LISTED: Final = [game for game in WITH_TENSOR if tensor_of(game).codes]
"""The games that have a table of all actions."""

LIGHT: Final = ["hunt", "quartermaster"]
"""The games of which whole matches are played in no time."""


def some_options(game: Game[Any, Any], rng: Random) -> dict[str, str]:
    """Any options of a match that can be had together."""
    while True:
        chosen = {option.id: rng.choice(option.values) for option in game.options}
        try:
            return game.complete_options(chosen)
        except BadCombination:
            continue


def moments(
    game: Game[Any, Any], seeds: Iterable[int | str], every: int = 1, options_of: Mapping[str, str] | None = None
) -> Iterator[State]:
    """States of random games, one in ``every``, with all options of a match and interrupts now and then; do not change them."""
    for seed in seeds:
        rng = Random(f"tensor {seed}")
        chosen = some_options(game, rng) if options_of is None else game.complete_options(options_of)
        s = game.setup(Dice(key_of(str(seed))), chosen)
        settle(s)
        while not s.over:
            if rng.randrange(every) == 0:
                yield s
            seat = rng.choice([seat for seat in range(len(game.seats(chosen))) if s.asked & BIT[seat]])
            unasked = game.interrupts(s, seat) if rng.random() < 0.05 else []
            if unasked:
                game.interrupt(s, seat, rng.choice(unasked))
                settle(s)
            else:
                apply(s, seat, rng.choice(options(s, seat)))
        yield s


def row(tensor: Tensor[Any], s: State, seat: int) -> bytes:
    """What a seat sees."""
    out = bytearray(tensor.layout.size)
    assert tensor.write(s, seat, out, 0) == tensor.layout.size
    return bytes(out)


def fields(tensor: Tensor[Any], written: bytes) -> dict[str, list[int]]:
    """The numbers of each field, one after the other."""
    return {field.name: numbers(field, written, tensor.layout.offsets[field.name]) for field in tensor.layout.fields}


def numbers(field: Field, written: bytes, at: int) -> list[int]:
    """The numbers of a field that begins at this byte."""
    count = 1
    for length in field.shape:
        count *= length
    if field.kind == "wide":
        found = [written[at + 2 * i] * 256 + written[at + 2 * i + 1] for i in range(count)]
    else:
        found = list(written[at : at + count])
    return [number + field.least for number in found]


def named(values: Iterable[int], names: Iterable[str]) -> list[str]:
    """The names at which a set has a 1."""
    return [name for value, name in zip(values, names, strict=True) if value]


def name_of(values: Iterable[int], names: Iterable[str]) -> str | None:
    """The name at which a row has its 1; None if it has none."""
    found = named(values, names)
    assert len(found) <= 1
    return found[0] if found else None


def parts(values: list[int], count: int) -> list[list[int]]:
    """The numbers of a field in so many rows of equal length."""
    length = len(values) // count
    return [values[i * length : (i + 1) * length] for i in range(count)]
