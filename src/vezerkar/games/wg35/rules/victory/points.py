"""Victory points: what the mission's events bring, and the floor under every total (WG35 20.4, 25.11, 28.1)."""

from __future__ import annotations

from typing import Final

from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.numbering import NOBODY, SIDES
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.library.records import Score
from vezerkar.games.wg35.state import SkirmishState

LETTERS: Final[tuple[str, ...]] = ("A", "B")
"""Names of the sides in missions."""
SNIPER: Final = "sniper"
SNIPER_VP: Final[int] = LIBRARY.abilities[SNIPER].effect["vp_to_enemy"]


def award(s: SkirmishState, side: int, vp: int, why: str, figure: int = NOBODY, die: int = 0, half: int = 0) -> None:
    """A side scores (or pays, if negative); its total never falls below 0 (WG35 20.4).

    ``die`` or ``half``, half a die, is what has been rolled for it; 0 if nothing has.
    """
    if not vp:
        return
    s.vp[side] = max(0, s.vp[side] + vp)
    events.scored(s, side, vp, why, figure, die, half)


def concerns(side: str, who: int) -> bool:
    """Return True if what a mission says of a side (A, B or both) is about this side."""
    return side == "both" or side == LETTERS[who]


def worth(s: SkirmishState, number: int, side: int) -> int:
    """Return the points that an event of the mission (by its number) brings a side now, limits considered (WG35 28.1)."""
    score: Score = s.field.mission.scores[number]
    had = s.scored[SIDES * number + side]
    if s.round < score.from_round or (score.once and had):
        return 0
    return min(score.vp, score.most - had) if score.most else score.vp


def book(s: SkirmishState, number: int, side: int, figure: int = NOBODY) -> int:
    """An event of the mission has happened for a side: its points are scored. Returns them."""
    vp = worth(s, number, side)
    if vp:
        s.scored[SIDES * number + side] += vp
        award(s, side, vp, s.field.mission.scores[number].event, figure)
    return vp


def earn(s: SkirmishState, side: int, event: str, figure: int = NOBODY) -> None:
    """Something has happened: a side scores what the mission gives it for that, if anything."""
    scores = s.field.mission.scores
    for number in range(len(scores)):
        if scores[number].event == event and concerns(scores[number].side, side):
            book(s, number, side, figure)


def casualty_points(s: SkirmishState, figure: int, side: int) -> None:
    """A figure was incapacitated: ``side``, its enemy, scores what the mission gives for that, and one more for a sniper."""
    earn(s, side, f"enemy_{s.field.man(figure).cls}_down", figure)
    if s.field.has(figure, SNIPER):
        award(s, side, SNIPER_VP, SNIPER, figure)
