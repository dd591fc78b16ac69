"""Vezérkar: a rules-enforcing table for games of the Second World War.

Everything that ordinary use needs is here; what is not needed at once is imported at its first use.

>>> import vezerkar
>>> match = vezerkar.game("hunt").start(seed=7)
>>> decision = match.decisions()[0]
>>> "to 24" in decision.options
True
>>> match.act("german", "to 24").notation
'to 24'
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

from vezerkar.bots import bot, register_bot
from vezerkar.engine import (
    Action,
    BadCombination,
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeat,
    Bot,
    Decision,
    Domain,
    Event,
    Game,
    IllegalAction,
    Match,
    NotReached,
    Observation,
    Option,
    Options,
    Outcome,
    PlayedAction,
    Record,
    Refusal,
    UnknownBot,
    UnknownGame,
    VezerkarError,
)
from vezerkar.registry import all_games, game, replay
from vezerkar.version import VERSION as __version__

if TYPE_CHECKING:
    from vezerkar.arena.simulate import simulate
    from vezerkar.arena.statistics import summary
    from vezerkar.games.hunt.declarations.view_types import HuntView
    from vezerkar.games.hunt.game import Hunt
    from vezerkar.games.quartermaster.declarations.view_types import QuartermasterView
    from vezerkar.games.quartermaster.game import Quartermaster
    from vezerkar.games.triumph.declarations.view_types import TriumphView
    from vezerkar.games.triumph.game import Triumph
    from vezerkar.games.wg35.declarations.view_types import Wg35View
    from vezerkar.games.wg35.game import Skirmish
    from vezerkar.translation import explain, translator

__all__ = [
    "Action",
    "BadCombination",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeat",
    "Bot",
    "Decision",
    "Domain",
    "Event",
    "Game",
    "Hunt",
    "HuntView",
    "IllegalAction",
    "Match",
    "NotReached",
    "Observation",
    "Option",
    "Options",
    "Outcome",
    "PlayedAction",
    "Quartermaster",
    "QuartermasterView",
    "Record",
    "Refusal",
    "Skirmish",
    "Triumph",
    "TriumphView",
    "UnknownBot",
    "UnknownGame",
    "VezerkarError",
    "Wg35View",
    "__version__",
    "all_games",
    "bot",
    "explain",
    "game",
    "register_bot",
    "replay",
    "simulate",
    "summary",
    "translator",
]

LATER: Final = {
    "Hunt": "games.hunt.game",
    "HuntView": "games.hunt.declarations.view_types",
    "Quartermaster": "games.quartermaster.game",
    "QuartermasterView": "games.quartermaster.declarations.view_types",
    "Skirmish": "games.wg35.game",
    "Triumph": "games.triumph.game",
    "TriumphView": "games.triumph.declarations.view_types",
    "Wg35View": "games.wg35.declarations.view_types",
    "explain": "translation",
    "simulate": "arena.simulate",
    "translator": "translation",
    "summary": "arena.statistics",
}
"""Public names and the modules they come from, for those that are imported when somebody asks for them."""


def __getattr__(name: str) -> object:
    if name not in LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{LATER[name]}"), name)


def _in_words(refused: IllegalAction) -> str:
    from vezerkar.translation import sentence  # the texts are needed when an error is shown, not before

    return sentence(refused)


IllegalAction.in_words = _in_words
