"""Components and secrecy (rules 1-4)."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.hunt.table import HUNT, hands, next_rolls, play, seen, spending, table, told
from vezerkar.engine import BadPosition, BadSeat


@rule("hunt", 1)
def test_two_players() -> None:
    assert HUNT.seats() == ("german", "british")
    match = HUNT.start()
    with pytest.raises(BadSeat):
        match.decision("french")


@rule("hunt", 2)
def test_the_pieces_in_the_box() -> None:
    view = HUNT.start().view("german")
    assert [*view["forces"]] == ["G", "H", "K"]
    assert len(view["freighters"]) == 9
    for seat in ("german", "british"):
        assert view["cards"][seat]["pile"] + view["cards"][seat]["count"] == 18


@rule("hunt", 2)
def test_there_are_three_clue_markers() -> None:
    assert table(["GermanActions"], points=1, clues=["23", "24", "27"]).view("british")["clues"] == ["23", "24", "27"]
    with pytest.raises(BadPosition):
        table(["GermanActions"], points=1, clues=["23", "24", "27", "28"])


@rule("hunt", 2)
@pytest.mark.parametrize("die", range(1, 7))
def test_the_die_has_six_sides(die: int) -> None:
    match = spending(1, plane="repair")
    next_rolls(match, die)
    play(match, "german", "repair")
    assert told(match, "rolled", "british")[0]["die"] == die


@rule("hunt", 3)
def test_only_the_german_player_sees_the_graf_spee() -> None:
    match = spending(1, spee="24")
    assert match.view("german")["spee"] == "24"
    assert match.view("british")["spee"] is None
    assert match.view()["spee"] is None


@rule("hunt", 3)
def test_everybody_sees_her_while_she_is_revealed() -> None:
    match = spending(1, spee="24", maybe=["24"], shown=True)
    assert match.view("british")["spee"] == match.view()["spee"] == "24"


@rule("hunt", 3)
def test_her_course_is_noted_and_shown_at_the_end() -> None:
    match = spending(
        5, spee="28", freighters={"F1": "24", "F2": "sunk", "F3": "sunk", "F4": "sunk", "F5": "sunk"}, cards=hands("G01", "B09")
    )
    play(match, "german", "sail spee 1", "to 24")
    assert match.view("german")["course"] == ["28", "24"]
    assert match.view("british")["course"] is None
    next_rolls(match, 6)
    play(match, "german", "search spee")
    assert match.view("british")["course"] == ["28", "24"]
    assert match.view("british")["cards"]["german"]["hand"] == ["G01"]


@rule("hunt", 3)
def test_where_she_was_at_the_end_is_shown_too() -> None:
    arrived = {"F1": "arrived", "F2": "arrived", "F3": "arrived", "F4": "arrived"}
    match = spending(1, spee="24", maybe=["24", "20"], freighters={"F8": "17", **arrived}, cards=hands("", "B09"))
    play(match, "german", "done", "store 0")
    assert match.outcome is not None
    assert match.view("british")["spee"] == match.view()["spee"] == "24"


@rule("hunt", 3, 4)
def test_what_is_hidden_cannot_be_told_from_what_is_seen() -> None:
    one = table(["CardPlay", 0], spee="24", cards=hands("G01 G02", "B01 B02"))
    other = table(["CardPlay", 0], spee="11", cards=hands("G15 G16", "B01 B02"))
    assert seen(one, "british") == seen(other, "british")
    assert seen(one, "german") != seen(other, "german")
    assert match_of_british_hand("B03 B04") == match_of_british_hand("B13 B14")


def match_of_british_hand(cards: str) -> list[object]:
    """What the German player sees when the British hand is this."""
    return seen(table(["CardPlay", 0], cards=hands("G01 G02", cards)), "german")


@rule("hunt", 4)
def test_hands_are_secret_and_everything_laid_aside_is_public() -> None:
    lying = hands(
        "G01 G02",
        "B01 B02 B03",
        german_discard="G03",
        german_removed="G05",
        british_discard="B08 B09",
        british_banked="B10",
    )
    match = table(["CardPlay", 0], cards=lying)
    cards = match.view("british")["cards"]
    assert cards["british"]["hand"] == ["B01", "B02", "B03"]
    assert cards["german"] == {
        "count": 2, "hand": [], "pile": 14, "discard": ["G03"], "removed": ["G05"], "banked": [], "played": []
    }  # fmt: skip
    assert match.view("german")["cards"]["german"]["hand"] == ["G01", "G02"]
    assert match.view("german")["cards"]["british"] == {
        "count": 3, "hand": [], "pile": 12, "discard": ["B08", "B09"], "removed": [], "banked": ["B10"], "played": []
    }  # fmt: skip
    nobody = match.view()["cards"]
    assert nobody["german"]["hand"] == nobody["british"]["hand"] == []


@rule("hunt", 4)
def test_a_draw_is_public_and_the_cards_drawn_are_not() -> None:
    match = spending(1, cards=hands("G01", "B09"), maybe=["24"])
    play(match, "german", "done", "store 0")
    assert told(match, "drew", "british") == [{"seat": "german", "count": 2, "hand": 3}]
    assert told(match, "drew_cards", "british") == []
    (drawn,) = told(match, "drew_cards", "german")
    assert {"G01", *drawn["cards"]} == set(match.view("german")["cards"]["german"]["hand"])
