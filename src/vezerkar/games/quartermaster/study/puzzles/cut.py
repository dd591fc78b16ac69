"""The puzzle of cutting supply: which single battle takes supply from most enemy pieces (R-25, R-46)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.game import Translator
from vezerkar.engine.match import Match
from vezerkar.engine.puzzle import Ask, ProofLine, PuzzleOption, PuzzleTheme
from vezerkar.engine.scene import Scene
from vezerkar.engine.words import listed
from vezerkar.games.quartermaster.declarations.view_types import QuartermasterView
from vezerkar.games.quartermaster.game_data import COUNTRIES
from vezerkar.games.quartermaster.presentation.supply_calculator import Piece, country_name
from vezerkar.games.quartermaster.rules.battle import battle_targets
from vezerkar.games.quartermaster.state import QmgState
from vezerkar.games.quartermaster.study.puzzles.pieces import BY_ID, cover_supply, is_on_board, piece_option, pieces_of, without

FEWEST: Final = 3
"""Among fewer targets nothing need be looked for."""


def enemies(s: QmgState, seat: int) -> list[Piece]:
    """The pieces of the other team."""
    return pieces_of(s, tuple(range(1 - (seat & 1), len(COUNTRIES), 2)))


def cuts(s: QmgState, seat: int) -> dict[str, list[Piece]]:
    """For each enemy piece that a country may battle, the enemy pieces that lose supply with it."""
    targets = battle_targets(s, seat)
    return {
        piece.id: [other for other in without(s, piece) if other.country & 1 != seat & 1]
        for piece in enemies(s, seat)
        if targets & BIT[piece.space]
    }


class Cut(PuzzleTheme[QmgState, QuartermasterView]):
    """Choose the enemy piece to battle."""

    id = "cut"
    several = False

    def find(self, match: Match[QmgState, QuartermasterView], seat: str) -> list[Ask]:
        return super().find(match, seat) if is_on_board(match.state) else []

    def options(self, s: QmgState, seat: int, ask: Mapping[str, str]) -> list[str]:
        return [piece.id for piece in enemies(s, seat)]

    def right(self, s: QmgState, seat: int, ask: Mapping[str, str]) -> frozenset[str]:
        found = cuts(s, seat)
        most = max((len(lost) for lost in found.values()), default=0)
        if len(found) < FEWEST or not most:
            return frozenset()
        return frozenset(piece for piece, lost in found.items() if len(lost) == most)

    def option(self, s: QmgState, option: str, tr: Translator) -> PuzzleOption:
        return piece_option(option, tr)

    def question(self, s: QmgState, seat: int, ask: Mapping[str, str], tr: Translator) -> str:
        return tr("puzzle-cut-ask", {"country": country_name(seat, tr)})

    def proof(self, s: QmgState, seat: int, ask: Mapping[str, str], tr: Translator) -> list[ProofLine]:
        found = cuts(s, seat)
        right = self.right(s, seat, ask)
        told = [
            ProofLine(
                tr(
                    "puzzle-cut-falls",
                    {"piece": BY_ID[piece].name(tr), "lost": listed([other.name(tr) for other in found[piece]], tr)},
                ),
                "QMG R-25",
            )
            for piece in sorted(right)
        ]
        said: dict[str, int | str] = {
            "count": len(found),
            "next": max((len(lost) for piece, lost in found.items() if piece not in right), default=0),
        }
        return [*told, ProofLine(tr("puzzle-cut-others", said), "QMG R-46")]

    def cover(self, scene: Scene, s: QmgState, ask: Mapping[str, str]) -> None:
        cover_supply(scene)
