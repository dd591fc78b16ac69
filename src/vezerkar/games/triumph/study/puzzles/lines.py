"""The puzzle of Supply Lines: in which areas a faction's Tanks and Infantry have none (T&T 14.1, 14.11)."""

from __future__ import annotations

from collections.abc import Mapping

from vezerkar.engine.game import Translator
from vezerkar.engine.match import Match
from vezerkar.engine.puzzle import Ask, ProofLine, PuzzleOption, PuzzleTheme
from vezerkar.engine.scene import Scene
from vezerkar.engine.words import listed
from vezerkar.games.triumph.declarations.view_types import TriumphView
from vezerkar.games.triumph.game_data import AREAS, FACTIONS
from vezerkar.games.triumph.presentation.labels import party_name
from vezerkar.games.triumph.rules.supply import SOURCES, supplied
from vezerkar.games.triumph.state import TntState
from vezerkar.games.triumph.study.puzzles.areas import area_option, hungry, is_settled, names, plain


class Lines(PuzzleTheme[TntState, TriumphView]):
    """Mark the areas whose Tanks and Infantry are cut off."""

    id = "lines"

    def find(self, match: Match[TntState, TriumphView], seat: str) -> list[Ask]:
        s = match.state
        faction = match.seat_index(seat)
        if not super().find(match, seat) or not s.war[faction]:
            return []
        line = supplied(s, faction)
        return [{}] if not all(line[area] for area in hungry(s, faction)) and is_settled(match) else []

    def options(self, s: TntState, seat: int, ask: Mapping[str, str]) -> list[str]:
        return [AREAS[area] for area in hungry(s, seat)]

    def right(self, s: TntState, seat: int, ask: Mapping[str, str]) -> frozenset[str]:
        line = supplied(s, seat)
        return frozenset(AREAS[area] for area in hungry(s, seat) if not line[area])

    def option(self, s: TntState, option: str, tr: Translator) -> PuzzleOption:
        return area_option(option, tr)

    def question(self, s: TntState, seat: int, ask: Mapping[str, str], tr: Translator) -> str:
        return tr("puzzle-lines-ask", {"faction": party_name(FACTIONS[seat], tr)})

    def proof(self, s: TntState, seat: int, ask: Mapping[str, str], tr: Translator) -> list[ProofLine]:
        line = supplied(s, seat)
        cut = [area for area in hungry(s, seat) if not line[area]]
        held = [area for area in SOURCES[seat] if s.control[area] == seat]
        told = [ProofLine(tr("puzzle-lines-cut", {"area": name}), "T&T 14.11") for name in names(cut, tr)]
        source = ProofLine(tr("puzzle-lines-sources", {"areas": listed(names(held, tr), tr)}), "T&T 14.11")
        return [*told, source, ProofLine(tr("puzzle-lines-others", {}), "T&T 14.1")]

    def cover(self, scene: Scene, s: TntState, ask: Mapping[str, str]) -> None:
        plain(scene)
