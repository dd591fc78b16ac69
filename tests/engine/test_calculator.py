"""Forms of calculators: what a question may be, what its form says of it, and what is wrong in words."""

from __future__ import annotations

import pytest

from vezerkar.engine.calculator import (
    BadQuestion,
    Bar,
    Calculation,
    Calculator,
    FieldValue,
    Findings,
    Form,
    decimal,
    percent,
    row_choice,
    row_number,
)
from vezerkar.engine.game import Translator
from vezerkar.translation import translator

WORDS = translator("", "en")
GUNS = ("light", "heavy")


def tr(message: str, args: object) -> str:
    """The words that all games share, and the ids of others."""
    return WORDS(message, args) if message.startswith("calculator-") and "gun" not in message else message  # type: ignore[arg-type]


class Guns(Calculator):
    """Ships with guns: a heavy one fires once, light ones may fire twice."""

    id = "guns"

    def solve(self, form: Form, tr: Translator) -> Findings:
        form.section("Guns")
        guns = [FieldValue(name, name.title()) for name in GUNS]
        gun = form.choice("gun", "Gun", guns, "light")
        rates = [FieldValue("once", "Once"), *([FieldValue("twice", "Twice")] if gun == "light" else [])]
        rate = form.choice("rate", "Rate", rates, "once", elsewhere=("once", "twice"))
        range_ = form.number("range", "Range", 1, 9, 3)
        wet = form.flag("wet", "Wet")
        form.section("Ships")
        ships = form.rows(
            "ships", "Ships", [row_choice("gun", "Gun", guns, "light"), row_number("hull", "Hull", 1, 4, 2)], 0, 3, "light:2"
        )
        sunk = form.many("sunk", "Sunk", [FieldValue(str(n), str(n)) for n in range(len(ships))], elsewhere=("0", "1", "2"))
        return Findings(f"{gun} {rate} {range_} {wet} {ships} {sunk}", "", [Bar("hit", range_ / 9, percent(range_ / 9, tr))])


def asked(**ask: str) -> Calculation:
    return Guns().calculate(ask, tr)


def test_a_question_without_values_has_the_defaults() -> None:
    found = asked()
    assert found.findings.headline == "light once 3 False [['light', '2']] []"
    assert found.ask == {} and found.notices == []
    assert [field.value for section in found.sections for field in section.fields] == ["light", "once", "3", "no", "light:2", ""]


def test_the_question_comes_back_without_what_has_its_default_and_in_one_spelling() -> None:
    found = asked(gun="light", range="05", ships=" heavy : 3,light:1 ", sunk="1,0", wet="yes")
    assert found.ask == {"range": "5", "wet": "yes", "ships": "heavy:3,light:1", "sunk": "0,1"}
    assert asked(**found.ask).findings == found.findings
    assert asked(ships="").ask == {"ships": ""}, "no ships are something else than the usual ones"


def test_a_value_that_fits_to_nothing_any_more_gives_way_and_it_is_said() -> None:
    found = asked(gun="heavy", rate="twice", ships="", sunk="2")
    assert found.ask == {"gun": "heavy", "ships": ""}
    assert found.notices == [
        "Rate: “twice” does not go with the rest. Once is taken instead.",
        "Sunk: 2 does not go with the rest and is left out.",
    ]


@pytest.mark.parametrize(
    ("ask", "words"),
    [
        ({"gun": "huge"}, "Gun cannot be “huge”. Choose from: light, heavy."),
        ({"rate": "thrice"}, "Rate cannot be “thrice”. Choose from: once, twice."),
        ({"range": "10"}, "Range is a whole number from 1 to 9, not “10”."),
        ({"range": "٣"}, "Range is a whole number from 1 to 9, not “٣”."),
        ({"range": "-1"}, "Range is a whole number from 1 to 9, not “-1”."),
        ({"range": ""}, "Range is a whole number from 1 to 9, not “”."),
        ({"wet": "maybe"}, "Wet cannot be “maybe”. Choose from: yes, no."),
        ({"ships": "light:2,light:2,light:2,light:2"}, "Ships takes 0 to 3 entries, not 4."),
        ({"ships": "light"}, "Ships: “light” is no entry. Write one like light:2."),
        ({"ships": "light:2:2"}, "Ships: “light:2:2” is no entry. Write one like light:2."),
        ({"ships": "light:9"}, "Hull is a whole number from 1 to 4, not “9”."),
        ({"sunk": "7"}, "Sunk cannot be “7”. Choose from: 0."),
        ({"colour": "red"}, "There is no field “colour”. The fields are: gun, rate, range, wet, ships, sunk."),
    ],
)
def test_what_cannot_be_read_is_refused_in_words(ask: dict[str, str], words: str) -> None:
    with pytest.raises(BadQuestion) as refused:
        asked(**ask)
    assert str(refused.value) == words


@pytest.mark.parametrize(
    ("share", "words"),
    [(0, "0.0%"), (1, "100.0%"), (1 / 3, "33.3%"), (0.0001, "under 0.1%"), (0.9999, "over 99.9%"), (1 - 1e-9, "100.0%")],
)
def test_a_chance_is_not_rounded_to_nothing_or_to_all(share: float, words: str) -> None:
    assert percent(share, tr) == words


def test_numbers_in_words() -> None:
    assert decimal(2.25, tr) == "2.2" and decimal(0.96, translator("", "hu")) == "1,0"
