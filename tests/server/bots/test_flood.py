"""Many matches of a real game whose bots think for long: a person's own match goes on meanwhile."""

from __future__ import annotations

import asyncio
from itertools import cycle
from pathlib import Path

import pytest

from tests.server.hurry import Stage, staged
from vezerkar.registry import GAMES, game
from vezerkar.server.bots.bot_workers import BotWorkerPool
from vezerkar.server.matches import match_making, play_service
from vezerkar.server.matches.match_messages import NewMatch
from vezerkar.server.matches.match_session import MatchSession

QUARTERMASTER = GAMES["quartermaster"]
MATCHES = 36
ADDRESSES = ("203.0.113.1", "203.0.113.2")
BOT = "bot:search"
LIMIT = 12.0
"""Seconds a thought may take: some thirty times as long as it does, and less than the queue of all."""
PATIENCE = 300.0
"""Seconds after which a match stands still."""


@pytest.fixture(autouse=True)
def quartermaster(gauge: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is on the shelf beside the tiny one, and worker processes play on the build that this process plays on."""
    monkeypatch.setitem(GAMES, "quartermaster", QUARTERMASTER)
    monkeypatch.setenv("PYTHONPATH", str(Path(game.__code__.co_filename).parents[1]))


async def opened(stage: Stage, address: str, seats: dict[str, str]) -> MatchSession:
    wish = NewMatch("quartermaster", seats, pace="instant")
    return await stage.match_service.session((await match_making.create(stage.match_service, wish, address)).match)


async def decisions(session: MatchSession, least: int) -> None:
    """Wait until so many decisions of a match are made."""
    async with asyncio.timeout(PATIENCE):
        while session.ply < least:
            await asyncio.sleep(0.01)


@pytest.mark.slow
def test_matches_of_quartermaster_with_search_hold_up_nobody(url: str) -> None:
    """36 of them from two addresses, on one worker: an innocent player is answered each time, and every match goes on."""
    first, *_ = seats = game("quartermaster").seats()

    async def work(stage: Stage) -> None:
        stage.auto_player._watched = lambda session: True
        addresses = cycle(ADDRESSES)
        flood = [await opened(stage, next(addresses), dict.fromkeys(seats, BOT)) for _ in range(MATCHES)]
        innocent = await opened(stage, "198.51.100.7", dict.fromkeys(seats, BOT) | {first: "me"})
        for _ in range(8):
            before, own = sum(session.ply for session in flood), innocent.ply
            async with asyncio.timeout(PATIENCE):
                while first not in innocent.match.waiting():
                    await asyncio.sleep(0.01)
            thoughts = sum(session.ply for session in flood) - before
            assert thoughts <= 2 * (innocent.ply - own) + 4, "one of each address may go before each of its own"
            decision = innocent.match.decision(first)
            await play_service.act(stage.match_service, innocent, first, innocent.ply, str(decision.options[0]))
        await asyncio.gather(*(decisions(session, 1) for session in flood))

    asyncio.run(staged(url, BotWorkerPool(1, limit=LIMIT), work, bot_delay=0.0))
