"""The invariants hold for the tiny game; and the checker notices games that break them."""

from __future__ import annotations

import pytest

from tests.cost import first
from tests.invariants import check_game
from tests.tinygame import BID, GAME, PASS, Bid, Fire, GaugeState, Refill, WeatherGauge, Window
from tests.tinytexts import TEXTS, tr
from vezerkar.engine import BIT, BadPosition, Dice, Question
from vezerkar.engine.game import Json


@pytest.mark.parametrize("length", first(["normal", "short"]))
def test_the_tiny_game_keeps_them(length: str) -> None:
    check_game(GAME, range(40), {"length": length}, [tr(lang) for lang in TEXTS], ["play 13", "bid 1001", "strike"], every=5)


class Peeking(WeatherGauge):
    """Shows the other ship's hand."""

    def view(self, s: GaugeState, seat: int) -> dict[str, Json]:
        return {**super().view(s, seat), "other": [*s.hands[1 - seat]]}


class Knowing(WeatherGauge):
    """Imagines the truth."""

    def imagine(self, s: GaugeState, seat: int, dice: Dice) -> GaugeState:
        t = s.clone()
        t.dice, t.drawn, t.news = dice, 0, 0
        return t


class Reading(WeatherGauge):
    """Imagines by cutting the deck as it lies."""

    def imagine(self, s: GaugeState, seat: int, dice: Dice) -> GaugeState:
        t = super().imagine(s, seat, dice)
        t.hands = [hand.copy() for hand in s.hands]
        cut = t.randbelow(len(s.deck) + 1)
        t.deck = s.deck[cut:] + s.deck[:cut]
        return t


class Forgetful(WeatherGauge):
    """Leaves the bids out of a position."""

    def dump_state(self, s: GaugeState) -> dict[str, Json]:
        return {**super().dump_state(s), "bids": [-1, -1]}


class Muddled(WeatherGauge):
    """Writes all bids alike."""

    def notation(self, action: int) -> str:
        return "bid 0" if action >= BID else super().notation(action)


class Rude(WeatherGauge):
    """Crashes instead of refusing."""

    def refusal(self, s: GaugeState, seat: int, action: int) -> None:  # type: ignore[override]
        raise KeyError(action)


@pytest.mark.parametrize("broken", [Peeking, Knowing, Reading, Forgetful, Muddled, Rude])
def test_a_broken_game_is_noticed(broken: type[WeatherGauge]) -> None:
    with pytest.raises((AssertionError, KeyError, BadPosition)):
        check_game(broken(), range(5), every=2)


def test_clones_that_share_something_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    clone = GaugeState.clone

    def sharing(self: GaugeState) -> GaugeState:
        copy = clone(self)
        copy.discard = self.discard
        return copy

    monkeypatch.setattr(GaugeState, "clone", sharing)
    with pytest.raises(AssertionError):
        check_game(GAME, range(5), every=2)


def test_a_window_that_shows_whether_there_is_a_fog_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def advance(self: Window, s: GaugeState) -> bool:
        if len(self.options(s, self.seat)) > 1:
            s.asked = BIT[self.seat]
            return True
        s.stack.pop()
        return False

    monkeypatch.setattr(Window, "advance", advance)
    with pytest.raises(AssertionError, match="can tell the imagined match"):
        check_game(GAME, range(20), every=2)


def test_news_that_undo_may_take_back_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    advance = Refill.advance

    def silent(self: Refill, s: GaugeState) -> bool:
        news = s.news
        done = advance(self, s)
        s.news = news
        return done

    monkeypatch.setattr(Refill, "advance", silent)
    with pytest.raises(AssertionError, match="could be taken back"):
        check_game(GAME, range(20), every=2)


def test_bad_questions_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Fire, "question", lambda self, s, seat: Question("ask-fire", "GAUGE 3", default=PASS))
    with pytest.raises(AssertionError, match="default"):
        check_game(GAME, range(2))


def test_unsorted_options_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bid, "options", lambda self, s, seat: [BID + 1, BID])
    with pytest.raises(AssertionError, match="sorted"):
        check_game(GAME, range(2))


def test_a_failure_names_the_seed_and_the_ply() -> None:
    with pytest.raises((AssertionError, KeyError)) as caught:
        check_game(Rude(), ["a seed"], every=1)
    assert "seed 'a seed'" in caught.value.__notes__[0] and "ply" in caught.value.__notes__[0]
