"""Setting up a table of Quartermaster General for a test: *given this position, these options and no others; then this*."""

from __future__ import annotations

from typing import Any

from tests.rules.overheard import overhear, overhear_refusal
from vezerkar import game
from vezerkar.engine import Match
from vezerkar.engine.game import Json
from vezerkar.games.quartermaster.game_data import COUNTRIES
from vezerkar.games.quartermaster.position import dump_state
from vezerkar.games.quartermaster.state import QmgState

QMG = game("quartermaster")

STEPS = ("begin", "play", "supply", "victory", "discard", "draw", "end")
"""The steps of a turn, for ``table(at=...)``."""

ZONES = {"up": "discard", "down": "discard_hidden", "laid": "responses"}
"""The short names of zones."""


def table(
    active: str = "germany",
    *,
    at: str = "play",
    steps: list[list[Json]] | None = None,
    options: dict[str, str] | None = None,
    points: tuple[int, int] = (0, 0),
    round: int = 1,
    state: dict[str, Json] | None = None,
    **countries: dict[str, Json],
) -> Match[QmgState]:
    """A match in the turn of a country, at one of its `STEPS`: the Play step unless said otherwise.

    ``steps`` are further procedures in progress on top of the turn, the last one on top. Countries are given by `country`; one
    that is not given has no piece and no card but in its deck (in an order that is the same always). ``state`` are further
    entries of the position.
    """
    chosen: dict[str, Json] = dict(options or {})
    stack: list[Json] = [["Rounds"], ["Turn", STEPS.index(at)], *(steps or [])]
    given: dict[str, Json] = {
        "round": round,
        "active": active,
        "points": {"axis": points[0], "allies": points[1]},
        "countries": {**countries},
        **(state or {}),
    }
    match = QMG.position({"game": "quartermaster", "options": chosen, "stack": stack, "state": given})
    assert isinstance(match.state, QmgState)
    overhear("quartermaster", match.event_log)
    return match


def country(pieces: str = "", hand: str = "", status: str = "", laid: str = "", **zones: str) -> Any:
    """A country for `table`: names divided by blanks; ``laid`` are its Responses, ``zones`` may be deck, up, down, safe, gone.

    A ``deck`` given is in order, its last card on top of it lie those that are named nowhere; use ``bare`` to leave none of them.
    It is a ``dict[str, Json]``, called anything so that a dictionary of countries can be unpacked among the arguments of `table`.
    """
    found: dict[str, Json] = {
        "pieces": [*pieces.split()],
        "hand": [*hand.split()],
        "status": [*status.split()],
        "responses": [*laid.split()],
    }
    found |= {ZONES.get(zone, zone): [*names.split()] for zone, names in zones.items()}
    return found | {"deck": [*zones["deck"].split(), "*"]} if "deck" in zones else found


def bare(match: Match[QmgState], name: str, left: int = 0) -> None:
    """Move a country's draw deck but for its top ``left`` cards to its face-down discards."""
    s = match.state
    i = COUNTRIES.index(name)
    deck = s.cards[i]
    keep = len(deck) - left
    s.cards[18 + i] = sorted(s.cards[18 + i] + deck[:keep])
    s.cards[i] = deck[keep:]


def legal(match: Match[QmgState], seat: str) -> list[str]:
    """The notations of all legal actions of a seat that is asked: to pass or stop first, then to play, then the rest in order."""
    found = [action.notation for action in match.decision(seat).options]
    first = {"pass": 0, "done": 0, "play": 1, "discard": 2}
    return sorted(found, key=lambda text: first.get(text.split()[0], 3))


def spaces(match: Match[QmgState], seat: str, verb: str) -> set[str]:
    """The nouns of all legal actions of a seat with this verb; of a build or battle that had one answer, that answer."""
    asked = legal(match, seat) if seat in match.waiting() else []
    found = {text.split(" ", 1)[1] for text in asked if text.startswith(verb + " ")}
    return found or {text.split()[-1] for text in by_itself(match) if text.startswith(f"{seat}: {verb} ")}


BY_ITSELF = {"built": "build", "built_in_place": "build", "battled": "battle"}
"""The verb of the action for the event that tells of it."""

_left: list[tuple[Match[QmgState], int, list[str]]] = []
"""Of the match that was played last, and its ply, the builds and battles of `by_itself` that `play` was not told of yet."""


def by_itself(match: Match[QmgState]) -> list[str]:
    """The builds and battles of the last action that had one answer, so that nobody was asked: ``seat: action``, in order."""
    if not match.ply:
        return []
    last = match.played_actions[-1]
    found: list[str] = []
    for event in match.event_log[len(match.event_log) - last.event_count :]:
        if event.kind in BY_ITSELF:
            found.append(f"{event.data['country']}: {BY_ITSELF[event.kind]} {event.data['space']}")
    if found and found[0] == f"{last.seat}: {last.notation}":
        del found[0]
    return found


def unasked(match: Match[QmgState], seat: str) -> list[str]:
    """The notations of what a seat may do unasked."""
    return [action.notation for action in match.interrupts(seat)]


def play(match: Match[QmgState], *actions: str) -> None:
    """Take actions one after the other, each by the one seat that is asked; ``seat: action`` names the seat.

    A build or battle that has just happened by itself (`by_itself`) is named as well.
    """
    for text in actions:
        seat, colon, action = text.partition(": ")
        if not _left or _left[0][0] is not match or _left[0][1] != match.ply:
            _left[:] = [(match, match.ply, by_itself(match))]
        left = _left[0][2]
        if left and left[0].endswith(text):
            del left[0]
            continue
        if colon:
            match.act(seat, action)
        else:
            (asked,) = match.waiting()
            match.act(asked, text)


def pieces(match: Match[QmgState], name: str) -> set[str]:
    """The spaces with a piece of a country."""
    return set(zone(match, name, "pieces"))


def supplied(match: Match[QmgState], name: str) -> set[str]:
    """The spaces with a supplied piece of a country, as everybody sees them."""
    return {str(space) for space in shown(match, name, "supplied")}


def shown(match: Match[QmgState], name: str, what: str, seat: str | None = None) -> list[Any]:
    """What a seat (None: a spectator) sees of a country."""
    countries = match.view(seat)["countries"]
    assert isinstance(countries, dict)
    own = countries[name]
    assert isinstance(own, dict)
    found = own[what]
    return list(found) if isinstance(found, list) else [found]


def zone(match: Match[QmgState], name: str, what: str) -> list[str]:
    """What truly lies in a zone of a country: pieces, safe, status, spent, gone, deck, hand, up, down or laid."""
    countries = dump_state(match.state)["countries"]
    assert isinstance(countries, dict)
    own = countries[name]
    assert isinstance(own, dict)
    found = own[ZONES.get(what, what)]
    assert isinstance(found, list)
    return [str(item) for item in found]


def points(match: Match[QmgState]) -> tuple[int, int]:
    """The Victory Points of the Axis and of the Allies."""
    return match.state.vp[0], match.state.vp[1]


def told(match: Match[QmgState], kind: str, seat: str | None = None) -> list[dict[str, Any]]:
    """The data of all events of a kind that a seat (None: a spectator) was told of, oldest first."""
    return [event.data for event in match.events(seat) if event.kind == kind]


def kinds(match: Match[QmgState], seat: str | None = None) -> list[str]:
    """The kinds of all events a seat knows of, oldest first."""
    return [event.kind for event in match.events(seat)]


def refused(match: Match[QmgState], seat: str, action: str) -> tuple[str, str]:
    """Reason and rule by which an action is refused; fails if it is legal."""
    refusal = match.why_not(seat, action)
    assert refusal is not None, f"{action} is legal"
    overhear_refusal("quartermaster", refusal)
    return refusal.reason, refusal.cite


def seen(match: Match[QmgState], seat: str | None) -> list[object]:
    """All a seat gets to know: its view, its events, who is asked, and what itself is asked."""
    asked = [match.decision(seat)] if seat is not None and seat in match.waiting() else []
    return [match.view(seat), match.events(seat), match.waiting(), asked]
