"""The engine: game-neutral steps, decisions, dice, events, matches, records and positions.

It imports nothing outside itself and the standard library. Rules are Steps on the stack of a State; `settle` runs them until
somebody must choose. `Match` is a game being played.
"""

from typing import TYPE_CHECKING

from vezerkar.engine.action import Action
from vezerkar.engine.bit_sets import BIT, LOWEST
from vezerkar.engine.decision import Decision, Domain, Question, Refusal
from vezerkar.engine.dice import Dice
from vezerkar.engine.errors import (
    BadCombination,
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeat,
    IllegalAction,
    NotReached,
    UnknownBot,
    UnknownGame,
    VezerkarError,
)
from vezerkar.engine.event import EVERYBODY, Datum, Event
from vezerkar.engine.game import Game, Option, Outcome
from vezerkar.engine.match import Match, PlayedAction
from vezerkar.engine.observation import Bot, Observation
from vezerkar.engine.old_names import old_names
from vezerkar.engine.options import Options
from vezerkar.engine.record import Record, Takeback
from vezerkar.engine.state import State, Step, apply, settle
from vezerkar.engine.together import Together

__all__ = [
    "BIT",
    "EVERYBODY",
    "LOWEST",
    "Action",
    "BadCombination",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeat",
    "Bot",
    "Datum",
    "Decision",
    "Dice",
    "Domain",
    "Event",
    "Game",
    "IllegalAction",
    "Match",
    "NotReached",
    "Observation",
    "Option",
    "Options",
    "Outcome",
    "PlayedAction",
    "Question",
    "Record",
    "Refusal",
    "State",
    "Step",
    "Takeback",
    "Together",
    "UnknownBot",
    "UnknownGame",
    "VezerkarError",
    "apply",
    "settle",
]

if not TYPE_CHECKING:  # Type checkers would take every misspelt name for one that exists.
    __getattr__ = old_names(__name__, {"Sight": "Observation"})
