"""What the state of a figure keeps it from doing (WG35 7.6, 8.12, 15.7)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.decision import Refusal
from vezerkar.engine.state import BIT
from vezerkar.games.wg35.notation import (
    CHARGE,
    CLOSE,
    DEFUSE,
    ENTER,
    FACE,
    FIGURES,
    FLEE,
    HIDE,
    LEAVE,
    LIFT,
    LIFT_ARM,
    LIFT_CRATE,
    LOCK,
    LOOT,
    MOVE,
    OPEN,
    PASS,
    PLANT,
    PRONE,
    RALLY,
    RALLY_WITH,
    RUN,
    SET_UP_ARM,
    SHOOT,
    STAND,
    STRIKE,
    SWITCH,
    TOW_ARM,
    TREAT,
    TREAT_KIT,
    UNLOCK,
)
from vezerkar.games.wg35.rules.geometry.sight import HIDDEN
from vezerkar.games.wg35.rules.step import members, own
from vezerkar.games.wg35.state import SkirmishState

RALLYING: Final = (RALLY, RALLY_WITH)
WHILE_HIDDEN: Final = (PASS, STAND, RALLY, RALLY_WITH, FACE, FLEE)
"""Whoever flees stands up for nothing first (WG35 19.3)."""
WHILE_CONCEALED: Final = (PASS, FACE)
NOT_HELPLESS: Final = (STAND, CHARGE, SHOOT, HIDE, LIFT, LIFT_ARM, LIFT_CRATE, TOW_ARM)
NOT_CARRYING: Final = (SHOOT, CHARGE, STRIKE, HIDE, TREAT, TREAT_KIT, SWITCH, LIFT, LIFT_ARM, LIFT_CRATE, TOW_ARM)
NOT_CARRIED: Final = (MOVE, RUN, HIDE, LEAVE, FLEE)
WHILE_GUARDED: Final = (PASS, MOVE, RUN, FLEE)
"""What leaves a guerrilla innocent for the round: nothing but moving."""
WHILE_ARRIVING: Final = (MOVE, RUN, ENTER)
COSTLY: Final = (
    PASS,
    MOVE,
    SHOOT,
    HIDE,
    PRONE,
    STAND,
    CHARGE,
    STRIKE,
    OPEN,
    CLOSE,
    LOCK,
    UNLOCK,
    LOOT,
    PLANT,
    DEFUSE,
    SWITCH,
    RALLY,
    RALLY_WITH,
    LIFT,
    LIFT_ARM,
    LIFT_CRATE,
    TREAT,
    TREAT_KIT,
    SET_UP_ARM,
    FLEE,
    ENTER,
)
"""What costs an action at least; a Run costs two."""
COSTS: Final[dict[int, int]] = {RUN: 2, **dict.fromkeys(COSTLY, 1)}


def carrier_of(s: SkirmishState, figure: int) -> int:
    """Who carries a figure; -1 if nobody does."""
    for carrier in members(own(s, figure >> 4)):
        if s.load[carrier] == figure:
            return carrier
    return -1


def is_free(s: SkirmishState, figure: int) -> bool:
    """Whether the state of an activated figure keeps it from nothing but what it has no actions for: see `barred`."""
    hampered = s.arriving | s.concealed | s.shocked | s.broken | s.guarded | s.flagged | s.helpless
    return not hampered & BIT[figure] and s.load[figure] < 0 and s.posture[figure] != HIDDEN


def cost_of(verb: int) -> int:
    """The least number of actions that something costs."""
    return COSTS.get(verb, 0)


def barred(s: SkirmishState, figure: int, verb: int) -> Refusal | None:
    """Why the state of an activated figure does not let it do this; None if it does."""
    bit = BIT[figure]
    facts: dict[str, int | str] = {"figure": FIGURES[figure]}
    if s.arriving & bit and verb not in WHILE_ARRIVING:
        return Refusal("refuse-arriving", "WG35 9.13", facts)
    if s.concealed & bit and verb not in WHILE_CONCEALED:
        return Refusal("refuse-concealed", "WG35 7.6", facts)
    if s.shocked & bit and verb not in RALLYING:
        return Refusal("refuse-shocked", "WG35 7.6", facts)
    if s.broken & bit and verb != FLEE and not (verb in RALLYING and (s.refuge | s.shocked) & bit):
        return Refusal("refuse-broken", "WG35 7.6", facts)
    if s.posture[figure] == HIDDEN and verb not in WHILE_HIDDEN:
        return Refusal("refuse-hidden", "WG35 7.6", facts)
    if s.guarded & bit and verb in COSTLY and verb not in WHILE_GUARDED:
        return Refusal("refuse-guarded", "WG35 26.3.1", facts)
    if s.flagged & bit and verb in (SHOOT, CHARGE):
        return Refusal("refuse-flagged", "WG35 26.5", facts)
    if s.helpless & bit and verb in NOT_HELPLESS:
        return Refusal("refuse-helpless", "WG35 7.6", facts)
    if s.load[figure] >= 0 and verb in NOT_CARRYING:
        return Refusal("refuse-carrying", "WG35 8.12", facts)
    if s.helpless & bit and verb in NOT_CARRIED and carrier_of(s, figure) >= 0:
        return Refusal("refuse-carried", "WG35 8.12", facts)
    if s.left[figure] < cost_of(verb):
        return Refusal("refuse-no-actions", "WG35 7.2", facts)
    return None
