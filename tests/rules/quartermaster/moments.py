"""Moments of a turn for the tests of single cards: the Play step of a country, its Victory step."""

from __future__ import annotations

from typing import Any

from tests.rules.quartermaster.table import country, legal, play, table, told, zone
from vezerkar.engine import Match
from vezerkar.engine.game import Json
from vezerkar.games.quartermaster.game_data import COUNTRIES
from vezerkar.games.quartermaster.state import QmgState

PLAY: list[list[Json]] = [["DiscardStep", 2], ["PlayStep"]]
"""The Play step and, after it, the Discard step at once."""

CODES = {"germany": "ger", "uk": "uk", "japan": "jpn", "ussr": "ussr", "italy": "ita", "usa": "usa"}


def playing(active: str, options: dict[str, str] | None = None, **countries: Any) -> Match[QmgState]:
    """The Play step of a country. Its Discard step, if it has a card left, and the Play step of the next country follow."""
    after = COUNTRIES[(COUNTRIES.index(active) + 1) % 6]
    countries.setdefault(after, country(hand=f"{CODES[after]}_build_army"))
    return table(active, at="end", steps=PLAY, options=options, **countries)


def scored(active: str, status: str, **pieces: str) -> dict[str, int]:
    """What a country with these Status cards scores in its Victory step, by the reason; ``pieces`` of all countries."""
    countries = {name: country(where) for name, where in pieces.items()}
    countries[active] = country(pieces[active], hand=f"{CODES[active]}_build_army {CODES[active]}_build_army", status=status)
    match = table(active, at="victory", steps=[["PlayStep"]], **countries)
    play(match, f"discard {CODES[active]}_build_army")
    assert asked(match) == (active, "ask-discard-step")
    found: dict[str, int] = {}
    for data in told(match, "points"):
        found[str(data["why"])] = found.get(str(data["why"]), 0) + int(str(data["points"]))
    return found


def top(match: Match[QmgState], name: str, n: int) -> list[str]:
    """The top cards of a draw deck, the uppermost first."""
    return zone(match, name, "deck")[::-1][:n]


def lost(match: Match[QmgState], name: str) -> int:
    """How many cards a country has discarded off its deck, as everybody is told."""
    return sum(int(str(data["count"])) for data in told(match, "milled") if data["country"] == name)


def asked(match: Match[QmgState]) -> tuple[str, str]:
    """The one seat that is asked, and what it is asked."""
    (seat,) = match.waiting()
    return seat, match.decision(seat).prompt


def offered(match: Match[QmgState]) -> list[str]:
    """All that the one seat that is asked may choose."""
    (seat,) = match.waiting()
    return legal(match, seat)


def words(text: str) -> set[str]:
    """Names divided by blanks, as a set."""
    return set(text.split())
