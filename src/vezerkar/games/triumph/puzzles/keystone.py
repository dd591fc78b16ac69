"""The puzzle of the keystone: the loss of which own area would cut off most of a faction's Tanks and Infantry (T&T 14.11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vezerkar.engine.bit_sets import members
from vezerkar.engine.game import Translator
from vezerkar.engine.match import Match
from vezerkar.engine.puzzle import Ask, ProofLine, PuzzleOption, PuzzleTheme
from vezerkar.engine.scene import Scene
from vezerkar.engine.words import listed
from vezerkar.games.triumph.declarations.view_types import TriumphView
from vezerkar.games.triumph.game_data import AREAS, FACTIONS, LAND_COUNT, THREE
from vezerkar.games.triumph.presentation.labels import party_name
from vezerkar.games.triumph.puzzles.areas import area_option, hungry, is_settled, names, plain
from vezerkar.games.triumph.rules.supply import supplied
from vezerkar.games.triumph.state import TntState

FEWEST: Final = 2
"""So many areas at least hang on the right one, else there is little to look for."""


def rival_of(s: TntState, faction: int) -> int:
    """Return the first faction that this one is at war with; -1 if there is none."""
    return next((rival for rival in members(s.war[faction]) if rival < THREE), -1)


def own_land(s: TntState, faction: int) -> list[int]:
    """The land areas that a faction controls."""
    return [area for area in range(LAND_COUNT) if s.control[area] == faction]


def cut_off(s: TntState, faction: int, lost: int) -> list[int]:
    """The other areas whose Tanks and Infantry lose their Supply Line if the enemy takes one."""
    before = supplied(s, faction)
    copy = s.clone()
    copy.control[lost] = rival_of(s, faction)
    after = supplied(copy, faction)
    return [area for area in hungry(s, faction) if area != lost and before[area] and not after[area]]


class Keystone(PuzzleTheme[TntState, TriumphView]):
    """Choose the area on which most units hang."""

    id = "keystone"
    several = False

    def find(self, match: Match[TntState, TriumphView], seat: str) -> list[Ask]:
        if not super().find(match, seat) or rival_of(match.state, match.seat_index(seat)) < 0 or not is_settled(match):
            return []
        return [{}]

    def options(self, s: TntState, seat: int, ask: Mapping[str, str]) -> list[str]:
        return [AREAS[area] for area in own_land(s, seat)]

    def right(self, s: TntState, seat: int, ask: Mapping[str, str]) -> frozenset[str]:
        units = hungry(s, seat)
        best: list[int] = []
        most = 0
        for area in own_land(s, seat):
            cut = cut_off(s, seat, area)
            number = sum(units[one] for one in cut)
            if len(cut) < FEWEST or number < most:
                continue
            best = [*best, area] if number == most else [area]
            most = number
        return frozenset(AREAS[area] for area in best)

    def option(self, s: TntState, option: str, tr: Translator) -> PuzzleOption:
        return area_option(option, tr)

    def question(self, s: TntState, seat: int, ask: Mapping[str, str], tr: Translator) -> str:
        said = {"faction": party_name(FACTIONS[seat], tr)}
        return tr("puzzle-keystone-ask", said)

    def proof(self, s: TntState, seat: int, ask: Mapping[str, str], tr: Translator) -> list[ProofLine]:
        units = hungry(s, seat)
        right = self.right(s, seat, ask)
        lines = []
        for area in own_land(s, seat):
            if AREAS[area] in right:
                cut = cut_off(s, seat, area)
                said: dict[str, int | str] = {
                    "area": names([area], tr)[0],
                    "count": sum(units[one] for one in cut),
                    "areas": listed(names(cut, tr), tr),
                }
                lines.append(ProofLine(tr("puzzle-keystone-cut", said), "T&T 14.11"))
        rest = [area for area in own_land(s, seat) if AREAS[area] not in right]
        following = max((sum(units[one] for one in cut_off(s, seat, area)) for area in rest), default=0)
        return [*lines, ProofLine(tr("puzzle-keystone-others", {"next": following}), "T&T 14.1")]

    def cover(self, scene: Scene, s: TntState) -> None:
        plain(scene)
