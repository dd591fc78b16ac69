"""Many games at once in one process, with one array for the observations of all of them."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from vezerkar.engine.bit_sets import LOWEST
from vezerkar.engine.tensor import play_on, write_masks, write_rows
from vezerkar.research.actions import BadSetting, Catalogue
from vezerkar.research.points import Choice, PointSlots
from vezerkar.research.rewards import OutcomeReward
from vezerkar.research.table import NOBODY, Settings, Table

if TYPE_CHECKING:
    from typing import Unpack

    from numpy.typing import NDArray


class Batch:
    """Games side by side: after `reset` and each `step` the arrays say of each of them what is asked of whom.

    ``obs`` are the rows of the seats that are asked, ``mask`` their legal indices and ``seat`` their numbers. ``reward`` is what
    the last step was worth to each seat, ``done`` whether it ended the game, ``cut`` whether it cut it off. Where it did either,
    the next game has begun already, and ``final[i]`` are the last rows of all seats of the one before. The arrays are the same at
    each step: copy what you keep.

    The games of one seed S are the matches of ``S/0``, ``S/1``, …, in the order in which they begin.
    """

    def __init__(self, game: str, count: int, **settings: Unpack[Settings]) -> None:
        """Raises `BadSetting`, `BadOption` and `UnknownGame`."""
        if count < 1:
            raise BadSetting(f"a batch has at least one game, not {count}")
        self.tables = [Table(game, **settings) for _ in range(count)]
        first = self.tables[0]
        self.seats = first.seats
        self.layout = first.layout
        self.encoding = first.encoding
        self.rows = bytearray(count * self.layout.size)
        self.masks = bytearray(count * self.encoding.n)
        self.obs: NDArray[np.uint8] = np.frombuffer(self.rows, np.uint8).reshape(count, -1)
        self.mask: NDArray[np.int8] = np.frombuffer(self.masks, np.int8).reshape(count, -1)
        self.seat: NDArray[np.int64] = np.zeros(count, np.int64)
        self.reward: NDArray[np.float32] = np.zeros((count, len(self.seats)), np.float32)
        self.done: NDArray[np.bool_] = np.zeros(count, np.bool_)
        self.cut: NDArray[np.bool_] = np.zeros(count, np.bool_)
        self.final: dict[int, NDArray[np.uint8]] = {}
        self.base = ""
        self.begun = 0
        usual = not first.interrupts and first.illegal == "raise" and not isinstance(first.encoding, PointSlots)
        self.plain = usual and isinstance(first.rewarder, OutcomeReward)
        """True if nothing but the usual has to be thought of at each step, which is then quicker."""

    def reset(self, seed: int | str | None = None) -> None:
        """Begin all games anew. Without a seed one is drawn."""
        self.base = secrets.token_hex(8) if seed is None else str(seed)
        self.begun = 0
        self.reward[:] = 0
        self.done[:] = False
        self.cut[:] = False
        self.final = {}
        for table in self.tables:
            self.begin(table)
        self.look()

    def begin(self, table: Table) -> None:
        """Begin the next match at a table."""
        table.reset(f"{self.base}/{self.begun}")
        self.begun += 1

    @property
    def options(self) -> NDArray[np.int16]:
        """The legal actions of each game, in a new array: a row for each place of the mask, all 0 beyond the last.

        Raises `BadSetting` with the catalogue.
        """
        return np.stack([table.rows(table.seat) for table in self.tables])

    def step(self, actions: Sequence[Choice] | NDArray[np.integer] | Mapping[str, NDArray[Any]]) -> None:
        """Carry out one choice for each game. Raises what `Table.step` raises, and no game has changed then.

        With the encoding ``points`` a mapping may have the array ``option`` of all indices and the array ``point`` of all points.
        """
        tables = self.tables
        choices = choices_of(actions)
        if self.plain:
            self.reward[:] = 0
            ended = self.play(choices)
        else:
            chosen = [table.chosen(choice) for table, choice in zip(tables, choices, strict=True)]
            self.reward[:] = [table.take(code) for table, code in zip(tables, chosen, strict=True)]
            ended = [i for i, table in enumerate(tables) if table.over or table.cut_off]
        self.final = {}
        self.done[:] = False
        self.cut[:] = False
        for i in ended:
            table = tables[i]
            self.done[i], self.cut[i] = table.over, table.cut_off
            if self.plain and table.over:
                self.reward[i] = table.returns()
            self.final[i] = np.stack([table.observe(seat) for seat in range(len(self.seats))])
            self.begin(table)
        self.look()

    def play(self, choices: Sequence[Choice]) -> list[int]:
        """Carry out one choice for each game, and return the games that are over or cut off. For plain settings alone."""
        tables = self.tables
        places = self.encoding.n
        codes = self.encoding.codes if isinstance(self.encoding, Catalogue) else None
        chosen: list[int] = []
        for table, index in zip(tables, choices, strict=True):
            legal = table.legal
            if type(index) is not int or not 0 <= index < places:
                code = table.chosen(index)
            elif codes is not None:
                code = codes[index] if codes[index] in legal else table.chosen(index)
            else:
                code = legal[index] if index < len(legal) else table.chosen(index)
            assert code is not None  # what is illegal has raised
            chosen.append(code)
        ended: list[int] = []
        limit = tables[0].limit
        for i, (table, code) in enumerate(zip(tables, chosen, strict=True)):
            s = table.state
            forced: list[int] = []
            legal = play_on(s, table.seat, code, table.show_forced, forced, table.played)
            table.forced, table.legal, table.refused = forced, legal, False
            table.seat = LOWEST[s.asked] if legal else NOBODY
            table.decided += 1
            if not legal or table.decided >= limit:
                ended.append(i)
        return ended

    def look(self) -> None:
        """Write rows and masks of all games."""
        tables = self.tables
        seats = [table.seat for table in tables]
        self.seat[:] = seats
        write_rows(tables[0].tensor, [table.state for table in tables], seats, self.rows)
        legal = [table.legal for table in tables]
        for table in tables:
            if len(table.legal) > self.encoding.n:
                table.write_mask(self.masks, 0)  # raises what says so
        indices = self.encoding.indices if isinstance(self.encoding, Catalogue) else {}
        write_masks(self.masks, self.encoding.n, legal, indices)


def choices_of(actions: Sequence[Choice] | NDArray[np.integer] | Mapping[str, NDArray[Any]]) -> Sequence[Choice]:
    """Return the choices of a batch one by one."""
    if isinstance(actions, Mapping):
        pairs = zip(actions["option"].tolist(), actions["point"].tolist(), strict=True)
        return [{"option": option, "point": point} for option, point in pairs]
    return actions.tolist() if isinstance(actions, np.ndarray) else actions
