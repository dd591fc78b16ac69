"""Hiding, lying down, standing up (WG35 8.4-8.6)."""

from __future__ import annotations

from vezerkar.engine.decision import Refusal
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.notation import FIGURES, HIDE, STAND, last_of
from vezerkar.games.wg35.notation import PRONE as LIE
from vezerkar.games.wg35.rules.basics.figures import standing
from vezerkar.games.wg35.rules.geometry.nearby import at_point
from vezerkar.games.wg35.rules.geometry.reach import hiding_places
from vezerkar.games.wg35.rules.geometry.sight import HIDDEN, PRONE, STANDING
from vezerkar.games.wg35.rules.turns.action_kinds import NOTHING, ActionKind, pay
from vezerkar.games.wg35.state import SkirmishState


def stand_up(s: SkirmishState, figure: int) -> None:
    """It stands, neither prone nor hidden any more; for nothing."""
    s.posture[figure] = STANDING
    s.hide[figure] = -1


def lie_down(s: SkirmishState, figure: int) -> None:
    """It lies; it hides and looks out no longer."""
    s.posture[figure] = PRONE
    s.hide[figure] = s.lookout[figure] = -1


def can_lie(s: SkirmishState, figure: int) -> bool:
    """Return True if the ground lets it lie: one does not in shallow water."""
    x, y = s.x[figure], s.y[figure]
    for area in at_point(s.field.table, x, y).areas:
        if area.no_prone and area.carries(x, y, s.z[figure]):
            return False
    return True


class Hiding(ActionKind):
    """WG35 8.4: it hides behind a piece within 15 mm that is 25 mm high."""

    __slots__ = ()

    def offers(self, s: SkirmishState, figure: int) -> list[int]:
        if not standing(s, figure) or not s.left[figure]:
            return NOTHING
        return [HIDE + piece for piece in hiding_places(s.field.table, s.x[figure], s.y[figure], s.z[figure])]

    def refuse(self, s: SkirmishState, figure: int, action: int) -> Refusal:
        args: dict[str, int | str] = {"figure": FIGURES[figure]}
        if not standing(s, figure):
            return Refusal("refuse-not-standing", "WG35 8.4", args)
        pieces = s.field.table.pieces
        piece = last_of(action)
        if piece < len(pieces) and not pieces[piece].hide_behind:
            return Refusal("refuse-hide-behind", "WG35 8.4", {**args, "piece": pieces[piece].id})
        return Refusal("refuse-hide-far", "WG35 8.4", args)

    def begin(self, s: SkirmishState, figure: int, action: int) -> None:
        pay(s, figure, 1)
        piece = last_of(action)
        s.posture[figure] = HIDDEN
        s.hide[figure] = piece
        s.lookout[figure] = -1
        events.hid(s, figure)


class LyingDown(ActionKind):
    """WG35 8.5: it goes prone."""

    __slots__ = ()

    def offers(self, s: SkirmishState, figure: int) -> list[int]:
        return [LIE] if standing(s, figure) and s.left[figure] and can_lie(s, figure) else NOTHING

    def refuse(self, s: SkirmishState, figure: int, action: int) -> Refusal:
        reason = "refuse-lie-ground" if standing(s, figure) else "refuse-not-standing"
        return Refusal(reason, "WG35 8.5", {"figure": FIGURES[figure]})

    def begin(self, s: SkirmishState, figure: int, action: int) -> None:
        pay(s, figure, 1)
        lie_down(s, figure)
        events.lay_down(s, figure)


class StandingUp(ActionKind):
    """WG35 8.6: it stands up."""

    __slots__ = ()

    def offers(self, s: SkirmishState, figure: int) -> list[int]:
        return [STAND] if not standing(s, figure) and s.left[figure] else NOTHING

    def refuse(self, s: SkirmishState, figure: int, action: int) -> Refusal:
        return Refusal("refuse-standing", "WG35 8.6", {"figure": FIGURES[figure]})

    def begin(self, s: SkirmishState, figure: int, action: int) -> None:
        pay(s, figure, 1)
        stand_up(s, figure)
        events.stood_up(s, figure)
