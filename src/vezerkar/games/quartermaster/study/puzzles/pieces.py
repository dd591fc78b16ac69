"""Pieces as options of a puzzle, and a board that does not say who is supplied."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.engine.game import Translator
from vezerkar.engine.puzzle import PuzzleOption
from vezerkar.engine.scene import Scene
from vezerkar.games.quartermaster.game_data import SIX, SPACES, USSR
from vezerkar.games.quartermaster.presentation.supply_calculator import EVERY_PIECE, Piece, unsupplied
from vezerkar.games.quartermaster.rules.supply import ARMIES_SUPPLIED, DENY_SUPPLY
from vezerkar.games.quartermaster.state import QmgState

BY_ID: Final = {piece.id: piece for piece in (Piece(country, space) for country in range(SIX) for space in range(len(SPACES)))}
assert BY_ID.keys() == EVERY_PIECE


def pieces_of(s: QmgState, countries: tuple[int, ...] = tuple(range(SIX))) -> list[Piece]:
    """The pieces of some countries on the board."""
    return [Piece(country, space) for country in countries for space in members(s.pieces[country])]


def piece_option(option: str, tr: Translator) -> PuzzleOption:
    """A piece as an option: its Token has the same id."""
    return PuzzleOption(option, BY_ID[option].name(tr), token=option)


def without(s: QmgState, piece: Piece) -> list[Piece]:
    """The other pieces that would lose supply if one were gone. The board is as before afterwards."""
    copy = s.clone()
    before = unsupplied(copy)
    copy.pieces[piece.country] &= ~BIT[piece.space]
    return [other for other in unsupplied(copy) if other not in before]


def is_on_board(s: QmgState) -> bool:
    """Return True if all that touches supply can be seen on the board: no card changes it but those that have a marker."""
    return not s.truk and not s.status[USSR] & (DENY_SUPPLY[USSR] | ARMIES_SUPPLIED[USSR])


def cover_supply(scene: Scene) -> None:
    """Pieces say nothing but whose they are: neither title nor sign tells who is supplied."""
    for token in scene.tokens:
        if token.id in BY_ID:
            token.badge = ""
            token.title = token.title.partition(",")[0]
