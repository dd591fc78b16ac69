"""A table, a browser, and visitors who notice whatever goes wrong on their page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.visitor import PATIENCE, Visitor
from tools.browser import TableProcess, browser, missing, table

HERE = Path(__file__).parent

# A page has as much time as the visitor gives it: other programs may have the processor.
expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)
            # A browser that has hung answers nothing, not even that it has; the longest of these tests takes three minutes.
            item.add_marker(pytest.mark.timeout(900))
            # A page, its server and several other tests share the processor. The summary tells of every second try.
            item.add_marker(pytest.mark.flaky(reruns=1))


# One browser for each module: Playwright keeps an event loop running, which tests elsewhere could not bear.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    lacking = missing()
    if lacking:
        pytest.skip(lacking)
    with browser() as found:
        yield found


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory, chromium: Browser) -> Iterator[TableProcess]:
    with table(tmp_path_factory.mktemp("table")) as process:
        yield process
        assert process.complaints() == ""


@pytest.fixture
def visit(request: pytest.FixtureRequest, chromium: Browser, here: TableProcess) -> Iterator[Callable[..., Visitor]]:
    """Opens a browser of its own for one more visitor; nothing may go wrong on any page by the end."""
    if getattr(request.node, "execution_count", 1) > 1:
        # What the first try has left would be in the way of the second: names, and how often one may register.
        here.begin_anew()
    visitors: list[Visitor] = []

    def come(kind: type[Visitor] = Visitor, **settings: Any) -> Visitor:
        visitor = kind(chromium, here.address, **settings)
        visitors.append(visitor)
        return visitor

    yield come
    troubles = [trouble for visitor in visitors for trouble in visitor.troubles]
    for visitor in visitors:
        visitor.context.close()
    assert troubles == []
