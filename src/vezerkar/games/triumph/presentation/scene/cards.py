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
from vezerkar.games.triumph.presentation.choices import ChoiceIndex
from vezerkar.games.triumph.presentation.labels import card_use, nation_name, party_name, tech_name
from vezerkar.games.triumph.presentation.typed_view import FactionView, TypedView

AIMED: Final = tuple(INTELS[:DOUBLE_AGENT])
"""The Intel cards that the Double Agent may answer."""


def card_groups(sheet: TypedView, choices: ChoiceIndex, say: Translator) -> list[CardGroup]:
    """One's own cards first, then what lies on the table, then the piles."""
    groups: list[CardGroup] = []
    for faction in sheet.ordered:
        if faction.hand_known:
            groups.append(hand(sheet, faction, choices, say))
    for faction in sheet.ordered:
        groups += on_the_table(faction, choices, say)
    for nation, (player, cards) in sheet.laid.items():
        title = say("group-laid", {"nation": nation_name(nation, say), "faction": party_name(player, say)})
        groups.append(CardGroup(f"laid-{nation}", title, len(cards), faces(cards, "laid", say), "row", player))
    if sheet.intel:
        groups.append(
            CardGroup("intel", say("row-intel", {}), 1, faces([sheet.intel], "intel", say), "row", sheet.active or "neutral")
        )
    for deck, cards in sheet.piles.items():
        title = say("group-discards", {"deck": deck, "left": sheet.decks[deck]})
        groups.append(CardGroup(f"pile-{deck}", title, len(cards), faces(cards[::-1], "pile", say), "pile"))
    return groups


def hand(sheet: TypedView, faction: FactionView, choices: ChoiceIndex, say: Translator) -> CardGroup:
    """A hand that can be seen: one's own, or after the end everybody's."""
    own = faction.id == sheet.seat
    cards = faces(faction.hand, "" if own else f"{faction.id}-hand", say)
    if own:
        for name, card in zip(faction.hand, cards, strict=True):
            card.choices = choices.of("card", name)
            card.reaction = reaction(name, say)
    title = say("group-hand", {"faction": party_name(faction.id, say)})
    return CardGroup(f"hand-{faction.id}", title, len(cards), cards, "hand" if own else "pile", faction.id)


def on_the_table(faction: FactionView, choices: ChoiceIndex, say: Translator) -> list[CardGroup]:
    """What lies before a faction: its command, its Vault, the cards that show its technologies, the Passive Stack."""
    found: list[CardGroup] = []
    name = party_name(faction.id, say)
    if faction.committed:
        commits = faces(faction.commits, f"{faction.id}-command", say)
        commits = commits or backs(f"{faction.id}-command", faction.committed, say("card-command", {"faction": name}), faction.id)
        found.append(
            CardGroup(
                f"command-{faction.id}", say("group-command", {"faction": name}), faction.committed, commits, "row", faction.id
            )
        )
    if faction.vault_size:
        title = say("group-vault", {"faction": name})
        pairs = [vault_card(faction, tech, cards, choices.of("vault", tech), say) for tech, cards in faction.vault]
        pairs = pairs or backs(f"{faction.id}-vault", faction.vault_size, say("card-pair", {"faction": name}), faction.id)
        found.append(CardGroup(f"vault-{faction.id}", title, faction.vault_size, pairs, "row", faction.id))
    if faction.kept:
        kept = faces(faction.kept, f"{faction.id}-kept", say)
        found.append(CardGroup(f"kept-{faction.id}", say("group-kept", {"faction": name}), len(kept), kept, "row", faction.id))
    if faction.passive_cards:
        passive = faces(faction.passive_cards, f"{faction.id}-passive", say)
        found.append(
            CardGroup(f"passive-{faction.id}", say("group-passive", {"faction": name}), len(passive), passive, "pile", faction.id)
        )
    return found


def vault_card(faction: FactionView, tech: str, cards: list[str], offered: list[Choice], say: Translator) -> Card:
    """A Pair in the Vault, as its owner sees it."""
    card = Card(f"{faction.id}-vault-{tech}", tech_name(tech, say), tone=faction.id, choices=offered)
    card.kind = say("use-technology", {})
    card.text = say(f"tech-{tech}-text", {})
    card.note = " + ".join([card_use(CARD_INDEX[name], say) for name in cards])
    return card


def backs(prefix: str, count: int, title: str, tone: str) -> list[Card]:
    """Cards face down."""
    return [Card(f"{prefix}-{number}", title, tone=tone, face="down") for number in range(1, count + 1)]


def reaction(name: str, say: Translator) -> Reaction | None:
    """The Double Agent answers Intel cards unasked (B-19): what it offers, for standing orders."""
    if CARD_INTEL[CARD_INDEX[name]] != DOUBLE_AGENT:
        return None
    return Reaction(f"spy {name}", [Case("intel", intel, say(f"intel-{intel}", {})) for intel in AIMED])


def faces(names: list[str], prefix: str, say: Translator) -> list[Card]:
    """Cards face up."""
    return [face(f"{prefix}-{name}" if prefix else name, CARD_INDEX[name], say) for name in names]


def face(id: str, index: int, say: Translator) -> Card:
    """Both ends of a card: its command and its Diplomacy, or its factories and what it is good for besides."""
    if index < ACTION_COUNT:
        season = SEASONS[CARD_SEASON[index]]
        value = f"{CARD_LETTER[index]}{CARD_VALUE[index]}"
        use = say("use-wildcard" if CARD_WILDCARD[index] >= 0 else "use-diplomacy", {})
        kind = say("card-kind-action", {"season": say(f"season-{season}", {}), "use": use})
        return Card(id, card_use(index, say), value, kind, text_of(index, say), tone=f"season-{season}")
    use = say("use-intelligence" if CARD_INTEL[index] >= 0 else "use-technology", {})
    kind = say("card-kind-investment", {"factories": FACTORY[index], "use": use})
    return Card(id, card_use(index, say), str(FACTORY[index]), kind, text_of(index, say), tone="investment")


def text_of(index: int, say: Translator) -> str:
    """What a card does besides moving units or raising Industry."""
    if CARD_WILDCARD[index] >= 0:
        return say(f"wildcard-{WILDCARDS[CARD_WILDCARD[index]]}-text", {})
    if CARD_SCIENCE[index] >= 0:
        return say(f"wildcard-{SCIENCES[CARD_SCIENCE[index]]}-text", {})
    if CARD_INTEL[index] >= 0:
        return say(f"intel-{INTELS[CARD_INTEL[index]]}-text", {})
    if CARD_NATIONS[index]:
        return say("card-text-diplomacy", {"nations": len(CARD_NATIONS[index])})
    texts = [f"{tech_name(TECHS[tech], say)}: {say(f'tech-{TECHS[tech]}-text', {})}" for tech in CARD_TECHS[index]]
    if IS_ESPIONAGE[index]:
        texts.append(say("tech-industrial_espionage-text", {}))
    return " ".join(texts)
