"""Names that were given up do not come back."""

from __future__ import annotations

from pathlib import Path

from tools.retired_names import retired


def test_a_retired_name_is_told_what_it_is_called_now(tmp_path: Path) -> None:
    file = tmp_path / "late.py"
    file.write_text(
        "from vezerkar.games.hunt import facts\nfrom vezerkar.games.hunt.facts import CARDS\n\n\ndef shout(say): ...\n", "utf-8"
    )
    assert list(retired(file)) == [
        (5, "say is called tr now"),
        (2, "vezerkar.games.hunt.facts has another name now: see the layouts in docs/architecture.md"),
    ]


def test_words_in_texts_are_free(tmp_path: Path) -> None:
    file = tmp_path / "fine.py"
    file.write_text('# They say so.\nTEXT = "play_out, Insight"\n', "utf-8")
    assert list(retired(file)) == []
