"""Somebody asks to take back what cannot be undone any more; the other sees what was learned since, and agrees or does not."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from tools.browser import TableProcess

PHONE = {"width": 390, "height": 844}


@pytest.mark.slow
def test_what_is_done_is_taken_back_when_the_other_agrees(visit: Callable[..., Visitor], here: TableProcess) -> None:
    made = here.make("hunt", {"german": "me", "british": "open"}, seed=None, name="Anna")
    match, key = made["match"], made["key"]
    anna, bela = visit(), visit(viewport=PHONE, has_touch=True)
    anna.page.goto(here.link(made))
    bela.take_seat(f"{here.address}/play/{match}#k={made['invitations']['british']}", "Béla")
    here.act(match, key, "german", "to 24")
    here.act(match, key, "german", "to 24")
    while here.look(match, key)["seats"][0]["waiting"]:
        decision = here.look(match, key)["decision"]
        # A card is drawn, so that nothing can be undone.
        drawing = [option for option in decision["options"] if option.startswith("hold")]
        here.act(match, key, "german", [decision["default"], *drawing][-1])
    done = here.look(match, key)
    anna.ready(done["ply"])
    anna.page.keyboard.press("u")
    expect(anna.page.locator(".toasts")).to_contain_text("In the menu you can ask the others to take it back.")
    # By keyboard: the menu, the moment, and the wish.
    anna.page.locator(".table-menu .fold-button").focus()
    anna.page.keyboard.press("Enter")
    moment = anna.page.get_by_label("From where on")
    moment.select_option(index=1)
    heading = moment.locator("option:checked").inner_text()
    assert "turn" in heading.lower()
    anna.page.get_by_role("button", name="Ask to take back").focus()
    anna.page.keyboard.press("Enter")
    # Whoever presses Enter once more in haste has asked nothing yet.
    expect(anna.page.get_by_role("button", name="Cancel")).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    expect(anna.page.get_by_role("button", name="Ask to take back")).to_be_focused()
    anna.page.keyboard.press("Enter")
    anna.page.keyboard.press("Tab")
    anna.page.keyboard.press("Enter")
    slip = bela.page.locator(".offer-slip")
    expect(slip).to_contain_text(f"Anna offers to take back everything from “{heading}” on.")
    expect(slip.locator(".learned")).to_contain_text(re.compile("Moves: Kriegsmarine [0-9]+"))
    expect(slip.locator(".learned")).to_contain_text("Cards drawn: Kriegsmarine 1.")
    expect(slip.locator(".learned")).to_contain_text("All of this stays known.")
    slip.get_by_role("button", name="Agree").tap()
    expect(anna.page.locator(".toasts")).to_contain_text("All agreed: to take back everything")
    anna.ready(done["ply"] + 1, mine=True)
    now = here.look(match, key)
    assert now["decision"]["options"] and now["taken_back"] == [{"ply": done["ply"] + 1, "to": 2}]
    anna.page.keyboard.press("l")
    expect(anna.page.locator(".log .is-taken-back").first).to_contain_text("Taken back: ")
    expect(anna.page.locator(".log-line").last).to_contain_text("By agreement of all players")
    # Again, and this time the other does not want it.
    here.act(match, key, "german", now["decision"]["default"])
    anna.ready(done["ply"] + 2)
    anna.page.get_by_role("button", name="Ask to take back").click()
    anna.sure("Ask to take back")
    bela.page.locator(".offer-slip").get_by_role("button", name="Decline").tap()
    expect(anna.page.locator(".toasts")).to_contain_text("Béla has declined this offer: to take back everything")
    assert here.look(match, key)["ply"] == done["ply"] + 2
