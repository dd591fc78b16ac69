"""Ids into words: how The Hunt's spaces, cards and pieces are called, and what an action is called on a button."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vezerkar.engine.event import Datum
from vezerkar.engine.game import Translator
from vezerkar.games.hunt.game_data import CARD_INDEX, CARD_KEYS, FREIGHTER_DATA, MOVE_COST

FREIGHTER_NAMES: Final = {token["id"]: token["name"] for token in FREIGHTER_DATA["freighters"]}
DESTINATIONS: Final = {token["id"]: token["to"] for token in FREIGHTER_DATA["freighters"]}


QUESTION_ROLES: Final = {"ship": "piece"}
"""The ship that a question is about: a Force or the Altmark."""
OTHER_FORMS: Final = {"ship": ("vessel",)}
"""Under which other names a text is given a fact."""


def card_key(card: str) -> str:
    """The message id of a card's name; with ``-text`` and ``-theme`` those of its other words."""
    return "card-" + CARD_KEYS[CARD_INDEX[card]].replace("_", "-")


def card_name(card: str, tr: Translator) -> str:
    """The name of a card; nothing for no card."""
    return tr(card_key(card), {}) if card else tr("no-card", {})


def points(halves: int) -> str:
    """A number of half points, for instance ``2½``."""
    whole, half = divmod(halves, 2)
    if not half:
        return str(whole)
    return f"{whole}½" if whole else "½"


def message_args(data: Mapping[str, Datum], tr: Translator) -> dict[str, int | str]:
    """The data of an event or a question, ready to be said. A ship gets its name with its article as ``vessel``."""
    said: dict[str, int | str] = {}
    for name, value in data.items():
        if name in ("card", "german", "british") and isinstance(value, str):
            said[name] = card_name(value, tr)
        elif isinstance(value, list):
            said[name] = ", ".join(card_name(card, tr) for card in value)
        elif name == "freighter" and isinstance(value, str):
            said[name] = FREIGHTER_NAMES[value]
            said["port"] = DESTINATIONS[value]
        elif name == "ship" and isinstance(value, str):
            said[name] = value
            said["vessel"] = tr("name-altmark", {}) if value == "altmark" else tr("name-force", {"force": value})
        elif name.endswith("_halves") and isinstance(value, int):
            said[name.removesuffix("_halves") + "_value"] = points(value)
        else:
            said[name] = value
    if "spaces" not in said and data.get("points") in MOVE_COST:
        said["spaces"] = MOVE_COST.index(int(said["points"]))
    return said


def label(notation: str, tr: Translator) -> str:
    """Return the name of an action on a button or in a menu."""
    verb, *nouns = notation.split()
    noun = nouns[0] if nouns else ""
    if verb in ("play", "respond", "bank", "intelligence", "duel"):
        kind = f"-{nouns[1]}" if verb == "play" else ""
        return tr(f"do-{verb}{kind}", {"card": card_name(noun, tr)})
    if noun == "spee":
        if verb == "search":
            return tr("do-search-spee", {"plane": len(nouns) - 1})
        return tr("do-sail-spee", {"points": int(nouns[1]), "spaces": MOVE_COST.index(int(nouns[1]))})
    if noun == "altmark":
        return tr("do-sail-altmark", {})
    if verb == "sink":
        return tr("do-sink", {"freighter": FREIGHTER_NAMES[noun]})
    if verb in ("store", "take"):
        return tr(f"do-{verb}", {"number": int(noun)})
    return tr(f"do-{verb}", {"noun": noun} if noun else {})
