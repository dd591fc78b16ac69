"""The example of a bot account plays whole games of every title at a table that is served."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cost import slow
from tests.server.bots_of_others import bot_account, challenge
from tests.server.conftest import FREE, Here
from tests.server.play import Guest
from tests.server.served import client_at, served
from vezerkar.registry import game
from vezerkar.server.app import create_app

EXAMPLE = Path(__file__).parents[2] / "examples" / "bots" / "any_title.py"
PATIENCE_SECONDS = 300
SHORTEST = {
    "hunt": {},
    "quartermaster": {},
    "triumph": {"scenario": "1939"},
    "wg35": {"points": "200", "rounds": "6"},
}
"""For each title the options with which it is over soonest."""


def test_the_example_needs_nothing_but_python() -> None:
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    imported = {line.split()[1].partition(".")[0] for line in lines if line.startswith(("import ", "from "))}
    assert imported <= sys.stdlib_module_names


@slow
@pytest.mark.parametrize("name", SHORTEST)
def test_the_example_plays_a_whole_game(name: str, tmp_path: Path) -> None:
    rules = game(name)
    options = rules.complete_options({**rules.recommended, **SHORTEST[name]})
    players = max(rules.seatings())
    group, *others = rules.seatings()[players]
    seats = dict.fromkeys(group, "open") | {seat: "bot:random" for other in others for seat in other}
    wish = {"game": name, "options": options, "players": players, "seats": seats, "name": "Anna", "pace": "instant"}
    app = create_app(f"sqlite:///{tmp_path / 'table.db'}", bots=Here(), bot_delay=0.0, limits=FREE)
    with served(app) as here, client_at(here.address, timeout=60) as client:
        token = bot_account(client)
        command = [sys.executable, "-I", str(EXAMPLE), f"http://{here.address}", token]
        with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as program:
            try:
                answer = client.post("/api/matches", json=wish)
                assert answer.status_code == 201, answer.text
                anna = Guest(client, answer.json()["match"], answer.json()["key"])
                assert challenge(anna, player=group[0]).status_code == 201
                until = time.monotonic() + PATIENCE_SECONDS
                while anna.get("/record").status_code != 200 and time.monotonic() < until and program.poll() is None:
                    time.sleep(0.1)
                table = anna.table()
                assert table["over"] and {seat["id"] for seat in table["seats"] if seat["by_bot"]} == set(group)
            finally:
                program.kill()
                _, said = program.communicate()
        assert said == "", "it was refused nothing"
