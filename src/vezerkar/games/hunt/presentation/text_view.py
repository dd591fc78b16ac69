"""The text table: a view of The Hunt in lines of words, for terminals and for people who do not see the board."""

from __future__ import annotations

from collections.abc import Mapping

from vezerkar.engine.game import Json, Translator
from vezerkar.games.hunt.game_data import AP, CARD_INDEX, SEATS, SPACE_COUNT
from vezerkar.games.hunt.presentation.labels import DESTINATIONS, FREIGHTER_NAMES, card_name
from vezerkar.games.hunt.presentation.typed_view import TypedView


def text_view(view: Mapping[str, Json], tr: Translator) -> list[str]:
    """The position in words, from the turn to the hands."""
    sheet = TypedView(view)
    phase = tr("phase", {"phase": sheet.phase})
    found = [tr("line-turn", {"turn": sheet.turn, "seat": sheet.active, "phase": phase, "points": sheet.points})]
    if sheet.winner:
        found.insert(0, tr("over-text", {"winner": sheet.winner, "ending": sheet.ending}))
    if sheet.storm:
        found.append(tr("line-storm", {}))
    found.append(spee_line(sheet, tr))
    if len(sheet.course) > 1:
        found.append(tr("line-course", {"spaces": " → ".join(sheet.course)}))
    if sheet.altmark:
        found.append(tr("line-altmark", {"space": sheet.altmark}))
    for force, place in sheet.forces.items():
        if place.startswith("track-"):
            found.append(tr("line-force-track", {"force": force, "box": place.removeprefix("track-")}))
        else:
            found.append(tr("line-force", {"force": force, "place": place}))
    found += freighter_lines(sheet, tr)
    found.append(tr("line-clues", {"spaces": " ".join(sheet.clues)}) if sheet.clues else tr("line-no-clues", {}))
    found.append(tr("line-plane", {"state": sheet.plane, "reserve": sheet.reserve}))
    if sheet.battle:
        damage = {seat: sheet.damage(seat) for seat in SEATS}
        found.append(tr("line-battle", {"duel": sheet.duels, **damage}))
    return found + card_lines(sheet, tr)


def spee_line(sheet: TypedView, tr: Translator) -> str:
    """Return the line on the space of the Graf Spee, or on the spaces where she may be."""
    if sheet.spee and not sheet.shown and not sheet.winner:
        return tr("line-spee-hidden", {"space": sheet.spee, "count": len(sheet.maybe)})
    if sheet.spee:
        return tr("line-spee-known", {"space": sheet.spee})
    if sheet.turn == 0:
        return tr("line-spee-not-yet", {})
    if len(sheet.maybe) == SPACE_COUNT:
        return tr("line-spee-anywhere", {})
    return tr("line-spee-unknown", {"spaces": ", ".join(sheet.maybe)})


def freighter_lines(sheet: TypedView, tr: Translator) -> list[str]:
    """The freighters at sea, and how many are not."""
    places = list(sheet.freighters.values())
    found = [
        tr("line-freighter", {"freighter": FREIGHTER_NAMES[name], "space": place, "port": DESTINATIONS[name]})
        for name, place in sheet.freighters.items()
        if place not in ("bag", "sunk", "arrived")
    ]
    counts = {state: places.count(state) for state in ("sunk", "arrived", "bag")}
    return [*found, tr("line-freighters", counts)]


def card_lines(sheet: TypedView, tr: Translator) -> list[str]:
    """The hands, as far as they can be seen, and what is banked."""
    found: list[str] = []
    for seat in SEATS:
        known = sheet.cards(seat, "hand")
        if known:
            found.append(tr("line-hand", {"seat": seat, "count": sheet.hand_size(seat), "cards": named(known, tr)}))
        else:
            found.append(tr("line-hand-hidden", {"seat": seat, "count": sheet.hand_size(seat)}))
        found.append(tr("line-pile", {"seat": seat, "count": sheet.pile_size(seat)}))
        banked = sheet.cards(seat, "banked")
        if banked:
            found.append(tr("line-banked", {"seat": seat, "cards": named(banked, tr)}))
    return found


def named(cards: list[str], tr: Translator) -> str:
    """Cards with their points."""
    return ", ".join(tr("line-card", {"card": card_name(card, tr), "points": AP[CARD_INDEX[card]]}) for card in cards)
