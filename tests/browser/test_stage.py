"""A fight on the stage: it comes up with the battle, its units can be clicked, it can be folded, and the text table tells it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import APIResponse, Page, expect

from tests.browser.visitor import Visitor
from tests.cost import slow
from vezerkar import Match, Observation, bot, game
from vezerkar.translation import translator

pytestmark = slow

LONGEST = 400
"""In this match the first battle comes long before so many choices."""
SLOWER = 1_000
"""A table takes only so many commands in a while: then one waits, in milliseconds."""


def until_battle(seed: str) -> tuple[list[tuple[str, str]], Match[Any, Any]]:
    """What bots do until a question of a battle is asked that is answered on a unit, and the match then."""
    match = game("triumph").start(seed=seed, options={"scenario": "1939"})
    bots = {seat: bot("greedy", "triumph", seed=1) for seat in match.seats}
    done: list[tuple[str, str]] = []
    while len(done) < LONGEST:
        seat = match.waiting()[0]
        decision = match.decision(seat)
        stage = match.game.stage(match.view(seat), match.events(seat), decision, translator("triumph", "en"))
        if stage is not None and any(unit.choices for side in stage.sides for unit in side.units):
            return done, match
        done.append((seat, bots[seat].choose(Observation.of(match, seat)).notation))
        match.act(*done[-1])
    raise AssertionError("these bots fight no battle: take another seed")


def act(page: Page, address: str, key: str, data: dict[str, Any]) -> None:
    """Send one action, and wait while the table has heard enough."""
    answer: APIResponse = page.request.post(address, data=data, headers={"Authorization": f"Bearer {key}"})
    while answer.status == 429:
        page.wait_for_timeout(SLOWER)
        answer = page.request.post(address, data=data, headers={"Authorization": f"Bearer {key}"})
    assert answer.ok, answer.text()


def test_a_battle_comes_on_a_stage_and_is_fought_there(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.page
    done, match = until_battle("a")
    order = {"game": "triumph", "options": {"scenario": "1939"}, "name": "Anna", "seed": "a"}
    made = page.request.post("/api/matches", data={**order, "seats": dict.fromkeys(match.seats, "me")}).json()
    for ply, (seat, action) in enumerate(done):
        act(page, f"/api/matches/{made['match']}/actions", made["key"], {"seat": seat, "action": action, "ply": ply})
    page.goto(f"/play/{made['match']}#k={made['key']}")
    page.get_by_role("button", name="No secrets between us").click()
    stage = page.get_by_test_id("stage")
    expect(stage).to_be_visible()
    expect(stage.locator(".stage-unit")).not_to_have_count(0)
    fold = stage.locator(".stage-cap > .icon-button[aria-expanded]")
    fold.click()
    expect(stage.locator(".stage-unit")).to_have_count(0)
    fold.click()
    page.locator("body").press("t")
    expect(stage.locator("li").first).to_be_visible()
    page.locator("body").press("t")
    ply = int(page.locator(".table").get_attribute("data-ply") or 0)
    stage.locator(".stage-unit.is-open button").first.click()
    menu = page.locator(".menu [role=menuitem]:not([aria-disabled=true])")
    if menu.count():
        menu.first.click()
    page.wait_for_function("(ply) => Number(document.querySelector('.table').dataset.ply) > ply", arg=ply)
