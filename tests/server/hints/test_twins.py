"""Nobody is helped with a match that counts, at a table which they set up like it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.cost import slow
from tests.server.conftest import FREE, Here
from tests.server.people import become, register
from tests.server.play import Guest, refused
from tests.server.served import true_session
from vezerkar.engine import Match
from vezerkar.registry import GAMES, game
from vezerkar.server.app import create_app
from vezerkar.server.hints.twins import ONE_IN, Board, alike, board_of_position
from vezerkar.study.samples import sample_position

LIVE = {"kind": "live", "bank_s": 600, "increment_s": 30}
RATED = {"seats": {"german": "me", "british": "open"}, "rated": True, "listing": "open", "clock": LIVE}
AGAINST_BOT = {"german": "me", "british": "bot:greedy"}


@pytest.fixture
def url(sqlite_url: str) -> str:
    """Nothing of this depends on the database."""
    return sqlite_url


@pytest.fixture
def hunt(gauge: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "hunt", "vezerkar.games.hunt")


@pytest.fixture
def table(hunt: None, url: str, bots: Here) -> Iterator[TestClient[Any]]:
    with TestClient(create_app(url, bots=bots, bot_delay=60.0, limits=FREE)) as client:
        yield client


def begin(client: TestClient[Any], **wish: Any) -> Guest:
    answer = client.post("/api/matches", json={"game": "hunt", "pace": "instant", **wish})
    assert answer.status_code == 201, answer.text
    return Guest(client, answer.json()["match"], answer.json()["key"])


def rated(client: TestClient[Any]) -> Guest:
    """Anna's rated match against Béla, when both ships are at sea."""
    anna, bela = register(client, "Anna"), register(client, "Béla")
    become(client, anna)
    match = begin(client, **RATED)
    become(client, bela)
    assert client.post(f"/api/lobby/{match.match}/join", json={"player": "british", "name": "Béla"}).status_code == 201
    become(client, anna)
    for _ in range(2):
        table = match.table()
        match.act("german", table["decision"]["default"], table["ply"])
    return match


def like(url: str, match: Guest, **changed: Any) -> dict[str, Any]:
    """The position of a match as somebody copies it by hand, and changes something of it."""
    truth = true_session(url, match.match).match
    assert isinstance(truth, Match)
    position = truth.position()
    state = position["state"]
    assert isinstance(state, dict)
    return {**position, "state": state | changed}


def hint(guest: Guest, step: int = 2) -> Any:
    return guest.post("hint", {"seat": "german", "ply": 0, "step": step})


@slow
def test_no_bot_plays_or_helps_with_the_board_of_a_rated_match(table: TestClient[Any], url: str) -> None:
    match = rated(table)
    copied = like(url, match, reserve=2)
    wish = {"game": "hunt", "pace": "instant", "position": copied}
    for seats in (AGAINST_BOT, {"german": "bot:greedy", "british": "me"}):
        refused(table.post("/api/matches", json=wish | {"seats": seats}), 409, "same_board")
    anna = table.cookies["vezerkar"]
    table.cookies.clear()
    twin = begin(table, seats=AGAINST_BOT, position=copied)
    become(table, anna)
    refused(hint(twin), 409, "same_board")
    assert hint(twin, step=1).status_code == 200, "the rule is no help"
    line = {"seat": "german", "ply": 0, "line": ["german: @greedy"]}
    refused(twin.post("whatif", line), 409, "same_board")
    assert twin.post("whatif", line | {"line": []}).status_code == 200
    refused(twin.post("advice", {"seat": "german", "ply": 0}), 409, "same_board")
    match.post("resign", {"seat": "german"})
    assert hint(twin).status_code == 200
    assert twin.post("whatif", line).status_code == 200
    assert table.post("/api/matches", json=wish | {"seats": AGAINST_BOT}).status_code == 201


@slow
def test_another_board_or_somebody_else_is_helped(table: TestClient[Any], url: str) -> None:
    match = rated(table)
    assert hint(begin(table, seats=AGAINST_BOT, position=sample_position("hunt", "stage-36"))).status_code == 200
    copied = like(url, match)
    become(table, register(table, "Cecil"))
    assert hint(begin(table, seats=AGAINST_BOT, position=copied)).status_code == 200


def board(stage: str, **changed: Any) -> Board:
    position = sample_position("hunt", stage)
    state = position["state"]
    assert isinstance(state, dict)
    return board_of_position(game("hunt"), {**position, "state": state | changed})


def test_boards_are_alike_that_differ_in_a_marker_or_in_what_is_known(hunt: None) -> None:
    late = board("stage-36")
    assert late.total() >= ONE_IN
    assert alike(late, late)
    assert alike(late, board("stage-36", reserve=2)) and late != board("stage-36", reserve=2)
    assert not alike(late, board("stage-12")) and not alike(late, board("start-normal"))
