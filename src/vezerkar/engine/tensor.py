"""Tensors: what a seat sees as a row of bytes, and the table of all actions, for programs that learn.

A game says which fields the bytes have (a `Layout`), and its `Tensor` writes them straight from the State: a view would cost
several times as much. What is written follows from what the seat's view shows, so it is the same for every State that the seat
cannot tell from the true one.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import Final, Generic, NamedTuple, TypeVar

from vezerkar.engine.bit_sets import ELEMENTS, LOWEST, NINE
from vezerkar.engine.state import State, apply, options, step_of

S = TypeVar("S", bound=State, contravariant=True)

KINDS: Final[tuple[str, ...]] = ("set", "one", "number", "wide")
"""The kinds of fields: a byte of 0 or 1 for each element of a set; the same with at most one 1 in a row; a byte for each number;
two bytes for each number, the higher one first."""

PROMPTS: Final = 64
"""No game has more questions than this."""

FACTS: Final = 4
"""The number of facts that a question has at most."""

BYTE: Final = 255
WORD: Final = 65535


class Field(NamedTuple):
    """Some bytes of a row that belong together: their name, their shape, and one of the `KINDS`.

    Numbers go from ``least`` to ``most``; what is written is the number less ``least``, cut off at both ends of the range.
    """

    name: str
    shape: tuple[int, ...]
    kind: str
    most: int = 1
    least: int = 0


def size_of(field: Field) -> int:
    """Return the number of bytes of a field."""
    size = 2 if field.kind == "wide" else 1
    for length in field.shape:
        size *= length
    return size


QUESTION: Final[tuple[Field, ...]] = (Field("prompt", (PROMPTS,), "one"), Field("facts", (FACTS,), "wide", WORD))
"""The last fields of every layout: the question that is asked of the seat, all 0 if none is."""


class Layout:
    """The fields of a row, in order, those of the question last; ``version`` is that of the rules.

    ``hash`` changes with the fields and with the first number of the version, so that nobody feeds rows of one kind to a program
    that has learned from another.
    """

    def __init__(self, fields: tuple[Field, ...], version: str) -> None:
        self.fields: tuple[Field, ...] = fields + QUESTION
        self.size: int = 0
        self.offsets: dict[str, int] = {}
        told = [version.partition(".")[0]]
        for field in self.fields:
            assert field.kind in KINDS and field.name not in self.offsets, field
            self.offsets[field.name] = self.size
            self.size += size_of(field)
            shape = "x".join([str(length) for length in field.shape])
            told.append(f"{field.name} {shape} {field.kind} {field.least} {field.most}")
        self.hash: str = blake2b("\n".join(told).encode(), digest_size=8).hexdigest()


class Tensor(Generic[S]):
    """A game as bytes, for programs that learn. A game derives from it.

    ``prompts`` are the places of the messages of all its questions. An argument ``name`` of a question is the fact
    ``facts[name]``; if it is no number, ``words[name]`` has one for each of its values. ``codes`` are all actions there can be,
    sorted; empty if they cannot be listed. No list of options is longer than ``slots``, or than ``more_slots`` if it has
    interrupts too. ``points`` says that some actions hold a point of the table that is chosen freely.
    """

    layout: Layout
    prompts: dict[str, int]
    facts: dict[str, int]
    words: dict[str, dict[str, int]]
    codes: tuple[int, ...]
    slots: int
    more_slots: int
    points: bool

    def __init__(
        self,
        layout: Layout,
        prompts: Iterable[str],
        facts: dict[str, int],
        words: dict[str, dict[str, int]],
        codes: tuple[int, ...],
        slots: int,
        more_slots: int,
        points: bool = False,
    ) -> None:
        """``prompts`` are in the order of their places."""
        self.layout = layout
        self.prompts = {text: i for i, text in enumerate(prompts)}
        self.facts = facts
        self.words = words
        self.codes = codes
        self.slots = slots
        self.more_slots = more_slots
        self.points = points

    def write(self, s: S, seat: int, out: bytearray, at: int) -> int:
        """Write the row of a seat from byte ``at`` on, where all bytes are 0, and return where it ends."""
        raise NotImplementedError

    def score(self, s: S) -> list[int]:
        """Return the public score of each side, in the order of `Game.sides`."""
        raise NotImplementedError

    def describe(self, code: int) -> tuple[int, int, int, int, int, int, int, int]:
        """Return an action as eight numbers: verb; kind and value of both its nouns; x, y and z of a point. 0: there is none."""
        raise NotImplementedError

    def extent(self, s: S) -> tuple[int, int]:
        """Return how far points of actions go to the east and to the north; (0, 0): no action holds a point."""
        return 0, 0

    def at_point(self, code: int, x: int, y: int) -> list[int]:
        """Return an action with another point in place of its own, the likeliest height first; empty if it holds no point."""
        return []

    def write_question(self, s: State, seat: int, out: bytearray, at: int) -> int:
        """Write what is asked of a seat, and return where it ends. Others learn only that it is asked."""
        if s.asked >> seat & 1:
            question = step_of(s).question(s, seat)
            out[at + self.prompts[question.text]] = 1
            for name, value in question.args.items():
                place = self.facts.get(name, -1)
                if place >= 0:
                    write_wide(out, at + PROMPTS + 2 * place, value if isinstance(value, int) else self.words[name][value])
        return at + PROMPTS + 2 * FACTS


def catalogue_hash(notations: Iterable[str]) -> str:
    """Return the hash of a table of all actions. It changes when one of its places gets another meaning."""
    return blake2b("\n".join(notations).encode(), digest_size=8).hexdigest()


def numbered(names: Iterable[str]) -> dict[str, int]:
    """Return a number for each of these names, from 1 on."""
    return {name: 1 + i for i, name in enumerate(names)}


def write_number(out: bytearray, at: int, number: int) -> None:
    """Write a number as one byte, cut off at 0 and 255."""
    out[at] = 0 if number < 0 else BYTE if number > BYTE else number


def write_wide(out: bytearray, at: int, number: int) -> None:
    """Write a number as two bytes, the higher one first, cut off at 0 and 65535."""
    number = 0 if number < 0 else WORD if number > WORD else number
    out[at] = number >> 8
    out[at + 1] = number & BYTE


def write_set(out: bytearray, at: int, mask: int) -> None:
    """Write 1 for each element of a set."""
    while mask:
        for element in ELEMENTS[mask & NINE]:
            out[at + element] = 1
        mask >>= 9
        at += 9


def write_cards(out: bytearray, at: int, cards: list[int], first: int) -> None:
    """Write how many there are of each card of a row; ``first`` is the card whose number stands at ``at``."""
    for card in cards:
        out[at + card - first] += 1


def write_mask(out: bytearray, at: int, legal: list[int], index: dict[int, int]) -> None:
    """Write 1 at the place of each of these actions in the table of all actions."""
    for code in legal:
        out[at + index[code]] = 1


def write_rows(tensor: Tensor[State], states: list[State], seats: list[int], out: bytearray) -> None:
    """Write the rows of one seat in each of these States, one after the other, over whatever was there."""
    size = tensor.layout.size
    out[:] = bytes(size * len(states))
    for i in range(len(states)):
        tensor.write(states[i], seats[i], out, i * size)


def write_masks(out: bytearray, places: int, legal: list[list[int]], index: dict[int, int]) -> None:
    """Write one mask of so many places for each of these lists of actions, one after the other, over whatever was there.

    ``index`` are the places of the actions in the table of all actions; without any, the n-th action of a list has place n.
    """
    out[:] = bytes(places * len(legal))
    at = 0
    for codes in legal:
        if index:
            for code in codes:
                out[at + index[code]] = 1
        else:
            out[at : at + len(codes)] = b"\1" * len(codes)
        at += places


def described(tensor: Tensor[State], codes: list[int]) -> list[int]:
    """Return what each of these actions is, in eight numbers, one after the other."""
    found: list[int] = []
    for code in codes:
        found.extend(tensor.describe(code))
    return found


def run_on(s: State, show: bool, forced: list[int], played: list[tuple[int, int]]) -> list[int]:
    """Go on to the next decision with several options, or with ``show`` to the next one; return the options.

    They are those of the seat of the lowest number that is asked; there are none once the game is over. What was the only option
    on the way is added to ``forced``, and with its seat to ``played``.
    """
    while not s.over:
        seat = LOWEST[s.asked]
        legal = options(s, seat)
        if show or len(legal) > 1:
            return legal
        forced.append(legal[0])
        played.append((seat, legal[0]))
        apply(s, seat, legal[0])
    return []


def play_on(s: State, seat: int, action: int, show: bool, forced: list[int], played: list[tuple[int, int]]) -> list[int]:
    """Carry out a legal action, add it to ``played``, and go on as `run_on` does."""
    played.append((seat, action))
    apply(s, seat, action)
    return run_on(s, show, forced, played)
