"""A match checks, carries out, remembers and takes back actions."""

from __future__ import annotations

import pytest

from tests.tinygame import BID, GAME, GaugeState, Shot
from vezerkar.engine import Action, BadOption, BadSeat, Decision, IllegalAction, Match, NotReached, State


def fought(seed: int = 1, plies: int = 0) -> Match[GaugeState]:
    """A match in which everybody bids nothing, fires the first shot at hand and never hides."""
    match = GAME.start(seed)
    while not match.state.over and (plies == 0 or match.ply < plies):
        decision = match.decisions()[0]
        shots = [action for action in decision.options if action.notation.startswith("play") and not decision.window]
        match.act(decision.seat, shots[0] if shots else decision.default)
    return match


def boldly(decision: Decision) -> Action:
    """Fire the first shot at hand."""
    return next((action for action in decision.options if action.notation.startswith("play")), decision.default)


def hurt() -> Match[GaugeState]:
    """A match in which somebody was hit, in the middle of the secret bids."""
    match = GAME.start(3)
    match.state.hull = [2, 3]
    return match


# --- what is asked -----------------------------------------------------------------------------------------------


def test_a_match_starts_with_the_first_decisions() -> None:
    match = GAME.start(1)
    assert match.ply == 0 and match.outcome is None and match.waiting() == ("gull", "heron")
    gull, heron = match.decisions()
    assert (gull.seat, heron.seat) == ("gull", "heron")
    assert (gull.prompt, gull.cite, gull.args, str(gull.default)) == ("ask-bid", "GAUGE 2", {"coins": 1000}, "bid 0")
    assert [action.notation for action in gull.options] == ["bid 0", "bid 1", "bid 100", "bid 333", "bid 1000"]
    assert [event.kind for event in match.event_log] == ["drew"] * 6 + ["refilled"]


def test_the_same_seed_and_options_make_the_same_match() -> None:
    assert GAME.start(7).encode() == GAME.start("7").encode() != GAME.start(8).encode()
    assert GAME.start(7).encode() != GAME.start(7, {"length": "short"}).encode()


def test_unknown_options_are_refused() -> None:
    with pytest.raises(BadOption, match="no option 'size'; it has: length"):
        GAME.start(1, {"size": "big"})
    with pytest.raises(BadOption, match="cannot be 'endless'; it can be: normal, short"):
        GAME.start(1, {"length": "endless"})


def test_there_is_no_decision_of_a_seat_that_is_not_asked() -> None:
    match = fought(plies=2)
    (asked,) = match.waiting()
    other = next(seat for seat in match.seats if seat != asked)
    with pytest.raises(IllegalAction) as refused:
        match.decision(other)
    assert refused.value.reason == "refuse-not-asked"
    with pytest.raises(IllegalAction) as refused:
        fought().decision("gull")
    assert refused.value.reason == "refuse-over"


def test_actions_are_equal_when_their_codes_are() -> None:
    assert GAME.start(1).action(BID) == Action(BID, "bid 0") and str(Action(BID, "bid 0")) == "bid 0"
    assert Action(BID, "bid 0") != Action(BID + 1, "bid 1") and Action(BID, "bid 0") != BID


def test_a_notation_finds_its_action() -> None:
    decision = GAME.start(1).decision("gull")
    assert "bid 100" in decision.options and "bid 7" not in decision.options
    assert decision.options["bid 100"] is decision.options[2] and decision.options.index("bid 100") == 2
    assert decision.default == "bid 0" and {decision.default: 1}["bid 0"] == 1  # type: ignore[index]
    assert decision.options[:1] == (decision.default,)
    with pytest.raises(KeyError, match="bid 7"):
        decision.options["bid 7"]


def test_everything_says_what_it_is() -> None:
    match = GAME.start(1)
    assert repr(GAME) == "<Game gauge: The Weather Gauge, rules version 1>"
    assert repr(match) == "<Match of gauge: ply 0, waiting for gull, heron>"
    assert repr(match.decision("gull")) == "<Decision of gull: ask-bid (GAUGE 2), 5 options: bid 0, bid 1, bid 100, …>"
    assert repr(match.decision("gull").default) == "Action('bid 0')"
    assert repr(fought()).endswith(", over>") and "seed" not in repr(match)


# --- what is done ------------------------------------------------------------------------------------------------


def test_an_action_returns_what_its_seat_may_know_of_what_happened() -> None:
    match = GAME.start(1)
    hidden = 0
    while not match.state.over:
        seat = match.waiting()[0]
        known = len(match.events(seat))
        played = match.act(seat, boldly(match.decision(seat)))
        assert list(played.seen) == match.events(seat)[known:]
        hidden += played.event_count - len(played.seen)
    assert hidden, "some event was not for the seat that acted"


def test_a_match_is_played_on_until_a_condition_holds() -> None:
    match = GAME.start(1)
    assert match.until(lambda match: match.ply == 3) is match and match.ply == 3
    plain = GAME.start(1).until(lambda match: match.ply == 3)
    assert plain.encode() == match.encode(), "every seat takes its default"
    bold = GAME.start(1).until(lambda match: match.ply == 2, policy=lambda decision: "bid 1")
    assert [played.notation for played in bold.played_actions] == ["bid 1", "bid 1"]
    assert match.until(lambda match: match.ply == 3).ply == 3, "it holds already"


def test_playing_on_ends_with_the_game_or_at_a_limit() -> None:
    with pytest.raises(NotReached, match="The game is over"):
        fought().until(lambda match: False)
    match = GAME.start(1)
    with pytest.raises(NotReached, match="2 actions were not enough"):
        match.until(lambda match: False, limit=2)
    assert match.ply == 2


def test_all_windows_are_passed_and_nothing_else_is_chosen() -> None:
    match = GAME.start(1)
    assert match.pass_windows().ply == 0
    match.until(lambda match: any(decision.window for decision in match.decisions()), policy=boldly)
    before = match.ply
    assert not any(decision.window for decision in match.pass_windows().decisions())
    assert {str(played.notation) for played in match.played_actions[before:]} == {"pass"}


def test_an_action_or_its_notation_is_carried_out() -> None:
    match = GAME.start(1)
    played = match.act("gull", "bid 7")
    assert (played.seat, played.action, played.notation, played.event_count) == ("gull", BID + 7, "bid 7", 0)
    assert match.waiting() == ("heron",) and match.view("gull")["bid"] == 7 and match.view("heron")["bid"] == -1
    played = match.act("heron", match.decision("heron").options[0])
    assert played.event_count == 1 and match.event_log[-1].data == {"gull": 7, "heron": 0, "gauge": "gull"}
    assert match.view()["coins"] == [993, 1000] and match.ply == 2 and match.waiting() == ("gull",)


@pytest.mark.parametrize(
    ("seat", "action", "reason", "cite"),
    [
        ("gull", "dance", "refuse-unknown", ""),
        ("gull", "bid 1001", "refuse-coins", "GAUGE 2"),
        ("gull", "strike", "refuse-strike", "GAUGE 8"),
        ("gull", "hold", "refuse-now", "GAUGE 2"),
        ("gull", "play 0", "refuse-card", "GAUGE 1"),
    ],
)
def test_a_refusal_has_a_reason_and_a_rule_and_changes_nothing(seat: str, action: str, reason: str, cite: str) -> None:
    match = GAME.start(5)
    match.state.hands[0] = [1, 2, 3]
    before, heard = match.encode(), list(match.event_log)
    with pytest.raises(IllegalAction) as refused:
        match.act(seat, action)
    assert (refused.value.reason, refused.value.cite, refused.value.action) == (reason, cite, action)
    refusal = match.why_not(seat, action)
    assert refusal is not None and (refusal.reason, refusal.cite, refusal.args) == (reason, cite, refused.value.message_args)
    assert match.encode() == before and match.event_log == heard and match.ply == 0 and match.history == []


def test_a_refusal_in_words_names_the_action_and_the_rule() -> None:
    with pytest.raises(IllegalAction, match=r"illegal action 'bid 1001': refuse-coins \[GAUGE 2\]"):
        GAME.start(1).act("gull", "bid 1001")
    with pytest.raises(IllegalAction, match=r"refuse-unknown$"):
        GAME.start(1).act("gull", "dance")


def test_the_facts_of_a_refusal_are_passed_on() -> None:
    refusal = GAME.start(1).why_not("gull", "bid 2000")
    assert refusal is not None and refusal.args == {"coins": 1000}


def test_a_seat_that_is_not_asked_a_seat_that_is_not_there_and_a_game_that_is_over() -> None:
    match = GAME.start(1)
    match.act("gull", "bid 1")
    before = match.encode()
    with pytest.raises(IllegalAction) as refused:
        match.act("gull", "bid 1")
    assert refused.value.reason == "refuse-not-asked"
    with pytest.raises(BadSeat, match="no seat 'swan'; it has: gull, heron"):
        match.act("swan", "bid 1")
    for look in (match.view, match.events, match.decision, match.interrupts, match.undo):
        with pytest.raises(BadSeat):
            look("swan")
    assert match.encode() == before
    over = fought()
    refusal = over.why_not("gull", "bid 0")
    assert refusal is not None and refusal.reason == "refuse-over"


def test_an_exception_inside_the_rules_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    match = fought(plies=3)

    def broken(self: Shot, s: State) -> bool:
        s.emit("rolled", {})
        raise ZeroDivisionError

    monkeypatch.setattr(Shot, "advance", broken)
    before, heard, ply = match.encode(), list(match.event_log), match.ply
    with pytest.raises(ZeroDivisionError):
        match.act(match.waiting()[0], "pass")
    assert match.encode() == before and match.event_log == heard and match.ply == ply == len(match.history)
    monkeypatch.undo()
    match.act(match.waiting()[0], "pass")
    assert match.ply == ply + 1


# --- interrupts --------------------------------------------------------------------------------------------------


def test_an_interrupt_is_taken_unasked_and_recorded() -> None:
    match = hurt()
    match.act("gull", "bid 5")
    assert match.waiting() == ("heron",) and [str(action) for action in match.interrupts("gull")] == ["strike"]
    assert match.interrupts("heron") == () and match.why_not("gull", "strike") is None
    played = match.act("gull", "strike")
    assert played.notation == "strike" and match.played_actions[-1] is played
    assert match.outcome is not None and match.outcome.winners == ("heron",)
    assert match.decisions() == () and match.interrupts("gull") == ()


def test_an_interrupt_that_is_not_offered_is_refused() -> None:
    match = hurt()
    match.act("heron", "bid 5")
    for seat, reason in (("heron", "refuse-not-asked"), ("gull", None)):
        refusal = match.why_not(seat, "strike")
        assert (refusal and refusal.reason) == reason


# --- undo --------------------------------------------------------------------------------------------------------


def test_undo_takes_back_the_last_action_of_its_seat_alone() -> None:
    match = GAME.start(1)
    before = match.encode()
    assert not match.can_undo("gull")
    match.act("gull", "bid 7")
    assert match.can_undo("gull") and not match.can_undo("heron")
    with pytest.raises(IllegalAction, match="refuse-undo"):
        match.undo("heron")
    played = match.undo("gull")
    assert played.notation == "bid 7" and match.encode() == before and match.ply == 0
    with pytest.raises(IllegalAction, match="refuse-undo"):
        match.undo("gull")


def test_undo_does_not_reach_behind_a_reveal_a_draw_or_a_roll() -> None:
    match = GAME.start(1)
    match.act("gull", "bid 1")
    match.act("heron", "bid 0")
    assert not match.can_undo("heron"), "the bids were revealed"
    match.act("gull", "hold")
    assert not match.can_undo("gull"), "cards were drawn"
    match.act("gull", "bid 1")
    match.act("heron", "bid 0")
    shot = next(action for action in match.decision("gull").options if action.notation != "hold")
    match.act("gull", shot)
    assert match.can_undo("gull"), "nothing was learned yet"
    match.act("heron", "pass")
    assert not match.can_undo("heron"), "the die was rolled"
    with pytest.raises(IllegalAction, match="refuse-undo"):
        match.undo("heron")


def test_a_roll_alone_bounds_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    match = fought(plies=3)
    news = match.state.news
    monkeypatch.setattr("tests.tinygame.Refill.advance", lambda self, s: bool(s.stack.pop()) and False)
    seat = match.waiting()[0]
    match.act(seat, "pass")
    assert match.state.news == news and not match.can_undo(seat)


def test_undo_takes_back_the_events() -> None:
    match = fought(plies=2)
    seat = match.waiting()[0]
    heard = list(match.event_log)
    match.act(seat, next(action for action in match.decision(seat).options if action.notation != "hold"))
    assert match.event_log[len(heard) :] and match.played_actions[-1].event_count == 1
    match.undo(seat)
    assert match.event_log == heard


def test_an_action_without_events_is_taken_back_without_losing_any() -> None:
    match = GAME.start(1)
    heard = list(match.event_log)
    match.act("gull", "bid 1")
    match.undo("gull")
    assert match.event_log == heard


def test_undo_goes_back_step_by_step() -> None:
    match = fought(plies=2)
    seat = match.waiting()[0]
    shot = next(action for action in match.decision(seat).options if action.notation != "hold")
    match.act(seat, shot)
    match.undo(seat)
    match.act(seat, shot)
    match.undo(seat)
    assert match.ply == 2 and not match.can_undo(seat)


def test_the_end_cannot_be_taken_back() -> None:
    match = hurt()
    match.act("gull", "strike")
    assert match.state.over and not match.can_undo("gull")
    with pytest.raises(IllegalAction, match="refuse-undo"):
        match.undo("gull")


# --- what is seen ------------------------------------------------------------------------------------------------


def test_events_are_told_to_those_who_may_know() -> None:
    match = GAME.start(1)
    drawn = [event for event in match.event_log if event.kind == "drew"]
    for i, seat in enumerate(match.seats):
        assert [event for event in match.events(seat) if event.kind == "drew"] == drawn[3 * i : 3 * i + 3]
    assert [event.kind for event in match.events()] == ["refilled"]


def test_an_imagined_match_keeps_what_its_seat_knows() -> None:
    match = fought(plies=4)
    match.act("gull", "bid 12")
    for seat in (*match.seats, None):
        imagined = match.imagine(seat, 3)
        assert imagined.view(seat) == match.view(seat) and imagined.events(seat) == match.events(seat)
        assert imagined.encode() == match.imagine(seat, 3).encode() != match.imagine(seat, 4).encode()
        assert imagined.seed != match.seed and match.state.dice.key != imagined.state.dice.key
    assert match.imagine("gull", 1).state.bids[0] == 12
    assert len({match.imagine("heron", i).state.bids[0] for i in range(9)}) > 1


def test_the_outcome_names_winners_and_rule() -> None:
    match = fought()
    assert match.outcome is not None and match.outcome.cite == "GAUGE 7"
    assert match.decisions() == () and match.waiting() == ()


def test_a_clone_of_another_type_is_a_bug_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    match = GAME.start(1)
    monkeypatch.setattr(GaugeState, "clone", lambda self: State())
    with pytest.raises(AssertionError):
        match.act("gull", "bid 1")
