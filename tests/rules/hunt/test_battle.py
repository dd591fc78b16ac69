"""The battle (rules 93 to 105). Values are given in half points."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.hunt.table import (
    duel,
    fighting,
    hands,
    legal,
    lying,
    next_rolls,
    play,
    refused,
    spending,
    table,
    told,
    words,
)
from vezerkar.engine import Match
from vezerkar.engine.game import Json
from vezerkar.games.hunt.game_data import CARDS
from vezerkar.games.hunt.state import HuntState

PLAIN_GERMAN = "G01 G02 G05 G06 G08"
"""German cards without a battle Event: 1, 4, 3, 5 and 4 points."""

PLAIN_BRITISH = "B01 B02 B07 B08 B03"
"""British cards without a battle Event: 1, 2, 3, 4 and 5 points."""


def found(force: str = "G", **state: Any) -> Match[HuntState]:
    """The given Force searches space 24 with success, where the Graf Spee is; the German player cannot answer."""
    cards = hands("G01 G02", "B01", german_discard="G08")
    match = spending(1, "british", **{"forces": {force: "24"}, "cards": cards, **state})
    next_rolls(match, 6)
    play(match, "british", f"search {force}")
    return match


def battle(match: Match[HuntState], seat: str | None = None) -> dict[str, Json]:
    """The battle as a seat sees it."""
    seen = match.view(seat)["battle"]
    assert isinstance(seen, dict)
    return seen


def damage(match: Match[HuntState]) -> Json:
    """The Damage markers, German first."""
    markers = battle(match)["damage"]
    assert isinstance(markers, dict)
    return [markers["german"], markers["british"]]


@rule("hunt", 93)
def test_the_battle_stops_everything_and_ends_the_game() -> None:
    match = found()
    assert told(match, "battle_began") == [{"force": "G", "space": "24"}]
    assert match.view()["phase"] == "battle" and match.view("british")["spee"] == "24"
    stack = match.position()["stack"]
    assert isinstance(stack, list) and stack[0] == ["Fight"], "nothing else is left to be done"
    for _ in range(4):
        for seat in ("german", "british"):
            assert all(text.startswith("duel ") for text in legal(match, seat))
            play(match, seat, legal(match, seat)[0])
    assert match.outcome is not None
    assert told(match, "turn") == [], "no phase and no turn came after it"


@rule("hunt", 94)
def test_both_draw_up_to_five_cards() -> None:
    match = found()
    assert told(match, "drew") == [
        {"seat": "german", "count": 3, "hand": 5},
        {"seat": "british", "count": 4, "hand": 5},
    ]
    assert {"G01", "G02"} < set(lying(match, "german", "hand")) and "B01" in lying(match, "british", "hand")
    assert told(match, "drew_cards", "german")[0]["seat"] == "german" and len(told(match, "drew_cards", "german")) == 1
    assert told(match, "drew_cards") == []


@rule("hunt", 32, 94)
def test_an_empty_pile_is_made_anew_from_the_discards() -> None:
    removed = "G03 G04 G05 G06"
    others = " ".join(f"G{n:02}" for n in range(7, 19))
    match = found(cards=hands("G01 G02", "B01", german_discard=others, german_removed=removed))
    assert len(lying(match, "german", "hand")) == 5
    assert len(lying(match, "german", "pile")) == 9 and lying(match, "german", "removed") == removed.split()


@rule("hunt", 95)
def test_both_choose_at_once_and_in_secret() -> None:
    match = fighting(PLAIN_GERMAN, PLAIN_BRITISH)
    assert match.waiting() == ("german", "british")
    assert legal(match, "german") == [f"duel {card}" for card in PLAIN_GERMAN.split()]
    before, asked = match.view("british"), match.decision("british")
    told_before = match.events("british")
    play(match, "german", "duel G06")
    assert match.waiting() == ("british",) and match.decision("british") == asked
    assert match.events("british") == told_before == match.events()
    assert battle(match, "german")["laid"] == {"german": "G06", "british": None}
    for watcher in ("british", None):
        assert battle(match, watcher)["laid"] == {"german": "hidden", "british": None}
        assert "G06" not in str(match.view(watcher))
    assert match.view("british") == before | {
        "battle": battle(match, "british"),
        "waiting": ["british"],
    }, "not even the number of cards in the hand shows a difference"
    play(match, "british", "duel B07")
    assert told(match, "duel") == [{"duel": 1, "german": "G06", "british": "B07", "german_halves": 10, "british_halves": 6}]
    assert battle(match)["laid"] == {"german": None, "british": None}
    assert "G06" not in lying(match, "german", "hand") and "B07" not in lying(match, "british", "hand")


@rule("hunt", 95)
def test_the_british_player_may_lay_down_first_and_in_the_same_secrecy() -> None:
    match = fighting(PLAIN_GERMAN, PLAIN_BRITISH)
    play(match, "british", "duel B07")
    for watcher in ("german", None):
        assert battle(match, watcher)["laid"] == {"german": None, "british": "hidden"}
        assert "B07" not in str(match.view(watcher)) + str(match.events(watcher))
    assert refused(match, "german", "duel G07") == ("refuse-not-in-hand", "HUNT 15")
    play(match, "german", "duel G05")
    assert told(match, "duel")[0]["german_halves"] == told(match, "duel")[0]["british_halves"] == 6


@rule("hunt", 95)
def test_all_five_duels_are_fought_though_three_decide() -> None:
    match = fighting("G06 G02 G08 G09 G10", "B01 B02 B15 B16 B17")
    for german, british in zip(words("G06 G02 G08 G09"), words("B01 B02 B15 B16"), strict=True):
        assert match.outcome is None
        duel(match, german, british)
    # Of the last cards nobody is asked.
    assert (told(match, "duel")[-1]["german"], told(match, "duel")[-1]["british"]) == ("G10", "B17")
    assert [event["duel"] for event in told(match, "duel")] == [1, 2, 3, 4, 5]
    assert damage(match) == [0, 5]


@rule("hunt", 96, 98)
@pytest.mark.parametrize(("force", "bonus"), [("G", 0), ("H", 1), ("K", 2)])
def test_the_force_adds_its_bonus_in_every_duel(force: str, bonus: int) -> None:
    match = fighting(PLAIN_GERMAN, PLAIN_BRITISH, force)
    first, second = duel(match, "G05", "B07"), duel(match, "G01", "B02")
    assert (first["german_halves"], first["british_halves"]) == (6, 6 + bonus)
    assert (second["german_halves"], second["british_halves"]) == (2, 4 + bonus)


@rule("hunt", 97)
def test_only_the_force_that_searched_fights() -> None:
    match = found("H", forces={"G": "24", "H": "24", "K": "24"})
    assert battle(match)["force"] == "H"
    german, british = lying(match, "german", "hand")[0], "B01"
    assert duel(match, german, british)["british_halves"] == 2 + 1


@rule("hunt", 98, 99)
@pytest.mark.parametrize(
    ("force", "german", "british", "markers"),
    [
        ("G", "G05", "B02", [0, 1]),
        ("G", "G05", "B08", [1, 0]),
        ("G", "G05", "B07", [0, 0]),
        ("H", "G05", "B07", [1, 0]),
        ("H", "G05", "B02", [0, 1]),
        ("K", "G05", "B02", [0, 0]),
    ],
)
def test_the_lower_value_takes_a_damage_marker_halves_count(force: str, german: str, british: str, markers: list[int]) -> None:
    match = fighting(PLAIN_GERMAN, PLAIN_BRITISH, force)
    duel(match, german, british)
    assert damage(match) == markers
    side = {1: "german", 0: "british"}[markers[0]]
    assert told(match, "damaged") == ([{"seat": side, "damage": 1}] if any(markers) else [])


@rule("hunt", 100)
def test_the_other_battle_events_come_after_the_damage_british_first() -> None:
    match = fighting("G17 G01 G02 G05 G06", "B17 B01 B02 B07 B08", "H")
    duel(match, "G17", "B17")
    kinds = [event.kind for event in match.events()]
    assert kinds == ["duel", "damaged", "looked", "looked"]
    assert [event["seat"] for event in told(match, "looked")] == ["british", "german"]


@rule("hunt", 100, 105)
def test_the_special_ending_comes_before_the_damage() -> None:
    match = fighting("G07", "B06", duel=4, damage=[0, 4])
    duel(match, "G07", "B06")
    assert [event.kind for event in match.events()] == ["duel", "ended"]


@rule("hunt", 101)
def test_bonuses_for_later_duels_add_up() -> None:
    match = fighting("G04 G03 G01 G02 G05", "B09 B01 B02 B07 B08")
    assert duel(match, "G04", "B09")["german_halves"] == 6
    assert battle(match)["bonus_halves"] == {"german": 2, "british": 4}
    second = duel(match, "G03", "B01")
    assert second["german_halves"] == 2 * (3 + 1 + 1), "its own bonus and the one that runs"
    assert second["british_halves"] == 2 * (1 + 2)
    third = duel(match, "G01", "B02")
    assert (third["german_halves"], third["british_halves"]) == (2 * (1 + 1), 4)
    assert duel(match, "G02", "B07")["german_halves"] == 8


@rule("hunt", 102)
def test_hunt_and_compulsory_events_do_nothing() -> None:
    match = fighting("G11 G09 G06 G05 G01 G02", "B02 B12 B03 B08 B07 B01", freighters={"F1": "15"}, clues=["18"], reserve=1)
    before = match.view()
    for german, british in [("G11", "B02"), ("G09", "B12"), ("G06", "B03"), ("G05", "B08")]:
        duel(match, german, british)
    after = match.view()
    for kept in ("freighters", "clues", "reserve", "storm", "immune", "plane", "forces", "spee", "clue_due"):
        assert after[kept] == before[kept]
    assert {event.kind for event in match.events()} <= {"duel", "damaged"}


@rule("hunt", 102)
def test_responses_banked_cards_and_the_reserve_do_not_count() -> None:
    cards = hands("G08 G13", "B04 B13", german_banked="G01", british_banked="B01")
    match = fighting("", "", duel=3, cards=cards, reserve=2)
    last = duel(match, "G08", "B04")
    assert (last["german_halves"], last["british_halves"]) == (8, 10)
    assert duel(match, "G13", "B13")["duel"] == 5
    assert match.view()["reserve"] == 2 and lying(match, "german", "banked") == ["G01"]


@rule("hunt", 103, 108)
@pytest.mark.parametrize(
    ("before", "last", "winner"),
    [
        ([2, 3], ("G05", "B07"), "german"),
        ([3, 2], ("G05", "B07"), "british"),
        ([2, 2], ("G05", "B07"), "british"),
        ([2, 2], ("G06", "B07"), "german"),
        ([2, 3], ("G01", "B07"), "british"),
        ([0, 0], ("G05", "B07"), "british"),
    ],
)
def test_fewer_damage_markers_win_and_a_tie_is_british(before: list[int], last: tuple[str, str], winner: str) -> None:
    match = fighting(last[0], last[1], duel=4, damage=before)
    duel(match, *last)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.cite) == ((winner,), "HUNT 103")
    assert told(match, "ended") == [{"winner": winner, "ending": "battle", "rule": "HUNT 103"}]


@rule("hunt", 104)
def test_what_is_seen_of_a_hand_is_for_that_player_alone() -> None:
    match = fighting("G01 G02 G05 G06 G08", "B17 B01 B02 B07 B08")
    duel(match, "G02", "B17")
    seen: list[Json] = ["G01", "G05", "G06", "G08"]
    assert told(match, "saw_cards", "british") == [{"seat": "british", "cards": seen}]
    assert told(match, "saw_cards", "german") == told(match, "saw_cards") == []
    hand = {watcher: german_hand(match, watcher) for watcher in ("british", None)}
    assert hand == {"british": seen, None: []}


def german_hand(match: Match[HuntState], watcher: str | None) -> object:
    """What somebody knows of the German hand."""
    cards = match.view(watcher)["cards"]
    assert isinstance(cards, dict) and isinstance(cards["german"], dict)
    return cards["german"]["hand"]


@rule("hunt", 105)
def test_scuttling_against_montevideo_wins_in_the_fifth_duel() -> None:
    match = fighting("G07", "B06", duel=4, damage=[0, 4])
    duel(match, "G07", "B06")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.cite) == (("british",), "HUNT 105")


@rule("hunt", 105)
@pytest.mark.parametrize("duels", [0, 1, 2, 3])
def test_in_an_earlier_duel_the_two_count_their_points_only(duels: int) -> None:
    match = fighting("G07 G06 G05", "B06 B01 B02", duel=duels, damage=[1, 1])
    args = duel(match, "G07", "B06")
    assert (args["german_halves"], args["british_halves"]) == (4, 6)
    assert match.outcome is None and damage(match) == [2, 1]


@rule("hunt", 94, 96, 98, 99, 101, 104)
def test_example_8_radar_against_concentrated_fire() -> None:
    match = fighting("G04 G01 G02 G05 G06", "B17 B01 B02 B07 B08", "H")
    first = duel(match, "G04", "B17")
    assert (first["german_halves"], first["british_halves"]) == (6, 5), "3 against 2 and a half"
    assert damage(match) == [0, 1]
    assert told(match, "saw_cards", "british")[0]["cards"] == ["G01", "G02", "G05", "G06"], "the four cards left"
    assert duel(match, "G01", "B01")["german_halves"] == 4, "one more for the next card"
    assert duel(match, "G02", "B02")["german_halves"] == 10, "and for the one after it"
    assert duel(match, "G05", "B07")["german_halves"] == 6


@rule("hunt", 27, 94)
def test_a_card_in_play_is_done_with_before_the_hands_are_filled() -> None:
    cards = hands("G03", "B07", british_played="B04 B15", german_played="G11")
    played: list[list[Json]] = [["Resolve", CARDS.index(card)] for card in ("B04", "B15", "G11")]
    match = table(*played, ["FoundWindow", 0], turn="british", cards=cards, forces={"G": "24"}, maybe=["24"])
    play(match, "german", "pass")
    assert match.view()["phase"] == "battle"
    assert lying(match, "british", "played") == lying(match, "german", "played") == []
    assert lying(match, "british", "discard") == ["B15"] and lying(match, "british", "removed") == ["B04"]
    assert lying(match, "german", "discard") == ["G11"]
