"""Secret simultaneous choices: several seats are asked at once, each on a stack of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.decision import Domain, Question, Refusal
from vezerkar.engine.state import State, Step

if TYPE_CHECKING:
    from typing import Never


class Together(Step[State]):
    """Every seat runs its own procedures, all at the same time, until all have finished.

    ``stacks[i]`` is the stack of seat i (its last element runs first); an empty one means that this seat has nothing to do.
    What one seat does must not change what another is offered, unless it ends the game.

    ``waiting`` is set only from a choice to the `advance` that follows it: the seats that go on waiting, which need no look then.
    At any other time an interrupt may have changed what somebody is asked, and everybody is looked at.
    """

    __slots__ = ("stacks", "waiting")

    def __init__(self, stacks: tuple[tuple[Step[Never], ...], ...], waiting: int = 0) -> None:
        self.stacks = stacks
        self.waiting = waiting

    def advance(self, s: State) -> bool:
        table = s.stack
        asked = self.waiting
        stacks = list(self.stacks)
        for seat in range(len(stacks)):
            own = stacks[seat]
            if not own or self.waiting & BIT[seat]:
                continue
            s.stack = list(own)
            while s.stack and not s.over:
                if cast("Step[State]", s.stack[-1]).advance(s):
                    asked |= s.asked
                    break
            stacks[seat] = tuple(s.stack)
        s.stack = table
        s.asked = asked
        if asked == 0:
            table.pop()
            return False
        table[-1] = Together(tuple(stacks))
        return not s.over

    def params(self) -> list[int]:
        return []

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
        table[-1] = Together(tuple(stacks), s.asked & ~BIT[seat])

    def question(self, s: State, seat: int) -> Question:
        return self._own(seat).question(s, seat)

    def domain(self, s: State, seat: int) -> Domain | None:
        return self._own(seat).domain(s, seat)

    def menu(self, s: State, seat: int) -> list[int]:
        return self._own(seat).menu(s, seat)

    def meant(self, s: State, seat: int, action: int) -> int:
        return self._own(seat).meant(s, seat, action)

    def refuse(self, s: State, seat: int, action: int) -> Refusal:
        return self._own(seat).refuse(s, seat, action)

    def _own(self, seat: int) -> Step[State]:
        return cast("Step[State]", self.stacks[seat][-1])
