"""The examples in the docstrings of what bot writers use."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest

import vezerkar
from vezerkar.bots import registry


@pytest.mark.parametrize("module", ["vezerkar.bots.conformance", "vezerkar.bots.registry", "vezerkar.engine.observation"])
def test_examples_in_docstrings_are_true(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "REGISTERED", {})
    found = doctest.testmod(import_module(module), extraglobs={"vezerkar": vezerkar}, optionflags=doctest.ELLIPSIS)
    assert found.attempted and not found.failed
