"""Whole games of Triumph & Tragedy, kept with every word the log has for them in both languages.

`python -m tests.triumph.golden` writes them anew, for review, when rules or words have changed on purpose.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

from tests.triumph.warlike import choose
from vezerkar import game, replay
from vezerkar.bots import bot
from vezerkar.engine import Match, Observation
from vezerkar.games.triumph.game_data import FACTIONS
from vezerkar.games.triumph.state import TntState
from vezerkar.translation import translator

FOLDER: Final = Path(__file__).parent
TNT: Final = game("triumph")

GAMES: Final[dict[str, dict[str, str]]] = {
    "military": {},
    "hegemony": {"scenario": "1939", "players": "two", "profile": "revised_2016"},
}
"""The endings that are kept, with the options of their tables. Bots play for the military victory, random warriors the other."""


def told(match: Match[TntState], lang: str) -> str:
    """Every event of a match in words, led by the factions that alone know of it; what some are told in full comes twice."""
    tr = translator("triumph", lang)
    return "".join(f"{knowing(event.seats)}{TNT.event_text(event, tr)}\n" for event in match.event_log)


def knowing(seats: int) -> str:
    """Who is told an event, unless everybody is."""
    who = [name for i, name in enumerate(FACTIONS) if seats >> i & 1]
    return "" if seats == -1 else f"({', '.join(who)}) "


def play(ending: str, number: int) -> Match[TntState]:
    """A game of bots or of random warriors."""
    seed = f"{ending}-{number}"
    match = TNT.start(seed, GAMES[ending])
    rng = Random(seed)
    bots = {seat: bot("greedy", "triumph", f"{seed} {seat}") for seat in match.seats}
    while not match.state.over:
        decision = rng.choice(match.decisions())
        if ending == "military":
            match.act(decision.seat, bots[decision.seat].choose(Observation.of(match, decision.seat)))
        else:
            match.act(decision.seat, choose(decision, rng))
    return match


def write() -> None:
    """Write all games and their words: for each ending the first seed whose game ends so."""
    for ending in GAMES:
        match = next(match for match in (play(ending, number) for number in range(200)) if ends(match, ending))
        (FOLDER / f"{ending}.jsonl").write_text(match.record().text(), encoding="utf-8")
        for lang in ("en", "hu"):
            (FOLDER / f"{ending}.{lang}.txt").write_text(told(match, lang), encoding="utf-8")


def ends(match: Match[TntState], ending: str) -> bool:
    """Whether a game ended so."""
    return match.outcome is not None and match.outcome.ending == f"ending-{ending}"


def read(ending: str) -> Match[TntState]:
    """The kept game, played again."""
    return replay((FOLDER / f"{ending}.jsonl").read_text(encoding="utf-8"))
