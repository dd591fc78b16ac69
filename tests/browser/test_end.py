"""The end of a match on the page: how it went, the way to the table and to any moment, links to share, a rematch."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.visitor import PATIENCE, Visitor
from tests.cost import first, slow
from tools.browser import TableProcess
from vezerkar import Record
from vezerkar.registry import game
from vezerkar.server.keys import hash_key
from vezerkar.server.storage.store import Store
from vezerkar.server.storage.stored_match import LogEntry, SeatAssignment, SeatKey, StoredMatch

RECORD = Path(__file__).parents[1] / "hunt" / "golden" / "sinkings.jsonl"


@pytest.fixture
def ended(here: TableProcess, request: pytest.FixtureRequest) -> str:
    """A match that is over: the British player lost it, and has its name as a key."""
    record = Record.parse(RECORD.read_text())
    rules = game(record.game)
    name = f"lost-{len(request.node.name)}"
    assignments = [
        SeatAssignment("german", "german", "bot", bot="greedy"),
        SeatAssignment("british", "british", "human", player_name="Anna"),
    ]
    keys = [SeatKey(hash_key(name), ("british",), creator=True)]
    options = rules.complete_options(record.options)
    log = [LogEntry(ply, seat, "act", action) for ply, (seat, action) in enumerate(record.actions, 1)]
    with here.stopped():
        store = Store(here.db)
        store.create(StoredMatch(name, rules.id, rules.version, options, record.seed, assignments, keys, [], []))
        store.append(name, log, over=True)
        store.close()
    return name


@slow
def test_one_sees_how_it_went_and_goes_on(visit: Callable[..., Visitor], ended: str) -> None:
    page = visit().page
    page.goto(f"/play/{ended}/end#k={ended}")
    expect(page.get_by_role("heading", level=1)).to_have_text("You lost by 4", timeout=PATIENCE)
    expect(page.locator(".end-hero .cite")).to_have_text("HUNT 106")
    expect(page.locator(".final-scores .is-mine")).to_have_text("1Royal Navy (you)")
    expect(page.locator(".turning-points li")).to_have_count(5)
    # The keyboard goes through the moments of the chart.
    chosen = page.get_by_role("slider", name="Moment")
    chosen.focus()
    page.keyboard.press("Home")
    expect(page.locator(".chart-said")).to_have_text("Setup: Kriegsmarine 0, Royal Navy 0")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".chart-said")).to_have_text("Turn 1 · German: Kriegsmarine 1, Royal Navy 0")
    # The course is followed from her first space to the last one.
    line = page.locator(".end-course .trace.is-course .line")
    whole = line.get_attribute("points")
    page.get_by_role("button", name="Follow the course").click()
    expect(line).not_to_have_attribute("points", whole or "")
    expect(line).to_have_attribute("points", whole or "", timeout=PATIENCE)
    # A turning point leads to its moment on the table, and the table back to the end.
    page.locator(".turning-points a").nth(2).click()
    expect(page).to_have_url(re.compile(r"\?ply=64$"))
    expect(page.locator(".past-banner")).to_contain_text("64", timeout=PATIENCE)
    page.locator(".past-banner").get_by_role("button", name="Back").click()
    expect(page.locator("#prompt.outcome")).to_be_visible()
    page.get_by_role("link", name="See how it went").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("You lost by 4")
    page.get_by_role("link", name="Look at the table").click()
    expect(page.locator(".trace.is-course .line")).to_have_count(1)
    page.goto("/")
    page.locator(".earlier").get_by_role("link", name="The Hunt").click()
    expect(page).to_have_url(re.compile("/end$"))
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_label("Link to this page")).to_be_visible()
    expect(page.get_by_label("Link to this page")).to_have_value(re.compile(f"/play/{ended}/end$"))
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(re.compile("/end$"))
    expect(page.locator("#prompt")).to_be_visible(timeout=PATIENCE)


@slow
def test_a_spectator_sees_who_has_won_and_that_the_dice_were_fair(visit: Callable[..., Visitor], ended: str) -> None:
    page = visit().page
    page.goto(f"/play/{ended}/end")
    expect(page.get_by_role("heading", level=1)).to_have_text("Winner: Kriegsmarine", timeout=PATIENCE)
    expect(page.get_by_role("button", name="Rematch")).to_have_count(0)
    page.get_by_role("button", name="Verify the dice").click()
    expect(page.locator(".proof-result.is-good")).to_be_visible(timeout=PATIENCE)
    page.locator(".proof-dice summary").click()
    expect(page.locator(".proof-dice tbody tr")).to_have_count(13)


@slow
def test_the_page_goes_on_to_the_end_by_itself(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.begin(visitor.set_up("The Hunt").get_by_role("button", name="Play as Kriegsmarine"))
    visitor.ready(mine=True)
    visitor.resign()
    visitor.check_the_end()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("You lost")


@slow
@pytest.mark.parametrize("theme", first(["light", "dark"]))
def test_no_serious_barrier_at_the_end(visit: Callable[..., Visitor], ended: str, theme: str) -> None:
    page = visit(color_scheme=theme).page
    page.goto(f"/play/{ended}/end#k={ended}")
    expect(page.locator(".chart-panel")).to_be_visible()
    page.locator(".chart-table summary").click()
    barriers: list[str] = []
    for dialog in ("", "Verify the dice"):
        if dialog:
            page.get_by_role("button", name=dialog).click()
            expect(page.locator(".proof-result.is-good")).to_be_visible()
        for found in Axe().run(page).response["violations"]:
            if found["impact"] in ("serious", "critical"):
                barriers.append(f"{found['id']}: {[node['target'] for node in found['nodes'][:4]]}")
    assert barriers == []
