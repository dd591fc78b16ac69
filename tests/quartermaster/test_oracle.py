"""The rules against the second opinion of `oracle`, on random boards."""

from __future__ import annotations

import os
from random import Random
from typing import Final

from tests.cost import slow
from tests.quartermaster.oracle import (
    Board,
    battle_targets,
    buildable,
    distance,
    neighbours,
    open_to,
    random_board,
    score,
    supplied,
)
from tests.quartermaster.oracle import fed as fed_by_oracle
from tests.rule import rule
from vezerkar.engine.bit_sets import BIT, members
from vezerkar.engine.dice import Dice, key_of
from vezerkar.games.quartermaster.game_data import (
    ARMY,
    CARD_INDEX,
    COUNTRIES,
    DECK_SPAN,
    HOME,
    LAND,
    NAVY,
    SEA,
    SPACE_INDEX,
    SPACES,
    STRAITS,
    TEAMS,
    spaces_named,
)
from vezerkar.games.quartermaster.rules import battle, build, scoring, supply
from vezerkar.games.quartermaster.rules.pieces import free
from vezerkar.games.quartermaster.state import QmgState, Variant, new_state

BOARDS: Final = int(os.environ.get("VEZERKAR_BOARDS", "2000"))
"""How many boards are compared; the figure quoted in the docs was taken with 100000."""


def on_table(board: Board) -> QmgState:
    """The State of a board."""
    s = new_state(Dice(key_of("oracle")), Variant())
    s.truk = board.truk
    for i, country in enumerate(COUNTRIES):
        s.pieces[i] = spaces_named(sorted(board.pieces.get(country, frozenset())))
    for card in board.status:
        number = CARD_INDEX[card]
        s.status[number // DECK_SPAN] |= BIT[number % DECK_SPAN]
    return s


def named(mask: int) -> set[str]:
    return {SPACES[space] for space in members(mask)}


def boards(name: str, count: int) -> list[tuple[Board, QmgState]]:
    rng = Random(name)
    found = [random_board(rng) for _ in range(count)]
    return [(board, on_table(board)) for board in found]


@slow
@rule("quartermaster", "R-19", "R-20", "R-21", "R-22", "R-23", "R-24", "R-25", "R-26", "F-02", "F-39")
def test_supply_agrees_with_the_oracle() -> None:
    for board, s in boards("supply", BOARDS):
        for i, country in enumerate(COUNTRIES):
            assert named(supply.fed(s, i)) == fed_by_oracle(board, country), (board, country)
            assert named(supply.supplied(s, i)) == supplied(board, country), (board, country)


@slow
@rule("quartermaster", "R-28", "R-29", "R-30", "R-31")
def test_straits_and_adjacency_agree_with_the_oracle() -> None:
    for board, s in boards("straits", BOARDS):
        for side, name in enumerate(TEAMS):
            opened = supply.opened(s, side)
            for k, strait in enumerate(STRAITS):
                assert bool(opened & BIT[k]) == (open_to(board, strait) == name), (board, strait)
    for board, s in boards("adjacency", max(20, BOARDS // 100)):
        for side, name in enumerate(TEAMS):
            for space in SPACES:
                assert named(supply.near(s, side, BIT[SPACE_INDEX[space]])) == neighbours(board, name, space), (board, space)


@slow
@rule("quartermaster", "R-42", "R-43", "R-45", "R-18", "F-03", "F-34", "F-36")
def test_builds_agree_with_the_oracle() -> None:
    for board, s in boards("builds", max(100, BOARDS // 10)):
        for i, country in enumerate(COUNTRIES):
            expected = buildable(board, country, free(s, i, ARMY) > 0, free(s, i, NAVY) > 0)
            assert named(build.buildable(s, i, LAND | SEA)) == expected, (board, country)


@slow
@rule("quartermaster", "R-46", "R-48", "F-08", "F-13")
def test_battles_agree_with_the_oracle() -> None:
    for board, s in boards("battles", BOARDS // 2):
        for i, country in enumerate(COUNTRIES):
            land, sea = battle_targets(board, country)
            assert named(battle.battle_targets(s, i) & LAND) == land, (board, country)
            assert named(battle.battle_targets(s, i) & SEA) == sea, (board, country)


@slow
@rule("quartermaster", "R-70", "R-71", "R-74", "F-04", "F-15", "F-16")
def test_scores_agree_with_the_oracle() -> None:
    for board, s in boards("scores", BOARDS // 2):
        for i, country in enumerate(COUNTRIES):
            found = 0 if scoring.home_is_lost(s, i) else scoring.space_points(s, i)
            assert found == score(board, country), (board, country)


@rule("quartermaster", "R-31")
def test_distances_agree_with_the_oracle() -> None:
    rng = Random("pairs")
    for board, s in boards("distances", max(50, BOARDS // 20)):
        a, b = rng.choice(SPACES), SPACES[HOME[rng.randrange(6)]]
        for side, name in enumerate(TEAMS):
            assert supply.distance(s, side, SPACE_INDEX[a], SPACE_INDEX[b]) == distance(board, name, a, b), (board, a, b)
