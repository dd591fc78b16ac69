"""Import circles are found wherever they are closed, and there are none."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cost import slow
from tools.import_circles import SOURCES, circles, modules


def circles_of(folder: Path, **sources: str) -> list[list[str]]:
    """The circles of a small tree; two underscores in a name stand for a folder."""
    for name, source in {"p____init__": "", **sources}.items():
        head, *tail = name.split("__", 1)
        file = folder / head / f"{tail[0]}.py" if tail else folder / f"{name}.py"
        file.parent.mkdir(exist_ok=True)
        file.write_text(source, encoding="utf-8")
    return circles(modules(folder))


@slow  # make.py check runs it on its own
def test_vezerkar_has_none() -> None:
    assert circles(modules(SOURCES)) == []


@pytest.mark.parametrize(
    "back",
    [
        *("import p.a", "from p import a", "from p.a import name", "from . import a", "from .a import name"),
        "def f():\n    import p.a",
    ],
)
def test_two_modules_that_import_one_another(tmp_path: Path, back: str) -> None:
    assert circles_of(tmp_path, p__a="from p import b", p__b=back, p__c="from p import a") == [["p.a", "p.b"]]


def test_types_alone_make_no_circle(tmp_path: Path) -> None:
    back = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from p import a"
    assert circles_of(tmp_path, p__a="from p import b", p__b=back) == []


def test_a_package_is_loaded_with_what_is_in_it(tmp_path: Path) -> None:
    """Whoever imports `p.a` first loads `p`, which comes back to it."""
    found = circles_of(tmp_path, p____init__="from p import b", p__b="import q", q="from p import a", p__a="")
    assert found == [["p", "p.b", "q"]]
