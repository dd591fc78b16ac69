"""Who plays which countries (rule R-05)."""

from __future__ import annotations

from tests.rule import rule
from vezerkar import game

QMG = game("quartermaster")


@rule("quartermaster", "R-05")
def test_two_to_six_players_share_the_countries() -> None:
    shared = QMG.seatings()
    assert list(shared) == [2, 3, 4, 5, 6]
    for players, parties in shared.items():
        assert len(parties) == players
        assert sorted(seat for party in parties for seat in party) == sorted(QMG.seats())
        for party in parties:
            assert any(set(party) <= set(side) for side in QMG.sides().values()), "nobody plays for both teams"
    assert shared[3] == (("germany", "italy"), ("uk", "usa", "ussr"), ("japan",))
    assert shared[5] == (("germany", "italy"), ("uk",), ("japan",), ("ussr",), ("usa",))
