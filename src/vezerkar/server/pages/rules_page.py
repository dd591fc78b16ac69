"""The rules of a game as a page: Markdown made into HTML in which every numbered rule can be linked to, and read alone."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from vezerkar.rule_coverage import NUMBER as names
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.known_game import known_game
from vezerkar.server.pages.game_messages import RuleExcerpt, RulesPage
from vezerkar.translation import rules

NUMBER: Final = re.compile(rf"({names})\.?")
"""A rule begins with its number in bold: ``**36.** The British player …``.

Where there are several lists of them, their letter comes first: ``**R-46.** Battle follows …``, and perhaps
a word instead of a number: ``**C-Combat.** The Active player …``.
"""

CARD: Final = re.compile(r"([A-Z]\d\d)(?:, [A-Z]\d\d)*")
"""A card is linked to by its number, which has a column of its own in the tables: ``G11, G12``."""

EXCERPT: Final = 360
"""So many characters of a rule are read beside the board; what is longer ends with a sentence before that."""

SENTENCE: Final = re.compile(r"[.?!:;]\S?(?= )")
FOOTNOTE: Final = re.compile(r"\s*[*†](?=\s|$)")
"""The signs that lead to what the page says of its own rulings; they say nothing away from it."""


@cache
def rules_page(game: str, lang: str) -> RulesPage:
    """The rules of a game. Raises `ApiError`."""
    text = rules(known_game(game).id, lang)
    if text is None:
        raise ApiError("not_found")
    return render(text)


def rule_excerpt(game: str, name: str, lang: str) -> RuleExcerpt:
    """The beginning of one rule, or of one card, by the name that citations give it. Raises `ApiError`."""
    found = _excerpts_of(game, lang).get(name)
    if found is None:
        raise ApiError("not_found")
    return found


@cache
def _excerpts_of(game: str, lang: str) -> dict[str, RuleExcerpt]:
    return excerpts(rules(known_game(game).id, lang) or "")


def render(text: str) -> RulesPage:
    """Title and HTML of a page of rules; the title is its first heading."""
    markdown = _markdown()
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


def excerpts(text: str) -> dict[str, RuleExcerpt]:
    """The beginnings of all rules and cards of a page, by name.

    A rule is the paragraph with its number and what follows up to the next one, tables left out; its heading is the last one
    above it. Of a card its row has the title in the first column, and the text is the longest of them.
    """
    heading = name = ""
    said: list[str] = []
    cells: list[str] = []
    found: dict[str, RuleExcerpt] = {}

    def close() -> None:
        if name:
            found[name] = RuleExcerpt(name, heading, shortened(" ".join(said)))
        said.clear()

    for opening, inline in pairwise(_markdown().parse(text)):
        if opening.type in ("heading_open", "table_open"):
            close()
            name = ""
        if opening.type == "heading_open":
            heading = _plain(inline)
        elif opening.type == "paragraph_open":
            if number := _number(inline):
                close()
                name = number
            # The number is shown above the text.
            said.append(_plain(inline).removeprefix(f"{number}. ") if number else _plain(inline))
        elif opening.type == "tr_open":
            cells = []
        elif opening.type == "td_open":
            cells.append(_plain(inline))
        elif opening.type == "tr_close":
            numbers = [card for cell in cells if CARD.fullmatch(cell) for card in cell.split(", ")]
            found |= {card: RuleExcerpt(card, cells[0], shortened(max(cells, key=len))) for card in numbers}
    close()
    return found


def shortened(text: str) -> str:
    """The first sentences of a text, as many as there is room for beside the board."""
    if len(text) <= EXCERPT:
        return text
    ends = [end.end() for end in SENTENCE.finditer(text, 0, EXCERPT)]
    # One sentence may be longer than that.
    cut = ends[-1] if ends and ends[-1] > EXCERPT // 3 else text.rindex(" ", 0, EXCERPT)
    # With a space that cannot be broken the sign never stands alone in a line.
    return f"{text[:cut]}\N{NO-BREAK SPACE}…"


def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def _plain(inline: Token) -> str:
    parts = [" " if child.type in ("softbreak", "hardbreak") else child.content for child in inline.children or []]
    return FOOTNOTE.sub("", "".join(parts)).strip()


def _number(inline: Token) -> str:
    children = inline.children or []
    # In a rule the bold number comes first; an empty text may stand before it.
    start = [child for child in children if child.type != "text" or child.content][:2]
    if len(start) == 2 and start[0].type == "strong_open" and (match := NUMBER.fullmatch(start[1].content)):
        return match[1]
    return ""
