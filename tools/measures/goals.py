"""The goals of the measures."""

from __future__ import annotations

from tools.measures.looks import Look
from tools.measures.pace import Pace, Visit
from tools.measures.steadiness import Steadiness

FREE = {(1440, 900): 0.7, (1280, 720): 0.7, (390, 844): 0.6}
"""The least share of each window over which nothing but the board may lie."""
FREE_ELSEWHERE = 0.6
"""And of windows of other sizes."""
READABLE = 11.95
"""No name is smaller, in pixels, as the page is opened."""
CROWDED = 0.05
"""Such a share of the names in sight may have no room before one zooms in. Letters differ a little between machines."""
BOARD_STOPS = 2
"""The board is one stop of the Tab key, and the cross-hair another one."""
FETCHED = 250_000
"""So many bytes a first visit may fetch besides the pictures of the board."""
READY_MS = 1500
"""So soon the table is there, on a machine of the speed of which the yardstick tells."""
UPDATE_MS = 100
"""So soon a click shows, half the time."""


def missed_by_look(look: Look) -> list[str]:
    """Say what a table in a window misses."""
    found = []
    least = FREE.get((look.width, look.height), FREE_ELSEWHERE)
    if look.free < least:
        found.append(f"free board {look.free:.0%} < {least:.0%}")
    if look.names and look.label < READABLE:
        found.append(f"“{look.words}” has {look.label:.1f} px")
    if look.crowded > look.names * CROWDED:
        found.append(f"{look.crowded} of {look.names} names have no room")
    if look.board_stops > BOARD_STOPS:
        found.append(f"{look.board_stops} stops on the board")
    counted = {"out of the window": look.stray, "stops without a name": look.nameless, "stops that cannot be chosen": look.idle}
    found += [f"{number} {what}" for what, number in counted.items() if number]
    return found + look.barriers


def missed_by_steadiness(steadiness: Steadiness) -> list[str]:
    """Say what has moved, and which keys have done what they should not."""
    found = [f"{name}: {sorted(boxes)}" for name, boxes in steadiness.boxes.items() if len(boxes) > 1]
    if steadiness.numbered:
        found.append(f"{steadiness.numbered} buttons with a number as their key")
    if steadiness.answered:
        found.append(f"{steadiness.answered} questions answered by a number")
    return found


def missed_by_visit(visit: Visit) -> list[str]:
    """Say what is large, and what comes late."""
    found = []
    if visit.fonts + visit.rest > FETCHED:
        found.append(f"{visit.fonts + visit.rest} bytes fetched")
    if visit.shown > READY_MS:
        found.append(f"there after {visit.shown:.0f} ms")
    return found


def missed_by_pace(pace: Pace) -> list[str]:
    """Say what is slow."""
    return [f"an update takes {pace.update:.0f} ms"] if pace.update > UPDATE_MS else []
