"""The lint against what mypyc 2.4 compiles wrongly or slowly."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.cost import slow
from tools.compile import compiled_files
from tools.lint_compiled import final_attributes, interpreted_heirs, parse, remade_tuples, wrong_shifts


def found(*sources: str) -> list[str]:
    trees = {Path(f"{number}.py"): ast.parse(source) for number, source in enumerate(sources)}
    return [line.split("`")[1] for line in wrong_shifts(trees)]


@pytest.mark.parametrize(
    ("source", "shift"),
    [
        ("y = 1 << x", "1 << x"),
        ("y = (1 << 5) << x", "1 << 5 << x"),
        ("y = -1 << x", "-1 << x"),
        ("y = 255 >> x", "255 >> x"),
        ("def f(x: int) -> int:\n    return 3 | (1 << x - 1)", "1 << x - 1"),
        ("ONE: Final = 1\ndef f(x: int) -> int:\n    return ONE << x", "ONE << x"),
        ("class C:\n    ONE: Final = 1\n    def f(self, x: int) -> int:\n        return self.ONE << x", "self.ONE << x"),
        ("MASKS = [1 << i for i in range(40)]", "1 << i"),
    ],
)
def test_a_constant_shifted_by_a_variable_is_refused(source: str, shift: str) -> None:
    assert found(source) == [shift]


def test_a_constant_is_known_in_the_modules_that_import_it() -> None:
    assert found("ONE: Final = 1", "from a import ONE\ny = ONE << x") == ["ONE << x"]


@pytest.mark.parametrize(
    "source",
    [
        "y = x << 3",
        "y = mask >> x",
        "y = 1 << 40",
        "SHIFT: Final = 6\ny = 1 << SHIFT",
        "BIT: Final = [1 << i for i in range(62)]",
        "def f(n: int) -> int:\n    mask = 0\n    mask |= BIT[n]\n    return mask >> n",
    ],
)
def test_what_mypyc_compiles_right_is_allowed(source: str) -> None:
    assert found(source) == []


FIXED = "WAYS: Final = (1, 2)\n"


def remade(*sources: str) -> list[str]:
    trees = {Path(f"{number}.py"): ast.parse(source) for number, source in enumerate(sources)}
    return [line.split(": ")[0] for line in remade_tuples(trees)]


@pytest.mark.parametrize("use", ["WAYS[i]", "i in WAYS", "[x for x in WAYS]", "other.WAYS[i + 1]"])
def test_a_tuple_of_fixed_length_that_is_put_together_is_refused(use: str) -> None:
    assert remade(FIXED + f"def f(i: int) -> object:\n    return {use}") == ["0.py:3"]


def test_a_fixed_tuple_is_known_in_the_modules_that_import_it() -> None:
    assert remade(FIXED, "def f() -> None:\n    for way in WAYS:\n        print(way)") == ["1.py:2"]


@pytest.mark.parametrize(
    "source",
    [
        FIXED + "def f() -> int:\n    return WAYS[1]",
        FIXED + "ALL: Final = [x for x in WAYS]",
        "WAYS: Final[tuple[int, ...]] = (1, 2)\ndef f(i: int) -> int:\n    return WAYS[i]",
    ],
)
def test_tuples_that_are_taken_as_they_are_are_allowed(source: str) -> None:
    assert remade(source) == []


@pytest.mark.parametrize(
    ("source", "attribute"),
    [
        ("class C:\n    def __init__(self, cite: str) -> None:\n        self.cite: Final = cite", "self.cite"),
        ("class C:\n    def __init__(self) -> None:\n        self.args: Final[list[int]] = []", "self.args"),
        ("class C:\n    cite: Final[str]", "cite"),
    ],
)
def test_a_final_attribute_of_an_instance_is_refused(source: str, attribute: str) -> None:
    (line,) = final_attributes({Path("a.py"): ast.parse(source)})
    assert line.split("`")[1] == attribute


def test_a_final_constant_is_allowed() -> None:
    source = "MOST: Final = 3\nclass C:\n    ONE: Final = 1\n    def __init__(self) -> None:\n        self.x: int = 1"
    assert final_attributes({Path("a.py"): ast.parse(source)}) == []


def heirs(interpreted: str) -> list[str]:
    compiled = "class Calculator: ...\nclass Level(IntEnum): ...\nclass Facts(Generic[T]): ...\nclass Box: ..."
    lines = interpreted_heirs({Path("engine.py"): ast.parse(compiled)}, {Path("game.py"): ast.parse(interpreted)})
    return [line.split("`")[1] for line in lines]


@pytest.mark.parametrize("base", ["Calculator", "Facts[int]", "Generic[T], Calculator"])
def test_an_interpreted_class_that_derives_from_a_compiled_one_is_refused(base: str) -> None:
    assert heirs(f"class Odds({base}): ...") == ["Odds"]


@pytest.mark.parametrize(
    "source", ["class Odds(Level): ...", "class Box: ...\nclass Bag(Box): ...", "class Odds(other.Box): ..."]
)
def test_other_heirs_are_allowed(source: str) -> None:
    assert heirs(source) == []


@slow  # make.py check runs it on its own
def test_the_compiled_modules_are_clean() -> None:
    trees = parse(compiled_files())
    assert wrong_shifts(trees) == []
    assert remade_tuples(trees) == []
    assert final_attributes(trees) == []
