"""Registries are explicit: importing a module of a game enters nothing in a table of another one."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.cost import slow

GAMES = Path(__file__).resolve().parent.parent / "src" / "vezerkar" / "games"

TABLES = {("hunt/rules/events.py", "EFFECTS"), ("wg35/rules/chapters.py", "GUNNERY_OF")}
"""Where a whole table is entered at once, because the module that looks in it cannot import what it holds."""

ENTERING = {"add", "append", "extend", "insert", "setdefault", "update"}


def entered(source: str) -> Iterator[str]:
    """The names from other modules that a module changes when it is imported."""
    tree = ast.parse(source)
    imported = {name.asname or name.name for node in tree.body if isinstance(node, ast.ImportFrom) for name in node.names}
    run = [node for node in tree.body if not isinstance(node, ast.FunctionDef | ast.ClassDef)]
    for node in [inner for outer in run for inner in ast.walk(outer)]:
        match node:
            case ast.Assign(targets=[ast.Subscript(value=ast.Name(id=name))]) if name in imported:
                yield name
            case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=method)) if name in imported and method in ENTERING:
                yield name


def test_what_counts_as_entering() -> None:
    source = "from a import TABLE, fill\nTABLE['x'] = 1\nfor one in range(3):\n    TABLE.append(one)\nOWN = []\nOWN.append(1)\n"
    assert list(entered(source)) == ["TABLE", "TABLE"]
    assert not list(entered("from a import TABLE\ndef fill():\n    TABLE.append(1)\n"))


@slow
def test_no_module_registers_itself() -> None:
    found = {
        (file.relative_to(GAMES).as_posix(), name) for file in GAMES.rglob("*.py") for name in entered(file.read_text("utf-8"))
    }
    assert found == TABLES
