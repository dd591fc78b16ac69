"""Puzzles in the terminal: gathering them from games of bots, solving one, and practising."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import SystemRandom
from secrets import token_hex
from typing import Final

import typer

from vezerkar.engine import VezerkarError
from vezerkar.engine.game import Translator
from vezerkar.registry import game as game_of
from vezerkar.study import puzzles
from vezerkar.study.puzzle_harvest import endless, harvest, question_of
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
    tried(chosen(game, wanted), answer, lang)


def practise(game: str, theme: str, fresh: bool, lang: str) -> None:
    """Show puzzles one after the other until an answer is empty or the input ends, and count those that are solved.

    ``fresh``: from the start those that bots of now come to, instead of first the ones that come with the game. Raises
    VezerkarError.
    """
    shared = translator("", lang)
    count = right = row = best = 0
    for one in run_of(game, theme, fresh):
        try:
            solved = tried(one, None, lang)
        except (typer.Abort, EOFError):
            solved = None
        if solved is None:
            break
        count, right, row = count + 1, right + solved, row + 1 if solved else 0
        best = max(best, row)
        print(shared("practice-row", {"tried": count, "right": right, "row": row}))
        print()
    print(shared("practice-end", {"tried": count, "right": right, "best": best}))


def run_of(game: str, theme: str, fresh: bool) -> Iterator[Puzzle]:
    """Yield puzzles without end, none twice: those that come with a game by chance, then those of games that bots play.

    Raises VezerkarError if there is no such theme.
    """
    if theme:
        puzzles.theme(game_of(game), theme)
    wanted = {theme} if theme else {one.id for one in game_of(game).puzzles()}
    if not wanted:
        raise VezerkarError(f"{game} has no puzzles")
    shipped = [] if fresh else [one for one in puzzles.stored(game).puzzles if one.theme in wanted]
    SystemRandom().shuffle(shipped)
    yield from shipped
    known = [same for one in puzzles.stored(game).puzzles for same in (one.id, question_of(one.theme, one.seat, one.ask))]
    yield from endless(game, wanted, token_hex(8), frozenset(known))


def tried(one: Puzzle, answer: str | None, lang: str) -> bool | None:
    """Show a puzzle and take an answer; return whether it is right, None if there is none. Raises VezerkarError."""
    posed, game = Posed(one), one.game
    tr, shared = translator(game, lang), translator("", lang)
    print("\n".join(told(posed, tr, shared)))
    names = {option.id: option.name for option in posed.named(tr)}
    picked = asked(names, shared) if answer is None else options_in(answer, names)
    if not picked:
        return None
    right = ", ".join(names[one] for one in posed.options if one in posed.right)
    solved = posed.is_right(picked)
    print(shared("puzzle-right" if solved else "puzzle-wrong", {}))
    print(shared("puzzle-truth", {"answer": right}))
    print("\n".join(f"  {line.text} ({line.cite})" for line in posed.proof(tr)))
    return solved


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


def asked(names: Collection[str], shared: Translator) -> list[str]:
    """Ask for options until all that are named are there; none: an empty answer."""
    while True:
        try:
            return options_in(typer.prompt(shared("puzzle-your-answer", {}), default="", show_default=False), names)
        except VezerkarError as error:
            # A slip of the finger ends no run.
            print(error)


def options_in(answer: str, names: Collection[str]) -> list[str]:
    """Return the options of an answer. Raises VezerkarError if there is none of such a name."""
    picked = [option.strip() for option in answer.split(BETWEEN) if option.strip()]
    for option in picked:
        if option not in names:
            raise VezerkarError(f"there is no option {option!r}")
    return picked
