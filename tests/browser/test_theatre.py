"""What a page shows of what the others do, and what it shows without a connection."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from tests.cost import slow

LONGEST = 60
"""So many choices never pass in The Hunt without a card of the other side or a roll."""


@slow
def test_what_the_other_side_does_is_shown_and_can_be_skipped(visit: Callable[..., Visitor]) -> None:
    visitor = visit(shown=True)
    page = visitor.page
    seats = {"german": "bot:random", "british": "me"}
    made = page.request.post("/api/matches", data={"game": "hunt", "seats": seats, "name": "Anna", "seed": "theatre"}).json()
    page.goto(f"/play/{made['match']}#k={made['key']}")
    stage = page.get_by_test_id("show")
    random = Random(5)
    for _ in range(LONGEST):
        assert not visitor.ready(mine=True)["over"]
        if stage.count() > 0:
            break
        visitor.choose(random)
    expect(stage).to_be_visible()
    assert stage.locator(".show-text").inner_text().strip()
    assert stage.locator(".printed-card, .die-face").count() > 0
    page.locator("body").press("Space")
    expect(stage).to_have_count(0)


@slow
def test_bots_wait_until_what_they_did_has_been_seen(visit: Callable[..., Visitor]) -> None:
    visitor = visit(shown=True)
    page = visitor.page
    seats = {"german": "bot:random", "british": "bot:random"}
    made = page.request.post("/api/matches", data={"game": "hunt", "seats": seats, "seed": "theatre", "pace": "live"}).json()

    def ply() -> int:
        found: int = page.request.get(f"/api/matches/{made['match']}").json()["ply"]
        return found

    page.goto(f"/play/{made['match']}#k={made['key']}")
    slip = page.locator(".bots-slip", has_text="while you look")
    expect(slip).to_be_visible()
    show = page.get_by_test_id("show")
    shown, before = show.all_inner_texts(), ply()
    page.wait_for_timeout(1000)
    after = ply()
    # On a slow machine the next thing may be shown by now.
    if slip.count() > 0 and shown and show.all_inner_texts() == shown:
        assert after == before
    # A key ends it, and they go on.
    expect(show).to_be_visible()
    held = ply()
    page.locator("body").press("Space")
    page.wait_for_function("(held) => Number(document.querySelector('.table').dataset.ply) > held", arg=held)


@slow
def test_without_a_connection_the_page_says_so(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    with visitor.excused():
        visitor.context.set_offline(True)
        page.goto("/play/abc")
        expect(page.get_by_text("The table cannot be reached")).to_be_visible()
        visitor.context.set_offline(False)
        page.get_by_role("link").click()
        expect(page.get_by_text("The table cannot be reached")).to_have_count(0)
