"""What all tests of rules share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.rules.overheard import EVENTS, REFUSALS, said


@pytest.fixture(autouse=True)
def all_can_be_said() -> Iterator[None]:
    """Whatever happens in a test has words in all languages, which are given what they ask for and no more."""
    EVENTS.clear()
    REFUSALS.clear()
    yield
    faults = said()
    assert not faults, "\n".join(faults)
