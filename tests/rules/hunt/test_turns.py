"""The turn frame (rules 13-17)."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.hunt.table import HUNT, hands, in_zone, kinds, legal, next_rolls, play, refused, spending, table, told


@rule("hunt", 13)
def test_the_german_player_begins() -> None:
    match = HUNT.start()
    play(match, "german", "to 24", "to 30")
    assert match.decision("german").prompt == "ask-play"
    assert told(match, "turn", "british") == [{"seat": "german", "turn": 1}]


@rule("hunt", 13)
def test_turns_alternate() -> None:
    cards = hands("G03 G04 G07 G17", "B08 B09 B17")
    match = table(["CardPlay", 0], maybe=["24"], cards=cards, freighters={"F1": "34", "F3": "23"})
    while len(told(match, "turn", "german")) < 4:
        seat = match.waiting()[0]
        play(match, seat, legal(match, seat)[0])
    seats = [turn["seat"] for turn in told(match, "turn", "german")]
    assert seats == ["british", "german", "british", "german"]
    assert [turn["turn"] for turn in told(match, "turn", "german")] == [2, 3, 4, 5]


@rule("hunt", 14)
def test_the_phases_of_both_turns() -> None:
    # The Clement is one space from Brazil: her way is no choice.
    match = table(["CardPlay", 0], maybe=["24"], cards=hands("G03", "B09"), freighters={"F8": "17"})
    assert match.view()["phase"] == "cards"
    play(match, "german", "play G03 ap", "done", "store 0")
    assert match.waiting() == ("british",) and match.view()["phase"] == "cards"
    play(match, "british", "play B09 ap", "done")
    assert kinds(match, "british") == [
        "played_points", "drew",
        "turn", "freighter_sailed", "arrived", "freighter_placed", "played_points", "drew", "drew_cards",
        "turn",
    ]  # fmt: skip
    assert match.waiting() == ("german",)


@rule("hunt", 14)
def test_a_battle_interrupts_everything_and_ends_the_game() -> None:
    match = spending(4, turn="british", spee="06", cards=hands("G03", "B09", german_removed="G08"))
    next_rolls(match, 6)
    play(match, "british", "search G", "roll")
    assert match.view()["phase"] == "battle"
    assert match.view()["cards"]["german"]["count"] == 5
    match.until(lambda match: match.outcome is not None)
    assert match.ply == 10 and match.decisions() == ()
    assert told(match, "turn", "german") == []


@rule("hunt", 15)
def test_one_card_must_be_played_for_its_event_or_for_its_points() -> None:
    match = table(["CardPlay", 0], cards=hands("G01 G03"))
    assert legal(match, "german") == ["play G01 ap", "play G03 ap", "play G01 event"]
    for nothing in ("pass", "done", "begin"):
        refused(match, "german", nothing)
    assert refused(match, "german", "play G02 ap") == ("refuse-not-in-hand", "HUNT 15")
    assert refused(match, "german", "play B09 ap") == ("refuse-not-now", "")


@rule("hunt", 15)
def test_points_may_be_wasted_but_there_is_no_second_card() -> None:
    match = table(["CardPlay", 0], cards=hands("G01 G03", "B09"), maybe=["24"])
    play(match, "german", "play G03 ap", "done", "store 0")
    assert match.waiting() == ("british",)
    assert in_zone(match, "german", "discard") == "G03"
    assert "G01" in in_zone(match, "german", "hand")


@rule("hunt", 16)
def test_without_a_card_the_phase_is_skipped() -> None:
    match = table(["CardPlay", 0], cards=hands("", "B09"), maybe=["24"])
    assert match.waiting() == ("british",)
    assert match.view()["cards"]["german"]["count"] == 3
    match = table(["CardPlay", 1], turn="british", cards=hands("G03"))
    assert match.waiting() == ("german",)
    assert match.view()["cards"]["british"]["count"] == 5


@rule("hunt", 17)
def test_a_battle_card_is_played_for_its_points_alone() -> None:
    match = table(["CardPlay", 0], cards=hands("G03"))
    assert legal(match, "german") == ["play G03 ap"]
    assert refused(match, "german", "play G03 event") == ("refuse-battle-event", "HUNT 17")
