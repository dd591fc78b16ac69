"""The end of the game (rules 106 to 110)."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.hunt.table import hands, next_rolls, play, refused, spending, table, told
from vezerkar.engine.game import Json

FOUR_SUNK: dict[str, Json] = {"F1": "sunk", "F2": "sunk", "F3": "sunk", "F4": "sunk"}
FOUR_ARRIVED: dict[str, Json] = {"F1": "arrived", "F2": "arrived", "F3": "arrived", "F4": "arrived"}


@rule("hunt", 106, 109)
def test_the_fifth_sinking_wins_at_once() -> None:
    match = spending(4, freighters={**FOUR_SUNK, "F5": "24"}, forces={"G": "24"}, cards=hands("G03", "B04"))
    next_rolls(match, 5)
    play(match, "german", "search spee")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.cite) == (("german",), "HUNT 106")
    assert told(match, "ended") == [{"winner": "german", "ending": "sinkings", "rule": "HUNT 106"}]
    assert match.decisions() == () and match.position()["stack"] == [], "Harwood's Intuition comes too late"
    assert refused(match, "british", "respond B04")[0] == "refuse-over"


@rule("hunt", 106)
def test_four_sinkings_do_not_win() -> None:
    match = spending(4, freighters={"F1": "sunk", "F2": "sunk", "F3": "sunk", "F5": "24"})
    next_rolls(match, 6)
    play(match, "german", "search spee")
    assert told(match, "sunk") == [{"freighter": "F5", "count": 4}]
    assert match.outcome is None


@rule("hunt", 72, 107, 109)
def test_the_fifth_arrival_wins_at_once() -> None:
    match = table(cards=hands("G03 G04 G07", "B03"), freighters={**FOUR_ARRIVED, "F5": "11", "F6": "15"})
    play(match, "german", "hold 3")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.cite) == (("british",), "HUNT 107")
    assert told(match, "ended") == [{"winner": "british", "ending": "arrivals", "rule": "HUNT 107"}]
    freighters = match.view()["freighters"]
    assert isinstance(freighters, dict) and freighters["F6"] == "15", "no other freighter sails any more"
    assert match.decisions() == () and match.waiting() == ()


@rule("hunt", 107)
def test_four_arrivals_do_not_win() -> None:
    arrived: dict[str, Json] = {"F1": "arrived", "F2": "arrived", "F3": "arrived", "F5": "11"}
    match = table(cards=hands("G03 G04 G07", "B03"), freighters=arrived)
    play(match, "german", "hold 3")
    assert told(match, "arrived") == [{"freighter": "F5", "space": "06", "count": 4}]
    assert match.outcome is None


@rule("hunt", 108)
def test_the_winner_of_the_battle_wins_the_game() -> None:
    match = spending(1, "british", forces={"G": "24"}, cards=hands(german_discard="G08"))
    next_rolls(match, 5)
    play(match, "british", "search G")
    match.until(lambda match: match.outcome is not None, policy=lambda decision: decision.options[0])
    assert match.outcome is not None
    damage = match.view()["battle"]
    assert isinstance(damage, dict) and isinstance(damage["damage"], dict)
    german, british = damage["damage"]["german"], damage["damage"]["british"]
    assert isinstance(german, int) and isinstance(british, int)
    assert match.outcome.winners == (("german",) if german < british else ("british",))


@rule("hunt", 110)
def test_no_limit_of_turns() -> None:
    match = table(turn="german", cards=hands("G03 G04 G07", "B03"))
    match.state.turn = 9999
    play(match, "german", "hold 3")
    assert match.view()["turn"] == 10000 and match.outcome is None
