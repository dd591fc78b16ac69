"""Datasets on the command line: made, told about, checked and replayed."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest

from tests.cli.test_commands import run
from tests.cost import slow
from vezerkar.registry import replay


@slow
def test_a_dataset_from_the_command_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    vezerkar = partial(run, monkeypatch=monkeypatch, capsys=capsys)
    data, svg, saved = tmp_path / "data", tmp_path / "a.svg", tmp_path / "game.jsonl"
    words = ("simulate", "hunt", "-n", "3", "--seed", "5", "--json")
    assert vezerkar(*words, "--parquet", data, "--columns", "decisions") == vezerkar(*words)
    ((told),) = json.loads(vezerkar("dataset", "info", data, "--json")[1])
    assert (told["games"], told["seed"], [*told["tables"]]) == (3, "5", ["decisions", "games"])
    assert vezerkar("dataset", "info", data)[1].startswith("3 games of hunt, rules ")
    checked = vezerkar("dataset", "check", data, "--share", "100")
    assert checked == (0, "3 games, 3 of them played again: all as they were written\n", "")
    one = ("dataset", "replay", data, "--game-number", "1", "--save", saved)
    assert vezerkar(*one, "--svg", svg)[0] == 0 and svg.read_text(encoding="utf-8").startswith("<svg")
    assert vezerkar(*one, "--ply", "30", "--lang", "hu")[1] == vezerkar("show", saved, "--ply", "30", "--lang", "hu")[1]
    assert vezerkar("verify", saved)[0] == 0 and replay(saved.read_text(encoding="utf-8")).seed == "5/1"
    status, _, err = vezerkar("dataset", "replay", data, "--game-number", "3")
    assert status == 1 and "has no game 3" in err and len(err.splitlines()) == 1


def test_a_folder_without_a_dataset_is_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run("dataset", "info", "nowhere", monkeypatch=monkeypatch, capsys=capsys)
    assert (status, out) == (1, "") and "nowhere has no files of Parquet" in err and len(err.strip().splitlines()) == 1
