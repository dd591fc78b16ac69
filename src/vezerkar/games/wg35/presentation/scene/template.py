"""Aim at a point: the template that is laid there, and what the roll needs in each zone (WG35 12.5, 13.1, 13.3)."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from vezerkar.engine.decision import Decision
from vezerkar.engine.game import Translator
from vezerkar.engine.scene import Mark
from vezerkar.engine.words import sentence
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.game_data import CARD_INDEX
from vezerkar.games.wg35.library.records import ZONES
from vezerkar.games.wg35.presentation.labels import centimetres, percent
from vezerkar.games.wg35.presentation.typed_view import TypedView
from vezerkar.games.wg35.presentation.view_state import ViewState
from vezerkar.games.wg35.rules.basics.figures import shooting, strength
from vezerkar.games.wg35.rules.shooting import fire

ON: Final = "on "
AREA: Final = "area"
STEP: Final = 5
"""Degrees from one corner of a circle to the next."""


def is_pointed(decision: Decision | None) -> bool:
    """Return True if a point is chosen at which something comes down."""
    return decision is not None and any(action.notation.startswith(ON) for action in decision.options)


def radius(sheet: TypedView, decision: Decision | None) -> int:
    """Return the radius of what comes down at the point that is chosen, in millimetres; 0 if nothing is known to."""
    if decision is None or not is_pointed(decision):
        return 0
    card = decision.args.get("card")
    if isinstance(card, str) and card in CARD_INDEX:
        return LIBRARY.cards[card].effect.get("diameter_mm", 0) // 2
    attack = sheet.attack
    if attack is None or attack["arm"] < 0:
        return 0
    if attack["mode"] == AREA:
        # An area burst reaches everybody this near to its point (WG35 12.5).
        return fire.PER_X * int(attack["x"])
    weapon = sheet.arms[attack["arm"]].weapon
    return weapon.projectile.diameter_mm // 2 if weapon is not None else 0


class Thrown:
    """The to-hit rolls of the attack in progress at a point in each zone: neither cover nor posture matters there."""

    def __init__(self, sheet: TypedView, sketch: ViewState, decision: Decision | None, tr: Translator) -> None:
        self.s = sketch.s
        self.tr = tr
        data = sheet.attack
        by = sheet.men.get(data["by"] or "") if data is not None else None
        self.by = by if by is not None and by.at is not None else None
        self.is_asked = (
            is_pointed(decision)
            and data is not None
            and data["mode"] != AREA
            and data["arm"] >= 0
            and sheet.arms[data["arm"]].weapon is not None
        )

    def zones(self) -> list[tuple[int, int, fire.Odds]]:
        """By zone: from where to where it reaches, in millimetres, and the roll."""
        if not self.is_asked or self.by is None:
            return []
        s, attack = self.s, self.s.attacks[-1]
        weapon = fire.weapon_of(s, attack.arm)
        least = weapon.min_range_mm
        found: list[tuple[int, int, fire.Odds]] = []
        for zone in range(len(ZONES)):
            reach = fire.zone_at(weapon, zone).reach(strength(s, attack.by))
            needed = fire.target_number(weapon, zone, attack.mode)
            odds = fire.Odds(shooting(s, attack.by), needed, zone, 0, fire.bonuses(s, attack, zone))
            if reach > least:
                found.append((least, reach, odds))
                least = reach
        return found

    def name(self, reach: int, odds: fire.Odds) -> str:
        """A zone with its limit."""
        zone = self.tr(f"zone-{ZONES[odds.zone]}", {})
        return sentence(self.tr("thrown-zone", {"zone": zone, "cm": centimetres(reach, self.tr)}))

    def marks(self, told: list[str]) -> list[Mark]:
        """A ring for each zone, with the chance on it; ``told`` are the rolls in words."""
        found: list[Mark] = []
        table = self.s.field.table
        for (least, reach, odds), words in zip(self.zones(), told, strict=True):
            assert self.by is not None and self.by.at is not None
            x, y = self.by.at[:2]
            lines = [_circle(x, y, far, table.east, table.north) for far in (reach, least) if far]
            mark = Mark(f"thrown-{ZONES[odds.zone]}", "range", "polygon", lines, f"{self.name(reach, odds)}: {words}")
            # The chance stands on the far rim, to the north unless that is off the table.
            mark.badge, mark.spot = percent(odds.chance, self.tr), (x, y + reach if y + reach <= table.north else y - reach)
            found.append(mark)
        return found


def _circle(x: int, y: int, far: int, east: int, north: int) -> list[int]:
    """The outline of a circle, as far as the table goes; for drawing."""
    found: list[int] = []
    for angle in range(0, 360, STEP):
        found.append(min(max(x + round(far * sin(radians(angle))), 0), east))
        found.append(min(max(y + round(far * cos(radians(angle))), 0), north))
    return found
