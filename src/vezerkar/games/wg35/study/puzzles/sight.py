"""The puzzles of sight: who sees a figure, and whom a figure sees (WG35 1.6, 10.1 to 10.10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vezerkar.engine.bit_sets import members
from vezerkar.engine.game import Translator
from vezerkar.engine.match import Match
from vezerkar.engine.puzzle import Ask, ProofLine, PuzzleOption, PuzzleTheme
from vezerkar.engine.scene import Scene
from vezerkar.engine.words import listed
from vezerkar.games.wg35.declarations.view_types import Wg35View
from vezerkar.games.wg35.notation import FIGURES
from vezerkar.games.wg35.presentation.labels import short_name
from vezerkar.games.wg35.rules.basics.figures import look_at, notices, post, sees_figure
from vezerkar.games.wg35.rules.geometry.sight import HIDDEN, PRONE, STANDING
from vezerkar.games.wg35.rules.step import enemies
from vezerkar.games.wg35.state import SkirmishState
from vezerkar.games.wg35.view import POSTURES

NUMBER: Final = {name: number for number, name in enumerate(FIGURES)}
COLUMNS: Final = 4
"""Columns of the points of a figure (WG35 10.1)."""
POINTS: Final = {STANDING: "WG35 10.1", PRONE: "WG35 10.5", HIDDEN: "WG35 10.1"}
"""The rules that say to which points of a figure lines of sight run, by its posture."""
UNSEEN: Final = POINTS | {HIDDEN: "WG35 8.4"}
"""The rules by which nothing of a figure is seen."""
ASKED: Final = "?"
"""The badge of the figure that is asked about."""
FEWEST: Final = 3
"""At least so many enemies are in no line of sight, so that lines have to be looked along."""


def figures(s: SkirmishState) -> list[int]:
    """The figures that everybody sees on the table."""
    return list(members(s.on & ~s.concealed))


def foes(s: SkirmishState, figure: int) -> list[int]:
    """The enemies of a figure that everybody sees on the table."""
    return list(members(enemies(s, figure) & s.on & ~s.concealed))


def points_of(s: SkirmishState, target: int) -> int:
    """The number of points of a figure that lines of sight run to (WG35 10.1, 10.5)."""
    return COLUMNS * len(post(s, target).rows())


class SightLine(PuzzleTheme[SkirmishState, Wg35View]):
    """Mark the enemies at the other end of the lines of sight of one figure. ``figure`` is its name."""

    def find(self, match: Match[SkirmishState, Wg35View], seat: str) -> list[Ask]:
        s = match.state
        # Nobody is active, so that all see what is in front of them; in the middle of an attack the table says who sees whom.
        if not super().find(match, seat) or not s.round or s.active >= 0 or s.attacks:
            return []
        # A seat knows where its own concealed figures are, which are no options, and no rule of sight is the reason for smoke.
        if s.on & s.concealed or s.smoke:
            return []
        there = figures(s)
        first = match.ply % len(there) if there else 0
        return [{"figure": FIGURES[figure]} for figure in (*there[first:], *there[:first])]

    def options(self, s: SkirmishState, seat: int, ask: Mapping[str, str]) -> list[str]:
        return [FIGURES[enemy] for enemy in foes(s, NUMBER[ask["figure"]])]

    def right(self, s: SkirmishState, seat: int, ask: Mapping[str, str]) -> frozenset[str]:
        one = NUMBER[ask["figure"]]
        free = [other for other in foes(s, one) if sees_figure(s, *self.line(one, other))]
        if len(foes(s, one)) - len(free) < FEWEST:
            return frozenset()
        return frozenset(FIGURES[other] for other in free if notices(s, *self.line(one, other)))

    def option(self, s: SkirmishState, option: str, tr: Translator) -> PuzzleOption:
        return PuzzleOption(option, short_name(option), token=option)

    def question(self, s: SkirmishState, seat: int, ask: Mapping[str, str], tr: Translator) -> str:
        return tr(f"puzzle-{self.id}-ask", {"figure": short_name(ask["figure"])})

    def proof(self, s: SkirmishState, seat: int, ask: Mapping[str, str], tr: Translator) -> list[ProofLine]:
        one = NUMBER[ask["figure"]]
        lines = []
        blind: dict[int, list[str]] = {}
        away: list[str] = []
        for other in foes(s, one):
            viewer, target = self.line(one, other)
            if notices(s, viewer, target):
                said: dict[str, int | str] = {
                    "viewer": short_name(FIGURES[viewer]),
                    "target": short_name(FIGURES[target]),
                    "blocked": look_at(s, viewer, target)[1],
                    "points": points_of(s, target),
                }
                lines.append(ProofLine(tr("puzzle-sight-seen", said), POINTS[s.posture[target]]))
            elif sees_figure(s, viewer, target):
                away.append(short_name(FIGURES[other]))
            else:
                blind.setdefault(s.posture[target], []).append(short_name(FIGURES[other]))
        if away:
            where = {"figure": short_name(FIGURES[one]), "figures": listed(away, tr)}
            lines.append(ProofLine(tr(f"puzzle-{self.id}-away", where), "WG35 1.6"))
        for posture, whom in blind.items():
            lines.append(ProofLine(tr(f"puzzle-blind-{POSTURES[posture]}", {"figures": listed(whom, tr)}), UNSEEN[posture]))
        return lines

    def line(self, one: int, other: int) -> tuple[int, int]:
        """Return who looks at whom: the figure of the question and another one."""
        raise NotImplementedError

    def cover(self, scene: Scene, s: SkirmishState, ask: Mapping[str, str]) -> None:
        """Show the figure that is asked about; signs of who was seen or is covered would help."""
        for token in scene.tokens:
            if token.id in NUMBER:
                token.sign = ""
            if token.id == ask["figure"]:
                token.badge = ASKED


class Seers(SightLine):
    """Mark the enemies that see a figure."""

    id = "seers"

    def line(self, one: int, other: int) -> tuple[int, int]:
        return other, one


class Seen(SightLine):
    """Mark the enemies that a figure sees."""

    id = "seen"

    def line(self, one: int, other: int) -> tuple[int, int]:
        return one, other
