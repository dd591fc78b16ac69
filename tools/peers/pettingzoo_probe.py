"""Measure a game of PettingZoo's own, seat by seat: `last`, any action of the mask, `step`. Its observation is written each time.

    python pettingzoo_probe.py SECONDS GAME

Time is that of the processor. Games of PettingZoo have their mask in the observation, and all of them begin anew at their end.
"""

from __future__ import annotations

import importlib
import json
import os
import random
import sys
from time import process_time

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"


def play(name: str, seconds: float) -> dict[str, float]:
    """Whole games of random players."""
    dice = random.Random(1)
    env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    env.reset(seed=1)
    decisions = games = options = 0
    start = process_time()
    while process_time() - start < seconds:
        seen, _, over, cut, told = env.last()
        if over or cut:
            env.reset()
            games += 1
            continue
        mask = seen["action_mask"] if "action_mask" in seen else told["action_mask"]
        legal = mask.nonzero()[0]
        options += len(legal)
        decisions += 1
        env.step(int(legal[int(dice.random() * len(legal))]))
    spent = process_time() - start
    return {
        "decisions_per_s": decisions / spent,
        "games_per_s": games / spent,
        "branching": options / decisions,
        "us_per_decision": spent / decisions * 1e6,
    }


if __name__ == "__main__":
    print(json.dumps(play(sys.argv[2], float(sys.argv[1]))))
