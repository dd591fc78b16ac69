"""The numbers of a process for Prometheus: they count what happens, and tell nothing of anybody."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from litestar.testing import TestClient
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.clocks.test_clocks import Later
from tests.server.conftest import FREE, Here
from tests.server.play import JSON, make, pair, take
from tests.server.served import Served, client_at, served
from vezerkar.engine import VezerkarError
from vezerkar.server.app import create_app
from vezerkar.server.operation.metrics import REGISTRY, metrics_served
from vezerkar.server.run import OperationSettings, serve

ROOT = Path(__file__).parents[3]
ALARMS = ROOT / "deploy" / "alarms.yaml"


def number(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(f"vezerkar_{name}", labels) or 0.0


@pytest.fixture
def risen() -> Callable[..., float]:
    """By how much a number has risen in this test: the process counts on from test to test."""
    before = {
        (sample.name, *sorted(sample.labels.items())): sample.value for family in REGISTRY.collect() for sample in family.samples
    }
    return lambda name, **labels: number(name, **labels) - before.get((f"vezerkar_{name}", *sorted(labels.items())), 0.0)


def test_actions_are_counted_by_who_took_them(http: httpx.Client, risen: Callable[..., float]) -> None:
    guest, _ = make(http, "me", "bot:meek")
    guest.act("gull", "bid 1", 0)
    guest.until(lambda table: table["ply"] >= 2)
    both, _ = make(http, "me", "me")
    both.act("gull", "bid 1", 0)
    assert risen("actions_total", game="gauge", by="person") == 2
    assert risen("actions_total", game="gauge", by="bot") >= 1
    assert risen("act_seconds_count") == 2
    assert risen("bot_think_seconds_count", game="gauge", bot="meek") >= 1
    assert risen("db_seconds_count", call="append") >= 3 and risen("db_seconds_count", call="create") == 2


def test_standing_orders_are_counted_apart(http: httpx.Client, risen: Callable[..., float]) -> None:
    anna, body = make(http)
    bela = take(http, anna.match, body["invitations"]["heron"])
    assert bela.post("settings", {"seat": "heron", "autopass": True}).status_code == 200
    anna.act("gull", "bid 1", 0)
    if anna.table()["ply"] == 1:
        bela.act("heron", "bid 2", 1)
    assert risen("actions_total", game="gauge", by="bot") == 0
    assert risen("actions_total", game="gauge", by="person") + risen("actions_total", game="gauge", by="order") >= 2


def test_sockets_and_what_is_sent_on_them_are_counted(here: Served, http: httpx.Client, risen: Callable[..., float]) -> None:
    guest, _ = make(http, "me", "me")
    with here.eye(guest.match) as eye:
        eye.hello(guest.key)
        page = eye.message()
        assert number("sockets") == 1
        assert risen("frame_bytes_count", kind="whole") == 1
        assert risen("frame_bytes_sum", kind="whole") > len(str(page)) / 2
        assert number("match_sessions") == 1 and number("match_session_bytes") > 1000
    guest.until(lambda table: number("sockets") == 0)


def test_refusals_and_failures_are_counted(here: Served, http: httpx.Client, risen: Callable[..., float]) -> None:
    assert http.get("/api/matches/nosuchmatch").status_code == 404
    assert http.post("/api/matches", content="{", headers=JSON).status_code == 400
    assert risen("refusals_total", code="unknown_match") == 1
    assert risen("refusals_total", code="malformed") == 1


@pytest.mark.slow
def test_a_bot_that_fails_is_counted(url: str, risen: Callable[..., float]) -> None:
    class Raising(Here):
        async def choose(self, *_: object) -> str:
            raise RuntimeError

    with (
        served(create_app(url, bots=Raising(), bot_delay=0.0, limits=FREE)) as here,
        client_at(here.address) as client,
    ):
        guest, _ = make(client, "me", "bot:random")
        guest.until(lambda table: table["ply"] == 1)
    assert risen("bot_failures_total", game="gauge", bot="random") == 2


@pytest.mark.slow
def test_how_late_a_flag_fell_is_measured(http: httpx.Client, url: str, risen: Callable[..., float]) -> None:
    anna, _ = pair(http, clock={"kind": "live", "bank_s": 300, "increment_s": 10})
    moved = Later(url)
    moved.run_out(anna.match, "gull")
    anna.until(lambda table: table["ply"] > 0)
    anna.until(lambda table: risen("flag_late_seconds_count") >= 1)
    assert 0 <= risen("flag_late_seconds_sum") / risen("flag_late_seconds_count") < 60
    moved.engine.dispose()


def test_what_is_said_to_be_alarming_has_alarms() -> None:
    groups = yaml.safe_load(ALARMS.read_text("utf-8"))["groups"]
    asked = " ".join(rule["expr"] for group in groups for rule in group["rules"])
    for name in (
        "link_up",
        "link_lost_total",
        "overdue_total",
        "flag_late_seconds_bucket",
        "clocks_late",
        "jobs_late",
        "clock_jumps_total",
    ):
        assert f"vezerkar_{name}" in asked
    assert "disk_free_ratio < 0.15" in asked and 'outcome="dead"' in asked


def test_no_label_holds_a_match_a_name_or_an_address(http: httpx.Client) -> None:
    guest, body = make(http)
    take(http, guest.match, body["invitations"]["heron"])
    guest.act("gull", "bid 1", 0)
    text = generate_latest(REGISTRY).decode()
    assert all(word not in text for word in (guest.match, str(guest.key), "Anna", "Béla", "127.0.0.1", "gull", "heron"))
    labels = {label for family in REGISTRY.collect() for sample in family.samples for label in sample.labels}
    assert labels <= {"game", "by", "kind", "outcome", "bot", "call", "code", "le", "time_out", "channel"}


def test_the_numbers_are_served_to_this_machine_alone() -> None:
    with metrics_served(0) as port:
        answer = httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False)
        families = {family.name for family in text_string_to_metric_families(answer.text)}
        assert {"vezerkar_actions", "vezerkar_db_seconds", "process_resident_memory_bytes"} <= families
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False)


def test_a_port_that_is_taken_is_said(sqlite_url: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(VezerkarError, match=r"^the numbers cannot be served on port \d+: Address already in use$"):
            serve("127.0.0.1", 0, sqlite_url, operation=OperationSettings(metrics_port=taken.getsockname()[1]))


def test_the_alarms_are_about_numbers_there_are(client: TestClient[Any]) -> None:
    groups = yaml.safe_load(ALARMS.read_text("utf-8"))["groups"]
    rules = [rule for group in groups for rule in group["rules"]]
    known = {sample.name for family in REGISTRY.collect() for sample in family.samples}
    known |= {f"{family.name}_{end}" for family in REGISTRY.collect() for end in ("total", "bucket", "count", "sum")}
    for rule in rules:
        named = set(re.findall(r"\b(?:vezerkar_|process_|up\b)\w*", rule["expr"])) - {"up"}
        assert named <= known, rule
        assert {"alert", "expr", "for", "labels", "annotations"} == rule.keys()
        assert rule["annotations"]["summary"] and rule["annotations"]["remedy"]
