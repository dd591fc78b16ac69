"""The puzzle of the cheapest Clue: the one that leaves most spaces where the Graf Spee may be (HUNT 61)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vezerkar.engine.bit_sets import count, members, names_of
from vezerkar.engine.game import Translator
from vezerkar.engine.match import Match
from vezerkar.engine.puzzle import Ask, ProofLine, PuzzleOption, PuzzleTheme
from vezerkar.engine.scene import Area, Scene
from vezerkar.engine.words import listed
from vezerkar.games.hunt.declarations.view_types import HuntView
from vezerkar.games.hunt.game_data import NEAR, SPACES
from vezerkar.games.hunt.rules.clues import taken, with_room
from vezerkar.games.hunt.state import HuntState
from vezerkar.games.hunt.study.puzzles.spaces import space_option

FEWEST: Final = 3
"""Among fewer Clues nothing need be looked for."""


def left(s: HuntState) -> dict[str, int]:
    """For each space where the Clue may be placed, the number of spaces that are possible afterwards."""
    believed = s.belief & with_room(s)
    return {SPACES[space]: count(believed & NEAR[space]) for space in members(NEAR[s.spee] & ~taken(s))}


class CheapestClue(PuzzleTheme[HuntState, HuntView]):
    """Choose the space of the Clue."""

    id = "clue"
    several = False

    def find(self, match: Match[HuntState, HuntView], seat: str) -> list[Ask]:
        return [{}] if seat == "german" and seat in match.waiting() and match.decision(seat).prompt == "ask-clue" else []

    def options(self, s: HuntState, seat: int, ask: Mapping[str, str]) -> list[str]:
        return list(SPACES)

    def right(self, s: HuntState, seat: int, ask: Mapping[str, str]) -> frozenset[str]:
        found = left(s)
        most = max(found.values(), default=0)
        best = frozenset(space for space, number in found.items() if number == most)
        return best if len(found) >= FEWEST and len(best) < len(found) else frozenset()

    def option(self, s: HuntState, option: str, tr: Translator) -> PuzzleOption:
        return space_option(option, tr)

    def question(self, s: HuntState, seat: int, ask: Mapping[str, str], tr: Translator) -> str:
        return tr("puzzle-clue-ask", {"space": SPACES[s.spee], "count": count(s.belief & with_room(s))})

    def proof(self, s: HuntState, seat: int, ask: Mapping[str, str], tr: Translator) -> list[ProofLine]:
        found = left(s)
        numbers = sorted(set(found.values()), reverse=True)
        lines = [
            ProofLine(
                tr(
                    "puzzle-clue-leaves",
                    {"clues": listed([space for space, left in found.items() if left == number], tr), "count": number},
                ),
                "HUNT 61",
            )
            for number in numbers
        ]
        best = next(SPACES.index(space) for space, number in found.items() if number == numbers[0])
        stay = listed(names_of(s.belief & with_room(s) & NEAR[best], SPACES), tr)
        return [*lines, ProofLine(tr("puzzle-clue-stay", {"clue": SPACES[best], "spaces": stay}), "HUNT 61")]

    def cover(self, scene: Scene, s: HuntState, ask: Mapping[str, str]) -> None:
        """Mark the spaces where she may be so far: the question is about them."""
        areas = {area.id: area for area in scene.areas}
        for space in names_of(s.belief & with_room(s), SPACES):
            if space not in areas:
                areas[space] = Area(space)
                scene.areas.append(areas[space])
            areas[space].highlight = "maybe"
