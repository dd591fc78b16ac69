"""Plans: what a player has written down is played when the own turn comes, and nothing else; nobody else learns of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from random import Random
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from sqlalchemy import select

from tests.cost import only, slow
from tests.server.clocks.test_clocks import WISH, Later, later
from tests.server.conftest import FREE, Here
from tests.server.matches.test_checkpoints import READY
from tests.server.offers.test_offers import answered, offer
from tests.server.people import claim, register
from tests.server.play import Body, Guest, everybody, lead_on, make, pair, refused, take
from tests.server.processes.test_processes import service, two
from tests.server.served import client_at, served, true_session
from vezerkar.engine import Event
from vezerkar.registry import GAMES, game
from vezerkar.server.app import create_app
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.matches import match_making
from vezerkar.server.plans.plan_messages import Plan, PlanLine, Seen
from vezerkar.server.plans.plan_service import play_plan
from vezerkar.server.plans.plans import action_of, advanced, next_line
from vezerkar.server.storage.schema import SEATS
from vezerkar.server.storage.store import Store

__all__ = ["later", "two"]
REGISTERED = dict(GAMES)
DAYS = {"kind": "days", "bank_s": 86400, "increment_s": 14400, "cap_s": 86400, "time_out": "wait"}
PLIES = 60
"""So many actions are played of each game."""
HELD = {"seen": [{"kind": "held", "names": ["heron"]}], "play": ["bid 7"]}
FIRED = {"seen": [{"kind": "fired"}], "play": ["bid 9"]}


def plan(guest: Guest, *lines: Body, seat: str = "gull", ply: int | None = None) -> httpx.Response:
    return guest.post("plan", {"seat": seat, "ply": guest.table()["ply"] if ply is None else ply, "lines": [*lines]})


def planned(guest: Guest, *lines: Body, **more: Any) -> None:
    answer = plan(guest, *lines, **more)
    assert (answer.status_code, answer.json()) == (200, {}), answer.text


def reported(guest: Guest) -> Body:
    """What is told of a plan when it has come to its end."""
    table = guest.until(lambda table: table["settings"]["plan_report"] is not None)
    assert table["settings"]["plan"] is None
    found: Body = table["settings"]["plan_report"]
    return found


def bidden(http: httpx.Client, **more: Any) -> tuple[Guest, Guest]:
    """Two people, of whom Anna, the gull, has bid nothing: the heron bids next, and has the gauge for five coins."""
    anna, bela = pair(http, **more)
    anna.act("gull", "bid 0")
    return anna, bela


def shot(guest: Guest) -> str:
    """A shot of the heron's hand."""
    options: list[str] = guest.until(lambda table: table["decision"] is not None)["decision"]["options"]
    return next(option for option in options if option != "hold")


def test_what_fits_is_played_and_what_comes_after_it_when_others_have_been_asked(http: httpx.Client, later: Later) -> None:
    anna, bela = bidden(http)
    planned(anna, HELD, FIRED, {"after": 0, "play": ["hold"]}, {"after": 1, "play": ["bid 1"]})
    assert not anna.table()["settings"]["plan"]["waits"]
    bela.act("heron", "bid 5")
    bela.act("heron", "hold")
    assert anna.until(lambda table: table["ply"] == 4)["settings"]["plan"]["played"] == ["bid 7"]
    bela.act("heron", "bid 0")
    assert reported(anna) == {
        "end": "done",
        "mark": reported(anna)["mark"],
        "played": ["bid 7", "hold"],
        "action": "",
        "cite": "",
    }
    anna.until(lambda table: table["ply"] == 6)
    assert later.by(anna.match) == ["person", "person", "person", "order", "person", "order"]


def test_of_two_branches_the_one_is_played_that_has_come_about(http: httpx.Client) -> None:
    anna, bela = bidden(http)
    planned(anna, HELD, FIRED)
    bela.act("heron", "bid 5")
    bela.act("heron", shot(bela))
    assert anna.table()["settings"]["plan"], "in a window standing orders answer, and the plan stays"
    anna.act("gull", "pass")
    assert reported(anna)["played"] == ["bid 9"]


def test_what_is_no_longer_legal_stops_the_plan_and_nothing_else_is_played(http: httpx.Client) -> None:
    anna, bela = bidden(http)
    planned(anna, {"play": ["bid 1001", "bid 1"]})
    bela.act("heron", "bid 5")
    bela.act("heron", "hold")
    told = reported(anna)
    assert (told["end"], told["action"], told["cite"], told["played"]) == ("illegal", "bid 1001", "GAUGE 2", [])
    assert anna.table()["ply"] == 3 and anna.table()["decision"]
    planned(anna)
    assert anna.table()["settings"]["plan_report"] is None, "it has been read"


def test_where_no_line_fits_the_player_is_asked(http: httpx.Client) -> None:
    anna, bela = bidden(http)
    other = {"seen": [{"kind": "held", "names": ["gull"]}], "play": ["bid 7"]}
    by_rule = {"cite": "GAUGE 3", "play": ["bid 7"]}
    both = {"seen": [{"kind": "held"}, {"kind": "fired"}], "play": ["bid 7"]}
    planned(anna, other, by_rule, both)
    bela.act("heron", "bid 5")
    bela.act("heron", "hold")
    assert reported(anna)["end"] == "no_line" and anna.table()["ply"] == 3


def test_a_line_may_ask_for_the_rule_of_the_question(http: httpx.Client) -> None:
    anna, bela = bidden(http)
    planned(anna, {"cite": "GAUGE 3", "play": ["hold"]}, {"cite": "GAUGE 2", "play": ["bid 3"]})
    bela.act("heron", "bid 5")
    bela.act("heron", "hold")
    assert reported(anna)["played"] == ["bid 3"]


def test_a_plan_of_the_own_turn_waits_until_that_is_over(http: httpx.Client) -> None:
    anna, bela = pair(http)
    planned(anna, {"play": ["bid 7"]}, ply=0)
    assert anna.table()["settings"]["plan"]["waits"]
    anna.act("gull", "bid 0")
    assert not anna.table()["settings"]["plan"]["waits"]
    bela.act("heron", "bid 5")
    bela.act("heron", "hold")
    assert reported(anna)["played"] == ["bid 7"]


def test_who_takes_the_end_of_the_turn_back_keeps_the_plan_for_the_next_one(http: httpx.Client) -> None:
    anna, _ = pair(http)
    planned(anna, {"play": ["bid 7"]}, ply=0)
    anna.act("gull", "bid 0")
    assert anna.post("undo", {"seat": "gull", "ply": 1}).status_code == 200
    assert anna.table()["settings"]["plan"]["waits"] and anna.table()["ply"] == 2


def test_whoever_comes_in_place_of_a_player_has_nothing_of_the_plan(http: httpx.Client, later: Later) -> None:
    anna, bela = bidden(http, clock=DAYS)
    planned(anna, {"play": ["bid 7"]}, {"after": 0, "play": ["hold"]})
    bela.act("heron", "bid 5")
    bela.act("heron", "hold")
    anna.until(lambda table: table["settings"]["plan"]["played"] == ["bid 7"])
    planned(bela, {"play": ["bid 1001"]}, seat="heron")
    later.run_out(anna.match, "heron")
    anna.until(lambda table: table["may_replace"] == ["heron"])
    wish = {"seat": "gull", "kind": "replace", "ply": anna.table()["ply"], "player": "heron"}
    assert anna.post("offers", wish).json()["state"] == "accepted"
    register(http, "Cili")
    cili = take(http, anna.match, anna.table()["invitations"]["heron"], "Cili")
    settings = cili.table()["settings"]
    assert (settings["plan"], settings["plan_report"], settings["may_plan"]) == (None, None, True)
    assert "bid 1001" not in bela.get().text
    with later.engine.connect() as connection:
        kept = dict(connection.execute(select(SEATS.c.seat, SEATS.c.plan)).all())
    assert kept["heron"] is None and kept["gull"] is not None


def test_of_a_cancelled_match_no_plan_is_left(http: httpx.Client, later: Later, url: str) -> None:
    anna, _ = bidden(http)
    planned(anna, HELD)
    with closing(Store(url)) as store:
        store.cancel(anna.match, idle=-1_000_000)
    with later.engine.connect() as connection:
        kept = connection.execute(select(SEATS.c.plan, SEATS.c.plan_report)).all()
    assert [*map(tuple, kept)] == [(None, None)] * 2


def test_whoever_goes_on_otherwise_has_no_plan_any_more(http: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bela = bidden(http, pace="live")
    planned(anna, {"play": ["bid 7"]})
    bela.act("heron", "bid 5")
    bela.act("heron", "hold", 2)
    anna.act("gull", "bid 1", 3)
    told = reported(anna)
    assert (told["end"], told["played"]) == ("other_move", []), "what has just been done might be taken back, so it waited"


def test_with_a_takeback_plans_are_dropped(http: httpx.Client) -> None:
    anna, bela = bidden(http)
    planned(anna, HELD, {"play": ["bid 8"]})
    bela.act("heron", "bid 5")
    made = offer(anna, "takeback", to=0)
    assert answered(bela, made, ply=2).json()["state"] == "accepted"
    assert reported(anna)["end"] == "taken_back"


@slow
def test_when_the_match_is_over_nothing_is_left_of_it(http: httpx.Client, later: Later) -> None:
    anna, bela = bidden(http)
    planned(anna, HELD, {"play": ["bid 8"]})
    told, other = bidden(http)
    planned(told, {"play": ["bid 1001"]})
    for guest in (bela, other):
        guest.act("heron", "bid 5")
    other.act("heron", "hold")
    reported(told)
    for guest in (bela, other):
        assert guest.post("resign", {"seat": "heron"}).status_code == 200
    with later.engine.connect() as connection:
        kept = connection.execute(select(SEATS.c.plan, SEATS.c.plan_report)).all()
    assert [*map(tuple, kept)] == [(None, None)] * 4
    refused(plan(anna, HELD, ply=1), 409, "over")


@slow
def test_nobody_else_is_sent_anything_of_a_plan(http: httpx.Client) -> None:
    anna, bela = bidden(http)
    nobody = Guest(http, anna.match)
    before = [eyes.get().content for eyes in (bela, nobody)]
    planned(anna, HELD, FIRED)
    assert [eyes.get().content for eyes in (bela, nobody)] == before
    assert "bid 7" in anna.get().text
    refused(plan(bela, HELD), 403, "not_your_seat")
    refused(plan(nobody, HELD, ply=1), 401, "bad_key")
    bela.act("heron", "bid 5")
    bela.act("heron", "hold")
    reported(anna)
    for eyes in (bela, nobody):
        assert "bid 7" not in eyes.get().text
        assert eyes.table()["log"][-1]["by"] == ""


@slow
def test_the_bell_tells_whoever_is_not_there_that_a_plan_has_stopped(http: httpx.Client) -> None:
    anna, bela = bidden(http)
    register(http, "Anna")
    claim(http, anna)
    planned(anna, {"seen": [{"kind": "fired"}], "play": ["bid 7"]})
    bela.act("heron", "bid 5")
    bela.act("heron", "hold")
    reported(anna)
    (told,) = http.get("/api/me/bell").json()["notices"]
    assert (told["event"], told["match"], told["page"]) == ("plan", anna.match, f"/play/{anna.match}")


@slow
def test_what_makes_no_plan_is_refused(http: httpx.Client) -> None:
    anna, bela = bidden(http)
    lines: list[dict[str, Any]] = [
        {"play": ["fly"]},
        {"play": []},
        {"play": ["hold"], "after": 0},
        {"play": ["hold"], "seen": [{}]},
        {"play": ["hold"], "unless": "x"},
    ]
    for wrong in lines:
        refused(plan(anna, wrong), 400, "malformed")
    refused(plan(anna, HELD, ply=9), 409, "stale")
    refused(plan(anna, HELD, ply=0), 409, "stale")
    live, _ = pair(http, clock=WISH)
    assert not live.table()["settings"]["may_plan"]
    refused(plan(live, HELD), 409, "no_plans")
    gathering, _ = make(http, listing="open")
    refused(plan(gathering, HELD), 409, "gathering")
    assert anna.table()["settings"]["plan"] is None and bela.table()["settings"]["plan"] is None


def test_the_same_post_again_changes_nothing_even_when_it_was_played(http: httpx.Client) -> None:
    anna, bela = bidden(http)
    planned(anna, HELD, ply=1)
    planned(anna, HELD, ply=1)
    bela.act("heron", "bid 5")
    bela.act("heron", "hold")
    told = reported(anna)
    planned(anna, HELD, ply=1)
    assert anna.table()["settings"]["plan"] is None and reported(anna) == told
    refused(plan(anna, FIRED, ply=1), 409, "stale")


@slow
def test_a_plan_survives_a_restart(url: str) -> None:
    with served(create_app(url, bots=Here(), bot_delay=0.0, limits=FREE)) as found, client_at(found.address) as client:
        anna, bela = bidden(client)
        planned(anna, HELD, {"after": 0, "play": ["hold"]})
        bela.act("heron", "bid 5")
    with served(create_app(url, bots=Here(), bot_delay=0.0, limits=FREE)) as found, client_at(found.address) as client:
        anna, bela = Guest(client, anna.match, anna.key), Guest(client, bela.match, bela.key)
        bela.act("heron", "hold")
        anna.until(lambda table: table["ply"] == 4)
    with served(create_app(url, bots=Here(), bot_delay=0.0, limits=FREE)) as found, client_at(found.address) as client:
        anna, bela = Guest(client, anna.match, anna.key), Guest(client, bela.match, bela.key)
        assert anna.table()["settings"]["plan"]["played"] == ["bid 7"]
        bela.act("heron", "bid 0")
        assert reported(anna)["played"] == ["bid 7", "hold"]


@slow
def test_two_processes_play_a_line_once(two: tuple[TestClient[Any], TestClient[Any]]) -> None:
    one, other = two
    for _ in range(5):
        anna, bela = bidden(one, pace="live")
        planned(anna, {"play": ["bid 7"]}, {"after": 0, "play": ["hold"]})
        bela.act("heron", "bid 5")
        bela.act("heron", "hold", 2)
        for client in (one, other, one):
            with client.portal() as portal:
                session = portal.call(service(client).session, anna.match)
                try:
                    portal.call(play_plan, service(client), session, "gull", 3)
                except ApiError as error:
                    assert error.code == "stale", "it was played"
        table = Guest(other, anna.match, anna.key).table()
        assert (table["ply"], table["settings"]["plan"]["played"]) == (4, ["bid 7"])


# --- plain calculations ----------------------------------------------------------------------------------------------


def test_a_plan_is_a_tree_of_lines(gauge: None) -> None:
    held, fired = PlanLine(["a", "b"], [Seen("held")]), PlanLine(["c"], [Seen("fired", ["heron"])])
    lines = [held, fired, PlanLine(["d"], after=0), PlanLine(["e"], after=2)]
    rules, now = game("gauge"), Plan(lines, 1, 1)
    assert next_line(now, rules, [], "") is None
    assert next_line(now, rules, [Event("fired", {"seat": "gull", "strength": 1})], "") is None
    assert next_line(now, rules, [Event("fired", {"seat": "heron", "strength": 1})], "") == 1
    assert advanced(now, 1, 5) is None, "nothing comes after it"
    found: list[str] = []
    seen, at, ply = [Event("held", {"seat": "heron"})], now, 5
    while (number := next_line(at, rules, seen, "")) is not None:
        found.append(action_of(at, number))
        after = advanced(at, number, ply)
        if after is None:
            break
        ends = number == 2 or (number == 0 and after.next == 2)
        assert (after.waits, after.since) == ((True, ply) if ends else (False, at.since))
        at, seen, ply = after, [], ply + 1
    assert found == ["a", "b", "d", "e"]


# --- every game ------------------------------------------------------------------------------------------------------


@pytest.fixture
def shelf(gauge: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name, package in REGISTERED.items():
        monkeypatch.setitem(GAMES, name, package)
    yield


@slow
def test_who_takes_back_what_the_plan_has_played_has_none_any_more(shelf: None, http: httpx.Client, url: str) -> None:
    made = http.post("/api/matches", json={"game": "hunt", "seats": {"german": "me", "british": "open"}}).json()
    guests = everybody(http, made)
    true, moves = true_session(url, made["match"]).match, []
    while (decision := true.decision(true.waiting()[0])).seat == "german":
        moves.append(decision.default.notation)
        true.act("german", moves[-1])
    first = decision.default.notation
    british = guests["british"]
    planned(british, {"play": [first]}, {"after": 0, "play": ["done"]}, seat="british", ply=0)
    for ply, move in enumerate(moves):
        guests["german"].act("german", move, ply)
    table = british.until(lambda table: table["ply"] > len(moves))
    assert table["settings"]["plan"]["waits"] and table["undo"], "the turn goes on"
    assert british.post("undo", {"seat": "british", "ply": len(moves) + 1}).status_code == 200
    told = reported(british)
    assert (told["end"], told["played"]) == ("other_move", [first])


def moves_of(rules: Any, options: Body, seat: str) -> list[tuple[str, str, bool]]:
    """What is done at random in a match, and if that was in a window. The seat is the first of all who are asked together."""
    match, rng = rules.start("plan", options), Random(f"plan {seat}")
    found: list[tuple[str, str, bool]] = []
    while (asked := match.waiting()) and len(found) < PLIES:
        mover = seat if seat in asked else rng.choice(asked)
        decision = match.decision(mover)
        action = lead_on(rules.id, [option.notation for option in decision.options], rng)
        found.append((mover, action, decision.window))
        match.act(mover, action)
    return found


def lines_of(moves: Sequence[tuple[str, str, bool]], seat: str) -> list[Body]:
    """The moves of a seat outside of windows as a plan without a branch: a line for each go."""
    lines: list[Body] = []
    goes_on = False
    for mover, action, window in moves:
        if mover != seat:
            goes_on = goes_on and window
        elif not window and goes_on:
            lines[-1]["play"].append(action)
        elif not window:
            lines.append({"after": len(lines) - 1, "play": [action]})
            goes_on = True
    return lines


@slow
@pytest.mark.parametrize("name", only(("gauge", *REGISTERED), ["gauge"]))
def test_a_whole_plan_is_played_in_every_game(
    shelf: None, http: httpx.Client, url: str, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """All that a seat has done at random is done once more by its plan, while the others and the windows are played by hand."""
    rules = game(name)
    options = rules.complete_options(READY.get(name, {}))
    first, *others = rules.seats(options)
    asked = rules.start("plan", options).waiting()
    tried = {seat: moves_of(rules, options, seat) for seat in (first, *others)}
    seat = max(tried, key=lambda one: len(lines_of(tried[one], one)))
    moves = tried[seat]
    # What one is asked already is no part of a plan.
    lines = lines_of(moves, seat)
    by_hand = len(lines[0]["play"]) if seat in asked else 0
    lines = [line | {"after": line["after"] - (seat in asked)} for line in lines[seat in asked :]]
    assert lines
    wish = {"game": name, "seats": {first: "me"} | dict.fromkeys(others, "open"), "pace": "instant", "options": options}
    monkeypatch.setattr(match_making, "new_seed", lambda: "plan")
    guests = everybody(http, http.post("/api/matches", json=wish).json())
    planned(guests[seat], *lines, seat=seat, ply=0)
    for ply, (mover, action, window) in enumerate(moves):
        if mover == seat and not window and by_hand == 0:

            def gone_on(table: Body, ply: int = ply) -> bool:
                return bool(table["ply"] > ply)

            guests[seat].until(gone_on)
        else:
            guests[mover].act(mover, action, ply)
            by_hand -= mover == seat and not window
    session = true_session(url, guests[seat].match)
    assert [(entry.seat, entry.action) for entry in session.log] == [(mover, action) for mover, action, _ in moves]
    assert [entry.by for entry in session.log].count("order") == sum(len(line["play"]) for line in lines)
    assert session.over or reported(guests[seat])["end"] == "done"
