"""The wounded check (WG35 6.2, 15.6): bleeding dice, what Treat grants, and what comes of them.

A handful of dice is one number, five bits for the count of each face; see `count`.
"""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.decision import Question, Refusal
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.numbering import MEN
from vezerkar.games.wg35.notation import DONE, FIGURES, REMOVE, REROLL, last_of, verb_of
from vezerkar.games.wg35.rules.morale import testing
from vezerkar.games.wg35.rules.step import FigureStep, SkirmishStep, d6
from vezerkar.games.wg35.rules.wounding import losses
from vezerkar.games.wg35.state import SkirmishState

FACES: Final = 6
ROOM: Final = [1, 32, 32**2, 32**3, 32**4, 32**5]
"""Number that a die of each face, from 1 on, adds to a handful."""


def count(dice: int, face: int) -> int:
    """Return how many dice of a handful show a face."""
    return dice // ROOM[face - 1] % 32


def faces(dice: int) -> list[int]:
    """The dice of a handful, lowest first."""
    found: list[int] = []
    for face in range(1, FACES + 1):
        found += [face] * count(dice, face)
    return found


class WoundedChecks(FigureStep):
    """WG35 6.2: the check of each figure that bleeds, in the order of their numbers, from ``figure`` on."""

    __slots__ = ()

    def advance(self, s: SkirmishState) -> bool:
        for figure in range(self.figure, MEN):
            if s.on & BIT[figure] and s.bleeding[figure]:
                s.stack[-1] = WoundedChecks(figure + 1)
                check(s, figure)
                return False
        # What was granted was for this check, whether or not there were dice left to roll.
        s.reroll = [0] * MEN
        s.remove = [0] * MEN
        s.stack.pop()
        return False


def check(s: SkirmishState, figure: int) -> None:
    """Roll the bleeding dice of a figure; its owner then uses what Treat has granted."""
    rolled: list[int] = []
    dice = 0
    for _ in range(s.bleeding[figure]):
        die = d6(s)
        rolled.append(die)
        dice += ROOM[die - 1]
    events.wounded_check(s, figure, rolled)
    s.call(WoundDice(figure, dice, 0))


class WoundDice(SkirmishStep):
    """WG35 15.6: the owner re-rolls or removes dice, as Treat allows, then they count. ``fixed`` were re-rolled already."""

    __slots__ = ("dice", "figure", "fixed")

    def __init__(self, figure: int, dice: int, fixed: int) -> None:
        self.figure = figure
        self.dice = dice
        self.fixed = fixed

    def advance(self, s: SkirmishState) -> bool:
        if (self.dice and s.reroll[self.figure]) or (self.dice + self.fixed and s.remove[self.figure]):
            s.asked = BIT[self.figure >> 4]
            return True
        self.finish(s)
        return False

    def finish(self, s: SkirmishState) -> None:
        """The dice do what they show; who falls frightens his comrades at once."""
        figure = self.figure
        s.stack.pop()
        s.reroll[figure] = s.remove[figure] = s.bleeding[figure] = 0
        losses.apply_wound_dice(s, figure, faces(self.dice + self.fixed), False, True)
        if not s.on & BIT[figure]:
            testing.tests(s, BIT[figure])

    def options(self, s: SkirmishState, seat: int) -> list[int]:
        found = [DONE]
        if s.reroll[self.figure]:
            found += [REROLL + face for face in range(1, FACES + 1) if count(self.dice, face)]
        if s.remove[self.figure]:
            found += [REMOVE + face for face in range(1, FACES + 1) if count(self.dice + self.fixed, face)]
        return found

    def choose(self, s: SkirmishState, seat: int, action: int) -> None:
        if action == DONE:
            self.finish(s)
            return
        face = last_of(action)
        dice, fixed = self.dice, self.fixed
        again = 0
        if verb_of(action) == REROLL:
            s.reroll[self.figure] -= 1
            again = d6(s)
            dice, fixed = dice - ROOM[face - 1], fixed + ROOM[again - 1]
        else:
            s.remove[self.figure] -= 1
            if count(dice, face):
                dice -= ROOM[face - 1]
            else:
                fixed -= ROOM[face - 1]
        events.wound_die(s, self.figure, face, again)
        s.stack[-1] = WoundDice(self.figure, dice, fixed)

    def question(self, s: SkirmishState, seat: int) -> Question:
        shown = faces(self.dice + self.fixed)
        args: dict[str, int | str] = {"figure": FIGURES[self.figure], "dice": " ".join([str(face) for face in shown])}
        default = DONE
        if shown[0] <= 4 and s.remove[self.figure]:
            default = REMOVE + shown[0]
        elif self.dice and faces(self.dice)[0] <= 4 and s.reroll[self.figure]:
            default = REROLL + faces(self.dice)[0]
        return Question("ask-wound-dice", "WG35 15.6", default, args)

    def refuse(self, s: SkirmishState, seat: int, action: int) -> Refusal:
        args: dict[str, int | str] = {"figure": FIGURES[self.figure]}
        if verb_of(action) == REROLL and s.reroll[self.figure] and count(self.fixed, min(6, max(1, last_of(action)))):
            return Refusal("refuse-rerolled", "WG35 0.3", args)
        return Refusal("refuse-wound-die", "WG35 15.6", args)
