"""The log: events of Triumph & Tragedy in words."""

from __future__ import annotations

from vezerkar.engine.event import Datum, Event
from vezerkar.engine.game import Translator
from vezerkar.games.triumph.game_data import FACTIONS
from vezerkar.games.triumph.presentation.labels import message_args, sentence
from vezerkar.games.triumph.state import TURN_KINDS


def event_text(event: Event, tr: Translator) -> str:
    """One event in words."""
    said = message_args(event.data | more(event), tr)
    return sentence(tr("log-" + event.kind.replace("_", "-"), said))


def more(event: Event) -> dict[str, Datum]:
    """What some sentences need besides the data of their event."""
    data = event.data
    if event.kind == "turn":
        kind = data["kind"]
        assert isinstance(kind, int)
        return {"kind": TURN_KINDS[kind]}
    if event.kind in ("aimed", "spied"):
        return {"aim": "area" if "area" in data else "nation" if "nation" in data else "none"}
    if event.kind == "blockade":
        return {"cut": count(data["areas"]), "round": count(data["med"])}
    if event.kind == "battle_over":
        return {"decided": int(data["winner"] != "nobody")}
    if event.kind == "end":
        winners = data["winner"]
        assert isinstance(winners, int)
        return {"winners": [name for i, name in enumerate(FACTIONS) if winners >> i & 1]}
    return {}


def count(names: Datum) -> int:
    """How many names there are."""
    return len(names) if isinstance(names, list) else 0
