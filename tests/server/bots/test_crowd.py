"""Many bots, slow bots and dying workers: each match goes on, and nobody waits longer than a few decisions."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient

from tests.cost import first, slow
from tests.server.conftest import FREE, Here
from tests.server.hurry import Stage, hurried, staged
from tests.server.play import make, refused
from tests.server.served import Served
from vezerkar.engine import Observation
from vezerkar.engine.game import Json
from vezerkar.registry import game
from vezerkar.server.app import create_app
from vezerkar.server.bots.bot_limits import BotLimits, BotMatch
from vezerkar.server.bots.bot_queue import RANK_UP_SECONDS, BotQueue
from vezerkar.server.bots.bot_workers import BotWorkerPool, WorkerLost
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.limits import Limits
from vezerkar.server.matches import match_making, play_service
from vezerkar.server.matches.match_messages import CreatedMatch, NewMatch
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.storage.moments import SECOND_MICROS, micros

ROOT = Path(__file__).resolve().parents[3]
INNOCENT = "198.51.100.7"
FLOOD = ("203.0.113.1", "203.0.113.2")


@pytest.fixture(autouse=True)
def importable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Worker processes find the package and the tiny game."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT / "src"), str(ROOT)]))


def observation() -> dict[str, Json]:
    return Observation.of(game("gauge").start(), "gull").pack()


# --- worker processes ---------------------------------------------------------------------------------------------


def working(work: Callable[[BotWorkerPool], Awaitable[None]], count: int, limit: float = 20.0) -> None:
    """Do something with workers, and end them."""

    async def run() -> None:
        workers = BotWorkerPool(count, limit)
        try:
            await work(workers)
        finally:
            workers.close()

    asyncio.run(run())


@slow
def test_the_limit_counts_from_when_thinking_begins() -> None:
    async def work(workers: BotWorkerPool) -> None:
        answers = await asyncio.gather(*(workers.choose("gauge", "slow:0.4", "1", observation()) for _ in range(5)))
        assert answers == ["bid 0"] * 5, "the last one waits for longer than the limit"

    working(work, count=1, limit=1.0)


@slow
def test_a_worker_that_dies_fails_its_own_request_alone() -> None:
    async def work(workers: BotWorkerPool) -> None:
        slow = asyncio.create_task(workers.choose("gauge", "slow:2", "1", observation()))
        await asyncio.sleep(0.5)
        with pytest.raises(WorkerLost):
            await workers.choose("gauge", "mortal", "1", observation())
        assert not slow.done()
        assert await workers.choose("gauge", "meek", "1", observation()) == "bid 0"
        assert await slow == "bid 0"

    working(work, count=2)


@pytest.mark.slow
def test_a_worker_that_is_overdue_is_ended_alone() -> None:
    async def work(workers: BotWorkerPool) -> None:
        late, honest = await asyncio.gather(
            workers.choose("gauge", "slow:60", "1", observation()),
            asyncio.gather(*(workers.choose("gauge", "slow:0.6", "1", observation()) for _ in range(3))),
            return_exceptions=True,
        )
        assert isinstance(late, TimeoutError) and honest == ["bid 0"] * 3

    working(work, count=2, limit=1.5)


@pytest.mark.slow
def test_a_thought_that_nobody_waits_for_any_more_is_given_up() -> None:
    async def work(workers: BotWorkerPool) -> None:
        await workers.choose("gauge", "meek", "1", observation())
        thought = asyncio.create_task(workers.choose("gauge", "slow:60", "1", observation()))
        await asyncio.sleep(0.2)
        thought.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thought
        assert await workers.choose("gauge", "meek", "1", observation()) == "bid 0"

    working(work, count=1)


@pytest.mark.slow
def test_a_worker_that_was_lost_while_it_had_nothing_to_do_fails_nothing() -> None:
    async def work(workers: BotWorkerPool) -> None:
        for _ in range(3):
            assert await workers.choose("gauge", "meek", "1", observation()) == "bid 0"
            for child in multiprocessing.active_children():
                child.kill()
                child.join()

    working(work, count=1)


# --- whose turn it is ---------------------------------------------------------------------------------------------


def order(*asked: tuple[str, str, int], before: tuple[tuple[str, str, int], ...] = (), wait: float = 0.0) -> list[str]:
    """In which order these (match, address, rank) get the one place; those ``before`` have asked sooner by so many seconds."""

    async def run() -> list[str]:
        turns, called = BotQueue(lambda: 1, asyncio.get_running_loop().time), list[str]()

        async def choose_action(match: str, address: str, rank: int) -> None:
            async with turns.turn(match, address, lambda: rank):
                called.append(match)
                await asyncio.sleep(0.001)

        async with asyncio.TaskGroup() as group, turns.turn("first", "nowhere", lambda: 0):
            for one in before:
                group.create_task(choose_action(*one))
            await asyncio.sleep(wait)
            for one in asked:
                group.create_task(choose_action(*one))
            await asyncio.sleep(0)
        return called

    return hurried(run)


def test_addresses_take_turns_and_their_matches_likewise() -> None:
    asked = [("a1", "a", 0), ("a2", "a", 0), ("a3", "a", 0), ("b1", "b", 0), ("c1", "c", 0), ("b2", "b", 0)]
    assert order(*asked) == ["a1", "b1", "c1", "a2", "b2", "a3"]
    assert order(("a1", "a", 0), ("a1", "a", 0), ("a2", "a", 0)) == ["a1", "a2", "a1"]


def test_the_opponent_of_a_person_goes_before_what_nobody_sees_but_not_for_ever() -> None:
    unseen = (("u1", "u", 2),)
    people = [(f"p{n}", f"p{n}", 0) for n in range(3)]
    assert order(*people, before=unseen, wait=1.0) == ["p0", "p1", "p2", "u1"]
    assert order(*people, before=unseen, wait=2 * RANK_UP_SECONDS) == ["u1", "p0", "p1", "p2"]


def test_who_leaves_the_queue_holds_no_place() -> None:
    async def run() -> None:
        turns = BotQueue(lambda: 1, asyncio.get_running_loop().time)

        async def choose_action() -> None:
            async with turns.turn("m", "a", lambda: 0):
                await asyncio.sleep(1.0)

        tasks = [asyncio.create_task(choose_action()) for _ in range(4)]
        await asyncio.sleep(0.5)
        # One thinks, one is called just when it is cancelled, one has not been called.
        tasks[0].cancel()
        tasks[1].cancel()
        await asyncio.sleep(0)
        tasks[2].cancel()
        await asyncio.wait(tasks)
        assert tasks[3].exception() is None
        async with turns.turn("m", "a", lambda: 0):
            pass

    hurried(run)


# --- the floods ---------------------------------------------------------------------------------------------------


async def open_match(
    match_service: MatchService, address: str, gull: str = "me", heron: str = "bot:slow", seed: str | None = None
) -> tuple[MatchSession, CreatedMatch]:
    wish = NewMatch("gauge", {"gull": gull, "heron": heron}, seed=seed, pace="instant")
    made = await match_making.create(match_service, wish, address)
    return await match_service.session(made.match), made


async def ply(session: MatchSession, least: int, seconds: float) -> float:
    """Wait until a match has come so far; how long that took."""
    clock = asyncio.get_running_loop().time
    began = clock()
    while session.ply < least:
        assert clock() - began < seconds, f"the match stands still at ply {session.ply}"
        await asyncio.sleep(0.01)
    return clock() - began


@slow
@pytest.mark.parametrize(("matches", "kind"), first([(36, "bot:slow"), (20, "me")]))
def test_a_flood_of_slow_bots_holds_up_nobody(url: str, matches: int, kind: str) -> None:
    """36 matches of bots alone from two addresses, or 20 honest ones: more than the limit of a thought waits in the queue."""

    async def work(stage: Stage) -> None:
        stage.auto_player._watched = lambda session: True
        flood = [(await open_match(stage.match_service, FLOOD[n % 2], kind))[0] for n in range(matches)]
        # The worker has started, and everybody waits for it.
        await asyncio.gather(*(ply(session, 1, 15.0) for session in flood[:2]))
        innocent, _ = await open_match(stage.match_service, INNOCENT, "me")
        for _ in range(3):
            assert await ply(innocent, innocent.ply + 1, 5.0) < 1.5, "it is the turn of this match after one of each address"
            await play_service.act(stage.match_service, innocent, "gull", innocent.ply, "bid 1")
            await play_service.act(stage.match_service, innocent, "gull", innocent.ply, "hold")
        await asyncio.gather(*(ply(session, 1, 10.0) for session in flood))

    asyncio.run(staged(url, BotWorkerPool(1, limit=1.0), work, bot_delay=0.0))


@slow
def test_fifty_lost_workers_stop_no_match(url: str) -> None:
    """Workers are killed at random moments; every match goes on, and none has forgotten its task."""

    async def work(stage: Stage) -> None:
        stage.auto_player._watched = lambda session: True
        rng = Random(1)
        sessions = [(await open_match(stage.match_service, FLOOD[0], "bot:slow", seed=str(n)))[0] for n in range(4)]
        for _ in range(50):
            while not (children := multiprocessing.active_children()):
                await asyncio.sleep(0.01)
            rng.choice(children).kill()
            await asyncio.sleep(rng.uniform(0.0, 0.3))
        plies = [session.ply for session in sessions]
        await asyncio.gather(*(ply(session, min(before + 2, 24), 15.0) for session, before in zip(sessions, plies, strict=True)))

    asyncio.run(staged(url, BotWorkerPool(2), work, bot_delay=0.0))


class Failing(Here):
    """Bots whose thoughts are cancelled, or fail, three times."""

    def __init__(self, error: type[BaseException]) -> None:
        super().__init__()
        self.error = error
        self.failures = 0

    async def choose(self, game_id: str, name: str, seed: str, observation: Mapping[str, Json]) -> str:
        self.failures += 1
        if self.failures < 4:
            raise self.error
        return await super().choose(game_id, name, seed, observation)


@pytest.mark.parametrize("error", [asyncio.CancelledError, TimeoutError, MemoryError])
def test_whatever_ends_a_thought_the_match_goes_on(url: str, error: type[BaseException]) -> None:
    async def work(stage: Stage) -> None:
        session, _ = await open_match(stage.match_service, INNOCENT, heron="bot:random")
        await ply(session, 1, 60.0)
        await play_service.act(stage.match_service, session, "gull", 1, "bid 500")
        await play_service.act(stage.match_service, session, "gull", 2, "hold")
        await ply(session, 4, 60.0)

    hurried(lambda: staged(url, Failing(error), work))


@pytest.mark.parametrize("error", [asyncio.CancelledError, RuntimeError])
@pytest.mark.slow
def test_a_task_that_failed_is_tried_again_and_never_forgotten(
    url: str, error: type[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever goes wrong beside the bot, for as long as it may: when it is mended the match goes on by itself."""
    failures: list[float] = []
    act = play_service.act_unasked

    async def broken(match_service: MatchService, *args: Any) -> None:
        if len(failures) < 10:
            failures.append(match_service.clock())
            raise error
        await act(match_service, *args)

    monkeypatch.setattr(play_service, "act_unasked", broken)

    async def work(stage: Stage) -> None:
        session, _ = await open_match(stage.match_service, INNOCENT, heron="bot:random")
        await ply(session, 1, 1000.0)
        waits = [round(after - before, 3) for before, after in pairwise(failures)]
        assert waits == sorted(waits) and 0.5 <= waits[0] < 2 and waits[-1] > 50, "longer and longer, up to a minute"

    hurried(lambda: staged(url, Here(), work))


# --- bots alone ---------------------------------------------------------------------------------------------------


def test_bots_alone_play_only_while_somebody_watches(url: str) -> None:
    async def work(stage: Stage) -> None:
        watched = False
        stage.auto_player._watched = lambda session: watched
        bots = {"gull": "bot:random", "heron": "bot:random"}
        # A match of 45 plies: it is not over before it should be.
        made = await match_making.create(stage.match_service, NewMatch("gauge", bots, pace="instant", seed="crowd 2"))
        session = await stage.match_service.unwatched_session(made.match)
        await asyncio.sleep(100)
        assert session.ply == 0, "nobody has come yet"
        await stage.match_service.session(made.match)
        await asyncio.sleep(100)
        last_read = session.ply
        assert 0 < last_read < 30, "somebody has looked, and has gone"
        watched = True
        stage.auto_player.wake(session)
        await asyncio.sleep(5)
        assert last_read < session.ply
        watched = False
        await asyncio.sleep(1)
        left = session.ply
        await asyncio.sleep(1000)
        assert session.ply == left and not session.over, "the last one has left"
        watched = True
        stage.auto_player.wake(session)
        await asyncio.sleep(1000)
        assert session.over

    hurried(lambda: staged(url, Here(), work))


@pytest.mark.slow
def test_bots_alone_play_on_when_a_page_is_opened(here: Served, http: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vezerkar.server.matches.auto_player.LINGER_SECONDS", 0.0)
    guest, _ = make(http, "bot:random", "bot:random", seed="1")
    assert guest.table()["ply"] == 0
    with here.eye(guest.match) as eye:
        eye.hello()
        while not eye.table()["over"]:
            pass


# --- caps ---------------------------------------------------------------------------------------------------------


def admitted(bot_limits: BotLimits, matches: list[BotMatch], address: str, alone: bool = False, now: int = 0) -> str:
    """The refusal; empty if there is none."""
    try:
        bot_limits.admit(matches, address, alone, now)
    except ApiError as refused:
        return refused.code
    return ""


def test_the_caps_on_matches_with_bots() -> None:
    bot_limits = BotLimits(per_address=2, per_address_alone=1, total=5)
    mine, other = BotMatch(INNOCENT, False, 0), BotMatch(FLOOD[0], False, 0)
    assert admitted(bot_limits, [mine], INNOCENT) == ""
    assert admitted(bot_limits, [mine, mine], INNOCENT) == "too_many_bots"
    assert admitted(bot_limits, [mine, mine], FLOOD[0]) == ""
    assert admitted(bot_limits, [mine, mine, other, other, other], "192.0.2.1") == "table_full"
    assert admitted(bot_limits, [replace(mine, alone=True)], INNOCENT, alone=True) == "bots_alone"
    assert admitted(bot_limits, [replace(mine, alone=True)], INNOCENT) == ""
    assert admitted(bot_limits, [replace(mine, alone=True)], INNOCENT, alone=True, now=601 * SECOND_MICROS) == "", "it has paused"
    assert admitted(bot_limits, [mine, mine], INNOCENT, now=3601 * SECOND_MICROS) == "", "nobody has played for an hour"


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "127.1.2.3", ""])
def test_who_plays_at_the_machine_of_the_table_is_not_counted(address: str) -> None:
    mine = [BotMatch(address, True, 0)] * 100
    assert admitted(BotLimits(), mine, address, alone=True) == ""
    assert admitted(BotLimits(total=100), mine, address, alone=True) == "table_full"


@pytest.mark.parametrize(("lang", "word"), [("en", "6 games"), ("hu", "6 játszma")])
def test_the_seventh_match_with_bots_from_one_address_is_refused(url: str, lang: str, word: str) -> None:
    with TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=Limits())) as client:
        guests = [make(client, "me", "bot:random")[0] for _ in range(6)]
        wish = {"game": "gauge", "seats": {"gull": "me", "heron": "bot:random"}}
        assert word in refused(client.post("/api/matches", json=wish, params={"lang": lang}), 429, "too_many_bots")["message"]
        make(client, "me", "open")
        assert guests[0].post("resign", {"seat": "gull"}).status_code == 200
        assert client.post("/api/matches", json=wish).status_code == 201


def test_a_second_match_of_bots_alone_is_refused(url: str) -> None:
    with TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=Limits())) as client:
        make(client, "bot:random", "bot:random")
        wish = {"game": "gauge", "seats": {"gull": "bot:random", "heron": "bot:random"}}
        refused(client.post("/api/matches", json=wish), 429, "bots_alone")
        make(client, "me", "bot:random")


def test_matches_that_are_over_are_not_counted_and_their_address_is_forgotten(url: str) -> None:
    with TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=FREE)) as client:
        guest, _ = make(client, "me", "bot:random")
        store = client.app.state.context.match_service.store
        (match,) = store.lists.bot_matches(0)
        assert match == BotMatch("testclient", False, match.moved) and abs(micros() - match.moved) < 60 * SECOND_MICROS
        guest.post("resign", {"seat": "gull"})
        assert store.lists.bot_matches(0) == [] and store.load(guest.match).address is None
