"""`vezerkar study position`: from a sample, with changes, to a file and back, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vezerkar.cli.position_command import Shown, begin, position
from vezerkar.engine import BadPosition

PLAIN = Shown(items=False, text=False, seat=None)


def test_a_sample_is_changed_printed_and_read_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    position("hunt", begin("hunt", "stage-36", None, None), ["state.spee=40", "moment=british-card"], PLAIN, "en")
    written = capsys.readouterr().out
    file = tmp_path / "position.json"
    file.write_text(written)
    assert json.loads(written)["stack"][-1] == ["CardPlay", 1]
    position("hunt", begin("hunt", "", file, None), [], PLAIN, "en")
    assert capsys.readouterr().out == written
    position("hunt", begin("hunt", "", file, None), [], Shown(items=False, text=True, seat="german"), "hu")
    assert "40" in capsys.readouterr().out
    position("hunt", begin("hunt", "", file, None), [], Shown(items=True, text=False, seat=None), "en")
    assert "state.spee=40  Admiral Graf Spee: " in capsys.readouterr().out


def test_what_is_wrong_is_named(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text("[")
    with pytest.raises(BadPosition, match="holds no JSON"):
        begin("hunt", "", file, None)
    with pytest.raises(BadPosition, match="stage-36"):
        begin("hunt", "stage-1", None, None)
    with pytest.raises(BadPosition, match="ITEM=VALUE"):
        position("hunt", begin("hunt", "stage-36", None, None), ["state.spee"], PLAIN, "en")
    with pytest.raises(BadPosition, match="no such field"):
        position("hunt", {"game": "hunt", "stack": [["Turns"]], "state": {"submarine": 1}}, [], PLAIN, "en")
