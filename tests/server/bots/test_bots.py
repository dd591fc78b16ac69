"""Bots on seats: they see what their seat sees, play to the end, and cannot hold up a match by failing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.cost import slow
from tests.networks import made
from tests.server.conftest import FREE, Here
from tests.server.play import Body, Guest, make
from tests.tinygame import Bid
from vezerkar.engine import Observation, Question
from vezerkar.engine.game import Json
from vezerkar.registry import GAMES, game
from vezerkar.server.app import create_app
from vezerkar.server.pages.game_list import game_list
from vezerkar.server.storage.store import Store


def test_bots_play_a_match_to_the_end_and_it_can_be_verified(client: TestClient[Any]) -> None:
    anna, body = make(client, "bot:random", "bot:random")
    assert body["seats"] == []
    table = anna.until(lambda table: table["over"])
    assert table["outcome"] and table["seed"] and table["seat"] is None
    assert [seat["player_name"] for seat in table["seats"]] == ["Random", "Random"]
    record = anna.get("/record").text
    assert json.loads(record.splitlines()[-1])["digest"]


def test_a_bot_is_shown_no_more_than_its_seat_may_see(client: TestClient[Any], bots: Here, url: str) -> None:
    anna, _ = make(client, "me", "bot:random")
    anna.act("gull", "bid 400")
    anna.until(lambda table: table["ply"] >= 2)
    store = Store(url)
    saved = store.load(anna.match)
    store.close()
    assert saved is not None and bots.shown
    assert saved.seed not in json.dumps(bots.shown)
    first = Observation.unpack(game("gauge"), bots.shown[0])
    assert first.seat == "heron" and first.view["hand"]


@slow
def test_a_bot_does_the_same_again_after_a_restart(url: str) -> None:
    """Its seed comes out of the seed of the match, so an answer that was lost is found again."""
    answers: list[str] = []

    class Forgetful(Here):
        async def choose(self, game_id: str, name: str, seed: str, observation: Mapping[str, Json]) -> str:
            answers.append(await super().choose(game_id, name, seed, observation))
            await asyncio.sleep(1000 if len(answers) < 3 else 0)
            return answers[-1]

    guest: Guest | None = None
    for life in (1, 2, 3):
        with TestClient(create_app(url, bots=Forgetful(), bot_delay=0.0, limits=FREE)) as client:
            guest = Guest(client, guest.match, guest.key) if guest else make(client, "me", "bot:random", seed="12")[0]

            def lived(table: Body, life: int = life) -> bool:
                return len(answers) == life and table["ply"] == life // 3

            guest.until(lived)
    assert len(set(answers)) == 1


@pytest.mark.parametrize("bot", ["rude", "raising"])
def test_a_bot_that_fails_takes_the_default(url: str, bot: str) -> None:
    class Raising(Here):
        async def choose(self, game_id: str, name: str, seed: str, observation: Mapping[str, Json]) -> str:
            raise RuntimeError("no idea")

    executor = Raising() if bot == "raising" else Here()
    with TestClient(create_app(url, bots=executor, bot_delay=0.0, limits=FREE)) as client:
        anna, _ = make(client, "me", "bot:rude")
        anna.act("gull", "bid 1", 0 if anna.table()["ply"] == 0 else None)
        table = anna.until(lambda table: table["ply"] >= 2)
        assert "The gull bids 1, the heron 0: the gull has the gauge" in [line["text"] for line in table["log"]]


@pytest.mark.slow
def test_a_model_that_the_table_offers_plays_and_no_other_file_does(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "hunt", "vezerkar.games.hunt")
    (tmp_path / "hunt").mkdir()
    for file in (tmp_path / "hunt" / "mine.json", tmp_path / "other.json"):
        file.write_text(json.dumps(made("hunt", ["seat", "prompt"])), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("VEZERKAR_MODELS", str(tmp_path))
    game_list.cache_clear()
    with TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=FREE)) as client:
        offered = client.get("/api/games", params={"lang": "hu"}).json()[-1]["bots"][-1]
        assert offered == {"id": "model:mine", "name": "Modell: mine", "note": "Betanított modell, amelyet ez az asztal kínál."}
        wish = {"game": "hunt", "pace": "instant"}
        for bot in ("model:other.json", "model:../other", "model:"):
            refused = client.post("/api/matches", json={**wish, "seats": {"german": f"bot:{bot}", "british": "me"}})
            assert refused.status_code == 400 and "bot:model:mine" in refused.text
        made_now = client.post(
            "/api/matches", json={**wish, "seats": {"german": "bot:model:mine", "british": "bot:random"}}
        ).json()
        table = Guest(client, made_now["match"], made_now["key"]).until(lambda table: table["over"])
    assert [seat["player_name"] for seat in table["seats"]] == ["Model mine", "Random"]
    assert len({line["text"] for line in table["log"]}) > 20


def test_a_bot_takes_its_time_so_that_people_can_follow(url: str) -> None:
    with TestClient(create_app(url, bots=Here(), bot_delay=0.3, limits=FREE)) as client:
        anna, _ = make(client, "me", "bot:random")
        assert anna.table()["ply"] == 0
        assert anna.until(lambda table: table["ply"] == 1)


def test_a_match_whose_default_is_not_legal_stands_still_and_the_others_go_on(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Bid, "question", lambda step, s, seat: Question("ask-bid", "GAUGE 2", default=1, args={"coins": 0}))
    with TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=FREE)) as client:
        guest, _ = make(client, "me", "bot:meek")
        other, _ = make(client, "me", "bot:random")
        other.until(lambda table: table["ply"] == 1)
        guest.until(lambda table: any("stands still" in line.message for line in caplog.records))
        assert guest.act("gull", "bid 1") == 1
