"""Covering fire: whoever watches over a comrade may shoot first (WG35 26.1.7)."""

from __future__ import annotations

from vezerkar.engine.decision import Question
from vezerkar.games.wg35.notation import FIGURES, PASS, first_of, last_of
from vezerkar.games.wg35.rules.shooting import aiming
from vezerkar.games.wg35.rules.step import SkirmishStep, side_of
from vezerkar.games.wg35.state import SkirmishState


class Cover(SkirmishStep):
    """A figure that has won the contest may spend an action to shoot first (WG35 26.1.7)."""

    __slots__ = ("coverer", "shooter")

    def __init__(self, coverer: int, shooter: int) -> None:
        self.coverer = coverer
        self.shooter = shooter

    def asks(self, s: SkirmishState) -> int:
        return side_of(self.coverer)

    def options(self, s: SkirmishState, seat: int) -> list[int]:
        return [PASS, *aiming.shots(s, self.coverer, self.shooter)]

    def question(self, s: SkirmishState, seat: int) -> Question:
        args: dict[str, int | str] = {"figure": FIGURES[self.coverer], "other": FIGURES[self.shooter]}
        return Question("ask-cover", "WG35 26.1.7", default=PASS, args=args)

    def choose(self, s: SkirmishState, seat: int, action: int) -> None:
        s.stack.pop()
        if action != PASS:
            arm = aiming.arm_of(s, self.coverer, last_of(action))
            aiming.start(s, self.coverer, arm, first_of(action), self.shooter)
