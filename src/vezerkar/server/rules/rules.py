"""The seam between a session and the rules: what it asks them, and nothing else.

There are two implementations: `vezerkar.server.rules.present_rules`, the rules of this program, and
`vezerkar.server.rules.archived_rules`, those of an archive, by pipe. The session keeps what happened and takes back. The rules
say what is legal, what comes of it and how it is shown. Each question needs a State and nothing that the rules would have to
remember, so nothing is lost with a process.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

from vezerkar.engine import Event, Game, Match, Refusal, State, Takeback
from vezerkar.engine.game import Json
from vezerkar.engine.scene import Scene
from vezerkar.server.bots.bot_workers import BotExecutor
from vezerkar.server.matches.end_messages import MatchEnd
from vezerkar.server.matches.match_end import EndInputs
from vezerkar.server.pages.game_page import GamePage, PageWish
from vezerkar.server.pages.lesson_messages import CoachPage
from vezerkar.server.pages.page_messages import LogLine
from vezerkar.server.rules.archived_rules import ArchivedMatch, ArchivedState
from vezerkar.server.rules.user_files import UserFiles

AnyMatch: TypeAlias = Match[Any, Any] | ArchivedMatch
AnyState: TypeAlias = State | ArchivedState


class Observed(Protocol):
    """The sight of a bot on a seat, see `vezerkar.Observation`."""

    @property
    def seat(self) -> str:
        """The seat."""
        ...

    def pack(self) -> dict[str, Json]:
        """Return it as plain data."""
        ...

    def imagine(self, seed: int | str) -> Any:
        """Return a match that the seat cannot tell from the true one."""
        ...


class Rules(Protocol):
    """The rules of one version of a game. Their States and matches are their own: nobody gives them those of others.

    ``archived``: they answer by pipe, so no answer may be waited for on the event loop. ``bots`` is where their bots think, if
    not where all others do.
    """

    archived: bool
    game: Game[Any, Any]

    @property
    def files(self) -> UserFiles | None:
        """A user's files that these rules have read; None if there are none."""
        ...

    @property
    def bots(self) -> BotExecutor | None:
        """The place where their bots think, if they cannot think where the others do."""
        ...

    def complete(self, wish: dict[str, str]) -> dict[str, str]:
        """The options of a match, defaults filled in. Raises `BadOption`."""
        ...

    def start(self, seed: str, wish: dict[str, str]) -> Any:
        """A new match. Raises `BadOption`."""
        ...

    def at(self, state: Any, chosen: dict[str, str]) -> Any:
        """A match that begins at a State, which becomes its own."""
        ...

    def resumed(
        self,
        history: list[Any],
        chosen: dict[str, str],
        seed: str,
        actions: Sequence[tuple[str, str, Sequence[Event]]],
        events: list[Event],
        takebacks: Sequence[Takeback],
    ) -> Any:
        """A match that goes on where it was left off, see `vezerkar.Match.resumed`."""
        ...

    def bare(self, match: Any) -> bytes:
        """The State of a match as canonical bytes without version and options: they do not change with those alone."""
        ...

    def load(self, bare: bytes, chosen: dict[str, str]) -> Any:
        """The State of what `bare` returned. Raises `BadPosition`."""
        ...

    def in_window(self, state: Any) -> bool:
        """Return True if a seat is asked in a reaction window."""
        ...

    def turn(self, state: Any) -> int | None:
        """The public number of the turn in progress, if the game has turns."""
        ...

    def question(self, state: Any, seat: int) -> object:
        """The question to a seat in a State, in a form that can be compared; None if it is asked nothing."""
        ...

    def why_not(self, match: Any, seat: str, action: str) -> Refusal | None:
        """Return why an action is not legal now, or None, in a way that tells the seat nothing hidden."""
        ...

    def explain(self, refusal: Refusal, lang: str) -> str:
        """A refusal in words."""
        ...

    def canonical(self, state: Any, seat: int, action: str) -> str:
        """An action of a seat as the log writes it in a State; what is no action stays as it is."""
        ...

    def written(self, action: str) -> str:
        """An action as it is written in every State. Raises `BadNotation`."""
        ...

    def observe(self, match: Any, seat: str) -> Observed:
        """Return the sight of a bot on a seat."""
        ...

    def strongest_bot(self) -> str:
        """The name of the bot that gives advice."""
        ...

    def page(self, state: Any, wish: PageWish, events: list[Event]) -> GamePage:
        """See `vezerkar.server.pages.game_page.game_page`. The State must be nobody else's."""
        ...

    def scene(self, state: Any, wish: PageWish) -> Scene:
        """See `vezerkar.server.pages.game_page.small_scene`. The State must be nobody else's."""
        ...

    def board(self, name: str) -> str | None:
        """Return the board picture that a Scene of these rules names, as SVG; None if there is none."""
        ...

    def coach(self, state: Any, wish: PageWish, ply: int) -> CoachPage:
        """See `vezerkar.server.pages.game_page.coach_of`. The State must be nobody else's."""
        ...

    def lines(self, seats: tuple[str, ...], lang: str, told: Sequence[tuple[int, Event]]) -> list[LogLine]:
        """Events, each with its ply, as lines of the log."""
        ...

    def end(self, inputs: EndInputs) -> MatchEnd:
        """See `vezerkar.server.matches.match_end.match_end`."""
        ...
