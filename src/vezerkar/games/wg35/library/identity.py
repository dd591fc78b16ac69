"""The user's records by their content: what a match needs of them, in a word that changes with any of it and nothing else."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from typing import Any, Final

IDS: Final = re.compile(r"[a-z][a-z0-9_]*")
DIGITS: Final = 8
"""Hexadecimal digits of an identity."""


class UserRecords:
    """The records of the user's files, by the ids under which options, actions and other records name them.

    An army is named by its units and rosters as well. Several records may have one id, in different lists.
    """

    def __init__(self, files: Iterable[Mapping[str, Any]]) -> None:
        self._texts: list[str] = []
        self._by_id: dict[str, set[int]] = {}
        self._ids: list[set[str]] = []
        for content in files:
            for section, records in content.items():
                for record in records if isinstance(records, list) else ():
                    self._add(section, record)

    def _add(self, section: str, record: Any) -> None:
        number = len(self._texts)
        self._texts.append(json.dumps([section, record], sort_keys=True, separators=(",", ":")))
        self._ids.append(set(IDS.findall(self._texts[-1])))
        for name in _own_ids(section, record):
            self._by_id.setdefault(name, set()).add(number)

    def named(self, text: str) -> frozenset[str]:
        """Return the ids of the user's that stand in a text."""
        return frozenset(IDS.findall(text)) & self._by_id.keys() if self._by_id else frozenset()

    def identity(self, ids: frozenset[str]) -> str:
        """Return eight hexadecimal digits that change with any record of these ids, or one that those name; empty for none."""
        found: set[int] = set()
        new = list(ids)
        while new:
            for number in self._by_id.get(new.pop(), set()) - found:
                found.add(number)
                new += self._ids[number] & self._by_id.keys()
        if not found:
            return ""
        return sha256("\n".join(sorted(self._texts[number] for number in found)).encode()).hexdigest()[:DIGITS]


def _own_ids(section: str, record: Any) -> Iterator[str]:
    """The ids that a record brings. The pieces of a table and the markers of a mission have ids that only it knows."""
    if isinstance(record, dict):
        if isinstance(record.get("id"), str):
            yield record["id"]
        if section == "armies":
            for part in record.values():
                for one in part if isinstance(part, list) else ():
                    yield from _own_ids("", one)
