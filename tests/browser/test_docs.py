"""The documentation in a browser: nothing breaks the policy, nothing comes from another host, the search finds."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from tests.cost import slow
from tools.bootstrap import SITE

Visit = Callable[..., Visitor]

pytestmark = pytest.mark.skipif(not SITE.is_file(), reason="the documentation has not been built")


@slow
@pytest.mark.parametrize(("language", "words"), [("en", "Documentation"), ("hu", "Dokumentáció (angolul)")])
def test_the_first_page_leads_to_the_documentation(visit: Visit, language: str, words: str) -> None:
    page = visit(locale=language).page
    page.goto("/")
    page.get_by_role("link", name=words, exact=True).click()
    expect(page.get_by_role("heading", name="Vezérkar", level=1)).to_be_visible()


@slow
def test_its_search_finds_a_word_of_either_language(visit: Visit) -> None:
    page = visit().page
    page.goto("/docs/")
    for word, found in (("determinization", "Glossary"), ("teherhajó", "A Hajsza")):
        field = page.get_by_role("textbox", name="Search")
        field.fill("")
        field.press_sequentially(word)  # the theme listens to keys
        expect(page.locator(".md-search-result__item").filter(has_text=found).first).to_be_visible()
