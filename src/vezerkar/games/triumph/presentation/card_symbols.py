"""The symbols of a card: one of the sheet for each thing it is good for, with its words."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.game import Translator
from vezerkar.games.triumph.game_data import (
    ACTION_COUNT,
    CARD_INTEL,
    CARD_NATIONS,
    CARD_SCIENCE,
    CARD_SEASON,
    CARD_TECHS,
    CARD_VALUE,
    CARD_WILDCARD,
    CARDS_FILE,
    FACTORY,
    INTELS,
    IS_ESPIONAGE,
    NATIONS,
    SCIENCES,
    SEASONS,
    TECHS,
    WILDCARDS,
)
from vezerkar.games.triumph.presentation.labels import nation_name, tech_name

Named = tuple[str, str]
"""A symbol of the sheet, and what it shows in words."""

INTEL: Final = {
    "agent": "see-units",
    "code_break": "see-hand",
    "spy_ring": "take-card",
    "sabotage": "lose-industry",
    "coup": "remove-influence",
    "mole": "see-vault",
    "double_agent": "turn-back",
}
"""The symbol of each Intelligence card."""


def symbols(index: int, tr: Translator) -> list[Named]:
    """Return the symbols of a card: its command or its factories first, then what else it may be used for."""
    if index < ACTION_COUNT:
        return [_command(index, tr), *_diplomacy(index, tr)]
    return [("factory", tr("symbol-factory", {"factories": FACTORY[index]})), *_research(index, tr)]


def tech_symbol(tech: str, tr: Translator) -> Named:
    """Return the symbol of a technology."""
    return f"tech-{tech}", tech_name(tech, tr)


def _command(index: int, tr: Translator) -> Named:
    season = tr(f"season-{SEASONS[CARD_SEASON[index]]}", {})
    return "command", tr("symbol-command", {"season": season, "moves": CARD_VALUE[index]})


def _diplomacy(index: int, tr: Translator) -> list[Named]:
    """Return the nations that an Action card names, or what its wildcard does with markers."""
    if CARD_WILDCARD[index] < 0:
        return [("add-influence", tr("symbol-diplomacy", {"nation": nation_name(NATIONS[n], tr)})) for n in CARD_NATIONS[index]]
    name = WILDCARDS[CARD_WILDCARD[index]]
    words = ["remove-influence"]
    if CARDS_FILE["wildcards"][name]["kind"].startswith("add_or_remove"):
        words.insert(0, "add-influence")
    if name == "foreign_aid":
        words.insert(0, "lose-industry")
    return [(word, tr(f"symbol-{word}", {})) for word in words]


def _research(index: int, tr: Translator) -> list[Named]:
    """Return the intelligence or the technologies of an Investment card."""
    if CARD_INTEL[index] >= 0:
        intel = INTELS[CARD_INTEL[index]]
        return [(INTEL[intel], tr(f"intel-{intel}", {}))]
    if CARD_SCIENCE[index] >= 0:
        return [("tech-wildcard", tr(f"wildcard-{SCIENCES[CARD_SCIENCE[index]]}", {}))]
    found = [tech_symbol(TECHS[tech], tr) for tech in CARD_TECHS[index]]
    return [*found, tech_symbol("industrial_espionage", tr)] if IS_ESPIONAGE[index] else found
