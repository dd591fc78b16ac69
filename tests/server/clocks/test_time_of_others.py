"""Time of others: who waits may claim, who likes may give, and nobody does either to the own side or for nothing."""

from __future__ import annotations

import time
from types import SimpleNamespace
from typing import cast

import httpx
import pytest

from tests.cost import slow
from tests.server.clocks.test_clocks import WISH, Later, later, times
from tests.server.offers.test_offers import answered, in_days, offer
from tests.server.play import Guest, pair, refused
from vezerkar.registry import GAMES
from vezerkar.server.clocks.clocks import ClockRules, Retiming, SeatClock, given, lapsed
from vezerkar.server.clocks.time_claims import opposes
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.viewer import Viewer
from vezerkar.server.storage.moments import DAY_SECONDS

__all__ = ["later"]
SECOND = 1_000_000
WAIT = {**WISH, "time_out": "wait", "bot": "meek"}
RULES = ClockRules("live", 300, 10, None, "wait", "meek")


def waited_for(http: httpx.Client, later: Later) -> tuple[Guest, Guest]:
    """Two people, of whom the first one's time is over."""
    anna, bela = pair(http, clock=WAIT)
    bela.act("heron", "bid 4")
    later(301 * SECOND)
    bela.until(lambda table: bool(table["may_claim"]))
    return anna, bela


@pytest.mark.slow
def test_who_is_waited_for_has_nothing_until_acting() -> None:
    clock = lapsed(SeatClock(5, since=0))
    assert (clock.left, clock.since, clock.flags) == (0, None, 1)
    asked = Retiming(RULES, {"gull": 0}, acted="heron").apply({"gull": clock}, 10 * SECOND)["gull"]
    assert asked == clock, "what others do does not let it run"
    acted = Retiming(RULES, {"gull": 0}, acted="gull").apply({"gull": clock}, 10 * SECOND)["gull"]
    assert (acted.left, acted.since) == (30_000, 10 * SECOND)


@slow
def test_time_is_given_up_to_a_limit() -> None:
    days = ClockRules("days", DAY_SECONDS, 4 * 3600, 2 * DAY_SECONDS, "bot", "meek")
    clock = SeatClock(DAY_SECONDS * 1000, since=0)
    for _ in range(20):
        clock = given(clock, days, 3600 * SECOND)
    assert clock.left_at(3600 * SECOND) == (DAY_SECONDS + 23 * 3600) * 1000
    assert given(SeatClock(1000), RULES, 0).left == 31_000


@slow
def test_the_table_waits_for_somebody_whose_time_is_over(http: httpx.Client, later: Later) -> None:
    anna, bela = waited_for(http, later)
    table = anna.table()
    assert table["ply"] == 1 and not table["over"] and table["may_claim"] == []
    assert bela.table()["may_claim"] == [{"seat": "gull", "claims": ["bot", "forfeit"], "plays_on": False}]
    assert Guest(http, anna.match).table()["may_claim"] == []
    assert times(table)["gull"] == {"left_ms": 0, "since": None, "flags": 1, "away": None}
    time.sleep(1.5)
    assert times(anna.table())["gull"]["flags"] == 1, "a flag falls once"
    anna.act("gull", "bid 3")
    assert times(anna.table())["gull"]["left_ms"] == 30_000 and bela.table()["may_claim"] == []
    refused(bela.post("claims", {"seat": "gull", "claim": "forfeit"}), 409, "time_left")


@slow
def test_whoever_waits_may_claim_the_win(http: httpx.Client, later: Later) -> None:
    anna, bela = waited_for(http, later)
    refused(anna.post("claims", {"seat": "gull", "claim": "forfeit"}), 403, "not_an_opponent")
    refused(anna.post("claims", {"seat": "heron", "claim": "forfeit"}), 409, "time_left")
    refused(Guest(http, anna.match).post("claims", {"seat": "gull", "claim": "forfeit"}), 401, "bad_key")
    for _ in range(2):
        assert bela.post("claims", {"seat": "gull", "claim": "forfeit"}).status_code == 200
    table = anna.table()
    assert table["over"] and table["winners"] == ["heron"] and "time" in table["outcome"] and table["may_claim"] == []
    assert later.by(anna.match)[-1] == "clock"


@slow
def test_whoever_waits_may_let_a_bot_play(http: httpx.Client, later: Later) -> None:
    anna, bela = waited_for(http, later)
    for _ in range(2):
        assert bela.post("claims", {"seat": "gull", "claim": "bot"}).status_code == 200
    bela.until(lambda table: table["ply"] >= 2)
    assert times(anna.table())["gull"]["flags"] == 1
    assert anna.post("back", {"seat": "gull"}).status_code == 200
    assert times(anna.table())["gull"]["left_ms"] >= 30_000


@pytest.mark.slow
def test_nothing_is_claimed_in_a_pause(http: httpx.Client, later: Later) -> None:
    anna, bela = waited_for(http, later)
    answered(anna, offer(bela, "pause", "heron", until=in_days(1)), ply=1)
    assert bela.table()["may_claim"] == []
    refused(bela.post("claims", {"seat": "gull", "claim": "forfeit"}), 409, "paused")


@slow
@pytest.mark.parametrize("clock", [{**WISH, "bank_s": 5340}, {"kind": "days", "bank_s": DAY_SECONDS, "increment_s": 4 * 3600}])
def test_an_opponent_may_give_time_and_nobody_else(http: httpx.Client, clock: dict[str, object]) -> None:
    anna, bela = pair(http, clock=clock)
    assert anna.table()["may_give"] == ["heron"] and Guest(http, anna.match).table()["may_give"] == []
    before = times(anna.table())
    refused(anna.post("give-time", {"seat": "gull"}), 403, "not_an_opponent")
    refused(anna.post("give-time", {"seat": "nobody"}), 403, "not_an_opponent")
    refused(Guest(http, anna.match).post("give-time", {"seat": "gull"}), 401, "bad_key")
    assert bela.post("give-time", {"seat": "gull"}).status_code == 200
    after = times(anna.table())
    more = max(int(str(clock["increment_s"])), 30) * 1000
    assert after["gull"] == {**before["gull"], "left_ms": before["gull"]["left_ms"] + more}
    assert after["heron"] == before["heron"], "nobody else's clock changes"
    answers = [bela.post("give-time", {"seat": "gull"}) for _ in range(7)]
    refused(answers[-1], 409, "enough_time")
    plain, other = pair(http)
    refused(other.post("give-time", {"seat": "gull"}), 409, "no_clock")
    assert plain.table()["may_give"] == []


def test_allies_are_no_opponents(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "quartermaster", "vezerkar.games.quartermaster")
    seats = dict.fromkeys(("germany", "italy", "united_kingdom"), SimpleNamespace(kind="human"))
    here = SimpleNamespace(assignments=seats, game=SimpleNamespace(id="quartermaster"), match=SimpleNamespace(options={}))
    found = {seat: opposes(cast("MatchSession", here), Viewer(None, ("germany",)), seat) for seat in seats}
    assert found == {"germany": False, "italy": False, "united_kingdom": True}
