"""Ladders: strengths that were put in come out, with intervals that hold them; and alpha-rank."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import log
from pathlib import Path
from random import Random

import pytest

from tests.arena.jobs import InThisProcess, Lopsided
from tests.cost import slow
from vezerkar.arena.campaign import Campaign
from vezerkar.arena.header import Header
from vezerkar.arena.ladder import Field, until_decided, until_sure
from vezerkar.arena.ledger import Ledger
from vezerkar.arena.play import GameResult
from vezerkar.arena.ranking import BOUND, ELO, Cell, Model, alpha_rank, evidence, half_width, ratings, stationary

TWO = {"german": ("german",), "british": ("british",)}
THREE = {"axis": ("axis",), "west": ("west",), "ussr": ("ussr",)}


def drawn(field: Field, strengths: list[float], seeds: int, random: Random, lead: float = 0.0) -> list[Counter[Cell]]:
    """Results on so many seeds by bots of these strengths; the first side has a lead."""
    found = []
    for _ in range(seeds):
        cells: Counter[Cell] = Counter()
        for assignment in field.assignments:
            odds = [10 ** ((strengths[bot] + (lead if side == 0 else 0.0)) / 400) for side, bot in enumerate(assignment)]
            cells[assignment, (random.choices(range(len(odds)), odds)[0],)] += 1
        found.append(cells)
    return found


def test_two_bots_are_as_far_apart_as_their_odds() -> None:
    # 75 % on both sides: odds of 3, and no side has an advantage. Of so many games the prior takes nothing.
    counts: dict[Cell, int] = {((0, 1), (0,)): 7500, ((0, 1), (1,)): 2500, ((1, 0), (1,)): 7500, ((1, 0), (0,)): 2500}
    fit = Model(2, 2, []).fit(counts)
    assert ELO * (fit.bots[0] - fit.bots[1]) == pytest.approx(400 * log(3, 10), abs=0.1)
    assert fit.sides == pytest.approx([0, 0], abs=1e-6)
    # Half of the interval of a share is 1.96 times the root of p q / n; the slope of its logarithm of odds is 1 / (p q).
    assert half_width(counts, 2) == pytest.approx(1.96 * ELO / (20_000 * 0.75 * 0.25) ** 0.5, rel=0.01)


def test_a_side_has_its_advantage() -> None:
    # The bots are equal, and the first side wins 3 of 4.
    counts: dict[Cell, int] = {(pair, won): 7500 if won == (0,) else 2500 for pair in ((0, 1), (1, 0)) for won in ((0,), (1,))}
    fit = Model(2, 2, []).fit(counts)
    assert fit.bots == pytest.approx([0, 0], abs=1e-6)
    assert ELO * (fit.sides[0] - fit.sides[1]) == pytest.approx(400 * log(3, 10), abs=0.1)


def test_draws_and_shared_wins_move_nobody_who_shares_equally() -> None:
    half: dict[Cell, int] = {((0, 1), (0,)): 300, ((0, 1), (1,)): 300, ((0, 1), (0, 1)): 400}
    assert Model(2, 2, [2]).fit(half).bots == pytest.approx([0, 0], abs=1e-6)
    # Three sides: bot 0 always shares a win with bot 1, so both are above bot 2, and equal.
    shared: dict[Cell, int] = {
        (tuple(one), tuple(sorted((one.index(0), one.index(1))))): 50 for one in ([0, 1, 2], [1, 2, 0], [2, 0, 1])
    }
    alone: dict[Cell, int] = {(tuple(one), (one.index(2),)): 10 for one in ([0, 1, 2], [1, 2, 0], [2, 0, 1])}
    bots = Model(3, 3, [2]).fit(shared | alone).bots
    assert bots[0] == pytest.approx(bots[1]) and bots[0] > bots[2]


def test_draws_are_as_likely_as_davidson_has_it() -> None:
    # Between equal bots a third are draws. Of bots with odds of 9, draws are the geometric mean of the wins of both.
    counts: dict[Cell, float] = {}
    for one, (won, lost, drew) in {(0, 1): (1e5, 1e5, 1e5), (0, 2): (9e5, 1e5, 3e5)}.items():
        for assignment in (one, one[::-1]):
            first = assignment.index(0)
            counts |= {(assignment, (first,)): won, (assignment, (1 - first,)): lost, (assignment, (0, 1)): drew}
    bots = Model(3, 2, [2]).fit(counts).bots
    assert bots[0] - bots[1] == pytest.approx(0, abs=1e-4) and bots[0] - bots[2] == pytest.approx(log(9), abs=1e-4)


@slow
@pytest.mark.parametrize("sides", [TWO, THREE])
def test_order_changes_nothing(sides: dict[str, tuple[str, ...]]) -> None:
    field = Field(["random", "greedy", "search"], sides)
    seeds = drawn(field, [0, 150, 300], 20, Random(1))
    found = ratings(3, len(sides), seeds, "s", 0)
    shuffled = [Counter(dict(sorted(cells.items(), reverse=True))) for cells in seeds]
    assert ratings(3, len(sides), shuffled, "s", 0) == found
    assert found.bots[0] == (0, 0, 0)
    assert found.bots[0].points < found.bots[1].points < found.bots[2].points
    assert abs(sum(side.points for side in found.sides)) <= 1


def test_who_wins_all_is_strong_within_wide_bounds() -> None:
    field = Field(["random", "greedy"], TWO)
    seeds = drawn(field, [0, 10_000], 30, Random(1))
    best = ratings(2, 2, seeds, "s", 0).bots[1]
    assert 500 < best.points < 1500 and best.high - best.low > 300 and best.low > 0


@slow
def test_intervals_hold_the_truth() -> None:
    field = Field(["random", "both", "greedy"], TWO)
    random = Random(2)
    held = {1: 0, 2: 0}
    for _ in range(100):
        found = ratings(3, 2, drawn(field, [0, 150, 350], 40, random, lead=60), "s", 0)
        for bot, truth in ((1, 150), (2, 350)):
            held[bot] += found.bots[bot].low <= truth <= found.bots[bot].high
        assert found.bots[0].points < found.bots[1].points < found.bots[2].points
    assert held[1] >= 93 and held[2] >= 93


def test_every_side_is_played_as_often_on_the_same_seeds() -> None:
    for sides, each in ((TWO, 2), (THREE, 6)):
        field = Field(["random", "greedy", "search"], sides)
        assert len(field.matchups) == 3 * each == len({*field.assignments})
        for pair, bots in enumerate(field.pairs):
            own = [field.assignments[place] for place in field.matchups_of(pair)]
            assert all({*one} == {*bots} for one in own)
            for side in range(len(sides)):
                assert [one[side] for one in own].count(bots[0]) == each / 2
    assert len(Field(["a", "b", "c"], THREE, everybody=True).assignments) == 27


def test_cells_say_who_won() -> None:
    sides = {"axis": ("germany", "japan", "italy"), "allies": ("uk", "ussr", "usa")}
    field = Field(["random", "greedy"], sides)
    assert field.matchups[0] == {**dict.fromkeys(sides["axis"], "random"), **dict.fromkeys(sides["allies"], "greedy")}
    assert field.cell(0, sides["allies"]) == ((0, 1), (1,))
    assert field.cell(0, ()) == ((0, 1), (0, 1))
    results = [GameResult(number, "", {}, sides["axis"], "", 1, 1) for number in (0, 1, 5, 6)]
    assert field.by_seed(5, results) == [{((0, 1), (0,)): 1, ((1, 0), (0,)): 1}, {((0, 1), (0,)): 1, ((1, 0), (0,)): 1}]


@pytest.mark.parametrize("room", [1, 7])
def test_a_pair_stops_when_it_is_known_well_enough(tmp_path: Path, room: int) -> None:
    field = Field(["random", "novice", "greedy"], TWO)
    header = Header.of("hunt", 400, field.matchups, chunk=10)
    with Ledger(tmp_path, header) as ledger:
        campaign = Campaign(ledger, InThisProcess(Lopsided(header), room), until_sure(header, field, 60))
        list(campaign.play())
        seeds = field.by_seed(400, campaign.results())
    played = Counter(assignment for cells in seeds for (assignment, _), number in cells.items() for _ in range(number))
    # Half of the games are won: n of them leave 1.96 * 174 / sqrt(n / 4) points to each side, so 60 take 129, 65 as either side.
    assert played[1, 2] == played[2, 1] == 70
    # All of the games won: that is never known well.
    assert all(played[pair] == 400 for pair in ((0, 1), (1, 0), (0, 2), (2, 0)))


def test_evidence_is_the_ratio_of_likelihoods() -> None:
    # No side has an advantage, so the chance of a win is 1 / (1 + 10 ** (-d / 400)).
    for won, lost in ((30, 20), (20, 30), (50, 0)):
        counts: dict[Cell, int] = {((0, 1), (1,)): won, ((0, 1), (0,)): lost, ((1, 0), (0,)): won, ((1, 0), (1,)): lost}
        chance = 1 / (1 + 10 ** (-20 / 400))
        exact = 2 * (won * log(chance / 0.5) + lost * log((1 - chance) / 0.5))
        assert evidence(counts, 2) == pytest.approx(exact, abs=0.01)


def test_an_advantage_of_a_side_says_nothing_for_or_against_a_bot() -> None:
    """The first side wins nearly always; bot 1 wins twice as often as bot 0 where it can."""
    fair: dict[Cell, int] = {((0, 1), (0,)): 960, ((0, 1), (1,)): 40, ((1, 0), (0,)): 980, ((1, 0), (1,)): 20}
    assert evidence(fair, 2) > 1.5
    assert evidence(fair | {((0, 1), (1,)): 20, ((0, 1), (0,)): 980}, 2) < 0


@slow
@pytest.mark.parametrize("sides", [TWO, THREE])
def test_a_sequential_test_is_seldom_wrong(sides: dict[str, tuple[str, ...]]) -> None:
    """Of 60 tests 3 may be wrong each way; more than 8 are so once in a hundred."""
    field = Field(["old", "new"], sides)
    wrong = {0: 0, 150: 0}
    for difference in wrong:
        random = Random(f"{difference} {len(sides)}")
        for _ in range(60):
            total: Counter[Cell] = Counter()
            while abs(found := evidence(total, len(sides), 150)) < BOUND:
                for cells in drawn(field, [0, difference], 4, random, lead=80):
                    total.update(cells)
            wrong[difference] += (found > 0) != (difference > 0)
    assert max(wrong.values()) <= 8


def test_a_test_stops_when_it_is_decided(tmp_path: Path) -> None:
    field = Field(["random", "greedy"], TWO)
    header = Header.of("hunt", 400, field.matchups, chunk=10)
    with Ledger(tmp_path, header) as ledger:
        campaign = Campaign(ledger, InThisProcess(Lopsided(header)), until_decided(header, field))
        list(campaign.play())
        seeds = field.by_seed(400, campaign.results())
    # All games won: n of them weigh n * log(2 / (1 + 10 ** -0.05)), so 2.94 take 53, or 3 times 10 seeds on both sides.
    assert len(seeds) == 30


def test_a_chain_spends_its_time_where_it_stays_longest() -> None:
    assert stationary([[0, 0.2], [0.1, 0]]) == pytest.approx([1 / 3, 2 / 3])
    assert stationary([[0, 0.5, 0], [0, 0, 0.5], [0.5, 0, 0]]) == pytest.approx([1 / 3] * 3)
    assert stationary([[0, 1e-200], [1e-210, 0]]) == pytest.approx([1e-10, 1])


def test_alpha_rank_of_games_that_are_known() -> None:
    # Matching pennies has no end: every profile is held as long.
    pennies: dict[tuple[int, ...], list[float]] = {
        (i, j): [1.0, -1.0] if i == j else [-1.0, 1.0] for i, j in product(range(2), repeat=2)
    }
    assert alpha_rank(2, 2, pennies) == pytest.approx(dict.fromkeys(pennies, 0.25))
    # A bot that is better on both sides holds both.
    better: dict[tuple[int, ...], list[float]] = {(i, j): [0.5 * (i - j), 0.5 * (j - i)] for i, j in product(range(2), repeat=2)}
    assert alpha_rank(2, 2, better)[1, 1] == pytest.approx(1, abs=1e-6)
    # All the same: so is the time.
    same = {one: [0.0] * 3 for one in product(range(2), repeat=3)}
    assert alpha_rank(2, 3, same) == pytest.approx(dict.fromkeys(same, 1 / 8))


def test_payoffs_are_means_of_what_the_ends_are_worth() -> None:
    field = Field(["random", "greedy"], THREE, everybody=True)
    seeds: list[Counter[Cell]] = [
        Counter({((0, 0, 1), (2,)): 1}),
        Counter({((0, 0, 1), (0, 1, 2)): 1}),
        Counter({((0, 0, 1), (0, 2)): 2}),
    ]
    assert field.payoffs(seeds) == {(0, 0, 1): pytest.approx([(-0.5 + 2 * 0.5) / 4, (-0.5 - 2) / 4, (1 + 2 * 0.5) / 4])}


def test_alpha_rank_is_that_of_openspiel() -> None:
    reason = "OpenSpiel's alpha-rank needs matplotlib and networkx, which are not installed"
    for module in ("matplotlib", "networkx", "numpy", "pyspiel"):
        pytest.importorskip(module, reason=reason)
    import numpy as np
    from open_spiel.python.egt import alpharank

    random = Random(3)
    for bots in (2, 3, 4):
        table = {(i, j): random.uniform(-1, 1) for i, j in product(range(bots), repeat=2)}
        first = np.array([[table[i, j] for j in range(bots)] for i in range(bots)])
        *_, shares, _, _ = alpharank.compute([first, -first], alpha=5.0, m=50)
        own = alpha_rank(bots, 2, {one: [value, -value] for one, value in table.items()}, 5.0, 50)
        assert [own[one] for one in product(range(bots), repeat=2)] == pytest.approx(list(shares), abs=1e-6)
