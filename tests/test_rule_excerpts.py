"""The beginnings of rules that are shown where a rule is named."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from vezerkar.server.pages.rules_page import EXCERPT, excerpts, rule_excerpt, rules_page, shortened
from vezerkar.translation import LANGUAGES

SOURCES = Path(__file__).parents[1] / "src" / "vezerkar" / "games"
PAGE = """# A game

## 2. Wind

**R-7.** The wind turns at *dusk*
and at dawn (→ R-8). \\*

* It never drops.

| Force | Speed |
| --- | --- |
| **R-9.** 3 | 1 |

Nobody knows why.

### Gusts

**R-8.** A gust carries one ship.

## Cards

| Card | No. | Text | Value |
| --- | --- | --- | --- |
| **Calm** | G11, G12 | No ship moves. † | – |
"""


def test_a_rule_goes_to_the_next_one_and_a_card_is_its_row() -> None:
    told = {name: (one.heading, one.text) for name, one in excerpts(PAGE).items()}
    assert told == {
        "R-7": ("2. Wind", "The wind turns at dusk and at dawn (→ R-8). It never drops."),
        "R-8": ("Gusts", "A gust carries one ship."),
        "G11": ("Calm", "No ship moves."),
        "G12": ("Calm", "No ship moves."),
    }


def test_a_long_rule_ends_with_a_sentence() -> None:
    assert shortened("Short.") == "Short."
    long = "It rains. " * 60
    assert shortened(long) == f"{long[: EXCERPT - 1]}\N{NO-BREAK SPACE}…"
    endless = "and on " * 80
    assert shortened(endless).endswith(("and\N{NO-BREAK SPACE}…", "on\N{NO-BREAK SPACE}…"))
    assert len(shortened(endless)) <= EXCERPT + 2


@pytest.mark.parametrize("game", ["hunt", "quartermaster", "triumph", "wg35"])
def test_every_rule_that_can_be_linked_to_can_be_read_alone(game: str) -> None:
    for lang in LANGUAGES:
        linked = re.findall('id="rule-([^"]+)"', rules_page(game, lang).html)
        assert linked
        for name in linked:
            told = rule_excerpt(game, name, lang)
            assert told.name == name and told.heading and len(told.text) > 5, name
            assert "**" not in told.text and "|" not in told.text


@pytest.mark.parametrize(("game", "rulebook"), [("hunt", "HUNT"), ("quartermaster", "QMG"), ("triumph", "T&T"), ("wg35", "WG35")])
def test_every_rule_that_the_source_names_alone_can_be_read(game: str, rulebook: str) -> None:
    """A text that is a rule and nothing else is what a refusal cites."""
    rule = re.compile(rf"{rulebook} (\S+(?<!\.))")
    cited = set()
    for file in (SOURCES / game).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and (found := rule.fullmatch(node.value)):
                cited.add(found[1])
    assert len(cited) > 10
    for lang in LANGUAGES:
        assert {name for name in cited if not rule_excerpt(game, name, lang).text} == set()
