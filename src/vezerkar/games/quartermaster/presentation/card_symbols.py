"""The symbols of a card: one of the sheet for each thing that its record in ``cards.json`` says it does."""

from __future__ import annotations

from typing import Final, cast

from vezerkar.games.quartermaster.game_data import CARD, LAND, SEA, CardData, spaces_named

Part = dict[str, object]
"""A part of an effect or of its cost."""

BY_PIECE: Final = ("build", "recruit", "battle", "eliminate")
"""Parts that name a kind of piece: the symbol is this word with the kind, as in ``build-army``."""

PLAIN: Final[dict[str, tuple[str, ...]]] = {
    "redeploy": ("redeploy",),
    "broad_front": ("battle-army",),
    "sweep": ("eliminate-army",),
    "protect": ("shield",),
    "keep": ("shield",),
    "spare": ("shield",),
    "truk": ("star",),
    "raid": ("enemy-deck",),
    "worsen": ("enemy-deck",),
    "malta": ("enemy-deck", "eliminate-navy"),
    "pay": ("own-cards",),
    "vp": ("victory",),
    "play_from": ("play-card",),
    "ally_plays": ("play-card",),
    "take_back_for": ("own-cards", "order-cards"),
    "put_back": ("order-cards",),
    "bury": ("order-cards",),
    "arrange": ("order-cards",),
    "strip": ("strip",),
    "like_home": ("home",),
    "supply_marker": ("star",),
    "armies_supplied": ("star",),
    "deny_supply": ("no-supply",),
    "shuffle": (),  # it follows from a search of the deck
}
"""The symbols of the other parts."""


def symbols(card: int) -> list[str]:
    """Return the symbols of a card: of its cost, then of its effect, each once."""
    record = CARD[card]
    assert record is not None
    found = [name for part in (*record.get("cost", []), *record["effect"]) for name in _of(record, part)]
    return list(dict.fromkeys(found))


def _of(record: CardData, part: Part) -> tuple[str, ...]:
    """Return the symbols of one part."""
    word = str(part["op"])
    if word in BY_PIECE:
        return (f"{word}-{part['piece']}",)
    if word == "builds":
        return _builds(part)
    if word == "repel":  # what has just come is eliminated: an Army, or a Navy that was built
        return ("eliminate-navy" if "navy" in record["when"] else "eliminate-army",)
    if word == "mill":
        return ("enemy-deck" if part.get("country") == "actor" else "own-cards",)
    return PLAIN[word]


def _builds(part: Part) -> tuple[str, ...]:
    """Return what is built in these places, which are ``land``, ``sea`` or the names of spaces."""
    masks = [{"land": LAND, "sea": SEA}[one] if isinstance(one, str) else spaces_named(one) for one in _each(part)]
    kinds = {"army": any(mask & LAND for mask in masks), "navy": any(mask & SEA for mask in masks)}
    return tuple([f"build-{kind}" for kind, built in kinds.items() if built])


def _each(part: Part) -> list[str | list[str]]:
    return cast("list[str | list[str]]", part["each"])
