"""A table of each game measures as it should: the short form of ``python -m tools.measure_table``, without times."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.cost import first, slow
from tools.browser import TableProcess
from tools.measure_table import GAMES, bundle, looks

FREE = {(1440, 900): 0.7, (1280, 720): 0.7, (390, 844): 0.6}
"""The least share of each window over which nothing but the board may lie."""
READABLE = 11.95
"""No name is smaller, in pixels, as the page is opened."""
CROWDED = 0.05
"""Such a share of the names in sight may have no room before one zooms in. Letters differ a little between machines."""
MOST = 250_000
"""So many bytes a first visit may fetch besides the board, gzipped, its fonts left out."""


@slow
@pytest.mark.parametrize("game", first(GAMES))
def test_a_table_measures_as_it_should(chromium: Browser, here: TableProcess, game: str) -> None:
    for look in looks(chromium, here, game, FREE):
        assert look.free >= FREE[look.width, look.height]
        # An open table has no names.
        assert look.label >= READABLE or not look.names
        assert look.crowded <= look.names * CROWDED
        assert (look.stray, look.nameless, look.barriers) == (0, 0, [])
        assert look.board_stops <= 2, "the board is one stop, and the cross-hair"


@slow
def test_a_first_visit_fetches_little() -> None:
    sizes = bundle()
    assert sizes[".js"] > 0 and sizes[".css"] > 0
    assert sum(sizes.values()) <= MOST
