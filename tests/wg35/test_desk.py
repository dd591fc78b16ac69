"""The army builder (WG35 3): armies by chance may be played, what is filled up stays legal, and orders build the same army."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.cost import only, slow
from vezerkar.engine import Match
from vezerkar.engine.muster import MusterView, RefusedChange
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.presentation.desk import ArmyDesk
from vezerkar.games.wg35.roster.problems import problems
from vezerkar.games.wg35.roster.suggest import by_chance
from vezerkar.games.wg35.roster.text import parse
from vezerkar.registry import game
from vezerkar.translation import translator

DESK = ArmyDesk()
EN = translator("wg35", "en")


def look(draft: str, change: str = "") -> MusterView:
    return DESK.look(draft, change, EN)


@slow
@pytest.mark.parametrize("seed", only(range(12), [0, 1, 2]))
@pytest.mark.parametrize("limit", [200, 400])
def test_an_army_by_chance_may_be_played_and_spends_most_of_the_points(seed: int, limit: int) -> None:
    roster = by_chance(LIBRARY, limit, Random(seed))
    assert problems(LIBRARY, roster) == []
    view = look(look("", f"limit {limit}").draft, f"random {seed}")
    assert view.faults == [] and limit * 0.7 < view.points <= limit
    assert look(look("", f"limit {limit}").draft, f"random {seed}").draft == view.draft


@slow
def test_filling_up_keeps_what_there_is_and_gives_what_is_demanded() -> None:
    begun = look(look("", "army hungary_1941_45 1943").draft, "recruit hu_huszar")
    assert begun.faults
    full = look(begun.draft, "fill")
    assert full.faults == [] and full.points > 300
    assert full.men[0].kind == begun.men[0].kind
    assert look(begun.draft, "fill").draft == full.draft
    with pytest.raises(RefusedChange):
        look("", "fill")


@slow
@pytest.mark.parametrize("seed", only(range(8), [3]))
def test_the_orders_build_the_same_army_in_a_match(seed: int) -> None:
    view = look("", f"random {seed}")
    match = game("wg35").start(seed=1)
    match.act("a", "sample budapest_1944")
    for order in view.orders:
        match.act("a", order)
    built = match.view("a")["sides"]["a"]["roster"]
    assert built is not None
    assert Counter(built.splitlines()[1:]) == Counter(view.draft.splitlines()[1:])
    match.act("a", "done")


@slow
def test_what_a_man_may_take_is_what_a_match_would_let_him_take() -> None:
    view = look("", "random 5")
    roster = parse(view.draft)
    for man in view.men:
        for thing in man.things:
            if thing.take:
                assert look(view.draft, thing.take).points == view.points + thing.points
            elif thing.why:
                with pytest.raises(RefusedChange):
                    look(view.draft, f"equip {man.number} {thing.id}")
    assert sum(man.points for man in view.men) == view.points
    assert sorted(index for row in view.rows for index in row.men) == list(range(len(roster.figures)))


def test_the_army_can_be_printed_in_both_languages() -> None:
    draft = DESK.spec(EN).ready[0].draft
    for lang in ("en", "hu"):
        page = DESK.look(draft, "", translator("wg35", lang)).page
        assert page is not None and any(len(section.rows) > 5 for section in page.sections)


def test_only_who_builds_sees_the_draft_that_the_builder_opens() -> None:
    match = game("wg35").start(seed=1)
    assert [drafted(match, seat) for seat in ("a", "b", None)] == ["roster - 0 400\n", "roster - 0 400\n", ""]
    match.act("a", "army germany_1939_45 1941")
    match.act("a", "recruit de_schutze")
    assert look(drafted(match, "a")).points == 24
    assert "de_schutze" not in drafted(match, "b") and drafted(match, None) == ""


def drafted(match: Match[Any, Any], seat: str | None) -> str:
    """The draft in the Scene of a seat or a spectator."""
    decision = match.decision(seat) if seat in match.waiting() and seat is not None else None
    return match.game.scene(match.view(seat), decision, EN).muster
