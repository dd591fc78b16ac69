"""Scenes: how a view of The Hunt is laid out for drawing.

Works on views alone, so it can show nothing that a view does not hold. A view is plain data; `TypedView` reads it with types.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vezerkar.engine.choices import asking, waiting
from vezerkar.engine.decision import Decision
from vezerkar.engine.game import Json, Translator
from vezerkar.engine.scene import Area, Card, CardGroup, Case, Die, Panel, Prompt, Reaction, Scene, Token, Trace
from vezerkar.games.hunt.game_data import (
    AP,
    BONUS,
    CARD_INDEX,
    CARD_KEYS,
    CARD_TYPE,
    CARD_TYPES,
    CLUES,
    FORCES,
    INTELLIGENCE,
    IS_RESPONSE,
    SEATS,
    SPACE_COUNT,
    TRACK_CLUE,
    TRIGGER_OF,
)
from vezerkar.games.hunt.presentation.card_symbols import intelligence, symbols
from vezerkar.games.hunt.presentation.choices import ChoiceIndex
from vezerkar.games.hunt.presentation.labels import (
    DESTINATIONS,
    FREIGHTER_NAMES,
    card_key,
    card_name,
    message_args,
    points,
)
from vezerkar.games.hunt.presentation.plates import clock, frames, plates
from vezerkar.games.hunt.presentation.typed_view import TypedView

ART: Final = {
    "kriegsmarine": "cruiser",
    "order_115_39": "wireless",
    "pocket_battleships": "guns",
    "radar_technology": "wireless",
    "repainting": "funnel",
    "mysterious_graf_scheer": "plan",
    "montevideo": "treaty",
    "second_funnel": "funnel",
    "marconi": "wireless",
    "fair_weather": "summer",
    "storm_at_sea": "storm",
    "cat_and_mouse": "plan",
    "prize_warfare": "cruiser",
    "concentrated_fire": "guns",
    "royal_navy": "cruiser",
    "sir_henry_harwood": "plan",
    "new_convoy_routes": "plan",
    "harwoods_intuition": "plan",
    "forces_k_and_h": "cruiser",
    "scuttling": "battle",
    "mile_by_mile": "dive",
    "unreliable_technology": "dive",
    "hms_cumberland": "cruiser",
}
"""The picture of each card."""
FEW: Final = 7
"""So many spaces are told by their names, more by their number."""
CAPTIONS: Final = (
    *("land-brazil", "land-argentina", "land-africa", "ocean-north", "ocean-south"),
    *("port-ar", "port-br", "port-sa", "port-gb"),
    *("track-british", "track-plane", "track-reserve", "track-sunk", "track-arrived"),
    *("track-damage-german", "track-damage-british", "box-bag", "box-clues"),
)
"""The texts of the board picture."""


def scene(view: Mapping[str, Json], decision: Decision | None, tr: Translator) -> Scene:
    """Lay out this view, and the decision of its seat, as a Scene."""
    sheet = TypedView(view)
    choices = ChoiceIndex(sheet, decision, tr)
    return Scene(
        board="hunt",
        prompt=prompt(sheet, decision, tr),
        areas=areas(sheet, choices, tr),
        tokens=[*ships(sheet, choices, tr), *freighters(sheet, choices, tr), *markers(sheet, tr)],
        cards=card_groups(sheet, choices, tr),
        panels=panels(sheet, tr),
        traces=traces(sheet, tr),
        buttons=choices.buttons(),
        dice=dice(sheet, tr),
        captions={name: tr(f"board-{name}", {}) for name in CAPTIONS},
        clock=clock(sheet, tr),
        plates=plates(sheet, tr),
        frames=frames(tr),
    )


def prompt(sheet: TypedView, decision: Decision | None, tr: Translator) -> Prompt:
    """Return the prompt: the question to the seat, or the seats that the game waits for."""
    if sheet.winner:
        return Prompt(tr("over-text", {"winner": sheet.winner, "ending": sheet.ending}), False, cite=sheet.ending_cite)
    if decision is not None:
        return asking(decision, question(sheet, decision, tr))
    if len(sheet.waiting) == 1:
        return waiting(sheet.waiting, tr("wait-for", {"seat": sheet.waiting[0]}))
    return waiting(sheet.waiting, tr("wait-for-both", {}))


def question(sheet: TypedView, decision: Decision, tr: Translator) -> str:
    """Return the question to a seat; if it can only pass, with the reason why it is asked nevertheless."""
    said = message_args(decision.args, tr)
    if decision.prompt == "ask-response":
        declared = sheet.cards(sheet.active, "played")
        said |= {"seat": sheet.active, "card": card_name(declared[0], tr) if declared else ""}
    text = tr(decision.prompt, said)
    if len(decision.options) == 1 and decision.prompt in ("ask-response", "ask-free-search"):
        text += " " + tr(f"{decision.prompt}-in-vain", {})
    return text


def areas(sheet: TypedView, choices: ChoiceIndex, tr: Translator) -> list[Area]:
    """The spaces that can be clicked, and those where she may be; the boxes that hold what is not on the map."""
    found: list[Area] = []
    maybe = set(sheet.maybe) if 1 < len(sheet.maybe) < SPACE_COUNT else set()
    legal = {target.removeprefix("space ") for target in choices.on if target.startswith("space ")}
    for space in sorted(maybe | legal):
        title = tr("area-space", {"space": space})
        if space in maybe:
            title += ", " + tr("area-maybe", {})
        found.append(Area(space, title, "legal" if space in legal else "maybe", choices=choices.of("space", space)))
    bag = sum(place == "bag" for place in sheet.freighters.values())
    found.append(Area("bag", tr("area-bag", {}), badge=str(bag)))
    found.append(Area("clues", tr("area-clues", {}), badge=str(CLUES - len(sheet.clues))))
    return found


def ships(sheet: TypedView, choices: ChoiceIndex, tr: Translator) -> list[Token]:
    """The German ships and the British Forces."""
    tokens: list[Token] = []
    if sheet.spee:
        hidden = not sheet.shown and not sheet.winner
        title = tr("token-spee-hidden" if hidden else "token-spee", {})
        own = choices.of("piece", "spee")
        tokens.append(Token("spee", "cruiser", sheet.spee, title, "german", stack=3, faded=hidden, choices=own))
    if sheet.altmark:
        own = choices.of("piece", "altmark")
        tokens.append(Token("altmark", "supply-ship", sheet.altmark, tr("token-altmark", {}), "german", stack=2, choices=own))
    for force, place in sheet.forces.items():
        title = tr("token-force", {"force": force, "value": force_bonus(sheet, force)})
        own = choices.of("piece", force)
        token = Token(f"force-{force}", "force", place, title, "british", label=force, stack=1, choices=own)
        token.event_id = force
        tokens.append(token)
    return tokens


def force_bonus(sheet: TypedView, force: str) -> str:
    """Return the bonus of a Force in battle as text."""
    return points(BONUS[int(sheet.historical)][FORCES.index(force)])


def freighters(sheet: TypedView, choices: ChoiceIndex, tr: Translator) -> list[Token]:
    """The freighters that are or were at sea."""
    tokens: list[Token] = []
    gone = {"sunk": 0, "arrived": 0}
    for freighter, place in sheet.freighters.items():
        if place == "bag":
            continue
        said: dict[str, int | str] = {"freighter": FREIGHTER_NAMES[freighter], "port": DESTINATIONS[freighter]}
        if place in gone:
            gone[place] += 1
            title = tr(f"token-freighter-{place}", said)
            tokens.append(Token(freighter, "freighter", f"{place}-{gone[place]}", title, "neutral", faded=True))
        else:
            own = choices.of("piece", freighter)
            title = tr("token-freighter", said)
            tokens.append(Token(freighter, "freighter", place, title, "neutral", label=DESTINATIONS[freighter], choices=own))
    return tokens


def markers(sheet: TypedView, tr: Translator) -> list[Token]:
    """Clues, plane, Reserve and Damage."""
    tokens = [Token(f"clue-{space}", "clue", space, tr("token-clue", {}), "clue", stack=4) for space in sheet.clues]
    tokens.append(Token("plane", "plane", f"plane-{sheet.plane}", tr("token-plane", {}), "german"))
    title = tr("token-reserve", {"points": sheet.reserve})
    tokens.append(Token("reserve", "marker", f"reserve-{sheet.reserve}", title, "german"))
    for seat in SEATS:
        for n in range(1, sheet.damage(seat) + 1):
            tokens.append(Token(f"damage-{seat}-{n}", "damage", f"damage-{seat}-{n}", tr("token-damage", {}), "danger"))
    return tokens


def card_groups(sheet: TypedView, choices: ChoiceIndex, tr: Translator) -> list[CardGroup]:
    """One's own hand first; then what lies in the open, then the piles."""
    groups: list[CardGroup] = []
    order = [seat for seat in SEATS if seat == sheet.seat] + [seat for seat in SEATS if seat != sheet.seat]
    for seat in order:
        known = [card(name, choices, tr) for name in sheet.cards(seat, "hand")]
        if seat == sheet.seat:
            for own in known:
                own.reaction = reaction(own.id, tr)
        count = sheet.hand_size(seat)
        hidden = [Card(f"{seat}-hidden-{n}", tr("card-hidden", {}), tone=seat, face="down") for n in range(count - len(known))]
        style = "hand" if seat == sheet.seat else "row"
        groups.append(CardGroup(f"hand-{seat}", tr("group-hand", {"seat": seat}), count, known + hidden, style, seat))
    for zone, style in (("played", "row"), ("banked", "row"), ("discard", "pile"), ("removed", "pile")):
        for seat in order:
            lying = [card(name, choices, tr) for name in sheet.cards(seat, zone)]
            if style == "row" and not lying:
                continue
            title = tr(f"group-{zone}", {"seat": seat})
            groups.append(CardGroup(f"{zone}-{seat}", title, len(lying), lying, style, seat))
    return groups


def card_face(name: str, tr: Translator) -> Card | None:
    """A card as it is printed; None if there is none of that name."""
    return printed(name, tr) if name in CARD_INDEX else None


def card(name: str, choices: ChoiceIndex, tr: Translator) -> Card:
    """A card face up, with what it can be played for."""
    found = printed(name, tr)
    found.note = choices.why_no_event(name) or found.note
    found.choices = choices.of("card", name)
    return found


def printed(name: str, tr: Translator) -> Card:
    """A card as it is printed."""
    number = CARD_INDEX[name]
    kind = "response" if IS_RESPONSE[number] else CARD_TYPES[CARD_TYPE[number]]
    text = tr(card_key(name) + "-text", {})
    shown = symbols(number)
    if intelligence(number):
        text += " " + tr("card-intelligence", {"search": INTELLIGENCE[number], "clue": int(TRACK_CLUE[number])})
    return Card(
        id=name,
        title=tr(card_key(name), {}),
        value=str(AP[number]),
        kind=tr(f"kind-{kind}", {}),
        text=text,
        note=tr(card_key(name) + "-theme", {}),
        tone="german" if name.startswith("G") else "british",
        symbols=shown,
        symbol_names=[tr(f"symbol-{name}", {}) for name in shown],
        effect=tr(card_key(name) + "-effect", {}),
        art=ART[CARD_KEYS[number]],
    )


def reaction(name: str, tr: Translator) -> Reaction | None:
    """Return what a card of one's own hand offers in reaction windows (HUNT 21), or None."""
    trigger = TRIGGER_OF[CARD_INDEX[name]]
    return Reaction(f"respond {name}", [Case("trigger", trigger, tr("window-case", {"trigger": trigger}))]) if trigger else None


def panels(sheet: TypedView, tr: Translator) -> list[Panel]:
    """The turn, and the battle if there is one."""
    rows = [
        (tr("row-turn", {}), str(sheet.turn)),
        (tr("row-active", {}), tr(f"seat-{sheet.active}", {})),
        (tr("row-phase", {}), tr("phase", {"phase": sheet.phase})),
        (tr("row-points", {}), str(sheet.points)),
    ]
    if sheet.bonus:
        rows.append((tr("row-bonus", {}), f"+{sheet.bonus}"))
    if sheet.storm:
        rows.append((tr("row-storm", {}), tr("row-storm-value", {})))
    if sheet.immune:
        rows.append((tr("row-immune", {}), tr("row-immune-value", {})))
    if sheet.clue_due:
        rows.append((tr("row-clue-due", {}), tr("row-clue-due-value", {})))
    few = len(sheet.maybe) <= FEW
    maybe = ", ".join(sheet.maybe) if few else tr("row-maybe-value", {"count": len(sheet.maybe)})
    rows.append((tr("row-maybe", {}), maybe))
    found = [Panel("turn", tr("panel-turn", {}), rows, sheet.active)]
    if sheet.battle:
        found.append(Panel("battle", tr("panel-battle", {}), battle_rows(sheet, tr), "danger"))
    return found


def battle_rows(sheet: TypedView, tr: Translator) -> list[tuple[str, str]]:
    """The battle in rows."""
    force = sheet.battle_force
    rows = [
        (tr("row-force", {}), tr("row-force-value", {"force": force, "value": force_bonus(sheet, force)})),
        (tr("row-duel", {}), tr("row-duel-value", {"duel": sheet.duels})),
    ]
    for seat in SEATS:
        rows.append((tr("row-damage", {"seat": seat}), str(sheet.damage(seat))))
    for seat in SEATS:
        laid = sheet.laid(seat)
        if laid:
            name = tr("row-laid-hidden", {}) if laid == "hidden" else tr(card_key(laid), {})
            rows.append((tr("row-laid", {"seat": seat}), name))
    return rows


def traces(sheet: TypedView, tr: Translator) -> list[Trace]:
    """The Graf Spee's course, for those who may know it."""
    if len(sheet.course) < 2:
        return []
    return [Trace("course", tr("course", {}), sheet.course, "course", "german")]


def dice(sheet: TypedView, tr: Translator) -> list[Die]:
    """The last roll."""
    if sheet.die is None:
        return []
    number, die, success = sheet.die
    return [Die(str(number), die, tr("die-text", {"die": die, "success": success}), bool(success))]
