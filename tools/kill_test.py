"""Kill the table again and again, and see that nothing it acknowledged is ever lost.

    python tools/kill_test.py [--kills 50] [--game hunt] [--matches 3] [--seed 1]

A table is started as a process of its own. Bots play bots, watched over sockets; one more match is played over HTTP by this
program. At random moments the process is killed (SIGKILL) and started anew on the same database. Every action that was
acknowledged must be in the log still, every match must go on to its end, and every record must replay.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tools.ports import free_port
from vezerkar.registry import GAMES, game, replay

SERVER = """
import json, sys
from vezerkar.registry import GAMES
from vezerkar.server.http.limits import Limits, Rate
from vezerkar.server.run import serve
GAMES.update(json.loads(sys.argv[3]))
free = Rate(1e9, 1e9)
limits = Limits(matches=free, matches_a_day=free, commands=free, reads=free)
serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], bot_delay=0.01, limits=limits)
"""
START_SECONDS = 120
"""A start takes 7 s of a quiet core with interpreted rules; whoever tests has more to do at the same time."""
DOWN = (OSError, httpx.TransportError, WebSocketException, TimeoutError)
"""Errors that a client meets when the server is dead."""


class Lost(AssertionError):
    """Something that was acknowledged is gone."""


@dataclass(slots=True)
class Told:
    """Record of what the server has acknowledged of one match: the log by viewer, the actions that were posted by ply."""

    match: str
    key: str
    ply: int = 0
    logs: dict[str | None, list[Any]] = field(default_factory=dict)
    actions: dict[int, tuple[str, str]] = field(default_factory=dict)
    over: bool = False

    def see(self, table: Mapping[str, Any]) -> None:
        """Compare a MatchPage with what was acknowledged before. Raises `Lost`."""
        if table["ply"] < self.ply:
            raise Lost(f"{self.match}: ply {self.ply} was acknowledged, now there are {table['ply']}")
        known = self.logs.get(table["seat"], [])
        if table["log"][: len(known)] != known:
            raise Lost(f"{self.match}: the log does not begin with what was acknowledged")
        self.ply, self.over = table["ply"], table["over"]
        self.logs[table["seat"]] = table["log"]


class Trial:
    """One table under fire."""

    def __init__(self, game_id: str, matches: int, rng: Random, folder: Path) -> None:
        self.game = game(game_id)
        self.matches = matches
        self.rng = rng
        self.db = f"sqlite:///{folder / 'table.db'}"
        self.port = free_port()
        self.told: list[Told] = []
        self.ending = False
        self.process: Process | None = None

    @property
    def url(self) -> str:
        """Address of the server."""
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Start the table and wait until it is open."""
        command = (sys.executable, "-c", SERVER, str(self.port), self.db, json.dumps(dict(GAMES)))
        self.process = await asyncio.create_subprocess_exec(*command, stdout=PIPE, env=dict(os.environ))
        assert self.process.stdout is not None
        line = await asyncio.wait_for(self.process.stdout.readline(), START_SECONDS)
        if not line:
            raise Lost("the table does not start any more")

    async def kill(self) -> None:
        """Kill the table without warning."""
        assert self.process is not None
        self.process.kill()
        await self.process.wait()

    async def new_match(self, plan: str) -> Told:
        """A new match with this plan for all seats; asked for until the table answers."""
        body = {"game": self.game.id, "seats": dict.fromkeys(self.game.seats(), plan)}
        while True:
            try:
                async with httpx.AsyncClient(base_url=self.url, trust_env=False) as client:
                    answer = await client.post("/api/matches", json=body)
                answer.raise_for_status()
            except DOWN:
                await asyncio.sleep(0.05)
                continue
            told = Told(answer.json()["match"], answer.json()["key"])
            self.told.append(told)
            return told

    async def watch(self) -> None:
        """Watch bots play, one match after the other, until the trial ends."""
        while not self.ending:
            told = await self.new_match("bot:random")
            while not told.over:
                try:
                    async with connect(f"ws://127.0.0.1:{self.port}/api/matches/{told.match}/live", proxy=None) as eye:
                        await eye.send('{"key": null}')
                        while not told.over:
                            told.see(json.loads(await asyncio.wait_for(eye.recv(), 60))["table"])
                except DOWN:
                    await asyncio.sleep(0.05)

    async def play(self) -> None:
        """Play all seats over HTTP, one match after the other, until the trial ends."""
        while not self.ending:
            told = await self.new_match("me")
            while not told.over:
                try:
                    async with httpx.AsyncClient(base_url=self.url, trust_env=False) as client:
                        client.headers["Authorization"] = f"Bearer {told.key}"
                        while not told.over:
                            await self.turn(client, told)
                except DOWN:
                    await asyncio.sleep(0.05)

    async def turn(self, client: httpx.AsyncClient, told: Told) -> None:
        """Look, and take one action at random."""
        seen = await client.get(f"/api/matches/{told.match}")
        seen.raise_for_status()
        table = seen.json()
        told.see(table)
        if told.over:
            return
        body = {"seat": table["seat"], "ply": table["ply"], "action": self.rng.choice(table["decision"]["options"])}
        answer = await client.post(f"/api/matches/{told.match}/actions", json=body)
        answer.raise_for_status()
        told.actions[answer.json()["ply"]] = (body["seat"], body["action"])

    async def run(self, kills: int) -> None:
        """Kill the table so many times while matches are played; then let them end and look at everything. Raises `Lost`."""
        await self.start()
        players = asyncio.gather(self.play(), *(self.watch() for _ in range(self.matches)))
        try:
            for _ in range(kills):
                await asyncio.wait({players}, timeout=self.rng.uniform(0.0, 1.0))
                if players.done():
                    break
                await self.kill()
                await self.start()
            self.ending = True
            await players
            await self.compare()
        finally:
            players.cancel()
            await asyncio.gather(players, return_exceptions=True)
            await self.kill()

    async def compare(self) -> None:
        """Every record replays and holds every acknowledged action. Raises `Lost`."""
        async with httpx.AsyncClient(base_url=self.url, trust_env=False) as client:
            for told in self.told:
                answer = await client.get(f"/api/matches/{told.match}/record")
                answer.raise_for_status()
                match = replay(answer.text)
                if match.outcome is None:
                    raise Lost(f"{told.match}: its record does not come to an end")
                for ply, (seat, action) in told.actions.items():
                    entry = match.played_actions[ply - 1]
                    if (entry.seat, entry.notation) != (seat, action):
                        raise Lost(f"{told.match}: {seat} {action} at ply {ply} was acknowledged, the log says {entry}")


def trial(game_id: str, kills: int, matches: int, seed: int) -> str:
    """Run one trial; returns what happened in a line. Raises `Lost`."""
    with tempfile.TemporaryDirectory() as folder:
        run = Trial(game_id, matches, Random(seed), Path(folder))
        asyncio.run(run.run(kills))
        actions = sum(told.ply for told in run.told)
        return f"{kills} kills, {len(run.told)} matches, {actions} acknowledged actions: nothing was lost"


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Kill the table again and again, and see that nothing acknowledged is lost.")
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--game", default="hunt")
    parser.add_argument("--matches", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    try:
        print(trial(args.game, args.kills, args.matches, args.seed))
    except Lost as lost:
        sys.exit(f"kill test: {lost}")


if __name__ == "__main__":
    main()
