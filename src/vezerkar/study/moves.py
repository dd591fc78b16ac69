"""The moves of a what-if as texts: who does what, which numbers the dice show, and with which worlds one goes on."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from vezerkar.engine import VezerkarError

MOST_MOVES: Final = 200
"""Largest number of moves in a line."""

MOST_FACES: Final = 20
"""Largest number of numbers of the dice that a move chooses."""

DEFAULT: Final = "@default"
"""In place of an action: the default of the question. The name of a bot with an ``@`` leaves the choice to it."""

TEXT: Final = re.compile(
    r"(?P<seat>\w+): (?P<action>\S.{0,199}?)"
    r"(?: \[(?P<faces>[0-9]+(?:,[0-9]+)*)\])?(?: \*(?P<roll>[0-9]{1,4}))?(?: #(?P<group>[0-9]{1,2}))?(?: \+(?P<refill>[0-9]))?"
)


class BadMove(VezerkarError):
    """A move of a what-if that cannot be read or cannot be made. The message says what is possible."""


@dataclass(frozen=True, slots=True)
class Move:
    """A deed of a seat, in all worlds at once.

    ``action`` is a notation, `DEFAULT`, or the name of a bot with an ``@``. ``faces`` are the first numbers that the dice show;
    the others are those of a ``roll``, and another roll shows others. ``group`` is the one with which one goes on, from 1.
    With a ``refill`` other than 0 the worlds that are gone are drawn anew; each number draws others.

    >>> Move.parse("british: search 20 [4] #2")
    Move(seat='british', action='search 20', faces=(4,), roll=1, group=2, refill=0)
    >>> Move("german", "to 24", roll=3).text()
    'german: to 24 *3'
    """

    seat: str
    action: str
    faces: tuple[int, ...] = ()
    roll: int = 1
    group: int = 1
    refill: int = 0

    @classmethod
    def parse(cls, text: str) -> Move:
        """Read what `text` wrote. Raises `BadMove`."""
        found = TEXT.fullmatch(text)
        if found is None:
            raise BadMove(
                f"{text[:60]!r} is no move: write SEAT: ACTION, then if you like [4,2] for the numbers of the dice, "
                "*2 for another roll, #2 for another group, +1 to draw worlds anew, in this order"
            )
        faces = tuple(int(face) for face in (found["faces"] or "").split(",") if face)
        if len(faces) > MOST_FACES:
            raise BadMove(f"a move chooses at most {MOST_FACES} numbers of the dice")
        return cls(
            found["seat"],
            found["action"],
            faces,
            int(found["roll"] or 1),
            int(found["group"] or 1),
            int(found["refill"] or 0),
        )

    def text(self) -> str:
        """Return the move as a text; what is as usual is left out."""
        faces = f" [{','.join(map(str, self.faces))}]" if self.faces else ""
        roll = f" *{self.roll}" if self.roll != 1 else ""
        group = f" #{self.group}" if self.group != 1 else ""
        refill = f" +{self.refill}" if self.refill else ""
        return f"{self.seat}: {self.action}{faces}{roll}{group}{refill}"
