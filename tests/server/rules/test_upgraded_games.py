"""New rules under stored matches of all games: each moves up, or goes on under an archive of its rules, or stays readable."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.cost import slow
from tests.server.conftest import FREE, Here
from tests.server.matches.test_checkpoints import LONG, REGISTERED, played
from tests.server.play import Guest, refused
from tests.server.rules.test_upgrade import data_changed
from tests.server.stored import wait_for_page
from tools import rules_archive
from vezerkar.engine import IllegalAction, Match
from vezerkar.engine.game import Number
from vezerkar.registry import GAMES, game
from vezerkar.server.app import create_app
from vezerkar.server.keys import hash_key
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.pages.last_page_job import last_page_job
from vezerkar.server.rules.upgrade import Upgrade, move_up
from vezerkar.server.storage.store import Store
from vezerkar.server.storage.stored_match import SeatKey, StoredMatch

pytestmark = slow

NOW = "9.0"
"""The version that the tests make up."""
NAMES = [name for name in LONG if name != "gauge"]
CHANGES = ["the version alone", "data", "numbers of a step", "a removed step"]
CASES = [
    *[(name, "sqlite", change) for change in CHANGES for name in NAMES],
    ("hunt", "postgresql", "data"),
]
"""Games with databases and changes. With other data, some matches move up, some are pinned and some go on by consent. A database
knows nothing of the games, so one of them is stored in the other kind."""
STAGES = ["begun", "early", "middle", "late", "over"]
SEEN = {"numbers of a step": ["begun", "late"], "a removed step": ["begun", "late"]}
"""The stages whose pages are looked at after a change, if not all are: after a change of steps the same archive shows the same
matches as after one of data."""


@pytest.fixture(autouse=True)
def all_games(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, package in REGISTERED.items():
        monkeypatch.setitem(GAMES, name, package)


@pytest.fixture(scope="session")
def archives(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the archives of all games as they lie on disk."""
    folder = tmp_path_factory.mktemp("rules")
    with pytest.MonkeyPatch.context() as patch:
        for name, package in REGISTERED.items():
            patch.setitem(GAMES, name, package)
        for name in NAMES:
            rules_archive.build(name, folder)
    return folder


@cache
def whole(name: str) -> MatchSession:
    """A random match from its first decision to its end; where that takes too long, somebody gives up."""
    session = played(name, 12, LONG[name])
    if not session.over:
        session.take(session.waiting()[0], "resign")
    return session


def stages(name: str) -> dict[str, StoredMatch]:
    """That match as it was stored at each stage. The key of a seat is the match with the seat."""
    session = whole(name)
    found = {}
    for stage, ply in zip(STAGES, [0, 1, session.ply // 3, 2 * session.ply // 3, session.ply], strict=True):
        match = f"{name}-{stage}"
        keys = [SeatKey(hash_key(f"{match} {seat}"), (seat,)) for seat in session.match.seats]
        found[stage] = replace(session.saved(ply), id=match, keys=keys)
    return found


class Stored:
    """A database with such matches."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.name = name
        self.store = Store(url)
        self.matches = stages(name)
        self.seats = whole(name).match.seats
        late = MatchSession(self.matches["late"]).match
        assert isinstance(late, Match)
        self.before_it = {type(step).__name__ for step in late.state.stack}
        """The Steps that the late match has before it."""
        for stage, saved in self.matches.items():
            self.store.create(replace(saved, log=[], checkpoints=saved.checkpoints[:1]))
            if saved.log:
                over = stage == "over"
                jobs = [last_page_job(saved.id)] if over else []
                self.store.append(saved.id, saved.log, over, jobs=jobs, checkpoints=saved.checkpoints[1:])

    def load(self, stage: str) -> StoredMatch:
        saved = self.store.load(self.matches[stage].id)
        assert saved is not None
        # Not a matter of rules: how often it was changed, and by whom it is asked.
        return replace(saved, rev=0)

    def guests(self, client: TestClient[Any], stage: str) -> dict[str, Guest]:
        match = self.matches[stage].id
        return {seat: Guest(client, match, f"{match} {seat}") for seat in self.seats}

    def pages(self, client: TestClient[Any], stage: str) -> list[dict[str, Any]]:
        """What each seat sees of a match, and a spectator in Hungarian."""
        guests = self.guests(client, stage)
        seen = [guest.table() for guest in guests.values()]
        return [*seen, Guest(client, self.matches[stage].id).table(lang="hu")]


@pytest.fixture
def stored(name: str, url: str) -> Iterator[Stored]:
    found = Stored(url, name)
    yield found
    found.store.close()


@pytest.fixture(scope="module")
def pages_of_then() -> dict[str, dict[str, list[dict[str, Any]]]]:
    """The pages of the matches of a game at all stages under the rules of then, by game: no test changes them."""
    return {}


@contextmanager
def table(url: str, archives: Path | None) -> Iterator[TestClient[Any]]:
    with TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=FREE, rules=archives)) as client:
        yield client


@contextmanager
def changed(name: str, change: str) -> Iterator[set[str]]:
    """Make up a new version of the rules of a game. Yields the Steps that are not what they were."""
    rules, match = type(game(name)), MatchSession(stages(name)["begun"]).match
    assert isinstance(match, Match)
    begun = match.state.stack
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rules, "version", NOW)
        step = type(begun[0] if change == "numbers of a step" else begun[-1])
        short = step.__name__
        if change == "numbers of a step":
            params, takes, make = step.params, rules.takes[short], rules.steps[short]
            patch.setattr(step, "params", lambda self: [*params(self), 1])
            patch.setitem(rules.takes, short, (*takes, Number("more", 0, 9)))
            patch.setitem(rules.steps, short, lambda *numbers: make(*numbers[:-1]))
        elif change == "a removed step":
            patch.setattr(step, "advance", lambda self, s: bool(s.stack.pop()) and False)
            for names in ("steps", "takes"):
                patch.setattr(rules, names, {one: what for one, what in getattr(rules, names).items() if one != short})
        if change != "data":
            yield set() if change == "the version alone" else {short}
            return
        with data_changed(name):
            yield set()


def positions(session: MatchSession) -> list[bytes]:
    """The positions of a match, played again by the rules of now, without their version; to an action that is refused."""
    rules = game(session.game.id)
    match = rules.start(session.match.seed or "", session.match.options)
    found = [match.encode()]
    with suppress(IllegalAction):
        for entry in session.log:
            _ = match.undo(entry.seat) if entry.kind == "undo" else match.act(entry.seat, entry.action)
            found.append(match.encode())
    return [position.replace(f'"{rules.version}"'.encode(), b"") for position in found]


def test_a_match_is_pinned_if_and_only_if_the_change_shows_in_it(sqlite_url: str, archives: Path) -> None:
    """A few actions of The Hunt need not tell its new data from the former: then the match goes on under the new ones."""
    then, store = game("hunt").version, Store(sqlite_url)
    sessions = {f"hunt-{seed}": played("hunt", seed, 6) for seed in range(10)}
    before = {match: positions(session) for match, session in sessions.items()}
    for match, session in sessions.items():
        saved = session.saved(session.ply)
        store.create(replace(saved, id=match, log=[], keys=[SeatKey(hash_key(match), ("german",))]))
        store.append(match, saved.log, over=False)
    with changed("hunt", "data"), table(sqlite_url, archives) as client:
        shows = {match: positions(session) != before[match] for match, session in sessions.items()}
        assert set(shows.values()) == {False, True}
        pages = {match: Guest(client, match).table() for match in sessions}
        assert {match: page["rules"] for match, page in pages.items()} == {
            match: then if shown else "" for match, shown in shows.items()
        }
    store.close()


def decide(guests: dict[str, Guest], random: Random) -> None:
    """Let somebody who is asked take a random action."""
    asked = [one["id"] for one in next(iter(guests.values())).table()["seats"] if one["waiting"]]
    seat = random.choice(asked)
    options = guests[seat].table(seat=seat)["decision"]["options"]
    guests[seat].act(seat, random.choice(options))


@pytest.mark.parametrize(("name", "url", "change"), CASES, indirect=["url"])
def test_nothing_is_lost_whatever_becomes_of_a_match(
    stored: Stored, archives: Path, change: str, pages_of_then: dict[str, dict[str, list[dict[str, Any]]]]
) -> None:
    then = game(stored.name).version
    with table(stored.url, None) as client:
        if stored.name not in pages_of_then:
            pages_of_then[stored.name] = {stage: stored.pages(client, stage) for stage in STAGES}
        before = pages_of_then[stored.name]
        wait_for_page(stored.store, stored.matches["over"].id)
    kept = {stage: stored.load(stage) for stage in STAGES}
    with changed(stored.name, change) as gone:
        outcomes = {stage: move_up(stored.store, saved.id) for stage, saved in stored.matches.items()}
        if change == "the version alone":
            assert set(outcomes.values()) == {Upgrade.MOVED}
        elif change == "data":
            assert {outcomes[stage] for stage in ("middle", "late", "over")} == {Upgrade.DIFFERS}
        else:
            assert set(outcomes.values()) == {Upgrade.DIFFERS}
        with table(stored.url, archives) as client:
            for stage in STAGES:
                pinned = outcomes[stage] is Upgrade.DIFFERS
                after = stored.load(stage)
                if stage in SEEN.get(change, STAGES):
                    pages = stored.pages(client, stage)
                    assert {page["rules"] for page in pages} == {then if pinned else ""}
                    if pinned or change == "the version alone":
                        # Other data may be seen before anything comes of them.
                        check_pages(pages, before[stage], pinned)
                if pinned:
                    assert after == replace(kept[stage], differs=NOW)
                else:
                    assert after.log[:-1] == kept[stage].log and after.log[-1].action == f"{then} {NOW}"
            go_on(stored, client, "middle", "" if change == "the version alone" else then)
            if change != "the version alone":
                # WG35 counts the cards of a position: with another deck it is none any more.
                agree(stored, client, "late", can=not gone & stored.before_it and (stored.name, change) != ("wg35", "data"))
            end = stored.guests(client, "over")[stored.seats[0]].get("/end").json()
            assert end["ply"] == len(stored.load("over").log) and end["proof"]
        if change != "the version alone":
            with table(stored.url, None) as client:
                check_kept(stored, client, before["over"])
                refused(stored.guests(client, "middle")[stored.seats[0]].get(), 409, "other_rules")


def check_pages(pages: list[dict[str, Any]], before: list[dict[str, Any]], pinned: bool) -> None:
    """Compare pages with those under the rules of then: of a match that has these still, or has moved up by a line of the log."""
    over = before[0]["over"]
    for page, was in zip(pages, before, strict=True):
        wish = None if over or not pinned else {"version": NOW, "agreed": []}
        assert page["upgrade"] == wish
        if pinned:
            # Former rules take nothing back by consent, and do not tell what would have come of other choices, nor the sides: who
            # resigns ends the match.
            was = was | {
                "analysis": False,
                "plays_on": False,
                "may_take_back": [],
                "may_offer": [kind for kind in was["may_offer"] if kind != "takeback"],
            }
        other = {"rules", "upgrade"} | (set() if pinned else {"ply", "latest_ply"})
        assert {name: page[name] for name in page if name not in other} == {name: was[name] for name in was if name not in other}


def go_on(stored: Stored, client: TestClient[Any], stage: str, pinned: str) -> None:
    """Play on for a few plies, and take back what can be taken back."""
    guests, random = stored.guests(client, stage), Random(stage)
    ply = guests[stored.seats[0]].table()["ply"]
    for _ in range(6):
        decide(guests, random)
    now = guests[stored.seats[0]].table()
    assert now["ply"] == ply + 6 and now["rules"] == pinned
    assert stored.load(stage).version == (pinned or NOW)


def agree(stored: Stored, client: TestClient[Any], stage: str, can: bool) -> None:
    """Let all people agree to the new rules, which they can unless the position has what is gone."""
    guests = stored.guests(client, stage)
    before = {seat: guest.table() for seat, guest in guests.items()}
    for guest in guests.values():
        answer = guest.post("upgrade", {"agree": True})
        if not can:
            refused(answer, 409, "no_upgrade_here")
    after = {seat: guest.table() for seat, guest in guests.items()}
    if not can:
        assert after == before
        return
    for seat, page in after.items():
        assert (page["rules"], page["upgrade"], page["ply"]) == ("", None, before[seat]["ply"] + 1)
        assert [line["text"] for line in page["log"]][-5:-1] == [line["text"] for line in before[seat]["log"]][-4:]
        assert NOW in page["log"][-1]["text"]


def check_kept(stored: Stored, client: TestClient[Any], before: list[dict[str, Any]]) -> None:
    """Compare a finished match as it is kept without its rules with its page under them."""
    guest = stored.guests(client, "over")[stored.seats[0]]
    refused(guest.get(), 409, "other_rules")
    kept = guest.get("/kept").json()
    for name in ("title", "outcome", "winners"):
        assert kept[name] == before[0][name]
    assert kept["over"] and kept["log"][-len(before[0]["log"]) :] == before[0]["log"]
    assert guest.get("/kept.svg").text.startswith("<svg")
