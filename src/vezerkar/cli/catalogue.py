"""The catalogue: games, rules, and how far tests cover them."""

from __future__ import annotations

from typing import TypedDict

from vezerkar import registry
from vezerkar.bots import bot_names
from vezerkar.rule_coverage import NoRulebook
from vezerkar.rule_coverage import coverage as coverage_of
from vezerkar.translation import rules as rules_text
from vezerkar.translation import translator


class GameInfo(TypedDict):
    """One game, as `vezerkar games --json` prints it."""

    id: str
    title: str
    version: str
    blurb: str
    seats: dict[str, str]
    options: dict[str, list[str]]
    bots: list[str]


def games(lang: str) -> list[GameInfo]:
    """All games. The first value of each option is its default."""
    found: list[GameInfo] = []
    for game in registry.all_games():
        tr = translator(game.id, lang)
        options = {
            option.id: [option.default, *(value for value in option.values if value != option.default)] for option in game.options
        }
        found.append(
            GameInfo(
                id=game.id,
                title=tr("game-title", {}),
                version=game.version,
                blurb=tr("game-blurb", {}),
                seats={seat: tr(f"seat-{seat}", {}) for seat in game.seats()},
                options=options,
                bots=bot_names(game.id),
            )
        )
    return found


def lines(found: list[GameInfo]) -> list[str]:
    """The same for people."""
    text: list[str] = []
    for game in found:
        text += [f"{game['id']}: {game['title']}", f"  {game['blurb']}"]
        text.append("  seats: " + ", ".join(f"{seat} ({name})" for seat, name in game["seats"].items()))
        text += [f"  option {name}: {' | '.join(values)}" for name, values in game["options"].items()]
        text.append("  bots: " + ", ".join(game["bots"]))
    return text


def rules(game: str, lang: str) -> str:
    """The rules of a game in our own words. Raises `UnknownGame`."""
    text = rules_text(registry.game(game).id, lang)
    if text is None:
        raise NoRulebook(f"the rules of {game} have not been written in {lang!r}")
    return text


def coverage(game: str) -> int:
    """Print which rules and cards are named by a test; the exit status is 0 if all are."""
    found = coverage_of(game)
    print("\n".join(found.lines()))
    return 0 if found.whole else 1
