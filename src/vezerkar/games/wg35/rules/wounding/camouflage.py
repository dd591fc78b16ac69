"""The level of a figure's camouflage (WG35 17.1)."""

from __future__ import annotations

from vezerkar.games.wg35.battle.attack import Attack
from vezerkar.games.wg35.rules.basics import figures
from vezerkar.games.wg35.state import SkirmishState


def level_against(s: SkirmishState, attack: Attack) -> int:
    """The effective level of the figure an attack aims at, by the cover it has from whoever attacks (WG35 10.9)."""
    worn = s.field.man(attack.target).camouflage
    cover = attack.cover
    # Where cover makes no difference, as to who wears no camouflage, it need not be looked for.
    if cover < 0 and worn.cover != worn.open:
        cover = figures.look_at(s, attack.by, attack.target)[2]
    return worn.cover if cover > 0 else worn.open
