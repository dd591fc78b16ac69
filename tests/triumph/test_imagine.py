"""Imagining Triumph & Tragedy: what a seat sees stays, what it does not see is dealt anew, and nothing hidden is read."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cost import slow
from tests.rule import rule
from tests.rules.triumph.table import give, put, table
from tests.triumph.scatter import kinds, scattered
from vezerkar.engine.dice import Dice, key_of
from vezerkar.games.triumph.game_data import (
    AREA_INDEX,
    AXIS,
    BLOCK_FACTION,
    BLOCK_POWER,
    BLOCK_TYPE,
    CARD_TECHS,
    FORTRESS,
    IS_GROUND,
    NATION_INDEX,
    POOLS,
    SUBMARINE,
    TECHS,
    THREE,
    TYPE_INDEX,
    USSR,
    WEST,
)
from vezerkar.games.triumph.imagine import imagine
from vezerkar.games.triumph.position import check, dump_state
from vezerkar.games.triumph.rules.intelligence import Inspect
from vezerkar.games.triumph.rules.units import create, lay_open, recount
from vezerkar.games.triumph.state import ENGAGED, HEGEMONY, INVADED, START, TntState
from vezerkar.games.triumph.view import view

SEATS = (-1, AXIS, WEST, USSR)
ITALY, GERMANY = NATION_INDEX["italy"], NATION_INDEX["germany"]
SEEDS = st.integers(0, 10**6)


def imagined(s: TntState, seat: int, seed: int = 0) -> TntState:
    return imagine(s, seat, Dice(key_of(f"test {seed}")))


def text(s: TntState) -> str:
    return json.dumps(dump_state(s), sort_keys=True)


def faces(s: TntState, power: int, area: str) -> list[tuple[int, int]]:
    """Types and CV of a nation's blocks in an area."""
    return sorted((BLOCK_TYPE[block], s.cv[block]) for block in s.at[AREA_INDEX[area]] if BLOCK_POWER[block] == power)


@slow
@settings(max_examples=60)
@given(SEEDS, st.sampled_from([5, 60, 200]))
def test_no_seat_can_tell_an_imagined_game_from_the_true_one(seed: int, crowd: int) -> None:
    s = scattered(seed, crowd)
    check(s)
    before = text(s)
    for seat in SEATS:
        other = imagined(s, seat)
        check(other)
        assert view(other, seat) == view(s, seat)
        assert other.dice is not s.dice
    assert text(s) == before


@slow
@settings(max_examples=40)
@given(SEEDS, st.sampled_from([20, 120]))
def test_nothing_hidden_is_read(seed: int, crowd: int) -> None:
    s = scattered(seed, crowd)
    for seat in SEATS:
        direct = imagined(s, seat, 1)
        again = imagined(imagined(s, seat, 2), seat, 1)
        assert text(again) == text(direct)
        assert again.drawn == direct.drawn


@settings(max_examples=20)
@given(SEEDS)
def test_what_one_has_stays(seed: int) -> None:
    s = scattered(seed)
    for seat in range(THREE):
        other = imagined(s, seat)
        for zone in ("hand", "commits", "vault", "dividends", "kept", "ind", "atomic_year"):
            assert getattr(other, zone)[seat] == getattr(s, zone)[seat]
        for block, faction in enumerate(BLOCK_FACTION):
            if faction == seat:
                assert (other.place[block], other.cv[block], other.seen[block]) == (s.place[block], s.cv[block], s.seen[block])
                assert other.moves.get(block) == s.moves.get(block)


def test_secrets_are_dealt_anew() -> None:
    s = scattered(3, 150)
    for seat in SEATS:
        others = [imagined(s, seat, seed) for seed in range(6)]
        for rival in range(THREE):
            if rival != seat:
                assert len({other.hand[rival] for other in others}) > 1
                assert len({tuple(other.place) for other in others}) > 1
        assert len({other.decks[0] for other in others}) > 1


@rule("triumph", "B-20", "A-12", "18.21")
def test_kinds_of_cards_are_public_and_nobody_knows_what_was_just_bought() -> None:
    s = scattered(8)
    s.bought[WEST], s.decks[0] = s.bought[WEST] + s.decks[0][-3:], s.decks[0][:-3]
    s.shown = False
    for seat in SEATS:
        others = [imagined(s, seat, seed) for seed in range(5)]
        for faction in range(THREE):
            for other in others:
                for zone in ("hand", "bought", "commits", "passive"):
                    assert kinds(getattr(other, zone)[faction]) == kinds(getattr(s, zone)[faction])
        assert len({other.bought[WEST] for other in others}) > 1


@rule("triumph", "9.3")
def test_a_vault_is_filled_with_pairs_that_could_be_there() -> None:
    s = table(hands={"axis": "i13 i15"})
    jets = TECHS.index("jets")
    pair = tuple(s.hand[AXIS])
    s.hand[AXIS], s.vault[AXIS] = (), (jets << 16 | pair[0] << 8 | pair[1],)
    found = set()
    for seed in range(30):
        other = imagined(s, WEST, seed)
        check(other)
        assert len(other.vault[AXIS]) == 1
        found.add(other.vault[AXIS][0] >> 16)
    assert len(found) > 3
    assert TECHS.index("atomic_research_2") not in found, "the first stage comes first"
    s.stack.append(Inspect(WEST, AXIS))
    assert imagined(s, WEST).vault[AXIS] == s.vault[AXIS], "a Mole looks into it"
    assert view(s, WEST)["factions"] == view(imagined(s, WEST), WEST)["factions"]
    assert any(imagined(s, USSR, seed).vault[AXIS] != s.vault[AXIS] for seed in range(5))


@rule("triumph", "9.4")
def test_a_stage_of_the_bomb_that_was_revealed_tells_of_those_before_it() -> None:
    """They are achieved in order: whoever shows the second stage has the first, in his Vault if it is not revealed."""
    s = table(hands={"axis": "i13 i15"})
    first, second, jets = TECHS.index("atomic_research_1"), TECHS.index("atomic_research_2"), TECHS.index("jets")
    bearers = [card for card in s.decks[1] if first in CARD_TECHS[card]][:2]
    shows = next(card for card in s.decks[1] if second in CARD_TECHS[card] and card not in bearers)
    s.decks[1] = tuple([card for card in s.decks[1] if card not in (*bearers, shows)])
    one, other = s.hand[AXIS]
    s.hand[AXIS] = ()
    s.vault[AXIS] = (jets << 16 | one << 8 | other, first << 16 | bearers[0] << 8 | bearers[1])
    s.techs[AXIS], s.kept[AXIS] = 1 << second, (shows,)
    check(s)
    others = set()
    for seed in range(40):
        imaginary = imagined(s, WEST, seed)
        check(imaginary)
        found = {pair >> 16 for pair in imaginary.vault[AXIS]}
        assert len(found) == 2 and first in found
        others |= found
    assert len(others) > 3


def test_pairs_are_found_however_few_there_are() -> None:
    s = table()
    give(s, "axis", "i13")
    give(s, "axis", "i20")
    science, jets = s.hand[AXIS][1], TECHS.index("jets")
    s.year = 1944
    s.vault[AXIS] = (jets << 16 | s.hand[AXIS][0] << 8 | science,)
    s.hand[AXIS] = ()
    # Nothing else is unseen: every other Investment card lies face up.
    s.piles[1], s.decks[1] = s.decks[1], ()
    other = imagined(s, WEST)
    check(other)
    assert other.vault[AXIS][0] & 0xFFFF == s.vault[AXIS][0] & 0xFFFF


@rule("triumph", "3.0")
def test_faces_one_knows_stay_and_hidden_ones_are_possible() -> None:
    s = table(war=["axis west"])
    known = put(s, "germany tank berlin 3")
    s.seen[known] |= 1 << WEST
    shown = put(s, "germany air_force ruhr 2")
    lay_open(s, shown)
    for where in ("munich", "munich", "munich", "north_sea", "north_sea"):
        put(s, f"germany infantry {where} 2")
    sub = put(s, "germany submarine baltic_sea 1")
    s.deep = (sub,)
    recount(s, AREA_INDEX["baltic_sea"])
    seen = set()
    for seed in range(40):
        other = imagined(s, WEST, seed)
        check(other)
        assert faces(other, GERMANY, "berlin") == [(TYPE_INDEX["tank"], 3)]
        assert faces(other, GERMANY, "ruhr") == [(TYPE_INDEX["air_force"], 2)]
        assert faces(other, GERMANY, "baltic_sea")[0][0] == SUBMARINE
        inland = faces(other, GERMANY, "munich")
        seen |= {kind for kind, _ in inland}
        assert sum(kind == FORTRESS for kind, _ in inland) <= 1
        assert all(kind != FORTRESS for kind, _ in faces(other, GERMANY, "north_sea"))
        assert sum(other.cv) == sum(s.cv)
    assert seen == {TYPE_INDEX[name] for name in ("fortress", "air_force", "tank", "infantry")}


def test_what_units_were_seen_to_do_limits_what_they_are() -> None:
    s = table(war=["axis west"])
    moved = put(s, "germany infantry berlin")
    s.moves[moved] = 255 | AREA_INDEX["munich"] << START
    landed = put(s, "germany infantry glasgow")
    s.moves[landed] = AREA_INDEX["north_sea"] | AREA_INDEX["ruhr"] << START | ENGAGED | INVADED
    for seed in range(40):
        other = imagined(s, WEST, seed)
        check(other)
        [(kind, _)] = faces(other, GERMANY, "berlin")
        assert kind in (TYPE_INDEX["air_force"], TYPE_INDEX["tank"], TYPE_INDEX["infantry"])
        [(kind, _)] = faces(other, GERMANY, "glasgow")
        assert kind in (TYPE_INDEX["tank"], TYPE_INDEX["infantry"])
        assert sorted(other.moves.values()) == sorted(s.moves.values())


@rule("triumph", "11.551", "12.52")
@pytest.mark.parametrize("with_ground", [True, False])
def test_ground_support_in_foreign_land_is_known(with_ground: bool) -> None:
    s = table(units=["britain infantry london"], war=["axis west"])
    put(s, "germany fleet london")
    put(s, "germany infantry london" if with_ground else "germany air_force london")
    for seed in range(30):
        kinds = [kind for kind, _ in faces(imagined(s, WEST, seed), GERMANY, "london")]
        assert any(IS_GROUND[kind] for kind in kinds) == with_ground


def test_the_last_blocks_of_a_nation_find_their_places() -> None:
    s = table()
    coast = ["milan", "rome", "taranto", "sardinia", "sicily"]
    for kind, count in enumerate(POOLS[ITALY]):
        for i in range(count):
            create(s, ITALY, kind, AREA_INDEX[coast[i % 5]], 1)
    # All Italian blocks are on the map: those inland and at sea leave little choice.
    for i, block in enumerate([block for block in range(len(s.place)) if BLOCK_POWER[block] == ITALY]):
        if IS_GROUND[BLOCK_TYPE[block]] and BLOCK_TYPE[block] != FORTRESS and i % 2:
            area = s.place[block]
            s.at[area] = tuple([other for other in s.at[area] if other != block])
            s.place[block] = AREA_INDEX["tyrrhenian_sea"]
            s.at[s.place[block]] = tuple(sorted((*s.at[s.place[block]], block)))
            s.here[s.place[block]] = 1
    check(s)
    for seed in range(20):
        check(imagined(s, WEST, seed))


def test_when_the_game_is_over_nothing_is_imagined() -> None:
    s = scattered(5)
    s.finish(1, HEGEMONY)
    other = imagined(s, WEST)
    assert text(other) == text(s)
