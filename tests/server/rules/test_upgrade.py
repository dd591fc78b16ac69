"""New rules under running matches: those that go on as they did move up, the others stay with the rules that wrote them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import select, update

from tests.cost import first, slow
from tests.server.conftest import FREE, Here
from tests.server.matches.test_checkpoints import LONG, REGISTERED, played
from tests.server.play import Guest, make, pair, refused
from tests.tinyrules import GaugeState
from vezerkar.engine import Match
from vezerkar.engine.state import Step
from vezerkar.games.hunt.game_data import AP
from vezerkar.games.quartermaster.game_data import HOME
from vezerkar.games.triumph.game_data import POP
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.registry import GAMES, game
from vezerkar.server.app import create_app
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.matches import match_check
from vezerkar.server.matches.match_check import check_match
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.rules.rules_version import RulesVersion, same_rules
from vezerkar.server.rules.upgrade import Upgrade, move_up
from vezerkar.server.rules.upgrade_job import newer_than
from vezerkar.server.rules.user_files import UserFiles
from vezerkar.server.storage.schema import CHECKPOINTS, LOG, MATCHES
from vezerkar.server.storage.store import Store
from vezerkar.server.storage.stored_match import LogEntry


def opened(url: str) -> TestClient[Any]:
    return TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=FREE))


def under_way(url: str) -> Guest:
    """A match in which two people have bid and the gull's shot is to come."""
    with opened(url) as client:
        anna, bela = pair(client)
        anna.act("gull", "bid 5")
        bela.act("heron", "bid 2")
    return anna


def version(store: Store, match: str) -> str:
    with store.engine.connect() as connection:
        found: str = connection.execute(select(MATCHES.c.version).where(MATCHES.c.id == match)).scalar_one()
        return found


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    store = Store(url)
    yield store
    store.close()


# --- versions -----------------------------------------------------------------------------------------------------


def test_versions_have_two_numbers_and_former_ones_one() -> None:
    assert RulesVersion.of("2.1+ab") == (2, 1, "ab") and RulesVersion.of("2") == (2, 0, "")
    assert same_rules("2", "2.0") and not same_rules("2.0", "2.0+ab") and not same_rules("2.0", "2.1")
    assert RulesVersion.of("2.9").numbers < RulesVersion.of("2.10").numbers < RulesVersion.of("3").numbers
    assert RulesVersion.of("tip").numbers < RulesVersion.of("0").numbers and not same_rules("tip", "top")


# --- moving up ----------------------------------------------------------------------------------------------------


def test_a_match_that_goes_as_it_did_moves_up(url: str, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = under_way(url)
    with opened(url) as client:
        anna.client = client
        before = anna.table()
    monkeypatch.setattr(game("gauge"), "version", "1.1")
    assert move_up(store, anna.match) is Upgrade.MOVED and version(store, anna.match) == "1.1"
    assert move_up(store, anna.match) is Upgrade.CURRENT
    saved = store.load(anna.match)
    assert saved is not None and saved.log[-1] == LogEntry(before["ply"] + 1, "", "rules", "1 1.1")
    assert [entry.version for entry in saved.log[-2:]] == ["1", "1.1"]
    assert check_match(store, anna.match).differences == []
    with opened(url) as client:
        anna.client = client
        after = anna.table()
        ply = {"ply", "latest_ply"}
        assert {name: after[name] for name in after if name not in ply} == {
            name: before[name] for name in before if name not in ply
        }
        # Whoever still has the page of before has not to click again.
        assert anna.act("gull", "hold", before["ply"]) == after["ply"] + 1
        assert anna.act("gull", "hold", before["ply"]) == after["ply"] + 1
        again = anna.table()
    with opened(url) as client:
        anna.client = client
        assert anna.table() == again


def test_a_match_moves_up_when_it_is_opened(url: str, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = under_way(url)
    monkeypatch.setattr(game("gauge"), "version", "2.0")
    with opened(url) as client:
        anna.client = client
        anna.act("gull", "hold")
    assert version(store, anna.match) == "2.0"


def test_a_match_is_opened_while_the_job_moves_it_up(url: str, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = under_way(url)
    monkeypatch.setattr(game("gauge"), "version", "2.0")

    def late(store: Store, match: str, **more: object) -> Upgrade:
        # Somebody else has done it since the match was read.
        assert move_up(store, match) is Upgrade.MOVED
        return move_up(store, match)

    monkeypatch.setattr("vezerkar.server.matches.match_service.move_up", late)
    monkeypatch.setattr("vezerkar.server.rules.upgrade_job.move_up", lambda *args: Upgrade.CURRENT)
    with opened(url) as client:
        anna.client = client
        anna.act("gull", "hold")
    assert version(store, anna.match) == "2.0"


@slow
def test_an_undo_goes_back_over_a_change_of_rules(url: str, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(url) as client:
        anna, _ = pair(client)
        anna.act("gull", "bid 5")
    monkeypatch.setattr(game("gauge"), "version", "1.1")
    with opened(url) as client:
        anna.client = client
        assert anna.table()["undo"] and anna.table()["ply"] == 2
        assert anna.post("undo", {"seat": "gull", "ply": 2}).json() == {"ply": 3}
        assert anna.table()["view"]["bid"] == -1


def test_a_match_that_goes_otherwise_stays_as_it_is(url: str, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = under_way(url)
    monkeypatch.setattr(game("gauge"), "version", "2.0")

    def ends(step: Step[GaugeState], s: GaugeState) -> bool:
        s.stack.pop()
        s.over = True
        return False

    monkeypatch.setattr("tests.tinyrules.Reveal.advance", ends)
    before = store.load(anna.match)
    assert move_up(store, anna.match) is Upgrade.DIFFERS
    after = store.load(anna.match)
    assert before is not None and after is not None and after == replace(before, differs="2.0")
    replays = []
    monkeypatch.setattr("vezerkar.server.rules.upgrade.differences", lambda *args: replays.append(args))
    assert move_up(store, anna.match) is Upgrade.DIFFERS and not replays, "it is known already"
    monkeypatch.setattr("vezerkar.server.rules.upgrade.differences", match_check.differences)
    monkeypatch.undo()
    monkeypatch.setitem(GAMES, "gauge", "tests.server.gauge")
    monkeypatch.setattr(game("gauge"), "version", "2.1")
    assert move_up(store, anna.match) is Upgrade.MOVED, "the next version mended it"


def test_newer_rules_are_not_taken_from_a_match(url: str, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two servers of neighbouring releases may have one database."""
    anna = under_way(url)
    monkeypatch.setattr(game("gauge"), "version", "0.9")
    assert move_up(store, anna.match) is Upgrade.NEWER and version(store, anna.match) == "1"


def test_where_nothing_was_kept_nobody_can_know(url: str, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = under_way(url)
    with store.engine.begin() as connection:
        connection.execute(CHECKPOINTS.delete())
        connection.execute(LOG.update().values(events=None, digest=None))
    monkeypatch.setattr(game("gauge"), "version", "2.0")
    assert move_up(store, anna.match) is Upgrade.DIFFERS


@slow
def test_somebody_acts_with_the_old_rules_meanwhile(url: str, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = under_way(url)
    change, saved = Store.change_rules, store.load(anna.match)
    assert saved is not None
    old = MatchSession(saved)
    assert old.version == "1"

    def late(self: Store, match: str, entry: LogEntry, files: UserFiles | None) -> None:
        monkeypatch.setattr(Store, "change_rules", change)
        monkeypatch.setattr(game("gauge"), "version", "1")
        self.append(match, [old.take("gull", "act", "hold")], over=False)
        monkeypatch.setattr(game("gauge"), "version", "1.1")
        change(self, match, entry, files)

    monkeypatch.setattr(Store, "change_rules", late)
    monkeypatch.setattr(game("gauge"), "version", "1.1")
    assert move_up(store, anna.match) is Upgrade.MOVED
    after = store.load(anna.match)
    assert after is not None and [entry.kind for entry in after.log] == ["act", "act", "act", "rules"]


def test_what_there_is_not_cannot_move_up(url: str, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ApiError, match="unknown_match"):
        move_up(store, "nothing")
    anna = under_way(url)
    monkeypatch.delitem(GAMES, "gauge")
    assert move_up(store, anna.match) is Upgrade.DIFFERS
    monkeypatch.setitem(GAMES, "gauge", "tests.server.gauge")
    assert move_up(store, anna.match) is Upgrade.CURRENT


@pytest.mark.slow
def test_matches_move_up_in_the_background(url: str, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is under way, and only what the rules of now play as before; a bot that has to move then goes on."""
    monkeypatch.setattr("vezerkar.server.rules.upgrade_job.BATCH", 2)
    monkeypatch.setattr("vezerkar.server.rules.upgrade_job.NEXT_BATCH_SECONDS", 0.01)
    guests = [under_way(url) for _ in range(4)]
    with opened(url) as client:
        anna, _ = make(client, "me", "bot:random")
        guests.append(anna)
    with store.engine.begin() as connection:
        connection.execute(LOG.delete().where(LOG.c.match == guests[1].match, LOG.c.ply == 2))
        connection.execute(CHECKPOINTS.update().where(CHECKPOINTS.c.match == guests[2].match).values(position=b"torn"))
        connection.execute(MATCHES.update().where(MATCHES.c.id == guests[3].match).values(version="5.0"))
    monkeypatch.setattr(game("gauge"), "version", "1.1")
    with opened(url) as client:
        for _ in range(600):
            found = [version(store, guest.match) for guest in guests]
            if found[0] == found[4] == "1.1" and "upgrade" not in store.jobs.waits():
                break
            time.sleep(0.05)
        assert found == ["1.1", found[1], "1", "5.0", "1.1"]
        anna.client = client
        anna.act("gull", "bid 5")
        anna.until(lambda table: table["seats"][0]["waiting"])
    torn = store.load(guests[2].match)
    assert torn is not None and torn.differs == "1.1"


def test_an_older_release_leaves_the_job_to_a_newer_one() -> None:
    now = {"gauge": "1.1", "hunt": "2.0"}
    assert newer_than({"gauge": "2.0", "hunt": "1.0"}, now)
    assert not newer_than({"gauge": "1.1", "hunt": "1.9", "chess": "7.0"}, now) and not newer_than(None, now)


# --- all games in all stages ---------------------------------------------------------------------------------------


def stored(tmp_path: Path, name: str, seed: int) -> tuple[Store, dict[str, MatchSession]]:
    """A table with matches of a game at several stages, from the first decision to the last."""
    store = Store(f"sqlite:///{tmp_path / 'table.sqlite'}")
    session = played(name, seed, LONG[name])
    stages = {f"{name}-{ply}": ply for ply in sorted({0, 1, session.ply // 3, 2 * session.ply // 3, session.ply})}
    for match, ply in stages.items():
        saved = replace(session.saved(ply), id=match)
        keys = [replace(key, hash=f"{key.hash[:20]} {match}") for key in saved.keys]
        store.create(replace(saved, log=[], keys=keys, checkpoints=saved.checkpoints[:1]))
        if saved.log:
            store.append(match, saved.log, over=ply == session.ply and session.over, checkpoints=saved.checkpoints[1:])
    return store, {match: MatchSession(session.saved(ply)) for match, ply in stages.items()}


@pytest.fixture
def all_games(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, package in REGISTERED.items():
        monkeypatch.setitem(GAMES, name, package)


NAMES = [name for name in LONG if name != "gauge"]


def later(name: str, number: int) -> str:
    """A version after the present one of a game, in which the first (0) or the second (1) number has moved."""
    first_number, second_number = RulesVersion.of(game(name).version).numbers
    return f"{first_number}.{second_number + 1}" if number else f"{first_number + 1}.0"


@pytest.mark.slow
@pytest.mark.parametrize(("name", "number"), first([(name, number) for number in (1, 0) for name in NAMES], short=1))
def test_rules_that_play_as_before_take_all_matches(
    tmp_path: Path, all_games: None, name: str, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, sessions = stored(tmp_path, name, 11)
    old, new = game(name).version, later(name, number)
    monkeypatch.setattr(game(name), "version", new)
    for match, session in sessions.items():
        assert move_up(store, match) is Upgrade.MOVED
        saved = store.load(match)
        assert saved is not None
        after = MatchSession(saved)
        before = session.match.encode().replace(f'"{old}"'.encode(), f'"{new}"'.encode())
        assert not after.replayed and after.match.encode() == before
    store.close()


@contextmanager
def data_changed(name: str) -> Iterator[None]:
    """Print numbers of a game otherwise."""
    if name == "wg35":
        deck = LIBRARY.armies["hungary_1941_45"].deck
        kept = deck.copy()
        deck[next(iter(deck))] = 9
        try:
            yield
        finally:
            deck.update(kept)
        return
    rows: list[int] = {"hunt": AP, "quartermaster": HOME, "triumph": POP}[name]
    rows.reverse()
    try:
        yield
    finally:
        rows.reverse()


def change_numbers(session: MatchSession, patch: pytest.MonkeyPatch) -> None:
    """Let the Step at the bottom of every stack take one number more."""
    assert isinstance(session.match, Match)
    bottom = type(session.match.state.stack[0])
    params = bottom.params
    patch.setattr(bottom, "params", lambda step: [*params(step), 1])


def remove_step(session: MatchSession, patch: pytest.MonkeyPatch) -> None:
    """Let the Step that asks first be left out."""
    assert isinstance(session.match, Match)
    asking = type(session.match.state.stack[-1])
    patch.setattr(asking, "advance", lambda step, s: bool(s.stack.pop()) and False)


@pytest.mark.slow
@pytest.mark.parametrize("change", ["data", "numbers of a step", "a removed step"])
@pytest.mark.parametrize("name", first(NAMES))
def test_rules_that_play_otherwise_take_no_match_in_which_it_shows(
    tmp_path: Path, all_games: None, name: str, change: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, sessions = stored(tmp_path, name, 12)
    before = {match: store.load(match) for match in sessions}
    newest = next(iter(sessions.values()))
    assert newest.ply == 0
    new = later(name, 0)
    monkeypatch.setattr(game(name), "version", new)
    if change == "numbers of a step":
        change_numbers(newest, monkeypatch)
    elif change == "a removed step":
        remove_step(newest, monkeypatch)
    with data_changed(name) if change == "data" else nullcontext():
        outcomes = [move_up(store, match) for match in sessions]
    assert outcomes[-2:] == [Upgrade.DIFFERS] * 2
    assert change == "data" or set(outcomes) == {Upgrade.DIFFERS}
    for outcome, (match, kept) in zip(outcomes, before.items(), strict=True):
        assert kept is not None
        if outcome is Upgrade.DIFFERS:
            assert store.load(match) == replace(kept, differs=new), "nothing is lost"
    store.close()


# --- on the page --------------------------------------------------------------------------------------------------


def test_new_rules_of_a_made_up_version_are_refused(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(url) as client:
        anna, _ = make(client)
    store = Store(url)
    with store.engine.begin() as connection:
        connection.execute(update(MATCHES).values(version="7"))
    store.close()
    with opened(url) as client:
        anna.client = client
        refused(anna.get(), 409, "other_rules")
