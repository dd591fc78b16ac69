"""The example scripts run as they stand, in a short form, and do what they say."""

from __future__ import annotations

import re
import runpy
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from tests.cost import slow
from vezerkar import bot, game
from vezerkar.bots import registry
from vezerkar.engine import Observation
from vezerkar.research import model
from vezerkar.research.table import Table

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "research"

Script = Callable[..., str]


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Script:
    """Run a script in a folder of its own, and return what it prints."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(registry, "REGISTERED", {})

    def run(name: str, *arguments: str) -> str:
        monkeypatch.setattr(sys, "argv", [name, *arguments])
        runpy.run_path(str(EXAMPLES / name), run_name="__main__")
        return capsys.readouterr().out

    return run


@slow
def test_a_policy_learns_to_beat_random(script: Script, tmp_path: Path) -> None:
    said = script("train_linear.py", "quartermaster", "--rounds", "2", "--games", "20", "--measured", "8")
    lucky, won = re.findall(r"wins (\d+) of 16 games", said)
    assert int(won) >= 13 > int(lucky)
    assert bot(f"model:{tmp_path}/model.json", "quartermaster")


@slow
def test_a_policy_learns_from_a_teacher(script: Script, tmp_path: Path) -> None:
    said = script("train_linear.py", "quartermaster", "--teacher", "greedy", "--games", "3", "--measured", "8")
    lucky, won = re.findall(r"wins (\d+) of 16 games", said)
    assert int(won) >= 13 > int(lucky)


@slow
def test_random_games_are_enough_to_learn_from(script: Script) -> None:
    said = script("from_random_games.py", "quartermaster", "--quick")
    lucky, won = re.findall(r"wins (\d+) of 40 games", said)
    assert int(won) >= 32 > int(lucky)


@slow
def test_twenty_lines_are_enough_to_beat_random(script: Script) -> None:
    said = script("twenty_lines.py", "quartermaster", "--games", "3", "--measured", "8")
    lucky, won = re.findall(r"wins (\d+) of 16 games", said)
    assert int(won) >= 13 > int(lucky)


@slow
def test_what_is_saved_of_a_game_without_a_catalogue_likes_the_same(tmp_path: Path) -> None:
    """The seats of such a network share its hidden layer: each must hear its own likes alone."""
    names = runpy.run_path(str(EXAMPLES / "train_linear.py"))
    table = Table("wg35", game("wg35").recommended)
    table.reset("1")
    likes = np.random.default_rng(1).normal(size=(2, model.OPTION_INPUTS))
    likes[:, names["VERBS"] + 2 * names["NOUNS"] :] = 0  # as training leaves them
    names["save"](table, likes, tmp_path / "net.json")
    saved = bot(f"model:{tmp_path}/net.json", "wg35")
    asked = set()
    for _ in range(60):
        offered = [likes[table.seat, places].sum() for places in names["places"](table, table.legal)]
        chosen = saved.choose(Observation.of(table.match(), table.seats[table.seat]))
        assert offered[table.legal.index(chosen.code)] == pytest.approx(max(offered), abs=1e-3)
        asked.add(table.seat)
        table.act(table.legal[-1])
    assert asked == {0, 1}


@slow
def test_generations_meet_in_a_league(script: Script) -> None:
    said = script("league.py", "--quick")
    assert re.findall(r"generation (\d): (\w+) wins \d+ of 10", said) == [
        *(("1", "german"), ("1", "british"), ("2", "german"), ("2", "british"))
    ]


@slow
def test_a_league_trains_by_ppo_and_its_file_plays(script: Script, tmp_path: Path) -> None:
    said = script("league_ppo.py", "--quick")
    assert re.findall(r"(\w+) wins \d+ of 4 games", said) == ["german", "british"]
    assert bot(f"model:{tmp_path}/league_ppo.json", "hunt")


def test_ppo_makes_what_went_better_likelier_and_learns_what_rows_are_worth() -> None:
    names = runpy.run_path(str(EXAMPLES / "league_ppo.py"))
    rng = np.random.default_rng(1)
    net = names["network"](4, 3, rng)
    x = rng.normal(size=(600, 4)).astype(np.float32)
    mask = np.ones((600, 3), bool)
    mask[:, 2] = False  # never legal
    before = names["forward"](net, x, mask)[1]
    action = rng.integers(2, size=600)
    better = np.where(action == (x[:, 0] > 0), 1.0, -1.0)  # 1 is good where the first input is above 0, else 0
    adam = names["Adam"](net)
    for _ in range(20):
        names["improve"](adam, (x, mask, action, before[np.arange(600), action], better, x[:, 1]), rng)
    _, odds, worth = names["forward"](net, x, mask)
    good = (x[:, 0] > 0).astype(int)
    clear = np.abs(x[:, 0]) > 0.3
    change = (odds - before)[np.arange(600), good]
    assert (change[clear] > 0).mean() > 0.95
    assert np.exp(odds[:, 2]).max() == 0
    assert np.corrcoef(worth, x[:, 1])[0, 1] > 0.9


def test_decisions_are_told_with_what_came_of_them() -> None:
    names = runpy.run_path(str(EXAMPLES / "league_ppo.py"))
    discount, trace = names["DISCOUNT"], names["TRACE"]
    row, mask = np.zeros(1), np.ones(1, bool)
    # Worth 0.5, then the end with a reward of 1; a new game; of its last decision nobody knows yet how it went.
    steps = [[row, mask, 0, 0.0, 0.5, 0.25, False], [row, mask, 0, 0.0, 0.2, 1.0, True], [row, mask, 0, 0.0, 9.0, 0.0, False]]
    *_, better, worth = names["told"]([steps])
    last = 1.0 - 0.2
    first = 0.25 + discount * 0.2 - 0.5 + discount * trace * last
    assert better == pytest.approx([last, first]) and worth == pytest.approx([last + 0.2, first + 0.5])


@slow
def test_a_policy_of_this_process_has_its_place_on_a_ladder(script: Script) -> None:
    said = script("ladder.py", "--quick")
    assert {*re.findall(r"^(\w+) +-?\d+ \(95 %", said, re.MULTILINE)} == {"random", "last", "novice"}
    assert said.startswith("novice") and re.search(r"^random +0 \(95 %: 0 to 0\)$", said, re.MULTILINE)


@slow
def test_a_campaign_is_played_and_goes_on(script: Script, tmp_path: Path) -> None:
    arguments = ("ray_campaign.py", "novice", "--quick", "--against", "random", "--out", str(tmp_path / "kept"))
    said = script(*arguments).rpartition("\r")[2]
    assert re.findall(r"(\w+): won \d+ of 12", said) == ["german", "british"]
    before = (tmp_path / "kept" / "ledger.jsonl").read_bytes()
    assert script(*arguments).rpartition("\r")[2] == said
    assert (tmp_path / "kept" / "ledger.jsonl").read_bytes() == before
