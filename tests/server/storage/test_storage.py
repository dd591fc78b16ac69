"""What survives the process: everything that was acknowledged, and the migrations that make its tables."""

from __future__ import annotations

import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from litestar.testing import TestClient
from sqlalchemy import insert, select, text, update

from tests.cost import first, slow
from tests.server.conftest import FREE, Here
from tests.server.play import PATIENCE_SECONDS, Body, Guest, everybody, lead_on, make, pair, refused, take
from tests.server.waiting import until
from vezerkar.registry import GAMES, game
from vezerkar.server.app import create_app
from vezerkar.server.clocks.vacancies import VACANT_SECONDS
from vezerkar.server.context import ServerContext
from vezerkar.server.keys import hash_key
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.storage import database_engine
from vezerkar.server.storage.match_change import PlyConflict
from vezerkar.server.storage.migration import alembic_config, newest_revision
from vezerkar.server.storage.schema import CHAT, JOBS, LISTINGS, MATCHES, METADATA, OFFERS, REPORTS, SEATS
from vezerkar.server.storage.store import Store
from vezerkar.server.storage.stored_match import LogEntry


def opened(url: str) -> TestClient[Any]:
    return TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=FREE))


def stored_actions(store: Store, match: str) -> list[str]:
    saved = store.load(match)
    assert saved is not None
    return [entry.action for entry in saved.log]


def test_a_table_that_was_closed_opens_as_it_was(url: str) -> None:
    with opened(url) as client:
        anna, bela = pair(client)
        anna.act("gull", "bid 5")
        anna.post("undo", {"seat": "gull", "ply": 1})
        anna.act("gull", "bid 6")
        bela.act("heron", "bid 2")
        bela.post("say", {"text": "hm"})
        bela.post("settings", {"seat": "heron", "autopass": True})
        before = [guest.table() for guest in (anna, bela, Guest(client, anna.match))]
        past = anna.table(ply=1)
    with opened(url) as client:
        for guest, table in zip((anna, bela, Guest(client, anna.match)), before, strict=True):
            guest.client = client
            assert guest.table() == table
        assert anna.table(ply=1) == past
        assert anna.post("actions", {"seat": "gull", "ply": 2, "action": "bid 6"}).json()["ply"] == 3, "the same post again"
        anna.post("resign", {"seat": "gull"})
        after = anna.table()
    with opened(url) as client:
        anna.client = client
        assert anna.table() == after and after["over"]


@pytest.mark.parametrize("players", first([2, 3], 0))
def test_three_factions_are_left_for_days_and_gone_on_with(url: str, monkeypatch: pytest.MonkeyPatch, players: int) -> None:
    """Each of two or three people finds what they left, with the key they had."""
    monkeypatch.setitem(GAMES, "triumph", "vezerkar.games.triumph")
    rng = Random(players)
    guests: dict[str, Guest] = {}
    before: list[Body] = []
    for _ in range(3):
        with opened(url) as client:
            if not guests:
                seats = {"axis": "me", "west": "open", "ussr": "open"}
                made = client.post(
                    "/api/matches", json={"game": "triumph", "players": players, "seats": seats, "pace": "instant"}
                ).json()
                guests = everybody(client, made)
                assert len({guest.key for guest in guests.values()}) == players
                for seat, guest in guests.items():
                    assert guest.post("settings", {"seat": seat, "name": seat.title()}).status_code == 200
            else:
                for guest in guests.values():
                    guest.client = client
                assert everything(guests) == before
            for _ in range(30):
                table = guests["axis"].table()
                seat = rng.choice([seat["id"] for seat in table["seats"] if seat["waiting"]])
                options = guests[seat].table(seat=seat)["decision"]["options"]
                guests[seat].act(seat, lead_on("triumph", options, rng), table["ply"])
            before = everything(guests)
    assert before[0]["ply"] == 90


def test_the_seats_that_must_choose_are_stored_after_each_action(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that is asked again after its own action, too, and after that is taken back."""
    monkeypatch.setitem(GAMES, "hunt", "vezerkar.games.hunt")
    rng, again = Random(3), 0
    with opened(url) as client:
        anna, _ = make(client, game="hunt", seats={"german": "me", "british": "me"})
        context: ServerContext = client.app.state.context
        asked: set[str] = set()
        while anna.table()["ply"] < 16:
            seat = next(seat["id"] for seat in anna.table()["seats"] if seat["waiting"])
            anna.act(seat, rng.choice(anna.table(seat=seat)["decision"]["options"]))
            table = anna.table()
            if table["undo"] and rng.random() < 0.3:
                assert anna.post("undo", {"seat": seat, "ply": table["ply"]}).status_code == 200
                table = anna.table()
            waiting = {seat["id"] for seat in table["seats"] if seat["waiting"]}
            again += waiting == asked
            asked = waiting
            assert context.match_service.store.progress(anna.match) == (False, waiting)
        assert again and anna.post("resign", {"seat": "german"}).status_code == 200
        assert context.match_service.store.progress(anna.match) == (True, set())


def everything(guests: dict[str, Guest]) -> list[Body]:
    """The tables of all seats and of a spectator, now and as they once were."""
    anna = guests["axis"]
    spectator = Guest(anna.client, anna.match)
    tables = [spectator.table(), spectator.table(ply=20)]
    for seat, guest in guests.items():
        tables += [guest.table(seat=seat), guest.table(seat=seat, ply=30)]
    return tables


def test_keys_and_the_seed_of_a_running_match_are_not_shown(url: str) -> None:
    with opened(url) as client:
        anna, _ = pair(client)
        store = Store(url)
        with store.engine.connect() as connection:
            seed = connection.execute(select(MATCHES.c.seed)).scalar_one()
            stored = [str(row) for table in METADATA.sorted_tables for row in connection.execute(select(table))]
        store.close()
        assert seed not in anna.get().text and len(seed) == 64
        assert anna.key is not None
        assert stored and not [row for row in stored if anna.key in row]


def test_a_file_commits_to_the_disk(sqlite_url: str, tmp_path: Path) -> None:
    with opened(sqlite_url) as client:
        anna, _ = pair(client)
        assert anna.key is not None
        stored = (tmp_path / "table.db").read_bytes() + (tmp_path / "table.db-wal").read_bytes()
        assert anna.match.encode() in stored and anna.key.encode() not in stored
    store = Store(sqlite_url)
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("pragma journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("pragma synchronous").scalar() == 2
    store.close()


def test_migrations_make_the_tables_that_the_code_works_with(url: str) -> None:
    Store(url).close()
    store = Store(url)
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    store.close()


@slow
def test_tables_that_are_up_to_date_are_opened_without_a_migration(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Alembic would load every step to find that there is nothing to do."""
    Store(url).close()
    with monkeypatch.context() as patch:
        patch.setattr(command, "upgrade", lambda config, revision: pytest.fail("there is nothing to migrate"))
        Store(url).close()
    store = Store(url)
    back_to(store, "0021")
    store.close()
    store = Store(url)
    with store.engine.connect() as connection:
        assert MigrationContext.configure(connection).get_current_revision() == newest_revision()
    store.close()


def test_the_newest_revision_is_the_last_step_of_alembic() -> None:
    assert ScriptDirectory.from_config(alembic_config()).get_heads() == [newest_revision()]


@slow
def test_migrations_may_take_their_time(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    upgrade = command.upgrade

    def stalled(config: Config, revision: str) -> None:
        time.sleep(0.5)
        upgrade(config, revision)

    store = Store(url)
    back_to(store, "0021")
    store.close()
    with monkeypatch.context() as impatient:
        impatient.setattr(database_engine, "MAX_LOCK_SECONDS", 0.1)
        impatient.setattr(command, "upgrade", stalled)
        Store(url).close()
    # On a busy machine a comparison takes longer than this between two statements.
    store = Store(url)
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    store.close()


def test_a_line_of_the_log_is_written_once(url: str) -> None:
    with opened(url) as client:
        anna, _ = pair(client)
        store = Store(url)
        store.append(anna.match, [LogEntry(1, "gull", "act", "bid 9")], over=False)
        with pytest.raises(PlyConflict):
            store.append(anna.match, [LogEntry(1, "gull", "act", "bid 5")], over=False)
        store.close()
        # This process does not know of that line yet: what it would write is refused, and it learns what is on disk.
        refused(anna.post("actions", {"seat": "gull", "ply": 0, "action": "bid 5"}), 409, "stale")
        table = anna.table()
        assert (table["ply"], table["view"]["bid"]) == (1, 9)


def test_an_action_that_cannot_be_written_has_not_happened(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(url) as client:
        anna, _ = pair(client)
        before = anna.table()

        def broken(*args: object, **kwargs: object) -> None:
            raise OSError("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(Store, "append", broken)
            refused(anna.post("actions", {"seat": "gull", "ply": 0, "action": "bid 5"}), 500, "failed")
        assert anna.table() == before
        assert anna.act("gull", "bid 5") == 1


def test_a_match_of_other_rules_is_not_changed_silently(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(url) as client:
        anna, _ = make(client)
    monkeypatch.setattr(type(game("gauge")), "version", "2.0")
    monkeypatch.setattr("tests.tinyrules.CARDS", 11)
    with opened(url) as client:
        anna.client = client
        body = refused(anna.get(), 409, "other_rules")
        assert "version 1" in body["message"] and "version 2.0" in body["message"]


@slow
def test_one_match_that_cannot_be_read_does_not_keep_the_table_shut(url: str) -> None:
    with opened(url) as client:
        lost, _ = make(client, "me", "bot:random")
        lost.until(lambda table: table["ply"] == 1)
    store = Store(url)
    store.append(lost.match, [LogEntry(2, "gull", "act", "no such action")], over=False)
    store.close()
    with opened(url) as client:
        lost.client = client
        refused(lost.get(), 500, "damaged")
        other, _ = make(client, "me", "bot:random")
        other.until(lambda table: table["ply"] == 1)


def test_rooms_that_nobody_uses_are_let_go_and_come_back(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not by their number, but by the memory they take."""
    app = create_app(url, bots=Here(), bot_delay=0.0, limits=FREE)
    with TestClient(app) as client:
        guests = [make(client)[0]]
        context: ServerContext = app.state.context
        (first,) = context.match_service._recent.values()
        monkeypatch.setattr("vezerkar.server.matches.match_service.MAX_SESSIONS_BYTES", int(2.5 * first.size))
        guests += [make(client)[0] for _ in range(4)]
        sessions: list[MatchSession] = list(context.match_service._recent.values())
        assert len(sessions) == 2
        assert [guest.table()["ply"] for guest in guests] == [0] * 5


@slow
def test_what_stands_for_a_window_survives_and_is_done_when_nobody_looks(url: str) -> None:
    orders: list[dict[str, Any]] = [
        {"do": "use", "action": "play 99", "when": {}, "turn": None},
        {"do": "pass", "action": "", "when": {"strength": ["1", "2", "3"]}, "turn": None},
    ]
    with opened(url) as client:
        shots: list[str] = []
        while not shots:
            # Now and then she is dealt no shot.
            anna, bela = pair(client, pace="live")
            anna.act("gull", "bid 5")
            bela.act("heron", "bid 0")
            shots = [option for option in anna.table()["decision"]["options"] if option != "hold"]
        refused(bela.post("settings", {"seat": "heron", "orders": orders}), 400, "malformed")
        orders[0]["action"] = "play 11"
        anna.act("gull", shots[0])
        assert bela.post("settings", {"seat": "heron", "orders": orders}).status_code == 200
        assert bela.table()["settings"]["orders"] == orders and anna.table()["settings"]["orders"] == []
        assert bela.post("actions", {"seat": "heron", "ply": 3, "action": "pass"}).json() == {"ply": 3, "held": True}
        assert bela.table()["settings"]["held_answer"] == "pass" and anna.table()["settings"]["held_answer"] is None
    with opened(url) as client:
        bela.client = client
        with closing(Store(url)) as store:
            # Nobody may look meanwhile: a look opens the match.
            until(lambda: len(stored_actions(store, anna.match)) >= 4, PATIENCE_SECONDS)
            assert stored_actions(store, anna.match)[3:] == ["pass"]
        settings = bela.table()["settings"]
        assert settings["orders"] == orders and settings["held_answer"] is None


def back_to(store: Store, revision: str) -> None:
    """Make the tables of an older version."""
    config = alembic_config()
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, revision)


@pytest.mark.slow
def test_an_older_table_shows_no_player_what_the_watchers_said(url: str) -> None:
    with opened(url) as client:
        match = make(client)[0].match
    store = Store(url)
    offer = {"match": match, "seat": "gull", "ply": 0, "made": 1, "due": 2, "votes": {}, "state": "open"}
    with store.engine.begin() as connection:
        for room in ("table", "watchers"):
            connection.execute(insert(CHAT).values(match=match, name="Cili", text=room, at="", room=room))
            connection.execute(insert(REPORTS).values(once=room, at=1, match=match, line=0, room=room, reason="insults"))
        for kind in ("draw", "replace"):
            connection.execute(insert(OFFERS).values(kind=kind, **offer))
        for letter in ("confirm", "news"):
            connection.execute(insert(JOBS).values(kind="mail", body={"letter": letter}, key=f"mail {letter} 1"))
    back_to(store, "0040")
    with store.engine.connect() as connection:
        assert list(connection.execute(select(CHAT.c.text)).scalars()) == ["table"]
        lines = select(REPORTS.c.once, REPORTS.c.line).order_by(REPORTS.c.once)
        assert [tuple(row) for row in connection.execute(lines)] == [("table", 0), ("watchers", None)]
        assert list(connection.execute(select(OFFERS.c.kind)).scalars()) == ["draw"]
        assert list(connection.execute(select(JOBS.c.key).where(JOBS.c.kind == "mail")).scalars()) == ["mail confirm 1"]
    store.close()


@pytest.mark.slow
def test_seats_of_older_tables_are_in_hands_of_their_own(url: str) -> None:
    with opened(url) as client:
        make(client)
    store = Store(url)
    back_to(store, "0001")
    store.close()
    store = Store(url)
    with store.engine.connect() as connection:
        rows = connection.exec_driver_sql("select seat, party from seats order by seat")
        assert list(rows) == [("gull", "gull"), ("heron", "heron")]
    store.close()


@pytest.mark.slow
def test_free_seats_of_older_tables_wait_from_now_on_unless_nobody_knows_that_they_were_left(url: str) -> None:
    with opened(url) as client:
        listed, link, gathering = (make(client, listing=how)[0].match for how in ("open", "link", "open"))
    store = Store(url)
    back_to(store, "0046")
    with store.engine.begin() as connection:
        connection.execute(update(LISTINGS).where(LISTINGS.c.match == listed).values(gathering=False))
    store.close()
    before = time.time_ns() // 1000
    store = Store(url)
    with store.engine.connect() as connection:
        waiting = connection.execute(
            select(SEATS.c.match, SEATS.c.seat, SEATS.c.vacant_until).where(SEATS.c.vacant_until > 0)
        ).all()
        due = connection.execute(select(MATCHES.c.next_at).where(MATCHES.c.id == listed)).scalar_one()
    assert [(row.match, row.seat) for row in waiting] == [(listed, "heron")], f"neither {link} nor {gathering}"
    assert waiting[0].vacant_until == due >= before + VACANT_SECONDS * 1_000_000
    store.close()


@slow
def test_older_invitations_open_nothing_unless_somebody_plays_with_one(url: str) -> None:
    """Three seats: two looked at the first and never moved, one plays with the invitation, one had it changed for a key."""
    with opened(url) as client:
        made = [body for _, body in (make(client) for _ in range(3))]
        match, invitations = [body["match"] for body in made], [body["invitations"]["heron"] for body in made]
    store = Store(url)
    back_to(store, "0003")
    with store.engine.begin() as connection:
        connection.exec_driver_sql("update seats set kind = 'human', holder = 'X', invitation = null where seat = 'heron'")
        for number, key, replaces in (
            (0, "the maker's", hash_key(invitations[0])),
            (0, "the guest's", hash_key(invitations[0])),
            (2, "used", None),
        ):
            row = {"hash": hash_key(key), "match": match[number], "seats": '["heron"]', "no": False, "replaces": replaces}
            connection.execute(text("insert into keys values (:hash, :match, :seats, :no, :no, :replaces)"), row)
    store.close()
    with opened(url) as client:
        seats = [Guest(client, name).table()["seats"][1] for name in match]
        assert [(seat["kind"], seat["player_name"]) for seat in seats] == [("open", ""), ("human", "X"), ("human", "X")]
        for key in ("the maker's", "the guest's"):
            refused(Guest(client, match[0], key).get(), 401, "bad_key")
        assert take(client, match[0], invitations[0]).table()["seat"] == "heron"
        assert Guest(client, match[1], invitations[1]).table()["seat"] == "heron"
        assert Guest(client, match[2], "used").table()["seat"] == "heron"
        assert Guest(client, match[2], invitations[2]).table()["invited"] == ["heron"]
        refused(Guest(client, match[2], invitations[2]).post("take", {"name": "C"}), 409, "taken")
