"""The calculator of places: where the Graf Spee may be, by what everybody has heard, and the chance that Searches find her."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from vezerkar.engine.bit_sets import BIT, count, mask_of, names_of
from vezerkar.engine.calculator import (
    BadQuestion,
    Bar,
    Calculator,
    FieldValue,
    Findings,
    Form,
    ResultLine,
    ResultTable,
    percent,
    row_choice,
    row_number,
)
from vezerkar.engine.game import Translator
from vezerkar.games.hunt.game_data import EVERYWHERE, MOVE_COST, NEAR, SEARCH_TARGET, SPACE_COUNT, SPACE_INDEX, SPACES, spread
from vezerkar.games.hunt.presentation.typed_view import TypedView

FARTHEST: Final = len(MOVE_COST) - 1
MOST_FACTS: Final = 12
MOST_SEARCHES: Final = 6
MOST_BONUS: Final = 3
SIDES: Final = 6
MOVED: Final = "moved"

LEAVES: Final[dict[str, Callable[[int, int], int]]] = {
    MOVED: spread,
    "clue": lambda maybe, space: maybe & NEAR[space],
    "missed": lambda maybe, space: maybe & ~BIT[space],
    "seen": lambda maybe, space: maybe & BIT[space],
    "evaded": lambda maybe, space: NEAR[space] & ~BIT[space] if maybe & BIT[space] else 0,
}
"""By what is heard: the places that are possible after it, given those before and the space it names, or how far a Move goes."""


class Search(NamedTuple):
    """A Search to come: the space, the bonus on its roll, and the chance that the roll succeeds."""

    space: int
    bonus: int
    chance: float


class PlacesCalculator(Calculator):
    """Possible places of the Graf Spee, and Searches for her."""

    id = "places"

    def question_of(self, view: Mapping[str, Any]) -> dict[str, str]:
        """The possible places, and a Search of each Force that stands in one of them, which the British may make."""
        sheet = TypedView(view)
        here = [int(place) for place in sheet.forces.values() if place in sheet.maybe]
        bonus = min(sheet.bonus, MOST_BONUS)
        searches = ",".join(f"{space}:{bonus}" for space in here)
        maybe = "" if len(sheet.maybe) == SPACE_COUNT else ",".join(sheet.maybe)
        return {field: value for field, value in (("maybe", maybe), ("searches", searches)) if value}

    def solve(self, form: Form, tr: Translator) -> Findings:
        form.section(tr("places-known", {}))
        spaces = [FieldValue(space, space) for space in SPACES]
        known = form.many("maybe", tr("places-maybe", {}), spaces, tr("places-maybe-note", {}))
        maybe, steps = follow(form, mask_of([SPACE_INDEX[space] for space in known]) or EVERYWHERE, tr)
        searches = read_searches(form, tr)
        found = chances(maybe, searches)
        bars = [
            Bar(tr("places-search-finds", {"space": SPACES[one.space], "bonus": one.bonus}), share, percent(share, tr), "british")
            for one, share in zip(searches, found, strict=True)
        ]
        if len(searches) > 1:
            bars.append(Bar(tr("places-any-finds", {}), sum(found), percent(sum(found), tr), "british"))
        tables = [steps, searched(maybe, searches, found, tr)]
        return Findings(
            headline=tr("places-headline", {"count": count(maybe), "all": SPACE_COUNT}),
            basis=tr("places-basis", {}),
            bars=bars,
            lines=[ResultLine(tr("places-where", {}), where(maybe, tr), "HUNT 39"), *moves(maybe, tr)],
            tables=[table for table in tables if table.rows],
        )


# --- the question ---------------------------------------------------------------------------------------------------


def follow(form: Form, maybe: int, tr: Translator) -> tuple[int, ResultTable]:
    """Read what was heard since, in its order; the places that are left, and how many were after each step."""
    kinds = [FieldValue(kind, tr(f"places-{kind}", {})) for kind in LEAVES]
    what = row_choice("what", tr("places-what", {}), kinds, MOVED)
    number = row_number("number", tr("places-number", {}), 1, SPACE_COUNT, 1)
    rows = form.rows("since", tr("places-since", {}), [what, number], 0, MOST_FACTS, "", tr("places-since-note", {}))
    told: list[list[str]] = []
    for kind, text in rows:
        n = int(text)
        if kind == MOVED and n > FARTHEST:
            raise BadQuestion(tr("places-too-far", {"most": FARTHEST, "number": n}))
        maybe = LEAVES[kind](maybe, n if kind == MOVED else n - 1)
        step = tr("places-step", {"what": tr(f"places-{kind}", {}), "number": n if kind == MOVED else SPACES[n - 1]})
        if not maybe:
            raise BadQuestion(tr("places-nowhere", {"step": step}))
        told.append([step, str(count(maybe))])
    return maybe, ResultTable(tr("places-steps", {}), [tr("places-heard", {}), tr("places-left", {})], told)


def read_searches(form: Form, tr: Translator) -> list[Search]:
    """Read the Searches that are to come."""
    form.section(tr("places-searches", {}))
    space = row_number("space", tr("places-space", {}), 1, SPACE_COUNT, 1)
    bonus = row_number("bonus", tr("places-bonus", {}), 0, MOST_BONUS, 0)
    rows = form.rows("searches", tr("places-search", {}), [space, bonus], 0, MOST_SEARCHES, "", tr("places-search-note", {}))
    return [Search(int(where) - 1, int(more), success(int(more))) for where, more in rows]


# --- the answer -----------------------------------------------------------------------------------------------------


def success(bonus: int) -> float:
    """The chance that the roll of a Search succeeds (HUNT 81)."""
    return sum(die + bonus >= SEARCH_TARGET for die in range(1, SIDES + 1)) / SIDES


def chances(maybe: int, searches: list[Search]) -> list[float]:
    """The chance that each Search, made one after another, is the one that finds her, if all possible places are alike."""
    hidden = {one.space: 1 / count(maybe) if maybe & BIT[one.space] else 0.0 for one in searches}
    found: list[float] = []
    for one in searches:
        found.append(hidden[one.space] * one.chance)
        hidden[one.space] -= found[-1]
    return found


def where(maybe: int, tr: Translator) -> str:
    """The possible places, in words."""
    return tr("places-everywhere", {}) if maybe == EVERYWHERE else ", ".join(names_of(maybe, SPACES))


def moves(maybe: int, tr: Translator) -> list[ResultLine]:
    """The numbers of places that are possible after a Move of each length."""
    return [
        ResultLine(tr("places-after-move", {"far": far}), str(count(spread(maybe, far))), "HUNT 39")
        for far in range(1, FARTHEST + 1)
    ]


def searched(maybe: int, searches: list[Search], found: list[float], tr: Translator) -> ResultTable:
    """Each Search in turn: its roll, its chance, and the places left if all rolls so far succeed and she is in none of them."""
    rows: list[list[str]] = []
    for one, share in zip(searches, found, strict=True):
        maybe &= ~BIT[one.space]
        rows.append([SPACES[one.space], percent(one.chance, tr), percent(share, tr), str(count(maybe))])
    head = [tr(f"places-{word}", {}) for word in ("space", "roll", "finds", "left-if-missed")]
    return ResultTable(tr("places-one-by-one", {}), head, rows)
