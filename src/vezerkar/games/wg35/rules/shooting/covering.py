"""Covering fire: whoever watches over a comrade may shoot first (WG35 26.1.7)."""

from __future__ import annotations

from vezerkar.engine.decision import Question
from vezerkar.engine.state import BIT
from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.notation import FIGURES, PASS, first_of, last_of
from vezerkar.games.wg35.rules import windows
from vezerkar.games.wg35.rules.basics import checks
from vezerkar.games.wg35.rules.shooting import declaring, fire, volley
from vezerkar.games.wg35.rules.shooting.attack import GOING, LOST, attack_of
from vezerkar.games.wg35.rules.step import WHO, SkirmishStep, side_of
from vezerkar.games.wg35.state import SkirmishState


class Covering(SkirmishStep):
    """Covering fire: each enemy that covers the target contests the shot, in the order of figures after ``last`` (WG35 26.1.7).

    Inside a covering shot there is no further covering fire.
    """

    __slots__ = ("last",)

    def __init__(self, last: int) -> None:
        self.last = last

    def params(self) -> list[int]:
        return [self.last]

    def advance(self, s: SkirmishState) -> bool:
        attack = attack_of(s)
        by, target = attack.by, attack.target
        if fire.why_not_still(s, attack):
            attack.state = LOST
        if attack.state != GOING or not s.on & BIT[target]:
            s.stack.pop()
            volley.go_on(s)
            return False
        coverer = self.next(s, target, by)
        if coverer == NOBODY:
            s.stack[-1] = volley.ToHit()
            s.call(windows.Window(windows.SHOT_DECLARED, attack.side, by, target, attack.side))
            return False
        s.stack[-1] = Covering(coverer)
        better = 0
        while not better:
            better = checks.contest(s, by, coverer, "covering_fire")
        if better < 0:
            s.call(Cover(coverer, by))
        return False

    def next(self, s: SkirmishState, target: int, shooter: int) -> int:
        """The next figure that covers the target and can shoot at the shooter; `NOBODY` if there is none."""
        if len(s.attacks) > 1:
            return NOBODY
        found = NOBODY
        for coverer, comrade in s.covers:
            if comrade != target or coverer <= self.last or (found != NOBODY and coverer >= found):
                continue
            ready = s.left[coverer] and not s.activated & BIT[coverer] and not fire.why_not_able(s, coverer)
            if ready and declaring.shots(s, coverer, shooter):
                found = coverer
        return found


class Cover(SkirmishStep):
    """A figure that has won the contest may spend an action to shoot first (WG35 26.1.7)."""

    __slots__ = ("coverer", "shooter")

    def __init__(self, coverer: int, shooter: int) -> None:
        self.coverer = coverer
        self.shooter = shooter

    def params(self) -> list[int]:
        return [self.coverer, self.shooter]

    def advance(self, s: SkirmishState) -> bool:
        s.asked = WHO[side_of(self.coverer)]
        return True

    def options(self, s: SkirmishState, seat: int) -> list[int]:
        return [PASS, *declaring.shots(s, self.coverer, self.shooter)]

    def question(self, s: SkirmishState, seat: int) -> Question:
        facts: dict[str, int | str] = {"figure": FIGURES[self.coverer], "other": FIGURES[self.shooter]}
        return Question("ask-cover", "WG35 26.1.7", default=PASS, facts=facts)

    def choose(self, s: SkirmishState, seat: int, action: int) -> None:
        s.stack.pop()
        if action != PASS:
            arm = declaring.arm_of(s, self.coverer, last_of(action))
            declaring.start(s, self.coverer, arm, first_of(action), self.shooter)
