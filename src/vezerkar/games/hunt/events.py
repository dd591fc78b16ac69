"""Events that rules report. Written by tools/declare.py from declarations/event_kinds.py: change that file."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, with_each
from vezerkar.games.hunt.game_data import BRITISH_ENTRY, CARDS, DECK, FORCES, FREIGHTERS, GERMAN, SEATS, SPACES, START, TRACK_CLUE
from vezerkar.games.hunt.state import ARRIVED, ENDING_CITE, ENDINGS, PLANE, SUNK, HuntState

ROLES: Final[dict[str, dict[str, str]]] = {
    "turn": {"seat": "actor", "turn": "count"},
    "storm": {},
    "storm_over": {},
    "immune": {},
    "ended": {"winner": "seat", "ending": "word", "rule": "rule"},
    "drew": {"seat": "actor", "count": "count", "hand": "count"},
    "drew_cards": {"seat": "actor", "cards": "card"},
    "played_points": {"seat": "actor", "card": "card", "points": "points"},
    "played_event": {"seat": "actor", "card": "card"},
    "responded": {"seat": "actor", "card": "card"},
    "event_stopped": {"seat": "actor", "card": "card"},
    "card_removed": {"card": "card"},
    "banked": {"card": "card"},
    "bank_used": {"card": "card", "points": "points"},
    "reserve_taken": {"taken": "points", "points": "points", "reserve": "points"},
    "stored": {"points": "points", "reserve": "points"},
    "reserve_set": {"reserve": "points"},
    "freighter_placed": {"freighter": "piece", "space": "space"},
    "altmark_placed": {"space": "space"},
    "spee_placed": {},
    "spee_at": {"space": "space"},
    "spee_sailed": {"points": "points"},
    "spee_sailed_free": {"spaces": "count"},
    "altmark_sailed": {"from": "space", "to": "space", "points": "points"},
    "freighter_sailed": {"from": "space", "freighter": "piece", "to": "space"},
    "arrived": {"freighter": "piece", "space": "space", "count": "count"},
    "force_sailed": {"from": "space", "force": "piece", "to": "space", "points": "points"},
    "advanced": {"force": "piece", "box": "count"},
    "entered": {"force": "piece", "space": "space"},
    "evaded": {"space": "space"},
    "hidden": {},
    "plane": {"why": "word", "state": "word"},
    "revealed": {"space": "space"},
    "rolled": {"seat": "actor", "die": "die", "bonus": "count", "target": "target", "success": "success", "total": "count"},
    "sunk": {"freighter": "piece", "count": "count"},
    "searching": {"force": "piece", "space": "space"},
    "intelligence": {"card": "card", "search": "count", "clue": "flag", "bonus": "count"},
    "found": {"space": "space"},
    "not_here": {"space": "space"},
    "no_clue": {"why": "word", "rule": "rule"},
    "clue_placed": {"space": "space"},
    "clue_laid": {"space": "space"},
    "clues_removed": {},
    "battle_began": {"force": "piece", "space": "space"},
    "duel": {"duel": "count", "german": "card", "british": "card", "german_halves": "halves", "british_halves": "halves"},
    "damaged": {"seat": "actor", "damage": "count"},
    "repaired": {"seat": "actor", "damage": "count"},
    "looked": {"seat": "actor"},
    "saw_cards": {"seat": "actor", "cards": "card"},
}
"""Of every kind of event the fields and their roles."""

LEVELS: Final[dict[str, int]] = {
    "turn": -2,
    "drew": 1,
    "drew_cards": 1,
    "bank_used": 1,
    "reserve_taken": 1,
    "stored": 1,
    "reserve_set": 1,
    "spee_sailed_free": 1,
    "plane": 1,
    "intelligence": 1,
    "clue_laid": 1,
    "looked": 1,
    "saw_cards": 1,
}
"""The kinds of events that are no headlines in the log, with their level."""

DRAWS: Final[dict[str, str]] = {
    "drew": "count",
}
"""The kinds of events with which a seat draws cards, and the field with these cards or their number."""

REVEALS: Final[tuple[str, ...]] = (
    "played_points",
    "played_event",
    "responded",
    "banked",
    "evaded",
    "revealed",
    "intelligence",
    "found",
    "not_here",
    "clue_placed",
    "duel",
    "looked",
    "saw_cards",
)
"""The kinds of events with which somebody learns what was hidden."""


def turn(s: HuntState) -> None:
    """A turn begins."""
    if s.sink is not None:
        seat = s.active
        turn = s.turn
        s.emit("turn", {"seat": SEATS[seat], "turn": turn})


def storm(s: HuntState) -> None:
    """A storm breaks out."""
    if s.sink is not None:
        s.emit("storm", {})


def storm_over(s: HuntState) -> None:
    """The storm ends."""
    if s.sink is not None:
        s.emit("storm_over", {})


def immune(s: HuntState) -> None:
    """For a while no Clue need be placed."""
    if s.sink is not None:
        s.emit("immune", {})


def ended(s: HuntState, winner: int, ending: int) -> None:
    """The game is over."""
    if s.sink is not None:
        rule = ENDING_CITE[ending]
        s.emit("ended", {"winner": SEATS[winner], "ending": ENDINGS[ending], "rule": rule})


def drew(s: HuntState, seat: int, count: int) -> None:
    """A player drew cards."""
    if s.sink is not None:
        hand = s.hand_size(seat)
        s.emit("drew", {"seat": SEATS[seat], "count": count, "hand": hand})


def drew_cards(s: HuntState, seat: int, cards: list[int]) -> None:
    """The cards that the player drew."""
    if s.sink is not None:
        s.emit("drew_cards", {"seat": SEATS[seat], "cards": [CARDS[each] for each in cards]}, BIT[seat])


def played_points(s: HuntState, seat: int, card: int, points: int) -> None:
    """A card is played for its Action Points."""
    if s.sink is not None:
        s.emit("played_points", {"seat": SEATS[seat], "card": CARDS[card], "points": points})


def played_event(s: HuntState, seat: int, card: int) -> None:
    """A card is played for its Event."""
    if s.sink is not None:
        s.emit("played_event", {"seat": SEATS[seat], "card": CARDS[card]})


def responded(s: HuntState, seat: int, card: int) -> None:
    """A card is played in answer."""
    if s.sink is not None:
        s.emit("responded", {"seat": SEATS[seat], "card": CARDS[card]})


def event_stopped(s: HuntState, seat: int, card: int) -> None:
    """An Event was stopped by an answer."""
    if s.sink is not None:
        s.emit("event_stopped", {"seat": SEATS[seat], "card": CARDS[card]})


def card_removed(s: HuntState, card: int) -> None:
    """A card leaves the game."""
    if s.sink is not None:
        s.emit("card_removed", {"card": CARDS[card]})


def banked(s: HuntState, card: int) -> None:
    """A card is kept face up for a later turn."""
    if s.sink is not None:
        s.emit("banked", {"card": CARDS[card]})


def bank_used(s: HuntState, card: int) -> None:
    """A banked card is spent."""
    if s.sink is not None:
        points = s.ap
        s.emit("bank_used", {"card": CARDS[card], "points": points})


def reserve_taken(s: HuntState, taken: int) -> None:
    """Points are taken from the Reserve."""
    if s.sink is not None:
        points = s.ap
        reserve = s.reserve
        s.emit("reserve_taken", {"taken": taken, "points": points, "reserve": reserve})


def stored(s: HuntState, points: int) -> None:
    """Points are put into the Reserve."""
    if s.sink is not None:
        reserve = s.reserve
        s.emit("stored", {"points": points, "reserve": reserve})


def reserve_set(s: HuntState) -> None:
    """The Reserve is set by an Event."""
    if s.sink is not None:
        reserve = s.reserve
        s.emit("reserve_set", {"reserve": reserve})


def freighter_placed(s: HuntState, freighter: int) -> None:
    """A freighter sets out."""
    if s.sink is not None:
        space = START[freighter]
        s.emit("freighter_placed", {"freighter": FREIGHTERS[freighter], "space": SPACES[space]})


def altmark_placed(s: HuntState) -> None:
    """The Altmark is placed."""
    if s.sink is not None:
        space = s.altmark
        s.emit("altmark_placed", {"space": SPACES[space]})


def spee_placed(s: HuntState) -> None:
    """The Graf Spee is placed, nobody else knows where."""
    if s.sink is not None:
        s.emit("spee_placed", {})


def spee_at(s: HuntState, space: int) -> None:
    """The present space of the Graf Spee."""
    if s.sink is not None:
        s.emit("spee_at", {"space": SPACES[space]}, BIT[GERMAN])


def spee_sailed(s: HuntState, points: int) -> None:
    """The Graf Spee has sailed for these points."""
    if s.sink is not None:
        s.emit("spee_sailed", {"points": points})


def spee_sailed_free(s: HuntState, spaces: int) -> None:
    """The Graf Spee may have sailed so far by an Event."""
    if s.sink is not None:
        s.emit("spee_sailed_free", {"spaces": spaces})


def altmark_sailed(s: HuntState, to: int, points: int) -> None:
    """The Altmark sails; told before she does."""
    if s.sink is not None:
        from_ = s.altmark
        s.emit("altmark_sailed", {"from": SPACES[from_], "to": SPACES[to], "points": points})


def freighter_sailed(s: HuntState, freighter: int, to: int) -> None:
    """A freighter sails; told before it does."""
    if s.sink is not None:
        from_ = s.freighters[freighter]
        s.emit("freighter_sailed", {"from": SPACES[from_], "freighter": FREIGHTERS[freighter], "to": SPACES[to]})


def arrived(s: HuntState, freighter: int, space: int) -> None:
    """A freighter reaches its port."""
    if s.sink is not None:
        count = s.freighters.count(ARRIVED)
        s.emit("arrived", {"freighter": FREIGHTERS[freighter], "space": SPACES[space], "count": count})


def force_sailed(s: HuntState, force: int, to: int, points: int) -> None:
    """A Force sails; told before it does."""
    if s.sink is not None:
        from_ = s.forces[force]
        s.emit("force_sailed", {"from": SPACES[from_], "force": FORCES[force], "to": SPACES[to], "points": points})


def advanced(s: HuntState, force: int, box: int) -> None:
    """A Force goes on along the strategy track."""
    if s.sink is not None:
        s.emit("advanced", {"force": FORCES[force], "box": box})


def entered(s: HuntState, force: int) -> None:
    """A Force comes in from the track."""
    if s.sink is not None:
        space = BRITISH_ENTRY
        s.emit("entered", {"force": FORCES[force], "space": SPACES[space]})


def evaded(s: HuntState, space: int) -> None:
    """The Graf Spee slips away."""
    if s.sink is not None:
        s.emit("evaded", {"space": SPACES[space]})


def hidden(s: HuntState) -> None:
    """The Graf Spee's piece leaves the map."""
    if s.sink is not None:
        s.emit("hidden", {})


def plane(s: HuntState, why: str) -> None:
    """The plane marker has been turned."""
    if s.sink is not None:
        state = s.plane
        s.emit("plane", {"why": why, "state": PLANE[state]})


def revealed(s: HuntState) -> None:
    """The Graf Spee shows herself."""
    if s.sink is not None:
        space = s.spee
        s.emit("revealed", {"space": SPACES[space]})


def rolled(s: HuntState, seat: int, die: int, bonus: int, target: int, success: bool) -> None:
    """A die was rolled."""
    if s.sink is not None:
        total = die + bonus
        s.emit(
            "rolled", {"seat": SEATS[seat], "die": die, "bonus": bonus, "target": target, "success": int(success), "total": total}
        )


def sunk(s: HuntState, freighter: int) -> None:
    """A freighter is sunk; the fifth wins the game."""
    if s.sink is not None:
        count = s.freighters.count(SUNK)
        s.emit("sunk", {"freighter": FREIGHTERS[freighter], "count": count})


def searching(s: HuntState, force: int, space: int) -> None:
    """A Force searches."""
    if s.sink is not None:
        s.emit("searching", {"force": FORCES[force], "space": SPACES[space]})


def intelligence(s: HuntState, card: int, search: int) -> None:
    """A card is paid in for what its track gives."""
    if s.sink is not None:
        clue = TRACK_CLUE[card]
        bonus = s.bonus
        s.emit("intelligence", {"card": CARDS[card], "search": search, "clue": int(clue), "bonus": bonus})


def found(s: HuntState, space: int) -> None:
    """The Graf Spee is found."""
    if s.sink is not None:
        s.emit("found", {"space": SPACES[space]})


def not_here(s: HuntState, space: int) -> None:
    """The Graf Spee is not there."""
    if s.sink is not None:
        s.emit("not_here", {"space": SPACES[space]})


def no_clue(s: HuntState, why: str) -> None:
    """No Clue is placed."""
    if s.sink is not None:
        rule = "HUNT G05" if why == "immune" else "HUNT 63"
        s.emit("no_clue", {"why": why, "rule": rule})


def clue_placed(s: HuntState, space: int) -> None:
    """A Clue is placed: she is there or next to it."""
    if s.sink is not None:
        s.emit("clue_placed", {"space": SPACES[space]})


def clue_laid(s: HuntState, space: int) -> None:
    """A Clue is laid by an Event, true or false."""
    if s.sink is not None:
        s.emit("clue_laid", {"space": SPACES[space]})


def clues_removed(s: HuntState) -> None:
    """The Clues leave the map."""
    if s.sink is not None:
        s.emit("clues_removed", {})


def battle_began(s: HuntState, force: int) -> None:
    """A Force has found the Graf Spee: battle."""
    if s.sink is not None:
        space = s.spee
        s.emit("battle_began", {"force": FORCES[force], "space": SPACES[space]})


def duel(s: HuntState, duel: int, german: int, british: int, german_halves: int, british_halves: int) -> None:
    """A duel is fought."""
    if s.sink is not None:
        s.emit(
            "duel",
            {
                "duel": duel,
                "german": ("" if german == -1 else CARDS[german]),
                "british": ("" if british == -1 else CARDS[british]),
                "german_halves": german_halves,
                "british_halves": british_halves,
            },
        )


def damaged(s: HuntState, seat: int, damage: int) -> None:
    """A side takes Damage."""
    if s.sink is not None:
        s.emit("damaged", {"seat": SEATS[seat], "damage": damage})


def repaired(s: HuntState, seat: int, damage: int) -> None:
    """A side repairs in port."""
    if s.sink is not None:
        s.emit("repaired", {"seat": SEATS[seat], "damage": damage})


def looked(s: HuntState, seat: int) -> None:
    """A player looks at the opponent's hand."""
    if s.sink is not None:
        s.emit("looked", {"seat": SEATS[seat]})


def saw_cards(s: HuntState, seat: int, hand: int) -> None:
    """The cards that the player saw there."""
    if s.sink is not None:
        cards = with_each(hand, (1 - seat) * DECK)
        s.emit("saw_cards", {"seat": SEATS[seat], "cards": [CARDS[each] for each in cards]}, BIT[seat])
