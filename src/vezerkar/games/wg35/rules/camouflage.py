"""The level of a figure's camouflage (WG35 17.1)."""

from __future__ import annotations

from vezerkar.games.wg35.battle.attack import Attack
from vezerkar.games.wg35.rules import figures
from vezerkar.games.wg35.state import SkirmishState


def level(s: SkirmishState, figure: int, cover: int) -> int:
    """The effective level of a figure against somebody from whom it has this much cover (WG35 10.9)."""
    worn = s.field.man(figure).camouflage
    return worn.cover if cover > 0 else worn.open


def level_against(s: SkirmishState, attack: Attack) -> int:
    """The effective level of the figure an attack aims at."""
    cover = attack.cover
    if cover < 0:
        cover = figures.look_at(s, attack.by, attack.target)[2]
    return level(s, attack.target, cover)
