"""Campaigns: every game counts exactly once, whatever ends meanwhile, and each kind of failure has its one clear error."""

from __future__ import annotations

import errno
import json
import os
import random
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from tests.arena.jobs import InThisProcess, MadeUp, header, ledger_of
from tests.cost import slow
from vezerkar.arena.campaign import TRIES, Campaign, ChunkLost, NotRepeatable
from vezerkar.arena.chunk import Chunk, Job
from vezerkar.arena.executors import LocalExecutor, Lost
from vezerkar.arena.header import Header, WrongVersion
from vezerkar.arena.ledger import CampaignError, Ledger
from vezerkar.arena.play import GameFailed, GameResult
from vezerkar.arena.simulate import simulate

ROOT = Path(__file__).resolve().parent.parent.parent


def run(
    folder: Path, of: Header, executor: InThisProcess | LocalExecutor, resume: bool = False, **settings: Any
) -> list[GameResult]:
    """Play a campaign to its end."""
    with Ledger(folder, of, resume) as ledger:
        campaign = Campaign(ledger, executor, **settings)
        for _ in campaign.play():
            pass
        return list(campaign.results())


@pytest.mark.slow
def test_processes_play_the_games_that_simulate_plays(tmp_path: Path) -> None:
    of = Header.of("hunt", 5, [{"german": "random"}, {"german": "greedy"}], 3, {"side": "historical"}, chunk=2)
    executor = LocalExecutor(Job(of), 2)
    try:
        found = run(tmp_path, of, executor)
    finally:
        executor.close()
    assert [result.number for result in found] == list(range(10))
    for bots, results in (({}, found[:5]), ({"german": "greedy"}, found[5:])):
        alone = list(simulate("hunt", 5, bots, 3, options={"side": "historical"}))
        assert [(r.seed, r.bots, r.winners, r.ending, r.plies, r.turns) for r in results] == [
            (r.seed, r.bots, r.winners, r.ending, r.plies, r.turns) for r in alone
        ]


def test_a_ledger_cut_off_anywhere_goes_on_to_the_same_results(tmp_path: Path) -> None:
    of = header(50)
    whole = run(tmp_path / "whole", of, InThisProcess(MadeUp(of)))
    assert [result.number for result in whole] == list(range(50))
    written = ledger_of(tmp_path / "whole")
    places = random.Random(1).sample(range(len(written)), 40)
    for place in [0, 1, written.index(b"\n"), written.index(b"\n") + 1, len(written) - 1, len(written), *places]:
        folder = tmp_path / f"cut-{place}"
        folder.mkdir(exist_ok=True)
        (folder / "ledger.jsonl").write_bytes(written[:place])
        executor = InThisProcess(MadeUp(of))
        assert run(folder, of, executor, resume=True) == whole
        kept = max(0, written[:place].count(b"\n") - 1)
        assert len(executor.played) == of.chunks - kept
        # What is there can be read again, to the last line.
        again = InThisProcess(MadeUp(of))
        assert run(folder, of, again, resume=True) == whole and not again.played


@pytest.mark.parametrize(
    ("other", "field"),
    [
        (header(51), "n is 50 there and 51 here"),
        (header(50, seed="8"), "seed is '7' there and '8' here"),
        (header(50, chunk=4), "chunk is 8 there and 4 here"),
        (header(50, matchups=2), "matchups is "),
        (Header.of("hunt", 50, seed=7, options={"side": "historical"}, chunk=8), "options is "),
        (Header.of("quartermaster", 50, seed=7, chunk=8), "game is 'hunt' there and 'quartermaster' here"),
    ],
)
def test_another_campaign_is_refused_by_the_field_that_differs(tmp_path: Path, other: Header, field: str) -> None:
    of = header(50)
    run(tmp_path, of, InThisProcess(MadeUp(of)))
    before = ledger_of(tmp_path)
    with pytest.raises(CampaignError, match=field):
        Ledger(tmp_path, other, resume=True)
    with pytest.raises(CampaignError, match="go on with --resume, or name another folder"):
        Ledger(tmp_path, of)
    assert ledger_of(tmp_path) == before


def test_one_driver_at_a_time(tmp_path: Path) -> None:
    of = header(8)
    who = f"process {os.getpid()} on {socket.gethostname()} is at this campaign"
    with Ledger(tmp_path, of), pytest.raises(CampaignError, match=who):
        Ledger(tmp_path, of, resume=True)
    lock = tmp_path / "driver.lock"
    # A process of this machine that was killed has let go of the lock. Of another machine nobody knows.
    lock.write_text(json.dumps({"host": socket.gethostname(), "process": 1}))
    Ledger(tmp_path, of, resume=True).close()
    lock.write_text(json.dumps({"host": "elsewhere", "process": 12}))
    with pytest.raises(CampaignError, match=r"process 12 on elsewhere is .*; if it has ended, delete .*driver.lock"):
        Ledger(tmp_path, of, resume=True)
    lock.unlink()
    Ledger(tmp_path, of, resume=True).close()


@slow
def test_games_that_end_their_process_are_named_after_three_tries(tmp_path: Path) -> None:
    of = header(32)
    executor = LocalExecutor(MadeUp(of, deadly={13}), 2)
    try:
        with pytest.raises(ChunkLost, match=r"^games 8 to 15 were tried 3 times.*signal 9$"):
            run(tmp_path, of, executor)
    finally:
        executor.close()
    mended = InThisProcess(MadeUp(of))
    assert run(tmp_path, of, mended, resume=True) == run(tmp_path / "other", of, InThisProcess(MadeUp(of)))
    assert 8 in mended.played and len(mended.played) < of.chunks


def test_a_machine_that_goes_away_is_no_fault_of_the_games(tmp_path: Path) -> None:
    of = header(24)
    lost = [Lost("its machine is gone", blameless=True)] * (3 * TRIES)
    assert len(run(tmp_path, of, InThisProcess(MadeUp(of), 1, lost))) == 24
    two = [Lost("its process ended")] * (TRIES - 1)
    assert len(run(tmp_path / "two", of, InThisProcess(MadeUp(of), 1, two))) == 24
    with pytest.raises(ChunkLost, match="games 0 to 7 "):
        run(tmp_path / "three", of, InThisProcess(MadeUp(of), 1, [*two, Lost("its process ended")]))


@pytest.mark.parametrize(("percent", "second"), [(0, 0), (25, 3), (50, 6), (100, 12)])
def test_verifying_plays_a_share_again(tmp_path: Path, percent: float, second: int) -> None:
    of = header(96)
    executor = InThisProcess(MadeUp(of))
    found = run(tmp_path, of, executor, verify=percent)
    assert len(executor.played) == 12 + second and len({*executor.played}) == 12
    # So does a campaign that is over.
    again = InThisProcess(MadeUp(of))
    assert run(tmp_path, of, again, resume=True, verify=percent) == found and len(again.played) == second


def test_games_that_come_out_otherwise_are_told_with_both_digests(tmp_path: Path) -> None:
    of = header(8)
    true = MadeUp(of)(0)
    other = Chunk([*true.rows[:-1], [7, ["german"], "ending-1", 1, 1]])
    with pytest.raises(NotRepeatable, match=f"games 0 to 7 .*: {other.digest} and then {true.digest}"):
        run(tmp_path, of, InThisProcess(MadeUp(of), 1, [other]), verify=100)


@slow
@pytest.mark.parametrize("workers", [1, 2])
def test_another_process_plays_what_is_verified(workers: int) -> None:
    of = header(8)
    executor = LocalExecutor(MadeUp(of), workers)
    try:
        assert executor.submit(0)
        (first,) = executor.wait()
        assert executor.submit(0, avoid=first.worker)
        (second,) = executor.wait()
    finally:
        executor.close()
    assert first.outcome == second.outcome == MadeUp(of)(0) and first.worker != second.worker


def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    of = header(80)
    whole = run(tmp_path / "whole", of, InThisProcess(MadeUp(of)))

    class Full:
        """A file on a disk that has room for some bytes."""

        def __init__(self, file: Any, room: int) -> None:
            self.file, self.room = file, room

        def __getattr__(self, name: str) -> Any:
            return getattr(self.file, name)

        def write(self, data: memoryview) -> int:
            if not self.room:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            taken = min(self.room, len(data))
            self.room -= taken
            self.file.write(data[:taken])
            return taken

    with Ledger(tmp_path / "full", of) as ledger:
        ledger.out = Full(ledger.out, 700)  # type: ignore[assignment]
        campaign = Campaign(ledger, InThisProcess(MadeUp(of)))
        with pytest.raises(CampaignError, match=r"ledger.jsonl: No space left on device: make room$"):
            list(campaign.play())
    executor = InThisProcess(MadeUp(of))
    assert run(tmp_path / "full", of, executor, resume=True) == whole
    assert 0 < len(executor.played) < of.chunks


def test_a_game_that_fails_stops_the_others_and_leaves_its_record(tmp_path: Path) -> None:
    of = header(80)
    executor = InThisProcess(MadeUp(of, failing={20, 21}))
    with pytest.raises(GameFailed, match=r"game 20 failed; the record of that game is in .*failed-20.jsonl"):
        run(tmp_path, of, executor)
    assert (tmp_path / "failed-20.jsonl").read_text("utf-8") == "record 20"
    assert len(executor.played) < of.chunks


def test_games_that_fail_are_collected_and_played_again_when_the_campaign_goes_on(tmp_path: Path) -> None:
    of = header(80)
    with Ledger(tmp_path, of) as ledger:
        campaign = Campaign(ledger, InThisProcess(MadeUp(of, {20, 21, 79}, keep_going=True)), keep_going=True)
        list(campaign.play())
        assert [result.number for result in campaign.results()] == [i for i in range(80) if i not in (20, 21, 79)]
        assert sorted(failure.number for failure, _ in campaign.failures) == [20, 21, 79]
        assert all(file.read_text("utf-8") == f"record {failure.number}" for failure, file in campaign.failures)
    mended = InThisProcess(MadeUp(of))
    assert [result.number for result in run(tmp_path, of, mended, resume=True)] == list(range(80))
    assert sorted(mended.played) == [16, 72]


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (lambda lines: [b'{"vezerkar": 1}\n', *lines[1:]], "is no ledger of a campaign"),
        (lambda lines: [lines[0], b"[0, 1]\n", *lines[1:]], "line 2: this is not what was written"),
        (lambda lines: [lines[0], lines[1].replace(b"[3,", b"[4,"), *lines[2:]], "line 2: this is not what was written"),
        (lambda lines: [lines[0], *[line.replace(b"german", b"british") for line in lines[1:]]], "not those that were written"),
    ],
)
def test_a_damaged_ledger_is_told(tmp_path: Path, spoil: Callable[[list[bytes]], list[bytes]], problem: str) -> None:
    of = header(9, chunk=3)
    run(tmp_path, of, InThisProcess(MadeUp(of), 1))
    lines = ledger_of(tmp_path).splitlines(keepends=True)
    if b"[3," in lines[2]:
        lines = [lines[0], lines[2], lines[1], *lines[3:]]
    (tmp_path / "ledger.jsonl").write_bytes(b"".join(spoil(lines)))
    with pytest.raises(CampaignError, match=problem):
        run(tmp_path, of, InThisProcess(MadeUp(of)), resume=True)


def test_a_worker_of_another_version_is_named() -> None:
    of = header(8)
    for other in ({"package": "9.9"}, {"version": "9.9"}):
        with pytest.raises(WrongVersion, match=r"9\.9"):
            Job(Header(**{**of.data(), **other}))(0)  # type: ignore[arg-type]


def test_a_rule_that_breaks_leaves_the_record_of_a_quick_game(monkeypatch: pytest.MonkeyPatch) -> None:
    from vezerkar.games.hunt import rules
    from vezerkar.games.hunt.game import Hunt

    def broken(self: Hunt, s: Any) -> Any:
        assert s.turn < 3, "broken on purpose"
        return s.turn

    assert rules
    monkeypatch.setattr(Hunt, "turn", broken)
    chunk = Job(header(8, chunk=2))(0)
    assert not chunk.rows and "broken on purpose" in chunk.failures[0].message
    assert '"action"' in chunk.failures[0].record


@slow
@pytest.mark.skipif(os.name != "posix", reason="there is no signal 9 here")
def test_a_driver_that_is_killed_again_and_again_gives_the_same_bytes(tmp_path: Path) -> None:
    def command(*more: str) -> list[str]:
        return [sys.executable, "-m", "vezerkar", "simulate", "hunt", "-n", "704", "--seed", "3", "--json", *more]

    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    alone = subprocess.run(command(), env=env, capture_output=True, check=True).stdout
    folder = tmp_path / "out"
    campaign = command("--out", str(folder), "--resume", "--workers", "2", "--csv", str(tmp_path / "games.csv"))

    def chunks() -> int:
        return max(0, ledger_of(folder).count(b"\n") - 1) if (folder / "ledger.jsonl").exists() else 0

    chance = random.Random(5)
    killed = 0
    for _ in range(3):
        before = chunks()
        with subprocess.Popen(campaign, env=env, stdout=subprocess.PIPE) as driver:
            # Some more chunks, and then any moment.
            while driver.poll() is None and chunks() == before:
                sleep(0.01)
            sleep(0.1 * chance.random())
            killed += driver.poll() is None and chunks() < 11
            driver.send_signal(signal.SIGKILL)
    assert killed
    done = subprocess.run(campaign, env=env, capture_output=True, check=True)
    assert done.stdout == alone
    lines = [json.loads(line) for line in ledger_of(folder).splitlines()[1:]]
    assert sorted(row[0] for _, _, rows, _ in lines for row in rows) == list(range(704))
