"""Findings of the doctor, and how they are worded."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from vezerkar.engine.game import Translator
from vezerkar.server.operation.admin_messages import Grade


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that was found: ``wrong`` must be mended, a ``note`` is to be thought about.

    Its words are the message ``finding-`` and its ``kind`` in the texts that all games share, with these arguments. What comes
    from outside, as the text of an error or the name of a file, is an argument as it is.
    """

    grade: Grade
    kind: str
    args: Mapping[str, int | str]

    def words(self, tr: Translator) -> str:
        """Return what was found, in a language."""
        return tr(f"finding-{self.kind}", self.args)


def finding(grade: Grade, kind: str, **args: int | str) -> Finding:
    """Return a finding with these arguments of its words."""
    return Finding(grade, kind, args)
