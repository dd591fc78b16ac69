"""Actions of The Hunt as small ints, and their text notation.

An action is ``verb << 6 | noun``. The notation is ``verb noun``, for instance ``sail G``, ``to 15``, ``play G10 event``.
"""

from __future__ import annotations

from typing import Final

from vezerkar.engine.errors import BadNotation
from vezerkar.games.hunt.game_data import (
    CARD_INDEX,
    CARDS,
    DISTANCE,
    FORCES,
    FREIGHTERS,
    MOVE_COST,
    REACH,
    SPACE_COUNT,
    SPACE_INDEX,
    SPACES,
)

AP_PLAY: Final = 0 << 6
EVENT_PLAY: Final = 1 << 6
RESPOND: Final = 2 << 6
PASS: Final = 3 << 6
DONE: Final = 4 << 6
SAIL: Final = 5 << 6
TO: Final = 6 << 6
SEARCH: Final = 7 << 6
SINK: Final = 8 << 6
REPAIR: Final = 9 << 6
STORE: Final = 10 << 6
TAKE: Final = 11 << 6
BANK: Final = 12 << 6
BEGIN: Final = 13 << 6
HOLD: Final = 14 << 6
CLUE: Final = 15 << 6
SHIFT: Final = 16 << 6
INTELLIGENCE: Final = 17 << 6
ROLL: Final = 18 << 6
ADVANCE: Final = 19 << 6
DUEL: Final = 20 << 6

ALTMARK: Final = 8
FORCE: Final = 16
"""Nouns of ``sail`` and ``search``: points (1, 2, 4) or plane (0, 1) for the Graf Spee, 8 for the Altmark, 16 + n for Force n."""

SPEE_POINTS: Final[list[int]] = MOVE_COST[1:]
"""Costs that may be announced for a Move of the Graf Spee, in Action Points (HUNT 39)."""


def _words() -> dict[int, str]:
    words = {PASS: "pass", DONE: "done", REPAIR: "repair", BEGIN: "begin", ROLL: "roll", SAIL | ALTMARK: "sail altmark"}
    for i, card in enumerate(CARDS):
        words[AP_PLAY | i] = f"play {card} ap"
        words[EVENT_PLAY | i] = f"play {card} event"
        for verb, name in ((RESPOND, "respond"), (BANK, "bank"), (INTELLIGENCE, "intelligence"), (DUEL, "duel")):
            words[verb | i] = f"{name} {card}"
    for i, space in enumerate(SPACES):
        for verb, name in ((TO, "to"), (CLUE, "clue"), (SHIFT, "shift")):
            words[verb | i] = f"{name} {space}"
    for i, force in enumerate(FORCES):
        for verb, name in ((SAIL, "sail"), (SEARCH, "search"), (ADVANCE, "advance")):
            words[verb | FORCE + i] = f"{name} {force}"
    for i, freighter in enumerate(FREIGHTERS):
        words[SINK | i] = f"sink {freighter}"
    for points in SPEE_POINTS:
        words[SAIL | points] = f"sail spee {points}"
    for n in range(6):
        for verb, name in ((STORE, "store"), (TAKE, "take"), (HOLD, "hold")):
            words[verb | n] = f"{name} {n}"
    words[SEARCH] = "search spee"
    words[SEARCH | 1] = "search spee plane"
    return words


NOTATION: Final[dict[int, str]] = _words()
CODE: Final[dict[str, int]] = {text: code for code, text in NOTATION.items()}
VERBS: Final = tuple(dict.fromkeys([text.split()[0] for text in NOTATION.values()]))


def parse(text: str) -> int:
    """The action of a text; upper and lower case and extra blanks do not matter. Raises `BadNotation`."""
    spelled = " ".join([word.upper() if word.upper() in NAMES else word.lower() for word in text.split()])
    if spelled in CODE:
        return CODE[spelled]
    raise BadNotation.of(text, "The Hunt", VERBS)


NAMES: Final = {*CARD_INDEX, *SPACE_INDEX, *FORCES, *FREIGHTERS}
"""The nouns written in capitals or digits."""


TO_WITHIN: Final[list[list[list[int]]]] = [
    [[TO + x for x in range(SPACE_COUNT) if 0 < DISTANCE[here][x] <= far] for here in range(SPACE_COUNT)]
    for far in range(REACH + 1)
]
"""TO_WITHIN[n][space]: ``to`` every other space at most n steps away. Shared: not to be changed."""

TO_WITHIN_OR_STAY: Final[list[list[list[int]]]] = [
    [[TO + x for x in range(SPACE_COUNT) if DISTANCE[here][x] <= far] for here in range(SPACE_COUNT)] for far in range(REACH + 1)
]
"""The same, the space itself included."""

TO_ANYWHERE: Final[list[int]] = [TO + x for x in range(SPACE_COUNT)]
