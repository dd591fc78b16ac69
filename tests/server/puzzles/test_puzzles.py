"""Puzzles over HTTP: the daily one, another one, one by its id, and a try."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.server.play import refused
from vezerkar.registry import GAMES
from vezerkar.server.http.dependencies import READS
from vezerkar.server.http.openapi_examples import REQUESTS
from vezerkar.server.http.route_kinds import AS_IT_IS
from vezerkar.server.puzzles.puzzle_routes import see_puzzle_themes
from vezerkar.study.puzzles import Posed, stored


def test_the_shelf_says_which_games_have_puzzles_and_of_which_themes(client: TestClient[Any]) -> None:
    assert {game["id"]: game["puzzles"] for game in client.get("/api/games").json()} == {"gauge": "", "hunt": "Puzzles"}
    assert client.get("/api/games/gauge/puzzles").json() == []
    themes = client.get("/api/games/hunt/puzzles", params={"lang": "hu"}).json()
    assert [(one["id"], one["name"]) for one in themes] == [("places", "Hol lehet?"), ("clue", "A legolcsóbb Nyomjelző")]
    assert sum(one["count"] for one in themes) == len(stored("hunt").puzzles)
    assert client.get("/study/hunt/puzzles").text == client.get("/lobby").text


def test_a_puzzle_keeps_its_answer_until_a_try(client: TestClient[Any]) -> None:
    for puzzle in stored("hunt").puzzles[:6]:
        page = client.get(f"/api/puzzles/{puzzle.id}").json()
        right = Posed(puzzle).right
        assert "answer" not in page and "proof" not in page and "right" not in page
        offered = [choice["action"] for thing in ("areas", "tokens") for one in page["scene"][thing] for choice in one["choices"]]
        assert sorted(offered) == sorted(option["id"] for option in page["options"])
        # Nothing that is right looks other than what is not, nor does it come sooner.
        ids = [area["id"] for area in page["scene"]["areas"]]
        assert ids == sorted(ids)
        if puzzle.theme == "places":
            spots = [
                (area["title"] == f"Space {area['id']}", area["highlight"]) for area in page["scene"]["areas"] if area["choices"]
            ]
            assert set(spots) == {(True, "")}
        at = f"/api/puzzles/{puzzle.id}/try"
        verdict = client.post(at, json={"chosen": sorted(right) if page["several"] else [min(right)]}).json()
        assert verdict["right"] and set(verdict["answer"]) == right and all(line["cite"] for line in verdict["proof"])
        wrong = client.post(at, json={"chosen": [next(one["id"] for one in page["options"] if one["id"] not in right)]}).json()
        assert not wrong["right"] and wrong["answer"] == verdict["answer"]
        assert not client.post(at, json={"chosen": []}).json()["right"]


def test_the_daily_puzzle_is_the_same_for_everybody(client: TestClient[Any]) -> None:
    first, again = (client.get("/api/games/hunt/puzzles/daily").json() for _ in range(2))
    assert first == again and first["day"]
    assert client.get(f"/api/puzzles/{first['id']}").json() == first | {"day": ""}


def test_what_is_known_does_not_come_again(client: TestClient[Any]) -> None:
    of_theme = [one.id for one in stored("hunt").puzzles if one.theme == "clue"]
    last = of_theme.pop()
    asked = {"theme": "clue", "known": ",".join(of_theme)}
    for _ in range(3):
        assert client.get("/api/games/hunt/puzzles/next", params=asked).json()["id"] == last
    asked["known"] += f",{last}"
    assert client.get("/api/games/hunt/puzzles/next", params=asked).json()["theme"] == "clue"


def test_refusals(client: TestClient[Any]) -> None:
    refused(client.get("/api/games/gauge/puzzles/daily"), 404, "not_found")
    refused(client.get("/api/games/chess/puzzles/daily"), 404, "unknown_game")
    refused(client.get("/api/games/chess/puzzles/next"), 404, "unknown_game")
    refused(client.get("/api/games/hunt/puzzles/next", params={"theme": "chess"}), 404, "not_found")
    refused(client.get("/api/puzzles/hunt-0"), 404, "not_found")
    refused(client.get("/api/puzzles/chess"), 404, "not_found")
    refused(client.post("/api/puzzles/hunt-0/try", json={"chosen": []}), 404, "not_found")
    puzzle = stored("hunt").puzzles[0].id
    refused(client.post(f"/api/puzzles/{puzzle}/try", json={"chosen": ["99"]}), 400, "malformed")
    refused(client.post(f"/api/puzzles/{puzzle}/try", json={}), 400, "malformed")
    assert "99" not in json.dumps(client.get(f"/api/puzzles/{puzzle}").json()["options"])


def test_the_example_of_a_try_is_one(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "quartermaster", "vezerkar.games.quartermaster")
    docs = (Path(__file__).parents[3] / "docs" / "http-api.md").read_text(encoding="utf-8")
    puzzle = re.search(r'"id": "(quartermaster-\w+)"', docs)
    assert puzzle
    verdict = client.post(f"/api/puzzles/{puzzle[1]}/try", json=REQUESTS["answer_puzzle"]).json()
    assert not verdict["right"] and json.dumps(verdict["answer"]) in docs
    assert verdict["proof"][0]["text"].partition("lose supply: ")[0] in docs


def test_themes_are_counted_off_the_event_loop_and_within_limits() -> None:
    assert see_puzzle_themes.before_request is READS and see_puzzle_themes.opt[AS_IT_IS]
