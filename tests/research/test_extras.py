"""Who has not the packages of the laboratory is told so, and has all the rest."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.cost import slow
from vezerkar.engine import VezerkarError
from vezerkar.research import MissingExtra, need

ROOT = Path(__file__).resolve().parent.parent.parent


def test_what_is_missing_is_named_with_the_extra_that_brings_it() -> None:
    need("research", "json", "re")
    with pytest.raises(MissingExtra, match=r"^no_such_package is not here: pip install 'vezerkar\[research\]'$") as error:
        need("research", "json", "no_such_package")
    assert isinstance(error.value, ImportError) and isinstance(error.value, VezerkarError)
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert {"research", "openspiel"} <= {*extras} and {*extras["research"]} <= {*extras["openspiel"]}


@slow
def test_nothing_else_imports_them() -> None:
    code = """
import sys, vezerkar, vezerkar.cli, vezerkar.server.app
for game in vezerkar.all_games():
    game.tensor()
wanted = {"numpy", "gymnasium", "pettingzoo", "pyspiel", "pyarrow", "ray", "vezerkar.research", "vezerkar.dataset"}
sys.exit(", ".join(wanted & set(sys.modules)) or 0)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_rllib_is_asked_for_by_its_name() -> None:
    if all(map(find_spec, ("ray", "lz4", "tree"))):
        pytest.skip("RLlib is here")
    with pytest.raises(MissingExtra, match=r"is not here: pip install 'vezerkar\[rllib\]'$"):
        import vezerkar.research.rllib  # noqa: F401
