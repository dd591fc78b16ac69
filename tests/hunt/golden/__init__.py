"""Whole games of The Hunt, kept with every word the log has for them in both languages.

`python -m tests.hunt.golden` writes them anew, for review, when rules or words have changed on purpose.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

from vezerkar import game, replay
from vezerkar.engine import Match
from vezerkar.games.hunt.state import HuntState
from vezerkar.translation import translator

FOLDER: Final = Path(__file__).parent
HUNT: Final = game("hunt")

GAMES: Final = ("arrivals", "sinkings", "battle", "scuttled")
"""The endings that are kept."""


def told(match: Match[HuntState], lang: str) -> str:
    """Every event of a match in words, with a sign for those that only one seat knows: G, B or a blank."""
    tr = translator("hunt", lang)
    signs = {1: "G", 2: "B"}
    return "".join(f"{signs.get(event.seats, ' ')} {HUNT.event_text(event, tr)}\n" for event in match.event_log)


def play(seed: str) -> Match[HuntState]:
    """A random game, with a little sense on both sides so that freighters are sunk and the Graf Spee is found."""
    match = HUNT.start(seed)
    rng = Random(seed)
    eager = seed.split("-")[0]
    while not match.state.over:
        decision = rng.choice(match.decisions())
        options = [action.notation for action in decision.options]
        keen = [text for text in options if text.startswith(WISHES[eager])]
        if decision.prompt in ("ask-sail-spee", "ask-place-spee") and eager == "sinkings":
            prey = [space for space in match.state.freighters if space >= 0]
            keen = [text for text in options if int(text.split()[1]) - 1 in prey]
        match.act(decision.seat, rng.choice(keen or options))
    return match


WISHES: Final = {
    "arrivals": ("done", "hold"),
    "sinkings": ("search spee", "sink"),
    "battle": ("search G", "search H", "search K", "intelligence"),
    "scuttled": ("search", "intelligence", "duel"),
}
"""What the players of a kind of game like to do."""


def seed_for(ending: str) -> str:
    """The first seed whose game ends so."""
    number = 0
    while True:
        seed = f"{ending}-{number}"
        outcome = play(seed).outcome
        assert outcome is not None
        if outcome.ending == f"ending-{ending}":
            return seed
        number += 1


def write() -> None:
    """Write all games and their words."""
    for ending in GAMES:
        match = play(seed_for(ending))
        (FOLDER / f"{ending}.jsonl").write_text(match.record().text(), encoding="utf-8")
        for lang in ("en", "hu"):
            (FOLDER / f"{ending}.{lang}.txt").write_text(told(match, lang), encoding="utf-8")


def read(ending: str) -> Match[HuntState]:
    """The kept game, played again."""
    return replay((FOLDER / f"{ending}.jsonl").read_text(encoding="utf-8"))
