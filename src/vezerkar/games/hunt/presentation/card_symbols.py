"""The symbols of a card: one of the sheet for each thing that its record in ``cards.json`` says it does."""

from __future__ import annotations

from typing import Final

from vezerkar.games.hunt.game_data import CARD_DATA, INTELLIGENCE, TRACK_CLUE

OF_EFFECT: Final[dict[str, tuple[str, ...]]] = {
    "advance": ("advance-force",),
    "all_forces_move": ("move-ship",),
    "altmark_move": ("move-ship",),
    "bank": ("bank-point",),
    "clear_clues": ("remove-clue",),
    "clue_after_actions": ("add-clue",),
    "clue_immunity": (),  # it follows from the Clues that leave the map
    "clue_next_turn": ("add-clue",),
    "duel_bonus": ("duel-bonus",),
    "evade": ("search-fails", "move-ship"),
    "false_trail": ("add-clue",),
    "force_move": ("move-ship",),
    "force_search": ("search",),
    "freighters_sail": ("move-freighter",),
    "hide": (),  # it follows from the Clues that leave the map
    "intuition": ("move-ship", "search"),
    "look": ("see-hand",),
    "reinforce": ("advance-force",),
    "repair_in_port": ("wrench",),
    "scuttle": ("scuttle",),
    "set_reserve": ("lower-reserve",),
    "spee_move": ("move-ship",),
    "spee_search": ("search",),
    "stop_event": ("stop-card",),
    "storm": ("storm",),
    "wide_search": ("search",),
    "worsen_plane": ("lower-plane",),
}
"""The symbols of each kind of effect."""


def symbols(card: int) -> list[str]:
    """Return the symbols of a card: of its effect, each once, then of the Intelligence of a British one."""
    found = [name for part in CARD_DATA["cards"][card]["effect"] for name in OF_EFFECT[str(part["op"])]]
    return [*dict.fromkeys(found), *intelligence(card)]


def intelligence(card: int) -> list[str]:
    """Return the symbols of a card's Intelligence (HUNT 18, 85); none if it has none."""
    return ["magnifier"] * INTELLIGENCE[card] + ["target"] * TRACK_CLUE[card]
