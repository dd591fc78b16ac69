"""The samples in README and in the page on bots do what they say."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import vezerkar
from tests.cost import only
from vezerkar.bots import registry
from vezerkar.registry import game

ROOT = Path(__file__).resolve().parent.parent
PAGES = (
    *("README.md", "docs/writing-a-bot.md", "docs/data-of-the-hunt.md", "docs/data-of-quartermaster.md"),
    *("docs/positions-and-records.md", "docs/tutorial.md", "docs/trace-of-an-action.md"),
    *("docs/data-of-triumph.md", "docs/data-of-wg35.md"),
)


def samples(page: str, language: str) -> list[str]:
    """The code blocks of a language on a page."""
    return re.findall(rf"^```{language}\n(.*?)^```$", (ROOT / page).read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", PAGES)
def test_python_samples_run_one_after_the_other(
    page: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "REGISTERED", {})
    names: dict[str, object] = {}
    for sample in samples(page, "python"):
        exec(compile(sample, page, "exec"), names)
    out = capsys.readouterr().out.splitlines()
    for sample in samples(page, "python"):
        for said in re.findall(r"^print\(.*\)\s+# (.*)$", sample, re.MULTILINE):
            assert said in out


PLAYING = ("simulate", "tournament", "bench")
"""Commands that play whole games."""


def commands() -> list[str]:
    """The `vezerkar` commands of the README."""
    return [line for sample in samples("README.md", "sh") for line in sample.splitlines() if line.startswith("vezerkar ")]


@pytest.mark.parametrize("command", only(commands(), [one for one in commands() if one.split()[1] not in PLAYING]))
def test_commands_run(command: str, tmp_path: Path) -> None:
    # What one of them saves, another one reads.
    (tmp_path / "game.jsonl").write_text(game("quartermaster").start(seed=1).record().text(), encoding="utf-8")
    words = [sys.executable, "-m", *shlex.split(command)]
    # With the build that runs these tests: a compiled one takes a fraction of the time for whole games.
    env = {**os.environ, "PYTHONPATH": str(Path(vezerkar.__file__).parents[1])}
    done = subprocess.run(words, input="q\n", cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() or list(tmp_path.glob("*.svg"))


def test_the_links_of_the_readme_lead_somewhere() -> None:
    for link in re.findall(r"\]\(([^)#:]+)\)", (ROOT / "README.md").read_text(encoding="utf-8")):
        assert (ROOT / link).exists(), link
