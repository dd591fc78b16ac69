"""The protocol types of the browser client are those of the Python definitions."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cost import slow
from tools import make_protocol
from vezerkar.server.matches.match_messages import NewMatch
from vezerkar.server.pages.page_messages import Frame, MatchPage


def test_the_committed_types_are_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert make_protocol.main(["--check"]) == 0, capsys.readouterr().err


@slow
def test_an_outdated_file_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stale = tmp_path / "protocol.ts"
    stale.write_text("// old\n", encoding="utf-8")
    monkeypatch.setattr(make_protocol, "TARGET", stale)
    assert make_protocol.main(["--check"]) == 1
    assert make_protocol.main([]) == 0
    assert make_protocol.main(["--check"]) == 0


def test_what_a_client_may_leave_out_is_optional_and_answers_are_whole() -> None:
    assert "  seed?: string | null;" in list(make_protocol.interface(NewMatch))
    assert "  seed: string | null;" in list(make_protocol.interface(MatchPage))
    assert '  type: "table";' in list(make_protocol.interface(Frame))


def test_a_type_without_a_spelling_is_refused() -> None:
    with pytest.raises(TypeError, match="no TypeScript"):
        make_protocol.spelled(set[int])
