"""Wishes of accounts: what they are told, how, and when. Plain calculations.

The hours are of the time zone of the account, whatever the clocks there do in spring and autumn.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from vezerkar.server.notices.notice_messages import ChannelKind, NoticeMode, WishEvent
from vezerkar.server.storage.moments import SECOND_MICROS

DEFAULTS: Final[Mapping[WishEvent, Mapping[ChannelKind, NoticeMode]]] = {
    "turn": {"push": "now", "mail": "digest", "webhook": "now"},
    "live_turn": {"push": "now", "mail": "off", "webhook": "off"},
    "short": {"push": "now", "mail": "now", "webhook": "now"},
    "began": {"push": "now", "mail": "digest", "webhook": "now"},
    "ended": {"push": "now", "mail": "digest", "webhook": "now"},
    "offer": {"push": "now", "mail": "digest", "webhook": "now"},
    "left": {"push": "now", "mail": "digest", "webhook": "now"},
    "paired": {"push": "now", "mail": "now", "webhook": "off"},
    "round_ends": {"push": "now", "mail": "now", "webhook": "off"},
    "invited": {"push": "now", "mail": "now", "webhook": "off"},
    "chat": {"push": "off", "mail": "digest", "webhook": "off"},
    "news": {"mail": "now"},
}
"""For each event and channel that can tell it, what is done where an account does not say otherwise."""
MODES: Final[Mapping[ChannelKind, tuple[NoticeMode, ...]]] = {
    "push": ("now", "off"),
    "mail": ("now", "digest", "off"),
    "webhook": ("now", "off"),
}
"""The modes of each channel."""


def modes_of(event: WishEvent, channel: ChannelKind) -> tuple[NoticeMode, ...]:
    """Return the modes in which a channel can tell an event; none if it cannot."""
    if channel not in DEFAULTS[event]:
        return ()
    # A digest is about matches.
    return ("now", "off") if event == "news" else MODES[channel]


@dataclass(frozen=True, slots=True)
class AccountWishes:
    """The wishes of an account. ``modes`` are those that it has set; ``mail``: mails reach it."""

    zone: str = ""
    quiet_from: int = 22
    quiet_to: int = 7
    digest_hour: int = 7
    mail: bool = False
    modes: Mapping[tuple[str, str], NoticeMode] = field(default_factory=dict)

    def mode(self, event: WishEvent, channel: ChannelKind) -> NoticeMode:
        """The way in which an event is told by a channel."""
        return self.modes.get((event, channel)) or DEFAULTS[event][channel]

    def quiet_seconds(self, at: int) -> float:
        """The seconds until the quiet hours end, 0 outside of them; ``at`` is in microseconds since 1970."""
        begins, ends = self._seconds_until(self.quiet_from, at), self._seconds_until(self.quiet_to, at)
        return ends if self.quiet_from != self.quiet_to and ends < begins else 0.0

    def digest_seconds(self, at: int) -> float:
        """The seconds until the next digest."""
        return self._seconds_until(self.digest_hour, at)

    def local(self, at: int) -> datetime:
        """A moment as the clocks of the account show it."""
        return datetime.fromtimestamp(at / SECOND_MICROS, zone_of(self.zone))

    def _seconds_until(self, hour: int, at: int) -> float:
        """The seconds until the clocks of the account show this full hour next; more than 0."""
        now = self.local(at)
        next_time = now.replace(hour=hour, minute=0, second=0, microsecond=0)
        if next_time.replace(tzinfo=None) <= now.replace(tzinfo=None):
            next_time += timedelta(days=1)
        # Moments of one zone would be subtracted as their clocks show them, without regard to a change of the clocks between.
        return (next_time.astimezone(UTC) - now.astimezone(UTC)).total_seconds()


def zone_of(name: str) -> ZoneInfo:
    """The time zone of a name; UTC where there is none. Raises ValueError if it is no name of any."""
    try:
        return ZoneInfo(name or "UTC")
    except (ZoneInfoNotFoundError, OSError) as error:
        raise ValueError(f"{name!r} is no time zone") from error


def known_zone(name: str) -> str:
    """Return the name of a time zone, or "" if it is none that is known here: browsers know more."""
    try:
        zone_of(name)
    except ValueError:
        return ""
    return name
