"""What all tests share."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from tests.memory import in_memory
from vezerkar import registry

if TYPE_CHECKING:
    from tests.tinygame import WeatherGauge

# Other programs may have the processor: no test fails for being slow.
# Where all tests must run (CI is set), they are as many and as random as anywhere.
settings.register_profile("any machine", settings.get_profile("default"), deadline=None)
settings.load_profile("any machine")


HERE = Path(__file__).parent
RULES = ("rules", "test_positions.py")
"""The tests of the rules themselves, which both builds pass."""
WHOLE_GAMES = (
    *("arena", "bots", "browser", "dataset", "hunt", "lessons", "quartermaster", "research", "study", "triumph", "wg35"),
    *("server/bots/test_flood.py", "server/matches/test_secrecy.py"),
    *("server/pages/test_delta.py", "test_messages.py", "test_samples.py", "test_tensors.py", "tools/test_kill_weeks.py"),
    *("tools/test_report_check.py", "tools/test_stored_matches.py"),
)
"""Where slow tests play whole games of the real titles: a compiled engine takes a fraction of the time for them.

So do all slow tests that have a title or a file of one as a parameter.
"""
TITLES = frozenset(registry.GAMES)
OWN_BUILD = ("server/rules", "test_compiled.py")
"""These change the sources of rules, or start each build by themselves."""
# What is loaded stays: to look through it again and again meanwhile takes a seventh of the time.
gc.disable()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all", action="store_true", help="run the slow tests as well")
    parser.addoption(
        "--build",
        choices=("interpreted", "compiled"),
        help="of all tests, those for one build: compiled are the rules and the slow tests that play whole games, "
        "interpreted is everything but these slow tests",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the slow tests, unless all are asked for. A test that is named on the command line runs, slow or not."""
    named = {argument.partition("[")[0] for argument in config.args if "::" in argument}
    match config.getoption("--build"), config.getoption("--all"):
        case "compiled", _:
            kept = [item for item in items if _in(item, RULES) or _plays_whole_games(item)]
        case "interpreted", _:
            kept = [item for item in items if not _plays_whole_games(item)]
        case _, True:
            return
        case _:
            kept = [item for item in items if "slow" not in item.keywords or _named(item, named)]
    stay = {*kept}
    config.hook.pytest_deselected(items=[item for item in items if item not in stay])
    items[:] = kept


def pytest_collection_finish() -> None:
    gc.enable()


@pytest.fixture(scope="module", autouse=True)
def lasting() -> None:
    """Leave alone what lives as long as the tests, and what earlier modules have left.

    To look through all of it again and again takes a tenth of the time of the tests, and seconds at once: a table that is served
    from this process stands still meanwhile, and its database gives up waiting.
    """
    gc.collect()
    gc.freeze()


def _in(item: pytest.Item, places: tuple[str, ...]) -> bool:
    path = item.path.relative_to(HERE)
    return any(path.is_relative_to(place) for place in places)


def _plays_whole_games(item: pytest.Item) -> bool:
    return "slow" in item.keywords and (_in(item, WHOLE_GAMES) or _names_a_title(item)) and not _plays_the_tiny_game(item)


def _names_a_title(item: pytest.Item) -> bool:
    if _in(item, OWN_BUILD):
        return False
    names = (value.parts if isinstance(value, Path) else (value,) for value in _parameters(item))
    return any(isinstance(name, str) and name in TITLES for parts in names for name in parts)


def _plays_the_tiny_game(item: pytest.Item) -> bool:
    """Whether it needs an interpreted engine, for that game is never compiled."""
    return "tiny" in getattr(item, "fixturenames", ()) or "gauge" in _parameters(item)


def _parameters(item: pytest.Item) -> list[object]:
    return [*item.callspec.params.values()] if isinstance(item, pytest.Function) and hasattr(item, "callspec") else []


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
