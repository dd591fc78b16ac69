"""Moments at which cards can be played and abilities switched on, for tests."""

from __future__ import annotations

from typing import Any

from tests.rules.wg35.skirmish import arm, figure, settle, skirmish
from vezerkar.games.wg35.battle.attack import Attack
from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.notation import SINGLE
from vezerkar.games.wg35.rules.shooting.attack import SHOT
from vezerkar.games.wg35.rules.windows import (
    CHARGE_DECLARED,
    HIT_SCORED,
    OWN_TURN,
    SHOT_DECLARED,
    STRIKE_DECLARED,
    STRIKE_RESOLVED,
    TOHIT_FAILED,
    WOUND_FAILED,
    WOUND_SUCCEEDED,
    Window,
)
from vezerkar.games.wg35.state import SkirmishState

RIFLEMEN: tuple[Any, ...] = (("de_leutnant", (600, 100)), ("de_schutze", (600, 150)), ("de_schutze", (640, 150)))
PARTISANS: tuple[Any, ...] = (("yu_komandant", (600, 400)), ("yu_partizan", (600, 350)), ("yu_partizan", (640, 350)))
COMMANDOS: tuple[Any, ...] = (("uk_captain", (600, 400)), ("uk_commando", (600, 350)), ("uk_commando", (640, 350)))
AT_SHOTS = (SHOT_DECLARED, TOHIT_FAILED, HIT_SCORED, WOUND_FAILED, WOUND_SUCCEEDED)
AT_BLOWS = (STRIKE_DECLARED, STRIKE_RESOLVED)


def at(s: SkirmishState, window: int, side: str, about: str = "", other: str = "") -> SkirmishState:
    """Open a window; this side is asked first."""
    number = "ab".index(side)
    s.stack.append(Window(window, number, figure(about) if about else NOBODY, figure(other) if other else NOBODY))
    settle(s)
    return s


def aimed(s: SkirmishState, by: str, target: str, weapon: str = "", kind: int = SHOT, mode: int = SINGLE) -> Attack:
    """An attack in progress: its weapon is that in hand unless it is named."""
    shooter = figure(by)
    attack = Attack(kind, shooter, shooter // 16, arm(s, f"{by} {weapon}") if weapon else s.in_hand[shooter], mode)
    attack.target = figure(target) if target else NOBODY
    attack.left = 1
    s.attacks.append(attack)
    return attack


def shot(
    window: int, side: str, *, a: Any = RIFLEMEN, b: Any = PARTISANS, by: str = "a2", target: str = "b2", **more: Any
) -> SkirmishState:
    """A shot in progress, in one of its windows."""
    weapon, mode = more.pop("weapon", ""), more.pop("mode", SINGLE)
    s = skirmish(a=a, b=b, **more)
    aimed(s, by, target, weapon, mode=mode)
    return at(s, window, side, by, target)


def turn(side: str = "a", *, a: Any = RIFLEMEN, b: Any = PARTISANS, **more: Any) -> SkirmishState:
    """A side may play cards in its own turn."""
    return at(skirmish(a=a, b=b, **more), OWN_TURN, side)


def charge(*, a: Any = RIFLEMEN, b: Any = PARTISANS, **more: Any) -> SkirmishState:
    """A2 has declared a charge on B2."""
    return at(skirmish(a=a, b=b, **more), CHARGE_DECLARED, "b", "a2", "b2")
