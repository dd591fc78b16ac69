"""Ready rosters fit whatever is agreed."""

from __future__ import annotations

import pytest

from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.roster import price, problems
from vezerkar.games.wg35.roster.ready import ready, ready_rosters


@pytest.mark.parametrize("limit", [200, 260, 300, 320, 350, 400, 600])
def test_every_sample_is_cut_down_to_a_playable_army(limit: int) -> None:
    found = ready_rosters(LIBRARY, limit)
    assert len(found) == 10
    for _, roster in found:
        assert roster.limit == limit
        assert problems(LIBRARY, roster) == []
        assert limit - 40 <= price(LIBRARY, roster) <= limit or limit >= 400


def test_privates_go_first() -> None:
    roster = ready(LIBRARY, "rifle_section_1942", 300)
    assert roster is not None
    assert [LIBRARY.units[figure.unit].cls for figure in roster.figures].count("officer") == 1


def test_what_cannot_be_made_to_fit_is_not_offered() -> None:
    assert ready(LIBRARY, "rifle_section_1942", 40) is None
    assert ready_rosters(LIBRARY, 10) == []
