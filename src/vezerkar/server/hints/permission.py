"""The matches in which the table helps somebody to choose."""

from __future__ import annotations

from collections.abc import Mapping

from vezerkar.server.matches.viewer import Viewer
from vezerkar.server.storage.stored_match import SeatAssignment


def against_bots(assignments: Mapping[str, SeatAssignment], viewer: Viewer) -> bool:
    """Return True if a viewer has nobody but bots about: only then may a hint be had, for it is no secret from anybody."""
    others = [assignment for seat, assignment in assignments.items() if seat not in viewer.seats]
    return bool(viewer.seats) and all(assignment.kind == "bot" for assignment in others)
