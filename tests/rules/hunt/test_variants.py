"""The historical variant (rule 111) and the other readings of rules 57, 73 and 90 that a match may choose."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.hunt.table import HUNT, duel, fighting, hands, legal, next_rolls, play, refused, table, told
from vezerkar.engine.game import Json


@rule("hunt", 111)
@pytest.mark.parametrize(("force", "bonus"), [("G", 1), ("H", 2), ("K", 4)])
def test_historical_forces_are_stronger(force: str, bonus: int) -> None:
    match = fighting("G05 G01", "B07 B01", force, options={"side": "historical"})
    args = duel(match, "G05", "B07")
    assert (args["german_halves"], args["british_halves"]) == (6, 6 + bonus)
    assert duel(match, "G01", "B01")["british_halves"] == 2 + bonus


@rule("hunt", 111)
def test_nothing_else_changes() -> None:
    normal, historical = HUNT.start(3), HUNT.start(3, {"side": "historical"})
    assert normal.view()["historical"] is False
    assert historical.view() == normal.view() | {"historical": True}
    assert historical.decisions() == normal.decisions()


@rule("hunt", 73)
@pytest.mark.parametrize(("at_sea", "placed"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_refill_two_draws_until_two_are_at_sea(at_sea: int, placed: int) -> None:
    freighters: dict[str, Json] = {f"F{n}": "21" for n in range(3, 3 + at_sea)}
    match = table(options={"refill": "two"}, freighters=freighters, cards=hands("G03 G04 G07", "B03"))
    play(match, "german", "hold 3")
    assert len(told(match, "freighter_placed")) == placed


@rule("hunt", 74)
def test_refill_two_draws_what_the_bag_holds() -> None:
    gone: dict[str, Json] = {f"F{n}": "sunk" if n % 2 else "arrived" for n in range(1, 9)}
    match = table(options={"refill": "two"}, freighters=gone, cards=hands("G03 G04 G07", "B03"))
    play(match, "german", "hold 3")
    assert told(match, "freighter_placed") == [{"freighter": "F9", "space": "06"}]


@rule("hunt", 57)
@pytest.mark.parametrize(("held", "open"), [(2, "3 5"), (3, "3 5"), (4, "4 5")])
def test_four_barred_leaves_three_and_five(held: int, open: str) -> None:
    hand = " ".join(["G03", "G04", "G07", "G09"][:held])
    match = table(options={"four": "barred"}, altmark="24", cards=hands(hand))
    assert legal(match, "german") == [f"hold {n}" for n in open.split()]
    if held < 4:
        assert refused(match, "german", "hold 4") == ("refuse-not-four", "HUNT 57")


@rule("hunt", 57)
def test_four_allowed_unless_barred() -> None:
    assert legal(table(altmark="24", cards=hands("G03 G04")), "german") == ["hold 3", "hold 4", "hold 5"]


@rule("hunt", 90)
def test_arrival_waits_bars_a_force_that_has_come_in_until_the_next_turn() -> None:
    cards = hands("G03 G04 G07", "B01 B02", british_discard="B13 B14")
    waits = {"arrival": "waits"}
    match = table(["BritishActions"], turn="british", points=4, forces={"H": "track-4"}, options=waits, cards=cards)
    play(match, "british", "advance H")
    assert refused(match, "british", "sail H") == ("refuse-just-entered", "HUNT 90")
    assert refused(match, "british", "search H") == ("refuse-just-entered", "HUNT 90")
    assert "sail G" in legal(match, "british") and "search G" in legal(match, "british")
    play(match, "british", "done")
    play(match, "german", "play G07 ap", "done", "store 0", "hold 3")
    play(match, "british", "play B02 ap", "sail H", "to 11")
    next_rolls(match, 1)
    play(match, "british", "search H")
