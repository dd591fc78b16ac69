"""Refuse docstrings of the package and its tools that begin with a question word: they name a question and not what is there.

A function says what it does ("Return True if …"), everything else what it is ("Number of …").
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
LOOKED_AT: Final = ("src/vezerkar/**/*.py", "src/vezerkar/cli/skeleton/**/*.py.txt", "tools/**/*.py")
"""The sources that are read: the package, the game that `vezerkar new-game` writes, and the tools."""

OPENING: Final = re.compile(r"(What|Who|Whose|Where|How|Whether|When|Which|Why)\b")


def refused(file: Path) -> Iterator[tuple[int, str]]:
    """Yield line and complaint for every docstring of a file that begins with a question word."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if not isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            continue
        for line in node.body:
            if isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant) and isinstance(line.value.value, str):
                found = OPENING.match(line.value.value.strip())
                if found:
                    yield line.lineno, f"a docstring begins with {found[0]!r}: say what is there or what is done"


def main() -> int:
    """Print what is refused and return the exit status."""
    wrong = [
        f"{file.relative_to(ROOT)}:{line}: {text}"
        for pattern in LOOKED_AT
        for file in sorted(ROOT.glob(pattern))
        for line, text in refused(file)
    ]
    print("\n".join(wrong) or "No docstring begins with a question word.")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
