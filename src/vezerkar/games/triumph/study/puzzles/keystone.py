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
from vezerkar.games.triumph.rules.supply import supplied
from vezerkar.games.triumph.state import TntState
from vezerkar.games.triumph.study.puzzles.areas import area_option, hungry, is_settled, names, plain

EVERY: Final = 4
"""The board is looked at after so many plies: what hangs on what changes slowly, and every area takes a supply of its own."""
FEWEST: Final = 2
"""So many areas at least hang on the right one."""


def rival_of(s: TntState, faction: int) -> int:
    """Return the first faction that this one is at war with; -1 if there is none."""
    return next((rival for rival in members(s.war[faction]) if rival < THREE), -1)


def own_land(s: TntState, faction: int) -> list[int]:
    """The land areas that a faction controls."""
    return [area for area in range(LAND_COUNT) if s.control[area] == faction]


def cuts(s: TntState, faction: int) -> dict[int, list[int]]:
    """For each land area of a faction the other areas whose Tanks and Infantry lose their Supply Line if the enemy takes it."""
    before = supplied(s, faction)
    fed = [area for area in hungry(s, faction) if before[area]]
    copy = s.clone()
    rival = rival_of(s, faction)
    found: dict[int, list[int]] = {}
    for lost in own_land(s, faction):
        copy.control[lost] = rival
        after = supplied(copy, faction)
        copy.control[lost] = faction
        found[lost] = [area for area in fed if area != lost and not after[area]]
    return found


class Keystone(PuzzleTheme[TntState, TriumphView]):
    """Choose the area on which most units hang."""

    id = "keystone"
    several = False

    def find(self, match: Match[TntState, TriumphView], seat: str) -> list[Ask]:
        if match.ply % EVERY or not super().find(match, seat):
            return []
        if rival_of(match.state, match.seat_index(seat)) < 0 or not is_settled(match):
            return []
        return [{}]

    def options(self, s: TntState, seat: int, ask: Mapping[str, str]) -> list[str]:
        return [AREAS[area] for area in own_land(s, seat)]

    def right(self, s: TntState, seat: int, ask: Mapping[str, str]) -> frozenset[str]:
        units = hungry(s, seat)
        found = cuts(s, seat)
        lost = {area: sum(units[one] for one in cut) for area, cut in found.items()}
        most = max(lost.values(), default=0)
        best = [area for area, number in lost.items() if number == most]
        # Where a single area hangs on the right one there is little to look for.
        if min((len(found[area]) for area in best), default=0) < FEWEST:
            return frozenset()
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
        following = 0
        for area, cut in cuts(s, seat).items():
            if AREAS[area] not in right:
                following = max(following, sum(units[one] for one in cut))
            else:
                said: dict[str, int | str] = {
                    "area": names([area], tr)[0],
                    "count": sum(units[one] for one in cut),
                    "areas": listed(names(cut, tr), tr),
                }
                lines.append(ProofLine(tr("puzzle-keystone-cut", said), "T&T 14.11"))
        return [*lines, ProofLine(tr("puzzle-keystone-others", {"next": following}), "T&T 14.1")]

    def cover(self, scene: Scene, s: TntState, ask: Mapping[str, str]) -> None:
        plain(scene)
