"""Times in which a clock stands although its seat is asked: pauses, holidays, and what the table was out of reach.

A clock runs where none of them is. They may overlap, and each moment counts once. Plain calculations on moments of the database's
clock, exact to the microsecond.
"""

from __future__ import annotations

from dataclasses import replace

from vezerkar.server.clocks.clocks import Away, SeatClock


def stood(clock: SeatClock, start: int, end: int) -> SeatClock:
    """The clock after all have stood from one moment to another, which has just come: it has not run then."""
    away = clock.away
    if clock.since is None:
        return clock
    if away is None or away.begins >= end:
        return replace(clock, since=_after(clock.since, start, end))
    if away.until <= start:
        return replace(clock, since=_after(_after(clock.since, away.begins, away.until), start, end), away=None)
    first = min(away.begins, start)
    if away.until <= end:
        return replace(clock, since=_after(clock.since, first, end), away=None)
    # The holiday goes on, and is as long for this clock as both together.
    return replace(clock, away=Away(first, away.until))


def jumped(clock: SeatClock, before: int, at: int) -> SeatClock:
    """The clock after the one that all go by was set from one moment to another: it has run for as long as before.

    What is still to begin begins as much later or earlier. A holiday ends on its day by the clock as it is now.
    """
    if clock.since is None:
        return clock
    ran, away = clock.ran(before), clock.away
    since = clock.since + at - before if clock.since > before else at - ran
    left = None if away is None or away.until <= at else Away(max(away.begins, at), away.until)
    return replace(clock, since=since, away=left)


def with_away(clock: SeatClock, wanted: Away | None, at: int) -> SeatClock:
    """The clock when its player is away at other times from a moment on; what was before stays as it is.

    If all stand at that moment, it is the one at which they have stopped.
    """
    old = clock.away
    if old == wanted:
        return clock
    if old is not None and wanted is not None and old.until == wanted.until and max(old.begins, wanted.begins) <= at:
        # The same holiday, which a pause has made longer for this clock, or which it has come to know later.
        return clock
    since = clock.since
    if old is not None and since is not None and old.begins < at:
        since = _after(since, old.begins, min(old.until, at))
    clock = replace(clock, since=since, away=None)
    if wanted is None or wanted.until <= at:
        return clock
    return replace(clock, away=Away(max(wanted.begins, at), wanted.until))


def _after(since: int, start: int, end: int) -> int:
    """Since when a clock would have run alike if it had not stood from one moment to another."""
    return since + end - start if since < start else max(since, end)
