"""Dice: random numbers that nobody can predict and that anybody can check afterwards.

The n-th number is read off a keyed BLAKE2b of a counter. With the key, anybody can compute every number. Without it, nobody can
predict the next number. A match publishes a hash of its seed (`commitment`) at the start and the seed itself at the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from struct import Struct
from typing import Final

WORDS: Final = Struct("<16I")
"""One block of the stream: sixteen 32-bit words."""

SPAN: Final = 1 << 32

MOST_DRAWN: Final = 1 << 40
"""The greatest count of numbers taken that a position or a record may have."""


def key_of(seed: str) -> bytes:
    """Return the 32-byte key of a seed."""
    return blake2b(seed.encode(), digest_size=32, person=b"vezerkar-dice").digest()


def commitment(seed: str) -> str:
    """Return the hash of a seed, which can be published before the seed is."""
    return blake2b(seed.encode(), digest_size=32, person=b"vezerkar-seal").hexdigest()


class Dice:
    """The stream of one key: a pure function of the index, with the last block kept at hand.

    A ``script`` has words in place of those of the stream, by their index, for lessons and experiments. The word k is k for every
    `State.randbelow`.

    While ``notes`` is a list, each number that is taken is noted there: the index of its word, and how many were possible.
    """

    __slots__ = ("block", "key", "notes", "script", "words")

    def __init__(self, key: bytes, script: Mapping[int, int] | None = None) -> None:
        self.key = key
        self.script: dict[int, int] = dict(script or {})
        self.notes: list[tuple[int, int]] | None = None
        self.block = -1
        self.words: tuple[int, ...] = ()

    def word(self, index: int) -> int:
        """Return the 32-bit number at this index of the stream."""
        block = index >> 4
        if block != self.block:
            self.words = self.read(block)
            self.block = block
        return self.words[index & 15]

    def read(self, block: int) -> tuple[int, ...]:
        """Return the sixteen words of a block."""
        words: tuple[int, ...] = WORDS.unpack(blake2b(block.to_bytes(8, "little"), digest_size=64, key=self.key).digest())
        if not self.script:
            return words
        return tuple([self.script.get(16 * block + i, word) for i, word in enumerate(words)])
