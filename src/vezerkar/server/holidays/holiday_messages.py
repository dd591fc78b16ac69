"""The messages about holidays, field by field. See docs/http-api.md."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from vezerkar.server.protocol import Request


class HolidayWish(Request):
    """A holiday of so many days that ``begins`` at a moment to come, in milliseconds since 1970, or now (None)."""

    days: Annotated[int, Meta(ge=1, le=14)]
    begins: Annotated[int, Meta(ge=0, le=10**14)] | None = None


class HolidayInfo(msgspec.Struct):
    """A holiday: from when until when, in milliseconds since 1970, and how many days that is."""

    begins: int
    until: int
    days: int


class YearDays(msgspec.Struct):
    """The days of holiday that are left of a year (UTC)."""

    year: int
    left: int


class Holidays(msgspec.Struct):
    """One's holiday, which goes on or is to come (None: there is none), and the days that are left of this year and of the next.

    ``most`` is how many days one holiday has at most.
    """

    holiday: HolidayInfo | None
    years: list[YearDays]
    most: int
