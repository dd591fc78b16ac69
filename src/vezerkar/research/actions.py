"""Encodings: which number stands for which action.

The codes of the engine are too large and too far apart for a learner. `Catalogue` numbers all actions a game has; `Slots` numbers
those that are legal now, and has a row of numbers for each of them.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, Final, Protocol

import numpy as np

from vezerkar.engine import VezerkarError
from vezerkar.engine.tensor import catalogue_hash, described, write_mask

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from vezerkar.engine import Game
    from vezerkar.engine.tensor import Tensor

COLUMNS: Final = 8
"""Numbers in the row of an action: verb; kind and value of both nouns; x, y and z of a point."""


class BadSetting(VezerkarError):
    """An environment was asked for with a setting that it does not have."""


class TooManyOptions(AssertionError):
    """A list of options is longer than a game has said. This is a fault of the game; ``record`` leads to it."""

    def __init__(self, count: int, slots: int, record: str = "") -> None:
        super().__init__(f"{count} options are more than {slots}")
        self.record = record


class Encoding(Protocol):
    """A numbering of actions: ``n`` indices, from 0."""

    name: str
    n: int

    def code(self, legal: list[int], index: int) -> int | None:
        """Return the action that an index from 0 to n-1 stands for, or None if it is none of the legal ones."""
        ...

    def index(self, legal: list[int], code: int) -> int:
        """Return the index of a legal action."""
        ...

    def write(self, legal: list[int], out: bytearray, at: int) -> None:
        """Write 1 for each legal action into ``n`` bytes of 0 from ``at`` on. Raises `TooManyOptions`."""
        ...


class Catalogue:
    """Index i stands for the i-th of all actions a game has, in every State of every match.

    ``hash`` changes when an index gets another meaning.
    """

    name = "catalogue"

    def __init__(self, game: Game[Any, Any], tensor: Tensor[Any]) -> None:
        if not tensor.codes:
            raise BadSetting(f"{game.id} has no end of actions: encoding='slots'")
        self.codes = tensor.codes
        self.n = len(tensor.codes)
        self.indices = {code: i for i, code in enumerate(tensor.codes)}
        self.hash = catalogue_hash(map(game.notation, tensor.codes))

    def code(self, legal: list[int], index: int) -> int | None:
        code = self.codes[index]
        return code if code in legal else None

    def index(self, legal: list[int], code: int) -> int:
        return self.indices[code]

    def write(self, legal: list[int], out: bytearray, at: int) -> None:
        write_mask(out, at, legal, self.indices)


class Slots:
    """Index i stands for the i-th of the legal actions, and means nothing by itself: `rows` says what they are."""

    name = "slots"

    def __init__(self, tensor: Tensor[Any], interrupts: bool) -> None:
        self.tensor = tensor
        self.n = tensor.more_slots if interrupts else tensor.slots
        self.ones = b"\1" * self.n

    def code(self, legal: list[int], index: int) -> int | None:
        return legal[index] if index < len(legal) else None

    def index(self, legal: list[int], code: int) -> int:
        return legal.index(code)

    def write(self, legal: list[int], out: bytearray, at: int) -> None:
        count = len(legal)
        if count > self.n:
            raise TooManyOptions(count, self.n)
        out[at : at + count] = self.ones[:count]

    def rows(self, legal: list[int]) -> NDArray[np.int16]:
        """Return what the legal actions are, one row each, and rows of 0 up to ``n``."""
        found = np.zeros(self.n * COLUMNS, np.int16)
        # An array of Python's is the quickest way from numbers to an array of numpy.
        told = array("h", described(self.tensor, legal[: self.n]))
        found[: len(told)] = told
        return found.reshape(self.n, COLUMNS)
