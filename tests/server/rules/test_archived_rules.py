"""Matches that go on under rules of former versions, which an archive keeps: nothing is lost, and nothing more is told."""

from __future__ import annotations

import hashlib
import os
import signal
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient
from msgspec import inspect
from sqlalchemy import update

from tests import tinyrules
from tests.cost import first, slow
from tests.server.conftest import FREE, Here
from tests.server.play import Guest, make, pair, refused
from tests.tinygame import GAME
from tools import rules_archive
from vezerkar.engine import BadPosition, IllegalAction
from vezerkar.engine.game import Number
from vezerkar.engine.scene import Scene
from vezerkar.registry import GAMES, game
from vezerkar.registry import replay as play_again
from vezerkar.server.app import create_app
from vezerkar.server.matches import match_making
from vezerkar.server.matches.end_messages import MatchEnd
from vezerkar.server.matches.match_end import EndInputs
from vezerkar.server.pages.game_page import GamePage, PageWish
from vezerkar.server.pages.lesson_messages import CoachPage
from vezerkar.server.pages.page_messages import LogLine
from vezerkar.server.pages.page_renderer import ENCODE
from vezerkar.server.rules.archived_rules import ArchivedRules
from vezerkar.server.rules.present_rules import PresentRules
from vezerkar.server.rules.rules_archives import RulesArchives, file_name, started
from vezerkar.server.rules.rules_calls import AnyAnswer, Asked, Begun, Ready, Reason, Taken
from vezerkar.server.rules.rules_process import Program, RulesFailed, RulesLost
from vezerkar.server.storage.schema import MATCHES
from vezerkar.server.storage.store import Store

THEN = GAME.version
"""The version of the tiny game as it lies on disk: that of its archive."""
CLOCK = {"kind": "live", "bank_s": 300, "increment_s": 10}
NOW = "9"
"""The version that the tests make up."""


@pytest.fixture
def folder(tmp_path: Path, gauge: None) -> Path:
    """A folder with the archive of the tiny game."""
    folder = tmp_path / "rules"
    rules_archive.build("gauge", folder)
    return folder


@pytest.fixture
def old(folder: Path) -> Iterator[ArchivedRules]:
    """The rules of that archive."""
    rules = started(Program.archive(folder / file_name("gauge", THEN)), "gauge", THEN, 60.0)
    yield rules
    rules.close()


@contextmanager
def opened_table(url: str, folder: Path | None) -> Iterator[TestClient[Any]]:
    with TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=FREE, rules=folder)) as client:
        yield client


def played_both(old: ArchivedRules, name: str, seed: str, plies: int) -> Iterator[tuple[Any, Any]]:
    """A random match, ply by ply, under the rules of the archive and under the same rules here."""
    random = Random(seed)
    there, here = old.start(seed, dict(game(name).complete_options({}))), game(name).start(seed)
    yield there, here
    while here.ply < plies and not here.state.over:
        seat = random.choice(here.waiting())
        action = random.choice(here.decision(seat).options).notation
        there.act(seat, action)
        here.act(seat, action)
        yield there, here


@slow
def test_an_archive_is_the_same_whenever_it_is_made(folder: Path, tmp_path: Path) -> None:
    path = folder / file_name("gauge", THEN)
    again = rules_archive.build("gauge", tmp_path / "again")
    digests = {hashlib.sha256(one.read_bytes()).hexdigest() for one in (path, again)}
    assert len(digests) == 1
    inside = rules_archive.contents("gauge")
    assert not [place for place in inside if "litestar" in place or place.startswith("vezerkar/games/")][1:], "no other game"
    needed = {
        line.split()[1].partition(".")[0]
        for text in inside.values()
        for line in text.decode().splitlines()
        if line[:5] in ("from ", "impor")
    }
    assert not needed & {"litestar", "sqlalchemy", "uvicorn", "alembic", "typer", "rich", "websockets"}


@slow
def test_an_archive_plays_and_tells_a_match_as_the_same_rules_here(old: ArchivedRules) -> None:
    present = PresentRules(GAME)
    for there, here in played_both(old, "gauge", "both", 60):
        assert there.encode() == here.encode() and there.event_log == here.event_log
        assert old.bare(there) == present.bare(here) and old.in_window(there.state) == present.in_window(here.state)
        assert (there.waiting(), there.commitment, old.turn(there.state)) == (
            here.waiting(),
            here.commitment,
            present.turn(here.state),
        )
        for seat in here.waiting():
            mine, theirs = here.decision(seat), there.decision(seat)
            assert (mine.prompt, mine.options, mine.default, mine.window) == (
                theirs.prompt,
                theirs.options,
                theirs.default,
                theirs.window,
            )
            assert there.can_undo(seat) == here.can_undo(seat)
            assert old.observe(there, seat).pack() == present.observe(here, seat).pack()
        for seat in ("gull", "heron", None):
            wish = PageWish(here.options, seat, "hu", bots=("meek",))
            state, events = here.state.clone(), here.events(seat)
            assert ENCODE(old.page(there.state, wish, events)) == ENCODE(present.page(state, wish, events))
            assert old.scene(there.state, wish) == present.scene(here.state.clone(), wish)
            assert old.coach(there.state, wish, 3) == present.coach(here.state.clone(), wish, 3)
        told = list(enumerate(here.event_log))
        assert old.lines(here.seats, "en", told) == present.lines(here.seats, "en", told)
    assert here.state.over and there.record() == here.record()
    actions = [(ply, done.seat, done.notation) for ply, done in enumerate(here.played_actions, 1)]
    inputs = EndInputs("m", here.ply, "en", here.options, "", "both", actions)
    assert ENCODE(old.end(inputs)) == ENCODE(present.end(inputs))


@pytest.mark.slow
def test_refusals_of_an_archive_have_the_words_of_the_time(old: ArchivedRules) -> None:
    match = old.start("refused", {"length": "normal"})
    refusal = old.why_not(match, "gull", "strike")
    assert refusal is not None and refusal.cite == "GAUGE 8"
    assert [old.explain(refusal, lang) for lang in ("en", "hu")] == [
        PresentRules(GAME).explain(refusal, lang) for lang in ("en", "hu")
    ]
    assert old.why_not(match, "gull", "bid 3") is None
    before = match.encode()
    with pytest.raises(IllegalAction):
        match.act("gull", "strike")
    assert match.encode() == before and match.ply == 0
    with pytest.raises(BadPosition, match="stack"):
        old.load(b'{"state":{},"stack":3}', match.options)


@slow
def test_a_process_that_ends_is_started_again_and_nothing_is_lost(old: ArchivedRules) -> None:
    match = old.start("killed", {"length": "normal"})
    match.act("gull", "bid 3")
    for _ in range(3):
        assert old._quick._process is not None
        old._quick._process.kill()
        old._quick._process.wait()
        match.act(match.waiting()[0], match.decision(match.waiting()[0]).default.notation)
    assert match.ply == 4


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="a process cannot be stopped here")
def test_a_process_that_is_overdue_is_killed(old: ArchivedRules, monkeypatch: pytest.MonkeyPatch) -> None:
    match = old.start("stopped", {"length": "normal"})
    process = old._quick._process
    assert process is not None
    os.kill(process.pid, signal.SIGSTOP)
    monkeypatch.setattr(type(old._quick).ask, "__defaults__", (0.3,))
    began = time.monotonic()
    with pytest.raises(RulesLost):
        match.decision("gull")
    assert time.monotonic() - began < 5 and process.poll() is not None
    monkeypatch.undo()
    assert match.decision("gull").prompt == "ask-bid"


@slow
def test_a_process_that_nobody_calls_ends_by_itself(folder: Path) -> None:
    rules = started(Program.archive(folder / file_name("gauge", THEN)), "gauge", THEN, 0.2)
    try:
        process = rules._quick._process
        assert process is not None and process.wait(20) == 0
        assert rules.start("later", {"length": "normal"}).waiting() == ("gull", "heron")
    finally:
        rules.close()


@pytest.mark.slow
def test_an_error_in_old_rules_tells_where_and_nothing_of_the_match(old: ArchivedRules) -> None:
    match = old.start("secret seed", {"length": "normal"})
    with pytest.raises(RulesFailed) as failed:
        old.page(match.state, PageWish(match.options, None, "en", resigned="secret"), [])
    assert "KeyError at game_page.py" in str(failed.value) and "secret" not in str(failed.value)
    assert old.start("again", {"length": "normal"}).waiting(), "the process goes on"


@pytest.mark.slow
def test_what_is_no_archive_says_so(folder: Path, gauge: None) -> None:
    archives = RulesArchives(folder)
    (folder / file_name("gauge", "3")).write_text("print('hello')")
    (folder / file_name("gauge", "4")).write_bytes((folder / file_name("gauge", THEN)).read_bytes())
    for version in ("3", "4"):
        with pytest.raises(RulesLost):
            archives.rules("gauge", version)
    assert [bool(one.fault) for one in archives.all()] == [THEN not in one.path.name for one in archives.all()]
    assert not archives.has("gauge", "../gauge-3") and archives.path("../rules/gauge-3.pyz") is None
    assert RulesArchives().all() == []


class LongShot(tinyrules.Shot):
    """A shot that needs a third number."""

    def __init__(self, target: int, card: int, range_: int) -> None:
        super().__init__(target, card)
        self.range_ = range_


LongShot.__name__ = "Shot"


def strong(card: int) -> int:
    """Shots that never miss."""
    return 5 if card < 9 else 0


def fire_without_window(self: tinyrules.Fire, s: tinyrules.GaugeState, seat: int, action: int) -> None:
    """Rule 3 without rule 4: nobody is asked for a fog."""
    s.stack.pop()
    if action == tinyrules.HOLD:
        s.emit("held", {"seat": tinyrules.SEATS[seat]})
        return
    card = action - tinyrules.PLAY
    s.play(seat, card)
    s.emit("fired", {"seat": tinyrules.SEATS[seat], "strength": tinyrules.strength(card)})
    s.call(tinyrules.Shot(1 - seat, card))


def fire_with_range(self: tinyrules.Fire, s: tinyrules.GaugeState, seat: int, action: int) -> None:
    """Rule 3 with a Shot that takes three numbers."""
    s.stack.pop()
    if action == tinyrules.HOLD:
        s.emit("held", {"seat": tinyrules.SEATS[seat]})
        return
    card = action - tinyrules.PLAY
    s.play(seat, card)
    s.emit("fired", {"seat": tinyrules.SEATS[seat], "strength": tinyrules.strength(card)})
    s.call(tinyrules.Window(1 - seat), LongShot(1 - seat, card, 7))


CHANGES = ("data", "numbers", "removed")


def change(patch: pytest.MonkeyPatch, kind: str) -> None:
    """Make up a new version of the rules: other data, a Step with other numbers, or without a Step."""
    patch.setattr(type(GAME), "version", NOW)
    if kind == "data":
        patch.setattr(tinyrules, "strength", strong)
    elif kind == "numbers":
        patch.setattr(tinyrules.Fire, "choose", fire_with_range)
        patch.setitem(type(GAME).steps, "Shot", LongShot)
        patch.setitem(type(GAME).takes, "Shot", (Number("target", 0, 1), Number("card", 0, 8), Number("range", 0, 9)))
    else:
        patch.setattr(tinyrules.Fire, "choose", fire_without_window)
        steps = {name: step for name, step in type(GAME).steps.items() if name != "Window"}
        patch.setattr(type(GAME), "steps", steps)
        patch.setattr(type(GAME), "takes", {name: takes for name, takes in type(GAME).takes.items() if name != "Window"})


def decide(guests: dict[str, Guest], random: Random, avoid: str = "strike") -> bool:
    """Let whoever is asked take a random action; False if the match is over."""
    table = next(iter(guests.values())).table()
    for seat in (one["id"] for one in table["seats"] if one["waiting"]):
        options = [text for text in guests[seat].table(seat=seat)["decision"]["options"] if text != avoid]
        shots = [text for text in options if text.startswith("play")]
        guests[seat].act(seat, random.choice(shots or options))
        return True
    return False


@pytest.fixture(autouse=True)
def seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same matches in every run: not all of them come to a window again after they were interrupted."""
    numbers = count()
    monkeypatch.setattr(match_making, "new_seed", lambda: f"archived {next(numbers)}")


def begun(client: TestClient[Any], plies: int) -> dict[str, Guest]:
    """A match of two people after some actions; a shot has missed. One that ends before is left alone."""
    random = Random("begun")
    while True:
        anna, bea = pair(client)
        guests = {"gull": anna, "heron": bea}
        while decide(guests, random):
            table = anna.table()
            missed = any(line["kind"] == "missed" for line in table["log"])
            if missed and table["ply"] >= plies and table["decision"] and table["decision"]["cite"] == "GAUGE 2":
                return guests


def asked(guests: dict[str, Guest]) -> str:
    """The rule by which somebody is asked."""
    found = [guest.table(seat=seat)["decision"] for seat, guest in guests.items()]
    return next((one["cite"] for one in found if one), "")


@pytest.mark.parametrize("kind", first(CHANGES))
@pytest.mark.slow
def test_a_match_goes_on_to_its_end_under_the_rules_that_wrote_it(
    sqlite_url: str, folder: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    with opened_table(sqlite_url, None) as client:
        guests = begun(client, 12)
        before = {(seat, lang): guests[seat].table(lang=lang) for seat in guests for lang in ("en", "hu")}
        pasts = [guests["gull"].table(ply=ply) for ply in (0, 7)]
    change(monkeypatch, kind)
    with opened_table(sqlite_url, folder) as client:
        for guest in guests.values():
            guest.client = client
        for (seat, lang), table in before.items():
            now = guests[seat].table(lang=lang)
            assert (now.pop("rules"), table.pop("rules")) == (THEN, "")
            assert now.pop("upgrade") == {"version": NOW, "agreed": []} and table.pop("upgrade") is None
            assert now.pop("may_take_back") == [] and table.pop("may_take_back"), "archives go on, and not back"
            table["may_offer"].remove("takeback")
            assert not now.pop("analysis") and table.pop("analysis"), "what would have come is known for the present rules alone"
            assert now == table, "nothing is lost, and nothing looks otherwise"
        assert [guests["gull"].table(ply=ply)["scene"] for ply in (0, 7)] == [table["scene"] for table in pasts]
        # A match of the new version beside it.
        fresh, _ = pair(client)
        assert fresh.table()["rules"] == "" and fresh.table()["upgrade"] is None
        refused(guests["gull"].post("actions", {"seat": "gull", "ply": 99, "action": "bid 1"}), 409, "stale")
        why = guests["gull"].post("why", {"seat": "gull", "action": "bid 4000"}).json()
        assert not why["legal"] and why["message"] and why["cite"] == "GAUGE 2"
        ply = guests["gull"].act("gull", "bid 0")
        assert guests["gull"].post("undo", {"seat": "gull", "ply": ply}).status_code == 200
        random, windows = Random("on"), 0
        while decide(guests, random):
            windows += asked(guests) == "GAUGE 4"
        assert windows, "the window that the new rules may not have"
        over = guests["gull"].table()
        assert over["over"] and over["rules"] == THEN and over["upgrade"] is None and over["outcome"]
        end = guests["gull"].get("/end").json()
        assert end["ply"] == over["ply"] and end["charts"] and end["rolls"]
        record = guests["gull"].get("/record").text
    # Rules of the same version replay it.
    monkeypatch.undo()
    monkeypatch.setitem(GAMES, "gauge", "tests.server.gauge")
    assert play_again(record).state.over


@pytest.mark.parametrize("kind", first(CHANGES))
@pytest.mark.slow
def test_all_players_agree_to_the_new_rules_and_go_on_from_where_they_are(
    sqlite_url: str, folder: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    with opened_table(sqlite_url, None) as client:
        guests = begun(client, 12)
        before = guests["gull"].table()
    change(monkeypatch, kind)
    with opened_table(sqlite_url, folder) as client:
        for guest in guests.values():
            guest.client = client
        anna, bea = guests["gull"], guests["heron"]
        spectator = Guest(client, anna.match)
        refused(spectator.post("upgrade", {"agree": True}), 401, "bad_key")
        assert anna.post("upgrade", {"agree": True}).json() == {"upgraded": False}
        assert bea.table()["upgrade"] == {"version": NOW, "agreed": ["gull"]} and bea.table()["rules"] == THEN
        assert anna.post("upgrade", {"agree": False}).json() == {"upgraded": False}
        assert bea.post("upgrade", {"agree": True}).json() == {"upgraded": False}
        assert anna.post("upgrade", {"agree": True}).json() == {"upgraded": True}
        now = anna.table()
        assert (now["rules"], now["upgrade"], now["ply"]) == ("", None, before["ply"] + 1)
        assert now["view"] == before["view"]
        assert [line["text"] for line in now["log"][:-1]] == [line["text"] for line in before["log"]]
        assert THEN in now["log"][-1]["text"] and NOW in now["log"][-1]["text"]
        assert THEN in anna.table(lang="hu")["log"][-1]["text"] and "egyetért" in anna.table(lang="hu")["log"][-1]["text"]
        refused(anna.post("upgrade", {"agree": True}), 409, "no_upgrade")
        refused(anna.post("undo", {"seat": "gull", "ply": now["ply"]}), 422, "illegal")
        past = anna.table(ply=7)
        assert past["scene"] and past["rules"] == THEN, "the past is shown by the rules of then"
        random = Random("on")
        for _ in range(4):
            assert decide(guests, random)
    # Without the archive the match goes on: it needs the old rules no more, but for its past.
    with opened_table(sqlite_url, None) as client:
        for guest in guests.values():
            guest.client = client
        assert guests["gull"].table()["ply"] == now["ply"] + 4
        refused(guests["gull"].get(ply=7), 409, "other_rules")
        windows = 0
        while decide(guests, random):
            windows += asked(guests) == "GAUGE 4"
        assert bool(windows) == (kind != "removed"), "it goes on under the new rules"
        end = guests["gull"].get("/end").json()
        assert end["charts"] and end["ply"] == guests["gull"].table()["ply"]
        record = play_again(guests["gull"].get("/record").text)
        assert record.state.over and record.game.version == NOW


@pytest.mark.slow
def test_a_position_that_the_new_rules_do_not_know_stays_where_it_is(
    sqlite_url: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened_table(sqlite_url, None) as client:
        guests = begun(client, 12)
        random = Random("window")
        while asked(guests) != "GAUGE 4":
            assert decide(guests, random)
    change(monkeypatch, "removed")
    with opened_table(sqlite_url, folder) as client:
        for guest in guests.values():
            guest.client = client
        before = guests["gull"].table()
        refused(guests["gull"].post("upgrade", {"agree": True}), 409, "no_upgrade_here")
        assert guests["gull"].table() == before


@pytest.mark.slow
def test_without_the_archive_only_that_match_cannot_go_on(sqlite_url: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened_table(sqlite_url, None) as client:
        guests = begun(client, 12)
    change(monkeypatch, "data")
    with opened_table(sqlite_url, None) as client:
        anna = guests["gull"]
        anna.client = client
        answer = anna.post("actions", {"seat": "gull", "ply": 12, "action": "bid 0"})
        body = refused(answer, 409, "other_rules")
        assert THEN in body["message"] and NOW in body["message"]
        fresh, _ = pair(client)
        assert fresh.act("gull", "bid 1") == 1
    with opened_table(sqlite_url, folder) as client:
        anna.client = client
        assert anna.table()["rules"] == THEN and anna.act("gull", "bid 0")


@slow
def test_bots_of_the_old_version_play_on(sqlite_url: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened_table(sqlite_url, None) as client:
        anna, _ = make(client, "me", "bot:meek")
        anna.act("gull", "bid 5")
        anna.until(lambda table: table["decision"] is not None)
        while not any(line["kind"] == "fired" for line in anna.table()["log"]):
            table = anna.until(lambda table: table["decision"] is not None)
            shots = [text for text in table["decision"]["options"] if text.startswith("play")]
            anna.act("gull", (shots or table["decision"]["options"])[-1])
        ply = anna.table()["ply"]
    change(monkeypatch, "removed")
    shown = Here()
    with TestClient(create_app(sqlite_url, bots=shown, bot_delay=0.0, limits=FREE, rules=folder)) as client:
        anna.client = client
        while anna.table()["ply"] < ply + 6 and not anna.table()["over"]:
            table = anna.until(lambda table: table["decision"] is not None or table["over"])
            if table["decision"]:
                anna.act("gull", table["decision"]["default"])
        assert any(seat["name"] and seat["player_name"] for seat in anna.table()["seats"] if seat["kind"] == "bot")
        assert not shown.shown, "the bots of the present version were not asked"


@slow
def test_a_rated_match_ends_under_the_old_version(sqlite_url: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened_table(sqlite_url, None) as client:
        anna, bea = pair(client, clock=CLOCK)
        anna.act("gull", "bid 3")
    with closing(Store(sqlite_url)) as store, store.engine.begin() as connection:
        connection.execute(update(MATCHES).values(rated=True, differs=NOW))
    change(monkeypatch, "data")
    with opened_table(sqlite_url, folder) as client:
        bea.client = client
        assert bea.post("resign", {"seat": "heron"}).status_code == 200
        table = bea.table()
        assert table["over"] and table["rules"] == THEN


@slow
def test_an_archive_tells_the_sides_of_its_game(old: ArchivedRules) -> None:
    assert old.game.sides({"length": "normal"}) == GAME.sides({"length": "normal"})
    assert old.game.scenario == GAME.scenario


def needed(kind: Any, known: set[str]) -> set[str]:
    """The fields without a default of a type and of all that it holds: ``CLASS.FIELD``."""
    if isinstance(kind, inspect.StructType | inspect.DataclassType):
        own = kind.cls.__name__
        if own not in known:
            known.add(own)
            for field in kind.fields:
                known |= {f"{own}.{field.name}"} if field.required else set()
                needed(field.type, known)
    for name in ("item_type", "key_type", "value_type"):
        if hasattr(kind, name):
            needed(getattr(kind, name), known)
    for one in (*getattr(kind, "types", ()), *(kind.item_types if isinstance(kind, inspect.TupleType) else ())):
        needed(one, known)
    return known


def test_what_archives_answer_can_be_read_for_ever() -> None:
    """An archive knows no field that came after it: what was added since the first one needs a default."""
    file = Path(__file__).with_name("archive_answers.txt")
    known: set[str] = set()
    for kind in (GamePage, Scene, CoachPage, list[LogLine], MatchEnd, Ready, Begun, Taken, Asked, Reason, AnyAnswer):
        needed(inspect.type_info(kind), known)
    missing = sorted(name for name in known if "." in name and name not in file.read_text().split())
    assert not missing, f"these fields need a default, for older archives do not have them: {missing}"
