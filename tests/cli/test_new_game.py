"""`vezerkar new-game`: what it writes is a game that passes everything, and stays so."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.checkout import python, with_new_game
from tests.cost import slow
from vezerkar.cli import main
from vezerkar.cli.new_game import CHECKOUT, TEMPLATE, NotWritten, new_game, renamed

NAME = "footrace"
SHORT, LONG = "ab", "abcdefghijklmnopqrst"
WRITTEN = ("state.py", "events.py")
"""What tools/declare.py writes."""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the checkout with a new game, registered."""
    return with_new_game(tmp_path_factory.mktemp("new"), NAME)


@pytest.fixture
def empty(tmp_path: Path) -> Path:
    """A folder with as much of a checkout as the command looks for."""
    (tmp_path / "src" / "vezerkar" / "games").mkdir(parents=True)
    return tmp_path


@pytest.mark.slow
def test_its_own_tests_pass(checkout: Path) -> None:
    python(checkout, "-m", "pytest", "-p", "no:cacheprovider", f"tests/{NAME}")


@slow
def test_the_tests_of_all_games_pass(checkout: Path) -> None:
    general = ("messages", "texts", "spans", "declared", "positions", "rule_coverage", "views", "public")
    files = [f"tests/test_{name}.py" for name in general]
    more = (
        "tests/engine/test_steps.py",
        "tests/bots",
        "tests/server/matches/test_observer.py",
        "tests/server/matches/test_secrecy.py",
    )
    python(checkout, "-m", "pytest", "-p", "no:cacheprovider", *files, *more, "--all", "-k", NAME)
    listing = ("tests/test_public.py", "tests/test_api_reference.py", "tests/bots/test_registry.py")
    python(checkout, "-m", "pytest", "-p", "no:cacheprovider", *listing)


@slow
def test_its_tests_name_every_rule_and_card(checkout: Path) -> None:
    assert "100 %" in python(checkout, "-m", "vezerkar", "rules", NAME, "--coverage")


@pytest.mark.slow
def test_what_follows_from_its_declarations_is_up_to_date(checkout: Path) -> None:
    game = checkout / "src" / "vezerkar" / "games" / NAME
    python(checkout, "-m", "tools.declare")
    for file in WRITTEN:
        template = CHECKOUT / "src" / "vezerkar" / "cli" / TEMPLATE / "game" / f"{file}.txt"
        message = f"write {game / file} to {template}, with {TEMPLATE!r} for {NAME!r}"
        assert (game / file).read_text("utf-8") == renamed(template.read_text("utf-8"), NAME), message


@slow
def test_it_is_played_and_drawn_by_the_commands_of_all_games(checkout: Path) -> None:
    played = python(checkout, "-m", "vezerkar", "simulate", NAME, "-n", "3", "--check", "--bots", "red=greedy")
    assert "ending-goal: 3" in played
    code = f"import vezerkar; match = vezerkar.game({NAME!r}).start(1); print(match.record().text())"
    (checkout / "game.jsonl").write_text(python(checkout, "-c", code), "utf-8")
    python(checkout, "-m", "vezerkar", "show", "game.jsonl", "--seat", "red", "--svg", "game.svg")
    assert 'href="#runner"' in (checkout / "game.svg").read_text("utf-8")


@slow
def test_its_types_layers_and_compiled_modules_are_right(checkout: Path) -> None:
    python(checkout, "-m", "mypy", "--cache-dir", str(checkout / "types"), f"src/vezerkar/games/{NAME}", f"tests/{NAME}")
    python(checkout, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command(['--no-cache'])")
    for tool in ("lint_compiled", "import_circles", "retired_names"):
        python(checkout, "-m", f"tools.{tool}")


@pytest.mark.parametrize("name", [SHORT, NAME, LONG])
def test_it_is_formatted_whatever_its_name(name: str, empty: Path) -> None:
    shutil.copy(CHECKOUT / "pyproject.toml", empty)
    new_game(name, empty)
    python(empty, "-m", "ruff", "check", "--no-cache")
    python(empty, "-m", "ruff", "format", "--check", "--no-cache")


@pytest.mark.parametrize("name", ["", "x", "Chess", "go!", "2p", "class", "my-game", "a" * 21, "../chess"])
def test_a_bad_name_is_refused(name: str, empty: Path) -> None:
    with pytest.raises(NotWritten, match="cannot be the name of a game"):
        new_game(name, empty)
    assert not list((empty / "src" / "vezerkar" / "games").iterdir())


def test_a_name_that_is_taken_is_refused(empty: Path) -> None:
    with pytest.raises(NotWritten, match="there is a game 'hunt' already"):
        new_game("hunt", empty)
    (empty / "tests" / NAME).mkdir(parents=True)
    with pytest.raises(NotWritten, match="exists already"):
        new_game(NAME, empty)
    assert not list((empty / "src" / "vezerkar" / "games").iterdir())


def test_a_folder_that_is_no_checkout_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NotWritten, match="is not a checkout"):
        new_game(NAME, tmp_path)


def test_the_command_says_what_to_do_next(
    empty: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["vezerkar", "new-game", NAME, "--checkout", str(empty)])
    with pytest.raises(SystemExit, match="0"):
        main()
    said = capsys.readouterr().out
    assert f"written: src/vezerkar/games/{NAME}\n" in said and f'add "{NAME}": "vezerkar.games.{NAME}"' in said
    with pytest.raises(SystemExit, match="1"):
        main()
    assert capsys.readouterr().err.count("\n") == 1
