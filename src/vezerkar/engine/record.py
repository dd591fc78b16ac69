"""Record: a match on paper. JSON lines: a header, then one line for each action, then (when it is over) a line that seals it.

Where players took something back there is a line as well, since the dice went on: see `Takeback`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from vezerkar.engine.dice import MOST_DRAWN
from vezerkar.engine.errors import BadRecord, BadSeat, IllegalAction

if TYPE_CHECKING:
    from vezerkar.engine.game import Json

FORMAT = 1
"""The version of the record format itself."""
TAKEBACKS_FORMAT = 2
"""The version of a record in which something was taken back."""


@dataclass(frozen=True, slots=True)
class Takeback:
    """A moment, after ``ply`` actions, to which the players went back. What they had done after it is not in the record.

    The dice went on: ``drawn`` numbers had been taken from them by then. ``news`` counts what seats had learned otherwise.
    """

    ply: int
    drawn: int
    news: int


@dataclass(slots=True)
class Record:
    """Header and actions of a match; replays to the same State, byte for byte.

    ``seed`` and ``options`` (or ``origin``, a position) say how it began; ``actions`` are pairs of seat and notation;
    ``digest`` is the hash of the last State of a match that is over. ``takebacks`` are in the order of their plies.

    >>> import vezerkar
    >>> match = vezerkar.game("hunt").start(seed=7)
    >>> done = match.act("german", "to 24")
    >>> record = match.record()
    >>> record.seed, record.actions
    ('7', [('german', 'to 24')])
    >>> vezerkar.Record.parse(record.text()) == record
    True
    """

    game: str
    version: str
    options: dict[str, str] = field(default_factory=dict)
    seed: str = ""
    origin: dict[str, Json] | None = None
    actions: list[tuple[str, str]] = field(default_factory=list)
    digest: str = ""
    takebacks: list[Takeback] = field(default_factory=list)

    @property
    def scripted(self) -> int:
        """Number of dice words given beforehand, in the position at which the match began."""
        dice = (self.origin or {}).get("dice")
        if not isinstance(dice, dict):
            return 0
        rows = [dice.get("script", []), dice.get("next", [])]
        return sum(len(row) for row in rows if isinstance(row, list))

    def text(self) -> str:
        """Return the record as JSON lines."""
        options: dict[str, Json] = dict(self.options)
        written = TAKEBACKS_FORMAT if self.takebacks else FORMAT
        head: dict[str, Json] = {"vezerkar": written, "game": self.game, "version": self.version, "options": options}
        if self.origin is None:
            head["seed"] = self.seed
        else:
            head["origin"] = self.origin
        if self.scripted:
            head["scripted"] = self.scripted
        lines: list[dict[str, Json]] = [head]
        for ply in range(len(self.actions) + 1):
            lines += [{"drawn": one.drawn, "news": one.news} for one in self.takebacks if one.ply == ply]
            if ply < len(self.actions):
                seat, action = self.actions[ply]
                lines.append({"seat": seat, "action": action})
        if self.digest:
            lines.append({"digest": self.digest})
        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read JSON lines. Raises `BadRecord`, naming the line that is wrong."""
        rows: list[dict[str, Json]] = []
        for number, line in enumerate(text.split("\n"), 1):  # not splitlines: a text in JSON may hold other line ends
            if not line.strip():
                continue
            try:
                row = json.loads(line)
            except (ValueError, RecursionError) as error:
                raise BadRecord(f"line {number} is not JSON: {error}") from error
            if not isinstance(row, dict):
                raise BadRecord(f"line {number} is not a JSON object")
            rows.append(row)
        written = rows[0].get("vezerkar") if rows else None
        if written not in (FORMAT, TAKEBACKS_FORMAT):
            raise BadRecord(f'this is no record: its first line must have "vezerkar": {FORMAT} or {TAKEBACKS_FORMAT}')
        record = cls._header(rows[0])
        for number, row in enumerate(rows[1:], 2):
            digest, seat, action = row.get("digest"), row.get("seat"), row.get("action")
            if isinstance(digest, str) and number == len(rows):
                record.digest = digest
            elif isinstance(seat, str) and isinstance(action, str):
                record.actions.append((seat, action))
            elif written == TAKEBACKS_FORMAT and "drawn" in row:
                drawn, news = _count(row.get("drawn"), number), _count(row.get("news"), number)
                record.takebacks.append(Takeback(len(record.actions), drawn, news))
            else:
                raise BadRecord(f'entry {number} needs a "seat" and an "action", both texts')
        return record

    @classmethod
    def _header(cls, head: dict[str, Json]) -> Record:
        game, version, seed = head.get("game"), head.get("version"), head.get("seed", "")
        options, origin = head.get("options", {}), head.get("origin")
        if not isinstance(game, str) or not isinstance(version, str) or not isinstance(seed, str):
            raise BadRecord('the first line needs "game", "version" and "seed", all texts')
        if not isinstance(options, dict) or not (origin is None or isinstance(origin, dict)):
            raise BadRecord('in the first line "options" and "origin" must be objects')
        if "seed" not in head and origin is None:
            raise BadRecord('the first line needs a "seed": the record of a running match cannot be replayed')
        chosen = {name: value for name, value in options.items() if isinstance(value, str)}
        if len(chosen) < len(options):
            raise BadRecord('in the first line the values of "options" must be texts')
        return cls(game, version, chosen, seed, origin)

    def replay(self, act: Callable[[str, str], object], go_on: Callable[[int, int], object]) -> None:
        """Take every action by ``act``, and at each takeback ``go_on`` from so many numbers of the dice and so many news.

        Raises `BadRecord` at the first action that is refused.
        """
        takebacks = self.takebacks.copy()
        for number, (seat, action) in enumerate(self.actions, 1):
            while takebacks and takebacks[0].ply < number:
                takeback = takebacks.pop(0)
                go_on(takeback.drawn, takeback.news)
            try:
                act(seat, action)
            except (IllegalAction, BadSeat) as error:
                raise BadRecord(f"action {number} of this record ({seat}: {action}) cannot be replayed: {error}") from error
        for takeback in takebacks:
            go_on(takeback.drawn, takeback.news)

    def check(self, version: str, digest: str) -> None:
        """Compare the end of a replay with what is written. Raises `BadRecord`."""
        if self.digest and self.digest != digest:
            raise BadRecord(
                f"the record does not end as it says: it was written by rules version {self.version}, these are {version}"
                if self.version != version
                else "the record does not end as it says: it was changed after it was written"
            )


def _count(value: Json, number: int) -> int:
    """Return what a line of a takeback counts. Raises `BadRecord`."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST_DRAWN:
        raise BadRecord(f'entry {number} says that something was taken back: "drawn" and "news" are whole numbers, 0 or more')
    return value
