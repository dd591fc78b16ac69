"""Litestar reads the signatures of all handlers for each application; here they are read once.

The tests start hundreds of tables in one process, all with the same handlers. Reading these took most of a start.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litestar._signature.model import SignatureModel
from litestar.utils.signature import ParsedSignature


def read_once() -> None:
    """Let Litestar remember the signatures of handlers, by the code of the handler and the names of what it depends on.

    What it answers to OPTIONS is a function of its own for each path, but the code of all of them is the same.
    """
    _remember(ParsedSignature, "from_fn", lambda fn, namespace: _code(fn))
    _remember(
        SignatureModel,
        "create",
        lambda fn, dependency_name_set, data_dto=None, **_: (_code(fn), frozenset(dependency_name_set), data_dto),
    )


def _code(function: Any) -> object:
    return getattr(function, "__code__", function)


def _remember(owner: Any, name: str, key_of: Callable[..., object]) -> None:
    make, known = getattr(owner, name), {}

    def remembered(*args: Any, **named: Any) -> Any:
        key = key_of(*args, **named)
        if key not in known:
            known[key] = make(*args, **named)
        return known[key]

    setattr(owner, name, remembered)
