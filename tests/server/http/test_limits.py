"""The measure of what one address may have: what is refused says when to come again, and several processes share it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise

import pytest
from litestar.testing import TestClient

from tests.server.conftest import FREE, Here
from tests.server.hurry import Stage, hurried
from tests.server.play import make, pair, refused
from vezerkar.engine.game import Json
from vezerkar.server.app import create_app
from vezerkar.server.bots.bot_limits import BotLimits, BotMatch
from vezerkar.server.bots.thinking_time import LONGEST_WAIT, ThinkingLimit, ThinkingTime
from vezerkar.server.http import addresses
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.error_handlers import duration, message
from vezerkar.server.http.limits import Limiter, Limits, Rate, Tally
from vezerkar.server.matches import match_making
from vezerkar.server.matches.match_messages import NewMatch
from vezerkar.server.storage.moments import SECOND_MICROS
from vezerkar.translation import LANGUAGES, translator

FAR = "192.0.2.7"


class Now:
    """A clock that is set."""

    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        return self.at


def allowed(limiter: Limiter, most: int = 1000) -> int:
    """How many requests of one address come through at once."""
    for count in range(most):
        try:
            limiter.spend(FAR)
        except ApiError:
            return count
    return most


@pytest.mark.parametrize(("processes", "at_once", "in_a_minute"), [(1, 60, 60), (2, 30, 30), (4, 15, 15), (1000, 1, 0)])
def test_each_process_allows_its_share(processes: int, at_once: int, in_a_minute: int) -> None:
    now = Now()
    limiter = Limiter(Rate(60, 1), now, lambda: processes)
    assert allowed(limiter) == at_once
    now.at = 60
    assert allowed(limiter) == in_a_minute
    tally = Tally(8, lambda: processes)
    assert [tally.enter(FAR) for _ in range(9)].count(True) == max(1, 8 // processes)


def test_who_comes_back_when_it_was_told_to_is_let_in_whoever_joins_meanwhile() -> None:
    now, living = Now(), [1]
    limiter = Limiter(Rate(2, 0.1), now, lambda: living[0])
    assert allowed(limiter) == 2
    living[0] = 2
    with pytest.raises(ApiError) as slow:
        limiter.spend(FAR)
    assert slow.value.message_args == {"wait": "20"}
    now.at = 20
    limiter.spend(FAR)


@pytest.mark.slow
def test_the_61st_match_of_a_day_is_refused_and_says_when_to_come_again(url: str) -> None:
    limits = replace(FREE, matches_a_day=Limits().matches_a_day)
    with TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=limits)) as client:
        anna, _ = make(client, "me", "me")
        anna.post("resign", {"seat": "gull"})
        for _ in range(58):
            make(client, "me", "me")
        assert anna.post("rematch", {}).status_code == 201, "a rematch is a match"
        wish = {"game": "gauge", "seats": {"gull": "me", "heron": "me"}}
        answer = client.post("/api/matches", json=wish)
        assert "Try again in 24 minutes." in refused(answer, 429, "slow_down")["message"]
        assert 1400 < int(answer.headers["Retry-After"]) <= 1440
        assert "24 perc múlva" in client.post("/api/matches", json=wish, params={"lang": "hu"}).json()["message"]
        refused(anna.post("rematch", {}), 429, "slow_down")


def test_lines_of_chat_are_counted_by_the_day(url: str) -> None:
    limits = replace(FREE, chat_a_day=Rate(3, 3 / 86_400))
    with TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=limits)) as client:
        anna, _ = pair(client)
        assert [anna.post("say", {"text": "hm"}).status_code for _ in range(4)] == [200, 200, 200, 429]
        other, _ = pair(client)
        assert "in 1 hour" not in refused(other.post("say", {"text": "hm"}), 429, "slow_down")["message"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_time_is_said_in_words(lang: str) -> None:
    tr = translator("", lang)
    words = {"en": ["one second", "90 seconds", "2 minutes", "90 minutes", "2 hours", "24 hours"]}
    words["hu"] = ["1 másodperc", "90 másodperc", "2 perc", "90 perc", "2 óra", "24 óra"]
    assert [duration(seconds, tr) for seconds in (1, 90, 91, 5400, 5401, 86_400)] == words[lang]
    for code in ("slow_down", "too_many_bots", "bots_alone", "table_full"):
        said = message(ApiError(code, wait="700", most="6"), lang)
        assert tr("duration-minutes", {"n": 12}) in said, said


def test_whose_bots_are_too_many_is_told_when_one_counts_no_more() -> None:
    limits = BotLimits(per_address=2, per_address_alone=1, total=4)
    mine = [
        BotMatch(FAR, False, 100 * SECOND_MICROS),
        BotMatch(FAR, True, 50 * SECOND_MICROS),
        BotMatch(FAR, False, 10 * SECOND_MICROS),
    ]

    def wait(matches: list[BotMatch], alone: bool, code: str) -> int:
        with pytest.raises(ApiError) as refusal:
            limits.admit(matches, FAR, alone, 200 * SECOND_MICROS)
        assert refusal.value.code == code
        return int(refusal.value.message_args["wait"])

    # Of three that are one too many, two have to go: that of bots alone counts for ten minutes, the oldest other for an hour.
    assert wait(mine, False, "too_many_bots") == 10 + 3600 - 200
    assert wait(mine[1:2], True, "bots_alone") == 50 + 600 - 200
    assert wait([*mine, BotMatch("192.0.2.9", False, 0)], False, "table_full") == 50 + 600 - 200


# --- the time that bots think ----------------------------------------------------------------------------------------


def test_thinking_is_counted_by_address_and_comes_back() -> None:
    now = Now()
    thinking = ThinkingTime(ThinkingLimit(60, 600), now, lambda: 1)
    thinking.spend(FAR, 60)
    assert thinking.wait(FAR) == 0
    thinking.spend(FAR, 2)
    assert thinking.wait(FAR) == pytest.approx(20)
    assert thinking.wait("192.0.2.8") == 0 and thinking.wait(None) == 0
    now.at = 20
    assert thinking.wait(FAR) == pytest.approx(0)
    thinking.spend(FAR, 1000)
    assert thinking.wait(FAR) == LONGEST_WAIT
    now.at = 1e6
    assert thinking.wait(FAR) == 0


def test_thinking_time_is_shared_by_processes_and_not_counted_at_the_machine_of_the_table() -> None:
    thinking = ThinkingTime(ThinkingLimit(60, 600), Now(), lambda: 2)
    thinking.spend(FAR, 31)
    assert thinking.wait(FAR) == pytest.approx(20)
    for address in ("127.0.0.1", "::1", "", None):
        thinking.spend(address, 1000)
        assert thinking.wait(address) == 0


def test_only_so_many_addresses_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vezerkar.server.bots.thinking_time.MAX_ADDRESSES", 2)
    thinking = ThinkingTime(ThinkingLimit(1, 10), Now(), lambda: 1)
    for address in ("192.0.2.1", "192.0.2.2", "192.0.2.1", "192.0.2.3"):
        thinking.spend(address, 2)
    assert [thinking.wait(f"192.0.2.{n}") > 0 for n in (1, 2, 3)] == [True, False, True]
    assert addresses.limit_key("192.0.2.1") == "192.0.2.1"


class Slow(Here):
    """A bot that thinks for three seconds."""

    async def choose(self, game_id: str, name: str, seed: str, observation: Mapping[str, Json]) -> str:
        await asyncio.sleep(3)
        return await super().choose(game_id, name, seed, observation)


def paces(url: str, address: str, limit: ThinkingLimit) -> tuple[list[float], list[bool]]:
    """The times of the actions of a match of bots alone, and what the page said of them."""
    times: list[float] = []
    said: list[bool] = []

    async def work() -> None:
        loop = asyncio.get_running_loop()
        stage = Stage(url, Slow(), bot_delay=0.0, thinking=limit)
        made = await match_making.create(
            stage.match_service, NewMatch("gauge", {"gull": "bot:random", "heron": "bot:random"}, pace="instant"), address
        )
        session = await stage.match_service.session(made.match)
        camera = stage.film(session, session.viewer(None))
        plies = 0
        for _ in range(300):
            await asyncio.sleep(0.5)
            if session.ply > plies:
                plies = session.ply
                times.append(loop.time())
                said.append(b'"bots_slowed":true' in camera.frames[-1][1])
        await stage.close()

    hurried(work)
    return times, said


def gaps(times: list[float]) -> list[float]:
    return [later - earlier for earlier, later in pairwise(times)]


def test_bots_that_have_thought_for_long_play_more_slowly_and_the_page_says_so(sqlite_url: str) -> None:
    times, said = paces(sqlite_url, FAR, ThinkingLimit(9, 45))
    assert all(gap <= 4 for gap in gaps(times)[:2]), "there is time left"
    assert all(gap >= 10 for gap in gaps(times)[5:]), "three seconds of thinking come back in 15"
    assert not any(said[:3]) and all(said[5:])


@pytest.mark.slow
@pytest.mark.parametrize("address", ["127.0.0.1", FAR])
def test_bots_with_time_left_keep_their_pace(sqlite_url: str, address: str) -> None:
    limit = ThinkingLimit(9, 45) if address == "127.0.0.1" else ThinkingLimit(1e6, 1e6)
    times, said = paces(sqlite_url, address, limit)
    assert all(gap <= 4 for gap in gaps(times)) and not any(said)


def test_the_limits_of_a_guest_are_those_of_the_guide() -> None:
    limits = Limits()
    assert (limits.matches_a_day.burst, limits.lessons_a_day.burst, limits.chat_a_day.burst) == (60, 300, 300)
    assert (limits.sockets, limits.sockets_a_match, limits.bots.per_address, limits.bots.per_address_alone) == (30, 8, 6, 1)
    assert limits.thinking == ThinkingLimit(60, 600)
