"""A Step says its arguments once, and one that only asks says whom."""

from __future__ import annotations

from typing import Any

import pytest

from vezerkar import game
from vezerkar.engine import State, Step, Together
from vezerkar.engine.dice import Dice
from vezerkar.engine.state import arguments_of
from vezerkar.registry import GAMES


class Plain(Step[State]):
    __slots__ = ()


class Sail(Step[State]):
    __slots__ = ("ship", "spaces")

    def __init__(self, ship: int, spaces: int = 2) -> None:
        self.ship = ship
        self.spaces = spaces

    def asks(self, s: State) -> int:
        return self.ship


class Queue(Sail):
    __slots__ = ("waiting",)

    def __init__(self, ship: int, *waiting: int) -> None:
        super().__init__(ship, 1)
        self.waiting = waiting


def test_the_arguments_of_a_step_are_those_of_its_making() -> None:
    assert Plain().params() == []
    assert Sail(3).params() == [3, 2] and Sail(3, 1).params() == [3, 1]
    assert Queue(3, 4, 5).params() == [3, 4, 5] and Queue(3).params() == [3]
    assert Together(((Plain(),), ())).params() == []


def test_a_step_that_only_asks_says_whom() -> None:
    s = State()
    s.begin(Dice(bytes(32)))
    assert Sail(3).advance(s) and s.asked == 8
    with pytest.raises(NotImplementedError):
        Plain().advance(s)


@pytest.mark.parametrize("name", GAMES)
def test_every_step_of_a_game_is_made_again_from_its_numbers(name: str) -> None:
    rules: Any = game(name)
    for step, takes in rules.takes.items():
        if step not in rules.steps:
            continue
        numbers = [number.least for number in takes]
        again = rules.steps[step](*numbers)
        assert again.params() == numbers, step
        names, rest = arguments_of(type(again))
        assert [getattr(again, one) for one in names] + list(getattr(again, rest) if rest else []) == numbers, step
