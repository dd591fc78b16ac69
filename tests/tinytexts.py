"""The words of the tiny game in two languages, as a game's ``texts/*.ftl`` would give them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vezerkar.engine.game import Translator

TEXTS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "ask-bid": "Bid for the weather gauge: you have {coins} coins",
        "ask-fire": "Fire a shot or hold your fire",
        "ask-fog": "You are fired at: hide in a fog?",
        "ask-wait": "The other captain is thinking",
        "act": "{action}",
        "card": "Card of strength {strength}",
        "hand": "Your cards",
        "hull": "{points} hull points",
        "ship": "The {seat}: hull {hull}, {coins} coins",
        "refuse-now": "This cannot be done now",
        "refuse-strike": "Only a ship that was hit may strike its colours",
        "refuse-coins": "You have {coins} coins",
        "refuse-card": "Card {card} is not in your hand, or cannot be played now",
        "told-drew": "The {seat} draws card {card}",
        "told-refilled": "Both draw to three cards; {deck} are left",
        "told-bids": "The gull bids {gull}, the heron {heron}: the {gauge} has the gauge",
        "told-held": "The {seat} holds its fire",
        "told-fired": "The {seat} fires a shot of strength {strength}",
        "told-fog": "The {seat} hides in a fog",
        "told-hit": "Roll {roll}: the {seat} is hit",
        "told-missed": "Roll {roll}: the {seat} is missed",
        "told-struck": "The {seat} strikes its colours",
    },
    "hu": {
        "ask-bid": "Licitálj a szél felőli oldalra: {coins} tallérod van",
        "ask-fire": "Lőj, vagy tartsd vissza a tüzet",
        "ask-fog": "Lőnek rád: elbújsz a ködben?",
        "ask-wait": "A másik kapitány gondolkodik",
        "act": "{action}",
        "card": "{strength} erejű lap",
        "hand": "Lapjaid",
        "hull": "{points} hajótest",
        "ship": "{seat}: {hull} hajótest, {coins} tallér",
        "refuse-now": "Ezt most nem lehet",
        "refuse-strike": "Csak az vonhatja be a lobogóját, akit már eltaláltak",
        "refuse-coins": "{coins} tallérod van",
        "refuse-card": "A {card} számú lap nincs a kezedben, vagy most nem játszható ki",
        "told-drew": "{seat}: húzott lap {card}",
        "told-refilled": "Mindketten három lapra húznak; {deck} marad",
        "told-bids": "A gull {gull}, a heron {heron} tallért ajánl: a {gauge} van szél felől",
        "told-held": "{seat} nem lő",
        "told-fired": "{seat} {strength} erejű lövést ad le",
        "told-fog": "{seat} elbújik a ködben",
        "told-hit": "Dobás: {roll}; {seat} találatot kap",
        "told-missed": "Dobás: {roll}; {seat} megússza",
        "told-struck": "{seat} bevonja a lobogóját",
    },
}


def tr(lang: str) -> Translator:
    """The words of one language; an id without words is an error."""

    def words(text: str, args: Mapping[str, int | str]) -> str:
        return TEXTS[lang][text].format(**args)

    return words
