"""Setting up a table of The Hunt for a test: *given this position, these options and no others; then this position*."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.rules.overheard import overhear, overhear_refusal
from vezerkar import game
from vezerkar.engine import Match
from vezerkar.engine.event import Datum
from vezerkar.engine.game import Json
from vezerkar.games.hunt.position import dump_state
from vezerkar.games.hunt.state import HuntState

HUNT = game("hunt")

GERMAN_TURN: list[Json] = [["Turns"], ["EndTurn"], ["DueClue"], ["GermanRedraw"]]
"""What is left of a German turn under its Card Play phase."""

BRITISH_TURN: list[Json] = [["Turns"], ["EndTurn"], ["BritishRedraw"]]
"""What is left of a British turn under its Card Play phase."""


def table(*steps: list[Json], turn: str = "german", options: dict[str, str] | None = None, **state: Any) -> Match[HuntState]:
    """A match at a position: ``steps`` in progress (the last one on top) in the turn of a side; ``state`` as in `position`.

    What is not given: the Graf Spee in 24 and the Altmark in 41, G in 06, no freighter on the map, empty hands, all cards
    to draw.
    """
    frame = [] if steps and steps[0] == ["Fight"] else GERMAN_TURN if turn == "german" else BRITISH_TURN
    chosen: dict[str, Json] = dict(options or {})
    given: dict[str, Json] = {"spee": "24", "altmark": "41", "turn": 1, "active": turn, "phase": "cards", **state}
    position: dict[str, Json] = {"game": "hunt", "options": chosen, "stack": [*frame, *steps], "state": given}
    match = HUNT.position(position)
    assert isinstance(match.state, HuntState)
    overhear("hunt", match.event_log)
    return match


def hands(german: str = "", british: str = "", **zones: str) -> dict[str, Json]:
    """Cards for ``table(cards=hands("G01 G02", "B07", german_removed="G05"))``; cards not named lie in the draw piles."""
    cards: dict[str, dict[str, Json]] = {"german": {"hand": [*german.split()]}, "british": {"hand": [*british.split()]}}
    for name, ids in zones.items():
        seat, zone = name.split("_")
        cards[seat][zone] = [*ids.split()]
    return {seat: {**lying} for seat, lying in cards.items()}


def spending(points: int, turn: str = "german", options: dict[str, str] | None = None, **state: Any) -> Match[HuntState]:
    """A match in which a side spends so many Action Points."""
    step: list[Json] = ["GermanActions"] if turn == "german" else ["BritishActions"]
    under: list[list[Json]] = [["StoreReserve"], step] if turn == "german" else [step]
    return table(*under, turn=turn, options=options, points=points, **state)


def fighting(
    german: str,
    british: str,
    force: str = "G",
    duel: int = 0,
    options: dict[str, str] | None = None,
    damage: Sequence[int] = (0, 0),
    **state: Any,
) -> Match[HuntState]:
    """A battle with these hands, so many duels of which are over; damage as ``damage=(german, british)``."""
    battle: dict[str, Json] = {"force": force, "duels": duel, "damage": {"german": damage[0], "british": damage[1]}}
    given: dict[str, Json] = {"forces": {force: "24"}, "cards": hands(german, british), **state}
    return table(["Fight"], turn="british", options=options, phase="battle", shown=True, maybe=["24"], battle=battle, **given)


def duel(match: Match[HuntState], german: str, british: str) -> dict[str, Datum]:
    """Both sides lay down a card; what was said of the duel. The last card of a hand is laid down by itself."""
    for seat, card in (("german", german), ("british", british)):
        if seat in match.waiting():
            match.act(seat, f"duel {card}")
    (fought,) = [event for event in told(match, "duel") if (event["german"], event["british"]) == (german, british)]
    return fought


def next_numbers(match: Match[HuntState], *numbers: tuple[int, int]) -> None:
    """Turn the dice on until the numbers to come are these: pairs (n, k) for ``below(n) == k``."""
    s = match.state
    start = s.drawn
    while True:
        s.drawn = start
        if all(s.randbelow(n) == wanted for n, wanted in numbers):
            s.drawn = start
            return
        start += 1


def next_rolls(match: Match[HuntState], *rolls: int) -> None:
    """Turn the dice on until they will fall like this (1 to 6)."""
    next_numbers(match, *[(6, roll - 1) for roll in rolls])


def legal(match: Match[HuntState], seat: str) -> list[str]:
    """The notations of all legal actions of a seat that is asked."""
    return [action.notation for action in match.decision(seat).options]


def kinds(match: Match[HuntState], seat: str) -> list[str]:
    """The kinds of all events this seat knows of, oldest first."""
    return [event.kind for event in match.events(seat)]


def in_zone(match: Match[HuntState], seat: str, zone: str) -> str:
    """The cards of a seat in a zone, as `hands` takes them."""
    return " ".join(lying(match, seat, zone))


def seen(match: Match[HuntState], seat: str) -> list[object]:
    """All a seat gets to know: its view, its events, who is asked, and what itself is asked."""
    asked = [match.decision(seat)] if seat in match.waiting() else []
    return [match.view(seat), match.events(seat), match.waiting(), asked]


def play(match: Match[HuntState], seat: str, *actions: str) -> None:
    """Take actions one after the other."""
    for action in actions:
        match.act(seat, action)


def told(match: Match[HuntState], kind: str, seat: str | None = None) -> list[dict[str, Any]]:
    """The data of all events of a kind that a seat (None: a spectator) was told of, oldest first."""
    return [event.data for event in match.events(seat) if event.kind == kind]


def lying(match: Match[HuntState], seat: str, zone: str) -> list[str]:
    """The cards of a seat that truly lie in a zone: hand, pile, discard, removed, banked or played."""
    cards = dump_state(match.state)["cards"]
    assert isinstance(cards, dict)
    zones = cards[seat]
    assert isinstance(zones, dict)
    ids = zones[zone]
    assert isinstance(ids, list)
    return [str(card) for card in ids]


def refused(match: Match[HuntState], seat: str, action: str) -> tuple[str, str]:
    """Reason and rule by which an action is refused; fails if it is legal."""
    refusal = match.why_not(seat, action)
    assert refusal is not None, f"{action} is legal"
    overhear_refusal("hunt", refusal)
    return refusal.reason, refusal.cite


def spaces(texts: list[str]) -> set[str]:
    """The places of a list of notations that end in one."""
    return {text.split()[-1] for text in texts}


def words(text: str) -> list[str]:
    """The names in a text: ``words("18 20 21")``."""
    return text.split()
