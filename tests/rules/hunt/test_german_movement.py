"""German Movement (rules 36-42)."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.hunt.table import hands, kinds, legal, next_rolls, play, refused, seen, spaces, spending, table, told
from vezerkar.translation import translator


@rule("hunt", 33, 36, 39, 40)
def test_example_1() -> None:
    """Cat and Mouse Game for its 3 points: 2 for the Graf Spee, who goes but one space, 1 for the Altmark."""
    match = table(["CardPlay", 0], spee="28", altmark="41", cards=hands("G13"))
    play(match, "german", "play G13 ap", "sail spee 2", "to 24")
    assert told(match, "spee_sailed", "british") == [{"points": 2}]
    assert match.view("german")["spee"] == "24"
    assert match.view("british")["spee"] is None
    assert match.view()["points"] == 1
    play(match, "german", "sail altmark")
    assert legal(match, "german") == ["to 33", "to 36", "to 37"]
    play(match, "german", "to 36")
    assert match.view("british")["altmark"] == "36"
    assert match.view()["points"] == 0


@rule("hunt", 36, 37)
@pytest.mark.parametrize(
    ("points", "within"),
    [(1, "01 04"), (2, "01 02 04 07"), (4, "01 02 04 05 07 10")],
)
def test_one_two_three_spaces_for_one_two_four_points(points: int, within: str) -> None:
    match = spending(5, spee="01")
    play(match, "german", f"sail spee {points}")
    assert [text.split()[1] for text in legal(match, "german")] == within.split()
    assert refused(match, "german", "to 12") == ("refuse-too-far", "HUNT 36")


@rule("hunt", 36, 40)
@pytest.mark.parametrize(
    ("points", "within"),
    [(1, "04"), (2, "02 04 07"), (3, "02 04 07"), (4, "02 04 05 07 10"), (5, "02 04 05 07 10")],
)
def test_three_points_buy_no_more_than_two(points: int, within: str) -> None:
    match = spending(points, altmark="01")
    play(match, "german", "sail altmark")
    assert [text.split()[1] for text in legal(match, "german")] == within.split()


@rule("hunt", 36)
def test_why_the_altmark_cannot_go_so_far() -> None:
    match = spending(3, altmark="01")
    play(match, "german", "sail altmark")
    assert refused(match, "german", "to 10") == ("refuse-points", "HUNT 35")
    assert refused(match, "german", "to 12") == ("refuse-too-far", "HUNT 36")
    assert refused(match, "german", "to 01") == ("refuse-too-far", "HUNT 36")


@rule("hunt", 37)
def test_every_neighbour_in_any_direction() -> None:
    match = spending(1, spee="28", altmark="24")
    play(match, "german", "sail spee 1")
    assert spaces(legal(match, "german")) == {"28", "21", "24", "25", "32", "33", "36"}


@rule("hunt", 37)
def test_nothing_closes_a_space_or_detects_her() -> None:
    # 04 is the only way out of 01; a Force, a freighter, a Clue and the Altmark lie there, as do a port's ships in 06.
    match = spending(2, spee="01", altmark="04", forces={"G": "04"}, freighters={"F1": "04"}, clues=["04"])
    play(match, "german", "sail spee 2")
    assert spaces(legal(match, "german")) == {"01", "04", "02", "07"}
    play(match, "german", "to 02")
    assert kinds(match, "british") == ["spee_sailed", "clues_removed"]


@rule("hunt", 38)
def test_the_graf_spee_moves_once() -> None:
    match = spending(8, spee="20")
    play(match, "german", "sail spee 1", "to 24")
    assert legal(match, "german") == ["done", "sail altmark"]
    assert refused(match, "german", "sail spee 1") == ("refuse-search-between", "HUNT 38")


@rule("hunt", 38)
def test_move_search_and_move_again_but_no_third_time() -> None:
    match = spending(8, spee="20", freighters={"F1": "24"})
    play(match, "german", "sail spee 1", "to 24")
    next_rolls(match, 1)
    play(match, "german", "search spee")
    assert match.view()["points"] == 5
    play(match, "german", "sail spee 2", "to 28")
    assert match.view("german")["spee"] == "28" and match.view()["points"] == 3
    assert legal(match, "german") == ["done", "sail altmark"]
    assert refused(match, "german", "sail spee 1") == ("refuse-ship-moved", "HUNT 38")


@rule("hunt", 38)
def test_a_search_before_the_first_move_does_not_allow_a_second() -> None:
    match = spending(8, spee="24", freighters={"F1": "24"})
    next_rolls(match, 1)
    play(match, "german", "search spee", "sail spee 1", "to 28")
    assert refused(match, "german", "sail spee 1") == ("refuse-searched-before", "HUNT 38"), "no Search is left to make"


@rule("hunt", 38)
def test_a_feigned_move_is_a_move() -> None:
    match = spending(8, spee="20")
    play(match, "german", "sail spee 1", "to 20")
    assert refused(match, "german", "sail spee 1") == ("refuse-search-between", "HUNT 38")


@rule("hunt", 38)
def test_the_altmark_moves_once() -> None:
    match = spending(8)
    play(match, "german", "sail altmark", "to 37")
    assert refused(match, "german", "sail altmark") == ("refuse-ship-moved", "HUNT 38")
    assert legal(match, "german") == ["done", "sail spee 1", "sail spee 2", "sail spee 4"]


@rule("hunt", 38)
def test_next_turn_they_move_again() -> None:
    match = spending(2, cards=hands("G03", "B09"), maybe=["24"], freighters={"F1": "34", "F3": "34"})
    play(match, "german", "sail spee 1", "to 24", "sail altmark", "to 37")
    match.until(lambda match: match.waiting() != ("british",), policy=lambda decision: decision.options[0])
    assert match.decision("german").prompt == "ask-redraw" or match.decision("german").prompt == "ask-play"
    match.until(lambda match: match.decision("german").prompt == "ask-german-actions")
    assert {"sail spee 1", "sail altmark"} <= set(legal(match, "german"))


@rule("hunt", 39)
def test_she_announces_one_two_or_four_points() -> None:
    match = spending(5)
    assert [text for text in legal(match, "german") if "spee" in text] == ["sail spee 1", "sail spee 2", "sail spee 4"]
    assert refused(match, "german", "sail spee 3")[0] == "refuse-unknown"


@rule("hunt", 39)
@pytest.mark.parametrize("target", ["24", "28", "36", "20", "15"])
def test_wherever_she_goes_the_british_player_learns_the_points_alone(target: str) -> None:
    match, stayed = spending(5), spending(5)
    play(match, "german", "sail spee 2", "to " + target)
    play(stayed, "german", "sail spee 2", "to 24")
    assert match.view("german")["spee"] == target
    assert seen(match, "british") == seen(stayed, "british")
    assert told(match, "spee_sailed", "british") == [{"points": 2}]
    assert told(match, "spee_at", "british") == []
    assert told(match, "spee_at", "german") == [{"space": target}]


@rule("hunt", 39)
def test_the_points_are_announced_after_the_move() -> None:
    match, undecided = spending(5), spending(5)
    play(match, "german", "sail spee 4")
    assert seen(match, "british") == seen(undecided, "british")


@rule("hunt", 39)
def test_what_may_be_known_of_her_spreads_with_each_move() -> None:
    match = spending(5, spee="01", maybe=["01"])
    play(match, "german", "sail spee 2", "to 01")
    assert match.view("british")["maybe"] == ["01", "02", "04", "07"]
    assert match.view("british")["moves"] == [2]


@rule("hunt", 40)
def test_the_altmark_moves_openly_and_pays_for_her_way() -> None:
    match = spending(5)
    play(match, "german", "sail altmark", "to 28")
    assert told(match, "altmark_sailed", "british") == [{"from": "41", "to": "28", "points": 2}]
    assert match.view("british")["altmark"] == "28"
    assert match.view("british")["points"] == 3


@rule("hunt", 40)
@pytest.mark.parametrize("lang", ["en", "hu"])
def test_what_the_altmark_pays_is_told_in_words(lang: str) -> None:
    match = spending(5)
    play(match, "german", "sail altmark", "to 28")
    (sailed,) = (event for event in match.events("british") if event.kind == "altmark_sailed")
    assert "2 AP" in match.game.event_text(sailed, translator("hunt", lang))
    free = free_move("24")
    play(free, "german", "to 36")
    (sailed,) = (event for event in free.events("british") if event.kind == "altmark_sailed")
    assert "AP" not in match.game.event_text(sailed, translator("hunt", lang))


@rule("hunt", 41)
def test_the_altmark_is_safe() -> None:
    match = spending(2, turn="british", altmark="06", spee="24")
    assert legal(match, "british") == ["done", "sail G", "search G", "advance H", "advance K"]
    assert refused(match, "british", "search altmark")[0] == "refuse-unknown"
    next_rolls(match, 6)
    play(match, "british", "search G")
    assert told(match, "not_here", "british") == [{"space": "06"}]
    assert match.view()["altmark"] == "06"


@rule("hunt", 42)
@pytest.mark.parametrize("target", ["24", "28", "36"])
def test_a_free_move_announces_the_most_it_allows(target: str) -> None:
    match, stayed = free_move(target), free_move("24")
    assert told(match, "spee_sailed_free", "british") == [{"spaces": 2}]
    assert match.view("german")["spee"] == target
    assert seen(match, "british") == seen(stayed, "british")


def free_move(target: str):
    """Fair Weather takes the Graf Spee there."""
    match = table(["CardPlay", 0], cards=hands("G10"), clues=["27"])
    play(match, "german", "play G10 event")
    assert len(legal(match, "german")) == 19, "two spaces around 24, or to stay"
    assert refused(match, "german", "to 41") == ("refuse-too-far", "HUNT 36")
    play(match, "german", "to " + target)
    return match


@rule("hunt", 42)
def test_a_free_move_is_the_move_of_the_turn() -> None:
    match = free_move("28")
    assert match.view()["clues"] == []
    play(match, "german", "to 36")
    assert told(match, "altmark_sailed", "british") == [{"from": "41", "to": "36", "points": 0}]
    # No card gives a free Move and points in one turn; so the turn is put together here.
    again = spending(4, spee="24", leg=1, moved=8)
    assert refused(again, "german", "sail spee 1") == ("refuse-search-between", "HUNT 38")
    assert refused(again, "german", "sail altmark") == ("refuse-ship-moved", "HUNT 38")


@rule("hunt", 42)
def test_the_altmark_need_not_use_a_free_move() -> None:
    match = free_move("24")
    assert "to 41" in legal(match, "german")
    play(match, "german", "to 41")
    assert told(match, "altmark_sailed", "british") == []
