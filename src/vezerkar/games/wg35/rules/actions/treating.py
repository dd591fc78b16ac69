"""Treating the wounded (WG35 8.13, 25.16)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.engine.decision import Refusal
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.numbering import MEN
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.notation import FIGURES, TREAT, TREAT_KIT, last_of, verb_of
from vezerkar.games.wg35.rules.basics.figures import NEAR, within
from vezerkar.games.wg35.rules.step import own
from vezerkar.games.wg35.rules.turns.action_kinds import NOTHING, ActionKind, pay
from vezerkar.games.wg35.state import SkirmishState

MEDIC: Final = "medic"
MEDIC_DICE: Final[int] = LIBRARY.abilities[MEDIC].effect["treat_dice"]


def patients(s: SkirmishState, figure: int) -> int:
    """The own figures it can treat, as a mask: they bleed, were not treated in this round, and are not itself."""
    found = 0
    for other in members(own(s, figure >> 4) & ~s.treated):
        if other != figure and s.bleeding[other] and within(s, figure, other, NEAR):
            found |= BIT[other]
    return found


def has_kit(s: SkirmishState, figure: int, other: int) -> bool:
    """Return True if the carer or the casualty has a first-aid kit; it is not used up (WG35 8.13)."""
    return s.kits[figure] > 0 or s.kits[other] > 0


class Treating(ActionKind):
    """WG35 8.13: in its next wounded check the casualty re-rolls a die; with a kit one may be removed instead."""

    __slots__ = ()

    def offers(self, s: SkirmishState, figure: int) -> list[int]:
        if not s.left[figure]:
            return NOTHING
        others = members(patients(s, figure))
        found = [TREAT + other for other in others]
        found += [TREAT_KIT + other for other in others if has_kit(s, figure, other)]
        return found

    def refuse(self, s: SkirmishState, figure: int, action: int) -> Refusal:
        other = last_of(action) % MEN
        args: dict[str, int | str] = {"figure": FIGURES[figure], "other": FIGURES[other]}
        if other == figure:
            return Refusal("refuse-treat-self", "WG35 8.13", args)
        if not own(s, figure >> 4) & BIT[other] or not s.bleeding[other]:
            return Refusal("refuse-treat-unhurt", "WG35 8.13", args)
        if s.treated & BIT[other]:
            return Refusal("refuse-treated", "WG35 8.13", args)
        if not within(s, figure, other, NEAR):
            return Refusal("refuse-treat-far", "WG35 8.13", args)
        return Refusal("refuse-treat-kit", "WG35 8.13", args)

    def begin(self, s: SkirmishState, figure: int, action: int) -> None:
        pay(s, figure, 1)
        other = last_of(action)
        dice = MEDIC_DICE if s.field.has(figure, MEDIC) else 1
        kit = verb_of(action) == TREAT_KIT
        if kit:
            s.remove[other] = dice
        else:
            s.reroll[other] = dice
        s.treated |= BIT[other]
        events.treated(s, figure, other, dice, kit)
