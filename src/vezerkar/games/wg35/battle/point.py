"""Points of the table, each as one number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_POINT: Final = -1


def point(x: i64, y: i64, z: i64) -> i64:
    """A point as one number; `NO_POINT` is none. Coordinates are millimetres from 0, up to 2046, and 1022 of height."""
    return (x * 2048 + y) * 1024 + z


def point_x(p: i64) -> i64:
    """The x of a point."""
    return p // 2097152


def point_y(p: i64) -> i64:
    """The y of a point."""
    return p // 1024 % 2048


def point_z(p: i64) -> i64:
    """The z of a point."""
    return p % 1024


# --- as events tell them -------------------------------------------------------------------------------------------


def coordinates(place: int) -> list[str]:
    """The coordinates of a point; nothing for `NO_POINT`."""
    return [] if place == NO_POINT else [str(point_x(place)), str(point_y(place)), str(point_z(place))]


def spelled(place: int) -> str:
    """A point as notation has it; empty for `NO_POINT`."""
    return "" if place == NO_POINT else f"{point_x(place)},{point_y(place)},{point_z(place)}"


def spelled_xyz(place: tuple[int, int, int]) -> str:
    """The same for a point of a path."""
    x, y, z = place
    return f"{x},{y},{z}"
