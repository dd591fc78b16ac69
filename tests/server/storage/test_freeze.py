"""Matches that are long over are frozen: they take one row, their secrets are gone, and nobody who looks notices."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import func, select, update

from tests.cost import slow
from tests.server.jobs.taking import taken
from tests.server.jobs.test_retention import keep, served
from tests.server.matches.test_checkpoints import finished, opened
from tests.server.matches.test_kept import other_rules
from tests.server.play import Guest, pair, refused
from tests.server.stored import kinds_without_mail, stored_match, wait_for_page
from vezerkar.registry import game
from vezerkar.server.jobs.job_table import database_clock
from vezerkar.server.jobs.retention import SWEEP, Retention
from vezerkar.server.keys import hash_key
from vezerkar.server.matches.match_check import check_match
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.operation.match_admin import description, faults
from vezerkar.server.rules.upgrade import Upgrade, move_up
from vezerkar.server.storage.backup import back_up, verify
from vezerkar.server.storage.freeze import FREEZE, freeze_job
from vezerkar.server.storage.frozen_table import FrozenCheckpoint, FrozenLine, frozen_match, pack
from vezerkar.server.storage.match_change import PlyConflict
from vezerkar.server.storage.moments import DAY_MICROS
from vezerkar.server.storage.schema import CHECKPOINTS, FROZEN_MATCHES, JOBS, KEYS, LAST_PAGES, LOG, MATCHES, METADATA, SEATS
from vezerkar.server.storage.store import Store
from vezerkar.server.storage.stored_match import SeatKey, StoredMatch


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    with closing(Store(url)) as found:
        yield found


@pytest.fixture
def over(url: str, store: Store) -> Guest:
    """A match that two people played to its end eight days ago."""
    guest = finished(url)
    age(store, guest.match, 8)
    return guest


def age(store: Store, match: str, days: float) -> None:
    """Let a match have ended so many days ago."""
    with store.engine.begin() as connection:
        moved = database_clock(connection) - round(days * DAY_MICROS)
        connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(moved=moved))


async def freeze_all(service: MatchService) -> list[str]:
    """Sweep once, and do the jobs that freeze. Returns the matches that these were about."""
    kinds, found = kinds_without_mail(service, Retention()), []
    await kinds[SWEEP]({})
    while (job := taken(service.store.jobs, FREEZE)) is not None:
        found.append(str(job.body["match"]))
        await kinds[FREEZE](job.body)
        service.store.jobs.done(job)
    return found


def frozen(store: Store) -> set[str]:
    """Freeze what is to be frozen, and return which matches are."""

    async def work(service: MatchService) -> None:
        await freeze_all(service)

    served(store, work)
    with store.engine.connect() as connection:
        return set(connection.execute(select(FROZEN_MATCHES.c.match)).scalars())


def rows(store: Store, match: str) -> int:
    """How many lines and checkpoints a match has in rows of their own."""
    with store.engine.connect() as connection:
        counts = [select(func.count()).select_from(table).where(table.c.match == match) for table in (LOG, CHECKPOINTS)]
        return sum(connection.execute(count).scalar_one() for count in counts)


def loaded(store: Store, match: str) -> StoredMatch:
    saved = store.load(match)
    assert saved is not None
    return saved


def without_invitations(saved: StoredMatch) -> StoredMatch:
    """A match without the invitations that were taken: these alone go when nobody kept anything to themselves."""
    return replace(saved, keys=[key for key in saved.keys if not key.invitation])


def seen(client: Any, guest: Guest) -> list[object]:
    """Everything that somebody can see of a match, and a spectator."""
    guest.client = client
    nobody = Guest(client, guest.match)
    last = guest.table()["ply"]
    pages: list[object] = [who.table(lang=lang) for who in (guest, nobody) for lang in ("en", "hu")]
    pages += [guest.table(ply=ply) for ply in range(0, last, 5)]
    pages += [guest.get(path).text for path in ("/end", "/record", "/log?before=20")]
    return [*pages, client.get("/api/mine", headers=guest.headers).json()]


@pytest.mark.slow
def test_nobody_notices_that_a_match_is_frozen(url: str, store: Store, over: Guest) -> None:
    with opened(url) as client:
        before = seen(client, over)
    saved = loaded(store, over.match)
    assert rows(store, over.match) > 20 and not saved.frozen
    assert frozen(store) == {over.match}
    assert rows(store, over.match) == 0
    after = loaded(store, over.match)
    assert [(one.at, one.events, one.digest, one.by) for one in after.log] == [
        (one.at, one.events, one.digest, one.by) for one in saved.log
    ]
    assert replace(after, frozen=False) == without_invitations(saved)
    assert store.load(over.match, 7) == replace(after, log=after.log[7:])
    assert check_match(store, over.match).differences == [] and faults(store, over.match) == []
    assert "over, frozen" in description(store, over.match)[2]
    with opened(url) as client:
        assert seen(client, over) == before
        assert over.post("say", {"text": "well played"}).status_code == 200
        assert over.post("rematch", {}).status_code == 201
        assert over.table()["chat"][-1]["text"] == "well played" and over.table()["rematch"]


@slow
def test_what_players_kept_to_themselves_is_gone(url: str, store: Store, over: Guest) -> None:
    with store.engine.begin() as connection:
        secret = {
            "orders": [{"do": "use", "action": "hidden-order", "when": {}}],
            "answer": [3, "hidden-answer"],
            "pass_turn": 3,
        }
        connection.execute(update(SEATS).values(invitation="hidden-invitation", agrees="hidden", autopass=True, **secret))
        invitation = {"hash": hash_key("hidden"), "match": over.match, "seats": ["gull"], "maker": False, "invitation": True}
        connection.execute(KEYS.insert().values(invitation))
        connection.execute(update(MATCHES).values(mark="hidden-mark"))
    before = loaded(store, over.match)
    assert frozen(store) == {over.match}
    with store.engine.connect() as connection:
        for table in METADATA.sorted_tables:
            told = str(connection.execute(select(table)).all())
            assert "hidden" not in told, table.name
    after = loaded(store, over.match)
    assert SeatKey(hash_key("hidden"), ("gull",), invitation=True) in before.keys
    assert after.keys == without_invitations(before).keys, "whoever played finds the match again"
    assert not any(one.autopass or one.orders or one.held_answer or one.agrees for one in after.assignments)


def test_only_finished_matches_of_people_are_frozen_and_only_later(store: Store) -> None:
    keep(store, "ended", 7.1, over=True)
    keep(store, "ended lately", 6.9, over=True)
    keep(store, "running", 100)
    keep(store, "of bots", 7.1, over=True, gull="bot", heron="bot")
    keep(store, "with a bot", 7.1, over=True, heron="bot")
    keep(store, "cancelled", 8)
    store.cancel("cancelled", 0)
    age(store, "cancelled", 8)
    assert frozen(store) == {"ended", "with a bot"}, "also if what is stored makes no sense"
    assert loaded(store, "ended").log[0].action == "bid 5"
    assert store.delete("cancelled", 0)


def test_a_new_column_of_the_log_or_of_checkpoints_is_not_forgotten() -> None:
    for table, kind in ((LOG, FrozenLine), (CHECKPOINTS, FrozenCheckpoint)):
        assert {column.name for column in table.columns} == {"match", *kind.__struct_fields__}


@pytest.mark.slow
def test_a_second_run_does_nothing(store: Store, over: Guest) -> None:
    async def work(service: MatchService) -> None:
        freeze = kinds_without_mail(service, Retention())[FREEZE]
        for match in (over.match, over.match, "never heard of"):
            await freeze(freeze_job(match).body)
        assert await freeze_all(service) == [], "it is not found again"

    before = loaded(store, over.match)
    served(store, work)
    assert replace(loaded(store, over.match), frozen=False) == without_invitations(before)


@pytest.mark.slow
def test_whoever_does_something_meanwhile_is_first(store: Store, over: Guest) -> None:
    """Another process goes over to new rules between reading and writing."""
    saved = loaded(store, over.match)
    packed = pack(frozen_match(saved.events, saved.log, saved.checkpoints))
    store.set_bots(over.match, "fast")
    assert not store.freeze(over.match, saved.rev, packed) and not loaded(store, over.match).frozen
    assert store.freeze(over.match, saved.rev + 1, packed)
    assert not store.freeze(over.match, saved.rev + 1, packed), "it is frozen once"


def test_a_running_match_is_never_frozen(store: Store) -> None:
    store.create(stored_match("running"))
    saved = loaded(store, "running")
    assert not store.freeze("running", saved.rev, pack(frozen_match(saved.events, saved.log, saved.checkpoints)))

    async def work(service: MatchService) -> None:
        await kinds_without_mail(service, Retention())[FREEZE]({"match": "running"})

    served(store, work)
    assert not loaded(store, "running").frozen


@pytest.mark.slow
def test_a_match_that_ended_before_events_were_kept_is_filled_in(url: str, store: Store, over: Guest) -> None:
    whole = loaded(store, over.match)
    with store.engine.begin() as connection:
        connection.execute(LOG.update().values(events=None, digest=None))
        connection.execute(CHECKPOINTS.delete())
        connection.execute(LAST_PAGES.delete())
    assert frozen(store) == {over.match}
    after = loaded(store, over.match)
    assert after.told and after.checkpoints == whole.checkpoints
    assert [one.digest for one in after.log] == [one.digest for one in whole.log]
    assert store.last_page(over.match) is not None, "that is what is left when its rules are gone"


@pytest.mark.slow
def test_what_cannot_be_read_of_a_frozen_match_is_filled_in(url: str, store: Store, over: Guest) -> None:
    whole = loaded(store, over.match)
    damaged = replace(whole, log=[replace(one, events=b"torn", digest=None) for one in whole.log], checkpoints=[])
    packed = pack(frozen_match(damaged.events, damaged.log, damaged.checkpoints))
    assert store.freeze(over.match, whole.rev, packed)
    with opened(url) as client:
        over.client = client
        assert over.table()["over"]
    after = loaded(store, over.match)
    assert after.frozen and after.checkpoints == whole.checkpoints and rows(store, over.match) == 0
    assert [(one.events, one.digest) for one in after.log] == [(one.events, one.digest) for one in whole.log]


@pytest.mark.slow
def test_a_torn_row_is_the_end_of_that_match_alone(url: str, store: Store, over: Guest) -> None:
    assert frozen(store) == {over.match}
    with store.engine.begin() as connection:
        connection.execute(FROZEN_MATCHES.update().values(packed=b"torn"))
    with opened(url) as client:
        over.client = client
        refused(over.get(), 500, "damaged")
        refused(over.get("/kept"), 500, "damaged")
        anna, _ = pair(client)
        assert anna.act("gull", "bid 5")


@pytest.mark.slow
def test_a_frozen_match_moves_up_to_rules_under_which_it_is_the_same(
    url: str, store: Store, over: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    frozen(store)
    before = loaded(store, over.match)
    monkeypatch.setattr(game("gauge"), "version", "1.1")
    assert move_up(store, over.match) is Upgrade.MOVED
    after = loaded(store, over.match)
    assert after.log == [*before.log, replace(after.log[-1], kind="rules", action="1 1.1")] and after.version == "1.1"
    assert after.frozen and rows(store, over.match) == 0 and after.log[-1].at > before.log[-1].at
    # The first call has come through although it did not look so; and another process has done something else.
    store.change_rules(over.match, after.log[-1])
    assert loaded(store, over.match).log == after.log
    with pytest.raises(PlyConflict):
        store.change_rules(over.match, replace(after.log[-1], action="1 1.2"))
    with opened(url) as client:
        over.client = client
        assert over.table()["over"] and over.get("/end").json()["proof"]


@pytest.mark.slow
def test_a_frozen_match_is_told_when_its_rules_are_gone(
    url: str, store: Store, over: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(url) as client:
        over.client = client
        page = over.table()
        wait_for_page(store, over.match)
    assert frozen(store) == {over.match}
    other_rules(monkeypatch)
    with opened(url) as client:
        over.client = client
        refused(over.get(), 409, "other_rules")
        kept = over.get("/kept").json()
        assert [line["text"] for line in kept["log"]][-3:] == [line["text"] for line in page["log"]][-3:]
        assert (kept["outcome"], kept["ply"], kept["picture"]) == (page["outcome"], page["ply"], True)


@pytest.mark.slow
def test_a_table_does_it_by_itself(url: str, store: Store, over: Guest) -> None:
    with store.engine.begin() as connection:
        connection.execute(JOBS.update().where(JOBS.c.kind == SWEEP).values(due=0, lease=None))
    with opened(url) as client:
        for _ in range(400):
            if loaded(store, over.match).frozen:
                break
            asyncio.run(asyncio.sleep(0.05))
        over.client = client
        assert loaded(store, over.match).frozen and over.table()["over"]


@pytest.mark.slow
def test_backups_have_frozen_matches(url: str, store: Store, over: Guest, tmp_path: Any) -> None:
    assert frozen(store) == {over.match}
    back_up(url, tmp_path / "all.backup")
    verified = verify(tmp_path / "all.backup", url)
    assert verified.faults == [] and verified.replayed == 1
