"""The samples of the page on campaigns do what they say, one after the other."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import pytest

from tests.cost import slow
from vezerkar.cli import main

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = ROOT / "docs" / "campaigns.md"


@slow
def test_samples_run_one_after_the_other(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pytest.importorskip("numpy")
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"^```(sh|python)\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert {language for language, _ in blocks} == {"sh", "python"}
    names: dict[str, object] = {}
    printed: list[str] = []
    for language, block in blocks:
        if language == "python":
            exec(compile(block, PAGE.name, "exec"), names)
            said = re.findall(r"^print\(.*\)\s+# (.*)$", block, re.MULTILINE)
            assert said and capsys.readouterr().out.splitlines() == said
            continue
        for command in block.splitlines():
            monkeypatch.setattr(sys, "argv", shlex.split(command))
            main_without_exit()
            printed.append(capsys.readouterr().out)
            assert printed[-1]
    assert printed[0] == printed[1]


def main_without_exit() -> None:
    """Run a command that must not fail."""
    try:
        main()
    except SystemExit as end:
        assert not end.code
