"""Calculators: questions of arithmetic about a game, as forms to be filled in and what follows from them, as plain data.

A game says which calculators it has (`Game.calculators`). A question to one is a dictionary of texts: the values of its fields by
their ids; what is left out has its default. The same texts stand in the address of a page, on a command line and in a request.
The calculator reads them from a `Form`, which at the same time describes the fields as they now are: what is chosen in one may
change what another offers. Whatever draws a `Calculation` knows no game: it draws fields, bars, lines and tables, and sends the
question again with another value.

A calculator is given its question and nothing else. So it cannot know more than whoever asks. A table offers a question made of
what the viewer sees (`Calculator.question_of`).

Every text is already translated.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from vezerkar.engine.errors import VezerkarError
from vezerkar.engine.game import Translator
from vezerkar.engine.scene import CalculatorLink

Said: TypeAlias = "dict[str, int | str]"
"""The arguments of a text."""

BETWEEN_ROWS: Final = ","
BETWEEN_VALUES: Final = ":"
YES: Final = "yes"
NO: Final = "no"
CERTAIN: Final = 0.9995
"""A chance from here on is not rounded to all, nor one below the rest to nothing."""


class BadQuestion(VezerkarError):
    """A question that a calculator cannot read; says in words which field it is about and what is possible there."""


@dataclass(slots=True)
class FieldValue:
    """One of the values that a field can have."""

    id: str
    name: str


@dataclass(slots=True)
class QuestionField:
    """A field of a form, with the value it has now.

    ``kind`` is ``number`` (a whole one from ``low`` to ``high``), ``choice`` (one of ``values``), ``flag`` (``yes`` or ``no``),
    ``many`` (any of ``values``, with commas between them) or ``rows``: ``low`` to ``high`` rows with commas between them, each
    with a value for each of ``fields``, colons between them. The values of these are those of a new row.
    """

    id: str
    name: str
    kind: str
    value: str
    default: str
    note: str = ""
    low: int = 0
    high: int = 0
    values: list[FieldValue] = field(default_factory=list)
    fields: list[QuestionField] = field(default_factory=list)


@dataclass(slots=True)
class QuestionSection:
    """Fields that belong together, under a title."""

    title: str
    fields: list[QuestionField] = field(default_factory=list)


@dataclass(slots=True)
class Bar:
    """A chance, from 0 to 1, to be drawn as long as it is great; ``text`` says it in figures, ``tone`` gives it its colour."""

    name: str
    share: float
    text: str
    tone: str = ""


@dataclass(slots=True)
class ResultLine:
    """A fact that follows, with the rule it comes from, if one says it."""

    name: str
    value: str
    cite: str = ""


@dataclass(slots=True)
class ResultTable:
    """Facts in rows and columns: ``head`` names the columns; the first of each row names the row."""

    title: str
    head: list[str]
    rows: list[list[str]]


@dataclass(slots=True)
class Findings:
    """The answer of a calculator. ``headline`` says the chief thing in a sentence; ``basis`` how it was found and what it
    leaves out."""

    headline: str
    basis: str
    bars: list[Bar] = field(default_factory=list)
    lines: list[ResultLine] = field(default_factory=list)
    tables: list[ResultTable] = field(default_factory=list)


@dataclass(slots=True)
class Calculation:
    """A question with its form and its answer. ``ask`` is the question without what has its default.

    ``notices`` say where a value did not fit to the others and what was taken in its place.
    """

    calculator: str
    title: str
    ask: dict[str, str]
    sections: list[QuestionSection]
    notices: list[str]
    findings: Findings


@dataclass(slots=True)
class CalculatorInfo:
    """A calculator of a game: its id, its name, and what it is for."""

    id: str
    title: str
    note: str


class Form:
    """Reads a question field by field, and describes the fields on the way. Raises `BadQuestion` for what cannot be read."""

    def __init__(self, ask: Mapping[str, str], tr: Translator) -> None:
        self.tr = tr
        self.sections: list[QuestionSection] = []
        self.notices: list[str] = []
        self._given = dict(ask)

    def section(self, title: str) -> None:
        """Begin a new section."""
        self.sections.append(QuestionSection(title))

    def number(self, id: str, name: str, low: int, high: int, default: int, note: str = "") -> int:
        """Read a whole number from ``low`` to ``high``."""
        return int(self._add(_number(id, name, low, high, default, note)).value)

    def choice(
        self, id: str, name: str, values: Sequence[FieldValue], default: str, note: str = "", elsewhere: Collection[str] = ()
    ) -> str:
        """Read one of some values. One that is possible ``elsewhere``, with other values in other fields, gives way."""
        given = self._given.get(id, "")
        if given in elsewhere and all(given != value.id for value in values):
            taken = next(value.name for value in values if value.id == default)
            self.notices.append(self.tr("calculator-gave-way", {"field": name, "value": given, "taken": taken}))
            self._given[id] = default
        return self._add(QuestionField(id, name, "choice", "", default, note, values=list(values))).value

    def flag(self, id: str, name: str, default: bool = False, note: str = "") -> bool:
        """Read a yes or a no."""
        return self._add(QuestionField(id, name, "flag", "", YES if default else NO, note)).value == YES

    def many(
        self, id: str, name: str, values: Sequence[FieldValue], note: str = "", elsewhere: Collection[str] = ()
    ) -> list[str]:
        """Read any of some values, in their order.

        One that is possible ``elsewhere``, with other values in other fields, is dropped.
        """
        known = [value.id for value in values]
        given = self._given.get(id, "").split(BETWEEN_ROWS)
        lost = [one for one in given if one in elsewhere and one not in known]
        if lost:
            self.notices.append(self.tr("calculator-left-out", {"field": name, "values": ", ".join(lost)}))
            self._given[id] = BETWEEN_ROWS.join([one for one in given if one not in lost])
        found = self._add(QuestionField(id, name, "many", "", "", note, values=list(values)))
        return found.value.split(BETWEEN_ROWS) if found.value else []

    def rows(
        self, id: str, name: str, fields: Sequence[QuestionField], low: int, high: int, default: str, note: str = ""
    ) -> list[list[str]]:
        """Read rows of values, each like ``fields`` (made by `row_number` and `row_choice`)."""
        found = self._add(QuestionField(id, name, "rows", "", default, note, low, high, fields=list(fields)))
        return [row.split(BETWEEN_VALUES) for row in found.value.split(BETWEEN_ROWS)] if found.value else []

    def close(self) -> None:
        """All fields have been read: whatever else is in the question is an error."""
        known = [field.id for section in self.sections for field in section.fields]
        for name in self._given:
            if name not in known:
                raise BadQuestion(self.tr("calculator-no-field", {"field": name, "fields": ", ".join(known)}))

    def ask(self) -> dict[str, str]:
        """The question without what has its default."""
        fields = [field for section in self.sections for field in section.fields]
        return {field.id: field.value for field in fields if field.value != field.default}

    def _add(self, field: QuestionField) -> QuestionField:
        field.value = self._read(field, self._given.get(field.id, field.default))
        self.sections[-1].fields.append(field)
        return field

    def _read(self, field: QuestionField, text: str) -> str:
        """A value in its usual form."""
        text = text.strip()
        if field.kind == "number":
            if not (text.isascii() and text.isdecimal() and len(text) < 10 and field.low <= int(text) <= field.high):
                said: Said = {"field": field.name, "low": field.low, "high": field.high, "value": text}
                raise BadQuestion(self.tr("calculator-no-number", said))
            return str(int(text))
        if field.kind == "rows":
            return BETWEEN_ROWS.join(self._read_rows(field, text))
        possible = [YES, NO] if field.kind == "flag" else [value.id for value in field.values]
        wanted = [part.strip() for part in text.split(BETWEEN_ROWS)] if field.kind == "many" and text else [text]
        if field.kind == "many" and not text:
            return ""
        for one in wanted:
            if one not in possible:
                unlike: Said = {"field": field.name, "value": one, "values": ", ".join(possible)}
                raise BadQuestion(self.tr("calculator-no-choice", unlike))
        return BETWEEN_ROWS.join([value for value in possible if value in wanted])

    def _read_rows(self, field: QuestionField, text: str) -> list[str]:
        rows = text.split(BETWEEN_ROWS) if text else []
        if not field.low <= len(rows) <= field.high:
            said: Said = {"field": field.name, "low": field.low, "high": field.high, "count": len(rows)}
            raise BadQuestion(self.tr("calculator-wrong-count", said))
        found: list[str] = []
        for row in rows:
            values = row.split(BETWEEN_VALUES)
            if len(values) != len(field.fields):
                like = BETWEEN_VALUES.join(part.value for part in field.fields)
                raise BadQuestion(self.tr("calculator-no-row", {"field": field.name, "value": row.strip(), "like": like}))
            found.append(BETWEEN_VALUES.join([self._read(*pair) for pair in zip(field.fields, values, strict=True)]))
        return found


def row_number(id: str, name: str, low: int, high: int, fresh: int) -> QuestionField:
    """A number in a row; ``fresh`` in a new one."""
    return _number(id, name, low, high, fresh, "")


def row_choice(id: str, name: str, values: Sequence[FieldValue], fresh: str) -> QuestionField:
    """A choice in a row; ``fresh`` in a new one."""
    return QuestionField(id, name, "choice", fresh, fresh, values=list(values))


def _number(id: str, name: str, low: int, high: int, default: int, note: str) -> QuestionField:
    return QuestionField(id, name, "number", str(default), str(default), note, low, high)


class Calculator:
    """One calculator of a game. Its words are ``calculator-ID`` and ``calculator-ID-note``. It keeps nothing of a question."""

    id: str

    def solve(self, form: Form, tr: Translator) -> Findings:
        """Read a question from its form and answer it. Raises `BadQuestion`."""
        raise NotImplementedError

    def question_of(self, view: Mapping[str, Any]) -> dict[str, str]:
        """Return the question of a moment, made of what a viewer sees and nothing else. By default it is the usual one."""
        return {}

    def link(self, view: Mapping[str, Any], tr: Translator) -> CalculatorLink:
        """Return the question of a moment as a link."""
        return CalculatorLink(self.id, tr(f"calculator-{self.id}", {}), self.question_of(view))

    def info(self, tr: Translator) -> CalculatorInfo:
        """Return what it is called and what it is for."""
        return CalculatorInfo(self.id, tr(f"calculator-{self.id}", {}), tr(f"calculator-{self.id}-note", {}))

    def calculate(self, ask: Mapping[str, str], tr: Translator) -> Calculation:
        """Return the form of a question and the answer. Raises `BadQuestion`."""
        form = Form(ask, tr)
        findings = self.solve(form, tr)
        form.close()
        return Calculation(self.id, tr(f"calculator-{self.id}", {}), form.ask(), form.sections, form.notices, findings)


def percent(share: float, tr: Translator) -> str:
    """A chance in words, to a tenth of a per cent; what is neither nothing nor certain is not rounded to it."""
    if 0 < share < 1 - CERTAIN:
        return tr("calculator-hardly", {})
    if CERTAIN <= share < 1 - 1e-6:
        return tr("calculator-almost", {})
    whole, tenth = divmod(round(1000 * share), 10)
    return tr("calculator-percent", {"whole": whole, "tenth": tenth})


def decimal(value: float, tr: Translator) -> str:
    """A number to a tenth, in words."""
    whole, tenth = divmod(round(10 * value), 10)
    return tr("calculator-decimal", {"whole": whole, "tenth": tenth})
