"""Kinds of actions of an activated figure (WG35 8): each is an `ActionKind` of the chapter that has its rules."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.decision import Refusal
from vezerkar.games.wg35.rules.turns.limits import cost_of
from vezerkar.games.wg35.state import SkirmishState


class ActionKind:
    """A kind of action of the activated figure, or something it may do for nothing.

    ``verbs`` are those of its actions. What is offered is legal now; `begin` pays the actions (see `pay`) and calls the
    procedures. `menu` are actions a player would look for, legal or not.
    """

    __slots__ = ("verbs",)

    def __init__(self, *verbs: int) -> None:
        self.verbs = verbs

    def offers(self, s: SkirmishState, figure: int) -> list[int]:
        """The legal actions of this kind, without duplicates; nobody changes the list, which may be `NOTHING`."""
        raise NotImplementedError

    def menu(self, s: SkirmishState, figure: int) -> list[int]:
        """Return the actions that a player would look for."""
        return []

    def refuse(self, s: SkirmishState, figure: int, action: int) -> Refusal:
        """Return why an action with one of these verbs is not legal now; asked about such as are not."""
        raise NotImplementedError

    def begin(self, s: SkirmishState, figure: int, action: int) -> None:
        """Pay and call the procedures."""
        raise NotImplementedError


NOTHING: Final[list[int]] = []
"""Options of most kinds at most times: one list for all of them."""
ACTION_KINDS: Final[list[ActionKind]] = []
"""All kinds, in the order of registration."""
FREE_ACTION_KINDS: Final[list[ActionKind]] = []
"""Those of them with something that costs no action: whoever has none left can do nothing else."""
ACTION_KIND_OF: Final[dict[int, ActionKind]] = {}
"""By verb."""


def register(kind: ActionKind) -> None:
    """Add a kind of action; `chapters` has the table of all."""
    ACTION_KINDS.append(kind)
    if 0 in [cost_of(verb) for verb in kind.verbs]:
        FREE_ACTION_KINDS.append(kind)
    for verb in kind.verbs:
        assert verb not in ACTION_KIND_OF, "a verb belongs to one kind of action"
        ACTION_KIND_OF[verb] = kind


def pay(s: SkirmishState, figure: int, actions: int) -> None:
    """Spend actions of a figure (WG35 7.2). Whoever has spent all when it is not its turn counts as activated (WG35 7.4)."""
    assert s.left[figure] >= actions
    s.left[figure] -= actions
    if figure != s.active and not s.left[figure]:
        s.activated |= BIT[figure]
