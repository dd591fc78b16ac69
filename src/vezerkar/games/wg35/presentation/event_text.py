"""The log: events of WG35 in words. Every die is told with what it decided.

A figure in a sentence is more than its name, "A3": some languages put an article before it and endings after it. Those forms are
messages of their own, and so are those of the sides.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from vezerkar.engine.event import Datum, Event
from vezerkar.engine.game import Translator
from vezerkar.engine.words import listed, log_message, sentence
from vezerkar.games.wg35.content import TABLES
from vezerkar.games.wg35.events import ROLES
from vezerkar.games.wg35.game_data import ABILITY_INDEX, CARD_INDEX, ITEM_INDEX, MELEE_INDEX, THING_INDEX
from vezerkar.games.wg35.library.schema import EVENTS
from vezerkar.games.wg35.notation import FIGURE_INDEX
from vezerkar.games.wg35.presentation.labels import (
    ability_name,
    army_name,
    card_name,
    centimetres,
    is_thrown,
    marker_name,
    quoted_card,
    short_name,
    signed,
    terrain_name,
    thing_name,
)

FORMS: Final = ("object", "onto", "unto", "from")
"""The forms of a figure besides that of who does something: "B7" in "hits B7", "shoots at B7", "gives B7", "away from B7"."""
SIDES: Final = frozenset(("seat", "winner"))
FIGURES: Final = frozenset(
    name for fields in ROLES.values() for name, role in fields.items() if role in ("piece", "acting_piece")
)
"""The fields that may name a figure."""
OTHER_FORMS: Final[Mapping[str, tuple[str, ...]]] = {
    **{name: tuple(f"{name}_{form}" for form in FORMS) for name in FIGURES},
    **{name: (f"{name}_unto",) for name in SIDES},
}
"""Under which other names a text is given a fact."""
LENGTHS: Final = frozenset(("mm", "distance", "diameter"))
PIECES: Final[Mapping[str, str]] = {piece["id"]: piece["type"] for table in TABLES.values() for piece in table["pieces"]}
"""The types of all terrain pieces, by their ids."""


def event_text(event: Event, tr: Translator) -> str:
    """One event in words."""
    said = message_args(event.data, tr) | more(event, tr)
    return sentence(tr(log_message(event), said))


# --- facts ---------------------------------------------------------------------------------------------------------


def message_args(data: Mapping[str, Datum], tr: Translator) -> dict[str, int | str]:
    """The data of an event, ready to be said.

    Of a text that may be empty, ``NAME_is`` says whether there is any; of a list, ``NAME_count`` how long it is. A figure and a
    side have further forms, such as ``NAME_onto``.
    """
    said: dict[str, int | str] = {}
    for name, value in data.items():
        if isinstance(value, list):
            said[f"{name}_count"] = len(value)
            said[name] = several(name, value, tr)
        elif isinstance(value, int):
            said[name] = number(name, value, tr)
        else:
            said[f"{name}_is"] = int(bool(value))
            if value in FIGURE_INDEX:
                said |= figure_forms(name, value, tr)
            elif name in SIDES and value:
                said |= side_forms(name, value, tr)
            else:
                said[name] = NAMED[name](value, tr) if value and name in NAMED else value
    return said


def number(name: str, value: int, tr: Translator) -> int | str:
    """A number in words: lengths, years and what is below 0 are written in their own ways."""
    if name in LENGTHS:
        return centimetres(value, tr)
    return str(value) if name == "year" else signed(value) if value < 0 else value


def several(name: str, members: list[str], tr: Translator) -> str:
    """A list in words: figures, cards, dice, modifiers; or a point."""
    if name == "point":
        return place(members, tr)
    if name in ("modifiers", "striking", "guarding"):
        return ", ".join([modifier(*member.split(), tr=tr) for member in members])
    if members and members[0] in CARD_INDEX:
        return listed([quoted_card(card, tr) for card in members], tr)
    return listed([short_name(member) for member in members], tr)


def figure_forms(name: str, figure: str, tr: Translator) -> dict[str, int | str]:
    """A figure in its forms."""
    parts: dict[str, int | str] = {"side": figure[0], "number": int(figure[1:])}
    forms: dict[str, int | str] = {f"{name}_{form}": tr(f"figure-{form}", parts) for form in FORMS}
    return {name: tr("figure-who", parts), **forms}


def side_forms(name: str, side: str, tr: Translator) -> dict[str, int | str]:
    """A side in its forms."""
    return {name: tr("side-who", {"side": side}), f"{name}_unto": tr("side-unto", {"side": side})}


def place(coordinates: list[str], tr: Translator) -> str:
    """A point of the table, whose coordinates are millimetres; nothing for none."""
    if len(coordinates) < 2:
        return ""
    x, y = (centimetres(int(text), tr) for text in coordinates[:2])
    return tr("place", {"x": x, "y": y})


def modifier(name: str, value: str, *, tr: Translator) -> str:
    """A modifier of a roll: "Aim +2"."""
    return f"{part_name(name, tr)} {signed(int(value))}"


def part_name(name: str, tr: Translator) -> str:
    """A part of a number that a roll needs or has: an item, a weapon, cover, what cards do."""
    return thing_name(name, tr) if name in ITEM_INDEX or name in MELEE_INDEX else tr(f"modifier-{name}", {})


def _spelled(point: str, tr: Translator) -> str:
    return place(point.split(","), tr)


def _piece(piece: str, tr: Translator) -> str:
    return terrain_name(PIECES[piece], tr)


def _crate(marker: str, tr: Translator) -> str:
    return marker_name("loot_crate", marker, tr)


def _dump(marker: str, tr: Translator) -> str:
    return marker_name("supply_dump", marker, tr)


def _objective(marker: str, tr: Translator) -> str:
    return marker_name("objective", marker, tr)


def _load(load: str, tr: Translator) -> str:
    return thing_name(load, tr) if load in THING_INDEX else _crate(load, tr)


def _source(name: str, tr: Translator) -> str:
    """Return what asks for a roll in words: a card, an ability, or the dirty trick that any card may be."""
    if name in CARD_INDEX:
        return card_name(name, tr)
    return ability_name(name, tr) if name in ABILITY_INDEX else tr(f"subtype-{name}", {})


def _reason(why: str, tr: Translator) -> str:
    """Return in words what victory points, or a roll-off, are for."""
    if why in EVENTS:
        return tr(f"event-{why}", {})
    return _source(why, tr) if why in CARD_INDEX or why == "dirty_trick" else tr(f"why-{why}", {})


NAMED: Final[dict[str, Callable[[str, Translator], str]]] = {
    "ability": ability_name,
    "army": army_name,
    "at": _spelled,
    "by": _source,
    "card": card_name,
    "crate": _crate,
    "dump": _dump,
    "gave": card_name,
    "load": _load,
    "objective": _objective,
    "piece": _piece,
    "thing": thing_name,
    "to": _spelled,
    "took": card_name,
    "weapon": thing_name,
    "why": _reason,
}
"""Functions that name arguments that are neither figures nor sides. Others stand as they are, for sentences to choose by."""


# --- what is reckoned ----------------------------------------------------------------------------------------------


def more(event: Event, tr: Translator) -> dict[str, int | str]:
    """Return the arguments that some sentences need besides the data of their event."""
    data = event.data
    if event.kind in ("morale", "withdrawal_test"):
        return added(data["dice"], 0)
    if event.kind == "wounding":
        dice = dice_of(data["dice"])
        ones, tens = dice.count(1), dice.count(10)
        enough = sum(dice) + number_in(data, "strength") >= number_in(data, "E")
        luck = "bad" if ones > tens and enough else "good" if tens > ones and not enough else "none"
        return added(data["dice"], number_in(data, "strength")) | {"luck": luck}
    if event.kind == "blow":
        return {"total": number_in(data, "die") + number_in(data, "T")}
    if event.kind in ("shot", "lobbed", "shot_from_nowhere"):
        # A second 10 counts 0 (WG35 11.3).
        chain = number_in(data, "chain") % 10
        total = data.get("total", number_in(data, "die") + chain + number_in(data, "C"))
        assert isinstance(total, int)
        return {"chain": chain, "total": total}
    if event.kind == "contested":
        return {
            "r": number_in(data, "total") - number_in(data, "die"),
            "other_r": number_in(data, "other_total") - number_in(data, "other_die"),
        }
    if event.kind == "wounds":
        return {"least": min(dice_of(data["dice"]), default=0)}
    if event.kind == "declared":
        return {"is_thrown": int(is_thrown(str(data["weapon"])))}
    if event.kind == "initiative":
        dice = dice_of(data["dice"])
        return {"a": dice[-2], "b": dice[-1]} if dice else {}
    if event.kind == "scored":
        vp = number_in(data, "vp")
        return {"vp": abs(vp), "lost": int(vp < 0)}
    if event.kind == "ended":
        return {"how": tr(f"ending-{data['ending']}", {})}
    return {}


def number_in(data: Mapping[str, Datum], name: str) -> int:
    """A number among the data of an event."""
    value = data[name]
    assert isinstance(value, int), name
    return value


def added(dice: Datum, more: int) -> dict[str, int | str]:
    """Dice as a sum, with what is added to them."""
    numbers = dice_of(dice)
    return {"dice": " + ".join([str(number) for number in numbers]), "sum": sum(numbers) + more}


def dice_of(shown: Datum) -> list[int]:
    """The numbers of some dice."""
    return [int(die) for die in shown] if isinstance(shown, list) else []
