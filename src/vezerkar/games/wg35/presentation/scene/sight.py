"""Sight for the Scene: looks, kept as long as nobody moves, and the outlines of what figures see (WG35 10)."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from vezerkar.games.wg35.battle.point import point_x, point_y
from vezerkar.games.wg35.presentation.typed_view import FigureView
from vezerkar.games.wg35.presentation.visibility import visibility_polygon
from vezerkar.games.wg35.rules.basics.figures import smoked
from vezerkar.games.wg35.rules.geometry.sight import Look, Post, look
from vezerkar.games.wg35.rules.geometry.table import Table
from vezerkar.games.wg35.state import SkirmishState

Stance: TypeAlias = tuple[int, int, int, int, int, int]
"""All that sight depends on of a figure: its point, its posture, what it hides behind and looks out of."""

NOTHING: Look = (False, 24, 0, 0)


@lru_cache(maxsize=8192)
def _look(ground: Table, doors: int, viewer: Stance, target: Stance) -> Look:
    return look(ground, doors, Post(*viewer), Post(*target))


def stance(s: SkirmishState, figure: int) -> Stance:
    """A figure as far as sight goes."""
    return s.x[figure], s.y[figure], s.z[figure], s.posture[figure], s.hide[figure], s.lookout[figure]


def look_at(s: SkirmishState, viewer: int, target: int) -> Look:
    """Return a figure's look at another, wherever it faces: if it sees it, how much is blocked, the cover (WG35 10)."""
    if s.smoke and smoked(s, s.x[viewer], s.y[viewer], s.x[target], s.y[target]):
        return NOTHING
    return _look(s.field.table, s.doors, stance(s, viewer), stance(s, target))


def field_of_view(s: SkirmishState, man: FigureView, wide: bool) -> list[int]:
    """The outline of what a figure sees: all round if ``wide``, else what is in front of it (WG35 1.6)."""
    assert man.at is not None
    clouds = tuple((point_x(place), point_y(place), diameter) for place, diameter in s.smoke)
    opening = s.lookout[man.index]
    return list(visibility_polygon(s.field.table, s.doors, man.at, s.posture[man.index], opening, man.facing, wide, clouds))
