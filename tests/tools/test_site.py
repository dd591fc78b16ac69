"""What the hooks of the documentation make of pages and docstrings."""

from __future__ import annotations

import logging
from types import SimpleNamespace

import pytest

from tools.site import hooks

docstrings = pytest.importorskip("tools.site.docstrings", reason="needs the extra `docs`")
PAGE = SimpleNamespace(file=SimpleNamespace(src_uri="rules/hunt.en.md"))
TOP = SimpleNamespace(file=SimpleNamespace(src_uri="architecture.md"))


def test_links_into_the_source_become_names_of_files() -> None:
    text = "See [state.py](../src/vezerkar/engine/state.py), [data](../src/vezerkar/games/wg35/data), [`bots`](writing-a-bot.md)."
    assert hooks.on_page_markdown(text, page=TOP) == (
        "See `src/vezerkar/engine/state.py`, `src/vezerkar/games/wg35/data`, [`bots`](writing-a-bot.md)."
    )
    text = "[the model](../src/vezerkar/games/hunt/state.py#L3)"
    assert hooks.on_page_markdown(text, page=TOP) == "the model (`src/vezerkar/games/hunt/state.py`)"


def test_links_between_pages_stay() -> None:
    assert hooks.on_page_markdown("[up](../architecture.md#the-ideas)", page=PAGE) == "[up](../architecture.md#the-ideas)"


def test_a_link_to_a_file_that_is_not_there_is_a_warning(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        hooks.on_page_markdown("[old](../src/vezerkar/engine/sight.py)", page=TOP)
    assert "architecture.md links to ../src/vezerkar/engine/sight.py" in caplog.text


def test_quoted_code_names_its_file() -> None:
    page = hooks.on_page_markdown("```python tests/tinygame.py\nx = 1\n```\n", page=TOP)
    assert page == '```python title="tests/tinygame.py"\nx = 1\n```\n'


def test_scripts_leave_the_page() -> None:
    html = hooks.without_scripts("<script>a()</script><script src=b></script><script type=x>{}</script>", 1)
    name, text = next((name, text) for name, text in hooks.SCRIPTS.items() if text == "a()")
    assert html == f'<script src="../assets/scripts/{name}"></script><script src=b></script><script type=x>{{}}</script>'
    assert text == "a()"


def test_examples_are_fenced_and_public_names_are_links() -> None:
    text = "Return a `Match`. Raises `BadSeat`.\n\n>>> x = [\n...     `Match`]\n>>> x\n[1]\n\nSee ``seed``."
    assert docstrings.as_markdown(text) == (
        "Return a [`Match`][vezerkar.Match]. Raises [`BadSeat`][vezerkar.BadSeat].\n\n"
        "```pycon\n>>> x = [\n...     `Match`]\n>>> x\n[1]\n```\n\nSee ``seed``."
    )
