"""Limits of a figure's actions by its state (WG35 7.6, 8.12, 15.7)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.engine.decision import Refusal
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
from vezerkar.games.wg35.rules.step import own
from vezerkar.games.wg35.state import SkirmishState

RALLYING: Final[tuple[int, ...]] = (RALLY, RALLY_WITH)
WHILE_HIDDEN: Final[tuple[int, ...]] = (PASS, STAND, RALLY, RALLY_WITH, FACE, FLEE)
"""Whoever flees stands up for nothing first (WG35 19.3)."""
WHILE_CONCEALED: Final[tuple[int, ...]] = (PASS, FACE)
NOT_HELPLESS: Final[tuple[int, ...]] = (STAND, CHARGE, SHOOT, HIDE, LIFT, LIFT_ARM, LIFT_CRATE, TOW_ARM)
NOT_CARRYING: Final[tuple[int, ...]] = (
    SHOOT,
    CHARGE,
    STRIKE,
    HIDE,
    TREAT,
    TREAT_KIT,
    SWITCH,
    LIFT,
    LIFT_ARM,
    LIFT_CRATE,
    TOW_ARM,
)
NOT_CARRIED: Final[tuple[int, ...]] = (MOVE, RUN, HIDE, LEAVE, FLEE)
WHILE_GUARDED: Final[tuple[int, ...]] = (PASS, MOVE, RUN, FLEE)
"""Actions that leave a guerrilla innocent for the round: nothing but moving."""
WHILE_ARRIVING: Final[tuple[int, ...]] = (MOVE, RUN, ENTER)
COSTLY: Final[tuple[int, ...]] = (
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
"""Actions that cost at least one action; a Run costs two."""
COSTS: Final[dict[int, int]] = {RUN: 2, **dict.fromkeys(COSTLY, 1)}


def carrier_of(s: SkirmishState, figure: int) -> int:
    """Return who carries a figure; -1 if nobody does."""
    for carrier in members(own(s, figure >> 4)):
        if s.load[carrier] == figure:
            return carrier
    return -1


def is_free(s: SkirmishState, figure: int) -> bool:
    """Return True if the state of an activated figure keeps it from nothing but what it has no actions for: see `barred`."""
    hampered = s.arriving | s.concealed | s.shocked | s.broken | s.guarded | s.flagged | s.helpless
    return not hampered & BIT[figure] and s.load[figure] < 0 and s.posture[figure] != HIDDEN


def cost_of(verb: int) -> int:
    """The least number of actions that something costs."""
    return COSTS.get(verb, 0)


BARS: Final[tuple[tuple[str, str], ...]] = (
    ("", ""),
    ("refuse-arriving", "WG35 9.13"),
    ("refuse-concealed", "WG35 7.6"),
    ("refuse-shocked", "WG35 7.6"),
    ("refuse-broken", "WG35 7.6"),
    ("refuse-hidden", "WG35 7.6"),
    ("refuse-guarded", "WG35 26.3.1"),
    ("refuse-flagged", "WG35 26.5"),
    ("refuse-helpless", "WG35 7.6"),
    ("refuse-carrying", "WG35 8.12"),
    ("refuse-carried", "WG35 8.12"),
    ("refuse-no-actions", "WG35 7.2"),
)
"""Bars of an action with their rules, in the order in which they are looked at."""
NO_BAR: Final = 0
ARRIVING: Final = 1
CONCEALED: Final = 2
SHOCKED: Final = 3
BROKEN: Final = 4
LIES_HIDDEN: Final = 5
GUARDED: Final = 6
FLAGGED: Final = 7
HELPLESS: Final = 8
CARRYING: Final = 9
CARRIED: Final = 10
NO_ACTIONS: Final = 11


def bar_to(s: SkirmishState, figure: int, verb: int) -> int:
    """Return what in the state of an activated figure does not let it do this, as a place in `BARS`; `NO_BAR` if it may."""
    bit = BIT[figure]
    if s.arriving & bit and verb not in WHILE_ARRIVING:
        return ARRIVING
    if s.concealed & bit and verb not in WHILE_CONCEALED:
        return CONCEALED
    if s.shocked & bit and verb not in RALLYING:
        return SHOCKED
    if s.broken & bit and verb != FLEE and not (verb in RALLYING and (s.refuge | s.shocked) & bit):
        return BROKEN
    if s.posture[figure] == HIDDEN and verb not in WHILE_HIDDEN:
        return LIES_HIDDEN
    if s.guarded & bit and verb in COSTLY and verb not in WHILE_GUARDED:
        return GUARDED
    if s.flagged & bit and verb in (SHOOT, CHARGE):
        return FLAGGED
    if s.helpless & bit and verb in NOT_HELPLESS:
        return HELPLESS
    if s.load[figure] >= 0 and verb in NOT_CARRYING:
        return CARRYING
    if s.helpless & bit and verb in NOT_CARRIED and carrier_of(s, figure) >= 0:
        return CARRIED
    return NO_ACTIONS if s.left[figure] < cost_of(verb) else NO_BAR


def barred(s: SkirmishState, figure: int, verb: int) -> Refusal | None:
    """Return why the state of an activated figure does not let it do this; None if it does."""
    bar = bar_to(s, figure, verb)
    if bar == NO_BAR:
        return None
    reason, cite = BARS[bar]
    return Refusal(reason, cite, {"figure": FIGURES[figure]})
