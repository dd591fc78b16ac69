"""The stream of what happens to an account: challenges, matches that begin and end, decisions that wait for it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from time import monotonic
from typing import Final, TypeAlias

import msgspec

from vezerkar.server.bot_api.challenge_table import OpenChallenge, Standing
from vezerkar.server.bot_api.challenges import Challenges
from vezerkar.server.bot_api.streams import KEEP_ALIVE_SECONDS, LOOK_SECONDS, Streams
from vezerkar.server.bot_api.token_table import Bearer
from vezerkar.server.clocks.clocks import ClockRules
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.processes.waiting import waited


class Clock(msgspec.Struct):
    """The clock of a match."""

    kind: str
    bank_s: int
    increment_s: int
    cap_s: int | None


class ChallengeEvent(msgspec.Struct, tag="challenge", tag_field="type"):
    """Somebody asks the bot to take seats. ``people`` are the names of those who sit there."""

    id: str
    match: str
    game: str
    options: dict[str, str]
    seats: tuple[str, ...]
    people: tuple[str, ...]
    rated: bool
    clock: Clock | None


class ChallengeGone(msgspec.Struct, tag="challenge_gone", tag_field="type"):
    """A challenge stands no more."""

    id: str


class MatchStart(msgspec.Struct, tag="start", tag_field="type"):
    """A match in which the account has these seats goes on from here."""

    match: str
    game: str
    seats: tuple[str, ...]


class MatchAsk(msgspec.Struct, tag="ask", tag_field="type"):
    """A seat of the account must choose."""

    match: str
    seat: str
    ply: int


class MatchOver(msgspec.Struct, tag="end", tag_field="type"):
    """A match is over, or the account has no seat there any more."""

    match: str


Event: TypeAlias = ChallengeEvent | ChallengeGone | MatchStart | MatchAsk | MatchOver
NOTHING: Final = Standing({}, {})
LISTENS_SECONDS: Final = 20.0
"""Seconds after which it is noted again that the program of a bot listens."""


def news(before: Standing, now: Standing) -> Iterator[Event]:
    """Yield the events between two moments."""
    for number, challenge in now.challenges.items():
        if number not in before.challenges:
            yield _challenge(challenge)
    for number in before.challenges:
        if number not in now.challenges:
            yield ChallengeGone(str(number))
    for match, held in now.matches.items():
        former = before.matches.get(match)
        if held.over:
            if former is not None and not former.over:
                yield MatchOver(match)
            continue
        if former is None:
            yield MatchStart(match, held.game, held.seats)
        for seat in held.asked:
            if former is None or former.ply != held.ply or seat not in former.asked:
                yield MatchAsk(match, seat, held.ply)
    for match, former in before.matches.items():
        if match not in now.matches and not former.over:
            yield MatchOver(match)


def _challenge(one: OpenChallenge) -> ChallengeEvent:
    return ChallengeEvent(str(one.id), one.match, one.game, one.options, one.seats, one.people, one.rated, _clock(one.timing))


def _clock(timing: ClockRules | None) -> Clock | None:
    return None if timing is None else Clock(timing.kind, timing.bank_s, timing.increment_s, timing.cap_s)


async def event_lines(of: Bearer, streams: Streams, match_service: MatchService, challenges: Challenges) -> AsyncIterator[bytes]:
    """Tell what stands, and then what happens, line by line, until the token is revoked or the process ends."""
    account, before, sent, listened = of.account.id, NOTHING, monotonic(), float("-inf")
    if streams.full(account):
        # Others that were asked for at the same moment have begun before it.
        return
    with streams.opened(account) as wake:
        # At once, so that whoever asks sees that the stream has begun.
        yield b"\n"
        while not streams.closing:
            wake.clear()
            running = [match for match, held in before.matches.items() if not held.over]
            now: Standing | None = await match_service.in_order(challenges.table.standing, of.hash, account, running)
            if now is None:
                return
            if of.plays and monotonic() > listened + LISTENS_SECONDS:
                listened = monotonic()
                await match_service.in_order(challenges.bots.listens, account)
            lines = b"".join(msgspec.json.encode(event) + b"\n" for event in news(before, now))
            before = now
            if lines or monotonic() > sent + KEEP_ALIVE_SECONDS:
                sent = monotonic()
                yield lines or b"\n"
            await waited(wake, LOOK_SECONDS)
