"""Puzzles in the terminal: gathering them from games of bots, and solving one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import SystemRandom
from typing import Final

import typer

from vezerkar.engine import VezerkarError
from vezerkar.engine.game import Translator
from vezerkar.registry import game as game_of
from vezerkar.study import puzzles
from vezerkar.study.puzzle_harvest import harvest
from vezerkar.study.puzzles import Posed, Puzzle
from vezerkar.translation import translator

BETWEEN: Final = ","


@dataclass(frozen=True, slots=True)
class Wanted:
    """The puzzle that is asked for: that of today, one of a theme (empty: any), or that of an id."""

    daily: bool
    theme: str
    id: str


def harvest_to(out: Path, game: str, games: int, seed: str, most: int) -> None:
    """Gather puzzles and write them to a file."""
    book = harvest(game, games, seed, most, lambda line: typer.echo(line, err=True))
    out.write_text(puzzles.written(book), encoding="utf-8")
    print(f"{len(book.puzzles)} puzzles: {out}")


def chosen(game: str, wanted: Wanted) -> Puzzle:
    """Return the puzzle that is asked for. Raises VezerkarError."""
    if sum([wanted.daily, bool(wanted.theme), bool(wanted.id)]) > 1:
        raise VezerkarError("--daily, --theme and --id name a puzzle each in its own way: give one of them")
    if wanted.theme:
        puzzles.theme(game_of(game), wanted.theme)
    if wanted.id:
        found = puzzles.puzzle(wanted.id)
    elif wanted.daily:
        found = puzzles.daily(game, datetime.now(UTC).date())
    else:
        found = puzzles.another(game, wanted.theme, frozenset(), SystemRandom())
    if found is None or found.game != game:
        raise VezerkarError(f"{game} has no puzzle {wanted.id!r}" if wanted.id else f"{game} has no puzzles")
    return found


def solve(game: str, wanted: Wanted, answer: str | None, lang: str) -> None:
    """Show a puzzle in words, take an answer, and tell what is right and why."""
    posed = Posed(chosen(game, wanted))
    tr, shared = translator(game, lang), translator("", lang)
    print("\n".join(told(posed, tr, shared)))
    names = {option.id: option.name for option in posed.named(tr)}
    given = typer.prompt(shared("puzzle-your-answer", {})) if answer is None else answer
    picked = [one.strip() for one in given.split(BETWEEN) if one.strip()]
    for one in picked:
        if one not in names:
            raise VezerkarError(f"there is no option {one!r}")
    right = ", ".join(names[one] for one in posed.options if one in posed.right)
    print(shared("puzzle-right" if posed.is_right(picked) else "puzzle-wrong", {}))
    print(shared("puzzle-truth", {"answer": right}))
    print("\n".join(f"  {line.text} ({line.cite})" for line in posed.proof(tr)))


def told(posed: Posed, tr: Translator, shared: Translator) -> Iterator[str]:
    """The board, the question and the options in words."""
    yield f"{posed.puzzle.id} · {posed.theme.name(tr)}"
    yield ""
    for line in posed.words(tr):
        yield f"{line.place}: {line.text}" if line.place else line.text
    yield ""
    yield posed.question(tr)
    yield shared("puzzle-mark-all" if posed.theme.several else "puzzle-mark-one", {})
    for option in posed.named(tr):
        yield f"  {option.id}: {option.name}"
