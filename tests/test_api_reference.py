"""The reference of the API shows every public name, and docstrings name the errors that are raised."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import vezerkar

PAGE = Path(__file__).resolve().parent.parent / "docs" / "api-reference.md"
OBJECTS = [name for name in vezerkar.__all__ if name != "__version__"]
OF_GAMES = ("Hunt", "Quartermaster", "Skirmish", "Triumph")
"""What they override is described where `Game` says it."""

NO_METHODS = ("in_words",)
"""Attributes that hold a function."""

CAUGHT = {
    "Game.position": {"BadOption"},
    "Match.decisions": {"BadSeat", "IllegalAction"},
    "Match.pass_windows": {"BadSeat", "IllegalAction"},
    "Match.until": {"BadSeat"},
    "Match.why_not": {"IllegalAction"},
}
"""What a function calls may raise these; it catches them, or asks only seats that can choose."""


def functions() -> Iterator[tuple[str, Callable[..., object]]]:
    """Every public function, and every public method of a public class, with its name."""
    for name in OBJECTS:
        found = getattr(vezerkar, name)
        if inspect.isfunction(found):
            yield name, found
        elif inspect.isclass(found) and name not in OF_GAMES:
            for method, value in vars(found).items():
                function = getattr(value, "__func__", value.fget if isinstance(value, property) else value)
                if inspect.isfunction(function) and method not in NO_METHODS and not method.startswith("_"):
                    yield f"{name}.{method}", function


FUNCTIONS = dict(functions())


def raised(name: str, seen: frozenset[str] = frozenset()) -> set[str]:
    """The public errors that a function raises itself, or by a method of the same object that it calls."""
    owner = getattr(vezerkar, name.partition(".")[0])
    function = FUNCTIONS.get(name) or inspect.getattr_static(owner, name.partition(".")[2], None)
    if name in seen or not inspect.isfunction(function):
        return set()
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    found: set[str] = set()
    for node in ast.walk(tree):
        called = node.exc if isinstance(node, ast.Raise) else node
        if isinstance(node, ast.Raise) and isinstance(called, ast.Call) and isinstance(called.func, ast.Name):
            found |= {called.func.id} & set(OBJECTS)
        elif isinstance(called, ast.Call) and isinstance(called.func, ast.Attribute) and ast.unparse(called.func.value) == "self":
            found |= raised(f"{owner.__name__}.{called.func.attr}", seen | {name})
    return found


def test_the_reference_shows_every_public_name_once() -> None:
    shown = re.findall(r"^::: vezerkar\.(?:\w+\.)*(\w+)$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert sorted(shown) == sorted(OBJECTS)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_public_function_says_what_it_does_and_what_it_raises(name: str) -> None:
    function = FUNCTIONS[name]
    text = inspect.getdoc(function) or ""
    assert re.match(r"[A-Z“]", text), f"{name} has no sentence"
    assert {error for error in raised(name) if f"`{error}`" not in text} == CAUGHT.get(name, set()), f"{name}: {text}"
