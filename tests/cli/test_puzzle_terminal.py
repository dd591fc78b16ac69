"""Puzzles in the terminal: one is told, answered and proved; a harvest writes a file."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.cost import slow
from vezerkar.cli import puzzle_terminal
from vezerkar.cli.study import app
from vezerkar.study.puzzles import Posed, read_book, stored


def run(*words: str) -> str:
    result = CliRunner().invoke(app, list(words))
    return result.output if result.exception is None else f"{result.output}{result.exception}"


@slow
def test_a_puzzle_is_told_and_proved() -> None:
    one = next(one for one in stored("quartermaster").puzzles if one.theme == "cut")
    right = min(Posed(one).right)
    told = run("puzzle", "quartermaster", "--id", one.id, "--answer", right)
    assert (
        told.startswith(f"{one.id} · Cut their supply")
        and "\nUnited Kingdom: Supply space" in told
        and "Right!" in told
        and "(QMG R-46)" in told
    )
    wrong = next(option for option in Posed(one).options if option not in Posed(one).right)
    assert "Nem egészen." in run("puzzle", "quartermaster", "--id", one.id, "--answer", wrong, "--lang", "hu")
    assert "there is no option 'moon'" in run("puzzle", "quartermaster", "--id", one.id, "--answer", "moon")


def test_what_there_is_not_is_refused() -> None:
    assert "it has: places, clue" in run("puzzle", "hunt", "--theme", "moon")
    assert "hunt has no puzzle 'hunt-0'" in run("puzzle", "hunt", "--id", "hunt-0")
    for ways in (("--daily", "--theme", "clue"), ("--id", "hunt-0", "--theme", "clue"), ("--daily", "--id", "hunt-0")):
        assert "give one of them" in run("puzzle", "hunt", *ways, "--answer", "20")
    assert run("puzzle", "hunt", "--daily", "--answer", "20").startswith("hunt-")


@slow
def test_a_harvest_is_written(tmp_path: Path) -> None:
    out = tmp_path / "some.json"
    run("puzzles", "quartermaster", "--games", "1", "--most", "1", "--out", str(out))
    assert [one.theme for one in read_book(out.read_text(encoding="utf-8")).puzzles].count("cut") == 1


def practised(*words: str, answers: str) -> str:
    result = CliRunner().invoke(app, ["practice", *words], input=answers)
    return result.output if result.exception is None else f"{result.output}{result.exception}"


def test_practice_goes_on_until_an_answer_is_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    clues = [one for one in stored("hunt").puzzles if one.theme == "clue"][:3]
    monkeypatch.setattr(puzzle_terminal, "run_of", lambda game, theme, fresh: iter(clues))
    right = [min(Posed(one).right) for one in clues]
    wrong = next(option for option in Posed(clues[1]).options if option not in Posed(clues[1]).right)
    told = practised("hunt", "--theme", "clue", answers=f"{right[0]}\nmoon\n{wrong}\n{right[2]}\n")
    assert "there is no option 'moon'" in told
    assert "1 of 1 right, in a row: 1" in told and "1 of 2 right, in a row: 0" in told
    assert told.endswith("Practice is over: 2 of 3 right, most in a row: 1.\n")
    assert practised("hunt", answers=f"{right[0]}\n\n").endswith("Practice is over: 1 of 1 right, most in a row: 1.\n")
    # An input that ends says the same as an empty answer.
    assert practised("hunt", "--lang", "hu", answers="").endswith("0 közül 0 helyes, legtöbb egymás után: 0.\n")


def test_a_run_has_no_puzzle_twice_and_does_not_end_with_the_shipped_ones() -> None:
    assert "it has: places, clue" in practised("hunt", "--theme", "moon", answers="")
    shipped = [one.id for one in stored("hunt").puzzles if one.theme == "clue"]
    ids = [one.id for one in islice(puzzle_terminal.run_of("hunt", "clue", False), len(shipped) + 1)]
    assert sorted(ids[:-1]) == sorted(shipped) and ids[-1] not in shipped
    (fresh,) = islice(puzzle_terminal.run_of("hunt", "clue", True), 1)
    assert fresh.id not in shipped and Posed(fresh).right
