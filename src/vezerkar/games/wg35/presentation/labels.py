"""Ids into words: how figures, things, cards and places are called, and what an action is called on a button.

A figure is called by its side, its number and its unit ("A3 Schütze"), or by side and number alone where it is not known which
unit that is. Lengths are said in centimetres.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from vezerkar.engine.event import Datum
from vezerkar.engine.game import Translator
from vezerkar.engine.words import listed, sentence
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.game_data import (
    ABILITY_INDEX,
    ARMY_INDEX,
    CARD_INDEX,
    ITEM_INDEX,
    MELEE_INDEX,
    SAMPLE_INDEX,
    UNIT_INDEX,
    WEAPON_INDEX,
)
from vezerkar.games.wg35.notation import (
    ABILITY,
    ARMY,
    BY_WORD,
    CARD,
    EDGE_KIND,
    FIGURE,
    FIGURE_INDEX,
    MODE,
    NUMBER,
    POINT,
    SAMPLE,
    THING,
    UNIT,
    WORDS,
)
from vezerkar.games.wg35.presentation.drawing.legend import LegendRow
from vezerkar.games.wg35.rules.shooting.fire import is_grenade

Units = Mapping[str, str]
"""The units of figures, by the figures' names."""
NOBODY_KNOWN: Final[Units] = {}


OWN: Final = {
    "option-table-": "table-",
    "option-mission-": "mission-",
    "option-army_a-": "sample-",
    "option-army_b-": "sample-",
}
"""Messages that say a name once more."""


def own(message: str, language: str) -> str | None:
    """Return the text of the user's files for a message; a text that they leave out is empty.

    None if they say nothing of this.
    """
    for before, kind in OWN.items():
        if message.startswith(before):
            message = kind + message.removeprefix(before)
    said = LIBRARY.user_text(message, language)
    if said is None and LIBRARY.user_text(message.removesuffix("-text"), language) is not None:
        return ""
    return said


# --- names ---------------------------------------------------------------------------------------------------------


def side_name(side: str, tr: Translator) -> str:
    """A side."""
    return tr(f"seat-{side}", {})


def short_name(figure: str) -> str:
    """A figure by its side and number: "A3"."""
    return figure.upper()


def unit_name(unit: str, tr: Translator) -> str:
    """A unit of an army list."""
    return tr(f"unit-{unit}", {})


def figure_name(figure: str, tr: Translator, units: Units = NOBODY_KNOWN) -> str:
    """A figure: "A3 Schütze"."""
    if figure not in units:
        return short_name(figure)
    return tr("figure-name", {"figure": short_name(figure), "unit": unit_name(units[figure], tr)})


def thing_name(thing: str, tr: Translator) -> str:
    """A weapon, a profile for blows, an item or an ability."""
    if thing in WEAPON_INDEX or thing in MELEE_INDEX:
        return tr(f"weapon-{thing}", {})
    return tr(f"item-{thing}", {}) if thing in ITEM_INDEX else tr(f"ability-{thing}", {})


def card_name(card: str, tr: Translator) -> str:
    """A card."""
    return tr(f"card-{card}", {})


def quoted_card(card: str, tr: Translator) -> str:
    """A card in a list or a sentence: its title may hold commas and marks of its own."""
    return tr("card-quoted", {"card": card_name(card, tr)})


def ability_name(ability: str, tr: Translator, number: int = 0) -> str:
    """A special ability, with its number if it has one."""
    name = tr(f"ability-{ability}", {})
    return tr("ability-numbered", {"ability": name, "number": number}) if number else name


def army_name(army: str, tr: Translator) -> str:
    """An army list."""
    return tr(f"army-{army}", {})


MARKER_NUMBERS: Final[Mapping[str, int]] = {
    marker.id: number for mission in LIBRARY.missions.values() for number, marker in enumerate(mission.markers, 1)
}
"""The numbers of markers in their missions, by the ids that missions give them."""


def marker_name(kind: str, marker: str, tr: Translator) -> str:
    """A marker of a mission: "supply dump 2"; the one in the centre has no number."""
    name = tr(f"marker-{kind}", {})
    if marker == "centre":
        return tr("marker-centre", {"kind": name})
    return tr("marker-numbered", {"kind": name, "number": MARKER_NUMBERS[marker]})


def terrain_name(kind: str, tr: Translator) -> str:
    """A type of terrain piece."""
    return tr(f"terrain-{kind}", {})


def centimetres(mm: int, tr: Translator) -> str:
    """A length in centimetres, with a decimal where there is one."""
    whole, tenth = divmod(mm, 10)
    return tr("length-cm", {"whole": whole, "tenth": tenth})


def percent(thousandths: int, tr: Translator) -> str:
    """A chance in per cent."""
    whole, tenth = divmod(thousandths, 10)
    return tr("percent", {"whole": whole, "tenth": tenth})


def signed(value: int) -> str:
    """A modifier: "+2", "−1"."""
    return f"+{value}" if value >= 0 else f"−{-value}"


def copies(count: int, name: str, tr: Translator) -> str:
    """So many of something; one of it is just named."""
    return tr("copies-of", {"count": count, "name": name}) if count > 1 else name


def ground_words(row: LegendRow, tr: Translator) -> str:
    """Return the effects of a type of piece in words."""
    parts: list[str] = []
    if row["height"]:
        parts.append(tr("ground-high", {"mm": row["height"]}))
    if row["depth"]:
        parts.append(tr("ground-deep", {"mm": row["depth"]}))
    if row["difficulty"] == "0":
        parts.append(tr("ground-impassable", {}))
    elif row["difficulty"] != "1":
        parts.append(tr("ground-pace", {"part": row["difficulty"]}))
    if row["cover"]:
        when = row["cover_when"]
        parts.append(tr(f"ground-cover-{when}" if when else "ground-cover", {"cover": row["cover"]}))
    if row["vision"]:
        parts.append(tr("ground-vision", {"cm": centimetres(row["vision"], tr)}))
    flags = (("climb", row["climbable"]), ("top", row["walkable_top"]), ("hiding", row["hide_behind"]))
    parts += [tr(f"ground-{name}", {}) for name, is_so in flags if is_so]
    return listed(parts, tr) if parts else tr("ground-plain", {})


# --- facts ---------------------------------------------------------------------------------------------------------

TOLD: Final[tuple[tuple[Mapping[str, int], Callable[[str, Translator], str]], ...]] = (
    (UNIT_INDEX, unit_name),
    (WEAPON_INDEX, thing_name),
    (MELEE_INDEX, thing_name),
    (ITEM_INDEX, thing_name),
    (CARD_INDEX, card_name),
    (ABILITY_INDEX, ability_name),
    (ARMY_INDEX, army_name),
)
"""Indexes of ids, each with the function that names them."""


SPOKEN: Final[Mapping[str, Callable[[str, Translator], str]]] = {
    "category": lambda value, tr: tr(f"category-{value}", {}),
    "characteristic": lambda value, tr: tr(f"characteristic-{value}", {}),
    "class": lambda value, tr: tr(f"class-{value}", {}),
    "edge": lambda value, tr: tr(f"edge-{value}", {}),
    "mission": lambda value, tr: tr(f"mission-{value}", {}),
    "mode": lambda value, tr: tr(f"fire-{value}", {}),
    "sample": lambda value, tr: tr(f"sample-{value}", {}),
    "seat": side_name,
    "side": side_name,
    "table": lambda value, tr: tr(f"table-{value}", {}),
    "winner": side_name,
    "zone": lambda value, tr: tr(f"zone-{value}", {}),
}
"""Facts whose values have words of their own, and how those are said."""
LENGTHS: Final = ("mm", "apart", "from_enemy_mm")
"""Facts that are lengths in millimetres; people think in centimetres."""
ITSELF: Final = ("kind", "why", "of")
"""Facts that messages choose by: they are said as they are, too."""


def named(value: str, tr: Translator, units: Units = NOBODY_KNOWN) -> str:
    """A thing of any kind, by its id; what is no id is said as it is."""
    if value in FIGURE_INDEX:
        return figure_name(value, tr, units)
    if value in SAMPLE_INDEX:
        return tr(f"sample-{value}", {})
    for index, name in TOLD:
        if value in index:
            return name(value, tr)
    return value


def message_args(data: Mapping[str, Datum], tr: Translator, units: Units = NOBODY_KNOWN) -> dict[str, int | str]:
    """The data of an event, a question or a refusal, ready to be said."""
    said: dict[str, int | str] = {}
    for name, value in data.items():
        if isinstance(value, list):
            said[name] = listed([named(member, tr, units) for member in value], tr)
            said[f"{name}_count"] = len(value)
        elif isinstance(value, int) and name in LENGTHS:
            said[name] = centimetres(value, tr)
        elif not isinstance(value, str) or name in ITSELF:
            said[name] = value
        elif name in SPOKEN and value:
            said[name] = SPOKEN[name](value, tr)
        else:
            said[name] = named(value, tr, units)
    return said


# --- actions -------------------------------------------------------------------------------------------------------

NOUNS: Final[Mapping[int, str]] = {
    FIGURE: "figure",
    THING: "thing",
    CARD: "card",
    UNIT: "unit",
    ARMY: "army",
    SAMPLE: "sample",
    ABILITY: "ability",
    NUMBER: "number",
    MODE: "mode",
    EDGE_KIND: "edge",
    POINT: "point",
}
"""Names of the nouns of an action in its label."""


def nouns(notation: str) -> dict[str, str]:
    """The nouns of an action by what they are; the second of two that are alike is ``other``."""
    verb, *rest = notation.split()
    found: dict[str, str] = {}
    for kind, noun in zip(WORDS[BY_WORD[verb, len(rest)]][1], rest, strict=True):
        name = NOUNS[kind]
        found["other" if name in found else name] = noun
    return found


def action_message(notation: str) -> str:
    """The message of an action's label: one for each verb, and another for a verb that is said with and without a noun."""
    verb, *rest = notation.split()
    fewer = (verb, len(rest) - 1) in BY_WORD
    return f"do-{verb}-{len(rest)}" if fewer else f"do-{verb}"


def is_thrown(thing: str) -> bool:
    """Return True if a thing is thrown and not fired (WG35 13.5)."""
    return thing in WEAPON_INDEX and is_grenade(LIBRARY.weapons[thing])


def label(notation: str, tr: Translator, units: Units = NOBODY_KNOWN, more: Mapping[str, Datum] | None = None) -> str:
    """Return the name of an action on a button or in a menu. ``more`` are arguments that the label may use besides."""
    raw: dict[str, Datum] = {**nouns(notation), **(more or {})}
    verb, *rest = notation.split()
    if verb == "shoot":
        raw |= {"is_thrown": int(is_thrown(rest[1])), "is_direct": int(rest[0] == "single")}
    return sentence(tr(action_message(notation), message_args(raw, tr, units)))
