"""Rules that change without a new version: finished matches of the corpus show it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from tests.cost import slow
from tests.tinygame import GAME as GAUGE
from tests.tinyrules import GaugeState, Shot
from tools.rules_corpus import MATCHES, Corpus, CorpusMatch, Difference, digests, first_difference, read, verdict, worst
from vezerkar.engine import Dice
from vezerkar.registry import GAMES, game

PLAYED, TOLD = Difference("here", only_told=False), Difference("here", only_told=True)
SHORT = {"hunt": 60, "quartermaster": 24, "triumph": 3, "wg35": 3}
"""How many matches of each game the short run plays again."""


def test_every_game_has_a_corpus() -> None:
    assert set(MATCHES) == set(SHORT) == set(GAMES)
    for name, count in MATCHES.items():
        assert len(read(name).matches) == count


def failure(name: str, corpus: Corpus) -> str:
    """What is to be done about the version of a game."""
    rules = game(name)
    return verdict(name, corpus.version, rules.version, worst(rules, corpus.matches))


@pytest.mark.parametrize("name", GAMES)
def test_matches_go_as_they_did_unless_the_version_moved(name: str) -> None:
    corpus = read(name)
    told = failure(name, replace(corpus, matches=corpus.matches[: SHORT[name]]))
    assert not told, told


@slow
@pytest.mark.parametrize("name", GAMES)
def test_all_matches_go_as_they_did_unless_the_version_moved(name: str) -> None:
    corpus = read(name)
    told = failure(name, replace(corpus, matches=corpus.matches[SHORT[name] :]))
    assert not told, told


# --- the check itself, on the tiny game ----------------------------------------------------------------------------


def of_gauge() -> CorpusMatch:
    """A finished match of the tiny game."""
    match = GAUGE.start(7)
    while not match.state.over:
        decision = match.decision(match.waiting()[-1])
        match.act(decision.seat, decision.options[-1])
    bare = CorpusMatch("7", match.options, [(played.seat, played.notation) for played in match.played_actions], [])
    return replace(bare, digests=list(digests(GAUGE, bare)))


def test_the_same_rules_play_a_match_as_it_was() -> None:
    assert first_difference(GAUGE, of_gauge()) is None


def test_a_change_of_a_number_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = of_gauge()
    monkeypatch.setattr("tests.tinyrules.strength", lambda card: -9)
    found = first_difference(GAUGE, kept)
    assert found is not None and "plies 1 to" in found.where and "dice or positions are others" in found.where
    assert not found.only_told


def test_a_change_of_what_is_told_alone_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = of_gauge()
    emit = GaugeState.emit

    def louder(s: GaugeState, kind: str, data: dict[str, Any], seats: int = -1) -> None:
        emit(s, kind, {**data, "loud": 1} if kind == "bids" else data, seats)

    monkeypatch.setattr(GaugeState, "emit", louder)
    found = first_difference(GAUGE, kept)
    assert found is not None and found.only_told and "other events are told" in found.where
    monkeypatch.setattr("tests.tinyrules.strength", lambda card: -9)
    found = worst(GAUGE, [kept])
    assert found is not None and not found.only_told, "what plays otherwise is worse than what tells otherwise"


def test_rules_that_refuse_or_fail_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = of_gauge()
    with monkeypatch.context() as patch:
        patch.setattr(Shot, "advance", lambda step, s: 1 // 0)
        refused(first_difference(GAUGE, kept))

    def poorer(dice: Dice, options: Mapping[str, str]) -> GaugeState:
        s = setup(dice, options)
        s.coins = [1, 1]
        return s

    setup = GAUGE.setup
    monkeypatch.setattr(GAUGE, "setup", poorer)
    refused(first_difference(GAUGE, kept))


def refused(found: Difference | None) -> None:
    assert found is not None and "the rules refuse what they allowed" in found.where and not found.only_told


@pytest.mark.parametrize(
    ("now", "difference", "wanted"),
    [
        ("2.1", None, ""),
        ("2.2", None, ""),
        ("2.1", PLAYED, "`version` in the game's `game.py` be 3.0"),
        ("2.2", PLAYED, "`version` in the game's `game.py` be 3.0"),
        ("2.1", TOLD, "`version` in the game's `game.py` be 2.2"),
        ("2.2", TOLD, "write the corpus anew: python -m tools.rules_corpus gauge"),
        ("3.0", None, "write the corpus anew: python -m tools.rules_corpus gauge"),
        ("3.0", PLAYED, "begins a new corpus"),
        ("2.0", None, "a version is never used twice"),
    ],
)
def test_what_is_to_be_done_is_said(now: str, difference: Difference | None, wanted: str) -> None:
    told = verdict("gauge", "2.1", now, difference)
    assert wanted in told if wanted else not told
