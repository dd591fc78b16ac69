"""The rules of this program, as a session asks for them.

What goes beyond `vezerkar.Match` is here. `vezerkar.server.rules.archived_rules` has the same for rules that answer by pipe.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from vezerkar.engine import BadNotation, Event, Game, Match, Observation, Question, Refusal, State, Takeback
from vezerkar.engine.bit_sets import members
from vezerkar.engine.decision import NOT_NOW
from vezerkar.engine.scene import Scene
from vezerkar.engine.state import options, step_of
from vezerkar.registry import board_picture
from vezerkar.server.bots.bot_choice import strongest_bot
from vezerkar.server.matches.end_messages import MatchEnd
from vezerkar.server.matches.match_end import EndInputs, match_end
from vezerkar.server.pages.game_page import GamePage, PageWish, coach_of, game_page, log_line, small_scene
from vezerkar.server.pages.lesson_messages import CoachPage
from vezerkar.server.pages.page_messages import LogLine
from vezerkar.server.rules.user_files import UserFiles, present_files
from vezerkar.translation import explain


class PresentRules:
    """The rules of a game in this process. Their States are the game's own."""

    archived = False
    bots = None

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game

    @property
    def files(self) -> UserFiles | None:
        """A user's files that this process has read; None if there are none."""
        return present_files(self.game)

    def start(self, seed: str, wish: dict[str, str]) -> Match[Any, Any]:
        """A new match. Raises `BadOption`."""
        return self.game.start(seed, wish)

    def complete(self, wish: dict[str, str]) -> dict[str, str]:
        """The options of a match, defaults filled in. Raises `BadOption`."""
        return self.game.complete_options(wish)

    def at(self, state: State, chosen: dict[str, str]) -> Match[Any, Any]:
        """A match that begins at a State, which becomes its own."""
        return Match(self.game, state, chosen)

    def resumed(
        self,
        history: list[State],
        chosen: dict[str, str],
        seed: str,
        actions: Sequence[tuple[str, str, Sequence[Event]]],
        events: list[Event],
        takebacks: Sequence[Takeback],
    ) -> Match[Any, Any]:
        """See `Match.resumed`."""
        return Match.resumed(self.game, history, chosen, seed, actions, events, takebacks)

    def bare(self, match: Match[Any, Any]) -> bytes:
        """The State of a match as canonical bytes without version and options: they do not change with those alone."""
        return json.dumps(self.game.dump(match.state), sort_keys=True, separators=(",", ":")).encode()

    def load(self, bare: bytes, chosen: dict[str, str]) -> State:
        """The State of what `bare` returned. Raises `BadPosition`."""
        state: State = self.game.load(json.loads(bare), chosen)
        state.sink = None
        return state

    def in_window(self, state: State) -> bool:
        """Return True if a seat is asked in a reaction window."""
        return any(step_of(state).question(state, seat).window for seat in members(state.asked))

    def why_not(self, match: Match[Any, Any], seat: str, action: str) -> Refusal | None:
        """Return why an action is not legal now, or None."""
        return why_not(match, seat, action)

    def explain(self, refusal: Refusal, lang: str) -> str:
        """A refusal in words."""
        return explain(refusal, self.game.id, lang)

    def canonical(self, state: State, seat: int, action: str) -> str:
        """An action of a seat as the log writes it; what is no action stays as it is."""
        return canonical(self.game, state, seat, action)

    def written(self, action: str) -> str:
        """An action as it is written in every State. Raises `BadNotation`."""
        return self.game.notation(self.game.parse(action))

    def question(self, state: State, seat: int) -> tuple[Question, list[int]] | None:
        """The question to a seat in a State, in a form that can be compared; None if it is asked nothing."""
        return (step_of(state).question(state, seat), options(state, seat)) if state.asked >> seat & 1 else None

    def turn(self, state: State) -> int | None:
        """The public number of the turn in progress, if the game has turns."""
        found: int | None = self.game.turn(state)
        return found

    def observe(self, match: Match[Any, Any], seat: str) -> Observation[Any, Any]:
        """Return the sight of a bot on a seat."""
        return Observation.of(match, seat)

    def strongest_bot(self) -> str:
        """The name of the bot that gives advice."""
        return strongest_bot(self.game)

    def page(self, state: State, wish: PageWish, events: list[Event]) -> GamePage:
        """See `game_page`. The State must be nobody else's."""
        return game_page(self.game, state, wish, events)

    def scene(self, state: State, wish: PageWish) -> Scene:
        """See `small_scene`. The State must be nobody else's."""
        return small_scene(self.game, state, wish)

    def board(self, name: str) -> str | None:
        """Return the board picture that a Scene names, as SVG; None if there is none."""
        return board_picture(name)

    def coach(self, state: State, wish: PageWish, ply: int) -> CoachPage:
        """See `coach_of`. The State must be nobody else's."""
        return coach_of(self.game, state, wish, ply)

    def lines(self, seats: tuple[str, ...], lang: str, told: Sequence[tuple[int, Event]]) -> list[LogLine]:
        """Events, each with its ply, as lines of the log."""
        return [log_line(self.game, seats, lang, ply, event) for ply, event in told]

    def end(self, inputs: EndInputs) -> MatchEnd:
        """See `match_end`."""
        return match_end(self.game, inputs)


def why_not(match: Match[Any, Any], seat: str, action: str) -> Refusal | None:
    """Return why an action is not legal now, or None. The reason is that of a match the seat cannot tell from this one.

    A refusal therefore cannot leak hidden information, even if a game words its reason carelessly.
    """
    if match.why_not(seat, action) is None:
        return None
    return match.imagine(seat).why_not(seat, action) or NOT_NOW


def canonical(game: Game[Any, Any], state: State, seat: int, action: str) -> str:
    """An action of a seat as the log writes it; what is no action stays as it is."""
    try:
        code = game.parse(action) if action else -1
    except BadNotation:
        return action
    if state.asked >> seat & 1 and action:
        code = step_of(state).meant(state, seat, code)
    return game.notation(code) if action else ""
