"""The lines that were played lately: whoever adds a move to one does not have all of it played again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from threading import Lock
from typing import Final

from vezerkar.server.matches.snapshot import Snapshot
from vezerkar.study import Bundle, Move, Step, play_line

MOST_STEPS: Final = 400
"""Largest number of steps that are kept, in all lines together. Each has worlds before it and after it."""


@dataclass(frozen=True, slots=True)
class LineStart:
    """The beginning of lines: the moment of a match as a seat knew it, and how many worlds are drawn of it."""

    match: str
    seat: str
    ply: int
    worlds: int
    true: bool


@dataclass(frozen=True, slots=True)
class PlayedLine:
    """A line from a beginning, which looked like this ``snapshot``: after a takeback the same ply is another."""

    snapshot: Snapshot
    bundle: Bundle
    steps: tuple[Step, ...]


class PlayedLines:
    """The lines, those used longest ago first, and one for each beginning. Any thread may use it."""

    def __init__(self, most_steps: int = MOST_STEPS) -> None:
        self._most_steps = most_steps
        self._lines: OrderedDict[LineStart, PlayedLine] = OrderedDict()
        self._lock = Lock()

    def play(
        self, start: LineStart, snapshot: Snapshot, begin: Callable[[], Bundle], moves: Sequence[Move], seconds: float
    ) -> tuple[Bundle, list[Step]]:
        """Return the end of a line and its steps, of which only the new ones are played. Raises as `play_line` does."""
        with self._lock:
            line = self._lines.get(start)
        if line is None or line.snapshot is not snapshot:
            line = PlayedLine(snapshot, begin(), ())
        same = 0
        for step, move in zip(line.steps, moves, strict=False):
            if step.move != move:
                break
            same += 1
        known = line.steps[:same]
        steps = [*known, *play_line(known[-1].after() if known else line.bundle, moves[same:], seconds)]
        self._keep(start, PlayedLine(snapshot, line.bundle, tuple(steps)))
        return (steps[-1].after() if steps else line.bundle), steps

    def _keep(self, start: LineStart, line: PlayedLine) -> None:
        with self._lock:
            self._lines[start] = line
            self._lines.move_to_end(start)
            # A beginning counts as a step: it has worlds as well.
            while len(self._lines) > 1 and sum(len(one.steps) + 1 for one in self._lines.values()) > self._most_steps:
                self._lines.popitem(last=False)
