"""Whole games of Quartermaster General, kept with every word the log has for them in both languages.

`python -m tests.quartermaster.golden` writes them anew, for review, when rules or words have changed on purpose.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

from vezerkar import game, replay
from vezerkar.engine import Match
from vezerkar.games.quartermaster.game_data import COUNTRIES
from vezerkar.games.quartermaster.state import QmgState
from vezerkar.translation import translator

FOLDER: Final = Path(__file__).parent
QMG: Final = game("quartermaster")

GAMES: Final[dict[str, dict[str, str]]] = {"rounds": {}, "lead": {"lead": "on", "german_navies": "3", "magic": "tracked"}}
"""The endings that are kept, with the options of their tables."""

KEEN: Final = ("build", "recruit", "strike", "battle", "use", "play", "done", "pass")
"""What the players like best comes first."""


def told(match: Match[QmgState], lang: str) -> str:
    """Every event of a match in words, led by the country that alone knows of it."""
    tr = translator("quartermaster", lang)
    owners = {1 << i: f"({country}) " for i, country in enumerate(COUNTRIES)}
    return "".join(f"{owners.get(event.seats, '')}{QMG.event_text(event, tr)}\n" for event in match.event_log)


def play(ending: str, number: int) -> Match[QmgState]:
    """A random game of players who would rather do something than nothing."""
    match = QMG.start(f"{ending}-{number}", GAMES[ending])
    rng = Random(f"{ending}-{number}")
    while not match.state.over:
        decision = rng.choice(match.decisions())
        options = [action.notation for action in decision.options]
        wishes = ([text for text in options if text.startswith(verb)] for verb in KEEN if rng.randrange(8))
        keen = next((wish for wish in wishes if wish), options)
        match.act(decision.seat, rng.choice(keen))
    return match


def write() -> None:
    """Write all games and their words: for each ending the first seed whose game ends so."""
    for ending in GAMES:
        match = next(match for match in (play(ending, number) for number in range(200)) if ends(match, ending))
        (FOLDER / f"{ending}.jsonl").write_text(match.record().text(), encoding="utf-8")
        for lang in ("en", "hu"):
            (FOLDER / f"{ending}.{lang}.txt").write_text(told(match, lang), encoding="utf-8")


def ends(match: Match[QmgState], ending: str) -> bool:
    """Whether a game ended so."""
    return match.outcome is not None and match.outcome.ending == f"ending-{ending}"


def read(ending: str) -> Match[QmgState]:
    """The kept game, played again."""
    return replay((FOLDER / f"{ending}.jsonl").read_text(encoding="utf-8"))
