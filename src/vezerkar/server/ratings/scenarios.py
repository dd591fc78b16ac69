"""The options that make a side stronger or weaker, read back from what was counted: a game may not offer all of them any more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vezerkar.engine import Game
from vezerkar.server.lobby.lobby_messages import TableOption
from vezerkar.translation import translator


def chosen_of(scenario: str) -> dict[str, str]:
    """The options of a scenario as `vezerkar.server.ratings.rated_match.scenario_of` writes it."""
    return dict(one.partition("=")[::2] for one in scenario.split())


def offered(game: Game[Any, Any], chosen: Mapping[str, str]) -> dict[str, str]:
    """Return those of the options that the game offers now: a mission of a user's file may be gone."""
    values = {option.id: option.values for option in game.options}
    return {name: value for name, value in chosen.items() if value in values.get(name, ())}


def in_words(game: Game[Any, Any], chosen: Mapping[str, str], lang: str) -> list[TableOption]:
    """Options in words; what the game does not offer any more is told by its id, for its words are gone, too."""
    tr, known = translator(game.id, lang), offered(game, chosen)
    names = {option.id for option in game.options}
    return [
        TableOption(
            tr(f"option-{name}", {}) if name in names else name, tr(f"option-{name}-{value}", {}) if name in known else value
        )
        for name, value in chosen.items()
    ]
