"""Secret simultaneous choices: several seats are asked at once, each on a stack of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from vezerkar.engine.decision import Domain, Question, Refusal
from vezerkar.engine.state import State, Step

if TYPE_CHECKING:
    from typing import Never


class Together(Step[State]):
    """Every seat runs its own procedures, all at the same time, until all have finished.

    ``stacks[i]`` is the stack of seat i (its last element runs first); an empty one means that this seat has nothing to do.
    What one seat does must not change what another is offered, unless it ends the game.
    """

    __slots__ = ("stacks",)

    def __init__(self, stacks: tuple[tuple[Step[Never], ...], ...]) -> None:
        self.stacks = stacks

    def advance(self, s: State) -> bool:
        table = s.stack
        asked = 0
        stacks: list[tuple[Step[Never], ...]] = []
        for own in self.stacks:
            s.stack = list(own)
            while s.stack and not s.over:
                if cast("Step[State]", s.stack[-1]).advance(s):
                    asked |= s.asked
                    break
            # Most stacks are as they were: only one seat has chosen.
            unchanged = len(s.stack) == len(own) and len(own) > 0 and s.stack[-1] is own[-1]
            stacks.append(own if unchanged else tuple(s.stack))
        s.stack = table
        s.asked = asked
        if asked == 0:
            table.pop()
            return False
        table[-1] = Together(tuple(stacks))
        return not s.over

    def options(self, s: State, seat: int) -> list[int]:
        return self._own(seat).options(s, seat)

    def choose(self, s: State, seat: int, action: int) -> None:
        table = s.stack
        s.stack = list(self.stacks[seat])
        self._own(seat).choose(s, seat, action)
        own = tuple(s.stack)
        s.stack = table
        stacks = list(self.stacks)
        stacks[seat] = own
        table[-1] = Together(tuple(stacks))

    def question(self, s: State, seat: int) -> Question:
        return self._own(seat).question(s, seat)

    def domain(self, s: State, seat: int) -> Domain | None:
        return self._own(seat).domain(s, seat)

    def menu(self, s: State, seat: int) -> list[int]:
        return self._own(seat).menu(s, seat)

    def refuse(self, s: State, seat: int, action: int) -> Refusal:
        return self._own(seat).refuse(s, seat, action)

    def _own(self, seat: int) -> Step[State]:
        return cast("Step[State]", self.stacks[seat][-1])
