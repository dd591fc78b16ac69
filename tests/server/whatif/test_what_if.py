"""What-ifs over HTTP: who may have one, what it shows, and that a running match tells nothing by it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from httpx import Response
from litestar.testing import TestClient
from msgspec.json import decode

from tests.cost import only, slow
from tests.server.conftest import Here
from tests.server.people import become, register
from tests.server.play import Guest, lead_on, make, pair, refused
from vezerkar.engine import Match
from vezerkar.registry import GAMES, game
from vezerkar.server.app import create_app
from vezerkar.server.http.limits import Limits, Rate
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.viewer import Viewer
from vezerkar.server.pages.match_page import PageInputs
from vezerkar.server.pages.page_renderer import ENCODE
from vezerkar.server.storage.stored_match import SeatAssignment, StoredMatch
from vezerkar.server.whatif.permission import allowed
from vezerkar.server.whatif.played_lines import PlayedLines
from vezerkar.server.whatif.what_if import what_if
from vezerkar.server.whatif.what_if_messages import WhatIf

REGISTERED = dict(GAMES)
MOMENTS = 3
MOVES = 4


@pytest.fixture
def url(sqlite_url: str) -> str:
    """Nothing of this depends on the database."""
    return sqlite_url


@pytest.fixture(autouse=True)
def all_games(gauge: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The games of the shelf beside the tiny one."""
    for name, package in REGISTERED.items():
        monkeypatch.setitem(GAMES, name, package)
    yield


def wish(guest: Guest, seat: str, ply: int, *line: str, lang: str = "en", **more: Any) -> Response:
    return guest.post("whatif", {"seat": seat, "ply": ply, "line": list(line), **more}, lang=lang)


def line_of(guest: Guest, seat: str, ply: int, *line: str, **more: Any) -> dict[str, Any]:
    answer = wish(guest, seat, ply, *line, **more)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def session_of(name: str, seed: str, rng: Random, plies: int) -> MatchSession:
    """A match of people after some actions, as the server has it."""
    rules = game(name)
    seats = [SeatAssignment(seat, seat, "human", bot="") for seat in rules.seats()]
    session = MatchSession(StoredMatch("thematch", name, rules.version, rules.complete_options({}), seed, seats, [], [], []))
    for _ in range(plies):
        if not session.waiting():
            break
        mover = rng.choice(session.waiting())
        session.take(mover, "act", lead_on(name, [one.notation for one in session.match.decision(mover).options], rng))
    return session


@pytest.mark.parametrize("name", only(["gauge", *REGISTERED], ["gauge", "hunt", "quartermaster"]))
def test_matches_that_look_alike_to_a_seat_have_equal_what_ifs_and_tell_no_secret(name: str) -> None:
    rng = Random(f"what-if {name}")
    deceived = False
    for at in range(MOMENTS):
        session = session_of(name, f"seed {at}", rng, rng.randrange(3, 12 if name == "gauge" else 90))
        if session.over:
            continue
        assert isinstance(session.match, Match) and session.match.seed is not None
        seat = rng.choice(session.match.seats)
        inputs = PageInputs.of(session, Viewer(seat, (seat,)), "en", session.ply)
        other = session.match.imagine(seat, "other").state
        deceived |= session.game.dump_state(other) != session.game.dump_state(session.match.state)
        line: list[str] = []
        eyes: str | None = None
        for _ in range(MOVES):
            asked = WhatIf(seat, session.ply, line, worlds=4, eyes=eyes)
            found, alike = (
                ENCODE(what_if(replace(inputs, state=state.clone()), asked, PlayedLines()))
                for state in (session.match.state, other)
            )
            assert found == alike
            text = found.decode()
            assert session.match.seed not in text and session.match.state.dice.key.hex() not in text
            table = decode(found)["table"]
            if table["over"]:
                break
            mover = rng.choice([one["id"] for one in table["seats"] if one["waiting"]])
            eyes = rng.choice((None, mover))
            line.append(f"{mover}: @default")
    assert deceived or name == "wg35"


def test_a_what_if_is_a_table_that_goes_on_and_the_match_does_not(client: TestClient[Any]) -> None:
    anna, bea = pair(client)
    anna.act("gull", "bid 3")
    before = anna.table()
    found = line_of(anna, "gull", 0, "gull: bid 7", "heron: bid 2")
    assert [step["move"] for step in found["steps"]] == ["gull: bid 7", "heron: bid 2"]
    assert found["worlds"] == list(range(8)) and found["world"] == 0 and found["share"] == 1 and found["true"] is None
    table = found["table"]
    assert (table["ply"], table["seat"], table["game"]) == (2, "gull", "gauge")
    assert table["view"]["coins"] == [993, 998] and table["decision"]["options"][0] == "hold"
    assert table["log"][-1]["ply"] == 2 and not table["chat"] and not table["offers"] and table["seed"] is None
    assert anna.table() == before and bea.table()["ply"] == 1
    through = line_of(anna, "gull", 0, "gull: bid 7", eyes="heron", world=3)
    assert through["table"]["seat"] == "heron" and through["table"]["decision"] and through["world"] == 3
    hands = {tuple(line_of(anna, "gull", 0, eyes="heron", world=world)["table"]["view"]["hand"]) for world in range(8)}
    assert len(hands) > 1, "what a seat does not know differs from world to world"


def test_what_cannot_be_done_is_refused_with_the_reason(client: TestClient[Any]) -> None:
    anna, _ = pair(client)
    assert refused(wish(anna, "gull", 0, "gull: bid 1001"), 422, "illegal")["cite"] == "GAUGE 2"
    for line, said in (
        (("bid 3",), "is no move: write SEAT: ACTION"),
        (("gull: bid 3 #9",), "there is no group 9"),
        (("gull: bid 3 [6]",), "takes 0 numbers from the dice, not 1"),
        (("gull: @greedy",), "nobody of this name chooses here; write an action, or @default"),
        (("cormorant: bid 3",), "cormorant"),
        (("gull: bid 3 +4",), "3 times"),
    ):
        assert said in refused(wish(anna, "gull", 0, *line), 400, "malformed")["message"]
    for more in (
        {"worlds": 17},
        {"worlds": 0},
        {"ply": 5},
        {"ply": -1},
        {"line": ["gull: bid 3"] * 201},
        {"world": 9},
        {"no": 1},
    ):
        refused(anna.post("whatif", {"seat": "gull", "ply": 0, **more}), 400, "malformed")
    refused(wish(anna, "gull", 0, eyes="cormorant"), 400, "malformed")


def test_while_a_match_goes_on_everybody_tries_from_ones_own_seat_alone(client: TestClient[Any]) -> None:
    anna, bea = pair(client)
    anna.act("gull", "bid 3")
    assert anna.table()["analysis"] and bea.table()["analysis"] and not Guest(client, anna.match).table()["analysis"]
    line_of(bea, "heron", 1)
    refused(wish(anna, "heron", 1), 403, "not_your_seat")
    refused(wish(Guest(client, anna.match), "gull", 1), 403, "not_your_seat")
    refused(wish(anna, "gull", 1, true=True), 409, "running")


def test_when_it_is_over_everybody_tries_from_every_seat_and_may_see_the_true_world(client: TestClient[Any]) -> None:
    anna, bea = pair(client)
    truth = bea.table()["view"]["hand"]
    anna.act("gull", "bid 3")
    bea.post("resign", {"seat": "heron"})
    spectator = Guest(client, anna.match)
    assert spectator.table()["analysis"]
    found = line_of(spectator, "gull", 0, "gull: bid 9", "heron: @default", true=True)
    assert found["true"] == 8 and found["worlds"] == list(range(9)) and found["share"] == 1
    assert not found["table"]["over"], "here nobody has given up"
    seen = line_of(spectator, "gull", 0, true=True, world=8, eyes="heron")["table"]["view"]
    assert seen["hand"] == truth


@slow
def test_each_face_of_a_die_can_be_looked_at(client: TestClient[Any]) -> None:
    anna, _ = pair(client)
    line = ["gull: bid 7", "heron: bid 2"]
    while not (numbers := line_of(anna, "gull", 0, *line)["steps"][-1]["numbers"]):
        waiting = next(one["id"] for one in line_of(anna, "gull", 0, *line)["table"]["seats"] if one["waiting"])
        line.append(f"{waiting}: @default")
    found = line_of(anna, "gull", 0, *line, faces=True)
    assert len(found["faces"]) == numbers[0]["of"] > 1
    for face, step in enumerate(found["faces"], 1):
        assert step["numbers"][0] == {"of": numbers[0]["of"], "got": face}
        assert step == line_of(anna, "gull", 0, *line[:-1], f"{line[-1]} [{face}]")["steps"][-1]
    assert found["steps"] == line_of(anna, "gull", 0, *line)["steps"] and line_of(anna, "gull", 0, *line)["faces"] == []
    assert "takes nothing from the dice" in refused(wish(anna, "gull", 0, line[0], faces=True), 400, "malformed")["message"]


def test_a_bot_chooses_for_others_only_where_hints_may_be_had(client: TestClient[Any]) -> None:
    def hunting(british: str) -> Guest:
        seats = {"german": "me", "british": british}
        made = client.post("/api/matches", json={"game": "hunt", "seats": seats, "seed": None, "pace": "instant"}).json()
        return Guest(client, made["match"], made["key"])

    against_bot, against_people = hunting("bot:greedy"), hunting("open")
    found = line_of(against_bot, "german", 0, "german: @greedy")
    assert found["bot"] == "greedy" and found["steps"][0]["done"].startswith("to ")
    assert line_of(against_people, "german", 0, "german: @default")["bot"] == ""
    refused(wish(against_people, "german", 0, "german: @greedy"), 400, "malformed")
    refused(wish(against_bot, "german", 0, "german: @search"), 400, "malformed")
    against_people.post("resign", {"seat": "german"})
    assert line_of(against_people, "german", 0, "german: @greedy")["bot"] == "greedy", "when it is over, for everybody"


def test_against_a_live_clock_nothing_is_tried_before_the_end(client: TestClient[Any]) -> None:
    days = {"kind": "days", "bank_s": 86_400, "increment_s": 14_400}
    anna, _ = pair(client, clock=days)
    line_of(anna, "gull", 0)
    anna, bea = pair(client, clock={"kind": "live", "bank_s": 600, "increment_s": 5})
    assert not anna.table()["analysis"]
    assert "live clock" in refused(wish(anna, "gull", 0), 403, "analysis_off")["message"]
    bea.post("resign", {"seat": "heron"})
    line_of(anna, "gull", 0)


@slow
def test_in_a_rated_match_nothing_is_tried_before_the_end(client: TestClient[Any]) -> None:
    tokens = {name: register(client, name) for name in ("Anna", "Bea")}
    become(client, tokens["Anna"])
    maker, body = make(client, listing="open", rated=True, clock={"kind": "days", "bank_s": 86_400, "increment_s": 14_400})
    refused(wish(maker, "gull", 0), 409, "gathering")
    become(client, tokens["Bea"])
    joined = client.post(f"/api/lobby/{body['match']}/join", json={"player": "heron", "name": "Bea"})
    assert joined.status_code == 201, joined.text
    bea = Guest(client, body["match"], joined.json()["key"])
    assert not bea.table()["analysis"]
    assert "rated" in refused(wish(bea, "heron", 0), 403, "analysis_off")["message"]
    for more in ({"line": ["heron: bid 3"]}, {"line": ["heron: @default"], "faces": True}, {"worlds": 1}, {"true": True}):
        for path in ("whatif", "position"):
            refused(bea.post(path, {"seat": "heron", "ply": 0, **more}), 403, "analysis_off")
    for step in (1, 2, 3):
        refused(bea.post("hint", {"seat": "heron", "ply": 0, "step": step}), 403, "hints_off")
    bea.post("resign", {"seat": "heron"})
    line_of(bea, "heron", 0)


def test_in_a_tournament_nothing_is_tried_before_the_end() -> None:
    session = session_of("gauge", "tournament", Random(1), 1)
    assert allowed(session)
    session.tournament = "thetournament"
    assert not allowed(session)


def test_what_ifs_have_a_limit_of_their_own(url: str) -> None:
    with TestClient(create_app(url, bots=Here(), limits=Limits(what_ifs=Rate(1, 0)))) as client:
        anna, _ = make(client)
        line_of(anna, "gull", 0)
        refused(wish(anna, "gull", 0), 429, "slow_down")


def test_nobody_waits_behind_many_what_ifs(client: TestClient[Any]) -> None:
    anna, _ = make(client)
    context = client.app.state.context
    context.what_ifs_going = asyncio.Semaphore(0)
    refused(wish(anna, "gull", 0), 429, "slow_down")
    context.what_ifs_going = asyncio.Semaphore(1)
    assert [wish(anna, "gull", 0).status_code for _ in range(2)] == [200, 200], "one that is done makes room"
