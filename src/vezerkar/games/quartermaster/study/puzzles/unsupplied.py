"""The puzzle of supply: which pieces on the board are not supplied (R-19 to R-26)."""

from __future__ import annotations

from collections.abc import Mapping

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.game import Translator
from vezerkar.engine.match import Match
from vezerkar.engine.puzzle import Ask, ProofLine, PuzzleOption, PuzzleTheme
from vezerkar.engine.scene import Scene
from vezerkar.games.quartermaster.declarations.view_types import QuartermasterView
from vezerkar.games.quartermaster.game_data import LAND, SEA
from vezerkar.games.quartermaster.presentation.supply_calculator import Piece, unsupplied
from vezerkar.games.quartermaster.rules.supply import ports, supply_spaces
from vezerkar.games.quartermaster.state import QmgState
from vezerkar.games.quartermaster.study.puzzles.pieces import cover_supply, is_on_board, piece_option, pieces_of


class Unsupplied(PuzzleTheme[QmgState, QuartermasterView]):
    """Mark the pieces that are not supplied."""

    id = "unsupplied"

    def find(self, match: Match[QmgState, QuartermasterView], seat: str) -> list[Ask]:
        return super().find(match, seat) if is_on_board(match.state) else []

    def options(self, s: QmgState, seat: int, ask: Mapping[str, str]) -> list[str]:
        return [piece.id for piece in pieces_of(s)]

    def right(self, s: QmgState, seat: int, ask: Mapping[str, str]) -> frozenset[str]:
        return frozenset(piece.id for piece in unsupplied(s.clone()))

    def option(self, s: QmgState, option: str, tr: Translator) -> PuzzleOption:
        return piece_option(option, tr)

    def proof(self, s: QmgState, seat: int, ask: Mapping[str, str], tr: Translator) -> list[ProofLine]:
        found = [reason(s, piece, tr) for piece in unsupplied(s.clone())]
        return [*found, ProofLine(tr("puzzle-unsupplied-others", {}), "QMG R-25")]

    def cover(self, scene: Scene, s: QmgState, ask: Mapping[str, str]) -> None:
        cover_supply(scene)


def reason(s: QmgState, piece: Piece, tr: Translator) -> ProofLine:
    """Return why a piece is not supplied: a Navy without a port, a country without a source, or no chain to one."""
    said: dict[str, int | str] = {"piece": piece.name(tr)}
    if BIT[piece.space] & SEA & ~ports(s, piece.country & 1):
        return ProofLine(tr("puzzle-unsupplied-port", said), "QMG R-22")
    if not s.pieces[piece.country] & supply_spaces(s, piece.country) & LAND:
        return ProofLine(tr("puzzle-unsupplied-source", said), "QMG R-20")
    return ProofLine(tr("puzzle-unsupplied-chain", said), "QMG R-25")
