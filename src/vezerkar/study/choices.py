"""Choices: what a seat lost by the one it took, against the best it could have taken by what it knew.

Both are followed in the same worlds with the same dice. A choice is never measured in the true world: that would blame a seat for
not seeing through cards. What seems best of many in some worlds is measured again in fresh ones, or chance would find fault with
everybody.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any, Final, Literal, TypeAlias

from vezerkar.engine import Event, roles
from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.playout import rng_of
from vezerkar.engine.state import apply, options
from vezerkar.study.comparison import Comparison, candidates, followed, reasons, split
from vezerkar.study.curve import worlds
from vezerkar.study.judging import ChoiceHeuristics, Estimate, ReportBudget
from vezerkar.study.story import Ply, Story

Size: TypeAlias = Literal["slip", "mistake", "blunder"]
Strength: TypeAlias = Literal["probable", "confirmed"]

MISTAKE: Final = 0.05
"""The least loss that whole games may confirm. A slip is never more than probable: so little seldom shows in them."""
SIZES: Final[tuple[tuple[float, Size], ...]] = ((0.10, "blunder"), (MISTAKE, "mistake"), (0.02, "slip"))
"""The least loss of each, as a chance of winning."""
DIFFERENCE: Final = 0.02
"""Decisions in which the candidates differ by less are no choice."""
ENOUGH: Final = 0.01
"""Whole games are played until the standard error is smaller than this, or all are played."""
LEAST_GAMES: Final = 100
"""So many games are played in any case, and fewer refute nothing: a loss of a few points seldom shows in them."""
IN_DOUBT: Final = 4
"""So many times as many games are played at most, as long as they leave in doubt whether they confirm a loss."""
LINE_WORLDS: Final = 16
"""The worlds in which both lines are played on to be told."""
MOST_CUES: Final = 6
"""So many events of a line are told."""
MOST_REASONS: Final = 3


@dataclass(frozen=True, slots=True)
class Line:
    """An action and what came of it in a world: the events that the seat would have learned.

    Of the action that was taken it is the first event alone.
    """

    action: str
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision in which the candidates differed: what was ``taken``, and what seemed ``best``.

    ``loss`` is by the judge, in fresh worlds where the decision was ``looked`` at again; else it is nothing. ``games`` is the
    loss in whole games, if any were played. ``size`` and ``strength`` are the word for it, if there is one.
    """

    ply: int
    seat: str
    taken: str
    best: str
    loss: Estimate
    looked: bool = False
    games: Estimate | None = None
    size: Size | None = None
    strength: Strength | None = None
    reasons: tuple[tuple[str, float], ...] = ()
    lines: tuple[Line, Line] | None = None

    @property
    def counts(self) -> bool:
        """True if something was lost, as far as that can be told from chance, and whole games do not refute it."""
        return self.looked and self.loss.low > 0.0 and not self.refuted

    @property
    def refuted(self) -> bool:
        """True if enough whole games show that too little was lost to have a word."""
        return self.games is not None and self.games.count >= LEAST_GAMES and self.games.high < SIZES[-1][0]


@dataclass(frozen=True, slots=True)
class Question(Comparison):
    """A decision of a played match: its ``ply``, and what was ``taken``, which is one of the candidates."""

    ply: Ply
    taken: int


def question(story: Story, heuristics: ChoiceHeuristics[Any], ply: Ply, most: int) -> Question | None:
    """Return a decision with what there was to choose from; None if there was no choice that can be judged."""
    seat = story.seats.index(ply.seat)
    if not ply.before.asked & BIT[seat] or len(options(ply.before, seat)) < 2:
        return None
    known = story.known_at(ply.number, ply.seat)
    found = candidates(heuristics, known, seat, most)
    if found and ply.action not in found:
        found.append(ply.action)
    if len(found) < 2:
        return None
    return Question(seat, known, tuple(found), heuristics.horizon(known.state), f"{story.key} {ply.number}", ply, ply.action)


def screened(heuristics: ChoiceHeuristics[Any], asked: Question, tries: int) -> Choice | None:
    """Compare all candidates. None if they make no difference that can be seen."""
    found: list[list[float]] = [[] for _ in asked.candidates]
    for ends in followed(heuristics, asked, asked.candidates, "try", tries):
        for at, s in enumerate(ends):
            found[at].append(heuristics.win_chance(s, asked.seat))
    means = [sum(one) / len(one) for one in found]
    best, worst = means.index(max(means)), means.index(min(means))
    apart = Estimate.of([one - other for one, other in zip(found[best], found[worst], strict=True)])
    if apart.mean < DIFFERENCE or apart.low <= 0.0:
        return None
    game = asked.known.game
    taken = asked.candidates.index(asked.taken)
    loss = Estimate.of([one - other for one, other in zip(found[best], found[taken], strict=True)])
    return Choice(asked.ply.number, asked.ply.seat, game.notation(asked.taken), game.notation(asked.candidates[best]), loss)


def pair(asked: Question, choice: Choice) -> tuple[int, int]:
    """The best action and the one that was taken."""
    return asked.known.game.parse(choice.best), asked.taken


def looked_at_again(heuristics: ChoiceHeuristics[Any], asked: Question, choice: Choice, count: int) -> Choice:
    """Measure the loss in fresh worlds, by the judge."""
    found = []
    for best, taken in followed(heuristics, asked, pair(asked, choice), "again", count):
        found.append(heuristics.win_chance(best, asked.seat) - heuristics.win_chance(taken, asked.seat))
    return worded(replace(choice, loss=Estimate.of(found), looked=True))


def whole_games(heuristics: ChoiceHeuristics[Any], asked: Question, choice: Choice, most: int) -> Iterator[float]:
    """Yield the loss in whole games, one after the other."""
    for best, taken in followed(heuristics, asked, pair(asked, choice), "game", most, whole=True):
        yield heuristics.win_chance(best, asked.seat) - heuristics.win_chance(taken, asked.seat)


def played_out(heuristics: ChoiceHeuristics[Any], asked: Question, choice: Choice, count: int) -> Choice:
    """Measure the loss in ``count`` whole games, fewer if it is known well enough, and more as long as its word is in doubt."""
    found: list[float] = []
    for lost in whole_games(heuristics, asked, choice, IN_DOUBT * count):
        found.append(lost)
        loss = Estimate.of_games(found)
        if loss.count >= LEAST_GAMES and loss.error < ENOUGH:
            break
        if loss.count >= count and (choice.loss.mean < MISTAKE or not in_doubt(loss)):
            break
    return worded(replace(choice, games=Estimate.of_games(found)))


def in_doubt(loss: Estimate) -> bool:
    """Return whether more games might well say otherwise about a word.

    There is no doubt that a loss is confirmed if its mean is more than three standard errors above 0 and more than one above
    `MISTAKE`, and none that it is not if it is more than two below `MISTAKE`.
    """
    surely = loss.mean > 3 * loss.error and loss.mean - loss.error > MISTAKE
    return not surely and loss.high >= MISTAKE


def worded(choice: Choice) -> Choice:
    """Give a choice the word that is due to it.

    By the judge alone a loss is probable at most. Whole games confirm it if they are worse by more than chance, and take the word
    away if enough of them show that too little is lost to have one. Whatever games say less surely leaves it probable.
    """
    if choice.refuted or choice.loss.low <= 0.0:
        return replace(choice, size=None, strength=None)
    strength: Strength = "probable"
    least, games = choice.loss.mean, choice.games
    if games is not None and games.low > 0.0:
        # Few games tell better that something was lost than how much.
        least = min(games.mean, least)
        strength = "confirmed" if least >= MISTAKE else "probable"
    size = size_of(least)
    return replace(choice, size=size, strength=strength if size else None)


def size_of(loss: float) -> Size | None:
    """The word for a loss; None for one that is too small to have one."""
    return next((size for least, size in SIZES if loss >= least), None)


def error_of_loss(heuristics: ChoiceHeuristics[Any], choice: Choice) -> float:
    """Return the standard error of a loss by the judge: that of the worlds, and the judge's own error of one position."""
    return sqrt(choice.loss.error**2 + heuristics.ERROR**2)


def explained(heuristics: ChoiceHeuristics[Any], asked: Question, choice: Choice, count: int) -> Choice:
    """Add the reasons for a loss, and both lines in a world that is neither the best nor the worst for it.

    The better one goes on as it would be played there.
    """
    found: list[tuple[float, int, dict[str, float]]] = []
    lines = []
    codes = pair(asked, choice)
    for number, world in enumerate(worlds(heuristics, asked.known, asked.seat, f"line {asked.key}", count)):
        rng = rng_of(f"line {asked.key} {number}")
        ends, told = [], []
        for code in codes:
            s = world.clone()
            s.sink = []
            apply(s, asked.seat, code)
            # What was imagined to follow the action that was taken is not what followed.
            own = cues(asked, s.sink)[:1]
            heuristics.play_on(s, rng, asked.horizon)
            told.append(own if code == asked.taken else cues(asked, s.sink))
            s.sink = None
            ends.append(s)
        best, taken = ends
        gain = heuristics.win_chance(best, asked.seat) - heuristics.win_chance(taken, asked.seat)
        found.append((gain, number, split(heuristics, best, taken, asked.seat)))
        lines.append((Line(choice.best, told[0]), Line(choice.taken, told[1])))
    middle = sorted(found, key=lambda one: one[:2])[len(found) // 2][1]
    return replace(choice, reasons=reasons([parts for _, _, parts in found], MOST_REASONS), lines=lines[middle])


def cues(asked: Question, events: Sequence[Event]) -> tuple[Event, ...]:
    """Return the first events that the seat would have learned and that are no details."""
    game = asked.known.game
    told = [event for event in events if event.visible(asked.seat) and roles.level_of(game, event) == 0]
    return tuple(told[:MOST_CUES])


class Choices:
    """The choices of a match, looked at ever more closely: all of them, the costliest of these, and the costliest of those."""

    def __init__(self, story: Story, heuristics: ChoiceHeuristics[Any], budget: ReportBudget) -> None:
        self._story = story
        self._heuristics = heuristics
        self._budget = budget
        self._asked: dict[int, Question] = {}
        self.found: dict[int, Choice] = {}

    def screen(self, ply: Ply) -> None:
        """Compare what could have been done at a ply, in a few worlds."""
        asked = question(self._story, self._heuristics, ply, self._budget.candidates)
        choice = asked and screened(self._heuristics, asked, self._budget.tries)
        if asked and choice:
            self._asked[ply.number] = asked
            self.found[ply.number] = choice

    def doubtful(self) -> list[int]:
        """Choose the plies to look at again, the costliest first. All others count as no loss from now on."""
        dear = sorted([c for c in self.found.values() if c.taken != c.best], key=lambda c: (-c.loss.mean, c.ply))
        for ply, choice in self.found.items():
            self.found[ply] = replace(choice, loss=Estimate(0.0, 0.0, 0))
        return [choice.ply for choice in dear[: self._budget.doubtful]]

    def look_again(self, ply: int) -> None:
        """Measure a loss in fresh worlds."""
        self.found[ply] = looked_at_again(self._heuristics, self._asked[ply], self.found[ply], self._budget.again)

    def probable(self) -> list[int]:
        """Choose the plies to play out, the costliest first. None if a whole game takes too long for that."""
        if not self._heuristics.SHORT_GAMES:
            return []
        dear = sorted([c for c in self.found.values() if c.size], key=lambda c: (-c.loss.mean, c.ply))
        return [choice.ply for choice in dear[: self._budget.confirmed]]

    def play_to_the_end(self, ply: int) -> None:
        """Measure a loss in whole games."""
        self.found[ply] = played_out(self._heuristics, self._asked[ply], self.found[ply], self._budget.games)

    def explain(self, ply: int) -> None:
        """Say why, and show both lines."""
        self.found[ply] = explained(self._heuristics, self._asked[ply], self.found[ply], min(LINE_WORLDS, self._budget.worlds))
