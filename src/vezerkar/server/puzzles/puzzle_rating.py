"""Ratings of puzzles and of those who solve them: a try is a game between the two. Plain calculations.

The model is that of rated matches. What is shown is the expected strength, on the scale of chess: 400 points more are ten to one.
A puzzle that nobody has tried begins by the chance of a blind guess, as one that a guess solves is easy.
"""

from __future__ import annotations

from math import log2
from typing import Final

from openskill.models import PlackettLuceRating

from vezerkar.server.ratings.ratings import MODEL, START_MU, Rating

START_LEVEL: Final = 1500
"""The level of somebody of whom nothing is known."""
POINTS: Final = 30
"""Points of a level for one step of strength. The start is uncertain by 250 points."""
GUESS_LEVEL: Final = 1000
"""The level of a puzzle that is solved by any guess."""
GUESS_POINTS: Final = 75
"""Points that a puzzle is harder if half as many guesses are right."""
LEAST_LEVEL: Final = 800
MOST_LEVEL: Final = 2200
"""A puzzle begins between these."""
LEAST_SIGMA: Final = 1.5
"""No level is ever known better than to 45 points: people learn."""
PROVISIONAL_SIGMA: Final = 4.4
"""A level is a rough guess while it is less certain than that, which is 130 points: after some 20 tries."""


def level(rating: Rating) -> int:
    """Return the level that people are shown."""
    return round(START_LEVEL + POINTS * (rating.mu - START_MU))


def provisional(rating: Rating) -> bool:
    """Return True while little is known."""
    return rating.sigma > PROVISIONAL_SIGMA


def first_rating(chance: float) -> Rating:
    """Return the rating of a puzzle that nobody has tried, given the chance that a blind guess is right."""
    guessed = GUESS_LEVEL - GUESS_POINTS * log2(chance)
    return Rating(START_MU + (min(max(guessed, LEAST_LEVEL), MOST_LEVEL) - START_LEVEL) / POINTS)


def after_try(solver: Rating, puzzle: Rating, right: bool) -> tuple[Rating, Rating]:
    """Return the ratings of a solver and a puzzle after a try."""
    teams = [[PlackettLuceRating(one.mu, one.sigma)] for one in (solver, puzzle)]
    (won,), (lost,) = MODEL.rate(teams, ranks=[1.0, 2.0] if right else [2.0, 1.0])
    return _moved(solver, won.mu, won.sigma), _moved(puzzle, lost.mu, lost.sigma)


def _moved(before: Rating, mu: float, sigma: float) -> Rating:
    return Rating(mu, max(LEAST_SIGMA, sigma), before.games + 1)
