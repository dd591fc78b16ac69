"""All chapters, what activated figures can do by their verbs, and how weapons are aimed.

Importing this fills `action_kinds.ACTION_KINDS` and `aiming.GUNNERY_OF`.
"""

from __future__ import annotations

from types import ModuleType
from typing import Final

from vezerkar.games.wg35.notation import (
    CHARGE,
    CLOSE,
    DEFUSE,
    FACE,
    FLEE,
    HIDE,
    LEAVE,
    LIFT,
    LIFT_ARM,
    LIFT_CRATE,
    LOCK,
    LOOK_OUT,
    LOOT,
    MOVE,
    OPEN,
    PASS,
    PLANT,
    PRONE,
    PUT,
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
from vezerkar.games.wg35.rules import abilities, cards, windows
from vezerkar.games.wg35.rules.actions import doors, loads, postures, switching, treating
from vezerkar.games.wg35.rules.cards import played, support
from vezerkar.games.wg35.rules.close_combat import blows, charging
from vezerkar.games.wg35.rules.morale import fleeing, rallying, testing
from vezerkar.games.wg35.rules.movement import moving
from vezerkar.games.wg35.rules.setup import deployment, edges, hands, muster
from vezerkar.games.wg35.rules.shooting import aftermath, blast, covering, declaring, fire, lobbing, volley
from vezerkar.games.wg35.rules.shooting.aiming import GUNNERY_OF, Gunnery
from vezerkar.games.wg35.rules.turns import activation, reinforcements, rounds
from vezerkar.games.wg35.rules.turns.action_kinds import ActionKind, register
from vezerkar.games.wg35.rules.victory import charges, deliveries, winning, withdrawal
from vezerkar.games.wg35.rules.wounding import hits, loot, wounds

CHAPTERS: Final[tuple[ModuleType, ...]] = (
    abilities,
    activation,
    aftermath,
    blast,
    blows,
    charges,
    charging,
    covering,
    deliveries,
    deployment,
    doors,
    edges,
    fleeing,
    hands,
    hits,
    loads,
    lobbing,
    loot,
    testing,
    moving,
    muster,
    postures,
    rallying,
    reinforcements,
    rounds,
    declaring,
    switching,
    treating,
    winning,
    volley,
    windows,
    withdrawal,
    wounds,
    played,
    support,
)
"""The modules whose Steps there are."""
assert cards

ACTIONS: Final[tuple[ActionKind, ...]] = (
    loot.Looting(LOOT),
    loads.Lifting(LIFT, LIFT_ARM, LIFT_CRATE, TOW_ARM),
    loads.PuttingDown(PUT),
    loads.SettingUp(SET_UP_ARM),
    deliveries.Leaving(LEAVE),
    activation.Passing(PASS),
    activation.Facing(FACE),
    activation.LookingOut(LOOK_OUT),
    switching.Switching(SWITCH),
    blows.Strike(STRIKE),
    charges.Charges(PLANT, DEFUSE),
    doors.Doors(OPEN, CLOSE, LOCK, UNLOCK),
    postures.Hiding(HIDE),
    postures.LyingDown(PRONE),
    postures.StandingUp(STAND),
    treating.Treating(TREAT, TREAT_KIT),
    moving.Moving(MOVE, RUN),
    charging.Charging(CHARGE),
    fleeing.Fleeing(FLEE),
    rallying.Rallying(RALLY, RALLY_WITH),
    declaring.Shoot(SHOOT),
)
"""Kinds of actions of an activated figure."""

GUNNERY: Final[dict[str, Gunnery]] = {
    fire.SOLID: declaring.Solid(),
    lobbing.PROXIMITY: lobbing.Lobbed(),
    lobbing.IMPACT: lobbing.Lobbed(),
}
"""Gunnery of weapons, by their kind of projectile."""

for _kind in ACTIONS:
    register(_kind)
GUNNERY_OF.update(GUNNERY)
