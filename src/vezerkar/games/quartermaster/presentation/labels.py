"""Ids into words: how countries, spaces and cards are called, and what an action is called on a button."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vezerkar.engine.event import Datum
from vezerkar.engine.game import Translator
from vezerkar.engine.words import listed, sentence
from vezerkar.games.quartermaster.game_data import CARD_INDEX, COUNTRY_INDEX, TEAMS
from vezerkar.games.quartermaster.presentation.typed_view import kind_in

COUNTRY_FACTS: Final = ("country", "actor", "owner")
FORMS: Final = {"country": ("country_name",), "space": ("where", "away")}
"""Further forms of an argument that a text is given."""


def country_name(country: str, tr: Translator) -> str:
    """A country in a sentence; see `sentence`."""
    return tr(f"who-{country}", {})


def card_name(card: str, tr: Translator) -> str:
    """The name of a card."""
    return tr(f"card-{card}", {})


def space_name(space: str, tr: Translator) -> str:
    """The name of a space."""
    return tr(f"space-{space}", {})


def place_name(space: str, tr: Translator) -> str:
    """A space as the place where something is: "in Ukraine"."""
    return tr(f"in-{space}", {})


def way_from(space: str, tr: Translator) -> str:
    """A space as the place where something is taken from: "from Ukraine"."""
    return tr(f"from-{space}", {})


def message_args(data: Mapping[str, Datum], tr: Translator) -> dict[str, int | str]:
    """The data of an event or a question, ready to be said.

    A space is also said as a place, ``where``, and as the beginning of a way, ``away``; a country as it stands in a list,
    ``country_name``.
    """
    said: dict[str, int | str] = {}
    for name, value in data.items():
        if isinstance(value, list):
            said[name] = listed([card_name(card, tr) for card in value], tr)
        elif name in COUNTRY_FACTS and value in COUNTRY_INDEX:
            said |= {name: country_name(str(value), tr), f"{name}_name": tr(f"country-{value}", {})}
        elif name == "space" and isinstance(value, str):
            said[name] = space_name(value, tr)
            said |= {"where": place_name(value, tr), "away": way_from(value, tr)}
        elif name == "card" and isinstance(value, str):
            said[name] = card_name(value, tr)
        elif name == "why" and value in CARD_INDEX:
            said |= {"why": "card", "card": card_name(str(value), tr)}
        elif name == "team" and isinstance(value, int):
            said[name] = TEAMS[value]
        else:
            said[name] = value
    return said


def label(notation: str, tr: Translator, more: Mapping[str, int | str]) -> str:
    """Return the name of an action on a button or in a menu. ``more`` are arguments of the question and of the position."""
    verb, *nouns = notation.split()
    said: dict[str, int | str] = dict(more)
    if verb == "lose":
        return tr(f"do-lose-{nouns[0]}", said)
    if verb == "strip" and nouns[0] == "response":
        return tr("do-strip-response", said | {"number": int(nouns[1]) if len(nouns) > 1 else 0})
    if verb in ("strike", "protect"):
        owner, space = nouns
        said |= message_args({"country": owner, "space": space, "kind": kind_in(space)}, tr)
    elif verb == "name":
        said |= message_args({"country": nouns[0]}, tr)
    elif nouns and nouns[0] in CARD_INDEX:
        said |= message_args({"card": nouns[0]}, tr)
    elif nouns:
        said |= message_args({"space": nouns[0], "kind": kind_in(nouns[0])}, tr)
    return sentence(tr(f"do-{verb.replace('_', '-')}", said))
