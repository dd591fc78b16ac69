"""Moments worth looking at: matches of bots stopped there, or played to an end, and put into the database of a table.

A moment is always the same one, until the bots or the rules change.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import Any, cast

from vezerkar.bots import bot
from vezerkar.engine import Match, Observation
from vezerkar.engine.scene import Stage
from vezerkar.registry import game
from vezerkar.server.keys import hash_key
from vezerkar.server.storage.store import Store
from vezerkar.server.storage.stored_match import LogEntry, SeatAssignment, SeatKey, StoredMatch
from vezerkar.translation import translator


@dataclass(frozen=True, slots=True)
class Subject:
    """A game to take pictures of: how many players share its seats, for whom it is taken, when, and which bot plays it."""

    game: str
    players: int
    seat: str
    worth_a_look: Callable[[Match[Any, Any]], bool]
    bot: str = "greedy"
    options: Mapping[str, str] = field(default_factory=dict)
    over: bool = False
    """True if the moment to look at is the end."""


def hunted(match: Match[Any, Any]) -> bool:
    """Return True if the Graf Spee can sail far, has something to hunt and to fear, and a good hand of cards."""
    view = cast("Mapping[str, Any]", match.view("german"))
    places = list(view["freighters"].values())
    return (
        sum(option.notation.startswith("to ") for option in match.decision("german").options) >= 10
        and places.count("sunk") >= 2
        and places.count("arrived") >= 1
        and len(view["clues"]) >= 1
        and 5 <= len(view["course"]) <= 12
        and 3 <= len(view["maybe"]) <= 12
        and len(view["cards"]["german"]["hand"]) >= 3
    )


def at_war(match: Match[Any, Any]) -> bool:
    """Return True if Germany may choose where to build, on a board on which all six countries stand in strength."""
    view = cast("Mapping[str, Any]", match.view("germany"))
    countries = view["countries"].values()
    return (
        match.decision("germany").prompt in ("ask-build", "ask-recruit")
        and len(match.decision("germany").options) >= 5
        and all(len(country["pieces"]) >= 2 for country in countries)
        and sum(len(country["pieces"]) for country in countries) >= 24
        and sum(bool(country["status"]) for country in countries) >= 3
        and len(view["countries"]["germany"]["hand"]) >= 5
    )


def on_the_march(match: Match[Any, Any]) -> bool:
    """Return True if the Axis has a German Tank in hand that may go far, and neutrals are courted."""
    view = cast("Mapping[str, Any]", match.view("axis"))
    decision = match.decision("axis")
    return (
        decision.prompt == "ask-where"
        and (decision.args["nation"], decision.args["unit"]) == ("germany", "tank")
        and len(decision.options) >= 6
        and len(view["influence"]) >= 3
        and len(view["factions"]["axis"]["hand"]) >= 3
    )


def under_fire(match: Match[Any, Any]) -> bool:
    """Return True if a figure of side A has enemies to choose from, in a battle in which both sides have losses."""
    view = cast("Mapping[str, Any]", match.view("a"))
    decision = match.decision("a")
    return (
        decision.prompt == "ask-aim"
        and len(decision.options) >= 4
        and all(side["losses"] >= 1 for side in view["sides"].values())
        and view["round"] >= 2
    )


def hard_fought(match: Match[Any, Any]) -> bool:
    """Return True if she was caught after a long cruise in which both sides came near to winning."""
    numbers = match.game.measured(match.state)[0]
    return match.outcome is not None and match.outcome.ending == "ending-battle" and min(numbers) >= 2 and match.ply > 100


def stage_of(match: Match[Any, Any], seat: str) -> Stage | None:
    """The fight that a seat sees on the stage."""
    return match.game.stage(match.view(seat), match.events(seat), None, translator(match.game.id, "en"))


def staged(match: Match[Any, Any], seat: str) -> bool:
    """Return True if a seat sees a fight on the stage."""
    return stage_of(match, seat) is not None


def fought(match: Match[Any, Any], form: str, acts: int) -> bool:
    """Return True if side A sees an attack of this form with so many rolls and results."""
    found = stage_of(match, "a")
    return found is not None and found.form == form and len(found.order) >= acts


ARMIES = {"army_a": "budapest_1944", "army_b": "assault_group_1944"}
SUBJECTS = {
    "hunt": Subject("hunt", 2, "german", hunted),
    "quartermaster": Subject("quartermaster", 2, "germany", at_war),
    "triumph": Subject("triumph", 3, "axis", on_the_march, "random", {"scenario": "1939"}),
    "wg35": Subject("wg35", 2, "a", under_fire, options=ARMIES),
    "end": Subject("hunt", 2, "british", hard_fought, over=True),
    "battle": Subject("triumph", 3, "axis", lambda match: staged(match, "axis"), "greedy", {"scenario": "1939"}),
    "duel": Subject("hunt", 2, "german", lambda match: staged(match, "german")),
    "shot": Subject("wg35", 2, "a", lambda match: fought(match, "shot", 6), options=ARMIES),
    "close-combat": Subject("wg35", 2, "a", lambda match: fought(match, "duel", 3), options=ARMIES),
}


def striking(subject: Subject) -> Match[Any, Any]:
    """The first game of bots that comes to a moment worth looking at, stopped there."""
    for seed in count(1):
        match = game(subject.game).start(seed=str(seed), options=dict(subject.options))
        players = {seat: bot(subject.bot, subject.game, seed) for seat in match.seats}
        while match.decisions():
            asked = match.decisions()[0]
            if not subject.over and asked.seat == subject.seat and subject.worth_a_look(match):
                return match
            match.act(asked.seat, players[asked.seat].choose(Observation.of(match, asked.seat)))
        if subject.over and subject.worth_a_look(match):
            return match
    raise AssertionError("no end of seeds")


def seat_somebody(db: str, name: str, match: Match[Any, Any], subject: Subject) -> None:
    """Put the match into the database of a table: a person on the seats of one player, bots on the others.

    The name of the subject is that of the match and its key as well.
    """
    store = Store(db)
    assignments: list[SeatAssignment] = []
    held: tuple[str, ...] = ()
    for group in match.game.seatings()[subject.players]:
        if subject.seat in group:
            held = group
            assignments += [SeatAssignment(seat, group[0], "human", player_name="Anna") for seat in group]
        else:
            assignments += [SeatAssignment(seat, group[0], "bot", bot=subject.bot) for seat in group]
    keys = [SeatKey(hash_key(name), held, creator=True)]
    options, seed = dict(match.options), match.seed or ""
    store.create(StoredMatch(name, subject.game, match.game.version, options, seed, assignments, keys, [], []))
    for ply, entry in enumerate(match.played_actions, 1):
        store.append(name, [LogEntry(ply, entry.seat, "act", entry.notation)], over=match.state.over)
    store.close()
