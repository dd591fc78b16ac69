"""A fight on the stage: it comes up with the battle, its units can be clicked, it can be folded, and the text table tells it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import APIResponse, Page, expect

from tests.browser.visitor import Visitor
from tests.cost import slow
from vezerkar import Match, Observation, bot, game
from vezerkar.engine.scene import Stage
from vezerkar.translation import translator

pytestmark = slow

LONGEST = 400
"""In this match the first battle comes long before so many choices."""
SLOWER = 1_000
"""A table takes only so many commands in a while: then one waits, in milliseconds."""


Done = list[tuple[str, str]]


def until(name: str, seed: str, options: dict[str, str], come: Callable[[Stage], bool]) -> tuple[Done, Match[Any, Any]]:
    """What bots do until the seat that is asked sees such a fight, and the match then."""
    match = game(name).start(seed=seed, options=options)
    bots = {seat: bot("greedy", name, seed=1) for seat in match.seats}
    done: Done = []
    while len(done) < LONGEST:
        seat = match.waiting()[0]
        decision = match.decision(seat)
        stage = match.game.stage(match.view(seat), match.events(seat), decision, translator(name, "en"))
        if stage is not None and come(stage):
            return done, match
        done.append((seat, bots[seat].choose(Observation.of(match, seat)).notation))
        match.act(*done[-1])
    raise AssertionError("these bots do not fight so: take another seed")


def seated(page: Page, name: str, seed: str, options: dict[str, str], done: Done, match: Match[Any, Any]) -> None:
    """Open the match with all its seats held, played so far."""
    order = {"game": name, "options": options, "name": "Anna", "seed": seed}
    made = page.request.post("/api/matches", data={**order, "seats": dict.fromkeys(match.seats, "me")}).json()
    for ply, (seat, action) in enumerate(done):
        act(page, f"/api/matches/{made['match']}/actions", made["key"], {"seat": seat, "action": action, "ply": ply})
    page.goto(f"/play/{made['match']}#k={made['key']}")
    page.get_by_role("button", name="No secrets between us").click()


def open_question(stage: Stage) -> bool:
    """Return True if a question is answered on a unit."""
    return any(unit.choices for side in stage.sides for unit in side.units)


def shot(stage: Stage) -> bool:
    """Return True if somebody was shot at and the shot runs over the table."""
    return stage.form == "shot" and any(effect.style == "tracer" for step in stage.order for effect in step.effects)


def faults(page: Page) -> list[tuple[str, list[str]]]:
    """What axe finds, and where."""
    found = Axe().run(page).response["violations"]
    return [(one["id"], [node["html"][:200] for node in one["nodes"]]) for one in found]


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
    options = {"scenario": "1939"}
    seated(page, "triumph", "a", options, *until("triumph", "a", options, open_question))
    stage = page.get_by_test_id("stage")
    expect(stage).to_be_visible()
    expect(stage.locator(".stage-unit")).not_to_have_count(0)
    assert faults(page) == []
    visitor.open("Log")
    assert faults(page) == []
    visitor.close()
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
        assert faults(page) == []
        menu.first.click()
    page.wait_for_function("(ply) => Number(document.querySelector('.table').dataset.ply) > ply", arg=ply)


def test_a_shot_runs_over_the_table_again_and_can_be_skipped(visit: Callable[..., Visitor]) -> None:
    page = visit().page
    # So slow that nothing of it is over before somebody has looked.
    page.add_init_script('localStorage["vezerkar.prefs"] = JSON.stringify({ speed: 0.1 })')
    options = dict(game("wg35").recommended)
    seated(page, "wg35", "1", options, *until("wg35", "1", options, shot))
    stage, effects = page.get_by_test_id("stage"), page.get_by_test_id("effects")
    expect(stage).to_be_visible()
    expect(effects).to_have_count(0)
    stage.get_by_role("button", name="Play again").click()
    expect(effects.locator("[data-effect=tracer]")).to_have_count(1)
    # Without motion, but not gone before anybody could see it.
    lasts = effects.locator(".effect-line, .effect-star").first.evaluate("one => getComputedStyle(one).animationDuration")
    assert float(lasts.removesuffix("s")) > 0.1
    page.locator("body").press(" ")
    expect(effects).to_have_count(0)
    expect(stage).to_be_visible()
