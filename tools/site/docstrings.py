"""Docstrings as Markdown: examples become blocks of code, and public names become links."""

from __future__ import annotations

import re
from typing import Any, Final

import griffe

import vezerkar

DOCTEST: Final = re.compile(r"^>>> .*(?:\n(?=\S).*)*", re.MULTILINE)
"""An example: from its first prompt to the next empty line."""

NAME: Final = re.compile(r"(?<!`)(`{1,2})(\w+)\1(?!`)")

PUBLIC: Final = frozenset(vezerkar.__all__)


def as_markdown(docstring: str) -> str:
    """Return a docstring with its examples fenced and with a link for every public name outside them."""
    text, at = "", 0
    for example in DOCTEST.finditer(docstring):
        text += _linked(docstring[at : example.start()]) + f"```pycon\n{example[0]}\n```"
        at = example.end()
    return text + _linked(docstring[at:])


def _linked(text: str) -> str:
    return NAME.sub(lambda found: f"[`{found[2]}`][vezerkar.{found[2]}]" if found[2] in PUBLIC else found[0], text)


class Docstrings(griffe.Extension):
    """The extension of griffe that mkdocs.yml names."""

    def on_object(self, *, obj: griffe.Object, **kwargs: Any) -> None:
        """Rewrite the docstring of whatever has been read."""
        if obj.docstring:
            obj.docstring.value = as_markdown(obj.docstring.value)
