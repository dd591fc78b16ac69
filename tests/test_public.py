"""Whoever imports nothing but `vezerkar` has everything: names, types, examples that are true."""

from __future__ import annotations

import doctest
import inspect
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from mypy import api

import vezerkar
from tests import stranger
from tests.cost import slow
from vezerkar import IllegalAction
from vezerkar.bots import registry
from vezerkar.registry import GAMES

SRC = Path(vezerkar.__file__).resolve().parent.parent
OBJECTS = [name for name in vezerkar.__all__ if name != "__version__"]
FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL


@pytest.mark.parametrize("name", OBJECTS)
def test_every_public_name_has_an_example_and_all_examples_are_true(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "REGISTERED", {})
    found = getattr(vezerkar, name)
    assert ">>>" in (inspect.getdoc(found) or ""), f"{name} has no example"
    assert ">>>" in (found.__doc__ or ""), f"{name} has no example of its own"
    runner = doctest.DocTestRunner(optionflags=FLAGS, verbose=False)
    said: list[str] = []
    for example in doctest.DocTestFinder(recurse=True).find(found, name, module=sys.modules[found.__module__]):
        runner.run(example, out=said.append, clear_globs=True)
    assert not runner.failures, "".join(said)


def test_the_example_of_the_package_is_true() -> None:
    assert doctest.testmod(vezerkar, optionflags=FLAGS).failed == 0


def test_a_name_that_is_not_there_is_no_attribute() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'chess'"):
        vezerkar.chess  # noqa: B018


def test_a_stranger_plays() -> None:
    assert stranger.play_the_hunt() == "The Graf Spee is not in the space of a freighter (HUNT 43)."
    stranger.look_at_the_others()


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_is_an_english_sentence_with_its_rule(name: str) -> None:
    match = vezerkar.game(name).start(seed=7)
    choice = random.Random(7)
    known: set[str] = set()
    cited = 0
    while match.outcome is None and match.ply < 300:
        seat = match.waiting()[0]
        known |= {action.notation for action in match.decision(seat).options}
        for text in (choice.choice(sorted(known)), "dance"):
            refusal = match.why_not(seat, text)
            if refusal is not None:
                with pytest.raises(IllegalAction) as refused:
                    match.act(seat, text)
                said = str(refused.value)
                assert refusal.reason not in said and said[-1] in ".?!)", said
                assert f"({refusal.cite})" in said if refusal.cite else "(" not in said, said
                cited += bool(refusal.cite)
        match.act(seat, choice.choice(match.decision(seat).options))
    assert cited, "no refusal named a rule"


def test_an_error_without_a_game_shows_its_ids() -> None:
    assert str(IllegalAction("refuse-storm", "HUNT 5", "sail G")) == "illegal action 'sail G': refuse-storm [HUNT 5]"


def test_the_package_of_a_game_is_imported_by_its_name() -> None:
    code = "import vezerkar, vezerkar.games.triumph as triumph; print(triumph.__name__, len(vezerkar.all_games()))"
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": str(SRC)}, capture_output=True, text=True
    )
    assert done.stdout.split() == ["vezerkar.games.triumph", str(len(GAMES))], done.stderr


def strict(path: Path, cache: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, int]:
    """What ``mypy --strict`` says of a file, with none of the settings of this checkout."""
    monkeypatch.setenv("MYPYPATH", str(SRC))
    said, _, code = api.run(["--strict", "--config-file=", f"--cache-dir={cache}", "--follow-imports=silent", str(path)])
    return said, code


@slow
def test_a_stranger_is_typed_and_a_slip_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = Path(stranger.__file__)
    assert strict(page, tmp_path / "cache", monkeypatch)[1] == 0
    slips = {
        'vezerkar.game("hunt").start().view()["sped"]': 'TypedDict "HuntView" has no key "sped"',
        'vezerkar.game("hunt").start().view()["turn"] + "1"': "Unsupported operand types",
        'vezerkar.game("triumph").start().imagine("axis").view()["turn"] + 1': "Unsupported operand types",
        'vezerkar.game("hunt").start().act("german", 24)': 'incompatible type "int"',
    }
    slip = tmp_path / "slip.py"
    slip.write_text("import vezerkar\n" + "\n".join(slips) + "\n", "utf-8")
    said, code = strict(slip, tmp_path / "cache", monkeypatch)
    assert code == 1
    for line, (text, complaint) in enumerate(slips.items(), 2):
        assert any(f":{line}: " in told and complaint in told for told in said.splitlines()), f"{text}: {said}"
