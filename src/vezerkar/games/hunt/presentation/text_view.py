"""The text table: a view of The Hunt in lines of words, for terminals and for people who do not see the board."""

from __future__ import annotations

from collections.abc import Mapping

from vezerkar.engine.game import Json, Translator
from vezerkar.games.hunt.game_data import AP, CARD_INDEX, SEATS, SPACE_COUNT
from vezerkar.games.hunt.presentation.labels import DESTINATIONS, FREIGHTER_NAMES, card_name
from vezerkar.games.hunt.presentation.typed_view import TypedView


def text_view(view: Mapping[str, Json], say: Translator) -> list[str]:
    """The position in words, from the turn to the hands."""
    sheet = TypedView(view)
    phase = say("phase", {"phase": sheet.phase})
    found = [say("line-turn", {"turn": sheet.turn, "seat": sheet.active, "phase": phase, "points": sheet.points})]
    if sheet.winner:
        found.insert(0, say("over-text", {"winner": sheet.winner, "ending": sheet.ending}))
    if sheet.storm:
        found.append(say("line-storm", {}))
    found.append(spee_line(sheet, say))
    if len(sheet.course) > 1:
        found.append(say("line-course", {"spaces": " ".join(sheet.course)}))
    if sheet.altmark:
        found.append(say("line-altmark", {"space": sheet.altmark}))
    for force, place in sheet.forces.items():
        if place.startswith("track-"):
            found.append(say("line-force-track", {"force": force, "box": place.removeprefix("track-")}))
        else:
            found.append(say("line-force", {"force": force, "place": place}))
    found += freighter_lines(sheet, say)
    found.append(say("line-clues", {"spaces": " ".join(sheet.clues)}) if sheet.clues else say("line-no-clues", {}))
    found.append(say("line-plane", {"state": sheet.plane, "reserve": sheet.reserve}))
    if sheet.battle:
        damage = {seat: sheet.damage(seat) for seat in SEATS}
        found.append(say("line-battle", {"duel": sheet.duels, **damage}))
    return found + card_lines(sheet, say)


def spee_line(sheet: TypedView, say: Translator) -> str:
    """Where she is, or may be."""
    if sheet.spee and not sheet.shown and not sheet.winner:
        return say("line-spee-hidden", {"space": sheet.spee, "count": len(sheet.maybe)})
    if sheet.spee:
        return say("line-spee-known", {"space": sheet.spee})
    if sheet.turn == 0:
        return say("line-spee-not-yet", {})
    if len(sheet.maybe) == SPACE_COUNT:
        return say("line-spee-anywhere", {})
    return say("line-spee-unknown", {"spaces": " ".join(sheet.maybe)})


def freighter_lines(sheet: TypedView, say: Translator) -> list[str]:
    """The freighters at sea, and how many are not."""
    places = list(sheet.freighters.values())
    found = [
        say("line-freighter", {"freighter": FREIGHTER_NAMES[name], "space": place, "port": DESTINATIONS[name]})
        for name, place in sheet.freighters.items()
        if place not in ("bag", "sunk", "arrived")
    ]
    counts = {state: places.count(state) for state in ("sunk", "arrived", "bag")}
    return [*found, say("line-freighters", counts)]


def card_lines(sheet: TypedView, say: Translator) -> list[str]:
    """The hands, as far as they can be seen, and what is banked."""
    found: list[str] = []
    for seat in SEATS:
        known = sheet.cards(seat, "hand")
        if known:
            found.append(say("line-hand", {"seat": seat, "count": sheet.hand_size(seat), "cards": named(known, say)}))
        else:
            found.append(say("line-hand-hidden", {"seat": seat, "count": sheet.hand_size(seat)}))
        banked = sheet.cards(seat, "banked")
        if banked:
            found.append(say("line-banked", {"seat": seat, "cards": named(banked, say)}))
    return found


def named(cards: list[str], say: Translator) -> str:
    """Cards with their points."""
    return ", ".join(say("line-card", {"card": card_name(card, say), "points": AP[CARD_INDEX[card]]}) for card in cards)
