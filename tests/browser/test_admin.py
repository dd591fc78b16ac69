"""An admin looks after the server in the browser: people, a game, jobs, ratings and rules, health, and what was done."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_home import barriers
from tests.browser.test_ratings import asked, register
from tests.browser.visitor import PHONE, Visitor
from tests.cost import first
from tests.server.people import SECRET
from tools.browser import TableProcess
from vezerkar.server.operation.account_admin import set_role
from vezerkar.server.storage.store import Store

Visit = Callable[..., Visitor]
WORDS: dict[str, dict[str, Any]] = {
    "en-GB": {
        "names": ("Ada", "Bela"),
        "tabs": ("Moderation", "People", "Games", "Jobs", "Ratings and rules", "Health", "Deeds"),
        "find": "Find",
        "role": "New role for Bela: moderator",
        "given": "Bela is moderator now.",
        "reason": "Reason",
        "password": "Your password",
        "back": "Cancel",
        "check": "Check",
        "good": "The log can be played again, and everything beside it agrees.",
        "cancel": "Cancel the game",
        "cancelled": "The game is cancelled.",
        "rebuild": "Make all ratings anew",
        "rebuilt": "Last made anew",
        "ready": "This process is ready.",
        "deed": "game cancelled",
    },
    "hu-HU": {
        "names": ("Adél", "Béla"),
        "tabs": ("Moderálás", "Emberek", "Játszmák", "Feladatok", "Értékszámok és szabályok", "Állapot", "Intézkedések"),
        "find": "Keresés",
        "role": "Új szerep (Béla): moderátor",
        "given": "Béla új szerepe: moderátor.",
        "reason": "Indok",
        "password": "A jelszavad",
        "back": "Mégsem",
        "check": "Ellenőrzés",
        "good": "A napló újra lejátszható, és minden egyezik vele.",
        "cancel": "A játszma érvénytelenítése",
        "cancelled": "A játszma érvénytelen.",
        "rebuild": "Minden értékszám újraszámítása",
        "rebuilt": "Utolsó újraszámítás",
        "ready": "Ez a folyamat készen áll.",
        "deed": "játszma érvénytelenítése",
    },
}


def fits(page: Page) -> bool:
    """A page that is no wider than its window. A phone would show a wider one whole, and small."""
    assert page.viewport_size is not None
    return int(page.evaluate("document.documentElement.scrollWidth")) <= page.viewport_size["width"]


def do(page: Page, words: dict[str, str], proof: bool = True) -> None:
    """Say why in the dialog that is open, and show being there."""
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(words["reason"]).fill("it has to be")
    if proof:
        dialog.locator("input[type=password]").fill(SECRET)
    assert barriers(page) == []
    assert dialog.evaluate("one => one.scrollWidth <= one.clientWidth"), "the dialog fits"
    dialog.locator("button[type=submit]").click()
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize(("theme", "lang", "phone"), first([("light", "en-GB", False), ("dark", "hu-HU", True)]))
@pytest.mark.slow
def test_an_admin_looks_after_the_server(visit: Visit, here: TableProcess, theme: str, lang: str, phone: bool) -> None:
    words = WORDS[lang]
    at = {"color_scheme": theme, "locale": lang, **(PHONE if phone else {})}
    ada, bela = register(visit(**at), words["names"][0]), register(visit(color_scheme=theme, locale=lang), words["names"][1])
    wish = {
        "game": "hunt",
        "options": {},
        "seats": {"german": "me", "british": "bot:random"},
        "name": words["names"][1],
        "seed": None,
    }
    match = asked(bela, "POST", "/api/matches", wish)["match"]
    with closing(Store(here.db)) as store:
        set_role(store, words["names"][0], "admin")
    asked(ada, "POST", "/api/session", {"name": words["names"][0], "password": SECRET})
    ada.goto("/admin")
    tab = ada.get_by_role("tab")
    expect(tab).to_have_text(list(words["tabs"]))
    tab.first.focus()
    for name in words["tabs"]:
        # By keyboard alone: the arrow opens the next one.
        expect(ada.get_by_role("tab", name=name, exact=True)).to_be_focused()
        expect(ada.get_by_role("tab", selected=True)).to_have_text(name)
        expect(ada.get_by_role("tabpanel").locator("h2").first).to_be_visible()
        assert barriers(ada) == [], name
        assert fits(ada), name
        ada.keyboard.press("ArrowRight")
    # People.
    ada.get_by_role("tab", name=words["tabs"][1], exact=True).click()
    ada.get_by_role("searchbox").fill(words["names"][1].lower()[:3])
    ada.get_by_role("button", name=words["find"]).click()
    # By name: until the answer is there, the list still shows everybody.
    ada.locator("summary", has_text=words["names"][1]).click()
    ada.get_by_role("button", name=words["role"]).click()
    ada.get_by_role("dialog").get_by_role("button", name=words["back"], exact=True).click()
    expect(ada.get_by_role("button", name=words["role"])).to_be_focused()
    ada.keyboard.press("Enter")
    do(ada, words)
    expect(ada.get_by_role("status").filter(has_text=words["given"])).to_be_visible()
    # A game, by its address.
    ada.get_by_role("tab", name=words["tabs"][2], exact=True).click()
    ada.get_by_role("searchbox").fill(f"{here.address}/play/{match}")
    ada.get_by_role("button", name=words["find"]).click()
    ada.get_by_role("button", name=words["check"], exact=True).click()
    expect(ada.get_by_text(words["good"])).to_be_visible()
    assert barriers(ada) == []
    assert fits(ada)
    ada.get_by_role("button", name=words["cancel"]).click()
    do(ada, words)
    expect(ada.get_by_role("status").filter(has_text=words["cancelled"])).to_be_visible()
    # Ratings.
    ada.get_by_role("tab", name=words["tabs"][4], exact=True).click()
    ada.get_by_role("button", name=words["rebuild"]).click()
    do(ada, words, proof=False)
    expect(ada.get_by_text(words["rebuilt"])).to_be_visible()
    # Health, and what was done.
    ada.get_by_role("tab", name=words["tabs"][5], exact=True).click()
    expect(ada.get_by_text(words["ready"])).to_be_visible()
    ada.get_by_role("tab", name=words["tabs"][6], exact=True).click()
    expect(ada.get_by_text(words["deed"]).first).to_be_visible()
    assert barriers(ada) == []
