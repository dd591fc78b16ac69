"""Decisions and domains: what can be listed, and what cannot."""

from __future__ import annotations

import pytest

from tests.tinygame import BID, GAME, Coins
from vezerkar.engine import Action, Domain, IllegalAction


def test_a_domain_accepts_more_than_its_sample() -> None:
    match = GAME.start(1)
    decision = match.decision("gull")
    assert decision.domain is not None and decision.domain.region() == []
    codes = [action.code for action in decision.options]
    assert BID + 617 not in codes and decision.domain.accepts(BID + 617)
    match.act("gull", "bid 617")
    assert match.view("gull")["bid"] == 617
    with pytest.raises(IllegalAction, match="refuse-coins"):
        match.act("heron", "bid 1001")


def test_the_sample_of_a_poor_captain_has_no_duplicates() -> None:
    match = GAME.start(1)
    match.state.coins = [0, 2]
    assert [str(action) for action in match.decision("gull").options] == ["bid 0"]
    assert [str(action) for action in match.decision("heron").options] == ["bid 0", "bid 1", "bid 2"]


def test_choices_that_can_be_listed_have_no_domain() -> None:
    match = GAME.start(1)
    match.act("gull", "bid 1")
    match.act("heron", "bid 0")
    fire = match.decision("gull")
    assert fire.domain is None and not fire.window
    match.act("gull", fire.options[1])
    assert match.decision("heron").window and str(match.decision("heron").default) == "pass"


def test_a_domain_must_say_what_it_accepts() -> None:
    with pytest.raises(NotImplementedError):
        Domain().accepts(1)
    assert Coins(5).accepts(BID + 5) and not Coins(5).accepts(BID + 6) and not Coins(5).accepts(BID - 1)


def test_an_action_is_shown_by_its_notation() -> None:
    assert f"{Action(3, 'play 3')}" == "play 3"


def test_what_a_player_would_look_for_is_shown_with_the_reason() -> None:
    match = GAME.start(1)
    match.act("gull", "bid 1")
    match.act("heron", "bid 0")
    match.state.hands[0] = [2, 5, 11]
    decision = match.decision("gull")
    assert [str(action) for action in decision.options] == ["hold", "play 2", "play 5"]
    ((action, refusal),) = decision.refused
    assert str(action) == "play 11" and (refusal.reason, refusal.cite) == ("refuse-now", "GAUGE 3")
    assert match.why_not("gull", action) == refusal
    assert GAME.start(1).decision("gull").refused == ()
