"""The row of Quartermaster General says what the view says, field by field."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.cost import slow
from tests.tensors import fields, moments, name_of, named, parts, row
from vezerkar import game
from vezerkar.engine import State
from vezerkar.games.quartermaster.game_data import CARD_ID, COUNTRIES, DECK_SPAN, SIX, SPACES, STRAITS, TEAMS
from vezerkar.games.quartermaster.view import TURN_STEPS

QMG = game("quartermaster")
TENSOR = QMG.tensor()
STEPS = [*TURN_STEPS, "set_up", "over"]


def card_names(numbers: list[int], country: int) -> Counter[str]:
    """The cards of a country, with the number of copies."""
    names = CARD_ID[country * DECK_SPAN : (country + 1) * DECK_SPAN]
    return Counter({name: number for name, number in zip(names, numbers, strict=True) if number})


def told(s: State, seat: int) -> dict[str, Any]:
    """The row of a seat in the words of its view."""
    found = fields(TENSOR, row(TENSOR, s, seat))
    numbers = [(seat + i) % SIX for i in range(SIX)]
    order = [COUNTRIES[country] for country in numbers]
    words: dict[str, Any] = {
        "seat": named(found["seat"], COUNTRIES)[0],
        "active": name_of(found["active"], order),
        "waiting": sorted(named(found["asked"], order)),
        "step": named(found["step"], STEPS)[0],
        "round": found["round"][0],
        "points": {TEAMS[seat & 1]: found["points"][0], TEAMS[1 - (seat & 1)]: found["points"][1]},
        "straits": {name: "axis" if value else "allies" for name, value in zip(STRAITS, found["straits"], strict=True)},
        "truk": bool(found["truk"][0]),
        "raid": name_of(found["raid"], CARD_ID),
        "raid_bonus": found["raid_bonus"][0],
        "front": named(found["front"], SPACES),
    }
    for i, country in enumerate(numbers):
        own: dict[str, Any] = {name: named(parts(found[name], SIX)[i], SPACES) for name in ("pieces", "supplied", "safe")}
        for name in ("status", "spent", "discard", "deck_top", "deck_bottom"):
            own[name] = card_names(parts(found[name], SIX)[i], country)
        own |= {name: found[name][i] for name in ("deck_size", "hand_size", "discard_hidden_size", "responses_size")}
        words[COUNTRIES[country]] = own
    return words | {name: card_names(found[name], seat) for name in ("hand", "discard_hidden", "responses")}


def shown(s: State, seat: int) -> dict[str, Any]:
    """The view of a seat in the form of `told`."""
    view: Any = QMG.view(s, seat)  # type: ignore[arg-type]
    alike = ("seat", "active", "step", "round", "points", "straits", "truk", "raid", "raid_bonus", "front")
    words: dict[str, Any] = {name: view[name] for name in alike}
    words["waiting"] = sorted(view["waiting"])
    for name, country in view["countries"].items():
        own = {part: country[part] for part in ("pieces", "supplied", "safe")}
        own |= {part: Counter(country[part]) for part in ("status", "spent", "discard", "deck_top", "deck_bottom")}
        own |= {part: country[part] for part in ("deck_size", "hand_size", "discard_hidden_size", "responses_size")}
        words[name] = own
    mine = view["countries"][COUNTRIES[seat]]
    return words | {part: Counter(mine[part]) for part in ("hand", "discard_hidden", "responses")}


@slow
def test_a_row_says_what_the_view_says() -> None:
    tops = 0
    for i, s in enumerate(moments(QMG, range(8), every=4)):
        for seat in (i % SIX, (i + 1) % SIX):
            words = told(s, seat)
            assert words == shown(s, seat)
            tops += any(words[name]["deck_top"] for name in COUNTRIES)
    assert tops
