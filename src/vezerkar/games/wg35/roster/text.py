"""Rosters as text, to print, to share and to write down in records: one line for the army, one for each figure.

    roster germany_1939_45 1941 400 Rifle section
    de_leutnant mp40 steel_helmet
    de_schutze steel_helmet stielhandgranate stielhandgranate

The first line gives army list, year, agreed points and, if there is one, a name. A line of a figure gives its unit, the word
``woman`` if she is one, and the things it takes. Read back, a number before the unit stands for as many such figures, empty lines
and what follows a ``#`` are passed over.
"""

from __future__ import annotations

from typing import Final

from vezerkar.engine.errors import VezerkarError
from vezerkar.games.wg35.library.check import IDENT
from vezerkar.games.wg35.library.records import Sample
from vezerkar.games.wg35.roster.records import Figure, Roster

WOMAN: Final = "woman"
MOST: Final = 100


class BadRoster(VezerkarError):
    """A text that is no roster; says which line and why."""


def write(roster: Roster) -> str:
    """A roster as text; `parse` reads it back."""
    head = " ".join(part for part in ("roster", roster.army, str(roster.year), str(roster.limit), roster.name) if part)
    return "".join(f"{line}\n" for line in [head, *(write_figure(figure) for figure in roster.figures)])


def write_figure(figure: Figure) -> str:
    """The line of a figure."""
    return " ".join([figure.unit, *([WOMAN] if figure.woman else []), *figure.takes])


def parse(text: str) -> Roster:
    """A roster out of its text; `BadRoster` if it is none. Whether the army may be played, `problems` says."""
    lines = [(number, line.partition("#")[0].split()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, words) for number, words in lines if words]
    if not lines:
        raise BadRoster("an empty text is no roster: it begins with a line 'roster ARMY YEAR POINTS'")
    number, words = lines[0]
    if len(words) < 4 or words[0] != "roster" or not IDENT.fullmatch(words[1]):
        raise BadRoster(f"line {number}: a roster begins with 'roster ARMY YEAR POINTS', not with {' '.join(words)!r}")
    year, limit = (_number(word, number) for word in words[2:4])
    figures = [figure for number, words in lines[1:] for figure in _figures(words, number)]
    if len(figures) > MOST:
        raise BadRoster(f"{len(figures)} figures are too many for a roster: at most {MOST}")
    return Roster(words[1], year, limit, tuple(figures), " ".join(words[4:]))


def sample(army: str, ready: Sample) -> Roster:
    """A sample roster of an army list; its id is its name."""
    figures = [figure for number, line in enumerate(ready.figures, 1) for figure in _figures(line.split(), number)]
    return Roster(army, ready.year, ready.limit, tuple(figures), ready.id)


def _number(word: str, line: int) -> int:
    if word.isascii() and word.isdigit() and len(word) < 6:
        return int(word)
    raise BadRoster(f"line {line}: {word!r} is no number")


def _figures(words: list[str], line: int) -> list[Figure]:
    """The figures of one line."""
    count = 1
    if words[0][0].isdigit():
        count, words = _number(words[0], line), words[1:]
        if not words or not 1 <= count <= MOST:
            raise BadRoster(f"line {line}: a number from 1 to {MOST} and a unit are wanted")
    for word in words:
        if not IDENT.fullmatch(word):
            raise BadRoster(f"line {line}: {word!r} is no id: small letters, digits and _ are wanted")
    woman = len(words) > 1 and words[1] == WOMAN
    return [Figure(words[0], tuple(words[2:] if woman else words[1:]), woman)] * count
