"""Sets of small numbers as the bits of a number: seats, spaces, the cards of a deck, figures.

A set, also called a mask, holds element i if it has ``BIT[i]``. Union, intersection and difference are ``|``, ``&`` and ``& ~``.
Elements are from 0 to 61, so that a set fits into a machine word.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

BIT: Final = [1 << i for i in range(62)]
"""BIT[i] is the set of element i alone; compiled code must not shift a literal by a variable."""

LOWEST: Final = [max(0, (m & -m).bit_length() - 1) for m in range(256)]
"""LOWEST[m] is the lowest element of a set of at most eight seats."""

SIXTEEN: Final = 65535
NINE: Final = 511
"""The sets of the first sixteen and of the first nine elements."""

MEMBERS: Final[list[list[tuple[int, ...] | None]]] = [[None] * (SIXTEEN + 1) for _ in range(2)]
"""MEMBERS[n][bits]: the elements of bits 16 n to 16 n + 15, as far as anybody asked: the same few sets come again and again."""

ELEMENTS: Final[list[list[int]]] = [[i for i in range(9) if bits >> i & 1] for bits in range(NINE + 1)]
"""ELEMENTS[bits]: the elements of a set of the first nine."""

COUNT: Final = [bits.bit_count() for bits in range(NINE + 1)]
"""COUNT[bits]: how many they are. A table, because compiled code calls `int.bit_count` slowly."""


def members(mask: int) -> tuple[int, ...]:
    """The elements of a set, in order."""
    low, high = mask & SIXTEEN, mask >> 16
    if not high:
        return _part(0, low)
    if high <= SIXTEEN:
        return _part(0, low) + _part(1, high) if low else _part(1, high)
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(found)


def _part(n: int, bits: int) -> tuple[int, ...]:
    found = MEMBERS[n][bits]
    if found is None:
        found = tuple([16 * n + i for i in range(16) if bits >> i & 1])
        MEMBERS[n][bits] = found
    return found


def with_each(mask: int, first: int) -> list[int]:
    """The elements of a set, in order, each added to ``first``: actions, if that is their verb."""
    found: list[int] = []
    while mask:
        for element in ELEMENTS[mask & NINE]:
            found.append(first + element)
        mask >>= 9
        first += 9
    return found


def count(mask: int) -> int:
    """Return the number of elements of a set."""
    found = 0
    while mask > NINE:
        found += COUNT[mask & NINE]
        mask >>= 9
    return found + COUNT[mask]


def pick(mask: int, k: int) -> int:
    """The k-th element of a set, from 0."""
    first = 0
    while k >= COUNT[mask & NINE]:
        k -= COUNT[mask & NINE]
        mask >>= 9
        first += 9
    return first + ELEMENTS[mask & NINE][k]


def mask_of(elements: Iterable[int]) -> int:
    """The set of these elements."""
    mask = 0
    for element in elements:
        mask |= BIT[element]
    return mask


def names_of(mask: int, names: Sequence[str]) -> list[Any]:
    """The names of the elements of a set, in order. (They are plain data in a position, and of a type of their own in a view.)"""
    return [names[element] for element in members(mask)]


def mask_of_names(names: Iterable[str], index: Mapping[str, int]) -> int:
    """The set of the elements with these names."""
    return mask_of([index[name] for name in names])
