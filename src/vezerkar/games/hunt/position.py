"""Positions: a State of The Hunt as plain data and back, secrets included; and what must be true of every State."""

from __future__ import annotations

from vezerkar.engine.dice import Dice
from vezerkar.engine.errors import BadPosition
from vezerkar.engine.game import Json
from vezerkar.engine.reading import Data, flag, index, listed, mask, members, number, numbers
from vezerkar.engine.state import BIT
from vezerkar.games.hunt.facts import (
    CARD_INDEX,
    CLUES,
    DECK,
    DESTINATION,
    DUELS,
    FORCE_COUNT,
    FORCES,
    FREIGHTER_COUNT,
    FREIGHTERS,
    FULL_DECK,
    RESERVE_LIMIT,
    SEATS,
    SPACE_INDEX,
    SPACES,
    TRACK,
    TRACK_LENGTH,
)
from vezerkar.games.hunt.state import (
    ARRIVED,
    ENDINGS,
    IN_BAG,
    PHASES,
    PLANE,
    SUNK,
    ZONES,
    Battle,
    HuntState,
    Variant,
    new_state,
)
from vezerkar.games.hunt.view import card_names, force_place, freighter_place, names


def describe(s: HuntState) -> dict[str, Json]:
    """Everything but the stack and the dice."""
    trail: list[Json] = [[SPACES[space], names(belief), far] for space, belief, far in s.trail]
    return {
        "spee": SPACES[s.spee] if s.spee >= 0 else None,
        "shown": s.shown,
        "belief": names(s.belief),
        "trail": trail,
        "altmark": SPACES[s.altmark] if s.altmark >= 0 else None,
        "forces": {FORCES[f]: force_place(s.forces[f]) for f in range(FORCE_COUNT)},
        "freighters": {FREIGHTERS[i]: freighter_place(s.freighters[i]) for i in range(FREIGHTER_COUNT)},
        "clues": names(s.clues),
        "cards": {
            SEATS[seat]: {zone: card_names(s.cards[2 * i + seat], seat) for i, zone in enumerate(ZONES)} for seat in range(2)
        },
        "seen": {SEATS[seat]: card_names(s.seen[seat], 1 - seat) for seat in range(2)},
        "plane": PLANE[s.plane],
        "reserve": s.reserve,
        "turn": s.turn,
        "active": SEATS[s.active],
        "phase": PHASES[s.phase],
        "points": s.ap,
        "moved": s.moved,
        "searched": s.searched,
        "entered": s.entered,
        "leg": s.leg,
        "bonus": s.bonus,
        "advanced": s.advanced,
        "storm": s.storm,
        "immune": s.immune,
        "clue_due": s.clue_due,
        "roll": list(s.roll),
        "battle": describe_battle(s.battle),
        "over": s.over,
        "winner": s.winner,
        "ending": ENDINGS[s.ending],
    }


def describe_battle(battle: Battle | None) -> Json:
    """The battle as plain data."""
    if battle is None:
        return None
    return {
        "force": FORCES[battle.force],
        "duel": battle.duel,
        "damage": list(battle.damage),
        "chosen": list(battle.chosen),
        "soon": list(battle.soon),
        "later": list(battle.later),
    }


def build(data: Data, dice: Dice, variant: Variant) -> HuntState:
    """The State of a description; what is left out is as at the beginning. Raises `BadPosition`."""
    s = new_state(dice, variant)
    unknown = set(data) - set(describe(s))
    if unknown:
        raise BadPosition(f"a position of The Hunt has no {', '.join(sorted(unknown))}")
    s.spee = place(data, "spee", s.spee)
    s.altmark = place(data, "altmark", s.altmark)
    s.shown = flag(data, "shown")
    s.belief = mask(data["belief"], SPACE_INDEX) if "belief" in data else s.belief
    s.clues = mask(data.get("clues", []), SPACE_INDEX)
    s.trail = tuple(leg(entry) for entry in listed(data.get("trail", [])))
    for name, where in members(data, "forces").items():
        s.forces[index(FORCES, name)] = force_at(str(where))
    for name, where in members(data, "freighters").items():
        s.freighters[index(FREIGHTERS, name)] = freighter_at(str(where))
    build_cards(s, data)
    seen = members(data, "seen")
    s.seen = (card_mask(seen.get(SEATS[0], []), 1), card_mask(seen.get(SEATS[1], []), 0))
    s.plane = index(PLANE, data.get("plane", PLANE[s.plane]))
    s.active = index(SEATS, data.get("active", SEATS[s.active]))
    s.phase = index(PHASES, data.get("phase", PHASES[s.phase]))
    s.reserve = number(data, "reserve", s.reserve)
    s.turn = number(data, "turn", s.turn)
    s.ap = number(data, "points", s.ap)
    s.moved = number(data, "moved", s.moved)
    s.searched = number(data, "searched", s.searched)
    s.entered = number(data, "entered", s.entered)
    s.leg = number(data, "leg", s.leg)
    s.bonus = number(data, "bonus", s.bonus)
    s.storm = number(data, "storm", s.storm)
    s.immune = number(data, "immune", s.immune)
    s.advanced = flag(data, "advanced")
    s.clue_due = flag(data, "clue_due")
    count, die, success = numbers(data.get("roll", list(s.roll)), 3)
    s.roll = (count, die, success)
    s.battle = build_battle(data.get("battle"))
    s.over = flag(data, "over")
    s.winner = number(data, "winner", s.winner)
    s.ending = index(ENDINGS, data.get("ending", ENDINGS[s.ending]))
    try:
        check(s)
    except AssertionError as error:
        raise BadPosition(f"this position cannot be: {error}") from error
    return s


def build_cards(s: HuntState, data: Data) -> None:
    """Every card lies where it is said to lie; those not named lie in the draw pile."""
    for name, zones in members(data, "cards").items():
        seat = index(SEATS, name)
        if not isinstance(zones, dict):
            raise BadPosition(f"the cards of {name} must be an object of zones")
        left = FULL_DECK
        for zone, lying in zones.items():
            cards = card_mask(lying, seat)
            s.cards[2 * index(ZONES, zone) + seat] = cards
            if zone != "pile":
                left &= ~cards
        if "pile" not in zones:
            s.cards[2 * ZONES.index("pile") + seat] = left


def build_battle(data: Json) -> Battle | None:
    """The battle of a description."""
    if data is None:
        return None
    if not isinstance(data, dict):
        raise BadPosition("'battle' must be an object or null")
    battle = Battle(index(FORCES, data["force"]))
    battle.duel = number(data, "duel", 0)
    battle.damage = numbers(data["damage"], 2)
    battle.chosen = numbers(data["chosen"], 2)
    battle.soon = numbers(data["soon"], 2)
    battle.later = numbers(data["later"], 2)
    return battle


def check(s: HuntState) -> None:
    """What must be true of every State; AssertionError says what is not."""
    for seat in range(2):
        zones = [s.cards[2 * i + seat] for i in range(len(ZONES))]
        assert sum(zone.bit_count() for zone in zones) == DECK, f"a card of the {SEATS[seat]} deck lies in two places or in none"
        together = 0
        for zone in zones:
            together |= zone
        assert together == FULL_DECK, f"a card of the {SEATS[seat]} deck is missing"
    assert s.clues.bit_count() <= CLUES, "there are too many Clue markers"
    assert 0 <= s.reserve <= RESERVE_LIMIT, "the Reserve is off its track"
    assert all(0 <= where < TRACK + TRACK_LENGTH for where in s.forces), "a Force is nowhere"
    assert all(SUNK <= where < len(SPACES) for where in s.freighters), "a freighter is nowhere"
    assert all(where != DESTINATION[i] for i, where in enumerate(s.freighters)), "a freighter lies in its own destination"
    assert s.ap >= 0, "Action Points cannot be fewer than none"
    if s.spee >= 0:
        assert s.belief & BIT[s.spee], "the Graf Spee is where everybody knows she is not"
        assert not s.shown or s.belief == BIT[s.spee], "a piece that is shown is in one place only"
        later = [space for space, _, _ in s.trail[1:]] + [s.spee]
        assert all(belief & BIT[space] for space, belief, _ in s.trail), "the course contradicts what was known"
        assert len(later) == len(s.trail) or not s.trail, "the course is broken"
    if s.battle is not None:
        assert 0 <= s.battle.duel <= DUELS, "there are five duels"
        assert all(0 <= damage <= DUELS for damage in s.battle.damage), "there are not so many Damage markers"
    assert s.over == (s.winner >= 0), "a game that is over has a winner"


# --- reading plain data ------------------------------------------------------------------------------------------------------


def place(data: Data, name: str, default: int) -> int:
    """The number of a space; -1 for null."""
    value = data.get(name)
    return default if value is None else index(SPACES, value)


def card_mask(value: Json, seat: int) -> int:
    """A set of cards of one deck."""
    result = 0
    for name in listed(value):
        if not isinstance(name, str) or not seat * DECK <= CARD_INDEX.get(name, -1) < (seat + 1) * DECK:
            raise BadPosition(f"the {SEATS[seat]} deck has no card {name!r}")
        result |= BIT[CARD_INDEX[name] - seat * DECK]
    return result


def leg(entry: Json) -> tuple[int, int, int]:
    """One entry of the course."""
    space, belief, far = listed(entry)
    if not isinstance(far, int):
        raise BadPosition("an entry of the 'trail' is a space, the spaces she might have been in, and a number of spaces")
    return index(SPACES, space), mask(belief, SPACE_INDEX), far


def force_at(where: str) -> int:
    """A Force's place: a space or ``track-N``."""
    boxes = [f"track-{n + 1}" for n in range(TRACK_LENGTH)]
    return TRACK + boxes.index(where) if where in boxes else index(SPACES, where)


def freighter_at(where: str) -> int:
    """A freighter's place: a space, ``bag``, ``arrived`` or ``sunk``."""
    away = {"bag": IN_BAG, "arrived": ARRIVED, "sunk": SUNK}
    return away[where] if where in away else index(SPACES, where)
