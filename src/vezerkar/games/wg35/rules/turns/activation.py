"""Activations (WG35 7): who is next, what the activated figure does, and what happens around that (WG35 25.7).

`Turns` calls the turns of a round. A turn asks a side for a figure (or a card); its `Activation` asks for actions until the owner
ends it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.engine.decision import Domain, Question, Refusal
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.numbering import NOBODY, SIDE_MEN
from vezerkar.games.wg35.battle.point import point_x, point_y
from vezerkar.games.wg35.notation import (
    ACTIVATE,
    END,
    ENTER,
    FACE,
    FIGURES,
    FLEE,
    LEAVE,
    LOOK_OUT,
    MOVE,
    PASS,
    PUT,
    RUN,
    TOW_ARM,
    last_of,
    verb_of,
)
from vezerkar.games.wg35.rules.actions import loads
from vezerkar.games.wg35.rules.basics import checks
from vezerkar.games.wg35.rules.basics.figures import place_of, standing
from vezerkar.games.wg35.rules.geometry.reach import lookouts
from vezerkar.games.wg35.rules.morale.testing import nearest_enemy
from vezerkar.games.wg35.rules.movement import spotting
from vezerkar.games.wg35.rules.step import FigureStep, SideStep, SkirmishStep, asks_while, d6
from vezerkar.games.wg35.rules.turns.action_kinds import (
    ACTION_KIND_OF,
    ACTION_KINDS,
    FREE_ACTION_KINDS,
    NOTHING,
    ActionKind,
    pay,
)
from vezerkar.games.wg35.rules.turns.limits import NO_BAR, bar_to, barred, is_free
from vezerkar.games.wg35.rules.victory import deliveries
from vezerkar.games.wg35.rules.windows import (
    ACTION_CHOICE,
    ACTIVATION_START,
    BETWEEN_ACTIONS,
    ENEMY_ACTION_END,
    ENEMY_ACTIVATION_END,
    OWN_TURN,
    Occasion,
    Window,
    carry_out,
    is_answer,
    offers,
    why_not,
)
from vezerkar.games.wg35.state import SkirmishState

if TYPE_CHECKING:
    from mypy_extensions import i64

UNTRAINED: Final = "untrained"
FREE_OF_COST: Final[tuple[int, ...]] = (FACE, PUT, LOOK_OUT, TOW_ARM, LEAVE)
ON_THE_WAY: Final[tuple[int, ...]] = (MOVE, RUN, ENTER)


# --- who is next (WG35 7.1, 7.3, 7.4) ------------------------------------------------------------------------------


def unactivated(s: SkirmishState, side: int) -> int:
    """The figures of a side that were not activated in this round and have an action left (WG35 7.4), as a mask."""
    found = (s.on | s.arriving) & SIDE_MEN[side] & ~s.activated
    for figure in members(found):
        if not s.left[figure]:
            found &= ~BIT[figure]
    return found


def ready(s: SkirmishState, side: int) -> int:
    """The figures a side may activate now, as a mask: first the fast, then the others, then the slow and helpless (WG35 7.3)."""
    fast = others = slow = 0
    for figure in members(unactivated(s, side)):
        abilities = s.field.man(figure).abilities
        if s.helpless & BIT[figure] or "slow" in abilities:
            slow |= BIT[figure]
        elif "fast" in abilities:
            fast |= BIT[figure]
        else:
            others |= BIT[figure]
    return fast or others or slow


class Turns(SkirmishStep):
    """WG35 7.1: the sides activate their figures in turns until all were activated; who has none left is skipped."""

    __slots__ = ()

    def advance(self, s: SkirmishState) -> bool:
        if not unactivated(s, s.turn):
            s.turn = 1 - s.turn
            if not unactivated(s, s.turn):
                s.stack.pop()
                return False
        s.call(OwnTurn(s.turn))
        return False


class OwnTurn(SideStep):
    """WG35 7.1: a side plays cards, then activates a figure, which it may not decline.

    With no card to play and one figure to activate it is not asked: all of that is public. It is asked while people may keep the
    figure back, so that what was done before can be taken back until their die is rolled.
    """

    __slots__ = ()

    def advance(self, s: SkirmishState) -> bool:
        figures = ready(s, self.side)
        if figures & (figures - 1) or s.distracted & BIT[self.side] or not figures or offers(s, self.side, Occasion(OWN_TURN)):
            return asks_while(s, self.side, figures != 0)
        self.choose(s, self.side, ACTIVATE + figures.bit_length() - 1)
        return False

    def options(self, s: SkirmishState, seat: int) -> list[int]:
        return [*[ACTIVATE + figure for figure in members(ready(s, self.side))], *offers(s, seat, Occasion(OWN_TURN))]

    def choose(self, s: SkirmishState, seat: int, action: int) -> None:
        if is_answer(action):
            carry_out(s, seat, action, Occasion(OWN_TURN))
            return
        figure = last_of(action)
        if self.is_distracted(s, figure):
            return
        s.active = figure
        s.seen = s.spotted = s.moved = 0
        s.stack[-1] = StartOfActivation(figure)
        events.activated(s, figure)
        # The owner's cards of this moment are offered with its first action.
        s.call(Window(ACTIVATION_START, 1 - seat, figure, NOBODY, 1 - seat))

    def is_distracted(self, s: SkirmishState, figure: int) -> bool:
        """Return True if the people keep the chosen figure from its activation (WG35 26.4.4): then the other side is next."""
        if not s.distracted & BIT[self.side]:
            return False
        s.distracted &= ~BIT[self.side]
        if checks.r_test(s, figure, 0, "helpful_civilians"):
            return False
        s.stack.pop()
        s.turn = 1 - self.side
        return True

    def question(self, s: SkirmishState, seat: int) -> Question:
        return Question("ask-activate", "WG35 7.1", ACTIVATE + members(ready(s, self.side))[0])

    def menu(self, s: SkirmishState, seat: int) -> list[int]:
        return [ACTIVATE + figure for figure in members((s.on | s.arriving) & SIDE_MEN[seat])]

    def refuse(self, s: SkirmishState, seat: int, action: int) -> Refusal:
        if is_answer(action):
            return why_not(s, seat, action, [Occasion(OWN_TURN)])
        if verb_of(action) != ACTIVATE:
            return Refusal("refuse-activate-first", "WG35 7.1")
        figure = last_of(action)
        args: dict[str, int | str] = {"figure": FIGURES[figure]}
        if figure >> 4 != seat:
            return Refusal("refuse-not-yours", "WG35 7.1", args)
        if not (s.on | s.arriving) & BIT[figure]:
            return Refusal("refuse-off-table", "WG35 7.1", args)
        if s.activated & BIT[figure]:
            return Refusal("refuse-activated", "WG35 7.1", args)
        if not s.left[figure]:
            return Refusal("refuse-spent", "WG35 7.4", args)
        return Refusal("refuse-order", "WG35 7.3", args)


# --- hesitation (WG35 25.7) ----------------------------------------------------------------------------------------


def may_hesitate(s: SkirmishState, figure: int) -> bool:
    """Return True if the enemy may make the figure that was chosen for activation hesitate (WG35 25.7)."""
    return figure == s.active and s.field.has(figure, UNTRAINED) and s.immune == NOBODY


def hesitate(s: SkirmishState, figure: int) -> None:
    """The enemy has discarded a card against an untrained figure: the die decides whether it is passed over (WG35 25.7)."""
    least = s.field.man(figure).abilities[UNTRAINED]
    die = d6(s)
    events.hesitated(s, figure, die, least)
    if die >= least:
        pass_over(s, figure)


def pass_over(s: SkirmishState, figure: int) -> None:
    """The chosen figure is not activated now; the other side activates next, then its own side, without hesitation (WG35 25.7).

    Takes its Activation off the stack, with all that it has called.
    """
    while not isinstance(s.stack.pop(), Activation):
        pass
    side = figure >> 4
    s.active = NOBODY
    s.turn = 1 - side
    s.immune = side


# --- the activation (WG35 7.2, 8) ----------------------------------------------------------------------------------


class Hands(Domain):
    """The actions of an activated figure: those listed, and at any point face it or put its load down there."""

    __slots__ = ("activation", "s")

    def __init__(self, s: SkirmishState, activation: Activation) -> None:
        self.s = s
        self.activation = activation

    def accepts(self, action: int) -> bool:
        figure, verb = self.activation.figure, verb_of(action)
        if verb not in (FACE, PUT):
            return action in self.activation.options(self.s, figure >> 4)
        if bar_to(self.s, figure, verb) != NO_BAR:
            return False
        if verb == FACE:
            return can_face(self.s, figure, last_of(action))
        return loads.can_put(self.s, figure, last_of(action))


class Activation(FigureStep):
    """WG35 7.2: the owner chooses the actions of the activated figure until he ends its activation."""

    __slots__ = ()

    def advance(self, s: SkirmishState) -> bool:
        if not (s.on | s.arriving) & BIT[self.figure]:
            self.finish(s)
            return False
        s.asked = BIT[self.figure >> 4]
        return True

    def finish(self, s: SkirmishState) -> None:
        """End it, and let the enemy answer."""
        s.stack[-1] = EndOfActivation(self.figure)
        s.call(Window(ENEMY_ACTIVATION_END, 1 - (self.figure >> 4), self.figure))

    def options(self, s: SkirmishState, seat: int) -> list[int]:
        figure = self.figure
        found: list[int] = []
        kinds = ACTION_KINDS if s.left[figure] else FREE_ACTION_KINDS
        if is_free(s, figure):
            found.append(END)
            for kind in kinds:
                offered = kind.offers(s, figure)
                if offered:
                    found += offered
        else:
            for kind in kinds:
                self._permitted(s, kind, found)
            if FLEE not in found:
                found.append(END)
        for window in self.windows(s):
            for answer in offers(s, seat, Occasion(window, figure)):
                # Both windows may offer the same card.
                if answer not in found:
                    found.append(answer)
        found.sort()
        return found

    def _permitted(self, s: SkirmishState, kind: ActionKind, found: list[int]) -> None:
        """Add what a figure that is hampered may do of one kind."""
        for verb in kind.verbs:
            if bar_to(s, self.figure, verb) == NO_BAR:
                offered = kind.offers(s, self.figure)
                found += [action for action in offered if bar_to(s, self.figure, verb_of(action)) == NO_BAR]
                return

    def windows(self, s: SkirmishState) -> list[int]:
        """The windows in which its owner may play cards now."""
        if not s.on & BIT[self.figure]:
            return []
        return [BETWEEN_ACTIONS, ACTION_CHOICE] if s.left[self.figure] else [BETWEEN_ACTIONS]

    def moments(self) -> list[int]:
        """The windows that this moment can be."""
        return [BETWEEN_ACTIONS, ACTION_CHOICE]

    def choose(self, s: SkirmishState, seat: int, action: int) -> None:
        if action == END:
            self.finish(s)
        elif is_answer(action):
            for window in self.windows(s):
                occasion = Occasion(window, self.figure)
                if action in offers(s, seat, occasion):
                    carry_out(s, seat, action, occasion)
                    return
        else:
            self.act(s, action)

    def act(self, s: SkirmishState, action: int) -> None:
        """The figure acts; what comes at the end of every action is called by `EndOfAction`."""
        verb = verb_of(action)
        bit = BIT[self.figure]
        if verb not in FREE_OF_COST:
            s.moved = s.moved | bit if verb in ON_THE_WAY else s.moved & ~bit
            if verb not in ON_THE_WAY and verb != PASS:
                s.acted |= bit
            s.call(EndOfAction(self.figure))
        ACTION_KIND_OF[verb].begin(s, self.figure, action)

    def question(self, s: SkirmishState, seat: int) -> Question:
        args: dict[str, int | str] = {"figure": FIGURES[self.figure], "actions": s.left[self.figure]}
        default = END
        if s.broken & BIT[self.figure] and FLEE in self.options(s, seat):
            default = FLEE
        return Question("ask-action", "WG35 7.2", default, args)

    def domain(self, s: SkirmishState, seat: int) -> Domain | None:
        return Hands(s, self)

    def menu(self, s: SkirmishState, seat: int) -> list[int]:
        found: set[int] = set()
        for kind in ACTION_KINDS:
            found.update(kind.menu(s, self.figure))
        return sorted(found)

    def refuse(self, s: SkirmishState, seat: int, action: int) -> Refusal:
        verb = verb_of(action)
        args: dict[str, int | str] = {"figure": FIGURES[self.figure]}
        if action == END:
            return Refusal("refuse-must-flee", "WG35 19.3", args)
        if is_answer(action):
            return why_not(s, seat, action, [Occasion(window, self.figure) for window in self.moments()])
        why = barred(s, self.figure, verb)
        if why is not None:
            return why
        if verb not in ACTION_KIND_OF:
            return Refusal("refuse-not-an-action", "WG35 7.2", args)
        return ACTION_KIND_OF[verb].refuse(s, self.figure, action)


class StartOfActivation(Activation):
    """An activation in which nothing has been done yet: its owner may also play what belongs to its start (WG35 26.6).

    So the owner is not asked for these cards and then, at once, for an action.
    """

    __slots__ = ()

    def windows(self, s: SkirmishState) -> list[int]:
        found = super().windows(s)
        return [ACTIVATION_START, *found] if found else found

    def moments(self) -> list[int]:
        return [ACTIVATION_START, *super().moments()]

    def choose(self, s: SkirmishState, seat: int, action: int) -> None:
        if action != END and action not in offers(s, seat, Occasion(ACTIVATION_START, self.figure)):
            s.stack[-1] = Activation(self.figure)
        super().choose(s, seat, action)


class EndOfAction(FigureStep):
    """The end of every action: who was spotted, what was brought home, who left, and the enemy's answer."""

    __slots__ = ()

    def advance(self, s: SkirmishState) -> bool:
        s.stack[-1] = Window(ENEMY_ACTION_END, 1 - (self.figure >> 4), self.figure)
        spotting.settle(s)
        deliveries.settle(s, self.figure)
        return False


class EndOfActivation(FigureStep):
    """The activation is over: the figure was activated, and it is the other side's turn."""

    __slots__ = ()

    def advance(self, s: SkirmishState) -> bool:
        s.stack.pop()
        s.activated |= BIT[self.figure]
        s.covers = [cover for cover in s.covers if cover[0] != self.figure]
        s.seen = s.spotted = s.moved = s.aimed = s.trail = s.passage = 0
        s.active = NOBODY
        side = self.figure >> 4
        if s.immune == side:
            s.immune = NOBODY
        s.turn = 1 - side
        return False


# --- passing, facing, looking out (WG35 8.1, 8.15) -----------------------------------------------------------------


class Passing(ActionKind):
    """WG35 8.1: nothing."""

    __slots__ = ()

    def offers(self, s: SkirmishState, figure: int) -> list[int]:
        return [PASS] if s.left[figure] else NOTHING

    def refuse(self, s: SkirmishState, figure: int, action: int) -> Refusal:
        return Refusal("refuse-no-actions", "WG35 7.2", {"figure": FIGURES[figure]})

    def begin(self, s: SkirmishState, figure: int, action: int) -> None:
        pay(s, figure, 1)
        events.passed(s, figure)


def can_face(s: SkirmishState, figure: int, to: int) -> bool:
    """Return True if there is a direction from a figure to a point."""
    return (point_x(to), point_y(to)) != (s.x[figure], s.y[figure])


class Facing(ActionKind):
    """WG35 1.5, 8.15: it turns on the spot, at any moment of its own activation, for nothing."""

    __slots__ = ()

    def offers(self, s: SkirmishState, figure: int) -> list[int]:
        # The sample is the nearest enemy: after that it has nothing more to offer, so nobody turns round for ever.
        enemy = nearest_enemy(s, figure) if s.on & BIT[figure] else NOBODY
        if enemy == NOBODY:
            return NOTHING
        dx: i64 = s.x[enemy] - s.x[figure]
        dy: i64 = s.y[enemy] - s.y[figure]
        fx: i64 = s.fx[figure]
        fy: i64 = s.fy[figure]
        turned = dx * fy != dy * fx or dx * fx + dy * fy < 0
        return [FACE + place_of(s, enemy)] if turned and (dx or dy) else NOTHING

    def refuse(self, s: SkirmishState, figure: int, action: int) -> Refusal:
        return Refusal("refuse-face", "WG35 1.5", {"figure": FIGURES[figure]})

    def begin(self, s: SkirmishState, figure: int, action: int) -> None:
        to = last_of(action)
        s.fx[figure], s.fy[figure] = point_x(to) - s.x[figure], point_y(to) - s.y[figure]
        events.faced(s, figure, to)


class LookingOut(ActionKind):
    """WG35 8.15, 10.7: at the end of a Move it declares to look out of a window or a loophole beside it."""

    __slots__ = ()

    def offers(self, s: SkirmishState, figure: int) -> list[int]:
        if not s.moved & BIT[figure] or not standing(s, figure) or not s.on & BIT[figure]:
            return NOTHING
        near = lookouts(s.field.table, s.x[figure], s.y[figure], s.z[figure])
        return [LOOK_OUT + opening for opening in near if opening != s.lookout[figure]]

    def refuse(self, s: SkirmishState, figure: int, action: int) -> Refusal:
        args: dict[str, int | str] = {"figure": FIGURES[figure]}
        if not s.moved & BIT[figure]:
            return Refusal("refuse-look-out-moved", "WG35 8.15", args)
        if not standing(s, figure):
            return Refusal("refuse-not-standing", "WG35 10.7", args)
        return Refusal("refuse-look-out-far", "WG35 10.7", args)

    def begin(self, s: SkirmishState, figure: int, action: int) -> None:
        s.lookout[figure] = last_of(action)
        events.looked_out(s, figure)
