"""The samples of the page on learning do what they say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.test_samples import samples
from vezerkar.bots import registry

PAGE = "docs/research.md"


def test_samples_run_one_after_the_other(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "REGISTERED", {})
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for sample in samples(PAGE, "python"):
        exec(compile(sample, PAGE, "exec"), names)
    out = capsys.readouterr().out.splitlines()
    said = [text for sample in samples(PAGE, "python") for text in re.findall(r"^print\(.*\)\s+# (.*)$", sample, re.MULTILINE)]
    assert out == said
