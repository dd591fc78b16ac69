"""Levels of puzzles and solvers, as plain numbers."""

from __future__ import annotations

from random import Random

from vezerkar.server.puzzles.puzzle_choice import chosen_puzzle, retired
from vezerkar.server.puzzles.puzzle_rating import (
    LEAST_LEVEL,
    LEAST_SIGMA,
    MOST_LEVEL,
    POINTS,
    START_LEVEL,
    after_try,
    first_rating,
    level,
    provisional,
)
from vezerkar.server.puzzles.puzzle_table import PuzzleStrength
from vezerkar.server.ratings.ratings import START_MU, Rating


def test_nobody_known_has_the_middle_level_with_a_wide_margin() -> None:
    assert level(Rating()) == START_LEVEL and round(POINTS * Rating().sigma) == 250 and provisional(Rating())


def test_a_puzzle_that_guesses_solve_is_easy() -> None:
    levels = [level(first_rating(chance)) for chance in (1.0, 1 / 2, 1 / 8, 1 / 1024, 1e-9)]
    assert levels == sorted(levels) and levels[2] == 1225 and levels[0] >= LEAST_LEVEL and levels[-1] == MOST_LEVEL


def test_a_try_moves_both_apart_and_more_where_it_surprises() -> None:
    hard, easy = Rating(START_MU + 10), Rating(START_MU - 10)
    for puzzle in (hard, easy, Rating()):
        up, down = after_try(Rating(), puzzle, True), after_try(Rating(), puzzle, False)
        assert up[0].mu > START_MU > down[0].mu and up[1].mu < puzzle.mu < down[1].mu
        assert up[0].games == up[1].games == 1 and up[0].sigma < Rating().sigma
    assert after_try(Rating(), hard, True)[0].mu > after_try(Rating(), easy, True)[0].mu
    assert after_try(Rating(), hard, False)[0].mu > after_try(Rating(), easy, False)[0].mu


def test_a_level_finds_the_strength_that_is_there() -> None:
    chance = Random(7)
    for true in (1100, 1900):
        solver = Rating()
        for _ in range(60):
            puzzle = level(solver) + chance.choice((-100, 0, 100))
            right = chance.random() < 1 / (1 + 10 ** ((puzzle - true) / 400))
            solver, _ = after_try(solver, Rating(START_MU + (puzzle - START_LEVEL) / POINTS, 4.0), right)
        assert abs(level(solver) - true) < 150 and not provisional(solver)
        assert solver.sigma >= LEAST_SIGMA


def test_a_puzzle_is_voted_out_by_many_and_not_by_few() -> None:
    assert not retired(None)
    for up, down, out in ((0, 19, False), (11, 9, True), (12, 8, False), (0, 20, True)):
        assert retired(PuzzleStrength(Rating(), 0, up, down)) is out


def test_the_choice_ends_with_what_was_known_for_longest() -> None:
    levels = {"a": 1000, "b": 1500, "c": 2000}
    assert chosen_puzzle({}, [], 1500, Random(1)) is None
    assert chosen_puzzle(levels, ["c", "b"], 1500, Random(1)) == "a"
    assert chosen_puzzle(levels, ["gone", "c", "a", "b"], 1500, Random(1)) == "c"
    many = {f"{number}": number for number in range(100)}
    assert {chosen_puzzle(many, [], 50, Random(seed)) for seed in range(200)} == {"47", "48", "49", "50", "51", "52"}
