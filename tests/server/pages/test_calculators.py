"""Calculators over HTTP: which there are, questions and answers, and what is wrong with a question."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from tests.server.conftest import Here
from tests.server.play import refused
from vezerkar.registry import GAMES
from vezerkar.server.app import create_app
from vezerkar.server.http.limits import Limits, Rate

AT = "/api/games/hunt/odds"


@pytest.fixture(autouse=True)
def hunt(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game with a calculator, beside the tiny one."""
    monkeypatch.setitem(GAMES, "hunt", "vezerkar.games.hunt")


def ask(client: TestClient[Any], lang: str = "en", **question: str) -> Any:
    return client.post(f"{AT}/places", json={"ask": question}, params={"lang": lang})


def test_the_shelf_says_which_games_have_calculators(client: TestClient[Any]) -> None:
    assert {game["id"]: game["calculators"] for game in client.get("/api/games").json()} == {"gauge": "", "hunt": "Calculators"}
    assert client.get("/api/games/gauge/odds").json() == []
    [places] = client.get(AT, params={"lang": "hu"}).json()
    assert (places["id"], places["title"]) == ("places", "Lehetséges helyek")


def test_a_question_is_answered_with_its_form_in_the_language_asked_for(client: TestClient[Any]) -> None:
    english, hungarian = (ask(client, lang, since="seen:20,moved:1").json() for lang in ("en", "hu"))
    assert english["ask"] == hungarian["ask"] == {"since": "seen:20,moved:1"}
    assert [field["id"] for section in english["sections"] for field in section["fields"]] == ["maybe", "since", "searches"]
    assert english["findings"]["tables"][0]["title"] == "Step by step"
    assert hungarian["findings"]["tables"][0]["title"] == "Lépésről lépésre"
    assert ask(client).json()["ask"] == {}, "a question may leave everything out"


def test_what_cannot_be_read_says_why_in_the_language_asked_for(client: TestClient[Any]) -> None:
    body = refused(ask(client, since="moved:9"), 400, "bad_question")
    assert body["message"] == "That cannot be reckoned. A Move goes 3 spaces at most, not 9. Give the distance, not a space."
    assert "legfeljebb 3 mező" in refused(ask(client, "hu", since="moved:9"), 400, "bad_question")["message"]
    assert "Nincs" in refused(ask(client, "hu", colour="red"), 400, "bad_question")["message"]


def test_what_is_no_question_at_all_is_malformed(client: TestClient[Any]) -> None:
    bodies: list[dict[str, Any]] = [{"ask": {"since": 3}}, {"ask": []}, {"question": {}}, {"ask": {"since": "x" * 5000}}]
    for body in bodies:
        refused(client.post(f"{AT}/places", json=body), 400, "malformed")
    refused(client.post(f"{AT}/weather", json={"ask": {}}), 404, "not_found")
    refused(client.post("/api/games/chess/odds/places", json={"ask": {}}), 404, "unknown_game")
    refused(client.get("/api/games/chess/odds"), 404, "unknown_game")


def test_the_page_has_an_address_of_its_own(client: TestClient[Any]) -> None:
    assert client.get("/study/hunt/odds?since=seen:20").status_code == client.get("/").status_code


def test_questions_have_the_limit_of_drafts(url: str) -> None:
    with TestClient(create_app(url, bots=Here(), limits=Limits(drafts=Rate(1, 0)))) as client:
        assert ask(client).status_code == 200
        refused(ask(client), 429, "slow_down")
