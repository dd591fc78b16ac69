"""Previews of a battle: in the order of fire what each unit needs, and the exact chances of its hits (T&T 12.3, 12.4)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.game import Translator
from vezerkar.engine.scene import Panel
from vezerkar.games.triumph.game_data import (
    AREA_INDEX,
    CLASSES,
    FACTION_INDEX,
    FACTIONS,
    FORTRESS,
    LAND_COUNT,
    MINOR,
    PARTIES,
    TYPE_COUNT,
    TYPE_INDEX,
)
from vezerkar.games.triumph.presentation.foresight import odds_in_words
from vezerkar.games.triumph.presentation.labels import area_name, party_name
from vezerkar.games.triumph.presentation.odds import Chances, expected, hits, percent, tenths, together
from vezerkar.games.triumph.presentation.scene.board import PIP, block_name
from vezerkar.games.triumph.presentation.typed_view import TypedView
from vezerkar.games.triumph.presentation.view_state import ViewState
from vezerkar.games.triumph.rules.battle import FORT_NEED, classes_of, firepower, foes_of, takes_part
from vezerkar.games.triumph.rules.control import enemies_in
from vezerkar.games.triumph.rules.fire import dice_of, firing_order
from vezerkar.games.triumph.rules.units import BLOCK_BIT

MOST: Final = 3
"""So many battles are looked into at once."""
EVERY_CLASS: Final = (1 << len(CLASSES)) - 1


def battle_panels(sheet: TypedView, sketch: ViewState, tr: Translator) -> list[Panel]:
    """The battle in progress, then those to come."""
    if not sheet.active or sheet.ending:
        return []
    places = dict.fromkeys([sheet.battle] if sheet.battle else [])
    places |= dict.fromkeys([*sheet.battles, *sheet.aggressed])
    return [Preview(sheet, sketch, area, tr).panel() for area in list(places)[:MOST]]


class Preview:
    """One battle as the viewer can foresee it: by the faces the viewer knows."""

    def __init__(self, sheet: TypedView, sketch: ViewState, area: str, tr: Translator) -> None:
        self.sheet = sheet
        self.sketch = sketch
        self.s = sketch.s
        self.area = area
        self.index = AREA_INDEX[area]
        self.tr = tr
        self.running = area == sheet.battle
        if not self.running:
            self.engage()
        self.fielded = [
            (piece, numbers[0])
            for piece, numbers in zip(sheet.pieces, sketch.numbers, strict=True)
            if piece.area == area and numbers and takes_part(self.s, self.index, numbers[0])
        ]
        self.hidden = {
            faction: sum(
                piece.size for piece in sheet.pieces if piece.area == area and piece.faction == faction and not piece.unit
            )
            for faction in FACTIONS
        }
        self.sums: dict[tuple[int, int], Chances] = {}

    def engage(self) -> None:
        """Everybody who would fight there does, in one round."""
        s = self.s
        sides = BIT[s.active] | enemies_in(s, s.active, self.index)
        for party in range(MINOR + 1):
            s.targets[party] = foes_of(s, party, self.index) & sides if sides & BIT[party] else 0
        for block in s.at[self.index]:
            s.joined |= BLOCK_BIT[block]

    def panel(self) -> Panel:
        """The units in the order of fire, then what each side can do in all."""
        rows: list[tuple[str, str]] = []
        for unit in range(TYPE_COUNT):
            for party in firing_order(self.s, unit):
                rows += self.rows_of(unit, party)
        for faction, count in self.hidden.items():
            if count and self.s.targets[FACTION_INDEX[faction]]:
                rows.append((party_name(faction, self.tr), self.tr("battle-hidden", {"count": count})))
        rows += [self.sum_row(party, kind) for party, kind in sorted(self.sums)]
        words = odds_in_words(self.sheet, self.sketch, self.area, self.tr)
        if words:
            rows.append((self.tr("battle-odds", {}), words))
        title = self.tr("panel-battle", {"area": area_name(self.area, self.tr), "running": int(self.running)})
        return Panel(f"battle-{self.area}", title, rows, self.sheet.active, urgent=self.running)

    def classes(self, party: int) -> int:
        """The classes a party can find there, as a mask: any if some of its enemies are hidden."""
        for faction, count in self.hidden.items():
            if count and self.s.targets[party] & BIT[FACTION_INDEX[faction]]:
                return EVERY_CLASS
        return classes_of(self.s, self.index, party)

    def rows_of(self, unit: int, party: int) -> list[tuple[str, str]]:
        """The units of one type of a party."""
        rows: list[tuple[str, str]] = []
        classes = self.classes(party)
        if party == MINOR:
            cv = self.s.forts[self.index] if self.index < LAND_COUNT else 0
            if unit == FORTRESS and cv:
                chances = [(kind, cv, FORT_NEED[kind]) for kind in range(len(CLASSES)) if classes & BIT[kind] and FORT_NEED[kind]]
                rows.append((self.tr("line-fort", {"cv": cv}), self.shots(chances, party, 1)))
            return rows
        for piece, block in self.fielded:
            if piece.faction != PARTIES[party] or TYPE_INDEX[piece.unit] != unit or (self.running and "acted" in piece.flags):
                continue
            shots = [
                (kind, dice_of(self.s, self.index, block, kind), firepower(self.s, block, kind))
                for kind in range(len(CLASSES))
                if classes & BIT[kind] and firepower(self.s, block, kind)
            ]
            name = f"{block_name(piece, self.tr)} {PIP * piece.cv}"
            rows.append((name, self.shots(shots, party, piece.size) if shots else self.tr("battle-nothing", {})))
        return rows

    def shots(self, shots: list[tuple[int, int, int]], party: int, size: int) -> str:
        """Return in words what one of some like units can do to each class: need, mean, the chance of each number of hits."""
        words: list[str] = []
        for kind, dice, need in shots:
            chances = hits(dice, need)
            for _ in range(size):
                self.sums[party, kind] = together(self.sums.get((party, kind), hits(0, 0)), chances)
            exact = " · ".join(
                self.tr("battle-chance", {"hits": k, "percent": percent(chance)}) for k, chance in enumerate(chances)
            )
            said: dict[str, int | str] = {
                "class": self.tr(f"class-{CLASSES[kind]}", {}),
                "dice": dice,
                "need": need,
                "mean": self.mean(chances),
            }
            words.append(self.tr("battle-shot", said | {"chances": exact}))
        return "; ".join(words)

    def mean(self, chances: Chances) -> str:
        """The hits one may expect, with a decimal."""
        whole, tenth = tenths(expected(chances))
        return self.tr("battle-mean", {"whole": whole, "tenth": tenth})

    def sum_row(self, party: int, kind: int) -> tuple[str, str]:
        """Return the row of a side that fires with all it can at one class."""
        chances = self.sums[party, kind]
        said: dict[str, int | str] = {"mean": self.mean(chances), "percent": percent(1 - chances[0]), "most": len(chances) - 1}
        name = self.tr(
            "battle-sum", {"party": party_name(PARTIES[party], self.tr), "class": self.tr(f"class-{CLASSES[kind]}", {})}
        )
        return name, self.tr("battle-sum-value", said)
