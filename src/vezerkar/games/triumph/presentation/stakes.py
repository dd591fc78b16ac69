"""Texts on what a choice gives up that could still be used: moves, points, battles, fire; and on what cannot be taken back."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.decision import Decision
from vezerkar.engine.game import Translator
from vezerkar.games.triumph.presentation.labels import nation_name

ENEMIES: Final = {"violate": "stake-nation", "partition": "stake-nation", "intervene": "stake-intervention"}
LOST: Final = {"disband": "stake-unit", "repudiate": "stake-marker", "reveal": "stake-secret"}
"""Texts on what is lost by something done unasked, by verb."""
LAST_PASS: Final = 2
"""So many passes in a row, and the next one ends Government (T&T 7.35)."""
FIRING: Final = ("fire", "bomb", "strike")


def stake(text: str, decision: Decision, tr: Translator) -> str:
    """Return what an action that is asked for gives up; "" for most."""
    verb, *nouns = text.split()
    if verb == "war":
        return tr("stake-war", {})
    if verb in ENEMIES:
        return tr(ENEMIES[verb], {"nation": nation_name(nouns[0], tr)})
    if verb not in ("done", "pass") or len(decision.options) == 1:
        return ""
    others = [option.notation.split()[0] for option in decision.options if option.notation != text]
    asked = decision.prompt
    if asked == "ask-move":
        return tr("stake-moves", {"moves": int(decision.args["commands"])}) if "pick" in others else ""
    if asked in ("ask-production", "ask-passive-production"):
        return tr("stake-points", {"points": int(decision.args["left"])})
    if asked == "ask-attack":
        return tr("stake-battles", {"battles": others.count("battle")})
    if asked == "ask-combat-action":
        return tr("stake-fire", {}) if any(verb in FIRING for verb in others) else ""
    if asked == "ask-government":
        return tr("stake-government", {}) if decision.args["passes"] == LAST_PASS else ""
    if asked in ("ask-command", "ask-winter-command"):
        return tr("stake-command", {})
    return ""


def unasked_stake(notation: str, tr: Translator) -> str:
    """Return what is lost by something done unasked."""
    return tr(LOST[notation.split()[0]], {})
