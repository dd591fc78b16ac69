"""Army builders: where people put armies together, as plain data.

A game whose sides build their armies says what there is to build from (a MusterSpec), and looks a draft over after each change
(a MusterView): its men in rows, what is still demanded, whom to recruit, what each man may take. A draft is a text of the game's
own; a change of it is an action of the game, by its notation, or one of the `DRAFT_VERBS`. Whatever draws MusterViews knows no
game: it sends the draft with the change that was clicked.

Every text is already translated. Symbols are those of the game's symbol sheet.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from vezerkar.engine.decision import Refusal
from vezerkar.engine.errors import VezerkarError
from vezerkar.engine.game import Translator
from vezerkar.engine.scene import Page

DRAFT_VERBS: Final = ("copy", "limit", "fill", "random")
"""Changes that no match knows: one more of a man, other points, what is left to spend, an army by chance."""


class BadDraft(VezerkarError):
    """A text that is no draft, or a change that is none; says why."""


class RefusedChange(VezerkarError):
    """A change of a draft that the rules do not allow."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal


@dataclass(slots=True)
class ArmyList:
    """A list from which an army can be built: the years it fights in, and the text that says what it is like."""

    id: str
    name: str
    note: str
    text: str
    first: int
    last: int


@dataclass(slots=True)
class ReadyArmy:
    """An army of the library, with its draft."""

    id: str
    name: str
    note: str
    text: str
    points: int
    draft: str


@dataclass(slots=True)
class MusterSpec:
    """Everything there is to build from. ``limits`` are the usual points, ``limit`` those to begin with."""

    title: str
    lists: list[ArmyList]
    ready: list[ReadyArmy]
    limits: list[int]
    limit: int
    cite: str
    tone: str


@dataclass(slots=True)
class Recruit:
    """A kind of man, for the row of this id: ``action`` adds one; if it is refused, ``why`` says so.

    ``count`` there are, ``most`` there may be (0: any number).
    """

    id: str
    row: str
    name: str
    note: str
    text: str
    symbol: str
    points: int
    count: int
    most: int
    action: str
    why: str = ""
    cite: str = ""


@dataclass(slots=True)
class Thing:
    """Something a man has, or may take: ``take`` takes it (refused: ``why``), ``give`` gives it up; either may be empty."""

    id: str
    name: str
    text: str
    symbol: str
    points: int
    count: int
    take: str = ""
    give: str = ""
    why: str = ""
    cite: str = ""


@dataclass(slots=True)
class Man:
    """A man of a draft: ``profile`` are pairs of name and value, ``arms`` his weapons, first the one that counts."""

    number: int
    kind: str
    name: str
    note: str
    symbol: str
    points: int
    profile: list[tuple[str, str]]
    arms: list[Thing]
    things: list[Thing]
    abilities: list[tuple[str, str]]
    changes: list[tuple[str, str]]
    """Other changes that are legal, pairs of action and words; the first takes the man away."""


@dataclass(slots=True)
class Row:
    """The men of one role, as indices of the MusterView's: how many are still ``wanted``, for how many more there is ``room``."""

    id: str
    title: str
    note: str
    men: list[int]
    wanted: int
    room: int


@dataclass(slots=True)
class Fault:
    """Something that a draft lacks or has too much of, with the rule; ``man`` is the number of a man, or 0 for the army."""

    text: str
    cite: str
    man: int = 0


@dataclass(slots=True)
class MusterView:
    """A draft as it is. ``orders`` are the actions that build it in a match; ``facts`` sum it up, to be compared.

    Before an army list is chosen there is neither a row nor a recruit.
    """

    draft: str
    title: str
    points: int
    limit: int
    faults: list[Fault] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    men: list[Man] = field(default_factory=list)
    recruits: list[Recruit] = field(default_factory=list)
    facts: list[tuple[str, str]] = field(default_factory=list)
    orders: list[str] = field(default_factory=list)
    page: Page | None = None
    list_id: str = ""
    year: int = 0


class MusterDesk:
    """The army builder of a game. It keeps nothing between two questions."""

    def spec(self, tr: Translator) -> MusterSpec:
        """Return what there is to build from."""
        raise NotImplementedError

    def look(self, draft: str, change: str, tr: Translator) -> MusterView:
        """Return a draft after a change (none if that is empty). Raises `BadDraft` or `RefusedChange`."""
        raise NotImplementedError
