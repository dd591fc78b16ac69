"""Several processes on one PostgreSQL database under fire: they are killed, frozen and cut off while people and bots play.

    python -m tools.chaos_test [--processes 2] [--tables 60] [--faults 50] [--kinds kill,stop,cut] [--pause 2.0] [--browser]

Without `--db` a PostgreSQL server of its own is started. This program plays all tables over HTTP, each action through a process
chosen at random, and sends what got no answer once more to another. Every acknowledged action must be in the log, once; all logs
must be without gaps and replay; no page and no frame may be older than one that was seen before; and no table may stand still for
longer than it takes others to go on (`MAX_STILL_SECONDS`). With ``--browser`` one more table is played in a real
Chromium, through an address that all processes share: see `tools.chaos_browser`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections import defaultdict
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from random import Random
from threading import Event
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import httpx
import psycopg
from sqlalchemy.engine import make_url
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tools.kill_test import Lost
from tools.ports import free_port
from vezerkar.engine import Match
from vezerkar.registry import GAMES, game
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.storage.store import Store

if TYPE_CHECKING:
    from tools.chaos_browser import Gate, Trip

SERVER: Final = """
import faulthandler, json, signal, sys
faulthandler.register(signal.SIGUSR1)
from vezerkar.registry import GAMES
from vezerkar.server.bots.bot_limits import BotLimits
from vezerkar.server.http.limits import Limits, Rate
from vezerkar.server.run import serve
GAMES.update(json.loads(sys.argv[3]))
free = Rate(1e9, 1e9)
most = BotLimits(10**9, 10**9, 10**9)
limits = Limits(matches=free, matches_a_day=free, commands=free, reads=free, sockets=10**6, bots=most)
serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], bot_delay=0.05, limits=limits)
"""
DOWN: Final = (OSError, httpx.TransportError, WebSocketException, TimeoutError)
"""Errors that a client meets when a process is gone."""
MAX_STILL_SECONDS: Final = {"kill": 5.0, "cut": 5.0, "stop": 10.0}
"""For how long a table may stand still after a fault of each kind. A frozen process is given up after 5 seconds."""
START_SECONDS: Final = 90.0
"""Seconds in which a process must have started, on a busy machine too."""
PATIENCE_SECONDS: Final = 2.0
"""Seconds that a client waits for an answer."""
FROZEN_SECONDS: Final = 7.0
"""For how long a process is frozen: longer than the others wait for it."""


@dataclass(slots=True)
class Server:
    """One process of the table."""

    number: int
    port: int
    process: Process | None = None
    ready: bool = False

    @property
    def address(self) -> str:
        """Its address."""
        return f"127.0.0.1:{self.port}"


@dataclass(slots=True)
class Table:
    """A match that is played by this program: what it has done there and what was acknowledged."""

    match: str
    key: str
    acknowledged: dict[int, tuple[str, str, str]] = field(default_factory=dict)
    """By ply: the seat, the kind of entry, and the action."""
    ply: int = 0
    moved: float = field(default_factory=monotonic)
    alone: bool = True
    """True if nobody else acts there."""
    going: bool = True
    """True while it is played."""
    by_page: bool = False
    """True if a page plays it, which writes several lines at once, and also when somebody has read them."""


class Chaos:
    """Some processes, many tables, and what happens to them."""

    def __init__(
        self, db: str, game_id: str, processes: int, tables: int, pause: float, rng: Random, browser: bool = False
    ) -> None:
        self.db = db
        self.game = game(game_id)
        self.pause = pause
        self.tables = tables
        self.rng = rng
        self.servers = [Server(number, free_port()) for number in range(processes)]
        self.played: list[Table] = []
        self.faults: list[tuple[float, str]] = []
        self.still: dict[str, list[float]] = defaultdict(list)
        self.ending = False
        self.browser = browser
        self.trip: Trip | None = None
        self.gate: Gate | None = None
        self.restarting: set[asyncio.Task[None]] = set()

    # --- processes -----------------------------------------------------------------------------------------------

    async def start(self, server: Server) -> None:
        """Start a process and wait until it is open."""
        command = (sys.executable, "-c", SERVER, str(server.port), self.db, json.dumps(dict(GAMES)))
        server.process = await asyncio.create_subprocess_exec(*command, stdout=PIPE, env=dict(os.environ))
        assert server.process.stdout is not None
        try:
            line = await asyncio.wait_for(server.process.stdout.readline(), START_SECONDS)
        except TimeoutError as error:
            # It says on standard error where it stands.
            server.process.send_signal(signal.SIGUSR1)
            await asyncio.sleep(1)
            raise Lost(f"a process has not started within {START_SECONDS:.0f} s") from error
        if not line:
            raise Lost("a process does not start any more")
        server.ready = True

    async def fault(self, kind: str) -> None:
        """Let something happen to one process, if there is another that goes on."""
        while len(able := [server for server in self.servers if server.ready]) < 2:
            for task in self.restarting:
                if task.done():
                    task.result()
            await asyncio.sleep(0.05)
        server = self.rng.choice(able)
        if self.gate is not None and self.gate.speaking in able and len(self.faults) % 2 == 0:
            # Every other time it is the one to which the page speaks, so that a page loses its connection for sure.
            server = self.gate.speaking
        process = server.process
        assert process is not None
        if kind == "cut":
            await self._cut()
        else:
            server.ready = False
            process.send_signal(signal.SIGKILL if kind == "kill" else signal.SIGSTOP)
            self._later(self._again(server) if kind == "kill" else self._thaw(server, process))
        self.faults.append((monotonic(), kind))

    def _later(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.restarting.add(task)

    async def _again(self, server: Server) -> None:
        assert server.process is not None
        await server.process.wait()
        await self.start(server)

    async def _thaw(self, server: Server, process: Process) -> None:
        await asyncio.sleep(FROZEN_SECONDS)
        process.send_signal(signal.SIGCONT)
        server.ready = True

    async def _cut(self) -> None:
        """Close the link of one process in the database."""
        url = make_url(self.db)
        settings = {"host": url.query.get("host") or url.host, "user": url.username, "dbname": url.database}
        query = "SELECT pid FROM pg_stat_activity WHERE application_name LIKE 'vezerkar %' AND datname = current_database()"
        async with await psycopg.AsyncConnection.connect(autocommit=True, **settings) as connection:  # type: ignore[arg-type]
            links = await (await connection.execute(query.encode())).fetchall()
            if links:
                await connection.execute("SELECT pg_terminate_backend(%s)", (self.rng.choice(links)[0],))

    # --- clients -------------------------------------------------------------------------------------------------

    def anywhere(self, but: Server | None = None) -> Server:
        """A process as a proxy would choose one: it does not know which are frozen, only which one has not answered."""
        return self.rng.choice([server for server in self.servers if server is not but])

    async def ask(self, client: httpx.AsyncClient, method: str, path: str, **more: Any) -> httpx.Response:
        """Ask until there is an answer, each time at another process."""
        server = None
        while True:
            server = self.anywhere(but=server)
            try:
                answer = await client.request(method, f"http://{server.address}{path}", **more)
            except DOWN:
                await asyncio.sleep(0.05)
                continue
            if answer.status_code != 503:
                return answer
            await asyncio.sleep(0.1)

    async def new_table(self, client: httpx.AsyncClient, seats: Mapping[str, str], seed: str | None) -> Table:
        """A new match."""
        body = {"game": self.game.id, "seats": seats, "pace": "instant", "seed": seed}
        answer = await self.ask(client, "POST", "/api/matches", json=body)
        if answer.status_code != 201:
            raise Lost(f"a match is refused: {answer.text}")
        table = Table(answer.json()["match"], answer.json()["key"])
        self.played.append(table)
        return table

    async def act(self, client: httpx.AsyncClient, table: Table, path: str, body: dict[str, Any]) -> None:
        """Have an action or an undo taken. Raises `Lost` if it is refused or done twice."""
        answer = await self.ask(
            client, "POST", f"/api/matches/{table.match}/{path}", json=body, headers={"Authorization": f"Bearer {table.key}"}
        )
        if answer.status_code != 200:
            raise Lost(f"{table.match}: {body} is refused: {answer.text}")
        ply = answer.json()["ply"]
        # A bot that is asked at the same time may have come first.
        if ply <= body["ply"] or (table.alone and ply > body["ply"] + 1):
            raise Lost(f"{table.match}: {body} was done twice: the answer is {answer.json()}")
        kind = "undo" if path == "undo" else "act"
        table.acknowledged[ply] = (body["seat"], kind, body.get("action", ""))
        self.went_on(table, ply, self.pause)

    def went_on(self, table: Table, ply: int, pause: float) -> None:
        """Note for how long the table stood still, beside the pauses that this program makes."""
        now = monotonic()
        if ply > table.ply:
            self.stood_still(now - table.moved - pause)
            table.ply, table.moved = ply, now

    def stood_still(self, seconds: float) -> None:
        """Note that a table stood still for so long until now."""
        self.still[self.faults[-1][1] if self.faults else "nothing"].append(max(0.0, seconds))

    async def rest(self) -> None:
        """The pause of a player."""
        await asyncio.sleep(self.pause)

    async def play_alone(self, client: httpx.AsyncClient) -> None:
        """Play all seats, one match after the other. Of a seed of one's own everything is known, so nothing need be asked."""
        while not self.ending:
            seed = f"{self.rng.random()}"
            table = await self.new_table(client, dict.fromkeys(self.game.seats(), "me"), seed)
            options = self.game.complete_options({})
            match: Match[Any, Any] = self.game.start(seed, options | self.game.implied_options(max(self.game.seatings())))
            while not match.state.over and not self.ending:
                await self.rest()
                able = [seat for seat in match.seats if match.can_undo(seat)]
                if able and self.rng.random() < 0.2:
                    match.undo(able[0])
                    await self.act(client, table, "undo", {"seat": able[0], "ply": table.ply})
                else:
                    seat = self.rng.choice(match.waiting())
                    action = self.rng.choice(match.decision(seat).options).notation
                    match.act(seat, action)
                    await self.act(client, table, "actions", {"seat": seat, "ply": table.ply, "action": action})
            table.going = False

    async def play_bot(self, client: httpx.AsyncClient) -> None:
        """Play the first seat against bots. What is read may never be older than what was read before, or written."""
        mine, *others = self.game.seats()
        while not self.ending:
            table = await self.new_table(client, {mine: "me", **dict.fromkeys(others, "bot:random")}, None)
            table.alone = False
            over = False
            pause = self.pause
            while not over and not self.ending:
                await asyncio.sleep(pause)
                page = await self.page(client, table)
                over = page["over"]
                self.went_on(table, page["ply"], pause)
                asked = not over and mine in [seat["id"] for seat in page["seats"] if seat["waiting"]]
                pause = self.pause if asked else min(self.pause, 0.25)
                if asked:
                    action = self.rng.choice(page["decision"]["options"])
                    await self.act(client, table, "actions", {"seat": mine, "ply": page["ply"], "action": action})
            table.going = False

    async def play_in_a_browser(self, client: httpx.AsyncClient) -> None:
        """Play the first seat against bots in a Chromium, which has one address for all processes. Raises `Lost`."""
        # Only who wants it needs Playwright.
        from tools import chaos_browser

        mine, *others = self.game.seats()

        async def new_table() -> Table:
            table = await self.new_table(client, {mine: "me", **dict.fromkeys(others, "bot:random")}, None)
            # How long a table stands still, the other tables show: here somebody has to see and click.
            table.alone = table.going = False
            table.by_page = True
            return table

        def told(table: Table, posts: list[dict[str, Any]]) -> None:
            for post in posts:
                if "action" in post:
                    table.acknowledged[post["ply"] + 1] = (post["seat"], "act", post["action"])

        self.trip = trip = chaos_browser.Trip()
        self.gate = gate = chaos_browser.Gate(self.servers, self.rng)
        sitting = chaos_browser.Sitting(asyncio.get_running_loop(), new_table, told, Event(), self.pause)
        playing = asyncio.create_task(asyncio.to_thread(chaos_browser.play, await gate.open(), sitting, trip))
        try:
            while not self.ending and not playing.done():
                await asyncio.sleep(0.1)
            sitting.ending.set()
            await playing
        finally:
            sitting.ending.set()
            gate.close()
        if trip.longest > chaos_browser.MAX_AWAY_SECONDS:
            raise Lost(f"{trip}; allowed are {chaos_browser.MAX_AWAY_SECONDS:.0f} s")

    async def page(self, client: httpx.AsyncClient, table: Table) -> Any:
        """The MatchPage from any process. Raises `Lost` if it is older than what is known."""
        headers = {"Authorization": f"Bearer {table.key}"}
        answer = await self.ask(client, "GET", f"/api/matches/{table.match}", headers=headers)
        answer.raise_for_status()
        page = answer.json()
        if page["ply"] < table.ply:
            raise Lost(f"{table.match}: ply {table.ply} is known, and a process shows {page['ply']}")
        return page

    async def watch(self) -> None:
        """Watch one table after the other over sockets to any process. No frame may be older than one before."""
        while not self.ending:
            await asyncio.sleep(0.1)
            if not self.played:
                continue
            table, seen, until = self.rng.choice(self.played[-self.tables :]), 0, monotonic() + 20
            while monotonic() < until and not self.ending:
                try:
                    uri = f"ws://{self.anywhere().address}/api/matches/{table.match}/live"
                    async with connect(uri, proxy=None, open_timeout=PATIENCE_SECONDS, max_size=None) as eye:
                        await eye.send('{"key": null}')
                        while monotonic() < until and not self.ending:
                            ply = json.loads(await asyncio.wait_for(eye.recv(), 4))["table"]["ply"]
                            if ply < seen:
                                raise Lost(f"{table.match}: a frame shows ply {ply} after ply {seen}")
                            seen = ply
                except DOWN:
                    await asyncio.sleep(0.05)

    # --- the trial -----------------------------------------------------------------------------------------------

    async def run(self, faults: int, kinds: list[str], every: float, seconds: float) -> None:
        """Play while things happen, for so many seconds at most; then look at everything. Raises `Lost`."""
        for server in self.servers:
            await self.start(server)
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=20)
        async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE_SECONDS, limits=limits) as client:
            bots = max(1, self.tables // 4)
            work = [self.play_bot(client) for _ in range(bots)]
            work += [self.play_alone(client) for _ in range(self.tables - bots)]
            work += [self.watch() for _ in range(3)]
            work += [self.play_in_a_browser(client)] if self.browser else []
            players = [asyncio.create_task(one) for one in work]
            try:
                until = monotonic() + seconds
                for number in range(faults):
                    if monotonic() > until:
                        break
                    await self._watched(players, self.rng.uniform(0.5, 1.5) * every)
                    await self.fault(kinds[number % len(kinds)])
                    print(f"{number + 1}/{faults} {kinds[number % len(kinds)]}", file=sys.stderr, flush=True)
                await self._watched(players, 2 * max(MAX_STILL_SECONDS.values()) if faults else every)
                for table in self.played:
                    if table.going:
                        self.stood_still(monotonic() - table.moved - self.pause)
                self.ending = True
                await asyncio.wait_for(asyncio.gather(*players), 30)
                await asyncio.gather(*self.restarting)
                self.compare()
            finally:
                for task in [*players, *self.restarting]:
                    task.cancel()
                await asyncio.gather(*players, *self.restarting, return_exceptions=True)
                for server in self.servers:
                    if server.process is not None and server.process.returncode is None:
                        server.process.kill()
                        await server.process.wait()

    async def _watched(self, players: list[asyncio.Task[None]], seconds: float) -> None:
        """Let them play; raise the error of one that has failed, or `Lost` if a table stands still."""
        until = monotonic() + seconds
        while monotonic() < until:
            done, _ = await asyncio.wait(players, timeout=0.5, return_when=asyncio.FIRST_EXCEPTION)
            for task in done:
                task.result()

    def compare(self) -> None:
        """Every log is whole, replays, and holds what was acknowledged, once. Raises `Lost`."""
        with closing(Store(self.db)) as store:
            for table in self.played:
                saved = store.load(table.match)
                if saved is None:
                    raise Lost(f"{table.match} is gone")
                if [entry.ply for entry in saved.log] != list(range(1, len(saved.log) + 1)):
                    raise Lost(f"{table.match}: its log has gaps")
                if saved.rev != len(saved.log) and not table.by_page:
                    raise Lost(f"{table.match}: {saved.rev} changes, {len(saved.log)} lines")
                for ply, (seat, kind, action) in table.acknowledged.items():
                    if ply > len(saved.log):
                        raise Lost(f"{table.match}: ply {ply} was acknowledged and is gone")
                    entry = saved.log[ply - 1]
                    if (entry.seat, entry.kind, entry.action) != (seat, kind, action):
                        raise Lost(f"{table.match}: {seat} {kind} {action} was acknowledged at ply {ply}, the log says {entry}")
                seats = {seat for seat, _, _ in table.acknowledged.values()}
                lines = [entry for entry in saved.log if entry.seat in seats]
                # The last one may have been written while the answer was lost.
                if not table.by_page and len(lines) > len(table.acknowledged) + 1:
                    raise Lost(f"{table.match}: {len(lines)} lines of {len(table.acknowledged)} actions")
                if MatchSession(saved).ply != len(saved.log):
                    raise Lost(f"{table.match}: its log does not replay")
        for kind, allowed in MAX_STILL_SECONDS.items():
            if max(self.still.get(kind, [0.0])) > allowed:
                raise Lost(f"a table stood still for {max(self.still[kind]):.1f} s after a {kind}; allowed are {allowed:.0f} s")

    def summary(self) -> str:
        """All that happened, in a few lines."""
        happened: dict[str, int] = defaultdict(int)
        for _, kind in self.faults:
            happened[kind] += 1
        acknowledged = sum(len(table.acknowledged) for table in self.played)
        lines = [
            f"{len(self.servers)} processes, {len(self.played)} matches, {acknowledged} acknowledged actions, "
            + ", ".join(f"{number} x {kind}" for kind, number in happened.items())
        ]
        for kind, still in self.still.items():
            ordered = sorted(still)
            parts = [f"p{share} {ordered[share * (len(ordered) - 1) // 100]:.2f}" for share in (50, 95, 99, 100)]
            lines.append(f"seconds of standing still after {kind}: {' '.join(parts)}")
        if self.trip is not None:
            lines.append(str(self.trip))
        return "\n".join(lines)


@asynccontextmanager
async def database(url: str | None) -> AsyncIterator[str]:
    """The database named, or one of a server that is started for this."""
    if url is not None:
        yield url
        return
    from tests.server import postgresql

    programs = postgresql.programs()
    if programs is None:
        raise Lost("there is no PostgreSQL server: name a database with --db")
    with postgresql.server(programs) as server:
        yield server.database()


async def trial(
    game_id: str,
    faults: int,
    kinds: list[str],
    *,
    db: str | None = None,
    processes: int = 2,
    tables: int = 60,
    pause: float = 2.0,
    every: float = 1.0,
    seconds: float = 600.0,
    seed: int = 1,
    browser: bool = False,
) -> str:
    """Run one trial; return what happened. Raises `Lost`."""
    async with database(db) as url:
        chaos = Chaos(url, game_id, processes, tables, pause, Random(seed), browser)
        try:
            await chaos.run(faults, kinds, every, seconds)
        except Lost as lost:
            raise Lost(f"{lost}\n{chaos.summary()}") from lost
        return chaos.summary()


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Kill, freeze and cut off processes, and see that nothing is lost.")
    parser.add_argument("--db", help="An empty PostgreSQL database. Default: a server is started for this.")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--faults", type=int, default=50)
    parser.add_argument("--kinds", default="kill,stop,cut", help="What happens, in turn: kill, stop, cut.")
    parser.add_argument("--pause", type=float, default=2.0, help="Seconds between two actions at a table.")
    parser.add_argument("--every", type=float, default=1.0, help="Seconds between two faults, on average.")
    parser.add_argument("--seconds", type=float, default=600.0, help="No more faults after so many seconds.")
    parser.add_argument("--game", default="hunt")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--browser", action="store_true", help="Play one more table in a real Chromium.")
    args = parser.parse_args()
    try:
        work = trial(
            args.game,
            args.faults,
            args.kinds.split(","),
            db=args.db,
            processes=args.processes,
            tables=args.tables,
            pause=args.pause,
            every=args.every,
            seconds=args.seconds,
            seed=args.seed,
            browser=args.browser,
        )
        print(asyncio.run(work))
    except Lost as lost:
        sys.exit(f"chaos test: {lost}")


if __name__ == "__main__":
    main()
