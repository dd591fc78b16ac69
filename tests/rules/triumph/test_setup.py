"""Set-up: 1936 (T&T 5), 1939 (T&T 17), two players (T&T 18.0); rulings A-8, A-41, A-42, B-1, B-5."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.triumph.moving import controls
from tests.rules.triumph.table import asked, factions, legal, nouns, play, question, refused, settle, told, units
from vezerkar.engine.dice import Dice, key_of
from vezerkar.games.triumph.game_data import (
    ACTION_COUNT,
    AREA_INDEX,
    BLOCK_FACTION,
    CARRIER,
    FACTIONS,
    MUSTER,
    NATION_INDEX,
    POOLS,
    TYPES,
    USSR,
    WEST,
)
from vezerkar.games.triumph.rules.control import resources
from vezerkar.games.triumph.rules.setup import SetUp
from vezerkar.games.triumph.state import TntState, Variant, new_state

AXIS = 0


def fresh(short: bool = False, two: bool = False, revised: bool = False, seed: str = "set-up") -> TntState:
    """A game from its beginning."""
    s = new_state(Dice(key_of(seed)), Variant(short=short, two=two, revised=revised))
    s.sink = []
    s.call(SetUp())
    settle(s)
    return s


def force(s: TntState, faction: str) -> tuple[int, int]:
    """The units of a faction and their CV."""
    own = [b for b in range(len(s.place)) if s.place[b] >= 0 and BLOCK_FACTION[b] == FACTIONS.index(faction)]
    return len(own), sum(s.cv[b] for b in own)


def rest(s: TntState, *names: str) -> None:
    """These factions place what is left as the table proposes."""
    for name in names or FACTIONS:
        play(s, name, "rest")


@rule("triumph", "5.0")
def test_everybody_places_his_cadres_at_the_same_time() -> None:
    s = fresh()
    assert asked(s) == "axis west ussr"
    assert question(s, "axis").cite == "T&T 5.0"
    # City after city: six in Berlin first, any type.
    assert legal(s, "axis") == ["rest", *[f"build berlin {kind}" for kind in TYPES]]
    play(s, "axis", "build berlin fortress")
    assert "build berlin fortress" not in legal(s, "axis"), "one Fortress to an area"
    play(s, "axis", *["build berlin tank"] * 5)
    assert nouns(s, "axis", "build")[0].startswith("ruhr")
    assert asked(s) == "axis west ussr"


@rule("triumph", "5.1", "5.2", "5.3", "A-8", "A-48")
@pytest.mark.parametrize(("revised", "forces"), [(False, [(22, 22), (14, 19), (13, 15)]), (True, [(22, 22), (16, 21), (12, 12)])])
def test_the_forces_of_1936(revised: bool, forces: list[tuple[int, int]]) -> None:
    s = fresh(revised=revised)
    rest(s)
    assert [force(s, name) for name in FACTIONS] == forces
    fixed = [text for text in units(s) if not text.endswith(" 1")]
    wanted = ["britain fleet london 4", "france fortress lorraine 3"]
    assert fixed == (wanted if revised else [*wanted, "ussr infantry moscow 3"])
    if revised:
        assert {"britain fortress gibraltar 1", "britain infantry karachi 1"} <= set(units(s))
    # Where they stand: two for each POP of the Axis, one of the others.
    at = [text.split()[2] for text in units(s, "germany") + units(s, "italy")]
    assert {area: at.count(area) for area in at} == {
        "berlin": 6, "ruhr": 4, "munich": 2, "konigsberg": 2, "rome": 4, "milan": 2, "tripoli": 2,
    }  # fmt: skip


@rule("triumph", "5.0", "5.1", "5.2", "5.3")
def test_tracks_and_hands_of_1936() -> None:
    s = fresh()
    rest(s)
    assert s.ind == [12, 7, 9]
    assert [resources(s, i, False) for i in range(3)] == [(11, 6), (12, 11), (12, 11)]
    assert s.war == [0, 0, 0]
    assert [len([card for card in row if card < ACTION_COUNT]) for row in s.hand] == [14, 8, 6]
    assert [len(row) for row in s.hand] == [14, 8, 6]
    assert s.year == 1936


@rule("triumph", "5.0")
@pytest.mark.parametrize("two", [False, True])
def test_units_are_placed_before_the_first_cards_are_drawn(two: bool) -> None:
    """Nobody knows his cards, and so the Seasons in which he may move, while he chooses his units."""
    s = fresh(two=two)
    rest(s, "axis", "west")
    assert s.hand == [(), (), ()] and told(s, "drew_hidden") == [], "the USSR is still placing its units"
    rest(s, "ussr")
    assert [len(row) for row in s.hand] == ([14, 0, 0] if two else [14, 8, 6])


@rule("triumph", "5.0", "B-1")
def test_ships_begin_on_coasts_only() -> None:
    s = fresh()
    play(s, "ussr", *["build moscow infantry"] * 3)
    assert {"build leningrad fleet", "build leningrad submarine"} <= set(legal(s, "ussr"))
    s = fresh()
    assert not {f"build moscow {kind}" for kind in ("carrier", "submarine", "fleet")} & set(legal(s, "ussr"))


@rule("triumph", "5.0", "B-5")
def test_a_type_runs_out() -> None:
    s = fresh()
    carriers = POOLS[NATION_INDEX["britain"]][CARRIER]
    assert carriers < 3
    play(s, "west", *["build london carrier"] * carriers)
    assert "london carrier" not in nouns(s, "west", "build")
    assert "london fleet" in nouns(s, "west", "build")


@rule("triumph", "5.0", "3.0")
def test_colonies_get_blocks_of_their_power() -> None:
    s = fresh()
    rest(s)
    where = {text.split()[2]: text.split()[0] for text in units(s)}
    assert (where["delhi"], where["suez"], where["algiers"], where["tripoli"]) == ("britain", "britain", "france", "italy")


@rule("triumph", "5.0", "7.13", "4.4")
def test_the_game_begins_with_the_new_year_of_1936() -> None:
    s = fresh()
    rest(s)
    assert [len(row) for row in s.dividends] == [1, 1, 1]
    assert told(s, "turn_order")
    assert FACTIONS[s.order[0]] == asked(s)


# --- 1939 ----------------------------------------------------------------------------------------------------------


@rule("triumph", "17.0", "C-Short")
def test_1939() -> None:
    s = fresh(short=True)
    rest(s)
    assert s.year == 1939
    assert s.ind == [15, 10, 12]
    # Austria is the Axis', with two CV of German Infantry.
    assert controls(s, "vienna") == "axis"
    assert "germany infantry vienna 2" in units(s)
    assert resources(s, AXIS, False) == (12, 6)
    assert asked(s) == "axis west ussr"


@rule("triumph", "17.0", "5.0", "C-Short")
def test_the_order_of_the_set_up_of_1939() -> None:
    """As printed: first the further CV, then the cards, then the Axis' diplomacy, then three Dividends each."""
    s = fresh(short=True)
    rest(s)
    assert asked(s) == "axis west ussr" and question(s, "axis").text == "ask-extra-cv"
    assert s.hand == [(), (), ()] and s.dividends == [(), (), ()], "no cards are known while units are placed"
    rest(s)
    assert asked(s) == "axis" and question(s, "axis").text == "ask-free-diplomacy"
    kinds = [(sum(card < ACTION_COUNT for card in row), sum(card >= ACTION_COUNT for card in row)) for row in s.hand]
    assert kinds == [(18, 4), (12, 4), (10, 4)]
    assert s.dividends == [(), (), ()]
    while question(s, "axis").text in ("ask-free-diplomacy", "ask-muster"):
        play(s, "axis", legal(s, "axis")[0])
        if "axis" not in asked(s):
            break
    # The New Year of 1939 brings a fourth to everybody, for all are at peace.
    assert [len(row) for row in s.dividends] == [4, 4, 4]
    first = [event.kind for event in s.sink or [] if event.kind in ("dividend", "year")]
    assert first[:10] == ["dividend"] * 9 + ["year"]


@rule("triumph", "17.0")
def test_the_further_cv_of_1939() -> None:
    s = fresh(short=True)
    rest(s)
    before = [force(s, name)[1] for name in FACTIONS]
    # New Cadres at home, with or without a city, or what is there grows.
    assert "ruhr tank" in nouns(s, "axis", "build")
    assert "venice air_force" in nouns(s, "axis", "build")
    assert not [text for text in nouns(s, "axis", "build") if text.split()[0] in ("tripoli", "vienna", "warsaw")]
    assert not [text for text in nouns(s, "west", "build") if text.split()[0] in ("delhi", "ottawa", "algiers", "washington")]
    rest(s)
    assert [force(s, name)[1] - cv for name, cv in zip(FACTIONS, before, strict=True)] == [20, 8, 14]


@rule("triumph", "17.0", "8.2")
def test_the_free_diplomacy_of_1939() -> None:
    s = fresh(short=True)
    rest(s)
    rest(s)
    played = 0
    while question(s, "axis").text == "ask-free-diplomacy":
        assert asked(s) == "axis"
        action = nouns(s, "axis", "diplomacy")[0]
        before = influence(s)
        play(s, "axis", f"diplomacy {action}")
        played += 1
        assert len(told(s, "laid", "ussr")) + len(told(s, "wildcard", "ussr")) == played, "everybody sees which card it was"
        while asked(s) == "axis" and question(s, "axis").text == "ask-muster":
            play(s, "axis", legal(s, "axis")[0])
        assert influence(s) != before
    assert played == 7
    assert len([card for card in s.hand[AXIS] if card < ACTION_COUNT]) == 11
    assert told(s, "turn_order")


def influence(s: TntState) -> tuple[list[int], list[int]]:
    """Influence and Control markers."""
    return s.influence.copy(), s.marker.copy()


@rule("triumph", "17.0", "8.2")
def test_a_satellite_of_the_free_diplomacy_musters_at_once() -> None:
    s = fresh(short=True)
    rest(s)
    rest(s)
    persia = NATION_INDEX["persia"]
    s.influence[persia] = 2 << 2 | AXIS
    s.hand[AXIS] = (38, *s.hand[AXIS]) if 38 not in s.hand[AXIS] else s.hand[AXIS]
    play(s, "axis", "diplomacy a39 persia")
    assert question(s, "axis").text == "ask-muster"
    play(s, "axis", "muster tehran infantry")
    assert f"germany infantry tehran {MUSTER[AREA_INDEX['tehran']]}" in units(s)
    assert controls(s, "tehran") == "axis"


# --- two players ---------------------------------------------------------------------------------------------------


@rule("triumph", "18.0", "A-41")
def test_the_allies_begin_with_fortresses_in_baku_delhi_and_bombay() -> None:
    s = fresh(two=True)
    rest(s)
    assert {"ussr fortress baku 1", "britain fortress delhi 1", "britain fortress bombay 1"} <= set(units(s))
    s = fresh(two=True)
    play(s, "ussr", *["build moscow tank"] * 3, *["build leningrad tank"] * 2)
    # The first Cadre of Baku is free, the second must be the Fortress, unless the first was.
    trial = s.clone()
    play(trial, "ussr", "build baku tank")
    assert nouns(trial, "ussr", "build") == ["baku fortress"]
    play(s, "ussr", "build baku fortress")
    assert "baku tank" in nouns(s, "ussr", "build")
    assert "baku fortress" not in nouns(s, "ussr", "build")


@rule("triumph", "18.0", "18.1", "A-42")
@pytest.mark.parametrize(("active", "west", "ussr"), [("west", (8, 0), (3, 3)), ("ussr", (4, 4), (6, 0))])
def test_half_of_the_passive_allys_cards_wait_a_year(active: str, west: tuple[int, int], ussr: tuple[int, int]) -> None:
    s = fresh(two=True)
    rest(s)
    assert asked(s) == "west"
    assert legal(s, "west") == ["active west", "active ussr"]
    assert [len(row) for row in s.hand] == [14, 0, 0]
    play(s, "west", f"active {active}")
    assert [(len(s.hand[i]), len(s.passive[i])) for i in (WEST, USSR)] == [west, ussr]
    assert FACTIONS[s.active_ally] == active


@rule("triumph", "5.0")
def test_what_the_others_choose_is_a_secret() -> None:
    s = fresh()
    play(s, "axis", "build berlin tank")
    assert not [event for event in told(s, "created", "west") if event["nation"] == "germany"]
    assert {"nation": "germany", "area": "berlin"} in told(s, "block_created", "west")
    assert refused(s, "axis", "build rome tank")[0]
    assert factions(s.asked) == "axis west ussr"
