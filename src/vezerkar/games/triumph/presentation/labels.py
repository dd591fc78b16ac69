"""Ids into words: how factions, nations, areas, units and cards are called, and what an action is called on a button.

A name in a sentence is often more than a name: "the West", "in Berlin", "a German". Those forms are messages of their own, so
that a language that declines its words can do so.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from vezerkar.engine.event import Datum
from vezerkar.engine.game import Translator
from vezerkar.engine.words import listed, sentence
from vezerkar.games.triumph.game_data import (
    ACTION_COUNT,
    AXIS,
    BLOCK_POWER,
    BLOCK_TYPE,
    BLOCKS,
    CARD_INDEX,
    CARD_INTEL,
    CARD_LETTER,
    CARD_NATIONS,
    CARD_SCIENCE,
    CARD_SEASON,
    CARD_TECHS,
    CARD_VALUE,
    CARD_WILDCARD,
    FACTIONS,
    FACTORY,
    INTELS,
    IS_ESPIONAGE,
    NATIONS,
    SCIENCES,
    SEASONS,
    SIX,
    TECHS,
    TYPES,
    WILDCARDS,
)
from vezerkar.games.triumph.notation import AREA_VERBS, BLOCK_VERBS, BUILD_VERBS, CARD_VERBS, NATION_VERBS, TECH_VERBS

BLOCK_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(BLOCKS)}
POWERS: Final = NATIONS[:SIX]


# --- names ---------------------------------------------------------------------------------------------------------


def faction_name(party: str, tr: Translator) -> str:
    """A faction, or an Armed Minor, in a sentence; see `sentence`."""
    return tr(f"who-{party}", {})


def party_name(party: str, tr: Translator) -> str:
    """A faction, or an Armed Minor, in a list."""
    return tr(f"faction-{party}", {})


def nation_name(nation: str, tr: Translator) -> str:
    """A nation in a list."""
    return tr(f"nation-{nation}", {})


def area_name(area: str, tr: Translator) -> str:
    """An area in a list."""
    return tr(f"area-{area}", {})


def place_name(area: str, tr: Translator) -> str:
    """An area as the place where something is: "in the North Sea"."""
    return tr(f"in-{area}", {})


def way_from(area: str, tr: Translator) -> str:
    """An area as the beginning of a way: "from the North Sea"."""
    return tr(f"from-{area}", {})


def way_to(area: str, tr: Translator) -> str:
    """An area as the end of a way: "to the North Sea"."""
    return tr(f"to-{area}", {})


def unit_name(unit: str, tr: Translator) -> str:
    """A type of unit in a list."""
    return tr(f"unit-{unit}", {})


def unit_word(unit: str, tr: Translator) -> str:
    """A type of unit in a sentence."""
    return tr(f"one-{unit}", {})


def tech_name(tech: str, tr: Translator) -> str:
    """A technology."""
    return tr(f"tech-{tech}", {})


def card_name(card: str, tr: Translator) -> str:
    """Return the text on a card: "Summer G8 · Denmark / Low Countries", "Factories 3 · Heavy Tanks / Rocket Artillery"."""
    index = CARD_INDEX[card]
    said: dict[str, int | str] = {"for": card_use(index, tr)}
    if index < ACTION_COUNT:
        season = tr(f"season-{SEASONS[CARD_SEASON[index]]}", {})
        return tr("card-name-action", said | {"season": season, "letter": CARD_LETTER[index], "value": CARD_VALUE[index]})
    return tr("card-name-investment", said | {"factories": FACTORY[index]})


def card_use(index: int, tr: Translator) -> str:
    """The Diplomacy, the technologies or the intelligence of a card."""
    if CARD_WILDCARD[index] >= 0:
        return tr(f"wildcard-{WILDCARDS[CARD_WILDCARD[index]]}", {})
    if CARD_SCIENCE[index] >= 0:
        return tr(f"wildcard-{SCIENCES[CARD_SCIENCE[index]]}", {})
    if CARD_INTEL[index] >= 0:
        return tr(f"intel-{INTELS[CARD_INTEL[index]]}", {})
    ends = [nation_name(NATIONS[nation], tr) for nation in CARD_NATIONS[index]]
    ends += [tech_name(TECHS[tech], tr) for tech in CARD_TECHS[index]]
    if IS_ESPIONAGE[index]:
        ends.append(tr("tech-industrial_espionage", {}))
    return " / ".join(ends)


# --- facts ---------------------------------------------------------------------------------------------------------


def _itself(name: str, _say: Translator) -> str:
    return name


def _unto(faction: str, tr: Translator) -> str:
    return tr(f"unto-{faction}", {})


def _nation(nation: str, tr: Translator) -> str:
    return tr(f"who-{nation}", {})


def _onto(nation: str, tr: Translator) -> str:
    return tr(f"onto-{nation}", {})


def _units_of(nation: str) -> str:
    """Return the owner of a nation's units in words: those of an Armed Minor are merely neutral."""
    return nation if nation in POWERS else "neutral"


def _of(nation: str, tr: Translator) -> str:
    return tr(f"of-{_units_of(nation)}", {})


def _the(nation: str, tr: Translator) -> str:
    return tr(f"the-{_units_of(nation)}", {})


def _any(nation: str, tr: Translator) -> str:
    return tr(f"any-{_units_of(nation)}", {})


def _object(unit: str, tr: Translator) -> str:
    return tr(f"object-{unit}", {})


def _intel(intel: str, tr: Translator) -> str:
    return tr(f"intel-{intel}", {})


LISTS: Final[dict[str, Callable[[str, Translator], str]]] = {
    "cards": card_name,
    "order": party_name,
    "targets": party_name,
    "winners": faction_name,
    "areas": area_name,
    "med": area_name,
    "ways": area_name,
    "nations": nation_name,
    "techs": tech_name,
    "rolls": _itself,
}
"""Function that names the members of a list, by the argument's name."""

FORMS: Final[dict[str, dict[str, Callable[[str, Translator], str]]]] = {
    "faction": {"faction": faction_name},
    "attacker": {"attacker": faction_name},
    "winner": {"winner": faction_name},
    "rival": {"rival": faction_name, "unto": _unto},
    "area": {"area": area_name, "where": place_name, "away": way_from},
    "from": {"from": way_from},
    "to": {"to": way_to},
    "via": {"via": area_name},
    "nation": {"nation": _nation, "onto": _onto, "of": _of, "the": _the, "any": _any},
    "unit": {"unit": unit_word, "object": _object},
    "tech": {"tech": tech_name},
    "intel": {"intel": _intel},
    "card": {"card": card_name},
    "other": {"other": card_name},
}
"""Arguments of a text that are made of one argument, each with the function that makes it."""
OTHER_FORMS: Final = {fact: tuple(form for form in forms if form != fact) for fact, forms in FORMS.items()}
"""Under which other names a text is given a fact."""

DOERS: Final = ("faction", "attacker")


def message_args(data: Mapping[str, Datum], tr: Translator) -> dict[str, int | str]:
    """The data of an event or a question, ready to be said.

    An area gets two more words, ``where`` and ``away`` ("in Berlin", "from Berlin"); a unit ``object``, as what something is done
    to; a Rival ``unto`` and a nation ``onto``, as whom something is done to; a nation ``of``, ``the`` and ``any``, to go before a
    unit of its. ``many`` is 1 if who acts is several, as the Axis powers are in Hungarian.
    """
    said: dict[str, int | str] = {}
    for name, value in data.items():
        if isinstance(value, list):
            said[name] = listed([LISTS[name](member, tr) for member in value], tr)
        elif name in FORMS and isinstance(value, str):
            said |= {form: named(value, tr) for form, named in FORMS[name].items()}
        else:
            said[name] = value
        if name in DOERS:
            said["many"] = int(value == FACTIONS[AXIS])
    return said


def translate_args(given: Mapping[str, int | str], tr: Translator) -> dict[str, int | str]:
    """The facts of a refusal, ready to be said. Several of a kind are one text, divided by blanks."""
    raw: dict[str, Datum] = {}
    for name, value in given.items():
        raw[name] = value.split() if name in LISTS and isinstance(value, str) else value
    return message_args(raw, tr)


# --- actions -------------------------------------------------------------------------------------------------------


def label(notation: str, tr: Translator, more: Mapping[str, Datum]) -> str:
    """Return the name of an action on a button or in a menu.

    ``more`` are the facts of the question, as they are, with its ``prompt``, and of a block that the action names its ``cv`` and
    ``area``.
    """
    verb, *nouns = notation.split()
    raw: dict[str, Datum] = {"prompt": "", "cv": 0, **more, **noun_args(verb, nouns)}
    raw["placed"] = int("area" in raw)
    return sentence(tr(f"do-{verb}", message_args(raw, tr)))


def noun_args(verb: str, nouns: list[str]) -> dict[str, Datum]:
    """Return the nouns of an action as arguments of a text."""
    if verb in BLOCK_VERBS.values():
        block = BLOCK_INDEX[nouns[0]]
        return {"nation": NATIONS[BLOCK_POWER[block]], "unit": TYPES[BLOCK_TYPE[block]]}
    if verb in AREA_VERBS.values():
        return {"area": nouns[0], "to": nouns[0]}
    if verb in NATION_VERBS.values():
        return {"nation": nouns[0]}
    if verb in CARD_VERBS.values():
        return {"card": nouns[0]}
    if verb in TECH_VERBS.values():
        return {"tech": nouns[0]}
    if verb in BUILD_VERBS.values():
        return {"area": nouns[0], "unit": nouns[1]}
    if verb == "to":
        return {"to": nouns[0], "by": len(nouns) - 1, "via": nouns[-1]}
    if verb == "diplomacy":
        return {"card": nouns[0], "nation": nouns[1]}
    if verb == "pair":
        return {"cards": nouns}
    if verb == "at":
        whom: dict[str, Datum] = {"rival": nouns[0], "somewhere": len(nouns) - 1}
        return whom | {"area": nouns[1]} if nouns[1:] else whom
    if verb == "target":
        return {"targets": nouns}
    if verb in ("war", "active"):
        return {"rival": nouns[0]}
    if verb == "fire":
        return {"class": nouns[0].upper()}
    return {"deck": nouns[0]} if nouns else {}
