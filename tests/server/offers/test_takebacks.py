"""Takebacks: everybody must agree, the dice go on, nothing is told that was not known, and the history keeps what happened."""

from __future__ import annotations

import json
from contextlib import closing
from random import Random
from typing import Any
from zlib import compress

import httpx
import pytest
from litestar.testing import TestClient
from sqlalchemy import delete, update

from tests.cost import first, slow
from tests.server.clocks.test_clocks import WISH, Later, later, times
from tests.server.conftest import FREE, Here
from tests.server.matches.test_checkpoints import LONG, READY, at_ply, pages
from tests.server.offers.test_offers import answered, offer, shift
from tests.server.play import Body, Guest, lead_on, make, pair, refused
from tests.server.processes.test_processes import two
from tests.server.rules.test_archived_rules import NOW, THEN, folder, opened_table
from tests.server.storage.test_freeze import age, frozen, rows
from tests.server.stored import wait_for_page
from tests.tinygame import WeatherGauge
from vezerkar import Record
from vezerkar.engine import Event, Match
from vezerkar.engine.event import SPECTATOR
from vezerkar.engine.match import replay as replayed
from vezerkar.registry import GAMES, game
from vezerkar.server.app import create_app
from vezerkar.server.keys import hash_key
from vezerkar.server.matches.kept_match import kept_match
from vezerkar.server.matches.match_check import check_match
from vezerkar.server.matches.match_end import match_end
from vezerkar.server.matches.match_ends import end_inputs
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.viewer import Viewer
from vezerkar.server.offers.learned import learned
from vezerkar.server.offers.offer_messages import Learned, TakenBack
from vezerkar.server.offers.offers import TAKEBACK
from vezerkar.server.offers.takebacks import plies_to_ask_for, require_takeback, stands, taken_back
from vezerkar.server.pages.match_page import PageInputs, visible_events
from vezerkar.server.storage.moments import SECOND_MICROS
from vezerkar.server.storage.schema import CHECKPOINTS
from vezerkar.server.storage.store import Store
from vezerkar.server.storage.stored_match import SeatAssignment, SeatKey, StoredMatch
from vezerkar.translation import translator

__all__ = ["folder", "later", "two"]
REGISTERED = dict(GAMES)


@pytest.fixture
def shelf(gauge: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """All games, the tiny one too."""
    for name, package in REGISTERED.items():
        monkeypatch.setitem(GAMES, name, package)


def new_session(name: str, seed: object) -> MatchSession:
    rules = game(name)
    options = rules.complete_options(READY.get(name, {}))
    seats = rules.seats(options)
    people = [SeatAssignment(seat, seat, "human", player_name=seat) for seat in seats]
    keys = [SeatKey(hash_key(seat), (seat,)) for seat in seats]
    return MatchSession(StoredMatch("long", name, rules.version, options, str(seed), people, keys, [], []))


def wandered(name: str, seed: int, plies: int, back: float = 0.06) -> MatchSession:
    """A session of people in which actions were taken, undone and taken back by consent at random."""
    session, rng = new_session(name, seed), Random(seed)
    while session.ply < plies and not session.over:
        able = [seat for seat in session.match.seats if session.can_undo(seat)]
        moments = session.moments()
        if len(moments) > 1 and rng.random() < back:
            session.take("", TAKEBACK, str(rng.choice(moments[-12:-1]).ply), by="vote")
        elif able and rng.random() < 0.2:
            session.take(able[0], "undo")
        else:
            seat = rng.choice(session.waiting())
            options = [option.notation for option in session.match.decision(seat).options]
            session.take(seat, "act", lead_on(name, options, rng))
    return session


def ask(guest: Guest, to: int, seat: str = "gull") -> Body:
    return offer(guest, TAKEBACK, seat, to=to)


def fired_at(http: Any, **more: Any) -> tuple[Guest, Guest]:
    """Two people, of whom Anna, the gull, has the gauge, fires, and knows how the die has fallen."""
    while True:
        anna, bela = pair(http, **more)
        anna.act("gull", "bid 5", 0)
        bela.act("heron", "bid 0", 1)
        shots = [option for option in anna.table()["decision"]["options"] if option != "hold"]
        if shots:
            anna.act("gull", shots[0], 2)
            bela.act("heron", "pass", 3)
            return anna, bela


# --- agreed on, or not -----------------------------------------------------------------------------------------------


def test_when_all_agree_the_match_goes_on_from_there_with_other_dice(http: httpx.Client) -> None:
    anna, bela = fired_at(http)
    before, asked = anna.table(ply=2), anna.table()
    assert "takeback" in asked["may_offer"] and 2 in asked["may_take_back"]
    rolled = [line["text"] for line in asked["log"] if line["text"].startswith("Roll")]
    made = ask(anna, 2)
    for table in (anna.table(), bela.table(), Guest(http, anna.match).table()):
        shown = table["offers"][-1]
        assert (shown["kind"], shown["state"], shown["to"]) == ("takeback", "open", 2)
        assert table["ply"] == asked["ply"] and table["taken_back"] == []
        assert "takeback" not in table["may_offer"]
    refused(answered(bela, made, ply=3), 409, "stale")
    assert answered(bela, made, ply=4).json()["state"] == "accepted"
    assert answered(bela, made, ply=4).json()["state"] == "accepted", "sent again, it is answered again"
    assert anna.post("offers", {"seat": "gull", "kind": "takeback", "ply": 4, "to": 2}).json() == {**made, "state": "accepted"}
    for guest in (anna, bela):
        table = guest.table()
        assert table["ply"] == 5 and table["taken_back"] == [{"ply": 5, "to": 2}] and not table["undo"]
        assert [line["text"] for line in table["log"] if 2 < line["ply"] < 5], "what was taken back stays in the history"
        assert table["log"][-1]["kind"] == "taken-back" and "the last 2 actions" in table["log"][-1]["text"]
        assert "utolsó 2 lépés" in guest.table(lang="hu")["log"][-1]["text"]
        assert guest.table(ply=4)["taken_back"] == [] and guest.table(ply=4)["ply"] == 4
    now = anna.table()
    for name in ("view", "decision", "scene", "text_view", "turn"):
        assert now[name] == before[name] or name in ("scene", "decision"), name
    assert now["seats"][0]["waiting"] and now["decision"]["options"] == asked_options(anna, 2)
    shots = [option for option in now["decision"]["options"] if option != "hold"]
    anna.act("gull", shots[0], 5)
    bela.act("heron", "pass", 6)
    again = [line["text"] for line in bela.table()["log"] if line["text"].startswith("Roll") and line["ply"] > 5]
    assert len(rolled) == len(again) == 1
    session = http.get(f"/api/matches/{anna.match}/record")
    refused(session, 409, "running")


def asked_options(guest: Guest, ply: int) -> list[str]:
    """The options at a ply are those of the hand: the shots, and to hold fire."""
    hand = guest.table(ply=ply)["view"]["hand"]
    return ["hold", *(f"play {card}" for card in hand if card < 9)]


@slow
def test_one_no_is_enough(http: httpx.Client) -> None:
    anna, bela = fired_at(http)
    made = ask(anna, 2)
    assert answered(bela, made, "decline", ply=4).json()["state"] == "declined"
    table = bela.table()
    assert table["ply"] == 4 and table["taken_back"] == [] and table["offers"][-1]["learned"] is None
    refused(answered(bela, made, ply=4), 409, "offer_gone")
    refused(anna.post("offers", {"seat": "gull", "kind": "takeback", "ply": 4, "to": 2}), 429, "slow_down")


def test_a_new_action_makes_the_offer_stale(http: httpx.Client) -> None:
    anna, bela = fired_at(http)
    made = ask(anna, 2)
    anna.act("gull", "bid 1", 4)
    refused(answered(bela, made, ply=4), 409, "offer_gone")
    refused(anna.post("offers", {"seat": "gull", "kind": "takeback", "ply": 4, "to": 2}), 409, "stale")
    assert bela.table()["offers"][-1]["state"] == "stale" and bela.table()["ply"] == 5


def test_bots_agree(http: httpx.Client) -> None:
    anna, _ = make(http, heron="bot:meek")
    anna.act("gull", "bid 5")
    table = anna.until(lambda table: table["seats"][0]["waiting"] and table["ply"] > 1)
    made = anna.post("offers", {"seat": "gull", "kind": "takeback", "ply": table["ply"], "to": table["may_take_back"][-1]})
    assert made.json()["state"] == "accepted", made.text
    assert anna.table()["taken_back"]


@slow
def test_what_makes_no_sense_is_refused_in_one_line(http: httpx.Client) -> None:
    anna, bela = pair(http)
    body = {"seat": "gull", "kind": "takeback", "ply": 0}
    assert anna.table()["may_take_back"] == []
    refused(anna.post("offers", body), 400, "malformed")
    refused(anna.post("offers", {**body, "to": 0}), 409, "nothing_to_take_back")
    refused(anna.post("offers", {**body, "kind": "abandon", "to": 0}), 400, "malformed")
    refused(anna.post("offers", {**body, "to": -1}), 400, "malformed")
    anna.act("gull", "bid 5")
    assert anna.post("undo", {"seat": "gull", "ply": 1}).status_code == 200
    anna.act("gull", "bid 6")
    refused(anna.post("offers", {**body, "ply": 3, "to": 1}), 409, "too_far_back")
    refused(anna.post("offers", {**body, "ply": 3, "to": 3}), 409, "nothing_to_take_back")
    refused(anna.post("offers", {**body, "ply": 3, "to": 99}), 409, "nothing_to_take_back")
    refused(Guest(http, anna.match).post("offers", {**body, "ply": 3, "to": 0}), 401, "bad_key")
    assert answered(bela, ask(anna, 2), ply=3).json()["state"] == "accepted", "after the undo it stood as at the beginning"
    assert bela.table()["seats"][0]["waiting"]


@slow
def test_not_before_what_was_taken_back_last(http: httpx.Client) -> None:
    anna, bela = fired_at(http)
    answered(bela, ask(anna, 2), ply=4)
    anna.act("gull", "hold", 5)
    table = anna.table()
    assert table["may_take_back"] == [5] and not table["undo"]
    for to in (0, 1, 2, 4):
        body = {"seat": "gull", "kind": "takeback", "ply": 6, "to": to}
        refused(anna.post("offers", body), 409, "too_far_back")
    assert answered(bela, ask(anna, 5), ply=6).json()["state"] == "accepted"
    assert bela.table()["taken_back"] == [{"ply": 5, "to": 2}, {"ply": 7, "to": 5}]


def test_orders_that_came_since_are_dropped_and_older_ones_stand(http: httpx.Client) -> None:
    anna, bela = pair(http)
    orders = [{"do": "pass", "action": "", "when": {"strength": ["9"]}, "turn": None}]
    anna.post("settings", {"seat": "gull", "orders": orders})
    anna.act("gull", "bid 5", 0)
    bela.post("settings", {"seat": "heron", "orders": orders, "pass_turn": True})
    bela.act("heron", "bid 0", 1)
    answered(bela, ask(anna, 0), ply=2)
    assert anna.table()["settings"]["orders"] and not bela.table()["settings"]["orders"]
    assert not bela.table()["settings"]["pass_turn"]


def test_an_answer_that_is_held_is_dropped(http: httpx.Client) -> None:
    while True:
        anna, bela = pair(http, pace="slow")
        anna.act("gull", "bid 5", 0)
        bela.act("heron", "bid 0", 1)
        shots = [option for option in anna.table()["decision"]["options"] if option != "hold"]
        if shots:
            break
    anna.act("gull", shots[0], 2)
    bela.post("actions", {"seat": "heron", "ply": 3, "action": "pass"})
    assert bela.table()["settings"]["held_answer"] == "pass"
    answered(bela, ask(anna, 2), ply=3)
    anna.act("gull", shots[0], 4)
    assert bela.table()["settings"]["held_answer"] is None and bela.table()["seats"][1]["waiting"]


@slow
def test_a_takeback_gives_nobody_time(http: httpx.Client, later: Later) -> None:
    anna, bela = fired_at(http, clock=WISH)
    shift(later, 20 * SECOND_MICROS)
    before = times(anna.table())
    made = ask(anna, 2)
    answered(bela, made, ply=4)
    after = times(anna.table())
    assert after["heron"]["since"] is None and after["gull"]["since"] is not None
    for seat in ("gull", "heron"):
        assert after[seat]["left_ms"] <= before[seat]["left_ms"], "no increment, and none is taken away"
    assert before["heron"]["left_ms"] - after["heron"]["left_ms"] >= 19_000, "the heron was asked for its bid, too"


# --- what is kept ----------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_it_outlives_a_restart_and_the_loss_of_checkpoints(url: str, bots: Here) -> None:
    def table() -> Any:
        return TestClient(create_app(url, bots=bots, bot_delay=0.0, limits=FREE))

    with table() as client:
        anna, bela = fired_at(client)
        made = ask(anna, 2)
    with table() as client:
        anna.client = bela.client = client
        answered(bela, made, ply=4)
        before = anna.table(), bela.table(), bela.table(ply=4), bela.table(ply=2)
    for damage in ("nothing", "lost", "broken"):
        with closing(Store(url)) as store, store.engine.begin() as connection:
            if damage == "lost":
                connection.execute(delete(CHECKPOINTS).where(CHECKPOINTS.c.ply > 0))
            elif damage == "broken":
                connection.execute(update(CHECKPOINTS).values(position=compress(b"{}")))
        with table() as client:
            anna.client = bela.client = client
            assert (anna.table(), bela.table(), bela.table(ply=4), bela.table(ply=2)) == before, damage
        with closing(Store(url)) as store:
            assert damage == "lost" or check_match(store, anna.match).differences == []
    with table() as client:
        anna.client = bela.client = client
        anna.act("gull", "hold", 5)
        assert anna.post("resign", {"seat": "gull"}).status_code == 200
        text = anna.get("/record").text
        end = anna.get("/end").json()
    assert json.loads(text.splitlines()[0])["vezerkar"] == 2
    assert replayed(game("gauge"), Record.parse(text)).takebacks
    assert end["skipped"] >= 1


@pytest.mark.slow
@pytest.mark.parametrize("seed", first([1, 2]))
@pytest.mark.parametrize("name", first(LONG, short=2))
def test_a_session_with_takebacks_is_that_of_a_replay_and_of_its_record(shelf: None, name: str, seed: int) -> None:
    session, rng = wandered(name, seed, LONG[name]), Random(seed)
    backs = [entry.ply for entry in session.log if entry.kind == TAKEBACK]
    assert backs
    for ply in {session.ply, *rng.sample(backs, min(3, len(backs))), *rng.sample(range(session.ply), 3)}:
        again, opened = at_ply(session, ply)
        for one in (opened.match, again.match):
            record = Record.parse(one.record().text())
            assert replayed(game(name), record).encode() == one.encode()
        assert opened.match.encode() == again.match.encode() and opened.match.event_log == again.match.event_log
        assert opened.match.takebacks == again.match.takebacks
        assert pages(opened) == pages(again)
        past = rng.randrange(ply + 1)
        assert pages(opened, past) == pages(again, past)
        moments = again.moments()
        if len(moments) > 1 and not again.over:
            to = str(rng.choice(moments[:-1]).ply)
            for other in (again, opened):
                other.take("", TAKEBACK, to, by="vote")
            assert opened.match.encode() == again.match.encode() and pages(opened) == pages(again)


@slow
def test_a_frozen_match_has_its_takebacks(url: str, bots: Here) -> None:
    with TestClient(create_app(url, bots=bots, bot_delay=0.0, limits=FREE)) as client:
        anna, bela = fired_at(client)
        answered(bela, ask(anna, 2), ply=4)
        assert bela.post("resign", {"seat": "heron"}).status_code == 200
        before = anna.table(), anna.table(ply=4), anna.get("/record").text, anna.get("/end").json()
        wait_for_page(client.app.state.context.match_service.store, anna.match)
    with closing(Store(url)) as store:
        age(store, anna.match, 8)
        assert frozen(store) == {anna.match} and rows(store, anna.match) == 0
        assert check_match(store, anna.match).differences == []
    with TestClient(create_app(url, bots=bots, bot_delay=0.0, limits=FREE)) as client:
        anna.client = client
        assert before == (anna.table(), anna.table(ply=4), anna.get("/record").text, anna.get("/end").json())


def test_what_was_taken_back_is_shown_in_no_fight(shelf: None, monkeypatch: pytest.MonkeyPatch) -> None:
    session, shown = wandered("gauge", 6, 40), []
    monkeypatch.setattr(WeatherGauge, "stage", lambda rules, view, events, decision, tr: shown.extend(events), raising=False)
    table = PageInputs.of(session, Viewer(), "en").match_page()
    assert shown == session.match.events() and len(table.log) > len(shown) + len(table.taken_back)


def test_what_could_not_be_written_was_never_there(shelf: None) -> None:
    session = wandered("gauge", 5, 30, back=0.0)
    before = session.match.encode(), session.ply, [*session.match.event_log], [*session.match.takebacks], len(session.moments())
    bookmark = session.bookmark()
    session.take("", TAKEBACK, str(session.moments()[-4].ply), by="vote")
    assert session.match.encode() != before[0] and session.match.takebacks
    session.go_back(bookmark)
    assert before == (
        *(session.match.encode(), session.ply, session.match.event_log, session.match.takebacks),
        len(session.moments()),
    )


def test_the_end_counts_only_what_stands(shelf: None) -> None:
    session = wandered("hunt", 4, 400, back=0.05)
    while not session.over:
        seat = session.waiting()[0]
        session.take(seat, "act", session.match.decision(seat).default.notation)
    end = match_end(game("hunt"), end_inputs(session, "en"))
    takebacks = taken_back(session.log)
    assert takebacks and end.skipped > 0
    told = [event for ply, event in visible_events(session.snapshots[-1], SPECTATOR) if event.kind == "rolled" and ply]
    stood = [
        event
        for ply, event in visible_events(session.snapshots[-1], SPECTATOR)
        if event.kind == "rolled" and stands(ply, takebacks)
    ]
    assert end.rolls == len(stood) < len(told)
    assert all(stands(one.ply, takebacks) for one in end.proof)
    words = sum(one.last - one.first + 1 for one in end.proof)
    assert words + end.skipped == session.match.state.drawn


def test_a_match_whose_rules_are_gone_tells_what_was_taken_back(shelf: None) -> None:
    session = wandered("gauge", 6, 40)
    kept = kept_match(session.saved(session.ply), None, None, "en")
    assert kept.taken_back == taken_back(session.log) != []
    lines = [(line.ply, line.text) for line in kept.log]
    assert [ply for ply, text in lines if "taken back" in text] == [one.ply for one in kept.taken_back]
    assert any(not stands(ply, kept.taken_back) for ply, _ in lines)


@slow
def test_a_match_under_former_rules_cannot_go_back(url: str, folder: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened_table(url, folder) as client:
        anna, bela = fired_at(client)
        answered(bela, ask(anna, 2), ply=4)
        anna.act("gull", "hold", 5)
        before = anna.table()
    monkeypatch.setattr(game("gauge"), "version", NOW)
    monkeypatch.setattr("tests.tinyrules.CARDS", 11)
    with opened_table(url, folder) as client:
        anna.client = client
        table = anna.table()
        assert table["rules"] == THEN and table["may_take_back"] == [] and table["taken_back"] == before["taken_back"]
        assert table["view"] == before["view"] and table["log"] == before["log"]
        body = {"seat": "gull", "kind": "takeback", "ply": table["ply"], "to": 5}
        refused(anna.post("offers", body), 409, "former_rules")
        assert not table["analysis"]
        refused(anna.post("whatif", {"seat": "gull", "ply": table["ply"]}), 409, "analysis_former")


@slow
def test_two_processes_decide_anew(two: tuple[Any, Any]) -> None:
    """One accepts when the other has just taken an action, of which it does not know yet: the offer is stale."""
    anna, bela = fired_at(two[0])
    made = ask(anna, 2)
    bela.client = two[1]
    assert bela.table()["offers"][-1]["to"] == 2
    assert answered(bela, made, ply=4).json()["state"] == "accepted"
    assert anna.table()["taken_back"] == bela.table()["taken_back"] == [{"ply": 5, "to": 2}]
    anna.act("gull", "hold", 5)
    assert bela.table()["ply"] == 6
    made = ask(anna, 5)
    service = two[1].app.state.context.match_service
    # This process does not learn of what the other does before it writes.
    service.store.rev = lambda match: 0
    anna.act("gull", "bid 1", 6)
    refused(answered(bela, made, ply=6), 409, "offer_gone")
    assert anna.table()["ply"] == 7


# --- how far back ----------------------------------------------------------------------------------------------------


def turns_of(session: MatchSession, seat: str) -> list[int]:
    """The plies with which turns of a seat begin, by the headings of the log."""
    heads = {"hunt": ("turn", "seat"), "quartermaster": ("turn", "country"), "triumph": ("turn", "faction")}
    kind, field = heads[session.game.id]
    events = visible_events(session.snapshots[-1], SPECTATOR)
    return [ply for ply, event in events if event.kind == kind and event.data[field] == seat]


@pytest.mark.parametrize(("name", "seed"), first([("quartermaster", 3), ("hunt", 3), ("triumph", 5)], 2))
def test_everybody_reaches_the_beginning_of_the_own_last_turn(shelf: None, name: str, seed: int) -> None:
    session = wandered(name, seed, 200, back=0.0)
    found = 0
    for seat in session.match.seats:
        own = turns_of(session, seat)
        if not own or own[-1] == session.moments()[-1].ply:
            continue
        found += 1
        require_takeback(session, seat, own[-1])
        offered = plies_to_ask_for(session, seat)
        assert own[-1] in offered and offered == sorted(offered) and session.ply not in offered
        for ply in offered:
            require_takeback(session, seat, ply)
        for ply in own[:-2]:
            with pytest.raises(Exception, match="too_far_back"):
                require_takeback(session, seat, ply)
    assert found > 1


# --- what is told ----------------------------------------------------------------------------------------------------


def told(match: Match[Any, Any], seat: str | None, events: int, actions: int) -> Learned:
    """What a seat is told that was learned since so many events and actions."""
    rules = match.game
    known = [event for event in match.event_log[events:] if event.visible(match.seat_index(seat))]
    return learned(rules, translator(rules.id, "en"), [one.seat for one in match.played_actions[actions:]], known)


def test_the_list_names_what_was_rolled_drawn_and_shown(http: httpx.Client) -> None:
    anna, bela = fired_at(http)
    ask(anna, 2)
    lists = {name: guest.table()["offers"][-1]["learned"] for name, guest in (("anna", anna), ("bela", bela))}
    spectator = Guest(http, anna.match).table(lang="hu")["offers"][-1]["learned"]
    for one in (*lists.values(), spectator):
        assert one["actions"] == [{"seat": "gull", "count": 1}, {"seat": "heron", "count": 1}]
        assert one["rolls"] == [{"seat": "heron", "count": 1}] and one["reveals"] == []
    # A shot was fired, so the gull draws a card, which is told to the gull alone.
    assert lists["anna"]["draws"] == [{"seat": "gull", "count": 1}] and lists["bela"]["draws"] == spectator["draws"] == []
    assert anna.table(ply=3)["offers"][-1]["learned"] is None, "the past asks nobody"
    anna, bela = pair(http)
    anna.act("gull", "bid 5", 0)
    bela.act("heron", "bid 0", 1)
    ask(anna, 0)
    for lang, words in (("en", "The gull bids 5, the heron 0"), ("hu", "A gull 5, a heron 0 tallért ajánl")):
        (line,) = bela.table(lang=lang)["offers"][-1]["learned"]["reveals"]
        assert line.startswith(words)


@pytest.mark.parametrize("name", first(["hunt", "quartermaster", "triumph", "wg35"], 2))
def test_each_roll_draw_and_reveal_is_in_the_list(shelf: None, name: str) -> None:
    session = wandered(name, 9, 120, back=0.0)
    match, rules = session.match, game(name)
    assert isinstance(match, Match)
    since = [event for event in match.event_log if event.kind in (*rules.event_draws, *rules.event_reveals)]
    for seat in (*match.seats, None):
        found = told(match, seat, 0, 0)
        index = match.seat_index(seat)
        visible = [event for event in since if event.visible(index)]
        assert bool(found.draws) == any(event.kind in rules.event_draws for event in visible)
        assert bool(found.reveals) == any(event.kind in rules.event_reveals for event in visible)
        assert sum(one.count for one in found.actions) == match.ply


@pytest.mark.slow
@pytest.mark.parametrize("name", first(["hunt", "quartermaster", "triumph"], 2))
def test_a_voter_is_told_the_same_in_every_match_that_looks_the_same(shelf: None, name: str) -> None:
    """Two matches that a seat cannot tell apart go on alike for it: its list is the same, though other things are hidden."""
    compared = differed = 0
    for seed in range(60):
        match, rng = game(name).start(seed), Random(seed)
        for _ in range(rng.randrange(10, 60)):
            if not match.state.over:
                mover = rng.choice(match.waiting())
                match.act(mover, lead_on(name, [option.notation for option in match.decision(mover).options], rng))
        voter = rng.choice(match.seats)
        worlds = [match.imagine(voter, number) for number in (1, 2)]
        begun = len(worlds[0].event_log)
        for _ in range(12):
            movers = worlds[0].waiting()
            if not movers or movers != worlds[1].waiting():
                break
            mover = rng.choice(movers)
            both = [option for option in worlds[0].decision(mover).options if worlds[1].why_not(mover, option) is None]
            if not both:
                break
            action = rng.choice(both)
            for world in worlds:
                world.act(mover, action)
            looks = [(world.events(voter), world.view(voter)) for world in worlds]
            if looks[0] != looks[1]:
                break
            assert told(worlds[0], voter, begun, 0) == told(worlds[1], voter, begun, 0)
            compared += 1
            differed += worlds[0].event_log != worlds[1].event_log
    assert compared > 20 and differed, "something hidden was not the same"


def test_the_list_is_made_of_visible_events_alone(shelf: None) -> None:
    """What a seat may not know is not even looked at."""
    rules = game("hunt")
    secret = Event("drew_cards", {"seat": "german", "cards": ["G1"]}, seats=1)
    public = Event("drew", {"seat": "german", "count": 2, "hand": 5})
    events = [event for event in (secret, public) if event.visible(1)]
    assert learned(rules, translator("hunt", "en"), [], events).draws[0].count == 2


def test_ranges() -> None:
    backs = [TakenBack(10, 4), TakenBack(15, 12)]
    assert [ply for ply in range(18) if not stands(ply, backs)] == [5, 6, 7, 8, 9, 13, 14]
