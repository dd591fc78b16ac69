"""Old public names stand for the new ones for a release, and warn."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import pytest


@pytest.mark.parametrize(
    ("module", "old", "new"),
    [
        ("vezerkar.engine", "Sight", "Observation"),
        ("vezerkar.bots", "Sight", "Observation"),
        ("vezerkar.bots", "offer", "register_bot"),
    ],
)
def test_an_old_name_gives_the_new_thing_and_warns(module: str, old: str, new: str) -> None:
    package = import_module(module)
    with pytest.warns(DeprecationWarning, match=rf"^{module}\.{old} .*{new}") as caught:
        assert getattr(package, old) is getattr(package, new)
    assert caught[0].filename == __file__
    assert old not in package.__all__


def test_a_bot_of_the_last_release_can_still_be_imported() -> None:
    code = "from vezerkar.bots import Sight, offer\nfrom vezerkar.engine import Action, Sight"
    done = subprocess.run([sys.executable, "-W", "always", "-c", code], capture_output=True, text=True, check=True)
    assert "<string>:1: DeprecationWarning: vezerkar.bots.offer is now called register_bot" in done.stderr
    assert "<string>:2: DeprecationWarning: vezerkar.engine.Sight is now called Observation" in done.stderr


@pytest.mark.parametrize("module", ["vezerkar.engine", "vezerkar.bots"])
def test_a_name_that_never_was_is_missing(module: str) -> None:
    with pytest.raises(AttributeError, match=f"module '{module}' has no attribute 'Insight'"):
        getattr(import_module(module), "Insight")  # noqa: B009
