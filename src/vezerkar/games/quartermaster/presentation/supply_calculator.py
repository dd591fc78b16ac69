"""The calculator of supply: who is supplied on a board, and who would be without some of the pieces (R-19 to R-31)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from vezerkar.engine.bit_sets import BIT, count, members
from vezerkar.engine.calculator import (
    BadQuestion,
    Calculator,
    FieldValue,
    Findings,
    Form,
    ResultLine,
    ResultTable,
    row_choice,
)
from vezerkar.engine.dice import Dice
from vezerkar.engine.game import Translator
from vezerkar.engine.words import listed
from vezerkar.games.quartermaster.game_data import ARMIES, CARD_INDEX, COUNTRIES, DECK_SPAN, HOME, LAND, NAVIES, SEA, SIX, SPACES
from vezerkar.games.quartermaster.presentation.labels import card_name, space_name
from vezerkar.games.quartermaster.presentation.typed_view import TypedView
from vezerkar.games.quartermaster.rules.supply import ARMIES_SUPPLIED, DENY_SUPPLY, SUPPLY_MARKER, disturb, supplied
from vezerkar.games.quartermaster.state import QmgState, Variant, new_state

TRUK: Final = "jpn_truk"
SPACE_COUNT: Final = len(SPACES)


def changes(card: int) -> bool:
    """Return True if a Status card changes who is supplied."""
    country, bit = card // DECK_SPAN, BIT[card % DECK_SPAN]
    return any(masks[country] & bit for masks in (SUPPLY_MARKER, DENY_SUPPLY, ARMIES_SUPPLIED))


CHANGING: Final = {name: card for name, card in CARD_INDEX.items() if changes(card)}
"""The Status cards that change who is supplied."""


def country_name(country: int, tr: Translator) -> str:
    """A country in a list."""
    return tr(f"country-{COUNTRIES[country]}", {})


class Piece(NamedTuple):
    """A piece on the board: its country, and the space it stands in."""

    country: int
    space: int

    @property
    def id(self) -> str:
        """The id of it in a question."""
        return f"{COUNTRIES[self.country]}-{SPACES[self.space]}"

    def name(self, tr: Translator) -> str:
        """Its country and its space, in words."""
        return tr("supply-piece", {"country": country_name(self.country, tr), "space": space_name(SPACES[self.space], tr)})


EVERY_PIECE: Final = frozenset(Piece(country, space).id for country in range(SIX) for space in range(SPACE_COUNT))


class SupplyCalculator(Calculator):
    """Supply on any board, with pieces left out."""

    id = "supply"

    def question_of(self, view: Mapping[str, Any]) -> dict[str, str]:
        """The board as it is, with the cards on the table that change who is supplied."""
        sheet = TypedView(view)
        status = [card for country in sheet.countries.values() for card in country.status]
        cards = [card for card in CHANGING if card in status] + ([TRUK] if sheet.truk else [])
        pieces = {name: ",".join(country.pieces) for name, country in sheet.countries.items()}
        return pieces | ({"cards": ",".join(cards)} if cards else {})

    def solve(self, form: Form, tr: Translator) -> Findings:
        s = new_state(Dice(b"calculator"), Variant())
        for country in range(SIX):
            s.pieces[country] = read_pieces(form, country, tr)
        both_teams(s, tr)
        read_cards(form, s, tr)
        there = pieces_of(s)
        form.section(tr("supply-without", {}))
        values = [FieldValue(piece.id, piece.name(tr)) for piece in there]
        out = form.many("without", tr("supply-left-out", {}), values, tr("supply-left-out-note", {}), EVERY_PIECE)
        # What is asked most often stands first; it could not be read before the pieces.
        form.sections.insert(0, form.sections.pop())
        before = unsupplied(s)
        gone = [piece for piece in there if piece.id in out]
        for piece in gone:
            s.pieces[piece.country] &= ~BIT[piece.space]
        after = unsupplied(s)
        cut = [piece for piece in after if piece not in before]
        return Findings(
            headline=headline(len(after), len(pieces_of(s)), len(gone), len(cut), tr),
            basis=tr("supply-basis", {}),
            lines=[line for country in range(SIX) for line in lines_of(s, country, tr)],
            tables=[table for table in (falls(after, cut, tr), keystones(s, tr)) if table.rows],
        )


# --- the question ---------------------------------------------------------------------------------------------------


def read_pieces(form: Form, country: int, tr: Translator) -> int:
    """Read the spaces in which a country has pieces."""
    name = COUNTRIES[country]
    form.section(country_name(country, tr))
    spaces = [FieldValue(space, space_name(space, tr)) for space in SPACES]
    field = row_choice("space", tr("supply-space", {}), spaces, SPACES[HOME[country]])
    most = ARMIES[country] + NAVIES[country]
    note = "" if country else tr("supply-pieces-note", {})
    rows = form.rows(name, tr("supply-pieces", {}), [field], 0, most, SPACES[HOME[country]], note)
    found = 0
    for [space] in rows:
        found |= BIT[SPACES.index(space)]
    for mask, kind, limit in ((LAND, "armies", ARMIES[country]), (SEA, "navies", NAVIES[country])):
        if count(found & mask) > limit:
            said: dict[str, int | str] = {"country": country_name(country, tr), "most": limit}
            raise BadQuestion(tr(f"supply-too-many-{kind}", said))
    return found


def both_teams(s: QmgState, tr: Translator) -> None:
    """Raise `BadQuestion` if pieces of both teams share a space."""
    axis, allies = (s.pieces[team] | s.pieces[team + 2] | s.pieces[team + 4] for team in (0, 1))
    for space in members(axis & allies):
        raise BadQuestion(tr("supply-both-teams", {"space": space_name(SPACES[space], tr)}))


def read_cards(form: Form, s: QmgState, tr: Translator) -> None:
    """Read which cards on the table change who is supplied."""
    form.section(tr("supply-cards", {}))
    values = [FieldValue(name, card_name(name, tr)) for name in CHANGING]
    values.append(FieldValue(TRUK, card_name(TRUK, tr)))
    chosen = form.many("cards", tr("supply-cards-field", {}), values)
    for name, card in CHANGING.items():
        if name in chosen:
            s.status[card // DECK_SPAN] |= BIT[card % DECK_SPAN]
    s.truk = TRUK in chosen


# --- the answer -----------------------------------------------------------------------------------------------------


def pieces_of(s: QmgState) -> list[Piece]:
    """All pieces on the board."""
    return [Piece(country, space) for country in range(SIX) for space in members(s.pieces[country])]


def unsupplied(s: QmgState) -> list[Piece]:
    """The pieces that are not supplied."""
    disturb(s)
    return [piece for piece in pieces_of(s) if not supplied(s, piece.country) & BIT[piece.space]]


def headline(out: int, all_pieces: int, gone: int, cut: int, tr: Translator) -> str:
    """The result in a sentence."""
    if gone:
        return tr("supply-headline-without", {"gone": gone, "cut": cut})
    return tr("supply-headline", {"out": out, "all": all_pieces})


def lines_of(s: QmgState, country: int, tr: Translator) -> list[ResultLine]:
    """The number of supplied pieces of a country; nothing if it has no pieces."""
    own = s.pieces[country]
    if not own:
        return []
    value = tr("supply-of", {"count": count(supplied(s, country) & own), "all": count(own)})
    return [ResultLine(country_name(country, tr), value, "QMG R-25")]


def falls(after: list[Piece], cut: list[Piece], tr: Translator) -> ResultTable:
    """The pieces that are not supplied, and whether that is because of what was left out."""
    rows = [[piece.name(tr), tr("supply-cut" if piece in cut else "supply-anyway", {})] for piece in after]
    return ResultTable(tr("supply-falls", {}), [tr("supply-piece-head", {}), tr("supply-why", {})], rows)


def keystones(s: QmgState, tr: Translator) -> ResultTable:
    """The pieces whose loss would take supply from others, those first that take it from most."""
    before = unsupplied(s)
    found: list[tuple[int, str, str]] = []
    for piece in pieces_of(s):
        s.pieces[piece.country] &= ~BIT[piece.space]
        lost = [other for other in unsupplied(s) if other not in before]
        s.pieces[piece.country] |= BIT[piece.space]
        if lost:
            found.append((len(lost), piece.name(tr), listed([other.name(tr) for other in lost], tr)))
    disturb(s)
    found.sort(key=lambda one: (-one[0], one[1]))
    head = [tr("supply-if-lost", {}), tr("supply-how-many", {}), tr("supply-which", {})]
    return ResultTable(tr("supply-keystones", {}), head, [[name, str(number), which] for number, name, which in found])
