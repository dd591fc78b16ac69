"""Studying a match: what would have come of other choices, as far as a seat can know.

`begin` draws several worlds that a seat cannot tell apart, `play` and `play_line` act in all of them at once, and `every_face`
looks at each face of a die. Nothing here knows of people, keys or the network.
"""

from vezerkar.study.bundle import MOST_WORLDS, Bundle, Group, Step, World, begin
from vezerkar.study.moves import MOST_MOVES, BadMove, Move
from vezerkar.study.playing import every_face, play, play_line

__all__ = [
    "MOST_MOVES",
    "MOST_WORLDS",
    "BadMove",
    "Bundle",
    "Group",
    "Move",
    "Step",
    "World",
    "begin",
    "every_face",
    "play",
    "play_line",
]
