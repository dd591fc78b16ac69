"""Positions to begin with in the editor: the beginnings of a game, and stages of a game that its greedy bot has played."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from vezerkar.bots import bot
from vezerkar.engine import BadPosition, Match, Observation
from vezerkar.engine.position_editor import Draft, PositionEditor
from vezerkar.registry import game as game_of

BEGINNING: Final = "start"
STAGE: Final = "stage-"


@dataclass(frozen=True, slots=True)
class Sample:
    """A position to begin with: the value of the scenario option with which it begins, and after how many actions it is."""

    id: str
    scenario: str
    plies: int


def position_editor(game: str) -> PositionEditor:
    """Return the position editor of a game. Raises `BadPosition` if it has none, and `UnknownGame`."""
    found = game_of(game).position_editor()
    if found is None:
        raise BadPosition(f"{game} has no position editor")
    return found


def samples(game: str) -> list[Sample]:
    """Return the positions of a game to begin with."""
    editor = position_editor(game)
    values = next((option.values for option in editor.game.options if option.id == editor.scenario), ("",))
    starts = [Sample(f"{BEGINNING}-{value}" if value else BEGINNING, value, 0) for value in values]
    return [*starts, *[Sample(f"{STAGE}{plies}", "", plies) for plies in editor.stages]]


def sample_position(game: str, wanted: str) -> Draft:
    """Return a position to begin with. Raises `BadPosition` if there is none of this name."""
    found = next((one for one in samples(game) if one.id == wanted), None)
    if found is None:
        raise BadPosition(f"{game} has no sample {wanted!r}; it has: {', '.join(one.id for one in samples(game))}")
    text: Draft = json.loads(_written(game, found))
    return text


@cache
def _written(game: str, sample: Sample) -> str:
    editor = position_editor(game)
    options = dict(editor.sample_options)
    if sample.scenario:
        options[editor.scenario] = sample.scenario
    match: Match[Any, Any] = editor.game.start("a sample of the editor", options)
    players = {seat: bot("greedy", game, seat) for seat in match.seats}
    while match.ply < sample.plies and not match.state.over:
        seat = match.waiting()[0]
        match.act(seat, players[seat].choose(Observation.of(match, seat)))
    return json.dumps(match.position())
