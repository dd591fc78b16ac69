"""The cards of a view, laid out: hands, the cards on the table, the piles."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.game import Translator
from vezerkar.engine.scene import Card, CardGroup, Case, Choice, Reaction
from vezerkar.games.triumph.game_data import (
    ACTION_COUNT,
    CARD_INDEX,
    CARD_INTEL,
    CARD_LETTER,
    CARD_NATIONS,
    CARD_SCIENCE,
    CARD_SEASON,
    CARD_TECHS,
    CARD_VALUE,
    CARD_WILDCARD,
    DOUBLE_AGENT,
    FACTORY,
    INTELS,
    IS_ESPIONAGE,
    SCIENCES,
    SEASONS,
    TECHS,
    WILDCARDS,
)
from vezerkar.games.triumph.presentation.card_symbols import Named, symbols, tech_symbol
from vezerkar.games.triumph.presentation.choices import ChoiceIndex
from vezerkar.games.triumph.presentation.labels import card_use, nation_name, party_name, tech_name
from vezerkar.games.triumph.presentation.typed_view import FactionView, TypedView

AIMED: Final = tuple(INTELS[:DOUBLE_AGENT])
"""The Intel cards that the Double Agent may answer."""

ART: Final = {"summer": "summer", "fall": "fall"}
"""The pictures of the seasons that have their own."""


def card_groups(sheet: TypedView, choices: ChoiceIndex, tr: Translator) -> list[CardGroup]:
    """One's own cards first, then what lies on the table, then the piles."""
    groups: list[CardGroup] = []
    for faction in sheet.ordered:
        if faction.hand_known:
            groups.append(hand(sheet, faction, choices, tr))
    for faction in sheet.ordered:
        groups += on_the_table(faction, choices, tr)
    for nation, (player, cards) in sheet.laid.items():
        title = tr("group-laid", {"nation": nation_name(nation, tr), "faction": party_name(player, tr)})
        groups.append(CardGroup(f"laid-{nation}", title, len(cards), faces(cards, "laid", tr), "row", player))
    if sheet.intel:
        groups.append(
            CardGroup("intel", tr("row-intel", {}), 1, faces([sheet.intel], "intel", tr), "row", sheet.active or "neutral")
        )
    for deck, cards in sheet.piles.items():
        title = tr("group-discards", {"deck": deck, "left": sheet.decks[deck]})
        groups.append(CardGroup(f"pile-{deck}", title, len(cards), faces(cards[::-1], "pile", tr), "pile"))
    return groups


def hand(sheet: TypedView, faction: FactionView, choices: ChoiceIndex, tr: Translator) -> CardGroup:
    """A hand that can be seen: one's own, or after the end everybody's."""
    own = faction.id == sheet.seat
    cards = faces(faction.hand, "" if own else f"{faction.id}-hand", tr)
    if own:
        for name, card in zip(faction.hand, cards, strict=True):
            card.choices = choices.of("card", name)
            card.reaction = reaction(name, tr)
    title = tr("group-hand", {"faction": party_name(faction.id, tr)})
    return CardGroup(f"hand-{faction.id}", title, len(cards), cards, "hand" if own else "pile", faction.id)


def on_the_table(faction: FactionView, choices: ChoiceIndex, tr: Translator) -> list[CardGroup]:
    """Return the cards before a faction: its command, its Vault, the cards that show its technologies, the Passive Stack."""
    found: list[CardGroup] = []
    name = party_name(faction.id, tr)
    if faction.committed:
        commits = faces(faction.commits, f"{faction.id}-command", tr)
        commits = commits or backs(f"{faction.id}-command", faction.committed, tr("card-command", {"faction": name}), faction.id)
        found.append(
            CardGroup(
                f"command-{faction.id}", tr("group-command", {"faction": name}), faction.committed, commits, "row", faction.id
            )
        )
    if faction.vault_size:
        title = tr("group-vault", {"faction": name})
        pairs = [vault_card(faction, tech, cards, choices.of("vault", tech), tr) for tech, cards in faction.vault]
        pairs = pairs or backs(f"{faction.id}-vault", faction.vault_size, tr("card-pair", {"faction": name}), faction.id)
        found.append(CardGroup(f"vault-{faction.id}", title, faction.vault_size, pairs, "row", faction.id))
    if faction.kept:
        kept = faces(faction.kept, f"{faction.id}-kept", tr)
        found.append(CardGroup(f"kept-{faction.id}", tr("group-kept", {"faction": name}), len(kept), kept, "row", faction.id))
    if faction.passive_cards:
        passive = faces(faction.passive_cards, f"{faction.id}-passive", tr)
        found.append(
            CardGroup(f"passive-{faction.id}", tr("group-passive", {"faction": name}), len(passive), passive, "pile", faction.id)
        )
    return found


def vault_card(faction: FactionView, tech: str, cards: list[str], offered: list[Choice], tr: Translator) -> Card:
    """A Pair in the Vault, as its owner sees it."""
    card = Card(f"{faction.id}-vault-{tech}", tech_name(tech, tr), tone=faction.id, choices=offered)
    card.kind = tr("use-technology", {})
    card.text = tr(f"tech-{tech}-text", {})
    card.note = " + ".join([card_use(CARD_INDEX[name], tr) for name in cards])
    card.art = "tech"
    bear(card, [tech_symbol(tech, tr)])
    return card


def bear(card: Card, named: list[Named]) -> None:
    """Put symbols on a card."""
    card.symbols = [name for name, _ in named]
    card.symbol_names = [words for _, words in named]


def backs(prefix: str, count: int, title: str, tone: str) -> list[Card]:
    """Cards face down."""
    return [Card(f"{prefix}-{number}", title, tone=tone, face="down") for number in range(1, count + 1)]


def reaction(name: str, tr: Translator) -> Reaction | None:
    """The Double Agent answers Intel cards unasked (B-19): what it offers, for standing orders."""
    if CARD_INTEL[CARD_INDEX[name]] != DOUBLE_AGENT:
        return None
    return Reaction(f"spy {name}", [Case("intel", intel, tr(f"intel-{intel}", {})) for intel in AIMED])


def faces(names: list[str], prefix: str, tr: Translator) -> list[Card]:
    """Cards face up."""
    cards = [face(f"{prefix}-{name}" if prefix else name, CARD_INDEX[name], tr) for name in names]
    for name, card in zip(names, cards, strict=True):
        card.event_id = name
    return cards


def card_face(name: str, tr: Translator) -> Card | None:
    """A card as it is printed; None if there is none of that name."""
    return face(name, CARD_INDEX[name], tr) if name in CARD_INDEX else None


def face(id: str, index: int, tr: Translator) -> Card:
    """Both ends of a card: its command and its Diplomacy, or its factories and what it is good for besides."""
    if index < ACTION_COUNT:
        season = SEASONS[CARD_SEASON[index]]
        value = f"{CARD_LETTER[index]}{CARD_VALUE[index]}"
        use = tr("use-wildcard" if CARD_WILDCARD[index] >= 0 else "use-diplomacy", {})
        kind = tr("card-kind-action", {"season": tr(f"season-{season}", {}), "use": use})
        card = Card(id, card_use(index, tr), value, kind, text_of(index, tr), tone=f"season-{season}")
        card.effect = effect_of(index, tr)
        card.art = ART.get(season, "treaty") if CARD_NATIONS[index] else "plan"
        bear(card, symbols(index, tr))
        return card
    use = tr("use-intelligence" if CARD_INTEL[index] >= 0 else "use-technology", {})
    kind = tr("card-kind-investment", {"factories": FACTORY[index], "use": use})
    card = Card(id, card_use(index, tr), str(FACTORY[index]), kind, text_of(index, tr), tone="investment")
    card.effect = effect_of(index, tr)
    card.art = "wireless" if CARD_INTEL[index] >= 0 else "tech"
    bear(card, symbols(index, tr))
    return card


def effect_of(index: int, tr: Translator) -> str:
    """Return the effect of a card, in one line."""
    if CARD_WILDCARD[index] >= 0:
        return tr(f"wildcard-{WILDCARDS[CARD_WILDCARD[index]]}-effect", {})
    if CARD_SCIENCE[index] >= 0:
        return tr(f"wildcard-{SCIENCES[CARD_SCIENCE[index]]}-effect", {})
    if CARD_INTEL[index] >= 0:
        return tr(f"intel-{INTELS[CARD_INTEL[index]]}-effect", {})
    if CARD_NATIONS[index]:
        return tr("effect-diplomacy", {"nations": len(CARD_NATIONS[index])})
    return tr("effect-investment", {"factories": FACTORY[index]})


def text_of(index: int, tr: Translator) -> str:
    """Return what a card does besides moving units or raising Industry."""
    if CARD_WILDCARD[index] >= 0:
        return tr(f"wildcard-{WILDCARDS[CARD_WILDCARD[index]]}-text", {})
    if CARD_SCIENCE[index] >= 0:
        return tr(f"wildcard-{SCIENCES[CARD_SCIENCE[index]]}-text", {})
    if CARD_INTEL[index] >= 0:
        return tr(f"intel-{INTELS[CARD_INTEL[index]]}-text", {})
    if CARD_NATIONS[index]:
        return tr("card-text-diplomacy", {"nations": len(CARD_NATIONS[index])})
    texts = [f"{tech_name(TECHS[tech], tr)}: {tr(f'tech-{TECHS[tech]}-text', {})}" for tech in CARD_TECHS[index]]
    if IS_ESPIONAGE[index]:
        texts.append(tr("tech-industrial_espionage-text", {}))
    return " ".join(texts)
