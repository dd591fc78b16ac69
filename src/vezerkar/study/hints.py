"""Hints: the few actions of a decision that look best to a seat, by what it knows, and why the first one does.

A game whose judge can tell what single choices are worth has them compared in worlds that the seat cannot tell apart. For all
others the bot that does not look ahead ranks them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, inf
from time import monotonic
from typing import Any, Final, Literal, TypeAlias, cast

from vezerkar.bots import bot, bot_names
from vezerkar.bots.planner import PlannerBot
from vezerkar.bots.search import SearchBot
from vezerkar.engine import Observation, State
from vezerkar.engine.greedy_bot import GreedyBot
from vezerkar.study.comparison import Comparison, candidates, followed, reasons, split
from vezerkar.study.judging import ChoiceHeuristics, Estimate, NoJudge, report_heuristics

Judged: TypeAlias = Literal["search", "rule"]

SHOWN: Final = 3
"""So many actions are named at most."""
MOST_REASONS: Final = 2
ABOUT_EQUAL: Final = 0.05
"""Actions that are worse by less than this chance of winning are about as good."""
LEAST_WORLDS: Final = 2
REASON_WORLDS: Final = 16
"""The reasons are those of so many worlds."""


@dataclass(frozen=True, slots=True)
class HintBudget:
    """The work for a hint: so many ``tries`` of single actions, but no more ``seconds`` than these."""

    tries: int
    seconds: float = inf


BUDGET: Final = HintBudget(1200, 0.3)
"""The work for somebody who waits."""


@dataclass(frozen=True, slots=True)
class HintOption:
    """An action that looks good. ``chance`` is the chance of winning with it, ``behind`` by how much it is worse than the best.

    Both are unknown where the bot that does not look ahead has ranked the actions. ``equal``: it is about as good as the best.
    """

    action: str
    equal: bool
    chance: float | None = None
    behind: Estimate | None = None


@dataclass(frozen=True, slots=True)
class Hint:
    """The best ``options`` of a decision, in order, and how they were ``judged``: by a search, or by rule of thumb.

    ``reasons`` are groups of the judge, each with how much it makes of what the first action is better by than that at
    ``against``, the number of another option; 0: there is none.
    """

    judged: Judged
    options: tuple[HintOption, ...]
    reasons: tuple[tuple[str, float], ...] = ()
    against: int = 0


def hint(observation: Observation[Any, Any], key: str, budget: HintBudget = BUDGET) -> Hint:
    """Return what looks best to a seat that must choose.

    With a budget of tries alone it depends on the key and on what the seat knows, and on nothing else.
    """
    known = observation.imagine(f"hint {key}")
    seat = known.seat_index(observation.seat)
    heuristics = choice_heuristics(observation.game.id)
    if heuristics is not None and len(observation.decision.options) > 1:
        codes = candidates(heuristics, known, seat, heuristics.CANDIDATES)
        if len(codes) > 1:
            asked = Comparison(seat, known, tuple(codes), heuristics.horizon(known.state), key)
            return searched(heuristics, asked, budget)
    return by_rule_of_thumb(observation, greedy(observation.game.id, key))


def thought(observation: Observation[Any, Any], name: str, key: str, budget: HintBudget = BUDGET) -> Hint | None:
    """Return what looks best to the bot of this name at a seat that must choose; None if nobody can tell how it judges.

    One that does not look ahead goes by its own values. What one that searches finds is looked for anew.
    """
    player = bot(name, observation.game.id, key)
    if isinstance(player, GreedyBot):
        return by_rule_of_thumb(observation, player)
    return hint(observation, key, budget) if isinstance(player, (PlannerBot, SearchBot)) else None


def choice_heuristics(game: str) -> ChoiceHeuristics[Any] | None:
    """Return what a game knows for judging single choices, or None if it knows nothing."""
    try:
        found = report_heuristics(game)
    except NoJudge:
        return None
    return cast("ChoiceHeuristics[Any]", found) if found.JUDGES_CHOICES else None


def searched(heuristics: ChoiceHeuristics[Any], asked: Comparison, budget: HintBudget) -> Hint:
    """Compare all candidates, and those that do better ever more closely, until as many are left as are named.

    After each round the worse half is left out (sequential halving), but never so many that fewer would be left than are named.
    """
    alive = list(asked.candidates)
    found: dict[int, list[float]] = {code: [] for code in alive}
    rounds = rounds_of(len(alive))
    for number in range(rounds):
        begun = monotonic()
        kept: list[dict[int, State]] = []
        worlds = max(LEAST_WORLDS, budget.tries // rounds // len(alive))
        for ends in followed(heuristics, asked, alive, f"hint {number}", worlds):
            for code, s in zip(alive, ends, strict=True):
                found[code].append(heuristics.win_chance(s, asked.seat))
            if len(kept) < REASON_WORLDS:
                kept.append(dict(zip(alive, ends, strict=True)))
            if len(found[alive[0]]) >= LEAST_WORLDS and monotonic() - begun > budget.seconds / rounds:
                break
        alive.sort(key=lambda code: -sum(found[code]))
        if number < rounds - 1:
            alive = alive[: fewer(len(alive))]
    return named(heuristics, asked, {code: found[code] for code in alive[:SHOWN]}, kept)


def named(
    heuristics: ChoiceHeuristics[Any], asked: Comparison, found: dict[int, list[float]], ends: Sequence[dict[int, State]]
) -> Hint:
    """Return the hint that names these actions, of which the first is the best, and says why: by what came of them in worlds."""
    best, *others = found
    options = [
        HintOption(asked.known.game.notation(best), True, Estimate.of(found[best]).mean, Estimate(0.0, 0.0, len(found[best])))
    ]
    for code in others:
        behind = Estimate.of([one - other for one, other in zip(found[best], found[code], strict=True)])
        chance = Estimate.of(found[code]).mean
        options.append(HintOption(asked.known.game.notation(code), behind.mean < ABOUT_EQUAL, chance, behind))
    against = next((at for at, option in enumerate(options) if not option.equal), len(options) - 1)
    if not against:
        return Hint("search", tuple(options))
    other = others[against - 1]
    parts = [split(heuristics, one[best], one[other], asked.seat) for one in ends]
    return Hint("search", tuple(options), reasons(parts, MOST_REASONS), against)


def fewer(count: int) -> int:
    """Return how many candidates are left after a round."""
    return max(SHOWN, ceil(count / 2))


def rounds_of(count: int) -> int:
    """Return how many rounds it takes until no more candidates are left than are named, and one for these."""
    rounds = 1
    while count > SHOWN:
        count = fewer(count)
        rounds += 1
    return rounds


def greedy(game: str, key: str) -> GreedyBot[Any] | None:
    """Return the bot of a game that does not look ahead, if it has one."""
    player = bot("greedy", game, key) if "greedy" in bot_names(game) else None
    return player if isinstance(player, GreedyBot) else None


def by_rule_of_thumb(observation: Observation[Any, Any], player: GreedyBot[Any] | None) -> Hint:
    """Return what a bot that does not look ahead thinks best; without one, the first option."""
    game = observation.game
    legal = [action.code for action in observation.decision.options]
    if len(legal) == 1 or player is None:
        return Hint("rule", (HintOption(game.notation(legal[0]), True),))
    imagined = observation.imagine(0)
    player.prepare(imagined.state, observation)
    seat = imagined.seat_index(observation.seat)
    codes = player.candidate_actions(imagined.state, seat, legal)
    values = dict(zip(codes, player.action_values(imagined.state, seat, codes), strict=True))
    order = sorted(values, key=lambda code: -values[code])[:SHOWN]
    # What differs by less than this the bot itself leaves to chance.
    least = values[order[0]] - player.SCORE_NOISE
    return Hint("rule", tuple([HintOption(game.notation(code), values[code] >= least) for code in order]))
