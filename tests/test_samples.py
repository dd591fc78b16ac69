"""The samples in README and in the page on bots do what they say."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from vezerkar.bots import shelf

ROOT = Path(__file__).resolve().parent.parent
PAGES = ("README.md", "docs/writing-a-bot.md", "docs/data-of-the-hunt.md")


def samples(page: str, language: str) -> list[str]:
    """The code blocks of a language on a page."""
    return re.findall(rf"^```{language}\n(.*?)^```$", (ROOT / page).read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", PAGES)
def test_python_samples_run_one_after_the_other(
    page: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "OFFERED", {})
    names: dict[str, object] = {}
    for sample in samples(page, "python"):
        exec(compile(sample, page, "exec"), names)
    out = capsys.readouterr().out.splitlines()
    for sample in samples(page, "python"):
        for said in re.findall(r"^print\(.*\)\s+# (.*)$", sample, re.MULTILINE):
            assert said in out


def commands() -> list[str]:
    """The `vezerkar` commands of the README."""
    return [line for sample in samples("README.md", "sh") for line in sample.splitlines() if line.startswith("vezerkar ")]


@pytest.mark.parametrize("command", commands())
def test_commands_run(command: str) -> None:
    words = shlex.split(command)
    done = subprocess.run([sys.executable, "-m", *words], input="q\n", capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_the_links_of_the_readme_lead_somewhere() -> None:
    for link in re.findall(r"\]\(([^)#:]+)\)", (ROOT / "README.md").read_text(encoding="utf-8")):
        assert (ROOT / link).exists(), link
