"""Holidays by right: how many days an account has. Plain calculations on moments of the database's clock.

A holiday counts in days of 24 hours from its first moment, each in the year (UTC) in which it begins. A day that has begun when
somebody comes back is used; the others are not.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.storage.moments import DAY_MICROS, SECOND_MICROS

DAYS_OF_YEAR: Final = 30
"""Days of holiday in a year."""
MOST_DAYS: Final = 14
"""Days that one holiday has at most. Holidays count as one between which less than a day lies."""
AHEAD_DAYS: Final = 365
"""A holiday begins at most so many days from now."""


@dataclass(frozen=True, slots=True)
class Holiday:
    """A holiday, from one moment until another, in microseconds since 1970."""

    begins: int
    until: int

    @property
    def days(self) -> int:
        """The days that it uses: each that has begun."""
        return -((self.begins - self.until) // DAY_MICROS)

    def days_in(self, year: int) -> int:
        """Those of its days that begin in a year."""
        return sum(year_of(self.begins + number * DAY_MICROS) == year for number in range(self.days))


def year_of(at: int) -> int:
    """Return the year of a moment (UTC)."""
    return datetime.fromtimestamp(at / SECOND_MICROS, UTC).year


def days_left(known: Collection[Holiday], year: int) -> int:
    """Return how many days are left of a year."""
    return DAYS_OF_YEAR - sum(one.days_in(year) for one in known)


def present(known: Collection[Holiday], at: int) -> Holiday | None:
    """Return the holiday that goes on at a moment, or is to come; there is one at most."""
    return next((one for one in known if one.until > at), None)


def new_holiday(known: Collection[Holiday], days: int, begins: int | None, at: int) -> Holiday:
    """Return a holiday that is wished for at a moment; None: it begins then. Raises `ApiError`."""
    if begins is not None and not at <= begins <= at + AHEAD_DAYS * DAY_MICROS:
        raise ApiError("malformed", detail=f"'begins' is a moment of the next {AHEAD_DAYS} days, in milliseconds")
    if present(known, at) is not None:
        raise ApiError("holiday_planned")
    start = at if begins is None else begins
    wanted = Holiday(start, start + days * DAY_MICROS)
    before, first = 0, start
    for one in sorted(known, key=lambda one: one.begins, reverse=True):
        if first - one.until < DAY_MICROS:
            before, first = before + one.days, one.begins
    if before + days > MOST_DAYS:
        raise ApiError("holiday_too_long", most=str(MOST_DAYS), left=str(max(0, MOST_DAYS - before)))
    for year in {year_of(wanted.begins), year_of(wanted.until - 1)}:
        if (left := days_left(known, year)) < wanted.days_in(year):
            raise ApiError("no_holiday_left", year=str(year), left=str(left))
    return wanted
