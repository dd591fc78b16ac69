"""One choice of a bot, in whatever process it thinks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vezerkar.bots import bot, bot_names
from vezerkar.bots.models import PREFIX
from vezerkar.engine import Game, Observation
from vezerkar.engine.game import Json
from vezerkar.registry import game


def choose_action(game_id: str, name: str, seed: str, observation: Mapping[str, Json]) -> str:
    """Return the bot's action, in notation."""
    rules = game(game_id)
    return bot(name, game_id, seed).choose(Observation.unpack(rules, observation)).notation


def strongest_bot(game: Game[Any, Any]) -> str:
    """The name of the bot to which the rest of a question is handed over."""
    return game.levels[-1] if game.levels else [bot for bot in bot_names(game.id) if not bot.startswith(PREFIX)][-1]
