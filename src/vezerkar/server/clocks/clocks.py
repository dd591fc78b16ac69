"""The clocks of a match: the time that each seat has left. Plain calculations on moments of the database's clock."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

import msgspec

from vezerkar.bots import bot_names
from vezerkar.server.clocks.clock_messages import ClockKind, ClockLimits, ClockPreset, ClockWish, TimeOut
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.storage.moments import DAY_MICROS, DAY_SECONDS

SECOND_MS: Final = 1000
MS: Final = 1000
"""Microseconds in a millisecond."""
MINUTE_SECONDS: Final = 60
HOUR_SECONDS: Final = 3600

BANKS: Final = {"live": (5 * MINUTE_SECONDS, 90 * MINUTE_SECONDS), "days": (DAY_SECONDS, 21 * DAY_SECONDS)}
"""For each kind of clock, the least and the most seconds at the start."""
INCREMENTS: Final = {"live": (0, 120), "days": (4 * HOUR_SECONDS, 7 * DAY_SECONDS)}
"""For each kind, the least and the most seconds that are added."""
MAX_CAP: Final = 2 * 21 * DAY_SECONDS
"""The most seconds that may be gathered."""
LEAST_AGAIN_SECONDS: Final = 30
"""The least time of a seat whose time was over and which goes on."""
DEFAULTS_IN_A_ROW: Final = 3
"""So often in a row the default is taken for somebody; at the last of these times a bot takes over."""
DEFAULTS_IN_ALL: Final = 6
"""The same, in all."""
USUAL_BOT: Final = "greedy"
"""The bot that takes over, if the game has it and no other was named."""

PRESETS: Final = (
    ClockPreset("live", "live", 20 * MINUTE_SECONDS, 30, None),
    ClockPreset("fast", "days", DAY_SECONDS, 4 * HOUR_SECONDS, 3 * DAY_SECONDS),
    ClockPreset("usual", "days", 3 * DAY_SECONDS, 12 * HOUR_SECONDS, 5 * DAY_SECONDS),
    ClockPreset("slow", "days", 7 * DAY_SECONDS, 36 * HOUR_SECONDS, 10 * DAY_SECONDS),
)
"""The clocks that are offered when a match is made."""
LIMITS: Final = (
    ClockLimits("live", list(BANKS["live"]), list(INCREMENTS["live"]), None),
    ClockLimits("days", list(BANKS["days"]), list(INCREMENTS["days"]), MAX_CAP),
)
"""The limits of a clock of one's own."""


class ClockRules(msgspec.Struct, frozen=True):
    """The clock of a match: seconds at the start, seconds that are added, the most that may be gathered, what happens when time
    is over, the bot that may take over, and whether the clocks of those stand who are on holiday.

    ``live``: they are added whenever a seat has chosen all that it was asked and its clock has run. ``days``: they are added the
    first time that it does so on a day (UTC).
    """

    kind: ClockKind
    bank_s: int
    increment_s: int
    cap_s: int | None
    time_out: TimeOut
    bot: str
    # A match that was made before there were holidays has none: nobody has chosen them.
    holidays: bool = False

    @property
    def again_ms(self) -> int:
        """The time of somebody whose time was over and who goes on."""
        return max(self.increment_s, LEAST_AGAIN_SECONDS) * SECOND_MS


@dataclass(frozen=True, slots=True)
class Away:
    """A holiday as the clock of a seat has it: from one moment until another it stands. Microseconds since 1970."""

    begins: int
    until: int


@dataclass(frozen=True, slots=True)
class SeatClock:
    """The clock of a seat: ``left`` milliseconds when it last stood, and since when it runs (None: it stands).

    ``since`` is in microseconds since 1970, and may be to come: it stands until then. ``flags`` is how often time was over,
    ``row`` how often in a row. ``day`` is the last one for which time was added. Its player is ``away`` on holiday, has been or
    will be: that time does not count, whenever somebody looks. See `vezerkar.server.clocks.stops`.
    """

    left: int
    since: int | None = None
    flags: int = 0
    row: int = 0
    day: int | None = None
    away: Away | None = None

    def ran(self, at: int) -> int:
        """The microseconds for which it has run at a moment since it last stood."""
        if self.since is None or at <= self.since:
            return 0
        away = 0 if self.away is None else max(0, min(at, self.away.until) - max(self.since, self.away.begins))
        return at - self.since - away

    def left_at(self, at: int) -> int:
        """The milliseconds that are left at a moment; they may be less than none."""
        return self.left - self.ran(at) // MS

    def reaches(self, left: int) -> int | None:
        """The moment at which so many milliseconds are left, or fewer; None while nobody is asked."""
        if self.since is None:
            return None
        at = self.since + max(0, self.left - left) * MS
        if self.away is None or self.since >= self.away.until or at < self.away.begins:
            return at
        return at + self.away.until - max(self.since, self.away.begins)

    def ends(self) -> int | None:
        """The moment at which time is over, or None while nobody is asked."""
        return self.reaches(0)


@dataclass(frozen=True, slots=True)
class Retiming:
    """The effect of a change of a match on its clocks.

    ``asked`` are the seats whose clocks run from now on. Each has the microseconds for which a reaction window that has just been
    opened is held, 0 outside of windows, and None where the window of before goes on. A person ``acted`` or took back
    (``undone``) for a seat, came ``back`` to it, or its time was over (``flagged``). Somebody new sits on the ``taken``
    ones. If all have ``agreed`` on a takeback, nobody has finished anything, and no time is added.
    """

    rules: ClockRules
    asked: Mapping[str, int | None] = field(default_factory=dict)
    acted: str = ""
    undone: str = ""
    flagged: str = ""
    back: str = ""
    agreed: bool = False
    taken: Collection[str] = ()

    def apply(self, clocks: Mapping[str, SeatClock], at: int, stopped: int | None = None) -> dict[str, SeatClock]:
        """The clocks after a change at a moment. If all have ``stopped`` before, they show that moment; a hold goes on."""
        return {seat: self._next(seat, clock, at if stopped is None else stopped, at) for seat, clock in clocks.items()}

    def _next(self, seat: str, clock: SeatClock, at: int, now: int) -> SeatClock:
        if seat == self.flagged:
            clock = replace(clock, left=self.rules.again_ms, since=None, flags=clock.flags + 1, row=clock.row + 1)
        if seat in self.taken:
            clock = replace(clock, left=max(clock.left, self.rules.bank_s * SECOND_MS), since=None, flags=0, row=0)
        if seat == self.back:
            clock = replace(clock, left=max(clock.left_at(at), self.rules.again_ms), since=None, row=0)
        if seat == self.undone and clock.since is None and self.rules.kind == "live":
            # What was added for what is taken back now is taken back as well, or somebody could gather time.
            clock = replace(clock, left=max(0, clock.left - self.rules.increment_s * SECOND_MS))
        if seat == self.acted:
            left = self.rules.again_ms if self._waited_for(clock) else clock.left
            clock = replace(clock, row=0, left=left)
        if seat not in self.asked:
            return self._stopped(clock, at)
        if self._waited_for(clock):
            return clock
        hold = self.asked[seat]
        if clock.since is None:
            return replace(clock, since=now + hold if hold else at)
        if hold:
            return replace(clock, left=max(0, clock.left_at(at)), since=now + hold)
        return clock if hold is None else replace(clock, since=min(clock.since, at))

    def _waited_for(self, clock: SeatClock) -> bool:
        """Return True if time is over and the others wait for the seat to act all the same."""
        return self.rules.time_out == "wait" and clock.since is None and clock.left <= 0

    def _stopped(self, clock: SeatClock, at: int) -> SeatClock:
        if clock.since is None:
            return clock
        left, ran = max(0, clock.left_at(at)), clock.ran(at) > 0
        today = at // DAY_MICROS
        if not ran or self.agreed or (self.rules.kind == "days" and clock.day == today):
            return replace(clock, left=left, since=None)
        more = left + self.rules.increment_s * SECOND_MS
        if self.rules.cap_s is not None:
            more = max(left, min(more, self.rules.cap_s * SECOND_MS))
        return replace(clock, left=more, since=None, day=today)


def lapsed(clock: SeatClock) -> SeatClock:
    """The clock of a seat whose time is over, and which is waited for: it stands at nothing."""
    return replace(clock, left=0, since=None, flags=clock.flags + 1)


def given(clock: SeatClock, rules: ClockRules, at: int) -> SeatClock:
    """The clock after an opponent has given it the time of one increment; the same if that is more than may be gathered."""
    most = (rules.cap_s if rules.cap_s is not None else BANKS["live"][1]) * SECOND_MS
    return replace(clock, left=clock.left + rules.again_ms) if clock.left_at(at) + rules.again_ms <= most else clock


def next_end(clocks: Mapping[str, SeatClock]) -> int | None:
    """The moment at which the time of some seat is over, if nothing happens before."""
    return min((end for clock in clocks.values() if (end := clock.ends()) is not None), default=None)


def usual_bot(game_id: str) -> str:
    """Return the bot that takes over a seat of a game where no other is named."""
    known = bot_names(game_id)
    return USUAL_BOT if USUAL_BOT in known else known[0]


def clock_rules(wish: ClockWish, game_id: str, holidays: bool = True) -> ClockRules:
    """The clock that is wished for; ``holidays`` says whether one by days usually knows them. Raises `ApiError`."""
    for name, value, (least, most) in (
        ("bank_s", wish.bank_s, BANKS[wish.kind]),
        ("increment_s", wish.increment_s, INCREMENTS[wish.kind]),
    ):
        if not least <= value <= most:
            raise ApiError("malformed", detail=f"'{name}' of such a clock can be {least} to {most}")
    cap = wish.cap_s
    if wish.kind == "live":
        if cap is not None:
            raise ApiError("malformed", detail="a live clock has no 'cap_s'")
    else:
        cap = 2 * wish.bank_s if cap is None else cap
        if not wish.bank_s <= cap <= MAX_CAP:
            raise ApiError("malformed", detail=f"'cap_s' can be {wish.bank_s} to {MAX_CAP}")
    time_out = wish.time_out or ("default" if wish.kind == "live" else "bot")
    known = bot_names(game_id)
    bot = wish.bot or usual_bot(game_id)
    if bot not in known:
        raise ApiError("malformed", detail=f"'bot' can be: {', '.join(known)}")
    if wish.kind == "live" and wish.holidays:
        raise ApiError("malformed", detail="a live clock knows no 'holidays'")
    knows = wish.kind == "days" and (holidays if wish.holidays is None else wish.holidays)
    return ClockRules(wish.kind, wish.bank_s, wish.increment_s, cap, time_out, bot, knows)
