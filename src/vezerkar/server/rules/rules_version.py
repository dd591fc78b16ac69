"""Versions of rules, as matches, entries and checkpoints name them: ``2.1``, or ``2.1+9f3c0a11`` with a user's files."""

from __future__ import annotations

from typing import NamedTuple


class RulesVersion(NamedTuple):
    """A version. ``content`` tells apart what a user's files brought to the match; empty if nothing."""

    major: int
    minor: int
    content: str

    @classmethod
    def of(cls, text: str) -> RulesVersion:
        """Return what a text names; a former one has a single number. One that is no version is older than all others."""
        numbers, _, content = text.partition("+")
        major, _, minor = numbers.partition(".")
        try:
            return cls(int(major), int(minor or "0"), content)
        except ValueError:
            return cls(-1, 0, text)

    @property
    def numbers(self) -> tuple[int, int]:
        """The version of the game alone."""
        return self.major, self.minor


def same_rules(one: str, other: str) -> bool:
    """Return True if two texts name the same rules."""
    return RulesVersion.of(one) == RulesVersion.of(other)
