"""Hints on the page: where to look, what looks good, and why, done at a click; and the rest of a set-up in a bot's hands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Request, expect

from tests.browser.visitor import Visitor
from tests.cost import slow
from tools.browser import TableProcess

pytestmark = slow


def test_a_player_takes_a_hint_and_hands_over_the_rest(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    visitor = visit()
    page = visitor.page
    taken: list[str] = []

    def notice(request: Request) -> None:
        if request.url.partition("?")[0].endswith("/actions"):
            sent: Any = request.post_data_json
            taken.extend(sent.get("actions") or [sent["action"]])

    page.on("request", notice)
    visitor.wish_for_seed("advice")
    visitor.begin(visitor.set_up("Triumph & Tragedy").get_by_role("button", name="Play as Axis"))
    page.wait_for_url("**/play/*")
    visitor.ready(mine=True)
    page.get_by_role("button", name="A hint: where to look").click()
    slip = page.locator(".hint-slip")
    expect(slip).to_contain_text("From here on the end page tells that you had a hint.")
    page.keyboard.press("q")
    expect(slip.locator("li")).to_have_count(3)
    expect(slip).to_contain_text("Judged by rule of thumb")
    page.keyboard.press("q")
    take = slip.get_by_role("button", name="Do it: ")
    expect(take).to_be_visible()
    page.screenshot(path=tmp_path / "hint.png")
    take.click()
    expect(slip).to_have_count(0)
    # The table has it when it can be taken back.
    expect(page.locator(".undo")).to_be_enabled()
    assert len(taken) == 1 and taken[0].startswith("build ")
    page.get_by_role("button", name="Place the rest automatically").click()
    page.wait_for_function(
        """() => !document.querySelector("#prompt .choice > button[disabled]")
          && !/Cadre/.test(document.querySelector("#prompt").textContent)"""
    )
    assert "rest" not in taken
    assert len({action.split()[-1] for action in taken}) >= 4, "a mixed army"
    left = visitor.frames[-1]["table"]
    assert left["decision"] is None or left["decision"]["cite"] != "T&T 5.0"


def test_on_a_phone_the_way_to_a_hint_stands_beside_the_other_buttons(visit: Callable[..., Visitor], here: TableProcess) -> None:
    made = here.make("hunt", {"german": "me", "british": "bot:random"}, seed="advice")
    visitor = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = visitor.page
    page.goto(here.link(made))
    visitor.ready(mine=True)
    prompt, bulb = (page.locator(one).bounding_box() for one in ("#prompt", "#prompt > .icon-button"))
    undo = page.locator("#prompt .undo").bounding_box()
    assert prompt and bulb and undo
    assert abs(bulb["y"] - undo["y"]) <= 2 and bulb["y"] + bulb["height"] <= prompt["y"] + prompt["height"]
    assert bulb["width"] >= 40
