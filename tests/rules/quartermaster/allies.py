"""What the tests of the Allied cards share: tables that stand still after the card that is tested, and what holds of all cards of
a type."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.rules.quartermaster.table import country, legal, play, seen, table, told, zone
from vezerkar.engine import Match
from vezerkar.games.quartermaster.state import QmgState

HOME = {"uk": "united_kingdom", "ussr": "moscow", "usa": "eastern_united_states"}


def acting(active: str, /, **countries: Any) -> Match[QmgState]:
    """The Play step of a country, with another one behind it: what the first one did stays as it is, for the test to see."""
    return table(active, at="supply", steps=[["PlayStep"], ["PlayStep"]], state={"countries": {**countries}})


def playing(card: str, standing: str | None = None, /, status: str = "", **countries: Any) -> Match[QmgState]:
    """A country has just played a card of its own, its last one, with these pieces on the board (an Army at Home)."""
    active = owner(card)
    match = acting(
        active, **{active: country(HOME[active] if standing is None else standing, hand=card, status=status)}, **countries
    )
    play(match, f"play {card}")
    return match


def owner(card: str) -> str:
    """The country whose card this is."""
    return card.split("_")[0]


def done(match: Match[QmgState]) -> bool:
    """Whether the card is carried out completely: the Play step behind it asks."""
    return match.decision(match.waiting()[0]).prompt == "ask-play"


def deck(name: str) -> Counter[str]:
    """All cards of a country, with their copies."""
    return Counter(str(card) for card in zone(acting(name), name, "deck"))


def lies_face_up(card: str) -> Match[QmgState]:
    """A Status is played: everybody sees it on the table, and nothing else happens."""
    match = playing(card)
    active = owner(card)
    assert done(match) and zone(match, active, "status") == [card] and zone(match, active, "up") == []
    assert told(match, "played", "germany") == [{"country": active, "card": card}]
    return match


def lies_face_down(card: str, responses: tuple[str, ...]) -> None:
    """A Response is played: nobody else can tell it from another one."""
    active = owner(card)
    sights = []
    for laid in (card, next(other for other in responses if other != card)):
        match = acting(active, **{active: country(HOME[active], hand=" ".join(responses))})
        play(match, f"play {laid}")
        assert zone(match, active, "laid") == [laid] and done(match)
        assert told(match, "laid_card", active) == [{"country": active, "card": laid}]
        sights.append([seen(match, seat) for seat in ("germany", "usa", None)])
    assert sights[0] == sights[1], "neither enemy nor friend sees which card it is"


def can_always_be_played(card: str, **countries: Any) -> None:
    """An Event is played by a country without pieces, and lies face up on its discard pile."""
    active = owner(card)
    match = acting(active, **{active: country(hand=card)}, **countries)
    assert legal(match, active) == [f"play {card}", f"discard {card}"]
    play(match, f"play {card}")
    assert zone(match, active, "up") == [card] and told(match, "played") == [{"country": active, "card": card}]
