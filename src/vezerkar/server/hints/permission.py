"""The matches in which the table helps somebody to choose."""

from __future__ import annotations

from collections.abc import Mapping

from vezerkar.server.matches.viewer import Viewer
from vezerkar.server.storage.stored_match import SeatAssignment


def helped(assignments: Mapping[str, SeatAssignment], viewer: Viewer, *, in_earnest: bool, teaching: bool) -> bool:
    """Return True if bots may help a viewer who plays: in no match that counts, in a teaching one, and among bots alone.

    Otherwise there are people who would not know of it.
    """
    others = [assignment for seat, assignment in assignments.items() if seat not in viewer.seats]
    return bool(viewer.seats) and not in_earnest and (teaching or all(assignment.kind == "bot" for assignment in others))
