"""The stock: what is in it, in which order, and what is said of a folder that cannot be used."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cost import first, slow
from tests.wg35.test_library import own
from tests.wg35.test_tables import tables
from vezerkar.games.wg35 import game_data
from vezerkar.games.wg35.content import LIBRARY, PIECE_TYPES, TABLES, user_records
from vezerkar.games.wg35.library import built_in
from vezerkar.games.wg35.library.identity import UserRecords
from vezerkar.registry import game

ROOT = Path(__file__).resolve().parents[2]
ORDERS = (
    (game_data.WEAPONS, game_data.WEAPON_INDEX, 73),
    (game_data.MELEE, game_data.MELEE_INDEX, 12),
    (game_data.ITEMS, game_data.ITEM_INDEX, 23),
    (game_data.ABILITIES, game_data.ABILITY_INDEX, 27),
    (game_data.THINGS, game_data.THING_INDEX, 121),
    (game_data.UNITS, game_data.UNIT_INDEX, 71),
    (game_data.ARMIES, game_data.ARMY_INDEX, 7),
    (game_data.CARDS, game_data.CARD_INDEX, 34),
    (game_data.SAMPLES, game_data.SAMPLE_INDEX, 10),
)


def run(script: str, *arguments: str, library: Path | str = "") -> subprocess.CompletedProcess[str]:
    """A script in a process of its own, which reads this folder."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "VEZERKAR_LIBRARY": str(library)}
    words = [sys.executable, "-c", script, *arguments]
    return subprocess.run(words, env=env, capture_output=True, text=True, encoding="utf-8", check=False)


def fill(folder: Path, content: object) -> Path:
    """A folder with a file."""
    (folder / "mine.json").write_text(json.dumps(content), encoding="utf-8")
    return folder


@pytest.mark.parametrize(("ids", "index", "count"), ORDERS)
def test_everything_has_a_number(ids: tuple[str, ...], index: dict[str, int], count: int) -> None:
    assert len(ids) == len(index) == count
    assert all(index[name] == i for i, name in enumerate(ids))


def test_abilities_that_cannot_be_bought_are_no_things() -> None:
    """WG35 3.3."""
    assert "sniper" in game_data.THINGS and "command_zone" not in game_data.THINGS
    for army in built_in().armies.values():
        for unit in army.units:
            assert {option.add for option in unit.options} <= set(game_data.THINGS)


def test_without_a_folder_there_is_what_comes_with_the_game() -> None:
    assert set(TABLES) == set(built_in().tables) and len(PIECE_TYPES) == 60
    assert LIBRARY.words == {}


FOUND = """
from vezerkar.games.wg35 import game_data as data
from vezerkar.games.wg35.rules.geometry.table import table
print(data.TABLE_IDS[-1], data.WEAPONS[-1], data.ARMIES[-1], data.SAMPLES[-1], data.WEAPON_INDEX["kar98k"])
print(len(table("test_table").pieces), table("test_table").pieces[0].type, table("forest_road").id)
"""


@slow
def test_a_users_files_come_after_ours(tmp_path: Path) -> None:
    folder = fill(tmp_path, {**own(), **tables()})
    found = run(FOUND, library=folder)
    assert found.stderr == "" and found.stdout.splitlines() == [
        f"test_table test_carbine test_army test_six {game_data.WEAPON_INDEX['kar98k']}",
        "7 test_bank forest_road",
    ]


# --- what a match needs of a user's files --------------------------------------------------------------------------


def records(folder: Path) -> UserRecords:
    return user_records({file.name: file.read_bytes() for file in sorted(folder.glob("*.json"))})


def identity(folder: Path, *ids: str) -> str:
    return records(folder).identity(frozenset(ids))


def test_nothing_is_needed_of_nobody(tmp_path: Path) -> None:
    assert user_records({}).named("army test_army 1944") == frozenset() and identity(tmp_path, "test_army") == ""
    fill(tmp_path, own())
    assert records(tmp_path).named("army soviet_1941_45 1944") == frozenset() and identity(tmp_path) == ""


def test_options_and_actions_name_what_they_need(tmp_path: Path) -> None:
    known = records(fill(tmp_path, {**own(), **tables()}))
    army = own()["armies"][0]
    unit, sample = army["units"][0]["id"], army["samples"][0]["id"]
    for text, wanted in (
        ("test_table", {"test_table"}),
        (sample, {sample}),
        (f"recruit {unit}", {unit}),
        ("equip 2 test_carbine", {"test_carbine"}),
        ("army test_army 1944", {"test_army"}),
        ("move a1 100,200,0", set()),
    ):
        assert known.named(text) == frozenset(wanted), text
    piece = tables()["tables"][0]["pieces"][0]["id"]
    assert known.named(piece) == set(), "what only a table knows is not named by others"


def test_an_identity_changes_with_what_is_needed_and_with_nothing_else(tmp_path: Path) -> None:
    content = {**own(), **tables()}
    fill(tmp_path, content)
    army, table = identity(tmp_path, "test_army"), identity(tmp_path, "test_table")
    assert len({army, table}) == 2 and all(len(digits) == 8 and int(digits, 16) >= 0 for digits in (army, table))
    assert identity(tmp_path, own()["armies"][0]["units"][0]["id"]) == army, "a unit stands for its army"
    (tmp_path / "another.json").write_text(json.dumps({"about": "nothing", "weapons": []}), encoding="utf-8")
    (tmp_path / "mine.json").rename(tmp_path / "renamed.json")
    assert (identity(tmp_path, "test_army"), identity(tmp_path, "test_table")) == (army, table)
    content["tables"][0]["civilian"] = not content["tables"][0].get("civilian", False)
    (tmp_path / "renamed.json").write_text(json.dumps(content), encoding="utf-8")
    assert identity(tmp_path, "test_army") == army and identity(tmp_path, "test_table") != table
    content["weapons"][0]["points"] += 1
    (tmp_path / "renamed.json").write_text(json.dumps(content), encoding="utf-8")
    assert "test_carbine" in json.dumps(content["armies"]) and identity(tmp_path, "test_army") != army


MATCHES_OF = """
import sys
import vezerkar
rules = vezerkar.game("wg35")
for table in ("mission", "test_table"):
    match = rules.start(7, {"table": table})
    match.act(match.waiting()[0], sys.argv[1])
    print(match.record().version)
"""


@slow
def test_a_match_notes_what_it_needs(tmp_path: Path) -> None:
    folder = fill(tmp_path, {**own(), **tables()})
    ours = run(MATCHES_OF, "sample late_war_section_1944", library=folder).stdout.split()
    theirs = run(MATCHES_OF, f"sample {own()['armies'][0]['samples'][0]['id']}", library=folder).stdout.split()
    version = game("wg35").version
    table, army = identity(folder, "test_table"), identity(folder, "test_army")
    assert ours == [version, f"{version}+{table}"]
    assert theirs == [f"{version}+{army}", f"{version}+{identity(folder, 'test_army', 'test_table')}"]


COMMAND = """
from vezerkar import registry
from vezerkar.cli import main
registry.GAMES["wg35"] = "vezerkar.games.wg35.content"
main()
"""


@slow
@pytest.mark.parametrize(
    "words", [("serve", "--port", "0", "--db", "sqlite://"), ("play", "wg35"), ("simulate", "wg35"), ("games",)]
)
def test_a_command_says_what_is_wrong_with_a_folder(tmp_path: Path, words: tuple[str, ...]) -> None:
    """A line for each fault, and nothing else."""
    content = {**own(), **tables()}
    content["weapons"][0]["ap"] = 0
    content["tables"][0]["pieces"][0]["polygon"] = [[0, 0], [0, 9], [9, 9]]
    said = run(COMMAND, *words, library=fill(tmp_path, content))
    assert said.returncode == 1 and said.stdout == ""
    assert said.stderr.splitlines() == [
        "vezerkar: mine.json: weapon test_carbine: ap: found 0; allowed: a whole number from 1 to 5",
        "vezerkar: mine.json: table test_table: pieces[bank].polygon: found [[0, 0], [0, 9], [9, 9]]; "
        "allowed: a convex polygon of 3 to 24 corners [x, y], counter-clockwise",
    ]


@slow
def test_a_command_says_that_there_is_no_folder(tmp_path: Path) -> None:
    said = run(COMMAND, "simulate", "wg35", library=tmp_path / "none")
    assert said.returncode == 1
    assert said.stderr == f"vezerkar: {tmp_path / 'none'}: found no folder; allowed: a folder with .json files\n"


def pipe(folder: Path) -> None:
    os.mkfifo(folder / "mine.json")


def device(folder: Path) -> None:
    (folder / "mine.json").symlink_to("/dev/zero")


def long(folder: Path) -> None:
    (folder / "mine.json").write_bytes(b" " * (2 << 20) + b"{}")


def crowd(folder: Path) -> None:
    (folder / "mine.json").write_text(f'{{"weapons": [{"{}," * 500_000}{{}}]}}', encoding="utf-8")


def keys(folder: Path) -> None:
    (folder / "mine.json").write_text("{" + ",".join(f'"a{n}":0' for n in range(150_000)) + "}", encoding="utf-8")


def strangers(folder: Path) -> None:
    army = own()["armies"][0]
    copies = [{**army, "id": f"army{n}", "rules": [f"rule{n}{i}" for i in range(50)]} for n in range(1000)]
    fill(folder, {"armies": copies})


def heap(folder: Path) -> None:
    for number in range(9):
        (folder / f"{number}.json").write_bytes(b"{}" + b" " * ((2 << 20) - 2))


def swarm(folder: Path) -> None:
    for number in range(201):
        (folder / f"{number}.json").write_text("{}", encoding="utf-8")


@slow
@pytest.mark.skipif(os.name != "posix", reason="pipes and devices are files there")
@pytest.mark.parametrize(
    ("spoil", "words"),
    first(
        [
            (pipe, "mine.json: found a file that cannot be read (no file of its own)"),
            (long, "mine.json: found a file that cannot be read (longer than 2 MiB)"),
            (keys, "and 149800 faults more"),
            (device, "mine.json: found a file that cannot be read (no file of its own)"),
            (crowd, "mine.json: found 500001 records, with those of the files before it; allowed: at most 2000"),
            (strangers, "faults more"),
            (swarm, "found 201 files; allowed: at most 200"),
            (heap, "8.json: found 18 MiB, with the files before it; allowed: at most 16 MiB"),
        ],
        3,
    ),
)
def test_a_folder_that_nobody_can_have_written_is_refused_at_once(
    tmp_path: Path, spoil: Callable[[Path], None], words: str
) -> None:
    spoil(tmp_path)
    before = time.monotonic()
    said = run(COMMAND, "games", library=tmp_path)
    assert time.monotonic() - before < 120
    assert said.returncode == 1 and said.stdout == "" and words in said.stderr and said.stderr.count("\n") <= 201
