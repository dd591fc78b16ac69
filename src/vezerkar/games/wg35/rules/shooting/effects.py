"""Effects of cards and abilities on an attack: numbers of the bits in `Attack.used` and `Attack.once`.

Who plays or switches something on calls `use` (one to-hit roll) or `use_once` (the whole Shoot action) and writes what it changes
into the Attack: `hit_c`, `hit_tn`, `state`, `strength`, `dice_bonus`, `rerolled`, `x`. The procedures of the attack read the bits
of which their own rules speak: those with a note below. `Attack.used`, `hit_c` and `hit_tn` are cleared before every to-hit roll,
ahead of the window ``shot_declared``; `Attack.once` lasts as long as the Attack.
"""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.games.wg35.battle.attack import Attack

# Of one to-hit roll, the hit and the wounding that follow from it.
ERGONOMIC: Final = 0
CAMOUFLAGED: Final = 1
"""A camouflage effect, card or ability, of which one roll has no more than one (WG35 17.3)."""
DESTROYER: Final = 2
"""The attack takes one off the cover itself, which is never below 0 (WG35 11.4)."""
CIVILIANS: Final = 3
"""The attack lets the shooter's side pay when the roll misses (WG35 26.4.1)."""
NEW_SHOT: Final = 4
"""Set in ``tohit_failed``, with ``rerolled`` and ``hit_c``: the attack rolls once more."""
NEW_WOUND: Final = 5
"""Set in ``wound_failed``, with a lower ``strength``: the attack rolls the wounding once more."""
NO_SHOCK: Final = 6
"""This hit does not shock: by Hurrah! (which the attack rolls for), or by Adrenaline, set in ``hit_scored``."""
HYDRODYNAMIC: Final = 7
"""Set in ``wound_succeeded``, with ``dice_bonus``."""
INNOCENT: Final = 8
"""The shooter has identified the target, or has not: then ``state`` is `attack.TAKEN_BACK`, too."""
WHITE_FLAG: Final = 9
SLAP_FIRST: Final = 10
"""Set in ``strike_declared``: whoever is struck has struck first, or tried to."""
SLAP_BACK: Final = 11
"""Set in ``strike_resolved``: whoever was struck strikes back when the blow is done with."""
ADRENALINE: Final = 12
"""Adrenaline was tried on this hit."""

# Of the whole action.
AIMED: Final = 16
"""The card Aim was used: for the first to-hit roll (WG35 26.1.6)."""
HELPED: Final = 17
"""A helper feeds the belt (WG35 25.4)."""
LARGE_MAGAZINE: Final = 18
"""Set in ``shot_declared`` of the first roll; the attack makes the burst longer (WG35 12.6)."""
UNRELIABLE: Final = 19
RECOIL: Final = 20
MISFIRE: Final = 21
EXTRA_AMMO: Final = 22
"""The failed ammunition roll is ignored; so it is with Small calibre when that die succeeds."""
SMALL_CALIBRE: Final = 23
"""Small calibre was tried."""
DRY: Final = 24
"""The ammunition roll failed; `EXTRA_AMMO` tells whether something has helped."""
AMMO_DUE: Final = 25
"""An ammunition roll follows the action (WG35 12.7, 13.7)."""
FREE: Final = 26
"""The shot costs no action (WG35 26.1.2)."""
HELPER_DONE: Final = 27
"""The helper was activated before it helped (WG35 7.1, 25.4)."""


def use(attack: Attack, effect: int) -> None:
    """Note an effect on the to-hit roll in progress."""
    attack.used |= BIT[effect]


def use_once(attack: Attack, effect: int) -> None:
    """Note an effect on the whole action."""
    attack.once |= BIT[effect]
