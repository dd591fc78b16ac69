"""The puzzle of the borders: against which area most Tanks and Infantry could Engage by land (T&T 11.52)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from vezerkar.engine.game import Translator
from vezerkar.engine.match import Match
from vezerkar.engine.puzzle import Ask, ProofLine, PuzzleOption, PuzzleTheme
from vezerkar.engine.scene import Scene
from vezerkar.engine.words import listed
from vezerkar.games.triumph.declarations.view_types import TriumphView
from vezerkar.games.triumph.game_data import AREAS, BORDER, FACTIONS, LAND_COUNT, LIMIT, NEAR_LAND, SPAN
from vezerkar.games.triumph.presentation.labels import area_name, party_name
from vezerkar.games.triumph.rules.control import enemies_in
from vezerkar.games.triumph.rules.step import ALL
from vezerkar.games.triumph.state import TntState
from vezerkar.games.triumph.study.puzzles.areas import area_option, hungry, plain

FEWEST: Final = 3
"""So many areas at least can be attacked; among fewer there is nothing to compare."""


@dataclass(slots=True)
class Ways:
    """The ways into an area: for each area next to it the units there, and how many of them its border lets in."""

    units: dict[int, int]
    through: dict[int, int]

    @property
    def engage(self) -> int:
        """The number of units that can Engage at once."""
        return sum(self.through.values())

    @property
    def beside(self) -> int:
        """The number of units next to the area."""
        return sum(self.units.values())


def ways(s: TntState, faction: int) -> dict[int, Ways]:
    """For each land area with units of a Rival one is at war with the ways into it.

    Units that are in a battle may not Engage in another one (T&T 11.51).
    """
    free = {area: number for area, number in hungry(s, faction).items() if area < LAND_COUNT and not enemies_in(s, faction, area)}
    found: dict[int, Ways] = {}
    for area in range(LAND_COUNT):
        if not s.here[area] & s.war[faction] & ALL:
            continue
        units = {near: free[near] for near in NEAR_LAND[area] if near in free}
        found[area] = Ways(units, {near: min(number, LIMIT[BORDER[near * SPAN + area]]) for near, number in units.items()})
    return found


class Borders(PuzzleTheme[TntState, TriumphView]):
    """Choose the area against which most units could Engage."""

    id = "borders"
    several = False

    def find(self, match: Match[TntState, TriumphView], seat: str) -> list[Ask]:
        s = match.state
        return [{}] if super().find(match, seat) and s.war[match.seat_index(seat)] else []

    def options(self, s: TntState, seat: int, ask: Mapping[str, str]) -> list[str]:
        return [AREAS[area] for area in ways(s, seat)]

    def right(self, s: TntState, seat: int, ask: Mapping[str, str]) -> frozenset[str]:
        found = ways(s, seat)
        most = max((one.engage for one in found.values()), default=0)
        most_beside = max((one.beside for one in found.values()), default=0)
        best = frozenset(AREAS[area] for area, one in found.items() if one.engage == most)
        crowded = frozenset(AREAS[area] for area, one in found.items() if one.beside == most_beside)
        # Whoever only counts the units next to an area is to be wrong.
        return best if sum(one.engage > 0 for one in found.values()) >= FEWEST and not best & crowded else frozenset()

    def option(self, s: TntState, option: str, tr: Translator) -> PuzzleOption:
        return area_option(option, tr)

    def question(self, s: TntState, seat: int, ask: Mapping[str, str], tr: Translator) -> str:
        return tr("puzzle-borders-ask", {"faction": party_name(FACTIONS[seat], tr)})

    def proof(self, s: TntState, seat: int, ask: Mapping[str, str], tr: Translator) -> list[ProofLine]:
        found, right = ways(s, seat), self.right(s, seat, ask)
        beside = max(one.beside for one in found.values())
        crowded = [area for area, one in found.items() if one.beside == beside]
        next_best = max((one.engage for area, one in found.items() if AREAS[area] not in right), default=0)
        return [
            *[self.told("best", area, found[area], tr) for area in found if AREAS[area] in right],
            *[self.told("crowded", area, found[area], tr) for area in crowded],
            ProofLine(tr("puzzle-borders-others", {"next": next_best}), "T&T 11.52"),
        ]

    def told(self, kind: str, area: int, one: Ways, tr: Translator) -> ProofLine:
        """Tell how many units can Engage in an area, and across which borders."""
        parts = [
            tr("puzzle-borders-way", {"area": area_name(AREAS[near], tr), "through": one.through[near], "units": number})
            for near, number in one.units.items()
        ]
        said: dict[str, int | str] = {
            "area": area_name(AREAS[area], tr),
            "engage": one.engage,
            "beside": one.beside,
            "ways": listed(parts, tr),
        }
        return ProofLine(tr(f"puzzle-borders-{kind}", said), "T&T 11.52")

    def cover(self, scene: Scene, s: TntState, ask: Mapping[str, str]) -> None:
        plain(scene)
