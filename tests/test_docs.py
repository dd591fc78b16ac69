"""What the documents quote and show is true."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import vezerkar
from tests.checkout import python, with_new_game
from tests.cost import slow
from tests.tinygame import GAME
from vezerkar.cli.new_game import CHECKOUT, TEMPLATE, renamed
from vezerkar.engine import Record
from vezerkar.engine.match import replay
from vezerkar.engine.playout import random_playout

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
BLOCK = re.compile(r"^```(\S+) (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
PAGES = sorted(file.name for file in DOCS.glob("*.md"))
DATA = (
    ("hunt", "data-of-the-hunt.md"),
    ("quartermaster", "data-of-quartermaster.md"),
    ("triumph", "data-of-triumph.md"),
    ("wg35", "data-of-wg35.md"),
)
OWNERS = ("countries", "factions", "sides", "figures")
READY = {"army_a": "budapest_1944", "army_b": "assault_group_1944"}
"""With armies there are figures."""


NEW_GAME = "footrace"
"""The game that the page on adding a game has written by `vezerkar new-game`."""

DECLARED = """
import vezerkar
from vezerkar.games.footrace.game_data import CARDS, STEPS
match = vezerkar.game("footrace").start(seed=1)
while match.outcome is None:
    match.act(match.waiting()[0], "roll")
state, falls = match.position()["state"], [event for event in match.event_log if event.kind == "fell"]
assert state["falls"] == {seat: sum(event.data["seat"] == seat for event in falls) for seat in match.seats}
assert match.state.clone().falls == match.state.falls is not match.state.clone().falls
assert STEPS[CARDS.index("leap")] == 5 and match.game.notation(match.game.parse("play leap")) == "play leap"
for lang, card, fall in (("en", "Leap", "Red falls on space 0."), ("hu", "Szökkenés", "Piros elesik (0. mező).")):
    tr = vezerkar.translator("footrace", lang)
    assert tr("card-leap", {}) == card
    assert match.game.event_text(vezerkar.Event("fell", {"seat": "red", "space": "0"}), tr) == fall
"""
"""What must be so when the commits of that page have been made."""


def blocks(page: str) -> list[tuple[str, str]]:
    """The labelled blocks of a page: label and text."""
    return [(label, text) for _, label, text in BLOCK.findall((DOCS / page).read_text(encoding="utf-8"))]


def shown(label: str) -> str:
    """The example of this label in the page on formats."""
    (text,) = [text for name, text in blocks("positions-and-records.md") if name == label]
    return text


@pytest.mark.parametrize("page", ["adding-a-game.md", "trace-of-an-action.md"])
def test_code_is_quoted_verbatim(page: str) -> None:
    quotes = blocks(page)
    assert len(quotes) > 9
    for path, text in quotes:
        assert text in source(path), f"{path} has no such lines:\n{text}"


def source(path: str) -> str:
    """A file of the checkout, or of the new game."""
    for folder, template in ((f"src/vezerkar/games/{NEW_GAME}", "game"), (f"tests/{NEW_GAME}", "tests")):
        if path.startswith(f"{folder}/"):
            file = CHECKOUT / "src" / "vezerkar" / "cli" / TEMPLATE / template / f"{path.removeprefix(f'{folder}/')}.txt"
            return renamed(file.read_text(encoding="utf-8"), NEW_GAME)
    return (ROOT / path).read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def committed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the checkout with the new game, in which the commits that the page shows have been made one after the other."""
    if not shutil.which("git"):
        pytest.skip("only git applies what git shows")
    copy = with_new_game(tmp_path_factory.mktemp("commits"), NEW_GAME)
    commits = re.findall(r"^```diff\n(.*?)^```$", (DOCS / "adding-a-game.md").read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert len(commits) == 3
    for commit in commits:
        subprocess.run(["git", "apply", "-"], cwd=copy, input=commit, text=True, check=True)
    python(copy, "-m", "tools.declare")
    return copy


@slow
def test_a_new_attribute_card_and_event_work_as_the_page_shows_their_commits(committed: Path) -> None:
    python(committed, "-c", DECLARED)


@slow
def test_with_them_all_tests_of_the_game_pass(committed: Path) -> None:
    general = ("tests/test_messages.py", "tests/test_texts.py", "tests/test_declared.py", "tests/test_positions.py")
    python(committed, "-m", "pytest", "-p", "no:cacheprovider", f"tests/{NEW_GAME}", *general, "--all", "-k", NEW_GAME)
    python(committed, "-m", "ruff", "check", "--no-cache", f"src/vezerkar/games/{NEW_GAME}", f"tests/{NEW_GAME}")
    assert "100 %" in python(committed, "-m", "vezerkar", "rules", NEW_GAME, "--coverage")


@pytest.mark.parametrize(("name", "page"), DATA)
def test_every_field_and_verb_of_a_game_is_explained(name: str, page: str) -> None:
    game = vezerkar.game(name)
    match = game.start(seed=1, options=READY if name == "wg35" else {})
    chapters = dict(
        re.findall(r"^## (\w+)\n(.*?)(?=^## |\Z)", (DOCS / page).read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    )
    view, state = match.view(match.seats[0]), match.position()["state"]
    for part, data in (("View", view), ("Position", state)):
        assert fields(data) <= set(re.findall(r"`(\w+)`", chapters[part])), part
    told = set(re.findall(r"`([a-z_]+)[^`]*`", chapters["Actions"]))
    assert set(game.verbs) <= told


@pytest.mark.parametrize(("name", "page"), DATA)
def test_every_procedure_and_its_numbers_are_listed(name: str, page: str) -> None:
    game = vezerkar.game(name)
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*?) \|", chapter(page, "Procedures"), re.MULTILINE))
    assert set(rows) == set(game.takes)
    for step, numbers in game.takes.items():
        told = [f"`{n.name}` {n.least}" + (f" to {n.most}" if n.most > n.least else "") + "," for n in numbers]
        assert f"{rows[step]},".replace(" (any number of them)", "") == " ".join(told) or (not rows[step] and not told), step


@pytest.mark.parametrize(("name", "page"), DATA)
def test_every_moment_that_is_ready_loads_and_plays_on(name: str, page: str) -> None:
    ready = [json.loads(text) for label, text in blocks(page) if label == "moments"]
    if not ready:
        pytest.skip("there are none yet")
    for moment, position in ready[0].items():
        match = vezerkar.game(name).position({"game": name, **position})
        assert match.waiting(), moment
        assert random_playout(match.state, 7, 30), moment


def chapter(page: str, title: str) -> str:
    """A chapter of a page."""
    text = (DOCS / page).read_text(encoding="utf-8")
    (found,) = re.findall(rf"^## {title}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    return str(found)


def fields(data: Any) -> set[str]:
    """The fields of a view or a position, and those of the objects it holds for each country, faction, side or figure."""
    return {*data} | {field for parts in OWNERS for part in data.get(parts, {}).values() for field in part}


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    for link in LINK.findall((DOCS / page).read_text(encoding="utf-8")):
        assert (DOCS / link).resolve().exists(), f"{page} links to {link}"


def test_the_record_replays() -> None:
    record = Record.parse(shown("record"))
    match = replay(GAME, record)
    assert record.text() == shown("record") and match.record() == record
    assert match.outcome is not None and match.outcome.winners == ("gull",)


def test_position_and_view_are_those_before_the_fifth_action() -> None:
    record = Record.parse(shown("record"))
    record.actions, record.digest = record.actions[:4], ""
    match = replay(GAME, record)
    position = json.loads(shown("position"))
    assert match.position() == position and GAME.position(position).encode() == match.encode()
    assert match.view("heron") == json.loads(shown("view"))
