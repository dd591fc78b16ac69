"""A page whose line is cut says so, and comes back by itself with what it has; what was clicked meanwhile counts once."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from gzip import decompress
from random import Random
from threading import Timer
from typing import Any

import pytest
from msgspec.json import decode
from playwright.sync_api import WebSocket, expect

from tests.browser.visitor import Visitor
from tests.browser.wire import saved
from tests.cost import slow
from tests.server.cut import Line
from tools.browser import TableProcess

AWAY = 4.0
"""So many seconds the line is dead: a minute in short."""


@pytest.fixture
def line(here: TableProcess) -> Iterator[Line]:
    found = Line(int(here.address.rpartition(":")[2]))
    yield found
    found.close()


class Told:
    """The kinds of messages that came over each socket of a page, one after another."""

    def __init__(self, visitor: Visitor) -> None:
        self.sockets: list[list[str]] = []
        visitor.page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        kinds: list[str] = []
        self.sockets.append(kinds)
        # What is long comes packed: a whole MatchPage, and changes after a longer while.
        socket.on("framereceived", lambda frame: kinds.append(decode(unpacked(frame))["type"]))


def unpacked(frame: str | bytes) -> str | bytes:
    return decompress(frame) if isinstance(frame, bytes) else frame


@slow
def test_a_click_while_the_line_is_cut_counts_once_and_the_rest_comes_as_changes(
    visit: Callable[..., Visitor], here: TableProcess, line: Line
) -> None:
    made = match_of_two(here)
    visitor = visit()
    told = Told(visitor)
    visitor.page.goto(f"http://127.0.0.1:{line.port}/play/{made['match']}#k={made['key']}")
    random = Random(1)
    ply = visitor.ready(mine=True)["ply"]
    warning = visitor.page.locator(".badge.is-warning")
    posted: list[str] = []
    visitor.page.on("request", lambda request: posted.append(request.post_data or "") if "/actions" in request.url else None)
    with visitor.excused():
        line.dead = True
        line.cut()
        expect(warning).to_be_visible()

        def back() -> None:
            line.dead = False

        Timer(AWAY, back).start()
        began = time.monotonic()
        visitor.choose(random)
        assert visitor.ready(ply + 1)["ply"] > ply
        assert time.monotonic() - began > AWAY / 2, "it waited until the line was back"
        expect(warning).to_have_count(0)
    assert len(posted) > 1 and len(set(posted)) == 1, "it was sent again unchanged"
    acted = [entry for entry in saved(here, made["match"]).log if entry.seat == "german"]
    assert len(acted) == 1
    assert told.sockets[-1] and told.sockets[-1][0] == "delta", told.sockets
    expect(visitor.page.locator(".toast")).to_have_count(0)


@slow
def test_a_device_that_was_off_line_gets_what_it_missed(visit: Callable[..., Visitor], here: TableProcess) -> None:
    made = match_of_two(here)
    visitor = visit()
    told = Told(visitor)
    visitor.page.goto(here.link(made))
    visitor.ready(mine=True)
    warning = visitor.page.locator(".badge.is-warning")
    with visitor.excused():
        visitor.context.set_offline(True)
        expect(warning).to_be_visible()
        default = here.look(made["match"], made["key"])["decision"]["default"]
        here.act(made["match"], made["key"], "german", default)
        visitor.page.wait_for_timeout(1000 * AWAY)
        assert visitor.state()["ply"] == 0
        visitor.context.set_offline(False)
        visitor.ready(1)
        expect(warning).to_have_count(0)
    assert told.sockets[-1][0] == "delta", told.sockets


def match_of_two(here: TableProcess) -> dict[str, Any]:
    """A match whose second seat nobody has taken yet: the first may choose all the same."""
    return here.make("hunt", {"german": "me", "british": "open"})
