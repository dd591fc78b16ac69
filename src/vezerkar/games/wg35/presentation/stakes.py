"""Texts on what a choice gives up that could still be used: actions, shots, cards, points; and on what cannot be taken back."""

from __future__ import annotations

from vezerkar.engine.decision import Decision
from vezerkar.engine.game import Translator
from vezerkar.games.wg35.notation import notation


def stake(text: str, decision: Decision, tr: Translator) -> str:
    """Return what an action that is asked for gives up; "" for most."""
    verb = text.split()[0]
    asked, args = decision.prompt, decision.args
    if verb == "leave":
        return tr("stake-leave", {})
    if verb not in ("end", "done", "stop") or len(decision.options) == 1:
        return ""
    if asked == "ask-action":
        actions = int(args["actions"])
        return tr("stake-actions", {"actions": actions}) if actions else ""
    if asked == "ask-next_target":
        return tr("stake-shots", {"shots": int(args["left"])})
    if asked == "ask-pick-up":
        return tr("stake-cards", {"cards": int(args["cards"]) + int(args["actions"])})
    if asked == "ask-army":
        left = int(args["limit"]) - int(args["points"])
        return tr("stake-points", {"points": left}) if left > 0 and can_spend(decision) else ""
    return ""


def can_spend(decision: Decision) -> bool:
    """Return True if anything for an army can still be had for the points that are left."""
    offers = decision.domain.offers() if decision.domain is not None else []
    return any(notation(code).split()[0] in ("recruit", "equip") for code in offers)
