"""The coach of a first match: short hints of a game, each for a kind of decision, as data of the game.

A game's hints are in ``presentation/coach.json``, their words in ``texts/coach.LANG.ftl`` (``coach-ID``). They are no script: a
hint is offered whenever its decision comes up, and the page keeps which ones were shown.
"""

from __future__ import annotations

from collections.abc import Iterable
from fnmatch import fnmatchcase
from functools import cache

import msgspec

from vezerkar.engine import Decision
from vezerkar.registry import presentation_file
from vezerkar.server.pages.game_messages import PreparedMatch
from vezerkar.server.pages.lesson_messages import CoachHint, CoachPage
from vezerkar.translation import translator


class Hint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hint of a game: its id, its rule, and the decisions it is for.

    ``asked`` is a pattern of the message id of the question, ``offers`` of an option it must have. ``show`` are patterns of the
    action that *Show me* takes: the first that some option fits; without them the hint only tells. ``at`` names what of the Scene
    it is about, besides what offers that action: ``area:ID``, ``token:ID``, ``card:ID``, ``button:ACTION``, ``plate:SEAT``,
    ``clock``, ``prompt`` or ``hand``.
    """

    id: str
    cite: str
    asked: str = "*"
    offers: str = "*"
    show: tuple[str, ...] = ()
    at: tuple[str, ...] = ()


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The coach of a game: a prepared match, the hints in their order, and what *Show me* does in all other decisions."""

    match: PreparedMatch
    hints: tuple[Hint, ...]
    rest: tuple[str, ...] = ()


@cache
def script(game: str) -> Script | None:
    """Return the coach of a game, or None if it has none."""
    text = presentation_file(game, "coach.json")
    return None if text is None else msgspec.json.decode(text, type=Script)


def coach_page(game: str, lang: str, ply: int, decision: Decision | None) -> CoachPage:
    """Return the hints that fit a decision of the viewer's seat, in their order; none if nothing is asked."""
    found = script(game)
    if found is None:
        return CoachPage(ply, 0, [], "")
    total = len(found.hints)
    if decision is None:
        return CoachPage(ply, total, [], "")
    tr = translator(game, lang)
    options = [option.notation for option in decision.options]
    hints = [
        CoachHint(hint.id, tr(f"coach-{hint.id}", {}), hint.cite, first(hint.show, options), list(hint.at))
        for hint in found.hints
        if fits(hint, decision, options)
    ]
    return CoachPage(ply, total, hints, first(found.rest, options) or decision.default.notation)


def fits(hint: Hint, decision: Decision, options: list[str]) -> bool:
    """Return True if a hint is for this decision; one that shows something must find it among the options."""
    if not fnmatchcase(decision.prompt, hint.asked) or not first((hint.offers,), options):
        return False
    return not hint.show or first(hint.show, options) != ""


def first(patterns: Iterable[str], options: list[str]) -> str:
    """Return the option that the first of these patterns fits, the earliest; empty if none does."""
    return next((option for pattern in patterns for option in options if fnmatchcase(option, pattern)), "")
