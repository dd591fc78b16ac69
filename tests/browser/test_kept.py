"""A match whose rules are gone, in a real browser."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from playwright.sync_api import expect
from sqlalchemy import update

from tests.browser.test_end import ended as ended
from tests.browser.visitor import PATIENCE, Visitor
from tests.cost import slow
from tools.browser import TableProcess
from vezerkar.server.chat.chat_lines import ChatMessage
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.pages.last_page import last_page, pack_pages
from vezerkar.server.storage.schema import MATCHES
from vezerkar.server.storage.store import Store


@slow
def test_one_reads_what_happened_and_how_it_ended(here: TableProcess, visit: Callable[..., Visitor], ended: str) -> None:
    with here.stopped():
        store = Store(here.db)
        saved = store.load(ended)
        assert saved is not None
        session = MatchSession(replace(saved, chat=[]))
        store.fill_in(ended, session.events, session.log, list(session.checkpoints.values()))
        store.keep_last_page(ended, pack_pages({lang: last_page(session, lang)() for lang in ("en", "hu")}))
        store.add_chat(ended, ChatMessage("Anna", "well fought", "2026-01-01T00:00:00Z"))
        with store.engine.begin() as connection:
            connection.execute(update(MATCHES).where(MATCHES.c.id == ended).values(version="99.0"))
        store.close()
    page = visit().page
    page.goto(f"/play/{ended}#k={ended}")
    expect(page.get_by_role("status")).to_contain_text("version 99.0 of the rules", timeout=PATIENCE)
    expect(page.get_by_role("heading", level=1)).to_have_text("The Hunt")
    expect(page.locator(".kept-log li").first).to_be_visible()
    expect(page.locator(".kept-chat")).to_contain_text("well fought")
    expect(page.locator(".kept-picture")).to_have_js_property("complete", value=True)
    assert page.locator(".kept-picture").evaluate("picture => picture.naturalWidth") > 0
