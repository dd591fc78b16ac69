"""Sights on the table: shots, bursts, blows, falling men, shock and panic, each from its event alone (WG35 11-19, 26)."""

from __future__ import annotations

from math import hypot
from typing import Final

from vezerkar.engine.event import Event
from vezerkar.engine.game import Translator
from vezerkar.engine.scene import Effect
from vezerkar.engine.words import sentence
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.notation import FIGURE_INDEX

STRIP: Final = LIBRARY.cards["strafing_run"].effect
SIGNS: Final = {"shocked": "shocked", "broke": "broken", "helpless": "helpless"}
"""The events after which a figure is no longer what it was, and the state it is in then."""


def effects(event: Event, tr: Translator) -> list[Effect]:
    """Return what one event shows on the table; nothing where it does not say where."""
    found = effect(event, tr)
    return [found] if found is not None and all(found.places) and found.places else []


def effect(event: Event, tr: Translator) -> Effect | None:
    """The one thing that an event shows, perhaps without its places."""
    kind, figure = event.kind, word(event, "figure")
    tone = figure[0] if figure in FIGURE_INDEX else "neutral"
    if kind in ("shot", "blow", "shot_from_nowhere"):
        hit = event.data["hit"] == 1
        ends = [word(event, "aimed")] if kind == "shot_from_nowhere" else [word(event, "muzzle"), word(event, "aimed")]
        text = tr("effect-hit", {"hit": int(hit)})
        return Effect("clash" if kind == "blow" else "tracer", ends, tone, text, hit)
    if kind == "lobbed":
        return Effect("lob", [word(event, "muzzle"), point(event)], tone, good=event.data["hit"] == 1)
    if kind == "burst":
        return Effect("burst", [point(event)], "danger", radius=number(event, "diameter") // 2)
    if kind == "smoke":
        return Effect("smoke", [word(event, "at")], radius=number(event, "diameter") // 2)
    if kind == "strafed":
        return Effect("strip", strip(word(event, "at"), word(event, "to")), "danger", radius=STRIP["width_mm"] // 2)
    if kind == "incapacitated":
        return Effect("fall", [word(event, "at")], tone, piece=figure)
    if kind in SIGNS:
        text = sentence(tr(f"state-{SIGNS[kind]}", {}))
        return Effect("sign", [word(event, "at")], tone, text, piece=figure)
    return None


def strip(middle: str, towards: str) -> list[str]:
    """The two ends of a strip through a point in the direction of another one."""
    x, y = (int(text) for text in middle.split(",")[:2])
    to_x, to_y = (int(text) for text in towards.split(",")[:2])
    far = hypot(to_x - x, to_y - y) * 2 / STRIP["length_mm"]
    dx, dy = round((to_x - x) / far), round((to_y - y) / far)
    return [f"{x - dx},{y - dy},0", f"{x + dx},{y + dy},0"]


def word(event: Event, name: str) -> str:
    """A name or a place in the data of an event; empty if there is none."""
    value = event.data.get(name, "")
    return value if isinstance(value, str) else ""


def number(event: Event, name: str) -> int:
    """A number in the data of an event."""
    return int(str(event.data[name]))


def point(event: Event) -> str:
    """The point of an event, as places are named; empty if it has none."""
    value = event.data["point"]
    return ",".join(value) if isinstance(value, list) else ""
