"""Play random games and print a hash of every State, its options and its events: `python trace.py GAME FIRST COUNT`.

The first line says whether the rules that ran were interpreted or compiled; each other one is a game.
"""

from __future__ import annotations

import json
import sys
from hashlib import blake2b

import vezerkar
from vezerkar.engine import LOWEST, BadCombination, apply, state
from vezerkar.engine.playout import next_rng


def trace(name: str, seed: int) -> list[str]:
    """One hash for each moment of one random game; the options of the game take turns from seed to seed."""
    game = vezerkar.game(name)
    chosen = {option.id: option.values[seed // 2**place % len(option.values)] for place, option in enumerate(game.options)}
    try:
        s = game.start(seed, chosen).state
    except BadCombination:
        s = game.start(seed).state
    rng = seed + 1
    hashes: list[str] = []
    while not s.over:
        s = s.clone()
        s.sink = []
        seat = LOWEST[s.asked]
        legal = state.options(s, seat)
        rng = next_rng(rng)
        apply(s, seat, legal[rng % len(legal)])
        events = [[event.kind, event.data, event.seats] for event in s.sink]
        moment = json.dumps([legal, s.asked, events, game.dump(s)], sort_keys=True)
        hashes.append(blake2b(moment.encode(), digest_size=8).hexdigest())
    return hashes


def main() -> None:
    """Print the traces."""
    name, first, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    print("interpreted" if state.__file__.endswith(".py") else "compiled")
    for seed in range(first, first + count):
        print(" ".join(trace(name, seed)))


if __name__ == "__main__":
    main()
