"""How the tiny game is shown: its Scene, and its words in two languages, as a game's ``texts/*.ftl`` would give them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tests.tinyrules import SEATS, strength
from vezerkar.engine import Decision, Event
from vezerkar.engine.game import Json, Translator
from vezerkar.engine.scene import Button, Card, CardGroup, Case, Choice, Prompt, Reaction, Scene, Track

TEXTS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "ask-bid": "Bid for the weather gauge: you have {coins} coins",
        "ask-fire": "Fire a shot or hold your fire",
        "ask-fog": "You are fired at: hide in a fog?",
        "ask-wait": "The other captain is thinking",
        "act": "{action}",
        "card": "Card of strength {strength}",
        "hand": "Your cards",
        "hull": "{points} hull points",
        "ship": "The {seat}: hull {hull}, {coins} coins",
        "refuse-now": "This cannot be done now",
        "refuse-strike": "Only a ship that was hit may strike its colours",
        "refuse-coins": "You have {coins} coins",
        "refuse-card": "Card {card} is not in your hand, or cannot be played now",
        "told-drew": "The {seat} draws card {card}",
        "told-refilled": "Both draw to three cards; {deck} are left",
        "told-bids": "The gull bids {gull}, the heron {heron}: the {gauge} has the gauge",
        "told-held": "The {seat} holds its fire",
        "told-fired": "The {seat} fires a shot of strength {strength}",
        "told-fog": "The {seat} hides in a fog",
        "told-hit": "Roll {roll}: the {seat} is hit",
        "told-missed": "Roll {roll}: the {seat} is missed",
        "told-struck": "The {seat} strikes its colours",
    },
    "hu": {
        "ask-bid": "Licitálj a szél felőli oldalra: {coins} tallérod van",
        "ask-fire": "Lőj, vagy tartsd vissza a tüzet",
        "ask-fog": "Lőnek rád: elbújsz a ködben?",
        "ask-wait": "A másik kapitány gondolkodik",
        "act": "{action}",
        "card": "{strength} erejű lap",
        "hand": "Lapjaid",
        "hull": "{points} hajótest",
        "ship": "{seat}: {hull} hajótest, {coins} tallér",
        "refuse-now": "Ezt most nem lehet",
        "refuse-strike": "Csak az vonhatja be a lobogóját, akit már eltaláltak",
        "refuse-coins": "{coins} tallérod van",
        "refuse-card": "A {card} számú lap nincs a kezedben, vagy most nem játszható ki",
        "told-drew": "{seat}: húzott lap {card}",
        "told-refilled": "Mindketten három lapra húznak; {deck} marad",
        "told-bids": "A gull {gull}, a heron {heron} tallért ajánl: a {gauge} van szél felől",
        "told-held": "{seat} nem lő",
        "told-fired": "{seat} {strength} erejű lövést ad le",
        "told-fog": "{seat} elbújik a ködben",
        "told-hit": "Dobás: {roll}; {seat} találatot kap",
        "told-missed": "Dobás: {roll}; {seat} megússza",
        "told-struck": "{seat} bevonja a lobogóját",
    },
}


def tr(lang: str) -> Translator:
    """The words of one language; an id without words is an error."""

    def words(text: str, args: Mapping[str, int | str]) -> str:
        return TEXTS[lang][text].format(**args)

    return words


def scene(view: Mapping[str, Json], decision: Decision | None, tr: Translator) -> Scene:
    """The view and the question of its seat, laid out for drawing."""
    scene = Scene("gauge", Prompt(tr("ask-wait", {}), mine=False))
    hull = [tr("hull", {"points": points}) for points in range(4)]
    scene.tracks = [Track(f"hull-{i}", SEATS[i], hull, [points]) for i, points in enumerate(numbers(view["hull"]))]
    cards = [Card(str(card), tr("card", {"strength": strength(card)})) for card in numbers(view["hand"])]
    for card in cards:
        if not strength(int(card.id)):
            cases = [Case("strength", str(shot), tr("card", {"strength": shot})) for shot in (1, 2, 3)]
            card.reaction = Reaction(f"play {card.id}", cases)
    scene.cards = [CardGroup("hand", tr("hand", {}), len(cards), cards, "hand")]
    if decision:
        scene.prompt = Prompt(tr(decision.prompt, decision.args), True, decision.seat, decision.cite, decision.ask)
        for action in decision.options:
            owner = [card for card in cards if action.notation == f"play {card.id}"]
            if owner:
                owner[0].choices.append(Choice(action.notation, owner[0].title))
            else:
                scene.buttons.append(Button(tr("act", {"action": action.notation}), action.notation))
        for action, refusal in decision.refused:
            why = tr(refusal.reason, refusal.args)
            scene.buttons.append(Button(tr("act", {"action": action.notation}), action.notation, False, why, refusal.cite))
    return scene


def text_view(view: Mapping[str, Json], tr: Translator) -> list[str]:
    """The view in words."""
    ships = zip(SEATS, numbers(view["hull"]), numbers(view["coins"]), strict=True)
    lines = [tr("ship", {"seat": seat, "hull": hull, "coins": coins}) for seat, hull, coins in ships]
    return lines + [tr("card", {"strength": strength(card)}) for card in numbers(view["hand"])]


def event_text(event: Event, tr: Translator) -> str:
    """One event in words."""
    return tr(f"told-{event.kind}", {name: value for name, value in event.data.items() if not isinstance(value, list)})


def numbers(data: Json) -> list[int]:
    """A list of numbers out of plain data."""
    if not isinstance(data, list) or not all(type(value) is int for value in data):
        raise TypeError(f"{data!r} is no list of numbers")
    return [value for value in data if isinstance(value, int)]
