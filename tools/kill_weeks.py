"""Kill the processes of a table again and again while people play for ratings and are told by mail; then look at everything.

    python -m tools.kill_weeks [--kills 50] [--pairs 4] [--seconds 1800] [--seed 1]

Two processes share a PostgreSQL database. Pairs of people with accounts play rated matches with a clock over HTTP, each request
at a process chosen at random, and what got no answer is sent once more. Everybody is told by mail when a match is over, and now
and then asks for a link that resets the password. Bots play a Swiss tournament. At random moments a process is killed (SIGKILL)
and started anew. In the end

* every mail that is owed has come, to a real mail server, exactly once: one to each player of each match that is over, and one
  for each link that was asked for; and no ``Message-ID`` has come twice;
* every clock is what follows from the log of its match, to a second (`MAX_CLOCK_MS`): what the database holds, and what any page
  has shown; and each action stands in the log at the moment at which this program has posted it;
* every rated match that is over counts once: for each person as many games as that person has played, and all ratings are those
  that are made anew from the matches;
* the tournament has its table, and nobody was paired twice in a round.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass, field
from email.message import EmailMessage
from functools import partial
from pathlib import Path
from random import Random
from threading import Event, Lock
from time import monotonic, sleep, time
from typing import Any, Final, TypeAlias
from uuid import uuid4

import httpx
from sqlalchemy import Engine, func, select

from tests.browser.two_processes import GAME, TwoProcesses, WiredTable, two_processes
from tests.server import postgresql
from tests.server.mailbox import text_of
from tests.server.people import PAGE, SECRET
from tools.kill_test import Lost
from vezerkar.registry import game
from vezerkar.server.storage.schema import JOBS, RATED_GAMES, RATINGS, SEATS, SENT, SIDE_RATINGS
from vezerkar.server.storage.store import Store
from vezerkar.server.storage.stored_match import StoredMatch

Body: TypeAlias = dict[str, Any]

FIRST, SECOND = "german", "british"
CLOCK: Final = {"kind": "live", "bank_s": 5400, "increment_s": 5, "time_out": "default"}
LEAST_DECISIONS: Final = 2
"""So often each side must have chosen, or resigning does not count for the ratings."""
MAX_CLOCK_MS: Final = 1000
"""By how many milliseconds a clock may be wrong."""
PATIENCE_SECONDS: Final = 5.0
"""Seconds that a client waits for an answer."""
SETTLE_SECONDS: Final = 400.0
"""Seconds in which everything that is owed must come: the lease of a job whose process was killed takes 60."""
BOTS: Final = 8
"""So many bots enter the tournament."""
ROUNDS: Final = 3


@dataclass(slots=True)
class Player:
    """Somebody with an account, and how often a link was asked for and granted."""

    name: str
    session: str
    tries: int = 0
    granted: int = 0

    @property
    def address(self) -> str:
        """The address to which mails go."""
        return f"{self.name.lower()}@mail.example"


@dataclass(slots=True)
class Played:
    """A match that was played here: who sat there, what was posted when, and the clocks that pages have shown."""

    match: str
    keys: dict[str, str]
    people: dict[str, Player]
    posted: dict[int, tuple[float, float]] = field(default_factory=dict)
    """By ply, when it was posted first and when it was acknowledged, in seconds since 1970."""
    shown: list[tuple[int, str, int, int | None]] = field(default_factory=list)
    """A ply, a seat, the milliseconds left, and since when the clock runs, in milliseconds since 1970."""
    begun: dict[str, int | None] = field(default_factory=dict)
    over: bool = False


class Trial:
    """Two processes under fire."""

    def __init__(self, two: TwoProcesses, engine: Engine, pairs: int, rng: Random) -> None:
        self.two = two
        self.engine = engine
        self.pairs = pairs
        self.rng = rng
        self.tables = (two.one, two.other)
        self.played: list[Played] = []
        self.players: list[Player] = []
        self.tournament = ""
        self.ending = Event()
        self.kills = 0
        self.open = [*self.tables]
        self._lock = Lock()

    # --- asking ---------------------------------------------------------------------------------------------------

    def ask(self, method: str, path: str, rng: Random, by: Player | str, body: object = None) -> httpx.Response:
        """Ask until there is an answer, each time at a process chosen at random; by the session of somebody, or with a key."""
        headers = {"Authorization": f"Bearer {by}"} if isinstance(by, str) else {**PAGE, "Cookie": f"vezerkar={by.session}"}
        while True:
            table = rng.choice(self.tables)
            try:
                url = f"{table.address}{path}"
                answer = httpx.request(method, url, json=body, headers=headers, timeout=PATIENCE_SECONDS, trust_env=False)
            except httpx.TransportError:
                sleep(0.05)
                continue
            if answer.status_code != httpx.codes.SERVICE_UNAVAILABLE:
                return answer
            sleep(0.1)

    def done(self, method: str, path: str, rng: Random, by: Player | str, body: object = None) -> Any:
        """The same; what is answered must be good. Raises `Lost`."""
        answer = self.ask(method, path, rng, by, body)
        if answer.is_error:
            raise Lost(f"{method} {path} is refused: {answer.text}")
        return answer.json()

    # --- before the first kill ------------------------------------------------------------------------------------

    def register(self, name: str) -> Player:
        """A new account with an address, which is told of the end of its matches at once, and of nothing else."""
        with httpx.Client(base_url=self.two.one.address, headers=PAGE, trust_env=False) as client:
            client.post("/api/accounts", json={"name": name, "password": SECRET}).raise_for_status()
            player = Player(name, client.cookies["vezerkar"])
            client.post("/api/me/mail", json={"mail": player.address, "password": SECRET}).raise_for_status()
            mail = self.two.mail_to(player.address, "Confirm")
            token = text_of(mail).partition("#t=")[2].split()[0]
            client.post("/api/mail/confirm", json={"token": token}).raise_for_status()
            modes = {"ended": "now"}
            events = ("turn", "live_turn", "short", "began", "ended", "offer", "left", "paired", "round_ends")
            wishes = [{"event": event, "channel": "mail", "mode": modes.get(event, "off")} for event in events]
            hours = {"zone": "UTC", "quiet_from": 0, "quiet_to": 0, "digest_hour": 7}
            client.put("/api/me/wishes", json={**hours, "wishes": wishes}).raise_for_status()
        return player

    def organise(self, by: Player) -> str:
        """A tournament of bots, which begins at once."""
        wish = {"game": GAME, "name": "Under fire", "form": "swiss", "rounds": ROUNDS, "clock": {**CLOCK, "bank_s": 1200}}
        del wish["clock"]["time_out"]  # type: ignore[attr-defined]
        tournament = self.done("POST", "/api/tournaments", self.rng, by, wish)["tournament"]
        for deed, body in [("open", {}), *[("enter", {"bot": "random"})] * BOTS, ("start", {})]:
            self.done("POST", f"/api/tournaments/{tournament}/{deed}", self.rng, by, body)
        return str(tournament)

    # --- playing --------------------------------------------------------------------------------------------------

    def play(self, first: Player, second: Player, rng: Random) -> None:
        """Play one rated match after the other, until the trial ends."""
        while not self.ending.is_set():
            played = self.meet(first, second, rng)
            with self._lock:
                self.played.append(played)
            chosen = dict.fromkeys(played.keys, 0)
            wanted = rng.randint(LEAST_DECISIONS, 2 * LEAST_DECISIONS)
            while min(chosen.values()) < wanted:
                for seat in played.keys:
                    chosen[seat] += self.choose(played, seat, rng)
            loser = rng.choice([*played.keys])
            path = f"/api/matches/{played.match}"
            answer = self.ask("POST", f"{path}/resign", rng, played.keys[loser], {"seat": loser})
            # Once more after an answer that was lost, it is over already.
            if not self.done("GET", path, rng, played.keys[loser])["over"]:
                raise Lost(f"{played.match}: resigning came to nothing: {answer.text}")
            played.over = True
            self.forget(rng.choice((first, second)), rng)

    def meet(self, first: Player, second: Player, rng: Random) -> Played:
        """One opens a table, the other joins."""
        seats = {FIRST: "me", SECOND: "open"}
        wish = {"game": GAME, "seats": seats, "pace": "instant", "listing": "open", "clock": CLOCK, "rated": True, "name": "-"}
        wish |= {"once": uuid4().hex}
        made = self.done("POST", "/api/matches", rng, first, wish)
        join = {"player": SECOND, "name": "-", "once": uuid4().hex}
        joined = self.done("POST", f"/api/lobby/{made['match']}/join", rng, second, join)
        played = Played(made["match"], {FIRST: made["key"], SECOND: joined["key"]}, {FIRST: first, SECOND: second})
        with self.engine.connect() as connection:
            rows = connection.execute(select(SEATS.c.seat, SEATS.c.since).where(SEATS.c.match == played.match))
            played.begun = {row.seat: row.since for row in rows}
        return played

    def choose(self, played: Played, seat: str, rng: Random) -> int:
        """Look; take what is usual if this seat is asked, after a while. Returns how many decisions were taken."""
        path, key = f"/api/matches/{played.match}", played.keys[seat]
        table = self.done("GET", path, rng, key)
        for one in table["seats"]:
            played.shown.append((table["ply"], one["id"], one["time"]["left_ms"], one["time"]["since"]))
        if table["decision"] is None:
            return 0
        sleep(rng.uniform(0.0, 0.4))
        body = {"seat": seat, "ply": table["ply"], "action": table["decision"]["default"]}
        before = time()
        ply = self.done("POST", f"{path}/actions", rng, key, body)["ply"]
        if ply != table["ply"] + 1:
            raise Lost(f"{played.match}: {body} is ply {ply}")
        played.posted[ply] = (before, time())
        return 1

    def forget(self, player: Player, rng: Random) -> None:
        """Ask for a link that resets the password. Of what was asked without an answer nobody knows if it was heard."""
        answered = False
        while not answered and not self.ending.is_set():
            player.tries += 1
            try:
                url = f"{rng.choice(self.tables).address}/api/mail/forgot"
                answer = httpx.post(url, json={"mail": player.address}, timeout=PATIENCE_SECONDS, trust_env=False)
                answered = answer.is_success
            except httpx.TransportError:
                sleep(0.05)
        player.granted += answered

    # --- the trial ------------------------------------------------------------------------------------------------

    def kill(self, threads: ThreadPoolExecutor) -> None:
        """Kill a process, or all: then nobody is there for a moment. Each is started anew at once."""
        if len(self.open) < len(self.tables):
            # On a busy machine nothing would be done between two kills, and so nothing be killed.
            return
        # Every tenth time all of them.
        for table in self.tables if self.kills % 10 == 9 else (self.rng.choice(self.tables),):
            table.kill()
            self.open.remove(table)
            threads.submit(self.start_again, table)
            self.kills += 1
        print(f"{self.kills} kills, {len(self.played)} matches", file=sys.stderr, flush=True)

    def start_again(self, table: WiredTable) -> None:
        """Start a process anew."""
        table.start_again()
        self.open.append(table)

    def run(self, kills: int, seconds: float) -> None:
        """Kill so often while they play, for so many seconds at most. Raises `Lost`."""
        self.players = [self.register(f"Heron{number}") for number in range(2 * self.pairs)]
        self.tournament = self.organise(self.players[0])
        with ThreadPoolExecutor(len(self.tables)) as restarting, ThreadPoolExecutor(self.pairs) as threads:
            pairs = zip(self.players[::2], self.players[1::2], strict=True)
            seeds = [Random(self.rng.random()) for _ in range(self.pairs)]
            playing = [threads.submit(self.play, *pair, rng) for pair, rng in zip(pairs, seeds, strict=True)]
            try:
                until = monotonic() + seconds
                while self.kills < kills and monotonic() < until and not any(one.done() for one in playing):
                    sleep(self.rng.uniform(0.0, 3.0))
                    self.kill(restarting)
            finally:
                self.ending.set()
            for one in playing:
                one.result()

    def compare(self) -> str:
        """Look at everything, as soon as nothing is to be done any more. Raises `Lost`."""
        until = monotonic() + SETTLE_SECONDS
        while (waiting := self.waiting()) and monotonic() < until:
            sleep(0.5)
        if waiting:
            raise Lost(f"after {SETTLE_SECONDS:.0f} s there is still to be done: {waiting}")
        with closing(Store(self.two.one.db)) as store:
            told, lost = [], []
            for look in (self.mails, partial(self.clocks, store), partial(self.ratings, store), self.swiss):
                try:
                    told.append(look())
                except Lost as error:
                    lost.append(str(error))
        if lost:
            raise Lost("\n".join((*lost, *told)))
        return "\n".join(told)

    def waiting(self) -> str:
        """Return in words how much is still to be done."""
        with self.engine.connect() as connection:
            query = select(JOBS.c.kind, func.count()).where(JOBS.c.kind.in_(("mail", "notice", "rate", "advance")))
            left = [f"{row[1]} x {row[0]}" for row in connection.execute(query.group_by(JOBS.c.kind))]
        info = self.done("GET", f"/api/tournaments/{self.tournament}", self.rng, self.players[0])["info"]
        return ", ".join([*left, *["the tournament"] * (info["state"] != "finished")])

    def mails(self) -> str:
        """Every mail that is owed came once. Raises `Lost`."""
        found: list[EmailMessage] = list(self.two.box.mails)
        twice = [number for number, count in Counter(mail["Message-ID"] for mail in found).items() if count > 1]
        if twice:
            raise Lost(f"{len(twice)} mails came twice")
        over = [played for played in self.played if played.over]
        ends = Counter((str(mail["To"]), match) for mail in found for match in (match_of(mail),) if match)
        owed = {(player.address, played.match) for played in over for player in played.people.values()}
        if more := {key: count for key, count in ends.items() if count > 1}:
            raise Lost(f"told twice: {more}")
        if lost := owed - {*ends}:
            with self.engine.connect() as connection:
                handed = {row.id: row.handed for row in connection.execute(select(SENT.c.id, SENT.c.handed))}
            known = {match: [state for number, state in handed.items() if match in number] for _, match in lost}
            raise Lost(f"{len(lost)} of {len(owed)} mails about the end were lost; handed over: {known}")
        resets = Counter(str(mail["To"]) for mail in found if "#t=" in text_of(mail) and "/account/reset" in text_of(mail))
        for player in self.players:
            if not player.granted <= resets[player.address] <= player.tries:
                count = resets[player.address]
                raise Lost(
                    f"{player.name} was granted {player.granted} links of {player.tries} asked for, and {count} mails came"
                )
        granted = sum(player.granted for player in self.players)
        return f"{len(owed)} mails about the end of {len(over)} matches and {granted} links, each once; {len(found)} mails in all"

    def clocks(self, store: Store) -> str:
        """Every clock is what follows from the log. Raises `Lost`."""
        worst, looks, moments = 0, 0, 0
        for played in self.played:
            saved = store.load(played.match)
            if saved is None:
                raise Lost(f"{played.match} is gone")
            if [entry.ply for entry in saved.log] != [*range(1, len(saved.log) + 1)]:
                raise Lost(f"{played.match}: its log has gaps")
            expected = [*clocks_by_ply(saved, played.begun)]
            for ply, (before, after) in played.posted.items():
                at = saved.log[ply - 1].at / 1e6
                moments += 1
                if not before - 0.01 <= at <= after + 0.01:
                    raise Lost(f"{played.match}: ply {ply} was posted at {before} to {after}, the log says {at}")
            for ply, seat, left, since in played.shown:
                worst, looks = max(worst, apart(expected[ply][seat], (left, since))), looks + 1
            for seat, clock in saved.clocks.items():
                kept = (clock.left, None if clock.since is None else clock.since // 1000)
                worst = max(worst, apart(expected[-1][seat], kept))
        if worst > MAX_CLOCK_MS:
            raise Lost(f"a clock was wrong by {worst} ms")
        return (
            f"{looks} clocks on pages and all in the database wrong by {worst} ms at most; {moments} moments of the log as posted"
        )

    def ratings(self, store: Store) -> str:
        """Every rated match counts once. Raises `Lost`."""
        with self.engine.connect() as connection:
            rows = connection.execute(select(RATED_GAMES)).all()
            games = Counter(account for row in rows for side in row.sides for account in side["accounts"])
            counted = Counter({row.account: row.games for row in connection.execute(select(RATINGS))})
            before = kept_ratings(connection)
        over = {played.match for played in self.played if played.over}
        if {row.match for row in rows} != over or any(row.changes is None for row in rows):
            raise Lost(f"{len(over)} rated matches are over, {len(rows)} are in the ratings")
        if games != counted:
            raise Lost(f"games in the ratings: {counted}; games that were played: {games}")
        store.ratings.rebuild()
        with self.engine.connect() as connection:
            after = kept_ratings(connection)
        far = max((abs(a - b) for key, one in before.items() for a, b in zip(one, after[key], strict=True)), default=0.0)
        if before.keys() != after.keys() or far > 1e-9:
            raise Lost(f"ratings made anew differ by {far}")
        return f"{len(rows)} rated matches counted once each; {len(before)} ratings made anew differ by {far:.1e} at most"

    def swiss(self) -> str:
        """The tournament has its table. Raises `Lost`."""
        page = self.done("GET", f"/api/tournaments/{self.tournament}", self.rng, self.players[0])
        for pairings in page["rounds"]:
            entrants = [one for pairing in pairings for one in (pairing["first"], pairing["second"])]
            if sorted(entrants) != sorted(one["number"] for one in page["entrants"]):
                raise Lost(f"a round has {entrants}")
        points = sum(one["points"] for one in page["standings"])
        if len(page["rounds"]) != ROUNDS or points != ROUNDS * BOTS / 2:
            raise Lost(f"{len(page['rounds'])} rounds, {points} points")
        return f"a tournament of {BOTS} bots with {ROUNDS} rounds has its table"


def clocks_by_ply(saved: StoredMatch, begun: Mapping[str, int | None]) -> Iterator[dict[str, tuple[int, int | None]]]:
    """Yield what the clocks must be before the first line of a log and after each: milliseconds left, and since when they run.

    This is its own account of the rules of a live clock without holds; it shares nothing with the server's.
    """
    match = game(saved.game).start(saved.seed, saved.options)
    bank, increment = CLOCK["bank_s"], CLOCK["increment_s"]
    assert isinstance(bank, int) and isinstance(increment, int)
    left = dict.fromkeys(match.seats, bank * 1000)
    since = dict(begun)

    def now() -> dict[str, tuple[int, int | None]]:
        return {seat: (left[seat], None if (at := since[seat]) is None else at // 1000) for seat in match.seats}

    yield now()
    for entry in saved.log:
        if entry.kind == "act":
            match.act(entry.seat, entry.action)
        asked = () if entry.kind == "resign" else match.waiting()
        for seat in match.seats:
            began = since[seat]
            if seat in asked:
                since[seat] = entry.at if began is None else began
            elif began is not None:
                left[seat] += increment * 1000 - (entry.at - began) // 1000
                since[seat] = None
        yield now()


def apart(one: tuple[int, int | None], other: tuple[int, int | None]) -> int:
    """By how many milliseconds two clocks differ; one that stands and one that runs differ for ever."""
    if (one[1] is None) != (other[1] is None):
        return 10**9
    return abs(one[0] - other[0]) + abs((one[1] or 0) - (other[1] or 0))


def match_of(mail: EmailMessage) -> str:
    """The match of which a mail tells that it is over; nothing if it tells something else."""
    text = text_of(mail)
    return text.partition("/play/")[2].split()[0].strip(".") if "/play/" in text and "/account/reset" not in text else ""


def kept_ratings(connection: Any) -> dict[tuple[str, str], tuple[float, float, int]]:
    """All ratings of people and of sides."""
    people = {(row.pool, str(row.account)): (row.mu, row.sigma, row.games) for row in connection.execute(select(RATINGS))}
    sides = {(row.pool, row.side): (row.mu, row.sigma, row.games) for row in connection.execute(select(SIDE_RATINGS))}
    return people | sides


def trial(kills: int, pairs: int, seconds: float, seed: int) -> str:
    """Run one trial; return what happened. Raises `Lost`."""
    programs = postgresql.programs()
    if programs is None:
        raise Lost("there is no PostgreSQL server")
    with (
        tempfile.TemporaryDirectory() as folder,
        two_processes(programs, Path(folder), killed=True) as two,
        closing(Store(two.one.db)) as store,
    ):
        run = Trial(two, store.engine, pairs, Random(seed))
        run.run(kills, seconds)
        acknowledged = sum(len(played.posted) for played in run.played)
        told = f"{run.kills} kills, {len(run.played)} matches, {acknowledged} acknowledged actions"
        return f"{told}\n{run.compare()}"


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Kill a table while people play for ratings and are told by mail.")
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--pairs", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=1800.0, help="No more kills after so many seconds.")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    try:
        print(trial(args.kills, args.pairs, args.seconds, args.seed))
    except Lost as lost:
        sys.exit(f"kill test: {lost}")


if __name__ == "__main__":
    main()
