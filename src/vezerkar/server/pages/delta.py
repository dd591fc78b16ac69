"""The difference of two JSON values as a patch, so that a socket is sent only what has changed. See docs/http-api.md.

A patch is one of

* ``{"set": VALUE}``: this value takes the place of the old one;
* ``{"fields": {NAME: PATCH}, "gone": [NAME]}``: an object, some of whose fields changed or are there no more;
* ``{"items": {ID: PATCH}, "ids": PATCH}``: a list of objects that have different ``id`` each, some of which changed; ``ids``
  makes the new order out of the old one where it is another (what is not in it is gone);
* ``{"parts": [[AT, CUT, [VALUE]]]}``: any other list: at these places, counted in the old list from left to right, so many values
  are cut out and these come in.

``gone`` and ``ids`` are left out when there is nothing to say. Where any other patch would be longer, the value is set.
"""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import Any, Final, TypeAlias

import msgspec

Value: TypeAlias = Any
"""Anything that JSON can hold."""

Patch: TypeAlias = dict[str, Any]


class _Named(msgspec.Struct):
    """An object that has an ``id``, whatever else it has."""

    id: str


ENCODE: Final = msgspec.json.Encoder().encode
FIELDS: Final = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode
ITEMS: Final = msgspec.json.Decoder(list[msgspec.Raw]).decode
NAMES: Final = msgspec.json.Decoder(list[_Named]).decode

MAX_MATCHED_ITEMS: Final = 500
"""The longest lists in whose middle the values that stayed are looked for; of longer ones the whole middle is sent."""


def diff(old: bytes, new: bytes) -> bytes:
    """The patch, as JSON, that makes ``new`` out of ``old``. Both are JSON as msgspec writes it, without a space between values.

    The texts are compared, and read only as deep as they differ: most of a MatchPage stays the same.
    """
    patch = None
    if old[:1] == new[:1] == b"{":
        patch = _fields(old, new)
    elif old[:1] == new[:1] == b"[":
        before, after = _names(old), _names(new)
        patch = _parts(old, new) if before is None or after is None else _items(old, new, before, after)
    if patch is None or len(patch) > len(new):
        return _set(new)
    return patch


def apply(old: Value, patch: Patch) -> Value:
    """The new value. The old one is not changed, and what stayed the same in it is shared."""
    if "set" in patch:
        return patch["set"]
    if "fields" in patch:
        made = {**old, **{name: apply(old.get(name), change) for name, change in patch["fields"].items()}}
        for name in patch.get("gone", ()):
            del made[name]
        return made
    if "items" in patch:
        items = {item["id"]: item for item in old}
        ids = apply(list(items), patch["ids"]) if "ids" in patch else list(items)
        for name, change in patch["items"].items():
            items[name] = apply(items.get(name), change)
        return [items[name] for name in ids]
    values, at = [], 0
    for start, cut, fresh in patch["parts"]:
        values += [*old[at:start], *fresh]
        at = start + cut
    return values + old[at:]


def _fields(old: bytes, new: bytes) -> bytes:
    before, after = FIELDS(old), FIELDS(new)
    gone = [name for name in before if name not in after]
    more = b',"gone":' + ENCODE(gone) if gone else b""
    return b'{"fields":{%s}%s}' % (_changes(before, after), more)


def _items(old: bytes, new: bytes, order: list[str], ids: list[str]) -> bytes:
    changes = _changes(dict(zip(order, ITEMS(old), strict=True)), dict(zip(ids, ITEMS(new), strict=True)))
    more = b',"ids":' + diff(ENCODE(order), ENCODE(ids)) if order != ids else b""
    return b'{"items":{%s}%s}' % (changes, more)


def _changes(before: dict[str, msgspec.Raw], after: dict[str, msgspec.Raw]) -> bytes:
    """The patches, by name, of what is new or another than before."""
    changed = [(name, before.get(name), value) for name, value in after.items()]
    return b",".join(
        b"%s:%s" % (ENCODE(name), _set(bytes(new)) if old is None else diff(bytes(old), bytes(new)))
        for name, old, new in changed
        if old != new
    )


def _parts(old: bytes, new: bytes) -> bytes:
    before, after = [*map(bytes, ITEMS(old))], [*map(bytes, ITEMS(new))]
    begin, old_end, new_end = 0, len(before), len(after)
    while begin < min(old_end, new_end) and before[begin] == after[begin]:
        begin += 1
    while old_end > begin and new_end > begin and before[old_end - 1] == after[new_end - 1]:
        old_end -= 1
        new_end -= 1
    was, now = before[begin:old_end], after[begin:new_end]
    if not was and not now:
        return b'{"parts":[]}'
    matched = 0 < len(was) <= MAX_MATCHED_ITEMS and 0 < len(now) <= MAX_MATCHED_ITEMS
    if not matched or was[0].lstrip(b"-").isdigit():
        # Of numbers, such as the corners of a shape, the same come again and again: to look for those that stayed takes long.
        return b'{"parts":[%s]}' % _part(begin, len(was), now)
    changes = (change for change in SequenceMatcher(None, was, now, autojunk=False).get_opcodes() if change[0] != "equal")
    return b'{"parts":[%s]}' % b",".join(_part(begin + i, j - i, now[k:m]) for _, i, j, k, m in changes)


def _part(at: int, cut: int, values: list[bytes]) -> bytes:
    return b"[%d,%d,[%s]]" % (at, cut, b",".join(values))


def _set(value: bytes) -> bytes:
    return b'{"set":%s}' % value


def _names(values: bytes) -> list[str] | None:
    """The names of a list of objects that have an ``id`` each, all different; None if it is another list."""
    try:
        names = [one.id for one in NAMES(values)]
    except msgspec.ValidationError:
        return None
    return names if len(set(names)) == len(names) else None
