"""Weak references to what the rules make, in both builds: an instance goes when nobody holds it, and takes nothing along."""

from __future__ import annotations

import gc
from weakref import WeakKeyDictionary, ref

import pytest

from vezerkar import game
from vezerkar.registry import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_a_match_may_be_held_weakly(name: str) -> None:
    match = game(name).start(1)
    gone: list[object] = []
    weak = ref(match, gone.append)
    notes = WeakKeyDictionary({match: "mine"})
    gc.collect()
    assert weak() is match and notes[match] == "mine" and match.waiting()
    del match
    gc.collect()
    assert weak() is None and gone == [weak] and not notes


def test_a_match_in_a_circle_goes_with_its_weak_references() -> None:
    match = game("hunt").start(1)
    weak = ref(match)
    circle: list[object] = [match]
    circle.append(circle)
    del match, circle
    gc.collect()
    assert weak() is None


def test_a_weak_reference_may_go_before_its_match() -> None:
    match = game("hunt").start(1)
    weak = ref(match)
    del weak
    gc.collect()
    assert ref(match)() is match
