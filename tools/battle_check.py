"""Measure the odds of battles of Triumph & Tragedy: how often the side won that was likely to, in games between bots.

python -m tools.battle_check --battles 200 --bot greedy

The odds are those that a spectator has when a battle begins. They take it that everybody stays and fires where it hits most often
(`battle_odds`), and that hidden blocks are dealt evenly. Bots choose otherwise, so there is a line for each tenth: what was
foreseen, what was seen, and how many standard errors lie between.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import count
from math import sqrt

from vezerkar.arena.play import play_match
from vezerkar.games.triumph.game_data import PARTIES
from vezerkar.games.triumph.presentation.battle_odds import NO_WINNER
from vezerkar.games.triumph.presentation.foresight import foresee
from vezerkar.games.triumph.presentation.typed_view import TypedView
from vezerkar.games.triumph.presentation.view_state import ViewState
from vezerkar.games.triumph.state import NOBODY
from vezerkar.registry import game
from vezerkar.study.story import Story


def battles(bot: str, seed: str) -> Iterator[tuple[dict[str, float], str]]:
    """Yield the battles of games: the chance of each party and of nobody as one began, and who won."""
    rules = game("triumph")
    for number in count():
        match, _ = play_match(rules, dict.fromkeys(rules.seats(), bot), f"{seed} {number}")
        story = Story(match, seed)
        foreseen: dict[str, float] | None = None
        for ply in story.plies:
            if ply.notation.startswith("battle "):
                area = ply.notation.split(" ")[1]
                sheet = TypedView(match.game.view(ply.before, NOBODY))
                found = foresee(sheet, ViewState(sheet), area)
                foreseen = found and {
                    "nobody" if party == NO_WINNER else PARTIES[party]: chance for party, chance in found.winners.items()
                }
            for event in ply.events:
                if event.kind == "battle_over" and foreseen is not None:
                    yield foreseen, str(event.data["winner"])
                    foreseen = None


def table(found: list[tuple[float, bool]]) -> Iterator[str]:
    """Yield the tenths as lines of Markdown."""
    yield "| foreseen | how many | mean | seen | errors apart |"
    yield "|---|---|---|---|---|"
    for tenth in range(10):
        here = [(chance, won) for chance, won in found if tenth <= 10 * chance < tenth + 1 or (tenth == 9 and chance == 1.0)]
        if here:
            mean = sum(chance for chance, _ in here) / len(here)
            seen = sum(won for _, won in here) / len(here)
            error = sqrt(max(sum(chance * (1 - chance) for chance, _ in here), 0.25) / len(here) ** 2)
            yield f"| {tenth}0-{tenth}9% | {len(here)} | {mean:.3f} | {seen:.3f} | {(seen - mean) / error:+.1f} |"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--battles", type=int, default=200)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", default="battles")
    given = parser.parse_args()
    found: list[tuple[float, bool]] = []
    for number, (foreseen, winner) in enumerate(battles(given.bot, given.seed), 1):
        found += [(chance, party == winner) for party, chance in foreseen.items()]
        if number == given.battles:
            break
    print("\n".join(table(found)))


if __name__ == "__main__":
    main()
