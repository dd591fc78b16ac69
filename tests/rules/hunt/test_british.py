"""What the British player does with Action Points: Movement, Search and Attack; and the British Redraw (rules 78 to 84, 92)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.hunt.table import hands, legal, lying, next_rolls, play, refused, spaces, spending, table, told
from vezerkar.engine import Match
from vezerkar.games.hunt.state import HuntState

NO_FUNNEL = "G08"
"""With The Second Funnel discarded nobody is asked whether she slips away."""


def searching(*rolls: int, points: int = 3, **state: Any) -> Match[HuntState]:
    """The British player has points, Force G is in 24, and the die will fall like this."""
    given: dict[str, Any] = {"forces": {"G": "24"}, "cards": hands(german_discard=NO_FUNNEL), **state}
    match = spending(points, "british", **given)
    next_rolls(match, *rolls)
    return match


@rule("hunt", 78)
def test_the_actions() -> None:
    match = spending(2, "british", cards=hands(british="B03 B07"))
    assert legal(match, "british") == ["done", "sail G", "search G", "intelligence B07", "advance H", "advance K"]
    assert match.decision("british").cite == "HUNT 78"


@rule("hunt", 78)
@pytest.mark.parametrize(
    ("actions", "left"),
    [
        (["sail G", "to 11"], 3),
        (["sail G", "to 12"], 2),
        (["sail G", "to 18"], 0),
        (["search G", "roll"], 3),
        (["intelligence B06"], 3),
        (["advance K"], 2),
    ],
)
def test_what_actions_cost(actions: list[str], left: int) -> None:
    match = spending(4, "british", cards=hands("G03 G04 G07", "B03 B06"))
    play(match, "british", *actions)
    assert match.view()["points"] == left


@rule("hunt", 78)
def test_an_action_that_costs_too_much_is_refused() -> None:
    match = spending(1, "british", cards=hands(british="B03"))
    assert legal(match, "british") == ["done", "sail G", "search G"]
    assert refused(match, "british", "advance H") == ("refuse-points", "HUNT 78")
    play(match, "british", "sail G")
    assert refused(match, "british", "to 12") == ("refuse-points", "HUNT 78")


@rule("hunt", 79)
def test_points_left_are_lost() -> None:
    match = spending(3, "british", cards=hands("G03 G04 G07", british_discard="B13 B14"))
    play(match, "british", "done")
    assert match.view()["active"] == "german"
    assert match.view()["points"] == 0 and match.view()["reserve"] == 0
    play(match, "german", "play G07 ap", "done", "store 0", "hold 3")
    card = next(action for action in legal(match, "british") if action.endswith("ap"))
    play(match, "british", card)
    assert match.view()["points"] == told(match, "played_points")[-1]["points"]


@rule("hunt", 80)
@pytest.mark.parametrize(
    ("points", "open"),
    [
        (1, "24 19 15 18 25 28"),
        (2, "24 19 15 18 25 28 11 12 13 14 16 20 22 27 29 32 33 36"),
        (3, "24 19 15 18 25 28 11 12 13 14 16 20 22 27 29 32 33 36"),
    ],
)
def test_a_force_moves_as_far_as_the_points_reach(points: int, open: str) -> None:
    match = spending(points, "british", forces={"G": "21"})
    play(match, "british", "sail G")
    assert spaces(legal(match, "british")) == set(open.split())


@rule("hunt", 80)
def test_four_points_move_three_spaces_and_no_more() -> None:
    match = spending(5, "british", forces={"G": "17"})
    play(match, "british", "sail G")
    reach = "10 14 20 23 05 07 08 12 18 24 26 27 31 11 15 21 28 30 32 34 35 39"
    assert spaces(legal(match, "british")) == set(reach.split())
    assert refused(match, "british", "to 19") == ("refuse-too-far", "HUNT 36")
    assert refused(match, "british", "to 17") == ("refuse-too-far", "HUNT 36")


@rule("hunt", 80)
def test_each_force_moves_once() -> None:
    match = spending(5, "british", forces={"G": "15", "H": "15"})
    play(match, "british", "sail G", "to 19")
    assert told(match, "force_sailed") == [{"force": "G", "from": "15", "to": "19", "points": 1}]
    assert refused(match, "british", "sail G") == ("refuse-force-moved", "HUNT 80")
    play(match, "british", "sail H", "to 16")
    assert match.view()["forces"] == {"G": "19", "H": "16", "K": "track-1"}
    assert match.view()["moved"] == ["G", "H"]
    assert legal(match, "british") == ["done", "search G", "search H", "advance K"]


@rule("hunt", 80)
def test_a_force_searches_before_or_after_its_move() -> None:
    before = searching(1)
    play(before, "british", "search G", "sail G", "to 18")
    assert refused(before, "british", "search G") == ("refuse-force-searched", "HUNT 81")
    after = searching(1)
    play(after, "british", "sail G", "to 18", "search G")
    assert refused(after, "british", "sail G") == ("refuse-force-moved", "HUNT 80")
    assert told(after, "searching") == [{"force": "G", "space": "18"}]


@rule("hunt", 80, 81)
def test_in_the_next_turn_a_force_moves_and_searches_again() -> None:
    match = spending(2, "british", cards=hands("G03 G04 G07", "", british_discard="B13 B14"))
    next_rolls(match, 1)
    play(match, "british", "sail G", "to 11", "search G")
    play(match, "german", "play G07 ap", "done", "store 0", "hold 3")
    card = next(action for action in legal(match, "british") if action.endswith("ap"))
    play(match, "british", card)
    assert {"sail G", "search G"} < set(legal(match, "british"))


@rule("hunt", 80)
def test_freighters_are_no_forces() -> None:
    match = spending(5, "british", freighters={"F1": "15"})
    assert refused(match, "british", "sail F1")[0] == "refuse-unknown"


@rule("hunt", 80)
def test_example_5_three_spaces_for_four_points() -> None:
    match = table(["CardPlay", 1], turn="british", forces={"G": "17"}, cards=hands("G03", "B08"))
    play(match, "british", "play B08 ap")
    assert match.view()["points"] == 4
    play(match, "british", "sail G", "to 15")
    assert told(match, "force_sailed") == [{"force": "G", "from": "17", "to": "15", "points": 4}]
    assert match.view()["active"] == "german", "nothing is left to spend"
    assert "B08" not in lying(match, "british", "removed"), "played for its points it stays in the game"


@rule("hunt", 81)
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
def test_five_or_more_succeeds(roll: int) -> None:
    match = searching(roll, spee="28")
    play(match, "british", "search G")
    success = roll >= 5
    assert told(match, "rolled") == [
        {"seat": "british", "die": roll, "bonus": 0, "total": roll, "target": 5, "success": int(success)}
    ]
    assert told(match, "not_here") == ([{"space": "24"}] if success else [])


@rule("hunt", 81)
def test_each_force_searches_once_its_own_space() -> None:
    match = searching(1, 1, forces={"G": "24", "H": "18"}, points=3)
    play(match, "british", "search G")
    assert refused(match, "british", "search G") == ("refuse-force-searched", "HUNT 81")
    play(match, "british", "search H")
    assert told(match, "searching") == [{"force": "G", "space": "24"}, {"force": "H", "space": "18"}]
    assert refused(match, "british", "search K") == ("refuse-not-at-sea", "HUNT 89")


@rule("hunt", 81)
def test_neighbouring_spaces_are_not_searched() -> None:
    match = searching(6, spee="18")
    play(match, "british", "search G")
    assert match.view()["battle"] is None


@rule("hunt", 82, 93)
def test_success_in_her_space_starts_the_battle_at_once() -> None:
    match = searching(5)
    play(match, "british", "search G")
    assert told(match, "found") == [{"space": "24"}]
    assert match.view()["phase"] == "battle"
    assert match.view()["spee"] == "24"


@rule("hunt", 82)
def test_success_elsewhere_is_answered_truthfully_and_play_goes_on() -> None:
    match = searching(6, spee="28")
    play(match, "british", "search G")
    assert told(match, "not_here") == [{"space": "24"}] and told(match, "found") == []
    maybe = match.view("british")["maybe"]
    assert isinstance(maybe, list) and "24" not in maybe and "28" in maybe and len(maybe) == 40
    assert legal(match, "british") == ["done", "sail G", "advance H", "advance K"]
    assert match.view()["points"] == 2


@rule("hunt", 83)
@pytest.mark.parametrize("roll", [1, 2, 3, 4])
def test_a_failed_search_tells_nothing(roll: int) -> None:
    here, elsewhere = searching(roll, spee="24"), searching(roll, spee="28")
    for match in (here, elsewhere):
        play(match, "british", "search G")
        assert [event.kind for event in match.events("british")] == ["searching", "rolled"]
    for watcher in ("british", None):
        assert here.events(watcher) == elsewhere.events(watcher)
        assert here.view(watcher) == elsewhere.view(watcher)
    assert here.decisions() == elsewhere.decisions()
    assert here.waiting() == ("british",)
    maybe = here.view("british")["maybe"]
    assert isinstance(maybe, list) and len(maybe) == 41


@rule("hunt", 84)
def test_two_forces_in_one_space_may_both_search() -> None:
    match = searching(4, 5, forces={"G": "24", "H": "24"})
    play(match, "british", "search G", "search H")
    battle = match.view()["battle"]
    assert isinstance(battle, dict) and battle["force"] == "H"


@rule("hunt", 79, 80, 81, 82, 92)
def test_example_6_a_wrong_guess() -> None:
    match = table(["CardPlay", 1], turn="british", spee="24", forces={"G": "15"}, cards=hands("G03", "B04 B01 B02 B08 B12"))
    play(match, "british", "play B04 ap")
    assert match.view()["points"] == 5
    play(match, "british", "sail G", "to 16")
    assert match.view()["points"] == 3
    play(match, "british", "search G")
    next_rolls(match, 6)
    play(match, "british", "roll")
    assert told(match, "not_here") == [{"space": "16"}]
    assert match.view()["points"] == 2
    play(match, "british", "done")
    assert len(lying(match, "british", "hand")) == 5, "the hand is filled up again"
    assert lying(match, "british", "discard") == ["B04"]
    assert match.view()["active"] == "german"


@rule("hunt", 92)
@pytest.mark.parametrize(("held", "after"), [(0, 5), (3, 5), (5, 5), (6, 6)])
def test_the_british_player_draws_up_to_five_and_never_discards(held: int, after: int) -> None:
    hand = " ".join(f"B{n:02}" for n in range(1, held + 1))
    match = spending(1, "british", cards=hands("G03", hand))
    play(match, "british", "done")
    assert len(lying(match, "british", "hand")) == after
    assert told(match, "drew") == [{"seat": "british", "count": after - held, "hand": after}]
    drawn = [card for event in told(match, "drew_cards", "british") for card in event["cards"]]
    assert sorted([*hand.split(), *drawn]) == lying(match, "british", "hand")
    assert told(match, "drew_cards", "german") == [] == told(match, "drew_cards")


@rule("hunt", 92)
def test_an_empty_british_pile_is_made_anew() -> None:
    discard = " ".join(f"B{n:02}" for n in range(1, 17))
    match = spending(1, "british", cards=hands("G03", "B17", british_discard=discard))
    play(match, "british", "done")
    hand = lying(match, "british", "hand")
    assert {"B17", "B18"} < set(hand) and len(hand) == 5, "the last card of the old pile is drawn first"
    assert len(lying(match, "british", "pile")) == 13 and lying(match, "british", "discard") == []
