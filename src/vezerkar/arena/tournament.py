"""Tournaments: every bot against every other, on every side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from vezerkar.arena.play import GameResult
from vezerkar.arena.simulate import simulate
from vezerkar.arena.statistics import rate
from vezerkar.engine.game import Json
from vezerkar.registry import game as game_of


@dataclass(frozen=True, slots=True)
class Pairing:
    """The result of one bot on all seats of one side against another bot on all other seats."""

    bot: str
    side: str
    against: str
    games: int
    won: int
    lost: int

    def data(self) -> dict[str, Json]:
        """Return this pairing as plain data, with the 95 % interval of its win rate."""
        head: dict[str, Json] = {"bot": self.bot, "side": self.side, "against": self.against, "lost": self.lost}
        return head | rate(self.won, self.games)


@dataclass(frozen=True, slots=True)
class Seating:
    """A bot on all seats of one side, and another one on all other seats."""

    bot: str
    side: str
    against: str
    sides: Mapping[str, Sequence[str]]

    @property
    def bots(self) -> dict[str, str]:
        """The bot of every seat."""
        return {seat: self.bot if side == self.side else self.against for side, seats in self.sides.items() for seat in seats}

    def pairing(self, results: Iterable[GameResult]) -> Pairing:
        """Count the games of this seating."""
        seat = self.sides[self.side][0]
        games = won = lost = 0
        for result in results:
            games += 1
            won += seat in result.winners
            lost += bool(result.winners) and seat not in result.winners
        return Pairing(self.bot, self.side, self.against, games, won, lost)


def seatings(game: str, bots: Sequence[str], options: Mapping[str, str] | None = None) -> list[Seating]:
    """Return what a tournament plays: every pair of bots, and every side the first of the two can take."""
    sides = game_of(game).sides(options)
    return [Seating(bot, side, other, sides) for bot, other in combinations(bots, 2) for side in sides]


def tournament(
    game: str,
    bots: Sequence[str],
    n: int,
    seed: int | str = 0,
    workers: int = 1,
    options: Mapping[str, str] | None = None,
) -> Iterator[Pairing]:
    """Play ``n`` games for every pair of bots and every side the first of the two can take; yields each pairing when done."""
    for seating in seatings(game, bots, options):
        yield seating.pairing(simulate(game, n, seating.bots, seed, workers, options=options))


def standings(pairings: Iterable[Pairing]) -> list[dict[str, Json]]:
    """Return all bots, the strongest first, with the share of their games that they won and its 95 % interval."""
    won: dict[str, int] = {}
    games: dict[str, int] = {}
    for pairing in pairings:
        for bot, wins in ((pairing.bot, pairing.won), (pairing.against, pairing.lost)):
            won[bot] = won.get(bot, 0) + wins
            games[bot] = games.get(bot, 0) + pairing.games
    ranked = sorted(won, key=lambda bot: -won[bot] / max(1, games[bot]))
    return [{"bot": bot, **rate(won[bot], games[bot])} for bot in ranked]
