"""The rules of a game as a page: Markdown made into HTML in which every numbered rule can be linked to."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from vezerkar.rule_coverage import NUMBER as numbers
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.known_game import known_game
from vezerkar.server.pages.game_messages import RulesPage
from vezerkar.translation import rules

NUMBER: Final = re.compile(rf"({numbers})\.?")
"""A rule begins with its number in bold: ``**36.** The British player …``.

Where there are several lists of them, their letter comes first: ``**R-46.** Battle follows …``, and perhaps
a word instead of a number: ``**C-Combat.** The Active player …``.
"""

CARD: Final = re.compile(r"([A-Z]\d\d)(?:, [A-Z]\d\d)*")
"""A card is linked to by its number, which has a column of its own in the tables: ``G11, G12``."""


@cache
def rules_page(game: str, lang: str) -> RulesPage:
    """The rules of a game. Raises `ApiError`."""
    text = rules(known_game(game).id, lang)
    if text is None:
        raise ApiError("not_found")
    return render(text)


def render(text: str) -> RulesPage:
    """Title and HTML of a page of rules; the title is its first heading."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(text)
    title = ""
    for opening, inline in pairwise(tokens):
        if opening.type == "heading_open" and opening.tag == "h1" and not title:
            title = inline.content
        if opening.type == "paragraph_open" and (number := _number(inline)):
            opening.attrSet("id", f"rule-{number}")
        if opening.type == "td_open" and (card := CARD.fullmatch(inline.content)):
            opening.attrSet("id", f"rule-{card[1]}")
    return RulesPage(title, markdown.renderer.render(tokens, markdown.options, {}))


def _number(inline: Token) -> str:
    children = inline.children or []
    # In a rule the bold number comes first; an empty text may stand before it.
    start = [child for child in children if child.type != "text" or child.content][:2]
    if len(start) == 2 and start[0].type == "strong_open" and (match := NUMBER.fullmatch(start[1].content)):
        return match[1]
    return ""
