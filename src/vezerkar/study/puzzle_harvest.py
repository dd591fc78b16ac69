"""Harvest of puzzles: bots play, and each of their moments is asked for questions that the rules answer with few of many options.

A moment is looked at through an imagined match that its seat cannot tell from the true one, and a question is kept only if the
answer is the same in several of them. So an answer never hangs on what the seat does not see.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, Final

from vezerkar.bots import bot
from vezerkar.engine import Match, Observation
from vezerkar.engine.game import Game
from vezerkar.engine.puzzle import AnyTheme, Ask
from vezerkar.registry import game as game_of
from vezerkar.study.puzzles import Posed, Puzzle, PuzzleBook, new_puzzle

PLAYER: Final = "greedy"
WORLDS: Final = 4
"""In so many imagined matches the answer must be the same."""
APART: Final = 12
"""Plies between two puzzles of a theme in one game, so that they differ."""
A_GAME: Final = 4
"""Puzzles of a theme from one game."""


def harvest(name: str, games: int, seed: str, most: int, told: Callable[[str], None] = lambda _: None) -> PuzzleBook:
    """Return the puzzles of so many games of bots, at most ``most`` of each theme. The same seed gives the same puzzles."""
    game: Game[Any, Any] = game_of(name)
    found: dict[str, Puzzle] = {}
    told_all = {one.id for one in game.puzzles() if one.ask_says_all}
    kept = dict.fromkeys([one.id for one in game.puzzles()], 0)
    for number in range(games):
        for one in of_game(game, f"{seed} {number}", {theme for theme, count in kept.items() if count < most}):
            same = question_of(one.theme, one.seat, one.ask) if one.theme in told_all else one.id
            if same not in found and kept[one.theme] < most:
                found[same] = one
                kept[one.theme] += 1
        told(f"game {number + 1}: {', '.join(f'{theme} {count}' for theme, count in kept.items())}")
        if all(count >= most for count in kept.values()):
            break
    command = f"vezerkar study puzzles {name} --games {games} --seed {seed} --most {most}"
    return PuzzleBook(name, command, game.version, tuple(sorted(found.values(), key=lambda one: one.id)))


def search(
    name: str, theme: str, seed: str, known: frozenset[str], most: int, over: Callable[[], bool] = lambda: False
) -> list[Puzzle]:
    """Let bots play until so many puzzles of a theme are found, or it is ``over``, and return them.

    ``known`` are ids and questions (`question_of`) of puzzles that are not to come again.
    """
    found: list[Puzzle] = []
    for one in endless(name, {theme}, seed, known, over):
        found.append(one)
        if len(found) >= most:
            break
    return found


def endless(
    name: str, wanted: set[str], seed: str, known: frozenset[str] = frozenset(), over: Callable[[], bool] = lambda: False
) -> Iterator[Puzzle]:
    """Yield puzzles of these themes, game by game, none twice and none of those ``known``, until it is ``over``."""
    game: Game[Any, Any] = game_of(name)
    seen = set(known)
    told_all = {one.id for one in game.puzzles() if one.ask_says_all}
    number = 0
    while not over():
        for one in of_game(game, f"{seed} {number}", wanted):
            same = question_of(one.theme, one.seat, one.ask) if one.theme in told_all else one.id
            if same not in seen:
                seen.add(same)
                yield one
            if over():
                return
        number += 1


def question_of(theme: str, seat: str, ask: Ask) -> str:
    """Return the question of a puzzle without its position."""
    return json.dumps([theme, seat, ask], sort_keys=True)


def of_game(game: Game[Any, Any], seed: str, wanted: set[str]) -> Iterator[Puzzle]:
    """Play one game and yield its puzzles of some themes."""
    editor = game.position_editor()
    match: Match[Any, Any] = game.start(f"puzzles {seed}", dict(editor.sample_options) if editor else {})
    players = {seat: bot(PLAYER, game.id, seat) for seat in match.seats}
    last: dict[str, int] = {}
    kept: dict[str, int] = {}
    answers: set[tuple[str, str, frozenset[str]]] = set()
    while match.outcome is None:
        for theme in game.puzzles():
            if theme.id not in wanted or kept.get(theme.id, 0) >= A_GAME or match.ply - last.get(theme.id, -APART) < APART:
                continue
            one = at_moment(match, theme)
            answer = (one.theme, one.seat, Posed(one).right) if one is not None else None
            # A game goes on with much the same board: the same answer again would be the same puzzle.
            if one is not None and answer is not None and answer not in answers:
                answers.add(answer)
                last[theme.id] = match.ply
                kept[theme.id] = kept.get(theme.id, 0) + 1
                yield one
        seat = match.waiting()[0]
        match.act(seat, players[seat].choose(Observation.of(match, seat)))


def at_moment(match: Match[Any, Any], theme: AnyTheme) -> Puzzle | None:
    """Return the first puzzle of a theme at a moment; None if there is none."""
    for seat, ask in [(one, ask) for one in match.seats for ask in theme.find(match, one)]:
        index = match.seat_index(seat)
        if theme.is_worth(match.state, index, ask) and is_seen(match, seat, theme, ask):
            position = match.imagine(seat, "puzzle").position()
            del position["version"]
            found = new_puzzle(match.game.id, theme.id, seat, ask, position)
            # What cannot be read back is no position anybody may be shown.
            assert Posed(found).right == theme.right(match.state, index, ask)
            return found
    return None


def is_seen(match: Match[Any, Any], seat: str, theme: AnyTheme, ask: Ask) -> bool:
    """Return True if options and answer are the same whatever the seat does not see."""
    index = match.seat_index(seat)
    true = theme.options(match.state, index, ask), theme.right(match.state, index, ask)
    worlds = [match.imagine(seat, f"{world}").state for world in range(WORLDS)]
    return all((theme.options(s, index, ask), theme.right(s, index, ask)) == true for s in worlds)
