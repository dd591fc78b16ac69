"""A policy that beats `random` in every title, in some twenty lines with numpy alone. It plays what `greedy` would probably play:
for every word of an action (its verb, and its verb with either noun) and every byte of the row of a seat it learns how much the
one speaks for the other. The short form of it stands in docs/research.md.

    python examples/research/twenty_lines.py hunt --games 600 --measured 200
"""

# %%
from __future__ import annotations

import argparse

import numpy as np

from vezerkar import Observation, bot, game
from vezerkar.arena.statistics import wilson
from vezerkar.research.table import Table

likes = np.zeros(4_194_301, np.float32)  # a prime number of places


# %%
def look(row: np.ndarray, options: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Return for each option in which places its likes are, and their sum."""
    at = np.flatnonzero(row)
    seen = (at * 256 + row[at]) * 8 + row[:6].argmax()  # what each byte says, and to which seat
    words = options.astype(int)[:, [[0, 0, 0], [0, 1, 2], [0, 3, 4]]] @ [1, 311, 2003] + [0, 70_001, 140_009]
    places = (words[:, :, None] * 1_000_003 + seen * 611_953).reshape(len(options), -1) % len(likes)
    return places, likes[places].sum(axis=1)


def policy(row: np.ndarray, mask: np.ndarray, options: np.ndarray) -> int:
    """Return the option that is liked most."""
    return int(look(row, options[: mask.sum()])[1].argmax())


def learn(table: Table, games: int) -> None:
    """Learn from games that `greedy` plays against itself."""
    for number in range(games):
        table.reset(f"learn/{number}")
        tutor = bot("greedy", table.game.id, number)
        while not table.over:
            code = tutor.choose(Observation.of(table.match(), table.seats[table.seat])).code
            if code in table.legal:
                places, liked = look(table.observe(table.seat), table.rows(table.seat)[: len(table.legal)])
                odds = np.exp(liked - liked.max())
                wrong = (np.array(table.legal) == code) - odds / odds.sum()
                np.add.at(likes, places, wrong[:, None] / places.shape[1])
            table.act(code)


# %%
def won(table: Table, games: int, taught: bool) -> np.ndarray:
    """Return which games are won, on every side as many, against random play on all others; untaught, by random play."""
    found = np.zeros((len(table.sides), games))
    for side in range(len(found)):
        for number in range(games):
            table.reset(f"measure/{number}")
            rng = np.random.default_rng(number)
            while not table.over:
                seat = table.seat
                if taught and table.side_of[seat] == side:
                    table.step(policy(table.observe(seat), table.mask(seat), table.rows(seat)))
                else:
                    table.act(table.legal[rng.integers(len(table.legal))])
            found[side, number] = table.side_returns()[side] > 0
    return found


def main() -> None:
    """Learn from a bot, and play against random players on each side."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("game", nargs="?", default="quartermaster")
    parser.add_argument("--games", type=int, default=8, help="games of the bot to learn from")
    parser.add_argument("--measured", type=int, default=20, help="games of each side by which it is measured")
    parser.add_argument("-o", dest="options", action="append", default=[], metavar="NAME=VALUE", help="an option of the match")
    args = parser.parse_args()
    options = game(args.game).recommended | dict(option.split("=") for option in args.options)
    table = Table(args.game, options, encoding="slots")
    learn(table, args.games)
    own, chance = won(table, args.measured, taught=True), won(table, args.measured, taught=False)
    for name, found in (("random", chance), ("taught", own)):
        low, high = wilson(int(found.sum()), found.size)
        each = ", ".join(f"{side} {wins:.0f}" for side, wins in zip(table.sides, found.sum(axis=1), strict=True))
        print(
            f"{name} wins {found.sum():.0f} of {found.size} games: {100 * found.mean():.0f} % "
            f"(95 %: {100 * low:.0f} to {100 * high:.0f}); {each}"
        )
    more = own - chance  # the same seeds and sides
    print(f"more: {100 * more.mean():.1f} ± {196 * more.std() / more.size**0.5:.1f} points (95 %)")


if __name__ == "__main__":
    main()
