"""What all tests share."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING

import pytest

from vezerkar import registry

if TYPE_CHECKING:
    from tests.tinygame import WeatherGauge


def pytest_configure(config: pytest.Config) -> None:
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
