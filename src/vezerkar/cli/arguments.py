"""Reading ``NAME=VALUE`` from the command line."""

from __future__ import annotations

from vezerkar.engine import VezerkarError


def pairs(texts: list[str] | None, option: str) -> dict[str, str]:
    """Several ``NAME=VALUE`` as a dictionary. Raises VezerkarError for anything else."""
    found: dict[str, str] = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise VezerkarError(f"{option} wants NAME=VALUE, not {text!r}")
        if name in found:
            raise VezerkarError(f"{option} names {name!r} twice")
        found[name] = value
    return found
