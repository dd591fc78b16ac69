"""Packages that not everybody has: who asks for what needs them is told how to get them."""

from __future__ import annotations

from importlib.util import find_spec

from vezerkar.engine import VezerkarError


class MissingExtra(VezerkarError, ImportError):
    """A package is not installed. The text says which extra of ours brings it."""


def need(extra: str, *modules: str) -> None:
    """Raise `MissingExtra` unless these modules, which an extra brings, can be imported."""
    missing = [module for module in modules if find_spec(module) is None]
    if missing:
        raise MissingExtra(f"{', '.join(missing)} is not here: pip install 'vezerkar[{extra}]'")
