"""Refuse modules of `vezerkar` that import one another in a circle: such modules can only be read, tested and loaded together.

An import counts wherever it stands, in a function too, where it would hide a circle; those for type checking alone do not run
and do not count. Whoever imports ``a.b.c`` from outside of ``a.b`` loads ``a.b`` as well.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent / "src"

Graph = dict[str, set[str]]


def modules(folder: Path) -> dict[str, Path]:
    """The files of a source tree by the names of their modules."""
    found: dict[str, Path] = {}
    for file in sorted(folder.rglob("*.py")):
        parts = file.relative_to(folder).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return found


def statements(node: ast.AST) -> Iterator[ast.Import | ast.ImportFrom]:
    """The imports below a node that can run."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and ast.unparse(child.test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING"):
            for other in child.orelse:
                yield from statements(other)
        elif isinstance(child, ast.Import | ast.ImportFrom):
            yield child
        else:
            yield from statements(child)


def imported(name: str, file: Path) -> Iterator[str]:
    """Yield the imports of a module, as the dotted names that may be modules."""
    package = name.split(".") if file.name == "__init__.py" else name.split(".")[:-1]
    for statement in statements(ast.parse(file.read_text("utf-8"), str(file))):
        if isinstance(statement, ast.Import):
            yield from (alias.name for alias in statement.names)
        else:
            above = package[: len(package) + 1 - statement.level] if statement.level else []
            base = ".".join([*above, *([statement.module] if statement.module else [])])
            yield from (f"{base}.{alias.name}" for alias in statement.names)


def graph(files: dict[str, Path]) -> Graph:
    """Return the modules that each module loads: those it imports, and the packages they lie in unless it lies there itself."""
    found: Graph = {name: set() for name in files}
    for name, file in files.items():
        for wanted in imported(name, file):
            other = wanted if wanted in files else wanted.rpartition(".")[0]
            found[name] |= {other} & files.keys()
            while other := other.rpartition(".")[0]:
                if not f"{name}.".startswith(f"{other}."):
                    found[name] |= {other} & files.keys()
        found[name].discard(name)
    return found


def reached(loads: Graph, start: str) -> set[str]:
    """Everything that a module loads, directly or not; itself only if it comes back to it."""
    found: set[str] = set()
    left = [*loads[start]]
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            left += loads[name]
    return found


def circles(files: dict[str, Path]) -> list[list[str]]:
    """The groups of modules each of which loads all others of its group."""
    loads = graph(files)
    all_of = {name: reached(loads, name) for name in loads}
    closed = [name for name in loads if name in all_of[name]]
    groups = {tuple(sorted(other for other in all_of[name] if name in all_of[other])) for name in closed}
    return [list(group) for group in sorted(groups)]


def main() -> int:
    """Look at all modules; non-zero when some import one another."""
    found = circles(modules(SOURCES))
    print(
        "\n".join(f"These modules import one another: {', '.join(group)}" for group in found) or "No modules import one another."
    )
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
