"""Whole random games: the points are the sum of what was told, and pieces and cards add up."""

from __future__ import annotations

from random import Random

import pytest

from tests.rule import rule
from vezerkar import game
from vezerkar.engine import Match
from vezerkar.engine.bit_sets import members
from vezerkar.games.quartermaster.game_data import COUNTRIES, DECKS, HOME, SPACES
from vezerkar.games.quartermaster.state import QmgState

QMG = game("quartermaster")


def random_match(seed: int) -> Match[QmgState]:
    """A random game to its end. Hands are not thrown away wholesale, so that the game is a full one."""
    match = QMG.start(seed)
    rng = Random(seed)
    while not match.state.over:
        seat = rng.choice(match.waiting())
        options = [action.notation for action in match.decision(seat).options]
        kept = [text for text in options if not text.startswith("discard")] if len(options) > 1 else options
        match.act(seat, rng.choice(kept or options))
    assert isinstance(match.state, QmgState)
    return match


@pytest.mark.parametrize("seed", range(8))
@rule("quartermaster", "R-70", "R-73")
def test_points_are_the_sum_of_what_was_told(seed: int) -> None:
    match = random_match(seed)
    totals = [0, 0]
    for event in match.event_log:
        if event.kind == "points":
            team, points = event.data["team"], event.data["points"]
            assert isinstance(team, int) and isinstance(points, int)
            totals[team] += points
            assert event.data["total"] == totals[team]
    assert totals == match.state.vp


@pytest.mark.parametrize("seed", range(8, 12))
@rule("quartermaster", "R-18")
def test_pieces_are_what_came_and_went(seed: int) -> None:
    match = random_match(seed)
    board = {(country, SPACES[HOME[i]]) for i, country in enumerate(COUNTRIES)}
    for event in match.event_log:
        if event.kind in ("built", "recruited"):
            board.add((str(event.data["country"]), str(event.data["space"])))
        elif event.kind in ("removed", "fell", "took_back", "picked_up"):
            board.remove((str(event.data["country"]), str(event.data["space"])))
    assert board == {(name, SPACES[x]) for i, name in enumerate(COUNTRIES) for x in members(match.state.pieces[i])}


@rule("quartermaster", "R-03")
def test_there_are_216_cards() -> None:
    assert sum(len(deck) for deck in DECKS) == 216
