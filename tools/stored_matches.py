"""A table with thousands of stored matches: ``python -m tools.stored_matches --help``.

A database is filled with copies of some matches of all games in all stages: of ten, four are frozen, two are over and not frozen
yet, and four are in progress: just begun, early, in the middle, late. All were played at random by the rules that serve them. The
table is started on it as a process, and measured: the time until it is ready, the time to show matches that nobody has opened
since, and its memory before that and after. Where others use the machine, processor time says more. Loopback only; the rules are
those that ``--tree`` has.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
from sqlalchemy import Table, insert, select, update

from tools.load_test import SERVER, processor_time, resident, running
from tools.ports import free_port
from vezerkar.registry import GAMES, game
from vezerkar.server.keys import hash_key
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.storage.frozen_table import frozen_match, pack
from vezerkar.server.storage.moments import DAY_MICROS
from vezerkar.server.storage.schema import CHECKPOINTS, FROZEN_MATCHES, KEYS, LOG, MATCHES, SEATS
from vezerkar.server.storage.store import Store
from vezerkar.server.storage.stored_match import SeatAssignment, SeatKey, StoredMatch

ROOT = Path(__file__).parents[1]
STAGES: Final = ("frozen", "over", "frozen", "begun", "frozen", "early", "over", "middle", "frozen", "late")
"""The stages of ten matches that follow one another."""
PARTS: Final = {"begun": 0.0, "early": 0.1, "middle": 0.5, "late": 0.9, "over": 1.0, "frozen": 1.0}
"""The part of its actions that a match at a stage has."""
LONGEST_PLIES: Final = 1200
"""After so many actions somebody gives a match up."""
COPIED: Final = (MATCHES, SEATS, KEYS, LOG, CHECKPOINTS, FROZEN_MATCHES)
"""The tables with the rows of a match, each after those that it names."""
BATCH: Final = 100
"""Copies that are written in one transaction."""
START_SECONDS: Final = 120


@dataclass(frozen=True, slots=True)
class Filled:
    """The matches that a database was filled with: the ``stages`` of all, and the seat whose key each can be seen with."""

    stages: dict[str, str]
    seats: dict[str, str]


@dataclass(frozen=True, slots=True)
class Figures:
    """Seconds until the table was ``ready``; seconds until each match was ``shown``, by its stage; memory in MB at each step.

    ``work`` is the processor time of its process until it was ready, and for one match that was shown, both in seconds.
    """

    ready: float
    shown: dict[str, list[float]]
    work: tuple[float, float]
    before: float
    after_some: float
    after_all: float


def played(name: str, number: int) -> MatchSession:
    """A match that people have played at random to its end, or until somebody gave it up."""
    rules, rng = game(name), Random(f"{name} {number}")
    options = rules.complete_options({})
    seats = rules.seats(options)
    assignments = [SeatAssignment(seat, seat, "human", player_name=seat) for seat in seats]
    session = MatchSession(StoredMatch("played", name, rules.version, options, f"stored {number}", assignments, [], [], []))
    while not session.over and session.ply < LONGEST_PLIES:
        seat = rng.choice(session.waiting())
        session.take(seat, "act", rng.choice([option.notation for option in session.match.decision(seat).options]))
    if not session.over:
        session.take(session.waiting()[0], "resign")
    return session


def at_stage(session: MatchSession, stage: str, match: str) -> StoredMatch:
    """The match as it was stored at a stage, under another name, and with a key for its first seat alone."""
    seat = session.match.seats[0]
    keys = [SeatKey(hash_key(key_of(match, seat)), (seat,))]
    return replace(session.saved(round(session.ply * PARTS[stage])), id=match, keys=keys)


def key_of(match: str, seat: str) -> str:
    """The key with which a seat can be seen."""
    return f"{match} {seat}"


def keep(store: Store, saved: StoredMatch, stage: str) -> None:
    """Write a match as a table would have done."""
    asked = [] if PARTS[stage] == 1 else MatchSession(saved).waiting()
    store.create(replace(saved, log=[], checkpoints=saved.checkpoints[:1]), asked)
    if saved.log:
        store.append(saved.id, saved.log, PARTS[stage] == 1, checkpoints=saved.checkpoints[1:])
    with store.engine.begin() as connection:
        # Long ago, so that nobody freezes or sweeps meanwhile what has just been stored.
        days = 10 if stage == "frozen" else 3
        connection.execute(update(MATCHES).where(MATCHES.c.id == saved.id).values(moved=MATCHES.c.moved - days * DAY_MICROS))
    if stage == "frozen":
        found = store.load(saved.id)
        assert found is not None
        packed = pack(frozen_match(found.events, found.log, found.checkpoints))
        if not store.freeze(found.id, found.rev, packed):
            raise RuntimeError("a match cannot be frozen")


def fill(store: Store, matches: int, games: tuple[str, ...], each: int) -> Filled:
    """Fill an empty database with so many matches: ``each`` played of every game, and copies of them."""
    sessions = [played(name, number) for number in range(each) for name in games]
    templates: list[tuple[str, str]] = []
    seats: dict[str, str] = {}
    for stage in PARTS:
        for session in sessions:
            match = f"{stage}-{len(templates)}"
            saved = at_stage(session, stage, match)
            keep(store, saved, stage)
            templates.append((stage, match))
            seats[match] = session.match.seats[0]
    by_stage = {stage: [match for kept, match in templates if kept == stage] for stage in PARTS}
    rows = {match: rows_of(store, match) for _, match in templates}
    stages = {match: stage for stage, match in templates}
    wanted = max(0, matches - len(templates))
    for first in range(0, wanted, BATCH):
        copies: dict[Table, list[dict[str, Any]]] = {table: [] for table in COPIED}
        for number in range(first, min(first + BATCH, wanted)):
            stage = STAGES[number % len(STAGES)]
            of, match = by_stage[stage][number // len(STAGES) % len(sessions)], f"copy{number:06}"
            stages[match], seats[match] = stage, seats[of]
            for table, found in rows[of].items():
                named = {"id": match} if table is MATCHES else {"match": match}
                if table is KEYS:
                    named["hash"] = hash_key(key_of(match, seats[of]))
                copies[table] += [row | named for row in found]
        with store.engine.begin() as connection:
            for table in COPIED:
                if copies[table]:
                    connection.execute(insert(table), copies[table])
    return Filled(stages, seats)


def rows_of(store: Store, match: str) -> dict[Table, list[dict[str, Any]]]:
    """The rows of a match in every table."""
    with store.engine.connect() as connection:
        return {
            table: [
                dict(row._mapping)
                for row in connection.execute(select(table).where((table.c.id if table is MATCHES else table.c.match) == match))
            ]
            for table in COPIED
        }


async def measured(url: str, filled: Filled, shown: int, more: int, tree: Path, folder: Path) -> Figures:
    """Start the table, show matches chosen at random, then ``more`` of them. Raises if one is not shown."""
    port = free_port()
    began = time.perf_counter()
    with running([sys.executable, "-c", SERVER, str(port), url], folder, tree) as process:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=START_SECONDS) as client:
            await until_ready(client, began)
            ready = time.perf_counter() - began
            before, worked = resident(process.pid), processor_time(process.pid)
            chosen = Random(1).sample(sorted(filled.stages), min(shown + more, len(filled.stages)))
            times: dict[str, list[float]] = {}
            for match in chosen[:shown]:
                times.setdefault(filled.stages[match], []).append(await show(client, match, filled.seats[match]))
            after_some = resident(process.pid)
            work = worked, (processor_time(process.pid) - worked) / max(1, len(chosen[:shown]))
            for match in chosen[shown:]:
                await show(client, match, filled.seats[match])
            return Figures(ready, times, work, before, after_some, resident(process.pid))


async def until_ready(client: httpx.AsyncClient, began: float) -> None:
    """Wait until people may be sent to the table. Raises `TimeoutError`."""
    while time.perf_counter() - began < START_SECONDS:
        try:
            if (await client.get("/readyz")).status_code == 200:
                return
        except httpx.TransportError:
            pass
        await asyncio.sleep(0.01)
    raise TimeoutError(f"the table is not ready after {START_SECONDS} s")


async def show(client: httpx.AsyncClient, match: str, seat: str) -> float:
    """Look at a match from a seat; return the seconds that took. Raises `RuntimeError` if it is not shown."""
    began = time.perf_counter()
    answer = await client.get(f"/api/matches/{match}", headers={"Authorization": f"Bearer {key_of(match, seat)}"})
    took = time.perf_counter() - began
    if answer.status_code != 200 or answer.json()["seat"] != seat:
        raise RuntimeError(f"{match}: {answer.status_code} {answer.text[:200]}")
    return took


def report(name: str, filled: Filled, figures: Figures, shown: int) -> Iterator[str]:
    """The figures in words."""
    counts = ", ".join(f"{list(filled.stages.values()).count(stage)} {stage}" for stage in PARTS)
    yield f"{name}: {len(filled.stages)} matches ({counts})"
    yield f"  ready after {figures.ready:.2f} s, with {figures.work[0]:.2f} s of processor time"
    all_times = [one for times in figures.shown.values() for one in times]
    for stage, times in (("all", all_times), *sorted(figures.shown.items())):
        ordered = sorted(1000 * one for one in times)
        p50, p99 = ordered[len(ordered) // 2], ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)]
        yield f"  shown, {stage:7}{len(ordered):5}: p50 {p50:5.0f} ms, p99 {p99:5.0f} ms, max {ordered[-1]:5.0f} ms"
    yield f"  processor time for one: {1000 * figures.work[1]:.0f} ms"
    yield (
        f"  memory: {figures.before:.0f} MB when ready, {figures.after_some:.0f} MB after {shown}, "
        f"{figures.after_all:.0f} MB after all that were shown"
    )


def main(arguments: list[str] | None = None) -> None:
    """Fill the databases, measure, and print the figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--played", type=int, default=3, help="matches of each game that are played; the others are copies")
    parser.add_argument("--games", nargs="+", default=[*GAMES], choices=[*GAMES])
    parser.add_argument("--shown", type=int, default=100, help="matches that are shown and timed")
    parser.add_argument("--more", type=int, default=900, help="matches that are shown after that, for the memory")
    parser.add_argument("--tree", type=Path, default=ROOT / "src", help="the source tree, or build/compiled")
    parser.add_argument("--postgresql", action="store_true", help="on PostgreSQL too; it is started from Debian's package")
    wish = parser.parse_args(arguments)
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        databases = {"SQLite": f"sqlite:///{folder / 'table.db'}"}
        if wish.postgresql:
            from tests.server import postgresql

            programs = postgresql.programs()
            if programs is None:
                sys.exit("there is no PostgreSQL server: Debian's package is postgresql")
            databases["PostgreSQL"] = stack.enter_context(postgresql.server(programs, unsafe=False)).database()
        for name, url in databases.items():
            with closing(Store(url)) as store:
                filled = fill(store, wish.matches, tuple(wish.games), wish.played)
            figures = asyncio.run(measured(url, filled, wish.shown, wish.more, wish.tree.resolve(), folder))
            print(*report(name, filled, figures, wish.shown), sep="\n", flush=True)


if __name__ == "__main__":
    main()
