"""Spaces and observations of a Table, as Gymnasium and PettingZoo know them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from gymnasium import spaces

from vezerkar.research.actions import COLUMNS, Slots
from vezerkar.research.points import PointSlots

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from vezerkar.engine.tensor import Field, Layout
    from vezerkar.research.table import Table

MOST_BYTE: Final = 255


def row_space(table: Table) -> spaces.Box:
    """Return the space of what a seat sees."""
    return spaces.Box(0, MOST_BYTE, (table.layout.size,), np.uint8)


def action_space(table: Table, more: int = 0) -> spaces.Space[Any]:
    """Return the space of choices, which may have more indices than there are actions."""
    indices = spaces.Discrete(table.encoding.n + more)
    if isinstance(table.encoding, PointSlots):
        return OptionAndPoint({"option": indices, "point": spaces.Box(0, 1, (2,), np.float32)})
    return indices


class OptionAndPoint(spaces.Dict):
    """The space of choices with the encoding ``points``. A sample may be drawn by the mask of the options alone."""

    def sample(self, mask: Any = None, probability: Any = None) -> dict[str, Any]:
        if isinstance(mask, np.ndarray):
            mask = {"option": mask, "point": None}
        return super().sample(mask, probability)


def observation_space(table: Table, more: int = 0) -> spaces.Dict:
    """Return the space of an observation with its mask, which may have more places than there are actions."""
    found: dict[str, spaces.Space[Any]] = {
        "observation": row_space(table),
        "action_mask": spaces.Box(0, 1, (table.encoding.n + more,), np.int8),
    }
    if isinstance(table.encoding, Slots):
        limits = np.iinfo(np.int16)
        found["options"] = spaces.Box(limits.min, limits.max, (table.encoding.n, COLUMNS), np.int16)
    return spaces.Dict(found)


def seen(table: Table, seat: int) -> dict[str, NDArray[Any]]:
    """Return the observation of a seat with its mask, new arrays each time."""
    found: dict[str, NDArray[Any]] = {"observation": table.observe(seat), "action_mask": table.mask(seat)}
    if isinstance(table.encoding, Slots):
        found["options"] = table.rows(seat)
    return found


def seen_at_once(table: Table, seats: Iterable[int]) -> dict[int, dict[str, NDArray[Any]]]:
    """Return what several seats see, each of those that are asked with its own mask."""
    asked = table.asked()
    chooser, legal = table.seat, table.legal
    found: dict[int, dict[str, NDArray[Any]]] = {}
    for seat in seats:
        if seat in asked and seat != chooser:
            # The table looks at one seat at a time.
            table.seat, table.legal = seat, table.legal_of(seat)
        found[seat] = seen(table, seat)
        table.seat, table.legal = chooser, legal
    return found


def arrays(table: Table, seat: int) -> tuple[NDArray[Any], ...]:
    """Return what a policy looks at: the row and the mask of a seat, and with slots the rows of its options."""
    return tuple(seen(table, seat).values())


def unflatten(layout: Layout, row: NDArray[np.uint8]) -> dict[str, NDArray[np.int64]]:
    """Return the fields of a row, or of many rows of equal length, by their names: numbers as they are in the game.

    >>> from vezerkar.research.table import Table
    >>> table = Table("hunt")
    >>> table.reset("7")
    >>> unflatten(table.layout, table.observe(0))["hands"]
    array([0, 0])
    """
    return {field.name: part(layout, field, row) for field in layout.fields}


def part(layout: Layout, field: Field, row: NDArray[np.uint8]) -> NDArray[np.int64]:
    """Return one field of a row, or of many."""
    at = layout.offsets[field.name]
    size = int(np.prod(field.shape))
    wide = field.kind == "wide"
    found = row[..., at : at + size * (2 if wide else 1)].astype(np.int64)
    if wide:
        found = found[..., 0::2] * (MOST_BYTE + 1) + found[..., 1::2]
    return found.reshape(*row.shape[:-1], *field.shape) + field.least


def scaled(layout: Layout, row: NDArray[np.uint8], fields: Sequence[str] = ()) -> NDArray[np.float32]:
    """Return a row, or many, for a network: every number from 0 to 1 as far as its range goes, one place for each.

    ``fields`` are the names of those that are wanted, in this order; without them all are.
    """
    known = {field.name: field for field in layout.fields}
    found = []
    for name in fields or known:
        field = known[name]
        values = part(layout, field, row).reshape(*row.shape[:-1], -1)
        found.append(((values - field.least) / (field.most - field.least)).astype(np.float32))
    return np.concatenate(found, axis=-1)
