"""Secret simultaneous choices: every seat on a stack of its own."""

from __future__ import annotations

import pytest

from tests.engine.test_state import Note, Table
from vezerkar.engine import BIT, Domain, Question, Step, Together, apply, settle
from vezerkar.engine.state import options, step_of


class Even(Domain):
    def accepts(self, action: int) -> bool:
        return action % 2 == 0


class Pick(Step[Table]):
    """Asks its seat for a number: 0 ends the game at once, 1 asks again, others are noted afterwards."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def advance(self, s: Table) -> bool:
        s.asked = BIT[self.seat]
        return True

    def options(self, s: Table, seat: int) -> list[int]:
        return [0, 1, 20 + self.seat]

    def choose(self, s: Table, seat: int, action: int) -> None:
        s.stack.pop()
        if action == 0:
            s.stack.append(End())
        elif action == 1:
            s.call(Note(100 + seat), Pick(seat))
        else:
            s.call(Note(action))

    def question(self, s: Table, seat: int) -> Question:
        return Question(f"ask-{self.seat}", "TEST 2", 1)

    def domain(self, s: Table, seat: int) -> Domain | None:
        return Even() if self.seat else None


class End(Step[Table]):
    """Ends the game."""

    def advance(self, s: Table) -> bool:
        s.over = True
        return False


def table(*stacks: tuple[Step[Table], ...]) -> Table:
    s = Table()
    s.call(Together(stacks), Note(5), Pick(0))
    settle(s)
    return s


def test_all_seats_are_asked_at_once_and_each_for_its_own() -> None:
    s = table((Pick(0),), (), (Pick(2),))
    assert s.asked == 0b101
    assert options(s, 0) == [0, 1, 20] and options(s, 2) == [0, 1, 22]
    step = step_of(s)
    assert step.question(s, 0).text == "ask-0" and step.question(s, 2).text == "ask-2"
    assert step.domain(s, 0) is None and isinstance(step.domain(s, 2), Even)


@pytest.mark.parametrize("order", [(0, 2), (2, 0)])
def test_it_ends_when_all_have_chosen_in_any_order(order: tuple[int, int]) -> None:
    s = table((Pick(0),), (), (Pick(2),))
    first, second = order
    apply(s, first, 20 + first)
    assert s.asked == BIT[second] and s.log == [20 + first]
    apply(s, second, 20 + second)
    assert s.log == [20 + first, 20 + second, 5] and s.asked == 1, "then the procedure below goes on"


def test_a_seat_may_have_several_things_to_do() -> None:
    s = table((Note(2), Pick(0)), (Pick(1),))
    assert s.asked == 0b11 and s.log == []
    apply(s, 0, 1)
    assert s.asked == 0b11 and s.log == [100], "the seat that chose is asked on, the other still"
    apply(s, 0, 20)
    assert s.asked == 0b10 and s.log == [100, 20, 2]


def test_with_nothing_to_ask_it_passes_at_once() -> None:
    s = table((Note(1),), (Note(2),), ())
    assert s.log == [1, 2, 5] and s.asked == 1 and isinstance(step_of(s), Pick)


def test_a_choice_that_ends_the_game_leaves_nobody_asked() -> None:
    s = table((Pick(0),), (Pick(1),))
    apply(s, 1, 0)
    assert s.over and s.asked == 0


def test_a_clone_of_a_half_made_choice_goes_its_own_way() -> None:
    s = table((Pick(0),), (Pick(1),))
    apply(s, 0, 20)
    copy = s.clone()
    apply(copy, 1, 21)
    assert s.asked == 0b10 and s.log == [20] and copy.log == [20, 21, 5]


def test_one_may_hold_another() -> None:
    s = table((Together(((Pick(0),), (Note(3),))),), (Pick(1),))
    assert s.asked == 0b11 and s.log == [3]
    apply(s, 0, 20)
    assert s.asked == 0b10
    apply(s, 1, 21)
    assert s.log == [3, 20, 21, 5]
