"""The messages of what-ifs, field by field. See docs/http-api.md."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from vezerkar.server.pages.page_messages import LogLine, MatchPage
from vezerkar.server.protocol import Id, Request
from vezerkar.study import MOST_MOVES, MOST_WORLDS


class WhatIf(Request):
    """A line of moves from the moment after a ``ply``, as a ``seat`` knew it then.

    With ``true`` the true world is followed as well. One of the worlds is shown as a seat sees it: the first one, with the
    ``eyes`` of the seat itself, unless others are asked for. With ``faces`` the last move is also made with each face of its die.
    """

    seat: Id
    ply: Annotated[int, Meta(ge=0, le=999_999_999)]
    line: Annotated[list[Annotated[str, Meta(max_length=300)]], Meta(max_length=MOST_MOVES)] = msgspec.field(default_factory=list)
    worlds: Annotated[int, Meta(ge=1, le=MOST_WORLDS)] = 8
    true: bool = False
    world: Annotated[int, Meta(ge=0, le=MOST_WORLDS)] | None = None
    eyes: Id | None = None
    faces: bool = False


class TakenNumber(msgspec.Struct):
    """A number from the dice: ``got`` of 1 to ``of``."""

    of: int
    got: int


class WhatIfGroup(msgspec.Struct):
    """Worlds in which the seat has learned the same, and the lines of the log that tell it."""

    worlds: list[int]
    share: float
    log: list[LogLine]


class WhatIfStep(msgspec.Struct):
    """A move of a line: what was done in the first world of its group, the numbers that took, and all groups, the largest first.

    ``chance`` is that of the faces that were chosen; in the worlds that ``dropped`` out the move was not legal. ``window``: it
    answered a reaction window.
    """

    move: str
    done: str
    numbers: list[TakenNumber]
    chance: float
    groups: list[WhatIfGroup]
    dropped: list[int]
    window: bool = False


class WhatIfPage(msgspec.Struct):
    """The end of a line: the table as it would be, its worlds and how it came to it.

    ``world`` is the one that is shown, ``true`` the number of the true one, if it is among ``worlds``. ``share`` is how likely it
    is to come here, if all choose as they do in the line. ``bot`` chooses for others where it is written with an ``@``; empty:
    none may. ``faces`` are the last move with each face of its die, if they were asked for.
    """

    table: MatchPage
    world: int
    worlds: list[int]
    true: int | None
    share: float
    steps: list[WhatIfStep]
    bot: str = ""
    faces: list[WhatIfStep] = []
