"""Coverage table of a rulebook: the rules and cards of a game that a test names.

The numbered rules are the paragraphs ``**36.** ...``, ``**12.44.** ...`` or ``**R-46.** ...`` of ``docs/rules/GAME.en.md``, the
cards those of the game's ``data/cards.json``. A test names what it is about by a decorator, ``@rule("hunt", 36, "G10")``; the
decorators are read, not run. All this is in a checkout only: an installed package has no tests.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final

from vezerkar.engine import VezerkarError
from vezerkar.registry import package_of

CHECKOUT: Final = Path(__file__).resolve().parents[2]
NUMBER: Final = r"(?:[A-Z]-)?\d+(?:\.\d+)*[a-z]?|[A-Z]-[A-Z][A-Za-z]+"
"""The name of a rule: ``36``, ``12.44``, ``24a``; in one of several lists ``R-46``, ``B-49b`` or, by a word, ``C-Combat``."""
RULE: Final = re.compile(rf"^\*\*({NUMBER})\.\*\* ", re.MULTILINE)
DECORATOR: Final = "rule"


class NoRulebook(VezerkarError):
    """There is nothing to compare: no numbered rules, or no tests, or a decorator that cannot be read."""


@dataclass(frozen=True, slots=True)
class Coverage:
    """``tests`` has an entry for each rule and card, in the order of the rulebook: the tests that name it.

    ``unknown`` are the names that tests use but the rulebook does not have, with those tests.
    """

    game: str
    tests: dict[str, list[str]]
    unknown: dict[str, list[str]]

    @property
    def uncovered(self) -> list[str]:
        """The rules and cards that no test names."""
        return [name for name, tests in self.tests.items() if not tests]

    @property
    def percent(self) -> float:
        """Share of the rulebook that tests name, in percent, rounded down so that 100 means all of it."""
        named = len(self.tests) - len(self.uncovered)
        return 1000 * named // len(self.tests) / 10

    @property
    def whole(self) -> bool:
        """True if everything is named, and nothing that is not there."""
        return not self.uncovered and not self.unknown

    def lines(self) -> list[str]:
        """The table in words: the percentage, then what is missing."""
        named = len(self.tests) - len(self.uncovered)
        lines = [f"{self.game}: {self.percent:g} % ({named} of {len(self.tests)} rules and cards are named by a test)"]
        if self.uncovered:
            lines.append(f"without a test: {', '.join(self.uncovered)}")
        lines += [f"no such rule or card: {name}, named by {', '.join(tests)}" for name, tests in self.unknown.items()]
        return lines


def coverage(game: str, checkout: Path = CHECKOUT) -> Coverage:
    """Compare the rulebook of a game with the tests. Raises `UnknownGame`, `NoRulebook`."""
    found: dict[str, list[str]] = {name: [] for name in (*rules(game, checkout), *cards(game))}
    unknown: dict[str, list[str]] = {}
    for name, test in named(game, checkout):
        (found if name in found else unknown).setdefault(name, []).append(test)
    return Coverage(game, found, unknown)


def rules(game: str, checkout: Path = CHECKOUT) -> list[str]:
    """The numbers of a game's rules, in order."""
    page = checkout / "docs" / "rules" / f"{game}.en.md"
    if not page.is_file():
        raise NoRulebook(f"there are no numbered rules of {game!r} here: {page} is missing (they are in a checkout only)")
    return RULE.findall(page.read_text(encoding="utf-8"))


def cards(game: str) -> list[str]:
    """The ids of a game's cards, in the order of its data; none if it has no list of cards that are explained one by one."""
    data = files(package_of(game)) / "data" / "cards.json"
    if not data.is_file():
        return []
    return [str(card["id"]) for card in json.loads(data.read_text(encoding="utf-8")).get("cards", ())]


def named(game: str, checkout: Path = CHECKOUT) -> Iterator[tuple[str, str]]:
    """Pairs of a name and a test that names it, as pytest writes the test."""
    for path in sorted((checkout / "tests").rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        # Most tests are about another game, and to parse them takes long.
        if f'"{game}"' in text:
            yield from _of(game, ast.parse(text).body, path.relative_to(checkout).as_posix())


def _of(game: str, body: list[ast.stmt], place: str) -> Iterator[tuple[str, str]]:
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _of(game, node.body, f"{place}::{node.name}")
        elif not (isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test")):
            continue
        for decorator in node.decorator_list:
            if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == DECORATOR:
                whose, *names = [_literal(argument, place) for argument in decorator.args]
                yield from ((name, f"{place}::{node.name}") for name in names if whose == game)


def _literal(argument: ast.expr, place: str) -> str:
    if not isinstance(argument, ast.Constant):
        raise NoRulebook(
            f"{place}, line {argument.lineno}: write the names of rules out, so that they can be read without running"
        )
    return str(argument.value)
