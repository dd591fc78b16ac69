"""The bots by name: ``random`` for every game, the bots of the game itself, ``search`` if the game has heuristics, ``planner`` if
these have a judge, ``far_planner`` if they say how to follow actions longer, and ``model:FILE`` for what a file has learned."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, cast

from vezerkar.bots.models import model, offered
from vezerkar.bots.planner import PlanningHeuristics, planner
from vezerkar.bots.random_bot import RandomBot
from vezerkar.bots.search import SearchHeuristics, search
from vezerkar.engine import Bot, UnknownBot
from vezerkar.engine.greedy_bot import BotFactory as BotFactory
from vezerkar.engine.greedy_bot import without_budget
from vezerkar.registry import package_of

REGISTERED: Final[dict[str, dict[str, BotFactory]]] = {}
"""REGISTERED[game][name]: the bots that were registered at run time."""


def register_bot(name: str, game: str, factory: BotFactory) -> None:
    """Let a bot of your own play a game, in this process. ``factory`` gets the seed and the budget text.

    Raises `UnknownBot` if the name is not one word.

    >>> import vezerkar
    >>> vezerkar.register_bot("any", "hunt", lambda seed, budget: vezerkar.bot("random", "hunt", seed))
    >>> vezerkar.bot("any", "hunt")
    <vezerkar.bots.random_bot.RandomBot object at 0x...>
    """
    if not name.isidentifier():
        raise UnknownBot(f"a bot's name is one word, not {name!r}")
    REGISTERED.setdefault(game, {})[name] = factory


def _factories(game: str) -> dict[str, BotFactory]:
    package = package_of(game)
    factories: dict[str, BotFactory] = {"random": without_budget("random", RandomBot), **import_module(f"{package}.bots").BOTS}
    if hasattr(import_module(package), "__path__") and find_spec(f"{package}.heuristics"):
        factories["search"] = partial(search, cast("SearchHeuristics[Any]", import_module(f"{package}.heuristics")))
        if find_spec(f"{package}.heuristics.planning"):
            planning = import_module(f"{package}.heuristics.planning")
            heuristics = cast("PlanningHeuristics[Any]", planning)
            factories["planner"] = partial(planner, heuristics)
            if hasattr(planning, "far_horizon"):
                factories["far_planner"] = partial(planner, heuristics, horizon=planning.far_horizon)
    return factories | REGISTERED.get(game, {})


def _model(game: str) -> BotFactory:
    return lambda seed, text: model(seed, text, game)


def bot_names(game: str) -> list[str]:
    """Return the names of the bots that play this game, weakest first, and of the models that this machine offers.

    Raises `UnknownGame`.

    >>> bot_names("hunt")[:3]
    ['random', 'novice', 'greedy']
    """
    return [*_factories(game), *offered(game)]


def bot(name: str, game: str, seed: int | str = 0) -> Bot:
    """Return the bot of this name, for instance ``greedy``, ``search:400`` or ``model:FILE``.

    Raises `UnknownBot` or `UnknownGame`, and `BadModel`, which is an `UnknownBot`, for a file that does not play this game.

    >>> import vezerkar
    >>> match = vezerkar.game("hunt").start(seed=7)
    >>> action = vezerkar.bot("greedy", "hunt", seed=1).choose(vezerkar.Observation.of(match, "german"))
    >>> action in match.decision("german").options
    True
    """
    kind, _, budget = name.partition(":")
    factories = {**_factories(game), "model": _model(game)}
    if kind not in factories:
        raise UnknownBot(f"no bot {kind!r} plays {game}; there are: {', '.join([*factories, *offered(game)])}")
    return factories[kind](seed, budget)
