"""The log: events of Triumph & Tragedy in words."""

from __future__ import annotations

from vezerkar.engine.event import Datum, Event
from vezerkar.engine.game import Translator
from vezerkar.engine.words import log_message, sentence
from vezerkar.games.triumph.presentation.labels import message_args
from vezerkar.games.triumph.state import TURN_KINDS


def event_text(event: Event, tr: Translator) -> str:
    """One event in words."""
    said = message_args(event.data | more(event), tr)
    return sentence(tr(log_message(event), said))


def more(event: Event) -> dict[str, Datum]:
    """Return the arguments that some sentences need besides the data of their event."""
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
    return {}


def count(names: Datum) -> int:
    """Return the number of names in a list."""
    return len(names) if isinstance(names, list) else 0
