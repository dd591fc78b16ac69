"""Puzzles in the terminal: one is told, answered and proved; a harvest writes a file."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner

from tests.cost import slow
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
