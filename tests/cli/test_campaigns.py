"""Campaigns on the command line: the same answer however it is played, and one line for whatever goes wrong."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from xml.etree.ElementTree import fromstring

import pytest

from tests.arena.jobs import InThisProcess, Lopsided, MadeUp, header
from tests.cli.test_commands import run
from tests.cost import slow
from vezerkar.arena.chunk import Job
from vezerkar.arena.executors import Answer, Lost
from vezerkar.cli.campaigns import Execution
from vezerkar.draw.svg import NAMESPACE


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


@slow
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


@slow
def test_games_that_fail_are_not_counted(vezerkar, made_up: None, tmp_path: Path) -> None:
    words = ("simulate", "hunt", "-n", "80", "--out", tmp_path)
    status, out, err = vezerkar(*words)
    assert (status, out) == (1, "") and err.startswith("vezerkar: game ") and len(err.splitlines()) == 1
    status, out, err = vezerkar(*words, "--resume", "--keep-going")
    assert status == 1 and out.startswith("78 games\n")
    files = sorted(tmp_path.glob("failed-*.jsonl"))
    assert [file.name for file in files] == ["failed-3.jsonl", "failed-70.jsonl"]
    assert err.startswith("vezerkar: 2 of 80 games failed, and are not counted") and all(str(file) in err for file in files)


@pytest.mark.parametrize("kept", [True, False])
def test_who_stops_early_is_told_how_to_go_on(vezerkar, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, kept: bool) -> None:
    """If there is a way."""
    lost = [Lost("its process ended")] * 3
    ends = [InThisProcess(MadeUp(header(8)), 1, lost), Stopped(MadeUp(header(8)))]
    monkeypatch.setattr(Execution, "executor", lambda *_: ends.pop(0))
    out = ("--out", tmp_path, "--resume") if kept else ("--verify", "1")
    hint = "; what is done is kept: go on with --resume" if kept else ""
    for said in ("games 0 to 7 were tried 3 times, and each time came to nothing: its process ended", "stopped"):
        assert vezerkar("simulate", "hunt", "-b", "german=novice", "-n", "9", *out) == (1, "", f"vezerkar: {said}{hint}\n")


class Stopped(InThisProcess):
    """Somebody presses Ctrl and C."""

    def wait(self) -> list[Answer]:
        raise KeyboardInterrupt


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


@pytest.mark.slow
def test_a_tournament_that_is_kept_says_what_it_always_says(vezerkar, tmp_path: Path) -> None:
    words = ("tournament", "hunt", "random", "novice", "-n", "2", "--seed", "2")
    said = vezerkar(*words)
    assert said[0] == 0 and vezerkar(*words, "--out", tmp_path / "out") == said
    assert vezerkar(*words, "--out", tmp_path / "out", "--resume") == said


@pytest.fixture
def lopsided(monkeypatch: pytest.MonkeyPatch) -> None:
    """Results are made up: everybody beats the bot at random."""
    monkeypatch.setattr(Execution, "executor", lambda _, job: InThisProcess(Lopsided(job.header)))


@pytest.mark.slow
def test_a_ladder_ranks_bots_and_random_is_always_there(vezerkar, lopsided: None, tmp_path: Path) -> None:
    svg = tmp_path / "ladder.svg"
    words = ("ladder", "hunt", "greedy", "novice", "-n", "20")
    status, out, err = vezerkar(*words, "--json", "--plot", svg)
    told = json.loads(out)
    assert (status, err, told["games"]) == (0, "", 6 * 20)
    assert {row["bot"] for row in told["bots"][:2]} == {"greedy", "novice"}
    last = told["bots"][2]
    assert (last["bot"], last["elo"], last["won"], last["games"]) == ("random", 0, 0, 80)
    assert all(row["low"] < row["elo"] < row["high"] and row["low"] > 0 for row in told["bots"][:2])
    assert {row["side"] for row in told["sides"]} == {"german", "british"}
    drawn = ["".join(text.itertext()) for text in fromstring(svg.read_text(encoding="utf-8")).iter(f"{{{NAMESPACE}}}text")]
    assert drawn[0] == "The Hunt, 120 games" and {"greedy", "novice", "random"} < {*drawn}
    lines = vezerkar(*words)[1].splitlines()
    assert lines[0] == "120 games" and lines[3] == "3. random: 0, won 0 of 80"
    # The mean of 40 games leaves 108 points to each side, that of 160 games 54.
    until = json.loads(vezerkar("ladder", "hunt", "greedy", "novice", "-n", "400", "--until", "60", "--json")[1])
    assert until["games"] == 4 * 400 + 2 * 72


@slow
def test_a_bot_is_better_than_another_one_or_is_not(vezerkar, lopsided: None) -> None:
    words = ("ladder", "hunt", "greedy", "--better-than", "random", "-n", "100")
    told = json.loads(vezerkar(*words, "--json")[1])
    # The evidence of a game won is 0.056, so it takes 53 of them: 27 seeds, in chunks of 8.
    assert (told["verdict"], told["games"], told["bot"], told["than"]) == ("better", 64, "greedy", "random")
    assert told["low"] > 0 and "greedy is better than random" in vezerkar(*words)[1]
    worse = vezerkar("ladder", "hunt", "random", "--better-than", "greedy", "-n", "100")[1]
    assert "random is not better than greedy" in worse
    few = vezerkar("ladder", "hunt", "greedy", "--better-than", "random", "-n", "3")[1]
    assert few.startswith("6 games\nit is not decided whether greedy is better than random: more seeds with -n\n")


@slow
def test_a_tournament_asks_of_every_bot_if_it_is_better(vezerkar, lopsided: None, tmp_path: Path) -> None:
    words = ("tournament", "hunt", "greedy", "novice", "--better-than", "random", "-n", "100")
    status, out, err = vezerkar(*words, "--json")
    told = json.loads(out)
    assert (status, err, told["than"], told["games"]) == (0, "", "random", 128)
    # As on a ladder, each for itself.
    alone = json.loads(vezerkar("ladder", "hunt", "greedy", "--better-than", "random", "-n", "100", "--json")[1])
    first, second = told["tests"]
    sides = first.pop("sides")
    assert {"game": "hunt", **first} == alone and second["bot"] == "novice" and second["verdict"] == "better"
    assert [(side["side"], side["wins"], side["games"]) for side in sides] == [("german", 32, 32), ("british", 32, 32)]
    said = vezerkar(*words)
    assert said[1].splitlines()[:3] == [
        "greedy as german against random: won 32 of 32: 100.0 % (95 %: 89.3 to 100.0)",
        "greedy as british against random: won 32 of 32: 100.0 % (95 %: 89.3 to 100.0)",
        "greedy is better than random",
    ]
    assert vezerkar(*words, "--out", tmp_path / "out") == said == vezerkar(*words, "--out", tmp_path / "out", "--resume")
    worse = vezerkar("tournament", "hunt", "random", "--better-than", "greedy", "-n", "100")[1]
    assert "random as german against greedy: won 0 of 32" in worse and "random is not better than greedy" in worse
    few = vezerkar("tournament", "hunt", "greedy", "--better-than", "random", "-n", "3")[1]
    assert "it is not decided whether greedy is better than random: more games with -n" in few


def test_a_tournament_of_three_sides_has_a_bot_on_one_or_two_of_them(vezerkar, lopsided: None) -> None:
    told = json.loads(vezerkar("tournament", "triumph", "greedy", "--better-than", "random", "-n", "100", "--json")[1])
    (test,) = told["tests"]
    assert test["verdict"] == "better" and told["games"] % 6 == 0
    assert [(side["side"], side["games"]) for side in test["sides"]] == [
        (side, told["games"] // 2) for side in ("axis", "west", "ussr")
    ]


def test_a_ladder_by_alpha_rank(vezerkar, lopsided: None, tmp_path: Path) -> None:
    told = json.loads(vezerkar("ladder", "hunt", "greedy", "random", "-n", "20", "--rank", "alpha", "--json")[1])
    assert told["games"] == 80 and [profile["bots"] for profile in told["profiles"]] == [
        {"german": "greedy", "british": "greedy"}
    ]
    assert {(row["bot"], row["side"]) for row in told["bots"] if row["permille"] == 1000} == {
        ("greedy", "german"),
        ("greedy", "british"),
    }
    assert vezerkar("ladder", "hunt", "greedy", "random", "-n", "9", "--rank", "alpha", "--plot", tmp_path / "a.svg")[0] == 0


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("ladder", "hunt", "random"), "a ladder needs two bots or more"),
        (("ladder", "hunt", "greedy", "greedy"), "a ladder has every bot once"),
        (("ladder", "hunt", "greedy", "--rank", "glicko"), "--rank is one of: elo, alpha, not 'glicko'"),
        (("ladder", "hunt", "greedy", "novice", "--rank", "alpha", "--until", "9"), "--until is about points"),
        (("ladder", "hunt", "greedy", "novice", "--better-than", "random"), "--better-than asks whether one bot is better"),
        (("ladder", "hunt", "greedy", "--better-than", "greedy"), "--better-than asks whether one bot is better"),
        (("ladder", "hunt", "greedy", "--better-than", "random", "--until", "9"), "--better-than goes with none of --until"),
        (("tournament", "hunt", "greedy", "random", "--better-than", "random"), "--better-than random is whom the others meet"),
        (("tournament", "hunt", "greedy", "greedy", "--better-than", "random"), "--better-than has every bot once"),
        (("tournament", "hunt", "random"), "a tournament needs two bots or more"),
        (("ladder", "hunt", "search:1.5s"), "search:1.5s thinks by the clock, so its games cannot be repeated: give it tries"),
        (("ladder", "hunt", "genius"), "no bot 'genius' plays hunt"),
        (("simulate", "hunt", "--ray", "auto", "--workers", "2"), "--ray and --workers exclude each other"),
        (("simulate", "hunt", "--columns", "games"), "--columns needs --parquet"),
        (("simulate", "hunt", "--parquet", "a", "--columns", "all"), "there are no columns 'all'; there are: games, decisions"),
    ],
)
def test_what_cannot_be_done_is_one_line(vezerkar, words: tuple[str, ...], problem: str) -> None:
    status, out, err = vezerkar(*words)
    assert (status, out) == (1, "") and problem in err and len(err.strip().splitlines()) == 1


@slow
@pytest.mark.parametrize(
    ("module", "words", "extra"),
    [
        ("pyarrow", ("simulate", "hunt", "--parquet", "games"), "parquet"),
        ("ray", ("ladder", "hunt", "greedy", "--ray", "auto"), "ray"),
    ],
)
def test_a_package_that_is_missing_is_one_line(module: str, words: tuple[str, ...], extra: str) -> None:
    code = f"import sys; sys.modules[{module!r}] = None; sys.argv[1:] = {words!r}; import vezerkar.cli; vezerkar.cli.main()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"vezerkar: {module} is not here: pip install 'vezerkar[{extra}]'\n"
