"""Docstrings say what is there or what is done."""

from __future__ import annotations

from pathlib import Path

from tests.cost import slow
from tools.docstring_openings import main, refused

SOURCE = '''"""What there is."""

LIMIT = 3
"""How many there may be."""


def many(count: int) -> bool:
    """Whether these are many."""
    return count > LIMIT


class Crowd:
    """People who came: what a hall holds."""

    size: int
    """However many came."""
    leader: str
    """Which of them leads."""
'''


def test_a_docstring_that_begins_with_a_question_word_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "hall.py"
    file.write_text(SOURCE, "utf-8")
    said = "a docstring begins with {!r}: say what is there or what is done"
    assert sorted(refused(file)) == [
        (1, said.format("What")),
        (4, said.format("How")),
        (8, said.format("Whether")),
        (18, said.format("Which")),
    ]


@slow
def test_the_package_and_the_tools_have_none() -> None:
    assert main() == 0
