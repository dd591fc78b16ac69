"""The judges of a report: what a game must know so that its matches can be reported on, and how much is spent on that."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from math import sqrt
from typing import Any, Final, Protocol, TypeVar, cast

from vezerkar.engine import Event, State, VezerkarError
from vezerkar.engine import state as engine_state
from vezerkar.registry import package_of

S = TypeVar("S", bound=State, contravariant=True)


class NoJudge(VezerkarError):
    """A game has nothing that could judge its matches."""


class ReportHeuristics(Protocol[S]):
    """A game's knowledge for the luck and the curve. A module can be it, as `vezerkar.games.wg35.heuristics.report` is."""

    FITTED: bool
    """True if the judge was fitted to played games. One that was not says how things moved, and not how likely anything is."""

    JUDGES_CHOICES: bool
    """True if single choices can be judged: then it is a `ChoiceHeuristics` as well."""

    ERROR: float
    """The judge's own error of a difference between two actions in one position, as a chance of winning."""

    def prepare(self, s: S, seat: int, sample: int, events: Sequence[Event], /) -> None:
        """Put into an imagined State what players in it reckon with. 0 is the State that all others are imagined from."""
        ...

    def foretells(self, s: S, /) -> bool:
        """Return whether the judge says more than a guess at this time of the game."""
        ...

    def win_chance(self, s: S, seat: int, /) -> float:
        """Return the chance of this seat to win, 0 to 1; of a game that is over, how it ended."""
        ...

    def in_decks(self, s: S, /) -> int:
        """Return how many cards lie in decks that were shuffled ahead, so that drawing one takes no number from the dice."""
        ...

    def reshuffle(self, s: S, /) -> None:
        """Order anew, by the dice of the State, what nobody knows of these decks. Changes ``s``."""
        ...


class ChoiceHeuristics(ReportHeuristics[S], Protocol[S]):
    """A game's knowledge for the mistakes besides."""

    CANDIDATES: int
    """Largest number of actions that are compared."""

    MARGIN: float
    """Actions whose value is this much below the best one's are not compared."""

    SHORT_GAMES: bool
    """True if a whole game is played out in so short a time that a report can do it a thousand times."""

    def worth_judging(self, s: S, seat: int, /) -> bool:
        """Return whether the result of the question this seat is asked shows within the horizon."""
        ...

    def candidate_actions(self, s: S, seat: int, legal: list[int], /) -> list[int]:
        """Return the actions to choose from: those in ``legal`` and, if the decision has a domain, some others it accepts."""
        ...

    def action_values(self, s: S, seat: int, legal: list[int], /) -> list[float]:
        """Return the value of each action to this seat, by what it may know."""
        ...

    def horizon(self, s: S, /) -> int:
        """Return the moment up to which an action chosen now is followed, as `play_on` takes it."""
        ...

    def play_on(self, s: S, rng: int, horizon: int, /) -> int:
        """Play on in ``s`` by the policy up to a moment. Return the new state of the generator."""
        ...

    def play_to_the_end(self, s: S, rng: int, /) -> int:
        """Play to the end of the game in ``s`` by the policy. Return the new state of the generator."""
        ...

    def log_odds(self, s: S, seat: int, /) -> dict[str, float]:
        """Return what makes the chance of this seat, in log-odds by groups, each with the message ``why-GROUP``.

        Their sum is what the judge makes a chance of. Empty if it makes the chance of this State in another way.
        """
        ...


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean of ``count`` samples with its standard error, as chances of winning."""

    mean: float
    error: float
    count: int

    @classmethod
    def of(cls, found: Sequence[float]) -> Estimate:
        """Return the estimate that some samples give."""
        count = len(found)
        mean = sum(found) / count
        if count < 2:
            return cls(mean, 0.5, count)
        return cls(mean, sqrt(sum([(one - mean) ** 2 for one in found]) / (count - 1) / count), count)

    @classmethod
    def of_games(cls, found: Sequence[float]) -> Estimate:
        """Return the estimate that whole games give, which are won or lost.

        Its error is never 0, because games that all came out alike do not show how often others would not.
        """
        plain, count = cls.of(found), len(found)
        return cls(plain.mean, sqrt(plain.error**2 + 1 / count**2), count)

    @property
    def low(self) -> float:
        """Two standard errors below the mean."""
        return self.mean - 2 * self.error

    @property
    def high(self) -> float:
        """Two standard errors above the mean."""
        return self.mean + 2 * self.error


@dataclass(frozen=True, slots=True)
class ReportBudget:
    """The amount of work for a report, in counts alone: the same budget gives the same report on every machine.

    ``worlds`` a point of the curve, ``rolls`` for each chance event; ``tries`` for each of the ``candidates`` of a decision;
    ``again`` fresh worlds for each of the ``doubtful`` costliest decisions; ``games`` played out for each of the ``confirmed``
    costliest of those, and ``turning_games`` from either end of a turn that may have been a turning point.
    """

    worlds: int
    rolls: int
    candidates: int
    tries: int
    doubtful: int
    again: int
    confirmed: int
    games: int
    turning_games: int


BUDGETS: Final = {
    "quick": ReportBudget(
        worlds=6, rolls=16, candidates=4, tries=6, doubtful=6, again=40, confirmed=2, games=40, turning_games=40
    ),
    "normal": ReportBudget(
        worlds=16, rolls=32, candidates=8, tries=12, doubtful=15, again=100, confirmed=4, games=200, turning_games=100
    ),
    "thorough": ReportBudget(
        worlds=16, rolls=64, candidates=8, tries=30, doubtful=30, again=300, confirmed=8, games=400, turning_games=200
    ),
}
"""The budgets by name."""


def compiled() -> bool:
    """Return whether the rules are compiled, which makes a report many times as fast."""
    return not str(engine_state.__file__).endswith(".py")


def usual_budget() -> str:
    """Return the name of the budget that fits to how the rules are run."""
    return "normal" if compiled() else "quick"


def report_heuristics(game: str) -> ReportHeuristics[Any]:
    """Return what a game knows for reports. Raises `NoJudge`, and `UnknownGame`."""
    package = package_of(game)
    name = f"{package}.heuristics.report"
    if not hasattr(import_module(package), "__path__") or not find_spec(f"{package}.heuristics") or not find_spec(name):
        raise NoJudge(f"nothing can judge a match of {game}, so there is no report of it")
    return cast("ReportHeuristics[Any]", import_module(name))
