"""A match opened from its last checkpoint is the match that a replay of its whole log makes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any
from zlib import compress, decompress

import msgspec
import pytest
from litestar.testing import TestClient
from sqlalchemy import delete, select, update

from tests.cost import first
from tests.server.conftest import FREE, Here
from tests.server.play import Guest, lead_on, make, pair
from vezerkar.engine.state import State, step_of
from vezerkar.registry import GAMES, game
from vezerkar.server.app import create_app
from vezerkar.server.keys import hash_key
from vezerkar.server.matches.match_check import check_match, differences
from vezerkar.server.matches.match_log import CHECKPOINT_PAUSE, CHECKPOINT_PLIES, FULL_SNAPSHOTS
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.viewer import Viewer
from vezerkar.server.pages.match_page import PageInputs
from vezerkar.server.storage.schema import CHECKPOINTS, LOG, MATCHES
from vezerkar.server.storage.store import Store
from vezerkar.server.storage.stored_match import Checkpoint, LogEntry, SeatAssignment, SeatKey, StoredMatch

REGISTERED = dict(GAMES)
LONG = {"gauge": 120, "hunt": 250, "quartermaster": 220, "triumph": 260, "wg35": 160}
"""How many plies of each game are played at random: across checkpoints of every kind, and to the end of most."""
READY = {"wg35": {"army_a": "budapest_1944", "army_b": "assault_group_1944"}}


@pytest.fixture(autouse=True)
def all_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name, package in REGISTERED.items():
        monkeypatch.setitem(GAMES, name, package)
    yield


def played(name: str, seed: int, plies: int) -> MatchSession:
    """A session of people in which actions were taken and taken back at random."""
    rules, rng = game(name), Random(seed)
    options = rules.complete_options(READY.get(name, {}))
    seats = rules.seats(options)
    assignments = [SeatAssignment(seat, seat, "human", player_name=seat) for seat in seats]
    keys = [SeatKey(hash_key(seat), (seat,)) for seat in seats]
    session = MatchSession(StoredMatch("long", name, rules.version, options, str(seed), assignments, keys, [], []))
    while session.ply < plies and not session.over:
        able = [seat for seat in seats if session.can_undo(seat)]
        if able and rng.random() < 0.25:
            session.take(able[0], "undo")
        else:
            seat = rng.choice(session.waiting())
            options_now = [option.notation for option in session.match.decision(seat).options]
            session.take(seat, "act", lead_on(name, options_now, rng))
    return session


def at_ply(session: MatchSession, ply: int) -> tuple[MatchSession, MatchSession]:
    """The match as it stood after a ply: played again from its beginning, and opened from its last checkpoint."""
    saved = session.saved(ply)
    bare = [replace(entry, events=None) for entry in saved.log]
    again, opened = MatchSession(replace(saved, log=bare, events=None, checkpoints=[])), MatchSession(saved)
    assert again.replayed and not opened.replayed
    return again, opened


def pages(session: MatchSession, ply: int | None = None) -> list[bytes]:
    """What every viewer sees, now or after some ply."""
    viewers = [Viewer(), *(session.viewer(key) for key in session.keys.values())]
    return [msgspec.json.encode(PageInputs.of(session, viewer, "en", ply).match_page()) for viewer in viewers]


@pytest.mark.slow
@pytest.mark.parametrize("seed", first([1, 2]))
@pytest.mark.parametrize("name", first(LONG, short=2))
def test_a_session_opened_from_a_checkpoint_is_that_of_a_replay(name: str, seed: int) -> None:
    session, rng = played(name, seed, LONG[name]), Random(seed)
    plies = {0, session.ply, CHECKPOINT_PLIES, *rng.sample(range(session.ply + 1), 5)}
    plies |= set(rng.sample(sorted(session.checkpoints), min(3, len(session.checkpoints))))
    for ply in sorted(ply for ply in plies if ply <= session.ply):
        again, opened = at_ply(session, ply)
        assert opened.match.encode() == again.match.encode() and opened.match.event_log == again.match.event_log
        assert opened.match.played_actions == again.match.played_actions
        assert [one.seen for one in opened.match.played_actions] == [one.seen for one in again.match.played_actions]
        assert pages(opened) == pages(again)
        for seat in again.waiting():
            assert opened.opened(seat) == again.opened(seat) and opened.hold(seat) == again.hold(seat)
        past = rng.randrange(ply + 1)
        assert pages(opened, past) == pages(again, past)
        while able := [seat for seat in again.match.seats if again.can_undo(seat)]:
            assert opened.can_undo(able[0])
            again.take(able[0], "undo")
            opened.take(able[0], "undo")
            assert opened.match.encode() == again.match.encode()
        assert not any(opened.can_undo(seat) for seat in opened.match.seats)
        assert pages(opened) == pages(again)


@pytest.mark.slow
def test_little_is_played_again_and_few_states_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    session = played("triumph", 3, 260)
    acts = 0
    act = type(session.match).act

    def counted(*args: Any) -> Any:
        nonlocal acts
        acts += 1
        return act(*args)

    monkeypatch.setattr(type(session.match), "act", counted)
    opened = MatchSession(session.saved(session.ply))
    assert acts <= CHECKPOINT_PLIES
    assert len({id(one.kept) for one in opened.snapshots if one.kept is not None}) <= CHECKPOINT_PLIES + 1
    assert opened.size < session.size or session.ply < FULL_SNAPSHOTS


@pytest.mark.slow
def test_there_is_a_checkpoint_at_turns_before_windows_at_the_end_and_in_between() -> None:
    session = played("quartermaster", 4, 400)
    turn, window = None, False
    for ply, snapshot in enumerate(session.snapshots):
        state = snapshot.state
        assert isinstance(state, State)
        asked = [seat for seat in range(len(session.match.seats)) if state.asked >> seat & 1]
        now = any(step_of(state).question(state, seat).window for seat in asked)
        forward = ply and session.log[ply - 1].kind == "act"
        if forward and (session.game.turn(state) != turn or (now and not window)):
            assert set(range(ply - CHECKPOINT_PAUSE + 1, ply + 1)) & set(session.checkpoints), f"ply {ply}"
        turn, window = session.game.turn(state), now
    assert set(range(0, session.ply + 1, CHECKPOINT_PLIES)) <= set(session.checkpoints)
    session.take(session.match.seats[0], "resign")
    assert session.ply in session.checkpoints


# --- on disk ------------------------------------------------------------------------------------------------------


def opened(url: str) -> TestClient[Any]:
    return TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=FREE))


def finished(url: str) -> Guest:
    """A match that was played to its end."""
    with opened(url) as client:
        anna, bela = pair(client)
        guests = {"gull": anna, "heron": bela}
        while not (table := anna.table())["over"]:
            seat = next(seat["id"] for seat in table["seats"] if seat["waiting"])
            guests[seat].act(seat, guests[seat].table()["decision"]["default"])
    return anna


@pytest.mark.slow
def test_events_and_checkpoints_are_written_with_the_entries(url: str) -> None:
    anna = finished(url)
    store = Store(url)
    saved = store.load(anna.match)
    assert saved is not None and saved.told and {entry.version for entry in saved.log} == {game("gauge").version}
    assert saved.checkpoints[0].ply == 0 and saved.checkpoints[-1].ply == len(saved.log)
    assert not MatchSession(saved).replayed
    check = check_match(store, anna.match)
    assert (check.plies, check.checkpoints, check.differences) == (len(saved.log), len(saved.checkpoints), [])
    store.close()


@pytest.mark.slow
def test_what_older_tables_did_not_keep_is_filled_in_when_a_match_is_opened(url: str) -> None:
    anna = finished(url)
    store = Store(url)
    before = store.load(anna.match)
    with store.engine.begin() as connection:
        connection.execute(update(MATCHES).values(events=None))
        connection.execute(update(LOG).values(events=None, version=None))
        connection.execute(delete(CHECKPOINTS))
    with opened(url) as client:
        anna.client = client
        assert anna.table()["over"]
    after = store.load(anna.match)
    assert before is not None and after is not None and after.told
    assert [(one.events, one.version) for one in after.log] == [(one.events, one.version) for one in before.log]
    assert after.checkpoints == before.checkpoints
    store.close()


@pytest.mark.slow
def test_a_checkpoint_that_cannot_be_read_costs_a_replay_and_is_written_anew(url: str) -> None:
    with opened(url) as client:
        anna, _ = make(client)
        anna.act("gull", "bid 5")
        before = anna.table()
    store = Store(url)
    for broken in (b"", b"no zlib", compress(b"[]"), compress(b'{"state": {}, "stack": [], "dice": {}}')):
        with store.engine.begin() as connection:
            connection.execute(update(CHECKPOINTS).values(position=broken))
        with opened(url) as client:
            anna.client = client
            assert anna.table() == before
        with store.engine.connect() as connection:
            assert set(json.loads(decompress(connection.scalars(select(CHECKPOINTS.c.position)).all()[-1]))) > {"state"}
    with store.engine.begin() as connection:
        connection.execute(update(LOG).values(events=b"\xff"))
    with opened(url) as client:
        anna.client = client
        assert anna.table() == before
    store.close()


# --- the check ----------------------------------------------------------------------------------------------------


def test_the_check_finds_what_does_not_follow_from_the_log() -> None:
    session = played("gauge", 5, 60)
    whole = session.saved(session.ply)
    assert list(differences(whole)) == []
    at = next(ply for ply, entry in enumerate(whole.log, 1) if entry.events)
    events = [replace(entry, events=b"") if entry.ply == at else entry for entry in whole.log]
    assert [(one.ply, one.what) for one in differences(replace(whole, log=events))] == [(at, "events")]
    last = whole.checkpoints[-1]
    moved = [*whole.checkpoints[:-1], Checkpoint(last.ply, last.version, whole.checkpoints[0].position)]
    assert [(one.ply, one.what) for one in differences(replace(whole, checkpoints=moved))] == [(last.ply, "checkpoint")]
    torn = [*whole.checkpoints[:-1], Checkpoint(last.ply, last.version, b"torn")]
    assert [(one.ply, one.what) for one in differences(replace(whole, checkpoints=torn))] == [(last.ply, "checkpoint")]
    foreign = [*whole.log[:9], LogEntry(10, "gull", "act", "no such action"), *whole.log[10:]]
    (only,) = differences(replace(whole, log=foreign))
    assert (only.ply, only.what) == (10, "action") and "ply 10: the rules do not allow" in str(only)
