"""Taking another weapon in hand (WG35 8.9)."""

from __future__ import annotations

from vezerkar.engine.decision import Refusal
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.game_data import THINGS
from vezerkar.games.wg35.notation import FIGURES, SWITCH, last_of
from vezerkar.games.wg35.rules.basics.arms import held, thing_of
from vezerkar.games.wg35.rules.turns.action_kinds import NOTHING, ActionKind, pay
from vezerkar.games.wg35.state import SkirmishState


def spare(s: SkirmishState, figure: int, thing: int) -> int:
    """The weapon of this kind that a figure carries and does not have in hand; `NOBODY` if there is none."""
    for arm in s.field.arms_of[figure]:
        it = s.field.arms[arm]
        if arm != s.in_hand[figure] and held(it) and not s.gone[arm] and thing_of(it) == thing:
            return arm
    return NOBODY


def spares(s: SkirmishState, figure: int) -> list[int]:
    """The things a figure could take in hand, sorted, without that which it has."""
    found: list[int] = []
    for arm in s.field.arms_of[figure]:
        it = s.field.arms[arm]
        if arm != s.in_hand[figure] and held(it) and not s.gone[arm] and thing_of(it) not in found:
            found.append(thing_of(it))
    found.sort()
    return found


def take_in_hand(s: SkirmishState, figure: int, thing: int) -> None:
    """Swap the weapon in hand; for nothing."""
    s.in_hand[figure] = spare(s, figure, thing)
    events.switched(s, figure)


class Switching(ActionKind):
    """WG35 8.9: it swaps the weapon in hand for another one that it carries."""

    __slots__ = ()

    def offers(self, s: SkirmishState, figure: int) -> list[int]:
        return [SWITCH + thing for thing in spares(s, figure)] if s.left[figure] else NOTHING

    def refuse(self, s: SkirmishState, figure: int, action: int) -> Refusal:
        return Refusal("refuse-switch", "WG35 8.9", {"figure": FIGURES[figure], "thing": THINGS[last_of(action)]})

    def begin(self, s: SkirmishState, figure: int, action: int) -> None:
        pay(s, figure, 1)
        take_in_hand(s, figure, last_of(action))
