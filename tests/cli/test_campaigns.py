"""Campaigns on the command line: the same answer however it is played, and one line for whatever goes wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.arena.jobs import InThisProcess, MadeUp
from tests.cli.test_commands import run
from vezerkar.arena.chunk import Job
from vezerkar.cli.campaigns import Execution


@pytest.fixture
def vezerkar(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    """Run a command: `vezerkar("games", "--json")`."""
    return lambda *words: run(*words, monkeypatch=monkeypatch, capsys=capsys)


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Results are made up; games 3 and 70 fail."""

    def executor(_: Execution, job: Job) -> InThisProcess:
        return InThisProcess(MadeUp(job.header, {3, 70}, keep_going=job.keep_going))

    monkeypatch.setattr(Execution, "executor", executor)


@pytest.mark.parametrize("how", [(), ("--workers", "2", "--verify", "50")])
def test_a_campaign_says_what_simulate_says(vezerkar, tmp_path: Path, how: tuple[str, ...]) -> None:
    alone, kept = tmp_path / "alone.csv", tmp_path / "kept.csv"
    words = ("simulate", "hunt", "-n", "70", "--seed", "4", "-o", "side=historical", "--json")
    said = vezerkar(*words, "--csv", alone)
    out = ("--out", tmp_path / "out", *how)
    assert vezerkar(*words, "--csv", kept, *out) == said
    assert said[0] == 0 and not said[2]
    assert kept.read_bytes() == alone.read_bytes()
    # What is done is not played again: there is nobody to play it.
    assert vezerkar(*words, *out, "--resume", "--workers", "1")[:2] == said[:2]


def test_games_that_fail_are_not_counted(vezerkar, made_up: None, tmp_path: Path) -> None:
    words = ("simulate", "hunt", "-n", "80", "--out", tmp_path)
    status, out, err = vezerkar(*words)
    assert (status, out) == (1, "") and err.startswith("vezerkar: game ") and len(err.splitlines()) == 1
    status, out, err = vezerkar(*words, "--resume", "--keep-going")
    assert status == 1 and out.startswith("78 games\n")
    files = sorted(tmp_path.glob("failed-*.jsonl"))
    assert [file.name for file in files] == ["failed-3.jsonl", "failed-70.jsonl"]
    assert err.startswith("vezerkar: 2 of 80 games failed, and are not counted") and all(str(file) in err for file in files)


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("--resume",), "--resume needs --out"),
        (("--out", "{out}", "-n", "9"), "has a campaign: go on with --resume, or name another folder"),
        (("--out", "{out}", "-n", "9", "--resume"), "has another campaign: n is 80 there and 9 here"),
        (("--out", "{file}"), "{file}"),
    ],
)
def test_bad_input_gets_one_line(vezerkar, made_up: None, tmp_path: Path, words: tuple[str, ...], problem: str) -> None:
    places = {"out": tmp_path / "out", "file": tmp_path / "file"}
    places["file"].touch()
    vezerkar("simulate", "hunt", "-n", "80", "--out", places["out"], "--keep-going")
    status, out, err = vezerkar("simulate", "hunt", *[word.format(**places) for word in words])
    assert (status, out) == (1, "") and problem.format(**places) in err and len(err.strip().splitlines()) == 1
