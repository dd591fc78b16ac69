"""Actions of Quartermaster General as small ints, and their text notation.

An action is ``verb << 9 | noun``. What is chosen most often, to discard a card and to pass, has numbers below 256: the
interpreter keeps those at hand, others are made anew each time. The notation is ``verb noun``, for instance
``play ger_blitzkrieg``, ``build ukraine``, ``strike germany ukraine``.
"""

from __future__ import annotations

from typing import Final

from vezerkar.engine.errors import BadNotation
from vezerkar.games.quartermaster.game_data import CARD_ID, CARD_SPAN, COUNTRIES, SPACES

DISCARD: Final = 0 << 9
PASS: Final = CARD_SPAN
DONE: Final = CARD_SPAN + 1
PLAY: Final = 2 << 9
USE: Final = 4 << 9
BUILD: Final = 5 << 9
RECRUIT: Final = 6 << 9
BATTLE: Final = 7 << 9
STRIKE: Final = 8 << 9
TAKE_BACK: Final = 9 << 9
PICK_UP: Final = 10 << 9
PROTECT: Final = 11 << 9
NAME: Final = 12 << 9
BURY: Final = 13 << 9
ARRANGE: Final = 14 << 9
STRIP: Final = 15 << 9
STRIP_RESPONSE: Final = 16 << 9
LOSE: Final = 17 << 9
NOUN: Final = (1 << 9) - 1

LOSE_CARDS: Final = LOSE
LOSE_NAVY: Final = LOSE + 1

PIECE: Final = 64
"""The noun of a piece is ``country * PIECE + space``."""

MOST_RESPONSES: Final = 16
"""No country has more Responses than this (Japan: 11)."""

CARD_VERBS: Final[tuple[tuple[int, str], ...]] = (
    (PLAY, "play"), (DISCARD, "discard"), (USE, "use"), (BURY, "bury"), (ARRANGE, "arrange"), (STRIP, "strip"),
)  # fmt: skip
SPACE_VERBS: Final[tuple[tuple[int, str], ...]] = (
    (BUILD, "build"), (RECRUIT, "recruit"), (BATTLE, "battle"), (TAKE_BACK, "take_back"), (PICK_UP, "pick_up"),
)  # fmt: skip
PIECE_VERBS: Final[tuple[tuple[int, str], ...]] = ((STRIKE, "strike"), (PROTECT, "protect"))


def _words() -> dict[int, str]:
    words = {PASS: "pass", DONE: "done", LOSE_CARDS: "lose cards", LOSE_NAVY: "lose navy", STRIP_RESPONSE: "strip response"}
    for card, name in enumerate(CARD_ID):
        if name:
            words |= {verb + card: f"{text} {name}" for verb, text in CARD_VERBS}
    for space, name in enumerate(SPACES):
        words |= {verb + space: f"{text} {name}" for verb, text in SPACE_VERBS}
        for country, owner in enumerate(COUNTRIES):
            words |= {verb + country * PIECE + space: f"{text} {owner} {name}" for verb, text in PIECE_VERBS}
    for country, owner in enumerate(COUNTRIES):
        words[NAME + country] = f"name {owner}"
    for n in range(1, MOST_RESPONSES + 1):
        words[STRIP_RESPONSE + n] = f"strip response {n}"
    return words


NOTATION: Final[dict[int, str]] = _words()
CODE: Final[dict[str, int]] = {text: code for code, text in NOTATION.items()}
VERBS: Final = tuple(dict.fromkeys([text.split()[0] for text in NOTATION.values()]))


def parse(text: str) -> int:
    """The action of a text; upper and lower case and extra blanks do not matter. Raises `BadNotation`."""
    spelled = " ".join(text.lower().split())
    if spelled in CODE:
        return CODE[spelled]
    raise BadNotation.of(text, "Quartermaster General", VERBS)


def with_each_card(cards: list[int], verb: int) -> list[int]:
    """A verb with every different card of a sorted row, in order."""
    actions: list[int] = []
    last = -1
    for card in cards:
        if card != last:
            actions.append(verb + card)
            last = card
    return actions
