"""Fresh puzzles: when the table looks for them, and that they are puzzles like the others."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from time import monotonic
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.cost import slow
from tests.server.conftest import FREE, Here
from tests.server.people import register
from tests.server.play import refused
from tests.server.waiting import until
from vezerkar.server.app import create_app
from vezerkar.server.jobs.quiet_process import WorkFailed
from vezerkar.server.puzzles import puzzle_job, puzzle_service
from vezerkar.server.puzzles.puzzle_job import FEW_LEFT, PuzzleSearch, packed_search, quiet_search
from vezerkar.server.storage.schema import FRESH_PUZZLES
from vezerkar.study.puzzle_harvest import search
from vezerkar.study.puzzles import Posed, Puzzle, stored

CLUES = [one for one in stored("hunt").puzzles if one.theme == "clue"]


class Finder:
    """Finds two puzzles that are not shipped, and keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str, Sequence[str]]] = []

    async def __call__(self, name: str, theme: str, seed: str, known: Sequence[str]) -> list[tuple[Puzzle, float]]:
        self.asked.append((name, theme, known))
        return [(one, Posed(one).chance) for one in search(name, theme, "a seed", frozenset(known), 2)]


@pytest.fixture
def finder(monkeypatch: pytest.MonkeyPatch) -> Finder:
    found = Finder()
    monkeypatch.setattr(puzzle_job, "quiet_search", found)
    return found


def next_clue(client: Any, known: Sequence[str]) -> Any:
    return client.get("/api/games/hunt/puzzles/next", params={"theme": "clue", "known": ",".join(known)}).json()


def count(client: Any) -> int:
    return int({one["id"]: one["count"] for one in client.get("/api/games/hunt/puzzles").json()}["clue"])


def test_when_few_are_left_the_table_looks_for_more(finder: Finder, url: str, bots: Here) -> None:
    with TestClient(create_app(url, bots=bots, limits=FREE)) as client:
        ids = [one.id for one in CLUES]
        next_clue(client, ids[: len(ids) - FEW_LEFT])
        assert finder.asked == [] and count(client) == len(ids)
        next_clue(client, ids[: len(ids) - FEW_LEFT + 1])
        until(lambda: count(client) == len(ids) + 2)
        ((name, theme, known),) = finder.asked
        assert (name, theme) == ("hunt", "clue") and set(ids) <= set(known)
        fresh = next_clue(client, ids)
        assert fresh["id"] not in ids and fresh["theme"] == "clue"
        register(client)
        page = client.get(f"/api/puzzles/{fresh['id']}").json()
        assert page == fresh
        told = client.post(f"/api/puzzles/{fresh['id']}/try", json={"chosen": [page["options"][0]["id"]]}).json()
        assert told["answer"] and told["proof"] and told["kept"]["counted"] and told["tries"] == 1
        # Whoever asks again at once sets nothing off, nor does it matter that the table was begun anew.
        next_clue(client, ids)
        assert len(finder.asked) == 1


def test_a_search_knows_what_was_found_before_and_stops_where_there_are_enough(
    finder: Finder, url: str, bots: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzle_service, "REST_SECONDS", 0.0)
    monkeypatch.setattr(puzzle_job, "MOST_FRESH", 3)
    ids = [one.id for one in CLUES]
    with TestClient(create_app(url, bots=bots, limits=FREE)) as client:
        next_clue(client, ids)
        until(lambda: count(client) == len(ids) + 2)
        next_clue(client, ids)
        until(lambda: count(client) == len(ids) + 3)
        assert len(set(finder.asked[1][2])) > len(set(finder.asked[0][2]))


@pytest.mark.parametrize("fails", [False, True])
def test_a_search_in_vain_is_not_made_again_soon(url: str, monkeypatch: pytest.MonkeyPatch, fails: bool) -> None:
    asked: list[str] = []

    async def in_vain(name: str, theme: str, seed: str, known: Sequence[str]) -> list[tuple[Puzzle, float]]:
        asked.append(theme)
        if fails:
            raise WorkFailed("not made within 240 seconds")
        return []

    with TestClient(create_app(url, limits=FREE)) as client:
        service = client.app.state.context.match_service
        search_for = PuzzleSearch(service, in_vain).work

        async def thrice() -> None:
            for theme in ("clue", "clue", "places"):
                await search_for({"game": "hunt", "theme": theme})

        with client.portal() as portal:
            portal.call(thrice)
            assert asked == ["clue", "places"]
            monkeypatch.setattr(puzzle_job, "monotonic", lambda: monotonic() + puzzle_job.BARREN_SECONDS)
            portal.call(thrice)
            assert asked == ["clue", "places"] * 2


def test_puzzles_of_other_rules_prove_nothing(finder: Finder, url: str, bots: Here) -> None:
    ids = [one.id for one in CLUES]
    with TestClient(create_app(url, bots=bots, limits=FREE)) as client:
        next_clue(client, ids)
        until(lambda: count(client) == len(ids) + 2)
        fresh = next_clue(client, ids)["id"]
        store = client.app.state.context.match_service.store
        with store.engine.begin() as connection:
            connection.execute(FRESH_PUZZLES.update().values(version="0.1"))
        refused(client.get(f"/api/puzzles/{fresh}"), 404, "not_found")
        assert count(client) == len(ids) and next_clue(client, ids)["id"] in ids


def test_what_a_search_finds_is_packed_with_its_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_job, "MOST_AT_ONCE", 1)
    shipped = [one.id for one in CLUES]
    ((puzzle, chance),) = json.loads(packed_search("hunt", "clue", "another seed", shipped, lambda done, whole: None))
    found = Puzzle(**puzzle)
    assert found.id not in shipped and Posed(found).chance == chance > 0


@slow
def test_a_process_of_its_own_looks() -> None:
    found = asyncio.run(quiet_search("hunt", "clue", "a third seed", []))
    assert len(found) == puzzle_job.MOST_AT_ONCE and all(Posed(one).right and chance > 0 for one, chance in found)
