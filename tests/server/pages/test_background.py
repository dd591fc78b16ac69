"""Work on a thread of its own: whatever it raises, whoever waits for it is told."""

from __future__ import annotations

import asyncio

import pytest

from vezerkar.server.pages.page_renderer import PageRenderer

PATIENCE = 20
"""After so many seconds nobody will be told any more."""


def test_an_iterator_that_has_ended_is_an_error_and_nobody_waits_for_ever() -> None:
    renderer = PageRenderer()
    try:
        with pytest.raises(RuntimeError, match="iterator"):
            asyncio.run(asyncio.wait_for(renderer.in_background(lambda: next(iter(()))), PATIENCE))
    finally:
        renderer.close()
