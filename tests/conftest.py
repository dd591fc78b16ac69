"""What all tests share."""

from __future__ import annotations

import gc
import os
import sys
from types import ModuleType
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from tests.memory import in_memory
from vezerkar import registry

if TYPE_CHECKING:
    from tests.tinygame import WeatherGauge

# Other programs may have the processor: no test fails for being slow.
settings.register_profile("any machine", deadline=None)
settings.load_profile("any machine")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all", action="store_true", help="run the slow tests as well")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the slow tests, unless all are asked for. A test that is named on the command line runs, slow or not."""
    if config.getoption("--all"):
        return
    named = {argument.partition("[")[0] for argument in config.args if "::" in argument}
    left_out = [item for item in items if "slow" in item.keywords and not _named(item, named)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        kept = {*items} - {*left_out}
        items[:] = [item for item in items if item in kept]


@pytest.fixture(scope="module", autouse=True)
def lasting() -> None:
    """Leave alone what lives as long as the tests, and what earlier modules have left.

    To look through all of it again and again takes a tenth of the time of the tests, and seconds at once: a table that is served
    from this process stands still meanwhile, and its database gives up waiting.
    """
    gc.collect()
    gc.freeze()


def _named(item: pytest.Item, named: set[str]) -> bool:
    return any(item.nodeid.startswith(name) for name in named)


def pytest_configure(config: pytest.Config) -> None:
    memory = in_memory()
    if memory is not None:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", memory)
    config.addinivalue_line("markers", "rule(game, *names): the numbered rules or the cards this test is about")


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> WeatherGauge:
    """The tiny game, on the shelf for the length of a test."""
    from tests import tinygame  # it cannot be loaded beside a compiled engine, which other tests run on

    bots = ModuleType("tests.tinygame.bots")
    monkeypatch.setattr(bots, "BOTS", {}, raising=False)
    monkeypatch.setitem(sys.modules, bots.__name__, bots)
    monkeypatch.setitem(registry.GAMES, tinygame.GAME.id, tinygame.__name__)
    return tinygame.GAME
