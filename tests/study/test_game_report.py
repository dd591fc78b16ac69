"""The report of a played match: its sums, its error bars, what it depends on, and what it never says."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, repeat
from math import exp
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.cost import slow
from tests.tinygame import GAME
from tests.tinyrules import PLAY, GaugeState
from vezerkar import Observation, bot
from vezerkar.engine import Match
from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.dice import Dice, key_of
from vezerkar.engine.state import apply, options
from vezerkar.registry import GAMES, game
from vezerkar.study.accounts import account, verdict
from vezerkar.study.chance_luck import ChanceEvent, LuckKind, total
from vezerkar.study.choices import (
    IN_DOUBT,
    LEAST_GAMES,
    Choice,
    Question,
    error_of_loss,
    explained,
    looked_at_again,
    played_out,
    worded,
)
from vezerkar.study.curve import known_chance
from vezerkar.study.game_report import GameReport, game_report, losses_of
from vezerkar.study.judging import ChoiceHeuristics, Estimate, NoJudge, ReportBudget, ReportHeuristics, report_heuristics
from vezerkar.study.report_page import report_page
from vezerkar.study.story import Story, imagined
from vezerkar.translation import translator

TINY = ReportBudget(worlds=2, rolls=4, candidates=3, tries=3, doubtful=3, again=6, confirmed=1, games=4, turning_games=4)


def hull_chance(s: GaugeState, seat: int) -> float:
    """A made-up judge of the tiny game, whose truth is known: the hull points alone."""
    return 0.5 + (s.hull[seat] - s.hull[1 - seat]) / 6


def made_up(**more: object) -> ChoiceHeuristics[Any]:
    """What the tiny game knows for reports."""
    known: dict[str, object] = {
        "FITTED": True,
        "JUDGES_CHOICES": False,
        "ERROR": 0.1,
        "prepare": lambda s, seat, sample, events: None,
        "foretells": lambda s: True,
        "win_chance": hull_chance,
        "in_decks": lambda s: 0,
        "reshuffle": lambda s: None,
    }
    return cast("ChoiceHeuristics[Any]", SimpleNamespace(**(known | more)))


def played(name: str, seed: str, most: int = 4000) -> Match[Any, Any]:
    """A match of bots, or at random where they would be slow."""
    match = game(name).start(seed=seed)
    bots = {seat: bot("greedy", name, seed) for seat in match.seats}
    while match.outcome is None and match.ply < most:
        seat = match.waiting()[0]
        match.act(seat, bots[seat].choose(Observation.of(match, seat)))
    return match


def random_gauge(seed: str) -> Match[Any, Any]:
    """A random match of the tiny game, in which shots are fired whenever that is possible."""
    rng = Random(seed)
    match: Match[Any, Any] = GAME.start(seed=seed)
    while match.outcome is None:
        seat = rng.choice(match.waiting())
        legal = match.decision(seat).options
        shots = [action for action in legal if action.notation.startswith("play")]
        match.act(seat, rng.choice(shots or list(legal)))
    return match


def luck_alone(name: str) -> ReportHeuristics[Any]:
    """What a game knows for reports, without the choices, which take long."""
    return cast("ReportHeuristics[Any]", SimpleNamespace(**(vars(report_heuristics(name)) | {"JUDGES_CHOICES": False})))


# --- luck and accounts ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_the_luck_of_a_whole_game_is_that_of_all_its_shots(seed: str) -> None:
    match = random_gauge(seed)
    owed, fired = 0.0, 0
    for event in match.event_log:
        if event.kind == "fired":
            fired = int(cast("int", event.data["strength"]))
        elif event.kind in ("hit", "missed"):
            hurt = (1 if event.data["seat"] == "heron" else -1) / 6
            owed += hurt * (int(event.kind == "hit") - (1 + fired) / 6)
    report = game_report(match, made_up(), replace(TINY, rolls=300), False)
    found = total(list(report.luck), "gull", "deal", "dice", "cards", "other")
    assert owed != 0.0
    assert abs(found.mean - owed) <= 4 * found.error + 1e-9
    assert found.error < 0.05


@pytest.mark.parametrize("seed", ["a", "b"])
def test_the_luck_of_the_dice_ends_with_the_roll(seed: str) -> None:
    """Both draw after a shot. A judge that sees the hands books them as cards, and the die alone as dice."""

    def chance(s: GaugeState, seat: int) -> float:
        cards = sum(s.hands[seat]) - sum(s.hands[1 - seat])
        return hull_chance(s, seat) + cards / 1000

    match = random_gauge(seed)
    report = game_report(match, made_up(win_chance=chance), replace(TINY, rolls=300), False)
    plain = game_report(match, made_up(), replace(TINY, rolls=300), False)
    found, owed = total(list(report.luck), "gull", "dice"), total(list(plain.luck), "gull", "dice", "cards", "other")
    assert abs(found.mean - owed.mean) <= 4 * (found.error + owed.error) + 1e-9
    assert any(event.kind == "cards" and abs(event.gave["gull"]) > 1e-3 for event in report.luck)


@slow
@pytest.mark.parametrize(("name", "most"), [("hunt", 4000), ("quartermaster", 40), ("triumph", 30), ("wg35", 30)])
def test_the_parts_of_every_account_add_up_to_the_result(name: str, most: int) -> None:
    match = played(name, "r1", most)
    judge = report_heuristics(name) if name == "hunt" else luck_alone(name)
    report = game_report(match, judge, TINY, False)
    page = report_page(report, match, translator(name, "en"))
    assert sum(one.result for one in report.accounts) == pytest.approx(1.0)
    for one, side in zip(report.accounts, page.sides, strict=True):
        parts = one.dice.mean + one.cards.mean + one.chance.mean + one.own.mean + one.theirs.mean + one.fog
        assert one.start + parts == pytest.approx(one.result, abs=1e-9)
        assert side.start + sum(part.value for part in side.parts) == pytest.approx(side.result, abs=0.001)
        if match.outcome is not None:
            assert one.result == (1.0 if set(side.seats) & set(match.outcome.winners) else 0.0)
    for turning in report.turning:
        assert turning.luck + turning.play + turning.fog == pytest.approx(turning.now - turning.before)


@pytest.mark.parametrize("name", ["quartermaster", "triumph"])
def test_decks_are_ordered_anew_and_nothing_else_changes(name: str) -> None:
    match = played(name, "decks", 40)
    heuristics = report_heuristics(name)
    s = match.state.clone()
    s.dice, s.drawn = Dice(key_of("other")), 0
    heuristics.reshuffle(s)
    assert heuristics.in_decks(s) == heuristics.in_decks(match.state)
    before, after = match.game.dump_state(match.state), match.game.dump_state(s)
    assert before != after
    for seat in range(len(match.seats)):
        assert match.game.view(s, seat) == match.game.view(match.state, seat)


# --- what it says, and how surely -------------------------------------------------------------------------------------------


def random_luck(rng: Random, *kinds: LuckKind) -> list[ChanceEvent]:
    """Random luck of two sides."""
    found = []
    for _ in range(rng.randrange(1, 6)):
        gave, error = rng.gauss(0, 0.4), rng.uniform(0, 0.2)
        found.append(ChanceEvent(1, rng.choice(kinds), {"a": gave, "b": -gave}, {"a": error, "b": error}))
    return found


def test_dice_never_decide_a_game_without_luck_of_dice() -> None:
    rng = Random(1)
    seen = set()
    for _ in range(500):
        luck = random_luck(rng, "cards", "other", "deal")
        seen.add(verdict([account(side, 0.5, result, luck, [], 2) for side, result in (("a", 1.0), ("b", 0.0))], True, True)[0])
    assert "dice" not in seen
    assert "cards" in seen


def test_dice_decide_only_where_the_winner_would_have_lost_without_them() -> None:
    rng = Random(2)
    decided = 0
    for _ in range(500):
        luck = random_luck(rng, "dice", "dice", "cards")
        accounts = [account(side, 0.5, result, luck, [], 2) for side, result in (("a", 1.0), ("b", 0.0))]
        if verdict(accounts, True, True) == ("dice", "a"):
            decided += 1
            dice = total(luck, "a", "dice")
            assert 1.0 - dice.mean + 2 * dice.error < 0.5
            assert dice.mean > max(total(luck, "a", "cards", "deal").mean, accounts[0].fog)
    assert decided > 10


def test_a_judge_that_was_not_fitted_does_not_say_what_decided() -> None:
    luck = [ChanceEvent(1, "dice", {"a": 0.9, "b": -0.9}, {"a": 0.01, "b": 0.01})]
    accounts = [account(side, 0.1, result, luck, [], 2) for side, result in (("a", 1.0), ("b", 0.0))]
    assert verdict(accounts, True, True) == ("dice", "a")
    assert verdict(accounts, True, False) == ("untold", "a")
    assert verdict(accounts, False, False) == ("unfinished", "")
    assert all(report_heuristics(name).FITTED for name in GAMES)


def test_a_report_without_mistakes_speaks_of_luck_alone() -> None:
    match = played("hunt", "open", 3)
    report = replace(game_report(match, luck_alone("hunt"), TINY, False), verdict="open", verdict_side="german")
    for judged, said in ((False, "Choices were not judged."), (True, "no mistakes that the judge can prove")):
        page = report_page(replace(report, judges_choices=judged), match, translator("hunt", "en"))
        assert said in page.headline


def test_of_the_action_that_was_taken_nothing_imagined_is_told() -> None:
    asked = firing(1)
    best = asked.known.decisions()[0].options[-1]
    taken = next(a for a in asked.known.decisions()[0].options if a.code == asked.taken)

    def play_on(s: GaugeState, rng: int, horizon: int) -> int:
        while not s.over:
            seat = next(seat for seat in (0, 1) if s.asked & BIT[seat])
            apply(s, seat, options(s, seat)[0])
        return rng

    judge = made_up(win_chance=lambda s, seat: 0.5, play_on=play_on, log_odds=lambda s, seat: {})
    choice = Choice(0, asked.known.seats[asked.seat], taken.notation, best.notation, Estimate(0, 0, 0))
    found = explained(judge, asked, choice, 3)
    assert found.lines is not None
    better, done = found.lines
    assert (better.action, done.action) == (best.notation, taken.notation)
    assert len(done.events) == 1 < len(better.events)


def test_luck_that_changed_nothing_for_anybody_has_no_part() -> None:
    match = played("hunt", "parts", 3)
    report = game_report(match, luck_alone("hunt"), TINY, False)
    none, some = Estimate(1e-17, 0.0, 4), Estimate(0.0, 0.01, 4)
    for cards, ids in (([none, none], ["dice", "fog"]), ([none, some], ["dice", "cards", "fog"])):
        accounts = tuple(
            [
                replace(one, dice=Estimate(0.1, 0.0, 1), cards=found, chance=none)
                for one, found in zip(report.accounts, cards, strict=True)
            ]
        )
        page = report_page(replace(report, accounts=accounts), match, translator("hunt", "en"))
        assert [[part.id for part in side.parts] for side in page.sides] == [ids, ids]


@slow
def test_quartermaster_has_no_dice_to_decide_it() -> None:
    match = played("quartermaster", "no dice", 60)
    report = game_report(match, luck_alone("quartermaster"), TINY, False)
    assert "cards" in {event.kind for event in report.luck}
    assert "dice" not in {event.kind for event in report.luck}
    page = report_page(report, match, translator("quartermaster", "en"))
    assert "dice" not in [part.id for side in page.sides for part in side.parts]
    assert report.verdict == "unfinished"


@pytest.mark.parametrize(
    ("loss", "games", "said"),
    [
        ((0.04, 0.01), None, ("slip", "probable")),
        ((0.06, 0.01), None, ("mistake", "probable")),
        ((0.15, 0.01), None, ("blunder", "probable")),
        ((0.015, 0.001), None, (None, None)),
        ((0.15, 0.08), None, (None, None)),
        ((0.15, 0.01), (0.12, 0.02), ("blunder", "confirmed")),
        ((0.15, 0.01), (0.06, 0.02), ("mistake", "confirmed")),
        ((0.06, 0.01), (0.30, 0.10), ("mistake", "confirmed")),
        ((0.04, 0.01), (0.30, 0.10), ("slip", "probable")),
        ((0.15, 0.01), (0.04, 0.01), ("slip", "probable")),
        ((0.15, 0.01), (0.015, 0.001), (None, None)),
        ((0.15, 0.01), (0.05, 0.04), ("blunder", "probable")),
        ((0.15, 0.01), (-0.05, 0.02), (None, None)),
    ],
)
def test_a_loss_has_the_word_that_is_due_to_it(
    loss: tuple[float, float], games: tuple[float, float] | None, said: tuple[str | None, str | None]
) -> None:
    choice = Choice(1, "gull", "hold", "play 1", Estimate(*loss, 30), True, Estimate(*games, 200) if games else None)
    found = worded(choice)
    assert (found.size, found.strength) == said


def test_a_loss_that_whole_games_refute_is_booked_nowhere() -> None:
    loss = Estimate(0.15, 0.01, 100)
    match = random_gauge("a")
    report = game_report(match, made_up(), TINY, False)
    for games, counts in ((None, True), (Estimate(-0.05, 0.02, 200), False), (Estimate(-0.05, 0.02, LEAST_GAMES - 1), True)):
        choice = Choice(1, "gull", "hold", "play 1", loss, True, games)
        booked = losses_of(Story(match, ""), made_up(), [choice])
        gull, heron = [account(side, 0.5, 0.5, list(report.luck), list(booked.values()), 2) for side in ("gull", "heron")]
        assert (gull.own.mean, heron.theirs.mean) == ((-0.15, 0.15) if counts else (0.0, 0.0))


def test_whole_games_that_all_come_out_alike_leave_an_error() -> None:
    alike, mixed = Estimate.of_games([0.0] * 20), Estimate.of_games([1.0, 0.0] * 50)
    assert alike.error >= 1 / 20
    assert Estimate.of_games([1.0] * 20).high > 1.0
    assert Estimate.of([1.0, 0.0] * 50).error < mixed.error < 1.05 * Estimate.of([1.0, 0.0] * 50).error


@pytest.mark.parametrize(("most", "count", "word"), [(50, 50, "blunder"), (200, LEAST_GAMES + 1, None)])
def test_a_mistake_is_refuted_by_enough_equal_games_alone(most: int, count: int, word: str | None) -> None:
    asked = firing(1)
    options = asked.known.decisions()[0].options
    judge = made_up(win_chance=lambda s, seat: 1.0, play_to_the_end=lambda s, rng: rng)
    choice = Choice(0, asked.known.seats[asked.seat], options[0].notation, options[-1].notation, Estimate(0.15, 0.01, 100), True)
    found = played_out(judge, asked, choice, most)
    assert found.games is not None
    assert (found.games.count, found.size) == (count, word)


@pytest.mark.parametrize(
    ("lost", "count"),
    [
        pytest.param([1] * 30, 100, id="surely"),
        pytest.param([1, -1] * 2, 100, id="surely-not"),
        # Five of a hundred are two standard errors. Five more make it three; seven less, two below the least that is confirmed.
        pytest.param([1] * 5 + [0] * 95 + [1] * 300, 105, id="soon-surely"),
        pytest.param([1] * 5 + [0] * 95 + [-1] * 300, 107, id="soon-surely-not"),
        pytest.param([1] * 20 + [-1] * 10, IN_DOUBT * 100, id="never"),
    ],
)
def test_games_go_on_as_long_as_the_word_is_in_doubt(lost: list[int], count: int) -> None:
    assert games_played(lost, 0.15) == count
    # What is a slip by the judge is never confirmed.
    assert games_played(lost, 0.04) == 100


def games_played(lost: list[int], by_judge: float) -> int:
    """How many games are played, 100 at first, if these are what is lost by each, and then nothing more."""
    asked = firing(1)
    options = asked.known.decisions()[0].options
    # The judge is asked for the better action and then for the other one, game after game.
    chances = chain.from_iterable((float(one), 0.0) for one in chain(lost, repeat(0)))
    judge = made_up(win_chance=lambda s, seat: next(chances), play_to_the_end=lambda s, rng: rng)
    choice = Choice(0, asked.known.seats[asked.seat], options[0].notation, options[-1].notation, Estimate(by_judge, 0, 100), True)
    found = played_out(judge, asked, choice, 100)
    assert found.games is not None
    return found.games.count


def firing(seed: int) -> Question:
    """The first shot of the tiny game, with two shots of which the stronger one is better by a known loss."""
    match: Match[Any, Any] = GAME.start(seed=seed)
    while match.decisions()[0].prompt != "ask-fire":
        match.act(match.waiting()[0], match.decisions()[0].default)
    seat = match.waiting()[0]
    index = match.seat_index(seat)
    return Question(index, match.imagine(seat, seed), (0, PLAY), 0, f"{seed}", Story(match, "").plies[-1], 0)


@pytest.mark.slow
@pytest.mark.usefixtures("tiny")
def test_the_error_bars_cover_a_truth_that_is_known() -> None:
    """A judge that is off by its own error in every position, with another noise in every world."""
    truth, own, noise = 0.06, 0.1, 0.15
    narrow = wide = 0
    count = 120
    for seed in range(count):
        asked = firing(seed)
        taken = next(a for a in asked.known.decisions()[0].options if a.notation == "hold")
        best = asked.known.decisions()[0].options[-1]
        off = Random(f"off {seed}").gauss(0, own)

        def chance(s: GaugeState, seat: int, off: float = off, first: int = len(asked.known.state.discard)) -> float:
            did = len(s.discard) > first
            return 0.5 + (truth + off) * did + Random(f"{s.deck} {s.hands} {did}").gauss(0, noise)

        judge = made_up(win_chance=chance, ERROR=own, play_on=lambda s, rng, horizon: rng)
        choice = Choice(0, asked.known.seats[asked.seat], taken.notation, best.notation, Estimate(0, 0, 0))
        found = looked_at_again(judge, asked, choice, 40)
        narrow += abs(found.loss.mean - truth) <= 2 * found.loss.error
        wide += abs(found.loss.mean - truth) <= 2 * error_of_loss(judge, found)
    assert wide >= 0.9 * count
    # The error of the worlds alone would promise too much.
    assert narrow < 0.7 * count


@pytest.mark.parametrize("name", ["hunt", "quartermaster", "triumph"])
def test_reasons_split_the_chance_that_the_judge_gives(name: str) -> None:
    judge = cast("ChoiceHeuristics[Any]", report_heuristics(name))
    match = played(name, "why", 60)
    checked = 0
    for s in match.history[10:60:5]:
        for seat in (0, 1):
            odds = judge.log_odds(s, seat)
            if odds:
                checked += 1
                assert 1 / (1 + exp(-sum(odds.values()))) == pytest.approx(judge.win_chance(s, seat), abs=1e-6)
    assert checked >= 10


@slow
def test_no_games_are_played_out_where_they_take_long() -> None:
    """Of Triumph & Tragedy the Government is judged, and whatever is said of it is probable at most."""

    def never(s: object, rng: int) -> int:
        raise AssertionError

    judge = cast("ChoiceHeuristics[Any]", SimpleNamespace(**(vars(report_heuristics("triumph")) | {"play_to_the_end": never})))
    assert not judge.SHORT_GAMES
    match = played("triumph", "long", 150)
    report = game_report(match, judge, replace(TINY, candidates=4, doubtful=8, again=12, tries=6), False)
    assert report.choices and report.judges_choices
    assert all(one.games is None and one.strength in (None, "probable") for one in report.choices)


# --- what it depends on -----------------------------------------------------------------------------------------------------


@slow
@pytest.mark.parametrize("name", GAMES)
def test_what_a_side_could_know_depends_on_nothing_that_it_could_not(name: str) -> None:
    rng, rules = Random(name), game(name)
    judge = report_heuristics(name)
    deceived = 0
    for moment in (30, 45, 60):
        match = played(name, f"{name} {moment}", moment)
        for seat in match.seats[:3]:
            alike = match.imagine(seat, rng.random().hex())
            found = []
            for one in (match, alike):
                known = imagined(rules, one.state, match.options, one.event_log, seat, "key")
                found.append(known_chance(judge, known, seat, "key", 3))
            assert found[0] == found[1]
            index = match.seat_index(seat)
            deceived += judge.win_chance(match.state, index) != judge.win_chance(alike.state, index)
    assert deceived or name == "wg35"


def hunt_report(seed: str, told: list[tuple[int, int]] | None = None) -> GameReport:
    """A report of the beginning of a match, always the same."""
    heard = [] if told is None else told
    match = played("hunt", "same", 25)
    return game_report(match, report_heuristics("hunt"), TINY, False, seed, lambda done, whole: heard.append((done, whole)))


@pytest.mark.slow
def test_a_report_follows_from_match_seed_and_budget_and_tells_how_far_it_is() -> None:
    told: list[tuple[int, int]] = []
    report = hunt_report("x", told)
    assert report == hunt_report("x")
    assert report != hunt_report("y")
    assert told[0][0] == 0
    assert told[-1][0] == told[-1][1]
    assert told == sorted(told)


def test_a_game_without_a_judge_is_refused() -> None:
    GAMES["gauge"] = "tests.tinygame"
    try:
        with pytest.raises(NoJudge):
            report_heuristics("gauge")
    finally:
        del GAMES["gauge"]
