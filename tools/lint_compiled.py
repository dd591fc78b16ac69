"""Refuse in the modules that mypyc compiles, and beside them, what it makes wrong or slow without a word.

* A constant shifted by a variable, `1 << x`, `ONE << x`, `1 >> x`: mypyc 2.4 makes a 32-bit shift of them when x is an i64.
  1 << 31 becomes negative, 1 << 32 becomes 1. The table `vezerkar.engine.BIT` takes their place; its own definition is the one
  exception.
* A `Final` tuple of fixed length that is indexed by a variable, searched or gone through in a function: mypyc keeps its items
  apart and puts a tuple together each time. A `Final[tuple[int, ...]]` is kept as one.
* A `Final` attribute of an instance: mypyc 2.4 borrows what it reads of it and lets the instance go before the borrowed value
  is used. The process dies, or worse, goes on.
* A class of an interpreted module that derives from a compiled one: it loads, and fails when the first of it is made.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.compile import SOURCE, compiled_files

ROOT = Path(__file__).resolve().parent.parent
TABLE = "BIT"
OPEN_KINDS = {"Enum", "IntEnum", "StrEnum", "NamedTuple", "Protocol", "TypedDict"}
"""A class that derives from one of these is left an ordinary one by mypyc, and anybody may derive from it."""


def is_number(node: ast.expr) -> bool:
    """Return True if an expression is made of literal integers alone."""
    match node:
        case ast.Constant(value=int()):
            return True
        case ast.UnaryOp(operand=inner):
            return is_number(inner)
        case ast.BinOp(left=left, right=right):
            return is_number(left) and is_number(right)
    return False


def assigned(node: ast.AST) -> tuple[str, ast.expr] | None:
    """Name and value of an assignment to one plain name."""
    match node:
        case ast.Assign(targets=[ast.Name(id=name)], value=value):
            return name, value
        case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
            return name, value
    return None


def constants(module: ast.Module) -> set[str]:
    """The names that stand for a literal integer: bound in the body of the module, or declared `Final` anywhere in it."""
    final = [node for node in ast.walk(module) if isinstance(node, ast.AnnAssign) and "Final" in ast.unparse(node.annotation)]
    bound = filter(None, map(assigned, [*module.body, *final]))
    return {name for name, value in bound if is_number(value)}


def shifts(tree: ast.AST) -> Iterator[ast.BinOp]:
    """All shifts of a module, except in the definition of the table."""
    for child in ast.iter_child_nodes(tree):
        bound = assigned(child)
        if bound and bound[0] == TABLE:
            continue
        if isinstance(child, ast.BinOp) and isinstance(child.op, ast.LShift | ast.RShift):
            yield child
        yield from shifts(child)


def wrong_shifts(trees: dict[Path, ast.Module]) -> list[str]:
    """One line for each shift of a constant by a variable in these modules, which may import constants from one another."""
    known = set().union(*map(constants, trees.values())) if trees else set()

    def constant(node: ast.expr) -> bool:
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name):
                return name in known
        return is_number(node)

    return [
        f"{file}:{shift.lineno}: `{ast.unparse(shift)}` shifts a constant by a variable; use {TABLE}[i]"
        for file, tree in trees.items()
        for shift in shifts(tree)
        if constant(shift.left) and not constant(shift.right)
    ]


def fixed_tuples(module: ast.Module) -> dict[str, bool]:
    """The constants of a module that are tuples: whether their type is left to be of fixed length."""
    return {
        node.target.id: ast.unparse(node.annotation) == "Final"
        for node in module.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and isinstance(node.value, ast.Tuple)
    }


def whole_uses(tree: ast.AST) -> Iterator[ast.expr]:
    """Yield what is indexed by a variable, searched or gone through in the functions of a module."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for node in {node for function in functions for node in ast.walk(function)}:
        match node:
            case ast.Subscript(value=value, slice=index) if not is_number(index):
                yield value
            case ast.Compare(ops=[ast.In() | ast.NotIn()], comparators=[value]):
                yield value
            case ast.For(iter=value) | ast.comprehension(iter=value):
                yield value


def remade_tuples(trees: dict[Path, ast.Module]) -> list[str]:
    """One line for each use of a constant tuple for which it is put together."""
    tuples = {file: fixed_tuples(tree) for file, tree in trees.items()}
    anywhere = {name for known in tuples.values() for name, fixed in known.items() if fixed}
    found: list[str] = []
    for file, tree in trees.items():
        for use in whole_uses(tree):
            match use:
                case ast.Name(id=name) | ast.Attribute(attr=name):
                    if tuples[file].get(name, name in anywhere):
                        found.append(
                            f"{file}:{use.lineno}: `{name}` is put together each time; declare a `Final[tuple[..., ...]]`"
                        )
    return sorted(found)


def final_attributes(trees: dict[Path, ast.Module]) -> list[str]:
    """One line for each attribute of an instance that is declared `Final`."""
    found = []
    for file, tree in trees.items():
        bodies = [node.body for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
        # Without a value it is an attribute of each instance; with one, a constant of the class.
        unset = [node for body in bodies for node in body if isinstance(node, ast.AnnAssign) and node.value is None]
        in_methods = [
            node for node in ast.walk(tree) if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute)
        ]
        found += [
            f"{file}:{node.lineno}: `{ast.unparse(node.target)}` is Final: mypyc may use what it held after it is gone"
            for node in (*unset, *in_methods)
            if "Final" in ast.unparse(node.annotation)
        ]
    return found


def base_names(defined: ast.ClassDef) -> set[str]:
    """The names of the classes a class derives from, as the module writes them."""
    return {ast.unparse(base.value if isinstance(base, ast.Subscript) else base) for base in defined.bases}


def classes(trees: dict[Path, ast.Module]) -> Iterator[tuple[Path, ast.ClassDef]]:
    """Yield all classes of some modules, each with its file."""
    for file, tree in trees.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                yield file, node


def interpreted_heirs(compiled: dict[Path, ast.Module], interpreted: dict[Path, ast.Module]) -> list[str]:
    """One line for each class of an interpreted module that derives from a class of a compiled one."""
    sealed = {node.name for _, node in classes(compiled) if not base_names(node) & OPEN_KINDS}
    sealed -= {node.name for _, node in classes(interpreted)}
    return [
        f"{file}:{node.lineno}: `{node.name}` derives from `{base}`, which is compiled; "
        "in pyproject.toml, compile the one or leave the other interpreted"
        for file, node in classes(interpreted)
        for base in sorted(base_names(node) & sealed)
    ]


def parse(files: list[Path]) -> dict[Path, ast.Module]:
    """The syntax trees of some modules."""
    return {file: ast.parse(file.read_text("utf-8"), str(file)) for file in files}


def main() -> int:
    """Look at all modules that are compiled; non-zero when one has something of this kind."""
    every = {file.relative_to(ROOT): tree for file, tree in parse(sorted(SOURCE.rglob("*.py"))).items()}
    trees = {file: every.pop(file) for file in (compiled.relative_to(ROOT) for compiled in compiled_files())}
    wrong = [*wrong_shifts(trees), *remade_tuples(trees), *final_attributes(trees), *interpreted_heirs(trees, every)]
    print(
        "\n".join(wrong)
        or "Compiled modules have no shifted constants, remade constant tuples, final attributes or interpreted heirs."
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
