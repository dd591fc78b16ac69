"""The messages between the table and a process that runs an archive of rules: one JSON object in a line, in each direction.

The process first says what it has (`Ready`). Then each `Call` gets one `Answer`. A call brings the position of the State it is
about, so the process keeps nothing that anybody would miss.

Archives stay as they are while this module goes on: a call may be added, but what an archive of the same `PROTOCOL` was taught
must mean the same for ever. A field that is added needs a default, on both sides.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec

from vezerkar.engine import Event
from vezerkar.engine.event import Datum
from vezerkar.server.matches.match_end import EndInputs
from vezerkar.server.pages.game_page import PageWish

PROTOCOL: Final = 1
"""Changes when an old archive could not understand a new table any more."""

EventRow: TypeAlias = tuple[str, dict[str, Datum], int]
"""An event: its kind, its data, and the bit set of the seats that may know of it."""


class Ready(msgspec.Struct):
    """The description of a process: the game, and of its description what a table asks for. ``bot`` is the one that gives advice.

    ``users_files``: a match may need something of a user's files. ``draws``: it may end without a winner. ``scenario``: the
    ids of the options that make a side stronger or weaker; None where an archive does not say.
    """

    protocol: int
    game: str
    title: str
    version: str
    levels: list[str]
    delegating: list[str]
    bot: str
    users_files: bool
    draws: bool = False
    scenario: list[str] | None = None


class Call(msgspec.Struct, tag_field="call", frozen=True):
    """Something that the table asks the rules."""


class Start(Call, tag="start", frozen=True):
    """Begin a match: `Begun`."""

    seed: str
    options: dict[str, str]


class Load(Call, tag="load", frozen=True):
    """Take up a match at a position: `Begun`."""

    position: msgspec.Raw


class TakeAction(Call, tag="act", frozen=True):
    """Take an action: `Taken`, or `Illegal`."""

    position: msgspec.Raw
    seat: str
    action: str


class Decide(Call, tag="decide", frozen=True):
    """Say what a seat must choose: `Asked`, or `Illegal`."""

    position: msgspec.Raw
    seat: str


class Why(Call, tag="why", frozen=True):
    """Say why an action is not legal: `Reason`, or null."""

    position: msgspec.Raw
    seat: str
    action: str


class Canonical(Call, tag="canonical", frozen=True):
    """Say how the log writes an action of a seat at a position: a text."""

    position: msgspec.Raw
    seat: int
    action: str


class Write(Call, tag="write", frozen=True):
    """Say how an action is written at every position: a text. What is no action is `Unusable`."""

    action: str


class Page(Call, tag="page", frozen=True):
    """Show a State to a seat that may know of these events: `GamePage`."""

    position: msgspec.Raw
    wish: PageWish
    events: list[EventRow]


class Small(Call, tag="scene", frozen=True):
    """Show a State from outside: a Scene."""

    position: msgspec.Raw
    wish: PageWish


class Coach(Call, tag="coach", frozen=True):
    """The coach's hints: `CoachPage`."""

    position: msgspec.Raw
    wish: PageWish
    ply: int


class Lines(Call, tag="lines", frozen=True):
    """Tell these events, each with its ply: a list of `LogLine`."""

    seats: list[str]
    lang: str
    told: list[tuple[int, EventRow]]


class Observe(Call, tag="observe", frozen=True):
    """Say what a bot on a seat may know that knows of these events: a packed Observation."""

    position: msgspec.Raw
    seat: str
    events: list[EventRow]


class Imagine(Call, tag="imagine", frozen=True):
    """A match that an Observation may come from: `Begun`."""

    observation: dict[str, Any]
    seed: str


class Choose(Call, tag="choose", frozen=True):
    """Let a bot choose: a text."""

    bot: str
    seed: str
    observation: dict[str, Any]


class End(Call, tag="end", frozen=True):
    """Tell the end of a match: `MatchEnd`."""

    inputs: EndInputs


class Explain(Call, tag="explain", frozen=True):
    """Say a refusal in words: a text."""

    reason: str
    args: dict[str, int | str]
    lang: str


class Needs(Call, tag="needs", frozen=True):
    """Say what of a user's files the value of an option or an action names: a list of ids."""

    text: str


class Content(Call, tag="content", frozen=True):
    """Say which word stands for what a user's files have under these ids: a text."""

    needs: list[str]


class Sides(Call, tag="sides", frozen=True):
    """Say which seats win and lose together: lists of them by the name of each side. Archives of former releases cannot."""

    options: dict[str, str]


class Board(Call, tag="board", frozen=True):
    """Draw a board of the game: a picture (SVG), or null. Archives of former releases do not know this call."""

    name: str


AnyCall: TypeAlias = (
    Start
    | Load
    | TakeAction
    | Decide
    | Why
    | Canonical
    | Write
    | Page
    | Small
    | Coach
    | Lines
    | Observe
    | Imagine
    | Choose
    | End
    | Explain
    | Needs
    | Content
    | Board
    | Sides
)


class StateRow(msgspec.Struct):
    """A State: its position in canonical bytes, and what a table looks at without asking.

    ``questions`` has for each seat a text that changes with what it is asked; empty if it is asked nothing. ``window`` tells
    whether a seat is asked in a reaction window.
    """

    position: msgspec.Raw
    over: bool
    asked: int
    drawn: int
    news: int
    turn: int | None
    questions: list[str]
    window: bool


class Begun(msgspec.Struct):
    """A match that begins: its seats, its options, its State, and what has happened already."""

    seats: list[str]
    options: dict[str, str]
    state: StateRow
    events: list[EventRow]


class Taken(msgspec.Struct):
    """An action that was taken: its code and notation, the State after it and what happened."""

    code: int
    notation: str
    state: StateRow
    events: list[EventRow]


class Asked(msgspec.Struct):
    """A decision of a seat, see `vezerkar.Decision`. Actions are codes with their notation."""

    prompt: str
    args: dict[str, int | str]
    cite: str
    options: list[tuple[int, str]]
    default: tuple[int, str]
    window: bool
    ask: str


class Reason(msgspec.Struct):
    """The reason why an action is not legal: the message, its arguments, the rule, and the words in each language."""

    reason: str
    cite: str
    args: dict[str, int | str]
    words: dict[str, str]


class Answer(msgspec.Struct, tag_field="answer"):
    """The outcome of a call."""


class Given(Answer, tag="given"):
    """The answer that was asked for."""

    result: msgspec.Raw


class Illegal(Answer, tag="illegal"):
    """The action is not legal; of a seat that is not asked, too."""

    reason: str
    cite: str
    action: str
    args: dict[str, int | str]


class Unusable(Answer, tag="unusable"):
    """This is no position, no action or no seat, or these are no options. ``kind`` is the name of the error."""

    kind: str
    text: str


class Failed(Answer, tag="failed"):
    """An error in the rules: which and where, but nothing of the match."""

    text: str


AnyAnswer: TypeAlias = Given | Illegal | Unusable | Failed


def row(event: Event) -> EventRow:
    """An event as a message has it."""
    return event.kind, event.data, event.seats


def events_of(rows: list[EventRow]) -> list[Event]:
    """The events of a message."""
    return [Event(*one) for one in rows]
