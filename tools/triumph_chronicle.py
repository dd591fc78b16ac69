"""Short accounts of games of Triumph & Tragedy between bots: how each faction stands every year, who declares war, what is taken.

    PYTHONPATH=build/compiled python -m tools.triumph_chronicle any/0 any/1           two games of `greedy` against itself
    … tools.triumph_chronicle any/0 --axis novice                                     another bot plays the Axis
    … tools.triumph_chronicle --match greedy novice --games 100 --seed any            one seat against two, all seats by turns

The games are played on bare States, a third of a second each when compiled. That is fair: the values of actions look at nothing
that the seat may not know. Bots that search cannot take part.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from vezerkar.arena.statistics import wilson
from vezerkar.bots import bot
from vezerkar.engine.bit_sets import BIT, LOWEST, count
from vezerkar.engine.greedy_bot import GreedyBot
from vezerkar.engine.state import apply, options
from vezerkar.games.triumph.game_data import (
    ACTION_COUNT,
    AREAS,
    BLOCK_COUNT,
    BLOCK_FACTION,
    FACTIONS,
    LAND_COUNT,
    MINOR,
    SEASONS,
    THREE,
)
from vezerkar.games.triumph.rules.control import production_level, resources
from vezerkar.games.triumph.rules.victory import captured, points, stages
from vezerkar.games.triumph.state import ENDINGS, TntState
from vezerkar.registry import game as game_of

LETTER: Final = "AWU"
"""The factions, for short: Axis, West, USSR."""

Look = Callable[[TntState], None]


def player(name: str, seed: str) -> GreedyBot[TntState]:
    """Return a bot that can play on States. Raises `SystemExit` for one that cannot."""
    found: Any = bot(name, "triumph", seed)
    if not isinstance(found, GreedyBot):
        raise SystemExit(f"{name} does not play on States")
    return found


def quick_game(seed: str, names: Sequence[str], look: Look | None = None) -> TntState:
    """Play a game without a Match and return its last State. ``look`` is shown each State in which somebody is asked."""
    players = [player(name, f"{seed} {faction}") for name, faction in zip(names, FACTIONS, strict=True)]
    s = game_of("triumph").start(seed).state
    assert isinstance(s, TntState)
    while not s.over:
        if look is not None:
            look(s)
        seat = LOWEST[s.asked]
        legal = options(s, seat)
        apply(s, seat, legal[0] if len(legal) == 1 else players[seat].pick(s, seat, legal))
    return s


def standing(s: TntState, faction: int) -> str:
    """Return how a faction stands: points, Production, Dividends, capitals, atomic stages, cards, CV on the map."""
    pop, res = resources(s, faction, False)
    actions = sum(card < ACTION_COUNT for card in s.hand[faction])
    army = sum(s.cv[block] for block in range(BLOCK_COUNT) if s.place[block] >= 0 and BLOCK_FACTION[block] == faction)
    return (
        f"{LETTER[faction]} {points(s, faction)} points: level {production_level(s, faction)} of IND {s.ind[faction]} POP {pop} "
        f"RES {res}, Dividends {sum(s.dividends[faction])}, capitals {captured(s, faction)}, atomic {stages(s, faction, True)}, "
        f"cards {actions}+{len(s.hand[faction]) - actions}, CV {army}"
    )


class Chronicle:
    """The account of a game, line by line, made of the States it is shown."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._year = 0
        self._declared = [0] * THREE
        self._control: list[int] = []

    def __call__(self, s: TntState) -> None:
        """Note what is new in a State."""
        if s.year != self._year:
            self._year = s.year
            self.lines += [f"{s.year} {standing(s, faction)}" for faction in range(THREE)]
        for by in range(THREE):
            for on in range(THREE):
                if s.declared[by] & ~self._declared[by] & BIT[on]:
                    self.lines.append(f"  {SEASONS[s.season]}: {LETTER[by]} declares war on {LETTER[on]}")
        self._declared = s.declared.copy()
        if self._control:
            taken = [
                f"{AREAS[area]} {holder(old)}>{holder(s.control[area])}"
                for area, old in enumerate(self._control)
                if s.control[area] != old
            ]
            if taken:
                self.lines.append(f"  {SEASONS[s.season]}: {', '.join(taken)}")
        self._control = s.control[:LAND_COUNT]

    def end(self, s: TntState) -> None:
        """Note how the game ended."""
        winners = "".join(LETTER[faction] for faction in range(THREE) if s.winner & BIT[faction])
        self.lines.append(f"{s.year} {SEASONS[s.season]}: {winners} wins ({ENDINGS[s.ending]})")
        self.lines += [f"{s.year} {standing(s, faction)}" for faction in range(THREE)]


def holder(party: int) -> str:
    """Return who holds an area, in one letter."""
    return LETTER[party] if party < THREE else "m" if party == MINOR else "."


def account(seed: str, names: Sequence[str]) -> list[str]:
    """Play a game and return its account."""
    chronicle = Chronicle()
    chronicle.end(quick_game(seed, names, chronicle))
    return chronicle.lines


def match(name: str, against: str, games: int, seed: str) -> Iterator[str]:
    """Play with a bot on each seat by turns against two others; yield a line for each seat and one for all.

    A win that two factions share counts as a half. The three games of a number have the same seed.
    """
    won = [0.0] * THREE
    played = [0] * THREE
    lead = [0] * THREE
    for number in range(games):
        seat = number % THREE
        names = [name if faction == seat else against for faction in range(THREE)]
        s = quick_game(f"{seed}/{number // THREE}", names)
        played[seat] += 1
        if s.winner & BIT[seat]:
            won[seat] += 1.0 / count(s.winner)
        scores = [points(s, faction) for faction in range(THREE)]
        lead[seat] += scores[seat] - max(scores[other] for other in range(THREE) if other != seat)
    for seat in range(THREE):
        if played[seat]:
            mean = lead[seat] / played[seat]
            yield f"{FACTIONS[seat]}: {won[seat]:.1f} of {played[seat]}, lead over the better Rival {mean:+.1f} points"
    low, high = wilson(round(sum(won)), games)
    yield f"all: {sum(won):.1f} of {games} ({100 * sum(won) / games:.1f} %, {100 * low:.1f} to {100 * high:.1f} %)"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seeds", nargs="*", metavar="SEED", help="a game to tell of")
    for faction in FACTIONS:
        parser.add_argument(f"--{faction}", default="greedy", metavar="BOT", help=f"the bot that plays the {faction}")
    parser.add_argument("--match", nargs=2, metavar=("BOT", "AGAINST"), help="play one bot against two others instead")
    parser.add_argument("--games", type=int, default=300, help="games of the match")
    parser.add_argument("--seed", default="chronicle", help="the word of the seeds of the match")
    asked = parser.parse_args()
    for seed in asked.seeds:
        print(f"== {seed}", *account(seed, [getattr(asked, faction) for faction in FACTIONS]), sep="\n", flush=True)
    if asked.match:
        name, against = asked.match
        for line in match(name, against, asked.games, asked.seed):
            print(line, flush=True)


if __name__ == "__main__":
    main()
