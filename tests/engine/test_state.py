"""The stack of Steps: procedures call one another, stop to ask somebody, and go on."""

from __future__ import annotations

from collections import Counter

import pytest

from vezerkar.engine import BIT, EVERYBODY, LOWEST, Dice, Event, Question, State, Step, apply, settle
from vezerkar.engine.dice import key_of
from vezerkar.engine.state import options, step_of


class Table(State):
    """Keeps a log of what the Steps did."""

    __slots__ = ("log",)

    def __init__(self) -> None:
        self.begin(Dice(key_of("0")))
        self.log: list[int] = []

    def clone(self) -> Table:
        copy = Table()
        self.copy_base(copy)
        copy.log = self.log.copy()
        return copy


class Note(Step[Table]):
    """Writes a number and is done."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def advance(self, s: Table) -> bool:
        s.stack.pop()
        s.log.append(self.number)
        return False


class Call(Step[Table]):
    """Asks seat 0 whether to call two Notes (1), nothing (0) or the end of the game (2)."""

    def advance(self, s: Table) -> bool:
        s.asked = BIT[0]
        return True

    def options(self, s: Table, seat: int) -> list[int]:
        return [0, 1, 2]

    def choose(self, s: Table, seat: int, action: int) -> None:
        if action == 1:
            s.call(Note(7), Note(8))
        else:
            s.stack.pop()
            s.over = action == 2

    def question(self, s: Table, seat: int) -> Question:
        return Question("ask", "TEST 1", 0)


def table(*steps: Step[Table]) -> Table:
    s = Table()
    s.call(*steps)
    settle(s)
    return s


def test_procedures_run_in_the_order_they_are_called() -> None:
    s = table(Note(1), Note(2), Call())
    assert s.log == [1, 2] and s.asked == 1 and len(s.stack) == 1


def test_a_procedure_called_inside_another_runs_first() -> None:
    s = table(Call(), Note(9), Call())
    apply(s, 0, 1)
    assert s.log == [7, 8] and isinstance(step_of(s), Call) and options(s, 0) == [0, 1, 2]
    apply(s, 0, 0)
    assert s.log == [7, 8, 9]


def test_nobody_is_asked_when_the_game_is_over() -> None:
    s = table(Call())
    apply(s, 0, 2)
    assert s.over and s.asked == 0 and s.stack == []


def test_settling_again_changes_nothing() -> None:
    s = table(Note(1), Call())
    settle(s)
    assert s.log == [1] and s.asked == 1


def test_a_clone_goes_its_own_way_and_nobody_listens_to_it() -> None:
    s = table(Note(1), Call(), Call())
    s.sink = []
    s.news = 3
    s.randbelow(6)
    copy = s.clone()
    assert (copy.asked, copy.over, copy.drawn, copy.news, copy.dice, copy.sink) == (1, False, s.drawn, 3, s.dice, None)
    apply(copy, 0, 1)
    assert s.log == [1] and copy.log == [1, 7, 8]
    apply(s, 0, 0)
    assert len(s.stack) == 1 and len(copy.stack) == 2
    assert copy.randbelow(1000) == s.randbelow(1000), "both go on with the same dice"


def test_a_step_has_no_parameters_and_no_domain_unless_it_says_so() -> None:
    assert Call().params() == [] and Call().domain(Table(), 0) is None


@pytest.mark.parametrize("n", [1, 2, 6, 36, 1000, (1 << 31) + 1, 1 << 32])
def test_numbers_stay_below_n(n: int) -> None:
    s = Table()
    assert all(0 <= s.randbelow(n) < n for _ in range(200))
    assert s.drawn >= 200


def test_all_numbers_are_equally_likely() -> None:
    s = Table()
    counts = Counter(s.randbelow(6) for _ in range(12_000))
    assert set(counts) == set(range(6))
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 20.5  # chi-square of 5 degrees, one in a thousand


class Fixed(Dice):
    """Dice that give these words."""

    def __init__(self, *words: int) -> None:
        super().__init__(b"")
        self.given = words

    def word(self, index: int) -> int:
        return self.given[index]


def test_words_that_would_favour_small_numbers_are_thrown_away() -> None:
    s = Table()
    top = (1 << 32) - 1
    s.dice = Fixed(top, top - 3, top - 4, 13)
    assert s.randbelow(6) == (top - 4) % 6 == 5 and s.drawn == 3, "2**32 is 4 above a multiple of 6"
    assert s.randbelow(6) == 1 and s.drawn == 4
    s.dice, s.drawn = Fixed(top), 0
    assert s.randbelow(2) == 1 and s.drawn == 1, "nothing is thrown away for a power of two"


def test_events_reach_a_listener_and_cost_nothing_without_one() -> None:
    s = Table()
    s.emit("heard", {"by": "nobody"})
    assert s.sink is None
    s.sink = []
    s.emit("heard", {"by": "us"})
    s.emit("whispered", {}, BIT[1])
    assert s.sink == [Event("heard", {"by": "us"}, EVERYBODY), Event("whispered", {}, 2)]


@pytest.mark.parametrize(
    ("seats", "seat", "visible"),
    [
        (EVERYBODY, -1, True),
        (EVERYBODY, 5, True),
        (0b101, 0, True),
        (0b101, 1, False),
        (0b101, 2, True),
        (0b101, -1, False),
        (0, 0, False),
        (~0b101, 0, False),
        (~0b101, 1, True),
        (~0b101, -1, True),
    ],
)
def test_an_event_is_visible_to_its_seats(seats: int, seat: int, visible: bool) -> None:
    assert Event("kind", {}, seats).visible(seat) is visible


def test_tables_of_bits() -> None:
    assert [1 << i for i in range(62)] == BIT
    assert all(LOWEST[mask] == next(i for i in range(8) if mask >> i & 1) for mask in range(1, 256)) and LOWEST[0] == 0
