"""Puzzles that the rules prove: a question about a position, with options of which the rules say which are right.

A game says which themes it has (`Game.puzzles`). A theme finds questions in a match (`PuzzleTheme.find`) and, given a State and a
question, works out the whole set of right options from the rules, each time anew: no answer is stored. A question is a
dictionary of texts, as plain as a question to a calculator; often it is empty, and the position says all.

Only what the seat of a puzzle sees decides what is right: for all States that it cannot tell apart the answer is the same.

Every text is already translated.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeAlias

from vezerkar.engine.game import Translator
from vezerkar.engine.match import Match
from vezerkar.engine.parameters import S, V
from vezerkar.engine.scene import Area, Choice, Prompt, Scene

Ask: TypeAlias = "dict[str, str]"
"""The part of a question that its position does not say."""

FEWEST_OPTIONS: Final = 8
MOST_RIGHT: Final = 3
"""A puzzle is kept if at most so many of at least so many options are right."""


LYING: Final = ("blocked", "objective")
"""The styles of marks that lie on a table, such as smoke; all others are about a question."""


@dataclass(slots=True)
class PuzzleOption:
    """Something that can be answered: its id, its name, and the `Area` or the `Token` of the Scene that is clicked for it."""

    id: str
    name: str
    area: str = ""
    token: str = ""


@dataclass(slots=True)
class ProofLine:
    """A step of a proof in words, with the rule that it follows from."""

    text: str
    cite: str


@dataclass(slots=True)
class BoardLine:
    """A place of the board in words and what is there; without a ``place`` something about the whole board."""

    place: str
    text: str


class PuzzleTheme(Generic[S, V]):
    """A kind of question. Its words are ``puzzle-ID`` (its name) and ``puzzle-ID-ask``. It keeps nothing of a position."""

    id: str
    several: bool = True
    """All right options are to be marked, and no other. If not: one of them is enough, and only one can be marked."""
    ask_says_all: bool = False
    """The answer follows from the question alone: the same question about another position would be the same puzzle."""

    def find(self, match: Match[S, V], seat: str) -> list[Ask]:
        """Return the questions that a moment offers to a seat, given away or not; by default the empty one if it must choose."""
        return [{}] if seat in match.waiting() else []

    def options(self, s: S, seat: int, ask: Mapping[str, str]) -> list[str]:
        """Return the options, in the order in which they are listed."""
        raise NotImplementedError

    def right(self, s: S, seat: int, ask: Mapping[str, str]) -> frozenset[str]:
        """Return the options that are right; none if the question has no answer worth asking for."""
        raise NotImplementedError

    def option(self, s: S, option: str, tr: Translator) -> PuzzleOption:
        """Return an option with its name and what is clicked for it."""
        raise NotImplementedError

    def question(self, s: S, seat: int, ask: Mapping[str, str], tr: Translator) -> str:
        """Return the question in one sentence."""
        return tr(f"puzzle-{self.id}-ask", {})

    def proof(self, s: S, seat: int, ask: Mapping[str, str], tr: Translator) -> list[ProofLine]:
        """Return the reasons why these options are right and no others."""
        raise NotImplementedError

    def cover(self, scene: Scene, s: S, ask: Mapping[str, str]) -> None:
        """Take from a bare Scene (`bare`) what gives the answer away, such as signs of what is asked for; mark what is asked
        about."""

    # What follows is the same for every theme.

    def name(self, tr: Translator) -> str:
        """Return the name of the theme."""
        return tr(f"puzzle-{self.id}", {})

    def is_worth(self, s: S, seat: int, ask: Mapping[str, str]) -> bool:
        """Return True if few of many options are right."""
        right = self.right(s, seat, ask)
        return 0 < len(right) <= MOST_RIGHT and len(self.options(s, seat, ask)) >= FEWEST_OPTIONS

    def named(self, s: S, seat: int, ask: Mapping[str, str], tr: Translator) -> list[PuzzleOption]:
        """Return all options with their names."""
        return [self.option(s, one, tr) for one in self.options(s, seat, ask)]

    def is_right(self, s: S, seat: int, ask: Mapping[str, str], chosen: Collection[str]) -> bool:
        """Return True if these options answer the question."""
        right, given = self.right(s, seat, ask), set(chosen)
        return given == right if self.several else len(given) == 1 and given <= right

    def laid_out(self, scene: Scene, s: S, seat: int, ask: Mapping[str, str], tr: Translator) -> Scene:
        """Return a Scene of what the seat sees as the puzzle shows it: nothing given away, each option with its choice."""
        shown = bare(scene, Prompt(self.question(s, seat, ask, tr), True))
        self.cover(shown, s, ask)
        areas = {area.id: area for area in shown.areas}
        tokens = {token.id: token for token in shown.tokens}
        for option in self.named(s, seat, ask, tr):
            choice = Choice(option.id, option.name)
            if option.token in tokens:
                tokens[option.token].choices.append(choice)
            elif option.area:
                if option.area not in areas:
                    areas[option.area] = Area(option.area, option.name)
                    shown.areas.append(areas[option.area])
                areas[option.area].choices.append(choice)
        # A game lists first what has something to say, which may be what is asked for.
        shown.areas.sort(key=lambda area: area.id)
        return shown


def bare(scene: Scene, prompt: Prompt) -> Scene:
    """Return the whole board of a Scene alone: areas and pieces that ask for nothing, and no panel, card or overlay."""
    for area in scene.areas:
        area.choices, area.highlight = [], ""
    for token in scene.tokens:
        token.choices, token.held, token.faded = [], False, False
    return Scene(
        board=scene.board,
        prompt=prompt,
        areas=scene.areas,
        tokens=scene.tokens,
        captions=scene.captions,
        clock=scene.clock,
        ground=scene.ground,
        marks=[mark for mark in scene.marks if mark.style in LYING],
    )


AnyTheme: TypeAlias = PuzzleTheme[Any, Any]
