"""The encoding ``points``: an action that holds a point is chosen as an option and a point of the table.

The list of what is legal has a few points out of very many. Here the index says which action is meant, and the point that is
named with it takes the place of the one in the list. It is moved to the nearest point found at which the action is legal.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, hypot, pi, sin
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from vezerkar.research.actions import BadSetting, Slots

if TYPE_CHECKING:
    from vezerkar.engine import Domain, Game, State
    from vezerkar.engine.tensor import Tensor

Choice: TypeAlias = "int | Mapping[str, Any]"
"""An index; or, with the encoding ``points``, a mapping with the index as ``option`` and the ``point``: how far it lies to the
east and to the north, each from 0 to 1. An index alone takes the option as it is listed."""

Named: TypeAlias = tuple[float, float]
"""A point as it is named: how far it lies to the east and to the north, each from 0 to 1."""

RADII: Final = (1, 2, 4, 8, 16, 32, 64)
"""So far round a named point others are tried, in millimetres."""

AROUND: Final = 8
"""The number of points that are tried at each of these distances."""


def _spiral() -> tuple[tuple[int, int], ...]:
    found = [(0, 0)]
    for radius in RADII:
        for i in range(AROUND):
            found.append((round(radius * cos(2 * pi * i / AROUND)), round(radius * sin(2 * pi * i / AROUND))))
    return tuple(dict.fromkeys(found))


SPIRAL: Final = _spiral()
"""Steps from a named point to those that are tried, the nearest first."""


class Snapped(NamedTuple):
    """A legal action, and how far its point lies from the one that was named, in millimetres."""

    code: int
    moved: float


class PointSlots(Slots):
    """Index i stands for the i-th of the legal actions, as with `Slots`. A point may be named with it."""

    name = "points"

    def __init__(self, game: Game[Any, Any], tensor: Tensor[Any], interrupts: bool) -> None:
        if not tensor.points:
            raise BadSetting(f"no action of {game.id} holds a point: encoding='slots'")
        super().__init__(tensor, interrupts)

    def snapped(self, s: State, domain: Domain | None, code: int, named: Named) -> Snapped | None:
        """Return the legal action that comes nearest to an option at a named point; None if the option holds no point.

        It is the option as listed if ``domain`` accepts none of the points that are tried.
        """
        tensor = self.tensor
        east, north = tensor.extent(s)
        _, _, _, _, _, listed_x, listed_y, _ = tensor.describe(code)
        if not tensor.at_point(code, listed_x, listed_y):
            return None
        x, y = named[0] * east, named[1] * north
        for dx, dy in SPIRAL:
            tried_x, tried_y = round(x) + dx, round(y) + dy
            if domain is not None and 0 <= tried_x <= east and 0 <= tried_y <= north:
                for tried in tensor.at_point(code, tried_x, tried_y):
                    if domain.accepts(tried):
                        return Snapped(tried, hypot(tried_x - x, tried_y - y))
        return Snapped(code, hypot(listed_x - x, listed_y - y))


def listed(tensor: Tensor[Any], legal: list[int], code: int) -> int | None:
    """Return the listed action that comes nearest to one: the same action, at the nearest point; None if there is none."""
    if code in legal:
        return code
    wanted = tensor.describe(code)
    found = [
        (hypot(told[5] - wanted[5], told[6] - wanted[6]), one)
        for one in legal
        if (told := tensor.describe(one))[:5] == wanted[:5]
    ]
    return min(found)[1] if found else None


def index_of(choice: Choice) -> int:
    """Return the index of a choice."""
    return int(choice["option"] if isinstance(choice, Mapping) else choice)


def parts_of(choice: Choice) -> tuple[int, Named | None]:
    """Return the index of a choice and its point; None if it names none. Raises ValueError for a point off the table."""
    # Nearly all choices are plain numbers, and it takes long to ask if they are mappings.
    if isinstance(choice, int) or not isinstance(choice, Mapping):
        return int(choice), None
    x, y = map(float, choice["point"])
    if not (0 <= x <= 1 and 0 <= y <= 1):
        raise ValueError(f"the point {x}, {y} is not two numbers from 0 to 1")
    return int(choice["option"]), (x, y)
