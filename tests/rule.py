"""Which rule a test is about: ``@rule("hunt", 36, 37)`` for numbered rules, ``@rule("hunt", "G10")`` for cards.

`vezerkar.rule_coverage` finds these decorators by reading the tests, without running them; as a marker they also let
``pytest -m rule`` choose the tests of rules.
"""

from __future__ import annotations

import pytest


def rule(game: str, *names: int | str) -> pytest.MarkDecorator:
    """Say which rules or cards of a game a test function or class is about; at least one."""
    assert names, "name a rule"
    return pytest.mark.rule(game, *(str(name) for name in names))
