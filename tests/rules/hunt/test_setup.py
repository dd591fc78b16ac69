"""Set-up (rules 5-12)."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.hunt.table import HUNT, legal, next_numbers, play, seen, spaces, table, told
from vezerkar.engine.game import Json

SEEDS = range(40)

EVERY_SPACE = [f"to {n:02}" for n in range(1, 42)]


def at_sea(seed: int) -> dict[str, str]:
    """The freighters that the set-up with this seed puts on the map."""
    return {name: where for name, where in HUNT.start(seed).view()["freighters"].items() if where != "bag"}


@rule("hunt", 5)
def test_markers_and_tracks() -> None:
    view = HUNT.start().view("german")
    assert (view["plane"], view["reserve"], view["clues"], view["battle"]) == ("ready", 0, [], None)


@rule("hunt", 6)
def test_forces() -> None:
    view = HUNT.start().view("german")
    assert view["forces"] == {"G": "06", "H": "track-2", "K": "track-1"}
    assert not view["historical"]


@rule("hunt", 7)
def test_two_freighters_with_different_starts_and_seven_in_the_bag() -> None:
    for seed in SEEDS:
        placed = at_sea(seed)
        assert len(placed) == len(set(placed.values())) == 2
        events = told(HUNT.start(seed), "freighter_placed", "british")
        assert {event["freighter"]: event["space"] for event in events} == placed and len(events) == 2


@rule("hunt", 7, 8)
def test_a_second_freighter_of_the_same_start_goes_back_and_may_be_drawn_again() -> None:
    numbers = table(["CardPlay", 0])
    # F1 of nine; F2 of the eight left: the same start; F2 again, so it was in the bag; then F3, of eight still.
    next_numbers(numbers, (9, 0), (8, 0), (8, 0), (8, 1))
    stack: Json = [["Turns"], ["PlaceSpee"], ["PlaceAltmark"], ["SetUp"]]
    match = HUNT.position({"game": "hunt", "dice": {"drawn": numbers.state.drawn}, "stack": stack, "state": {}})
    freighters = match.view()["freighters"]
    assert (freighters["F1"], freighters["F3"]) == ("34", "23")
    assert list(freighters.values()).count("bag") == 7


@rule("hunt", 9)
def test_start_spaces() -> None:
    starts: dict[str, str] = {}
    for seed in SEEDS:
        starts.update(at_sea(seed))
    argentina, brazil, africa, britain = "34", "23", "29", "06"
    assert starts == {
        "F1": argentina, "F2": argentina, "F3": brazil, "F4": brazil, "F5": africa, "F6": africa,
        "F7": britain, "F8": britain, "F9": britain,
    }  # fmt: skip


@rule("hunt", 10)
def test_five_cards_each_from_a_shuffled_deck() -> None:
    match = HUNT.start()
    for seat, letter in (("german", "G"), ("british", "B")):
        own = match.view(seat)["cards"][seat]
        assert own["count"] == len(own["hand"]) == 5 and own["pile"] == 13
        assert all(card.startswith(letter) for card in own["hand"])
        drawn = {card for seed in SEEDS for card in HUNT.start(seed).view(seat)["cards"][seat]["hand"]}
        assert len(drawn) == 18


@rule("hunt", 11)
def test_the_altmark_first_openly_anywhere() -> None:
    match = HUNT.start()
    assert match.waiting() == ("german",)
    assert match.decision("german").prompt == "ask-place-altmark"
    assert legal(match, "german") == EVERY_SPACE
    play(match, "german", "to 24")
    assert match.view("british")["altmark"] == "24"
    assert told(match, "altmark_placed", "british") == [{"space": "24"}]


@rule("hunt", 11)
def test_then_the_graf_spee_secretly_anywhere() -> None:
    match = HUNT.start()
    play(match, "german", "to 24")
    assert match.decision("german").prompt == "ask-place-spee"
    assert spaces(legal(match, "german")) >= {"24", "06", "34", "23", "29"}, "the Altmark, Force G, ports, freighters"
    assert legal(match, "german") == EVERY_SPACE
    play(match, "german", "to 06")
    assert match.view("german")["spee"] == "06"
    assert told(match, "spee_at", "german") == [{"space": "06"}]
    assert told(match, "spee_placed", "british") == [{}]
    assert told(match, "spee_at", "british") == []
    other = HUNT.start()
    play(other, "german", "to 24", "to 41")
    assert seen(match, "british") == seen(other, "british")


@rule("hunt", 12)
def test_the_german_player_sees_freighters_and_hand_before_choosing() -> None:
    match = HUNT.start()
    view = match.view("german")
    assert view["altmark"] is None and view["spee"] is None
    assert len([where for where in view["freighters"].values() if where != "bag"]) == 2
    assert len(view["cards"]["german"]["hand"]) == 5
