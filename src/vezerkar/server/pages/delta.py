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

from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import Any, Final, TypeAlias

import msgspec

Value: TypeAlias = Any
"""Anything that JSON can hold."""

Patch: TypeAlias = dict[str, Any]

ENCODE: Final = msgspec.json.Encoder().encode

MAX_MATCHED_ITEMS: Final = 500
"""The longest lists in whose middle the values that stayed are looked for; of longer ones the whole middle is sent."""


def diff(old: Value, new: Value) -> Patch:
    """The patch that makes ``new`` out of ``old``.

    It takes 1 and true for the same: no field of a MatchPage is a number at one time and a truth at another.
    """
    patch: Patch | None = None
    if isinstance(old, dict) and isinstance(new, dict):
        patch = _fields(old, new)
    elif isinstance(old, list) and isinstance(new, list):
        patch = _items(old, new) if _named(old) and _named(new) else _parts(old, new)
    if patch is None or len(ENCODE(patch)) > len(ENCODE(new)):
        return {"set": new}
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


def _fields(old: dict[str, Value], new: dict[str, Value]) -> Patch:
    changed = {
        name: diff(old[name], value) if name in old else {"set": value}
        for name, value in new.items()
        if name not in old or old[name] != value
    }
    gone = [name for name in old if name not in new]
    return {"fields": changed, "gone": gone} if gone else {"fields": changed}


def _items(old: list[dict[str, Value]], new: list[dict[str, Value]]) -> Patch:
    before, after = {item["id"]: item for item in old}, {item["id"]: item for item in new}
    patch: Patch = {
        "items": {
            name: diff(before[name], item) if name in before else {"set": item}
            for name, item in after.items()
            if before.get(name) != item
        }
    }
    order, ids = list(before), list(after)
    if order != ids:
        patch["ids"] = diff(order, ids)
    return patch


def _parts(old: list[Value], new: list[Value]) -> Patch:
    begin, old_end, new_end = 0, len(old), len(new)
    while begin < min(old_end, new_end) and old[begin] == new[begin]:
        begin += 1
    while old_end > begin and new_end > begin and old[old_end - 1] == new[new_end - 1]:
        old_end -= 1
        new_end -= 1
    was, now = old[begin:old_end], new[begin:new_end]
    if not was and not now:
        return {"parts": []}
    if isinstance((was or now)[0], int) or not (0 < len(was) <= MAX_MATCHED_ITEMS and 0 < len(now) <= MAX_MATCHED_ITEMS):
        # Of numbers, such as the corners of a shape, the same come again and again: to look for those that stayed takes long.
        return {"parts": [[begin, len(was), now]]}
    matcher = SequenceMatcher(None, [ENCODE(value) for value in was], [ENCODE(value) for value in now], autojunk=False)
    changes = (change for change in matcher.get_opcodes() if change[0] != "equal")
    return {"parts": [[begin + i, j - i, now[k:m]] for _, i, j, k, m in changes]}


def _named(values: Sequence[Value]) -> bool:
    """Return True if these are objects that have an ``id`` each, all different."""
    names = {value["id"] for value in values if isinstance(value, dict) and isinstance(value.get("id"), str)}
    return len(names) == len(values)
