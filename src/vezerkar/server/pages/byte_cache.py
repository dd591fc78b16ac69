"""A cache that is bounded by the bytes of its values: for pages, pictures and ends of matches."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class ByteCache(Generic[K, V]):
    """Values by key that take at most ``most`` bytes together, as ``size_of`` counts them.

    Beyond that, the one kept or used longest ago goes first. The latest stays, however large it is.
    """

    __slots__ = ("_size_of", "_values", "most", "size")

    def __init__(self, most: int, size_of: Callable[[V], int]) -> None:
        self.most = most
        self.size = 0
        self._size_of = size_of
        self._values: OrderedDict[K, V] = OrderedDict()

    def __len__(self) -> int:
        return len(self._values)

    def get(self, key: K) -> V | None:
        """Return the value of a key, or None. It is not counted as used."""
        return self._values.get(key)

    def use(self, key: K) -> V | None:
        """Return the value of a key, or None, and count it as used now."""
        if key in self._values:
            self._values.move_to_end(key)
        return self._values.get(key)

    def keep(self, key: K, value: V) -> None:
        """Keep a value in place of the old one of its key, and let go of what is too much."""
        before = self._values.pop(key, None)
        self.size += self._size_of(value) - (self._size_of(before) if before is not None else 0)
        self._values[key] = value
        while self.size > self.most and len(self._values) > 1:
            self.size -= self._size_of(self._values.popitem(last=False)[1])
