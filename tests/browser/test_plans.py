"""Plans on the page: written by hand on a phone and by keys, or taken from what was tried; what has become of them is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import wire
from tests.browser.visitor import PHONE, Visitor, enter
from tests.cost import slow
from tools.browser import TableProcess
from vezerkar.server.matches.match_session import MatchSession


@pytest.fixture
def table(here: TableProcess) -> tuple[dict[str, Any], str]:
    """A match in which the German side chooses first: the way in of the British one, and the key of the other."""
    made = here.make("hunt", {"british": "me", "german": "open"}, name="Anna")
    with here._client(made["invitations"]["german"]) as client:
        taken = client.post(f"/api/matches/{made['match']}/take", json={"name": "Béla"})
    taken.raise_for_status()
    return made, taken.json()["key"]


def go_on(here: TableProcess, match: str, key: str) -> None:
    """Let the German side take the default until the other one is asked."""
    while (decision := here.look(match, key)["decision"]) is not None:
        here.act(match, key, "german", decision["default"])


def first_choice(here: TableProcess, match: str) -> str:
    """An action that the British side will have when the German one goes on by defaults."""
    true = MatchSession(wire.saved(here, match)).match
    while (decision := true.decision(true.waiting()[0])).seat == "german":
        true.act("german", decision.default.notation)
    return str(decision.options[0].notation)


def settings(here: TableProcess, made: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = here.look(made["match"], made["key"])["settings"]
    return found


@slow
@pytest.mark.parametrize("phone", [False, True], ids=["keys", "phone"])
def test_a_plan_is_written_and_played(
    visit: Callable[..., Visitor], here: TableProcess, table: tuple[dict[str, Any], str], phone: bool
) -> None:
    made, german = table
    visitor = visit(**(PHONE if phone else {}))
    page = visitor.page

    def press(words: str) -> None:
        button = plan.get_by_role("button", name=words, exact=True)
        if phone:
            button.tap()
        else:
            button.focus()
            page.keyboard.press("Enter")

    action = first_choice(here, made["match"])
    page.goto(here.link(made))
    visitor.ready()
    visitor.open("Cards")
    plan = page.get_by_test_id("plan")
    plan.locator("summary").first.click()
    plan.get_by_label("If it names this side").select_option("german")
    plan.get_by_label("Then play, one action a line").fill(action)
    press("Add line")
    expect(plan.locator(".plan-lines li")).to_contain_text(f"if Kriegsmarine: {action}")
    fits(page)
    press("Use this plan")
    expect(plan).to_contain_text("It is played when your turn comes")
    assert settings(here, made)["plan"]["lines"][0]["play"] == [action]
    assert action not in str(here.look(made["match"], german)["settings"])
    ply = here.look(made["match"])["ply"]
    go_on(here, made["match"], german)
    report = page.get_by_test_id("plan-report")
    expect(report).to_contain_text(f"Your plan has been played to its end. Played: {action}.")
    assert here.look(made["match"])["ply"] > ply
    report.get_by_role("button", name="OK").click()
    expect(report).to_have_count(0)
    assert settings(here, made)["plan_report"] is None


@slow
def test_a_line_that_was_tried_becomes_a_plan(
    visit: Callable[..., Visitor], here: TableProcess, table: tuple[dict[str, Any], str]
) -> None:
    made, german = table
    visitor = visit()
    page = visitor.page
    page.goto(here.link(made))
    visitor.ready()
    page.locator("body").press("w")
    panel = page.get_by_test_id("whatif")
    usual = panel.get_by_role("button", name="as usual")
    expect(usual).to_be_visible()
    moves = 0
    while usual.count():
        usual.click()
        moves += 1
        expect(panel.locator(".whatif-tree summary")).to_contain_text(f"({moves} ")
    add = panel.get_by_role("button", name="Add this line to my plan")
    expect(add).to_be_disabled()
    page.locator("body").press("t")
    choice = page.get_by_role("region", name="Choices").get_by_role("button").first
    choice.focus()
    expect(choice).to_be_focused()
    enter(page)
    expect(add).to_be_enabled()
    add.click()
    expect(panel).to_contain_text("Added to the draft of your plan.")
    panel.get_by_role("button", name="Back to the game").click()
    visitor.open("Cards")
    plan = page.get_by_test_id("plan")
    expect(plan.locator(".plan-lines li")).to_have_count(1)
    plan.get_by_role("button", name="Use this plan").click()
    expect(plan).to_contain_text("It is played when your turn comes")
    (line,) = settings(here, made)["plan"]["lines"]
    assert line["play"][0].startswith("to ") and line["seen"]
    go_on(here, made["match"], german)
    expect(page.get_by_test_id("plan-report")).to_be_visible()


def fits(page: Page) -> None:
    """Nothing of the plan lies beyond the window."""
    width = page.evaluate("document.querySelector('.plan').scrollWidth - document.querySelector('.plan').clientWidth")
    assert width <= 0
